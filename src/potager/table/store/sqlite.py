"""The store on SQLite: one file, for one process or for several of one server on this machine.

All writes go through one thread, which takes whatever has come in meanwhile into one transaction:
many moves share one fsync. `synchronous=FULL` makes the commit outlive a power cut. Processes write
in turn, and notify each other of what has changed (`siblings.py`).
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Awaitable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import structlog

from potager.core.errors import PotagerError
from potager.table.store import steady
from potager.table.store.base import (
    NOT_READ,
    NOT_WRITTEN,
    Change,
    Conflict,
    Store,
    Unavailable,
    make,
)
from potager.table.store.db import Db, Job, migrate
from potager.table.store.siblings import Sibling, Siblings

T = TypeVar("T")
log = structlog.get_logger()
BATCH = 500  # jobs of one transaction at most
# Plain changes of one transaction, all at once: a thread that asks for each anew waits for each.
CHANGE_ALL = """
    UPDATE matches SET version = matches.version + 1, due = change.due, at = change.at
    FROM (
        SELECT json_extract(value, '$[0]') AS id, json_extract(value, '$[1]') AS version,
               json_extract(value, '$[2]') AS seq, json_extract(value, '$[3]') AS due,
               json_extract(value, '$[4]') AS at
        FROM json_each(?)
    ) AS change
    WHERE matches.id = change.id AND matches.version = change.version
    AND (SELECT COALESCE(MAX(log.seq), 0) FROM log WHERE match_id = matches.id) = change.seq
"""
ADD_ALL = """
    INSERT INTO log (match_id, seq, event, at)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
           json_extract(value, '$[3]')
    FROM json_each(?)
"""


class SqliteDb(Db):
    """A transaction of an SQLite connection."""

    connection: sqlite3.Connection

    def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return self.connection.execute(sql, values).fetchall()

    def run(self, sql: str, *values: Any) -> int:
        try:
            return self.connection.execute(sql, values).rowcount
        except sqlite3.IntegrityError:
            raise Conflict from None


def bring_up_to_date(connection: sqlite3.Connection) -> None:
    """Make the tables, or bring them to their latest version."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    connection.execute(f"PRAGMA user_version = {migrate(SqliteDb(connection), version)}")


