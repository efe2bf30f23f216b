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
| `Free` | sprites in coordinates of their own, for everything else |
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

import msgspec

from .areas import Areas
from .once import once
from .scene import LEVEL, Scene, Sprite, Walk, face_of
from .shapes import Box, box, picture, words
from .texts import Message

ROUND = 999.0  # a corner radius: as round as can be
ROWS = 4  # the most rows in a tray
_PATH = re.compile(r"([a-zA-Z])([^a-zA-Z]*)")
_NUMBER = re.compile(r"-?\d*\.?\d+")


class Zone(msgspec.Struct, frozen=True, cache_hash=True):
    """Something to show, as a value."""

    def draw(self, at: Box) -> Iterator[Sprite]:
        """Its sprites in a box."""
        raise NotImplementedError


Placed = tuple[str, Zone]  # the area, and what is in it
Part = float | Zone | tuple[float, Zone]  # of a row or a column: see `row`


def scene(areas: Areas, zones: Iterable[Placed], walk: Walk | None = None) -> Scene:
    """A drawing: each zone in its area."""
    sprites = [sprite for name, zone in zones for sprite in drawn(zone, areas[name])]
    return Scene(width=areas.width, height=areas.height, sprites=tuple(sprites), walk=walk)


@once
def drawn(zone: Zone, at: Box) -> Iterator[Sprite]:
    """The sprites of a zone in a box, made once."""
    return zone.draw(at)


def ghosts(before: Scene, after: Scene, key: str = "") -> tuple[Sprite, ...]:
    """What a choice would put somewhere, as ghosts; or where one thing would be."""
    there = frozenset(before.sprites)
    return tuple(
        msgspec.structs.replace(
            one, key=f"ghost:{one.key}", classes=("ghost",), label=None, target=""
        )
        for one in after.sprites
        if one.kind == "symbol" and one not in there and key in ("", one.key)
    )


class Thing(Zone, frozen=True):
    """One picture. Without a symbol it is the space that it would take.

    Its own size says how large it is beside others in a tray, stack or fan; alone it fills its box.
    """

    key: str = ""
    symbol: str = ""
    classes: str = ""
    w: float = 1.0
    h: float = 1.0
    label: Message | None = None
    target: str = ""
    turn: float = LEVEL
    fill: float = 1.0  # how much of its box it takes
    up: float = 0.0  # lifted by this part of its height
    sink: float = 0.0  # the part of its height below the line that it stands on

    def draw(self, at: Box) -> Iterator[Sprite]:
        room = at.fit(self.w / self.h, self.fill)
        yield from self.put(room.cx, room.cy - self.up * room.h, room.h / self.h)

    def stand(self, x: float, y: float, scale: float) -> Iterator[Sprite]:
        """It stands on a line."""
        return self.put(x, y + (self.sink - 0.5) * self.h * scale, scale)

    def put(self, x: float, y: float, scale: float, turn: float = LEVEL) -> Iterator[Sprite]:
        if self.symbol:
            yield picture(
                self.key, self.symbol, x, y, self.w * scale, self.h * scale,
                *self.classes.split(), turn=self.turn or turn, label=self.label, target=self.target,
            )  # fmt: skip


class Caption(Zone, frozen=True):
    """A line of text, as high as its box unless `size` says otherwise."""

    key: str
    text: Message
    classes: str = ""
    size: float = 1.0
    start: bool = False  # from the left edge on, instead of around the middle
    cut: bool = False  # where it is longer than its box

    def draw(self, at: Box) -> Iterator[Sprite]:
        x, most = at.x if self.start else at.cx, at.w if self.cut else 0.0
        yield words(
            self.key, self.text, x, at.cy, at.h * self.size,
            *self.classes.split(), start=self.start, most=most,
        )  # fmt: skip


class Layer(NamedTuple):
    """A box under a card, larger or lower than it: a shadow, an edge, a frame."""

    name: str
    classes: str
    grow: float = 0.0
    down: float = 0.0


SHADE = Layer("shade", "shade", down=4)


@cache
def wood(rim: float) -> tuple[Layer, ...]:
    """A wooden frame, under what it is around."""
    return (
        Layer("shade", "shade", rim + 2, 8),
        Layer("edge", "wood-deep", rim, 5),
        Layer("frame", "wood-edge", rim),
    )


class Card(Zone, frozen=True):
    """A box with round corners, and what is on it."""

    key: str
    classes: str = "card"
    inside: Zone | None = None
    r: float = 16.0
    pad: float = 0.0  # between its edge and what is inside
    ratio: float = 0.0  # of width to height; 0: it fills its area
    under: tuple[Layer, ...] = ()  # the lowest first
    label: Message | None = None
    target: str = ""

    def draw(self, at: Box) -> Iterator[Sprite]:
        if self.ratio:
            at = at.fit(self.ratio)
        r = min(self.r, at.w / 2, at.h / 2)
        for name, classes, grow, down in self.under:
            layer = at.inset(-grow).below(down)
            yield box(f"{self.key}:{name}", layer, *classes.split(), r=r + grow)
        yield box(self.key, at, *self.classes.split(), r=r, label=self.label, target=self.target)
        if self.inside:
            yield from self.inside.draw(at.inset(self.pad))


