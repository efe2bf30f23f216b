"""Hard among four: what it sees on a crowded board, whom it lets be, and what time does to it."""

from __future__ import annotations

import pytest
from games.carrots_and_broccoli.gardens import piece, position
from librt.random import Random

from potager.bots.levels import bot
from potager.games.carrots_and_broccoli import GAME
from potager.games.carrots_and_broccoli.bots.crowd import (
    ALL,
    chance,
    concern,
    crowds,
    most_promising,
    promise,
    urgency,
)
from potager.games.carrots_and_broccoli.bots.plots import toil
from potager.games.carrots_and_broccoli.rules.backyard import COMPLETE, MOVE, Backyard
from potager.games.carrots_and_broccoli.rules.evaluation import work
from potager.games.carrots_and_broccoli.rules.wall import size

# One short of a garden in the south, where b1 to g1, c2 to f2, d3 and e3 are the yard.
NINE = ("b1", "c1", "d1", "e1", "c2", "d2", "e2", "f2", "d3")
SIZES = (1, 1, 1, 1, 2, 2, 2, 2, 3)


def south(**options: object) -> Backyard:
    """Red has nine together."""
    plants = {at: f"red-{pips}" for at, pips in zip(NINE, SIZES, strict=True)}
    return position(plants, players=4, **options)  # type: ignore[arg-type]


def choose(state: Backyard) -> int:
    return bot("hard", GAME, 1).choose(state, state.mover)


@pytest.mark.parametrize("timer", [0, 20])
def test_a_win_is_taken(timer: int) -> None:
    state = south(dice="red L", timer=timer)
    state.apply(0, choose(state))
    assert (state.ending, state.winners) == (COMPLETE, 1)


@pytest.mark.parametrize("timer", [0, 20])
def test_the_leader_is_hindered(timer: int) -> None:
    """b1 goes to a1, out of the yard: nothing else that is small can be pulled out."""
    state = south(dice="red S", timer=timer, mover=1)
    assert GAME.notation(state, 1, choose(state)) == "b1-a1"


def test_a_plant_that_is_closed_in_is_not_the_end_of_a_garden() -> None:
    """The earlier heuristic grows from the largest group, even where there is no room around it."""
    closed = position(
        {"b1": "red-1", "c1": "green-1", "e2": "red-2", "a1": "green-2"}, players=4, timer=0
    )
    open_ = position(
        {"b1": "red-1", "g1": "green-1", "e2": "red-2", "a1": "green-2"}, players=4, timer=0
    )
    assert work(closed.board, 0) > 2 * work(open_.board, 0)
    assert 10 * toil(closed.board, 0) < 13 * toil(open_.board, 0)


def test_a_complete_garden_needs_nothing_and_every_step_to_it_is_less() -> None:
    far = position({"a8": "red-1"}, players=4)
    home = position({"d1": "red-1"}, players=4)
    nine = south()
    toils = [toil(state.board, 0) for state in (far, home, nine)]
    assert toils == sorted(toils, reverse=True)
    nine.board.plant(piece("red-3"), 20)  # e3
    assert toil(nine.board, 0) < toil(home.board, 0) // 5


def test_only_few_of_a_colour_are_planted_abroad() -> None:
    """Each has twelve and needs ten: else nobody could win."""
    one = {"a8": "green-1"}
    two = {**one, "h8": "green-1"}
    green, red = piece("green-2"), piece("red-2")
    assert not crowds(position(players=4, timer=0), green)
    assert crowds(position(one, players=4, timer=0), green)
    assert not crowds(position(one, players=4, timer=20), green)
    assert crowds(position(two, players=4, timer=20), green)
    assert not crowds(position(two, players=4, timer=20), red)  # the own one


def test_others_colours_are_not_planted_without_room() -> None:
    state = position(players=4, timer=20)
    for kind in range(9):  # red, yellow and green; blue is not on the board
        for _ in range(3):
            state.board.plant(kind, int(state.board.empty_squares()[0]))
    assert crowds(state, piece("blue-1"))


def test_a_colour_that_is_abroad_is_moved_but_not_planted() -> None:
    state = position({"a8": "green-1", "h8": "green-1"}, players=4, timer=20, dice="green S")
    assert choose(state) >= MOVE
    assert most_promising(state, ALL, Random(1)) >= MOVE


def test_patience_ends_where_no_timer_ends_the_game() -> None:
    state = position(players=4, timer=0)
    concerns = []
    for turn in (0, 99, 100, 120, 140, 1_000):
        state.turn = turn
        concerns.append(concern(state))
    assert concerns == sorted(concerns, reverse=True)
    assert concerns[1] == ALL
    assert concerns[-1] < 20
    timed = position(players=4, timer=30)  # 180 turns at the pace of the rules
    timed.turn = 179
    assert concern(timed) == ALL


def test_the_count_matters_more_and_more_as_time_runs_out() -> None:
    """C13."""
    state = position(players=4, timer=20)
    found = []
    for turn in (0, 60, 119, 120):
        state.turn = turn
        found.append(urgency(state))
    assert found[0] == 0
    assert found == sorted(found)
    assert found[-1] == 1
    state.turn = 130  # quicker than the pace of the rules: nobody knows when it ends
    assert 0 < urgency(state) < 1
    assert urgency(position(players=4, timer=0)) == 0


def test_at_the_last_turn_the_plants_in_the_yard_decide() -> None:
    """C13: whatever the group, one more in the yard wins."""
    plants = {"d2": "red-1", "a3": "yellow-1", "a5": "yellow-2", "c8": "green-1", "d6": "red-3"}
    state = position(plants, players=4, timer=20, dice="red S/M")
    state.turn = 119
    state.apply(0, choose(state))
    assert size(state.board.grown(0)) == 2


def test_a_chance_is_a_share() -> None:
    state = south(timer=0)
    chances = [chance(state, seat, ALL) for seat in range(4)]
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > 0.9
    assert promise(state, 0, ALL) > promise(position(players=4, timer=0), 0, ALL)
