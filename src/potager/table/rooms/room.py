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
from librt.random import Random

from potager.core.bits import bit
from potager.core.dice import mix
from potager.core.errors import IllegalAction, PotagerError
from potager.core.record import By, Play
from potager.core.state import SPECTATOR
from potager.table.rooms import clocks, windows
from potager.table.rooms.bots import BotSeats
from potager.table.rooms.seats import drawn
from potager.table.store.base import Change, Conflict, Stored
from potager.table.store.kept import Sheet, first_position
from potager.table.telling import views
from potager.table.telling.audience import Audience

if TYPE_CHECKING:
    from potager.table.rooms.hub import Hub

Act = Callable[[], Awaitable[None]]
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
        self.by_itself_at: float | None = None  # when a person's dice roll, or their pass is made
        self._by_itself_epoch = -1  # the position that this is for
        self.used_at = hub.store.now()
        self._timer: asyncio.TimerHandle | None = None
        self._counted: dict[int, tuple[int, By]] | None = None  # choices about to become rows
        self._quiet = (-1, 0.0)  # a position, and how long at least passes seem to be thought over
        self.last_window = -1  # the decision of the last timed window
        self._fold(stored)
        self.audience = Audience(self)
        self.bots = BotSeats(self)

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

    def asked(self) -> list[int]:
        """The seats that are waited for, those whose secret choice is in too."""
        waiting = self.match.state.waiting()
        return [seat for seat in self.match.able() if waiting & bit(seat)]

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
            before = self._secrets()
            try:
                await self._try(act, players)
            finally:
                self.audience.update({seat for seat, _ in before ^ self._secrets()})
                self._schedule()

    def _secrets(self) -> set[tuple[int, object]]:
        """What only its own seat is told, by seat."""
        return {*self.match.pending.items(), *self.sheet.passing.items()}

    async def _try(self, act: Act, players: tuple[str, ...]) -> None:
        for _ in range(TRIES):
            before, sheet, pending = self.seq, self.sheet, dict(self.match.pending)
            decision, self._counted = self.epoch, None
            try:
                await act()
                self._settle()
                if self.seq != before or self.sheet is not sheet:
                    await self._commit(before, sheet, players, decision)
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
        self, before: int, sheet: Sheet, players: tuple[str, ...], decision: int
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
                chosen=self._counted,
                decision=decision,
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
            before = self._secrets()
            await self.reload()
            self.audience.update({seat for seat, _ in before ^ self._secrets()})
            self._schedule()
        await self.audience.note_presence()

    async def choose(self, seat: int, action: int, by: By) -> None:
        """Make a seat's choice; a secret one is kept until the last is in, or the window closes."""
        waited = self.match.state.waiting()
        timed = windows.closing(self)
        secret = waited & bit(seat) and (timed or waited != bit(seat))
        if not secret or action not in self.match.legal(seat):
            self.match.choose(seat, action, by)
            return
        self.match.pending = await self.hub.store.pend(
            self.charter.id, self.seq, self.epoch, seat, action, by
        )
        passes = windows.longer_passes(self, seat, by)
        if windows.all_in(self, len(self.match.pending) + len(passes)):
            self.enter(self.match.pending | passes)

    def enter(self, chosen: dict[int, tuple[int, By]]) -> None:
        """Let the secret choices of all who are asked happen at once."""
        self._counted = dict(self.match.pending)
        self.match.pending = dict(chosen)
        seat, (action, by) = chosen.popitem()
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
        window = windows.length(self) if windows.closing(self) else 0.0
        self.sheet = clocks.settle(
            self.sheet, self.match, self.epoch, window, now, self.hub.outages
        )

    # What is due

    def _due(self, now: float) -> float | None:
        """When a server must do something next."""
        if not self.playing or self.match.over or self.match.paused:
            self.by_itself_at = None
            return None
        if self.person_rolls() is None and self.forced_pass() is None:
            self.by_itself_at = None
        elif self.by_itself_at is None or self._by_itself_epoch != self.epoch:
            rolls = self.person_rolls() is not None
            settings = self.hub.settings
            self.by_itself_at = now + (settings.roll_wait if rolls else settings.pass_wait)
            self._by_itself_epoch = self.epoch
        person = any(self.sheet.places[seat].person for seat in self.match.waiting())
        turn = self.sheet.turn if person else None
        closes = self.sheet.window.closes if self.sheet.window else None
        ends = [
            clocks.end_of(deadline, self.hub.outages)
            for deadline in (turn, self.sheet.sand, closes)
            if deadline is not None and clocks.running(deadline)
        ]
        if windows.all_pass(self):
            ends.append(self.quiet_until())
        if self.by_itself_at is not None:
            ends.append(self.by_itself_at)
        if self.bots.due():
            ends.append(now)
        return min(ends, default=None)

    def quiet_until(self) -> float:
        """No sooner do answers come that nobody has to think over, where people are asked."""
        if self._quiet[0] != self.epoch:
            self._quiet = (self.epoch, self.hub.store.now() + self.hub.settings.window)
        return self._quiet[1]

    def _schedule(self) -> None:
        """Set the alarm for what is due next, and let bots think."""
        if self.sheet.window is not None:
            self.last_window = self.sheet.window.epoch
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if self.hub.closing:
            return
        now = self.hub.store.now()
        due = self._due(now)
        moments = self.audience.moments()
        if due is not None and not self.bots.due():
            moments.append(due)
        if moments:
            delay = max(0.0, min(moments) - now) + 0.002
            self._timer = asyncio.get_running_loop().call_later(delay, self._alarm)
        self.bots.start()

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
        if windows.closing(self):
            window = self.sheet.window
            if window and clocks.passed(window.closes, now, self.hub.outages):
                windows.close(self)
        elif self.match.pending and not self.match.waiting():  # a process died before this step
            self.enter(self.match.pending)
        elif windows.all_pass(self) and now >= self.quiet_until():
            seat = self.match.waiting()[0]
            await self.choose(seat, windows.silence(self, seat), "person")
        elif self.by_itself_at is not None and now >= self.by_itself_at:
            forced = self.forced_pass()
            if self.person_rolls() is not None:
                self.match.draw()
            elif forced is not None:
                await self.choose(*forced, "table")
        elif clocks.passed(self.sheet.sand, now, self.hub.outages):
            self.match.strike()
            self.change(sand=None, sand_mark=len(self.match.events))
        elif clocks.passed(self.sheet.turn, now, self.hub.outages):
            epoch = self.epoch
            for seat in self.match.waiting():
                if self.sheet.places[seat].person and self.epoch == epoch:
                    await self.choose(seat, await self._timeout(seat), "timer")

    async def _timeout(self, seat: int) -> int:
        view = self.match.view(seat)
        action = self.game.on_timeout(view, seat, Random(self.seed(seat)))
        return await self.bots.think(seat, "easy") if action is None else int(action)

    def seed(self, seat: int) -> int:
        """Chance for a seat's choice in the present position."""
        return mix(int(self.charter.dice.promise[:12], 16), self.epoch * 16 + seat)

    def close(self) -> None:
        """Stop the alarm."""
        if self._timer:
            self._timer.cancel()