class SqliteStore(Store):
    """Matches in one SQLite file."""

    def __init__(self, file: Path, siblings: Siblings | None = None) -> None:
        self.file = file
        self.shared = siblings is not None
        self._siblings = siblings
        self._gathered: list[_Pending] = []
        self._jobs: queue.SimpleQueue[list[_Pending] | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._reading = ThreadPoolExecutor(1, "potager-read")
        self._clock = steady.SteadyClock()
        if siblings is not None:
            self._clock.offset = siblings.own.offset
        self._turns = WriteTurns(siblings.own) if siblings is not None else None
        self._open: list[sqlite3.Connection] = []
        self._closed = False

    def now(self) -> float:
        return self._clock.now()

    async def open(self) -> None:
        try:
            self.keep_private()
            if self._siblings is None:
                self.claim()
            else:
                self._siblings.heard = self._hear
            self._connection = self._connect()
            self._reader = self._connect()
            self._at_once = _can_do_all_at_once(self._reader)
            with self._connection as connection:
                connection.execute("BEGIN IMMEDIATE")
                bring_up_to_date(connection)
        except (sqlite3.Error, OSError) as error:
            self._disconnect()
            raise PotagerError(f"{self.file} can't be used: {_reason(error)}.") from None
        except BaseException:
            self._disconnect()
            raise
        self._writer = threading.Thread(target=self._write_on, name="potager-write", daemon=True)
        self._writer.start()

    def keep_private(self) -> None:
        """The file holds the seeds of dice and the links of seats: other users can't read it."""
        if not self.file.absolute().parent.is_dir():
            raise PotagerError(
                f"{self.file} can't be used: there is no folder {self.file.parent}. Create it, or"
                " check the path."
            )
        if not self.file.exists():
            self.file.touch(0o600)
        for file in (self.file.with_name(self.file.name + end) for end in ("", "-wal", "-shm")):
            if file.exists() and file.stat().st_mode & 0o007:
                with suppress(PermissionError):  # it is somebody else's
                    file.chmod(0o600)

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.file, isolation_level=None, check_same_thread=False)
        self._open.append(connection)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA busy_timeout = 5000")
        return connection

    def claim(self) -> None:
        """Two servers on one file would not hear of each other's moves: the second is refused."""
        guard = sqlite3.connect(self.file.with_name(self.file.name + "-server"), timeout=0)
        self._open.append(guard)
        try:
            guard.execute("PRAGMA locking_mode = EXCLUSIVE")
            guard.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise PotagerError(
                f"A server is already using {self.file}. Stop it, or choose another file with "
                "--database."
            ) from None

    @contextmanager
    def claimed(self) -> Iterator[None]:
        """Keep the file for the processes that are started meanwhile."""
        self.keep_private()
        self.claim()
        try:
            yield
        finally:
            self._disconnect()

    async def close(self) -> None:
        self._closed = True
        self._hand_over()
        self._jobs.put(None)
        if self._writer:
            await asyncio.to_thread(self._writer.join)
        self._disconnect()

    def _disconnect(self) -> None:
        self._reading.shutdown()
        for connection in self._open:
            connection.close()
        if self._turns is not None:
            self._turns.close()

    def go_on_from(self, last: float) -> None:
        """The machine's clock was put back since then: matches go on as if it had not been."""
        if not self.shared:  # else whoever has started them has seen to it
            self._clock.set(last)

    def write(self, job: Job[T]) -> Awaitable[T]:
        return self._gather(job)

    async def commit(self, change: Change) -> None:
        plain = change if self._at_once and change.plain else None
        await self._gather(lambda db: make(db, change), plain)

    def _gather(self, job: Job[T], plain: Change | None = None) -> Awaitable[T]:
        if self._closed:
            raise Unavailable(NOT_WRITTEN)
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        if not self._gathered:  # what is asked for in the same breath goes over together
            loop.call_soon(self._hand_over)
        self._gathered.append(_Pending(job, future, plain))
        return future

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        if gathered:
            self._jobs.put(gathered)

    def read(self, job: Job[T]) -> Awaitable[T]:
        if self._closed:
            raise Unavailable(NOT_READ)
        loop = asyncio.get_running_loop()
        return loop.run_in_executor(self._reading, self._read, job)

    def _read(self, job: Job[T]) -> T:
        """Read at one moment: what is written meanwhile comes with the next reading."""
        try:
            self._reader.execute("BEGIN")
            return job(SqliteDb(self._reader))
        except sqlite3.Error as error:
            log.error("the database can't be read", reason=str(error))
            raise Unavailable(NOT_READ) from None
        finally:
            with suppress(sqlite3.Error):
                self._reader.execute("ROLLBACK")

    def _write_on(self) -> None:
        while (batch := self._jobs.get()) is not None:
            while len(batch) < BATCH and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:  # the end: after these
                    self._jobs.put(None)
                    break
                batch += more
            self._write_batch(batch)

    def _write_batch(self, batch: list[_Pending]) -> None:
        db = SqliteDb(self._connection)
        try:
            with self._turns.taken() if self._turns else nullcontext():
                self._write_together(batch, db)
        except (sqlite3.Error, OSError) as error:
            db.notices.clear()
            for pending in batch:
                pending.error = Unavailable(NOT_WRITTEN)
            log.error("the database could not be written", reason=str(error))
        loop = batch[0].future.get_loop()
        loop.call_soon_threadsafe(self._finish, batch, db.notices)

    def _write_together(self, batch: list[_Pending], db: SqliteDb) -> None:
        """All jobs in one transaction, but for those that refuse."""
        plain = [pending.plain for pending in batch if pending.plain is not None]
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            _, refused = self._try(lambda db: _make_all(db, plain), db) if plain else (None, None)
            for pending in batch:
                if pending.plain is None or refused:
                    pending.result, pending.error = self._try(pending.job, db)
            self._connection.execute("COMMIT")
        except sqlite3.Error:
            with suppress(sqlite3.Error):  # it may have rolled back by itself
                self._connection.execute("ROLLBACK")
            raise

    def _try(self, job: Job[T], db: SqliteDb) -> tuple[T | None, Exception | None]:
        """What a job answers, or why it refuses; then it leaves nothing behind."""
        self._connection.execute("SAVEPOINT job")
        notices, answer, refusal = len(db.notices), None, None
        try:
            answer = job(db)
        except sqlite3.Error:
            raise
        except Exception as error:  # whatever it is, it is the asker's, not the others'
            self._connection.execute("ROLLBACK TO job")
            del db.notices[notices:]
            refusal = error
        self._connection.execute("RELEASE job")
        return answer, refusal

    def _finish(self, batch: list[_Pending], notices: list[str]) -> None:
        if self._siblings is not None:
            self._siblings.notify(notices)
        for pending in batch:
            if pending.future.cancelled():
                continue
            if pending.error is not None:
                pending.future.set_exception(pending.error)
            else:
                pending.future.set_result(pending.result)

    def _hear(self, match: str, text: str) -> None:
        """A notice of a sibling has arrived."""
        if not self._closed:
            self.notice(match, text)


class WriteTurns:
    """Which of several processes writes next. A process that waits comes before one that has just
    written.

    The locks are the system's, so they end with their holder; one that stands still is ended by
    whoever has started it.
    """

    def __init__(self, own: Sibling) -> None:
        self._next = (Path(own.folder) / "next").open("wb")  # who holds it is the next to write
        self._writes = (Path(own.folder) / "writes").open("wb")

    @contextmanager
    def taken(self) -> Iterator[None]:
        import fcntl  # there are systems without it

        fcntl.flock(self._next, fcntl.LOCK_EX)
        fcntl.flock(self._writes, fcntl.LOCK_EX)
        fcntl.flock(self._next, fcntl.LOCK_UN)
        try:
            yield
        finally:
            with suppress(OSError):  # what was written is written
                fcntl.flock(self._writes, fcntl.LOCK_UN)

    def close(self) -> None:
        self._next.close()
        self._writes.close()


class _Pending(msgspec.Struct, eq=False):
    """A job that somebody waits for."""

    job: Job[Any]
    future: asyncio.Future[Any]
    plain: Change | None  # what the job does, where that is so
    result: object = None
    error: Exception | None = None


def _can_do_all_at_once(connection: sqlite3.Connection) -> bool:
    """Whether this SQLite reads JSON, and changes rows from what it has read."""
    try:
        connection.execute("SELECT json_extract(value, '$[0]') FROM json_each('[[1]]')")
    except sqlite3.Error:
        return False
    return sqlite3.sqlite_version_info >= (3, 33)


def _make_all(db: Db, changes: list[Change]) -> None:
    """Make plain changes. Raises Conflict where one of them comes too late, and some are made."""
    news = [(one.match, one.version, one.seq, one.due, one.at) for one in changes]
    events = [event for one in changes for event in one.events()]
    if db.run(CHANGE_ALL, msgspec.json.encode(news).decode()) != len(changes):
        raise Conflict
    db.run(ADD_ALL, msgspec.json.encode(events).decode())
    for one in changes:
        db.announce(one.match, str(one.version + 1))


def _reason(error: sqlite3.Error | OSError) -> str:
    return (isinstance(error, OSError) and error.strerror) or str(error)
