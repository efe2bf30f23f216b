"""F11: players of a process that died are away for the others, and can be replaced."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from typing import Any

import pytest
from serving import Page, Server
from several import Several

LEASE = 4.0  # instead of fifteen seconds
BACK_IN = 1.0  # instead of ten: how long people have to come back after a start


@pytest.fixture
def servers(several: Several, request: pytest.FixtureRequest) -> Iterator[tuple[Server, Server]]:
    lease = getattr(request, "param", LEASE)
    made = several.server(), several.server()
    for server in made:
        server.prelude = f"""
from potager.table.rooms import pulse, room
from potager.table.store import presence
presence.LEASE, presence.EVERY, pulse.WITH_PEOPLE, room.BACK_IN = {lease}, 0.5, 0.5, {BACK_IN}
"""
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
    bob.until(lambda page: not connected(page, 0))
    bob.until(lambda page: page.now["seats"][0].get("replaceable"))
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


@pytest.mark.parametrize("servers", [120.0], indirect=True)  # a busy machine is no dead process
def test_a_process_that_reads_a_match_believes_the_others(servers: tuple[Server, Server]) -> None:
    """After a start people have some seconds to come back, if they are nowhere else."""
    here, there = servers
    table = here.new("me", "bot:easy")
    ann = table.open()
    watcher = Page(there, table.made["watch"] + "/ws", "")
    for page in (watcher, ann):
        page.quiet(BACK_IN + 1)
        assert told_away(page) == []


def test_who_was_wrongly_taken_for_gone_is_back(
    servers: tuple[Server, Server], several: Several
) -> None:
    """A process that stood still for longer than the lease was not dead, nor were its people."""
    here, there = servers
    _, bob = begun(here, there)
    assert here.process
    several.stop_idle(here.process.pid)
    bob.until(lambda page: not connected(page, 0))
    os.kill(here.process.pid, signal.SIGCONT)
    bob.until(lambda page: connected(page, 0))
    told = "SELECT COUNT(DISTINCT server) FROM presence"
    end = time.monotonic() + 20
    while several.ask(told) != (2,):  # then the others believe it again
        assert time.monotonic() < end
        bob.quiet(0.1)


def told_away(page: Page) -> list[object]:
    """The news in which somebody is not connected."""
    return [
        message["now"] for message in page.messages
        if message["type"] == "update" and not connected_in(message["now"])
    ]  # fmt: skip


def connected_in(now: dict[str, Any]) -> bool:
    seats = [*now.get("seats", ()), *now.get("seat_edits", {}).values()]
    return all(seat.get("connected", True) is not False for seat in seats)
