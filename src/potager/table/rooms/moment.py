"""A match at one moment, and a draft of the next one.

A `Moment` is all that is durable about a match: what was played, the sheet around it, and the
secret choices that are in. It is never changed. An act is a plain function that changes a `Draft`
of it or refuses with one sentence; it sees neither viewers nor sockets. The room makes the draft,
lets the act and what follows by itself happen on it, and puts it in the moment's place once it is
durable. So an act that was refused, or that lost a race, leaves nothing to repair.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec

import msgspec

from potager.core.bits import bit
from potager.core.dice import mix
from potager.core.match import Match
from potager.core.record import By, Table
from potager.core.state import SPECTATOR
from potager.table.rooms import clocks
from potager.table.rooms.clocks import Outages
from potager.table.settings import Settings
from potager.table.store.base import Change, Stored, reading
from potager.table.store.kept import Deadline, Setup, Sheet, first_position

P = ParamSpec("P")
Act = Callable[Concatenate["Draft", P], None]


class Moment:
    """What is durable about a match."""

    def __init__(
        self, setup: Setup, sheet: Sheet, match: Match, version: int, since: float
    ) -> None:
        self.setup = setup
        self.sheet = sheet
        self.match = match
        self.game = match.game
        self.options = match.options
        self.version = version
        self.since = since  # when the log got its last row

    @classmethod
    def read(cls, stored: Stored, now: float) -> Moment:
        """A match as it was stored. Raises Unreadable where that makes no sense."""
        with reading(stored.setup.id):
            match = first_position(stored.setup, stored.sheet)
        return cls(stored.setup, stored.sheet, match, -1, now).after(stored)

    def after(self, news: Stored) -> Moment:
        """The match with what was stored meanwhile; its `steps` tell what that was."""
        with reading(self.setup.id):
            return self._after(news)

    def _after(self, news: Stored) -> Moment:
        begun = self.match.rows or self.sheet.phase != "waiting-room"
        match = self.match.draft() if begun else first_position(self.setup, news.sheet).draft()
        match.pending = {}  # those that have happened are among the rows
        for row in news.rows:
            match.replay(row)
        match.pending = {
            seat: (action, by)
            for seat, (decision, action, by) in news.pending.items()
            if decision == match.decision
        }
        since = self.since if news.at is None else news.at
        return Moment(self.setup, news.sheet, match, news.version, since)

    # Questions

    @property
    def seq(self) -> int:
        """How many rows the log has."""
        return len(self.match.rows)

    @property
    def playing(self) -> bool:
        return self.sheet.phase == "playing"

    @property
    def going(self) -> bool:
        """Whether it is played, and not paused."""
        return self.playing and not self.match.over and not self.match.paused

    def asked(self) -> list[int]:
        """The seats that are waited for, those whose secret choice is in too."""
        waiting = self.match.state.waiting()
        return [seat for seat in self.match.able() if waiting & bit(seat)]

    def reacting(self) -> bool:
        """Whether those who are asked may react to what has just happened, in secret."""
        return self.going and self.game.reaction(self.match.state)

    def time_to_react(self) -> float:
        """How many seconds those who are asked have; 0: as long as it takes."""
        if not self.sheet.react or self.sheet.one_screen() or not self.reacting():
            return 0.0
        return self.sheet.react + self.game.lead_in(self.match.state)

    def person_rolls(self) -> int | None:
        """The seat of the person whose dice are due."""
        if not self.playing or not self.match.chance_due():
            return None
        seat = self.game.roller(self.match.state)
        return seat if seat >= 0 and self.sheet.places[seat].person else None

    def forced_pass(self) -> tuple[int, int] | None:
        """The person who can only pass, and that pass, where everybody can see that it is so."""
        state, waiting = self.match.state, self.match.waiting()
        if not self.game.passes or not self.playing or len(waiting) != 1:
            return None
        legal = self.match.legal(waiting[0])
        if len(legal) != 1 or legal[0] not in self.game.passes or self.match.able() != waiting:
            return None
        person = self.sheet.places[waiting[0]].person
        hands_open = state.seen_by(SPECTATOR).key() == state.key()
        return (waiting[0], legal[0]) if person and hands_open else None

    def seed(self, seat: int) -> int:
        """Chance for a seat's choice in the present position; nobody else can compute it."""
        return mix(int(self.setup.dice.seed, 16), self.match.decision * 16 + seat)

    def draft(self, now: float, outages: Outages, settings: Settings) -> Draft:
        """A draft of the next moment."""
        return Draft(self, now, outages, settings)


