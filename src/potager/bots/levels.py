"""Bots at levels: easy, medium and hard, for any game.

A bot is given what its seat can see, and chooses. Its strength is a number of simulations, so
that the same seed plays the same game on every machine; at the table a time limit may end its
thinking earlier. A game's `bots.py` may have `LEVELS` of its own, measured for that game.

>>> import potager
>>> match = potager.game("snail-invasion").new()
>>> rows = match.roll()
>>> bot("easy", match.game, seed=1).choose(match.view(0), 0) in match.legal(0)
True
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from time import monotonic
from typing import Protocol

from librt.random import Random

from potager.core.bits import bit
from potager.core.drive import random_chooser
from potager.core.errors import PotagerError
from potager.core.game import AnyGame
from potager.core.options import one_of
from potager.core.state import State

from .search import Search


class Bot(Protocol):
    """Somebody who chooses for a seat from what that seat can see."""

    def choose(self, view: State, seat: int) -> int: ...


class RandomBot:
    """Chooses evenly among the legal actions."""

    def __init__(self, seed: int) -> None:
        self._choose = random_chooser(Random(seed))

    def choose(self, view: State, seat: int) -> int:
        return self._choose(view, seat)


class SearchBot:
    """Searches before it chooses: `simulations` of them, or as many as `seconds` allow."""

    def __init__(
        self,
        simulations: int,
        seed: int,
        *,
        curiosity: float = 1.0,
        depth: int = 0,
        seconds: float | None = None,
    ) -> None:
        self.simulations = simulations
        self.curiosity = curiosity
        self.depth = depth
        self.seconds = seconds
        self.random = Random(seed)

    def choose(self, view: State, seat: int) -> int:
        legal = view.legal(seat)
        waiting = view.waiting()
        if len(legal) == 1 and waiting & bit(seat):
            return legal[0]
        search = self.think(view, seat)
        return search.mixed() if waiting & bit(seat) and waiting != bit(seat) else search.best()

    def think(self, view: State, seat: int) -> Search:
        """The finished search, for those who want to see more than its choice."""
        search = Search(view, seat, self.random.randrange(1 << 60), self.curiosity, self.depth)
        end = None if self.seconds is None else monotonic() + self.seconds
        left = self.simulations
        while left > 0 and (end is None or monotonic() < end or left == self.simulations):
            step = min(left, 200)
            search.run(step)
            left -= step
        return search


MakeBot = Callable[[int], Bot]  # from a seed

DEFAULT: dict[str, MakeBot] = {
    "easy": lambda seed: SearchBot(30, seed),
    "medium": lambda seed: SearchBot(300, seed),
    "hard": lambda seed: SearchBot(3000, seed, seconds=2.5),
}


def levels(game: AnyGame) -> Mapping[str, MakeBot]:
    """The bots of a game by name: the three levels, and `random`."""
    module = type(game).__module__ + ".bots"
    own = import_module(module).LEVELS if find_spec(module) else DEFAULT
    return {"random": RandomBot, **own}


def bot(name: str, game: AnyGame, seed: int) -> Bot:
    """A game's bot of that name."""
    known = levels(game)
    if name not in known:
        raise PotagerError(f"There is no bot {name!r}: choose {one_of(known)}.")
    return known[name](seed)
