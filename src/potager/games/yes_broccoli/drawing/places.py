"""Where things lie in the two layouts of Yes! Broccoli!: geometry, and no rules."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from math import cos, radians, sin
from typing import NamedTuple

from potager.core.shapes import Box

FOOD_CARD = (148.0, 196.0)
FOOD_CARD_WIDE = (158.0, 134.0)
BID_CARD = (104.0, 146.0)
POWER_CARD = (148.0, 168.0)
POWER_SCALE = 0.94  # of the powers in hand, on a wide table


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

    The viewer's own cards lie at the same places through a round: nothing slides under a pointer
    when a window closes and a bid is asked for.
    """

    seats: int
    phone: bool
    panel: bool  # whether the viewer has cards of her own below the cloth
    powers_held: int = 0

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
            return Box(8, 0, 374, self.lane.y + self.lane.h + 24)
        return Box(0, 0, 950, 470)

    @property
    def _foods_end(self) -> float:
        """On a phone: where the foods end and the lane begins."""
        return {2: 160.0, 3: 306.0, 4: 306.0, 5: 238.0}[self.seats]

    @cached_property
    def lane(self) -> Box:
        """Where the bids lie, or the piles are shown."""
        if self.phone:
            return Box(18, self._foods_end, 354, 196)
        return Box(20, 236, 910, 216)

    @cached_property
    def did(self) -> Box:
        """Where it is said what a power has done: between the lane and the edge of the cloth."""
        lane = self.lane
        if self.phone:
            return Box(lane.x, lane.y + lane.h + 2, lane.w, 20)
        return Box(lane.cx - 290, lane.y + lane.h - 6, 580, 23)

    def foods(self, count: int) -> list[Spot]:
        """The places of so many foods up for grabs."""
        if not self.phone:
            scale = min(1.0, 700 / (count * 148 + (count - 1) * 20))
            step = 168 * scale
            return [Spot(475 + step * (at - (count - 1) / 2), 122, scale) for at in range(count)]
        columns, scale, step = (3, 0.72, 112) if count > 4 else (2, 1.0, 146)
        found = []
        for at in range(count):
            row = at // columns
            here = min(columns, count - row * columns)
            x = 195 + (374 / columns - 4) * (at % columns - (here - 1) / 2)
            found.append(Spot(x, 14 + 67 * scale + row * step, scale))
        return found

    def column(self, place: int) -> Box:
        """The part of the lane that belongs to one seat."""
        w = self.lane.w / self.seats
        return Box(self.lane.x + place * w, self.lane.y, w, self.lane.h)

    def front(self, place: int) -> Spot:
        """Where the bid in front of a seat lies."""
        column = self.column(place)
        if self.phone:
            return Spot(column.cx, column.y + 88, min(0.66, (column.w - 8) / BID_CARD[0]))
        return Spot(column.x + 70, column.y + 94, 1.0 if self.seats < 5 else 0.94)

    def offer(self, count: int) -> list[Spot]:
        """The places of foods that were drawn to choose from, in the lane."""
        lane = self.lane
        card = FOOD_CARD_WIDE if self.phone else FOOD_CARD
        room = lane.w - 24
        rows = 2 if self.phone and count > 3 else 1
        columns = -(-count // rows)
        scale = min(0.84, room / (columns * (card[0] + 14)), (lane.h - 46) / rows / (card[1] + 8))
        found = []
        for at in range(count):
            row = at // columns
            here = min(columns, count - row * columns)
            x = lane.cx + (card[0] + 14) * scale * (at % columns - (here - 1) / 2)
            step = (card[1] + 8) * scale
            y = lane.y + 38 + (lane.h - 46) / 2 + step * (row - (rows - 1) / 2)
            found.append(Spot(x, y, scale))
        return found

    def tokens(self, place: int, count: int) -> list[Box]:
        """The places of a pile's foods in its column."""
        column = self.column(place)
        top, largest = (34, 48.0) if self.phone else (44, 66.0)
        h, columns = max(
            (
                min(largest, (column.h - top - 4) / max(2, -(-count // many)),
                    ((column.w - 8) / many - 2) / 0.84),
                -many,
            )
            for many in range(1, max(2, count + 1))
        )  # fmt: skip
        columns = -columns
        room = (column.w - 8) / columns
        w = h * 0.84
        step = min(w + 6, room)
        found = []
        for at in range(count):
            here = min(columns, count - at // columns * columns)
            x = column.cx + step * (at % columns - (here - 1) / 2)
            y = column.y + top + h * (at // columns + 0.5)
            found.append(Box(x - w / 2, y - h / 2 + 3, w, h - 6))
        return found

    # The viewer's own cards

    @cached_property
    def own(self) -> Box:
        if self.phone:
            return Box(8, self.cloth.h + 10, 374, 306 if self.powers_held else 170)
        return Box(0, self.cloth.h + 14, 950, 232)

    def hand(self, count: int) -> list[Spot]:
        """The bid cards in hand; powers lie beside them, on a phone below."""
        own, middle = self.own, (count - 1) / 2
        if self.phone:
            step = min(62.0, (own.w - 92) / max(1, count - 1))
            return [
                Spot(own.cx + step * (at - middle), own.y + 88 + 1.6 * (at - middle) ** 2, 0.8,
                     3.2 * (at - middle))
                for at in range(count)
            ]  # fmt: skip
        room = own.w - 40 - (self._powers_step * self.powers_held + 16 if self.powers_held else 0)
        step = min(112.0, room / max(1, count))
        scale = max(0.66, min(1.0, (step - 11) / BID_CARD[0]))  # with room for a rim
        return [Spot(own.x + 24 + step * (at + 0.5), own.y + 136, scale) for at in range(count)]

    @property
    def _powers_step(self) -> float:
        """From one power to the next, on a wide table: many are tucked one under the other."""
        return min(POWER_SCALE * POWER_CARD[0] + 18, 330 / max(1, self.powers_held))

    def powers(self) -> list[Spot]:
        own, count = self.own, self.powers_held
        if self.phone:
            step = min(118.0, (own.w - 120) / max(1, count - 1))
            left = own.cx - step * (count - 1) / 2
            return [Spot(left + step * at, own.y + 232, 0.75) for at in range(count)]
        right = own.x + own.w - 20 - POWER_SCALE * POWER_CARD[0] / 2
        step = self._powers_step
        return [
            Spot(right - step * (count - 1 - at), own.y + 126, POWER_SCALE) for at in range(count)
        ]


@cache
def plan(seats: int, phone: bool, panel: bool, powers_held: int) -> Plan:
    """A layout; there are a few dozen."""
    return Plan(seats, phone, panel, powers_held)
