"""What a beat of Pyramid Shambo shows besides the position."""

from __future__ import annotations

from typing import NamedTuple

from potager.core.texts import Message


class Shown(NamedTuple):
    """It lies over the position until the next beat."""

    shakes: int = 0  # of both fists: one, two, three
    throws: tuple[int, int] | None = None  # the open hands
    said: Message | None = None  # in large letters on the felt
    paid: bool = False  # what was put in has gone over
    out: int = -1  # who has just been knocked out
