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

from potager.core.game import AnyGame, texts_of
from potager.core.texts import say

LEVELS = ("easy", "medium", "hard")
CHAMPIONS = tuple(f"champion-{number}" for number in range(1, 6))


def steps(game: AnyGame) -> tuple[str, ...]:
    """The bots to beat one after another, weakest first."""
    return LEVELS if game.team else (*LEVELS, *CHAMPIONS)


def style(game: AnyGame, champion: str) -> str:
    """How a champion plays this game, in one sentence. Empty if the game has none."""
    id = f"{champion}.style"
    return game.text(say(id)) if texts_of(game).has(id) else ""
