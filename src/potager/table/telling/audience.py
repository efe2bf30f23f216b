"""Those who look at a match, and what each of them is told.

Viewers with the same eyes get the same bytes: for a crowd of spectators an update is made once.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from potager.core.scene import Layout
from potager.core.state import SPECTATOR
from potager.table.telling import changes, views
from potager.table.telling.messages import Frame, LogLine, Now, Seat, ServerMessage, Update
from potager.table.telling.story import Eyes, Story, stretch
from potager.table.telling.wire import encoder

if TYPE_CHECKING:
    from potager.table.rooms.room import Room

BACKLOG = 200  # messages that a slow connection may be behind
CATCH_UP = 30  # a page that comes back is shown at most so many events one after another


class Viewer:
    """One connection of one browser."""

    def __init__(self, person: str, layout: Layout, watch: bool) -> None:
        self.person = person
        self.layout: Layout = layout
        self.watch = watch  # only watches, whatever seats the person has
        self.own: tuple[int, ...] = ()
        self.seat = SPECTATOR  # whose eyes
        self.curtain = ""  # hot seat: who should look before more is shown
        self.looking: int | None = None  # hot seat: who has said to be at the screen
        self.seats: tuple[Seat, ...] = ()  # as it was told them last
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)

    @property
    def eyes(self) -> Eyes:
        return self.seat, self.layout

    def send(self, message: bytes) -> None:
        """Send, or give up on a connection that does not read."""
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.hang_up()

    def hang_up(self) -> None:
        """End the connection, after what is still to be sent; of a backlog nothing is."""
        if self.outbox.full():
            while not self.outbox.empty():
                self.outbox.get_nowait()
        self.outbox.put_nowait(None)


class Audience:
    """All viewers of a room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.viewers: set[Viewer] = set()
        self.encode = encoder(room.game).encode
        self._lines: dict[int, list[LogLine]] = {}
        self._told = (room.seq, room.sheet.in_public())
        self._reminded: set[float | None] = set()
        self.story = self._walk()

    def _walk(self) -> Story:
        story = Story(self.room.game, self.room.options)
        for row in self.room.match.rows:
            story.glance(row, ())
        return story

    # Coming and going

    def join(self, viewer: Viewer, since: int) -> None:
        """A new connection: all that it needs to show the present."""
        self.viewers.add(viewer)
        views.look(self.room, viewer)
        self.greet(viewer)
        seen = self.room.seq - since
        if since >= 0 and 0 <= seen <= CATCH_UP:
            room = self.room
            rows = room.match.rows
            frames = stretch(room.game, room.options, rows, viewer.eyes, since + 1, CATCH_UP)
            self._send(viewer, tuple(frames or [self.story.now(viewer.eyes)]))
        else:
            frame = self.story.now(viewer.eyes)
            self._send(viewer, (frame,), tuple(self.lines_for(viewer.seat)))

    def greet(self, viewer: Viewer) -> None:
        """What does not change from move to move."""
        self.tell(viewer, views.welcome(self.room, viewer))

    def greet_all(self) -> None:
        """Something of that has changed after all."""
        for viewer in self.viewers:
            self.greet(viewer)

    def show(self, viewer: Viewer) -> None:
        """The present once more, for a page with another layout or another pair of eyes."""
        views.look(self.room, viewer)
        self._send(viewer, (self.story.now(viewer.eyes),))

    def lines_for(self, seat: int) -> list[LogLine]:
        """The whole log as this seat, or a spectator, has seen it."""
        if seat not in self._lines:
            rows = self.room.match.rows[: self.story.seq]
            story = Story(self.room.game, self.room.options)
            glances = [story.glance(row, [seat])[seat] for row in rows]
            self._lines[seat] = [glance.line for glance in glances if glance.line]
        return self._lines[seat]

    # Telling

    def update(self, only: set[int] | None = None) -> None:
        """Tell everybody what happened since the last time.

        If nothing did, only those are told who hold one of the seats `only` (a secret choice).
        """
        known = (self.room.seq, self.room.sheet.in_public())
        if known != self._told:
            only = None
        self._told = known
        frames = self._frames()
        sent: dict[object, tuple[tuple[Seat, ...], bytes]] = {}
        for viewer in tuple(self.viewers):
            if only is not None and not only & set(viewer.own):
                continue
            mine = frames.get(viewer.eyes, [])
            before = viewer.eyes
            views.look(self.room, viewer)
            if viewer.eyes != before:  # hot seat: the next player's turn
                mine = [*mine, self.story.now(viewer.eyes)]
            key = (viewer.own, before, viewer.eyes, viewer.curtain, viewer.watch, id(viewer.seats))
            if key not in sent:
                now = views.now(self.room, viewer, self.story.scene(viewer.eyes))
                # Those who now know the same share it, and so the next update.
                seats = next((told for told, _ in sent.values() if told == now.seats), now.seats)
                sent[key] = seats, self._encoded(viewer, tuple(mine), now)
            viewer.seats, encoded = sent[key]
            viewer.send(encoded)

    def _frames(self) -> dict[Eyes, list[Frame]]:
        eyes = {viewer.eyes for viewer in self.viewers}
        seats = {seat for seat, _ in eyes}
        self._lines = {seat: lines for seat, lines in self._lines.items() if seat in seats}
        frames: dict[Eyes, list[Frame]] = {key: [] for key in eyes}
        for row in self.room.match.rows[self.story.seq :]:
            told = self.story.add(row, eyes)
            noted = set()
            for key, frame in told.items():
                frames[key].append(frame)
                seat = key[0]
                if frame.line and seat in self._lines and seat not in noted:
                    self._lines[seat].append(frame.line)
                    noted.add(seat)
        return frames

    def _send(
        self, viewer: Viewer, frames: tuple[Frame, ...], lines: tuple[LogLine, ...] = ()
    ) -> None:
        now = views.now(self.room, viewer, self.story.scene(viewer.eyes))
        viewer.send(self._encoded(viewer, frames, now, lines))
        viewer.seats = now.seats

    def _encoded(
        self, viewer: Viewer, frames: tuple[Frame, ...], now: Now, lines: tuple[LogLine, ...] = ()
    ) -> bytes:
        return self.encode(
            Update(
                frames=frames,
                now=changes.news(viewer.seats, now),
                lines=lines,
                server_time=self.room.hub.store.now(),
            )
        )

    def tell(self, viewer: Viewer, message: ServerMessage) -> None:
        """Tell one of them something."""
        viewer.send(self.encode(message))

    def say(self, message: ServerMessage) -> None:
        """Tell everybody something that is no part of the match."""
        encoded = self.encode(message)
        for viewer in self.viewers:
            viewer.send(encoded)

    # Who is there

    def present(self, seat: int) -> bool:
        """Whether somebody of this seat is connected to this process."""
        return any(seat in viewer.own for viewer in self.viewers)

    async def note_presence(self, *, at_load: bool = False, gone: tuple[int, ...] = ()) -> None:
        """Keep on the sheet who is away and since when.

        Another process may have somebody's connection, so absence is noted only for those who
        left here, or who have not come back for a while after the match was loaded.
        """
        if self.room.hub.closing:
            return

        async def act() -> None:
            now = self.room.hub.store.now()
            for seat in self.room.sheet.people():
                place = self.room.sheet.places[seat]
                if self.present(seat):
                    since = None
                elif at_load or seat in gone:
                    since = place.away_since or now
                else:
                    since = place.away_since
                if since != place.away_since:
                    changed = msgspec.structs.replace(place, away_since=since)
                    self.room.sheet = self.room.sheet.with_place(seat, changed)

        await self.room.step(act)

    def moments(self) -> list[float]:
        """When viewers should hear again though nothing happens: somebody is away too long."""
        if not self.viewers or not self.room.playing:
            return []
        wait = self.room.hub.settings.away
        since = {place.away_since for place in self.room.sheet.places if place.person}
        return [moment + wait for moment in since - self._reminded if moment is not None]

    def remind(self, now: float) -> None:
        """Tell that somebody has been away so long that a bot may take over."""
        passed = {moment for moment in self.moments() if moment <= now}
        if passed:
            self._reminded |= {moment - self.room.hub.settings.away for moment in passed}
            self.update()
