"""Drawing with zones: small values that say what is shown, and not where.

A drawing is a list of zones, each with the name of the area that it fills (see `areas.py`). Zones
hold other zones, and each makes its things as large as fits.

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

An equal zone in an equal box gives the very same sprites. So what did not change is neither drawn
again nor compared nor sent. Zones in the same area lie above each other, the later ones on top.
With `made(function, *values)` a zone is not even made if it was drawn before.

| zone | what it shows |
|---|---|
| `Thing` | one picture, or the space for one |
| `Caption` | a line of text, as high as its box |
| `Card` | a rounded box with layers under it and a zone inside it; `disc` and `plate` make some |
| `row`, `column`, `over` | zones beside, below or on top of each other |
| `Grid` | zones in equal cells |
| `Tray` | things that stand in as many rows as let them be largest |
| `Stack` | things on one another, each a little higher |
| `Fan` | cards in a hand, which overlap where there is no room |
| `Heap` | like things in a heap, each in a place of its own |
| `Tiles` | zones of one shape in rows, from the upper left corner on |
| `Free` | sprites in coordinates of their own, for everything else |
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
from .placing import Deferred, Placed, Zone, classes, drawn, ghosts, kept, made, scene

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
