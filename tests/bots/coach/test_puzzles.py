"""A puzzle a day: the same everywhere, playable, and with one clear best choice."""

from __future__ import annotations

from datetime import date

import msgspec
import pytest

import potager
from potager.bots.coach import puzzles
from potager.bots.coach.hints import known
from potager.bots.coach.judge import Choice, Judge
from potager.bots.coach.puzzles import GAP, puzzle_of
from potager.core.match import Match
from potager.core.record import Record
from potager.core.registry import games

DAY = date(2026, 12, 24)
COMPILED = pytest.mark.skipif(not potager.COMPILED, reason="takes minutes uncompiled")


@COMPILED
def test_the_puzzle_of_a_day_is_the_same_for_everybody_and_clear() -> None:
    told: list[int] = []
    found = puzzle_of(DAY, check=4000, tell=told.append)
    assert found == puzzle_of(DAY, check=4000)
    assert told == list(range(1, len(told) + 1))
    match = Match.from_record(msgspec.convert(found.record, Record))
    assert not match.over
    assert match.waiting() == [found.seat]
    assert found.solution.action in match.legal(found.seat)
    assert len(found.choices) == len(match.legal(found.seat)) >= puzzles.ALTERNATIVES
    assert found.solution.notation in found.choices
    assert sorted(one.action for one in found.worth) == sorted(match.legal(found.seat))
    assert found.worth[:2] == (found.solution, found.next_best)
    best_two = known(found.worth[:2])
    assert best_two[0] - best_two[1] >= GAP
    assert found.reason
    assert 0 <= found.easy < puzzles.FINDERS  # not everybody finds it
    assert 0 < found.medium <= puzzles.FINDERS  # but somebody does
    # Other simulations agree.
    judge = Judge(match.game, len(match.seats), seed=77, simulations=4000)
    best = judge.choices(match.view(found.seat), found.seat)[0]
    assert best.action == found.solution.action


@COMPILED
def test_other_days_have_other_puzzles() -> None:
    days = [date(2026, 12, day) for day in (1, 2, 3)]
    records = [msgspec.json.encode(puzzle_of(day, check=2000).record) for day in days]
    assert len(set(records)) == 3


def test_each_game_has_its_day() -> None:
    week = [puzzles.shipped(date(2026, 12, day)) for day in range(1, 11)]
    names = [one.game for one in week if one]
    assert names[:5] == names[5:]
    assert sorted(names[:5]) == [game.name for game in games() if game.manners.puzzles]
    assert [one.date for one in week if one] == [f"2026-12-{day:02}" for day in range(1, 11)]


def test_how_hard_a_puzzle_is_depends_on_which_bots_find_it() -> None:
    known = puzzles.shipped(DAY)
    assert known

    def difficulty(easy: int, medium: int) -> str:
        return msgspec.structs.replace(known, easy=easy, medium=medium).difficulty

    assert [difficulty(5, 8), difficulty(2, 6), difficulty(2, 3)] == ["easy", "medium", "hard"]
    assert difficulty(-1, -1) == ""  # of a puzzle that was kept before anybody looked


def test_a_choice_that_is_not_clear_is_no_puzzle() -> None:
    def choices(*chances: float) -> list[Choice]:
        return [Choice(number, (chance,)) for number, chance in enumerate(chances)]

    assert puzzles._clear(choices(0.6, 0.4), 0)
    assert not puzzles._clear(choices(0.6, 0.55), 0)
    assert not puzzles._clear(choices(0.14, 0.0), 0)  # as good as lost
    assert not puzzles._clear(choices(0.99, 0.2), 0)  # a matter of course
