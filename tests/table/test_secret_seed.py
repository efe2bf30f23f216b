"""What bots choose, and what is chosen for people whose time is out, nobody can compute.

F5: once both followed from the *promise*, which everybody is shown.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from librt.random import Random
from table.rooms import PEOPLE, StillStore, hub_at, nothing

from potager.bots.levels import bot
from potager.core.dice import FairDice, mix, promise_of
from potager.core.match import Match
from potager.core.record import Play
from potager.core.registry import game as find_game
from potager.core.state import State
from potager.games.pyramid_shambo.rules.circle import THROWING, THROWS, Circle
from potager.table.rooms.bot_pool import BotPool
from potager.table.rooms.moment import Moment
from potager.table.store.kept import Place, Setup, Sheet

GAME = find_game("pyramid-shambo")
OPTIONS = GAME.resolve(players=3)
ENOUGH = 60  # throws of a match
SEEDS = [digits * 32 for digits in ("5e", "a7", "c3", "19")]
Formula = Callable[[Setup, int, int], int]  # a seed, from a match, a decision and a seat


async def easy(_: BotPool, *task: Any) -> tuple[int, None]:
    """What a bot's process does, in this one."""
    game, _options, view, seat, level, seed, *_rest = task
    return int(bot(level, game, seed).choose(view, seat)), None


def of_the_promise(setup: Setup, decision: int, seat: int) -> int:
    return mix(int(setup.dice.promise[:12], 16), decision * 16 + seat)


def of_the_match(setup: Setup, decision: int, seat: int) -> int:
    return mix(int(setup.id, 16), decision * 16 + seat)


def of_the_seed(setup: Setup, decision: int, seat: int) -> int:
    return mix(int(setup.dice.seed, 16), decision * 16 + seat)


def bots_throw(view: State, seat: int, seed: int) -> int:
    return int(bot("easy", GAME, seed).choose(view, seat))


def timers_throw(view: State, seat: int, seed: int) -> int:
    return int(GAME.manners.on_timeout(view, seat, Random(seed)) or 0)


def played(folder: Path, by: str, seed: str = SEEDS[0]) -> tuple[Setup, Match]:
    """Matches of bots, or of people who are all asleep, until there were enough throws."""
    setup = Setup(
        id="abcdef0123456789", code="KALE-42", watch="watch", invite="invite", game=GAME.name,
        host="ann", options=msgspec.to_builtins(OPTIONS),
        dice=FairDice(match="match", seed=seed, promise=promise_of(seed)), rules=GAME.rules_version,
    )  # fmt: skip
    person = by == "timer"
    places = tuple(
        Place(holder=name if person else "", name=name, bot="" if person else "easy", ready=True)
        for name in PEOPLE[:3]
    )

    async def whole() -> Moment:
        async with hub_at(folder / f"{by}-{seed[:4]}.sqlite", bot_delay=0) as hub:
            sheet = Sheet(phase="playing", places=places, timer=10 if person else 0)
            await hub.store.create(setup, sheet)
            room = await hub.room(setup.id)
            assert room
            assert isinstance(hub.store, StillStore)
            await room.do(nothing)
            while not room.moment.match.over and len(throws(room.moment.match)) < ENOUGH:
                if person:
                    hub.store.time += 10
                    await room.tick()
                await asyncio.sleep(0)  # the bots have their turn
            return room.moment

    return setup, asyncio.run(whole()).match


def throws(match: Match) -> list[int]:
    return [row.what for row in match.rows if isinstance(row, Play) and row.what in THROWS]


def predictions(
    setup: Setup, match: Match, formula: Formula, throw: Callable[[State, int, int], int]
) -> list[bool]:
    """Which throws of a match somebody would have known before, who knows that formula."""
    again = Match(GAME, OPTIONS, setup.dice, match.seats)
    right = []
    for row in match.rows:
        assert isinstance(row, Play)
        assert isinstance(again.state, Circle)
        if row.who >= 0 and again.state.phase == THROWING:
            seed = formula(setup, again.decision, row.who)
            right.append(throw(again.view(row.who), row.who, seed) == row.what)
        again.replay(row)
    return right


@pytest.mark.parametrize(("by", "throw"), [("bot", bots_throw), ("timer", timers_throw)])
def test_nobody_predicts_throws_from_what_everybody_knows(
    by: str, throw: Callable[[State, int, int], int], tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(BotPool, "choose", easy)
    matches = [played(tmp_path, by, seed) for seed in SEEDS]

    def share(formula: Formula) -> float:
        right = [hit for one in matches for hit in predictions(*one, formula, throw)]
        assert len(right) > 100
        return sum(right) / len(right)

    assert share(of_the_seed) == 1, "whoever had the secret could"
    for formula in (of_the_promise, of_the_match):
        assert share(formula) < 1 / 2, "chance is a third"


@pytest.mark.parametrize("by", ["bot", "timer"])
def test_another_secret_seed_makes_other_throws(
    by: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BotPool, "choose", easy)
    first, second = (throws(played(tmp_path, by, seed)[1]) for seed in SEEDS[:2])
    assert first[:20] != second[:20]
