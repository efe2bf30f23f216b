"""The rulings about building, K1 to K3; each test names the one it is about."""

from __future__ import annotations

import pytest
from games.carrotia.positions import (
    LOOP,
    building,
    cards,
    choices,
    draw,
    new,
    opened,
    play,
    tiles,
)
from librt.random import Random

from potager.core.match import Match
from potager.core.state import CLOCK, SPECTATOR, State
from potager.games.carrotia import GAME
from potager.games.carrotia.rules.actions import ENOUGH, LIFT, square_numbered
from potager.games.carrotia.rules.building import count_of
from potager.games.carrotia.rules.phases import (
    BIRD,
    BUILD,
    CHOOSE,
    QUEST,
    READY,
    STRAY,
)
from potager.games.carrotia.rules.warren import Warren

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
    for _ in match.drive_at_random(Random(1)):
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


def test_k1_quest_and_hands_are_drawn_when_everybody_has_said_ready() -> None:
    state = new(2)
    play(state, "ghost", "clown")
    assert state.waiting() == 0b11
    assert len(state.chance()) == 0  # nothing is drawn before
    play(state, "ready")
    assert state.waiting() == 0b01
    assert len(state.chance()) == 0
    assert state.quest < 0
    assert list(state.hands) == [0, 0]
    play(state, "ready")
    assert state.phase == QUEST


def test_k1_the_sand_starts_after_the_quest_and_the_hands() -> None:
    state = new(2)
    play(state, "ghost", "clown", "ready", "ready")
    assert state.hourglass() == 0
    draw(state, "quest Test 3")
    for dealt in range(10):
        assert state.hourglass() == 0, dealt
        draw(state, "deal corner")
    assert state.hourglass() == 30


def test_k1_quest_and_hands_are_seen_by_all() -> None:
    state = building(hands=("ns ne", "nesw"))
    for seat in (0, 1, SPECTATOR):
        assert state.seen_by(seat).key() == state.key()


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
    assert len(choices(state) - {"enough"}) == 9 * 4
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


@pytest.mark.parametrize(("hourglass", "seconds"), [("1x", 30), ("2x", 60), ("off", 0)])
def test_k2_the_hourglass_runs_while_they_build(hourglass: str, seconds: int) -> None:
    for round in (1, 2, 3):
        state = building(hands=("ns",), round=round, hourglass=hourglass)
        assert state.hourglass() == seconds * round
        assert state.pace() == 3
    assert new(hourglass=hourglass).hourglass() == 0


@pytest.mark.parametrize("hourglass", ["1x", "2x", "off"])
def test_k2_building_ends_when_every_player_in_turn_has_said_enough(hourglass: str) -> None:
    state = building("ns . .", hands=("ns", "ns", "ns"), hourglass=hourglass)
    for seat in range(3):
        assert state.phase == BUILD
        assert state.mover == seat
        play(state, "enough")
    assert state.phase == BIRD


def test_k2_a_tile_laid_in_between_takes_back_what_was_said() -> None:
    state = building(hands=("ns", "ns ns", "ns"))
    play(state, "enough", "ns a1", "enough", "enough")
    assert state.phase == BUILD
    assert state.mover == 1
    assert play(state, "enough").phase == BIRD


def test_k2_a_player_without_tiles_is_asked_nothing() -> None:
    state = building(hands=("ns", "", "ns"))
    play(state, "enough")
    assert state.mover == 2
    assert play(state, "enough").phase == BIRD


def test_k2_whoever_lays_the_last_tile_of_the_own_hand_need_not_say_enough() -> None:
    state = building(hands=("ns", "ns"))
    play(state, "ns a1")
    assert state.mover == 1
    assert play(state, "enough").phase == BIRD


def test_k2_alone_one_enough_will_do() -> None:
    assert play(building(hands=("ns ns",)), "enough").phase == BIRD


def test_k2_building_ends_when_no_hand_has_a_tile() -> None:
    state = building("es esw sw", "nes nesw nsw", "ne new .", hands=("ne", ""))
    assert play(state, "nw c3").phase == BIRD


def test_k2_in_simulation_a_turn_costs_three_seconds() -> None:
    """One player: ten exchanges fill thirty seconds."""
    assert turns_until_the_sand_is_out(1, "exchange") == 10


def test_k2_in_simulation_an_enough_costs_three_seconds_too() -> None:
    """Of two players the second always says enough, and the first lays."""
    assert turns_until_the_sand_is_out(2, "enough") == 10


def turns_until_the_sand_is_out(players: int, others: str) -> int:
    """Seat 0 exchanges a tile for its like on each turn, the others do as told."""
    match = Match.new(GAME, GAME.resolve(players=players, quests=cards()), seed=4)

    def exchange(view: State, seat: int) -> int:
        assert isinstance(view, Warren)
        legal = [int(action) for action in view.legal(seat)]
        if view.phase != BUILD:
            return legal[0]
        if seat and others == "enough":
            return ENOUGH
        laid = [one for one in legal if one < LIFT and view.maze.tile(square_numbered(one // 15))]
        return (laid or legal)[0]

    started = 0
    for _ in match.drive([exchange] * players):
        if match.events[-1].who == CLOCK:
            return int(match.state.turns()) - started
        if not match.state.hourglass():
            started = int(match.state.turns())
    raise AssertionError("the sand never ran out")


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
    draw(state, "owl")
    assert (state.phase == STRAY) == wrong
