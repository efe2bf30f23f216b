"""Where things lie in the layouts of Yes! Broccoli!: geometry, and no rules."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from math import cos, radians, sin
from typing import NamedTuple

from potager.core.scene import Layout
from potager.core.shapes import Box

FOOD_CARD = (148.0, 196.0)
FLAT_CARD = (122.0, 78.0)  # a food on a low screen
BID_CARD = (104.0, 146.0)
POWER_CARD = (148.0, 168.0)
PLATES = (0.0, 68.0, 48.0)  # how high powers in hand are on a phone, by their rows
POWER_SCALE = 0.94  # of the powers in hand, on a wide table
HAND = 8  # bid cards are dealt for a meal, and as many foods come to a pile
# How wide a small food is for its height, and how large its letters are: the value stands below
# the picture, or beside it.
Shapes = tuple[tuple[float, float], ...]
SMALL: Shapes = ((0.72, 0.5), (1.75, 0.75))
OPEN: Shapes = ((0.66, 0.37),)


class Spot(NamedTuple):
    """Where a card lies: its centre, its size beside the full one, and its turn."""

    x: float
    y: float
    scale: float = 1.0
    turn: float = 0.0

    def at(self, dx: float, dy: float) -> tuple[float, float]:
        """A point of the card, from its centre, in the measure of a full one."""
        angle = radians(self.turn)
        x, y = dx * cos(angle) - dy * sin(angle), dx * sin(angle) + dy * cos(angle)
        return self.x + x * self.scale, self.y + y * self.scale


Letters = tuple[float, float, float]  # where a word stands, and how large it is


class Rank(NamedTuple):
    """Where it is told at which place a bid is."""

    ordinal: Letters
    value: Letters
    reason: Letters


@dataclass(frozen=True, eq=False)  # `plan` makes each once; what is drawn is remembered by them
class Plan:
    """One layout, for that many seats.

    From the cloth's upper edge: foods up for grabs, the lane with the bids, the score piles. The
    viewer's own cards lie below it, at the same places through a match: nothing slides under a
    pointer when a window closes and a bid is asked for.
    """

    seats: int
    layout: Layout
    panel: bool  # whether the viewer has cards of her own below the cloth
    powers_dealt: int = 0

    @property
    def phone(self) -> bool:
        """Upright, or on its side."""
        return self.layout != "wide"

    @property
    def low(self) -> bool:
        return self.layout == "low"

    @property
    def look(self) -> str:
        """How foods up for grabs are drawn."""
        return {"wide": "", "phone": "small", "low": "flat"}[self.layout]

    @property
    def width(self) -> float:
        return 390.0 if self.phone else 950.0

    @cached_property
    def height(self) -> float:
        if not self.panel:
            return self.cloth.h + 8
        return self.own.y + self.own.h + 4

    @cached_property
    def cloth(self) -> Box:
        if self.phone:
            return Box(8, 0, 374, self.strip.y + self.strip.h + 24)
        return Box(0, 0, 950, self.strip.y + self.strip.h + 17)

    @cached_property
    def lane(self) -> Box:
        """Where the bids lie."""
        if self.phone:
            return Box(18, 22 + FOOD_CARD[1] * self._food, 354, 172)
        return Box(20, 202, 910, 202)

    @cached_property
    def strip(self) -> Box:
        """Where the score piles lie, each below its bid."""
        lane = self.lane
        return Box(lane.x, lane.y + lane.h + 6, lane.w, 64 if self.phone else 66)

    @cached_property
    def did(self) -> Box:
        """Where it is said what a power has done: between the piles and the edge of the cloth."""
        strip = self.strip
        if self.phone:
            return Box(strip.x, strip.y + strip.h + 2, strip.w, 20)
        return Box(strip.cx - 290, strip.y + strip.h - 1, 580, 22)

    @property
    def _food(self) -> float:
        """The scale of the foods up for grabs."""
        room, largest = (690, 0.9) if not self.phone else (358, 0.62 if self.powers_dealt else 0.76)
        return min(largest, room / (self.seats * (FOOD_CARD[0] + 14) - 14))

    @staticmethod
    def _side_by_side(count: int, scale: float, x: float, y: float) -> list[Spot]:
        step = (FOOD_CARD[0] + 14) * scale
        return [Spot(x + step * (at - (count - 1) / 2), y, scale) for at in range(count)]

    def foods(self) -> list[Spot]:
        """The places of the foods up for grabs, one for each seat."""
        y = (self.lane.y - 4) / 2 if self.phone else 104
        return self._side_by_side(self.seats, self._food, self.width / 2, y)

    def offer(self, count: int) -> tuple[list[Spot], str]:
        """The places of foods that were drawn to choose from, in the lane, and their look."""
        lane, step = self.lane, FOOD_CARD[0] + 14
        if self.phone and count > 5:  # in two rows
            return [
                Spot(lane.cx + 116 * (at % 3 - 1), lane.y + 66 + 72 * (at // 3), 0.86)
                for at in range(count)
            ], "flat"
        scale = min((lane.h - 46) / FOOD_CARD[1], (lane.w - 10) / (count * step - 14))
        return self._side_by_side(count, scale, lane.cx, lane.cy + 14), self.look

    def column(self, place: int, row: Box | None = None) -> Box:
        """The part of the lane, or of another row, that belongs to one seat."""
        row = row or self.lane
        w = row.w / self.seats
        return Box(row.x + place * w, row.y, w, row.h)

    def front(self, place: int) -> Spot:
        """Where the bid in front of a seat lies."""
        column = self.column(place)
        if self.phone:
            return Spot(column.cx, column.y + 76, min(0.62, (column.w - 9) / BID_CARD[0]))
        if self.seats < 5:
            return Spot(column.x + 70, column.y + 86)
        return Spot(column.x + 55, column.y + 86, 0.86)

    def rank(self, place: int, played: bool) -> Rank:
        """Around a bid, and beside the powers that its seat has played."""
        column, front = self.column(place), self.front(place)
        if self.phone:
            x, y = column.cx, column.y
            return Rank(
                (x - 20 * played, y + 14, 15 if played else 17),
                (x, y + 130, 18),
                (x, y + 145, 10.5),
            )
        right = front.x + BID_CARD[0] / 2 * front.scale
        x, y = (right + column.x + column.w) / 2, column.y
        return Rank((x, y + 30, 25), (x, y + 106, 32), (x, y + 54, 12))

    def plays(self, place: int, count: int) -> list[Spot]:
        """On a phone: the last two powers that a seat has played this round."""
        x, y = self.column(place).cx, self.column(place).y + 16
        return (
            [Spot(x + 17, y, 0.5)] if count == 1 else [Spot(x + 8, y, 0.36), Spot(x + 25, y, 0.36)]
        )

    def taker(self, place: int) -> Box:
        """Around the name of who takes a food."""
        column, half = self.column(place), 11 if self.phone else 15
        y = column.y + (160 if self.phone else 180)
        return Box(column.x + 8, y - half, min(column.w - 16, 140.0), 2 * half)

    @property
    def low_first(self) -> Box:
        """Where it is said that the lowest bid is first."""
        lane, h, y = self.lane, 17 if self.phone else 24, -13.5 if self.phone else -12
        return Box(lane.cx - 92, lane.y + y, 184, h)

    def taken(self, place: int) -> tuple[Spot, str]:
        """Where a food lies that a seat has taken, over its bid, and how it is drawn."""
        front = self.front(place)
        return front._replace(scale=front.scale * 0.72), self.look

    def open_piles(self, over: bool) -> Box:
        """Where piles are large enough to choose from; at the end they have all of the cloth."""
        lane, strip = self.lane, self.strip
        top = 12 if over else lane.y
        return Box(lane.x, top, lane.w, strip.y + strip.h - top)

    def tokens(self, pile: Box, title: float, count: int, shapes: Shapes = OPEN) -> list[Box]:
        """The places of a pile's foods below its title, as large as all of a meal can be.

        On a phone they are larger than that while there are few, so that their values can be read.
        """
        room = Box(pile.x + 4, pile.y + title, pile.w - 8, pile.h - title - 3)
        most = max(HAND // 2 if self.phone else HAND, count)
        _, h, w, columns = max(
            (letters * h, h, h * shape, many)
            for shape, letters in shapes
            for many in range(1, most + 1)
            for h in (min(room.h / -(-most // many), room.w / many / shape, 130.0),)
        )
        return [
            Box(room.x + w * (at % columns) + 1, room.y + h * (at // columns) + 1, w - 1, h - 1)
            for at in range(count)
        ]

    # The viewer's own cards

    @cached_property
    def own(self) -> Box:
        if self.phone:
            powers = self._rows * (self.plate[1] + 4) + 10 if self.powers_dealt else 0
            return Box(8, self.cloth.h, 374, 164 + powers)
        return Box(0, self.cloth.h + 12, 950, 212)

    @property
    def discards(self) -> tuple[Box, Box]:
        """Where one looks at the own played bids, and at the powers that were played."""
        own = self.own
        if self.phone:
            return Box(own.x, own.y + 2, 184, 20), Box(own.x + 190, own.y + 2, 184, 20)
        return Box(own.x + 124, own.y + 9, 250, 25), Box(2, 179, 128, 20)

    def hand(self, count: int) -> list[Spot]:
        """The bid cards in hand; powers lie beside them, on a phone below."""
        own, middle = self.own, (count - 1) / 2
        if self.phone:
            step = min(90.0, (own.w - 92) / max(1, count - 1))
            return [
                Spot(own.cx + step * (at - middle), own.y + 84 + 1.6 * (at - middle) ** 2, 0.8,
                     3.2 * (at - middle))
                for at in range(count)
            ]  # fmt: skip
        taken = self._powers_step * self.powers_dealt + 16 if self.powers_dealt else 0
        room = own.w - 40 - taken
        scale = min(1.0, (room / HAND - 6) / BID_CARD[0])
        step = BID_CARD[0] * scale + 6
        return [Spot(own.x + 24 + step * (at + 0.5), own.y + 120, scale) for at in range(count)]

    @property
    def _columns(self) -> int:
        """Of the powers, on a phone."""
        return 2 if self.powers_dealt < 5 else 3

    @property
    def _rows(self) -> int:
        return -(-self.powers_dealt // max(1, self._columns))

    @property
    def plate(self) -> tuple[float, float]:
        """How large a power in hand is, on a phone."""
        rows, columns = self._rows, self._columns
        return (374 + 4) / columns - 4, PLATES[rows] if rows < len(PLATES) else 30.0

    def _plates(self, x: float, y: float) -> list[Spot]:
        """Powers in rows, from this corner on."""
        (w, h), columns = self.plate, self._columns
        return [
            Spot(x + w / 2 + (w + 4) * (at % columns), y + h / 2 + (h + 4) * (at // columns))
            for at in range(self.powers_dealt)
        ]

    @property
    def _powers_step(self) -> float:
        """From one power to the next, on a wide table: many are tucked one under the other."""
        return min(POWER_SCALE * POWER_CARD[0] + 14, 330 / max(1, self.powers_dealt))

    def powers(self) -> list[Spot]:
        own, count = self.own, self.powers_dealt
        if self.phone:
            return self._plates(own.x, own.y + 171)
        right = own.x + own.w - 20 - POWER_SCALE * POWER_CARD[0] / 2
        step = self._powers_step
        return [
            Spot(right - step * (count - 1 - at), own.y + 110, POWER_SCALE) for at in range(count)
        ]


class LowPlan(Plan):
    """On a phone on its side: the same rows, each as low as can be, and powers beside the bids.

    Where nobody's cards lie below the cloth, the bids and piles have their room too.
    """

    width = 650.0
    height = 352.0

    @property
    def _more(self) -> float:
        return 0.0 if self.panel else 47.0

    @cached_property
    def cloth(self) -> Box:
        return Box(0, 0, 650, 254 + 2 * self._more)

    @cached_property
    def lane(self) -> Box:
        return Box(8, 85, 634, 94 + self._more)

    @cached_property
    def strip(self) -> Box:
        return Box(8, self.lane.y + self.lane.h + 1, 634, 53 + self._more)

    @cached_property
    def did(self) -> Box:
        return Box(222, self.strip.y + self.strip.h + 1, 420, 18)

    @property
    def discards(self) -> tuple[Box, Box]:
        y = self.did.y
        return Box(8, y, 122, 18), Box(134, y, 84, 18)

    def _flat(self, count: int, y: float, largest: float = 1.0) -> list[Spot]:
        step = min(150.0, 634 / count)
        scale = min(largest, (step - 4) / FLAT_CARD[0])
        return [Spot(325 + step * (at - (count - 1) / 2), y, scale) for at in range(count)]

    def foods(self) -> list[Spot]:
        return self._flat(self.seats, 43)

    def offer(self, count: int) -> tuple[list[Spot], str]:
        return self._flat(count, self.lane.cy + 10, 0.9), self.look

    def front(self, place: int) -> Spot:
        column = self.column(place)
        return Spot(column.cx - 30, column.y + 41 + self._more / 2, 0.53)

    def taken(self, place: int) -> tuple[Spot, str]:
        return self.front(place)._replace(scale=0.42), "small"

    def rank(self, place: int, played: bool) -> Rank:
        column, front = self.column(place), self.front(place)
        x, y = column.cx + 31, front.y - 41
        return Rank((x, y + 14, 17), (x, y + 38, 22), (column.cx, y + 87, 12))

    def plays(self, place: int, count: int) -> list[Spot]:
        x, y = self.column(place).cx + 31, self.front(place).y + 23
        return [Spot(x + dx, y, 0.42) for dx in ((0,) if count == 1 else (-14, 14))]

    def taker(self, place: int) -> Box:
        column = self.column(place, self.strip)
        return Box(column.x + 3, column.y + 1, column.w - 6, 17)

    @property
    def low_first(self) -> Box:
        return Box(self.did.x + self.did.w - 146, self.did.y, 146, self.did.h)

    @cached_property
    def own(self) -> Box:
        return Box(4, 258, 642, 94)

    def hand(self, count: int) -> list[Spot]:
        own, columns = self.own, self._columns
        room = own.w - columns * (self.plate[0] + 4)
        scale = min(0.6, (room / HAND - 5) / BID_CARD[0])
        step = min(room / HAND, BID_CARD[0] * scale + 14)
        left = own.x + (room - step * count) / 2
        return [Spot(left + step * (at + 0.5), own.cy, scale) for at in range(count)]

    @property
    def _columns(self) -> int:
        """Of powers: two are one above the other."""
        dealt = self.powers_dealt
        return 0 if not dealt else 1 if dealt < 3 else 2 if dealt < 5 else 3

    @property
    def plate(self) -> tuple[float, float]:
        rows = max(2, self._rows)
        return (0.0, 190.0, 158.0, 110.0)[self._columns], (self.own.h + 4) / rows - 4

    def powers(self) -> list[Spot]:
        own = self.own
        return self._plates(own.x + own.w + 4 - self._columns * (self.plate[0] + 4), own.y)


@cache
def plan(seats: int, layout: Layout, panel: bool, powers_dealt: int) -> Plan:
    """A layout; there are a few dozen."""
    return (LowPlan if layout == "low" else Plan)(seats, layout, panel, powers_dealt)
