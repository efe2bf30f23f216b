"""Pyramid Shambo as the table knows it: options, time-outs, resignations, records."""

from __future__ import annotations

import pytest
from games.pyramid_shambo.positions import GREEN, RED, YELLOW, circle, game
from librt.random import Random

from potager.core.choosers import random_chooser
from potager.core.errors import BadOption
from potager.core.match import Match
from potager.games.pyramid_shambo.manners import MANNERS
from potager.games.pyramid_shambo.rules.circle import THROWS, start

resigned = MANNERS.resigned


@pytest.mark.parametrize("players", [0, 1, 11])
def test_it_is_for_2_to_10(players: int) -> None:
    with pytest.raises(BadOption, match="from 2 to 10"):
        game.resolve(players=players)


def test_a_form_gives_the_number_of_players_as_a_text() -> None:
    form = {"players": "7", "protocol": "1-2-3-go"}
    assert game.seats(game.resolve(**form)) == 7  # type: ignore[arg-type]


@pytest.mark.parametrize("players", range(2, 11))
def test_a_match_ends_and_its_record_replays(players: int) -> None:
    match = Match.new(game, game.resolve(players=players), seed=players)
    match.play([random_chooser(Random(seat)) for seat in range(players)])
    assert match.result is not None
    assert sorted(match.result) == [-1] * (players - 1) + [1]
    assert Match.from_record(match.record()).state.key() == match.state.key()


def test_who_throws_too_late_throws_at_random() -> None:
    state = start(3, 3)
    assert game.manners.on_timeout(state, RED, Random(1)) is None  # a bot names somebody
    state.apply(RED, YELLOW)
    thrown = {game.manners.on_timeout(state, RED, Random(seed)) for seed in range(40)}
    assert thrown == set(THROWS)


def test_p9_who_resigns_while_only_one_other_is_in_loses() -> None:
    assert resigned(start(2, 3), RED, 2) == (-1, 1)
    two_left = circle("red S", "", "green L")
    assert resigned(two_left, RED, 3) == (-1, -1, 1)
    assert resigned(two_left, GREEN, 3) == (1, -1, -1)


def test_p9_with_more_in_a_bot_plays_on() -> None:
    assert resigned(start(3, 3), RED, 3) is None
    assert resigned(circle("red S", "", "green L"), YELLOW, 3) is None  # who is out already


def test_p9_a_match_of_three_ends_when_one_of_the_last_two_resigns() -> None:
    match = Match.new(game, players=3)
    match.choose_text(0, "challenge yellow")
    for _ in range(5):
        match.choose_text(0, "rock")
        match.choose_text(1, "rock")
    match.choose_text(0, "paper")
    match.choose_text(1, "rock")
    while match.waiting() == [0]:
        match.choose(0, match.legal(0)[0])
    match.resign(2)
    assert match.result == (1, -1, -1)
