"""Rooms that are put away while somebody comes, and people who are here and not there."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from table.rooms import StillStore, first_legal, hub_at, nothing, seated
from waiting import until

from potager.core.plans import Plan
from potager.core.registry import game as find_game
from potager.table.rooms.bot_pool import BotPool
from potager.table.rooms.hub import Hub
from potager.table.rooms.moment import Draft, Moment
from potager.table.rooms.opening import new_table
from potager.table.rooms.room import Room
from potager.table.store.base import Unavailable
from potager.table.store.kept import Place, Sheet
from potager.table.telling.audience import Audience
from potager.table.telling.viewer import Viewer

GAME = find_game("snail-invasion")
OPTIONS = GAME.resolve()


def play(folder: Path, work: Callable[[Hub, Room], Awaitable[None]], **settings: float) -> None:
    async def whole() -> None:
        async with hub_at(folder / "table.sqlite", **settings) as hub:
            await work(hub, await seated(hub, GAME, OPTIONS))

    asyncio.run(whole())


def nobody_is_away(room: Room) -> bool:
    return not any(place.away_since for place in room.moment.sheet.places)


def later(hub: Hub) -> bool:
    """Let time pass, as people would need it to look at what happens."""
    assert isinstance(hub.store, StillStore)
    hub.store.time += 0.1
    return True


def test_who_comes_to_a_room_that_was_put_away_has_to_come_anew(tmp_path: Path) -> None:
    """Between the connection and its first message: there nobody would tell them anything."""

    async def work(hub: Hub, room: Room) -> None:
        audience, viewer = Audience.of(room), Viewer("ann", "wide", watch=False)
        hub.drop(room.id)
        audience.join(viewer, -1)
        assert viewer.outbox.get_nowait() is None
        assert viewer not in audience.viewers
        with pytest.raises(Unavailable, match="nothing was changed"):
            await room.do(nothing)

    play(tmp_path, work)


def test_who_is_here_is_not_away_because_another_process_does_not_see_them(
    tmp_path: Path,
) -> None:
    async def work(hub: Hub, here: Room) -> None:
        await here.arrive("ann")
        stored = await hub.store.load("match")
        assert stored
        there = Room(hub, Moment.read(stored, hub.store.now()))
        await there.arrive("bob")
        there._back_by_now()
        await until(lambda: there.moment.sheet.places[0].away_since)
        await here.refresh()
        await until(lambda: nobody_is_away(here))
        await there.refresh()
        assert nobody_is_away(there)

    play(tmp_path, work)


def test_a_match_goes_on_though_telling_of_it_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BotPool, "choose", first_legal)

    class Deaf:
        def happened(self, before: Moment, after: Moment) -> None:
            raise RuntimeError("a drawing is wrong")

        def clocks_moved(self) -> None:
            pass

        def talk_missed(self) -> None:
            pass

        def planned(self, seat: int, plan: Plan) -> None:
            pass

        def closed(self) -> None:
            pass

    async def work(hub: Hub, room: Room) -> None:
        room.listeners.append(Deaf())
        with pytest.raises(RuntimeError, match="a drawing"):
            await room.do(two_bots)
        await until(lambda: later(hub) and room.moment.seq > 4, "the match stands still")

    play(tmp_path, work, bot_delay=0)


def test_a_match_of_bots_begins_though_nobody_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BotPool, "choose", first_legal)

    async def whole() -> None:
        async with hub_at(tmp_path / "table.sqlite", bot_delay=0) as hub:
            places = tuple(Place(name="Bot", bot="easy", ready=True) for _ in range(2))
            made = new_table(GAME.name, OPTIONS, Sheet(places=places), host="ann")
            setup = await hub.create(*made)
            assert isinstance(hub.store, StillStore)
            hub.store.time += 3
            await until(
                lambda: later(hub) and setup.id in hub.rooms and hub.rooms[setup.id].moment.seq > 4,
                "it does not begin",
            )

    asyncio.run(whole())


def two_bots(draft: Draft) -> None:
    for seat in range(2):
        draft.change_place(seat, bot="easy")


def test_a_room_that_was_put_away_is_gone_at_once(tmp_path: Path) -> None:
    """By reference counting: the collector comes by rarely, and looks through everything."""

    async def work(hub: Hub, room: Room) -> None:
        audience, viewer = Audience.of(room), Viewer("ann", "wide", watch=False)
        audience.join(viewer, -1)
        await room.do(nothing)
        begun = [one for one in hub._tasks if "Room." in repr(one)]
        await asyncio.gather(*begun)
        del begun
        hub.drop(room.id)
        audience.viewers.discard(viewer)
        rooms.append(weakref.ref(room))
        rooms.append(weakref.ref(audience))

    async def whole() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:
            await seated(hub, GAME, OPTIONS)
            await asyncio.sleep(0)  # the loop lets go of what woke us with the room
            await work(hub, hub.rooms["match"])
            assert [one() for one in rooms] == [None, None]

    rooms: list[weakref.ref[Any]] = []
    gc.disable()
    try:
        asyncio.run(whole())
    finally:
        gc.enable()
