"""The rulings about building, K1 to K5; each test names the one it is about."""

from __future__ import annotations

import pytest
from games.carrotia.positions import (
    LOOP,
    building,
    cards,
    choices,
    draw,
    flock,
    lying,
    new,
    opened,
    play,
    rabbit,
    say_ready,
    tiles,
)
from librt.random import Random

from potager.core.drive import draw_and_choose
from potager.core.match import Match
from potager.core.state import CLOCK
from potager.games.carrotia import GAME
from potager.games.carrotia.building import count_of
from potager.games.carrotia.phases import (
    BIRD,
    BUILD,
    CHOOSE,
    MOVE,
    PERCH,
    READY,
    REFIT,
    REPAIR,
    ROLL,
    STRAY,
)
from potager.games.carrotia.rules import Warren

WRONG = "es ew sw", "ns . ns", "ne ew ne"  # c3's path meets c2's, but b3's meets grass


# Setting up


def test_the_youngest_picks_a_character_first_then_in_seat_order() -> None:
    state = new(3)
    assert state.phase == CHOOSE
    assert choices(state, 0) == {"bandit", "ghost", "mummy", "sailor", "vampire", "clown"}
    play(state, "mummy")
    assert "mummy" not in choices(state, 1)
    play(state, "ghost", "clown")
    assert [state.role(seat) for seat in range(3)] == [2, 1, 5]
    assert state.phase == READY


def test_characters_can_be_drawn() -> None:
    state = new(2, characters="random")
    draw(state, "clown")
    with pytest.raises(AssertionError):
        draw(state, "clown")
    draw(state, "bandit")
    assert [state.role(seat) for seat in range(2)] == [5, 0]


@pytest.mark.parametrize(("players", "size"), [(1, 10), (2, 5), (3, 4), (4, 3), (5, 2), (6, 2)])
def test_tiles_dealt_by_the_number_of_players(players: int, size: int) -> None:
    match = Match.new(GAME, GAME.resolve(players=players), seed=1)
    for _ in draw_and_choose(match, Random(1)):
        assert isinstance(match.state, Warren)
        if match.state.phase == BUILD:
            break
    state = match.state
    assert isinstance(state, Warren)
    hands = state.hands
    assert [sum(int(count_of(hand, kind)) for kind in range(5)) for hand in hands] == [
        size
    ] * players
    assert sum(int(count_of(state.stock, kind)) for kind in range(5)) == 40 - size * players


def test_the_stock_is_that_of_the_box() -> None:
    assert [count_of(new().stock, kind) for kind in range(5)] == [12, 12, 8, 6, 2]


# K1, a turn of building


def test_k1_quest_and_hands_come_when_everybody_has_said_ready() -> None:
    state = new(2)
    play(state, "ghost", "clown")
    assert state.waiting() == 0b11
    play(state, "ready")
    assert state.waiting() == 0b01
    assert state.quest < 0
    assert list(state.hands) == [0, 0]
    assert state.hourglass() == 0


def test_k1_the_youngest_begins_and_play_goes_in_the_quests_direction() -> None:
    for play_, after in (("clockwise", 1), ("anticlockwise", 2)):
        state = opened(
            new(3, quests=cards(play=play_)), "corner " * 4, "straight " * 4, "corner " * 4
        )
        assert state.mover == 0
        play(state, "es a1")
        assert state.mover == after


def test_k1_a_tile_lies_on_any_empty_square_in_any_rotation() -> None:
    state = building(hands=("ne", "ns"))
    assert len(choices(state)) == 9 * 4
    play(state, "sw b3")
    assert tiles(state) == {"b3": 12}
    assert state.hands[0] == 0


def test_k1_a_laid_tile_may_be_exchanged_and_the_hand_holds_the_old_one() -> None:
    state = building("es . .", hands=("ns", "ns"))
    play(state, "ew a1")
    assert tiles(state) == {"a1": 10}
    assert count_of(state.hands[0], 0) == 0
    assert count_of(state.hands[0], 1) == 1


def test_k1_tiles_of_older_rounds_may_be_exchanged_too() -> None:
    state = building(*LOOP, hands=("nesw", "ns"), round=2)
    assert "nesw a1" in choices(state)
    assert "nesw d4" in choices(state)


