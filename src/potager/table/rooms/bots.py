"""The bots at a match's seats: they think, wait as long as is polite, and choose."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable
from contextlib import suppress

import structlog

from potager.core.plans import Plan
from potager.core.state import HOLD
from potager.table.rooms.casting import personality_of
from potager.table.rooms.due import bot_answers_at
from potager.table.rooms.house import House
from potager.table.rooms.moment import Draft, Moment
from potager.table.rooms.plans import Plans
from potager.table.store.base import Unavailable

log = structlog.get_logger()
Answer = Callable[[int, int, int], Awaitable[None]]  # a decision, a seat, an action
Show = Callable[[int, int, Plan], None]  # a decision, a seat, what it would do with its team
CONSIDER, LONGEST = 6.0, 15.0  # seconds for who has begun to choose, and all together at most
AGAIN, LATEST = 1.0, 30.0  # seconds until an answer that was not stored is given again


class BotSeats:
    """The bots of a room. All that they think is about one decision, and gone with it."""

    def __init__(
        self, house: House, answer: Answer, pace: Callable[[], float], plans: Plans, show: Show
    ) -> None:
        self._house = house
        self._answer = answer
        self._pace = pace  # at which people see what happens
        self._plans = plans  # of the team
        self._show = show
        self._decision = -1
        self._asked: set[int] = set()  # the seats whose bots think, or hold
        self._patient: tuple[float, float] = (0.0, 0.0)  # until then, and never longer than then
        self._hurry = asyncio.Event()  # nobody needs to look at what has happened any longer

    def start(self, moment: Moment) -> None:
        """Let those think who can act now."""
        if self._decision != moment.match.decision:
            self._decision, self._asked = moment.match.decision, set()
            self._patient, self._hurry = (0.0, 0.0), asyncio.Event()
        if not moment.going or moment.held or moment.person_rolls is not None:
            return
        people = any(moment.sheet.places[seat].person for seat in moment.missing)
        if moment.reacting and moment.sheet.alone() and not people:
            self.hurry()  # nobody else needs the time to react
        for seat in moment.able:
            done = seat in self._asked or seat in moment.match.pending
            if moment.sheet.places[seat].bot and not done:
                self._asked.add(seat)
                self._house.spawn(self._think_and_answer(moment, seat))

    def be_patient(self, decision: int) -> None:
        """Somebody who may jump in has begun to choose."""
        if self._decision == decision:
            now = self._house.store.now()
            latest = self._patient[1] or now + LONGEST
            self._patient = (min(now + CONSIDER, latest), latest)

    def hurry(self) -> None:
        """Answer at once."""
        self._hurry.set()

    async def _patience(self, decision: int) -> None:
        left = self._patient[0] - self._house.store.now()
        if left > 0 and self._decision == decision:
            await asyncio.sleep(left)
            await self._patience(decision)  # more may have been asked for meanwhile

    def stop(self) -> None:
        """Nobody waits for what they think any more: let go of the room."""
        self._decision = -1
        self._answer, self._pace, self._show = _to_nobody, lambda: 1.0, lambda *_: None

    async def _think_and_answer(self, moment: Moment, seat: int) -> None:
        house, decision, hurry = self._house, moment.match.decision, self._hurry
        level = moment.sheet.places[seat].bot
        patience, told = house.settings.bot_patience, self._plans.to_heed(moment)
        action, plan = await think(house, moment, seat, level, patience, told)
        if plan is not None:
            self._show(decision, seat, plan)
        now = house.store.now()
        wanted = bot_answers_at(moment, seat, house.settings, self._pace())
        if now > wanted and len(moment.asked) > 1:
            wanted += math.ceil(now - wanted)  # how long it thought may tell of its hand
        with suppress(TimeoutError):
            await asyncio.wait_for(hurry.wait(), max(0.0, wanted - now))
        if action == HOLD:
            return
        await self._patience(decision)
        wait = AGAIN
        while self._decision == decision:
            try:
                await self._answer(decision, seat, action)
                break
            except Unavailable as error:
                log.warning(
                    "a bot's choice could not be stored yet", match=moment.setup.id, why=error
                )
                await asyncio.sleep(wait)
                wait = min(2 * wait, LATEST)
        if self._decision == decision:  # it came while the match was paused, say: it thinks again
            self._asked.discard(seat)


async def _to_nobody(*_: int) -> None:
    """What is thought after the room was put away."""


def answer(draft: Draft, decision: int, seat: int, action: int) -> None:
    """A bot's choice, unless it comes too late."""
    gone = draft.match.decision != decision or draft.passed(draft.sheet.sand)
    if (
        not gone
        and not draft.held
        and draft.going
        and draft.sheet.places[seat].bot
        and seat in draft.match.able()
    ):
        draft.match.choose(seat, action, "bot")


async def think(
    house: House,
    moment: Moment,
    seat: int,
    level: str,
    patience: float,
    plans: tuple[Plan, ...] = (),
) -> tuple[int, Plan | None]:
    """What a bot of that level would do on this seat, knowing its team's plans, and what is new of
    its own. If its process can't think: nothing where nobody waits for it, else anything.
    """
    view, seed = moment.match.view(seat), moment.seed(seat)
    legal, waited = list(view.legal(seat)), seat in moment.match.waiting()
    who = personality_of(moment.sheet.places[seat])
    daring = who.daring if who else 1.0
    task = (moment.game, moment.options, view, seat, level, seed, daring, plans)
    try:
        started = house.metrics.clock()
        async with asyncio.timeout(patience):
            action, plan = await house.bots.choose(*task)
        house.metrics.took("bot", started)
        if action in legal or (action == HOLD and not waited):
            return action, plan
        log.error("a bot's choice was not legal", match=moment.setup.id, seat=seat, action=action)
    except Exception as error:
        log.error("a bot could not choose", match=moment.setup.id, seat=seat, exc_info=error)
    return (legal[seed % len(legal)] if waited else HOLD), None
