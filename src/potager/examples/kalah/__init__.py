"""Kalah, an example of a game written with the guide in docs/adding-a-game.md."""

from __future__ import annotations

from typing import Annotated

from librt.vecs import vec
from msgspec import Meta
from mypy_extensions import i64

from potager.core.game import Game
from potager.core.options import Options
from potager.core.verbs import Verb, Verbs

from .rules import KalahBoard

SIDES = ("south", "north")
MOST_PITS = 6  # on each side; action 0 sows the first one


class KalahOptions(Options, frozen=True, kw_only=True):
    """What can be chosen before a match."""

    pits: Annotated[int, Meta(ge=3, le=MOST_PITS, description="Pits on each side.")] = 6
    seeds: Annotated[int, Meta(ge=2, le=6, description="Seeds in each pit at the start.")] = 4


class Kalah(Game[KalahOptions, KalahBoard]):
    """Everything about the game that is not a position."""

    name = "kalah"
    title = "Kalah"
    credits = "A mancala game by William Julius Champion, included as an example."
    minutes = 10
    players = (2, 2)
    listed = False
    verbs = Verbs(
        Verb("sow", pit=range(1, MOST_PITS + 1), path="pit:{side}:{pit}", notation="{pit}"),
        side=lambda board, _: SIDES[board.mover],
    )
    options_type = KalahOptions

    def start(self, options: KalahOptions) -> KalahBoard:
        side = [*[options.seeds] * options.pits, 0]
        return KalahBoard(seeds=vec[i64](side + side), pits=options.pits)

    def points(self, state: KalahBoard) -> tuple[int, int]:
        """The seeds in the stores."""
        return state.seeds[state.store(0)], state.seeds[state.store(1)]

    def option_sets(self) -> list[dict[str, object]]:
        return [{}, {"pits": 3, "seeds": 2}, {"seeds": 6}, {"pits": 4, "seeds": 3}]


GAME = Kalah()
