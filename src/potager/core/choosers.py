"""How seats choose without a clock: in simulations, tests and tournaments."""

from __future__ import annotations

from collections.abc import Callable

from librt.random import Random

from .bits import bit
from .state import HOLD, State

Chooser = Callable[[State, int], int]  # a seat's view and the seat: an action, or HOLD


def random_chooser(random: Random) -> Chooser:
    """Chooses evenly among the legal actions, and HOLD if the seat does not have to choose."""

    def choose(view: State, seat: int) -> int:
        actions = list(view.legal(seat))
        if not view.waiting() & bit(seat):
            actions.append(HOLD)
        return actions[random.randrange(len(actions))]

    return choose
