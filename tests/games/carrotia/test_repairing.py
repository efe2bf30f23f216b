"""The rulings about what comes between building and the run, K4 to K6; each test names its own."""

from __future__ import annotations

import pytest
from games.carrotia.positions import (
    LOOP,
    building,
    cards,
    choices,
    draw,
    flock,
    game,
    lying,
    play,
    rabbit,
    say_ready,
    tiles,
)

from potager.core.state import CLOCK
from potager.games.carrotia.rules.building import count_of
from potager.games.carrotia.rules.larder import ALL_TOKENS
from potager.games.carrotia.rules.phases import (
    MOVE,
    PERCH,
    READY,
    REFIT,
    REPAIR,
    ROLL,
    STRAY,
)
from potager.games.carrotia.rules.warren import Warren

WRONG = "es ew sw", "ns . ns", "ne ew ne"  # c3's path meets c2's, but b3's meets grass


# K4, what comes when building ends


def test_k4_birds_and_carrots_are_laid_before_the_extra_bird_and_the_repair() -> None:
    deck = cards(birds=["c1"], singles=["a3", "b2"])
    state = building(*WRONG, hands=("ns", "ns"), quests=deck)
    state.apply(CLOCK, 0)
    assert lying(state) == {}
    draw(state, "hawk")
    assert flock(state) == {"hawk": "c1"}
    assert lying(state) == {"a3": "1", "b2": "1"}
    assert state.phase == STRAY


def test_k4_the_quests_birds_are_drawn_in_the_cards_order() -> None:
    deck = cards(size=5, birds=["e1", "a5", "c3"])
    state = building(*["nesw " * 5] * 5, hands=("ns",), round=3, quests=deck)
    state.apply(CLOCK, 0)
    draw(state, "bat", "owl", "crow")
    assert flock(state) == {"bat": "e1", "owl": "a5", "crow": "c3"}
    assert state.phase == ROLL


def test_k4_a_wrong_maze_costs_one_bird_however_many_faults() -> None:
    state = building("n s n", "e w e", "s n s", hands=("ns", "ns"))
    state.apply(CLOCK, 0)
    draw(state, "owl")
    assert state.phase == STRAY
    draw(state, "crow")
    assert state.phase == PERCH
    assert state.mover == 0
    play(state, "on b2")
    assert flock(state) == {"owl": "a2", "crow": "b2"}
    assert state.phase == REPAIR
    assert state.mover == 0  # it was not a turn


def test_k4_the_extra_bird_flies_after_the_quests() -> None:
    state = repairing(*WRONG)
    assert list(flock(state)) == ["owl", "crow"]  # in the order they fly


def test_k4_the_extra_bird_lies_on_a_tile() -> None:
    state = building("ew . ew", hands=("ns",))
    state.apply(CLOCK, 0)
    draw(state, "owl", "bat")
    assert choices(state) == {"on a1", "on c1"}


def test_k4_without_any_tile_there_is_no_bird() -> None:
    state = building(hands=("ns ns",))
    state.apply(CLOCK, 0)
    draw(state, "owl")
    assert state.phase == REPAIR
    assert flock(state) == {"owl": "a2"}


@pytest.mark.parametrize("hands", [("ns", "", "ns"), ("ns", "ns", "ns")])
def test_k4_when_a_turn_ends_building_the_next_player_is_to_move(hands: tuple[str, ...]) -> None:
    """With tiles or without: seat 0 says enough last, so seat 1 chooses."""
    state = building("ns . .", hands=hands)
    state.mover = 1 if hands[1] else 2
    play(state, *["enough"] * len(list(filter(None, hands))))
    draw(state, "owl", "crow")
    assert state.phase == PERCH
    assert state.mover == 1


def test_k4_when_the_last_tile_ends_building_the_next_player_is_to_move() -> None:
    state = building(hands=("ns", "", ""))
    play(state, "ns a1")
    draw(state, "owl", "crow")
    assert state.mover == 1


def test_k4_when_the_sand_ends_building_whoever_was_to_move_is() -> None:
    state = building("ns . .", hands=("ns", "ns", ""))
    state.mover = 1
    state.apply(CLOCK, 0)
    draw(state, "owl", "crow")
    assert state.mover == 1


# K4, the repair


def repairing(*rows: str, hands: tuple[str, ...] = ("ns", "nesw"), perch: str = "a1") -> Warren:
    state = building(*rows, hands=hands)
    state.apply(CLOCK, 0)
    draw(state, "owl", "crow")
    return play(state, f"on {perch}")


