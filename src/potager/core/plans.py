"""The plans that members of a team show each other before they move.

A plan is not an event. It changes no position, and it is forgotten when its phase is over. It is a
line over targets in the scene, and pieces on some of them.
"""

from __future__ import annotations

import msgspec

from .texts import Message


class Plan(msgspec.Struct, frozen=True, omit_defaults=True):
    """The wishes of one member of a team: a path, and the pieces that should go where."""

    line: tuple[str, ...] = ()  # targets, in order
    pieces: dict[str, tuple[str, int]] = {}  # by target: a symbol, and its quarter turns

    def __bool__(self) -> bool:
        return bool(self.line or self.pieces)


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece that a plan can place."""

    symbol: str  # of the game's art
    name: Message
    ways: int = 4  # in how many ways it can lie


class Planning(msgspec.Struct, frozen=True):
    """What a team can plan with, in a game that allows plans."""

    on: str  # how the targets begin that may be planned on
    pieces: tuple[Piece, ...]
