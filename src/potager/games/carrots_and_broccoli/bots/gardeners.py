"""Bots for Carrots & Broccoli: gardeners who tend their own, and one who races the others.

Easy and medium let the other gardens grow, medium until one is close to a win, so that games end.
Now and then they daydream and potter about (`tending.py`). Hard hinders as well as it grows, and
considers the others' answers (`planning.py`). docs/bot-strength.md has the measured strengths.
"""

from __future__ import annotations

from librt.random import Random

from potager.bots.coach.advice import Advice
from potager.bots.levels import MakeBot
from potager.core.state import State
from potager.games.carrots_and_broccoli.rules.backyard import Backyard

from .advising import advised
from .planning import SPITE, best
from .tending import favourite


class Gardener:
    """Chooses what leads to the best position, but daydreams in `dreams` percent of its turns."""

    def __init__(self, seed: int, *, dreams: int, wary: int) -> None:
        self.random = Random(seed)
        self.dreams = dreams
        self.wary = wary

    def choose(self, view: State, seat: int) -> int:
        assert isinstance(view, Backyard)
        dreaming = self.random.randrange(100) < self.dreams
        return favourite(view, self.wary, dreaming, self.random)


class Racer:
    """Chooses the best of the promising choices after the others' answers.

    `width` is how many choices it considers with two players, `games` how often it plays on with
    the best of them, and `spite` how much it likes to hinder others.
    """

    def __init__(self, seed: int, *, width: int, games: int = 0, spite: float = SPITE) -> None:
        self.random = Random(seed)
        self.width = width
        self.games = games
        self.spite = spite

    def choose(self, view: State, seat: int) -> int:
        assert isinstance(view, Backyard)
        return best(view, self.width, self.random, self.games, self.spite)


def advice(view: State, seat: int, seed: int) -> Advice:
    """The text of a hint: see `advising.py`."""
    assert isinstance(view, Backyard)
    assert view.mover == seat
    return advised(view, Random(seed))


LEVELS: dict[str, MakeBot] = {
    "easy": lambda seed: Gardener(seed, dreams=50, wary=0),
    "medium": lambda seed: Gardener(seed, dreams=5, wary=60),
    "hard": lambda seed: Racer(seed, width=8),
}

CHAMPIONS: dict[str, MakeBot] = {
    "champion-1": lambda seed: Racer(seed, width=8, games=4, spite=0.3),
    "champion-2": lambda seed: Racer(seed, width=8, games=6, spite=0.9),
    "champion-3": lambda seed: Racer(seed, width=8, games=8, spite=0.5),
    "champion-4": lambda seed: Racer(seed, width=10, games=16, spite=0.7),
    "champion-5": lambda seed: Racer(seed, width=12, games=32),
}
