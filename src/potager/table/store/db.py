"""One transaction on a database of either kind, what all jobs share, and the tables' versions.

SQL is written once, for both: parameters are `?`, and rows are added by `insert` and `put`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from potager.core.errors import PotagerError

T = TypeVar("T")
MIGRATIONS = Path(__file__).parent / "migrations"


class Db(ABC):
    """One transaction on a connection. Parameters are written `?`."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection
        self.notices: list[str] = []  # to be sent when it is durable

    @abstractmethod
    def rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """Ask."""

    @abstractmethod
    def run(self, sql: str, *values: object) -> int:
        """Change; how many rows were. Raises Conflict where a unique key is taken."""

    def announce(self, match: str, text: str) -> None:
        """Notify the other processes as soon as this transaction is durable."""
        self.notices.append(f"{match} {text}")


Job = Callable[[Db], T]


def marks(values: Collection[object]) -> str:
    """A `?` for each value."""
    return ", ".join("?" for _ in values)


@cache
def insertion(table: str, *columns: str) -> str:
    """The statement that adds a row."""
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks(columns)})"  # noqa: S608 ours


def insert(db: Db, table: str, **row: object) -> None:
    """Add a row. Raises Conflict where there is one with its key."""
    db.run(insertion(table, *row), *row.values())


def insert_once(db: Db, table: str, **row: object) -> None:
    """Add a row, unless it is there."""
    db.run(f"{insertion(table, *row)} ON CONFLICT DO NOTHING", *row.values())


def put(db: Db, table: str, **row: object) -> None:
    """Add a row, or let it replace the one with the same key: its first column."""
    key, *others = row
    news = ", ".join(f"{column} = excluded.{column}" for column in others)
    db.run(f"{insertion(table, *row)} ON CONFLICT ({key}) DO UPDATE SET {news}", *row.values())


# The versions of the tables


def latest_version() -> int:
    """The version of the tables that this Potager makes."""
    return max(int(file.name[:3]) for file in MIGRATIONS.glob("*.sql"))


def check_version(version: int) -> None:
    """Refuse tables that are newer than this Potager."""
    if version > latest_version():
        raise PotagerError(
            f"The database is from a newer Potager (its tables are version {version}, this Potager "
            f"knows {latest_version()}). Install the newer one, or use another database."
        )


def migrate(db: Db, version: int) -> int:
    """Bring the tables from `version` to the latest, by the numbered files; the new version."""
    check_version(version)
    for file in sorted(MIGRATIONS.glob("*.sql")):
        number = int(file.name[:3])
        if number > version:
            lines = (line.split("--")[0] for line in file.read_text("utf-8").splitlines())
            for statement in "\n".join(lines).split(";"):
                if statement.strip():
                    db.run(statement)
            version = number
    return version
