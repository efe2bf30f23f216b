"""Rooms in which one may just react in Yes! Broccoli!, and what people do there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from table.rooms import StillStore, asks, heard, hub_at, nothing, now, rows_of, seated, viewers

from potager.core.record import Play, Row
from potager.core.registry import game
from potager.table.rooms.hub import Hub
from potager.table.rooms.requests import Move
from potager.table.rooms.room import Room
from potager.table.store.base import Stored
from potager.table.telling.audience import Audience
from potager.table.telling.viewer import Viewer

GAME = game("yes-broccoli")
OPTIONS = GAME.resolve(players=3, game="advanced")
START = StillStore.time
SERVED = (
    "dealt: send-it-back", "dealt: picky-eater", "dealt: no-thank-you", "dealt: too-busy-to-eat",
    "dealt: super-hungry", "dealt: half-portion", "drawn: broccoli", "drawn: corn", "drawn: soda",
)  # fmt: skip
REVEALED = (*SERVED, "pass", "pass", "pass", "bid red-4", "bid blue-6", "bid purple-8")


def play(folder: Path, work: Callable[[Hub], Awaitable[None]], time: float = START) -> None:
    async def whole() -> None:
        async with hub_at(folder / "table.sqlite", time) as hub:
            await work(hub)

    asyncio.run(whole())


async def opened(hub: Hub, *told: str, **sheet: Any) -> tuple[Room, dict[str, Viewer]]:
    """A room in which one may just react, and its viewers."""
    room = await seated(hub, GAME, OPTIONS, rows_of(GAME, OPTIONS, *told), **sheet)
    await room.do(nothing)
    return room, viewers(room)


def at(hub: Hub, seconds: float) -> None:
    """It is so long after the start."""
    assert isinstance(hub.store, StillStore)
    hub.store.time = START + seconds


def card(room: Room, seat: int, target: str) -> Move:
    return Move(decision=str(room.moment.match.decision), seat=seat, path=(target,))


async def stored(hub: Hub) -> Stored:
    found = await hub.store.load("match")
    assert found
    return found


def choices(rows: list[Row]) -> list[tuple[int, str, str]]:
    """What was played: seat, what, by whom."""
    state, found = GAME.start(OPTIONS), list[tuple[int, str, str]]()
    for row in rows:
        assert isinstance(row, Play)
        found.append((row.who, GAME.notation(state, row.who, row.what), row.by))
        state.apply(row.who, row.what)
    return found


async def bid_all(room: Room, people: dict[str, Viewer]) -> None:
    for seat, (name, bid) in enumerate(zip(people, ("red-4", "blue-6", "purple-8"), strict=False)):
        await asks(room, people[name], card(room, seat, f"bid:{bid}"))


async def all_answer(room: Room, people: dict[str, Viewer], *seats: int) -> None:
    """These pass, one after another."""
    for seat in seats:
        await asks(room, people[list(people)[seat]], card(room, seat, "pass"))


def silenced(viewer: Viewer) -> bool:
    return heard(viewer) == []


def now_of(room: Room, viewer: Viewer) -> dict[str, Any]:
    """What a page that comes back is told."""
    heard(viewer)
    Audience.of(room).show(viewer)
    return now(viewer)
