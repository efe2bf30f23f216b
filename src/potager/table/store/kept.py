"""What is kept of a match beside its log.

The *setup* is settled before the match begins: the game, its options, the dice; afterwards only the
host's role may pass on. The *sheet* is everything around the game that changes: who sits where,
offers, clocks.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Literal

import msgspec

from potager.core.dice import FairDice, Share
from potager.core.errors import BadOption, PotagerError
from potager.core.game import AnyGame
from potager.core.match import Match
from potager.core.options import Options
from potager.core.record import RecordedSeat
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
    daily: str = ""  # the day whose dice these are, which everybody has: 2026-12-24
    rules: int = 0  # the version of the game's rules that it began with; 0: an older release's
    made_at: float = 0.0  # only 0.1.0 kept it, so it marks that release's matches

    def find_game(self) -> AnyGame:
        return find_game(self.game)

    def resolved(self) -> Options:
        options = self.find_game().resolve(**self.options_today())
        assert isinstance(options, Options)
        return options

    def options_today(self) -> dict[str, Any]:
        """The options as today's rules write them."""
        return self.find_game().manners.older_options(self.options, self.rules_then())

    def rules_then(self) -> int:
        """The version of the rules that the match began with; 0 if nobody knows."""
        before = self.find_game().manners.unversioned_rules  # 0.2.0 kept none with its matches
        return self.rules or (min(before, 1) if self.made_at else before)  # 0.1.0 had version 1

    def outdated(self) -> bool:
        """Whether the match began with rules that are not installed any more."""
        then, game = self.rules_then(), self.find_game()
        oldest = game.manners.same_rules or game.rules_version
        return then != 0 and not oldest <= then <= game.rules_version

    def still_known(self) -> dict[str, Any]:
        """The options that today's rules still have, as they write them."""
        game, kept, today = self.find_game(), dict[str, Any](), self.options_today()
        with suppress(PotagerError):
            game.resolve(**today)
            return today
        for name, value in today.items():
            with suppress(PotagerError):
                game.resolve(**kept, **{name: value})
                kept[name] = value
        return kept


class Place(Kept, frozen=True, kw_only=True, omit_defaults=True, cache_hash=True):
    """A seat at the table."""

    holder: str = ""  # hash of the person it belongs to; empty: free, or a bot's for good
    name: str = ""
    colour: str = ""
    bot: str = ""  # the level of the bot that plays here now
    rank: int = 0  # its place in the answer to the game's question, from 1; 0: none
    came: int = 0  # how many came to the table before; the host is the first
    ready: bool = False
    stand_in: bool = False  # that bot plays only until the player is back
    resigned: bool = False
    away_since: float | None = None
    quiet: bool = (
        False  # passes for this person when nothing fits, and shows nobody when they choose
    )
    secret: tuple[int, int] | None = None  # the decision and what such a person has chosen in it

    @property
    def free(self) -> bool:
        return not self.holder and not self.bot

    @property
    def person(self) -> bool:
        """Whether a person plays here now."""
        return bool(self.holder) and not self.bot

    @property
    def awaited(self) -> bool:
        """Whether a person should be here: a player, or somebody for whom a bot plays."""
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
    left: float | None = None  # while the match is paused, or nobody is there
    held_since: float | None = None  # it stands still because nobody is there
    held: float = 0.0  # seconds for which it has stood still before for that reason
    decision: int = -1  # the choice that it is for, where it is for one


class OpenOffer(Kept, frozen=True, kw_only=True, omit_defaults=True):
    """Something that the other people must agree to."""

    kind: OfferKind
    seat: int
    agreed: tuple[int, ...] = ()
    keep: int = 0  # undo: how many events stay
    how: Rematch = "again"
    hashes: dict[str, str] = {}  # a rematch: people's part of its dice


class SaltPage(Kept, frozen=True, kw_only=True, omit_defaults=True):
    """A page that has a part in the dice, from the start of the match on."""

    person: str
    seats: tuple[int, ...]
    hash: str = ""
    salt: str = ""  # a secret until all are open


