"""Pyramid Shambo solved: two players from every holding, three with small ones."""

from __future__ import annotations

from functools import cache

import pytest
from games.pyramid_shambo.test_known_values import chances_of_two

from potager.games.pyramid_shambo import GAME
from potager.games.pyramid_shambo.rules.circle import Circle
from potager.games.pyramid_shambo.rules.purses import worth
from potager.lab.solving.solve import Solved, solve
from potager.lab.solving.starts import starts
from potager.lab.stats import Z99, interval


def test_two_from_every_holding_win_as_computed_with_fractions() -> None:
    """124 starts: each way to hold six pieces, each of the two to begin."""
    begin = starts(GAME, GAME.resolve(players=2), "every holding", seed=1)
    assert len(begin) == 1 + 2 * (2**6 - 2)
    found = solve(begin, seats=2, even=True)
    known = chances_of_two()
    for state in begin:
        assert isinstance(state, Circle)
        assert found.value(state) == pytest.approx(float(known[worth(state.held[0])]), abs=1e-9)


def test_even_throws_are_the_equilibrium_of_two() -> None:
    """Solved as choices made at once the values are the same, and nobody can gain."""
    begin = GAME.start(GAME.resolve(players=2))
    begin.held[0], begin.held[1] = 0b001, 0b001_010  # one pip against three
    even, free = (solve([begin], seats=2, even=even) for even in (True, False))
    assert free.value() == pytest.approx(even.value(), abs=1e-10)
    assert free.exploitability() < 1e-10
    assert free.exploitability(even=True) < 1e-10
    begin.apply(0, 1)
    for mix in free.mixes(begin):
        assert list(mix.values()) == pytest.approx([1 / 3] * 3, abs=1e-9)


@cache
def three(sizes: str) -> Solved:
    return solve(starts(GAME, GAME.resolve(players=3), sizes, seed=1), seats=3, even=True)


def test_three_with_a_small_each_are_over_after_one_challenge() -> None:
    """The loser is out, and the third can't pay the bonus; whom to challenge is all the same."""
    found = three("small")
    assert [found.value(seat=seat) for seat in range(3)] == pytest.approx([0.5, 0.25, 0.25])


def test_three_with_a_medium_each() -> None:
    found = three("medium")
    chances = [found.value(seat=seat) for seat in range(3)]
    assert sum(chances) == pytest.approx(1, abs=1e-9)
    games = 20_000
    for seat in range(3):
        low, high = interval(found.play(games, seed=1, seat=seat), games, Z99)
        assert low < chances[seat] < high


def test_nobody_among_three_can_do_better_alone() -> None:
    graph = three("medium").graph
    for node in range(graph.size()):
        owner = graph.owners[node]
        if owner >= 0:
            edges = range(graph.firsts[node], graph.last(node))
            worths = [graph.values[int(graph.targets[at]) * 3 + int(owner)] for at in edges]
            now = sum(graph.shares[at] * one for at, one in zip(edges, worths, strict=True))
            assert max(worths) <= now + 1e-9
