"""Bots for Snail Invasion!: the search at three strengths, and the solved patio.

Medium and hard stop their random play early and judge the position (`Garden.evaluate`); easy
plays a few games to their end in its head, which at this game is a weak guide. Measured over
1,000 games with sides swapped: see the table in docs/bots.md. On the patio hard plays exactly as
well as can be: `solved/` has the winning chances, made by `potager solve` (docs/solving.md).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from potager.bots.levels import Bot, MakeBot, SearchBot
from potager.bots.solved import SolvedBot, SolvedTable
from potager.core.state import State
from potager.games.snail_invasion.rules.garden import Garden


def solved_table(state: State) -> SolvedTable | None:
    """The winning chances of all positions of this garden, if it is a solved one."""
    if not isinstance(state, Garden) or not state.solitaire or state.snails != 1 or state.limit:
        return None
    return _patio(len(state.stacks))


@cache
def _patio(squares: int) -> SolvedTable:
    board = "3x4" if squares == 12 else "4x4"
    return SolvedTable.load(Path(__file__).with_name("solved") / f"patio-{board}.table")


class HardBot:
    """Plays by the table on the patio, else searches."""

    def __init__(self, seed: int) -> None:
        self._search = SearchBot(2000, seed, depth=4, curiosity=0.7, seconds=2.5)

    def choose(self, view: State, seat: int) -> int:
        table = solved_table(view)
        bot: Bot = self._search if table is None else SolvedBot(table, self._search)
        return bot.choose(view, seat)


LEVELS: dict[str, MakeBot] = {
    "easy": lambda seed: SearchBot(20, seed),
    "medium": lambda seed: SearchBot(40, seed, depth=4),
    "hard": HardBot,
}
