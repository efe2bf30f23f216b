"""A match while it is served: the present moment, and how it becomes the next.

Everything that happens goes through `do`: an act is tried on a draft, the draft is made durable,
and only then does it become the present and is anybody told. If another process was faster, the
room catches up and the act is tried again, as long as it still makes sense.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection, Sequence
from typing import ParamSpec, Protocol

import structlog
from librt.random import Random

from potager.core.errors import PotagerError
from potager.core.plans import Plan
from potager.table.rooms import agreements, bots
from potager.table.rooms.counting import count_matches
from potager.table.rooms.due import Due, all_due, happen, next_due, soonest
from potager.table.rooms.hints import Hints
from potager.table.rooms.house import House
from potager.table.rooms.moment import Act, Draft, Moment
from potager.table.rooms.plans import Plans
from potager.table.store.base import NOT_WRITTEN, Conflict, Doubtful, Unavailable, Unreadable
from potager.table.store.spoken import Talk
from potager.table.texts import t

P = ParamSpec("P")
log = structlog.get_logger()
TRIES = 8
SOON = 120.0
UNUSED = 15.0  # longer than anybody may take to say hello
BACK_IN = 10.0  # after a start people have that long to connect again before they count as away
SETBACK, LONGEST_SETBACK = 0.25, 30.0  # seconds until what failed is tried again
PATIENCE = 3.0  # seconds that a bot may think for somebody whose time is out
BUSY = "The table is too busy right now. Try again."


class Listener(Protocol):
    """Somebody who wants to hear what happens in a room."""

    def happened(self, before: Moment, after: Moment) -> None:
        """The room has a new present; `after.match.steps` led there."""

    def closed(self) -> None:
        """The room is put away, so its viewers must reconnect."""

    def clocks_moved(self) -> None:
        """Clocks end later than announced."""

    def talk_missed(self) -> None:
        """More was said than was told."""

    def planned(self, seat: int, plan: Plan) -> None:
        """Somebody shows the team another plan."""


class Room:
    """One match that this process serves."""

    def __init__(self, house: House, moment: Moment) -> None:
        self.house = house
        self.moment = moment
        self.talk = Talk(house.store, moment.setup.id)
        self.listeners: list[Listener] = []
        self.here: Counter[str] = Counter()  # the connections of each person, spectators as ""
        self.lock = asyncio.Lock()
        self.used_at = house.store.now()
        self.pace = 1.0  # at which people see what happens; less is faster
        self.plans = Plans()
        self.plans.keep_up(moment)
        self._bots = bots.BotSeats(
            house, self._bot_answers, lambda: self.pace, self.plans, self._bot_plans
        )
        self.hints = Hints(house)
        self._alarm: asyncio.TimerHandle | None = None
        self._roll_call: asyncio.TimerHandle | None = None
        self._setbacks = 0
        self.closed = False  # put away: what is done here is seen by nobody

    @property
    def id(self) -> str:
        return self.moment.setup.id

    @property
    def idle(self) -> bool:
        """Whether nobody looks, and nothing will happen soon."""
        due = self._due()
        soon = due is not None and due.at < self.house.store.now() + SOON
        return not self.here and not soon and not self.lock.locked()

    @property
    def forgotten(self) -> bool:
        """Whether nobody looks, and nobody here has done anything for a while."""
        unused = self.house.store.now() - self.used_at > UNUSED
        return not self.here and unused and not self.lock.locked()

    def _due(self, *, with_bots: bool = True) -> Due | None:
        house = self.house
        return next_due(self.moment, house.settings, house.outages, with_bots=with_bots)

    # Changing

    async def do(self, act: Act[P], *args: P.args, **kwargs: P.kwargs) -> None:
        """Let an act happen, durably, and tell everybody. Raises what the act refuses with."""
        house = self.house
        async with self.lock:
            self.used_at = house.store.now()
            for _ in range(TRIES):
                await house.pulse.check()
                if self.closed:
                    raise Unavailable(NOT_WRITTEN)
                now = house.store.now()
                draft = self.moment.draft(now, house.outages, house.settings, house.teller)
                act(draft, *args, **kwargs)
                draft.settle()
                moment = draft.done()  # what is asked of it from here on is answered once
                dues = [*all_due(moment, house.settings, house.outages)]
                change = draft.written(min(dues).at if dues else None)
                if change is None:
                    return
                started = house.metrics.clock()
                try:
                    await house.store.commit(change)
                except Conflict:
                    await self._catch_up()
                    continue
                except (Doubtful, Unreadable, asyncio.CancelledError):
                    self._drop()
                    raise
                house.metrics.took("commit", started)
                house.metrics.count("events", len(change.rows))
                self._set(moment, dues)
                return
        raise Unavailable(BUSY)

    async def refresh(self, version: int | None = None) -> None:
        """Another process may have changed the match, to that version: show it."""
        async with self.lock:
            if not self.closed and (version is None or version > self.moment.version):
                await self._catch_up()
        if version is None and await self.talk.reload():
            for listener in tuple(self.listeners):
                listener.talk_missed()

    async def _catch_up(self) -> None:
        """Take over what is stored by now."""
        try:
            news = await self.house.store.load(self.id, after=self.moment.kept)
            if news is None:
                raise Unreadable(t("refused.deleted"))
            if news.version != self.moment.version:
                self._set(self.moment.after(news, self.house.teller))
        except Unreadable:
            self._drop()
            raise

    def _set(self, moment: Moment, dues: Sequence[Due] | None = None) -> None:
        """Let this be the present, and tell everybody."""
        before, self.moment = self.moment, moment
        self._setbacks = 0
        self.plans.keep_up(moment)
        self._schedule(dues)  # first: the match goes on, whatever goes wrong in telling
        started = self.house.metrics.clock()
        for listener in tuple(self.listeners):
            listener.happened(before, moment)
        self.house.metrics.took("draw", started)
        if moment.sheet.phase == "over" != before.sheet.phase:
            self.house.spawn(count_matches(self.house.store, [self.id]))
        places = moment.sheet.places
        away = [place.holder for place in places if place.away_since and place.holder]
        if moment.sheet.host_away:
            away.append(moment.setup.host)
        overlooked = self.here.keys() & away
        if overlooked:  # another process took this one for dead, and with it them for gone
            self.house.spawn(self._note_here(overlooked))

    def _drop(self) -> None:
        """What is here may not be what is stored: let it be read anew."""
        if not self.closed:
            self.house.drop(self.id)

    # Who is there

    async def arrive(self, person: str) -> None:
        """Somebody has connected."""
        self.here[person] += 1
        await self._note_here((person,))

    async def _note_here(self, people: Collection[str]) -> None:
        await self._note_presence(())
        await self.house.presence.came(self.id, people)

    async def leave(self, person: str) -> None:
        """Somebody's connection has ended."""
        self.here[person] -= 1
        if self.here[person] <= 0:
            del self.here[person]
            if not self.house.closing:
                await self.house.presence.went(self.id, person)
                await self.lost((person,))

    async def lost(self, people: Collection[str]) -> None:
        """These people are away, unless they are connected somewhere."""
        gone = set(people) - set(await self.house.presence.elsewhere(self.id))
        await self._note_presence(gone)

    async def _note_presence(self, gone: Collection[str]) -> None:
        if not self.house.closing and not self.closed:
            await self.do(agreements.note_presence, frozenset(self.here), gone)

    def _back_by_now(self) -> None:
        """After a start: whoever has not come back is away."""
        holders = {place.holder for place in self.moment.sheet.places if place.holder}
        holders.add(self.moment.setup.host)
        self.house.spawn(self.lost(holders - set(self.here)))

    # What happens by itself

    def begin(self) -> None:
        """Take up a match that was just loaded."""
        self._schedule()
        self.house.spawn(self._take_up())
        self._roll_call = asyncio.get_running_loop().call_later(BACK_IN, self._back_by_now)

    async def _take_up(self) -> None:
        found = self.moment
        await self.do(_as_it_is)
        if self.moment is found and self._due() is None:  # a new table is due at once
            await self.house.store.nothing_due(self.id, found.version)

    async def tick(self) -> None:
        """Do what is due by now, if anything is."""
        await self.house.pulse.check()
        due, moment = self._due(with_bots=False), self.moment
        if due is not None and due.at <= self.house.store.now():
            choices = await self._when_time_is_out(moment) if due.kind == "turn" else {}
            await self.do(happen, due, moment.match.decision, choices)

    async def _when_time_is_out(self, moment: Moment) -> dict[int, int]:
        """What is chosen for those who have not."""
        seats = moment.match.waiting()
        chosen = await asyncio.gather(*(self._out_of_time(moment, seat) for seat in seats))
        return dict(zip(seats, chosen, strict=True))

    async def _out_of_time(self, moment: Moment, seat: int) -> int:
        view, random = moment.match.view(seat), Random(moment.seed(seat))
        action = moment.game.manners.on_timeout(view, seat, random)
        if action is not None:
            return int(action)
        patience = min(PATIENCE, self.house.settings.bot_patience)
        action, _ = await bots.think(self.house, moment, seat, "easy", patience)
        return action

    async def _bot_answers(self, decision: int, seat: int, action: int) -> None:
        await self.do(bots.answer, decision, seat, action)

    def consider(self, seat: int, decision: str) -> None:
        """Somebody who may jump in has begun to choose, so bots wait a little, unless sand runs."""
        moment = self.moment
        jumps_in = seat in moment.able and seat not in moment.missing
        if jumps_in and str(moment.match.decision) == decision and not moment.sheet.sand:
            self._bots.be_patient(moment.match.decision)

    def show_plan(self, seat: int, plan: Plan) -> None:
        """Let everybody see what a seat would like its team to do."""
        if plan == self.plans.shown.get(seat, Plan()):
            return
        self.plans.show(seat, plan)
        for listener in tuple(self.listeners):
            listener.planned(seat, plan)

    def _bot_plans(self, decision: int, seat: int, plan: Plan) -> None:
        """A bot has another idea: of their plans the last one counts."""
        if decision != self.moment.match.decision or not self.plans.stretch:
            return
        places = self.moment.sheet.places
        for other in [one for one in self.plans.shown if places[one].bot and one != seat]:
            self.show_plan(other, Plan())
        self.show_plan(seat, plan)

    def hurry(self, seq: int) -> None:
        """The players have seen everything so far, so bots need not wait, unless people choose with
        them.
        """
        moment = self.moment
        places, asked = moment.sheet.places, moment.asked
        apart = len(asked) < 2 or all(places[seat].bot for seat in asked)
        if moment.seq == seq and not moment.reacting and apart:
            self._bots.hurry()

    def clocks_moved(self) -> None:
        """An outage has moved the clocks. They ring later, and everybody is notified."""
        self._schedule()
        for listener in tuple(self.listeners):
            listener.clocks_moved()

    def _schedule(self, dues: Sequence[Due] | None = None) -> None:
        """Set the alarm for what is due next, and let bots think."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if self.house.closing or self.closed:
            return
        due = self._due(with_bots=False) if dues is None else soonest(dues, with_bots=False)
        if due is not None:
            delay = max(0.0, due.at - self.house.store.now()) + 0.002
            if self._setbacks:
                delay = max(delay, min(LONGEST_SETBACK, SETBACK * 2**self._setbacks))
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(delay, lambda: self.house.spawn(self._ring()))
        self._bots.start(self.moment)

    async def _ring(self) -> None:
        """Do what was due; if it can't be done, try again later and later."""
        before, due = self.moment, self._due(with_bots=False)
        early = due is None or due.at > self.house.store.now()
        try:
            await self.tick()
        except PotagerError as error:
            log.warning("a timed step failed", match=self.id, why=str(error))
        except Exception as error:
            log.error("a timed step failed", match=self.id, exc_info=error)
        if self.moment is before:
            self._setbacks = self._setbacks if early else min(self._setbacks + 1, 8)
            self._schedule()

    def close(self) -> None:
        """Do nothing more, and send everybody away. Nothing refers back here afterwards, so the
        memory is free as soon as the last who use the room have left.
        """
        self.closed = True
        self._bots.stop()
        for timer in (self._alarm, self._roll_call):
            if timer:
                timer.cancel()
        self._alarm = self._roll_call = None
        for listener in tuple(self.listeners):
            listener.closed()
        self.listeners.clear()


def _as_it_is(_: Draft) -> None:
    """An act that changes nothing: dice fall and clocks begin that nobody has seen to yet."""
