"""What a team plans is shown to all, and is no part of the match."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from games.carrotia.positions import game
from table.rooms import asks, heard, hub_at, nothing, seated, viewers
from table.test_sand import OPTIONS, opened

from potager.core.errors import IllegalAction
from potager.core.plans import Plan
from potager.core.registry import game as find_game
from potager.table.rooms.hub import Hub
from potager.table.rooms.requests import ShowPlan
from potager.table.rooms.room import Room
from potager.table.rooms.seats import NotAllowed
from potager.table.telling import present
from potager.table.telling.audience import Audience
from potager.table.telling.messages import Planned
from potager.table.telling.viewer import Viewer
from potager.table.web.handling import pass_on

Work = Callable[[Hub, Room, dict[str, Viewer]], Awaitable[None]]
PLAN = Plan(("square:a1", "square:a2"), {"square:a2": ("tile-straight", 3)})
AS_SHOWN = {"line": ["square:a1", "square:a2"], "pieces": {"square:a2": ["tile-straight", 1]}}


def building(folder: Path, work: Work) -> None:
    """Ann and Bob build a maze; somebody watches."""

    async def whole() -> None:
        async with hub_at(folder / "table.sqlite") as hub:
            room = await seated(hub, game, OPTIONS, opened())
            await room.do(nothing)
            await work(hub, room, viewers(room))

    asyncio.run(whole())


def told(viewer: Viewer) -> list[Any]:
    messages = [msgspec.json.decode(one) for one in heard(viewer)]
    return [(one["name"], one.get("plan", {})) for one in messages if one["type"] == "planned"]


def test_a_plan_is_shown_to_all_and_takes_no_turn(tmp_path: Path) -> None:
    async def work(_: Hub, room: Room, at: dict[str, Viewer]) -> None:
        before = room.moment
        for name in ("ann", "bob"):  # one of them is to move
            seat = ("ann", "bob").index(name)
            await asks(room, at[name], ShowPlan(seat=seat, plan=PLAN))
            assert [told(at[one]) for one in ("ann", "bob", "")] == [[(name.title(), AS_SHOWN)]] * 3
        assert room.moment is before
        late = Viewer("", "wide", watch=True)
        welcome = present.welcome(room, late)
        assert [one.name for one in welcome.plans] == ["Ann", "Bob"]
        await asks(room, at["ann"], ShowPlan(seat=0, plan=Plan()))
        assert told(at["bob"]) == [("Ann", {})]
        assert [one.name for one in present.welcome(room, late).plans] == ["Bob"]

    building(tmp_path, work)


def test_plans_of_others_for_elsewhere_or_of_nonsense_are_refused(tmp_path: Path) -> None:
    async def work(_: Hub, room: Room, at: dict[str, Viewer]) -> None:
        for name, seat in (("bob", 0), ("", 0)):
            with pytest.raises(NotAllowed):
                await asks(room, at[name], ShowPlan(seat=seat, plan=PLAN))
        for plan in (
            Plan(("square:e5",)),
            Plan(("hand:straight",)),
            Plan((), {"square:a1": ("rabbit", 0)}),
            Plan(("square:a1",) * 61),
        ):
            with pytest.raises(IllegalAction, match="can't be part of a plan"):
                await asks(room, at["ann"], ShowPlan(seat=0, plan=plan))
        assert not told(at["bob"])

    building(tmp_path, work)


def test_plans_are_over_with_the_building(tmp_path: Path) -> None:
    """The sand runs out: nobody can plan any more, and nothing is left of what was planned."""

    async def work(hub: Hub, room: Room, at: dict[str, Viewer]) -> None:
        await asks(room, at["ann"], ShowPlan(seat=0, plan=PLAN))
        assert present.now(room).planning == 1
        sand = room.moment.sheet.sand
        assert sand
        assert sand.ends is not None
        hub.store.time = sand.ends + 1  # type: ignore[attr-defined]
        await room.tick()
        assert not room.plans.shown
        assert present.now(room).planning == 0
        with pytest.raises(IllegalAction, match="nothing to plan"):
            await asks(room, at["ann"], ShowPlan(seat=0, plan=PLAN))

    building(tmp_path, work)


def test_a_plan_from_another_process_is_kept_here_too(tmp_path: Path) -> None:
    async def work(_: Hub, room: Room, at: dict[str, Viewer]) -> None:
        for stretch in (1, 2):  # the second one comes too soon or too late
            news = Planned(seat=1, name="Bob", stretch=stretch, plan=PLAN)
            pass_on(room, msgspec.json.encode(news).decode())
        assert len(told(at["ann"])) == 1
        assert room.plans.shown == {1: PLAN}

    building(tmp_path, work)


def test_bots_heed_people_first_and_show_one_plan_together(tmp_path: Path) -> None:
    async def work(_: Hub, room: Room, at: dict[str, Viewer]) -> None:
        def sit_bots(draft: Any) -> None:
            draft.change_place(1, bot="easy", holder="")

        await room.do(sit_bots)
        decision = room.moment.match.decision
        room._bot_plans(decision, 1, PLAN)
        room._bot_plans(decision - 1, 1, Plan())  # thought about something that is over
        await asks(room, at["ann"], ShowPlan(seat=0, plan=Plan(("square:b2",))))
        heeded = room.plans.to_heed(room.moment)
        assert [one.line[0] for one in heeded] == ["square:b2", "square:a1"]

    building(tmp_path, work)


def test_a_game_without_plans_has_none(tmp_path: Path) -> None:
    async def whole() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:
            snails = find_game("snail-invasion")
            room = await seated(hub, snails, snails.resolve())
            Audience.of(room)
            with pytest.raises(IllegalAction, match="nothing to plan"):
                await asks(room, viewers(room)["ann"], ShowPlan(seat=0, plan=Plan()))

    asyncio.run(whole())
