"""The hourglass at a real table: too late is too late, and nobody can stop or refill the sand."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from games.carrotia.positions import game
from serving import Page, Server, paths
from table.rooms import StillStore, asks, hub_at, nothing, seated, viewers

from potager.core.errors import IllegalAction, PotagerError
from potager.core.match import Match
from potager.core.record import Play
from potager.table.rooms.hub import Hub
from potager.table.rooms.requests import MakeOffer, Move
from potager.table.rooms.room import Room

OPTIONS = game.resolve(players=2)


def opened() -> list[Play]:
    """A match up to its first tile: characters, ready, the quest, two hands."""
    match = Match.new(game, OPTIONS, seed=1)
    while not match.state.hourglass():
        if match.chance_due():
            match.draw()
        else:
            seat = match.waiting()[0]
            match.choose(seat, match.legal(seat)[0], "person")
    return [row for row in match.rows if isinstance(row, Play)]


def play(folder: Path, work: Callable[[Hub, Room, StillStore], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with hub_at(folder / "table.sqlite") as hub:
            room = await seated(hub, game, OPTIONS, opened())
            await room.do(nothing)
            assert isinstance(hub.store, StillStore)
            await work(hub, room, hub.store)

    asyncio.run(whole())


def first_tile(room: Room) -> Move:
    seat = room.moment.match.waiting()[0]
    action = room.moment.match.legal(seat)[0]
    path = game.path(room.moment.match.state, seat, action)
    return Move(decision=str(room.moment.match.decision), seat=seat, path=path)


def test_a_tile_after_the_end_is_refused_kindly(tmp_path: Path) -> None:
    """Before the end is in the log, and after."""

    async def work(hub: Hub, room: Room, clock: StillStore) -> None:
        at = viewers(room)
        who = at[("ann", "bob")[room.moment.match.waiting()[0]]]
        late, before = first_tile(room), room.moment.match.state.key()
        clock.time += 30
        with pytest.raises(IllegalAction, match=r"The hourglass ran out, so this came too late"):
            await asks(room, who, late)
        assert room.moment.match.state.key() == before
        await room.tick()
        after = room.moment.match.state.key()
        with pytest.raises(IllegalAction, match=r"The hourglass ran out, so this came too late"):
            await asks(room, who, late)
        assert room.moment.match.state.key() == after

    play(tmp_path, work)


def test_a_take_back_gives_no_sand_back(tmp_path: Path) -> None:
    async def work(hub: Hub, room: Room, clock: StillStore) -> None:
        at = viewers(room)
        seat = room.moment.match.waiting()[0]
        who = at[("ann", "bob")[seat]]
        with pytest.raises(PotagerError, match="since the hourglass started"):
            await asks(room, who, MakeOffer(kind="undo", seat=seat))
        clock.time += 12
        await asks(room, who, first_tile(room))
        await asks(room, who, MakeOffer(kind="undo", seat=seat))
        assert room.moment.sheet.sand
        assert room.moment.sheet.sand.ends - clock.time == 18
        await asks(room, who, first_tile(room))
        clock.time += 18
        await room.tick()
        with pytest.raises(PotagerError, match="since the hourglass started"):
            await asks(room, who, MakeOffer(kind="undo", seat=seat))

    play(tmp_path, work)


# Real processes


def building(server: Server) -> tuple[Page, Page]:
    """Two people who build, and the sand runs."""
    table = server.new(
        "me", "friend", game="carrotia", name="Ann", options={"characters": "random", "players": 2}
    )
    ann, bob = table.open(), table.join(1, "Bob")
    bob.send("ready", seat=1)
    ann.until(lambda page: page.now.get("can_start"))
    ann.send("start")
    for page in (ann, bob):
        page.until(lambda page: page.decisions)
        page.move(page.decisions[0])  # ready
    for page in (ann, bob):
        page.until(lambda page: page.now.get("clocks"))
    return ann, bob


def left(page: Page) -> float:
    """The seconds that the last update told."""
    clock = page.now["clocks"][0]
    assert clock["kind"] == "hourglass"
    return float(clock["left"] if "left" in clock else clock["ends_at"] - time.time())


def test_anyone_of_a_team_stops_the_sand(server: Server) -> None:
    ann, bob = building(server)
    time.sleep(0.5)  # the sand runs
    ann.send("offer", kind="pause", seat=0)
    for page in (ann, bob):
        page.until(lambda page: page.now["phase"] == "paused")
    assert left(ann) == pytest.approx(left(bob), abs=0.05)
    stopped = left(ann)
    assert stopped < 29.6
    time.sleep(1)  # the sand stands still
    bob.send("resume", seat=1)
    for page in (ann, bob):
        page.until(lambda page: page.now["phase"] == "playing")
    assert left(ann) == pytest.approx(stopped, abs=0.3)


def test_opponents_stop_the_sand_by_agreement_only(server: Server) -> None:
    table = server.new(
        "me", "friend", game="carrots-and-broccoli", name="Ann", options={"timer": 30}
    )
    ann, bob = table.open(), table.join(1, "Bob")
    bob.send("ready", seat=1)
    ann.until(lambda page: page.now.get("can_start"))
    ann.send("start")
    ann.until(lambda page: page.now.get("clocks"))
    ann.send("offer", kind="pause", seat=0)
    bob.until(lambda page: page.now.get("offers"))
    assert "left" not in bob.now["clocks"][0], "one alone has stopped the sand"
    bob.send("answer", kind="pause", seat=1, agree=True)
    for page in (ann, bob):
        page.until(lambda page: page.now["phase"] == "paused")
    assert bob.now["prompt"] == "Ann has paused the match."


def test_a_server_killed_while_they_build_gives_the_time_back(own_server: Server) -> None:
    mover = next(page for page in building(own_server.start()) if page.decisions)
    decision = mover.decisions[0]
    path = paths(decision["branches"])[0]
    time.sleep(1.5)  # the servers' heartbeat has told that they live
    mover.send("move", decision=decision["id"], seat=decision["seat"], path=path)
    seen = mover.seq
    mover.until(lambda page: page.seq > seen)
    before, at = left(mover), time.monotonic()
    own_server.kill()
    killed = time.monotonic()
    time.sleep(4)  # time that is given back
    again = time.monotonic()
    own_server.start()
    assert mover.socket.request
    back = Page(own_server, mover.socket.request.path, mover.cookie)
    expected, since = before - (killed - at), time.monotonic() - again
    assert expected - since - 1 <= left(back) <= expected + 1
    assert back.seq >= mover.seq
