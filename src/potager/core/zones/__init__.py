"""Drawing with zones: small values that describe what to show, but not where.

A drawing is a list of zones, each with the name of the area that it fills (see `areas.py`). Zones
can contain other zones, and each makes its contents as large as possible.

>>> from potager.core.areas import areas
>>> from potager.core.texts import say
>>> board = areas(200, 100, '''
...     *  | field
...     20 | score
...        | *
... ''')
>>> discs = tuple(Thing(f"disc:{place}", "disc") for place in range(2))
>>> score = Caption("score", say("score", n=2))
>>> drawn = scene(board, [("field", Grid(discs)), ("score", score)])
>>> [(one.key, one.x, one.y, one.h) for one in drawn.sprites]
[('disc:0', 50, 40, 80), ('disc:1', 150, 40, 80), ('score', 100, 90, 20)]

An equal zone in an equal box gives the very same sprites, alone or inside other zones, so what did
not change is not drawn, compared or sent again. With `made(function, *values)` a zone is not even
created if it was drawn before. If several zones are in the same area, the later ones are on top.

The zones::

    Thing              one picture, or the space for one
    Caption            a line of text, as high as its box
    Card               a rounded box over layers, with a zone inside (see disc and plate)
    row, column, over  zones beside, below or on top of each other
    Grid               zones in equal cells
    Tray               things in rows, as large as possible
    Stack              things on top of each other, each a little higher
    Fan                cards in a hand, which overlap if there is no room
    Heap               equal things in a heap, each with its own place
    Tiles              zones of the same shape in rows, from the upper left corner
    Free               sprites with their own coordinates, for everything else
"""

from .arranged import Fan, Free, Heap, Stack, Tiles, Tray
from .boxes import (
    ROUND,
    SHADE,
    SOFT,
    Caption,
    Card,
    Column,
    Grid,
    Layer,
    Over,
    Part,
    Row,
    Thing,
    column,
    disc,
    over,
    plate,
    row,
    wood,
)
from .placing import Deferred, Placed, ViewValue, Zone, classes, drawn, ghosts, kept, made, scene

__all__ = [
    "ROUND",
    "SHADE",
    "SOFT",
    "Caption",
    "Card",
    "Column",
    "Deferred",
    "Fan",
    "Free",
    "Grid",
    "Heap",
    "Layer",
    "Over",
    "Part",
    "Placed",
    "Row",
    "Stack",
    "Thing",
    "Tiles",
    "Tray",
    "ViewValue",
    "Zone",
    "classes",
    "column",
    "disc",
    "drawn",
    "ghosts",
    "kept",
    "made",
    "over",
    "plate",
    "row",
    "scene",
    "wood",
]
