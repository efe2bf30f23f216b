"""Every clock ends on anybody's turn, whoever thinks: with bots whose process answers, is dead or
never comes back, after a restart, and at two processes at once. It ends once, and play goes on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal, NamedTuple

import pytest
from table.reaction_rooms import SERVED
from table.rooms import PEOPLE, StillStore, first_legal, hub_at, nothing, rows_of, seated

from potager.core.errors import IllegalAction
from potager.core.game import AnyGame
from potager.core.match import Match
from potager.core.options import Options
from potager.core.record import Play, Row
from potager.core.registry import game as find_game
from potager.core.state import CLOCK
from potager.table.rooms import clocks, playing
from potager.table.rooms.bot_pool import BotPool
from potager.table.rooms.hub import Hub
from potager.table.rooms.moment import Moment
from potager.table.rooms.requests import Move, Roll
from potager.table.rooms.rights import Asker
from potager.table.rooms.room import Room
from potager.table.store.kept import Deadline, Place

Whose = Literal["person", "bot"]
Thinking = Literal["answers", "dead", "slow"]
Where = Literal["here", "restarted", "twice"]
SETTINGS = {"bot_patience": 0.05, "bot_delay": 0.05, "jump_in_wait": 0.05}
PATIENCE = 10.0  # seconds of real time in which the match has to go on
FURTHER = 3  # rows that must follow


class Clock(NamedTuple):
    """A clock that ends, and a match in which it runs."""

    game: str
    options: dict[str, Any]
    kind: Literal["sand", "turn", "reaction"]  # its name on the sheet
    before: Callable[[AnyGame, Options], Sequence[Row]]
    sheet: dict[str, Any] = {}


def first_choice(game: AnyGame, options: Options) -> list[Row]:
    """A match up to the first choice while its clock runs."""
    match = Match.new(game, options, seed=1)
    while match.chance_due() or (game.name == "carrotia" and not match.state.hourglass()):
        if match.chance_due():
            match.draw()
        else:
            seat = match.waiting()[0]
            match.choose(seat, match.legal(seat)[0], "person")
    return match.rows


def served(game: AnyGame, options: Options) -> list[Row]:
    return rows_of(game, options, *SERVED)


CLOCKS = {
    "the timer of Carrots & Broccoli": Clock(
        "carrots-and-broccoli", {"players": 2, "timer": 20},
        "sand", first_choice,
    ),
    "Carrotia's hourglass": Clock(
        "carrotia", {"players": 2}, "sand", first_choice
    ),
    "a turn timer that passes": Clock(
        "carrots-and-broccoli", {"players": 2},
        "turn", first_choice, {"timer": 30},
    ),
    "a turn timer that leaves it to a bot": Clock(
        "snail-invasion", {}, "turn", first_choice, {"timer": 30}
    ),
    "a reaction": Clock(
        "yes-broccoli", {"players": 3, "game": "advanced"},
        "reaction", served,
    ),
}  # fmt: skip


async def broken(*_: Any) -> int:
    raise RuntimeError("the bot processes keep failing")


async def never(*_: Any) -> int:
    await asyncio.sleep(1000)  # thinks for too long
    raise AssertionError("nobody waits that long")


CHOOSE: dict[Thinking, Callable[..., Awaitable[object]]] = {
    "answers": first_legal, "dead": broken, "slow": never,
}  # fmt: skip


class Table:
    """A match with a clock, and the seat on whose turn it ends."""

    def __init__(self, clock: Clock, whose: Whose) -> None:
        self.clock = clock
        self.game = find_game(clock.game)
        self.options: Options = self.game.resolve(**clock.options)
        self.rows = clock.before(self.game, self.options)
        state = self.game.start(self.options)
        for row in self.rows:
            assert isinstance(row, Play)
            state.apply(row.who, row.what)
        self.seat = (state.waiting() & -state.waiting()).bit_length() - 1
        self.whose = whose

    async def opened(self, hub: Hub) -> Room:
        """All have chosen who could, but one; there is at least one bot and one person."""
        seats = self.game.seats(self.options)
        other = (self.seat + 1) % seats
        bot = self.seat if self.whose == "bot" else other
        places = tuple(
            Place(name="Bot", bot="easy", ready=True) if seat == bot
            else Place(holder=PEOPLE[seat], name=PEOPLE[seat].title(), ready=True)
            for seat in range(seats)
        )  # fmt: skip
        room = await seated(
            hub, self.game, self.options, self.rows, places=places, **self.clock.sheet
        )
        await room.do(nothing)
        for seat in room.moment.match.waiting():
            if seat != self.seat and places[seat].person:
                await person_plays(room, seat)
        return room

    def end(self, room: Room) -> float:
        deadline: Deadline | None = getattr(room.moment.sheet, self.clock.kind)
        assert deadline
        return clocks.end_of(deadline, room.house.outages)

    def check_end(self, rows: Sequence[Row]) -> None:
        """The clock ended once. Only a bot may have been quicker than its own turn's timer."""
        plays = [row for row in rows[len(self.rows) :] if isinstance(row, Play)]
        if self.clock.kind == "sand":
            assert [row.who for row in plays].count(CLOCK) == 1
            return
        chosen = [row.by for row in plays if row.who == self.seat]
        assert chosen[0] in (("timer", "bot") if self.whose == "bot" else ("timer",))
        assert "timer" not in chosen[1:]


