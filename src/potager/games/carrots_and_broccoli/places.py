"""Where things stand in the two layouts of Carrots & Broccoli, and outlines of sets of squares."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from potager.core.pyramids import DIE, Foot
from potager.core.scene import Layout
from potager.core.shapes import Box


@dataclass(frozen=True, eq=False)  # there are two; what is drawn is remembered by them
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
    phone: bool = False

    @property
    def soil(self) -> Box:
        x, y = self.corner
        return Box(x, y, 8 * self.side, 8 * self.side)

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
    phone=True,
)


def plan(layout: Layout) -> Plan:
    return PHONE if layout == "phone" else WIDE


# Outlines

TURNS = ((1, 0), (0, 1), (-1, 0), (0, -1))  # east, south, west, north; the inside is on the right


def outline(squares: Collection[int], where: Plan, inset: float, radius: float) -> str:
    """A rounded line around a set of squares, a little within it, as path data."""
    return "".join(_rounded(loop, where, inset, radius) for loop in _loops(squares))


def _loops(squares: Collection[int]) -> list[list[tuple[int, int, int]]]:
    """The edges around a set of squares, chained: each as column, row and direction."""
    cells = {(number % 8, 7 - number // 8) for number in squares}
    edges = set()
    for x, y in cells:
        if (x, y - 1) not in cells:
            edges.add((x, y, 0))
        if (x + 1, y) not in cells:
            edges.add((x + 1, y, 1))
        if (x, y + 1) not in cells:
            edges.add((x + 1, y + 1, 2))
        if (x - 1, y) not in cells:
            edges.add((x, y + 1, 3))
    loops = []
    while edges:
        edge = min(edges)
        loop = []
        while edge in edges:
            edges.remove(edge)
            loop.append(edge)
            x, y, way = edge
            x, y = x + TURNS[way][0], y + TURNS[way][1]
            # Where two squares touch at a corner the line stays with its own.
            edge = next(
                ((x, y, to % 4) for to in (way + 1, way, way + 3) if (x, y, to % 4) in edges),
                loop[0],
            )
        loops.append(loop)
    return loops


def _rounded(loop: list[tuple[int, int, int]], where: Plan, inset: float, radius: float) -> str:
    left, top = where.corner
    corners = []
    for before, after in zip([loop[-1], *loop], loop, strict=False):
        if before[2] != after[2]:
            x, y = left + after[0] * where.side, top + after[1] * where.side
            for way in (before[2], after[2]):
                x, y = x - inset * TURNS[way][1], y + inset * TURNS[way][0]
            corners.append((x, y, before[2], after[2]))
    parts = []
    for x, y, before_way, after_way in corners:
        (bx, by), (ax, ay) = TURNS[before_way], TURNS[after_way]
        parts.append(
            f"{x - radius * bx:.1f} {y - radius * by:.1f}"
            f"Q{x:.1f} {y:.1f} {x + radius * ax:.1f} {y + radius * ay:.1f}"
        )
    return f"M{'L'.join(parts)}Z"
