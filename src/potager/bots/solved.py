"""Solved positions in a small file, and a bot that plays by it.

The file has seat 0's winning chances for all positions after a choice and before the next roll.
Keys are stored as marks of 40 bits. `potager solve --table` writes the file and makes sure that no
two positions have the same mark. Another bot plays positions that are not in the table.
"""

from __future__ import annotations

import zlib
from array import array
from bisect import bisect_left
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING

from potager.core.bits import bit, lowest
from potager.core.playout import is_over
from potager.core.state import CHANCE, State

from .book import marks

if TYPE_CHECKING:
    from .levels import Bot

SHORT = 0xFF_FFFF_FFFF
EQUAL = 1e-6  # chances are kept in steps of 6e-8


class SolvedTable:
    """Winning chances by position."""

    def __init__(self, keys: array[int], chances: array[float]) -> None:
        self._keys = keys  # sorted
        self._chances = chances

    @classmethod
    def load(cls, file: Path) -> SolvedTable:
        packed = zlib.decompress(file.read_bytes())
        count = len(packed) // 12
        keys = array("Q", accumulate(array("Q", packed[: 8 * count])))
        return cls(keys, array("f", packed[8 * count :]))

    def save(self, file: Path) -> None:
        before, steps = 0, array("Q")
        for key in self._keys:
            steps.append(key - before)
            before = key
        file.write_bytes(zlib.compress(steps.tobytes() + self._chances.tobytes(), 9))

    def __len__(self) -> int:
        return len(self._keys)

    def chance(self, state: State) -> float | None:
        """Seat 0's winning chance here, or none if it is not in the table."""
        if is_over(state):
            return (state.result()[0] + 1) / 2
        copy = state.clone()
        copy.forget()
        key = short_mark(copy.key())
        at = bisect_left(self._keys, key)
        if at < len(self._keys) and self._keys[at] == key:
            return self._chances[at]
        return self._next(state)

    def _next(self, state: State) -> float | None:
        """Where dice are due before a choice: the mean of the best choices after them."""
        total, weights = 0.0, [int(weight) for weight in state.chance()]
        for what, weight in enumerate(weights):
            if weight:
                after = state.clone()
                after.apply(CHANCE, what)
                waiting = after.waiting()
                known = self.choices(after, lowest(waiting)) if waiting else None
                if not known:
                    return None
                best = max(known.values())
                total += weight * (best if waiting == bit(0) else 1 - best)
        return total / sum(weights) if weights else None

    def choices(self, view: State, seat: int) -> dict[int, float] | None:
        """Each action of a seat with its winning chance, or none if one of them is unknown."""
        if view.waiting() != bit(seat):
            return None
        found: dict[int, float] = {}
        for action in view.legal(seat):
            after = view.clone()
            after.apply(seat, action)
            chance = self.chance(after)
            if chance is None:
                return None
            found[action] = 1 - chance if seat else chance
        return found


def short_mark(key: bytes) -> int:
    """40 bits of a position's mark."""
    return int(marks(key)[0] & SHORT)


class SolvedBot:
    """Plays the best choice if the table knows it, and otherwise as another bot does."""

    def __init__(self, table: SolvedTable, otherwise: Bot) -> None:
        self.table = table
        self.otherwise = otherwise

    def choose(self, view: State, seat: int) -> int:
        known = self.table.choices(view, seat)
        if not known:
            return self.otherwise.choose(view, seat)
        best = max(known.values())
        return next(action for action, chance in known.items() if chance >= best - EQUAL)
