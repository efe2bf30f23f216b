# compiled by mypyc
"""The rules of Kalah: sow the seeds from one of your pits, and collect more in your store.

The places are numbered in the direction of sowing. With six pits on each side:

         12 11 10  9  8  7      North's pits
     13                    6    the stores: North's 13, South's 6
          0  1  2  3  4  5      South's pits
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from potager.core.bits import bit
from potager.core.fields import fields
from potager.core.state import State


@fields
class KalahBoard(State):
    """A position: the seeds in each place, and the player to sow."""

    seeds: vec[i64]
    pits: i64  # on each side
    mover: i64 = 0
    over: bool = False
    sown: i64 = 0  # how often

    def waiting(self) -> i64:
        if self.over:
            return 0
        return bit(self.mover)

    def legal(self, seat: i64) -> vec[i64]:
        found = vec[i64]()
        if seat == self.mover and not self.over:
            for pit in range(self.pits):
                if self.seeds[self.first(seat) + pit]:
                    found = append(found, pit)
        return found

    def apply(self, who: i64, what: i64) -> None:
        at = self.first(who) + what
        hand = self.seeds[at]
        self.seeds[at] = 0
        for _ in range(hand):
            at = self.next(who, at)
            self.seeds[at] += 1
        self.capture(who, at)
        if at != self.store(who):
            self.mover = 1 - who
        if self.row(0) == 0 or self.row(1) == 0:
            self.sweep()
        self.sown += 1

    def result(self) -> vec[i64]:
        if not self.over:
            return vec[i64]()
        lead = self.seeds[self.store(0)] - self.seeds[self.store(1)]
        won: i64 = int(lead > 0) - int(lead < 0)
        return vec[i64]([won, -won])

    def turns(self) -> i64:
        return self.sown

    def first(self, seat: i64) -> i64:
        """The place of a player's first pit."""
        return seat * (self.pits + 1)

    def store(self, seat: i64) -> i64:
        """The place of a player's store."""
        return self.first(seat) + self.pits

    def next(self, who: i64, at: i64) -> i64:
        """Where the next seed falls: the other player's store is left out."""
        at += 1
        if at == self.store(1 - who):
            at += 1
        return at % (2 * self.pits + 2)

    def capture(self, who: i64, at: i64) -> i64:
        """How many seeds the last one captures with itself; they are in the store then (2, 3)."""
        inside, opposite = self.first(who) <= at < self.store(who), 2 * self.pits - at
        if not inside or self.seeds[at] != 1 or self.seeds[opposite] == 0:
            return 0
        caught = 1 + self.seeds[opposite]
        self.seeds[self.store(who)] += caught
        self.seeds[at] = 0
        self.seeds[opposite] = 0
        return caught

    def row(self, seat: i64) -> i64:
        """The seeds in a player's pits."""
        found: i64 = 0
        for pit in range(self.first(seat), self.store(seat)):
            found += self.seeds[pit]
        return found

    def sweep(self) -> None:
        """The end: whatever is in a row goes to its owner's store."""
        for seat in range(i64(2)):
            self.seeds[self.store(seat)] += self.row(seat)
            for pit in range(self.first(seat), self.store(seat)):
                self.seeds[pit] = 0
        self.over = True
