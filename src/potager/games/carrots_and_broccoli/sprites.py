"""The building blocks of the scene: pyramids on their feet."""

from __future__ import annotations

from potager.core.pyramids import Foot, standing
from potager.core.scene import Sprite
from potager.core.texts import Message

from .board import size_of
from .facts import code


def pyramid(
    key: str,
    piece: int,
    foot: Foot,
    *classes: str,
    label: Message | None = None,
    target: str = "",
) -> Sprite:
    """A pyramid on its foot."""
    return standing(key, code(piece), size_of(piece), foot, *classes, label=label, target=target)
