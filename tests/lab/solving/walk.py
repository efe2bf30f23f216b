"""A drunkard's walk, with a choice or without: loops whose values are known."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from potager.core.state import CHANCE, State


class Walk(State):
    """At `at` of `size` steps; both ends end it, the upper one won. `turn` is of no consequence.

    With `bold` one may choose before each step: of one step or two.
    """

    def __init__(self, at: int, size: int, bold: bool = False, turn: int = 0) -> None:
        self.at = at
        self.size = size
        self.bold = bold
        self.turn = turn
        self.step = 0 if bold else 1  # 0: not chosen yet

    def clone(self) -> Walk:
        copy = Walk(self.at, self.size, self.bold, self.turn)
        copy.step = self.step
        return copy

    def key(self) -> bytes:
        return bytes([self.at, self.step]) + self.turn.to_bytes(4, "little")

    def forget(self) -> None:
        self.turn = 0

    def over(self) -> bool:
        return not 0 < self.at < self.size

    def waiting(self) -> i64:
        return 0 if self.over() or self.step else 1

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([1, 2])

    def chance(self) -> vec[i64]:
        return vec[i64]() if self.over() or not self.step else vec[i64]([2, 1])  # down, up

    def apply(self, who: i64, what: i64) -> None:
        if who == CHANCE:
            step = self.step if what else -self.step
            self.at = min(self.size, max(0, self.at + step))
            self.step = 0 if self.bold else 1
            self.turn += 1
        else:
            self.step = int(what)

    def result(self) -> vec[i64]:
        return vec[i64]([1 if self.at else -1]) if self.over() else vec[i64]()
