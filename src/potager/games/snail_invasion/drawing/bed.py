"""The soil of the garden bed: its squares with their numbers, furrows and a few seedlings."""

from __future__ import annotations

from potager.core import zones as z
from potager.core.scene import Sprite
from potager.core.shapes import Box, box, circle, picture, rounded, words
from potager.core.texts import say, verbatim

from .places import COLUMNS, LIP, squares

BROAD = 120.0  # a square that has room for larger numbers
FURROWS = (0.2, 0.52, 0.84)  # how far down each is


class BedZone(z.Zone, frozen=True):
    """The squares of a bed. What they have in common is one sprite that never changes."""

    count: int

    def draw(self, at: Box) -> list[Sprite]:
        places = squares(at, self.count)
        broad = places[0].w > BROAD
        number, inset, slim = (15.0, 23.0, ()) if broad else (13.0, 14.0, ("slim",))
        lower = "".join(rounded(one.below(LIP), 11) for one in places)
        discs = "".join(circle(one.x + inset, one.y + inset, 0.93 * number) for one in places)
        sprites = [
            box("bed:soil", at, "soil", r=12),
            Sprite(key="bed:lower", kind="region", d=lower, classes=("bed-edge",)),
        ]
        for index, one in enumerate(places):
            key, tone = f"square:{index + 1}", ("bed", "bed-2")[(index + index // COLUMNS) % 2]
            label = say("square", n=index + 1)
            sprites.append(box(key, one, tone, r=11, label=label, target=key))
        for look, up in (("furrow", 0), ("ridge", 5)):
            lines = "".join(_wave(one, share, up) for one in places for share in FURROWS)
            sprites.append(Sprite(key=f"bed:{look}s", kind="path", d=lines, classes=(look, *slim)))
        for index, one in enumerate(places):
            sprites += _sprouts(index, one, 1.15 if broad else 1.0)
        sprites.append(
            Sprite(key="bed:plaques", kind="region", d=discs, classes=("plaque", "soft"))
        )
        for index, one in enumerate(places, 1):
            x, y = one.x + inset, one.y + inset
            sprites.append(words(f"number:{index}", verbatim(str(index)), x, y, number, "number"))
        return sprites


def _wave(at: Box, share: float, up: float) -> str:
    half = at.w / 2 - 12
    x, y = at.x + 12, at.y + at.h * share - up
    return f"M{x:.1f} {y:.1f}q{half / 2:.1f} -5 {half:.1f} 0t{half:.1f} 0"


def _sprouts(index: int, at: Box, size: float) -> list[Sprite]:
    """Two seedlings at most, the same in every match."""
    found = []
    for row, (left, right) in enumerate(((0.5, 0.66), (0.14, 0.76))):
        if (index * 5 + row * 3) % 4 != 3:
            across = left if (index * 7 + row) % 3 == 0 else right + (index * 13 % 7) * 0.015
            furrow = FURROWS[2 if row else 0 if at.h > 100 else 1]
            x, y = at.x + at.w * across, at.y + at.h * furrow - 11
            key = f"sprout:{index + 1}:{row}"
            found.append(picture(key, "sprout", x, y, 18 * size, 17 * size))
    return found
