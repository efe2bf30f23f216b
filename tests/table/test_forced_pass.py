"""Whoever can only pass need not say so, where everybody sees that nothing else is possible."""

from __future__ import annotations

import asyncio
from pathlib import Path

from librt.random import Random
from table.rooms import StillStore, hub_at, nothing, now, seated, viewers

import potager
from potager.core.match import Match
from potager.core.record import Play, Row
from potager.games.carrots_and_broccoli.rules import PASS

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
            at = viewers(room)
            seat = room.match.waiting()[0]
            await room.step(room._overdue)
            assert room.seq == len(rows), "people see the roll first"
            assert isinstance(hub.store, StillStore)
            hub.store.time += hub.settings.pass_wait
            await room.step(room._overdue)
            assert room.match.rows[len(rows)] == Play(seat, PASS, "table")
            assert now(at["ann"])["seq"] == room.seq
            stored = await hub.store.load("match")
            assert stored
            assert stored.rows == room.match.rows

    asyncio.run(whole())


def test_a_person_with_a_choice_is_not_passed_over(tmp_path: Path) -> None:
    async def whole() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:
            first = Match.new(GAME, OPTIONS, seed=1)
            first.roll()
            room = await seated(hub, GAME, OPTIONS, first.rows)
            await room.step(nothing)
            assert len(room.match.legal(room.match.waiting()[0])) > 1
            assert room.forced_pass() is None
            assert room.by_itself_at is None

    asyncio.run(whole())


def test_a_bot_passes_for_itself(tmp_path: Path) -> None:
    async def whole() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:
            room = await seated(hub, GAME, OPTIONS, rows_until_a_pass_is_all())
            seat = room.match.waiting()[0]
            place = room.sheet.places[seat]
            room.sheet = room.sheet.with_place(seat, type(place)(name="Bot", bot="easy"))
            assert room.forced_pass() is None

    asyncio.run(whole())


def test_only_games_with_a_pass_have_one() -> None:
    for game in potager.games():
        for action in game.passes:
            assert action < game.actions(game.resolve()), game.name
