"""The store on PostgreSQL: several processes, on one machine or many, serve the same matches.

They tell each other which match has changed by LISTEN and NOTIFY (a notice only, at most 8,000
bytes), on one connection each, and read the log.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

import structlog

from potager.core.errors import PotagerError
from potager.table.store.base import (
    IN_DOUBT,
    NOT_READ,
    NOT_WRITTEN,
    Conflict,
    Doubtful,
    Job,
    Store,
    Unavailable,
    migrate,
)

if TYPE_CHECKING:
    import psycopg
    from psycopg_pool import ConnectionPool

T = TypeVar("T")
CONNECTIONS = 8
PATIENCE = 4.0  # seconds that a job waits for a connection
MIGRATING = 7_687_424  # the number of the lock that a migrating server holds
log = structlog.get_logger()


class PostgresDb:
    """A transaction of a PostgreSQL connection."""

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self.connection = connection

    def rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        return self.connection.execute(sql.replace("?", "%s").encode(), values).fetchall()

    def run(self, sql: str, *values: object) -> int:
        import psycopg

        try:
            return self.connection.execute(sql.replace("?", "%s").encode(), values).rowcount
        except psycopg.errors.UniqueViolation:
            raise Conflict from None

    def announce(self, match: str, text: str) -> None:
        self.connection.execute("SELECT pg_notify('potager', %s)", (f"{match} {text}",))


class PostgresStore(Store):
    """Matches in a PostgreSQL database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._threads = ThreadPoolExecutor(CONNECTIONS, "potager-db")
        self._offset = 0.0
        self._closing = False
        self._listener: threading.Thread | None = None

    def now(self) -> float:
        return time.time() + self._offset

    async def open(self) -> None:
        try:
            import psycopg
            from psycopg_pool import ConnectionPool
        except ImportError:
            raise PotagerError(
                "PostgreSQL needs psycopg: install it by `pip install potager[postgres]`."
            ) from None
        self._loop = asyncio.get_running_loop()
        self._pool: ConnectionPool = ConnectionPool(
            self.url,
            min_size=1,
            max_size=CONNECTIONS,
            timeout=PATIENCE,
            reconnect_timeout=PATIENCE,
            open=False,
            kwargs={"prepare_threshold": 2, "connect_timeout": int(PATIENCE)},
        )
        try:
            with psycopg.connect(self.url, connect_timeout=10) as connection:
                self._migrate(connection)
        except psycopg.OperationalError as error:
            reason = str(error).strip().splitlines()[-1]
            raise PotagerError(f"The database can't be reached: {reason}.") from None
        await asyncio.to_thread(self._pool.open)
        self._listener = threading.Thread(target=self._listen, name="potager-listen", daemon=True)
        self._listener.start()

    def _migrate(self, connection: psycopg.Connection[Any]) -> None:
        db = PostgresDb(connection)
        db.rows("SELECT pg_advisory_xact_lock(?)", MIGRATING)
        db.run("CREATE TABLE IF NOT EXISTS potager (version BIGINT NOT NULL)")
        found = db.rows("SELECT version FROM potager")
        before = found[0][0] if found else 0
        latest = migrate(db, before)
        sql = "UPDATE potager SET version = ?" if found else "INSERT INTO potager VALUES (?)"
        db.run(sql, latest)
        (theirs,) = db.rows("SELECT EXTRACT(EPOCH FROM clock_timestamp())::float8")[0]
        self._offset = theirs - time.time()

    async def close(self) -> None:
        self._closing = True
        if self._listener:
            await asyncio.to_thread(self._listener.join)
        await asyncio.to_thread(self._threads.shutdown)
        await asyncio.to_thread(self._pool.close)

    def write(self, job: Job[T]) -> Awaitable[T]:
        def durably(connection: psycopg.Connection[Any]) -> T:
            result = job(PostgresDb(connection))
            self._commit(connection)
            return result

        return self._loop.run_in_executor(self._threads, self._run, durably, NOT_WRITTEN)

    def read(self, job: Job[T]) -> Awaitable[T]:
        def at_one_moment(connection: psycopg.Connection[Any]) -> T:
            connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            return job(PostgresDb(connection))

        return self._loop.run_in_executor(self._threads, self._run, at_one_moment, NOT_READ)

    def _run(self, job: Callable[[psycopg.Connection[Any]], T], failed: str) -> T:
        """Do a job on a connection that works. One that was lost before the commit has done
        nothing, so the job is done on another; one that is lost in the commit leaves doubt.
        """
        import psycopg
        from psycopg_pool import PoolTimeout

        for _ in range(CONNECTIONS + 1):  # all that lay in the pool may be dead
            try:
                with self._pool.connection() as connection:
                    return job(connection)
            except PoolTimeout:
                break
            except psycopg.OperationalError as error:
                log.warning("database connection lost", reason=str(error).strip())
            except psycopg.Error as error:  # a database that is read-only, say
                log.error("the database refuses", reason=str(error).strip())
                break
        raise Unavailable(failed)

    def _commit(self, connection: psycopg.Connection[Any]) -> None:
        import psycopg

        try:
            connection.commit()
        except psycopg.Error as error:
            log.warning("database connection lost in a commit", reason=str(error).strip())
            raise Doubtful(IN_DOUBT) from None

    def _listen(self) -> None:
        """Hear the other processes; a lost connection is made again."""
        import psycopg

        while not self._closing:
            try:
                with psycopg.connect(self.url, autocommit=True, connect_timeout=10) as connection:
                    connection.execute("LISTEN potager")
                    # What was said while nobody listened is lost: look at everything once.
                    self._loop.call_soon_threadsafe(self.notice, "", "")
                    while not self._closing:
                        for heard in connection.notifies(timeout=0.5, stop_after=1):
                            match, _, text = heard.payload.partition(" ")
                            self._loop.call_soon_threadsafe(self.notice, match, text)
            except psycopg.Error as error:
                log.warning("database connection lost", reason=str(error).strip())
                time.sleep(1)
