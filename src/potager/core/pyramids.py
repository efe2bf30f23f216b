"""What games with pyramids share: the sizes, positions and marks of pieces, and a dice tray.

A piece has one of three sizes, 1 to 3. Its position is its foot, a point, and its symbol extends
upwards from there. The drawings are in `art/pieces.svg`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .scene import DICE, Sprite
from .shapes import Box
from .texts import Message
from .zones import Card, Grid, Layer, Thing

WIDTH = (0, 44, 60, 76)  # of a piece by its size
HEIGHT = (0, 50, 66, 84)
BELOW = 0.07  # how far the front corner reaches below the foot, in widths

DIE = 58.0  # the side of a die; its drawing reaches a little further down

GLYPHS = {
    "red": "heart",
    "yellow": "sun",
    "green": "leaf",
    "blue": "drop",
    "black": "spiral",
    "purple": "grapes",
    "orange": "carrot",
    "clear": "diamond",
    "cyan": "waves",
    "white": "cloud",
}


def glyph(colour: str) -> str:
    """The symbol for a colour, for people who can't distinguish the colours."""
    return f"glyph-{GLYPHS[colour]}"


class Foot(NamedTuple):
    """Where a piece is, and how large it is drawn."""

    x: float
    y: float
    scale: float

    def body(self, size: int) -> Box:
        """The box around a piece of this size on this foot."""
        w, h = self.scale * WIDTH[size], self.scale * HEIGHT[size]
        return Box(self.x - w / 2, self.y - h, w, h + BELOW * w)


def standing(
    key: str,
    symbol: str,
    size: int,
    foot: Foot,
    *classes: str,
    label: Message | None = None,
    target: str = "",
) -> Sprite:
    """A piece of this size on its foot."""
    body = foot.body(size)
    return Sprite(
        key=key, symbol=symbol, x=body.cx, y=body.cy, w=body.w, h=body.h,
        classes=classes, label=label, target=target,
    )  # fmt: skip


def pyramid(
    key: str,
    symbol: str,
    size: int,
    classes: str = "",
    label: Message | None = None,
    target: str = "",
) -> Thing:
    """A piece of this size, for a tray or a stack."""
    below = BELOW * WIDTH[size]
    h = HEIGHT[size] + below
    return Thing(key, symbol, classes, WIDTH[size], h, label, target, sink=below / h)


def dice(faces: Sequence[str], label: Message) -> Card:
    """A wooden tray with felt, and a die with each of these faces."""
    thrown = [
        Thing(f"die:{number}", face, "", DIE, DIE + 4, target=DICE, turn=(-9, 11)[number % 2])
        for number, face in enumerate(faces)
    ]
    dice = Grid(tuple(thrown), columns=len(thrown), pad=0.1)
    felt = Card("felt", "felt", dice, r=13, label=label, target=DICE)
    under = Layer("shade", "shade", 2, 6), Layer("edge", "wood-edge", down=4)
    return Card("tray", "wood-light", felt, r=18, pad=8, under=under)
