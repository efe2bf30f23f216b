"""Layouts as templates: named areas, written down as they appear on the screen.

>>> board = areas(300, 200, '''
...     40 | title
...     *  | supply field
...        | 90     *
... ''', gap=10)
>>> board["field"]
Box(x=90.0, y=50.0, w=210.0, h=150.0)

Each line is a row: its height, then the name of the area in each column. One name alone spans all
columns, and a dot or nothing leaves cells empty. The last line has the widths of the columns, if
there are several. A `*` takes the space that the others leave, and `2*` takes twice as much.
The gap is between rows. Several names mean the box around them:

>>> board["supply field"]
Box(x=0, y=50.0, w=300.0, h=150.0)

An area can have its own template:

>>> board.divide("title", '''
...     * | name score
...       | 3*   *
... ''')["score"]
Box(x=225.0, y=0, w=75.0, h=40.0)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate

from .shapes import Box

EMPTY = "."
ALL = "all"  # the area of the whole scene


class Areas(dict[str, Box]):
    """The areas of one layout: a box for each name."""

    def __init__(self, width: float, height: float, boxes: Mapping[str, Box]) -> None:
        super().__init__(boxes)
        self.width = width
        self.height = height

    def __missing__(self, names: str) -> Box:
        if " " not in names:
            raise KeyError(f"no area is called {names!r}, only {', '.join(self)}")
        return self.setdefault(names, around(*(self[name] for name in names.split())))

    def divide(self, names: str, template: str, gap: float = 0, pad: float = 0) -> Areas:
        """These areas, and those of a template inside one of them, with `pad` around them."""
        return self.add(_read(self[names].inset(pad), template, gap))

    def alias(self, **names: str) -> Areas:
        """These areas, and others that are the same as some of them, or around them."""
        return self.add({name: self[others] for name, others in names.items()})

    def grid(self, names: str, cells: Sequence[str], columns: int, gap: float = 0) -> Areas:
        """These areas, and one of them divided into equal cells, row by row.

        >>> areas(30, 20, "* | board").grid("board", ["a2", "b2", "a1", "b1"], columns=2)["b1"]
        Box(x=15.0, y=10.0, w=15.0, h=10.0)
        """
        at, rows = self[names], -(-len(cells) // columns)
        parts = (part.share(columns, gap, at.w) for part in at.share(rows, gap, at.h, down=True))
        boxes = [box for row in parts for box in row]
        return self.add(dict(zip(cells, boxes, strict=False)))

    def add(self, boxes: Mapping[str, Box]) -> Areas:
        """These areas and others. What spans several is computed again."""
        own = {name: box for name, box in self.items() if " " not in name}
        return Areas(self.width, self.height, {**own, **boxes})


def areas(width: float, height: float, template: str, gap: float = 0) -> Areas:
    """The areas of a template that fills the whole scene."""
    whole = Box(0, 0, width, height)
    return Areas(width, height, {ALL: whole, **_read(whole, template, gap)})


def ring(
    where: Areas, counts: Mapping[str, int], gap: float, widest: float, tallest: float
) -> list[tuple[Box, str]]:
    """Places at the edges of a table, each with the area that it is in.

    They go clockwise from the viewer's, the middle of `foot`: up `left`, along `top`, down `right`.
    """

    def along(edge: str) -> list[tuple[Box, str]]:
        count, down = counts.get(edge, 0), edge in ("left", "right")
        most = tallest if down else widest
        parts = where[edge].share(count, gap, most, down=down) if count else []
        return [(at, edge) for at in parts]

    foot, left, top, right = map(along, ("foot", "left", "top", "right"))
    me = len(foot) // 2 + 1
    return [*foot[:me][::-1], *left[::-1], *top, *right, *foot[me:][::-1]]


def around(*boxes: Box) -> Box:
    """The smallest box that contains all these boxes."""
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.x + box.w for box in boxes), max(box.y + box.h for box in boxes)
    return Box(x, y, right - x, bottom - y)


def _read(room: Box, template: str, gap: float) -> dict[str, Box]:
    lines = [line.split("|") for line in template.strip().splitlines()]
    rows = [(size.strip(), cells.split()) for size, cells in lines]
    widths = ["*"] if rows[-1][0] else rows.pop()[1]
    across = _tracks(room.x, room.w, widths)
    down = _tracks(room.y, room.h, [size for size, _ in rows], gap)
    found: dict[str, Box] = {}
    for (y, h), (_, names) in zip(down, rows, strict=True):
        cells = names if len(names) > 1 else (names or [EMPTY]) * len(across)
        for (x, w), name in zip(across, cells, strict=True):
            cell = Box(x, y, w, h)
            found[name] = around(found.get(name, cell), cell)
    found.pop(EMPTY, None)
    return found


def _tracks(
    start: float, room: float, sizes: Sequence[str], gap: float = 0
) -> Sequence[tuple[float, float]]:
    """The beginning and the length of each row or column."""
    shares = [float(size[:-1] or 1) if size.endswith("*") else 0.0 for size in sizes]
    fixed = [0.0 if share else float(size) for share, size in zip(shares, sizes, strict=True)]
    left = room - sum(fixed) - gap * (len(sizes) - 1)
    lengths = [
        size + left * share / (sum(shares) or 1) for size, share in zip(fixed, shares, strict=True)
    ]
    begins = accumulate([start, *(length + gap for length in lengths[:-1])])
    return list(zip(begins, lengths, strict=True))