def test_k4_up_to_four_changes_by_the_players_in_turn_and_without_a_clock() -> None:
    state = repairing(*WRONG)
    for number, mover in enumerate((0, 1, 0, 1)):
        assert state.phase == REPAIR
        assert state.mover == mover
        assert state.hourglass() == 0
        play(state, "lift a1", ("ne a1", "es a1")[number % 2])
    assert state.phase == ROLL


def test_k4_a_tile_is_turned() -> None:
    state = repairing(*WRONG)
    play(state, "lift c3")
    assert state.phase == REFIT
    play(state, "nw c3")
    assert tiles(state)["c3"] == 9
    assert state.changes == 3


def test_k4_two_tiles_change_places_each_in_any_rotation() -> None:
    state = repairing(*WRONG)
    play(state, "lift a1", "nw b1")
    assert state.phase == REFIT
    assert choices(state) == {"ns a1", "ew a1"}
    play(state, "ns a1")
    assert tiles(state)["a1"] == 5
    assert tiles(state)["b1"] == 9
    assert state.changes == 3


def test_k4_a_tile_moves_to_an_empty_square_in_any_rotation() -> None:
    state = repairing(*WRONG)
    play(state, "lift a2", "ew b2")
    assert "a2" not in tiles(state)
    assert tiles(state)["b2"] == 10
    assert state.changes == 3


def test_k4_a_tile_of_the_hand_may_be_used_as_in_building() -> None:
    state = repairing(*WRONG)
    play(state, "ew b2")
    assert state.hands[0] == 0
    play(state, "nesw c3")
    assert count_of(state.hands[1], 1) == 1
    assert state.changes == 2


def test_k4_the_repair_ends_when_every_player_in_turn_has_said_enough() -> None:
    state = repairing(*WRONG)
    play(state, "enough")
    assert state.phase == REPAIR
    assert state.mover == 1
    assert play(state, "enough").phase == ROLL


def test_k4_players_without_tiles_are_asked_too() -> None:
    state = repairing(*WRONG, hands=("ns", "", ""))
    for seat in range(3):
        assert state.mover == seat
        assert state.phase == REPAIR
        play(state, "enough")
    assert state.phase == ROLL


def test_k4_a_change_in_between_takes_back_what_was_said() -> None:
    state = repairing(*WRONG)
    play(state, "enough", "lift c3", "nw c3", "enough")
    assert state.phase == REPAIR
    assert state.mover == 1
    assert play(state, "enough").phase == ROLL


def test_k4_a_change_that_changes_nothing_is_none() -> None:
    state = repairing(*WRONG)
    play(state, "enough", "lift c3", "ne c3")
    assert state.phase == REPAIR
    assert state.changes == 4
    assert state.mover == 1
    play(state, "lift a2")
    assert "ew b1" not in choices(state)  # the same straight lies there already
    play(state, "ns a2", "enough")
    assert state.phase == ROLL  # seat 0's word still holds


def test_k4_a_lifted_tile_can_be_put_back_until_it_is_laid_on_another() -> None:
    state = repairing("es sw .", "ns . .", ". . ne")
    assert game.manners.back(state, state.mover) is None
    for lifted in ("a1", "c3"):
        before = state.maze.key()
        play(state, f"lift {lifted}")
        back = game.manners.back(state, state.mover)
        assert back is not None
        assert game.path(state, state.mover, back) == (f"square:{lifted}",)
        assert back in state.legal(state.mover)
        state.apply(state.mover, back)
        assert state.maze.key() == before
        assert state.changes == 4
    play(state, "lift a1", "nw b1")
    assert game.manners.back(state, state.mover) is None


def test_k4_the_maze_is_not_judged_again() -> None:
    state = repairing(*LOOP[:2], "ne new n")
    play(state, "enough", "enough")
    assert state.phase == ROLL
    assert len(state.flock.birds) == 2


def test_k4_birds_and_carrots_stay_on_their_squares() -> None:
    state = repairing(*WRONG, perch="a3")
    play(state, "lift a3", "ne b2", "lift a2", "ns a3")
    play(state, "enough", "enough")
    assert flock(state) == {"owl": "a2", "crow": "a3"}
    assert lying(state) == {"a3": "1"}


# K5, birds and carrots on the squares


def test_k5_birds_and_carrots_lie_as_the_quest_shows() -> None:
    deck = cards(birds=["c1"], singles=["a3", "b2", "b2"], triples=["b2"])
    state = building(*LOOP, hands=("ns",), quests=deck)
    state.apply(CLOCK, 0)
    draw(state, "hawk")
    assert flock(state) == {"hawk": "c1"}
    assert lying(state) == {"a3": "1", "b2": "3 1 1"}
    assert rabbit(state) == "a1"
    assert state.moves == 10
    assert list(state.hands) == [0]  # what is left in hand leaves the game


BARE = cards(birds=["b2"], singles=["b2", "a3"])


