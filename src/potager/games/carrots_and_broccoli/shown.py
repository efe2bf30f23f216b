"""What a beat of Carrots & Broccoli shows besides the position."""

from __future__ import annotations

from typing import NamedTuple

NOWHERE = -1


class Shown(NamedTuple):
    """It lies over the position until the next beat."""

    dice: int = NOWHERE  # a roll that is used, and stays in sight while its turn is shown
    mover: int = NOWHERE  # whose it was
    taken: int = NOWHERE  # a piece that was taken from the supply, and is not planted yet
    start: int = NOWHERE  # the last turn: from this square, or from the supply,
    to: int = NOWHERE  # to this one
