"""A click on what is not lit is answered; and nobody can point at what others don't see."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from table.rooms import asks, heard, hub_at, nothing, rows_of, seated, viewers

from potager.core.registry import game as find_game
from potager.table.rooms.requests import AskWhy, Point
from potager.table.rooms.seats import NotAllowed

SNAILS = find_game("snail-invasion")
FOODS = find_game("yes-broccoli")


def answers(folder: Path, *rows: str, who: str, target: str) -> list[dict[str, Any]]:
    """What somebody is told who asks about a target, and that nobody else is told anything."""

    async def whole() -> list[dict[str, Any]]:
        async with hub_at(folder / "table.sqlite") as hub:
            options = SNAILS.resolve()
            room = await seated(hub, SNAILS, options, rows_of(SNAILS, options, *rows))
            around = viewers(room)
            await asks(room, around[who], AskWhy(target=target))
            told = [msgspec.json.decode(one) for one in heard(around[who])]
            assert not any(heard(viewer) for name, viewer in around.items() if name != who)
            return told

    return asyncio.run(whole())


@pytest.mark.parametrize(
    ("rows", "who", "target", "why"),
    [
        ((), "ann", "tree:red-queen", "Roll the dice first."),
        (("3+4",), "ann", "tree:red-queen", "The red pawn on top has to come out first."),
        (("3+4",), "ann", "tree:green-cucumber", "That can't be chosen now."),
        (("3+4",), "bob", "tree:red-queen", "It is not your turn yet."),
        (("3+4",), "", "tree:red-queen", "You are watching. Only the players choose."),
    ],
)
def test_only_who_asks_is_told_why(
    tmp_path: Path, rows: tuple[str, ...], who: str, target: str, why: str
) -> None:
    told = answers(tmp_path, *rows, who=who, target=target)
    assert told == [{"type": "explained", "target": target, "why": why}]


def test_a_card_of_the_own_hand_can_not_be_pointed_at(tmp_path: Path) -> None:
    """Its name would tell everybody which card it is."""

    async def whole() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:
            room = await seated(hub, FOODS, FOODS.resolve(players=2, dealt_bids=True))
            await room.do(nothing)  # the cards are dealt
            around = viewers(room)
            view = room.moment.match.view(0)
            cards = FOODS.drawing.scene(view, 0, "wide").targets()
            own = [card for card in cards if card.startswith("bid:")]
            assert own
            with pytest.raises(NotAllowed):
                await asks(room, around["ann"], Point(target=own[0]))
            assert not heard(around["bob"])

    asyncio.run(whole())
