"""Where things stand in the layouts of Carrots & Broccoli, and outlines of sets of squares."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from potager.core.pyramids import DIE, Foot
from potager.core.scene import Layout
from potager.core.shapes import Box


@dataclass(frozen=True, eq=False)  # there are few; what is drawn is remembered by them
class Plan:
    """One layout."""

    width: float
    height: float
    frame: Box  # the wood around the board
    edge: float  # its darker lower edge
    corner: tuple[float, float]  # the upper left corner of the squares
    side: float  # of a square
    letters: float
    roll: Box  # the card around the dice
    tray: Box
    dice: tuple[Foot, Foot]  # centres, in the tray
    shown: tuple[float, float]  # the roll in words
    supply: Box
    shelves: tuple[Box, ...]  # one for each colour
    shelf_scale: float
    pass_button: Box
    badge: float  # how large it is written how many of a pyramid are left
    phone: bool = False

    @property
    def soil(self) -> Box:
        x, y = self.corner
        return Box(x, y, 8 * self.side, 8 * self.side)

    @property
    def lying(self) -> tuple[Box, ...]:
        """What lies on the table and throws a shadow."""
        return self.frame, self.roll, self.pass_button, self.tray if self.phone else self.supply

    def square(self, number: int) -> Box:
        x, y = self.corner
        rank, file = divmod(number, 8)
        return Box(x + file * self.side, y + (7 - rank) * self.side, self.side, self.side)

    def foot(self, number: int) -> Foot:
        """Where a pyramid stands on a square."""
        at = self.square(number)
        return Foot(at.cx, at.y + 0.82 * at.h, 0.86 * self.side / 80)

    def shelf_foot(self, piece: int) -> Foot:
        """Where a pyramid stands in the supply."""
        colour, size = divmod(piece, 3)
        shelf = self.shelves[colour]
        return Foot(
            shelf.x + shelf.w * (0.16, 0.46, 0.8)[size], shelf.y + 0.88 * shelf.h, self.shelf_scale
        )

    def path(self, squares: Collection[int]) -> str:
        """A line through the centres of these squares."""
        centres = [self.square(number) for number in squares]
        return "M" + "L".join(f"{at.cx:.1f} {at.cy:.1f}" for at in centres)


WIDE = Plan(
    width=952,
    height=716,
    frame=Box(246, 0, 706, 714),
    edge=6,
    corner=(277, 29),
    side=80.5,
    letters=13,
    roll=Box(0, 0, 232, 196),
    tray=Box(14, 36, 204, 100),
    dice=(Foot(72, 82, 62 / DIE), Foot(160, 84, 62 / DIE)),
    shown=(116, 165),
    supply=Box(0, 210, 232, 438),
    shelves=tuple(Box(12, 246 + 98 * row, 208, 90) for row in range(4)),
    shelf_scale=0.8,
    pass_button=Box(0, 662, 232, 48),
    badge=21,
)

PHONE = Plan(
    width=390,
    height=634,
    frame=Box(3, 2, 384, 394),
    edge=4,
    corner=(17, 14),
    side=44.5,
    letters=9.5,
    roll=Box(148, 404, 150, 78),
    tray=Box(8, 404, 132, 78),
    dice=(Foot(43, 442, 46 / DIE), Foot(105, 443, 46 / DIE)),
    shown=(223, 444),
    supply=Box(4, 488, 382, 142),
    shelves=tuple(Box(8 + 190 * (n % 2), 492 + 69 * (n // 2), 184, 65) for n in range(4)),
    shelf_scale=0.62,
    pass_button=Box(306, 404, 76, 74),
    badge=17,
    phone=True,
)


LOW = Plan(  # a phone on its side: the dice have the left column, the supply the right one
    width=650,
    height=340,
    frame=Box(156, 0, 334, 340),
    edge=4,
    corner=(171, 11),
    side=38.5,
    letters=10.8,
    roll=Box(0, 116, 146, 94),
    tray=Box(0, 2, 146, 104),
    dice=(Foot(42, 52, 52 / DIE), Foot(106, 53, 52 / DIE)),
    shown=(73, 167),
    supply=Box(500, 2, 150, 336),
    shelves=tuple(Box(500, 2 + 85 * row, 150, 81) for row in range(4)),
    shelf_scale=0.64,
    pass_button=Box(0, 270, 146, 66),
    badge=17.5,
    phone=True,
)


def plan(layout: Layout) -> Plan:
    return {"phone": PHONE, "low": LOW}.get(layout, WIDE)


# Outlines: here places and directions are complex numbers, with 1 for east and 1j for south.
# Times 1j is a turn to the right.

SIDES = ((0, 1), (1, 1j), (1 + 1j, -1), (1j, -1j))  # of a square: from which corner it goes where
Edge = tuple[complex, complex]  # where it begins, and its direction; the inside is on the right


def outline(squares: Collection[int], where: Plan, inset: float, radius: float) -> str:
    """A rounded line around a set of squares, a little within it, as path data."""
    cells = {complex(number % 8, 7 - number // 8) for number in squares}
    edges = {
        (cell + corner, way): None  # a dictionary keeps its order
        for cell in sorted(cells, key=lambda one: (one.real, one.imag))
        for corner, way in SIDES
        if cell - 1j * way not in cells
    }
    d = ""
    while edges:
        d += _rounded(_loop(edges), where, inset, radius)
    return d


def _loop(edges: dict[Edge, None]) -> list[Edge]:
    """Take the edges of one loop out of these, in their order."""
    edge = next(iter(edges))
    loop = []
    while edge in edges:
        del edges[edge]
        loop.append(edge)
        at, way = edge[0] + edge[1], edge[1]
        # Where two squares touch at a corner the line stays with its own.
        after = ((at, way * turn) for turn in (1j, 1, -1j))
        edge = next((one for one in after if one in edges), loop[0])
    return loop


def _rounded(loop: list[Edge], where: Plan, inset: float, radius: float) -> str:
    parts = []
    for (_, before), (at, after) in zip([loop[-1], *loop], loop, strict=False):
        if before != after:
            corner = complex(*where.corner) + at * where.side + inset * 1j * (before + after)
            start, end = corner - radius * before, corner + radius * after
            parts.append(f"{_point(start)}Q{_point(corner)} {_point(end)}")
    return f"M{'L'.join(parts)}Z"


def _point(at: complex) -> str:
    return f"{at.real:.1f} {at.imag:.1f}"