def test_k1_an_exchange_for_an_equal_tile_is_a_turn() -> None:
    state = building("ns . .", hands=("ns", "ns"))
    play(state, "ns a1")
    assert tiles(state) == {"a1": 5}
    assert state.mover == 1


def test_k1_a_player_without_tiles_is_skipped() -> None:
    state = building(hands=("ns ns", "", "ew"))
    play(state, "ns a1")
    assert state.mover == 2


def test_k1_wrong_edges_are_allowed() -> None:
    state = building("ew . .", hands=("ns", "ns"))
    play(state, "ns b1")
    assert state.maze.wrong_to_the_right() == 1


# K2, the end of building


def test_k2_building_ends_when_the_sand_runs_out() -> None:
    state = building(*LOOP, hands=("ns", "ns"))
    state.apply(CLOCK, 0)
    assert state.phase == BIRD
    assert list(state.hands) == [0, 0]


@pytest.mark.parametrize(("hourglass", "seconds"), [("1x", 30), ("2x", 60), ("off", 0)])
def test_k2_the_hourglass_runs_while_they_build(hourglass: str, seconds: int) -> None:
    for round in (1, 2, 3):
        state = building(hands=("ns",), round=round, hourglass=hourglass)
        assert state.hourglass() == seconds * round
        assert state.pace() == 3
    assert new(hourglass=hourglass).hourglass() == 0


def test_k2_done_may_be_said_once_the_grid_is_full() -> None:
    assert "done" not in choices(building("es ew sw", hands=("ns",)))
    state = building(*LOOP, hands=("ns",))
    assert "done" in choices(state)
    assert play(state, "done").phase == BIRD


def test_k2_without_a_clock_done_may_be_said_at_any_time() -> None:
    assert "done" in choices(building(hands=("ns",), hourglass="off"))


def test_k2_building_ends_when_no_hand_has_a_tile() -> None:
    state = building("es esw sw", "nes nesw nsw", "ne new .", hands=("ne", ""))
    assert play(state, "nw c3").phase == BIRD


def test_k2_in_simulation_a_turn_costs_three_seconds() -> None:
    """One player, ten tiles: ten turns fill thirty seconds."""
    match = Match.new(GAME, GAME.resolve(players=1, quests=cards()), seed=4)
    turns = 0
    for _ in draw_and_choose(match, Random(2)):
        event = match.events[-1]
        if event.who == CLOCK:
            break
        turns += match.state.turns() > turns
    assert match.state.turns() == 10


# K3, a wrong maze


@pytest.mark.parametrize(
    ("rows", "wrong"),
    [
        (LOOP, False),
        (("es ew sw", "ns . ns", "ne ew nw"), False),  # an empty square alone is not wrong
        (WRONG, True),
        (("es ew sw", "ns . n", "ne ew ."), True),  # the exit is missing
        ((". ew sw", "ns . ns", "ne ew nw"), True),  # the entry is missing
        (("es w .", "n . s", ". e nw"), True),  # no path from entry to exit
        (("nesw nesw nesw", "nesw nesw nesw", "nesw nesw nesw"), False),  # off the rim is no fault
    ],
)
def test_k3_what_makes_a_maze_wrong(rows: tuple[str, ...], wrong: bool) -> None:
    state = building(*rows, hands=("ns",))
    state.apply(CLOCK, 0)
    assert (state.phase == STRAY) == wrong


# K4, the extra bird and the four changes


def repairing(*rows: str, hand: str = "ns", perch: str = "a1") -> Warren:
    state = building(*rows, hands=(hand, "nesw"))
    state.apply(CLOCK, 0)
    draw(state, "crow")
    return play(state, f"on {perch}")


def test_k4_a_wrong_maze_costs_one_bird_however_many_faults() -> None:
    state = building("n s n", "e w e", "s n s", hands=("ns", "ns"))
    state.apply(CLOCK, 0)
    assert state.phase == STRAY
    draw(state, "crow")
    assert state.phase == PERCH
    assert state.mover == 0
    play(state, "on b2")
    assert flock(state) == {"crow": "b2"}
    assert state.phase == REPAIR
    assert state.mover == 0  # it was not a turn
    play(state, "done")
    assert state.phase == BIRD  # not judged again
    draw(state, "owl")
    assert flock(state) == {"crow": "b2", "owl": "a2"}


