"""The layouts of Carrots & Broccoli: the bed, and beside it the dice, the supply and the pass.

All players see the bed from their own side, turned by quarters.
"""

from __future__ import annotations

from functools import cache

from potager.core.areas import Areas, areas
from potager.core.scene import Layout
from potager.games.carrots_and_broccoli import square_name

WIDE = """
    32  | name    name    name    . bed
    104 | .       dice    .       . bed
    60  | said    said    said    . bed
    14  |
    34  | heading heading heading . bed
    *   | .       supply  .       . bed
    12  | base    base    base    . bed
    14  |
    48  | pass    pass    pass    . bed
    6   |
        | 12      208     12     14 *
"""
PHONE = """
    2   |
    390 | . bed bed    bed    bed    bed    bed    bed .
    12  |
    24  | . .   dice   .      name   .      pass   .   .
    54  | . .   dice   .      said   .      pass   .   .
    12  |
    *   | . .   supply supply supply supply supply .   .
    3   |
        | 3 5   132    8      *      8      76     5   3
"""
LOW = """
    68  | dice . bed . supply
    9   |
    24  | name . bed . supply
    60  | said . bed . supply
    *   | .    . bed . supply
    76  | pass . bed . supply
    5   |
        | 120 8  *  8  134
"""
BED = """
    3.5* |
    100* | left board  .
    6*   | .    below  .
         | 4*    100*  4*
"""
SHELVES = [f"shelf:{colour}" for colour in range(4)]
SIZES = {"wide": (952, 716, WIDE, 1), "phone": (390, 634, PHONE, 2), "low": (604, 340, LOW, 1)}


def quarters(seats: int, viewer: int) -> int:
    """How often the bed is turned to the left, so that the viewer's corner or edge is below."""
    return max(0, viewer) * 4 // seats


@cache
def drawn(turned: int) -> tuple[int, ...]:
    """The squares as they are drawn, row by row from the upper left corner on."""
    rows = [[8 * rank + file for file in range(8)] for rank in reversed(range(8))]
    for _ in range(turned):
        rows = [list(row) for row in zip(*rows, strict=True)][::-1]
    return tuple([square for row in rows for square in row])


@cache
def cells(turned: int) -> tuple[int, ...]:
    """Where each square is drawn, from a1 on."""
    return tuple(sorted(range(64), key=drawn(turned).__getitem__))


@cache
def plan(layout: Layout, turned: int) -> Areas:
    """The areas of a layout, with those of every shelf, rank and square."""
    width, height, template, columns = SIZES[layout]
    where = areas(width, height, template).divide("bed", BED)
    where = where.grid("supply", SHELVES, columns, gap=6)
    where = where.add({"board": where["board"].fit(1)})
    squares = drawn(turned)
    ranks = [f"rank:{square // 8}" for square in (squares[:8] if turned % 2 else squares[::8])]
    where = where.grid("board", ranks, columns=8 if turned % 2 else 1)
    return where.grid("board", [*map(square_name, squares)], columns=8)
