"""While sand of the rules runs, a bot plays for who is away; and whoever is back plays at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from games.carrotia.positions import game
from serving import Page, Server, words_of
from table.rooms import PEOPLE, StillStore, asks, first_legal, hub_at, nothing, seated, viewers
from table.test_sand import OPTIONS, building, opened
from waiting import until

from potager.core.record import Play, Row, Table
from potager.table.rooms.hub import Hub
from potager.table.rooms.requests import MakeOffer, Resume
from potager.table.rooms.room import Room

Work = Callable[[Hub, Room, StillStore], Awaitable[None]]


def play(folder: Path, work: Work, rows: Sequence[Row] | None = None) -> None:
    async def whole() -> None:
        async with hub_at(folder / "table.sqlite", bot_delay=0.0, jump_in_wait=0.0) as hub:
            hub.bots.choose = first_legal  # type: ignore[method-assign,assignment]
            room = await seated(hub, game, OPTIONS, opened() if rows is None else rows)
            for person in PEOPLE[:2]:
                await room.arrive(person)
            await room.do(nothing)
            assert isinstance(hub.store, StillStore)
            await work(hub, room, hub.store)

    asyncio.run(whole())


def mover(room: Room) -> tuple[int, str]:
    """Whose turn it is."""
    seat = room.moment.match.waiting()[0]
    return seat, PEOPLE[seat]


def paused(room: Room) -> bool:
    return room.moment.match.paused


def around(room: Room) -> list[Table]:
    return [row for row in room.moment.match.rows if isinstance(row, Table)]


def test_a_bot_plays_after_five_seconds_and_the_player_at_once_when_back(tmp_path: Path) -> None:
    async def work(hub: Hub, room: Room, clock: StillStore) -> None:
        seat, name = mover(room)
        decision = room.moment.match.decision
        await room.leave(name)
        clock.time += 4.9
        await room.tick()
        assert not room.moment.sheet.places[seat].bot, "a reload hands nothing over"
        clock.time += 0.2
        await room.tick()
        place = room.moment.sheet.places[seat]
        assert place.stand_in
        assert place.bot
        assert around(room) == [Table("left", seat)]
        await until(lambda: room.moment.match.decision != decision)
        played = [row for row in room.moment.match.rows if isinstance(row, Play)][-1]
        assert (played.who, played.by) == (seat, "bot")
        assert room.moment.sheet.sand, "the sand runs on"
        await room.arrive(name)
        place = room.moment.sheet.places[seat]
        assert place.person
        assert not place.stand_in
        assert place.away_since is None
        assert around(room) == [Table("left", seat), Table("took", seat)]

    play(tmp_path, work)


def test_everybody_sees_who_is_away_and_that_a_bot_plays(tmp_path: Path) -> None:
    async def work(hub: Hub, room: Room, clock: StillStore) -> None:
        seat, name = mover(room)
        at = viewers(room)
        await room.leave(name)
        clock.time += 6
        await room.tick()
        told = at[PEOPLE[1 - seat]].page.seats[seat]
        assert told.stand_in
        assert told.connected is False
        assert told.bot
        assert told.name == name.title()
        assert not told.replaceable

    play(tmp_path, work)


def test_whoever_is_away_while_others_move_is_not_replaced(tmp_path: Path) -> None:
    async def work(hub: Hub, room: Room, clock: StillStore) -> None:
        seat, _ = mover(room)
        await room.leave(PEOPLE[1 - seat])
        clock.time += 6
        await room.tick()
        assert not any(place.bot for place in room.moment.sheet.places)

    play(tmp_path, work)


def test_without_sand_the_match_waits(tmp_path: Path) -> None:
    async def work(hub: Hub, room: Room, clock: StillStore) -> None:
        assert not room.moment.sheet.sand
        for name in PEOPLE[:2]:
            await room.leave(name)
        clock.time += 50
        await room.tick()
        assert not any(place.bot for place in room.moment.sheet.places)

    play(tmp_path, work, rows=())


def test_where_nobody_is_left_the_bot_goes_with_the_sand(tmp_path: Path) -> None:
    """It saved the building; the rest of the match is the people's again."""

    async def work(hub: Hub, room: Room, clock: StillStore) -> None:
        seat, _ = mover(room)
        for name in PEOPLE[:2]:
            await room.leave(name)
        clock.time += 60  # so long the sand stands still
        await room.tick()
        await room.tick()
        assert room.moment.sheet.places[seat].stand_in
        clock.time += 60
        await room.tick()
        await until(lambda: not room.moment.sheet.sand)
        assert all(place.person for place in room.moment.sheet.places)
        assert all(place.away_since for place in room.moment.sheet.places)

    play(tmp_path, work)


# Pauses of a team


def test_anyone_of_a_team_pauses_at_once_and_anyone_goes_on(tmp_path: Path) -> None:
    async def work(hub: Hub, room: Room, clock: StillStore) -> None:
        at = viewers(room)
        seat, _ = mover(room)
        other = 1 - seat
        assert room.moment.sheet.sand
        left = room.moment.sheet.sand.ends - clock.time
        await asks(room, at[PEOPLE[other]], MakeOffer(kind="pause", seat=other))
        assert not room.moment.sheet.offers
        assert around(room)[-1] == Table("paused", other)
        clock.time += 1000
        await room.tick()
        assert paused(room), "the sand stands still"
        await asks(room, at[PEOPLE[seat]], Resume(seat=seat))
        assert not paused(room)
        assert room.moment.sheet.sand.ends - clock.time == left, "all the time is given back"

    play(tmp_path, work)


# Real processes


def test_the_pause_is_told_by_name(server: Server) -> None:
    ann, bob = building(server)
    bob.send("offer", kind="pause", seat=1)
    for page, told in ((ann, "Bob has paused the match."), (bob, "You have paused the match.")):
        page.until(lambda page: page.now["phase"] == "paused")
        assert page.now["prompt"] == told
    ann.send("resume", seat=0)
    bob.until(lambda page: page.now["phase"] == "playing")
    lines = [
        words_of(frame["line"]["parts"])
        for message in bob.messages if message["type"] == "update"
        for frame in message["frames"] if frame.get("line")
    ]  # fmt: skip
    assert "You have paused the match." in lines
    assert "Ann has resumed the match." in lines


@pytest.fixture
def hasty(tmp_path: Path) -> Any:
    server = Server(str(tmp_path / "table.sqlite"), sand_wait=0.3).start()
    yield server
    assert "Traceback" not in server.stop()


def test_a_real_player_goes_and_comes_back(hasty: Server) -> None:
    ann, bob = building(hasty)
    seat = ann.now["active"][0]
    gone, there = (ann, bob) if seat == 0 else (bob, ann)
    gone.close()
    there.until(lambda page: page.now["seats"][seat].get("stand_in"))
    back = Page(hasty, gone.path, gone.cookie)
    back.until(lambda page: not page.now["seats"][seat].get("bot"))
    there.until(lambda page: not page.now["seats"][seat].get("stand_in"))
    assert there.now["seats"][seat].get("connected", True)
