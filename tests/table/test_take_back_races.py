"""Taking back while another process plays on: either comes first, the other one is refused or
happens after it. Nothing but refusals escapes, and memory is what is stored.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from games.carrotia.positions import game as carrotia
from table.rooms import PEOPLE, StillStore, asks, hub_at, nothing, seated
from table.test_sand import opened

from potager.core.errors import PotagerError
from potager.core.game import AnyGame
from potager.core.options import Options
from potager.core.record import Row, Table
from potager.core.registry import game as find_game
from potager.table.rooms.hub import Hub
from potager.table.rooms.moment import Moment
from potager.table.rooms.requests import Answer, BrowserMessage, MakeOffer, Move, Roll
from potager.table.rooms.room import Room
from potager.table.store.kept import OpenOffer, Place
from potager.table.telling.audience import Audience
from potager.table.telling.viewer import Viewer

ROUNDS = 40
SNAILS = find_game("snail-invasion")
SHAMBO = find_game("pyramid-shambo")
CASES: list[tuple[str, dict[str, Any]]] = [
    ("snail-invasion", {}),
    ("pyramid-shambo", {"players": 3}),
    ("carrots-and-broccoli", {"players": 2}),
    ("yes-broccoli", {"players": 3, "game": "basic"}),
]


class Process:
    """A second server of the same store, with its own room and pages."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.viewers = {name: Viewer(name, "wide", watch=False) for name in PEOPLE[:3]}
        for viewer in self.viewers.values():
            Audience.of(room).join(viewer, -1)

    async def ask(self, seat: int, ask: BrowserMessage) -> str:
        """Ask for a seat; why it was refused, if it was. What else is raised is a fault."""
        place = self.room.moment.sheet.places[seat]
        try:
            await asks(self.room, self.viewers[place.holder], ask)
        except PotagerError as error:
            return str(error)
        finally:
            for viewer in self.viewers.values():
                while not viewer.outbox.empty():
                    viewer.outbox.get_nowait()
        return ""

    def move(self, lot: random.Random) -> tuple[int, BrowserMessage]:
        """What is to be done next, by the seat that has to."""
        moment = self.room.moment
        roller = moment.person_rolls
        if roller is not None:
            return roller, Roll()
        seat = lot.choice(moment.match.waiting())
        path = moment.game.path(moment.match.view(seat), seat, lot.choice(moment.match.legal(seat)))
        return seat, Move(decision=str(moment.match.decision), seat=seat, path=path)


async def at_two(hub: Hub, game: AnyGame, options: Options, rows: list[Row], **sheet: Any
                 ) -> tuple[Process, Process]:  # fmt: skip
    """A match at two processes."""
    here = await seated(hub, game, options, rows, **sheet)
    await here.do(nothing)
    stored = await hub.store.load("match")
    assert stored
    return Process(here), Process(Room(hub, Moment.read(stored, hub.store.now())))


