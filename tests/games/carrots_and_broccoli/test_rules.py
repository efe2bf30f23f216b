"""The rulings C1 to C14 of Carrots & Broccoli, one after another, and every worked example."""

from __future__ import annotations

from itertools import permutations

import pytest
from games.carrots_and_broccoli.gardens import (
    START,
    START_OF_FOUR,
    TEN,
    TRIANGLE,
    greens,
    legal,
    names,
    play,
    position,
    reds,
)

from potager.core.errors import BadOption
from potager.core.state import CHANCE, CLOCK
from potager.games.carrots_and_broccoli import GAME, square_name
from potager.games.carrots_and_broccoli.rules import COMPLETE, LIMIT, PASS, TIME
from potager.games.carrots_and_broccoli.wall import line

CARROTS, BROCCOLI = 0, 1
SOUTH, WEST, NORTH, EAST = range(4)

# Reds for the south of a four-player game: four of each size.
SOUTH_REDS = [f"red-{size}" for size in (1, 2, 3) * 4]


# C1: the wall at the start


@pytest.mark.parametrize(("players", "wall"), [(2, START), (4, START_OF_FOUR)])
def test_c1_where_the_wall_stands(players: int, wall: tuple[str, ...]) -> None:
    state = GAME.start(GAME.resolve(players=players))
    assert [square_name(at) for at in state.board.wall] == list(wall)
    for corner in ("a1", "a8", "h1", "h8"):
        assert corner not in wall


def test_c1_the_sizes_are_shuffled() -> None:
    """Each of the 90 orders of two pyramids of each size is equally likely."""
    chances: dict[tuple[int, ...], float] = {}
    open_states = [(GAME.start(GAME.resolve()), 1.0)]
    while open_states:
        state, chance = open_states.pop()
        if not state.is_setting_up():
            sizes = tuple(int(state.wall_size(place)) for place in range(6))
            chances[sizes] = chances.get(sizes, 0) + chance
            continue
        weights = [int(weight) for weight in state.chance()]
        for size, weight in enumerate(weights):
            if weight:
                after = state.clone()
                after.apply(CHANCE, size)
                open_states.append((after, chance * weight / sum(weights)))
    assert set(chances) == set(permutations((1, 1, 2, 2, 3, 3)))
    assert all(abs(chance - 1 / 90) < 1e-12 for chance in chances.values())


def test_c1_four_players_have_four_of_each_size() -> None:
    assert list(GAME.start(GAME.resolve(players=4)).chance()) == [4, 4, 4]


# C2: a turn


def test_c2_seat_0_begins_and_both_dice_are_rolled() -> None:
    state = position()
    assert (state.mover, list(state.chance()), state.waiting()) == (0, [1] * 36, 0)
    play(state, "red S")
    assert (state.waiting(), len(state.chance())) == (0b01, 0)


@pytest.mark.parametrize("dice", ["red S", "black M", "wild S/L"])
def test_c2_a_pass_is_always_allowed(dice: str) -> None:
    state = play(position(dice=dice), "pass")
    assert (state.mover, state.turns(), len(state.chance())) == (1, 1, 36)


def test_c2_one_thing_a_turn() -> None:
    assert play(position(dice="red S"), "red-1 a1").mover == 1
    assert play(position({"a1": "red-1"}, dice="red S"), "a1-a2").mover == 1
    assert play(position(dice="black M"), "c6-c5").mover == 1


# What the roll allows: C3


def allowed(dice: str) -> set[str]:
    """The colours and sizes that can be planted on an empty board."""
    return {text.split()[0] for text in legal(position(dice=dice)) if text.startswith(COLOURS)}


COLOURS = ("red", "yellow", "green", "blue")


def test_c3_two_sizes_mean_either() -> None:
    assert allowed("yellow S") == {"yellow-1"}
    assert allowed("yellow S/L") == {"yellow-1", "yellow-3"}
    assert allowed("blue M/L") == {"blue-2", "blue-3"}


def test_c3_wild_means_any_colour_black_too() -> None:
    assert allowed("wild M") == {f"{colour}-2" for colour in COLOURS}
    assert "c6-c5" in legal(position(dice="wild M")), "c6 is a medium one"
    assert "b7-b6" not in legal(position(dice="wild M")), "b7 is a small one"


# C4, planting


def test_c4_any_colour_onto_any_empty_square() -> None:
    """The wall line and the enemy's yard included, whoever's colour it is."""
    state = position({"h8": "red-1"}, dice="green L")
    plants = {text for text in legal(state) if text.startswith("green-3")}
    assert len(plants) == 64 - 6 - 1
    assert {"green-3 a8", "green-3 a1", "green-3 h1"} <= plants
    assert "green-3 h8" not in plants
    assert "green-3 c6" not in plants


