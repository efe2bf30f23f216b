"""Pyramid Shambo, for 2 to 10: rock, paper, scissors for pyramids, until one player is left."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from potager.core.game import Game
from potager.core.options import QUICK, Options
from potager.core.verbs import Verb, Verbs

from .rules import circle
from .rules.circle import PIECE, ROCK, SCISSORS, THROW, Circle
from .rules.purses import PIECES, colour_of, size_of

COLOURS = ("red", "yellow", "green", "blue", "black", "purple", "orange", "clear", "cyan", "white")
SIZES = ("", "small", "medium", "large")
HANDS = ("", "rock", "paper", "scissors")


class ShamboOptions(Options, frozen=True, kw_only=True):
    """What people can choose before a match of Pyramid Shambo."""

    players: Annotated[int, Meta(ge=2, le=10), QUICK] = 4
    protocol: Literal["1-2-3", "1-2-3-go"] = "1-2-3"


def piece_name(piece: int) -> str:
    """'red-large': as paths and notation say it."""
    return f"{COLOURS[colour_of(piece)]}-{SIZES[size_of(piece)]}"


class PyramidShambo(Game[ShamboOptions, Circle]):
    """Everything about the game that is not a position."""

    name = "pyramid-shambo"
    title = "Pyramid Shambo"
    credits = "Designed by Andrew Looney, published by Looney Labs in 2011."
    minutes = 10
    players = (2, 10)
    rules_version = 2  # 1: nobody changed for the payee (P4e)
    endings = ("attack", "defence", "cascade")
    verbs = Verbs(
        Verb("challenge", seat=10, path="player:{seat}"),
        Verb("throw", THROW + ROCK, hand=range(ROCK, SCISSORS + 1), notation="{hand}"),
        Verb("put in", PIECE, piece=PIECES, path="piece:{piece}", notation="{piece}"),
        seat=COLOURS,
        hand=HANDS,
        piece=piece_name,
    )
    options_type = ShamboOptions

    def start(self, options: ShamboOptions) -> Circle:
        return circle.start(options.players, 4 if options.protocol == "1-2-3-go" else 3)

    def option_sets(self) -> list[dict[str, object]]:
        sets: list[dict[str, object]] = [{"players": players} for players in range(2, 11)]
        return [*sets, {"players": 4, "protocol": "1-2-3-go"}]

    def ending(self, state: Circle) -> str:
        """P9: the winner won as challenger, or when challenged, or outlived both players (P6)."""
        if not state.is_in(state.winner):
            return "cascade"
        return "attack" if state.winner == state.challenger else "defence"


GAME = PyramidShambo()

__all__ = ["COLOURS", "GAME", "HANDS", "SIZES", "PyramidShambo", "ShamboOptions", "piece_name"]
