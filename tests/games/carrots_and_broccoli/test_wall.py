"""The wall line and the yards: fast sets of squares against exact fractions and a plain walk."""

from __future__ import annotations

import random

import pytest
from games.carrots_and_broccoli.gardens import (
    START,
    START_OF_FOUR,
    names,
    slow_line,
    slow_segment,
    slow_walk,
    slow_yard,
    square,
)
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from potager.games.carrots_and_broccoli import square_name
from potager.games.carrots_and_broccoli.rules import wall
from potager.games.carrots_and_broccoli.rules.wall import A1, H8, Squares

SQUARES = st.integers(0, 63)


def as_set(squares: Squares) -> set[int]:
    return {square(name) for name in names(squares)}


def as_halves(squares: set[int]) -> Squares:
    return sum(1 << at for at in squares if at < 32), sum(1 << at - 32 for at in squares if at > 31)


def check(places: list[int]) -> None:
    """C8 and C9 for one wall, fast against slow."""
    seats = len(places) // 3
    covered = slow_line(places)
    fast = vec[i64](places)
    assert as_set(wall.line(fast)) == covered
    halves = wall.yards(seats, fast)
    found = [as_set((halves[2 * seat], halves[2 * seat + 1])) for seat in range(seats)]
    assert found == [slow_yard(seats, seat, covered) for seat in range(seats)]
    assert sum(map(len, found)) == len(set().union(*found)), "no square is in two yards"


@given(st.sets(SQUARES))
def test_squares_are_counted(squares: set[int]) -> None:
    assert wall.size(as_halves(squares)) == len(squares)


@given(st.lists(SQUARES, min_size=6, max_size=6, unique=True))
def test_any_wall_of_two_players(places: list[int]) -> None:
    """C8, C9: folded walls and walls that cross themselves too."""
    check(places)


@given(st.lists(SQUARES, min_size=12, max_size=12, unique=True))
def test_any_wall_of_four_players(places: list[int]) -> None:
    """C8, C9: two lines, each through its own six, wherever they cross."""
    check(places)


@pytest.mark.parametrize("start", [START, START_OF_FOUR])
def test_walls_as_they_are_walked(start: tuple[str, ...]) -> None:
    """C8, C9 over five thousand walls that come from single steps, as in play."""
    dice = random.Random(8)
    places = [square(name) for name in start]
    for _ in range(5000):
        place = dice.randrange(len(places))
        to = places[place] + dice.choice((1, -1, 8, -8))
        across = abs(to % 8 - places[place] % 8)
        if 0 <= to < 64 and across < 2 and to not in places:
            places[place] = to
            check(places)


@pytest.mark.parametrize("seed", range(4))
def test_many_random_walls(seed: int) -> None:
    """C8, C9: more walls than hypothesis would try."""
    dice = random.Random(seed)
    for _ in range(1000):
        check(dice.sample(range(64), dice.choice((6, 12))))


def test_every_segment() -> None:
    """C8 for each pair of squares: a touched corner point does not count."""
    for start in range(64):
        for end in range(64):
            lower, upper = (
                wall.SEGMENTS[128 * start + 2 * end],
                wall.SEGMENTS[128 * start + 2 * end + 1],
            )
            assert as_set((lower, upper)) == slow_segment(min(start, end), max(start, end))


@given(st.sets(SQUARES), st.sets(SQUARES))
def test_walk_is_a_flood(start: set[int], open: set[int]) -> None:
    assert as_set(wall.walk(as_halves(start), as_halves(open))) == slow_walk(start, open)


@given(st.sets(SQUARES, max_size=30))
def test_largest_group(own: set[int]) -> None:
    """C10: no group of connected squares is larger."""
    found = as_set(wall.largest_group(as_halves(own)))
    assert len(found) == max((len(slow_walk([at], own)) for at in own), default=0)
    assert not own or found == slow_walk([min(found)], own)


def test_triangles() -> None:
    """C11: four orientations at 36 places each, six squares each, no two alike."""
    halves = list(wall.TRIANGLES)
    found = {
        frozenset(as_set((low, high))) for low, high in zip(halves[::2], halves[1::2], strict=True)
    }
    assert len(found) == 4 * 36
    assert {len(one) for one in found} == {6}
    assert frozenset(map(square, ("a1", "b1", "c1", "a2", "b2", "a3"))) in found
    assert {square_name(at) for at in as_set(wall.triangle(H8, -1, -1, 3))} == {
        "h8", "g8", "f8", "h7", "g7", "h6",
    }  # fmt: skip
    for seat, corner in ((0, A1), (1, H8)):
        halves = list(wall.corner_triangles(seat))
        on_corner = {
            frozenset(as_set((low, high)))
            for low, high in zip(halves[::2], halves[1::2], strict=True)
        }
        assert on_corner == {one for one in found if corner in one}
        assert len(on_corner) == 3
