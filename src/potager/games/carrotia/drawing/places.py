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


@dataclass(frozen=True, eq=False)  # there are two; what is drawn is remembered by them
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
    slots: Box  # where birds stand in the strip, and how far apart: w, and rows: h
    tiles: Box  # and tiles
    buttons: Box  # the first of the buttons
    columns: int  # of buttons
    small: float  # the size of letters
    roomy: int  # so many birds have room for all that they do
    phone: bool = False

    def square(self, square: int, size: int) -> Box:
        """A square of a maze of that size."""
        board = self.frame.inset(self.rim + self.gap)
        side = (board.w - (size - 1) * self.gap) / size
        row, column = divmod(square, 8)
        step = side + self.gap
        return Box(board.x + column * step, board.y + row * step, side, side)

    def beside(self, index: int, size: int, side: int) -> tuple[float, float]:
        """Where the name of a row or a column stands; sides clockwise, from the upper one.

        On the frame, or on a phone, where that is narrow, beside it.
        """
        at, frame = self.square(9 * index, size), self.frame
        by = -9 if self.phone else self.rim / 2
        return (
            (at.cx, frame.y + by),
            (frame.x + frame.w - by, at.cy),
            (at.cx, frame.y + frame.h - by),
            (frame.x + by, at.cy),
        )[side]

    def on_map(self, square: int, size: int) -> Box:
        """A square of the small map on the quest's card."""
        step = 78 / size
        row, column = divmod(square, 8)
        x, y = self.quest.x + 24 + step * column, self.quest.y + 94 + step * row
        return Box(x, y, step - 2, step - 2)

    def stored(self, index: int) -> tuple[float, float]:
        """The place of a carrot in the store; on a phone there is but the number."""
        if self.phone:
            return self.store.cx, self.store.y + 44
        row, column = divmod(index, 8)
        return self.store.x + 29 + 26 * column, self.store.y + 98 + 29 * row

    def slot(self, index: int, count: int) -> Spot:
        """The place of one of several birds in the strip; close together if they are many."""
        room = self._room(self.slots) / max(count, 1)
        step = min(room, 1.5 * self.slots.w)  # what a bird does stands below it
        scale = min(1.0, room / (1.6 * self.bird))  # it has a die beside it
        return Spot(self.slots.x + step * (index + 0.5), self.slots.cy, scale)

    def tray(self, index: int, count: int) -> Spot:
        """The place of one of several tiles in the strip."""
        first = self.tiles
        step = min(first.w, self._room(first) / max(count, 1))
        scale = min(1.0, step / first.w * 1.06)
        return Spot(first.x + step * (index + 0.5), first.cy, scale)

    def _room(self, first: Box) -> float:
        """From the first of several things to the buttons, or to the end of the strip."""
        return self.strip.w - 8 if self.phone else self.buttons.x - first.x - 16

    def perch(self, index: int, count: int) -> Box:
        """The place of a bird's card in the strip: beside each other, on a phone below."""
        if self.phone:
            return Box(self.slots.x, self.slots.y + 38 * index, self.strip.w, 38)
        wide = (self.buttons.x - self.slots.x - 4) / max(2, count)
        return Box(self.slots.x + wide * index, self.slots.y, wide, self.slots.h)

    def button(self, index: int, many: int) -> Box:
        """The place of one of several buttons; on a phone all are in one row."""
        first = self.buttons
        if many == 1 and not self.phone:  # as wide as two
            return Box(first.x, self.strip.cy - 29, 2 * first.w + 10, 54)
        if self.phone and many > self.columns:
            wide = (self.strip.w - 20 - 8 * (many - 1)) / many
            return Box(first.x + index * (wide + 8), first.y, wide, first.h)
        row, column = divmod(index, self.columns)
        return Box(first.x + column * (first.w + 10), first.y + row * (first.h + 9), *first[2:])

    @property
    def middle(self) -> Box:
        """The place of a button that has the strip for itself."""
        return Box(self.strip.cx - 120, self.strip.cy - 28, 240, 54)

    def card(self, index: int) -> Box:
        """The place of one of the six characters' cards: on a phone on the empty maze."""
        if not self.phone:
            row, column = divmod(index, 3)
            return Box(8 + 316 * column, 34 + 322 * row, 302, 306)
        board = self.frame.inset(self.rim + self.gap)
        row, column = divmod(index, 2)
        w, h = (board.w - 10) / 2, (board.h - 20) / 3
        return Box(board.x + column * (w + 10), board.y + row * (h + 10), w, h)


WIDE = Plan(
    width=950,
    height=720,
    quest=Box(0, 4, 240, 190),
    state=Box(0, 206, 240, 136),
    store=Box(0, 354, 240, 230),
    frame=Box(322, 28, 540, 540),
    rim=20,
    gap=6,
    gate=0.82,
    strip=Box(0, 604, 950, 116),
    tile=84,
    bird=60,
    slots=Box(14, 604, 108, 116),
    tiles=Box(14, 604, 108, 116),
    buttons=Box(646, 609, 142, 48),
    columns=2,
    small=13,
    roomy=3,
)

PHONE = Plan(
    width=390,
    height=624,
    quest=Box(8, 4, 120, 84),
    state=Box(134, 4, 122, 84),
    store=Box(262, 4, 120, 84),
    frame=Box(33, 118, 324, 324),
    rim=11,
    gap=4,
    gate=0.52,
    strip=Box(8, 474, 374, 150),
    tile=80,
    bird=44,
    slots=Box(14, 478, 90, 80),
    tiles=Box(12, 476, 94, 96),
    buttons=Box(18, 569, 172, 46),
    columns=2,
    small=12,
    roomy=2,
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
