"""Why a pyramid or a square can't be chosen."""

from __future__ import annotations

from games.carrots_and_broccoli.gardens import position

from potager.core.choices import by_words
from potager.games.carrots_and_broccoli import GAME
from potager.games.carrots_and_broccoli.drawing.reasons import why_not
from potager.games.carrots_and_broccoli.rules.backyard import Backyard


def told(state: Backyard, target: str, *picked: str) -> str | None:
    why = why_not(state, state.mover, target, picked)
    return None if why is None else GAME.text(why)


def test_a_piece_that_was_not_rolled() -> None:
    state = position({"a1": "red-2"}, dice="green S")
    assert told(state, "square:a1") == "You rolled green, small, so you can't use a medium red."
    assert told(state, "supply:red-1") == "You rolled green, small, so you can't use a small red."
    assert told(state, "supply:green-1") is None


def test_c5_one_step_to_an_empty_square() -> None:
    state = position({"a1": "red-1", "a2": "green-1"}, dice="red S")
    assert (
        told(state, "square:c1", "square:a1")
        == "It can move only one step: up, down, left or right."
    )
    assert told(state, "square:a2", "square:a1") == "There is already a pyramid on a2."
    shut_in = position({"a1": "red-1", "a2": "green-1", "b1": "green-1"}, dice="red S")
    assert told(shut_in, "square:a1") == "The small red has no free square beside it."


def test_c5_kids_step_in_any_direction() -> None:
    state = position({"a1": "red-1"}, dice="red S", kids=(1,))
    assert told(state, "square:c3", "square:a1") == "It can move only one step, in any direction."


def test_c6_a_wall_that_would_stand_too_far() -> None:
    state = position(dice="black S", sizes=(1, 2, 3, 1, 2, 3))
    why = told(state, "square:b8", "square:b7")
    assert why == "Too far: the nearest black pyramid would be 3 steps away, and the limit is 2."
    assert told(state, "square:b6", "square:b7") is None


def test_c7_a_piece_that_was_moved_just_now() -> None:
    state = position({"a1": "red-1"}, dice="red S")
    state.apply(0, by_words(GAME, state, 0, "a1-a2"))
    state.apply(-1, 0)  # red, small
    why = "The small red was moved on the turn before, so it can't move now."
    assert told(state, "square:a2") == why


def test_a_square_without_a_piece_picked() -> None:
    assert told(position(dice="red S"), "square:a1") == "Choose a piece first."