class Draft(Moment):
    """A moment in the making."""

    def __init__(self, base: Moment, now: float, outages: Outages, settings: Settings) -> None:
        super().__init__(base.setup, base.sheet, base.match.draft(), base.version, base.since)
        self.base = base
        self.now = now
        self.outages = outages
        self.settings = settings
        self.players: tuple[str, ...] = ()  # who came to the table
        self.next: tuple[Setup, Sheet] | None = None  # the table of the rematch

    def change(self, **fields: object) -> None:
        """Replace some fields of the sheet."""
        self.sheet = msgspec.structs.replace(self.sheet, **fields)

    def change_place(self, seat: int, **fields: object) -> None:
        """Replace some fields of a seat."""
        place = msgspec.structs.replace(self.sheet.places[seat], **fields)
        self.sheet = self.sheet.with_place(seat, place)

    def start(self) -> None:
        """Begin the match; names and the players' part of the dice are settled now."""
        self.change(phase="playing")
        self.match = first_position(self.setup, self.sheet).draft()

    def choose(self, seat: int, action: int, by: By) -> None:
        """Make a seat's choice; a secret one is kept until the last is in."""
        self.match.choose(seat, action, by)

    def passed(self, deadline: Deadline | None) -> bool:
        """Whether a deadline has run out, even if that is not in the log yet."""
        return clocks.passed(deadline, self.now, self.outages)

    def settle(self) -> None:
        """Let happen what happens by itself, and set the clocks."""
        if not self.playing:
            return
        while self.match.chance_due() and self.person_rolls() is None:
            self.match.draw()
        if self.match.over:
            self.change(phase="over", offers=(), verdict=verdict(self))
        if self.match.steps:
            self.since = self.now
        self.sheet = clocks.settle(
            self.sheet, self.match, self.time_to_react(), self.now, self.outages
        )
        self._forget_take_backs()

    def _forget_take_backs(self) -> None:
        """Nobody can agree any more to take back what is gone, or what came before the sand."""
        first, last = self.sheet.sand_mark, len(self.match.events) - 1
        offers = tuple(
            one for one in self.sheet.offers if one.kind != "undo" or first <= one.keep <= last
        )
        if offers != self.sheet.offers:
            self.change(offers=offers)

    def written(self, due: float | None) -> Change | None:
        """What has to be made durable; none if nothing has changed."""
        base, match = self.base, self.match
        pending = None if match.pending == base.match.pending else match.pending
        sheet = None if self.sheet == base.sheet else self.sheet
        if not match.steps and sheet is None and pending is None and not self.players:
            return None
        return Change(
            match=self.setup.id,
            version=base.version,
            seq=base.seq,
            at=self.now,
            rows=[step.row for step in match.steps],
            sheet=sheet,
            due=due,
            pending=pending,
            decision=match.decision,
            players=self.players,
            next=self.next,
        )

    def done(self) -> Moment:
        """The moment that this draft has become."""
        return Moment(self.setup, self.sheet, self.match, self.version + 1, self.since)


def verdict(moment: Moment) -> str:
    """Who won and why."""
    if len(moment.match.state.result()):
        return moment.game.text(moment.game.drawing.verdict(moment.match.view(SPECTATOR)))
    around = [row for row in moment.match.rows if isinstance(row, Table)]
    for row in reversed(around):
        if row.kind in ("resigned", "forfeit"):
            return f"{moment.sheet.places[row.number].name} resigned."
        if row.kind == "draw":
            return "A draw, by agreement."
    return "The match is over."
