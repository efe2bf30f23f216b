"""Whoever has no choice need not make it, where everybody sees that nothing else is possible."""

from __future__ import annotations

import asyncio
from pathlib import Path

from librt.random import Random
from table.rooms import StillStore, hub_at, nothing, now, seated, viewers

import potager
from potager.core.match import Match
from potager.core.record import Play, Row
from potager.games.carrots_and_broccoli.rules.backyard import PASS
from potager.table.rooms.due import next_due
from potager.table.store.kept import Place

GAME = potager.game("carrots-and-broccoli")
OPTIONS = GAME.resolve(players=2)


def rows_until_a_pass_is_all() -> list[Row]:
    """A match in which the dice leave the player to move nothing but to pass."""
    random = Random(1)
    match = Match.new(GAME, OPTIONS, seed=1)
    while True:
        match.roll()
        (seat,) = match.waiting()
        legal = match.legal(seat)
        if list(legal) == [PASS]:
            return list(match.rows)
        match.choose(seat, legal[random.randrange(len(legal))])


def test_the_table_passes_for_a_person_after_a_while(tmp_path: Path) -> None:
    rows = rows_until_a_pass_is_all()

    async def whole() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:
            room = await seated(hub, GAME, OPTIONS, rows)
            at = viewers(room, silent=False)
            seat = room.moment.match.waiting()[0]
            told = [now(one)["prompt"] for one in at.values()]
            warned = [text for text in told if text.endswith("made for you in a moment)")]
            assert len(warned) == 1, "the one whose turn it is"
            await room.tick()
            assert room.moment.seq == len(rows), "people see the roll first"
            assert isinstance(hub.store, StillStore)
            hub.store.time += 10  # to see the roll, and a little more
            await room.tick()
            assert room.moment.match.rows[len(rows)] == Play(seat, PASS, "table")
            assert now(at["ann"])["seq"] == room.moment.seq
            stored = await hub.store.load("match")
            assert stored
            assert stored.rows == room.moment.match.rows

    asyncio.run(whole())


def test_a_person_with_a_choice_is_not_passed_over(tmp_path: Path) -> None:
    async def whole() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:
            first = Match.new(GAME, OPTIONS, seed=1)
            first.roll()
            room = await seated(hub, GAME, OPTIONS, first.rows)
            await room.do(nothing)
            assert len(room.moment.match.legal(room.moment.match.waiting()[0])) > 1
            assert room.moment.forced is None
            assert next_due(room.moment, hub.settings, ()) is None

    asyncio.run(whole())


def test_a_bot_passes_for_itself(tmp_path: Path) -> None:
    async def whole() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:
            room = await seated(hub, GAME, OPTIONS, rows_until_a_pass_is_all())
            seat = room.moment.match.waiting()[0]
            draft = room.moment.draft(hub.store.now(), (), hub.settings, hub.teller)
            draft.sheet = draft.sheet.with_place(seat, Place(name="Bot", bot="easy"))
            assert draft.forced is None

    asyncio.run(whole())


def test_a_single_piece_that_can_move_is_moved_by_the_table(tmp_path: Path) -> None:
    """Not passes alone: in Snail Invasion! a patio has one tree, whose top must come out first."""
    snail = potager.game("snail-invasion")
    options = snail.resolve(mode="solitaire", garden="patio")
    first = Match.new(snail, options, seed=1)
    first.roll()
    (only,) = first.legal(0)

    async def whole() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:
            room = await seated(hub, snail, options, first.rows)
            await room.tick()
            assert room.moment.seq == len(first.rows), "people see the roll first"
            assert isinstance(hub.store, StillStore)
            hub.store.time += 10
            await room.tick()
            assert room.moment.match.rows[len(first.rows)] == Play(0, only, "table")

    asyncio.run(whole())


def test_nobody_is_made_ready_by_the_table(tmp_path: Path) -> None:
    carrotia = potager.game("carrotia")
    options = carrotia.resolve(players=1)
    first = Match.new(carrotia, options, seed=1)
    first.roll()
    while len(first.legal(0)) > 1:
        first.choose(0, first.legal(0)[0])
        first.roll()
    assert first.legal(0)[0] in carrotia.manners.never_forced

    async def whole() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:
            room = await seated(hub, carrotia, options, first.rows)
            assert room.moment.forced is None

    asyncio.run(whole())
