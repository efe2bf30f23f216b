"""The building blocks of this game's scene: pieces on their feet, and outlines."""

from __future__ import annotations

from potager.core import pyramids
from potager.core.pyramids import Foot
from potager.core.scene import Sprite
from potager.core.shapes import Box
from potager.core.texts import Message

from .facts import symbol
from .rules import size_of


def standing(
    key: str, piece: int, foot: Foot, *classes: str, label: Message | None = None, target: str = ""
) -> Sprite:
    """A piece on its foot."""
    return pyramids.standing(
        key, symbol(piece), size_of(piece), foot, *classes, label=label, target=target
    )


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