def play(folder: Path, work: Callable[[Hub], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with hub_at(folder / "table.sqlite") as hub:
            await work(hub)

    asyncio.run(whole())


async def check(hub: Hub, *processes: Process) -> list[Row]:
    """All have what is stored."""
    stored = await hub.store.load("match")
    assert stored
    for process in processes:
        await process.room.refresh()
        moment, read = process.room.moment, Moment.read(stored, hub.store.now())
        assert moment.match.rows == read.match.rows
        assert moment.match.state.key() == read.match.state.key()
        assert moment.sheet == read.sheet
    return stored.rows


@pytest.mark.parametrize("one_screen", [False, True], ids=["friends", "one screen"])
@pytest.mark.parametrize(("name", "given"), CASES, ids=[name for name, _ in CASES])
def test_one_moves_while_another_takes_back(
    name: str, given: dict[str, Any], one_screen: bool, tmp_path: Path
) -> None:
    game = find_game(name)
    options: Options = game.resolve(**given)
    seats = game.seats(options)
    holders = [PEOPLE[0] if one_screen else PEOPLE[seat] for seat in range(seats)]
    places = tuple(Place(holder=one, name=one.title(), ready=True) for one in holders)
    refused: set[str] = set()

    async def work(hub: Hub) -> None:
        lot = random.Random(name)
        here, there = await at_two(hub, game, options, [], places=places)
        for _ in range(ROUNDS):
            if here.room.moment.match.over:
                break
            if lot.random() < 0.7:
                await here.room.refresh()
                await there.room.refresh()
            if there.room.moment.match.over:
                break
            mover, move = here.move(lot)
            works = [here.ask(mover, move)]
            for seat in lot.sample(range(seats), lot.randrange(seats + 1)):
                ask = Answer(kind="undo", seat=seat, agree=lot.random() < 0.9)
                works.append(there.ask(seat, lot.choice((ask, MakeOffer(kind="undo", seat=seat)))))
            lot.shuffle(works)
            refused.update(await asyncio.gather(*works))
        rows = await check(hub, here, there)
        undone = sum(isinstance(row, Table) and row.kind == "undone" for row in rows)
        revealed = any("revealed since that move" in why for why in refused)
        assert undone > 0 or revealed

    play(tmp_path, work)
    assert len(refused) > 1, "the races were never close"


def test_what_is_gone_can_not_be_taken_back_once_more(tmp_path: Path) -> None:
    """An offer to take back is void as soon as what it is about was taken back."""

    async def work(hub: Hub) -> None:
        here, there = await at_two(hub, SHAMBO, SHAMBO.resolve(players=2), [])
        lot = random.Random(1)
        while len(here.room.moment.match.events) < 4 or here.room.moment.match.events[-1].who != 1:
            assert await here.ask(*here.move(lot)) == ""
        before = len(here.room.moment.match.events)
        assert await here.ask(0, MakeOffer(kind="undo", seat=0)) == ""
        await there.room.refresh()
        assert there.room.moment.sheet.offers
        assert await there.ask(1, MakeOffer(kind="undo", seat=1)) != "", "one at a time"
        assert await there.ask(1, Answer(kind="undo", seat=1, agree=True)) == ""
        assert len(there.room.moment.match.events) < before
        assert await here.ask(1, Answer(kind="undo", seat=1, agree=True)) == (
            "That offer no longer exists."
        )
        await check(hub, here, there)

    play(tmp_path, work)


def test_an_offer_is_gone_when_dice_fall(tmp_path: Path) -> None:
    """F17: to agree to it later would let them fall anew."""

    async def work(hub: Hub) -> None:
        here, _ = await at_two(hub, SNAILS, SNAILS.resolve(), [])
        lot = random.Random(1)
        for _ in range(2):  # a roll and a move
            assert await here.ask(*here.move(lot)) == ""
        offer = OpenOffer(kind="undo", seat=0, keep=1)
        await here.room.do(lambda draft: draft.change(offers=(offer,)))
        assert list(here.room.moment.sheet.offers) == [offer]
        assert await here.ask(1, Roll()) == ""
        assert list(here.room.moment.sheet.offers) == []

    play(tmp_path, work)


def test_an_offer_from_before_the_sand_ran_out_gives_none_back(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        rows: list[Row] = list(opened())
        here, there = await at_two(hub, carrotia, carrotia.resolve(players=2), rows)
        lot = random.Random(2)
        first, move = here.move(lot)
        assert await here.ask(first, move) == ""
        other, move = here.move(lot)
        assert await here.ask(other, move) == ""
        assert await here.ask(first, MakeOffer(kind="undo", seat=first)) == ""
        assert here.room.moment.sheet.offers
        assert isinstance(hub.store, StillStore)
        hub.store.time += 30
        await there.room.refresh()
        await there.room.tick()
        assert there.room.moment.sheet.offers == ()
        why = await here.ask(other, Answer(kind="undo", seat=other, agree=True))
        assert why == "That offer no longer exists."
        await check(hub, here, there)

    play(tmp_path, work)
