"""Building blocks that every game's scene is made of: boxes, and sprites that fill them."""

from __future__ import annotations

from typing import NamedTuple

from .scene import Sprite
from .texts import Message


class Box(NamedTuple):
    """A rectangle by its upper left corner."""

    x: float
    y: float
    w: float
    h: float

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
    key: str, symbol: str, place: Box, *classes: str, label: Message | None = None
) -> Sprite:
    """A symbol that fills a box."""
    return Sprite(
        key=key, symbol=symbol, x=place.cx, y=place.cy, w=place.w, h=place.h,
        classes=classes, label=label,
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
    """A line of text around a point, or from it on; cut where it is longer than `most`."""
    return Sprite(
        key=key, kind="text", text=text, x=x, y=y, w=most, h=h, classes=classes,
        anchor="start" if start else "middle",
    )  # fmt: skip
