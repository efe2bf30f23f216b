"""F12 and F15: a PostgreSQL that is gone, or says nothing, keeps nobody waiting for long."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Iterator

import pytest
from faults.ground import children, signalled
from postgresql import Postgres
from serving import Page, Server

from potager.table.store.postgres import PostgresStore

TIMER = 3


@pytest.fixture
def cluster() -> Iterator[Postgres]:
    made = Postgres()
    try:
        yield made.start()
    finally:
        made.remove()


@pytest.fixture
def server(cluster: Postgres) -> Iterator[Server]:
    made = Server(cluster.url)
    yield made.start()
    if made.process and made.process.poll() is None:
        assert "Traceback" not in made.stop()


def timed(server: Server) -> Page:
    """A page whose player has some seconds for a choice."""
    ask = {"options": {"players": 2}, "timer": TIMER}
    page = server.new("me", "bot:easy", game="carrots-and-broccoli", **ask).open()
    return page.until(lambda page: page.decisions)


def asked(server: Server) -> tuple[int, float]:
    """A request that needs the database: its status, and how long it took."""
    start = time.monotonic()
    status = server.browser().get("/api/tables/KALE-PLUM-42", timeout=60).status_code
    return status, time.monotonic() - start


def test_requests_and_the_end_take_no_half_minute(cluster: Postgres, server: Server) -> None:
    page = server.new("me", "bot:easy").open()
    cluster.stop()
    try:
        status, seconds = asked(server)
        assert status == 503
        assert seconds < 8
        status, seconds = asked(server)
        assert status == 503
        assert seconds < 2, "it is known by now"
        assert page.now
        assert server.process
        start = time.monotonic()
        server.process.terminate()
        server.process.wait(30)
        server.log.close()
        assert time.monotonic() - start < 6
    finally:
        cluster.start()


def test_a_database_that_stands_still_is_given_up_and_taken_up(
    cluster: Postgres, server: Server
) -> None:
    page = server.new("me", "bot:easy").open()
    everybody = [cluster.pid, *children(cluster.pid)]
    signalled(everybody, signal.SIGSTOP)
    try:
        status, seconds = asked(server)
        assert status == 503
        assert seconds < 15
    finally:
        signalled(everybody, signal.SIGCONT)
    page.until(lambda page: page.now.get("roll") or page.decisions)
    again = Page(server, page.path, page.cookie)
    seq = again.seq
    again.act()
    again.until(lambda page: page.seq > seq)


def test_the_time_without_a_database_is_given_back(cluster: Postgres, server: Server) -> None:
    page = timed(server)
    cluster.stop()
    time.sleep(TIMER + 2)  # longer than the clock would have run
    cluster.start()
    ends = page.now["clocks"][0]["ends_at"]
    page.until(lambda page: page.now["clocks"][0]["ends_at"] > ends + TIMER)
    seq = page.seq
    page.move(page.decisions[0])
    page.until(lambda page: page.seq > seq)
    assert not page.last("refused")


def test_what_the_database_does_for_us_has_an_end(cluster: Postgres) -> None:
    async def whole() -> list[str]:
        store = PostgresStore(cluster.url)
        store.notice = lambda *_: None
        await store.open()
        names = ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")
        try:
            return [str((await store.read(lambda db, one=name: db.rows(f"SHOW {one}")))[0][0])  # type: ignore[misc]
                    for name in names]  # fmt: skip
        finally:
            await store.close()

    assert asyncio.run(whole()) == ["5s", "4s", "10s"]
