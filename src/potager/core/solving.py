"""Where solving a game can start, if the whole game is too large.

A game may have a module `solving.py` in its folder, with `SOLVING`, an instance of a subclass of
`Solving`. A game without one is solved from its first position.
"""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

import msgspec

from .options import Options
from .state import State

Opts = TypeVar("Opts", bound=Options)
S = TypeVar("S", bound=State)


class Estimate(msgspec.Struct, frozen=True, kw_only=True):
    """How many positions there are, estimated by sampling arrangements of the pieces."""

    arrangements: int
    samples: int
    positions: float
    error: float  # the standard error of `positions`


class Solving(Generic[Opts, S]):
    """Smaller starting positions, each with a name, as in `--from "last 2 rounds"`."""

    examples: ClassVar[tuple[str, ...]] = ()  # such texts, for people who gave another one

    def starts(self, start: S, options: Opts, where: str, seed: int) -> list[S] | None:
        """The positions with this name, or none. The first is the one whose value is reported.

        `start` is the first position with these options. It may be changed.
        """
        return None

    def estimate(self, options: Opts, where: str, samples: int, seed: int) -> Estimate | None:
        """About how many positions can be reached, for games too large to count them."""
        return None
