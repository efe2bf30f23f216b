"""Several seats at one screen: every turn is shown, and a board that turns for others stays."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
from table.rooms import heard, hub_at, nothing, seated, viewers

from potager.core.registry import game
from potager.table.rooms import playing
from potager.table.rooms.requests import Move, Roll
from potager.table.rooms.rights import Asker
from potager.table.store.kept import Place
from potager.table.telling.audience import Audience

GARDEN = game("carrots-and-broccoli")
ANN = Asker("ann")


def test_every_turn_is_shown_from_the_same_side(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:
            places = tuple(Place(holder="ann", name=name, ready=True) for name in ("Ann", "Bo"))
            room = await seated(hub, GARDEN, GARDEN.resolve(players=2), places=places)
            await room.do(nothing)
            ann = viewers(room)["ann"]
            Audience.of(room).show(ann)
            for turn in range(4):
                heard(ann)
                await room.do(playing.roll, ANN, Roll())
                (update,) = map(msgspec.json.decode, heard(ann))
                assert update["frames"], f"the roll of turn {turn} is not shown"
                assert (update["you"]["seat"], ann.page.eyes) == (turn % 2, 0)
                decision = str(room.moment.match.decision)
                await room.do(
                    playing.move, ANN, Move(decision=decision, seat=turn % 2, path=("pass",))
                )

    asyncio.run(work())