def test_c4_a_supply_ends() -> None:
    state = position({"a1": "red-1", "b1": "red-1"}, dice="red S")
    assert not any(text.startswith("red-1") for text in legal(state))


def test_c4_black_is_never_planted() -> None:
    state = position(dice="black S/M")
    assert all(text == "pass" or text[2] == "-" for text in legal(state))
    assert allowed("black S/M") == set()


def test_c4_the_supply_of_two_and_four_players() -> None:
    for players in (2, 4):
        supply = position(players=players).supply
        assert [supply >> 3 * piece & 7 for piece in range(12)] == [players] * 12


# C5: moving a plant


def test_c5_one_orthogonal_step_to_an_empty_square() -> None:
    state = position({"a1": "red-1", "a2": "green-1"}, dice="red S")
    assert {text for text in legal(state) if text.startswith("a1-")} == {"a1-b1"}


def test_c5_any_plant_of_a_rolled_pair_even_the_enemys() -> None:
    state = position({"d7": "blue-3", "e7": "blue-2", "f7": "blue-1"}, dice="blue S/L")
    movers = {text[:2] for text in legal(state) if text[2:3] == "-"}
    assert movers == {"d7", "f7"}


# C6: moving the wall


def test_c6_within_two_steps_of_another_black_pyramid() -> None:
    """c6 to c5 is legal at the start: d5 is one step away, though b7 is then three."""
    state = position(dice="black M")
    assert "c6-c5" in legal(state)
    assert {text for text in legal(state) if text != "pass"} == {
        "c6-c5", "c6-c7", "c6-b6", "c6-d6", "f3-f4", "f3-f2", "f3-e3", "f3-g3",
    }  # fmt: skip


def test_c6_not_away_from_all_others() -> None:
    state = position(dice="black S")
    assert "b7-b8" not in legal(state), "b8 is three steps from c6"
    assert "b7-a7" not in legal(state)
    assert {"b7-b6", "b7-c7"} <= legal(state)


def test_c6_only_the_one_that_moves_is_judged() -> None:
    """d4 leaves f4 alone, which is fine; f4 then has to come nearer to somebody."""
    state = position(wall=("a5", "a4", "b4", "d4", "f4", "g2"), dice="black S")
    play(state, "d4-c4", "red S", "pass", "black M")
    assert {"f4-e4", "f4-f3", "f4-g4"} <= legal(state)
    assert "f4-f5" not in legal(state)


def test_c6_a_pyramid_of_the_other_line_is_near_enough() -> None:
    """With four players the two lines help each other."""
    wall = ("b8", "c6", "d5", "e4", "f3", "g2", "a6", "c3", "d4", "e5", "f6", "g7")
    state = position(wall=wall, dice="black S", players=4)
    assert "b8-b7" in legal(state), "b7 is two steps from a6 and from c6"
    far = ("b8", "d6", "d5", "e4", "f3", "g2", "a6", "c3", "d4", "e5", "f6", "g7")
    assert "b8-b7" in legal(position(wall=far, dice="black S", players=4)), "a6 alone is enough"


def test_c6_wall_pieces_stay_off_plants_but_may_stand_on_end_corners() -> None:
    state = position({"c5": "red-1"}, dice="black M")
    assert "c6-c5" not in legal(state)
    corner = position(wall=("a7", "b7", "d5", "e4", "f3", "g2"), dice="black S")
    assert "a7-a8" in legal(corner)


# C7: the frozen piece


def test_c7_what_was_just_moved_cant_be_moved() -> None:
    state = position({"d1": "red-1", "f1": "red-1"}, dice="red S")
    play(state, "d1-d2", "red S")
    movers = {text[:2] for text in legal(state) if text[2:3] == "-"}
    assert movers == {"f1"}


def test_c7_wall_pieces_too() -> None:
    state = play(position(dice="black M"), "c6-c5", "black M")
    assert not any(text.startswith("c5-") for text in legal(state))
    assert "f3-f4" in legal(state)


def test_c7_a_planted_one_can_be_moved() -> None:
    state = play(position(dice="red S"), "red-1 d1", "red S")
    assert "d1-d2" in legal(state)


def test_c7_a_pass_frees_it() -> None:
    state = play(position({"d1": "red-1"}, dice="red S"), "d1-d2", "red S", "pass", "red S")
    assert "d2-d3" in legal(state)


# C8: the wall line


