"""The layouts of Carrots & Broccoli: the bed, and beside it the dice, the supply and the pass."""

from __future__ import annotations

from potager.core.areas import Areas, areas
from potager.games.carrots_and_broccoli import square_name

FLIP = 0b111_000  # turns squares counted from a1 into squares counted from a8, as they are drawn
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
    80  | dice . bed . supply
    9   |
    24  | name . bed . supply
    60  | said . bed . supply
    *   | .    . bed . supply
    76  | pass . bed . supply
    5   |
        | 146 10 *  10 150
"""
BED = """
    3.5* |
    100* | ranks board .
    6*   | .     files .
         | 4*    100*  4*
"""
SHELVES = [f"shelf:{colour}" for colour in range(4)]
RANKS = [f"rank:{rank}" for rank in reversed(range(8))]
SQUARES = [square_name(number ^ FLIP) for number in range(64)]


def _divided(where: Areas, columns: int = 1) -> Areas:
    """The areas of a layout, with those of every shelf, rank and square."""
    where = where.divide("bed", BED).grid("supply", SHELVES, columns, gap=6)
    where = where.add({"board": where["board"].fit(1)})
    return where.grid("board", RANKS, columns=1).grid("board", SQUARES, columns=8)


LAYOUTS = {
    "wide": _divided(areas(952, 716, WIDE)),
    "phone": _divided(areas(390, 634, PHONE), columns=2),
    "low": _divided(areas(650, 340, LOW)),
}
