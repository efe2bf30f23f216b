"""Hints: the best choice by the table or by search, in words, and from nothing but a view."""

from __future__ import annotations

from typing import Any

import pytest
from librt.random import Random

import potager
from potager.bots.coach.advice import Advice
from potager.bots.coach.hints import alike, foretold, hint, hint_for, known
from potager.bots.coach.judge import Judge
from potager.core.choices import by_clicks
from potager.core.choosers import random_chooser
from potager.core.errors import IllegalAction
from potager.core.game import AnyGame
from potager.core.match import Match
from potager.core.options import values
from potager.core.registry import games
from potager.core.state import HOLD
from potager.core.texts import say


def match_of(name: str, **options: Any) -> Match:
    game = potager.game(name)
    match = Match.new(game, game.resolve(**options), seed=2)
    match.roll()
    return match


def test_on_the_patio_it_is_exact_and_tells_all_alternatives() -> None:
    match = match_of("snail-invasion", mode="solitaire", garden="patio")
    for _ in range(3):
        match.choose(0, match.legal(0)[0])
        match.roll()
    view = match.view(0)
    found = hint_for("snail-invasion", values(match.options), view.key(), 0)
    assert found.exact
    assert {option.action for option in found.options} == set(match.legal(0))
    chances = known(found.options)
    assert chances == sorted(chances, reverse=True)
    assert found.chance == chances[0]
    assert found.path in by_clicks(match.game, match.state, 0)
    assert f"{round(100 * chances[0])} of 100" in found.reason
    assert len(found.reason) > 60  # what the choice does comes first


def test_a_win_at_hand_is_seen() -> None:
    match = match_of("connect-four")
    for column in (3, 0, 3, 0, 3, 0):
        match.choose(match.waiting()[0], column)
    found = hint(Judge(match.game, 2, simulations=200), match.view(0), 0)
    assert (found.action, found.notation) == (3, "4")
    assert found.chance == 1.0
    assert not found.exact
    assert found.reason.startswith(match.game.text(say("preview.wins")))


def test_what_is_said_to_others_calls_nobody_you() -> None:
    game, wins = potager.game("snail-invasion"), []
    for seed in range(9):
        match = Match.new(game, game.resolve(), seed=seed)
        for _ in match.drive_at_random(Random(seed)):
            for seat in match.waiting():
                view = match.view(seat)
                told = [(foretold(game, view, seat, one), one) for one in match.legal(seat)]
                wins += [(view, seat, one) for text, one in told if "you win" in text]
        if wins:
            break
    assert wins
    for view, seat, action in wins:
        others = foretold(game, view, seat, action, to_others=True)
        assert others
        assert " you " not in others


@pytest.mark.parametrize(
    ("chances", "close"),
    [
        ([0.5], False),
        ([0.5, 0.49, 0.1], True),
        ([0.5, 0.45], False),
        ([0.24, 0.25], True),
        ([], False),
    ],
)
def test_what_is_hardly_better_is_not_sold_as_the_best(chances: list[float], close: bool) -> None:
    assert alike(chances) == close


@pytest.mark.parametrize("others", [(), (4, 5)])
def test_what_the_games_own_adviser_says_comes_without_a_chance(
    monkeypatch: pytest.MonkeyPatch, others: tuple[int, ...]
) -> None:
    match = match_of("connect-four")
    judge = Judge(match.game, 2, simulations=10)
    said = Advice(2, say("preview.wins"), alike=bool(others), others=others)
    monkeypatch.setattr(judge, "_adviser", lambda *_: said)
    found = hint(judge, match.view(0), 0)
    assert (found.action, found.chance, known(found.options)) == (2, None, [])
    assert [one.action for one in found.options] == [2, *others]
    assert found.alike == bool(others)
    assert found.reason == match.game.text(say("preview.wins"))


def test_bids_made_in_secret_have_hints_too() -> None:
    match = match_of("yes-broccoli", players=2)
    found = hint(Judge(match.game, 2, simulations=100), match.view(1), 1)
    assert {one.action for one in found.options} <= set(match.legal(1))
    assert found.options[0].action == found.action


def test_who_may_not_act_gets_none() -> None:
    match = match_of("connect-four")
    with pytest.raises(IllegalAction, match="Seat 1 can't act"):
        hint(Judge(match.game, 2), match.view(1), 1)


@pytest.mark.parametrize("game", games(), ids=lambda one: str(one.name))
def test_whoever_may_choose_is_told_something_that_can_be_chosen(game: AnyGame) -> None:
    """Now and then on the way through a match of every kind, in every seat."""
    random = Random(5)
    given: list[dict[str, Any]] = game.option_sets()
    for number, options in enumerate(given):
        match = Match.new(game, game.resolve(**options), seed=number)
        seats = len(match.seats)
        for _ in match.drive([random_chooser(random)] * seats):
            for seat in match.able():
                if random.randrange(40) == 0:
                    check_hint(match, seat)


def check_hint(match: Match, seat: int) -> None:
    judge = Judge(match.game, len(match.seats), simulations=20)
    found = hint(judge, match.view(seat), seat)
    assert found.action in (HOLD, *match.legal(seat))
    assert found.action != HOLD or seat not in match.waiting()
    assert found.reason
