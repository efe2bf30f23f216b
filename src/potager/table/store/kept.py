"""What is kept of a match beside its log.

The *setup* is settled before the match begins: the game, its options, the dice; afterwards only the
host's role may pass on. The *sheet* is everything around the game that changes: who sits where,
offers, clocks.
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
OfferKind = Literal["draw", "undo", "pause", "round", "rematch"]  # round: to give it up
# As it was, on other seats, or against stronger or weaker bots
Rematch = Literal["again", "swap", "harder", "easier"]


class Kept(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The base of what is stored."""


class Setup(Kept, frozen=True, kw_only=True, omit_defaults=True):
    """What is settled about a match; until it begins the host may change the options."""

    id: str
    code: str
    watch: str
    invite: str
    game: str
    options: dict[str, Any]
    dice: FairDice
    host: str  # hash of the person who made the table, or to whom that role has passed
    listed: bool = False
    origin: str = ""  # a match played on from a replay: the token of that, and how many events

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
    came: int = 0  # how many came to the table before; the host is the first
    ready: bool = False
    stand_in: bool = False  # that bot plays only until the player is back
    resigned: bool = False
    away_since: float | None = None

    @property
    def free(self) -> bool:
        return not self.holder and not self.bot

    @property
    def person(self) -> bool:
        """Whether a person plays here now."""
        return bool(self.holder) and not self.bot

    @property
    def awaited(self) -> bool:
        """Whether a person should be here: one who plays, or for whom a bot stands in."""
        return self.person or self.stand_in


class Former(Kept, frozen=True, kw_only=True, omit_defaults=True):
    """Who sat on a seat before somebody else took it."""

    seat: int
    seq: int  # how much had happened when it was taken
    name: str
    face: str


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
    how: Rematch = "again"


class Sheet(Kept, frozen=True, kw_only=True, omit_defaults=True):
    """What changes around the game."""

    phase: Phase = "waiting-room"
    places: tuple[Place, ...]
    host_name: str = ""
    chat: bool = True
    late: bool = False  # whoever has the link may take a bot's seat while the match is played
    host_away: float | None = None  # since when the host has not been there
    dropped: tuple[str, ...] = ()  # people who don't want to see this match on their shelf
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
    result: tuple[int, ...] = ()  # and for each seat 1, 0 or -1
    rematch: str = ""  # code of the next match
    former: tuple[Former, ...] = ()  # whose seats somebody else took while it was played

    def with_place(self, seat: int, place: Place) -> Sheet:
        places = (*self.places[:seat], place, *self.places[seat + 1 :])
        return msgspec.structs.replace(self, places=places)

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats that belong to a person, those that a bot keeps warm too."""
        if not person:
            return ()
        return tuple([seat for seat, one in enumerate(self.places) if one.holder == person])

    def people(self) -> tuple[int, ...]:
        """The seats that people play."""
        return tuple([seat for seat, place in enumerate(self.places) if place.person])

    def held(self) -> tuple[int, ...]:
        """The seats of everybody who is in the match, those who are away too."""
        places = enumerate(self.places)
        return tuple([seat for seat, one in places if one.holder and not one.resigned])

    def person_at(self, seat: int) -> str:
        """The name of the person whose seat it is, also where a bot plays under its own."""
        before = [one.name for one in self.former if one.seat == seat]
        return before[-1] if self.places[seat].resigned and before else self.places[seat].name

    def there(self) -> tuple[int, ...]:
        """The seats whose people are at the table, also those that a bot plays to the end."""
        places, gone = enumerate(self.places), ("", *self.dropped)
        return tuple(
            [seat for seat, one in places if one.holder not in gone and not one.away_since]
        )

    def one_screen(self) -> bool:
        """Whether several seats share a browser."""
        holders = [place.holder for place in self.places if place.holder]
        return len(set(holders)) < len(holders)

    def alone(self) -> bool:
        """Whether one person plays with bots, and nobody can come later."""
        held = sum(bool(place.holder) for place in self.places)
        return held < 2 and not self.late and not any(place.free for place in self.places)

    def time_to_react(self) -> int:
        """The seconds for a reaction; 0: as long as it takes, where nobody else waits."""
        return 0 if self.one_screen() or self.alone() else self.react


class Line(Kept, frozen=True, kw_only=True, omit_defaults=True):
    """Something that was said at a table: in words, by an emote, or one of the quick phrases."""

    number: int = 0  # it is the how manieth; up to 0: said before this match, at the last one
    seat: int  # -1: the host, who has none
    name: str
    text: str = ""
    emote: str = ""
    phrase: str = ""


def first_position(setup: Setup, sheet: Sheet) -> Match:
    """The match before its first event."""
    seats = [Seat(name=place.name, bot=place.bot) for place in sheet.places]
    dice = msgspec.structs.replace(setup.dice, salts=sheet.salts)
    return Match(setup.find_game(), setup.resolved(), dice, seats)
