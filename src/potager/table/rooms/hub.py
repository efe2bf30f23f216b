"""All matches that this process serves, and what keeps them going.

A match is loaded when somebody looks at it or when something in it is overdue, and put away when
neither is so. Any number of processes may serve the same match: what each does is safe, because
only one append at a place of the log can win.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from typing import Any

import msgspec
import structlog

from potager.core.dice import FairDice
from potager.core.errors import PotagerError
from potager.core.options import Options, values
from potager.table.rooms.agreements import swapped
from potager.table.rooms.bot_pool import BotPool
from potager.table.rooms.metrics import Metrics
from potager.table.rooms.room import Room
from potager.table.rooms.seats import drawn, new_code, new_secret
from potager.table.settings import Settings
from potager.table.store.base import Conflict, Store
from potager.table.store.kept import Charter, Place, Sheet
from potager.table.telling.messages import Pointed, Said

log = structlog.get_logger()
SWEEP = 1.0  # seconds between looks for overdue matches
OVERDUE = 2.0  # a match that another process serves is left to it for that long
IDLE = 60.0  # a room nobody uses is put away after that


class Hub:
    """The rooms of this process."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.bots = BotPool(settings.bot_workers)
        self.metrics = Metrics()
        self.rooms: dict[str, Room] = {}
        self.outages: list[tuple[float, float]] = []
        self.closing = False
        self.server = secrets.token_hex(6)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._loading: dict[str, asyncio.Task[Room | None]] = {}

    # Life

    async def open(self) -> None:
        """Connect to the store, and go on with everything where it was."""
        self.store.notice = self._heard
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
            for viewer in tuple(room.audience.viewers):
                viewer.hang_up()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.store.beat(self.server)
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
        if not task.cancelled() and (error := task.exception()):
            log.error("something went wrong beside", exc_info=error)

    async def _keep_going(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.store.beat(self.server)
                await self._sweep(OVERDUE)
                self._put_away()
            except Exception:
                log.exception("the sweep failed, and is tried again")

    async def _sweep(self, patience: float) -> None:
        """Take up matches in which something is overdue."""
        for match in await self.store.due(self.store.now() - patience):
            if match not in self.rooms:
                await self.room(match)

    def _put_away(self) -> None:
        now = self.store.now()
        for match, room in tuple(self.rooms.items()):
            idle = not room.audience.viewers and now - room.used_at > IDLE
            if idle and not room.lock.locked() and not room.busy:
                room.close()
                del self.rooms[match]

    # Rooms

    async def room(self, match: str) -> Room | None:
        """The room of a match, loaded if need be."""
        if match in self.rooms:
            return self.rooms[match]
        if match not in self._loading:
            self._loading[match] = asyncio.get_running_loop().create_task(self._load(match))
        try:
            return await asyncio.shield(self._loading[match])
        finally:
            self._loading.pop(match, None)

    async def _load(self, match: str) -> Room | None:
        stored = await self.store.load(match)
        if stored is None:
            return None
        room = self.rooms[match] = Room(self, stored)
        room.begin()
        return room

    async def find(self, *, code: str = "", watch: str = "", invite: str = "") -> Room | None:
        """The room with that code, or of that link."""
        match = await self.store.find(code=code, watch=watch, invite=invite)
        return await self.room(match) if match else None

    async def create(
        self,
        game: str,
        options: Options,
        places: tuple[Place, ...],
        *,
        host: str,
        host_name: str,
        draw: bool = False,
        timer: int = 0,
        timed_windows: bool = True,
        chat: bool = True,
        listed: bool = False,
    ) -> Charter:
        """A new table; where nobody is missing the match begins at once."""
        begun = all(place.ready and not place.free for place in places)
        sheet = Sheet(
            phase="playing" if begun else "waiting-room",
            places=places,
            host_name=host_name,
            draw=draw,
            timer=timer,
            timed_windows=timed_windows,
            chat=chat,
        )
        if begun:
            sheet = drawn(sheet)
        now = self.store.now()
        for tries in range(30):
            match = secrets.token_hex(8)
            charter = Charter(
                id=match,
                code=new_code(tries),
                watch=new_secret(),
                invite=new_secret(),
                game=game,
                options=values(options),
                dice=FairDice.new(match),
                host=host,
                listed=listed,
                made_at=now,
            )
            try:
                await self.store.create(charter, sheet, now if begun else None)
            except Conflict:
                continue
            log.info("new table", match=match, game=game, begun=begun)
            self.metrics.count("tables")
            return charter
        raise PotagerError("No code is free for a new table just now: try again.")

    async def rematch(self, room: Room) -> str:
        """The same match once more, everybody one seat further; its code."""
        charter = await self.create(
            room.charter.game,
            room.options,
            swapped(room.sheet.places),
            host=room.charter.host,
            host_name=room.sheet.host_name,
            timer=room.sheet.timer,
            timed_windows=room.sheet.timed_windows,
            chat=room.sheet.chat,
        )
        return charter.code

    # Other processes

    async def tell(self, room: Room, message: Said | Pointed) -> None:
        """Tell all viewers of a match, here and at other processes, what is not kept."""
        room.audience.say(message)
        text = msgspec.json.encode((self.server, message)).decode()
        await self.store.announce(room.charter.id, text)

    def _heard(self, match: str, text: str) -> None:
        """A notice of another process, or our own coming back."""
        if self.closing:
            return
        if not match:  # we may have missed some: look at everything
            for room in self.rooms.values():
                self.spawn(room.refresh())
            return
        found = self.rooms.get(match)
        if found is None:
            return
        if text.startswith("["):
            server, message = msgspec.json.decode(text, type=tuple[str, Said | Pointed])
            if server != self.server:
                found.audience.say(message)
        else:
            seq, version = text.split()
            self.spawn(found.refresh(int(seq), int(version)))
