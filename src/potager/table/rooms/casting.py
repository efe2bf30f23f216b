"""Who sits at a table, for whoever is told of it: names, faces, and who "you" are."""

from __future__ import annotations

from collections.abc import Sequence

from potager.bots.personalities import Personality, known
from potager.core.svg import STRANGER
from potager.core.texts import NOBODY, Cast
from potager.table.store.kept import Place, Sheet

BOT = "bot-face"  # one that plays for somebody


def cast_of(sheet: Sheet, own: Sequence[int] = ()) -> Cast:
    """The cast of a match as somebody with these seats is told of it.

    Where several share a screen nobody of them is "you", nor is one for whom a bot plays.
    """
    alone = len(own) == 1 and sheet.places[own[0]].person
    return Cast(
        tuple(place.name for place in sheet.places),
        tuple(face_of(place) for place in sheet.places),
        own[0] if alone else NOBODY,
    )


def face_of(place: Place) -> str:
    """The symbol of a player's face."""
    if not place.bot:
        return STRANGER
    found = personality_of(place)
    return found.face if found else BOT


def personality_of(place: Place) -> Personality | None:
    """Which of the bots sits there, if it is a bot's own seat."""
    return known(place.name) if place.bot and not place.holder else None
