"""Bots for Carrots & Broccoli: gardeners who tend their own, and one who races the others.

Easy and medium let each other's gardens grow, medium until one is close to a win, so that games
come to an end; now and then they daydream, and potter about (`tending.py`). Hard hinders as well
as it grows, and looks at what others answer (`planning.py`). Measured strengths are in
docs/bots.md.
"""

from __future__ import annotations

from librt.random import Random

from potager.bots.coach.advice import Advice
from potager.bots.levels import MakeBot
from potager.core.state import State
from potager.games.carrots_and_broccoli.rules.backyard import Backyard

from .advising import advised
from .planning import best
from .tending import favourite


class Gardener:
    """Chooses what leads to the best position, but dreams through so many of a hundred turns."""

    def __init__(self, seed: int, *, dreams: int, wary: int) -> None:
        self.random = Random(seed)
        self.dreams = dreams
        self.wary = wary

    def choose(self, view: State, seat: int) -> int:
        assert isinstance(view, Backyard)
        dreaming = self.random.randrange(100) < self.dreams
        return favourite(view, self.wary, dreaming, self.random)


class Racer:
    """Chooses the best of the promising choices, after others' answers; of two players so many."""

    def __init__(self, seed: int, *, width: int) -> None:
        self.random = Random(seed)
        self.width = width

    def choose(self, view: State, seat: int) -> int:
        assert isinstance(view, Backyard)
        return best(view, self.width, self.random)


def advice(view: State, seat: int, seed: int) -> Advice:
    """What a hint says: see `advising.py`."""
    assert isinstance(view, Backyard)
    assert view.mover == seat
    return advised(view, Random(seed))


LEVELS: dict[str, MakeBot] = {
    "easy": lambda seed: Gardener(seed, dreams=50, wary=0),
    "medium": lambda seed: Gardener(seed, dreams=5, wary=60),
    "hard": lambda seed: Racer(seed, width=8),
}
