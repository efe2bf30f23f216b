"""Tests of the rules, the promises of every game, the bots and the lesson."""

from __future__ import annotations

import pytest
from potager.bots.levels import bot
from potager.core import lesson
from potager.core.conformance import conforms
from potager.core.errors import BadOption
from potager.core.match import Match

from last_carrot import GAME
from last_carrot.rules import Bed


def after(*moves: str, carrots: int = 12) -> Match:
    """A match after these moves, in the game's notation."""
    match = Match.new(GAME, GAME.resolve(carrots=carrots), seed=1)
    for move in moves:
        match.choose_text(match.waiting()[0], move)
    return match


def test_players_take_turns_and_pull_one_to_three() -> None:
    match = after("3", "1")
    assert match.waiting() == [0]
    assert match.legal(0) == [0, 1, 2]
    assert match.state == Bed(total=12, left=8, second=2**8, played=2)


def test_nobody_pulls_more_than_there_are() -> None:
    assert after("2", carrots=4).legal(1) == [0, 1]


def test_the_last_carrot_wins() -> None:
    assert after("1", "3", carrots=4).result == (-1, 1)


def test_only_two_can_play() -> None:
    with pytest.raises(BadOption, match="for 2 players, not 3"):
        GAME.resolve(players=3)


@pytest.mark.parametrize("given", GAME.option_sets(), ids=str)
def test_it_keeps_what_every_game_promises(given: dict[str, object]) -> None:
    conforms(GAME, given, range(3))


def test_the_hard_bot_never_loses_what_it_can_win() -> None:
    for seed in range(5):
        match = after("1")
        bots = bot("easy", GAME, seed), bot("hard", GAME, seed)
        while not match.over:
            seat = match.waiting()[0]
            match.choose(seat, bots[seat].choose(match.view(seat), seat))
        assert match.result == (-1, 1)


def test_the_lesson_runs_to_its_end() -> None:
    assert len(list(lesson.walk(GAME, lesson.load(GAME)))) == 2
