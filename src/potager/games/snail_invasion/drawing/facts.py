"""A position as people see it: stacks, trees and the Nest as lists of named pieces."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from potager.core.bits import count
from potager.core.scene import Icon
from potager.core.texts import Message, Someone, say, someone
from potager.games.snail_invasion import COLOURS, GAME
from potager.games.snail_invasion.rules import garden as rules
from potager.games.snail_invasion.rules.garden import SNAILS, Garden, owner_of, piece_of, size_of

SIDES = ("gardener", "snails")
Pieces = tuple[int, ...]  # bottom to top
MOST_SHEDS = 1_024  # whose trees are remembered


class Hit(NamedTuple):
    """A piece that is hit, and the run of enemies on it that is worth more."""

    height: int  # in the stack, from 0 at the bottom
    piece: int
    run: list[int]


def pieces(stack: int) -> Pieces:
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


def blocked(standing: Sequence[int], struck: Iterable[int] = ()) -> list[int]:
    """The heights of the blocked pieces in a stack (S4), once those at struck heights are gone."""
    stay = [height for height in range(len(standing)) if height not in struck]
    plants, snails = rules.free_pieces(packed(standing[height] for height in stay))
    return stay[: len(stay) - count(plants) - count(snails)]


@lru_cache(maxsize=MOST_SHEDS)
def trees(planted: int, shed: int) -> tuple[tuple[int, Pieces], ...]:
    """The trees of the Potting Shed, each with its colour, the fullest of a colour first."""
    found: list[tuple[int, Pieces]] = []
    for colour in garden_colours(planted):
        queen = piece_of(colour, rules.QUEEN)
        left = rules.tally(planted, queen)
        for top in range(queen - 2, queen + 1):
            found += [(colour, tuple(range(queen, top - 1, -1)))] * rules.tally(shed, top)
            left -= rules.tally(shed, top)
        found += [(colour, ())] * left  # those are used up
    return tuple(found)


def nest(top: int, wounded: int) -> tuple[Pieces, Pieces]:
    """The Snails' starting tree, bottom to top, and the wounded that lie loose."""
    tree = tuple(piece_of(rules.BLACK, size) for size in range(rules.QUEEN, top - 1, -1))
    return tree, tuple(piece_of(rules.BLACK, size) for size in (1, 2, 3) if wounded >> size & 1)


@cache
def garden_colours(planted: int) -> tuple[int, ...]:
    """The colours that this garden has."""
    queens = {colour: piece_of(colour, rules.QUEEN) for colour in range(rules.BLACK)}
    return tuple([colour for colour, queen in queens.items() if rules.tally(planted, queen)])


def spoiled(view: Garden) -> tuple[int, ...]:
    """The garden's colours that can make no plant any more."""
    return tuple([colour for colour in garden_colours(view.trees) if view.spoiled(colour)])


def grown(view: Garden) -> int | None:
    """The colour of a grown plant, if there is one."""
    for stack in view.stacks:
        while rules.has_plant(stack):
            if not rules.has_plant(stack >> 4):
                return rules.colour_of(stack & 15)
            stack >>= 4
    return None


def hits(standing: Sequence[int]) -> list[Hit]:
    """What S7 removes from a stack, in order from the top, and why."""
    found = []
    for height in range(len(standing) - 2, -1, -1):
        piece, run = standing[height], list[int]()
        for above in pieces(rules.resolve(packed(standing[height + 1 :]))[0]):
            if owner_of(above) == owner_of(piece):
                break
            run.append(above)
        if sum(map(size_of, run)) > size_of(piece):
            found.append(Hit(height, piece, run))
    return found


class MoveFacts(NamedTuple):
    """Pieces that move together, and the square that the roll takes them to."""

    how: str  # out, move or round
    start: int  # a square, counted from 0; -1 for outside
    to: int
    moved: Pieces  # bottom to top: the first is the chosen one


def walk(view: Garden, action: int) -> MoveFacts:
    """What an action moves."""
    match GAME.verbs.read(action):
        case ("move", start, size):
            whole = pieces(view.stacks[start])
            own = [at for at, piece in enumerate(whole) if owner_of(piece) == view.mover]
            moved = whole[max(at for at in own if size_of(whole[at]) == size) :]
        case (_, piece):
            start, moved = -1, (piece,)
    to = (start + view.total()) % len(view.stacks)
    return MoveFacts("out" if start < 0 else "round" if start == to else "move", start, to, moved)


# Names: there are few pieces, and they are named again and again


@cache
def player(side: int) -> Someone:
    """The player of a side, by name, or as the game calls the side."""
    return someone(side, say(f"side.the-{SIDES[side]}"))


@cache
def code(piece: int) -> str:
    """'red-1': a piece in keys and ids of texts."""
    return f"{COLOURS[rules.colour_of(piece)]}-{size_of(piece)}"


@cache
def symbol(piece: int) -> str:
    """The drawing of a piece: the Snails carry a shell."""
    return f"snail-{size_of(piece)}" if owner_of(piece) == SNAILS else code(piece)


@cache
def name(piece: int) -> Message:
    """'red pawn', 'snail queen'."""
    return say(f"piece.{code(piece)}")


@cache
def described(piece: int, how: str) -> Message:
    """'red drone (2 pips)', or for newcomers 'red drone (medium, 2 pips)'."""
    return say(f"piece.{how}-{size_of(piece)}", piece=name(piece))


@cache
def colour_name(colour: int) -> Message:
    return say(f"colour.{COLOURS[colour]}")


@cache
def icon(piece: int) -> Icon:
    """A piece as a small picture in a line of text."""
    return Icon(symbol=symbol(piece), label=name(piece))
