"""All matches that this process serves, and what keeps them going.

A match is loaded when somebody looks at it or when something in it is overdue, and put away when
neither is so. Any number of processes may serve the same match: what each does is safe, because
only one change of a version of it can win. Each match is for itself: one that can't be read stops
nobody else.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

from potager.core.errors import PotagerError
from potager.core.options import Options
from potager.table.rooms.bot_pool import BotPool
from potager.table.rooms.clocks import Outages
from potager.table.rooms.metrics import Metrics
from potager.table.rooms.moment import Moment
from potager.table.rooms.opening import new_table
from potager.table.rooms.room import Room
from potager.table.settings import Settings
from potager.table.store.base import Conflict, Store, Unavailable, Unreadable, reading
from potager.table.store.kept import Setup, Sheet

log = structlog.get_logger()
SWEEP = 1.0  # seconds between looks for overdue matches
OVERDUE = 2.0  # a match that another process serves is left to it for that long
IDLE = 60.0  # a room nobody uses is put away after that
CODES = 30  # tries to find a code that is free

Heard = Callable[[Room, str], None]  # what another process says in a room, to be passed on


class Hub:
    """The rooms of this process."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.bots = BotPool(settings.bot_workers)
        self.metrics = Metrics()
        self.rooms: dict[str, Room] = {}
        self.outages: Outages = []
        self.closing = False
        self.server = secrets.token_hex(6)
        self.heard: Heard | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._loading: dict[str, asyncio.Task[Room | None]] = {}

    # Life

    async def open(self) -> None:
        """Connect to the store, and go on with everything where it was."""
        self.store.notice = self._notice
        await self.store.open()
        await self.store.wake()
        self.outages = await self.store.outages()
        await self.store.beat(self.server)
        self.bots.warm_up()
        await self._sweep(0.0)
        self.spawn(self._keep_going())

    async def close(self) -> None:
        """Finish what is under way and disconnect."""
        self.closing = True
        for room in self.rooms.values():
            room.close()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self.store.beat(self.server)
        except PotagerError:
            log.warning("the last heartbeat could not be written")
        await self.bots.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something beside; what goes wrong there is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if task.cancelled():
            return
        error = task.exception()
        if isinstance(error, PotagerError):
            log.warning("something could not be done", why=str(error))
        elif error:
            log.error("something went wrong beside", exc_info=error)

    async def _keep_going(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.store.beat(self.server)
                await self._sweep(OVERDUE)
                self._put_away()
            except PotagerError as error:
                log.warning("the sweep failed, and is tried again", why=str(error))
            except Exception:
                log.exception("the sweep failed, and is tried again")

    async def _sweep(self, patience: float) -> None:
        """Take up matches in which something is overdue."""
        for match in await self.store.due(self.store.now() - patience):
            if match in self.rooms:
                continue
            try:
                await self.room(match)
            except Unreadable as error:
                log.error("a match can't be read and is set aside", match=match, why=str(error))
                await self.store.set_aside(match)

    def _put_away(self) -> None:
        now = self.store.now()
        for match, room in tuple(self.rooms.items()):
            if now - room.used_at > IDLE and room.idle:
                self.drop(match)

    def drop(self, match: str) -> None:
        """Put a room away; whoever looks comes anew, and it is read again."""
        room = self.rooms.pop(match, None)
        if room is not None:
            room.close()

    # Rooms

    async def room(self, match: str) -> Room | None:
        """The room of a match, loaded if need be. Raises Unreadable where it can't be."""
        if match in self.rooms:
            return self.rooms[match]
        if match not in self._loading:
            task = asyncio.get_running_loop().create_task(self._load(match))
            self._loading[match] = task
            task.add_done_callback(lambda _: self._loading.pop(match))
        return await asyncio.shield(self._loading[match])

    async def _load(self, match: str) -> Room | None:
        stored = await self.store.load(match)
        if stored is None:
            return None
        with reading(match):
            room = Room(self, Moment.read(stored, self.store.now()))
            room.begin()
        self.rooms[match] = room
        return room

    async def find(self, *, code: str = "", watch: str = "", invite: str = "") -> Room | None:
        """The room with that code, or of that link."""
        match = await self.store.find(code=code, watch=watch, invite=invite)
        return await self.room(match) if match else None

    async def create(
        self, game: str, options: Options, sheet: Sheet, *, host: str, listed: bool = False
    ) -> Setup:
        """A new table; where nobody is missing the match begins at once."""
        for tries in range(CODES):
            setup, first = new_table(game, options, sheet, host=host, listed=listed, tries=tries)
            begun = first.phase == "playing"
            try:
                await self.store.create(setup, first, self.store.now() if begun else None)
            except Conflict:
                continue
            log.info("new table", match=setup.id, game=game, begun=begun)
            self.metrics.count("tables")
            return setup
        raise PotagerError("No code is free for a new table just now: try again.")

    # Other processes

    async def tell_others(self, match: str, text: str) -> None:
        """Tell the other processes something about a match that is not kept."""
        await self.store.announce(match, f"{self.server} {text}")

    def _notice(self, match: str, text: str) -> None:
        """A notice of another process, or our own coming back."""
        if self.closing:
            return
        if not match:  # we may have missed some: look at everything
            for room in self.rooms.values():
                self.spawn(self._refresh(room))
            return
        found = self.rooms.get(match)
        if found is None:
            return
        if text.isdecimal():
            self.spawn(self._refresh(found, int(text)))
            return
        server, _, said = text.partition(" ")
        if server != self.server and self.heard is not None:
            self.heard(found, said)

    async def _refresh(self, room: Room, version: int | None = None) -> None:
        """Let a room catch up, however long the database takes."""
        caught_up = False
        while not caught_up and not room.closed:
            try:
                await room.refresh(version)
                caught_up = True
            except Unavailable:
                await asyncio.sleep(SWEEP)