async def person_plays(room: Room, seat: int) -> None:
    moment = room.moment
    action = moment.match.legal(seat)[-1]
    path = moment.game.path(moment.match.view(seat), seat, action)
    move = Move(decision=str(moment.match.decision), seat=seat, path=path)
    await room.do(playing.move, Asker(PEOPLE[seat]), move)


async def goes_on(room: Room, rows: int, *, by_itself: bool = False) -> None:
    """People play, bots do: there are more rows soon, or the match is over."""
    end = asyncio.get_running_loop().time() + PATIENCE
    while not room.moment.match.over and room.moment.seq < rows:
        assert asyncio.get_running_loop().time() < end, "the match stands still"
        await asyncio.sleep(0.01)  # bots move meanwhile
        if by_itself:
            continue
        with suppress(IllegalAction):  # somebody was faster, or the sand
            roller = room.moment.person_rolls
            if roller is not None:
                await room.do(playing.roll, Asker(PEOPLE[roller]), Roll())
            for seat in room.moment.match.waiting():
                if room.moment.sheet.places[seat].person and seat in room.moment.match.waiting():
                    await person_plays(room, seat)


@pytest.mark.parametrize("where", ["here", "restarted", "twice"])
@pytest.mark.parametrize("thinking", ["answers", "dead", "slow"])
@pytest.mark.parametrize("whose", ["person", "bot"])
@pytest.mark.parametrize("name", CLOCKS)
def test_every_clock_ends_once_and_the_match_goes_on(
    name: str, whose: Whose, thinking: Thinking, where: Where, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(BotPool, "choose", CHOOSE[thinking])
    table, file = Table(CLOCKS[name], whose), tmp_path / "table.sqlite"

    async def whole() -> None:
        async with hub_at(file, **SETTINGS) as hub:
            room = await table.opened(hub)
            end = table.end(room)
            assert isinstance(hub.store, StillStore)
            if where == "restarted":
                hub.store.time = end - 1
            else:
                rooms = [room, *([await another(hub)] if where == "twice" else ())]
                hub.store.time = end
                await asyncio.gather(*(one.tick() for one in rooms))
                await check(table, rooms)
        if where == "restarted":
            async with hub_at(file, end + 1, **SETTINGS) as hub:
                again = await hub.room("match")
                assert again
                assert isinstance(hub.store, StillStore)
                hub.store.time = table.end(again)  # two seconds later: nobody could play then
                await again.tick()
                await check(table, [again])

    asyncio.run(whole())


async def another(hub: Hub) -> Room:
    """The same match at a second process."""
    stored = await hub.store.load("match")
    assert stored
    room = Room(hub, Moment.read(stored, hub.store.now()))
    room.begin()
    return room


async def check(table: Table, rooms: list[Room]) -> None:
    """The clock has ended once, the match goes on, and the log tells the same to all."""
    room = rooms[0]
    await goes_on(room, len(table.rows) + 1, by_itself=True)
    await goes_on(room, room.moment.seq + FURTHER)
    stored = await room.house.store.load("match")
    assert stored
    for one in rooms:  # which may know more by then: the bots play on
        await one.refresh()
    assert all(one.moment.match.rows[: len(stored.rows)] == stored.rows for one in rooms)
    assert Moment.read(stored, 0.0).match.rows == stored.rows, "every row was legal"
    table.check_end(stored.rows)
