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

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from functools import cache, lru_cache
from itertools import accumulate, chain, pairwise
from math import cos, pi, radians, sin, sqrt
from typing import NamedTuple, ParamSpec, TypeVar, TypeVarTuple, cast

import msgspec

from .areas import Areas
from .scene import LEVEL, Scene, Sprite, Walk, face_of
from .shapes import Box
from .texts import Message

ROUND = 999.0  # a corner radius: as round as can be
MOST_DRAWN = 8_192  # zones whose sprites are remembered, of all games together
MOST_KEPT = 1_024  # zones of each kind that are remembered before they are drawn
LETTERS = 1.7  # so many fit into a width of as many heights
ROWS = 4  # the most rows in a tray
GOLDEN = pi * (3 - sqrt(5))  # the angle from one seed of a sunflower to the next
_PATH = re.compile(r"([a-zA-Z])([^a-zA-Z]*)")
_NUMBER = re.compile(r"-?\d*\.?\d+")


class Zone(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """Something to show, as a value."""

    def draw(self, at: Box) -> list[Sprite]:
        """Its sprites in a box."""
        raise NotImplementedError


P = ParamSpec("P")
T = TypeVar("T")
Values = TypeVarTuple("Values")
Placed = tuple[str, Zone]  # the area, and what is in it
Part = float | Zone | tuple[float, Zone]  # of a row or a column: see `row`


def scene(areas: Areas, zones: Iterable[Placed], walk: Walk | None = None) -> Scene:
    """A drawing: each zone in its area."""
    sprites = chain.from_iterable([drawn(zone, areas[name]) for name, zone in zones])
    return Scene(width=areas.width, height=areas.height, sprites=tuple(sprites), walk=walk)


@lru_cache(maxsize=MOST_DRAWN)
def drawn(zone: Zone, at: Box) -> tuple[Sprite, ...]:
    """The sprites of a zone in a box."""
    return tuple(zone.draw(at))


def kept(make: Callable[P, T]) -> Callable[P, T]:
    """Remember what a function makes of equal values: zones inside others, which many share.

    A zone that has an area of its own needs no such thing: see `made`.
    """
    return cast("Callable[P, T]", lru_cache(maxsize=MOST_KEPT)(make))


class Deferred(Zone, frozen=True):
    """A zone that a function makes of plain values. It is made only if it was not drawn before."""

    make: Callable[..., Zone]
    values: tuple[Hashable, ...]

    def draw(self, at: Box) -> list[Sprite]:
        return self.make(*self.values).draw(at)


def made(make: Callable[[*Values], Zone], *values: *Values) -> Deferred:
    """What a function makes of these values, as a zone."""
    return Deferred(make, values)


@cache
def classes(names: str) -> tuple[str, ...]:
    """Several classes, written as in HTML."""
    return tuple(names.split())


def ghosts(before: Scene, after: Scene, keys: Collection[str] | None = None) -> tuple[Sprite, ...]:
    """The pictures that would be elsewhere after a choice, or only those with these keys."""
    there = {(one.key, one.symbol, one.x, one.y) for one in before.sprites}
    return tuple(
        msgspec.structs.replace(
            one, key=f"ghost:{one.key}", classes=("ghost",), label=None, target=""
        )
        for one in after.sprites
        if one.kind == "symbol"
        and (keys is None or one.key in keys)
        and (one.key, one.symbol, one.x, one.y) not in there
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

    @property
    def size(self) -> tuple[float, float]:
        return self.w, self.h

    def draw(self, at: Box) -> list[Sprite]:
        scale = self.fill * min(at.w / self.w, at.h / self.h)
        return self.put(at.x + at.w / 2, at.y + at.h / 2 - self.up * self.h * scale, scale)

    def stand(self, x: float, y: float, scale: float) -> list[Sprite]:
        """It stands on a line."""
        return self.put(x, y + (self.sink - 0.5) * self.h * scale, scale)

    def put(self, x: float, y: float, scale: float, turn: float = LEVEL) -> list[Sprite]:
        if not self.symbol:
            return []
        return [
            Sprite(
                key=self.key, symbol=self.symbol, x=x, y=y, w=self.w * scale, h=self.h * scale,
                turn=self.turn or turn, classes=classes(self.classes), label=self.label,
                target=self.target,
            )
        ]  # fmt: skip


class Caption(Zone, frozen=True):
    """A line of text, as high as its box unless `size` says otherwise."""

    key: str
    text: Message
    classes: str = ""
    size: float = 1.0
    start: bool = False  # from the left edge on, instead of around the middle
    cut: bool = False  # where it is longer than its box
    largest: float = ROUND  # the height of letters that have room enough
    long: int = 0  # how many letters it has, if they are to be smaller where they would not fit

    def draw(self, at: Box) -> list[Sprite]:
        h = min(at.h * self.size, self.largest, LETTERS * at.w / self.long if self.long else ROUND)
        return [
            Sprite(
                key=self.key, kind="text", text=self.text, x=at.x if self.start else at.cx, y=at.cy,
                w=at.w if self.cut else 0.0, h=h, classes=classes(self.classes),
                anchor="start" if self.start else "middle",
            )
        ]  # fmt: skip


class Layer(NamedTuple):
    """A box under a card, larger or lower than it: a shadow, an edge, a frame."""

    name: str
    classes: str
    grow: float = 0.0
    down: float = 0.0


SHADE = Layer("shade", "shade", down=4)
SOFT = tuple(  # a shadow that grows faint
    Layer(f"shade:{layer}", "shade", grow, down)
    for layer, (grow, down) in enumerate(((3, 4), (1, 5), (-1, 6), (-4, 8), (-7, 10)))
)


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

    def draw(self, at: Box) -> list[Sprite]:
        if self.ratio:
            at = at.fit(self.ratio)
        r = min(self.r, at.w / 2, at.h / 2)
        x, y = at.x + at.w / 2, at.y + at.h / 2
        found = [
            Sprite(
                key=f"{self.key}:{name}", kind="region", x=x, y=y + down, w=at.w + 2 * grow,
                h=at.h + 2 * grow, r=r + grow, classes=classes(tones),
            )
            for name, tones, grow, down in self.under
        ]  # fmt: skip
        face = Sprite(
            key=self.key, kind="region", x=x, y=y, w=at.w, h=at.h, r=r,
            classes=classes(self.classes), label=self.label, target=self.target,
        )  # fmt: skip
        found.append(face)
        if self.inside:
            found += self.inside.draw(at.inset(self.pad) if self.pad else at)
        return found


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
    ring: str = "",
    out: bool = False,
    label: Message | None = None,
    target: str = "",
) -> Card:
    """Whose place it is: a face, a name where there is room for one, a mark and a score.

    A ring around it says whose turn it is. It is green, class `button`: the colour of what can be
    chosen would say that this one can.
    """
    face = Thing(f"face:{key}", face_of(seat), "muted" if out else "")
    parts: tuple[Part, ...] = ((0.42, mark), score)
    if name:
        named = Caption(f"name:{key}", name, "muted" if out else "strong", 0.39, True, cut=True)
        parts = (0.04, named, 0.1, (0.5, mark), (0.95 if out else 0.75, score), 0.2)
    under = (SHADE, Layer("ring", ring, grow=3)) if ring else (SHADE,)
    return Card(
        f"plate:{key}", "pill" if out else "card", row(0.09, (0.82, face), *parts), r=ROUND,
        under=under, label=label, target=target,
    )  # fmt: skip


class Row(Zone, frozen=True):
    """Zones beside each other."""

    parts: tuple[Part, ...]
    unit: float = 0.0  # the length of 1; 0: the row's height

    def draw(self, at: Box) -> list[Sprite]:
        found: list[Sprite] = []
        for zone, x, w in _laid(self.parts, at.x, at.w, self.unit or at.h):
            found += zone.draw(Box(x, at.y, w, at.h))
        return found


class Column(Zone, frozen=True):
    """Zones below each other."""

    parts: tuple[Part, ...]
    unit: float = 0.0  # the length of 1; 0: the column's height

    def draw(self, at: Box) -> list[Sprite]:
        found: list[Sprite] = []
        for zone, y, h in _laid(self.parts, at.y, at.h, self.unit or at.h):
            found += zone.draw(Box(at.x, y, at.w, h))
        return found


def row(*parts: Part, unit: float = 0.0) -> Row:
    """Zones beside each other, each with its length in heights of the row, or in a unit.

    A number alone is a space. A zone alone, or a 0, takes what the others leave. Where none does,
    all of them are in the middle, and smaller if they would not fit.

    >>> from potager.core.texts import say
    >>> title, text = Caption("title", say("title")), Caption("text", say("text"))
    >>> lines = column((14, title), 6, text, unit=1)
    >>> [(one.key, one.y, one.h) for one in lines.draw(Box(0, 0, 200, 40))]
    [('title', 7, 14), ('text', 30, 20)]
    """
    return Row(parts, unit)


def column(*parts: Part, unit: float = 0.0) -> Column:
    """Zones below each other, each with its part of the column's height, or its length in a unit.

    With `unit=1` lengths are in scene units, as fit lines of text.
    """
    return Column(parts, unit)


def over(*zones: Zone) -> Over:
    """Zones in the same box, the later ones on top."""
    return Over(zones)


def _laid(
    parts: Sequence[Part], start: float, room: float, unit: float
) -> list[tuple[Zone, float, float]]:
    """Each zone in a row with its beginning and its length."""
    pairs: list[tuple[float, Zone | None]] = []
    fixed, flexible = 0.0, 0
    for part in parts:
        if isinstance(part, tuple):
            pairs.append(part)
            fixed += part[0]
        elif isinstance(part, Zone):
            pairs.append((0.0, part))
            flexible += 1
        else:
            pairs.append((part, None))
            fixed += part
            flexible += not part
    unit = min(unit, room / fixed) if fixed > 0 else unit
    rest = room - fixed * unit
    if not flexible:
        start += rest / 2
    found = []
    for length, zone in pairs:
        long = length * unit or rest / flexible
        if zone is not None:
            found.append((zone, start, long))
        start += long
    return found


class Over(Zone, frozen=True):
    """Zones in the same box, the later ones on top."""

    zones: tuple[Zone, ...]

    def draw(self, at: Box) -> list[Sprite]:
        found: list[Sprite] = []
        for zone in self.zones:
            found += zone.draw(at)
        return found


class Grid(Zone, frozen=True):
    """Zones in equal cells, row by row.

    Where it is not said how many columns there are, the cells are as easy to hit as can be.
    """

    cells: tuple[Zone | None, ...]
    columns: int = 0
    gap: float = 0.0
    pad: float = 0.0  # around what is in a cell, as a part of the cell's shorter side

    def draw(self, at: Box) -> list[Sprite]:
        some = range(1, len(self.cells) + 1)
        columns = self.columns or max(
            some, key=lambda columns: min(self._cell(at, columns)), default=1
        )
        w, h = self._cell(at, columns)
        found = []
        for place, zone in enumerate(self.cells):
            if zone is not None:
                row, column = divmod(place, columns)
                x, y = at.x + column * (w + self.gap), at.y + row * (h + self.gap)
                found += drawn(zone, Box(x, y, w, h).inset(self.pad * min(w, h)))
        return found

    def _cell(self, at: Box, columns: int) -> tuple[float, float]:
        rows = -(-len(self.cells) // columns) or 1
        return (at.w + self.gap) / columns - self.gap, (at.h + self.gap) / rows - self.gap


class Tray(Zone, frozen=True):
    """Things that stand in as many rows as let them be largest, the upper rows first."""

    things: tuple[Thing, ...]
    largest: float = ROUND  # the scale of things that have room enough
    pad: float = 0.0  # around them, as a part of the height
    close: float = 1.0  # how near they stand, in widths
    rise: float = 1.0  # from row to row, in the measure of the things

    def draw(self, at: Box) -> list[Sprite]:
        sizes = tuple([(thing.w * self.close, thing.h, thing.sink) for thing in self.things])
        feet = _feet(at.inset(self.pad * at.h), sizes, self.rise, self.largest) if sizes else ()
        found: list[Sprite] = []
        for thing, (x, y, scale) in zip(self.things, feet, strict=True):
            found += thing.stand(x, y, scale)
        return found


Size = tuple[float, float, float]  # width, height, and the part of it below the line


@lru_cache(maxsize=MOST_KEPT)
def _feet(
    at: Box, sizes: Sequence[Size], rise: float, largest: float
) -> list[tuple[float, float, float]]:
    """Where things stand in a tray, and their scale: in as many rows as let them be largest."""
    best: tuple[float, list[Sequence[Size]], float, float] | None = None
    for count in range(1, min(ROWS, len(sizes)) + 1):
        each = -(-len(sizes) // count)
        rows = [sizes[first : first + each] for first in range(0, len(sizes), each)]
        lines = [(number * rise, h, sink) for number, row in enumerate(rows) for _, h, sink in row]
        above = max(h * (1 - sink) - line for line, h, sink in lines)
        below = max(h * sink + line for line, h, sink in lines)
        across = max(sum(w for w, _, _ in row) for row in rows)
        scale = min(largest, at.w / across, at.h / (above + below))
        if best is None or scale > best[0]:
            best = scale, rows, above, below
    assert best
    scale, rows, above, below = best
    y = at.cy + scale * (above - below) / 2
    found = []
    for row in rows:
        x = at.cx - scale * sum(w for w, _, _ in row) / 2
        for w, _, _ in row:
            found.append((x + scale * w / 2, y, scale))
            x += scale * w
        y += scale * rise
    return found


class Stack(Zone, frozen=True):
    """Things on one another, the lowest first, each a little higher than the one below.

    A stack that is too tall for its box is closer, down to `tight`, and then smaller. Things that
    have just `landed` stand on the others, which stay as they are without them.

    >>> tower = tuple(Thing(name, name, w=60, h=70) for name in ("low", "high", "top"))
    >>> for landed in (0, 1):
    ...     drawn = Stack(tower, rise=20, landed=landed).draw(Box(0, 0, 60, 90))
    ...     print([(one.key, one.y) for one in drawn])
    [('low', 55), ('high', 45), ('top', 35)]
    [('low', 55), ('high', 35), ('top', 15)]
    """

    things: tuple[Thing, ...]
    rise: float  # from one to the next, in the measure of the things
    tight: float = 0.0
    largest: float = ROUND
    peak: float = -ROUND  # how far each reaches above the one below, at least
    landed: int = 0

    def draw(self, at: Box) -> list[Sprite]:
        if not self.things:
            return []
        standing = self.things[: len(self.things) - self.landed] or self.things
        loose, tight = self._lines(self.rise), self._lines(min(self.rise, self.tight))
        closest = max(line + thing.h for line, thing in zip(tight, standing, strict=False))
        across = max(thing.w for thing in standing)
        scale = min(self.largest, at.w / across, at.h / closest)
        room = (
            (at.h / scale - thing.h - near) / (far - near)
            for thing, near, far in zip(standing, tight, loose, strict=False)
            if far > near
        )
        spare = min((1.0, *room))
        lines = [near + spare * (far - near) for near, far in zip(tight, loose, strict=True)]
        last = len(standing) - 1
        found = []
        for place, thing in enumerate(self.things):
            line = lines[min(place, last)] + max(0.0, loose[place] - loose[last])
            foot = at.y + at.h - scale * (line + thing.sink * thing.h)
            found += thing.stand(at.cx, foot, scale)
        return found

    def _lines(self, rise: float) -> list[float]:
        """How high each of them stands, if it is so far from one to the next."""
        pairs = pairwise(self.things)
        steps = (max(rise, below.h - above.h + self.peak) for below, above in pairs)
        return list(accumulate(steps, initial=0.0))


class Tiles(Zone, frozen=True):
    """Zones of one shape in rows, from the upper left corner on.

    They are as large as fits, and in the shape that lets them be largest.
    """

    tiles: tuple[Zone, ...]
    ratios: tuple[float, ...] = (1.0,)  # of width to height
    least: int = 1  # there is room for as many, so that a few are not larger
    tallest: float = ROUND
    gap: float = 0.0

    def draw(self, at: Box) -> list[Sprite]:
        w, h, columns = _tiling(at, max(self.least, len(self.tiles)), self.ratios, self.tallest)
        found = []
        for place, tile in enumerate(self.tiles):
            row, column = divmod(place, columns)
            found += tile.draw(Box(at.x + column * w, at.y + row * h, w - self.gap, h - self.gap))
        return found


@lru_cache(maxsize=MOST_KEPT)
def _tiling(
    at: Box, count: int, ratios: Sequence[float], tallest: float
) -> tuple[float, float, int]:
    """How large tiles are, and how many are in a row."""
    found = []
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        for ratio in ratios:
            h = min(at.h / rows, at.w / columns / ratio, tallest)
            found.append((h * h * ratio, h * ratio, h, columns))
    return max(found)[1:]


class Free(Zone, frozen=True):
    """Sprites in coordinates of their own, `w` wide and `h` high, as large as fits."""

    w: float
    h: float
    sprites: tuple[Sprite, ...]
    turn: float = LEVEL

    @property
    def size(self) -> tuple[float, float]:
        return self.w, self.h

    def draw(self, at: Box) -> list[Sprite]:
        room = at.fit(self.w / self.h)
        return self.put(room.cx, room.cy, room.w / self.w)

    def put(self, x: float, y: float, scale: float, turn: float = LEVEL) -> list[Sprite]:
        """Around a point, and turned as a whole."""
        turn, found = self.turn or turn, []
        right, down = scale * cos(radians(turn)), scale * sin(radians(turn))
        for one in self.sprites:
            dx, dy = one.x - self.w / 2, one.y - self.h / 2
            found.append(
                msgspec.structs.replace(
                    one, x=x + dx * right - dy * down, y=y + dx * down + dy * right,
                    w=one.w * scale, h=one.h * scale, r=one.r * scale, d=_scaled(one.d, scale),
                    turn=one.turn + turn if turn else one.turn,
                )
            )  # fmt: skip
        return found


class Heap(Zone, frozen=True):
    """Like things in a heap: the first in the middle, the others around it as seeds in a sunflower.

    What comes last lies on top, and those that were there stay where they are.
    """

    things: tuple[Thing, ...]
    size: float = 0.25  # how high a thing is, as a part of the heap's shorter side
    room: int = 9  # more things than that are closer together
    ratio: float = 0.0  # of width to height; 0: it fills its area

    def draw(self, at: Box) -> list[Sprite]:
        at = at.fit(self.ratio) if self.ratio else at
        h = self.size * min(at.w, at.h)
        around, most, found = at.inset(0.6 * h), max(self.room, len(self.things)), []
        for place, thing in enumerate(self.things):
            far, turn = sqrt((place + 0.5) / most) / 2, GOLDEN * place
            x, y = around.cx + far * around.w * cos(turn), around.cy + far * around.h * sin(turn)
            found += thing.put(x, y, h / thing.h)
        return found


class Fan(Zone, frozen=True):
    """Cards in a hand, side by side, which overlap where there is no room."""

    things: tuple[Thing | Free, ...]
    gap: float = 0.1  # between two cards that have room, in widths
    arc: float = 0.0  # the turn between the first card and the last, in degrees
    largest: float = ROUND
    tight: float = 0.0  # from one to the next, in widths: rather than closer, they are smaller

    def draw(self, at: Box) -> list[Sprite]:
        if not self.things:
            return []
        scale, step = self.spread(at)
        last = len(self.things) - 1
        turn = self.arc / max(1, last)
        found = []
        for place, thing in enumerate(self.things):
            off = place - last / 2
            down = step * radians(turn) / 2 * (off * off - last * last / 8)
            found += thing.put(at.cx + off * step, at.cy + down, scale, turn * off)
        return found

    def spread(self, at: Box) -> tuple[float, float]:
        """The scale of the cards in a box, and how far it is from one to the next."""
        steps, (w, h) = max(1, len(self.things) - 1), self.things[0].size
        scale = min(self.largest, at.h / h, at.w / w / (1 + steps * self.tight))
        return scale, min((1 + self.gap) * w * scale, (at.w - w * scale) / steps)


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
