"""The store on SQLite: one file, one process.

All writes go through one thread, which takes whatever has come in meanwhile into one transaction:
many moves share one fsync. `synchronous=FULL` makes the commit outlive a power cut.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import structlog

from potager.core.errors import PotagerError
from potager.table.store import steady
from potager.table.store.base import NOT_READ, NOT_WRITTEN, Conflict, Store, Unavailable
from potager.table.store.db import Job, migrate

T = TypeVar("T")
log = structlog.get_logger()
BATCH = 500  # jobs of one transaction at most


class SqliteDb:
    """A transaction of an SQLite connection."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return self.connection.execute(sql, values).fetchall()

    def run(self, sql: str, *values: Any) -> int:
        try:
            return self.connection.execute(sql, values).rowcount
        except sqlite3.IntegrityError:
            raise Conflict from None

    def announce(self, match: str, text: str) -> None:
        """There is no other process to tell."""


def bring_up_to_date(connection: sqlite3.Connection) -> None:
    """Make the tables, or bring them to their latest version."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    connection.execute(f"PRAGMA user_version = {migrate(SqliteDb(connection), version)}")


class SqliteStore(Store):
    """Matches in one SQLite file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._gathered: list[_Pending] = []
        self._jobs: queue.SimpleQueue[list[_Pending] | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._reading = ThreadPoolExecutor(1, "potager-read")
        self._clock = steady.Clock()
        self._open: list[sqlite3.Connection] = []
        self._closed = False

    def now(self) -> float:
        return self._clock.now()

    async def open(self) -> None:
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self._claim()
            self._connection = self._connect()
            self._reader = self._connect()
            self._migrate()
        except (sqlite3.Error, OSError) as error:
            self._disconnect()
            raise PotagerError(f"{self.file} can't be used: {_reason(error)}.") from None
        except BaseException:
            self._disconnect()
            raise
        self._writer = threading.Thread(target=self._write_on, name="potager-write", daemon=True)
        self._writer.start()

    def _migrate(self) -> None:
        with self._connection:
            self._connection.execute("BEGIN IMMEDIATE")
            bring_up_to_date(self._connection)

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.file, isolation_level=None, check_same_thread=False)
        self._open.append(connection)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA busy_timeout = 5000")
        return connection

    def _claim(self) -> None:
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
                f"A table already runs on {self.file}: stop it, or give another file by --database."
            ) from None

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

    def go_on_from(self, last: float) -> None:
        """The machine's clock was put back since then: matches go on as if it had not been."""
        self._clock.set(last)

    def write(self, job: Job[T]) -> Awaitable[T]:
        if self._closed:
            raise Unavailable(NOT_WRITTEN)
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        if not self._gathered:  # what is asked for in the same breath goes over together
            loop.call_soon(self._hand_over)
        self._gathered.append(_Pending(job, future))
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
            last = False
            while len(batch) < BATCH and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    last = True
                    break
                batch += more
            self._write_batch(batch)
            if last:
                break

    def _write_batch(self, batch: list[_Pending]) -> None:
        try:
            if not self._write_all(batch):
                self._write_each(batch)
        except sqlite3.Error as error:
            for pending in batch:
                pending.error = Unavailable(NOT_WRITTEN)
            with suppress(sqlite3.Error):  # it may have rolled back by itself
                self._connection.execute("ROLLBACK")
            log.error("the database did not write", reason=str(error))
        loop = batch[0].future.get_loop()
        loop.call_soon_threadsafe(_finish, batch)

    def _write_all(self, batch: list[_Pending]) -> bool:
        """All jobs in one transaction; false, and nothing is done, if one of them refuses."""
        db = SqliteDb(self._connection)
        self._connection.execute("BEGIN IMMEDIATE")
        for pending in batch:
            try:
                pending.result = pending.job(db)
            except sqlite3.Error:
                raise
            except Exception:
                self._connection.execute("ROLLBACK")
                return False
        self._connection.execute("COMMIT")
        return True

    def _write_each(self, batch: list[_Pending]) -> None:
        """All jobs in one transaction, but for those that refuse."""
        db = SqliteDb(self._connection)
        self._connection.execute("BEGIN IMMEDIATE")
        for pending in batch:
            self._connection.execute("SAVEPOINT job")
            try:
                pending.result = pending.job(db)
            except sqlite3.Error:
                raise
            except Exception as error:  # whatever it is, it is the asker's, not the others'
                self._connection.execute("ROLLBACK TO job")
                pending.error = error
            self._connection.execute("RELEASE job")
        self._connection.execute("COMMIT")


class _Pending:
    def __init__(self, job: Callable[[SqliteDb], Any], future: asyncio.Future[Any]) -> None:
        self.job = job
        self.future = future
        self.result: object = None
        self.error: Exception | None = None


def _finish(batch: list[_Pending]) -> None:
    for pending in batch:
        if pending.future.cancelled():
            continue
        if pending.error is not None:
            pending.future.set_exception(pending.error)
        else:
            pending.future.set_result(pending.result)


def _reason(error: sqlite3.Error | OSError) -> str:
    return (isinstance(error, OSError) and error.strerror) or str(error)
