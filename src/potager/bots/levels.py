"""Bots at levels: easy, medium and hard, and champions, for any game.

A bot gets what its seat can see, and chooses. Its strength is a number of simulations, so the same
seed plays the same game on every machine. At the table, a time limit may end its thinking earlier.
A game's `bots.py` may have its own `LEVELS` and `CHAMPIONS`, measured for that game. All others are
search bots.

>>> import potager
>>> match = potager.Match.new("snail-invasion")
>>> rows = match.roll()
>>> bot("easy", match.game, seed=1).choose(match.view(0), 0) in match.legal(0)
True
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from time import monotonic
from typing import Protocol, cast, runtime_checkable

from librt.random import Random

from potager.core.bits import bit
from potager.core.choosers import random_chooser
from potager.core.errors import PotagerError
from potager.core.game import AnyGame, Game, part
from potager.core.learned import LearnedValue
from potager.core.options import one_of
from potager.core.plans import Plan
from potager.core.state import State

from .champions import CHAMPIONS
from .search import Search


class Bot(Protocol):
    """Anything that chooses for a seat from what that seat can see."""

    def choose(self, view: State, seat: int) -> int: ...


@runtime_checkable
class Planner(Bot, Protocol):
    """A bot that follows its team's plans and shows its own."""

    def heed(self, plans: Sequence[Plan]) -> None:
        """Take in what others would like to have done, the most important first."""

    def news(self, view: State) -> Plan | None:
        """The bot's plan after a choice, unless it follows somebody else's."""


class RandomBot:
    """Chooses evenly among the legal actions."""

    def __init__(self, seed: int) -> None:
        self._choose = random_chooser(Random(seed))

    def choose(self, view: State, seat: int) -> int:
        return self._choose(view, seat)


class SearchBot:
    """Searches before it chooses, with up to `simulations`, or as many as `seconds` allow.

    With `reuse` it continues its previous search if that contains the position.
    """

    def __init__(
        self,
        simulations: int,
        seed: int,
        *,
        curiosity: float = 1.0,
        depth: int = 0,
        beyond: int = 0,
        judge: LearnedValue | None = None,
        seconds: float | None = None,
        reuse: bool = False,
    ) -> None:
        self.simulations = simulations
        self.curiosity = curiosity
        self.depth = depth
        self.beyond = beyond
        self.judge = judge
        self.seconds = seconds
        self.random = Random(seed)
        self.reuse = reuse
        self._thought: Search | None = None

    def choose(self, view: State, seat: int) -> int:
        legal = view.legal(seat)
        waiting = view.waiting()
        if len(legal) == 1 and waiting & bit(seat):
            return legal[0]
        search = self.think(view, seat)
        return search.mixed() if waiting & bit(seat) and waiting != bit(seat) else search.best()

    def think(self, view: State, seat: int) -> Search:
        """The finished search, if you want to see more than its choice."""
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
            view,
            seat,
            self.random.randrange(1 << 60),
            self.curiosity,
            self.depth,
            judge=self.judge,
            beyond=self.beyond,
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
    """A game's bots by name: the three levels, and `random`."""
    return {"random": RandomBot, **DEFAULT, **_declared(game, "LEVELS")}


def champions(game: AnyGame) -> Mapping[str, MakeBot]:
    """A game's champions. There are none if everybody plays as one team."""
    if game.team:
        return {}
    rising = zip(CHAMPIONS, (1000, 2000, 4000, 6000, 9000), strict=True)
    return {**{name: _search(game, most) for name, most in rising}, **_declared(game, "CHAMPIONS")}


def _declared(game: AnyGame, name: str) -> Mapping[str, MakeBot]:
    """What the game's `bots.py` has of that name."""
    try:
        own = getattr(part(game, "bots"), name, {})
    except Exception as error:  # whatever the module does when it is imported
        raise PotagerError(f"The bots of {game.title} can't be loaded: {error}.") from error
    if not isinstance(own, Mapping):
        module = f"{type(game).__module__}.bots"
        raise PotagerError(f"{name} in {module} must be a dictionary that maps names to bots.")
    return own


def _search(game: AnyGame, simulations: int) -> MakeBot:
    """A plain search. Where random play may not end, it asks the game's own judgement early."""
    depth = 0 if game.sim_limit >= Game.sim_limit else 40
    return lambda seed: SearchBot(simulations, seed, depth=depth)


def bot(name: str, game: AnyGame, seed: int) -> Bot:
    """A game's bot with this name."""
    return maker(name, game)(seed)


def maker(name: str, game: AnyGame) -> MakeBot:
    """The function that creates the bot with this name from a seed.

    Besides a game's levels and champions, a name can be `search:2000` for a search bot with that
    many simulations, or `package.module:Class` for your own bot, which gets the seed too.
    """
    known = {**levels(game), **champions(game)}
    if name in known:
        return known[name]
    kind, _, rest = name.partition(":")
    if kind == "search" and rest.isascii() and rest.isdecimal() and int(rest) > 0:
        return _search(game, int(rest))
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
