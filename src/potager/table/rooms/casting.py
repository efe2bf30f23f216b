"""Who sits at a table, for whoever is told of it: names, faces, and who "you" are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from zlib import crc32

from potager.bots.personalities import Personality, known
from potager.core.svg import STRANGER
from potager.core.texts import NOBODY, Cast
from potager.table.store.kept import Place, Sheet

BOT = "bot-face"  # one that plays for somebody
PEOPLE = (STRANGER, *(f"{STRANGER}-{number}" for number in range(1, 8)))
MOST_TABLES = 1_000  # whose faces are remembered


def cast_of(sheet: Sheet, own: Sequence[int] = ()) -> Cast:
    """The cast of a match as somebody with these seats is told of it.

    Where several share a screen nobody of them is "you", nor is one for whom a bot plays.
    """
    alone = len(own) == 1 and sheet.places[own[0]].person
    return Cast(
        tuple(place.name for place in sheet.places),
        faces(sheet.places),
        own[0] if alone else NOBODY,
    )


@lru_cache(maxsize=MOST_TABLES)
def faces(places: tuple[Place, ...]) -> tuple[str, ...]:
    """The symbols of all faces: somebody's is the same at every table, unless it is taken there.

    Whoever comes later gives way, wherever they sit, also to somebody for whom a bot plays now.
    """
    own: dict[int, str] = {}
    held = [(one.came, one.holder, one.name, seat) for seat, one in enumerate(places) if one.holder]
    for _, holder, _, seat in sorted(held):
        first = crc32(holder.encode())
        around = [PEOPLE[(first + step) % len(PEOPLE)] for step in range(len(PEOPLE))]
        own[seat] = next((face for face in around if face not in own.values()), around[0])
    bots = {seat: personality_of(place) for seat, place in enumerate(places) if place.bot}
    shown = own | {seat: bot.face if bot else BOT for seat, bot in bots.items()}
    return tuple(shown.get(seat, STRANGER) for seat in range(len(places)))


def personality_of(place: Place) -> Personality | None:
    """Which of the bots sits there, if it is a bot's own seat."""
    own = place.bot and (place.resigned or not place.holder)
    return known(place.name) if own else None
