"""Where things lie in the two layouts of Yes! Broccoli!: geometry, and no rules."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from math import cos, radians, sin
from typing import NamedTuple

from potager.core.shapes import Box

FOOD_CARD = (148.0, 196.0)
BID_CARD = (104.0, 146.0)
POWER_CARD = (148.0, 168.0)
PLATE = (183.0, 68.0)  # a power in hand, on a phone
POWER_SCALE = 0.94  # of the powers in hand, on a wide table
HAND = 8  # bid cards are dealt for a meal, and as many foods come to a pile


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


@dataclass(frozen=True, eq=False)  # `plan` makes each once; what is drawn is remembered by them
class Plan:
    """One layout, for that many seats.

    From the cloth's upper edge: foods up for grabs, the lane with the bids, the score piles. The
    viewer's own cards lie below it, at the same places through a match: nothing slides under a
    pointer when a window closes and a bid is asked for.
    """

    seats: int
    phone: bool
    panel: bool  # whether the viewer has cards of her own below the cloth
    powers_dealt: int = 0

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
            return Box(18, 22 + FOOD_CARD[1] * self._row(358, self.seats), 354, 172)
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
        return Box(strip.cx - 290, strip.y + strip.h - 5, 580, 23)

    @staticmethod
    def _row(room: float, count: int) -> float:
        """The scale of so many foods side by side."""
        return min(0.9, room / (max(3, count) * (FOOD_CARD[0] + 14) - 14))

    def _side_by_side(self, count: int, room: float, x: float, y: float) -> list[Spot]:
        scale = self._row(room, count)
        step = (FOOD_CARD[0] + 14) * scale
        return [Spot(x + step * (at - (count - 1) / 2), y, scale) for at in range(count)]

    def foods(self) -> list[Spot]:
        """The places of the foods up for grabs, one for each seat."""
        if self.phone:
            return self._side_by_side(self.seats, 358, 195, (self.lane.y - 4) / 2)
        return self._side_by_side(self.seats, 690, 475, 104)

    def offer(self, count: int) -> list[Spot]:
        """The places of foods that were drawn to choose from, in the lane."""
        lane = self.lane
        room = min(lane.w - 24, count * (lane.h - 46) * FOOD_CARD[0] / FOOD_CARD[1])
        return self._side_by_side(count, room, lane.cx, lane.y + 16 + lane.h / 2)

    def column(self, place: int, row: Box | None = None) -> Box:
        """The part of the lane, or of another row, that belongs to one seat."""
        row = row or self.lane
        w = row.w / self.seats
        return Box(row.x + place * w, row.y, w, row.h)

    def front(self, place: int) -> Spot:
        """Where the bid in front of a seat lies."""
        column = self.column(place)
        if self.phone:
            return Spot(column.cx, column.y + 80, min(0.66, (column.w - 8) / BID_CARD[0]))
        return Spot(column.x + 70, column.y + 86, 1.0 if self.seats < 5 else 0.94)

    def open_piles(self, over: bool) -> Box:
        """Where piles are large enough to choose from; at the end they have all of the cloth."""
        lane, strip = self.lane, self.strip
        top = 12 if over else lane.y
        return Box(lane.x, top, lane.w, strip.y + strip.h - top)

    def tokens(self, pile: Box, title: float, count: int) -> list[Box]:
        """The places of a pile's foods below its title, as large as all of a meal can be.

        On a phone they are larger than that while there are few, so that their values can be read.
        """
        room = Box(pile.x + 4, pile.y + title, pile.w - 8, pile.h - title - 3)
        most = max(HAND // 2 if self.phone else HAND, count)
        h, columns = max(
            (min(room.h / -(-most // many), room.w / many / 0.66, 130.0), many)
            for many in range(1, most + 1)
        )
        w = h * 0.66
        return [
            Box(room.x + w * (at % columns) + 1, room.y + h * (at // columns) + 1, w - 2, h - 2)
            for at in range(count)
        ]

    # The viewer's own cards

    @cached_property
    def own(self) -> Box:
        if self.phone:
            powers = PLATE[1] + 14 if self.plates else 136
            return Box(8, self.cloth.h, 374, 164 + (powers if self.powers_dealt else 0))
        return Box(0, self.cloth.h + 12, 950, 212)

    def hand(self, count: int) -> list[Spot]:
        """The bid cards in hand; powers lie beside them, on a phone below."""
        own, middle = self.own, (count - 1) / 2
        if self.phone:
            step = min(62.0, (own.w - 92) / max(1, count - 1))
            return [
                Spot(own.cx + step * (at - middle), own.y + 84 + 1.6 * (at - middle) ** 2, 0.8,
                     3.2 * (at - middle))
                for at in range(count)
            ]  # fmt: skip
        taken = self._powers_step * self.powers_dealt + 16 if self.powers_dealt else 0
        room = own.w - 40 - taken
        scale = min(1.0, (room / HAND + 16) / BID_CARD[0])  # a little of each may be covered
        step = min(BID_CARD[0] * scale + 12, room / max(1, count))
        return [Spot(own.x + 24 + step * (at + 0.5), own.y + 120, scale) for at in range(count)]

    @property
    def plates(self) -> bool:
        """Whether powers are low plates: a phone has room for two of them side by side."""
        return self.phone and self.powers_dealt < 3

    @property
    def _powers_step(self) -> float:
        """From one power to the next, on a wide table: many are tucked one under the other."""
        return min(POWER_SCALE * POWER_CARD[0] + 18, 330 / max(1, self.powers_dealt))

    def powers(self) -> list[Spot]:
        own, count = self.own, self.powers_dealt
        if self.plates:
            step, y = PLATE[0] + 8, own.y + 171 + PLATE[1] / 2
            return [Spot(own.cx + step * (at - (count - 1) / 2), y) for at in range(count)]
        if self.phone:
            step = min(128.0, (own.w - 124) / max(1, count - 1))
            left = own.cx - step * (count - 1) / 2
            return [Spot(left + step * at, own.y + 228, 0.8) for at in range(count)]
        right = own.x + own.w - 20 - POWER_SCALE * POWER_CARD[0] / 2
        step = self._powers_step
        return [
            Spot(right - step * (count - 1 - at), own.y + 110, POWER_SCALE) for at in range(count)
        ]


@cache
def plan(seats: int, phone: bool, panel: bool, powers_dealt: int) -> Plan:
    """A layout; there are a few dozen."""
    return Plan(seats, phone, panel, powers_dealt)
