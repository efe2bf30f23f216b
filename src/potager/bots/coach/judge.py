"""What choices are worth: winning chances, from solved tables if there are any, or by search.

A chance is the chance to win if everybody plays on as well as the search can. A draw counts as an
equal share of a win, so the chances of all seats add up to 1, except in a team, which wins or loses
as one. If random play is cut short and the position is evaluated (`State.evaluate`), the chance is
an estimate.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import NamedTuple

from librt.random import Random

from potager.bots.search import Search
from potager.bots.solved import SolvedTable
from potager.core.bits import bit
from potager.core.game import AnyGame, part
from potager.core.state import HOLD, State

from .advice import Advice, adviser_of

SIMULATIONS = 2000
PROMISING = 4  # so many of the best choices are looked at once more, each by itself
DEPTH = 4  # decisions of random play, where a game judges positions itself

FindTable = Callable[[State], SolvedTable | None]


class Choice(NamedTuple):
    """An action, and every seat's winning chance after it."""

    action: int
    chances: tuple[float, ...]
    error: float = 0.0  # the standard error of the seat's own


class Judge:
    """Values the choices in a game. The same seed gives the same values."""

    def __init__(
        self, game: AnyGame, seats: int, *, seed: int = 1, simulations: int = SIMULATIONS
    ) -> None:
        self.game = game
        self.seats = seats
        self.simulations = simulations
        self.random = Random(seed)
        self._table = _tables(game)
        self._adviser = adviser_of(game)
        self._consoler = adviser_of(game, "consolation")

    def advice(self, view: State, seat: int) -> Advice | None:
        """What the game's own adviser would do here, if it has any advice."""
        return self._adviser(view, seat, self.random.randrange(1 << 60))

    def consolation(self, view: State, seat: int) -> Advice | None:
        """What the adviser would do if nothing wins any more."""
        return self._consoler(view, seat, self.random.randrange(1 << 60))

    def choices(
        self, view: State, seat: int, also: int | None = None, *, worst: bool = False
    ) -> list[Choice]:
        """The best choices of a seat, best first, including `also` and, if wanted, the worst one.

        All choices are first searched together. Then the most promising ones are searched one by
        one, because a search rarely looks at bad choices and so does not know how bad they are.
        Simultaneous choices are only searched together. Alone, a choice would be foreseen by the
        others.
        """
        exact = self.exact(view, seat)
        if exact:
            return exact
        legal = list(view.legal(seat))
        if not view.waiting() & bit(seat):
            legal.append(HOLD)
        if view.waiting() & bit(seat) and view.waiting() != bit(seat):
            return self._together(view, seat)
        if len(legal) > 1:
            search = self._search(view, seat)
            search.run(self.simulations)
            tried = sorted(search.tries(), key=lambda one: -one[1])
            legal = [action for action, _, _ in tried[:PROMISING]]
            more = [also] if also is not None else []
            if worst and tried:
                more.append(min(tried, key=_promise)[0])
            legal += [action for action in dict.fromkeys(more) if action not in legal]
        return _sorted([self.value(view, seat, action) for action in legal], seat)

    def value(self, view: State, seat: int, action: int, simulations: int = 0) -> Choice:
        """What a choice is worth, from simulations that all begin with it."""
        search = self._search(view, seat)
        search.force(action)
        number = simulations or max(2, self.simulations // 2)
        search.run(number)
        mean = search.totals[seat] / number
        spread = max(0.0, search.squares[seat] / number - mean * mean)
        raw = _raw(search)
        chances = self.shares(raw)
        scale = chances[seat] / raw[seat] if raw[seat] else 1.0
        return Choice(action, chances, 0.5 * scale * sqrt(spread / number))

    def _together(self, view: State, seat: int) -> list[Choice]:
        """Choices made at once: what each brought while all tried theirs."""
        search = self._search(view, seat)
        search.run(2 * self.simulations)
        raw = _raw(search)
        found = []
        for action, tries, mean in search.tries():
            chances = self.shares((*raw[:seat], _share(mean), *raw[seat + 1 :]))
            found.append(Choice(action, chances, 0.5 / sqrt(max(1, tries))))
        return _sorted(found, seat)

    def position(self, state: State) -> tuple[float, ...]:
        """Every seat's winning chance before a chance event or a simultaneous choice."""
        table = self._table(state)
        exact = table.chance(state) if table else None
        if exact is not None:
            return (exact,) if self.seats == 1 else (exact, 1 - exact)
        search = self._search(state, 0)
        search.run(self.simulations)
        return self.shares(_raw(search))

    def shares(self, chances: tuple[float, ...]) -> tuple[float, ...]:
        """Chances that add up to 1: what a search estimates for each seat by itself need not."""
        together = sum(chances)
        if self.game.team or self.seats == 1 or not together:
            return chances
        return tuple(chance / together for chance in chances)

    def knows(self, state: State) -> bool:
        """Whether the chances for this position are exact."""
        table = self._table(state)
        return table is not None and table.chance(state) is not None

    def exact(self, view: State, seat: int) -> list[Choice]:
        """The choices of a solved position, the best first."""
        table = self._table(view)
        known = table.choices(view, seat) if table else None
        found = [
            Choice(action, (chance,) if self.seats == 1 else _both(seat, chance))
            for action, chance in (known or {}).items()
        ]
        return _sorted(found, seat)

    def _search(self, view: State, seat: int) -> Search:
        judges = type(view).evaluate is not State.evaluate
        seed = self.random.randrange(1 << 60)
        return Search(view, seat, seed, 1.0, DEPTH if judges else 0, None, self.seats)


def _promise(one: tuple[int, int, float]) -> tuple[bool, float]:
    """What brought least comes first, what was never tried last."""
    _, tries, mean = one
    return tries == 0, mean


def _sorted(choices: list[Choice], seat: int) -> list[Choice]:
    return sorted(choices, key=lambda choice: -choice.chances[seat])


def _raw(search: Search) -> tuple[float, ...]:
    number = int(search.simulations)
    return tuple(_share(total / number) for total in search.totals)


def _both(seat: int, chance: float) -> tuple[float, float]:
    return (chance, 1 - chance) if seat == 0 else (1 - chance, chance)


def _share(score: float) -> float:
    return min(1.0, max(0.0, (score + 1) / 2))


def _tables(game: AnyGame) -> FindTable:
    """The game's `solved_table`, if its bots have one."""
    find: FindTable = getattr(part(game, "bots"), "solved_table", lambda _: None)
    return find
