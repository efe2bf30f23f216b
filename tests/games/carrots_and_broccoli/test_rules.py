"""Set-up and turns of Carrots & Broccoli: the rulings C1 to C7, and the options."""

from __future__ import annotations

from itertools import permutations

import pytest
from games.carrots_and_broccoli.gardens import (
    START,
    START_OF_FOUR,
    legal,
    play,
    position,
)

from potager.bots.levels import bot
from potager.core.errors import BadOption, BadRecord
from potager.core.match import Match
from potager.core.state import CHANCE
from potager.games.carrots_and_broccoli import GAME, square_name
from potager.games.carrots_and_broccoli.rules.backyard import PASS

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


# Options


def test_kids_move_in_eight_directions_wall_pieces_too() -> None:
    state = position({"d1": "red-1"}, dice="wild S", kids=(1,))
    assert {"d1-e2", "d1-c2", "d1-d2", "b7-a6", "e4-f5"} <= legal(state)
    assert not {"b7-a8", "b7-b8"} & legal(state), "the wall still has to stay together"
    others = legal(position({"d1": "red-1"}, dice="wild S", kids=(2,)))
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
    with pytest.raises(BadOption, match="seat 3 with 2 players: give seats from 1 to 2"):
        GAME.resolve(kids=(3,))
    with pytest.raises(BadOption, match="from 1 to 4"):
        GAME.resolve(kids=(0,))
    assert GAME.resolve(kids="2,1").kids == (1, 2)
    assert GAME.resolve(kids=()).kids is None


def test_kids_are_counted_from_1() -> None:
    assert GAME.start(GAME.resolve(players=4, kids=(1, 3))).kids == 0b0101


def test_records_of_older_rules_counted_kids_from_0() -> None:
    match = Match.new(GAME, GAME.resolve(kids=(2,)), seed=1)
    match.play([bot("easy", GAME, seat).choose for seat in range(2)], 60)
    today, old = match.record(), match.record()
    old.rules, old.options = 2, {**old.options, "kids": [1]}
    assert (today.rules, today.options["kids"]) == (3, (2,))
    for record in (today, old):
        again = Match.from_record(record)
        assert again.state.key() == match.state.key()
        assert again.record() == today
    old.options = {**old.options, "kids": ["one"]}
    with pytest.raises(BadRecord, match="kids can't be"):
        Match.from_record(old)


def test_options_survive_a_record() -> None:
    """A four-player match without a timer stays one."""
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

    assert GAME.manners.on_timeout(position(dice="red S"), 0, Random(1)) == PASS
