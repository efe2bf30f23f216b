"""F11: players of a process that died are away for the others, and can be replaced."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from serving import Page, Server

LEASE = 4.0  # instead of fifteen seconds
PRELUDE = f"""
from potager.table.rooms import pulse
from potager.table.store import presence
presence.LEASE, presence.EVERY, pulse.WITH_PEOPLE = {LEASE}, 0.5, 0.5
"""


@pytest.fixture
def servers(postgres: str) -> Iterator[tuple[Server, Server]]:
    made = Server(postgres), Server(postgres)
    for server in made:
        server.prelude = PRELUDE
        server.start()
    yield made
    for server in made:
        if server.process and server.process.poll() is None:
            assert "Traceback" not in server.stop()


def begun(here: Server, there: Server) -> tuple[Page, Page]:
    table = here.new("me", "friend", name="Ann")
    ann, bob = table.open(), table.join(1, "Bob", at=there)
    bob.send("ready", seat=1)
    ann.until(lambda page: page.now.get("can_start"))
    ann.send("start")
    for page in (ann, bob):
        page.until(lambda page: page.now["phase"] == "playing")
    return ann, bob


def connected(page: Page, seat: int) -> bool:
    return bool(page.now["seats"][seat].get("connected", True))


def test_who_was_at_a_process_that_died_is_away(servers: tuple[Server, Server]) -> None:
    here, there = servers
    _, bob = begun(here, there)
    assert connected(bob, 0)
    here.kill()
    bob.until(lambda page: not connected(page, 0), timeout=LEASE + 6)
    bob.until(lambda page: page.now["seats"][0].get("replaceable"), timeout=5)
    bob.send("replace", seat=0, level="easy")
    bob.until(lambda page: page.now["seats"][0].get("bot"))


def test_who_came_to_another_process_is_not(servers: tuple[Server, Server]) -> None:
    here, there = servers
    ann, bob = begun(here, there)
    here.kill()
    again = Page(there, ann.path, ann.cookie)
    bob.quiet(LEASE + 2)
    assert connected(bob, 0)
    assert connected(again, 0)


def test_a_process_that_reads_a_match_believes_the_others(servers: tuple[Server, Server]) -> None:
    """After a start people have some seconds to come back, if they are nowhere else."""
    here, there = servers
    table = here.new("me", "bot:easy")
    ann = table.open()
    watcher = Page(there, table.made["watch"] + "/ws", "")
    time.sleep(11)
    watcher.quiet(0.5)
    ann.quiet(0.5)
    away = [
        message["now"] for page in (watcher, ann) for message in page.messages
        if message["type"] == "update" and not connected_in(message["now"])
    ]  # fmt: skip
    assert away == []


def connected_in(now: dict[str, object]) -> bool:
    seats = [*now.get("seats", ()), *now.get("seat_edits", ())]  # type: ignore[misc]
    return all(seat.get("connected", True) is not False for seat in seats)
