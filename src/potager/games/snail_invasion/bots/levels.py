"""Bots for Snail Invasion!: the search at three strengths, and the solved patio.

Medium and hard stop their random playouts early and judge the position (`Garden.evaluate`). Easy
plays a few games to the end in its head, which is a weak guide in this game. docs/bot-strength.md
has a table measured over 1,000 games with sides swapped. On the patio, hard plays perfectly:
`solved/` has the winning chances, computed by `potager solve` (docs/solving.md).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from potager.bots.levels import Bot, MakeBot, SearchBot
from potager.bots.solved import SolvedBot, SolvedTable
from potager.core.state import State
from potager.games.snail_invasion.rules.garden import Garden

from .tastes import GardenTaste

BEYOND = 80  # decisions that are played on after the judgement: most matches have ended by then


def solved_table(state: State) -> SolvedTable | None:
    """The winning chances of all positions of this garden, if it is a solved one."""
    if not isinstance(state, Garden) or not state.solitaire or state.snails != 1 or state.limit:
        return None
    return _patio(len(state.stacks))


@cache
def _patio(squares: int) -> SolvedTable:
    board = "3x4" if squares == 12 else "4x4"
    return SolvedTable.load(Path(__file__).with_name("solved") / f"patio-{board}.table")


class GardenBot:
    """Plays from the solved table on the patio, and searches elsewhere."""

    def __init__(self, search: SearchBot) -> None:
        self._search = search

    def choose(self, view: State, seat: int) -> int:
        table = solved_table(view)
        bot: Bot = self._search if table is None else SolvedBot(table, self._search)
        return bot.choose(view, seat)


def champion(simulations: int, lives: float, growth: float, hold: float) -> MakeBot:
    """A champion with these weights for colours alive, half-grown plants and blocked Snails."""
    taste = GardenTaste(lives, growth, hold)
    return lambda seed: GardenBot(
        SearchBot(simulations, seed, depth=4, curiosity=0.7, beyond=BEYOND, judge=taste)
    )


LEVELS: dict[str, MakeBot] = {
    "easy": lambda seed: SearchBot(20, seed),
    "medium": lambda seed: SearchBot(40, seed, depth=4),
    "hard": lambda seed: GardenBot(
        SearchBot(3000, seed, depth=4, curiosity=0.7, beyond=BEYOND, seconds=2.5)
    ),
}

CHAMPIONS: dict[str, MakeBot] = {
    "champion-1": champion(3000, 1.2, 0.3, 0.1),
    "champion-2": champion(4000, 1.4, 0.15, 0.3),
    "champion-3": champion(5000, 1.3, 0.15, 0.2),
    "champion-4": champion(8000, 1.2, 0.25, 0.2),
    "champion-5": champion(14000, 2.0, 0.05, 0.6),
}
