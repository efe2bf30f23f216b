"""Nobody loses on time because a server stood still; where nothing is due nothing is written."""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path

import pytest
from serving import Page, Server, database

from potager.table.rooms.hub import Hub
from potager.table.settings import Settings
from potager.table.store import alive
from potager.table.store.sqlite import SqliteStore
from potager.table.telling import teller

TIMER = 3  # seconds a choice


def timed(server: Server) -> Page:
    """A page whose player has some seconds for a choice, and some of them left."""
    ask = {"options": {"players": 2}, "timer": TIMER}
    page = server.new("me", "bot:easy", game="carrots-and-broccoli", **ask).open()
    page.until(lambda page: page.decisions)
    return page


def still_in_time(page: Page) -> None:
    """The choice is still this player's, and is taken."""
    seq = page.seq
    page.move(page.decisions[0])
    page.until(lambda page: page.seq > seq)
    assert not page.last("refused")


def test_a_process_that_was_suspended_gives_the_time_back(own_server: Server) -> None:
    """F12: the time ran on while the process stood still."""
    page = timed(own_server.start())
    assert own_server.process
    own_server.process.send_signal(signal.SIGSTOP)
    time.sleep(TIMER + 1.5)  # longer than the clock would have run
    own_server.process.send_signal(signal.SIGCONT)
    ends = page.now["clocks"][0]["ends_at"]
    page.until(lambda page: page.now["clocks"][0]["ends_at"] > ends + TIMER)
    still_in_time(page)


def test_a_quick_restart_gives_the_time_back(own_server: Server) -> None:
    """F12: less than five seconds were not."""
    page = timed(own_server.start())
    ends = page.now["clocks"][0]["ends_at"]
    own_server.kill()
    time.sleep(1.5)  # the time that must be given back
    own_server.start()
    again = Page(own_server, page.path, page.cookie)
    assert again.now["clocks"][0]["ends_at"] > ends + 1
    still_in_time(again)


def test_an_idle_table_writes_nothing(own_server: Server) -> None:
    """F15: it wrote once a second."""
    own_server.start()
    own_server.new("me", "bot:easy").open().until(lambda page: page.decisions or page.now["roll"])
    log = Path(own_server.database + "-wal")
    time.sleep(1.0)  # what the last move led to is written
    before = log.stat()
    time.sleep(3.0)  # nothing is written meanwhile
    assert (log.stat().st_mtime_ns, log.stat().st_size) == (before.st_mtime_ns, before.st_size)


def test_a_clock_that_is_set_moves_no_deadline(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqliteStore(Path(database(tmp_path)))
    before = store.now()
    for jump in (3600.0, -3600.0):
        monkeypatch.setattr(time, "time", lambda: before + jump)  # noqa: B023 asked at once
        assert store.now() == pytest.approx(before, abs=5)


def test_a_clock_that_was_put_back_while_no_server_ran(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Deadlines of before would be an hour away."""

    async def started() -> float:
        hub = Hub(Settings(), SqliteStore(Path(database(tmp_path))), teller)
        hub.bots.warm_up = lambda: None  # type: ignore[method-assign]
        await hub.open()
        try:
            return hub.store.now()
        finally:
            await hub.close()

    before = asyncio.run(started())
    monkeypatch.setattr(time, "time", lambda: before - 3600)
    assert asyncio.run(started()) == pytest.approx(before, abs=5)


def test_what_two_servers_noticed_is_given_back_once(tmp_path: Path) -> None:
    async def whole() -> None:
        store = SqliteStore(tmp_path / "table.sqlite")
        await store.open()
        for began in (91.0, 92.0, 92.5):
            await store.write(lambda db: alive.note_outage(db, began, 100.0))  # noqa: B023
        assert await store.read(alive.outages) == [(91.0, 100.0)]
        await store.close()

    asyncio.run(whole())


def test_no_outage_while_another_server_ran(tmp_path: Path) -> None:
    async def whole() -> None:
        store = SqliteStore(tmp_path / "table.sqlite")
        await store.open()
        await store.write(lambda db: alive.beat(db, "other", 99.0))
        await store.write(lambda db: alive.beat(db, "mine", 100.0, 10.0))
        assert await store.read(alive.outages) == []
        await store.close()

    asyncio.run(whole())
