"""The steps of a ladder: three levels, then five champions with names.

`personalities.toml` describes the champions, and a game's `CHAMPIONS` defines how they play it. In
a game for one team there are no opponents, so there are no champions.

>>> import potager
>>> steps(potager.game("snail-invasion"))[2:5]
('hard', 'champion-1', 'champion-2')
>>> steps(potager.game("carrotia"))
('easy', 'medium', 'hard')
"""

from __future__ import annotations

from collections.abc import Sequence

from potager.core.game import AnyGame, texts_of
from potager.core.texts import say

LEVELS = ("easy", "medium", "hard")
CHAMPIONS = tuple(f"champion-{number}" for number in range(1, 6))


def steps(game: AnyGame) -> tuple[str, ...]:
    """The bots to beat one after another, weakest first."""
    return LEVELS if game.team else (*LEVELS, *CHAMPIONS)


def crew(step: str, seats: int) -> tuple[str, ...]:
    """The bots of a step, for this many seats. There is one champion, and the rest are hard bots.

    >>> crew("medium", 2), crew("champion-3", 3)
    (('medium', 'medium'), ('champion-3', 'hard', 'hard'))
    """
    return tuple(step if step in LEVELS or not seat else LEVELS[-1] for seat in range(seats))


def step_of(game: AnyGame, bots: Sequence[str]) -> str:
    """The step that these bots are: the champion's if all others are hard at least, otherwise that
    of the weakest.

    >>> import potager
    >>> shambo = potager.game("pyramid-shambo")
    >>> step_of(shambo, ["hard", "champion-3"]), step_of(shambo, ["easy", "champion-3"])
    ('champion-3', 'easy')
    """
    known = steps(game)
    weakest, strongest = min(bots, key=known.index), max(bots, key=known.index)
    return weakest if weakest in LEVELS[:-1] else strongest


def style(game: AnyGame, champion: str) -> str:
    """How a champion plays this game, in one sentence. Empty if the game has none."""
    id = f"{champion}.style"
    return game.text(say(id)) if texts_of(game).has(id) else ""