def on_line(*wall: str) -> set[str]:
    return names(line(position(wall=wall, players=len(wall) // 3).board.wall))


def test_c8_the_line_at_the_start() -> None:
    """Worked example: the eight squares of the diagonal a8 to h1."""
    assert on_line(*START) == {"a8", "b7", "c6", "d5", "e4", "f3", "g2", "h1"}


def test_c8_b7_moved_to_b6() -> None:
    """Worked example: a8-b6 crosses a7 and b7, and b6-c6 is beside them."""
    assert on_line("b6", *START[1:]) == {
        "a8", "a7", "b7", "b6", "c6", "d5", "e4", "f3", "g2", "h1",
    }  # fmt: skip


def test_c8_each_pyramid_keeps_its_place() -> None:
    """The same six squares in another order are another line."""
    folded = on_line("b7", "c6", "d5", "d6", "f3", "g2")
    unfolded = on_line("b7", "c6", "d6", "d5", "f3", "g2")
    assert "e5" in folded
    assert "e5" not in unfolded


def test_c8_a_pyramid_on_an_end_corner() -> None:
    assert on_line("a8", "b7", "d5", "e4", "f3", "g2") >= {"a8", "b7", "c6", "d5"}


def test_c8_two_lines_with_four_players() -> None:
    assert on_line(*START_OF_FOUR) == on_line(*START) | {
        "a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8",
    }  # fmt: skip


# C9: the yards


def test_c9_the_yards_at_the_start() -> None:
    """Worked example: 28 squares each; with four players 12 each, in rows of 6, 4 and 2."""
    two = position().board
    assert [len(names(two.yard(seat))) for seat in range(2)] == [28, 28]
    assert "a1" in names(two.yard(CARROTS))
    assert "h8" in names(two.yard(BROCCOLI))
    four = position(players=4).board
    assert [len(names(four.yard(seat))) for seat in range(4)] == [12, 12, 12, 12]
    assert names(four.yard(SOUTH)) == {
        "b1", "c1", "d1", "e1", "f1", "g1", "c2", "d2", "e2", "f2", "d3", "e3",
    }  # fmt: skip
    assert {"a4", "a5"} < names(four.yard(WEST))
    assert {"d8", "e8"} < names(four.yard(NORTH))
    assert {"h4", "h5"} < names(four.yard(EAST))


def test_c9_a_home_on_the_line_leads_nowhere() -> None:
    board = position(wall=("a3", "a2", "a1", "b1", "c1", "d1")).board
    assert names(board.yard(CARROTS)) == set()


def test_c9_enclosed_squares_belong_to_nobody() -> None:
    """The wall makes a box around e4 and e5."""
    board = position(wall=("f6", "d6", "d3", "f3", "f5", "g3")).board
    nobodys = {"e4", "e5"}
    assert not nobodys & (names(board.yard(CARROTS)) | names(board.yard(BROCCOLI)))
    assert not nobodys & names(line(board.wall))


# C10: ten in a group


def test_c10_ten_connected_from_the_corner_win() -> None:
    state = play(position(reds(TEN[:9]), dice="yellow M"), "yellow-2 a4")
    assert (state.ending, list(state.result())) == (COMPLETE, [1, -1])
    assert state.waiting() == 0
    assert len(state.chance()) == 0


def test_c10_nine_are_not_enough_and_eleven_are_fine() -> None:
    state = position(reds(TEN[:9]))
    assert not state.board.is_complete(CARROTS)
    assert position(reds([*TEN, "e1"])).board.is_complete(CARROTS)


def test_c10_one_has_to_be_on_the_corner() -> None:
    shifted = ["b1", "c1", "d1", "e1", "b2", "c2", "d2", "b3", "c3", "b4"]
    assert not position(reds(shifted)).board.is_complete(CARROTS)
    assert position(reds(["a1", *shifted[:9]])).board.is_complete(CARROTS)


def test_c10_diagonal_neighbours_dont_connect() -> None:
    board = position(reds([*TEN[:9], "b4"])).board
    assert board.is_complete(CARROTS), "b4 stands on b3"
    assert not position(reds([*TEN[:9], "c4"])).board.is_complete(CARROTS)


def test_c10_a_plant_on_the_line_does_not_count() -> None:
    """b7 has gone to b6, so a7 is on the line; the column below it lacks one."""
    column = ["a1", "a2", "a3", "a4", "a5", "a6", "a7", "b1", "b2", "b3"]
    assert position(reds(column)).board.is_complete(CARROTS)
    moved = ("b6", *START[1:])
    assert not position(reds(column), wall=moved).board.is_complete(CARROTS)


def test_c10_four_players_need_no_corner() -> None:
    squares = ["c1", "d1", "e1", "f1", "c2", "d2", "e2", "f2", "d3", "e3"]
    plants = dict(zip(squares, SOUTH_REDS, strict=False))
    assert position(plants, players=4).board.is_complete(SOUTH)


def test_c10_four_players_one_apart_is_no_win() -> None:
    squares = ["b1", "d1", "e1", "f1", "c2", "d2", "e2", "f2", "d3", "e3"]
    plants = dict(zip(squares, SOUTH_REDS, strict=False))
    assert not position(plants, players=4).board.is_complete(SOUTH)


# C11: the triangle of six


def test_c11_the_triangle_on_the_corner() -> None:
    state = position(reds(TRIANGLE[:5]), dice="yellow L", length="short")
    assert list(play(state, "yellow-3 a3").result()) == [1, -1]


def test_c11_not_another_group_of_six() -> None:
    assert not position(
        reds(["a1", "b1", "c1", "a2", "b2", "c2"]), length="short"
    ).board.is_complete(CARROTS)


def test_c11_two_players_need_the_right_angle_on_the_corner() -> None:
    moved_on = ["b1", "c1", "d1", "b2", "c2", "b3"]
    turned = ["c1", "b1", "a1", "c2", "b2", "c3"]
    for squares in (moved_on, turned):
        assert not position(reds(squares), length="short").board.is_complete(CARROTS)


@pytest.mark.parametrize(
    "squares",
    [
        ("d1", "e1", "f1", "d2", "e2", "d3"),
        ("e1", "d1", "c1", "e2", "d2", "e3"),
        ("c3", "d3", "e3", "c2", "d2", "c1"),
        ("f3", "e3", "d3", "f2", "e2", "f1"),
    ],
)
def test_c11_four_players_any_place_and_orientation(squares: tuple[str, ...]) -> None:
    plants = dict(zip(squares, SOUTH_REDS, strict=False))
    wall = ["b7", "c6", "d5", "f5", "g4", "g3", "b2", "b4", "c5", "e5", "f6", "g7"]
    assert position(plants, wall=wall, players=4, length="short").board.is_complete(SOUTH)


def test_c11_the_triangle_has_to_be_in_the_yard() -> None:
    """Off the yard it is worth nothing: f3 is on the line."""
    plants = dict(zip(("f1", "f2", "f3", "e1", "e2", "d1"), SOUTH_REDS, strict=False))
    wall = ["b7", "c6", "d5", "e4", "g3", "g2", *START_OF_FOUR[6:]]
    assert not position(plants, wall=wall, players=4, length="short").board.is_complete(SOUTH)


# C12: who is looked at first


def test_c12_moving_the_wall_can_make_the_opponent_win() -> None:
    """Broccoli moves b6 back to b7: a7 is the Carrots' again, and they win."""
    column = reds(["a1", "a2", "a3", "a4", "a5", "a6", "a7", "b1", "b2", "b3"])
    state = position(column, wall=("b6", *START[1:]), dice="black S", mover=BROCCOLI)
    assert list(play(state, "b6-b7").result()) == [1, -1]


@pytest.mark.parametrize("mover", [CARROTS, BROCCOLI])
def test_c12_the_mover_is_looked_at_first(mover: int) -> None:
    """d4 to d3 frees d5 for the Carrots and e4 for Broccoli: both have ten, one has moved."""
    carrots = ["a1", "a2", "a3", "a4", "a5", "b5", "c5", "d5", "b1", "c1"]
    broccoli = ["h8", "h7", "h6", "h5", "h4", "g4", "f4", "e4", "g8", "f8"]
    plants = reds(carrots) | greens(broccoli)
    wall = ("b7", "c6", "e6", "d4", "f3", "g2")
    state = position(plants, wall=wall, dice="black S", mover=mover)
    assert [state.board.is_complete(seat) for seat in range(2)] == [False, False]
    play(state, "d4-d3")
    assert [state.board.is_complete(seat) for seat in range(2)] == [True, True]
    assert list(state.result()) == ([1, -1] if mover == CARROTS else [-1, 1])


def test_c12_planting_for_the_opponent_makes_the_opponent_win() -> None:
    state = position(reds(TEN[:9]), dice="yellow M", mover=BROCCOLI)
    assert list(play(state, "yellow-2 a4").result()) == [1, -1]


# C13: the count


def test_c13_most_plants_in_the_own_yard() -> None:
    plants = {"a1": "red-1", "b1": "red-1", "a5": "yellow-1", "h8": "green-3", "g8": "blue-3"}
    state = position(plants, timer=20)
    state.apply(CLOCK, 0)
    assert (state.ending, list(state.result())) == (TIME, [1, -1])


def test_c13_at_once_even_with_a_roll_on_the_table() -> None:
    state = position({"h8": "green-1"}, timer=1, dice="red S")
    assert state.hourglass() == 60
    state.apply(CLOCK, 0)
    assert list(state.result()) == [-1, 1]
    assert (state.waiting(), len(state.legal(0)), state.hourglass()) == (0, 0, 0)


def test_c13_then_most_pips() -> None:
    state = position({"a1": "red-1", "h8": "green-2"}, timer=20)
    state.apply(CLOCK, 0)
    assert list(state.result()) == [-1, 1]


def test_c13_plants_elsewhere_and_on_the_line_dont_count() -> None:
    state = position({"a8": "red-3", "h7": "red-3", "g8": "green-1"}, timer=20)
    state.apply(CLOCK, 0)
    assert list(state.result()) == [-1, 1]


def test_c13_a_draw_between_those() -> None:
    plants = {"d1": "red-2", "a4": "yellow-2", "d8": "green-1"}
    state = position(plants, players=4)
    state.apply(CLOCK, 0)
    assert list(state.result()) == [0, 0, -1, -1]


def test_c13_the_turn_limit_comes_after_a_win_on_the_last_turn() -> None:
    won = play(position(reds(TEN[:9]), dice="yellow M", turn_limit=1), "yellow-2 a4")
    assert won.ending == COMPLETE
    counted = play(position(reds(TEN[:9]), dice="yellow M", turn_limit=1), "pass")
    assert (counted.ending, list(counted.result())) == (LIMIT, [1, -1])


def test_c13_no_timer_no_hourglass() -> None:
    assert position().hourglass() == 0
    assert GAME.resolve(players=4).timer == 20
    assert position(players=4).hourglass() == 1200
    assert position(players=4, timer=None).hourglass() == 0


# C14: the wall matters at once


def test_c14_pieces_change_sides_with_the_wall() -> None:
    """c6 goes to c5: c6 is Broccoli's now, and b6 is crossed by the line."""
    state = position({"b6": "red-3"}, dice="black M")
    assert names(state.board.grown(CARROTS)) == {"b6"}
    play(state, "c6-c5")
    assert names(state.board.grown(CARROTS)) == set()
    assert "c6" in names(state.board.yard(BROCCOLI)) | names(line(state.board.wall))


# Options


def test_kids_move_in_eight_directions_wall_pieces_too() -> None:
    state = position({"d1": "red-1"}, dice="wild S", kids=(0,))
    assert {"d1-e2", "d1-c2", "d1-d2", "b7-a6", "e4-f5"} <= legal(state)
    assert not {"b7-a8", "b7-b8"} & legal(state), "the wall still has to stay together"
    others = legal(position({"d1": "red-1"}, dice="wild S", kids=(1,)))
    assert not {"d1-e2", "e4-f5"} & others


def test_three_players_are_told_why_not() -> None:
    with pytest.raises(
        BadOption, match=r"2 or 4 players, not 3: the wall leaves two yards or four"
    ):
        GAME.resolve(players=3)


@pytest.mark.parametrize("players", [1, 5])
def test_other_numbers_are_refused(players: int) -> None:
    with pytest.raises(BadOption, match="for 2 or 4 players"):
        GAME.resolve(players=players)


def test_kids_have_to_have_a_seat() -> None:
    with pytest.raises(BadOption, match="kids can't be seat 2 with 2 players"):
        GAME.resolve(kids=(2,))
    assert GAME.resolve(kids="1,0").kids == (0, 1)
    assert GAME.resolve(kids=()).kids is None


def test_options_survive_a_record() -> None:
    """A four-player match without a timer stays one."""
    from potager.core.match import Match

    for options in GAME.option_sets():
        resolved = GAME.resolve(**options)  # type: ignore[arg-type]
        match = Match.new(GAME, resolved, seed=1)
        assert Match.from_record(match.record(), GAME).options == resolved


def test_a_form_gives_texts() -> None:
    """An empty field says nothing, so four players get their timer; 0 says that there is none."""
    form = {"length": "full", "kids": "", "turn_limit": ""}
    assert GAME.resolve(players="4", timer="", **form) == GAME.resolve(players=4)  # type: ignore[arg-type]
    assert GAME.resolve(players="4", timer="0", **form).timer is None  # type: ignore[arg-type]
    assert GAME.resolve(players="2", timer="", **form) == GAME.resolve()  # type: ignore[arg-type]


def test_out_of_time_passes() -> None:
    from librt.random import Random

    assert GAME.on_timeout(position(dice="red S"), 0, Random(1)) == PASS
