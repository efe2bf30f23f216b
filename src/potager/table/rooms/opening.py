"""New tables: what is settled when one is made, and when its match begins."""

from __future__ import annotations

import secrets

import msgspec

from potager.core.dice import FairDice
from potager.core.options import Options, values
from potager.table.rooms.moment import Moment
from potager.table.rooms.seats import drawn, new_code, new_secret
from potager.table.store.kept import Place, Setup, Sheet


def new_table(
    game: str,
    options: Options,
    sheet: Sheet,
    *,
    host: str,
    listed: bool = False,
    tries: int = 0,
) -> tuple[Setup, Sheet]:
    """A new table. Where nobody is missing, its match begins at once.

    `tries` tells how many codes were taken already: then a longer one is made.
    """
    match = secrets.token_hex(8)
    setup = Setup(
        id=match,
        code=new_code(tries),
        watch=new_secret(),
        invite=new_secret(),
        game=game,
        options=values(options),
        dice=FairDice.new(match),
        host=host,
        listed=listed,
    )
    if all(place.ready and not place.free for place in sheet.places):
        sheet = msgspec.structs.replace(drawn(sheet), phase="playing")
    return setup, sheet


def rematch_of(moment: Moment) -> tuple[Setup, Sheet]:
    """The same match once more, everybody one seat further."""
    old = moment.sheet
    sheet = Sheet(
        places=swapped(old.places),
        host_name=old.host_name,
        timer=old.timer,
        react=old.react,
        chat=old.chat,
    )
    return new_table(moment.setup.game, moment.options, sheet, host=moment.setup.host)


def swapped(places: tuple[Place, ...]) -> tuple[Place, ...]:
    """The seats of a rematch: everyone one place further, all ready."""
    moved = (*places[-1:], *places[:-1])
    return tuple(
        msgspec.structs.replace(
            place,
            ready=True,
            resigned=False,
            away_since=None,
            bot="" if place.holder else place.bot,
        )
        for place in moved
    )
