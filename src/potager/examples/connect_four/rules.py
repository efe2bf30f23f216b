# compiled by mypyc
"""Connect Four: two players drop discs into seven columns, and four in a line win.

The grid is a bitboard. A column takes seven bits, its lowest hole first; the seventh stays empty,
so that a shift never carries a line from the top of one column to the foot of the next:

     5  12  19  26  33  40  47
     .   .   .   .   .   .   .
     1   8  15  22  29  36  43
     0   7  14  21  28  35  42      the action is the column, 0 to 6
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from potager.core.bits import bit, count, shl
from potager.core.fields import fields
from potager.core.state import State

COLUMNS: Final = 7
ROWS: Final = 6
TALL: Final = 7  # bits of a column: its holes and the empty one above them

ALL_FREE: Final = 127  # every column, as a set of bits
TOP_ROW: Final = 0x8102_0408_1020  # bits 5, 12, 19 … 47
NOBODY: Final = -1

# The columns of every set of free ones: the legal actions are a copy of one of these.
CHOICES: Final = vec[vec[i64]](
    [
        vec[i64]([column for column in range(COLUMNS) if mask >> column & 1])
        for mask in range(ALL_FREE + 1)
    ]
)


def four(discs: i64) -> bool:
    """Whether four of these discs lie in a line: upright, flat, or on either slant."""
    upright = discs & discs >> 1
    flat = discs & discs >> TALL
    rising = discs & discs >> TALL + 1
    falling = discs & discs >> TALL - 1
    return (
        upright & upright >> 2
        | flat & flat >> 2 * TALL
        | rising & rising >> 2 * (TALL + 1)
        | falling & falling >> 2 * (TALL - 1)
    ) != 0


@fields
class FourInARow(State):
    """A position of Connect Four, from the view of the player to move."""

    own: i64 = 0  # the discs of the player to move
    taken: i64 = 0  # the discs of both
    free: i64 = ALL_FREE  # the columns that may be chosen: none when the game is over
    mover: i64 = 0
    winner: i64 = NOBODY  # a seat, or NOBODY

    def waiting(self) -> i64:
        if self.free == 0:
            return 0
        return self.mover + 1

    def legal(self, seat: i64) -> vec[i64]:
        if seat != self.mover:
            return vec[i64]()
        return CHOICES[self.free][:]

    def apply(self, who: i64, what: i64) -> None:
        disc = (self.taken + shl(1, TALL * what)) & ~self.taken  # carries to the lowest free hole
        own = self.own | disc
        self.taken |= disc
        self.own = self.taken ^ own
        self.mover = 1 - who
        if four(own):
            self.winner = who
            self.free = 0
        elif disc & TOP_ROW:
            self.free -= bit(what)

    def result(self) -> vec[i64]:
        if self.free:
            return vec[i64]()
        if self.winner == NOBODY:
            return vec[i64]([0, 0])
        return vec[i64]([1 - 2 * self.winner, 2 * self.winner - 1])

    def turns(self) -> i64:
        return count(self.taken)

    def discs(self, seat: i64) -> i64:
        """One player's discs."""
        return self.own if seat == self.mover else self.taken ^ self.own