def test_k4_the_extra_bird_lies_on_a_tile() -> None:
    state = building("ew . ew", hands=("ns",))
    state.apply(CLOCK, 0)
    draw(state, "bat")
    assert choices(state) == {"on a1", "on c1"}


def test_k4_without_any_tile_there_is_no_bird() -> None:
    state = building(hands=("ns ns",))
    state.apply(CLOCK, 0)
    assert state.phase == REPAIR
    assert len(state.flock.birds) == 0


def test_k4_up_to_four_changes_by_the_players_in_turn() -> None:
    state = repairing(*WRONG)
    for number, mover in enumerate((0, 1, 0, 1)):
        assert state.phase == REPAIR
        assert state.mover == mover
        play(state, "lift a1", ("ne a1", "es a1")[number % 2])
    assert state.phase == BIRD


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


def test_k4_a_tile_moves_to_an_empty_square() -> None:
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


def test_k4_done_by_anyone_to_move_ends_it_for_all() -> None:
    state = repairing(*WRONG)
    play(state, "lift c3", "nw c3")
    assert state.mover == 1
    assert play(state, "done").phase == BIRD


def test_k4_a_change_that_changes_nothing_is_none() -> None:
    state = repairing(*WRONG)
    play(state, "lift c3", "ne c3")
    assert state.phase == REPAIR
    assert state.changes == 4
    assert state.mover == 0
    play(state, "lift a2")
    assert "ew b1" not in choices(state)  # the same straight lies there already


def test_k4_the_maze_is_not_judged_again() -> None:
    state = repairing(*LOOP[:2], "ne new n")
    play(state, "done")
    draw(state, "owl")
    assert state.phase == ROLL
    assert len(state.flock.birds) == 2


# K5, birds and carrots are laid


def test_k5_birds_and_carrots_lie_as_the_quest_shows() -> None:
    deck = cards(birds=["c1"], singles=["a3", "b2", "b2"], triples=["b2"])
    state = building(*LOOP, hands=("ns",), quests=deck)
    state.apply(CLOCK, 0)
    draw(state, "hawk")
    assert flock(state) == {"hawk": "c1"}
    assert lying(state) == {"a3": "1", "b2": "3 1 1"}
    assert rabbit(state) == "a1"
    assert state.moves == 10


def test_k5_a_carrot_for_an_empty_square_stays_and_a_bird_needs_no_tile() -> None:
    deck = cards(birds=["b2"], singles=["b2", "a3"])
    state = building("es ew sw", "ns . ns", "ne ew nw", hands=("ns",), quests=deck)
    state.apply(CLOCK, 0)
    draw(state, "owl")
    assert flock(state) == {"owl": "b2"}
    assert lying(state) == {"a3": "1"}
    assert state.larder.supply == 2580 - 1


@pytest.mark.parametrize("rows", [("es ew sw", "ns . ns", "ne ew ."), (". ew sw", "ns . ns")])
def test_k5_without_entry_or_exit_tile_the_round_is_lost_at_once(rows: tuple[str, ...]) -> None:
    state = building(*rows, hands=("ns",))
    state.apply(CLOCK, 0)
    draw(state, "owl")
    play(state, "on b1", "done")
    assert state.phase == READY
    assert state.round == 2
    assert state.flock.pile == 63


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
    draw(state, "owl")
    play(state, "on a1", "done")
    say_ready(state)
    draw(state, "quest Test 4")
    assert tiles(state) == {corner: 5}
    assert state.maze.size == 4


def test_k6_the_player_after_the_last_to_lay_or_change_a_tile_begins_the_run() -> None:
    state = building("es esw sw", "nes nesw nsw", "ne new .", hands=("ne", "ns", "ns"))
    play(state, "nw c3")
    state.apply(CLOCK, 0)
    assert state.phase == BIRD
    draw(state, "owl", "owl up")
    assert state.phase == MOVE
    assert state.mover == 1
