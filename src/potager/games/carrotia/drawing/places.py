"""Where things stand in the three layouts of Carrotia: geometry, and no rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from potager.core.shapes import Box

AROUND = ((0, -1), (1, 0), (0, 1), (-1, 0))  # up, right, down, left
APART = 8  # things beside each other
WIDEST = 190  # a card with a way to go


class Spot(NamedTuple):
    """The centre of something, and its size as a share of the usual."""

    x: float
    y: float
    scale: float


@dataclass(frozen=True, eq=False)  # there are three; what is drawn is remembered by them
class Plan:
    """One layout: cards with what is to be known, the maze, and the strip with what is in hand."""

    width: float
    height: float
    quest: Box
    state: Box  # what is wrong with the maze
    moves: Box  # in place of both on the run: the moves that are left
    birds: Box  # and the birds with what they will do
    store: Box
    inset: float  # of what stands on a card
    frame: Box  # around the maze
    rim: float  # the frame's wood
    gap: float  # between squares
    gate: float  # the size of the arrows in and out
    strip: Box
    tiles: Box  # the first tile in hand
    offers: Box  # birds to look at or to choose in the strip
    steps: Box  # where the rabbit can go
    buttons: Box
    script: tuple[float, float, float, float, int] = (116, 24, 18, 25, 29)  # of characters' cards
    beyond: float = -2  # how far a card on the maze reaches over its frame
    phone: bool = False  # small, and little of it

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

    def tray(self, index: int, count: int) -> Spot:
        """The place of one of several tiles in the strip, and their size."""
        first = self.tiles
        room = self.strip.w - 8 if self.phone else self.buttons.x - first.x - 16
        step = min(first.w, room / max(count, 1))
        size = first.h * min(1.0, step / first.w * 1.06)
        return Spot(first.x + step * (index + 0.5), first.cy, size)

    def perch(self, index: int, count: int) -> Box:
        """The place of a bird's line: one below another, on a phone beside each other."""
        if self.phone:
            return part(self.birds, index, count)
        tall = min(64, (self.birds.h - 34) / max(count, 1))
        return Box(self.birds.x + 12, self.birds.y + 32 + tall * index, self.birds.w - 12, tall)

    def step(self, index: int, count: int) -> Box:
        """The place of a way for the rabbit to go."""
        return part(self.steps, index, count, WIDEST)

    def offer(self, index: int, count: int) -> Box:
        """The place of a bird to look at or to choose."""
        return part(self.offers, index, count, 130)

    @property
    def birds_beside(self) -> bool:
        """Whether the birds have a card of their own beside the maze, or share the strip."""
        return self.birds.x + self.birds.w <= self.frame.x

    @property
    def notice(self) -> Box:
        """The place of a card that leaves the maze in sight, as far as that can be."""
        return self.strip

    @property
    def middle(self) -> Box:
        """The place of a button that has the strip for itself."""
        return Box(self.strip.cx - 120, self.strip.cy - 28, 240, 54)

    def power(self, can_pass: bool) -> Box:
        """The place of one's own character on the run; above the pass, if that may be pressed."""
        place = part(self.buttons, 0 if self.phone else 1, 2)
        if self.phone or not can_pass:
            return place
        return Box(place.x, self.steps.y, place.w, self.steps.h / 2 - 3)

    @property
    def beside_power(self) -> Box:
        """The place of the dice to roll, and of an answer; on a phone also of the pass."""
        return part(self.buttons, 1 if self.phone else 0, 2)

    @property
    def passing(self) -> Box:
        """The place of the pass: not that of the dice to roll, which stood there just before."""
        if self.phone:
            return self.beside_power
        above = self.power(can_pass=True)
        return Box(above.x, above.y + above.h + 6, above.w, above.h)

    def card(self, index: int) -> Box:
        """The place of one of the six characters' cards."""
        if self.phone:
            row, column = divmod(index, 2)
            return Box(8 + 191 * column, 6 + 209 * row, 183, 198)
        row, column = divmod(index, 3)
        return Box(8 + 316 * column, 34 + 322 * row, 302, 306)


