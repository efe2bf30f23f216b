"""Whatever a page says of somebody who is offline is what happens, on every screen (F1)."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from table.rooms import PEOPLE, StillStore, hub_at, now, viewers
from table.test_standing_in import mover, play

from potager.table.rooms.clocks import LONGEST_HOLD
from potager.table.rooms.hub import Hub
from potager.table.rooms.room import Room


def sand_left(room: Room, clock: StillStore) -> float:
    sand = room.moment.sheet.sand
    assert sand
    return sand.ends - clock.time if sand.left is None else sand.left


def test_f1_both_screens_say_that_a_bot_plays_after_five_seconds(tmp_path: Path) -> None:
    async def work(hub: Hub, room: Room, clock: StillStore) -> None:
        seat, name = mover(room)
        at = viewers(room, silent=False)
        own = now(at[name])["absent"]
        assert own == ("You are offline. On your turn, a bot plays after 5 s until you are back.")
        await room.leave(name)
        for other in (PEOPLE[1 - seat], ""):
            told = now(at[other])["seats"][seat]["absent"]
            assert told == f"{name.title()} is offline. On their turn, a bot plays after 5 s."
        clock.time += 4.9
        await room.tick()
        assert room.moment.sheet.places[seat].person
        clock.time += 0.1
        await room.tick()
        assert room.moment.sheet.places[seat].stand_in
        told = now(at[PEOPLE[1 - seat]])["seats"][seat]["absent"]
        who = name.title()
        assert told == f"{who} is offline. A bot plays until they are back."

    play(tmp_path, work)


def test_f1_sand_stands_still_while_nobody_is_there_and_runs_on_for_whoever_returns(
    tmp_path: Path,
) -> None:
    async def work(hub: Hub, room: Room, clock: StillStore) -> None:
        seat, name = mover(room)
        other = PEOPLE[1 - seat]
        clock.time += 2
        await room.leave(other)
        at = viewers(room, silent=False)
        assert "The hourglass stops for up to 60 s, then a bot plays" in now(at[name])["absent"]
        await room.leave(name)
        left, decision = sand_left(room, clock), room.moment.match.decision
        assert left == 28
        told = now(at[""])
        assert told["clocks"][0]["left"] == 28
        assert (
            "The hourglass stops for up to 60 s, then a bot plays" in told["seats"][seat]["absent"]
        )
        clock.time += 40
        await room.tick()
        assert room.moment.match.decision == decision
        assert room.moment.sheet.places[seat].person, "no bot plays while the sand stands still"
        await room.arrive(name)
        assert sand_left(room, clock) == left
        clock.time += 3
        assert sand_left(room, clock) == left - 3, "it runs again"

    play(tmp_path, work)


def test_f1_an_hourglass_stands_still_for_sixty_seconds_in_all(tmp_path: Path) -> None:
    async def work(hub: Hub, room: Room, clock: StillStore) -> None:
        seat, name = mover(room)
        await room.leave(PEOPLE[1 - seat])
        for _ in range(2):
            await room.leave(name)
            clock.time += 25
            await room.tick()
            await room.arrive(name)
        sand = room.moment.sheet.sand
        assert sand
        assert sand.held == 50
        await room.leave(name)
        left = sand_left(room, clock)
        clock.time += 9.9
        await room.tick()
        assert sand_left(room, clock) == left
        clock.time += 0.2
        await room.tick()
        sand = room.moment.sheet.sand
        assert sand
        assert (sand.held, sand.left) == (LONGEST_HOLD, None)
        await room.tick()
        assert room.moment.sheet.places[seat].stand_in, "then a bot plays, as was said"
        await room.arrive(name)
        await room.leave(name)
        sand = room.moment.sheet.sand
        assert sand
        assert sand.left is None, "nothing is left of the minute"

    play(tmp_path, work)


@pytest.mark.parametrize("later", [20.0, 61.0])
def test_f1_the_next_process_knows_that_the_sand_stands_still(tmp_path: Path, later: float) -> None:
    """What is stored is enough."""
    stopped: list[float] = []

    async def work(hub: Hub, room: Room, clock: StillStore) -> None:
        for name in PEOPLE[:2]:
            await room.leave(name)
        stopped.append(sand_left(room, clock))

    async def afterwards() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:
            assert isinstance(hub.store, StillStore)
            room = await hub.room("match")
            assert room
            hub.store.time += later
            await room.tick()
            sand = room.moment.sheet.sand
            assert sand
            assert (sand.left == stopped[0]) == (later < LONGEST_HOLD)

    play(tmp_path, work)
    asyncio.run(afterwards())


def test_f1_without_clocks_nothing_happens_by_itself(tmp_path: Path) -> None:
    async def work(hub: Hub, room: Room, clock: StillStore) -> None:
        at = viewers(room, silent=False)
        assert now(at["ann"])["absent"] == (
            "You are offline. After 60 s the others can let a bot take over."
        )
        assert not any("absent" in one for one in now(at[""])["seats"])
        for name in PEOPLE[:2]:
            await room.leave(name)
        clock.time += 3600
        await room.tick()
        assert all(place.person for place in room.moment.sheet.places)

    play(tmp_path, work, rows=())
