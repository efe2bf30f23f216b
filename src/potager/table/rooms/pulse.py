"""Whether this process lives, measured by itself and written to the store.

A process that stood still, or could not write, finds out by its own clock before it decides
anything by the time: nobody loses on time because a server was not there. A table at which nothing
is due and nobody sits writes nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog

from potager.table.store import alive
from potager.table.store.alive import SILENCE, Outage
from potager.table.store.base import Store
from potager.table.store.steady import elapsed

log = structlog.get_logger()
SOON = 60.0  # seconds; if nothing is due before, the heart beats slowly
QUICK, SLOW = 1.0, 30.0  # seconds between beats
WITH_PEOPLE = 5.0  # and where other processes rely on who is connected here
KEPT = 8 * alive.A_DAY  # outages before that are of no clock that still runs


class Pulse:
    """The heart of this process."""

    def __init__(self, store: Store, server: str, moved: Callable[[], None]) -> None:
        self.store = store
        self.server = server
        self.outages: list[Outage] = []
        self._moved = moved  # called where an outage has moved the clocks
        self._well = elapsed()  # when this process last could do its work
        self._beaten = elapsed()
        self._checking = asyncio.Lock()

    @property
    def silent(self) -> float:
        """For how many seconds this process has done nothing; 0 if that is usual."""
        since = elapsed() - self._well
        return since if since > SILENCE else 0.0

    async def start(self) -> None:
        """Wake up. Whatever time has passed without a server is given back to the clocks."""
        now, store = self.store.now(), self.store
        patience = SILENCE if store.shared else 0.0
        last = await store.write(lambda db: alive.wake(db, self.server, now, patience))
        if last is not None and alive.set_back(now, last):
            store.go_on_from(last)
        self.outages = await store.read(lambda db: alive.outages(db, now - KEPT))
        self._well = self._beaten = elapsed()

    async def check(self) -> None:
        """Before something is decided by the time: note it if we were not there."""
        if self.silent:
            async with self._checking:
                if self.silent:
                    await self.beat()

    async def look(self, patience: float, *, people: bool) -> list[str]:
        """Look at how long something has been overdue, and beat as often as needed."""
        began = elapsed()  # all counts from here: we may be stopped at any point
        before, since = self.store.now() - patience, self.store.now() - KEPT
        seen = await self.store.read(lambda db: alive.look(db, before, since))
        self._note(seen.outages)
        pause = WITH_PEOPLE if people and self.store.shared else SLOW
        if seen.next is not None and seen.next < self.store.now() + SOON:
            pause = QUICK
        needed = seen.next is not None or (people and self.store.shared)
        late = elapsed() - self._beaten > pause - 0.1
        if self.silent or (needed and late):
            await self.beat()
        self._well = max(self._well, began)
        return seen.overdue

    async def beat(self) -> None:
        """Say that this process lives, and for how long it did not."""
        began, now, silent = elapsed(), self.store.now(), self.silent
        await self.store.write(lambda db: alive.beat(db, self.server, now, silent))
        if silent:
            log.warning("the process was blocked, so clocks get the time back", seconds=silent)
            self._note(await self.store.read(lambda db: alive.outages(db, now - KEPT)))
        self._well = self._beaten = began

    def _note(self, outages: list[Outage]) -> None:
        if outages != self.outages:
            self.outages = outages
            self._moved()
