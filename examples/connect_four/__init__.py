"""Connect Four, as an example of a whole game in one folder. README.md walks through it."""

from __future__ import annotations

from potager.core.game import Game
from potager.core.options import Options
from potager.core.verbs import Verb, Verbs

from . import rules
from .rules import FourInARow

COLOURS = ("red", "yellow")


class ConnectFour(Game[Options, FourInARow]):
    """The game as the table knows it. It has no options."""

    name = "connect-four"
    title = "Connect Four"
    tagline = "Four in a line, upright, flat or slanted."
    credits = "A classic of 1974 by Howard Wexler and Ned Strongin; here as an example."
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
