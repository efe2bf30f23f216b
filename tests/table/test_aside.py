"""What goes on among bots alone: told faster, and not in the way of who has no part in it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from librt.random import Random
from table.rooms import asks, first_legal, heard, hub_at, seated, viewers
from waiting import until

from potager.core.match import Match
from potager.core.registry import game as find_game
from potager.core.state import State
from potager.table.rooms.aside import BRISK, FIRST_TURNS, FULL, pace_of
from potager.table.rooms.bot_pool import BotPool
from potager.table.rooms.due import bot_answers_at
from potager.table.rooms.requests import Resign, Seen
from potager.table.rooms.seating import open_seats, take_free_seat
from potager.table.rooms.seats import NotAllowed
from potager.table.settings import Settings
from potager.table.store.kept import Place
from potager.table.telling import present
from potager.table.telling.audience import Audience

GAME = find_game("pyramid-shambo")
OPTIONS = GAME.resolve(players=4)
is_out = GAME.manners.is_out
ANN = Place(holder="ann", name="Ann", ready=True)
BOTS = tuple(Place(name=name, bot="easy", ready=True) for name in ("Pip", "Tansy", "Midge"))


def at_random(seed: int, until: Callable[[Match], bool]) -> Match:
    """A match that was played until something is so."""
    match, random = Match.new(GAME, OPTIONS, seed=seed), Random(seed)
    while not match.over and not until(match):
        for seat in match.waiting():
            legal = match.legal(seat)
            match.choose(seat, legal[random.randrange(len(legal))])
    return match


def events(match: Match) -> list[tuple[State, State]]:
    state, found = GAME.start(OPTIONS), []
    for event in match.events:
        before = state.clone()
        state.apply(event.who, event.what)
        found.append((before, state.clone()))
    return found


def test_what_people_have_no_part_in_takes_half_of_the_time() -> None:
    brisk = 0
    for seed in range(20):
        told = events(at_random(seed, lambda _: False))
        for before, after in told:
            pace = pace_of(GAME, before, after, (0,))
            assert pace_of(GAME, before, after, ()) == FULL, "people have come to watch that"
            if pace == FULL:
                continue
            brisk += 1
            assert before.turns() >= FIRST_TURNS, "by the first turns one learns how it goes"
            assert not after.result(), "the end takes its time"
            assert not before.waiting() & 1
            assert is_out(before, 0) or not is_out(after, 0), "so does a knock-out"
        last_before, last = told[-1]
        assert pace_of(GAME, last_before, last, (0,)) == FULL
    assert brisk > 100


def test_on_a_board_that_all_share_everything_takes_its_time() -> None:
    game = find_game("carrots-and-broccoli")
    match, random = Match.new(game, game.resolve(players=4), seed=1), Random(1)
    while len(match.events) < 200:
        before = match.state.clone()
        if match.chance_due():
            match.draw()
        else:
            (seat, *_) = match.waiting()
            legal = match.legal(seat)
            match.choose(seat, legal[random.randrange(len(legal))])
        assert pace_of(game, before, match.state, (0,)) == FULL


def bots_throw(match: Match) -> bool:
    return match.state.turns() >= 4 and len(match.waiting()) == 2 and 0 not in match.waiting()


def test_a_duel_of_bots_is_told_faster_and_can_be_hurried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BotPool, "choose", first_legal)
    match = at_random(3, bots_throw)

    async def work() -> None:
        async with hub_at(tmp_path / "x.sqlite", bot_delay=1000) as hub:
            room = await seated(hub, GAME, OPTIONS, match.rows, places=(ANN, *BOTS))
            told, people = room.moment, viewers(room)
            waits = [
                bot_answers_at(told, seat, Settings(bot_delay=1.0)) - told.since
                for seat in told.missing
            ]
            assert max(waits) < 1.0
            await asks(room, people["ann"], Seen(seq=told.seq))
            await until(lambda: room.moment.seq > told.seq, "nobody else is asked")
            updates = [json.loads(one) for one in heard(people["ann"])]
            frames = [frame for one in updates for frame in one.get("frames", ())]
            assert {frame.get("pace", 1) for frame in frames if frame.get("rest")} == {BRISK}

    asyncio.run(work())


def test_who_is_out_has_nothing_to_give_up(tmp_path: Path) -> None:
    match = at_random(1, lambda match: is_out(match.state, 0))
    assert not match.over

    async def work() -> None:
        async with hub_at(tmp_path / "x.sqlite", bot_delay=1000) as hub:
            room = await seated(hub, GAME, OPTIONS, match.rows, places=(ANN, *BOTS))
            ann = viewers(room)["ann"]
            assert next(seat.out for seat in present.seats(room))
            with pytest.raises(NotAllowed, match="already out"):
                await asks(room, ann, Resign(seat=0))
            assert not Audience.of(room).present(ann).you.can_undo, "hands were opened since"

    asyncio.run(work())


def test_a_latecomer_is_offered_no_seat_that_is_out(tmp_path: Path) -> None:
    gone = at_random(3, lambda match: any(is_out(match.state, seat) for seat in (1, 2, 3)))
    out = [seat for seat in (1, 2, 3) if is_out(gone.state, seat)]
    assert out

    async def whole() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:
            places = {"places": (ANN, *BOTS), "late": True}
            room = await seated(hub, GAME, OPTIONS, gone.rows, **places)
            assert open_seats(room.moment) == tuple(seat for seat in (1, 2, 3) if seat not in out)
            with pytest.raises(NotAllowed):
                await room.do(take_free_seat, out[0], "cec", "Cec", "")

    asyncio.run(whole())
