"""Reading a whole database at one moment, beside the servers that go on writing to it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Protocol

from potager.core.errors import PotagerError
from potager.table.settings import is_postgres, sqlite_file
from potager.table.store.db import check_version, latest_version
from potager.table.store.postgres import PostgresDb, connected, version_of
from potager.table.store.sqlite import SqliteDb

Rows = list[tuple[Any, ...]]
MANY = 500  # rows that are in memory at a time


class Snapshot(Protocol):
    """A database as it was when it was opened."""

    connection: Any
    named: str  # asks for the names of all tables

    def rows(self, sql: str, *values: object) -> Rows:
        """Ask; parameters are written `?`."""

    def stream(self, sql: str) -> Iterator[Rows]:
        """Ask for more than fits in memory, some rows at a time."""


class SqliteSnapshot(SqliteDb):
    """An SQLite file; writers are not held up."""

    named = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"

    def stream(self, sql: str) -> Iterator[Rows]:
        with closing(self.connection.execute(sql)) as found:
            while some := found.fetchmany(MANY):
                yield some


class PostgresSnapshot(PostgresDb):
    """A PostgreSQL database."""

    named = (
        "SELECT tablename FROM pg_tables"
        " WHERE schemaname = current_schema() AND tablename <> 'potager'"
    )

    def stream(self, sql: str) -> Iterator[Rows]:
        with self.connection.cursor(name="potager") as found:
            found.execute(sql.encode())
            while some := found.fetchmany(MANY):
                yield some


def tables(source: Snapshot) -> dict[str, list[str]]:
    """All tables with their columns. Matches come first, because all others may refer to them."""
    names = sorted(
        [name for (name,) in source.rows(source.named)], key=lambda one: one != "matches"
    )
    nothing = {one: source.connection.execute(f"SELECT * FROM {one} LIMIT 0") for one in names}  # noqa: S608
    return {one: [column[0] for column in nothing[one].description] for one in names}


@contextmanager
def snapshot(database: str) -> Iterator[Snapshot]:
    """Open a database to read all of it as it is now."""
    if is_postgres(database):
        with connected(database, "The database can't be read") as db:
            db.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            version = version_of(db)
            if version is None:
                raise PotagerError("That database has no Potager tables.")
            _check(version)
            yield PostgresSnapshot(db)
        return
    with open_sqlite(sqlite_file(database)) as file:
        _check(file.execute("PRAGMA user_version").fetchone()[0])
        yield SqliteSnapshot(file)


@contextmanager
def open_sqlite(file: Path) -> Iterator[sqlite3.Connection]:
    """An SQLite file at one moment: what is written from now on is not seen."""
    if not file.exists():
        raise PotagerError(f"There is no database at {file}.")
    try:
        with closing(sqlite3.connect(file, isolation_level=None, timeout=5)) as db:
            db.execute("BEGIN")
            if not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'matches'").fetchone():
                raise PotagerError(f"{file} is not a Potager database.")
            yield db
    except sqlite3.Error as error:
        raise PotagerError(f"{file} can't be read: {error}.") from None


def _check(version: int) -> None:
    check_version(version)
    if version < latest_version():
        raise PotagerError(
            "The database is from an older Potager. Start the server once to update it."
        )
