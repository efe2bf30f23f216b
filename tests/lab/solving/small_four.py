"""Connect Four on any small board, in plain Python: a game whose size and value are known."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from potager.core.state import State


class SmallFour(State):
    """A bitboard: a column has a bit for each hole, and an empty one above them."""

    def __init__(
        self, wide: int, high: int, own: int = 0, taken: int = 0, winner: int = -1
    ) -> None:
        self.wide = wide
        self.high = high
        self.own = own  # the discs of the one to move
        self.taken = taken
        self.winner = winner

    def clone(self) -> SmallFour:
        return SmallFour(self.wide, self.high, self.own, self.taken, self.winner)

    def key(self) -> bytes:
        return (self.own << 32 | self.taken).to_bytes(8, "little")

    def open(self) -> list[int]:
        if self.winner >= 0:
            return []
        tall = self.high + 1
        return [x for x in range(self.wide) if not self.taken >> (x * tall + self.high - 1) & 1]

    def waiting(self) -> i64:
        return self.taken.bit_count() % 2 + 1 if self.open() else 0

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64](self.open())

    def apply(self, who: i64, what: i64) -> None:
        bottom = 1 << what * (self.high + 1)
        disc = (self.taken + bottom) & ~self.taken & (bottom << self.high) - bottom
        mine = self.own | disc
        self.own = self.taken & ~self.own
        self.taken |= disc
        for step in (1, self.high, self.high + 1, self.high + 2):
            pairs = mine & mine >> step
            if pairs & pairs >> 2 * step:
                self.winner = int(who)

    def result(self) -> vec[i64]:
        if self.open():
            return vec[i64]()
        if self.winner < 0:
            return vec[i64]([0, 0])
        return vec[i64]([1 - 2 * self.winner, 2 * self.winner - 1])
