"""A hub in the test's own process, on a real SQLite file, with a clock that the test sets."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from potager.core.choices import by_words
from potager.core.dice import FairDice
from potager.core.game import AnyGame
from potager.core.options import Options, values
from potager.core.record import Play, Row
from potager.core.scene import Layout
from potager.core.state import CHANCE, CLOCK
from potager.table.rooms.bot_pool import BotPool
from potager.table.rooms.hub import Hub
from potager.table.rooms.moment import Draft
from potager.table.rooms.requests import BrowserMessage
from potager.table.rooms.room import Room
from potager.table.settings import Settings
from potager.table.store.base import Change, Store
from potager.table.store.kept import Place, Setup, Sheet
from potager.table.store.sqlite import SqliteStore
from potager.table.telling import teller
from potager.table.telling.audience import Audience
from potager.table.telling.viewer import Viewer
from potager.table.web.handling import handle

ENCODER = msgspec.json.Encoder(enc_hook=repr)  # texts by their ids
# Runs a coroutine on an open store of either kind: the fixture `with_store`.
WithStore = Callable[[Callable[[Store], Awaitable[None]]], None]
PEOPLE = ("ann", "bob", "cec", "dot", "eva", "fay")


class StillStore(SqliteStore):
    """SQLite with a clock that stands still."""

    time = 1_000_000.0

    def now(self) -> float:
        return self.time


@asynccontextmanager
async def hub_at(file: Path, time: float = StillStore.time, **settings: Any) -> AsyncIterator[Hub]:
    """A hub on a file, new or from before."""
    store = StillStore(file)
    store.time = time
    hub = Hub(Settings(**{"roll_wait": 1e6, "telling": 0.0} | settings), store, teller)
    hub.bots.warm_up = lambda: None  # type: ignore[method-assign]
    await hub.open()
    try:
        yield hub
    finally:
        await hub.close()


async def seated(
    hub: Hub, game: AnyGame, options: Options, rows: Sequence[Row] = (), **sheet: Any
) -> Room:
    """A match of this game with a person on each seat, after these rows; always the same one."""
    setup = Setup(
        id="match", code="KALE-42", watch="watch", invite="invite", game=game.name, host="ann",
        options=values(options), dice=FairDice(match="match", seed="5e" * 32, promise="a1" * 32),
        rules=game.rules_version,
    )  # fmt: skip
    people = PEOPLE[: game.seats(options)]
    places = tuple(Place(holder=name, name=name.title(), ready=True) for name in people)
    await hub.store.create(setup, Sheet(**{"phase": "playing", "places": places} | sheet))
    at = hub.store.now()
    await hub.store.commit(Change(match="match", seq=0, rows=rows, version=0, at=at))
    room = await hub.room("match")
    assert room
    return room


def rows_of(game: AnyGame, options: Options, *told: str) -> list[Row]:
    """What happens in a match, by the game's notation; those who choose at once in seat order.

    "time" is the sand that runs out.
    """
    state, rows = game.start(options), list[Row]()
    for text in told:
        outcomes = [what for what, weight in enumerate(state.chance()) if weight]
        if text == "time":
            who, what = CLOCK, 0
        elif outcomes:
            who = CHANCE
            what = next(one for one in outcomes if game.notation(state, CHANCE, one) == text)
        else:
            who = (state.waiting() & -state.waiting()).bit_length() - 1
            what = by_words(game, state, who, text)
        rows.append(Play(who, what, "person" if who >= 0 else ""))
        state.apply(who, what)
    return rows


async def first_legal(*task: Any) -> tuple[int, None]:
    """What may stand in for `BotPool.choose`: it takes the first action, and plans nothing."""
    *_, view, seat = task[:5] if isinstance(task[0], BotPool) else task[:4]
    return int(view.legal(seat)[0]), None


def nothing(_: Draft) -> None:
    """An act that does nothing: what happens by itself happens."""


async def asks(room: Room, viewer: Viewer, ask: BrowserMessage) -> None:
    """A viewer asks for something."""
    await handle(room, Audience.of(room), viewer, ask)


def viewers(room: Room, layout: Layout = "wide", *, silent: bool = True) -> dict[str, Viewer]:
    """Everybody at the table, and a spectator, in silence until something happens."""
    found = {name: Viewer(name, layout, watch=False) for name in (*PEOPLE, "")}
    for viewer in found.values():
        Audience.of(room).join(viewer, -1)
    for viewer in found.values():
        if silent:
            heard(viewer)
    return found


def heard(viewer: Viewer) -> list[bytes]:
    """What a viewer was sent since the last time."""
    found = []
    while not viewer.outbox.empty():
        message = viewer.outbox.get_nowait()
        assert message is not None
        found.append(message)
    return found


def now(viewer: Viewer) -> dict[str, Any]:
    """The present moment that a viewer was told last, with the seats as they are by now."""
    messages = [msgspec.json.decode(message) for message in heard(viewer)]
    update = [one for one in messages if one["type"] == "update"][-1]
    seats = msgspec.json.decode(ENCODER.encode(viewer.page.seats))
    found: dict[str, Any] = update["now"] | update["you"]
    return found | {"seats": seats, "absent": viewer.page.absent}
