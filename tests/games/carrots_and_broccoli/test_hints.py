"""Hints in Carrots & Broccoli: as hard judges, in words, and honest about what is all the same."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from games.carrots_and_broccoli.gardens import TEN, position, reds
from librt.random import Random

import potager
from potager.bots.coach.advice import Advice
from potager.bots.coach.hints import Hint, hint
from potager.bots.coach.judge import Judge
from potager.bots.levels import bot
from potager.core.match import Match
from potager.games.carrots_and_broccoli import GAME
from potager.games.carrots_and_broccoli.bots import advising
from potager.games.carrots_and_broccoli.rules.backyard import PASS, Backyard

needs_speed = pytest.mark.skipif(
    not potager.COMPILED, reason="many games: only the compiled build is quick enough"
)


def hinted(state: Backyard) -> Hint:
    return hint(Judge(GAME, state.board.seats), state, state.mover)


def notations(found: Hint) -> list[str]:
    return [one.notation for one in found.options]


def positions(options: dict[str, Any]) -> Iterator[Backyard]:
    """Now and then in matches of bots, early and late."""
    for seed in range(8 // options["players"]):
        match = Match.new(GAME, GAME.resolve(**options), seed=seed)
        levels = ["medium", "easy"] * (len(match.seats) // 2)
        events = match.drive([bot(level, GAME, seed).choose for level in levels])
        for number, _ in enumerate(events):
            assert isinstance(match.state, Backyard)
            if number % (10 * len(levels) - 8) < 2 and match.state.waiting():
                yield match.state


def check(state: Backyard) -> Advice:
    """Nothing is judged to be better, and what is as good is named, a pass before all."""
    found = advising.advised(state, Random(3))
    gains = advising.weighed(state, Random(3))
    gain = gains[found.action]
    assert gain > max(gains.values()) - advising.IDLE
    close = [one for one in gains if gain - gains[one] < advising.CLOSE]
    named = {found.action, *found.others}
    assert named <= set(close)
    assert len(named) == 1 + len(found.others) == min(len(close), advising.MOST)
    assert (PASS in named) == (PASS in close)
    assert found.alike == (len(close) > 1) == ("about as good" in GAME.text(found.why))
    return found


@needs_speed
@pytest.mark.parametrize("options", GAME.option_sets(), ids=str)
def test_it_is_honest_about_what_is_as_good(options: dict[str, Any]) -> None:
    found = [check(one) for one in positions(options)]
    assert len({GAME.text(one.why) for one in found}) > 5
    if options["players"] == 2:
        assert {one.alike for one in found} == {False, True}
        assert {PASS in (one.action, *one.others) for one in found} == {False, True}


@needs_speed
@pytest.mark.parametrize("length", ["full", "short"])
def test_of_two_it_names_what_hard_would_do_or_what_is_as_good(length: str) -> None:
    for state in positions({"players": 2, "length": length}):
        gains = advising.weighed(state, Random(3))
        hard = bot("hard", GAME, 1).choose(state, state.mover)
        most = max(gains.values())
        assert most - gains.get(hard, most) < advising.CLOSE  # of many equals some are left out


def test_a_win_is_the_best_choice() -> None:
    found = hinted(position(reds(TEN[:9]), dice="yellow M"))
    assert found.reason.startswith("It wins the game.")


def test_a_win_of_the_next_player_is_kept_off_and_counted() -> None:
    state = position(reds(TEN[:9]), dice="yellow M", mover=1)
    found = hinted(state)
    told = re.search(
        r"^Without it, Carrots would win with (\d+) of the 36 rolls\. After it, only with (\d+)\.",
        found.reason,
    )
    assert told, found.reason
    before, left = map(int, told.groups())
    assert 36 > before > left >= 0
    assert found.action != PASS


def test_a_plant_at_home_saves_steps() -> None:
    found = hinted(position(reds(TEN[:3]), dice="yellow S"))
    assert re.match(r"Your garden will need about \d fewer steps\.", found.reason)


def test_who_can_do_nothing_else_passes_and_is_told_so() -> None:
    state = position(dice="red S")
    state.supply = 0
    found = hinted(state)
    assert (notations(found), found.reason) == (["pass"], "This roll allows no other choice.")
    assert not found.alike


def test_what_changes_nothing_is_not_sold_as_good() -> None:
    """No plant stands yet: where the wall goes is all the same."""
    found = hinted(position(dice="black S"))
    assert found.notation == "pass"
    assert found.alike
    assert len(found.options) == advising.MOST
    assert found.reason.startswith("No choice with this roll changes much.")


def test_the_same_seed_says_the_same() -> None:
    state = position(reds(TEN[:3]), dice="wild S/M")
    assert hinted(state) == hinted(state)
