"""Positions of Pyramid Shambo in words, and short ways to play on from them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from potager.core.bits import bit
from potager.core.game import AnyGame
from potager.games.pyramid_shambo import COLOURS, GAME, SIZES
from potager.games.pyramid_shambo.rules.circle import (
    PAPER,
    PAYING,
    PIECE,
    ROCK,
    SCISSORS,
    THROW,
    Circle,
)
from potager.games.pyramid_shambo.rules.purses import PIECES

RED, YELLOW, GREEN, BLUE, BLACK, PURPLE = range(6)
game: AnyGame = GAME


def piece(name: str) -> int:
    """The number of 'red L'."""
    colour, size = name.split()
    return COLOURS.index(colour) * 3 + "SML".index(size)


def pieces(names: str) -> int:
    """The set of 'red L, blue M'."""
    return sum(int(bit(piece(name))) for name in names.split(", ") if name)


def names(held: int) -> set[str]:
    """The pieces of a set, as words."""
    return {name_of(number) for number in range(PIECES) if held & bit(number)}


def name_of(number: int) -> str:
    return f"{COLOURS[number // 3]} {SIZES[number % 3 + 1][0].upper()}"


def circle(*hands: str, active: int = RED) -> Circle:
    """Players with these hands, in seat order; who holds nothing is out already."""
    held = [pieces(hand) for hand in hands]
    still_in = sum(int(bit(seat)) for seat, hand in enumerate(held) if hand)
    return Circle(
        held=vec[i64](held), thrown=vec[i64]([0] * len(held)), still_in=still_in, active=active
    )


def challenge(state: Circle, challenged: int, winner: int, ties: int = 0) -> Circle:
    """The active player's challenge, tied that often, then won."""
    active = state.active
    state.apply(active, challenged)
    for _ in range(ties):
        throw(state, ROCK, ROCK)
    throw(state, *((PAPER, ROCK) if winner == active else (ROCK, PAPER)))
    return state


def throw(state: Circle, challenger: int, challenged: int) -> None:
    """Both throw; applied in seat order as a match does."""
    both = {state.challenger: challenger, state.challenged: challenged}
    for seat in sorted(both):
        state.apply(seat, THROW + both[seat])


def offered(state: Circle) -> set[str]:
    """The pieces that may be put in next."""
    assert state.phase == PAYING
    return {name_of(action - PIECE) for action in state.legal(state.chooser())}


def pay(state: Circle, *chosen: str) -> Circle:
    """Put in these pieces one after another; each must be offered."""
    for name in chosen:
        assert name in offered(state)
        state.apply(state.chooser(), PIECE + piece(name))
    return state


def hand(state: Circle, seat: int) -> set[str]:
    return names(state.held[seat])


def players_in(state: Circle) -> list[int]:
    return [seat for seat in range(len(state.held)) if state.is_in(seat)]


__all__ = ["PAPER", "ROCK", "SCISSORS"]
