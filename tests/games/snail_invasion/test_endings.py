"""How a game ends, S9 to S11 and the turn limit; each test names the one it is about."""

from __future__ import annotations

import pytest
from games.snail_invasion.positions import dead, game, garden, loose, new, rolled, square, turn

from potager.core.choices import by_words
from potager.core.state import CHANCE
from potager.games.snail_invasion.rules.garden import DRAW, GARDENER, NOBODY, SNAILS

BLOCKED_SNAILS = "2: snail-pawn red-pawn", "3: snail-drone blue-drone"


# S9, the Gardener wins


def test_s9_a_plant_wins() -> None:
    state = turn(garden("4: red-queen red-drone", "8: red-pawn"), 8, "8 pawn")
    assert square(state, 4) == "red-queen red-drone red-pawn"
    assert state.winner == GARDENER
    assert list(state.result()) == [1, -1]


def test_s9_anything_may_stand_below() -> None:
    state = garden("4: yellow-queen red-queen red-drone", "8: red-pawn")
    assert turn(state, 8, "8 pawn").winner == GARDENER


def test_s9_anything_may_stand_above() -> None:
    # The yellow Pawn is what is too much for the Snail Queen: 2 + 1 + 1 > 3.
    state = garden("4: red-queen snail-queen red-drone red-pawn", "8: yellow-pawn")
    turn(state, 8, "8 pawn")
    assert square(state, 4) == "red-queen red-drone red-pawn yellow-pawn"
    assert state.winner == GARDENER


@pytest.mark.parametrize(
    ("stack", "lands"),
    [
        ("red-queen red-drone", "yellow-pawn"),
        ("red-queen yellow-drone", "red-pawn"),
        ("red-drone red-queen", "red-pawn"),
        ("red-queen snail-queen red-drone", "red-pawn"),
    ],
)
def test_s9_other_stacks_are_no_plant(stack: str, lands: str) -> None:
    state = garden(f"4: {stack}", f"8: {lands}", "11: snail-pawn")
    assert turn(state, 8, "8 pawn").winner == NOBODY


def test_s9_a_snail_that_carries_a_pawn_stands_between() -> None:
    state = garden("4: snail-drone red-pawn", "8: red-queen red-drone", mover=SNAILS)
    turn(state, 4, "4 drone")
    assert square(state, 8) == "red-queen red-drone snail-drone red-pawn"
    assert state.winner == NOBODY


def test_s9_a_hit_that_lets_a_plant_touch_wins_for_the_gardener() -> None:
    # The Snail between is hit, and Queen, Drone and Pawn are one stack.
    state = garden("4: red-queen snail-pawn", "8: red-drone red-pawn")
    turn(state, 8, "8 drone")
    assert square(state, 4) == "red-queen red-drone red-pawn"
    assert state.winner == GARDENER
    assert loose(state) == ["snail-pawn"]


def test_s9_three_blocked_snails_win() -> None:
    state = garden(*BLOCKED_SNAILS, "4: snail-queen", "8: green-queen")
    assert turn(state, 8, "8 queen").winner == GARDENER


def test_s9_a_snail_in_the_nest_is_not_blocked() -> None:
    state = garden(*BLOCKED_SNAILS, "8: green-queen", loose="snail-queen")
    assert turn(state, 8, "8 queen").winner == NOBODY
    state = garden(*BLOCKED_SNAILS, "8: green-queen")  # the Queen has not come out yet
    assert turn(state, 8, "8 queen").winner == NOBODY


def test_s9_snails_in_one_stack_can_be_blocked_together() -> None:
    state = garden("4: snail-queen snail-drone snail-pawn", "8: green-pawn")
    assert turn(state, 8, "8 pawn").winner == GARDENER


def test_s9_one_free_snail_is_enough_to_go_on() -> None:
    state = garden(*BLOCKED_SNAILS, "4: snail-queen", "8: green-drone")
    assert turn(state, 8, "8 drone").winner == NOBODY


def test_s9_the_one_snail_of_the_patio_is_enough() -> None:
    state = garden("4: snail-queen", "8: red-queen", garden="patio", mode="solitaire")
    turn(state, 8, "8 queen")
    assert state.winner == GARDENER
    assert list(state.result()) == [1]


