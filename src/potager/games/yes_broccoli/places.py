"""Where things lie in the two layouts of Yes! Broccoli!: geometry, and no rules."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin
from typing import NamedTuple

from potager.core.shapes import Box

FOOD_CARD = (148.0, 196.0)
FOOD_CARD_WIDE = (158.0, 134.0)
BID_CARD = (104.0, 146.0)
POWER_CARD = (148.0, 168.0)


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


@dataclass(frozen=True)
class Plan:
    """One layout, for that many seats; `big_hand`: the viewer is about to choose a bid card."""

    seats: int
    phone: bool
    panel: bool  # whether the viewer has cards of her own below the cloth
    big_hand: bool
    powers_held: int = 0

    @property
    def width(self) -> float:
        return 390.0 if self.phone else 950.0

    @property
    def height(self) -> float:
        if not self.panel:
            return self.cloth.h + 8
        return self.own.y + self.own.h + 4

    @property
    def cloth(self) -> Box:
        if self.phone:
            return Box(8, 0, 374, self.lane.y + self.lane.h + 24)
        return Box(0, 0, 950, 470)

    @property
    def _foods_end(self) -> float:
        """On a phone: where the foods end and the lane begins."""
        return {2: 160.0, 3: 306.0, 4: 306.0, 5: 238.0}[self.seats]

    @property
    def lane(self) -> Box:
        """Where the bids lie, or the piles are shown."""
        if self.phone:
            return Box(18, self._foods_end, 354, 196)
        return Box(20, 236, 910, 216)

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
        columns = max(1, int((column.w - 8) // (46 if self.phone else 56)))
        rows = max(2, -(-count // columns))
        top = 34 if self.phone else 44
        h = min(48.0 if self.phone else 66.0, (column.h - top - 4) / rows)
        w = h * 0.84
        step = min(w + 6, (column.w - 8) / columns)
        found = []
        for at in range(count):
            here = min(columns, count - at // columns * columns)
            x = column.cx + step * (at % columns - (here - 1) / 2)
            y = column.y + top + h * (at // columns + 0.5)
            found.append(Box(x - w / 2, y - h / 2 + 3, w, h - 6))
        return found

    # The viewer's own cards

    @property
    def own(self) -> Box:
        if self.phone:
            return Box(8, self.cloth.h + 10, 374, 306 if self.powers_held else 170)
        return Box(0, self.cloth.h + 14, 950, 232)

    def hand(self, count: int) -> list[Spot]:
        """The bid cards in hand: large where one is to be chosen, or no powers lie beside them."""
        own, beside = self.own, self.powers_held
        if self.phone:
            y = own.y + (88 if self.big_hand or not beside else 222)
            scale = 0.8
            step = min(62.0, (own.w - 92) / max(1, count - 1))
            middle = (count - 1) / 2
            return [
                Spot(own.cx + step * (at - middle), y + 1.6 * (at - middle) ** 2, scale,
                     3.2 * (at - middle))
                for at in range(count)
            ]  # fmt: skip
        if self.big_hand or not beside:
            room = own.w - 40 - (104 * beside + 16 if beside else 0)
            step = min(112.0, room / max(1, count))
            scale = max(0.7, min(1.0, (step - 6) / BID_CARD[0]))
            return [Spot(own.x + 24 + step * (at + 0.5), own.y + 136, scale) for at in range(count)]
        step = min(58.0, 190 / max(1, count - 1))
        middle = (count - 1) / 2
        return [
            Spot(own.x + 66 + step * at, own.y + 136 + 0.5 * (at - middle) ** 2, 0.72,
                 1.6 * (at - middle))
            for at in range(count)
        ]  # fmt: skip

    def powers(self) -> list[Spot]:
        own, count = self.own, self.powers_held
        if self.phone:
            y = own.y + (232 if self.big_hand else 70)
            step = min(118.0, (own.w - 120) / max(1, count - 1))
            left = own.cx - step * (count - 1) / 2
            return [Spot(left + step * at, y, 0.75) for at in range(count)]
        if self.big_hand:
            left = own.x + own.w - 104 * count + 40
            return [Spot(left + 104 * at, own.y + 140, 0.64) for at in range(count)]
        step = min(180.0, 440 / max(1, count - 1))
        left = own.x + 634 - step * (count - 1) / 2
        return [Spot(left + step * at, own.y + 122) for at in range(count)]
