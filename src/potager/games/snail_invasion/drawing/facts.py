"""A position read as people see it: stacks, trees and the Nest as lists of pieces, with names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from potager.core.bits import count
from potager.core.scene import Icon
from potager.core.texts import Message, Someone, say, someone
from potager.games.snail_invasion import COLOURS, GAME
from potager.games.snail_invasion.rules.garden import (
    BLACK,
    QUEEN,
    SNAILS,
    Garden,
    colour_of,
    free_pieces,
    has_plant,
    owner_of,
    piece_of,
    resolve,
    size_of,
    tally,
)

SIDES = ("gardener", "snails")
Trees = tuple[tuple[int, tuple[int, ...]], ...]  # (colour, pieces) each


class Hit(NamedTuple):
    """A piece that is hit, and the run of enemies on it whose values are too much for it."""

    height: int  # in the stack, from 0 at the bottom
    piece: int
    run: list[int]


@lru_cache(maxsize=4_096)
def pieces(stack: int) -> tuple[int, ...]:
    """A stack's pieces, bottom to top."""
    found = []
    while stack:
        found.append(stack & 15)
        stack >>= 4
    return tuple(found[::-1])


def packed(standing: Iterable[int]) -> int:
    """The stack of these pieces, given bottom to top."""
    stack = 0
    for piece in standing:
        stack = stack << 4 | piece
    return stack


def free(stack: int) -> int:
    """How many pieces at the top of a stack are not blocked (S4)."""
    plants, snails = free_pieces(stack)
    return count(plants) + count(snails)


def trees(view: Garden) -> Trees:
    """The trees of the Potting Shed, the fullest of a colour first."""
    return _trees(view.trees, view.shed)


@lru_cache(maxsize=4_096)
def _trees(planted: int, shed: int) -> Trees:
    found: list[tuple[int, tuple[int, ...]]] = []
    for colour in _colours(planted):
        queen = piece_of(colour, QUEEN)
        sizes = range(queen - 2, queen + 1)
        tops = [piece for piece in sizes for _ in range(tally(shed, piece))]
        used_up = tally(planted, queen) - len(tops)
        found += [(colour, tuple(range(queen, top - 1, -1))) for top in tops]
        found += [(colour, ())] * used_up
    return tuple(found)


def nest(view: Garden) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The Snails' starting tree, bottom to top, and the wounded that lie loose."""
    return _nest(view.nest_top, view.loose)


@cache
def _nest(top: int, wounded: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    tree = tuple(piece_of(BLACK, size) for size in range(QUEEN, top - 1, -1))
    loose = tuple(piece_of(BLACK, size) for size in range(1, 4) if wounded >> size & 1)
    return tree, loose


def garden_colours(view: Garden) -> tuple[int, ...]:
    """The colours that this garden has."""
    return _colours(view.trees)


@cache
def _colours(planted: int) -> tuple[int, ...]:
    return tuple(colour for colour in range(BLACK) if tally(planted, piece_of(colour, QUEEN)))


def spoiled(view: Garden) -> list[int]:
    """The garden's colours that can make no plant any more."""
    return [colour for colour in garden_colours(view) if view.spoiled(colour)]


def grown(view: Garden) -> int | None:
    """The colour of a grown plant, if there is one."""
    for stack in view.stacks:
        if has_plant(stack):
            standing = pieces(stack)
            for at in range(len(standing) - 2):
                if has_plant(packed(standing[at : at + 3])):
                    return colour_of(standing[at])
    return None


def hits(standing: Sequence[int]) -> list[Hit]:
    """What S7 removes from a stack, in order from the top, and why."""
    found = []
    for at in range(len(standing) - 2, -1, -1):
        kept, _ = resolve(packed(standing[at + 1 :]))
        run: list[int] = []
        for above in pieces(kept):
            if owner_of(above) == owner_of(standing[at]):
                break
            run.append(above)
        if sum(size_of(piece) for piece in run) > size_of(standing[at]):
            found.append(Hit(at, standing[at], run))
    return found


def moving(view: Garden, action: int) -> tuple[int | None, Sequence[int]]:
    """The square from which an action moves pieces, if they are on the board, and these pieces.

    They come bottom to top; the first is the chosen one.
    """
    match GAME.verbs.read(action):
        case ("out", piece):
            return None, [piece]
        case ("move", square, size):
            whole = pieces(view.stacks[square])
            for height in range(len(whole) - 1, -1, -1):
                if owner_of(whole[height]) == view.mover and size_of(whole[height]) == size:
                    return square, whole[height:]
    raise ValueError(f"nothing moves by action {action}")


def landing(view: Garden, start: int | None) -> int:
    """The square, counted from 0, to which the roll leads from a square, or from outside."""
    return ((-1 if start is None else start) + view.total()) % len(view.stacks)


# Names: there are few pieces, and they are named again and again


@cache
def player(side: int) -> Someone:
    """Who plays a side: by name, or as the game calls the side."""
    return someone(side, say(f"side.the-{SIDES[side]}"), several=side == SNAILS)


@cache
def code(piece: int) -> str:
    """'red-1': a piece in keys and ids of texts."""
    return f"{COLOURS[colour_of(piece)]}-{size_of(piece)}"


@cache
def symbol(piece: int) -> str:
    """The drawing of a piece: the Snails carry a shell."""
    return f"snail-{size_of(piece)}" if owner_of(piece) == SNAILS else code(piece)


@cache
def name(piece: int) -> Message:
    """'red pawn', 'snail queen'."""
    return say(f"piece.{code(piece)}")


@cache
def sized(piece: int) -> Message:
    """'red drone (middle, 2 pips)': for who does not know the pieces yet."""
    return say(f"piece.sized-{size_of(piece)}", piece=name(piece))


@cache
def with_pips(piece: int) -> Message:
    """'red drone (2 pips)': for who has met it in its tree."""
    return say(f"piece.pips-{size_of(piece)}", piece=name(piece))


@cache
def colour_name(colour: int) -> Message:
    return say(f"colour.{COLOURS[colour]}")


@cache
def icon(piece: int) -> Icon:
    """A piece as a small picture in a line of text."""
    return Icon(symbol=symbol(piece), label=name(piece))
