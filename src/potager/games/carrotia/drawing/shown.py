"""What a beat of Carrotia shows besides the position: a card over the maze, carrots that fly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from potager.core.once import once
from potager.core.scene import Sprite
from potager.core.shapes import Box, box, picture, words
from potager.core.texts import Message

from .places import Plan, cluster

MOST_SEEN = 9  # carrots around the rabbit


class Shown(NamedTuple):
    """A card with what has just been decided; it lies there until the next event."""

    title: Message
    lines: tuple[Message, ...] = ()
    symbol: str = "carrot"
    good: bool = True


class Counted(NamedTuple):
    """The carrots that the rabbit brought: some still with it, some on their way to the store."""

    square: int  # where the rabbit is
    size: int  # of the maze
    waiting: int
    coming: tuple[int, ...]  # the places in the store that are filled now


class Rolling(NamedTuple):
    """The dice are falling: what they mean is not shown yet."""

    dice: int  # the places of the birds whose they are, as a set


Stage = Shown | Counted | Rolling | None


@once
def count(where: Plan, counted: Counted) -> Iterator[Sprite]:
    """Carrots fly from the rabbit to the store."""
    at = where.square(counted.square, counted.size)
    spots = cluster(at, max(2, min(MOST_SEEN, counted.waiting)))
    first = counted.coming[-1] + 1 if counted.coming else 0
    for index, spot in enumerate(spots[: counted.waiting]):
        yield picture(f"won:{first + index}", "single", spot.x, spot.y, at.w * 0.3)
    for place in counted.coming:
        yield picture(f"won:{place}", "single", *where.stored(place), 25)


@once
def notice(where: Plan, shown: Shown, *, low: bool) -> Iterator[Sprite]:
    """The card itself: in the strip, so that the maze is seen, or in the middle of the maze."""
    letters, small, step = (17.0, 12.5, 24) if where.phone else (24.0, 17.0, 26)
    count, beside = len(shown.lines), low and not where.phone
    at = where.notice
    if not low:
        h = letters * 3 + step * count
        at = where.frame.inset(-where.beyond)
        at = Box(at.x, at.cy - h / 2, at.w, h)
    yield box("notice:shade", at.below(6), "shade", r=20)
    yield box("notice:edge", at.below(3), "bed-edge", r=20)
    yield box("notice", at, "card", r=20, label=shown.title)
    side = letters * 1.9
    x, y = (at.x + at.w * 0.22, at.cy) if beside else (at.cx, at.y + letters * 1.6)
    yield picture("notice:symbol", shown.symbol, at.x + side, y, side)
    look = "strong" if shown.good else "minus"
    yield words("notice:title", shown.title, x + side * 0.5, y, letters, look)
    if beside:
        x, y = at.x + at.w * 0.71, at.cy - step * (count + 1) / 2
    for number, line in enumerate(shown.lines):
        y += step
        yield words(f"notice:{number}", line, x, y, small, "plain")
