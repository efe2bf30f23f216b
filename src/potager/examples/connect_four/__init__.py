"""Connect Four, an example of a whole game in one folder. README.md walks you through it."""

from __future__ import annotations

from potager.core.game import Game
from potager.core.options import Options
from potager.core.verbs import Verb, Verbs

from . import rules
from .rules import FourInARow

COLOURS = ("red", "yellow")


class ConnectFour(Game[Options, FourInARow]):
    """Everything about the game that is not a position. It has no options."""

    name = "connect-four"
    title = "Connect Four"
    credits = "A classic from 1974 by Howard Wexler and Ned Strongin, included as an example."
    minutes = 5
    players = (2, 2)
    listed = False
    sim_limit = rules.COLUMNS * rules.ROWS
    verbs = Verbs(  # one, so an action is its column; people count columns from 1
        Verb("drop", column=rules.COLUMNS, path="column:{column}", notation="{column}"),
        column="1234567",
    )
    options_type = Options

    def start(self, options: Options) -> FourInARow:
        return FourInARow()


GAME = ConnectFour()
