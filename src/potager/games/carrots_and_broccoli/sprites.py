"""The building blocks of the scene: boxes, words, and pyramids on their feet."""

from __future__ import annotations

from potager.core.scene import Sprite
from potager.core.shapes import Box
from potager.core.texts import Message

from .board import size_of
from .places import Foot
from .reading import code


def picture(key: str, symbol: str, place: Box, *classes: str) -> Sprite:
    return Sprite(
        key=key, symbol=symbol, x=place.cx, y=place.cy, w=place.w, h=place.h, classes=classes
    )


def pyramid(
    key: str,
    piece: int,
    foot: Foot,
    *classes: str,
    label: Message | None = None,
    target: str = "",
) -> Sprite:
    """A pyramid on its foot."""
    body = foot.body(size_of(piece))
    return Sprite(
        key=key, symbol=code(piece), x=body.cx, y=body.cy, w=body.w, h=body.h,
        classes=classes, label=label, target=target,
    )  # fmt: skip
