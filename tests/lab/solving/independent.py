"""The solved patio once more, from the slow rules of `oracle.py`, with nothing shared but them.

`python -m lab.solving.independent 3x4` (from `tests`) solves all of it, in some minutes.
"""

from __future__ import annotations

import sys
from copy import deepcopy

from games.snail_invasion.oracle import SlowGarden

ROLLS = {total: 6 - abs(7 - total) for total in range(2, 13)}  # of 36

Place = tuple[object, ...]


def patio(board: str) -> SlowGarden:
    return SlowGarden(mode="solitaire", garden="patio", board=board, turn_limit=None)


def place(garden: SlowGarden) -> Place:
    """A position before a roll, as something that can be looked up."""
    if garden.winner:
        return (garden.winner,)
    return (
        garden.snails_turn,
        tuple(map(tuple, garden.squares)),
        tuple(map(tuple, garden.shed)),
        tuple(garden.nest),
        tuple(sorted(garden.loose)),
    )


def after(garden: SlowGarden, roll: int) -> list[SlowGarden]:
    """What a roll can lead to: one for every choice, or for the automatic one."""
    found = []
    for choice in sorted(garden.choices()) if not garden.snails_turn else [garden.automatic()]:
        following = deepcopy(garden)
        following.play(roll, choice)
        found.append(following)
    return found


def solve(board: str, residual: float = 1e-12) -> float:
    """The Gardener's winning chance."""
    first = patio(board)
    numbers = {place(first): 0}
    rows: list[list[tuple[float, list[int]]] | float] = []
    waiting = [first]
    while len(rows) < len(waiting):
        garden = waiting[len(rows)]
        if garden.winner:
            rows.append(float(garden.winner == "gardener"))
            continue
        row = []
        for roll, ways in ROLLS.items():
            targets = []
            for following in after(garden, roll):
                key = place(following)
                if key not in numbers:
                    numbers[key] = len(waiting)
                    waiting.append(following)
                targets.append(numbers[key])
            row.append((ways / 36, targets))
        rows.append(row)
    values = [row if isinstance(row, float) else 0.0 for row in rows]
    change = 1.0
    while change > residual:
        change = 0.0
        for at in range(len(rows) - 1, -1, -1):
            edges = rows[at]
            if not isinstance(edges, float):
                value = sum(odds * max(values[to] for to in targets) for odds, targets in edges)
                change = max(change, abs(value - values[at]))
                values[at] = value
    return values[0]


if __name__ == "__main__":
    sys.stdout.write(f"{solve(sys.argv[1])!r}\n")
