"""A game's own adviser, for positions in which search is poor: those that ask for a plan.

A game's `bots` may have `advice(view, seat, seed)`. What it says goes before what a search finds;
how often that wins is not known, so no chance is told. They may have a `consolation` too, for
where a search finds nothing that wins.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from potager.core.game import AnyGame, part
from potager.core.state import State
from potager.core.texts import Message


class Advice(NamedTuple):
    """An action, and why, in the game's words; others may be as good, and some are named."""

    action: int
    why: Message
    alike: bool = True
    others: tuple[int, ...] = ()


Adviser = Callable[[State, int, int], Advice | None]  # from a view, a seat and a seed


def adviser_of(game: AnyGame, name: str = "advice") -> Adviser:
    """The game's own; one that never says anything where it has none."""
    found: Adviser = getattr(part(game, "bots"), name, lambda *_: None)
    return found
