"""The positions from which Pyramid Shambo can be solved.

| from | what |
|---|---|
| `every holding` | each way in which all pieces can be held |
| `small`, `small medium` | everybody has only these of their own pieces |
"""

from __future__ import annotations

from itertools import product

from potager.core.solving import Solving

from . import SIZES, ShamboOptions
from .rules.circle import Circle


class ShamboSolving(Solving[ShamboOptions, Circle]):
    """Positions with fewer pieces, or all ways to hold the pieces."""

    examples = ("every holding", "small medium")

    def starts(
        self, start: Circle, options: ShamboOptions, where: str, seed: int
    ) -> list[Circle] | None:
        if where == "every holding":
            return [start, *every_holding(start, options.players)]
        sizes = set(where.split())
        if not sizes or not sizes <= set(SIZES[1:]):
            return None
        for seat in range(options.players):
            start.held[seat] = sum(1 << 3 * seat + SIZES.index(size) - 1 for size in sizes)
        return [start]


def every_holding(start: Circle, seats: int) -> list[Circle]:
    """Each way in which every seat holds some of all pieces, at each seat's turn."""
    found = []
    for owners in product(range(seats), repeat=3 * seats):
        if len(set(owners)) == seats:
            state = start.clone()
            for seat in range(seats):
                state.held[seat] = sum(
                    1 << piece for piece, owner in enumerate(owners) if owner == seat
                )
            for active in range(seats):
                turn = state.clone()
                turn.active = active
                found.append(turn)
    return found


SOLVING = ShamboSolving()
