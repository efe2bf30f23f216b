"""The rulings about turns and stacks, S1 to S8 and S13; each test names the one it is about."""

from __future__ import annotations

import pytest
from games.snail_invasion.positions import (
    can_move,
    choices,
    dead,
    game,
    garden,
    landed,
    loose,
    new,
    square,
    turn,
)

from potager.core.choices import by_words
from potager.core.state import CHANCE
from potager.games.snail_invasion.rules.garden import GARDENER, SNAILS

ALL_PAWNS = {"red-pawn out", "yellow-pawn out", "green-pawn out", "blue-pawn out"}


# S1, a turn


def test_s1_the_gardener_moves_first_and_sides_alternate() -> None:
    state = new()
    assert state.mover == GARDENER
    turn(state, 7, "red-pawn out")
    assert state.mover == SNAILS
    turn(state, 3, "black-pawn out")
    assert state.mover == GARDENER
    assert state.turns() == 2


def test_s1_a_piece_comes_out_onto_the_square_of_the_roll() -> None:
    assert square(turn(new(), 7, "green-pawn out"), 7) == "green-pawn"


def test_s1_a_piece_moves_exactly_the_roll() -> None:
    state = turn(garden("4: red-pawn"), 5, "4 pawn")
    assert square(state, 4) == ""
    assert square(state, 9) == "red-pawn"


@pytest.mark.parametrize(("board", "to"), [("3x4", 5), ("4x4", 1)])
def test_s1_a_move_wraps_after_the_last_square(board: str, to: int) -> None:
    assert square(turn(garden("10: red-pawn", board=board), 7, "10 pawn"), to) == "red-pawn"


def test_s1_both_kinds_of_choice_stand_side_by_side() -> None:
    state = garden("4: red-pawn", "6: snail-pawn")
    assert choices(state, 5) == {"4 pawn", *ALL_PAWNS} - {"red-pawn out"} | {"red-drone out"}
    state.mover = SNAILS
    assert choices(state, 5) == {"black-drone out", "6 pawn"}


def test_s1_only_a_side_without_a_move_passes() -> None:
    used_up = garden(
        "5: red-queen snail-queen", dead="red-pawn red-drone", garden="patio", mode="solitaire"
    )
    assert choices(used_up, 8) == {"pass"}
    before = used_up.stacks[:]
    turn(used_up, 8, "pass")
    assert used_up.stacks == before
    assert used_up.turns() == 1
    assert "pass" not in choices(new(), 8)


# S2, only tops come out; wounded Snails in any order


def test_s2_only_the_top_of_a_tree_comes_out() -> None:
    state = new()
    assert choices(state, 5) == ALL_PAWNS
    turn(state, 5, "red-pawn out")
    assert choices(state, 5) == {"black-pawn out"}
    turn(state, 9, "black-pawn out")
    assert "red-drone out" in choices(state, 6)
    assert "red-queen out" not in choices(state, 6)


def test_s2_wounded_snails_come_out_in_any_order() -> None:
    state = garden(loose="snail-pawn snail-drone snail-queen", mover=SNAILS)
    assert choices(state, 5) == {"black-pawn out", "black-drone out", "black-queen out"}


def test_s2_the_rest_of_the_tree_still_gives_only_its_top() -> None:
    state = garden(loose="snail-pawn", mover=SNAILS)
    assert choices(state, 5) == {"black-pawn out", "black-drone out"}
    turn(state, 5, "black-drone out")
    state.mover = SNAILS
    assert choices(state, 4) == {"black-pawn out", "black-queen out", "5 drone"}
    turn(state, 4, "black-queen out")
    state.mover = SNAILS
    assert choices(state, 4) == {"black-pawn out", "5 drone", "4 queen"}


# S3, the loop


def test_s3_a_12_on_3x4_changes_nothing() -> None:
    state = garden("5: red-queen snail-drone", "7: yellow-drone")
    before = state.stacks[:]
    turn(state, 12, "5 queen")
    assert state.stacks == before
    assert state.turns() == 1
    assert state.mover == SNAILS


def test_s3_a_12_on_4x4_is_a_move_like_others() -> None:
    assert square(turn(garden("5: red-queen", board="4x4"), 12, "5 queen"), 1) == "red-queen"


