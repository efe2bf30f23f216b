"""Where things stand in the layouts of Snail Invasion!: geometry, and no rules.

In a stack each piece rises a little above the one below, so that every row of marks can be read; a
tall stack is drawn smaller and closer, to stay near its square.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise

from potager.core.pyramids import HEIGHT, Foot
from potager.core.shapes import Box

COLUMNS = 4
RISE = 29.0
SNUG = 21.0  # a rise that still shows the marks
TIGHT = 11.0  # a rise that still shows the colour
MOST_WALKS = 4_096  # that are remembered


@dataclass(frozen=True, eq=False)  # there are few; what is drawn is remembered by them
class Plan:
    """One layout."""

    width: float
    height: float
    shed: Box
    nest: Box
    tray: Box
    frame: Box
    rim: float  # the frame's wood
    edge: float  # its darker lower edge
    gap: float  # between squares
    total: Box
    legend: Box
    pass_button: Box  # instead of the legend, for a side that can't move
    dice: tuple[Foot, Foot]  # centres, in the tray; the scale is of a die of 58
    tree_scale: float
    nest_scale: float
    number: float  # the size of a square's number
    inset: float  # how far from the corner of its square it stands
    shed_symbol: str = "shed"
    phone: bool = False

    @property
    def sizes(self) -> list[Box]:
        """The parts of the legend: one for each size, side by side."""
        x, y, w, h = self.legend
        return [Box(x + index * w / 3, y, w / 3, h) for index in range(3)]

    @property
    def soil(self) -> Box:
        board = self.frame.inset(self.rim)
        return Box(board.x, board.y, board.w, board.h - self.edge)

    @property
    def lying(self) -> tuple[Box, ...]:
        """What lies on the table and throws a shadow."""
        cards = (self.shed, self.nest, self.tray, self.frame)
        return (*cards, self.total) if self.phone else cards

    def squares(self, count: int) -> Sequence[Box]:
        """The squares, row by row from the upper left."""
        return _squares(self, count)

    def trees(self, count: int) -> list[Foot]:
        """Where that many trees stand in the Potting Shed."""
        unit = self.shed.w / 500
        y = self.shed.y + self.shed.h * 0.9
        return [
            Foot(self.shed.x + unit * (231 + 110 * (index - (count - 1) / 2)), y, self.tree_scale)
            for index in range(count)
        ]

    def nest_spots(self, groups: Sequence[Sequence[int]]) -> list[Foot]:
        """Where the Snails' tree and the wounded stand in the Nest; one alone is drawn larger."""
        unit = self.nest.w / 236
        scale = self.nest_scale * (1.25 if [len(group) for group in groups] == [1] else 1)
        y = self.nest.y + self.nest.h * 0.79
        return [
            Foot(self.nest.x + unit * (116 + 54 * (index - (len(groups) - 1) / 2)), y, scale)
            for index in range(len(groups))
        ]


@cache
def _squares(where: Plan, count: int) -> tuple[Box, ...]:
    gap, soil = where.gap, where.soil.inset(where.gap)
    rows = count // COLUMNS
    w = (soil.w - (COLUMNS - 1) * gap) / COLUMNS
    h = (soil.h - (rows - 1) * gap) / rows
    return tuple(
        Box(soil.x + column * (w + gap), soil.y + row * (h + gap), w, h)
        for row in range(rows)
        for column in range(COLUMNS)
    )


class Low(Plan):
    """A phone on its side: the trees stand on two shelves, the sizes one below another."""

    @property
    def sizes(self) -> list[Box]:
        x, y, w, h = self.legend.inset(5)
        return [Box(x, y + index * h / 3, w, h / 3) for index in range(3)]

    def trees(self, count: int) -> list[Foot]:
        x, y, w, h = self.shed
        columns = (0.27, 0.73) if count > 1 else (0.5,)
        places = [(x + w * across, y + h * down) for down in (0.51, 0.96) for across in columns]
        return [Foot(*place, self.tree_scale) for place in places[-count:]]


WIDE = Plan(
    width=952,
    height=726,
    shed=Box(0, 4, 500, 166),
    tray=Box(516, 4, 184, 166),
    nest=Box(716, 4, 236, 166),
    frame=Box(0, 188, 952, 538),
    rim=18,
    edge=6,
    gap=7,
    total=Box(562, 115, 92, 32),
    legend=Box(28, 701, 300, 24),
    pass_button=Box(386, 674, 180, 48),
    dice=(Foot(576, 70, 1), Foot(641, 64, 1)),
    tree_scale=1,
    nest_scale=0.95,
    number=15,
    inset=23,
)

PHONE = Plan(
    width=390,
    height=660,
    nest=Box(12, 6, 136.5, 96),
    tray=Box(158.5, 6, 124, 96),
    total=Box(292.5, 6, 85.5, 96),
    frame=Box(8, 114, 374, 386),
    shed=Box(12, 510, 366, 122),
    legend=Box(57, 636, 276, 22),
    pass_button=Box(120, 468, 150, 46),
    rim=11,
    edge=5,
    gap=5,
    dice=(Foot(195.5, 53, 0.7), Foot(244.5, 52, 0.7)),
    tree_scale=0.78,
    nest_scale=0.6,
    number=13,
    inset=15.6,
    phone=True,
)

