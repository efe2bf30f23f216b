"""Clocks, secret choices and the curtain, in a room whose time the test sets."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from table.reaction_rooms import now_of
from table.rooms import StillStore, asks, heard, hub_at, nothing, now, rows_of, seated, viewers
from table.secret_cards import GAME, SAND

from potager.core.errors import IllegalAction, PotagerError
from potager.core.options import Options
from potager.core.record import Play
from potager.core.registry import game
from potager.table.rooms import clocks
from potager.table.rooms.hub import Hub
from potager.table.rooms.moment import Draft
from potager.table.rooms.requests import Look, Move
from potager.table.rooms.room import Room
from potager.table.store.base import Stored
from potager.table.store.kept import Deadline, Place

DEALT = [Play(-1, 2), Play(-1, 0), Play(-1, 3)]
OPTIONS = Options()


@pytest.fixture(autouse=True)
def _find_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("potager.table.store.kept.find_game", lambda name: GAME)


def play(folder: Path, work: Callable[[Hub], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with hub_at(folder / "table.sqlite") as hub:
            await work(hub)

    asyncio.run(whole())


def bid(room: Room, seat: int, what: int) -> Move:
    return Move(decision=str(room.moment.match.decision), seat=seat, path=(f"bid:{what}",))


async def stored(hub: Hub) -> Stored:
    found = await hub.store.load("match")
    assert found
    return found


def test_secret_choices_wait_for_the_last_and_can_be_changed(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room = await seated(hub, GAME, OPTIONS, DEALT)
        at = viewers(room)
        await room.do(nothing)
        for viewer in at.values():
            heard(viewer)
        await asks(room, at["ann"], bid(room, 0, 1))
        assert now(at["ann"])["decisions"][0]["chosen"] == ["bid:1"]
        assert now(at["bob"])["chosen"] == [0]
        await asks(room, at["ann"], bid(room, 0, 2))
        assert not heard(at["bob"]), "that she has changed her mind is a secret too"
        await asks(room, at["bob"], bid(room, 1, 1))
        assert (await stored(hub)).pending == {0: (3, 2, "person"), 1: (3, 1, "person")}
        assert len((await stored(hub)).rows) == 3
        last = bid(room, 2, 0)
        await asks(room, at["cec"], last)
        assert (await stored(hub)).rows[3:] == [
            Play(0, 2, "person"), Play(1, 1, "person"), Play(2, 0, "person")
        ]  # fmt: skip
        assert (await stored(hub)).pending == {}
        assert now(at["bob"])["ending"]["winners"] == [0]
        with pytest.raises(PotagerError, match="not being played"):
            await asks(room, at["cec"], last)

    play(tmp_path, work)


def test_secret_choices_outlive_a_restart(tmp_path: Path) -> None:
    async def before(hub: Hub) -> None:
        room = await seated(hub, GAME, OPTIONS, DEALT)
        at = viewers(room)
        await asks(room, at["ann"], bid(room, 0, 1))
        await asks(room, at["bob"], bid(room, 1, 1))

    async def after(hub: Hub) -> None:
        room = await hub.room("match")
        assert room
        assert room.moment.match.waiting() == [2]
        await asks(room, viewers(room)["cec"], bid(room, 2, 0))
        assert room.moment.match.over

    play(tmp_path, before)
    play(tmp_path, after)


def test_the_hourglass_of_the_rules_runs_out(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room = await seated(hub, GAME, OPTIONS, DEALT)
        at = viewers(room)
        await room.do(nothing)
        clock = now(at["ann"])["clocks"][0]
        assert (clock["kind"], clock["ends_at"]) == ("hourglass", hub.store.now() + SAND)
        assert isinstance(hub.store, StillStore)
        hub.store.time += SAND + 1
        await room.tick()
        assert (await stored(hub)).rows[-1] == Play(-2, 0)
        assert now(at["ann"])["ending"]["result"] == [0, 0, 0]

    play(tmp_path, work)


def test_the_turn_timer_chooses_for_who_is_late(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room = await seated(hub, GAME, OPTIONS, DEALT, timer=10)
        at = viewers(room)
        await room.do(nothing)
        await asks(room, at["ann"], bid(room, 0, 2))
        assert isinstance(hub.store, StillStore)
        hub.store.time += 10
        with pytest.raises(IllegalAction, match="time for this choice ran out"):
            await asks(room, at["bob"], bid(room, 1, 2))
        await room.tick()
        assert (await stored(hub)).rows[3:] == [
            Play(0, 2, "person"), Play(1, 0, "timer"), Play(2, 0, "timer")
        ]  # fmt: skip

    play(tmp_path, work)


def pause(draft: Draft) -> None:
    draft.match.pause()


def resume(draft: Draft) -> None:
    draft.match.resume()


def test_a_pause_stops_the_clocks(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room = await seated(hub, GAME, OPTIONS, DEALT, timer=10)
        await room.do(nothing)
        assert isinstance(hub.store, StillStore)
        hub.store.time += 4

        await room.do(pause)
        hub.store.time += 1000
        await room.tick()
        assert not room.moment.match.over
        await room.do(resume)
        assert room.moment.sheet.turn
        assert clocks.end_of(room.moment.sheet.turn, ()) == hub.store.now() + 6

    play(tmp_path, work)


def test_an_outage_gives_its_time_back() -> None:
    deadline = Deadline(ends=100, length=60, set_at=40)
    assert clocks.end_of(deadline, ()) == 100
    assert clocks.end_of(deadline, [(10, 20)]) == 100, "before it was set"
    assert clocks.end_of(deadline, [(50, 80)]) == 130
    assert clocks.end_of(deadline, [(50, 80), (120, 220)]) == 230
    assert clocks.end_of(deadline, [(140, 220)]) == 100, "it had run out before"


def test_no_curtain_hangs_where_all_can_but_say_that_they_are_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    carrotia = game("carrotia")
    monkeypatch.setattr("potager.table.store.kept.find_game", lambda name: carrotia)
    options = carrotia.resolve(players=2, characters="random")
    places = tuple(Place(holder="ann", name=name, ready=True) for name in ("Ann", "Bo"))

    async def work(hub: Hub) -> None:
        rows = rows_of(carrotia, options, "ghost", "mummy")
        room = await seated(hub, carrotia, options, rows, places=places)
        ann = viewers(room)["ann"]
        told = now_of(room, ann)
        assert (told.get("curtain"), told["seat"]) == (None, 0)
        ready = Move(decision=str(room.moment.match.decision), seat=0, path=("ready",))
        await asks(room, ann, ready)
        told = now_of(room, ann)
        assert (told.get("curtain"), told["seat"]) == (None, 1)
        assert told["prompt"].startswith("Bo: Press Ready")

    play(tmp_path, work)


def test_a_curtain_hangs_between_players_at_one_screen(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        places = tuple(Place(holder="ann", name=name, ready=True) for name in ("Ann", "Bo", "Cy"))
        room = await seated(hub, GAME, OPTIONS, DEALT, places=places)
        ann = viewers(room)["ann"]
        await room.do(nothing)
        told = now(ann)
        assert (told["curtain"], told["seat"]) == ("Ann", -1)
        assert "decisions" not in told
        for seat, name in enumerate(("Ann", "Bo", "Cy")):
            await asks(room, ann, Look(seat=seat))
            update = msgspec.json.decode(heard(ann)[-1])
            assert update["you"]["seat"] == seat
            labels = [one.get("label") for one in update["frames"][-1]["scene"]["sprites"]]
            cards = ["card -1"] * 3
            cards[seat] = f"card {DEALT[seat].what}"
            assert labels[:3] == cards
            await asks(room, ann, bid(room, seat, 0))
            if name != "Cy":
                assert now(ann)["curtain"] == ("Bo", "Cy")[seat]
        assert room.moment.match.over

    play(tmp_path, work)
