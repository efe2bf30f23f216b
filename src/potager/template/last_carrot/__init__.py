"""Last Carrot: everything about the game that is not a position."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from potager.core.game import Game
from potager.core.options import QUICK, Options
from potager.core.verbs import Verb, Verbs

from .rules import MOST, Bed


class LastCarrotOptions(Options, frozen=True, kw_only=True):
    """What can be chosen before a match. The lobby's form follows from it and from the texts."""

    carrots: Annotated[int, Meta(ge=4, le=16), QUICK] = 12


class LastCarrot(Game[LastCarrotOptions, Bed]):
    """Everything about the game that is not a position."""

    name = "last-carrot"
    title = "Last Carrot"
    credits = "A new game, created with `potager new-game`."
    minutes = 2
    players = (2, 2)
    sim_limit = 16
    verbs = Verbs(  # the only kind of action: one click on a carrot pulls it and all after it
        Verb("pull", carrots=MOST, path="carrot:{first}", notation="{carrots}"),
        carrots="123",
        first=lambda bed, carrots: str(bed.left - carrots),
    )
    options_type = LastCarrotOptions

    def start(self, options: LastCarrotOptions) -> Bed:
        return Bed(total=options.carrots, left=options.carrots)

    def option_sets(self) -> list[dict[str, object]]:
        return [{}, {"carrots": 4}, {"carrots": 16}]


GAME = LastCarrot()