class Salting(Kept, frozen=True, kw_only=True, omit_defaults=True):
    """How the players' pages agree on their part of the dice, as `rooms/salting.py` explains."""

    hashes: dict[str, str] = {}  # before the match, by person
    pages: tuple[SaltPage, ...] = ()  # since it began, in the order of seats
    rounds: int = 0
    without: tuple[int, ...] = ()  # the seats of people whose pages have no part
    until: Deadline | None = None  # what is missing by then is left out

    @property
    def closed(self) -> bool:
        """Whether every hash is there: now salts are opened, and nothing can be added."""
        return all(page.hash for page in self.pages)

    @property
    def opened(self) -> bool:
        return all(page.salt for page in self.pages)


class Sheet(Kept, frozen=True, kw_only=True, omit_defaults=True):
    """What changes around the game."""

    phase: Phase = "waiting-room"
    places: tuple[Place, ...]
    host_name: str = ""
    chat: bool = True
    late: bool = False  # whoever has the link may take a bot's seat while the match is played
    watched: bool = False  # somebody without a seat has looked on while it was played
    host_away: float | None = None  # since when the host has not been there
    dropped: tuple[str, ...] = ()  # people who don't want to see this match on their shelf
    asks: bool = False  # the game's question decides who sits where, or an option
    draw: bool = False  # who sits where is drawn when the match begins
    timer: int = 0  # seconds a choice; 0: no timer
    react: int = 10  # seconds in which one may react; 0: as long as it takes
    salts: tuple[str, ...] = ()  # of a match that began before there were hashes
    salting: Salting = Salting()
    turn: Deadline | None = None
    sand: Deadline | None = None
    sand_mark: int = 0  # how many events there were when the sand last began or ended
    reaction: Deadline | None = None
    offers: tuple[OpenOffer, ...] = ()
    marks: tuple[str, ...] = ()
    verdict: str = ""  # who won and why, once it is over
    result: tuple[int, ...] = ()  # and for each seat 1, 0 or -1
    points: tuple[int, ...] = ()  # of each seat, if it was played to its end and they decide
    # By hints or take-backs, so it counts for nobody. None: it ended before this was kept.
    helped: bool | None = None
    outlived: bool = False  # an update with other rules has ended it
    rematch: str = ""  # code of the next match
    rematch_watch: str = ""  # and the token of its watch link
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

    def deserted(self) -> bool:
        """Whether everybody who plays has lost the connection."""
        awaited = [place for place in self.places if place.awaited]
        return bool(awaited) and all(place.away_since is not None for place in awaited)

    def one_screen(self) -> bool:
        """Whether several seats share a browser."""
        holders = [place.holder for place in self.places if place.holder]
        return len(set(holders)) < len(holders)

    def alone(self) -> bool:
        """Whether one person plays with bots, and nobody can come later."""
        held = sum(bool(place.holder) for place in self.places)
        return held < 2 and not self.late and not any(place.free for place in self.places)

    def unseen(self) -> bool:
        """Whether nobody but that person sees how long anything takes."""
        return self.alone() and not self.watched

    def time_to_react(self) -> int:
        """The seconds for a reaction; 0: as long as it takes, where nobody else waits."""
        return 0 if self.one_screen() or self.alone() else self.react


class Said(Kept, frozen=True, kw_only=True, omit_defaults=True, tag="said"):
    """Something said at a table: in words, by an emote, or one of the quick phrases."""

    number: int = 0  # it is the how manieth; up to 0: said before this match, at the last one
    seat: int  # -1: the host, who has none
    name: str
    text: str = ""
    emote: str = ""
    phrase: str = ""


def first_position(setup: Setup, sheet: Sheet) -> Match:
    """The match before its first event."""
    seats = [RecordedSeat(name=place.name, bot=place.bot) for place in sheet.places]
    return Match(setup.find_game(), setup.resolved(), dice_of(setup, sheet), seats)


def dice_of(setup: Setup, sheet: Sheet) -> FairDice:
    """The dice with the players' part of them; no salt is in it before all are open."""
    salting = sheet.salting
    shares = tuple(
        Share(page.seats, page.hash, page.salt if salting.opened else "") for page in salting.pages
    )
    return msgspec.structs.replace(
        setup.dice, salts=sheet.salts, shares=shares, rounds=salting.rounds, without=salting.without
    )


def nearest_position(setup: Setup, sheet: Sheet) -> Match:
    """The same by today's rules, for a match that began with others."""
    game = setup.find_game()
    today = msgspec.structs.replace(setup, options=setup.still_known(), rules=game.rules_version)
    if game.seats(today.resolved()) != len(sheet.places):
        raise BadOption("its options are not valid under the current rules.")
    return first_position(today, sheet)
