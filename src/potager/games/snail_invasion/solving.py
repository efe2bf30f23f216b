"""The gardens of Snail Invasion! that can be solved, and how many positions a solitaire garden has.

A small garden is named by its red trees and its Snails, as in `1 tree, 2 snails`.

The number of positions is estimated by sampling. First we count exactly every way to arrange the
pieces in the Potting Shed, dead, in the Nest or on the board, in stacks of any order. Then we draw
some of these arrangements at random and check them: in a real position nothing is hit, no plant is
grown and a Snail can move. The share of real positions, times the number of arrangements, is the
number of positions before a roll. Some of them may not be reachable, so this is an upper estimate.
"""

from __future__ import annotations

import re
from bisect import bisect
from collections.abc import Iterator
from itertools import accumulate, product
from math import comb, factorial, prod, sqrt
from random import Random
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from potager.core.errors import BadOption
from potager.core.solving import Estimate, Solving

from . import SnailOptions
from .rules.garden import BLACK, Garden, free_pieces, has_plant, piece_of, resolve
from .rules.garden import start as first_position

RED = 0
SIZES = (1, 2, 3)
ONE_COLOUR = {"patio": (1, 1), "one-colour": (4, 3)}  # gardens with their trees and Snails


class GardenEstimate(Estimate, frozen=True, kw_only=True):
    """The number of positions before a roll, for the Gardener and the Snails together."""

    trees: int
    snails: int
    squares: int


class SizeKind(NamedTuple):
    """The pieces on the board, and how many Snails are in the Nest."""

    board: tuple[int, ...]  # pieces
    nest: int
    ways: int  # to arrange the board


class SnailSolving(Solving[SnailOptions, Garden]):
    """Gardens with fewer trees and Snails."""

    examples = ("1 tree, 2 snails",)

    def starts(
        self, start: Garden, options: SnailOptions, where: str, seed: int
    ) -> list[Garden] | None:
        told = read_garden(where)
        if not told:
            return None
        if options.mode != "solitaire":
            raise BadOption("This garden is only for solitaire: choose -o mode=solitaire.")
        trees, snails = told
        plants, limit = vec[i64]([RED] * trees), options.turn_limit or 0
        return [first_position(squares_of(options), plants, 4 - snails, True, limit)]

    def estimate(
        self, options: SnailOptions, where: str, samples: int, seed: int
    ) -> GardenEstimate:
        told = read_garden(where) or ONE_COLOUR.get(options.garden)
        if told is None or options.mode != "solitaire":
            raise BadOption("Only solitaire gardens of one colour can be estimated.")
        return estimate(*told, squares_of(options), samples=samples, seed=seed)


def read_garden(text: str) -> tuple[int, int] | None:
    """How many trees and Snails a text names.

    >>> read_garden("1 tree, 2 snails")
    (1, 2)
    """
    told = re.fullmatch(r"([1-4]) trees?, ([1-3]) snails?", text)
    return (int(told[1]), int(told[2])) if told else None


def squares_of(options: SnailOptions) -> int:
    return 12 if options.board == "3x4" else 16


def estimate(
    trees: int, snails: int, squares: int, *, samples: int, seed: int = 1
) -> GardenEstimate:
    """Red trees against Snails."""
    if samples < 100:
        raise BadOption("An estimate needs 100 samples or more.")
    found = list(kinds(trees, snails, squares))
    sums = list(accumulate(kind.ways for kind in found))
    random = Random(seed)
    good = sum(
        real(found[bisect(sums, random.randrange(sums[-1]))], squares, random)
        for _ in range(samples)
    )
    share = good / samples
    return GardenEstimate(
        trees=trees,
        snails=snails,
        squares=squares,
        arrangements=2 * sums[-1],
        samples=samples,
        positions=2 * sums[-1] * share,
        error=2 * sums[-1] * sqrt(share * (1 - share) / samples),
    )


def kinds(trees: int, snails: int, squares: int) -> Iterator[SizeKind]:
    """Every way to share the pieces among board, Shed, Nest and the dead."""
    for out in product(range(trees + 1), repeat=3):
        if not out[0] >= out[1] >= out[2]:  # S2: the pawn comes first, the queen last
            continue
        for dead in product(*(range(min(count, trees - 1) + 1) for count in out)):
            plants = [
                piece_of(RED, size)
                for size, came, died in zip(SIZES, out, dead, strict=True)
                for _ in range(came - died)
            ]
            for black, nest in _snails(snails):
                board = (*plants, *black)
                counts = [board.count(piece) for piece in set(board)]
                orders = factorial(len(board)) // prod(map(factorial, counts))
                ways = orders * comb(len(board) + squares - 1, squares - 1)
                yield SizeKind(board, nest, ways)


def _snails(snails: int) -> Iterator[tuple[list[int], int]]:
    """The Snails on the board, and how many are in the Nest: on the tree or loose."""
    sizes = range(4 - snails, 4)
    for left in range(snails + 1):  # on the tree
        came = sizes[: snails - left]
        for loose in product((False, True), repeat=len(came)):
            pairs = zip(came, loose, strict=True)
            black = [piece_of(BLACK, size) for size, lies in pairs if not lies]
            yield black, left + sum(loose)


def real(kind: SizeKind, squares: int, random: Random) -> bool:
    """Whether an arrangement, drawn evenly, is a position in which the game goes on."""
    pieces, movable = list(kind.board), kind.nest > 0
    random.shuffle(pieces)
    drawn = iter(pieces)
    places = range(len(pieces) + squares - 1)  # each has a piece, or the end of a stack
    ends = {*random.sample(places, squares - 1), len(places)}
    stack = 0
    for place in range(len(places) + 1):
        if place not in ends:
            stack = stack << 4 | next(drawn)
            continue
        if resolve(stack)[1] or has_plant(stack):
            return False
        movable |= free_pieces(stack)[1] > 0
        stack = 0
    return movable


SOLVING = SnailSolving()
