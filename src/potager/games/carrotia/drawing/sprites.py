"""The building blocks of this game's scene: cards, pictures, buttons."""

from __future__ import annotations

from collections.abc import Iterator

from potager.core.once import once
from potager.core.scene import BUTTON, Sprite
from potager.core.shapes import Box, box, picture, words
from potager.core.texts import Message

from .places import Plan


def line(key: str, d: str, *classes: str) -> Sprite:
    return Sprite(key=key, kind="path", d=d, classes=classes)


@once
def card(key: str, place: Box, label: Message | None = None) -> Iterator[Sprite]:
    """A card of paper with its shade."""
    yield box(f"{key}:shade", place.below(4), "shade", r=16)
    yield box(key, place, "card", r=16, label=label)


def panel(
    key: str, place: Box, title: Message, where: Plan, label: Message | None = None
) -> Iterator[Sprite]:
    """A card with a title."""
    yield from card(key, place, label)
    y = place.y + (15 if where.phone else 22)
    yield words(f"{key}:title", title, place.x + where.inset, y, 12, "sign", start=True)


def button(
    key: str,
    place: Box,
    text: Message,
    symbol: str,
    label: Message,
    target: str,
    *,
    more: Message | None = None,
    strong: bool = False,
    dim: bool = False,
) -> Iterator[Sprite]:
    """Something to press: a picture, a word, some more. The strong one is the usual next step."""
    face, edge = ("button", "button-edge") if strong else ("pill", "bed-edge")
    yield box(f"{key}:edge", place.below(3), edge, BUTTON, r=14)
    yield box(key, place, face, BUTTON, r=14, label=label, target=target)
    ink = "on-button" if strong else "strong"
    if not symbol:
        yield words(f"{key}:text", text, place.cx, place.cy, 16, ink, BUTTON)
        return
    look = "dim" if dim else BUTTON
    yield picture(f"{key}:icon", symbol, place.x + 27, place.cy, 36, 0, look)
    yield words(f"{key}:text", text, place.x + 52, place.cy - (8 if more else 0), 15, ink, BUTTON,
                start=True)  # fmt: skip
    if more:
        yield words(
            f"{key}:more", more, place.x + 52, place.cy + 11, 12, "muted", BUTTON, start=True
        )
