"""The worked examples of the rules, as landings and as turns."""

from __future__ import annotations

import pytest
from games.snail_invasion.positions import (
    can_move,
    choices,
    dead,
    garden,
    land_one_by_one,
    landed,
    loose,
    square,
    turn,
)

from potager.games.snail_invasion.rules.garden import NOBODY, SNAILS

# The worked examples, as stacks and as turns


@pytest.mark.parametrize(
    ("before", "lands", "after", "hit"),
    [
        (
            "yellow-drone blue-queen snail-drone blue-drone",
            "red-pawn",
            "yellow-drone blue-queen blue-drone red-pawn",
            {"snail-drone"},
        ),
        (
            "yellow-pawn red-drone yellow-drone snail-drone",
            "snail-queen",
            "snail-drone snail-queen",
            {"yellow-pawn", "red-drone", "yellow-drone"},
        ),
        ("snail-queen yellow-drone blue-pawn", "red-drone", "yellow-drone blue-pawn red-drone",
         {"snail-queen"}),
        ("snail-queen green-drone snail-pawn", "red-queen", "green-drone red-queen",
         {"snail-queen", "snail-pawn"}),
        ("snail-queen", "red-queen", "snail-queen red-queen", set()),
        ("yellow-drone", "blue-pawn yellow-pawn", "yellow-drone blue-pawn yellow-pawn", set()),
    ],
)  # fmt: skip
def test_worked_example(before: str, lands: str, after: str, hit: set[str]) -> None:
    assert landed(before, lands) == (after, hit)


def test_worked_example_of_three_landings_in_sequence() -> None:
    after, hits = land_one_by_one("snail-queen", ["yellow-drone", "blue-pawn", "red-drone"])
    assert after == "yellow-drone blue-pawn red-drone"
    assert hits == [set(), set(), {"snail-queen"}]


def test_worked_example_of_two_pawns_in_sequence() -> None:
    after, hits = land_one_by_one("yellow-drone", ["blue-pawn", "yellow-pawn"])
    assert after == "yellow-drone blue-pawn yellow-pawn"
    assert hits == [set(), set()]
    assert can_move(after) == {"plant pawn"}


def test_worked_example_of_the_wounded_drone_in_play() -> None:
    state = garden("9: yellow-drone blue-queen snail-drone blue-drone", "2: red-pawn")
    turn(state, 7, "2 pawn")
    assert square(state, 9) == "yellow-drone blue-queen blue-drone red-pawn"
    assert loose(state) == ["snail-drone"]
    assert dead(state) == []


def test_worked_example_of_three_dead_plants_in_play() -> None:
    state = garden(
        "9: yellow-pawn red-drone yellow-drone snail-drone", "2: snail-queen", mover=SNAILS
    )
    turn(state, 7, "2 queen")
    assert square(state, 9) == "snail-drone snail-queen"
    assert dead(state) == ["red-drone", "yellow-pawn", "yellow-drone"]
    assert state.winner == NOBODY  # two colours are spoiled, two can still grow


def test_worked_example_of_equal_queens_in_play() -> None:
    state = turn(garden("9: snail-queen", "2: red-queen"), 7, "2 queen")
    assert square(state, 9) == "snail-queen red-queen"
    assert "9 queen" not in choices(state, 5)
