# compiled by mypyc
"""The rules: two players pull one to three carrots in turn. The player who pulls the last one wins.

The first line of this file asks for compilation. Apart from speed it changes nothing.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64
from potager.core.bits import bit
from potager.core.fields import fields
from potager.core.state import State

MOST: Final = 3  # carrots in one turn; action 0 pulls one, action 1 two, and so on


@fields
class Bed(State):
    """A position: how many carrots are still in the bed, and who has pulled the others."""

    total: i64  # carrots at the start
    left: i64  # in the bed: those with the lowest numbers
    mover: i64 = 0
    second: i64 = 0  # the carrots that seat 1 has pulled, as a set of bits
    played: i64 = 0

    def waiting(self) -> i64:
        if self.left == 0:
            return 0
        return bit(self.mover)

    def legal(self, seat: i64) -> vec[i64]:
        found = vec[i64]()
        if seat == self.mover:
            for action in range(i64(MOST)):
                if action < self.left:
                    found = append(found, action)
        return found

    def apply(self, who: i64, what: i64) -> None:
        for _ in range(what + 1):
            self.left -= 1
            if who == 1:
                self.second |= bit(self.left)
        self.mover = 1 - who
        self.played += 1

    def result(self) -> vec[i64]:
        if self.left:
            return vec[i64]()
        return vec[i64]([2 * self.mover - 1, 1 - 2 * self.mover])

    def turns(self) -> i64:
        return self.played
