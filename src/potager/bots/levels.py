"""Bots at levels: easy, medium and hard, for any game.

A bot is given what its seat can see, and chooses. Its strength is a number of simulations, so
that the same seed plays the same game on every machine; at the table a time limit may end its
thinking earlier. A game's `bots.py` may have `LEVELS` of its own, measured for that game; a level
that it leaves out is a search.

>>> import potager
>>> match = potager.Match.new("snail-invasion")
>>> rows = match.roll()
>>> bot("easy", match.game, seed=1).choose(match.view(0), 0) in match.legal(0)
True
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from time import monotonic
from typing import Protocol, cast

from librt.random import Random

from potager.core.bits import bit
from potager.core.choosers import random_chooser
from potager.core.errors import PotagerError
from potager.core.game import AnyGame, Game, part
from potager.core.learned import LearnedValue
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
    """Searches before it chooses: `simulations` of them, or as many as `seconds` allow.

    `reuse`: it goes on from what it thought before, where the position can be found in there.
    `judge`: asked instead of the game's own judgement where random play stops.
    """

    def __init__(
        self,
        simulations: int,
        seed: int,
        *,
        curiosity: float = 1.0,
        depth: int = 0,
        seconds: float | None = None,
        reuse: bool = False,
        judge: LearnedValue | None = None,
    ) -> None:
        self.simulations = simulations
        self.curiosity = curiosity
        self.depth = depth
        self.seconds = seconds
        self.random = Random(seed)
        self.reuse = reuse
        self.judge = judge
        self._thought: Search | None = None

    def choose(self, view: State, seat: int) -> int:
        legal = view.legal(seat)
        waiting = view.waiting()
        if len(legal) == 1 and waiting & bit(seat):
            return legal[0]
        search = self.think(view, seat)
        return search.mixed() if waiting & bit(seat) and waiting != bit(seat) else search.best()

    def think(self, view: State, seat: int) -> Search:
        """The finished search, for those who want to see more than its choice."""
        search = self._begin(view, seat)
        end = None if self.seconds is None else monotonic() + self.seconds
        left = self.simulations
        while left > 0 and (end is None or monotonic() < end or left == self.simulations):
            step = min(left, 200)
            search.run(step)
            left -= step
        return search

    def _begin(self, view: State, seat: int) -> Search:
        before = self._thought
        if before is not None and before.seat == seat:
            before.move_to(view)
            return before
        search = Search(
            view, seat, self.random.randrange(1 << 60), self.curiosity, self.depth, judge=self.judge
        )
        if self.reuse:
            self._thought = search
        return search


MakeBot = Callable[[int], Bot]  # from a seed

DEFAULT: dict[str, MakeBot] = {
    "easy": lambda seed: SearchBot(30, seed),
    "medium": lambda seed: SearchBot(300, seed),
    "hard": lambda seed: SearchBot(3000, seed, seconds=2.5),
}


def levels(game: AnyGame) -> Mapping[str, MakeBot]:
    """The bots of a game by name: the three levels, and `random`."""
    try:
        own = getattr(part(game, "bots"), "LEVELS", {})
    except Exception as error:  # whatever the module does when it is imported
        raise PotagerError(f"The bots of {game.title} can't be loaded: {error}.") from error
    if not isinstance(own, Mapping):
        module = f"{type(game).__module__}.bots"
        raise PotagerError(f"LEVELS in {module} must be a dictionary from names to bots.")
    return {"random": RandomBot, **DEFAULT, **own}


def bot(name: str, game: AnyGame, seed: int) -> Bot:
    """A game's bot of that name."""
    return maker(name, game)(seed)


def maker(name: str, game: AnyGame) -> MakeBot:
    """What makes the bot of that name from a seed.

    Beside a game's levels that is `search:2000`, which thinks through so many simulations, and
    `package.module:Class`, a bot of somebody's own that is made from a seed too.
    """
    known = levels(game)
    if name in known:
        return known[name]
    kind, _, rest = name.partition(":")
    if kind == "search" and rest.isascii() and rest.isdecimal() and int(rest) > 0:
        # Where random play may not end, a search asks the game's own judgement after a while.
        depth = 0 if game.sim_limit >= Game.sim_limit else 40
        return lambda seed: SearchBot(int(rest), seed, depth=depth)
    if kind != "search" and rest.isidentifier():
        return _own(name, kind, rest)
    raise PotagerError(
        f"There is no bot {name!r}: choose {one_of([*known, 'search:2000'])}, or "
        "package.module:Class."
    )


def _own(name: str, module: str, made: str) -> MakeBot:
    """A class of somebody's own, found in the current folder too."""
    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    try:
        found = getattr(import_module(module), made, None)
    except Exception as error:  # whatever the module does when it is read
        raise PotagerError(f"The bot {name} can't be loaded: {error}.") from error
    if not callable(getattr(found, "choose", None)):
        raise PotagerError(
            f"The bot {name} can't be loaded: it needs a class {made} with choose(view, seat)."
        )
    return cast(MakeBot, found)
