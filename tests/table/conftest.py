"""Servers for the tests: one on SQLite for most, and PostgreSQL where it is installed."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
import structlog
from postgresql import Postgres
from serving import Server, database, opened
from several import Several
from table.rooms import WithStore

from potager.table.store.base import Store
from potager.table.store.postgres import PostgresStore
from potager.table.store.sqlite import SqliteStore

# Plain lines: tracebacks with colours and all variables take longer than many a test.
structlog.configure(
    processors=[structlog.processors.format_exc_info, structlog.processors.KeyValueRenderer()]
)


@pytest.fixture(autouse=True)
def _close_what_was_opened() -> Iterator[None]:
    yield
    opened.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A quick table that many tests share."""
    running = Server(database(tmp_path_factory.mktemp("table"))).start()
    yield running
    log = running.stop()
    assert "Traceback" not in log, log


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A table for one test alone, which may kill it."""
    running = Server(database(tmp_path))
    yield running
    if running.process and running.process.poll() is None:
        running.stop()


@pytest.fixture(scope="module", params=["postgres", "sqlite"])
def several(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Several]:
    """What makes servers of which any can serve any match, of the same database."""
    if request.param == "postgres":
        yield Several(request.getfixturevalue("postgres"))
        return
    with tempfile.TemporaryDirectory(prefix="potager-") as folder:
        yield Several(database(tmp_path_factory.mktemp("table")), folder)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL of our own."""
    cluster = Postgres()
    try:
        yield cluster.start().url
    finally:
        cluster.remove()


@pytest.fixture(params=["sqlite", "postgres"])
def with_store(request: pytest.FixtureRequest, tmp_path: Path) -> WithStore:
    """Runs a coroutine on an open store of either kind."""
    if request.param == "postgres":
        address = request.getfixturevalue("postgres")
        store: Store = PostgresStore(address)
    else:
        store = SqliteStore(tmp_path / "table.sqlite")

    def run(work: Callable[[Store], Awaitable[None]]) -> None:
        async def whole() -> None:
            store.notice = lambda match, text: None
            await store.open()
            try:
                await work(store)
            finally:
                await store.close()

        asyncio.run(whole())

    return run