@pytest.mark.parametrize("board", ["3x4", "4x4"])
def test_s3_pieces_enter_on_2_to_12_only(board: str) -> None:
    entered = set()
    for roll in range(36):
        state = new(board=board)
        state.apply(CHANCE, roll)
        state.apply(GARDENER, by_words(game, state, GARDENER, "red-pawn out"))
        entered |= {at for at, stack in enumerate(state.stacks, 1) if stack}
    assert entered == set(range(2, 13))


@pytest.mark.parametrize("to", [13, 14, 15, 16, 1])
def test_s3_the_other_squares_are_reached_by_moving(to: int) -> None:
    start = (to - 7) % 16 or 16
    assert square(turn(garden(f"{start}: red-pawn", board="4x4"), 7, f"{start} pawn"), to)


# S4, what is blocked


@pytest.mark.parametrize(
    ("stack", "free"),
    [
        ("snail-queen red-queen", {"plant queen"}),
        ("yellow-drone blue-pawn yellow-pawn", {"plant pawn"}),
        ("yellow-queen snail-drone", {"plant queen", "snail drone"}),
        ("red-drone red-pawn", {"plant drone", "plant pawn"}),
        ("snail-queen red-drone", {"snail queen", "plant drone"}),
        ("snail-queen red-drone blue-pawn", {"plant drone", "plant pawn"}),
        ("snail-queen blue-pawn snail-pawn", {"snail pawn"}),
        ("red-queen snail-drone snail-pawn", {"snail drone", "snail pawn"}),
    ],
)
def test_s4_the_values_of_all_above_friend_and_foe_block(stack: str, free: set[str]) -> None:
    assert can_move(stack) == free


def test_s4_what_is_under_a_blocked_piece_is_blocked() -> None:
    assert can_move("snail-queen red-pawn yellow-pawn") == {"plant pawn"}
    assert can_move("red-queen snail-pawn") == {"plant queen", "snail pawn"}
    assert can_move("red-queen snail-pawn yellow-pawn") == {"plant pawn"}


def test_s4_of_two_equal_friends_the_upper_one_moves() -> None:
    state = turn(garden("5: red-drone blue-drone"), 4, "5 drone")
    assert square(state, 5) == "red-drone"
    assert square(state, 9) == "blue-drone"


# S5, what is carried


def test_s5_a_queen_carries_the_snail_on_it() -> None:
    state = turn(garden("5: yellow-queen snail-drone"), 4, "5 queen")
    assert square(state, 5) == ""
    assert square(state, 9) == "yellow-queen snail-drone"


def test_s5_a_drone_carries_its_pawn_and_leaves_what_is_below() -> None:
    state = turn(garden("5: blue-queen red-drone red-pawn"), 4, "5 drone")
    assert square(state, 5) == "blue-queen"
    assert square(state, 9) == "red-drone red-pawn"


def test_s5_what_is_carried_keeps_its_order_and_lands_as_one() -> None:
    state = turn(garden("5: snail-queen red-pawn", "9: green-queen", mover=SNAILS), 4, "5 queen")
    assert square(state, 9) == "green-queen snail-queen red-pawn"
    assert dead(state) == []


# S6, a hit


def test_s6_one_larger_enemy_hits() -> None:
    assert landed("red-pawn", "snail-drone") == ("snail-drone", {"red-pawn"})
    assert landed("snail-drone", "red-queen") == ("red-queen", {"snail-drone"})


def test_s6_equal_is_only_a_block() -> None:
    assert landed("snail-queen", "red-queen") == ("snail-queen red-queen", set())


def test_s6_a_smaller_enemy_does_nothing() -> None:
    assert landed("red-queen", "snail-drone") == ("red-queen snail-drone", set())


def test_s6_only_an_unbroken_run_counts() -> None:
    broken = "snail-queen red-drone snail-drone"
    assert landed(broken, "blue-drone") == (f"{broken} blue-drone", set())
    assert landed("snail-queen red-drone", "blue-drone")[1] == {"snail-queen"}


def test_s6_what_lands_is_never_hit_by_what_it_lands_on() -> None:
    assert landed("snail-queen", "red-pawn") == ("snail-queen red-pawn", set())


# S7, resolved once, top to bottom


