"""A game's own adviser, for positions that need a plan, in which search is weak.

A game's `bots` module may have `advice(view, seat, seed)`, which takes precedence over search. Its
winning chance is not known, so none is shown. The module may also have a `consolation`, for
positions in which a search finds nothing that wins.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from potager.core.game import AnyGame, part
from potager.core.state import State
from potager.core.texts import Message


class Advice(NamedTuple):
    """An action and the reason, in the game's words, with some others that may be as good."""

    action: int
    why: Message
    alike: bool = True
    others: tuple[int, ...] = ()
    hardly: bool = False  # whether the choice hardly matters, so that none is called good


Adviser = Callable[[State, int, int], Advice | None]  # from a view, a seat and a seed


def adviser_of(game: AnyGame, name: str = "advice") -> Adviser:
    """The game's adviser, or one that never has any advice."""
    found: Adviser = getattr(part(game, "bots"), name, lambda *_: None)
    return found
