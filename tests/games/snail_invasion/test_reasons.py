"""Why a piece can't be chosen."""

from __future__ import annotations

from games.snail_invasion.positions import garden, new

from potager.core.state import CHANCE
from potager.games.snail_invasion import GAME
from potager.games.snail_invasion.drawing.reasons import why_not
from potager.games.snail_invasion.rules.garden import SNAILS, Garden


def told(state: Garden, target: str) -> str | None:
    state.apply(CHANCE, 7)
    why = why_not(state, state.mover, target, ())
    return None if why is None else GAME.text(why)


def test_s4_blocked_by_what_stands_on_it() -> None:
    state = garden("5: red-drone blue-queen")
    assert told(state, "square:5:0") == "This red drone is blocked by 3 pips on it."


def test_s4_blocked_because_the_piece_above_is() -> None:
    state = garden("5: red-queen blue-pawn green-pawn")
    why = "This red queen is blocked because a piece on it is blocked."
    assert told(state, "square:5:0") == why


def test_an_enemy_is_not_moved() -> None:
    state = garden("5: snail-drone")
    assert told(state, "square:5:drone") == "The snail drone is not yours to move."


def test_s2_only_the_top_of_a_tree_comes_out() -> None:
    assert told(new(), "tree:red-queen") == "The red pawn on top has to come out first."
    assert told(new(), "tree:black-queen") == "Only the Snails bring snails out of the Nest."
    snails = garden("5: red-queen", mover=SNAILS)
    why = "Only the Gardener brings plants out of the Potting Shed."
    assert told(snails, "tree:red-queen") == why


def test_a_square_is_not_chosen_but_a_piece() -> None:
    why = "Choose a piece, not a square. It moves 4 squares, or comes out onto 4."
    assert told(new(), "square:5") == why
