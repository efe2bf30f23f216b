"""How the views of a match become numbers, by the game's `features.py` if it has one."""

from __future__ import annotations

from .features import Bare, Features
from .game import AnyGame, part
from .state import State


def encoder(game: AnyGame, start: State, seats: int) -> Features:
    """The encoder for the views of a match with this first position and number of seats.

    A game without `features.py` gets what every game has: who may do what.

    >>> import potager
    >>> from potager.core.features import numbers_of
    >>> match = potager.Match.new("connect-four")
    >>> rows = match.choose_text(0, "4")
    >>> sum(numbers_of(encoder(match.game, match.state, 2), match.view(1), 1))
    2
    """
    own = part(game, "features")
    found: Features = own.features(start) if own else Bare(seats, len(game.verbs))
    return found
