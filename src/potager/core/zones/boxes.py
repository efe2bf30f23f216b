"""Zones that fill or divide a box: pictures, texts, cards, rows and grids."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from potager.core.scene import LEVEL, Sprite, face_of
from potager.core.shapes import Box
from potager.core.texts import Message

from .placing import MOST_KEPT, Zone, classes, drawn

ROUND = 999.0  # a corner radius: as round as can be
LETTERS = 1.7  # so many fit into a width of as many heights

Part = float | Zone | tuple[float, Zone]  # of a row or a column: see `row`


class Thing(Zone, frozen=True):
    """One picture. Without a symbol it is empty space of the same size.

    Its size is relative to the others in a tray, stack or fan. Alone it fills its box.
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
        """Put it on a line."""
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
    """A line of text, as high as its box unless `size` is given."""

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
    """A wooden frame, drawn below its contents."""
    return (
        Layer("shade", "shade", rim + 2, 8),
        Layer("edge", "wood-deep", rim, 5),
        Layer("frame", "wood-edge", rim),
    )


class Card(Zone, frozen=True):
    """A box with round corners, and a zone on it."""

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
            found += drawn(self.inside, at.inset(self.pad) if self.pad else at)
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
    """A player's plate: a face, a name if there is room, a mark and a score.

    A ring around it shows whose turn it is. The ring is green (class `button`), because the colour
    of choices would mean that you can choose it.
    """
    face = Thing(f"face:{key}", face_of(seat), "muted" if out else "")
    parts: tuple[Part, ...] = ((0.42, mark), score)
    if name:
        named = Caption(f"name:{key}", name, "muted" if out else "strong", 0.39, True, cut=True)
        parts = (0.04, named, 0.1, (0.5, mark), (0.95 if out else 0.85, score), 0.12)
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
            found += drawn(zone, Box(x, at.y, w, at.h))
        return found


class Column(Zone, frozen=True):
    """Zones below each other."""

    parts: tuple[Part, ...]
    unit: float = 0.0  # the length of 1; 0: the column's height

    def draw(self, at: Box) -> list[Sprite]:
        found: list[Sprite] = []
        for zone, y, h in _laid(self.parts, at.y, at.h, self.unit or at.h):
            found += drawn(zone, Box(at.x, y, at.w, h))
        return found


def row(*parts: Part, unit: float = 0.0) -> Row:
    """Zones beside each other, each with its length relative to the row's height, or in a unit.

    A number alone is a space. A zone alone, or with 0, takes the room that the others leave. If no
    zone does, they are all centred, and scaled down if they do not fit.

    >>> from potager.core.texts import say
    >>> title, text = Caption("title", say("title")), Caption("text", say("text"))
    >>> lines = column((14, title), 6, text, unit=1)
    >>> [(one.key, one.y, one.h) for one in lines.draw(Box(0, 0, 200, 40))]
    [('title', 7, 14), ('text', 30, 20)]
    """
    return Row(parts, unit)


def column(*parts: Part, unit: float = 0.0) -> Column:
    """Zones below each other, each with its share of the column's height, or its length in a unit.

    With `unit=1` lengths are in scene units, which suits lines of text.
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
            found += drawn(zone, at)
        return found


class Grid(Zone, frozen=True):
    """Zones in equal cells, row by row.

    By default the number of columns makes the cells as easy to hit as possible.
    """

    cells: tuple[Zone | None, ...]
    columns: int = 0
    gap: float = 0.0
    pad: float = 0.0  # around what is in a cell, as a part of the cell's shorter side

    def draw(self, at: Box) -> list[Sprite]:
        found: list[Sprite] = []
        boxes = _cells(at, len(self.cells), self.columns, self.gap, self.pad)
        for zone, box in zip(self.cells, boxes, strict=True):
            if zone is not None:
                found += drawn(zone, box)
        return found


@lru_cache(maxsize=MOST_KEPT)
def _cells(at: Box, count: int, columns: int, gap: float, pad: float) -> list[Box]:
    """The boxes of a grid's cells."""

    def cell(columns: int) -> tuple[float, float]:
        rows = -(-count // columns) or 1
        return (at.w + gap) / columns - gap, (at.h + gap) / rows - gap

    some = range(1, count + 1)
    columns = columns or max(some, key=lambda columns: min(cell(columns)), default=1)
    (w, h), found = cell(columns), []
    for place in range(count):
        row, column = divmod(place, columns)
        box = Box(at.x + column * (w + gap), at.y + row * (h + gap), w, h)
        found.append(box.inset(pad * min(w, h)))
    return found
