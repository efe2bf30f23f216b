"""The wall line, the yards, and who wins: the rulings C8 to C14, and the worked examples."""

from __future__ import annotations

import pytest
from games.carrots_and_broccoli.gardens import (
    START,
    START_OF_FOUR,
    TEN,
    TRIANGLE,
    greens,
    names,
    play,
    position,
    reds,
    square,
)

from potager.core.state import CLOCK
from potager.games.carrots_and_broccoli import GAME, square_name
from potager.games.carrots_and_broccoli.rules.backyard import COMPLETE, LIMIT, TIME
from potager.games.carrots_and_broccoli.rules.wall import line

CARROTS, BROCCOLI = 0, 1
SOUTH, WEST, NORTH, EAST = range(4)

# Reds for the south of a four-player game: four of each size.
SOUTH_REDS = [f"red-{size}" for size in (1, 2, 3) * 4]


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


@pytest.mark.parametrize("squares", ["a1 b1 c1 a2 b2 a3", "a1 b1 c1 b2 c2 c3", "a1 a2 a3 b2 b3 c3"])
def test_c11_two_players_win_with_any_triangle_on_the_corner(squares: str) -> None:
    """By the last plant of it, wherever that goes; and mirrored for the Broccoli."""
    carrots = squares.split()
    broccoli = [square_name(63 - square(name)) for name in carrots]
    for last in range(6):
        rest = reds([*carrots[:last], *carrots[last + 1 :]])
        state = position(rest, dice="yellow L", length="short")
        assert not state.board.is_complete(CARROTS)
        assert list(play(state, f"yellow-3 {carrots[last]}").result()) == [1, -1]
        rest = greens([*broccoli[:last], *broccoli[last + 1 :]])
        state = position(rest, dice="blue L", length="short", mover=BROCCOLI)
        assert list(play(state, f"blue-3 {broccoli[last]}").result()) == [-1, 1]


@pytest.mark.parametrize("squares", ["b1 c1 d1 b2 c2 b3", "c3 b3 a3 c2 b2 c1"])
def test_c11_two_players_need_one_of_the_six_on_the_corner(squares: str) -> None:
    assert not position(reds(squares.split()), length="short").board.is_complete(CARROTS)
    more = reds([*squares.split(), "a1"])
    assert not position(more, length="short").board.is_complete(CARROTS)


def test_c11_the_fullest_triangle_counts_and_of_equal_ones_the_most_open() -> None:
    board = position(reds(["a1", "b2", "c3", "b3"]), length="short").board
    assert names(board.crop(CARROTS)) == {"a1", "b2", "c3", "b3"}
    blocked = position(reds(["a1", "b2"]) | greens(["a3"]), length="short").board
    assert names(blocked.plot(CARROTS)) == {"a1", "b1", "c1", "b2", "c2", "c3"}


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
