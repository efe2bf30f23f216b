"""Positions of Snail Invasion! in words, and short ways to play on from them.

A stack is written bottom to top, as in `garden("9: snail-queen yellow-drone")`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import potager
from potager.core.choices import by_words
from potager.core.state import CHANCE
from potager.games.snail_invasion.rules.garden import DUE, GARDENER, SNAILS, Garden, resolve

game = potager.game("snail-invasion")

COLOURS = ("red", "yellow", "green", "blue", "snail")
SIZES = ("pawn", "drone", "queen")


def number(name: str) -> int:
    """The number of a 'red-pawn'."""
    colour, size = name.split("-")
    return COLOURS.index(colour) * 3 + SIZES.index(size) + 1


def name_of(piece: int) -> str:
    return f"{COLOURS[(piece - 1) // 3]}-{SIZES[(piece - 1) % 3]}"


def packed(names: str) -> int:
    """The stack of 'snail-queen yellow-drone', as the rules keep it."""
    stack = 0
    for name in names.split():
        stack = stack * 16 + number(name)
    return stack


def unpacked(stack: int) -> str:
    """A stack in words, bottom to top."""
    names = []
    while stack:
        names.append(name_of(stack % 16))
        stack //= 16
    return " ".join(reversed(names))


def new(**options: Any) -> Garden:
    """The first position with these options."""
    state: Garden = game.start(game.resolve(**options))
    return state


def garden(
    *squares: str, dead: str = "", loose: str = "", mover: int = GARDENER, **options: Any
) -> Garden:
    """A position with these stacks on the board, its mover about to roll.

    A piece that is named has left its tree, and so have those that stood on it there; what is not
    named at all is out of the game.
    """
    state = new(**options)
    for square in squares:
        at, names = square.split(": ")
        for name in names.split():
            take_from_tree(state, number(name))
        state.put(int(at) - 1, packed(names))
    for name in dead.split():
        take_from_tree(state, number(name))
        state.dead += 8 ** (number(name) - 1)
    for name in loose.split():
        take_from_tree(state, number(name))
        state.loose += 2 ** (SIZES.index(name.split("-")[1]) + 1)
    state.mover = mover
    return state


def take_from_tree(state: Garden, piece: int) -> None:
    """Let a piece have left its tree, and with it those that stood on it."""
    size = (piece - 1) % 3 + 1
    if piece > 12:
        state.nest_top = max(state.nest_top, size + 1)
        return
    first = piece - size + 1
    for top in range(first, piece + 1):
        if counted(state.shed, top):
            state.shed -= 8 ** (top - 1)
            if size < 3:
                state.shed += 8**piece
            return


def counted(counts: int, piece: int) -> int:
    return counts // int(8 ** (piece - 1)) % 8


def rolled(state: Garden, total: int) -> Garden:
    """The mover's dice show this total."""
    assert state.dice == DUE
    first = max(1, total - 6)
    state.apply(CHANCE, (first - 1) * 6 + total - first - 1)
    return state


def choices(state: Garden, total: int) -> set[str]:
    """What the mover of this position could do with this roll, in the game's notation."""
    state = rolled(state.clone(), total)
    return {game.notation(state, state.mover, what) for what in state.legal(state.mover)}


def can_move(stack: str) -> set[str]:
    """The pieces of a stack on square 5 that could move, of both sides, by side and size."""
    found = set()
    for side, mover in (("plant", GARDENER), ("snail", SNAILS)):
        state = garden(f"5: {stack}", mover=mover)
        moves = [choice for choice in choices(state, 7) if choice.startswith("5 ")]
        found |= {f"{side} {move.removeprefix('5 ')}" for move in moves}
    return found


def turn(state: Garden, total: int, choice: str) -> Garden:
    """The mover rolls this and does that. Black is the Snails' colour in the notation."""
    rolled(state, total)
    state.apply(state.mover, by_words(game, state, state.mover, choice))
    return state


def automatic(state: Garden, total: int) -> str:
    """What the automatic Snails do with this roll; they do it."""
    assert state.mover == SNAILS
    rolled(state, total)
    text = game.notation(state, CHANCE, 0)
    state.apply(CHANCE, 0)
    return text


def square(state: Garden, at: int) -> str:
    """The stack on a square, in words."""
    return unpacked(state.stacks[at - 1])


def dead(state: Garden) -> list[str]:
    return [name_of(piece) for piece in range(1, 13) for _ in range(counted(state.dead, piece))]


def loose(state: Garden) -> list[str]:
    return [f"snail-{size}" for at, size in enumerate(SIZES, 1) if state.loose >> at & 1]


def landed(before: str, pieces: str) -> tuple[str, set[str]]:
    """What is left of a stack on which these pieces land together, and what was hit."""
    kept, hit = resolve(packed(f"{before} {pieces}"))
    return unpacked(kept), set(unpacked(hit).split())


def land_one_by_one(before: str, pieces: Iterable[str]) -> tuple[str, list[set[str]]]:
    """The same for pieces that land one after another; the hits of each landing."""
    hits = []
    for piece in pieces:
        before, hit = landed(before, piece)
        hits.append(hit)
    return before, hits
