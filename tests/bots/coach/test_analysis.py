"""A match looked at again: the books balance, mistakes are found, luck is told from skill."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import potager
from potager.bots.coach.analysis import Analysis, analyse
from potager.bots.levels import bot
from potager.core.errors import PotagerError
from potager.core.match import Match
from potager.core.record import Record

GAMES = Path(__file__).parents[3] / "src/potager/games"  # records are not installed


@cache
def patio(level: str, seed: int = 4) -> Record:
    """A match on the patio, where everything is known exactly."""
    game = potager.game("snail-invasion")
    match = Match.new(game, game.resolve(mode="solitaire", garden="patio"), seed=seed)
    match.play([bot(level, game, seed=seed).choose])
    return match.record()


def balanced(found: Analysis) -> None:
    for seat, luck in zip(found.seats, found.luck, strict=True):
        begin, end = found.chances[0].chances[seat.seat], found.chances[-1].chances[seat.seat]
        change = luck.luck + luck.own + luck.others + luck.unseen
        assert change == pytest.approx(end - begin, abs=0.002)
        assert end == (seat.result + 1) / 2


@pytest.mark.parametrize("seed", [4, 5, 6])
def test_best_play_makes_no_mistake_and_the_rest_is_luck(seed: int) -> None:
    found = analyse(patio("hard", seed))
    assert found.exact
    assert found.seats[0].accuracy == 1.0
    assert found.turning_points == ()
    assert found.luck[0].own == pytest.approx(0, abs=1e-5)
    assert found.luck[0].share == pytest.approx(1, abs=1e-3)
    balanced(found)


@pytest.mark.parametrize("players", [2, 4])
def test_all_chances_add_up_to_one(players: int) -> None:
    """Also where a search cuts matches short, and values each side by itself."""
    game = potager.game("carrots-and-broccoli")
    match = Match.new(game, game.resolve(players=players, turn_limit=4 * players), seed=3)
    match.play([bot("random", game, seed=seat).choose for seat in range(players)])
    found = analyse(match.record(), simulations=20)
    for outlook in found.chances:
        assert sum(outlook.chances) == pytest.approx(1, abs=0.001)


def test_random_play_is_found_out() -> None:
    found = analyse(patio("random", 9))
    assert found.exact
    assert found.seats[0].accuracy < 0.8
    assert 1 <= len(found.turning_points) <= 3
    losses = [point.loss for point in found.turning_points]
    assert losses == sorted(losses, reverse=True)
    for point in found.turning_points:
        assert point.chosen != point.better
        for told in (point.chosen, point.better):  # as the log tells it, not in notation
            assert re.match(r"The (Gardener rolls|Snails roll) \d+ and ", told)
        assert point.chance_better - point.chance == pytest.approx(point.loss, abs=2e-4)
        assert point.reason  # in the game's words
    balanced(found)


def test_on_the_same_dice_random_play_is_told_from_best_play() -> None:
    seeds = range(1, 9)
    random, hard = (
        [analyse(patio(level, seed)).seats[0].accuracy for seed in seeds]
        for level in ("random", "hard")
    )
    assert min(hard) == 1.0
    assert sum(random) / len(random) < 0.75  # what it kept of its chances would be 0.93


PLAYED = Path(__file__).parent / "records"


@pytest.mark.parametrize(
    ("file", "hard"), [("hard-against-random.json", 0), ("random-against-hard.json", 1)]
)
def test_where_a_search_judges_too_random_play_is_told_from_hard_play(file: str, hard: int) -> None:
    accuracy = [
        seat.accuracy for seat in analyse(Record.load(PLAYED / file), simulations=600).seats
    ]
    assert accuracy[hard] > 0.8
    assert accuracy[1 - hard] < 0.6


def test_every_choice_has_its_moment() -> None:
    record = patio("random", 9)
    found = analyse(record)
    choices = sum(row[0] == 0 for row in record.log)
    assert sum(moment.kind == "choice" for moment in found.chances) >= choices
    assert [moment.event for moment in found.chances] == sorted(
        moment.event for moment in found.chances
    )
    assert found.chances[-1].event == len(record.log)


RECORDS = [
    "snail_invasion/records/duel-two-colour-3x4.json",
    "pyramid_shambo/records/players-3.json",
    "yes_broccoli/records/players-2-basic.json",
    "yes_broccoli/records/players-2-advanced.json",
    "carrots_and_broccoli/records/players-2-short-turn-limit-400.json",
    "carrotia/records/players-2.json",
]


@pytest.mark.parametrize("file", RECORDS)
def test_a_match_of_every_game_can_be_analysed(file: str) -> None:
    record = Record.load(GAMES / file)
    record.log = record.log[:]
    found = analyse(record, simulations=6 if potager.COMPILED else 2)
    assert not found.exact
    assert len(found.seats) == len(record.seats)
    assert all(0 <= seat.accuracy <= 1 for seat in found.seats)
    losses = [point.loss for point in found.turning_points]
    assert losses == sorted(losses, reverse=True)
    seats = [point.seat for point in found.turning_points]
    assert all(seats.count(seat) <= 3 for seat in seats), "three of each seat"
    balanced(found)


def test_two_players_of_shambo_have_nothing_but_luck() -> None:
    record = Record.load(GAMES / "pyramid_shambo/records/players-2.json")
    found = analyse(record, simulations=200 if potager.COMPILED else 40)
    assert found.turning_points == ()
    assert all(seat.accuracy > 0.99 for seat in found.seats)


def test_the_same_seed_tells_the_same() -> None:
    record = Record.load(GAMES / RECORDS[2])
    assert analyse(record, simulations=5) == analyse(record, simulations=5)
    assert analyse(record, simulations=5) != analyse(record, simulations=5, seed=2)


def test_a_match_that_goes_on_is_left_alone() -> None:
    match = Match.new(potager.game("snail-invasion"), players=1)
    match.roll()
    with pytest.raises(PotagerError, match="not over yet"):
        analyse(match.record())
