"""The fast rules against the slow ones: over random stacks, and in lock-step over whole games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from games.snail_invasion import oracle
from games.snail_invasion.oracle import NAMES, Piece, SlowGarden, Stack
from games.snail_invasion.positions import COLOURS, SIZES, counted, game
from hypothesis import given
from hypothesis import strategies as st

from potager.core.options import values
from potager.core.state import CHANCE
from potager.games.snail_invasion.rules.garden import (
    DRAW,
    GARDENER,
    NOBODY,
    SNAILS,
    Garden,
    free_pieces,
    has_plant,
    resolve,
)

WINNERS = {NOBODY: None, GARDENER: "gardener", SNAILS: "snails", DRAW: "nobody"}
SLOW_COLOURS = [*COLOURS[:4], "black"]
PIECES: list[Piece] = [(colour, value) for colour in SLOW_COLOURS for value in NAMES]
OPTIONS = [
    pytest.param(given, id="-".join(map(str, given.values()))) for given in game.option_sets()
]

# Up to 15 pieces, as many as the game has; Snails are one in five there, and here more often.
piece = st.one_of(st.sampled_from(PIECES), st.sampled_from(PIECES[12:]))
stacks = st.lists(piece, max_size=15)


def fast(stack: Stack) -> int:
    packed = 0
    for one in stack:
        packed = packed * 16 + PIECES.index(one) + 1
    return packed


def slow(stack: int) -> Stack:
    found: Stack = []
    while stack:
        found.insert(0, PIECES[stack % 16 - 1])
        stack //= 16
    return found


# Stacks


@given(stacks)
def test_resolve(stack: Stack) -> None:
    kept, hit = resolve(fast(stack))
    assert (slow(kept), sorted(slow(hit))) == (
        oracle.resolved(stack)[0],
        sorted(oracle.resolved(stack)[1]),
    )


@given(stacks)
def test_resolve_is_idempotent(stack: Stack) -> None:
    kept, _ = resolve(fast(stack))
    assert resolve(kept) == (kept, 0)


@given(stacks, st.integers(0, 15))
def test_what_is_left_when_pieces_move_off_needs_no_resolving(stack: Stack, height: int) -> None:
    kept = slow(resolve(fast(stack))[0])[:height]
    assert resolve(fast(kept)) == (fast(kept), 0)


@given(stacks)
def test_free_pieces(stack: Stack) -> None:
    free = [one for at, one in enumerate(stack) if not oracle.blocked(stack, at)]
    bits = [
        sum({2 ** (value - 1) for colour, value in free if (colour == "black") == snails})
        for snails in (False, True)
    ]
    assert list(free_pieces(fast(stack))) == bits


@given(stacks)
def test_no_two_free_pieces_of_a_side_have_one_size(stack: Stack) -> None:
    free = [
        (oracle.is_snail(one), one[1])
        for at, one in enumerate(stack)
        if not oracle.blocked(stack, at)
    ]
    assert len(free) == len(set(free))


@given(stacks, st.sampled_from(SLOW_COLOURS), st.integers(0, 15))
def test_has_plant(stack: Stack, colour: str, at: int) -> None:
    assert has_plant(fast(stack)) == oracle.has_plant(stack)
    grown = [*stack[: min(at, 12)], (colour, 3), (colour, 2), (colour, 1)]
    assert has_plant(fast(grown)) == oracle.has_plant(grown)


# Whole games


def compare(state: Garden, model: SlowGarden) -> None:
    """Everything that the two say about a position."""
    assert [slow(stack) for stack in state.stacks] == model.squares
    tops = sorted(tree[-1] for tree in model.shed if tree)
    assert sorted(in_counts(state.shed)) == tops
    assert sorted(in_counts(state.dead)) == sorted(model.dead)
    tree = [("black", value) for value in range(3, state.nest_top - 1, -1)]
    assert tree == model.nest
    assert [("black", size) for size in NAMES if state.loose >> size & 1] == sorted(model.loose)
    assert model.everything() == model.all_pieces, "a piece was lost or made"
    for snails, mask in ((False, state.free_plants), (True, state.free_snails)):
        free = {
            at * 3 + one[1] - 1
            for at, stack in enumerate(model.squares)
            for height, one in enumerate(stack)
            if oracle.is_snail(one) == snails and not oracle.blocked(stack, height)
        }
        assert mask == sum(2**bit for bit in free)
    assert WINNERS[state.winner] == model.winner
    assert state.turns() == model.turns
    assert (state.mover == SNAILS) == model.snails_turn


def in_counts(counts: int) -> list[Piece]:
    return [PIECES[at] for at in range(12) for _ in range(counted(counts, at + 1))]


def play(options: dict[str, Any], seed: int) -> SlowGarden:
    """A random game in lock-step; the model after it."""
    random = Random(seed)
    given = game.resolve(**options)
    state: Garden = game.start(given)
    model = SlowGarden(**values(given))
    compare(state, model)
    while model.winner is None and model.turns < 250:
        dice = random.randrange(36)
        state.apply(CHANCE, dice)
        roll = dice // 6 + 1 + dice % 6 + 1
        if model.snails_turn and model.solitaire:
            choice = model.automatic()
            assert game.notation(state, CHANCE, 0) == choice
            state.apply(CHANCE, 0)
        else:
            seat = int(model.snails_turn)
            assert state.waiting() == 2**seat
            assert list(state.legal(1 - seat)) == []
            legal = list(state.legal(seat))
            offered = [game.notation(state, seat, what) for what in legal]
            assert len(set(offered)) == len(offered)
            assert set(offered) == model.choices()
            at = random.randrange(len(legal))
            choice = offered[at]
            state.apply(seat, legal[at])
        mover = "snails" if model.snails_turn else "gardener"
        model.play(roll, choice)
        compare(state, model)
        # Why S11's order never matters: a move wins for nobody but the mover.
        assert model.winner in (None, "nobody", mover)
    return model


@pytest.mark.parametrize("options", OPTIONS)
def test_a_random_game_is_the_same_by_both(options: dict[str, Any]) -> None:
    ends = {play(options, seed).winner for seed in range(12)}
    assert ends - {None}


def test_the_random_games_end_in_every_way() -> None:
    ends = {play({"garden": "classic", "turn_limit": 60}, seed).winner for seed in range(30)}
    assert ends == {"gardener", "snails", "nobody"}


def test_the_oracle_and_the_rules_name_pieces_alike() -> None:
    assert tuple(NAMES.values()) == SIZES
