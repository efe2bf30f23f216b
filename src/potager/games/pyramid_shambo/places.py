"""Where things stand in the layouts of Pyramid Shambo: geometry, and no rules.

Players sit in a ring around the felt, the viewer at the middle of the lower edge, the others
clockwise from there: up the left side, along the top, down the right side. A phone has no room at
the sides, so there the ring is two rows, above and below the felt; on its side it is two columns.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import accumulate
from typing import NamedTuple

from potager.core.pyramids import HEIGHT, WIDTH, Foot
from potager.core.shapes import Box

CLOSE = 0.94  # how near pieces of a row stand, in widths
RISE = 50.0  # between the feet of two rows
ROOMY = 6  # so many players have room enough beside the felt on a phone on its side
MOST_FEET = 4_096  # groups of pieces whose places are remembered

# How many sit at the lower edge, the left, the top and the right, by the number of players.
Ring = tuple[int, int, int, int]
WIDE_RING = {
    2: (1, 0, 1, 0),
    3: (1, 0, 2, 0),
    4: (1, 1, 1, 1),
    5: (1, 1, 2, 1),
    6: (1, 1, 3, 1),
    7: (1, 2, 2, 2),
    8: (1, 2, 3, 2),
    9: (3, 2, 2, 2),
    10: (3, 2, 3, 2),
}


class Place(NamedTuple):
    """One player's place: a plate that says whose it is, and a mat for the pieces."""

    plate: Box
    mat: Box


@dataclass(frozen=True, eq=False)  # there are few; what is drawn is remembered by them
class Plan:
    """One layout for one number of players."""

    width: float
    height: float
    felt: Box
    places: list[Place]  # from the viewer's, clockwise
    largest: float  # the scale of pieces that have room enough
    table: Box | None = None  # on a phone: the wood under it all, elsewhere it is round

    @property
    def phone(self) -> bool:
        return self.table is not None


@cache
def plan(layout: str, players: int) -> Plan:
    if layout == "phone":
        row, felt = 152.0, Box(8, 168, 374, 304)
        area = Box(0, 0, 390, 640)
        below = 1 if players < 5 else 3 if players < 9 else 5
        ring = (below, 0, players - below, 0)
        seats = _ring(area, ring, row, 0, 6)
        places = [_place(at, 34, below, 4, 96) for at, below in seats]
        return Plan(area.w, area.h, felt, places, 0.72, Box(0, 46, 390, 540))
    if layout == "low":
        plate, gap = (30, 4) if players <= ROOMY else (24, 2)
        places = [_place(at, plate, False, gap, 96) for at in _sides(Box(0, 4, 650, 332), players)]
        table = Box(40, 2, 570, 326)
        return Plan(650, 340, Box(138, 16, 374, 304), places, 0.72, table)
    area = Box(0, 0, 952, 728)
    seats = _ring(area, WIDE_RING[players], 172, 232, 10)
    places = [_place(at, 44, below, 6) for at, below in seats]
    return Plan(area.w, area.h, Box(246, 188, 460, 352), places, 0.92)


def _sides(area: Box, players: int) -> list[Box]:
    """Two columns, from the viewer's place at the lower left clockwise."""
    left = (players + 1) // 2
    gap = 6 if players <= ROOMY else 4
    column = Box(area.x, area.y, 130, area.h)
    up = reversed(_column(column, area.x, left, gap))
    return [*up, *_column(column, area.x + area.w - column.w, players - left, gap)]


def _ring(area: Box, ring: Ring, row: float, side: float, gap: float) -> list[tuple[Box, bool]]:
    """Each place with whether its plate is at its lower edge, from the viewer's clockwise."""
    below, left, above, right = ring
    bottom = [(at, True) for at in _row(area, area.y + area.h - row, row, below, gap)]
    top = [(at, False) for at in _row(area, area.y, row, above, gap)]
    middle = Box(area.x, area.y + row + gap, side, area.h - 2 * (row + gap))
    up = [(at, False) for at in reversed(_column(middle, area.x, left, gap))]
    down = [(at, False) for at in _column(middle, area.x + area.w - side, right, gap)]
    me = len(bottom) // 2
    return [*reversed(bottom[: me + 1]), *up, *top, *down, *reversed(bottom[me + 1 :])]


def _row(area: Box, y: float, h: float, count: int, gap: float) -> list[Box]:
    """Evenly along an edge, not wider than looks good."""
    step = min((area.w + gap) / max(count, 1), 374.0)
    w = min(step - gap, 242.0)
    first = area.cx - (count - 1) * step / 2
    return [Box(first + index * step - w / 2, y, w, h) for index in range(count)]


def _column(middle: Box, x: float, count: int, gap: float) -> list[Box]:
    h = min((middle.h - (count - 1) * gap) / max(count, 1), 190.0)
    start = middle.cy - (count * h + (count - 1) * gap) / 2
    return [Box(x, start + index * (h + gap), middle.w, h) for index in range(count)]


def _place(at: Box, plate: float, below: bool, gap: float, widest: float = 400) -> Place:
    mat_h, w = at.h - plate - gap, min(at.w, widest)
    x, y = at.cx - w / 2, at.y + mat_h + gap if below else at.y
    return Place(Box(x, y, w, plate), Box(at.x, at.y if below else y + plate + gap, at.w, mat_h))


def standing(room: Box, sizes: Sequence[int], largest: float) -> Sequence[Foot]:
    """Where pieces stand in a box: in as many rows as let them be drawn largest."""
    return _feet(room, tuple(sizes), largest) if sizes else ()


@lru_cache(maxsize=MOST_FEET)
def _feet(room: Box, sizes: tuple[int, ...], largest: float) -> tuple[Foot, ...]:
    scale, rows = max(
        (min(largest, *_fits(room, rows)), -len(rows), rows)
        for rows in (_rows(sizes, count) for count in range(1, min(4, len(sizes)) + 1))
    )[::2]
    depth = HEIGHT[max(rows[0])] + RISE * (len(rows) - 1)
    top = room.cy - scale * depth / 2
    feet = []
    for index, row in enumerate(rows):
        y = top + scale * (HEIGHT[max(rows[0])] + RISE * index)
        ends = list(accumulate(CLOSE * WIDTH[size] for size in row))
        feet += [
            Foot(room.cx + scale * (end - CLOSE * WIDTH[size] / 2 - ends[-1] / 2), y, scale)
            for end, size in zip(ends, row, strict=True)
        ]
    return tuple(feet)


def _rows(sizes: Sequence[int], count: int) -> list[list[int]]:
    """The pieces in that many rows, in order, the upper ones first."""
    each = -(-len(sizes) // count)
    return [list(sizes[start : start + each]) for start in range(0, len(sizes), each)]


def _fits(room: Box, rows: list[list[int]]) -> tuple[float, float]:
    """The scales at which rows fill the room across and in height."""
    across = max(sum(CLOSE * WIDTH[size] for size in row) for row in rows)
    return room.w / across, room.h / (HEIGHT[max(rows[0])] + RISE * (len(rows) - 1) + 4)
