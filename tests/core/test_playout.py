"""Playing on at random: together, jumping in, and with sand that runs beside the state."""

from __future__ import annotations

import pytest
from core.tug import BACK, PACE, TUG, Rope
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

import potager
from potager.core.playout import Sand, choose_together, is_over, jump_in, new_sand, playout
from potager.core.state import CHANCE, CLOCK, State, pick, walk

SNAIL = potager.game("snail-invasion")


def alone(rounds: int = 1_000_000, sand: int = 0, glasses: int = 1) -> Rope:
    """A rope that nobody will jump in for."""
    rope = Rope(rounds, sand, glasses)
    rope.holding = False
    return rope


# To the end


def test_a_playout_ends_with_a_result_and_counts_the_decisions() -> None:
    state = SNAIL.start(SNAIL.resolve())
    made = playout(state, Random(1))
    assert is_over(state)
    assert sorted(state.result()) == [-1, 1]
    assert made == state.turns()  # a roll is nobody's decision


def test_a_playout_stops_after_so_many_decisions() -> None:
    state = SNAIL.start(SNAIL.resolve())
    assert playout(state, Random(1), 7) == 7
    assert state.turns() == 7
    assert not is_over(state)


def test_the_same_seed_plays_the_same() -> None:
    ends = []
    for _ in range(2):
        state = SNAIL.start(SNAIL.resolve())
        playout(state, Random(5), 40)
        ends.append(state.key())
    assert ends[0] == ends[1]


# Together


def test_all_choose_on_the_same_state() -> None:
    rope = alone(rounds=5)
    assert (
        choose_together(rope, 3, Random(1)) == 2
    )  # the rope itself asserts that none is asked late
    assert rope.rounds == 4


def test_a_playout_of_rounds_played_together() -> None:
    rope = alone(rounds=5)
    assert playout(rope, Random(1)) == 10
    assert is_over(rope)


# Jumping in


def test_a_seat_that_may_jump_in_holds_as_often_as_it_acts() -> None:
    jumped = 0
    for seed in range(400):
        rope = Rope(3, 0, 1)
        acted = jump_in(rope, 4, Random(seed))
        assert rope.holding != acted
        jumped += acted
    assert 160 < jumped < 240  # one action and HOLD: evenly


def test_jumping_in_is_a_decision_and_comes_before_the_round() -> None:
    made = {playout(Rope(2, 0, 1), Random(seed)) for seed in range(40)}
    assert made == {4, 5}


# Sand


def test_the_sand_runs_out_after_the_turns_it_lasts_for() -> None:
    rope = alone(sand=10)
    assert playout(rope, Random(1)) == 2 * 4  # 10 seconds at 3 a round: the fourth is the last
    assert rope.glasses == 0


def test_a_glass_that_is_turned_over_runs_its_full_time_again() -> None:
    rope = alone(sand=10, glasses=3)
    assert playout(rope, Random(1)) == 2 * 12


def test_jumping_in_costs_no_sand() -> None:
    rounds = set()
    for seed in range(20):
        rope = Rope(1_000, 10, 1)
        playout(rope, Random(seed))
        rounds.add(1_000 - rope.rounds)
    assert rounds == {4}


def test_sand_settles_to_what_the_hourglass_says() -> None:
    rope, sand = alone(sand=10), new_sand()
    assert not sand.running
    sand.settle(rope)
    assert (sand.running, sand.left) == (True, 10)
    sand.spend(rope)
    sand.settle(rope)
    assert sand.left == 10 - PACE  # it is the same glass
    rope.sand = 0
    sand.settle(rope)
    assert not sand.running


def test_a_copy_of_sand_runs_by_itself() -> None:
    rope, sand = alone(sand=10), Sand(10, True)
    copy = sand.clone()
    copy.spend(rope)
    assert (sand.left, copy.left) == (10, 7)


# What a state does unless a game says otherwise


def test_a_bare_state_is_over_and_tells_nothing() -> None:
    state = State()
    assert is_over(state)
    assert state.able() == 0
    assert list(state.legal(0)) == list(state.result()) == []
    assert (state.hourglass(), state.pace(), state.turns()) == (0, 1, 0)
    assert state.evaluate(0) == 0.0
    assert state.event_seen_by(0, CHANCE, 5) == 5
    for needed in (state.clone, state.key, lambda: state.from_key(b"")):
        with pytest.raises(NotImplementedError, match=r"State needs .*, or @fields"):
            needed()


def test_an_outcome_is_drawn_in_proportion_to_its_weight() -> None:
    weights = vec[i64]([1, 0, 3])
    assert [walk(weights, point) for point in range(4)] == [0, 2, 2, 2]
    random = Random(1)
    drawn = [pick(weights, random) for _ in range(4_000)]
    assert drawn.count(1) == 0
    assert 850 < drawn.count(0) < 1_150


def test_the_rope_is_the_games() -> None:
    rope = TUG.start(TUG.resolve(rounds=2))
    assert list(rope.legal(2)) == [BACK]
    rope.apply(CLOCK, 0)
    assert is_over(rope)
