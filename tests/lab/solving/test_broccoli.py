"""The end of a basic Yes! Broccoli! for two: equilibria by two ways, and what they leave open."""

from __future__ import annotations

import pytest
from librt.random import Random
from librt.vecs import vec
from scipy.optimize import linprog

from potager.bots.matrix import balance
from potager.core.bits import bit
from potager.core.errors import PotagerError
from potager.core.state import CHANCE
from potager.games.yes_broccoli import GAME
from potager.games.yes_broccoli.bots.endgame import Endgame, applies
from potager.games.yes_broccoli.rules.meal import Meal
from potager.games.yes_broccoli.solving import last_rounds
from potager.lab.solving.solve import solve
from potager.lab.solving.starts import starts

CROSSED = ((2, 7), (3, 6))  # bids of which neither hand is the stronger


def served(seed: int) -> Meal:
    """The last two rounds with crossed hands, the first foods on the table."""
    state = last_rounds(GAME.start(GAME.resolve(players=2)), 2, seed)
    for seat, values in enumerate(CROSSED):
        state.table.hands[seat] = sum(bit(9 * seat + value - 1) for value in values)
    random = Random(seed)
    while len(state.chance()):
        state.apply(CHANCE, state.roll(random))
    return state


@pytest.mark.parametrize("seed", [1, 2, 5])
def test_two_rounds_are_solved_alike_by_the_graph_and_by_the_bot(seed: int) -> None:
    state = served(seed)
    found = solve([state], seats=2)
    end = Endgame(state)
    assert applies(state)
    assert 0 < end.chance() < 1
    assert found.value() == pytest.approx(end.chance(), abs=1e-9)
    assert found.exploitability() < 1e-9
    for mix in found.mixes(state):
        assert sum(mix.values()) == pytest.approx(1)


def test_bids_by_chance_can_be_exploited() -> None:
    found = solve([served(1)], seats=2)
    assert found.exploitability(even=True) > 0.01


def test_the_last_round_alone_has_no_choice() -> None:
    options = GAME.resolve(players=2)
    found = solve(starts(GAME, options, "last 1 round", seed=1), seats=2)
    assert found.exploitability() == 0


def test_only_open_games_can_be_solved() -> None:
    options = GAME.resolve(players=2, dealt_bids=True)
    with pytest.raises(PotagerError, match="Only basic games"):
        starts(GAME, options, "last 2 rounds", seed=1)
    with pytest.raises(PotagerError, match="can't be solved from 'nowhere'"):
        starts(GAME, options, "nowhere", seed=1)


# Matrix games


def test_mixes_are_those_of_another_solver() -> None:
    """Linear programs by SciPy, of random matrices of many shapes."""
    random = Random(3)
    for _ in range(60):
        rows, columns = 1 + random.randrange(6), 1 + random.randrange(6)
        payoffs = [float(random.randrange(7)) for _ in range(rows * columns)]
        found = balance(vec[float](payoffs), rows)
        goal = [0.0] * rows + [-1.0]
        limits = [
            [-payoffs[row * columns + column] for row in range(rows)] + [1.0]
            for column in range(columns)
        ]
        theirs = linprog(
            goal,
            A_ub=limits,
            b_ub=[0.0] * columns,
            A_eq=[[1.0] * rows + [0.0]],
            b_eq=[1.0],
            bounds=[(0, 1)] * rows + [(None, None)],
        )
        assert found.value == pytest.approx(-theirs.fun, abs=1e-9)
        for column in range(columns):
            worth = sum(found.rows[row] * payoffs[row * columns + column] for row in range(rows))
            assert worth >= found.value - 1e-9
        for row in range(rows):
            worth = sum(
                found.columns[column] * payoffs[row * columns + column] for column in range(columns)
            )
            assert worth <= found.value + 1e-9
