# compiled by mypyc
"""Snail Invasion! as numbers: the pieces on each square from the top down, and what can move.

Pieces in colours that the garden does not have are left out. For each stack there are its height
and its upper pieces, as many as `LEVELS`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from potager.core.bits import bit
from potager.core.features import MOST, Block, Features, Pen
from potager.core.state import State

from .rules.garden import BLACK, PAWN, Garden, piece_of, tally

LEVELS: Final = 6


def features(state: State) -> Features:
    """The numbers of this match: its board and its colours."""
    assert isinstance(state, Garden)
    kinds = vec[i64]([-1] * 16)
    found: i64 = 0
    pieces: i64 = state.snails
    for colour in range(i64(BLACK + 1)):
        trees = tally(state.trees, piece_of(colour, PAWN))
        if colour == BLACK or trees:
            for size in range(i64(1), i64(4)):
                kinds[piece_of(colour, size)] = found
                found += 1
        pieces += 3 * trees
    return GardenFeatures(len(state.stacks), kinds, found, min(i64(LEVELS), pieces))


@mypyc_attr(acyclic=True)
class GardenFeatures(Features):
    """Writes a garden."""

    def __init__(self, squares: i64, kinds: vec[i64], used: i64, levels: i64) -> None:
        super().__init__(
            [
                Block("pieces by square, level from the top, kind", (squares, levels, used)),
                Block("height by square", (squares,), 15),
                Block("free plants by square, size", (squares, 3)),
                Block("free snails by square, size", (squares, 3)),
                Block("shed by piece", (12,), 4),
                Block("dead by piece", (12,), 4),
                Block("top of the nest", (4,)),
                Block("wounded snails by size", (3,)),
                Block("total of the dice", (11,)),
                Block("seat", (2,)),
                Block("your turn"),
                Block("turns left, up to 127", (1,), MOST),
            ]
        )
        self.squares = squares
        self.kinds = kinds  # by piece: its place among those that are used
        self.used = used
        self.levels = levels
        self.together: i64 = 60 // used  # levels that are written at once

    def write(self, view: State, seat: i64, pen: Pen) -> None:
        assert isinstance(view, Garden)
        self.stacks(view, pen)
        pen.bits(view.free_plants, 3 * self.squares)
        pen.bits(view.free_snails, 3 * self.squares)
        pen.tallies(view.shed, 12, 3)
        pen.tallies(view.dead, 12, 3)
        pen.one_of(view.nest_top - 1, 4)
        pen.bits(view.loose >> 1, 3)
        pen.one_of(view.total() - 2 if view.dice >= 0 else -1, 11)
        pen.one_of(seat, 2)
        pen.flag(view.mover == seat)
        pen.number(view.limit - view.turn if view.limit else 0)

    def stacks(self, view: Garden, pen: Pen) -> None:
        """For each square its levels, several in one set of bits; then the heights."""
        for square in range(self.squares):
            stack = view.stacks[square]
            left = self.levels
            while left > 0:
                kinds: i64 = 0
                at: i64 = 0
                for _ in range(min(self.together, left)):
                    if stack:
                        kinds |= bit(at + self.kinds[stack & 15])
                    stack >>= 4
                    at += self.used
                pen.bits(kinds, at)
                left -= self.together
        for stack in view.stacks:
            height: i64 = 0
            while stack:
                height += 1
                stack >>= 4
            pen.number(height)