LOW = Low(
    width=608,
    height=330,
    shed=Box(0, 4, 144, 218),
    nest=Box(0, 230, 144, 100),
    frame=Box(152, 4, 322, 326),
    tray=Box(482, 4, 126, 100),
    total=Box(482, 112, 126, 92),
    legend=Box(482, 212, 126, 118),
    pass_button=Box(482, 240, 126, 60),
    rim=9.5,
    edge=4,
    gap=4,
    dice=(Foot(518, 54, 0.82), Foot(572, 53, 0.82)),
    tree_scale=0.8,
    nest_scale=0.62,
    number=12.5,
    inset=12.5,
    shed_symbol="shelves",
    phone=True,
)


def plan(layout: str) -> Plan:
    return {"phone": PHONE, "low": LOW}.get(layout, WIDE)


def tree_feet(foot: Foot, count: int) -> list[Foot]:
    """Where the pieces of a tree stand, bottom to top."""
    return [foot.raised(RISE * foot.scale * index) for index in range(count)]


def stack(square: Box, sizes: Sequence[int]) -> list[Foot]:
    """Where the pieces of a stack stand, bottom to top."""
    if not sizes:
        return []
    room = square.h * 1.04  # from the foot up; a tall stack may reach a little above its square
    low = 0.0074 if square.w > 1.2 * square.h else 0.0088  # in a broad square it would be lost
    full = min(square.h * low, square.w * 0.0105)
    wanted = [_rise(RISE, below, above) for below, above in pairwise(sizes)]
    snug = [_rise(SNUG, below, above) for below, above in pairwise(sizes)]
    tight = [_rise(TIGHT, below, above) for below, above in pairwise(sizes)]
    top = HEIGHT[sizes[-1]]
    scale = min(full, max(0.66 * full, room / (sum(snug) + top)), room / (sum(tight) + top))
    spare = (room / scale - top - sum(tight)) / (sum(wanted) - sum(tight) or 1)
    spare = min(1.0, max(0.0, spare))
    foot = Foot(square.cx, ground(square), scale)
    feet = [foot]
    for close, far in zip(tight, wanted, strict=True):
        foot = foot.raised(scale * (close + spare * (far - close)))
        feet.append(foot)
    return feet


def onto(square: Box, standing: Sequence[int], landing: Sequence[int]) -> list[Foot]:
    """Where landing pieces would stand on a stack as it is drawn now."""
    if not standing:
        return stack(square, landing)
    foot = stack(square, standing)[-1]
    feet = []
    for below, above in pairwise([standing[-1], *landing]):
        foot = foot.raised(foot.scale * _rise(RISE if len(standing) < 6 else SNUG, below, above))
        feet.append(foot)
    return feet


def _rise(least: float, below: int, above: int) -> float:
    """How far a piece stands above the one below it: the tip of that one must stay covered."""
    if below <= above:
        return least
    return max(least, {(3, 1): 36.0, (3, 2): 20.0, (2, 1): 18.0}[below, above])


@lru_cache(maxsize=MOST_WALKS)
def way(where: Plan, count: int, start: int, to: int) -> tuple[tuple[float, float], ...]:
    """Where feet are set down from one square to another, along the loop and beside the squares.

    A new row is reached between the rows. From the last square to the first it goes outside, on
    the frame: straight across the bed it would look like a way back.
    """
    places = where.squares(count)
    stops = [start, *between(count, start, to), to]
    points: list[tuple[float, float]] = []
    for here, there in pairwise(stops):
        points += _turns(where, places, here, there)
        points.append((places[there].cx, ground(places[there])))
    return tuple(points[:-1])


def _turns(where: Plan, places: Sequence[Box], here: int, there: int) -> list[tuple[float, float]]:
    """The points between a square and the next one of the loop: none beside it in its row.

    A row begins at its edge, so that the way leaves the square's number to be read.
    """
    soil, frame = where.soil, where.frame
    right, left = soil.x + soil.w, soil.x
    if there == 0:
        top, outside = frame.y + where.rim / 2, where.rim / 2
        ends = [(right + outside, top), (left - outside, top), (left, ground(places[0]))]
        return [(right + outside, ground(places[here])), *ends]
    if places[there].y == places[here].y:
        return []
    low = places[there].y - where.gap / 2
    return [(right, low), (left, low), (left, ground(places[there]))]


def between(count: int, start: int, to: int) -> list[int]:
    """The squares of the loop after one and before another; from a square to itself: all others."""
    steps = (to - start - 1) % count
    return [(start + step) % count for step in range(1, steps + 1)]


def ground(square: Box) -> float:
    """Where pieces stand on a square."""
    return square.y + square.h * 0.86