def test_k5_a_bird_needs_no_tile_and_a_carrot_without_one_goes_back_when_the_run_starts() -> None:
    state = building("es ew sw", "ns . ns", "ne ew nw", hands=("ns",), quests=BARE)
    state.apply(CLOCK, 0)
    draw(state, "owl")
    assert state.phase == ROLL
    assert flock(state) == {"owl": "b2"}
    assert lying(state) == {"a3": "1"}
    assert state.larder.supply == ALL_TOKENS - 1


def test_k5_a_carrot_on_an_empty_square_waits_and_a_repair_can_still_win_it() -> None:
    state = building(*WRONG, hands=("ns",), quests=BARE)
    state.apply(CLOCK, 0)
    draw(state, "owl", "crow")
    play(state, "on a1")
    assert lying(state) == {"a3": "1", "b2": "1"}
    assert state.larder.supply == ALL_TOKENS - 2
    play(state, "ns b2", "enough")
    assert lying(state) == {"a3": "1", "b2": "1"}


def test_k5_a_carrot_whose_tile_was_moved_away_waits_too() -> None:
    state = repairing(*WRONG)
    play(state, "lift a3", "ne b2")
    assert lying(state) == {"a3": "1"}
    back = play(state.clone(), "lift b2", "ne a3", "enough", "enough")
    assert lying(back) == {"a3": "1"}
    play(state, "enough", "enough")
    assert lying(state) == {}
    assert state.larder.supply == ALL_TOKENS


@pytest.mark.parametrize("rows", [("es ew sw", "ns . ns", "ne ew ."), (". ew sw", "ns . ns")])
def test_k5_without_entry_or_exit_tile_when_the_run_starts_the_round_is_lost(
    rows: tuple[str, ...],
) -> None:
    state = building(*rows, hands=("ns",))
    state.apply(CLOCK, 0)
    draw(state, "owl", "crow")
    play(state, "on b1", "enough")
    assert state.phase == READY
    assert state.round == 2
    assert state.flock.pile == 63
    assert state.larder.supply == ALL_TOKENS
    assert lying(state) == {}


def test_k5_an_exit_tile_laid_in_the_repair_is_in_time() -> None:
    state = building("es ew sw", "ns . ns", "ne ew .", hands=("ne",))
    state.apply(CLOCK, 0)
    draw(state, "owl", "crow")
    play(state, "on b1", "nw c3", "enough")
    assert state.phase == ROLL


def test_gentle_birds_have_no_hawk_and_no_bat() -> None:
    state = building("n . .", hands=("ns",), birds="gentle")
    state.apply(CLOCK, 0)
    assert list(state.chance()) == [1, 0, 1, 1, 0, 1]


@pytest.mark.parametrize(
    ("sides", "corner"),
    [
        (["south", "east"], "a1"),
        (["south", "west"], "b1"),
        (["north", "west"], "b2"),
        (["north", "east"], "a2"),
    ],
)
def test_the_older_maze_grows_on_the_quests_two_sides(sides: list[str], corner: str) -> None:
    state = building("ns . .", hands=("ns",), quests=cards(size=4, grows=sides))
    state.apply(CLOCK, 0)
    draw(state, "owl", "crow")
    play(state, "on a1", "enough")
    say_ready(state)
    draw(state, "quest Test 4")
    assert tiles(state) == {corner: 5}
    assert state.maze.size == 4


# K6, who begins the run


def test_k6_the_player_after_the_last_to_lay_a_tile_begins_the_run() -> None:
    state = building("es esw sw", "nes nesw nsw", "ne new .", hands=("ne", "ns", "ns"))
    play(state, "nw c3", "enough")
    state.apply(CLOCK, 0)
    draw(state, "owl", "owl up")
    assert state.phase == MOVE
    assert state.mover == 1


def test_k6_the_player_after_the_last_to_change_a_tile_begins_the_run() -> None:
    state = repairing(*WRONG, hands=("ns", "ns", "ns"))
    play(state, "enough", "lift c3", "nw c3", "enough", "enough", "enough")
    assert state.phase == ROLL
    assert state.mover == 2


def test_k6_nobody_laid_a_tile_in_this_round_the_player_to_move_begins() -> None:
    state = building(*LOOP, hands=("ns", "ns", "ns"))
    state.mover = 2
    state.apply(CLOCK, 0)
    draw(state, "owl")
    assert state.mover == 2
    state = building(*LOOP, hands=("ns", "ns", "ns"))
    play(state, "enough", "enough", "enough")
    draw(state, "owl")
    assert state.mover == 0
    state = repairing(*WRONG, hands=("ns", "ns", "ns"))
    play(state, "enough", "enough", "enough")
    assert state.phase == ROLL
    assert state.mover == 0
