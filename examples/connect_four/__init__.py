"""Connect Four, as an example of a whole game in one folder. README.md walks through it."""

from __future__ import annotations

from potager.core.errors import BadOption
from potager.core.game import Game
from potager.core.options import Options
from potager.core.verbs import Verb, Verbs

from . import rules
from .rules import Grid

COLOURS = ("red", "yellow")


class ConnectFour(Game[Options, Grid]):
    """The game as the table knows it. It has no options."""

    name = "connect-four"
    title = "Connect Four"
    tagline = "Four in a line, upright, flat or slanted."
    credits = "A classic of 1974 by Howard Wexler and Ned Strongin; here as an example."
    minutes = 5
    players = (2, 2)
    listed = False
    sim_limit = rules.COLUMNS * rules.ROWS
    layouts = ("wide", "phone", "low")
    verbs = Verbs(Verb("drop", column=rules.COLUMNS))  # alone, so an action is its column
    options_type = Options

    def start(self, options: Options) -> Grid:
        return Grid()

    def seats(self, options: Options) -> int:
        return 2

    def for_players(self, players: int, given: dict[str, object]) -> dict[str, object]:
        if players != 2:
            raise BadOption(f"Connect Four is for 2 players, not {players}.")
        return given

    def path(self, state: Grid, seat: int, action: int) -> tuple[str, ...]:
        """One click on the column."""
        return (f"column:{action + 1}",)

    def notation(self, state: Grid, who: int, what: int) -> str:
        """The column, from 1 on the left."""
        return str(what + 1)


GAME = ConnectFour()
