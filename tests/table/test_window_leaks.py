"""What is done in a window, and what could be, tells the others nothing: they hear the same
messages at the same times, in number, order and bytes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from table.rooms import heard, hub_at
from table.window_rooms import (
    GAME,
    REVEALED,
    SERVED,
    all_answer,
    at,
    bid_all,
    card,
    hold,
    opened,
    pass_for,
)

from potager.table.rooms import acts
from potager.table.rooms.bot_pool import BotPool
from potager.table.rooms.hub import Hub
from potager.table.rooms.room import Room
from potager.table.store.kept import Place, Sheet
from potager.table.telling.audience import Viewer

Viewers = dict[str, Viewer]
Scene = Callable[[Hub, Room, Viewers], Awaitable[None]]
OTHER_CARDS = {"no-thank-you": "clear-the-table", "too-busy-to-eat": "full-already"}
OTHER_HAND = tuple(  # Bob holds other cards, of which one fits
    f"dealt: {OTHER_CARDS.get(told.removeprefix('dealt: '), told.removeprefix('dealt: '))}"
    if told.startswith("dealt: ") else told
    for told in SERVED
)  # fmt: skip


def overheard(
    folder: Path, scene: Scene, *who: str, told: tuple[str, ...] = SERVED, **sheet: Any
) -> dict[str, list[bytes]]:
    """What those hear while something happens in a window, from the moment at which it opens."""
    found: dict[str, list[bytes]] = {}
    file = folder / f"{len(list(folder.iterdir()))}.sqlite"

    async def whole() -> None:
        async with hub_at(file) as hub:
            room, people = await opened(hub, *told, **sheet)
            for name in who:  # a page that comes back just now
                room.audience.show(people[name])
            await scene(hub, room, people)
            found.update({name: heard(people[name]) for name in who})

    asyncio.run(whole())
    return found


async def close(hub: Hub, room: Room, seconds: float) -> None:
    """Nothing happens until that time, and the window closes then."""
    before = len(room.match.rows)
    at(hub, seconds - 0.01)
    await room.step(room._overdue)
    assert len(room.match.rows) == before
    at(hub, seconds)
    await room.step(room._overdue)
    assert len(room.match.rows) > before


def test_a_choice_to_pass_sounds_like_silence(tmp_path: Path) -> None:
    async def silent(hub: Hub, room: Room, people: Viewers) -> None:
        await close(hub, room, 3)

    async def passes(hub: Hub, room: Room, people: Viewers) -> None:
        for seconds in (1, 2):
            at(hub, seconds)
            await acts.move(room, people["ann"], card(room, 0, "pass"))
        await close(hub, room, 3)

    one, other = (overheard(tmp_path, scene, "bob", "cec", "") for scene in (silent, passes))
    assert one == other


def test_hands_change_nothing(tmp_path: Path) -> None:
    async def held(hub: Hub, room: Room, people: Viewers) -> None:
        at(hub, 1)
        await acts.hold(room, people["bob"], hold(room, 1))
        await close(hub, room, 11)

    async def silent(hub: Hub, room: Room, people: Viewers) -> None:
        await close(hub, room, 3)

    for scene in (silent, held):
        one, other = (
            overheard(tmp_path, scene, "ann", "cec", "", told=told) for told in (SERVED, OTHER_HAND)
        )
        assert one == other


def holds(who: str, seat: int) -> Scene:
    async def scene(hub: Hub, room: Room, people: Viewers) -> None:
        at(hub, 2)
        await acts.hold(room, people[who], hold(room, seat))
        await close(hub, room, 12)

    return scene


async def clicks_a_card(hub: Hub, room: Room, people: Viewers) -> None:
    """Ann holds by a click on a card, and passes after all."""
    at(hub, 2)
    await acts.move(room, people["ann"], card(room, 0, "power:picky-eater"))
    at(hub, 5)
    await acts.move(room, people["ann"], card(room, 0, "pass"))
    await close(hub, room, 12)


def test_nobody_hears_who_holds_or_how(tmp_path: Path) -> None:
    by_ann = overheard(tmp_path, holds("ann", 0), "bob", "cec", "", told=REVEALED)
    by_bob = overheard(tmp_path, holds("bob", 1), "cec", "", told=REVEALED)
    by_card = overheard(tmp_path, clicks_a_card, "bob", "cec", "", told=REVEALED)
    assert by_ann == by_card
    assert by_bob == {name: by_ann[name] for name in ("cec", "")}


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_a_bot_that_passes_sounds_like_one_that_is_slow(
    level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = (
        Place(holder="ann", name="Ann", ready=True),
        Place(name="Bot", bot=level, ready=True),
        Place(holder="cec", name="Cec", ready=True),
    )

    async def quick(*task: Any) -> int:
        return GAME.action(task[3], task[4], "pass")

    async def slow(*task: Any) -> int:
        await asyncio.sleep(1000)
        return 0

    async def scene(hub: Hub, room: Room, people: Viewers) -> None:
        await asyncio.sleep(0.05)
        await close(hub, room, 3)

    found = []
    for choose in (quick, slow):
        monkeypatch.setattr(BotPool, "choose", choose)
        found.append(overheard(tmp_path, scene, "ann", "cec", "", places=places))
    assert found[0] == found[1]


async def by_hand(hub: Hub, room: Room, people: Viewers) -> None:
    """Ann answers each window of a round herself, before the last of the others."""
    await all_answer(room, people, 0, 1, 2)
    await bid_all(room, people)
    await all_answer(room, people, 1, 0, 2)


async def for_the_round(hub: Hub, room: Room, people: Viewers) -> None:
    """Ann changes her mind, and then passes for the round."""
    await acts.pass_for(room, people["ann"], pass_for(room, 0, "reveal"))
    await acts.pass_for(room, people["ann"], pass_for(room, 0, ""))
    await all_answer(room, people, 1)
    await acts.pass_for(room, people["ann"], pass_for(room, 0, "round"))
    await all_answer(room, people, 2)
    await bid_all(room, people)
    await all_answer(room, people, 1, 2)


def test_nobody_hears_that_somebody_passes_for_longer(tmp_path: Path) -> None:
    one, other = (
        overheard(tmp_path, scene, "bob", "cec", "", timed_windows=False)
        for scene in (by_hand, for_the_round)
    )
    assert one == other


def test_these_tests_would_find_a_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Sheet, "in_public", lambda sheet: sheet)
        with pytest.raises(AssertionError):
            test_nobody_hears_that_somebody_passes_for_longer(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(Room, "asked", lambda room: room.match.waiting())
        with pytest.raises(AssertionError):
            test_nobody_hears_who_holds_or_how(tmp_path)
