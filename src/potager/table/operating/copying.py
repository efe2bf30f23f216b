"""Backups: all that a database holds as one SQLite file, and back into an empty database.

A backup is made at one moment while servers go on, of SQLite and of PostgreSQL; it can be
restored to either. Nothing that is there already is ever overwritten.
"""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec

from potager.core.errors import PotagerError
from potager.table.operating.reading import (
    Rows,
    Snapshot,
    SqliteSnapshot,
    open_sqlite,
    snapshot,
    tables,
)
from potager.table.settings import is_postgres, sqlite_file
from potager.table.store.db import check_version, insertion
from potager.table.store.postgres import PostgresStore, connected, in_postgres
from potager.table.store.sqlite import bring_up_to_date

PAGES = 512  # that are copied between two looks at the progress
Tell = Callable[[int, int], None]  # how much is done, and of how much


class Copied(msgspec.Struct, frozen=True, kw_only=True):
    """What was copied."""

    file: str
    matches: int
    events: int


def backup(database: str, target: Path, tell: Tell) -> Copied:
    """Write all that a database holds into a new file."""
    if not is_postgres(database) and not sqlite_file(database).exists():
        raise PotagerError(f"There is no database at {sqlite_file(database)}.")
    with new_file(target) as part:
        if is_postgres(database):
            with snapshot(database) as source, closing(sqlite3.connect(part)) as copy:
                bring_up_to_date(copy)
                _copy_rows(source, copy.executemany, tell)
                copy.commit()
        else:
            with open_sqlite(sqlite_file(database)) as source_file:
                _copy_file(source_file, part, tell)
        counted = _sound(part)
    return Copied(file=str(target), matches=counted[0], events=counted[1])


def restore(source: Path, database: str, tell: Tell) -> Copied:
    """Put a backup into a database that is not there yet, or holds no match."""
    if not source.exists():
        raise PotagerError(f"There is no backup at {source}.")
    with tempfile.TemporaryDirectory(prefix="potager-") as folder:
        checked = Path(folder) / "backup.sqlite"
        with open_sqlite(source) as original:
            check_version(original.execute("PRAGMA user_version").fetchone()[0])
            _copy_file(original, checked, lambda *_: None)
        counted = _sound(checked)
        with closing(sqlite3.connect(checked)) as copy:
            bring_up_to_date(copy)
            copy.commit()
        if is_postgres(database):
            _into_postgres(checked, database, tell)
        else:
            target = sqlite_file(database)
            with new_file(target) as part, open_sqlite(checked) as ready:
                _copy_file(ready, part, tell)
    return Copied(file=str(source), matches=counted[0], events=counted[1])


@contextmanager
def new_file(target: Path) -> Iterator[Path]:
    """A file that is there when all went well, and else not at all."""
    for there in (target, target.with_name(target.name + "-wal")):
        if there.exists():
            raise PotagerError(f"{there} already exists. Choose another name.")
    part = target.with_name(target.name + ".part")
    try:
        part.touch(0o600, exist_ok=True)  # it holds secrets: seeds of dice and links to seats
    except OSError as error:
        raise PotagerError(f"{target} can't be written: {error.strerror}.") from None
    try:
        yield part
        if target.exists():
            raise PotagerError(f"{target} already exists. Choose another name.")
        part.rename(target)
    except sqlite3.Error as error:
        raise PotagerError(f"{target} can't be written: {error}.") from None
    finally:
        for left in ("", "-journal", "-wal", "-shm"):
            part.with_name(part.name + left).unlink(missing_ok=True)


def _copy_file(source: sqlite3.Connection, target: Path, tell: Tell) -> None:
    """Copy page by page. The source's open transaction keeps the copy at one moment."""
    with closing(sqlite3.connect(target)) as copy:
        source.backup(copy, pages=PAGES, progress=lambda _, left, pages: tell(pages - left, pages))
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, whole in itself


def _sound(file: Path) -> tuple[int, int]:
    """Refuse a damaged file; how many matches and events it holds."""
    with closing(sqlite3.connect(file)) as db:
        try:
            (found,) = db.execute("PRAGMA integrity_check(1)").fetchone()
        except sqlite3.DatabaseError as error:
            found = str(error)
        if found != "ok":
            raise PotagerError(f"The copy is damaged and was deleted: {found.splitlines()[0]}.")
        (matches,) = db.execute("SELECT COUNT(*) FROM matches").fetchone()
        (events,) = db.execute("SELECT COUNT(*) FROM log").fetchone()
        return matches, events


def _into_postgres(file: Path, database: str, tell: Tell) -> None:
    failed = "The database can't be written"
    with connected(database, failed) as db, open_sqlite(file) as opened, db.cursor() as cursor:
        PostgresStore.migrate(db)
        if db.execute("SELECT 1 FROM matches LIMIT 1").fetchone():
            raise PotagerError("That database already has matches. Use an empty one.")
        source = SqliteSnapshot(opened)
        for name in tables(source):
            db.execute(f"DELETE FROM {name}".encode())  # noqa: S608 a server's heartbeats, say
        _copy_rows(source, lambda sql, rows: cursor.executemany(in_postgres(sql), rows), tell)


def _copy_rows(source: Snapshot, write: Callable[[str, Rows], object], tell: Tell) -> None:
    """Write what is in all tables, some rows by one statement at a time."""
    every = tables(source)
    total = sum(source.rows(f"SELECT COUNT(*) FROM {name}")[0][0] for name in every)  # noqa: S608
    done = 0
    for name, columns in every.items():
        for rows in source.stream(f"SELECT {', '.join(columns)} FROM {name}"):  # noqa: S608
            write(insertion(name, *columns), rows)
            done += len(rows)
            tell(done, total)