def disc(key: str, classes: str, inside: Zone | None = None) -> Card:
    """A round card."""
    return Card(key, classes, inside, r=ROUND, ratio=1)


def plate(
    key: str,
    seat: int,
    mark: Thing,
    score: Zone,
    *,
    name: Message | None = None,
    active: bool = False,
    out: bool = False,
    label: Message | None = None,
    target: str = "",
) -> Card:
    """Whose place it is: a face, a name where there is room for one, a mark and a score."""
    face = Thing(f"face:{key}", face_of(seat), "muted" if out else "")
    parts: tuple[Part, ...] = ((0.42, mark), score)
    if name:
        named = Caption(f"name:{key}", name, "muted" if out else "strong", 0.39, True, cut=True)
        parts = (0.04, named, 0.1, (0.5, mark), (0.95 if out else 0.75, score), 0.2)
    # Green: the colour of what can be chosen would say that this one can.
    ring = (Layer("active", "button", grow=3),) if active else ()
    return Card(
        f"plate:{key}", "pill" if out else "card", row(0.09, (0.82, face), *parts), r=ROUND,
        under=(SHADE, *ring), label=label, target=target,
    )  # fmt: skip


class Row(Zone, frozen=True):
    """Zones beside each other."""

    parts: tuple[Part, ...]

    def draw(self, at: Box) -> Iterator[Sprite]:
        for part, x, w in _laid(self.parts, at.x, at.w, at.h):
            yield from part.draw(Box(x, at.y, w, at.h))


class Column(Zone, frozen=True):
    """Zones below each other."""

    parts: tuple[Part, ...]

    def draw(self, at: Box) -> Iterator[Sprite]:
        for part, y, h in _laid(self.parts, at.y, at.h, at.h):
            yield from part.draw(Box(at.x, y, at.w, h))


def row(*parts: Part) -> Row:
    """Zones beside each other, each with its length in heights of the row.

    A number alone is a space. A zone alone, or a 0, takes what the others leave. Where none does,
    all of them are in the middle, and smaller if they would not fit.
    """
    return Row(parts)


def column(*parts: Part) -> Column:
    """Zones below each other, each with its part of the column's height."""
    return Column(parts)


def over(*zones: Zone) -> Over:
    """Zones in the same box, the later ones on top."""
    return Over(zones)


def _laid(
    parts: Sequence[Part], start: float, room: float, unit: float
) -> Iterator[tuple[Zone, float, float]]:
    """Each zone in a row with its beginning and its length."""
    pairs = [
        part if isinstance(part, tuple) else (0.0, part) if isinstance(part, Zone) else (part, None)
        for part in parts
    ]
    fixed, flexible = sum(length for length, _ in pairs), sum(not length for length, _ in pairs)
    unit = min(unit, room / fixed) if fixed > 0 else unit
    rest = room - fixed * unit
    if not flexible:
        start += rest / 2
    for length, zone in pairs:
        long = length * unit or rest / flexible
        if zone is not None:
            yield zone, start, long
        start += long


class Over(Zone, frozen=True):
    """Zones in the same box, the later ones on top."""

    zones: tuple[Zone, ...]

    def draw(self, at: Box) -> Iterator[Sprite]:
        for zone in self.zones:
            yield from zone.draw(at)


