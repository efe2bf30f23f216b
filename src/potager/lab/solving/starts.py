"""From where to solve: a game's first position, or one that makes it small enough.

A game with smaller beginnings has a `solving.py` (see `potager.core.solving`).
"""

from __future__ import annotations

from typing import Any

from potager.core.errors import PotagerError
from potager.core.game import AnyGame, part
from potager.core.options import Options
from potager.core.solving import Estimate, Solving
from potager.core.state import State

FIRST = "start"


def starts(game: AnyGame, options: Options, where: str, seed: int) -> list[State]:
    """The positions that a text names; the first is the one whose value is reported."""
    start = game.start(options)
    if where == FIRST:
        return [start]
    solving = solving_of(game)
    found: list[State] | None = solving.starts(start, options, where, seed)
    if found is None:
        known = ", ".join(map(repr, (FIRST, *solving.examples)))
        raise PotagerError(f"{game.title} can't be solved from {where!r}, only from {known}.")
    return found


def estimate_positions(
    game: AnyGame, options: Options, where: str, samples: int, seed: int
) -> Estimate:
    """About how many positions a game has, where it knows."""
    found = solving_of(game).estimate(options, where, samples, seed)
    if found is None:
        raise PotagerError(f"The positions of {game.title} can't be estimated.")
    return found


def solving_of(game: AnyGame) -> Solving[Any, Any]:
    """What a game says about solving it."""
    own = part(game, "solving")
    return own.SOLVING if own else Solving()
