"""What a beat of Yes! Broccoli! shows besides the position."""

from __future__ import annotations

from typing import NamedTuple


class Taken(NamedTuple):
    """A food with who took it; it stays there until the round ends."""

    place: int  # where it lay
    food: int
    seat: int


class Shown(NamedTuple):
    """It lies over the position until the next beat."""

    as_seated: bool = False  # the bids are just turned up, and not yet put in their order
    taken: tuple[Taken, ...] = ()
