"""The store on PostgreSQL: several processes, on one machine or many, serve the same matches.

They notify each other which match has changed (`notices.py`), and read the log.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

import structlog

from potager.core.errors import PotagerError
from potager.table.store import alive, steady
from potager.table.store.base import (
    IN_DOUBT,
    NOT_READ,
    NOT_WRITTEN,
    Conflict,
    Doubtful,
    Store,
    Unavailable,
)
from potager.table.store.db import Db, Job, migrate
from potager.table.store.notices import Notices

if TYPE_CHECKING:
    import psycopg
    from psycopg_pool import ConnectionPool

T = TypeVar("T")
CONNECTIONS = 8
PATIENCE = 4.0  # seconds that a job waits for a connection
KNOWN_LOST = 0.3  # and while it is known that there is none
LONGEST_JOB = 6.0  # seconds after which the database counts as lost
REMEASURED = 30.0  # seconds after which we look at its clock again
TOO_LONG = ("57014", "55P03")  # a statement, or the wait for another's
# A database that is cut off, or whose machine is gone, is noticed within seconds.
NETWORK: dict[str, Any] = {
    "connect_timeout": int(PATIENCE),
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": int(LONGEST_JOB * 1000),
}
# And what it does for us ends by itself, even if we are gone.
LIMITS = (
    "SET statement_timeout = '5s'; SET lock_timeout = '4s';"
    " SET idle_in_transaction_session_timeout = '10s'"
)
MIGRATING = 7_687_424  # the number of the lock that a migrating server holds
log = structlog.get_logger()


def in_postgres(sql: str) -> bytes:
    """A statement as it is written there."""
    return sql.replace("?", "%s").encode()


@contextlib.contextmanager
def connected(url: str, failed: str, **how: Any) -> Iterator[psycopg.Connection[Any]]:
    """A connection; what goes wrong with it is reported in a sentence that begins with `failed`."""
    try:
        import psycopg
    except ImportError:
        raise PotagerError(
            "PostgreSQL needs psycopg. Install it with `pip install 'potager[postgres]'`."
        ) from None
    try:
        with psycopg.connect(url, **{"connect_timeout": 10, **how}) as connection:
            yield connection
    except psycopg.Error as error:
        said = (str(error).strip() or type(error).__name__).splitlines()
        why = said[-1] if isinstance(error, psycopg.OperationalError) else said[0]
        raise Unavailable(f"{failed}: {why}.") from None


def version_of(connection: psycopg.Connection[Any]) -> int | None:
    """The version of the tables there; none where there are none."""
    if connection.execute("SELECT to_regclass('potager')").fetchone() == (None,):
        return None
    found = connection.execute("SELECT version FROM potager").fetchone()
    return int(found[0]) if found else 0


class PostgresDb(Db):
    """A transaction of a PostgreSQL connection."""

    connection: psycopg.Connection[Any]

    def rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        return self.connection.execute(in_postgres(sql), values).fetchall()

    def run(self, sql: str, *values: object) -> int:
        import psycopg

        try:
            return self.connection.execute(in_postgres(sql), values).rowcount
        except psycopg.errors.UniqueViolation:
            raise Conflict from None


class PostgresStore(Store):
    """Matches in a PostgreSQL database."""

    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self._threads = ThreadPoolExecutor(CONNECTIONS, "potager-db")
        self._clock = steady.SteadyClock()
        self._measured = 0.0
        self._lost = False  # the last job found no connection
        self._until: dict[psycopg.Connection[Any], float] = {}  # when jobs should be done
        self._closing = False
        self._watcher: asyncio.TimerHandle | None = None

    def now(self) -> float:
        return self._clock.now()

    async def open(self) -> None:
        with connected(self.url, "The database can't be reached", **NETWORK) as connection:
            self.migrate(connection)
            self._clock.set(self._their_time(PostgresDb(connection)))
        import psycopg
        from psycopg_pool import ConnectionPool

        self._loop = asyncio.get_running_loop()
        self._pool: ConnectionPool = ConnectionPool(
            self.url,
            min_size=1,
            max_size=CONNECTIONS,
            timeout=PATIENCE,
            reconnect_timeout=PATIENCE,
            open=False,
            configure=_limit,
            kwargs={"prepare_threshold": 2, **NETWORK},
        )
        await asyncio.to_thread(self._pool.open)
        self._notices = Notices(
            lambda: psycopg.connect(self.url, autocommit=True, **NETWORK), self._hear
        )
        self._notices.start()
        self._watch()

    @staticmethod
    def migrate(connection: psycopg.Connection[Any]) -> None:
        """Bring the tables up to date."""
        db = PostgresDb(connection)
        db.rows("SELECT pg_advisory_xact_lock(?)", MIGRATING)
        db.run("CREATE TABLE IF NOT EXISTS potager (version BIGINT NOT NULL)")
        found = db.rows("SELECT version FROM potager")
        before = found[0][0] if found else 0
        latest = migrate(db, before)
        sql = "UPDATE potager SET version = ?" if found else "INSERT INTO potager VALUES (?)"
        db.run(sql, latest)

    def _their_time(self, db: PostgresDb) -> float:
        """All servers go by the database's clock."""
        (theirs,) = db.rows("SELECT EXTRACT(EPOCH FROM clock_timestamp())::float8")[0]
        self._measured = steady.elapsed()
        return float(theirs)

    def _follow(self, db: PostgresDb) -> None:
        """Look at that clock again. Where it was put forward, nobody had that time to think."""
        ours, theirs = self.now(), self._their_time(db)
        if theirs - ours > alive.SILENCE:
            alive.note_outage(db, ours, theirs)
        self._clock.set(theirs)

    async def close(self) -> None:
        self._closing = True
        if self._watcher:
            self._watcher.cancel()
        await asyncio.to_thread(self._threads.shutdown)
        await asyncio.to_thread(self._notices.close)
        await asyncio.to_thread(self._pool.close)

    def write(self, job: Job[T]) -> Awaitable[T]:
        if self._closing:
            raise Unavailable(NOT_WRITTEN)

        def durably(connection: psycopg.Connection[Any]) -> T:
            if steady.elapsed() - self._measured > REMEASURED:
                self._follow(PostgresDb(connection))
            db = PostgresDb(connection)
            result = job(db)
            self._commit(connection)
            self._notices.send(db.notices)
            return result

        return self._loop.run_in_executor(self._threads, self._run, durably, NOT_WRITTEN)

    def read(self, job: Job[T]) -> Awaitable[T]:
        if self._closing:
            raise Unavailable(NOT_READ)

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

        end = steady.elapsed() + LONGEST_JOB
        for _ in range(CONNECTIONS + 1):  # all that lay in the pool may be dead
            if steady.elapsed() > end:
                break
            try:
                with self._pool.connection(KNOWN_LOST if self._lost else PATIENCE) as connection:
                    self._lost = False
                    with self._in_time(connection):
                        return job(connection)
            except PoolTimeout:
                self._lost = True
                break
            except psycopg.OperationalError as error:
                log.warning("database connection lost", reason=str(error).strip())
                if error.sqlstate in TOO_LONG:
                    break
            except psycopg.Error as error:  # a database that is read-only, say
                log.error("the database refuses", reason=str(error).strip())
                break
        raise Unavailable(failed)

    @contextlib.contextmanager
    def _in_time(self, connection: psycopg.Connection[Any]) -> Iterator[None]:
        self._until[connection] = steady.elapsed() + LONGEST_JOB
        try:
            yield
        finally:
            del self._until[connection]

    def _watch(self) -> None:
        """Hang up on a database that says nothing at all: it may never come back."""
        now = steady.elapsed()
        for connection, until in tuple(self._until.items()):
            if now > until and not connection.closed:
                log.warning("the database does not answer")
                self._lost = True
                _hang_up(connection)
        self._watcher = self._loop.call_later(1.0, self._watch)

    def _commit(self, connection: psycopg.Connection[Any]) -> None:
        import psycopg

        try:
            connection.commit()
        except psycopg.Error as error:
            log.warning("database connection lost during a commit", reason=str(error).strip())
            raise Doubtful(IN_DOUBT) from None

    def _hear(self, match: str, text: str) -> None:
        """Another process says something, or this one hears itself."""
        self._loop.call_soon_threadsafe(self.notice, match, text)


def _limit(connection: psycopg.Connection[Any]) -> None:
    """What every new connection begins with."""
    connection.execute(LIMITS)
    connection.commit()


def _hang_up(connection: psycopg.Connection[Any]) -> None:
    """Wake the thread that waits for an answer. The socket stays psycopg's, who closes it."""
    with contextlib.suppress(OSError), socket.socket(fileno=os.dup(connection.fileno())) as line:
        line.shutdown(socket.SHUT_RDWR)
