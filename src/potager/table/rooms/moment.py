"""A match at one moment, and a draft of the next one.

A `Moment` is all that is durable about a match: what was played, the sheet around it, and the
secret choices that are in. It is never changed. An act is a plain function that changes a `Draft`
of it or refuses with one sentence; it sees neither viewers nor sockets. The room makes the draft,
lets the act and what follows by itself happen on it, and puts it in the moment's place once it is
durable. So an act that was refused, or that lost a race, leaves nothing to repair.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar

import msgspec

from potager.core.bits import bit
from potager.core.dice import mix
from potager.core.manners import Concession
from potager.core.match import Match
from potager.core.options import values
from potager.core.record import Record, Row, write_row
from potager.core.state import CHANCE, SPECTATOR
from potager.core.texts import say
from potager.table.rooms import clocks
from potager.table.rooms.aside import pace_of
from potager.table.rooms.clocks import Outages
from potager.table.settings import Settings
from potager.table.store.base import Change, Stored, reading
from potager.table.store.days import is_open
from potager.table.store.kept import (
    Deadline,
    Setup,
    Sheet,
    dice_of,
    first_position,
    nearest_position,
)
from potager.table.texts.kept import packed

P = ParamSpec("P")
STAND_IN = "medium"  # the level of a bot that plays for somebody who is away
T = TypeVar("T")
Act = Callable[Concatenate["Draft", P], None]
Seconds = Callable[[], float]


class Teller(Protocol):
    """What a match asks of those who tell people about it. Rooms draw nothing themselves."""

    def seconds(self, match: Match, people: tuple[int, ...]) -> float:
        """How long people need to watch the `steps` of a match, at a normal pace."""

    def verdict(self, moment: Moment) -> str:
        """Who won and why, for lists of matches (see `texts.kept`)."""


def watched(match: Match, people: tuple[int, ...], teller: Teller) -> Seconds:
    """How long it takes to watch what has just happened. It is found out once somebody has to wait
    for it: bots, dice, or a pass that is forced.
    """
    return cache(partial(teller.seconds, match, people))


class _once_settled(Generic[T]):  # noqa: N801 it decorates
    """A question to a moment that is answered once; a draft may change, so there it is asked."""

    def __init__(self, question: Callable[[Any], T]) -> None:
        self.question = question
        self.name = question.__name__
        self.__doc__ = question.__doc__

    def __get__(self, moment: Moment, _: object) -> T:
        found = self.question(moment)
        if moment.settled:
            moment.__dict__[self.name] = found  # it is found there from now on
        return found


class Moment:
    """What is durable about a match."""

    settled = True  # nothing of it changes any more

    def __init__(
        self,
        setup: Setup,
        sheet: Sheet,
        match: Match,
        version: int,
        since: float,
        shown: Seconds | None = None,
        unread: tuple[Row, ...] = (),
    ) -> None:
        self.setup = setup
        self.sheet = sheet
        self.match = match
        self.game = match.game
        self.options = match.options
        self.version = version
        self.since = since  # when the log got its last row
        self.shown = shown  # how long it takes to watch what has happened then
        self.unread = unread  # the end of the log, where it was played by other rules than today's

    @property
    def told(self) -> float:
        """How many seconds people need to see what happened last."""
        return self.shown() if self.shown else 0.0

    @classmethod
    def read(cls, stored: Stored, now: float) -> Moment:
        """A match as it was stored. Raises Unreadable where that makes no sense."""
        with reading(stored.setup.id):
            if outdated(stored.setup, stored.sheet):
                return cls._of_older_rules(stored, now)
            match = first_position(stored.setup, stored.sheet)
        return cls(stored.setup, stored.sheet, match, -1, now).after(stored)

    @classmethod
    def _of_older_rules(cls, stored: Stored, now: float) -> Moment:
        """A match that began with other rules: as much of it as today's can replay."""
        setup, rows = stored.setup, stored.rows
        match = nearest_position(setup, stored.sheet)
        most = replayable(match, rows) if setup.still_known() == setup.options_today() else 0
        match = nearest_position(setup, stored.sheet)
        for row in rows[:most]:
            match.replay(row)
        match.pending = {}
        since = now if stored.at is None else stored.at
        unread = tuple(rows[most:])
        return cls(setup, stored.sheet, match, stored.version, since, unread=unread)

    def after(self, news: Stored, teller: Teller | None = None) -> Moment:
        """The match with what was stored in the meantime, which its `steps` list."""
        if self.outdated:  # it is over, so only what is around it changes
            rest = (self.match, news.version, self.since, None, (*self.unread, *news.rows))
            return Moment(news.setup, news.sheet, *rest)
        with reading(self.setup.id):
            begun = self.match.rows or self.sheet.phase != "waiting-room"
            match = self.match.draft() if begun else first_position(news.setup, news.sheet).draft()
            match.dice = dice_of(news.setup, news.sheet)
            match.pending = {}  # those that have happened are among the rows
            for row in news.rows:
                match.replay(row)
            match.pending = {
                seat: (action, by)
                for seat, (decision, action, by) in news.pending.items()
                if decision == match.decision
            }
            since = self.since if news.at is None else news.at
            shown = watched(match, news.sheet.people(), teller) if teller and news.rows else None
            return Moment(news.setup, news.sheet, match, news.version, since, shown)

    # Questions

    @_once_settled
    def seq(self) -> int:
        """How many rows of the log have been replayed."""
        return len(self.match.rows)

    @_once_settled
    def kept(self) -> int:
        """How many rows the log has."""
        return self.seq + len(self.unread)

    @_once_settled
    def outdated(self) -> bool:
        """Whether it began with rules that are not installed any more."""
        return outdated(self.setup, self.sheet)

    def shows_seed(self, now: float) -> bool:
        """Whether everybody may know the seed of its dice: nobody else plays with it any more."""
        day = self.setup.daily
        return self.sheet.phase == "over" and not (day and is_open(day, now))

    def record(self, now: float = 0.0) -> Record:
        """The match as a record, complete also where today's rules can't replay it."""
        shown = self.shows_seed(now)
        if not self.outdated:
            return self.match.record(secret_seed=shown and self.match.over)
        rows = (*self.match.rows, *self.unread)
        return msgspec.structs.replace(
            self.match.record(secret_seed=shown),
            rules=self.setup.rules_then(),
            options=self.setup.options,
            log=[write_row(row) for row in rows],
            sums="",
            result=self.sheet.result or None,
        )

    @_once_settled
    def playing(self) -> bool:
        """Whether it has begun, and is not over."""
        return self.sheet.phase == "playing"

    @_once_settled
    def going(self) -> bool:
        """Whether it is played, and not paused."""
        return self.playing and not self.match.over and not self.match.paused

    @property
    def held(self) -> bool:
        """Whether sand stands still because nobody is there; bots wait with it."""
        return self.sheet.sand is not None and self.sheet.sand.held_since is not None

    def held_until(self, outages: Outages) -> float | None:
        """When sand runs on that stands still because nobody is there; none: it does not."""
        sand = self.sheet.sand
        return clocks.hold_ends(sand, outages) if sand is not None and self.going else None

    @_once_settled
    def people(self) -> tuple[int, ...]:
        """The seats that people play."""
        return self.sheet.people()

    @_once_settled
    def able(self) -> tuple[int, ...]:
        """The seats that may act now; one whose choice is in may change it."""
        return tuple(self.match.able())

    @_once_settled
    def missing(self) -> tuple[int, ...]:
        """The seats whose choice is still missing."""
        return tuple(self.match.waiting())

    @_once_settled
    def asked(self) -> tuple[int, ...]:
        """The seats that are waited for, those whose secret choice is in too."""
        waiting = self.match.state.waiting()
        return tuple([seat for seat in self.able if waiting & bit(seat)])

    @_once_settled
    def reacting(self) -> bool:
        """Whether those who are asked may react to what has just happened, in secret."""
        return self.going and self.game.manners.reaction(self.match.state)

    def time_to_react(self) -> float:
        """How many seconds those who are asked have; 0: as long as it takes."""
        seconds = self.sheet.time_to_react() if self.reacting else 0
        return seconds + self.game.manners.lead_in(self.match.state) if seconds else 0.0

    @_once_settled
    def person_rolls(self) -> int | None:
        """The seat of the person whose dice are due."""
        if not self.playing or not self.match.chance_due() or not self.sheet.salting.opened:
            return None
        seat = self.game.manners.roller(self.match.state)
        return seat if seat >= 0 and self.sheet.places[seat].person else None

    @_once_settled
    def active(self) -> tuple[int, ...]:
        """The seats that the game waits for, that of the person whose dice are due too."""
        waiting = self.missing if self.playing else ()
        return waiting if self.person_rolls is None else (*waiting, self.person_rolls)

    @_once_settled
    def forced(self) -> tuple[int, int] | None:
        """The person who has no choice, and what is left, where everybody can see that it is so."""
        state, waiting = self.match.state, self.missing
        if not self.playing or len(waiting) != 1 or self.able != waiting:
            return None
        legal = self.match.legal(waiting[0])
        if len(legal) != 1 or legal[0] in self.game.manners.never_forced:
            return None
        person = self.sheet.places[waiting[0]].person
        hands_open = state.seen_by(SPECTATOR).key() == state.key()
        return (waiting[0], legal[0]) if person and hands_open else None

    @_once_settled
    def concession(self) -> Concession | None:
        """What it means to give up this round, where that is possible."""
        going = self.going and self.sheet.salting.opened  # dice may fall until it is over
        return self.game.manners.concession(self.match.view()) if going else None

    @_once_settled
    def haste(self) -> float:
        """How long bots wait here, against the usual: less where it is for nobody else."""
        state = self.match.state
        return pace_of(self.game, state, state, self.people)

    @_once_settled
    def among_people(self) -> bool:
        """Whether more than one person is in the match."""
        return len({self.sheet.places[seat].holder for seat in self.sheet.held()}) > 1

    def rerolls(self, keep: int) -> bool:
        """Whether taking back all but this many events would mean new dice rolls among people."""
        return self.among_people and any(one.who == CHANCE for one in self.match.events[keep:])

    def _lost(self, keep: int) -> bool:
        return self.rerolls(keep) or self.match.reveals(keep)

    def seed(self, seat: int) -> int:
        """Chance for a seat's choice in the present position; nobody else can compute it."""
        return mix(int(self.setup.dice.seed, 16), self.match.decision * 16 + seat)

    def draft(self, now: float, outages: Outages, settings: Settings, teller: Teller) -> Draft:
        """A draft of the next moment."""
        return Draft(self, now, outages, settings, teller)


