"""The estimate of a garden's size: all arrangements are counted, real ones are told from others."""

from __future__ import annotations

from itertools import permutations, product
from random import Random

import pytest

import potager
from potager.core.errors import PotagerError
from potager.games.snail_invasion.solving import SizeKind, estimate, kinds, real
from potager.lab.solving.starts import estimate_positions

GAME = potager.game("snail-invasion")


def test_arrangements_are_counted_as_by_hand() -> None:
    """All distinct ways to put a kind's pieces on three squares, in stacks of any order."""
    for kind in kinds(1, 1, 3):
        found = {
            tuple(tuple(piece for piece, at in zip(order, places, strict=True) if at == square)
                  for square in range(3))
            for order in permutations(kind.board)
            for places in product(range(3), repeat=len(kind.board))
        }  # fmt: skip
        assert len(found) == kind.ways


def test_a_grown_plant_and_a_blocked_snail_are_no_positions() -> None:
    random = Random(1)
    one_square = [real(SizeKind((3, 15), 0, 1), 1, random) for _ in range(200)]
    assert any(one_square)  # the Snail Queen on a Queen
    assert not all(one_square)  # under it she is blocked, and that is the end
    assert all(real(SizeKind((), 1, 1), 12, random) for _ in range(10))


def test_the_patio_is_estimated_a_little_above_what_can_be_reached() -> None:
    found = estimate(1, 1, 12, samples=20_000)
    assert 56_124 < found.positions < 1.25 * 56_124  # exactly: kinds["chance"] of the answer
    assert found.error < 1_000


def test_one_colour_is_far_out_of_reach() -> None:
    options = GAME.resolve(mode="solitaire", garden="one-colour")
    found = estimate_positions(GAME, options, "start", 2_000, 1)
    assert 1e14 < found.positions < 1e16


def test_other_gardens_are_refused() -> None:
    with pytest.raises(PotagerError, match="of one colour"):
        estimate_positions(GAME, GAME.resolve(mode="solitaire"), "start", 1_000, 1)
    other = potager.game("pyramid-shambo")
    with pytest.raises(PotagerError, match="of Pyramid Shambo can't be estimated"):
        estimate_positions(other, other.resolve(), "start", 1_000, 1)
