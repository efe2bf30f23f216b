# compiled by mypyc
"""An evaluation of positions learned by self-play: a few numbers, each with a weight.

Such a game has a file `bots/learned.py` with a subclass of `LearnedValue`, which defines the
numbers of a position (its features). `potager train` finds the weights. The logistic function of
the weighted sum is seat 0's chance to win. This works for games with one or two seats and without
secrets.
"""

from math import exp

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .state import State


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class LearnedValue:
    """Values positions by their features. `weights` has one weight per feature."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights

    def signs(self, state: State) -> vec[float]:
        """The features of an unfinished position, mostly between 0 and 1, as seen by seat 0."""
        raise NotImplementedError(f"{type(self).__name__} needs signs()")

    def value(self, state: State, seat: i64) -> float:
        """How good an unfinished position looks for a seat, from -1 (lost) to 1 (won)."""
        found = 2.0 * weighed(self.signs(state), self.weights) - 1.0
        if seat == 0:
            return found
        return -found


def weighed(signs: vec[float], weights: vec[float]) -> float:
    """Seat 0's chance to win, from 0 to 1."""
    total = 0.0
    for at in range(i64(len(signs))):
        total += signs[at] * weights[at]
    if total > 30.0:
        return 1.0
    if total < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-total))
