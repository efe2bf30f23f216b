"""A line around some cells of a grid, such as a garden or a conquered area.

>>> from potager.core.shapes import Box
>>> corner = Outline("mine", (2, 3), columns=2, inset=0, radius=0.2)
>>> corner.draw(Box(0, 0, 20, 20))[0].d.split("L")[:2]
['M0.0 12.0Q0.0 10.0 2.0 10.0', '18.0 10.0Q20.0 10.0 20.0 12.0']

Here places and directions are complex numbers, with 1 for east and 1j for south. Multiplying by 1j
is a turn to the right.
"""

from __future__ import annotations

from .scene import Sprite
from .shapes import Box
from .zones import Zone, classes

SIDES = ((0, 1), (1, 1j), (1 + 1j, -1), (1j, -1j))  # of a cell: from which corner it goes where
Edge = tuple[complex, complex]  # where it begins, and its direction; the inside is on the right


class Outline(Zone, frozen=True):
    """A rounded line around cells, slightly inside them."""

    key: str
    cells: tuple[int, ...]  # row by row, from the upper left corner on
    classes: str = ""
    columns: int = 8
    inset: float = 0.06  # in widths of a cell
    radius: float = 0.16

    def draw(self, at: Box) -> list[Sprite]:
        cells = {complex(*divmod(cell, self.columns)[::-1]) for cell in self.cells}
        edges = {
            (cell + corner, way): None  # a dictionary keeps its order
            for cell in sorted(cells, key=lambda one: (one.real, one.imag))
            for corner, way in SIDES
            if cell - 1j * way not in cells
        }
        d = ""
        while edges:
            d += self._rounded(_loop(edges), at)
        return [Sprite(key=self.key, kind="region", d=d, classes=classes(self.classes))]

    def _rounded(self, loop: list[Edge], at: Box) -> str:
        side = at.w / self.columns

        def point(place: complex) -> str:
            return f"{at.x + side * place.real:.1f} {at.y + side * place.imag:.1f}"

        parts = []
        for (_, before), (place, after) in zip([loop[-1], *loop], loop, strict=False):
            if before != after:
                corner = place + self.inset * 1j * (before + after)
                start, end = corner - self.radius * before, corner + self.radius * after
                parts.append(f"{point(start)}Q{point(corner)} {point(end)}")
        return f"M{'L'.join(parts)}Z"


def _loop(edges: dict[Edge, None]) -> list[Edge]:
    """Take the edges of one loop out of these, in their order."""
    edge = next(iter(edges))
    loop = []
    while edge in edges:
        del edges[edge]
        loop.append(edge)
        at, way = edge[0] + edge[1], edge[1]
        # Where two cells touch at a corner the line stays with its own.
        after = ((at, way * turn) for turn in (1j, 1, -1j))
        edge = next((one for one in after if one in edges), loop[0])
    return loop