class Draft(Moment):
    """A moment in the making."""

    settled = False

    def __init__(
        self, base: Moment, now: float, outages: Outages, settings: Settings, teller: Teller
    ) -> None:
        match = base.match.draft()
        rest = (base.version, base.since, base.shown, base.unread)
        super().__init__(base.setup, base.sheet, match, *rest)
        self.base = base
        self.now = now
        self.outages = outages
        self.settings = settings
        self.teller = teller
        self.players: tuple[str, ...] = ()  # who came to the table
        self.next: tuple[Setup, Sheet] | None = None  # the table of the rematch

    def change(self, **fields: object) -> None:
        """Replace some fields of the sheet."""
        self.sheet = msgspec.structs.replace(self.sheet, **fields)

    def change_place(self, seat: int, **fields: object) -> None:
        """Replace some fields of a seat."""
        place = msgspec.structs.replace(self.sheet.places[seat], **fields)
        self.sheet = self.sheet.with_place(seat, place)

    def change_setup(self, **fields: object) -> None:
        """Replace some fields of the setup; before the match the position follows."""
        if "options" in fields:
            fields["rules"] = self.game.rules_version  # they are written by today's
        self.setup = msgspec.structs.replace(self.setup, **fields)
        if self.sheet.phase == "waiting-room":
            self.match = first_position(self.setup, self.sheet).draft()
            self.options = self.match.options

    def start(self) -> None:
        """Begin the match; names and the players' part of the dice are settled now."""
        self.change(phase="playing")
        self.change_setup(options=values(self.options), made_at=0.0)
        self.match = first_position(self.setup, self.sheet).draft()

    def outlive(self) -> None:
        """End a match whose rules have changed: as it stands, without a result."""
        versions = {"then": self.setup.rules_then(), "now": self.game.rules_version}
        told = packed(say("server.outlived", game=self.game.title, **versions))
        self.change(phase="over", offers=(), turn=None, sand=None, reaction=None)
        self.change(verdict=told, outlived=True)

    def stand_in(self, seat: int) -> None:
        """A bot plays for somebody who is away, until they are back."""
        self.match.leave(seat)
        self.change_place(seat, bot=STAND_IN, stand_in=True)

    def come_back(self, seat: int) -> None:
        """Somebody for whom a bot has played is back."""
        self.match.take(seat)
        self.change_place(seat, bot="", stand_in=False, away_since=None)

    def passed(self, deadline: Deadline | None) -> bool:
        """Whether a deadline has run out, even if that is not in the log yet."""
        return clocks.passed(deadline, self.now, self.outages)

    def settle(self) -> None:
        """Let happen what happens by itself, and set the clocks."""
        if not self.playing:
            return
        self.sheet = clocks.wait_for_salts(self.sheet, self.now)
        self.match.dice = dice_of(self.setup, self.sheet)
        if self.sheet.salting.opened:
            self._draw()
        if self.match.over:
            result = tuple(self.match.result or ())
            told = self.teller.verdict(self)
            self.change(phase="over", offers=(), verdict=told, result=result)
            self.change(points=self._points(), helped=self.match.helped)
        if self.match.steps:
            self.since = self.now
            self.shown = watched(self.match, self.people, self.teller)
        self.sheet = clocks.settle(
            self.sheet, self.match, self.time_to_react(), self.now, self.outages
        )
        self._end_standing_in()
        self._forget_offers()

    def _points(self) -> tuple[int, ...]:
        """Everybody's points at the end, where they decide."""
        if not self.game.manners.best or not len(self.match.state.result()):
            return ()
        return self.game.points(self.match.state) or ()

    def _draw(self) -> None:
        """Let fall what nobody rolls."""
        while self.match.chance_due() and self.person_rolls is None:
            self.match.draw()

    def _end_standing_in(self) -> None:
        """Without sand nobody is hurried: where nobody else is there, the match waits again."""
        places = self.sheet.places
        if self.sheet.sand is not None or any(one.person and not one.away_since for one in places):
            return
        for seat, place in enumerate(places):
            if place.stand_in:
                self.change_place(seat, bot="", stand_in=False)

    def _forget_offers(self) -> None:
        """Nobody can agree any more to take back what is gone, what came before the sand, or what
        dice or a reveal have followed; nor to give up a round that is over.
        """
        first, last = self.sheet.sand_mark, len(self.match.events) - 1
        offers = tuple(
            one
            for one in self.sheet.offers
            if (one.kind != "undo" or (first <= one.keep <= last and not self._lost(one.keep)))
            and (one.kind != "round" or self.match.paused or self.concession)
        )
        if offers != self.sheet.offers:
            self.change(offers=offers)

    def written(self, due: float | None) -> Change | None:
        """What has to be made durable; none if nothing has changed."""
        base, match = self.base, self.match
        pending = None if match.pending == base.match.pending else match.pending
        sheet = None if self.sheet == base.sheet else self.sheet
        setup = None if self.setup == base.setup else self.setup
        changed = match.steps or sheet or setup or self.players
        if not changed and pending is None:
            return None
        return Change(
            match=self.setup.id,
            version=base.version,
            seq=base.kept,
            at=self.now,
            rows=[step.row for step in match.steps],
            setup=setup,
            sheet=sheet,
            due=due,
            pending=pending,
            decision=match.decision,
            players=self.players,
            next=self.next,
        )

    def done(self) -> Moment:
        """The moment that this draft has become."""
        version = self.version + 1
        rest = (version, self.since, self.shown, self.unread)
        return Moment(self.setup, self.sheet, self.match, *rest)


def outdated(setup: Setup, sheet: Sheet) -> bool:
    """Whether a match has begun, and with rules that are not installed any more."""
    return sheet.phase != "waiting-room" and setup.outdated()


def replayable(match: Match, rows: Sequence[Row]) -> int:
    """How many rows these rules can replay, whatever stops them."""
    for done, row in enumerate(rows):
        try:
            match.replay(row)
        except Exception:  # other rules have written it, so anything may be wrong
            return done
    return len(rows)
