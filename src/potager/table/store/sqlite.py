"""The store on SQLite: one file, one process.

All writes go through one thread, which takes whatever has come in meanwhile into one transaction:
many moves share one fsync. `synchronous=FULL` makes the commit outlive a power cut.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import structlog

from potager.core.errors import PotagerError
from potager.table.store.base import (
    NOT_READ,
    NOT_WRITTEN,
    Conflict,
    Job,
    Store,
    Unavailable,
    migrate,
)

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


class SqliteStore(Store):
    """Matches in one SQLite file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._jobs: queue.SimpleQueue[_Pending | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._reading = ThreadPoolExecutor(1, "potager-read")

    def now(self) -> float:
        return time.time()

    async def open(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self._lock = self._claim()
        self._connection = self._connect()
        self._reader = self._connect()
        try:
            self._migrate()
        except BaseException:
            self._disconnect()
            raise
        self._writer = threading.Thread(target=self._write_on, name="potager-write", daemon=True)
        self._writer.start()

    def _migrate(self) -> None:
        with self._connection:
            self._connection.execute("BEGIN IMMEDIATE")
            (version,) = self._connection.execute("PRAGMA user_version").fetchone()
            latest = migrate(SqliteDb(self._connection), version)
            self._connection.execute(f"PRAGMA user_version = {latest}")

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.file, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA busy_timeout = 5000")
        return connection

    def _claim(self) -> sqlite3.Connection:
        """Two servers on one file would not hear of each other's moves: the second is refused."""
        guard = sqlite3.connect(self.file.with_name(self.file.name + "-server"), timeout=0)
        try:
            guard.execute("PRAGMA locking_mode = EXCLUSIVE")
            guard.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            guard.close()
            raise PotagerError(
                f"A table already runs on {self.file}: stop it, or give another file by --database."
            ) from None
        return guard

    async def close(self) -> None:
        self._jobs.put(None)
        if self._writer:
            await asyncio.to_thread(self._writer.join)
        self._disconnect()

    def _disconnect(self) -> None:
        self._reading.shutdown()
        self._reader.close()
        self._connection.close()
        self._lock.close()

    def write(self, job: Job[T]) -> Awaitable[T]:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Pending(job, future))
        return future

    def read(self, job: Job[T]) -> Awaitable[T]:
        loop = asyncio.get_running_loop()
        return loop.run_in_executor(self._reading, self._read, job)

    def _read(self, job: Job[T]) -> T:
        """Read at one moment: what is written meanwhile comes with the next reading."""
        self._reader.execute("BEGIN")
        try:
            return job(SqliteDb(self._reader))
        except sqlite3.Error as error:
            log.error("the database can't be read", reason=str(error))
            raise Unavailable(NOT_READ) from None
        finally:
            if self._reader.in_transaction:
                self._reader.execute("ROLLBACK")

    def _write_on(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch = [first]
            last = False
            while len(batch) < BATCH and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    last = True
                    break
                batch.append(more)
            self._write_batch(batch)
            if last:
                break

    def _write_batch(self, batch: list[_Pending]) -> None:
        db = SqliteDb(self._connection)
        try:
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
        except sqlite3.Error as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            log.error("the database did not write", reason=str(error))
            for pending in batch:
                pending.error = Unavailable(NOT_WRITTEN)
        loop = batch[0].future.get_loop()
        loop.call_soon_threadsafe(_finish, batch)


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


def backup(source: Path, target: Path) -> None:
    """Copy a database while it is in use."""
    with sqlite3.connect(source) as running, sqlite3.connect(target) as copy:
        running.backup(copy)
