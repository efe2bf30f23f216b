"""The building block of this game's scene: a piece on its foot."""

from __future__ import annotations

from potager.core import pyramids
from potager.core.pyramids import Foot
from potager.core.scene import Sprite
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
