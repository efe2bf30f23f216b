"""Zones that arrange several things: trays, stacks, tiles, heaps, fans."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, pairwise
from math import cos, pi, radians, sin, sqrt

import msgspec

from potager.core.scene import LEVEL, Sprite
from potager.core.shapes import Box

from .boxes import ROUND, Thing
from .placing import MOST_KEPT, Zone, drawn

ROWS = 4  # the most rows in a tray
GOLDEN = pi * (3 - sqrt(5))  # the angle from one seed of a sunflower to the next
_PATH = re.compile(r"([a-zA-Z])([^a-zA-Z]*)")
_NUMBER = re.compile(r"-?\d*\.?\d+")


class Tray(Zone, frozen=True):
    """Things in rows, upper rows first, with the number of rows that makes them largest."""

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
    """Things on top of each other, the lowest first, each a little higher.

    A stack that is too tall for its box is packed closer, down to `tight`, and then scaled down.
    Things that have just `landed` are put on the others, which stay as they are without them.

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
    """Zones of the same shape in rows, from the upper left corner.

    The number of rows makes them as large as possible.
    """

    tiles: tuple[Zone, ...]
    ratios: tuple[float, ...] = (1.0,)  # of width to height
    least: int = 1  # there is room for as many, so that a few are not larger
    tallest: float = ROUND
    gap: float = 0.0

    def draw(self, at: Box) -> list[Sprite]:
        w, h, columns = _tiling(at, max(self.least, len(self.tiles)), self.ratios, self.tallest)
        found: list[Sprite] = []
        for place, tile in enumerate(self.tiles):
            row, column = divmod(place, columns)
            box = Box(at.x + column * w, at.y + row * h, w - self.gap, h - self.gap)
            found += drawn(tile, box)
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
    """Sprites with their own coordinates, `w` wide and `h` high, as large as possible."""

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
        """Put them around a point, turned as a whole."""
        turn, found = self.turn or turn, []
        right, down = scale * cos(radians(turn)), scale * sin(radians(turn))
        for one in self.sprites:
            dx, dy = one.x - self.w / 2, one.y - self.h / 2
            found.append(
                msgspec.structs.replace(
                    one, x=x + dx * right - dy * down, y=y + dx * down + dy * right,
                    w=one.w * scale, h=one.h * scale, r=one.r * scale,
                    d=one.d and _scaled(one.d, scale),
                    turn=one.turn + turn if turn else one.turn,
                )
            )  # fmt: skip
        return found


class Heap(Zone, frozen=True):
    """Equal things in a heap, arranged like the seeds of a sunflower, from the middle.

    New things go on top, and the others stay where they are.
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
    """Cards in a hand, side by side. They overlap if there is no room."""

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
        """The scale of the cards in a box, and the distance between them."""
        steps, (w, h) = max(1, len(self.things) - 1), self.things[0].size
        scale = min(self.largest, at.h / h, at.w / w / (1 + steps * self.tight))
        return scale, min((1 + self.gap) * w * scale, (at.w - w * scale) / steps)


def _scaled(d: str, by: float) -> str:
    """Path data, larger or smaller. The turn and the flags of an arc stay.

    >>> _scaled("M1 2h-3.5a4 4 0 1 0 8 0z", 2)
    'M2 4h-7a8 8 0 1 0 16 0z'
    """
    if "a" not in d and "A" not in d:
        return _NUMBER.sub(lambda number: f"{round(float(number[0]) * by, 2):g}", d)
    found = []
    for command, numbers in _PATH.findall(d):
        values = [float(number) for number in _NUMBER.findall(numbers)]
        stays = (2, 3, 4) if command in "aA" else ()
        scaled = [value if at % 7 in stays else value * by for at, value in enumerate(values)]
        found.append(command + " ".join(f"{round(value, 2):g}" for value in scaled))
    return "".join(found)
