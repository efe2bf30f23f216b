"""What is kept of a match beside its log.

The *setup* is fixed when the table is made: the game, its options, the dice. The *sheet* is
everything around the game that changes: who sits where, offers, clocks.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from potager.core.dice import FairDice
from potager.core.game import AnyGame
from potager.core.match import Match
from potager.core.options import Options
from potager.core.record import Seat
from potager.core.registry import game as find_game

Phase = Literal["waiting-room", "playing", "over"]
OfferKind = Literal["draw", "undo", "pause", "rematch"]


class Kept(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The base of what is stored."""


class Setup(Kept, frozen=True, kw_only=True, omit_defaults=True):
    """What never changes about a match."""

    id: str
    code: str
    watch: str
    invite: str
    game: str
    options: dict[str, Any]
    dice: FairDice
    host: str  # hash of the person who made the table
    listed: bool = False

    def find_game(self) -> AnyGame:
        return find_game(self.game)

    def resolved(self) -> Options:
        options = self.find_game().resolve(**self.options)
        assert isinstance(options, Options)
        return options


class Place(Kept, frozen=True, kw_only=True, omit_defaults=True):
    """A seat at the table."""

    holder: str = ""  # hash of the person it belongs to; empty: free, or a bot's for good
    name: str = ""
    colour: str = ""
    bot: str = ""  # the level of the bot that plays here now
    ready: bool = False
    resigned: bool = False
    away_since: float | None = None

    @property
    def free(self) -> bool:
        return not self.holder and not self.bot

    @property
    def person(self) -> bool:
        """Whether a person plays here now."""
        return bool(self.holder) and not self.bot


class Deadline(Kept, frozen=True, kw_only=True, omit_defaults=True):
    """A clock that runs out at a time of the database's clock, or is stopped with time left."""

    ends: float
    length: float
    set_at: float  # outages since then give their time back
    left: float | None = None  # while the match is paused
    decision: int = -1  # the choice that it is for, where it is for one


class OpenOffer(Kept, frozen=True, kw_only=True, omit_defaults=True):
    """Something that the other people must agree to."""

    kind: OfferKind
    seat: int
    agreed: tuple[int, ...] = ()
    keep: int = 0  # undo: how many events stay


class Sheet(Kept, frozen=True, kw_only=True, omit_defaults=True):
    """What changes around the game."""

    phase: Phase = "waiting-room"
    places: tuple[Place, ...]
    host_name: str = ""
    chat: bool = True
    draw: bool = False  # who sits where is drawn when the match begins
    timer: int = 0  # seconds a choice; 0: no timer
    react: int = 10  # seconds in which one may react; 0: as long as it takes
    salts: tuple[str, ...] = ()  # the players' own part of the dice, fixed at the start
    turn: Deadline | None = None
    sand: Deadline | None = None
    sand_mark: int = 0  # how many events there were when the sand last began or ended
    reaction: Deadline | None = None
    passing: dict[int, str] = {}  # a secret: for how long seats have asked to pass
    offers: tuple[OpenOffer, ...] = ()
    marks: tuple[str, ...] = ()
    verdict: str = ""  # who won and why, once it is over
    rematch: str = ""  # code of the next match

    def with_place(self, seat: int, place: Place) -> Sheet:
        places = (*self.places[:seat], place, *self.places[seat + 1 :])
        return msgspec.structs.replace(self, places=places)

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats that belong to a person, those that a bot keeps warm too."""
        return tuple(
            seat for seat, place in enumerate(self.places) if person and place.holder == person
        )

    def people(self) -> tuple[int, ...]:
        """The seats that people play."""
        return tuple(seat for seat, place in enumerate(self.places) if place.person)

    def held(self) -> tuple[int, ...]:
        """The seats of everybody who is in the match, those who are away too."""
        return tuple(
            seat for seat, place in enumerate(self.places) if place.holder and not place.resigned
        )

    def one_screen(self) -> bool:
        """Whether several seats share a browser."""
        holders = [place.holder for place in self.places if place.holder]
        return len(set(holders)) < len(holders)


def first_position(setup: Setup, sheet: Sheet) -> Match:
    """The match before its first event."""
    seats = [Seat(name=place.name, bot=place.bot) for place in sheet.places]
    dice = msgspec.structs.replace(setup.dice, salts=sheet.salts)
    return Match(setup.find_game(), setup.resolved(), dice, seats)
