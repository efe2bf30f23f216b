"""All matches that this process serves, and what keeps them going.

A match is loaded when somebody looks at it or when something in it is overdue, and put away when
neither is so. Any number of processes may serve the same match: what each does is safe, because
only one change of a version of it can win. Each match is for itself: one that can't be read stops
nobody else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec
import structlog

from potager.core.errors import PotagerError
from potager.core.record import Row
from potager.table.rooms.house import House
from potager.table.rooms.moment import Moment, Teller
from potager.table.rooms.room import Room
from potager.table.rooms.seats import new_code
from potager.table.rooms.studies import Studies
from potager.table.settings import Settings
from potager.table.store.base import Conflict, Store, Unavailable, Unreadable, reading
from potager.table.store.kept import Setup, Sheet
from potager.table.store.notices import EVERYWHERE
from potager.table.store.spoken import Talk
from potager.table.texts import t

log = structlog.get_logger()
SWEEP = 1.0  # seconds between looks for overdue matches
OVERDUE = 2.0  # a match that another process serves is left to it for that long
IDLE = 60.0  # a room nobody uses is put away after that
CODES = 30  # tries to find a code that is free

Heard = Callable[[Room, str], None]  # what another process says in a room, to be passed on


class Hub(House):
    """The rooms of this process."""

    def __init__(self, settings: Settings, store: Store, teller: Teller) -> None:
        super().__init__(settings, store, teller)
        self.studies = Studies(store, self.spawn)
        self.rooms: dict[str, Room] = {}
        self.heard: Heard | None = None
        # What is said about the whole server.
        self.heard_everywhere: Callable[[str], object] | None = None
        self._loading: dict[str, asyncio.Task[Room | None]] = {}

    # Life

    async def open(self) -> None:
        """Connect to the store, and go on with everything where it was."""
        self.store.notice = self._notice
        await self.store.open()
        try:
            await self.pulse.start()
            self.bots.warm_up()
            await self._sweep(0.0)
        except PotagerError:
            await self.close()
            raise
        self.spawn(self._keep_going())

    async def close(self) -> None:
        """Finish what is under way and disconnect."""
        self.closing = True
        for room in self.rooms.values():
            room.close()
        while under_way := {*self._tasks, *self._loading.values()}:  # what ends may begin another
            for task in under_way:
                task.cancel()
            await asyncio.gather(*under_way, return_exceptions=True)
        try:
            await self.pulse.beat()
        except PotagerError:
            log.warning("the last heartbeat could not be written")
        await self.bots.close()
        await self.store.close()

    async def _keep_going(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                stood_still = self.pulse.silent
                await self._sweep(OVERDUE)
                if stood_still:  # others may have taken our people for gone
                    await self._report_who_is_here()
                await self._note_forsaken()
                self._put_away()
                if self.store.shared:
                    await self._look_at_versions()
            except PotagerError as error:
                log.warning("the sweep failed and will be tried again", why=str(error))
            except Exception:
                log.exception("the sweep failed and will be tried again")

    async def _sweep(self, patience: float) -> None:
        """Take up matches in which something is overdue."""
        people = any(room.here for room in self.rooms.values())
        for match in await self.pulse.look(patience, people=people):
            if match in self.rooms:
                continue
            try:
                await self.room(match)
            except Unreadable as error:
                log.error("a match can't be read and was set aside", match=match, why=str(error))
                await self.store.set_aside(match)

    async def _report_who_is_here(self) -> None:
        for match, room in tuple(self.rooms.items()):
            await self.presence.came(match, tuple(room.here))

    async def _note_forsaken(self) -> None:
        """People whose process has died are away, unless they have come back."""
        forsaken = await self.presence.forsaken()
        for match, people in forsaken.items():
            try:
                room = await self.room(match)
            except Unreadable:
                continue
            if room is not None:
                await room.lost(people)
        if forsaken:
            await self.presence.forget_forsaken()

    async def _look_at_versions(self) -> None:
        """Take over changes of which no notice came: who made them may have died before telling.

        Where nobody looks they are found out by whatever is done next.
        """
        looked_at = [match for match, room in self.rooms.items() if room.here]
        for match, version in (await self.store.versions(looked_at)).items():
            room = self.rooms.get(match)
            if room is not None and version > room.moment.version:
                self.spawn(self._refresh(room, version))

    def clocks_moved(self) -> None:
        for room in tuple(self.rooms.values()):
            room.clocks_moved()

    def _put_away(self) -> None:
        now = self.store.now()
        for match, room in tuple(self.rooms.items()):
            if now - room.used_at > IDLE and room.idle:
                self.drop(match)

    def drop(self, match: str) -> None:
        room = self.rooms.pop(match, None)
        if room is not None:
            room.close()

    # Rooms

    async def room(self, match: str) -> Room | None:
        """The room of a match, loaded if need be. Raises Unreadable where it can't be."""
        if match in self.rooms:
            self.rooms[match].used_at = self.store.now()
            return self.rooms[match]
        if match not in self._loading:
            task = asyncio.get_running_loop().create_task(self._load(match))
            self._loading[match] = task
            task.add_done_callback(lambda _: self._loading.pop(match))
        return await asyncio.shield(self._loading[match])

    async def _load(self, match: str) -> Room | None:
        talk = Talk(self.store, match)
        await talk.reload()
        moment = await self._read(match)
        if moment is None:
            return None
        with reading(match):
            room = Room(self, moment)
            room.talk = talk
            room.begin()
        self.rooms[match] = room
        return room

    async def _read(self, match: str) -> Moment | None:
        """A match as it is stored; one whose rules have changed meanwhile is over now."""
        while stored := await self.store.load(match):
            moment = Moment.read(stored, self.store.now())
            if not (moment.playing and moment.outdated):
                return moment
            draft = moment.draft(self.store.now(), self.outages, self.settings, self.teller)
            draft.outlive()
            change = draft.written(None)
            assert change is not None
            with suppress(Conflict):  # then another process was faster
                await self.store.commit(change)
                log.info("a match has ended because its rules have changed", match=match)
        return None

    async def create(self, setup: Setup, sheet: Sheet, rows: Sequence[Row] = ()) -> Setup:
        """Keep a new table; where its code is taken, with another one."""
        begun = sheet.phase == "playing"
        for tries in range(CODES):
            try:
                await self.store.create(setup, sheet, self.store.now() if begun else None, rows)
            except Conflict:
                setup = msgspec.structs.replace(setup, code=new_code(tries))
                continue
            log.info("new table", match=setup.id, game=setup.game, begun=begun)
            self.metrics.count("tables")
            return setup
        raise PotagerError(t("refused.no-code"))

    # Other processes

    def _notice(self, match: str, text: str) -> None:
        """A notice of another process, or our own coming back."""
        if self.closing:
            return
        if not match:  # we may have missed some: look at everything
            for room in self.rooms.values():
                self.spawn(self._refresh(room))
            return
        found = self.rooms.get(match)
        if found is not None and text.isdecimal():
            if int(text) > found.moment.version and found.forgotten:
                self.drop(match)  # whoever has changed it goes on with it
            elif int(text) > found.moment.version:
                self.spawn(self._refresh(found, int(text)))
            return
        server, _, said = text.partition(" ")
        if server == self.server:
            return
        if match == EVERYWHERE and self.heard_everywhere is not None:
            self.heard_everywhere(said)
        elif found is not None and self.heard is not None:
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
