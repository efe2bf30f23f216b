"""What is chosen in a reaction, and what could be, tells the others nothing: they hear the same
messages, in number, order and bytes, as long as everybody chooses at the same times."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from table.reaction_rooms import GAME, REVEALED, SERVED, all_answer, at, card, opened
from table.rooms import asks, heard, hub_at

from potager.core.choices import by_words
from potager.table.rooms.bot_pool import BotPool
from potager.table.rooms.hub import Hub
from potager.table.rooms.requests import SetQuiet
from potager.table.rooms.room import Room
from potager.table.store.kept import Place
from potager.table.telling import audience
from potager.table.telling.audience import Audience
from potager.table.telling.viewer import Viewer

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
    """What those hear while something happens in a reaction, from the moment at which it opens."""
    found: dict[str, list[bytes]] = {}
    file = folder / f"{len(list(folder.iterdir()))}.sqlite"

    async def whole() -> None:
        async with hub_at(file) as hub:
            room, people = await opened(hub, *told, **sheet)
            for name in who:  # a page that comes back just now
                Audience.of(room).show(people[name])
            await scene(hub, room, people)
            found.update({name: heard(people[name]) for name in who})

    asyncio.run(whole())
    return found


def answers(*choices: str) -> Scene:
    """Bob makes these choices one after another; the others stay silent until the end."""

    async def scene(hub: Hub, room: Room, people: Viewers) -> None:
        at(hub, 2)
        for choice in choices:
            await asks(room, people["bob"], card(room, 1, choice))
        at(hub, 9.99)
        await room.tick()

    return scene


def test_what_is_chosen_makes_no_difference(tmp_path: Path) -> None:
    found = [
        overheard(tmp_path, scene, "ann", "cec", "", told=REVEALED)
        for scene in (answers("pass"), answers("power:too-busy-to-eat"))
    ]
    assert found[0] == found[1]
    assert any(found[0].values())


def test_a_choice_that_is_changed_is_told_once(tmp_path: Path) -> None:
    found = [
        overheard(tmp_path, scene, "ann", "cec", "", told=REVEALED)
        for scene in (answers("pass"), answers("power:too-busy-to-eat", "pass"))
    ]
    assert found[0] == found[1]


def test_hands_make_no_difference(tmp_path: Path) -> None:
    async def silent(hub: Hub, room: Room, people: Viewers) -> None:
        at(hub, 9.99)
        await room.tick()
        at(hub, 10)
        await room.tick()

    for scene in (silent, answers("pass")):
        one, other = (
            overheard(tmp_path, scene, "ann", "cec", "", told=told) for told in (SERVED, OTHER_HAND)
        )
        assert one == other


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_a_bots_choice_comes_when_any_other_would(
    level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = (
        Place(holder="ann", name="Ann", ready=True),
        Place(name="Bot", bot=level, ready=True),
        Place(holder="cec", name="Cec", ready=True),
    )

    async def scene(hub: Hub, room: Room, people: Viewers) -> None:
        await asyncio.sleep(1.6)  # longer than any bot waits

    found = []
    for choice in ("pass", "play too-busy-to-eat"):

        async def choose(*task: Any, choice: str = choice) -> tuple[int, None]:
            return by_words(GAME, task[3], task[4], choice), None

        monkeypatch.setattr(BotPool, "choose", choose)
        told = overheard(tmp_path, scene, "ann", "cec", "", told=REVEALED, places=places)
        found.append(told)
    assert found[0] == found[1]
    assert all(len(messages) == 2 for messages in found[0].values()), "the bot has chosen"


@pytest.mark.parametrize("passes", [(), (1,), (1, 0), (1, 0, 2)])
def test_no_hand_makes_a_reaction_shorter_or_longer(
    passes: tuple[int, ...], tmp_path: Path
) -> None:
    """Bob can play nothing, or something: whoever passes by then, it ends at the same time."""

    async def scene(hub: Hub, room: Room, people: Viewers) -> None:
        at(hub, 1)
        await all_answer(room, people, *passes)
        for tenth in range(101):
            at(hub, tenth / 10)
            await room.tick()
            ended.append((tenth, len(room.moment.match.rows)))

    ended: list[tuple[int, int]] = []
    found = []
    for told in (SERVED, OTHER_HAND):
        heard_by = overheard(tmp_path, scene, "ann", "cec", "", told=told)
        found.append((heard_by, ended[:]))
        ended.clear()
    assert found[0] == found[1]


def test_whoever_passes_when_nothing_fits_is_not_seen_to_choose(tmp_path: Path) -> None:
    """Bob's hand, whether he passes himself, and when he began to wish it: none of it shows."""

    def scene(*choices: str, wishes: bool = True) -> Scene:
        async def work(hub: Hub, room: Room, people: Viewers) -> None:
            at(hub, 1)
            if wishes:
                await asks(room, people["bob"], SetQuiet(seat=1, on=True))
            await all_answer(room, people, 0, 2)
            for choice in choices:
                await asks(room, people["bob"], card(room, 1, choice))
            at(hub, 9.99)
            await room.tick()
            ended.append(len(room.moment.match.rows))
            at(hub, 10)
            await room.tick()

        return work

    ended: list[int] = []
    found = [
        overheard(tmp_path, scene(*choices), "ann", "cec", "", told=told)
        for told in (SERVED, OTHER_HAND)
        for choices in ((), ("pass",))
    ]
    assert found[1:] == found[:-1]
    assert set(ended) == {len(SERVED)}, "it lasts the whole time"
    silent = overheard(tmp_path, scene(wishes=False), "ann", "cec", "", told=SERVED)
    assert silent == found[0], "nor is the wish seen"


def test_these_tests_would_find_a_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "_public", lambda moment: object())
    with pytest.raises(AssertionError):
        test_a_choice_that_is_changed_is_told_once(tmp_path)
