"""Whatever people, bots and clocks do, at two processes at once and with a store that fails at any
point: memory is what is stored, everybody was told what is in it, and only refusals escape.
"""

from __future__ import annotations

import asyncio
import copy
import random
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from serving import lines_in, seats_of
from table.rooms import PEOPLE, StillStore, asks, seated

from potager.core.errors import PotagerError
from potager.core.game import AnyGame
from potager.core.options import Options
from potager.core.registry import game as find_game
from potager.table.rooms.bot_pool import BotPool
from potager.table.rooms.clocks import Outages
from potager.table.rooms.house import House
from potager.table.rooms.hub import Hub
from potager.table.rooms.moment import Moment
from potager.table.rooms.requests import (
    Answer,
    BrowserMessage,
    MakeOffer,
    Move,
    Ready,
    Replace,
    Resign,
    Resume,
    Roll,
    TakeBack,
)
from potager.table.rooms.room import Room
from potager.table.settings import Settings
from potager.table.store.base import Change, Conflict, Doubtful, Stored, Unavailable
from potager.table.store.kept import OfferKind
from potager.table.telling import teller
from potager.table.telling.audience import Audience
from potager.table.telling.history import SeatHistory, replayed_events, with_former_names
from potager.table.telling.viewer import Viewer
from potager.table.telling.wire import encoder

STEPS = 60
CASES: list[tuple[str, dict[str, object], dict[str, object]]] = [
    ("snail-invasion", {}, {}),
    ("carrots-and-broccoli", {"players": 2}, {"timer": 20}),
    ("pyramid-shambo", {"players": 3}, {"timer": 30}),
    ("yes-broccoli", {"players": 3, "game": "advanced"}, {"react": 10}),
    ("carrotia", {"players": 2}, {}),
]


class FaultyStore(StillStore):
    """A store that loses races and connections by lot."""

    lot = random.Random(0)
    faults = 0.0

    async def commit(self, change: Change) -> None:
        fault = self.lot.random()
        if fault < self.faults:
            self._count(0)
            raise Conflict
        if fault < 2 * self.faults:
            self._count(1)
            raise Unavailable("not now")
        if fault < 3 * self.faults:
            self._count(2)
            if self.lot.random() < 0.5:
                await super().commit(change)
            raise Doubtful("who knows")
        await super().commit(change)

    async def load(self, match: str, after: int = 0) -> Stored | None:
        if self.lot.random() < self.faults:
            self._count(3)
            raise Unavailable("not now")
        return await super().load(match, after)

    def _count(self, what: int) -> None:
        self.happened[what] += 1

    happened = [0, 0, 0, 0]


class Process(House):
    """A server with one room, beside another one on the same store."""

    def __init__(self, store: FaultyStore, moment: Moment) -> None:
        super().__init__(Settings(roll_wait=2.0, pass_wait=2.0, away=1.0), store, teller)
        self.bots = cast(BotPool, None)
        self.dropped = False
        self.room = Room(self, moment)
        self.viewers = {name: Viewer(name, "wide", watch=False) for name in (*PEOPLE[:3], "")}
        self.told: dict[str, list[Any]] = {name: [] for name in self.viewers}
        self.seats: dict[str, list[Any]] = {name: [] for name in self.viewers}
        for viewer in self.viewers.values():
            Audience.of(self.room).join(viewer, -1)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        work.close()  # bots and alarms: the test itself lets time pass
        return asyncio.get_running_loop().create_task(asyncio.sleep(0))  # some task

    @property
    def outages(self) -> Outages:
        return ()  # however slow this machine is

    def clocks_moved(self) -> None:
        pass

    def drop(self, match: str) -> None:
        self.dropped = True
        self.room.close()

    async def notify_others(self, match: str, text: str) -> None:
        raise AssertionError("nobody chats here")

    def listen(self) -> None:
        for name, viewer in self.viewers.items():
            while not viewer.outbox.empty():
                message = viewer.outbox.get_nowait()
                if message is not None:
                    self.told[name].append(self._understood(name, msgspec.json.decode(message)))

    def _understood(self, name: str, message: Any) -> Any:
        """A message, with the seats that it tells of as a page knows them then."""
        if message["type"] == "update":
            self.seats[name] = seats_of(self.seats[name], message["now"])
            message["now"] = message["now"] | {"seats": copy.deepcopy(self.seats[name])}
            message["now"].pop("seat_edits", None)
        return message


def something(room: Room, lot: random.Random) -> BrowserMessage:
    """Something that somebody might ask for, sensible or not."""
    moment = room.moment
    match, seats = moment.match, len(moment.sheet.places)
    seat = lot.randrange(seats)
    decision = str(match.decision - lot.choice((0, 0, 0, 0, 0, 1, 3)))
    kinds: list[OfferKind] = ["draw", "undo", "undo", "undo", "pause", "rematch"]
    kind = lot.choice(kinds)
    others: list[BrowserMessage] = [
        MakeOffer(kind=kind, seat=seat),
        Answer(kind=kind, seat=seat, agree=lot.random() < 0.8),
        Resume(seat=seat),
        Replace(seat=seat),
        TakeBack(seat=seat),
        Ready(seat=seat),
    ]
    if lot.random() < 0.01:
        return Resign(seat=seat)
    if lot.random() < 0.35:
        return lot.choice(others)
    if match.chance_due():
        return Roll()
    waiting = match.waiting() or [seat]
    actor = lot.choice(waiting) if lot.random() < 0.9 else seat
    legal = match.legal(actor)
    path = moment.game.path(match.view(actor), actor, lot.choice(legal)) if legal else ("sky",)
    return Move(decision=decision, seat=actor, path=path)


