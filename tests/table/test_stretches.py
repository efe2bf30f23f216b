"""A replay is read in stretches: wherever they are cut, each event has its number and its scene."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from faults.harness import STRETCH, Story, in_stretches, unlike
from librt.random import Random

from potager.core.game import AnyGame
from potager.core.match import Match
from potager.core.options import Options
from potager.core.record import Row
from potager.core.registry import game as find_game
from potager.core.registry import games
from potager.table.telling.history import stretch
from potager.table.telling.pictures import Viewpoint
from potager.table.telling.wire import encoder

LENGTHS = (1, 2, 3, 7, STRETCH, 60)
EVERY_LENGTH = range(1, 61)
EVENTS = 64  # more than the longest stretch
SEEDS = (0, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(1, 6)))


def random_match(game: AnyGame, options: Options, seed: int, events: int) -> Match:
    """One that is still going on, with something taken back."""
    match, random = Match.new(game, options, seed=seed), Random(seed)
    while not match.over and len(match.rows) < events:
        if len(match.rows) > events // 2 and len(match.events) == len(match.rows):
            kept = match.last_move(0)
            match.undo(0 if kept is None else kept)
        elif match.chance_due():
            match.draw()
        else:
            if not match.waiting():
                match.strike()
            for seat in match.waiting():
                legal = match.legal(seat)
                match.choose(seat, legal[random.randrange(len(legal))])
    return match


def told(
    game: AnyGame, options: Options, rows: Sequence[Row], viewpoint: Viewpoint, length: int
) -> Story:
    return in_stretches(game, options, rows, viewpoint, length, encoder(game))


def assert_alike(story: Story, whole: Story) -> None:
    assert list(story) == list(whole)
    for place, frame in story.items():
        assert not unlike(frame, whole[place]), place


def sets() -> list[tuple[AnyGame, Options]]:
    advanced = find_game("yes-broccoli")
    shambo = find_game("pyramid-shambo")
    chosen = [(game, game.resolve()) for game in games()]
    return [
        *chosen,
        (advanced, advanced.resolve(players=4, game="advanced")),
        (shambo, shambo.resolve(players=5)),
    ]


@pytest.mark.parametrize(("game", "options"), sets(), ids=str)
def test_a_stretch_tells_what_the_whole_log_does(game: AnyGame, options: Options) -> None:
    compare(game, options, LENGTHS)


@pytest.mark.long
@pytest.mark.parametrize(("game", "options"), sets(), ids=str)
def test_a_stretch_of_any_length_does(game: AnyGame, options: Options) -> None:
    compare(game, options, EVERY_LENGTH)


def compare(game: AnyGame, options: Options, lengths: Sequence[int]) -> None:
    rows = random_match(game, options, 3, EVENTS).rows
    viewpoint: Viewpoint = (0, "wide")
    whole = told(game, options, rows, viewpoint, len(rows) + 1)
    assert {seq for seq, _ in whole} == set(range(len(rows) + 1))
    for length in lengths:
        assert_alike(told(game, options, rows, viewpoint, length), whole)


@pytest.mark.parametrize(("game", "options"), sets(), ids=str)
def test_a_stretch_may_start_anywhere(game: AnyGame, options: Options) -> None:
    rows = random_match(game, options, 5, 40).rows
    whole = stretch(game, options, rows, (0, "wide"), 0, len(rows) + 1)
    for first in range(len(rows) + 1):
        for count in (1, 2, 7, 20):
            told = stretch(game, options, rows, (0, "wide"), first, count)
            due = [one for one in whole if first <= one.seq < first + count]
            assert [(one.seq, one.beat, one.line) for one in told] == [
                (one.seq, one.beat, one.line) for one in due
            ]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("game", "options"), sets(), ids=str)
def test_a_page_reads_a_replay_to_its_end(game: AnyGame, options: Options, seed: int) -> None:
    rows = random_match(game, options, seed, 200).rows
    viewpoint: Viewpoint = (-1, "phone")
    whole = told(game, options, rows, viewpoint, len(rows) + 1)
    assert_alike(told(game, options, rows, viewpoint, STRETCH), whole)
