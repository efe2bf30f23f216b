"""A match while it is served: its position, its sheet, those who look at it, and what is due.

Everything that happens goes through `step`: an act changes the match and the sheet in memory, the
change is made durable, and only then is anybody told. If another process was faster, the match is
loaded again and the act is tried again, as long as it still makes sense.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec
import structlog
from librt.random import Random

from potager.core.bits import bit
from potager.core.dice import mix
from potager.core.errors import IllegalAction, PotagerError
from potager.core.record import By, Play
from potager.core.state import HOLD

from . import clocks, views
from .audience import Audience
from .seats import drawn
from .sheet import Sheet, first_position
from .store import Change, Conflict, Stored

if TYPE_CHECKING:
    from .hub import Hub

Act = Callable[[], Awaitable[None]]
log = structlog.get_logger()
TRIES = 8
SOON = 120.0
BACK_IN = 10.0  # after a start people have that long to connect again before they count as away


class Room:
    """One match that this process serves."""

    def __init__(self, hub: Hub, stored: Stored) -> None:
        self.hub = hub
        self.charter = stored.charter
        self.game = stored.charter.find_game()
        self.options = stored.charter.resolved()
        self.lock = asyncio.Lock()
        self.roll_at: float | None = None  # when a person's dice roll by themselves
        self._roll_epoch = -1  # the position that this is for
        self.used_at = hub.store.now()
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._held: set[tuple[int, int]] = set()  # bots that let this moment pass
        self._fold(stored)
        self.audience = Audience(self)

    def _fold(self, stored: Stored) -> None:
        """Take over what the store has."""
        self.sheet, self.version = stored.sheet, stored.version
        self.match = first_position(self.charter, self.sheet)
        self.times = stored.times
        for row in stored.rows:
            self.match.replay(row)
        self.match.pending = {
            seat: (action, by)
            for seat, (decision, action, by) in stored.pending.items()
            if decision == self.epoch
        }

    # Looking

    @property
    def seq(self) -> int:
        """How many rows the log has."""
        return len(self.match.rows)

    @property
    def epoch(self) -> int:
        """Names the present position: the number of the row that led to it."""
        for number in range(len(self.match.rows), 0, -1):
            row = self.match.rows[number - 1]
            if isinstance(row, Play) or row.kind == "undone":
                return number
        return 0

    @property
    def playing(self) -> bool:
        return self.sheet.phase == "playing"

    def person_rolls(self) -> int | None:
        """The seat of the person whose dice are due."""
        if not self.playing or not self.match.chance_due():
            return None
        seat = self.game.roller(self.match.state)
        return seat if seat >= 0 and self.sheet.places[seat].person else None

    def late(self, seat: int) -> bool:
        """Whether this seat's time to choose is over."""
        return seat in self.match.waiting() and clocks.passed(
            self.sheet.turn, self.hub.store.now(), self.hub.outages
        )

    def change(self, **fields: object) -> None:
        """Replace some fields of the sheet."""
        self.sheet = msgspec.structs.replace(self.sheet, **fields)

    @property
    def busy(self) -> bool:
        """Whether something will happen soon though nobody looks."""
        now = self.hub.store.now()
        due = self._due(now)
        return due is not None and due < now + SOON

    # Changing

    async def step(self, act: Act, *, players: tuple[str, ...] = ()) -> None:
        """Do something, durably, and tell everybody. Raises what the act refuses with."""
        async with self.lock:
            self.used_at = self.hub.store.now()
            pending = set(self.match.pending.items())
            try:
                await self._try(act, players)
            finally:
                changed = pending ^ set(self.match.pending.items())
                self.audience.update({seat for seat, _ in changed})
                self._schedule()

    async def _try(self, act: Act, players: tuple[str, ...]) -> None:
        for _ in range(TRIES):
            before, sheet, pending = self.seq, self.sheet, dict(self.match.pending)
            waiting = self.match.state.waiting()
            try:
                await act()
                self._settle()
                if self.seq != before or self.sheet is not sheet:
                    together = waiting & (waiting - 1) != 0
                    await self._commit(before, sheet, players, together)
                return
            except Conflict:
                await self.reload()
            except PotagerError:
                self.sheet = sheet
                if self.seq != before or self.match.pending != pending:
                    await self.reload()
                raise
            except Exception:
                await self.reload()  # what is in memory may be ahead of what is durable
                raise
        raise IllegalAction("The table is too busy just now: try again.")

    async def _commit(
        self, before: int, sheet: Sheet, players: tuple[str, ...], together: bool
    ) -> None:
        rows = self.match.rows[before:]
        now = self.hub.store.now()
        started = self.hub.metrics.clock()
        await self.hub.store.commit(
            Change(
                match=self.charter.id,
                seq=before,
                rows=rows,
                version=self.version,
                sheet=None if self.sheet is sheet else self.sheet,
                due=self._due(now),
                clear_pending=together and len(rows) > 0,
                players=players,
            )
        )
        self.hub.metrics.committed(len(rows), started)
        self.times += [now] * len(rows)
        if self.sheet is not sheet:
            self.version += 1

    def start(self) -> None:
        """Begin the match; names and the players' part of the dice are settled now."""
        self.sheet = drawn(self.sheet)
        self.change(phase="playing")
        self.match = first_position(self.charter, self.sheet)

    async def reload(self) -> None:
        """Take the match from the store again."""
        stored = await self.hub.store.load(self.charter.id)
        assert stored is not None
        self._fold(stored)

    async def refresh(self, seq: int | None = None, version: int = 0) -> None:
        """Another process may have changed the match, to these numbers: show it."""
        async with self.lock:
            if seq is not None and seq <= self.seq and version <= self.version:
                return
            await self.reload()
            self.audience.update()
            self._schedule()
        await self.audience.note_presence()

    async def choose(self, seat: int, action: int, by: By) -> None:
        """Make a seat's choice; a secret one is kept until the last is in."""
        waited = self.match.state.waiting()
        if waited & bit(seat) and waited != bit(seat) and action in self.match.legal(seat):
            self.match.pending = await self.hub.store.pend(
                self.charter.id, self.seq, self.epoch, seat, action, by
            )
            self.match.pending.pop(seat, None)
        self.match.choose(seat, action, by)

    def _settle(self) -> None:
        """Let happen what happens by itself, and set the clocks."""
        if not self.playing:
            return
        while self.match.chance_due() and self.person_rolls() is None:
            self.match.draw()
        if self.match.over:
            self.change(phase="over", offers=(), verdict=views.verdict(self))
        now = self.hub.store.now()
        self.sheet = clocks.settle(self.sheet, self.match, self.epoch, now, self.hub.outages)

    # What is due

    def _due(self, now: float) -> float | None:
        """When a server must do something next."""
        if not self.playing or self.match.over or self.match.paused:
            self.roll_at = None
            return None
        if self.person_rolls() is None:
            self.roll_at = None
        elif self.roll_at is None or self._roll_epoch != self.epoch:
            self.roll_at = now + self.hub.settings.roll_wait
            self._roll_epoch = self.epoch
        ends = [
            clocks.end_of(deadline, self.hub.outages)
            for deadline in (self.sheet.turn, self.sheet.sand)
            if deadline is not None and clocks.running(deadline)
        ]
        if self.roll_at is not None:
            ends.append(self.roll_at)
        if self._bot_is_due():
            ends.append(now)
        return min(ends, default=None)

    def _schedule(self) -> None:
        """Set the alarm for what is due next, and let bots think."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if self.hub.closing:
            return
        now = self.hub.store.now()
        due = self._due(now)
        moments = self.audience.moments()
        if due is not None and not self._bot_is_due():
            moments.append(due)
        if moments:
            delay = max(0.0, min(moments) - now) + 0.002
            self._timer = asyncio.get_running_loop().call_later(delay, self._alarm)
        self._start_bots()

    def _bot_is_due(self) -> bool:
        return any(self.sheet.places[seat].bot for seat in self.match.waiting())

    def _alarm(self) -> None:
        self.hub.spawn(self._ring())

    async def _ring(self) -> None:
        await self.step(self._overdue)
        self.audience.remind(self.hub.store.now())

    def begin(self) -> None:
        """Take up a match that was just loaded."""
        self.hub.spawn(self.step(self._overdue))
        loop = asyncio.get_running_loop()
        loop.call_later(BACK_IN, lambda: self.hub.spawn(self.audience.note_presence(at_load=True)))

    async def _overdue(self) -> None:
        """Do what was due: roll for a person who waited, turn the time-out into a move."""
        now = self.hub.store.now()
        if not self.playing or self.match.over or self.match.paused:
            return
        if self.match.pending and not self.match.waiting():  # a process died before the last step
            seat, (action, by) = next(iter(self.match.pending.items()))
            self.match.choose(seat, action, by)
        elif self.roll_at is not None and now >= self.roll_at and self.person_rolls() is not None:
            self.match.draw()
        elif clocks.passed(self.sheet.sand, now, self.hub.outages):
            self.match.strike()
            self.change(sand=None)
        elif clocks.passed(self.sheet.turn, now, self.hub.outages):
            for seat in self.match.waiting():
                if self.sheet.places[seat].person:
                    await self.choose(seat, await self._timeout(seat), "timer")

    async def _timeout(self, seat: int) -> int:
        view = self.match.view(seat)
        action = self.game.on_timeout(view, seat, Random(self._seed(seat)))
        return await self._think(seat, "easy") if action is None else int(action)

    # Bots

    def _start_bots(self) -> None:
        epoch = self.epoch
        for key in [key for key in self._thinking if key[0] != epoch]:
            del self._thinking[key]  # what it finds is for a position that is gone
        if not self.playing or self.person_rolls() is not None:
            return
        self._held = {key for key in self._held if key[0] == epoch}
        for seat in self.match.able():
            key = (epoch, seat)
            busy = key in self._thinking or key in self._held or seat in self.match.pending
            if self.sheet.places[seat].bot and not busy:
                self._thinking[key] = self.hub.spawn(self._answer(epoch, seat))

    async def _answer(self, epoch: int, seat: int) -> None:
        """A bot thinks, waits as long as is polite, and chooses."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        people_may = any(
            self.sheet.places[other].person
            for other in self.match.able()
            if other not in self.match.waiting()
        )
        settings = self.hub.settings
        polite = settings.jump_in_wait if people_may else settings.bot_delay
        action = await self._think(seat, self.sheet.places[seat].bot)
        await asyncio.sleep(max(0.0, began + polite - loop.time()))

        async def act() -> None:
            self._thinking.pop((epoch, seat), None)
            if self.epoch != epoch or not self.sheet.places[seat].bot or self.match.paused:
                return
            if action == HOLD:
                self._held.add((epoch, seat))
            elif seat in self.match.able():
                await self.choose(seat, action, "bot")

        await self.step(act)

    async def _think(self, seat: int, level: str) -> int:
        view, seed = self.match.view(seat), self._seed(seat)
        try:
            return await self.hub.bots.choose(self.game, self.options, view, seat, level, seed)
        except Exception:
            log.exception("a bot could not choose", match=self.charter.id, seat=seat)
            legal = list(view.legal(seat))
            return legal[seed % len(legal)]

    def _seed(self, seat: int) -> int:
        return mix(int(self.charter.dice.promise[:12], 16), self.epoch * 16 + seat)

    def close(self) -> None:
        """Stop the alarm."""
        if self._timer:
            self._timer.cancel()
