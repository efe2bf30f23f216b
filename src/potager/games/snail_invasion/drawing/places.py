"""The layouts of Snail Invasion!: templates, the squares of the bed, and the way around it.

The Potting Shed, the dice and the Nest are above the bed. On a phone they are above and below it,
and on a phone turned sideways they are to its left and right.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from potager.core.areas import Areas, areas
from potager.core.scene import Layout
from potager.core.shapes import Box

COLUMNS = 4
GAP = 5.0  # between squares
RIM = {"wide": 18.0, "phone": 11.0, "low": 9.5}  # of wood around the soil
EDGE = 5.0  # the lower edge of the wood
LIP = 4.0  # and that of a square
ROOM = 1.04  # of a stack, in heights of its square: a tall one reaches a little above it
GROUND = 0.9  # where it stands

WIDE = """
    4   |
    166 | shed . tray . nest
    18  |
    *   | frame
        | 500 16 184 16 236
"""
PHONE = """
    6   |
    96  | . nest   .      tray   .      total  .
    12  |
    386 | . frame  frame  frame  frame  frame  .
    10  |
    124 | . shed   shed   shed   shed   shed   .
    4   |
    22  | . legend legend legend legend legend .
        | 8 140 10 126 10 88 8
"""
LOW = """
    4   |
    100 | shed . frame . tray
    8   | shed . frame . .
    92  | shed . frame . total
    8   | shed . frame . .
    10  | shed . frame . legend
    8   | .    . frame . legend
    100 | nest . frame . legend
        | 144 8 322 8 126
"""
SHED = """
    42*  |
    113* | . trees .
    11*  |
         | 11* 440* 49*
"""
SHELVES = """
    23.5* |
    190*  | . trees .
    4.5*  |
          | 6* 132* 6*
"""
NEST = """
    24*  |
    112* | . snails .
    30*  |
         | 16* 200* 20*
"""
TRAY = """
    *  |
    32 | . total .
    6  |
       | * 112 *
"""
RAIL = """
    *  |
    24 | . legend .
    1  |
       | 28 300 *
"""


LAYOUTS = {
    "wide": areas(952, 726, WIDE).divide("shed", SHED).divide("tray", TRAY).divide("frame", RAIL),
    "phone": areas(390, 660, PHONE).divide("shed", SHED),
    "low": areas(608, 330, LOW).divide("shed", SHELVES),
}


@cache
def plan(layout: Layout, count: int) -> Areas:
    """The areas of a layout, with the soil, each square to be marked, and the room of its stack."""
    where = LAYOUTS[layout].divide("nest", NEST)
    wood = where["frame"].inset(RIM[layout])
    soil = Box(wood.x, wood.y, wood.w, wood.h - EDGE)
    boxes = {"soil": soil}
    for number, at in enumerate(squares(soil, count), 1):
        boxes[f"square:{number}"] = at.inset(2)
        top = at.y + (GROUND - ROOM) * at.h
        boxes[f"stack:{number}"] = Box(at.x, top, at.w, ROOM * at.h)
    return where.add(boxes)


def squares(soil: Box, count: int) -> list[Box]:
    """The upper sides of the squares, row by row from the upper left."""
    rows = soil.inset(GAP).share(count // COLUMNS, GAP, soil.h, down=True)
    places = (at for row in rows for at in row.share(COLUMNS, GAP, soil.w))
    return [Box(at.x, at.y, at.w, at.h - LIP) for at in places]


def way(where: Areas, count: int, start: int, to: int) -> Iterator[tuple[float, float]]:
    """Where feet are set down from one square to another, along the loop and beside the squares.

    A new row is reached between the rows, and begun at its edge, so that the way leaves the
    square's number to be read. From the last square to the first it goes outside, on the frame:
    straight across the bed it would look like a way back.
    """
    soil, frame = where["soil"], where["frame"]
    left, right, rim = soil.x, soil.x + soil.w, (soil.x - frame.x) / 2
    last = start + (to - start - 1) % count + 1
    for step in range(start + 1, last + 1):
        at, before = (where[f"stack:{one % count + 1}"] for one in (step, step - 1))
        ground = at.y + at.h
        if step % count == 0:
            top = frame.y + rim
            yield from ((right + rim, before.y + before.h), (right + rim, top), (left - rim, top))
            yield left, ground
        elif step % COLUMNS == 0:
            between = where[f"square:{step % count + 1}"].y - GAP / 2
            yield from ((right, between), (left, between), (left, ground))
        if step < last:
            yield at.cx, ground