class Low(Plan):
    """A phone on its side: the strip is a column at the right, and the birds have the left one."""

    def tray(self, index: int, count: int) -> Spot:
        row, column = divmod(index, 2)
        first = self.tiles
        return Spot(first.x + first.w * (column + 0.5), first.y + first.h * (row + 0.5), 62)

    def perch(self, index: int, count: int) -> Box:
        if count <= 3:
            return stacked(self.birds.inset(6), index, count, 58 if count > 2 else 78)
        row, column = divmod(index, 2)
        return part(stacked(self.birds.inset(6), row, (count + 1) // 2, 58), column, 2)

    def step(self, index: int, count: int) -> Box:
        return stacked(self.steps, index, count, 50)

    def offer(self, index: int, count: int) -> Box:
        if count == 1:
            return self.offers
        row, column = divmod(index, 2)
        return part(stacked(self.offers, row, 3, 100), column, 2)

    @property
    def notice(self) -> Box:
        """The side columns are too narrow for its lines."""
        return Box(self.frame.x - 22, self.height - 110, self.frame.w + 44, 106)

    @property
    def middle(self) -> Box:
        return self.buttons

    def power(self, can_pass: bool) -> Box:
        return self.buttons.below(-self.buttons.h - APART)

    @property
    def beside_power(self) -> Box:
        return self.buttons

    def card(self, index: int) -> Box:
        row, column = divmod(index, 3)
        return Box(2 + 217 * column, 2 + 171 * row, 211, 162)


WIDE = Plan(
    width=950,
    height=720,
    quest=Box(0, 4, 240, 190),
    state=Box(0, 206, 240, 136),
    moves=Box(0, 4, 240, 130),
    birds=Box(0, 146, 240, 196),
    store=Box(0, 354, 240, 230),
    inset=18,
    frame=Box(322, 28, 540, 540),
    rim=20,
    gap=6,
    gate=0.82,
    strip=Box(0, 604, 950, 116),
    tiles=Box(14, 620, 108, 84),
    offers=Box(14, 612, 590, 100),
    steps=Box(14, 614, 586, 94),
    buttons=Box(616, 626, 322, 66),
)

PHONE = Plan(
    width=390,
    height=632,
    quest=Box(8, 4, 120, 84),
    state=Box(134, 4, 122, 84),
    moves=Box(134, 4, 122, 84),
    birds=Box(14, 472, 362, 54),
    store=Box(262, 4, 120, 84),
    inset=10,
    frame=Box(33, 118, 324, 324),
    rim=11,
    gap=4,
    gate=0.52,
    strip=Box(8, 468, 374, 164),
    tiles=Box(12, 480, 94, 80),
    offers=Box(14, 474, 362, 96),
    steps=Box(16, 529, 358, 46),
    buttons=Box(16, 581, 358, 46),
    script=(62, 15, 12.5, 17, 25),
    phone=True,
)

LOW = Low(
    width=650,
    height=340,
    quest=Box(0, 2, 142, 84),
    state=Box(0, 94, 142, 84),
    moves=Box(0, 2, 142, 64),
    birds=Box(0, 73, 142, 174),
    store=Box(0, 254, 142, 84),
    inset=10,
    frame=Box(172, 22, 296, 296),
    rim=11,
    gap=4,
    gate=0.52,
    strip=Box(494, 2, 156, 336),
    tiles=Box(498, 8, 74, 74),
    offers=Box(500, 8, 144, 212),
    steps=Box(500, 8, 144, 212),
    buttons=Box(500, 284, 144, 48),
    script=(46, 14, 12.5, 16, 28),
    beyond=22,
    phone=True,
)


def plan(layout: str) -> Plan:
    return {"phone": PHONE, "low": LOW}.get(layout, WIDE)


def gate_turn(way: str, side: int) -> int:
    """How far the arrow in or out is turned that stands at this side of a square."""
    return 90 * ((side + (1 if way == "in" else 3)) % 4)


def part(row: Box, index: int, count: int, widest: float = 400) -> Box:
    """The place of one of several things that share a row."""
    wide = min(widest, (row.w - APART * (count - 1)) / count)
    return Box(row.x + index * (wide + APART), row.y, wide, row.h)


def stacked(column: Box, index: int, count: int, tallest: float) -> Box:
    """The place of one of several things that lie one below another."""
    tall = min(tallest, (column.h - 6 * (count - 1)) / count)
    return Box(column.x, column.y + index * (tall + 6), column.w, tall)


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
