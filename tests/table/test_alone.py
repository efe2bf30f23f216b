"""Who is alone, and who is not: resigning, and taking back while somebody else is away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from table.rooms import StillStore, first_legal, hub_at, nothing, now, seated, viewers

from potager.bots.personalities import known
from potager.core.errors import PotagerError
from potager.core.match import Match
from potager.core.record import Table
from potager.core.registry import game as find_game
from potager.core.texts import say
from potager.table.rooms import agreements, playing, seating
from potager.table.rooms.bot_pool import BotPool
from potager.table.rooms.due import all_due
from potager.table.rooms.hub import Hub
from potager.table.rooms.moment import Draft
from potager.table.rooms.requests import (
    Answer,
    MakeOffer,
    Move,
    Replace,
    Resign,
    Roll,
    TakeBack,
)
from potager.table.rooms.rights import Asker
from potager.table.rooms.room import Room
from potager.table.store.kept import Place
from potager.table.telling.audience import Audience
from potager.table.telling.teller import kept_verdict, verdict_of

ANN, BOB = Asker("ann"), Asker("bob")
Who = tuple[str, ...]  # of each seat: a person's name, or "bot"


@pytest.fixture(autouse=True)
def _bots_think_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BotPool, "choose", first_legal)


def play(folder: Path, work: Callable[[Hub], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with hub_at(folder / "table.sqlite", bot_delay=0) as hub:
            await work(hub)

    asyncio.run(whole())


async def table(hub: Hub, name: str, who: Who, **options: Any) -> Room:
    game = find_game(name)
    places = tuple(
        Place(name="Bot", bot="easy", ready=True) if one == "bot"
        else Place(holder=one, name=one.title(), ready=True)
        for one in who
    )  # fmt: skip
    room = await seated(hub, game, game.resolve(**options), places=places)
    await room.do(nothing)
    return room


async def people_move(room: Room, moves: int) -> None:
    """Whoever is a person and has to, rolls and moves; bots do by themselves."""
    wanted = len(room.moment.match.events) + moves
    for _ in range(2000):
        moment = room.moment
        if len(moment.match.events) >= wanted:
            return
        roller = moment.person_rolls
        seats = [seat for seat in moment.match.waiting() if moment.sheet.places[seat].person]
        if roller is not None:
            await room.do(playing.roll, Asker(moment.sheet.places[roller].holder), Roll())
        elif seats:
            path = moment.game.path(
                moment.match.view(seats[0]), seats[0], moment.match.legal(seats[0])[0]
            )
            move = Move(decision=str(moment.match.decision), seat=seats[0], path=path)
            await room.do(playing.move, Asker(moment.sheet.places[seats[0]].holder), move)
        await asyncio.sleep(0.005)  # bots move meanwhile
    raise AssertionError("the match stands still")


# Resigning


@pytest.mark.parametrize(
    ("game", "who", "options", "result"),
    [
        ("carrotia", ("ann",), {"players": 1}, (-1,)),
        ("carrotia", ("ann", "bot", "bot"), {"players": 3}, (-1, -1, -1)),
        ("pyramid-shambo", ("ann", "bot", "bot", "bot"), {"players": 4}, (-1, 1, 1, 1)),
        ("pyramid-shambo", ("bot", "ann"), {"players": 2}, (1, -1)),
        ("yes-broccoli", ("bot", "bot", "ann"), {"players": 3}, (1, 1, -1)),
    ],
    ids=["carrotia alone", "carrotia", "shambo", "shambo of two", "broccoli"],
)
def test_alone_resigning_ends_the_match(
    game: str, who: Who, options: dict[str, Any], result: tuple[int, ...], tmp_path: Path
) -> None:
    async def work(hub: Hub) -> None:
        room = await table(hub, game, who, **options)
        await room.do(playing.resign, ANN, Resign(seat=who.index("ann")))
        assert room.moment.match.over
        assert room.moment.match.result == result
        assert room.moment.sheet.phase == "over"
        told = kept_verdict(room.moment.game, room.moment.sheet.verdict)
        assert told == "Ann resigned."
        again = Match.from_record(room.moment.match.record())
        assert again.result == result
        stored = await hub.store.load("match")
        assert stored
        assert stored.sheet.phase == "over"

    play(tmp_path, work)


@pytest.mark.parametrize(
    ("game", "who", "options"),
    [
        ("carrotia", ("ann", "bob"), {"players": 2}),
        ("pyramid-shambo", ("ann", "bob", "bot"), {"players": 3}),
        ("pyramid-shambo", ("ann", "bot", "ann", "bot"), {"players": 4}),
    ],
    ids=["carrotia", "shambo", "two at one screen"],
)
def test_with_somebody_else_a_bot_plays_on(
    game: str, who: Who, options: dict[str, Any], tmp_path: Path
) -> None:
    async def work(hub: Hub) -> None:
        room = await table(hub, game, who, **options)
        other = next(seat for seat in range(1, len(who)) if who[seat] != "bot")
        await room.do(playing.resign, ANN, Resign(seat=0))
        place = room.moment.sheet.places[0]
        assert (place.bot, place.resigned) == ("medium", True)
        assert known(place.name), "it plays under its own name"
        assert room.moment.sheet.person_at(0) == "Ann"
        assert 0 not in ANN.own(room.moment.sheet), "who has left only watches"
        assert Table("resigned", 0) in room.moment.match.rows
        assert not room.moment.match.over
        with pytest.raises(PotagerError, match="You have resigned"):
            await room.do(seating.take_seat, ANN, TakeBack(seat=0))
        await people_move(room, 5)
        assert not room.moment.match.over
        await room.do(playing.resign, Asker(who[other]), Resign(seat=other))
        assert room.moment.match.over, "now nobody is left"

    play(tmp_path, work)


def test_a_team_stops_together(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room = await table(hub, "carrotia", ("ann", "bob", "bot"), players=3)
        await room.do(agreements.offer, ANN, MakeOffer(kind="draw", seat=0))
        asked = room.moment
        await room.do(agreements.answer, BOB, Answer(kind="draw", seat=1, agree=True))
        assert (asked.match.over, room.moment.match.over) == (False, True)
        assert verdict_of(room.moment) == say("table.stopped")

    play(tmp_path, work)


@pytest.mark.parametrize(("other", "waits"), [("bot", True), ("ann", True), ("bob", False)])
def test_dice_roll_by_themselves_only_where_somebody_waits_for_them(
    other: str, waits: bool, tmp_path: Path
) -> None:
    async def work(hub: Hub) -> None:
        room = await table(hub, "snail-invasion", ("ann", other))
        due = [one.kind for one in all_due(room.moment, hub.settings, hub.outages)]
        assert ("roll" not in due) is waits

    play(tmp_path, work)


def test_who_keeps_others_waiting_hears_when_the_dice_roll_by_themselves(tmp_path: Path) -> None:
    """Once they have seen what happened before, and nobody else is counted down."""

    async def work(hub: Hub) -> None:
        hub.settings = msgspec.structs.replace(hub.settings, telling=1.0)
        room = await table(hub, "snail-invasion", ("ann", "bob"))
        await room.do(playing.roll, ANN, Roll())
        people = viewers(room)

        def first(draft: Draft) -> None:
            draft.match.choose(0, draft.match.legal(0)[0])

        await room.do(first)
        told = room.moment.told
        assert told > 0
        due = min(all_due(room.moment, hub.settings, hub.outages))
        assert (due.kind, due.at) == ("roll", hub.store.now() + told + hub.settings.roll_wait)
        assert now(people["bob"])["rolls_at"] == due.at
        assert "rolls_at" not in now(people["ann"])

    play(tmp_path, work)


# Taking back while somebody is away (F9)


async def replaced(hub: Hub, room: Room) -> None:
    """Bob goes, and Ann lets a bot play for him."""
    await room.arrive("ann")
    await room.arrive("bob")
    await room.leave("bob")
    assert isinstance(hub.store, StillStore)
    hub.store.time += hub.settings.away + 1
    await room.do(seating.replace, ANN, Replace(seat=1, level="easy"))
    assert room.moment.sheet.places[1].bot == "easy"


def undone(room: Room) -> int:
    return sum(isinstance(row, Table) and row.kind == "undone" for row in room.moment.match.rows)


def test_who_replaced_an_opponent_takes_nothing_back_alone(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room = await table(hub, "connect-four", ("ann", "bob"))
        await people_move(room, 6)
        await replaced(hub, room)
        for _ in range(3):  # however often she tries, and whatever was played meanwhile
            await people_move(room, 2)
            last = room.moment.match.events[-1]
            point = agreements.undo_point(room.moment, 0)
            assert point is None or (last.who == 0 and point == len(room.moment.match.events) - 1)
            if point is not None:
                continue
            await room.do(agreements.offer, ANN, MakeOffer(kind="undo", seat=0))
            (offer,) = room.moment.sheet.offers
            assert agreements.needed(room.moment.sheet, offer) == (1,)
            with pytest.raises(PotagerError, match="Take the seat back first"):
                await room.do(agreements.answer, BOB, Answer(kind="undo", seat=1, agree=True))
            await room.do(agreements.answer, ANN, Answer(kind="undo", seat=0, agree=False))
        assert undone(room) == 0

    play(tmp_path, work)


def test_who_comes_back_is_asked(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room = await table(hub, "connect-four", ("ann", "bob"))
        await people_move(room, 6)
        await replaced(hub, room)
        await people_move(room, 4)
        while agreements.undo_point(room.moment, 0) is not None:
            await people_move(room, 1)  # her own last move is hers
        await room.do(agreements.offer, ANN, MakeOffer(kind="undo", seat=0))
        await room.do(seating.take_seat, BOB, TakeBack(seat=1))
        assert room.moment.sheet.offers, "that he is back is no answer"
        await room.do(agreements.answer, BOB, Answer(kind="undo", seat=1, agree=True))
        assert undone(room) == 1

    play(tmp_path, work)


def test_who_has_resigned_is_not_asked(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room = await table(hub, "carrots-and-broccoli", ("ann", "bob", "bot", "bot"), players=4)
        await people_move(room, 16)
        assert agreements.undo_point(room.moment, 0) is None, "Bob has to agree"
        await room.do(playing.resign, BOB, Resign(seat=1))
        await people_move(room, 3)
        assert agreements.undo_point(room.moment, 0) is not None
        await room.do(agreements.offer, ANN, MakeOffer(kind="undo", seat=0))
        assert undone(room) == 1
        assert room.moment.sheet.marks == (agreements.TAKEN_BACK,)

    play(tmp_path, work)


@pytest.mark.parametrize(
    ("name", "others"),
    [("yes-broccoli", "bot"), ("yes-broccoli", "bob"), ("pyramid-shambo", "bot")],
)
def test_no_choice_is_taken_back_once_it_was_revealed(
    tmp_path: Path, name: str, others: str
) -> None:
    """Bids and throws are information as soon as they are open; bots would choose others."""

    async def work(hub: Hub) -> None:
        room = await table(hub, name, ("ann", others), players=2)
        while not room.moment.match.reveals(0):
            await people_move(room, 1)
        assert room.moment.match.last_move(0) is not None
        before = len(room.moment.match.rows)
        told = Audience.of(room).present(viewers(room)["ann"])
        assert not told.you.can_undo, "there is no button"
        with pytest.raises(PotagerError, match="revealed since that move"):
            await room.do(agreements.offer, ANN, MakeOffer(kind="undo", seat=0))
        assert len(room.moment.match.rows) == before
        assert not room.moment.sheet.offers

    play(tmp_path, work)