class Grid(Zone, frozen=True):
    """Zones in equal cells, row by row.

    Where it is not said how many columns there are, the cells are as easy to hit as can be.
    """

    cells: tuple[Zone | None, ...]
    columns: int = 0
    gap: float = 0.0

    def draw(self, at: Box) -> Iterator[Sprite]:
        if not self.cells:
            return
        some = range(1, len(self.cells) + 1)
        columns = self.columns or max(some, key=lambda columns: min(self._cell(at, columns)))
        w, h = self._cell(at, columns)
        for place, zone in enumerate(self.cells):
            row, column = divmod(place, columns)
            if zone is not None:
                x, y = at.x + column * (w + self.gap), at.y + row * (h + self.gap)
                yield from zone.draw(Box(x, y, w, h))

    def _cell(self, at: Box, columns: int) -> tuple[float, float]:
        rows = -(-len(self.cells) // columns)
        return (at.w + self.gap) / columns - self.gap, (at.h + self.gap) / rows - self.gap


class Tray(Zone, frozen=True):
    """Things that stand in as many rows as let them be largest, the upper rows first."""

    things: tuple[Thing, ...]
    largest: float = ROUND  # the scale of things that have room enough
    pad: float = 0.0  # around them, as a part of the height
    close: float = 1.0  # how near they stand, in widths
    rise: float = 1.0  # from row to row, in the measure of the things

    def draw(self, at: Box) -> Iterator[Sprite]:
        if not self.things:
            return
        at, count = at.inset(self.pad * at.h), len(self.things)
        sizes = {-(-count // rows) for rows in range(1, min(ROWS, count) + 1)}
        scale, each = max((self._scale(at, each), each) for each in sizes)
        rows = self._rows(each)
        above, below = self._reach(rows)
        y = at.cy + scale * (above - below) / 2
        for row in rows:
            x = at.cx - scale * self._width(row) / 2
            for thing in row:
                step = scale * self.close * thing.w
                yield from thing.stand(x + step / 2, y, scale)
                x += step
            y += scale * self.rise

    def _rows(self, each: int) -> list[tuple[Thing, ...]]:
        return [self.things[at : at + each] for at in range(0, len(self.things), each)]

    def _scale(self, at: Box, each: int) -> float:
        """How large things are with that many in a row."""
        rows = self._rows(each)
        across, depth = max(map(self._width, rows)), sum(self._reach(rows))
        return min(self.largest, at.w / across, at.h / depth)

    def _width(self, row: Sequence[Thing]) -> float:
        return self.close * sum(thing.w for thing in row)

    def _reach(self, rows: Sequence[Sequence[Thing]]) -> tuple[float, float]:
        """How far things reach above the line of the first row, and below it."""
        lines = [(number * self.rise, thing) for number, row in enumerate(rows) for thing in row]
        above = max(thing.h * (1 - thing.sink) - line for line, thing in lines)
        return above, max(thing.h * thing.sink + line for line, thing in lines)


class Stack(Zone, frozen=True):
    """Things on one another, the lowest first, each a little higher than the one below.

    A stack that is too tall for its box is closer, down to `tight`, and then smaller.
    """

    things: tuple[Thing, ...]
    rise: float  # from one to the next, in the measure of the things
    tight: float = 0.0
    largest: float = ROUND

    def draw(self, at: Box) -> Iterator[Sprite]:
        if not self.things:
            return
        heights = [thing.h for thing in self.things]
        closest = max(h + min(self.tight, self.rise) * place for place, h in enumerate(heights))
        across = max(thing.w for thing in self.things)
        scale = min(self.largest, at.w / across, at.h / closest)
        loosest = ((at.h / scale - h) / place for place, h in enumerate(heights) if place)
        rise = min((self.rise, *loosest))
        for place, thing in enumerate(self.things):
            foot = at.y + at.h - scale * (rise * place + thing.sink * thing.h)
            yield from thing.stand(at.cx, foot, scale)


class Fan(Zone, frozen=True):
    """Cards in a hand, side by side, which overlap where there is no room."""

    things: tuple[Thing, ...]
    gap: float = 0.1  # between two cards that have room, in widths
    arc: float = 0.0  # the turn between the first card and the last, in degrees
    largest: float = ROUND

    def draw(self, at: Box) -> Iterator[Sprite]:
        if not self.things:
            return
        steps, (w, h) = len(self.things) - 1, (self.things[0].w, self.things[0].h)
        scale = min(self.largest, at.h / h, at.w / w)
        step = min((1 + self.gap) * w * scale, (at.w - w * scale) / max(1, steps))
        for place, thing in enumerate(self.things):
            off = place - steps / 2
            turn = self.arc * off / max(1, steps)
            yield from thing.put(at.cx + off * step, at.cy, scale, turn)


class Free(Zone, frozen=True):
    """Sprites in coordinates of their own, `w` wide and `h` high, as large as fits."""

    w: float
    h: float
    sprites: tuple[Sprite, ...]

    def draw(self, at: Box) -> Iterator[Sprite]:
        room = at.fit(self.w / self.h)
        scale = room.w / self.w
        for one in self.sprites:
            yield msgspec.structs.replace(
                one, x=room.x + one.x * scale, y=room.y + one.y * scale,
                w=one.w * scale, h=one.h * scale, r=one.r * scale, d=_scaled(one.d, scale),
            )  # fmt: skip


def _scaled(d: str, by: float) -> str:
    """Path data, larger or smaller. The turn and the flags of an arc stay.

    >>> _scaled("M1 2h-3.5a4 4 0 1 0 8 0z", 2)
    'M2 4h-7a8 8 0 1 0 16 0z'
    """
    found = []
    for command, numbers in _PATH.findall(d):
        values = [float(number) for number in _NUMBER.findall(numbers)]
        stays = (2, 3, 4) if command in "aA" else ()
        scaled = [value if at % 7 in stays else value * by for at, value in enumerate(values)]
        found.append(command + " ".join(f"{round(value, 2):g}" for value in scaled))
    return "".join(found)