async def a_match(
    folder: Path, game: AnyGame, options: Options, sheet: Any, seed: int
) -> list[int]:
    lot = random.Random(seed)
    store = FaultyStore(folder / f"{seed}.sqlite")
    store.lot, store.happened, store.faults = lot, [0, 0, 0, 0], 0.0
    store.notice = lambda match, text: None
    await store.open()
    try:
        await seated(Hub(Settings(), store, teller), game, options, **sheet)
        read = await store.load("match")
        assert read
        processes = [Process(store, Moment.read(read, store.now())) for _ in range(2)]
        for _ in range(STEPS):
            store.faults = 0.06
            store.time += lot.choice((0, 0.1, 1, 3, 12))
            process = lot.choice(processes)
            await do_something(process, lot)
            process.listen()
            store.faults = 0.0
            processes = [await whole(store, one) for one in processes]
            if lot.random() < 0.5:
                await lot.choice(processes).room.refresh()
        for process in processes:
            await process.room.refresh()
            process.listen()
            await check(store, process)
        return store.happened
    finally:
        for process in processes:
            process.room.close()
        await store.close()


async def do_something(process: Process, lot: random.Random) -> None:
    """Somebody asks for something, comes, goes, or time passes; nothing but refusals escapes."""
    room, name = process.room, lot.choice(PEOPLE[:3])
    try:
        match lot.randrange(8):
            case 0:
                await room.tick()
            case 1:
                await room.refresh()
            case 2:
                await (room.leave(name) if room.here[name] else room.arrive(name))
            case _:
                await asks(room, process.viewers[name], something(room, lot))
    except PotagerError:
        pass


async def whole(store: FaultyStore, process: Process) -> Process:
    """The process; if what it holds is in doubt, with a room that was read anew."""
    if not process.dropped:
        return process
    read = await store.load("match")
    assert read
    return Process(store, Moment.read(read, store.now()))


async def check(store: FaultyStore, process: Process) -> None:
    """Memory is what is stored, and everybody was told just that."""
    read = await store.load("match")
    assert read
    stored, moment = Moment.read(read, store.now()), process.room.moment
    assert moment.match.rows == stored.match.rows
    assert moment.match.state.key() == stored.match.state.key()
    assert moment.match.pending == stored.match.pending
    assert moment.sheet == stored.sheet
    assert moment.version == stored.version
    events = replayed_events(moment.game, moment.options, stored.match.rows)
    audience = Audience.of(process.room)
    for name, viewer in process.viewers.items():
        updates = [one for one in process.told[name] if one["type"] == "update"]
        frames = [frame for one in updates for frame in one["frames"]]
        assert max(frame["seq"] for frame in frames) == moment.seq
        first = min(frame["seq"] for frame in frames)
        encode = encoder(moment.game, viewer.page.cast).encode
        log = with_former_names(SeatHistory(viewer.seat, events).lines, moment.sheet.former)
        lines = msgspec.json.decode(encode(log))
        heard = [  # a line that is told again is told as to somebody else
            line for one in updates for line in [*one.get("lines", ()), *lines_in(one["frames"])]
        ]
        told = {(line["seq"], line.get("beat", 0)): line for line in heard if line["seq"] > first}
        assert [told[key] for key in sorted(told)] == [one for one in lines if one["seq"] > first]
        shown = present_in(updates[-1])
        audience.show(viewer)
        process.told[name].clear()
        process.listen()
        assert present_in(process.told[name][-1]) == shown


def present_in(update: dict[str, Any]) -> dict[str, Any]:
    """The moment that an update tells, without what depends on when it does."""
    now: dict[str, Any] = copy.deepcopy(update["now"] | update["you"])
    for field in ("watchers", "absent"):
        now.pop(field, None)
    for seat in now["seats"]:
        for field in ("away_s", "replaceable"):
            seat.pop(field, None)
    return now


@pytest.mark.parametrize(("name", "given", "sheet"), CASES, ids=lambda one: str(one)[:20])
def test_memory_is_the_store_and_all_are_told(
    name: str, given: dict[str, object], sheet: dict[str, object], tmp_path: Path
) -> None:
    game = find_game(name)
    options: Options = game.resolve(**cast(Any, given))
    happened = [0, 0, 0, 0]
    for seed in range(6):
        found = asyncio.run(a_match(tmp_path, game, options, sheet, seed))
        happened = [a + b for a, b in zip(happened, found, strict=True)]
    assert all(happened), f"each kind of fault must have come: {happened}"
