"""Building blocks for scenes: boxes, and sprites that fill them."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from .scene import LEVEL, Sprite
from .texts import Message


class Box(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """A rectangle, given by its upper left corner."""

    x: float
    y: float
    w: float
    h: float

    def __iter__(self) -> Iterator[float]:
        return iter((self.x, self.y, self.w, self.h))

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    def inset(self, by: float) -> Box:
        return Box(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)

    def below(self, by: float) -> Box:
        return Box(self.x, self.y + by, self.w, self.h)

    def fit(self, ratio: float, fill: float = 1) -> Box:
        """The largest centred box whose width is `ratio` times its height, or a part of it.

        >>> Box(0, 0, 100, 40).fit(2)
        Box(x=10.0, y=0.0, w=80, h=40.0)
        """
        w = fill * min(self.w, self.h * ratio)
        h = w / ratio
        return Box(self.cx - w / 2, self.cy - h / 2, w, h)

    def share(self, count: int, gap: float, most: float, *, down: bool = False) -> list[Box]:
        """Equal parts beside or below each other, each in the middle of its part if it has `most`.

        >>> [at.x for at in Box(0, 0, 210, 40).share(2, gap=10, most=80)]
        [10.0, 120.0]
        """
        if down:
            turned = Box(self.y, self.x, self.h, self.w).share(count, gap, most)
            return [Box(at.y, at.x, at.h, at.w) for at in turned]
        part = (self.w + gap) / max(1, count) - gap
        w, first = min(part, most), self.x + part / 2
        return [
            Box(first + index * (part + gap) - w / 2, self.y, w, self.h) for index in range(count)
        ]


def box(
    key: str,
    place: Box,
    *classes: str,
    r: float = 0,
    label: Message | None = None,
    target: str = "",
) -> Sprite:
    """A region that fills a box."""
    return Sprite(
        key=key, kind="region", x=place.cx, y=place.cy, w=place.w, h=place.h, r=r,
        classes=classes, label=label, target=target,
    )  # fmt: skip


def picture(
    key: str,
    symbol: str,
    x: float,
    y: float,
    w: float,
    h: float = 0,
    *classes: str,
    turn: float = LEVEL,
    label: Message | None = None,
    target: str = "",
) -> Sprite:
    """A symbol around a point, square unless a height is given."""
    return Sprite(
        key=key, symbol=symbol, x=x, y=y, w=w, h=h or w, turn=turn,
        classes=classes, label=label, target=target,
    )  # fmt: skip


def words(
    key: str,
    text: Message,
    x: float,
    y: float,
    h: float,
    *classes: str,
    start: bool = False,
    most: float = 0.0,
) -> Sprite:
    """A line of text around or from a point, cut if it is longer than `most`."""
    return Sprite(
        key=key, kind="text", text=text, x=x, y=y, w=most, h=h, classes=classes,
        anchor="start" if start else "middle",
    )  # fmt: skip


def rounded(at: Box, r: float) -> str:
    """The outline of a box with round corners, as path data."""
    corner = f"a{r} {r} 0 0 1"
    return (
        f"M{at.x + r:.2f} {at.y:.2f}h{at.w - 2 * r:.2f}{corner} {r} {r}v{at.h - 2 * r:.2f}"
        f"{corner} {-r} {r}h{2 * r - at.w:.2f}{corner} {-r} {-r}v{2 * r - at.h:.2f}"
        f"{corner} {r} {-r}z"
    )


def circle(x: float, y: float, r: float) -> str:
    half = f"a{r:.2f} {r:.2f} 0 1 0"
    return f"M{x - r:.2f} {y:.2f}{half} {2 * r:.2f} 0{half} {-2 * r:.2f} 0z"


def shadows(*lying: Box) -> Iterator[Sprite]:
    """Soft shadows under things on the table: a few faint layers, each a little larger."""
    for layer, (grow, down) in enumerate(((3, 4), (1, 5), (-1, 6), (-4, 8), (-7, 10))):
        d = "".join(rounded(at.below(down).inset(-grow), 18) for at in lying)
        yield Sprite(key=f"shade:{layer}", kind="region", d=d, classes=("shade",))
