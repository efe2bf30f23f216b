"""Known values: what the odds of Pyramid Shambo are, by computations that share no code with it."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import sqrt
from random import Random as PlainRandom

import pytest
from games.pyramid_shambo.oracle import Game
from games.pyramid_shambo.positions import circle
from librt.random import Random

import potager
from potager.core.playout import playout
from potager.games.pyramid_shambo.rules.circle import PAYING, Circle, start

GAMES = 20_000 if potager.COMPILED else 800


def chances_of_two() -> list[Fraction]:
    """For 0 to 12 pips of 12: the exact chance to win between two who throw evenly.

    A fee is k with chance 2/3 * (1/3)**(k - 1), either player pays it with chance 1/2, and who
    has no more than that is out. Gaussian elimination over fractions.
    """
    total = 12
    rows: list[list[Fraction]] = []
    for own in range(1, total):
        row = [Fraction(int(own == pips)) for pips in range(total)] + [Fraction(0)]
        for sign in (1, -1):
            left = Fraction(1, 2)
            for fee in range(1, total):
                chance = Fraction(1, 3) ** (fee - 1) * Fraction(1, 3)
                if 0 < own + sign * fee < total:
                    row[own + sign * fee] -= chance
                    left -= chance
            if sign == 1:
                row[total] += left  # the other is out
        rows.append(row)
    for at in range(len(rows)):
        pivot = rows[at]
        pivot[:] = [value / pivot[at + 1] for value in pivot]
        for other in rows:
            if other is not pivot and other[at + 1]:
                factor = other[at + 1]
                other[:] = [a - factor * b for a, b in zip(other, pivot, strict=True)]
    return [Fraction(0), *(row[total] for row in rows), Fraction(1)]


def test_two_players_with_even_throws_are_exactly_even() -> None:
    chances = chances_of_two()
    assert chances[6] == Fraction(1, 2)
    assert all(chances[own] + chances[12 - own] == 1 for own in range(13))


def test_between_two_every_choice_moves_the_same_worth() -> None:
    """So two players have no skill but their throws: checked in every way to hold the pieces."""
    for owners in product((0, 1), repeat=6):
        hands = [sum(1 << piece for piece in range(6) if owners[piece] == seat) for seat in (0, 1)]
        if not all(hands):
            continue
        for fee in range(1, 7):
            pips = [sum(piece % 3 + 1 for piece in range(6) if hand >> piece & 1) for hand in hands]
            state = circle("red S", "yellow S")
            state.held[0], state.held[1] = hands
            state.winner, state.phase = 1, PAYING
            state.demand(0, fee)
            for after in payments(state):
                left = sum(piece % 3 + 1 for piece in range(6) if after.held[0] >> piece & 1)
                assert left == max(0, pips[0] - fee)


def payments(state: Circle) -> list[Circle]:
    """Every position that this payment can end in."""
    if state.phase != PAYING:
        return [state]
    found = []
    for action in state.legal(state.chooser()):
        after = state.clone()
        after.apply(state.chooser(), action)
        found += payments(after)
    return found


@pytest.mark.parametrize("hands", [("red S", "yellow S, yellow M, yellow L, red M, red L")])
def test_two_players_win_as_often_as_computed(hands: tuple[str, str]) -> None:
    random = Random(7)
    wins = 0
    for _ in range(GAMES):
        state = circle(*hands)
        playout(state, random)
        wins += state.result()[0] == 1
    chance = float(chances_of_two()[1])
    assert abs(wins / GAMES - chance) < 4 * sqrt(chance * (1 - chance) / GAMES)


# Wins of each seat in games of the independent simulation (oracle.py, seed 1).
INDEPENDENT = {
    3: [50018, 49603, 50379],
    5: [11858, 11927, 12066, 11960, 12189],
    10: [1528, 1442, 1483, 1475, 1478, 1506, 1539, 1487, 1500, 1562],
}


@pytest.mark.parametrize("players", INDEPENDENT)
def test_in_random_play_each_seat_wins_as_often_as_in_an_independent_simulation(
    players: int,
) -> None:
    random = Random(11)
    wins = [0] * players
    for _ in range(GAMES):
        state = start(players, 3)
        playout(state, random)
        wins[list(state.result()).index(1)] += 1
    known = INDEPENDENT[players]
    for seat in range(players):
        share = known[seat] / sum(known)
        spread = sqrt(share * (1 - share) * (1 / GAMES + 1 / sum(known)))
        assert abs(wins[seat] / GAMES - share) < 4 * spread


def test_the_independent_simulation_is_the_one_whose_wins_are_noted() -> None:
    random = PlainRandom(1)
    wins = [0, 0, 0]
    for _ in range(300):
        wins[Game(3, random).play()] += 1
    assert wins == [95, 101, 104]