def test_s7_a_hit_snail_lies_loose_in_the_nest() -> None:
    state = turn(garden("5: red-queen", "9: snail-drone"), 4, "5 queen")
    assert square(state, 9) == "red-queen"
    assert loose(state) == ["snail-drone"]
    assert "black-drone out" in choices(state, 6)


def test_s7_a_hit_plant_is_dead_for_good() -> None:
    state = turn(garden("5: snail-queen", "9: red-drone", mover=SNAILS), 4, "5 queen")
    assert square(state, 9) == "snail-queen"
    assert dead(state) == ["red-drone"]
    assert not {"red-drone out", "red-pawn out"} & choices(state, 6)


def test_s7_hits_are_removed_on_the_way_down() -> None:
    # Were the Drone still there when the Pawn below is looked at, it would shield it.
    assert landed("red-pawn red-drone", "snail-queen") == ("snail-queen", {"red-pawn", "red-drone"})


def test_s7_what_touches_after_a_removal_counts_together() -> None:
    assert landed("snail-queen red-drone snail-pawn", "blue-drone") == (
        "red-drone blue-drone",
        {"snail-pawn", "snail-queen"},
    )


def test_s7_only_the_landing_stack_is_resolved() -> None:
    # The Pawn that leaves 5 broke no run there: what stays behind stays as it was.
    state = turn(garden("5: snail-queen red-drone snail-pawn", mover=SNAILS), 4, "5 pawn")
    assert square(state, 5) == "snail-queen red-drone"
    assert loose(state) == []


# S8, shielding and the cascade


def test_s8_a_larger_friend_shields_the_smaller() -> None:
    assert landed("yellow-pawn red-drone", "snail-drone") == (
        "yellow-pawn red-drone snail-drone",
        set(),
    )


def test_s8_the_shield_ends_when_the_larger_friend_moves_off() -> None:
    state = turn(garden("5: yellow-pawn red-drone", "2: snail-queen"), 4, "5 drone")
    turn(state, 3, "2 queen")
    assert square(state, 5) == "snail-queen"
    assert dead(state) == ["yellow-pawn"]


def test_s8_when_the_larger_friend_is_hit_so_is_the_smaller() -> None:
    assert landed("yellow-pawn red-drone", "snail-queen")[1] == {"yellow-pawn", "red-drone"}
    assert landed("snail-pawn snail-drone", "red-queen")[1] == {"snail-pawn", "snail-drone"}


def test_s8_a_friend_that_is_too_large_to_be_hit_ends_the_cascade() -> None:
    assert landed("red-pawn blue-queen yellow-pawn", "snail-drone") == (
        "red-pawn blue-queen snail-drone",
        {"yellow-pawn"},
    )


# S13, one choice, not two; how choices are named


def test_s13_trees_with_the_same_piece_on_top_are_one_choice() -> None:
    assert choices(new(garden="one-colour"), 5) == {"red-pawn out"}
    assert choices(new(garden="two-colour"), 5) == {"red-pawn out", "yellow-pawn out"}


def test_s13_three_red_trees_are_one_choice_beside_the_yellow_one() -> None:
    state = new(garden="three-and-one")
    assert choices(state, 5) == {"red-pawn out", "yellow-pawn out"}
    for at, choice in enumerate(["red-pawn out", "red-pawn out", "red-pawn out"], 2):
        turn(state, at, choice)
        state.mover = GARDENER
    assert {one for one in choices(state, 7) if "out" in one} == {
        "red-drone out",
        "yellow-pawn out",
    }


def test_s13_trees_with_different_tops_are_different_choices() -> None:
    state = garden("4: red-pawn", garden="one-colour")
    assert choices(state, 5) == {"red-pawn out", "red-drone out", "4 pawn"}


def test_s13_all_trees_of_a_colour_come_out_one_by_one() -> None:
    state = new(garden="two-colour")
    for at, choice in enumerate(["red-pawn out", "red-pawn out", "red-drone out"], 2):
        turn(state, at, choice)
        state.mover = GARDENER
    assert choices(state, 7) >= {"red-drone out", "red-queen out", "yellow-pawn out"}
    assert "red-pawn out" not in choices(state, 7)


def test_s13_moves_are_named_by_square_and_size() -> None:
    state = garden("4: red-queen yellow-drone blue-pawn")
    assert choices(state, 5) >= {"4 pawn", "4 drone"}
    assert "4 queen" not in choices(state, 5)  # 2 + 1 block it
