"""Where things stand in the two layouts of Carrotia: geometry, and no rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from potager.core.shapes import Box


class Spot(NamedTuple):
    """The centre of something, and its size as a share of the usual."""

    x: float
    y: float
    scale: float


@dataclass(frozen=True)
class Plan:
    """One layout: cards with what is to be known, the maze, and the strip with what is in hand."""

    width: float
    height: float
    quest: Box
    state: Box  # edges while building, moves while running
    store: Box
    frame: Box  # around the maze
    rim: float  # the frame's wood
    gap: float  # between squares
    gate: float  # the size of the arrows in and out
    strip: Box
    tile: float  # the size of a tile in hand
    bird: float  # the size of a bird in the strip
    slots: Box  # where tiles or birds stand in the strip, and how far apart: w, and rows: h
    buttons: Box  # the first of the buttons
    columns: int  # of buttons
    small: float  # the size of letters
    phone: bool = False

    def square(self, square: int, size: int) -> Box:
        """A square of a maze of that size."""
        board = self.frame.inset(self.rim + self.gap)
        side = (board.w - (size - 1) * self.gap) / size
        row, column = divmod(square, 8)
        step = side + self.gap
        return Box(board.x + column * step, board.y + row * step, side, side)

    def slot(self, index: int, count: int) -> Spot:
        """The place of one of several things in the strip; close together if they are many."""
        room = self.buttons.x - self.slots.x - 16 if not self.phone else self.strip.w - 8
        step = min(self.slots.w, room / max(count, 1))
        scale = min(1.0, step / self.slots.w * 1.06)
        return Spot(self.slots.x + step * (index + 0.5), self.slots.y + self.slots.h / 2, scale)

    def button(self, index: int) -> Box:
        row, column = divmod(index, self.columns)
        first = self.buttons
        return Box(first.x + column * (first.w + 10), first.y + row * (first.h + 9), *first[2:])

    def card(self, index: int) -> Box:
        """The place of one of the six characters' cards, on the empty maze."""
        board = self.frame.inset(self.rim + self.gap)
        row, column = divmod(index, 2)
        w, h = (board.w - 10) / 2, (board.h - 20) / 3
        return Box(board.x + column * (w + 10), board.y + row * (h + 10), w, h)


WIDE = Plan(
    width=950,
    height=720,
    quest=Box(0, 4, 240, 150),
    state=Box(0, 170, 240, 136),
    store=Box(0, 322, 240, 262),
    frame=Box(322, 28, 540, 540),
    rim=20,
    gap=6,
    gate=0.82,
    strip=Box(0, 604, 950, 116),
    tile=84,
    bird=60,
    slots=Box(14, 604, 108, 116),
    buttons=Box(646, 609, 142, 48),
    columns=2,
    small=13,
)

PHONE = Plan(
    width=390,
    height=676,
    quest=Box(8, 4, 120, 84),
    state=Box(134, 4, 122, 84),
    store=Box(262, 4, 120, 84),
    frame=Box(33, 118, 324, 324),
    rim=11,
    gap=4,
    gate=0.66,
    strip=Box(8, 474, 374, 196),
    tile=62,
    bird=44,
    slots=Box(14, 476, 90, 80),
    buttons=Box(18, 556, 172, 46),
    columns=2,
    small=12,
    phone=True,
)


def plan(layout: str) -> Plan:
    return PHONE if layout == "phone" else WIDE


def cluster(square: Box, count: int) -> list[Spot]:
    """Where that many things lie together on a square."""
    if count == 1:
        return [Spot(square.cx, square.cy, 1)]
    side = 2 if count <= 4 else 3
    scale = (0.82 if count == 2 else 0.72) if side == 2 else 0.5
    places = [(index % side, index // side) for index in range(count)]
    if count == 2:
        places = [(0, 0), (1, 1)]
    step = square.w / (side + 0.2)
    first = -(side - 1) / 2
    return [
        Spot(square.cx + (first + x) * step, square.cy + (first + y) * step, scale)
        for x, y in places
    ]
