"""The building blocks of this game's scene: boxes, words, pictures, and pieces on their feet."""

from __future__ import annotations

from potager.core.scene import Sprite
from potager.core.shapes import Box
from potager.core.texts import Message

from .places import Foot
from .reading import symbol
from .rules import size_of


def picture(key: str, drawing: str, place: Box, label: Message | None = None) -> Sprite:
    return Sprite(
        key=key, symbol=drawing, x=place.cx, y=place.cy, w=place.w, h=place.h, label=label
    )


def standing(
    key: str,
    piece: int,
    foot: Foot,
    *classes: str,
    label: Message | None = None,
    target: str = "",
) -> Sprite:
    """A piece on its foot."""
    x, y = foot.centre(size_of(piece))
    w, h = foot.extent(size_of(piece))
    return Sprite(
        key=key, symbol=symbol(piece), x=x, y=y, w=w, h=h,
        classes=classes, label=label, target=target,
    )  # fmt: skip


def rounded(at: Box, r: float) -> str:
    corner = f"a{r} {r} 0 0 1"
    return (
        f"M{at.x + r:.2f} {at.y:.2f}h{at.w - 2 * r:.2f}{corner} {r} {r}v{at.h - 2 * r:.2f}"
        f"{corner} {-r} {r}h{2 * r - at.w:.2f}{corner} {-r} {-r}v{2 * r - at.h:.2f}"
        f"{corner} {r} {-r}z"
    )


def circle(x: float, y: float, r: float) -> str:
    half = f"a{r:.2f} {r:.2f} 0 1 0"
    return f"M{x - r:.2f} {y:.2f}{half} {2 * r:.2f} 0{half} {-2 * r:.2f} 0z"