def test_s9_the_patio_is_not_won_while_the_snail_is_in_its_nest() -> None:
    state = new(garden="patio", mode="solitaire")
    assert turn(state, 8, "red-pawn out").winner == NOBODY


# S10, the Snails win


def eat(victims: str, plot: str = "classic", mode: str = "duel") -> int:
    """Who has won when the Snail Queen eats a Pawn of blue, or else red, and these are dead."""
    colour = "blue" if plot == "classic" else "red"
    state = garden(
        "4: snail-queen", f"8: {colour}-pawn", dead=victims, mover=SNAILS, garden=plot, mode=mode
    )
    rolled(state, 4)
    if state.solitaire:
        state.apply(CHANCE, 0)
    else:
        state.apply(SNAILS, by_words(game, state, SNAILS, "4 queen"))
    assert f"{colour}-pawn" in dead(state)
    return int(state.winner)


def test_s10_classic_one_dead_piece_in_every_colour() -> None:
    assert eat("red-pawn yellow-drone green-queen") == SNAILS
    assert eat("red-pawn yellow-drone") == NOBODY
    assert eat("red-pawn red-drone yellow-pawn yellow-queen blue-drone") == NOBODY


def test_s10_two_colour_needs_both_of_a_kind_in_both_colours() -> None:
    assert eat("red-pawn yellow-drone yellow-drone", "two-colour") == SNAILS
    assert eat("red-pawn yellow-drone yellow-queen", "two-colour") == NOBODY
    assert eat("red-drone yellow-drone yellow-drone", "two-colour") == NOBODY


def test_s10_three_and_one_needs_three_of_a_kind_in_red_and_one_piece_in_yellow() -> None:
    assert eat("red-pawn red-pawn yellow-queen", "three-and-one") == SNAILS
    assert eat("red-pawn red-pawn", "three-and-one") == NOBODY  # yellow can still grow
    assert eat("red-pawn red-drone red-queen yellow-pawn", "three-and-one") == NOBODY
    assert eat("red-drone red-drone red-drone yellow-pawn", "three-and-one") == SNAILS


def test_s10_one_colour_needs_all_four_of_a_kind() -> None:
    assert eat("red-pawn red-pawn red-pawn", "one-colour") == SNAILS
    assert eat("red-pawn red-pawn red-drone red-drone", "one-colour") == NOBODY
    assert eat("red-pawn red-pawn", "one-colour") == NOBODY


def test_s10_patio_one_dead_piece() -> None:
    assert eat("", "patio", "solitaire") == SNAILS


# S11, S9 is looked at before S10, after every move of either side


def test_s11_the_gardener_wins_when_both_would() -> None:
    # No play leads here: a Snail that has just moved is free, and no Gardener's move kills a plant.
    state = garden(
        *BLOCKED_SNAILS, "4: snail-queen", "8: green-queen",
        dead="red-drone yellow-drone green-pawn blue-queen",
    )  # fmt: skip
    assert state.all_spoiled()
    assert turn(state, 8, "8 queen").winner == GARDENER


def test_s11_nothing_more_happens_after_the_end() -> None:
    state = turn(garden("4: red-queen red-drone", "8: red-pawn"), 8, "8 pawn")
    assert state.waiting() == 0
    assert list(state.chance()) == []
    assert list(state.legal(GARDENER)) == list(state.legal(SNAILS)) == []


# turn_limit


def test_turn_limit_counts_both_sides_and_ends_in_a_draw() -> None:
    state = new(turn_limit=2)
    assert turn(state, 5, "red-pawn out").winner == NOBODY
    assert turn(state, 8, "black-pawn out").winner == DRAW
    assert list(state.result()) == [0, 0]


def test_turn_limit_counts_passes() -> None:
    stuck = "5: red-queen snail-queen"
    state = garden(stuck, dead="red-pawn red-drone", garden="patio", mode="solitaire", turn_limit=1)
    assert turn(state, 8, "pass").winner == DRAW
    assert list(state.result()) == [0]


def test_turn_limit_a_win_on_the_last_turn_comes_first() -> None:
    state = garden("4: red-queen red-drone", "8: red-pawn", turn_limit=1)
    assert turn(state, 8, "8 pawn").winner == GARDENER
