"""What happens while a player is not connected: decided here, and said alike on every screen.

Pages are sent their own sentence in advance, because a page that is offline can be sent nothing.
Between that and the player's return the match may go on, so a sentence promises only what holds
until then.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from potager.table.rooms.clocks import LONGEST_HOLD
from potager.table.rooms.moment import Moment
from potager.table.settings import Settings
from potager.table.texts import t

Fate = Literal["idle", "paused", "held", "stand-in", "clock", "react", "replace", "waits"]


def fate(moment: Moment, person: str) -> Fate:
    """What happens to the match if this person is not connected."""
    sheet = moment.sheet
    if not moment.playing or not any(one.awaited and one.holder == person for one in sheet.places):
        return "idle"
    if moment.match.paused:
        return "paused"
    awaited = [place for place in sheet.places if place.awaited and place.holder != person]
    if sheet.sand is not None or moment.match.state.hourglass():
        there = any(place.away_since is None for place in awaited)
        spent = sheet.sand is not None and sheet.sand.held >= LONGEST_HOLD
        return "stand-in" if there or spent else "held"
    if sheet.timer:
        return "clock"
    if sheet.time_to_react() and moment.game.manners.reactions(moment.options):
        return "react"
    return "replace" if awaited else "waits"


def to_themselves(moment: Moment, person: str, settings: Settings) -> str:
    """What a player's page says once it is offline; it is sent with every move."""
    return _offline(fate(moment, person), settings.sand_wait, settings.away)


def to_others(moment: Moment, seat: int, settings: Settings) -> str:
    """What everybody else's page says of a player who is offline, while the match is played."""
    place = moment.sheet.places[seat]
    found = "stands-in" if place.stand_in else fate(moment, place.holder)
    return t(f"absent.{found}", name=place.name, **_seconds(settings.sand_wait, settings.away))


@lru_cache
def _offline(found: Fate, grace: float, away: float) -> str:
    return t(f"offline.{found}", **_seconds(grace, away))


def _seconds(grace: float, away: float) -> dict[str, int]:
    return {"hold": round(LONGEST_HOLD), "grace": round(grace), "away": round(away)}
