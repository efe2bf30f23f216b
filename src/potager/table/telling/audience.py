"""Those who look at a match, and what each of them is told.

Viewers with the same eyes get the same bytes: for a crowd of spectators an update is made once.
"""

from __future__ import annotations

import asyncio

from potager.core.record import By
from potager.core.scene import Scene
from potager.table.rooms.moment import Moment
from potager.table.rooms.room import Room
from potager.table.store.kept import Sheet
from potager.table.telling import changes, present
from potager.table.telling.messages import Frame, LogLine, Now, Seat, ServerMessage, Update
from potager.table.telling.story import (
    Event,
    draw,
    events_of,
    frame,
    glance,
    stretch,
    whole_story,
)
from potager.table.telling.viewer import Eyes, Viewer
from potager.table.telling.wire import encoder

CATCH_UP = 30  # a page that comes back is shown at most so many events one after another


class Audience:
    """All viewers of a room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.viewers: set[Viewer] = set()
        self.encode = encoder(room.moment.game).encode
        self._lines: dict[int, list[LogLine]] = {}
        self._shown: dict[Eyes, Scene] = {}  # what all who have these eyes have on screen
        self._reminder: asyncio.TimerHandle | None = None

    @classmethod
    def of(cls, room: Room) -> Audience:
        """The audience of a room; there is one as soon as somebody asks for it."""
        for listener in room.listeners:
            if isinstance(listener, cls):
                return listener
        audience = cls(room)
        room.listeners.append(audience)
        return audience

    # Coming and going

    def join(self, viewer: Viewer, since: int) -> None:
        """A new connection: all that it needs to show the present."""
        if self.room.closed:  # since the connection began
            viewer.hang_up()
            return
        moment = self.room.moment
        self.viewers.add(viewer)
        viewer.choose_eyes(moment)
        self.greet(viewer)
        missed = moment.seq - since
        if since >= 0 and 0 <= missed <= CATCH_UP:
            rows = moment.match.rows
            frames = stretch(moment.game, moment.options, rows, viewer.eyes, since + 1, CATCH_UP)
            self._update(viewer, tuple(frames or [self._now(viewer.eyes)]))
        else:
            lines = tuple(self.lines_for(viewer.seat))
            self._update(viewer, (self._now(viewer.eyes),), lines)
        self._remind_later()

    def greet(self, viewer: Viewer) -> None:
        """What does not change from move to move."""
        self.tell(viewer, present.welcome(self.room, viewer))

    def greet_all(self) -> None:
        """Something of that has changed after all."""
        for viewer in self.viewers:
            self.greet(viewer)

    def show(self, viewer: Viewer) -> None:
        """The present once more, for a page with another layout or another pair of eyes."""
        viewer.choose_eyes(self.room.moment)
        self._update(viewer, (self._now(viewer.eyes),))

    def lines_for(self, seat: int) -> list[LogLine]:
        """The whole log as this seat, or a spectator, has seen it."""
        if seat not in self._lines:
            moment = self.room.moment
            story = whole_story(moment.game, moment.options, moment.match.rows)
            seen = (glance(moment.game, event, seat).line for event in story)
            self._lines[seat] = [line for line in seen if line]
        return self._lines[seat]

    def closed(self) -> None:
        """The room is put away: everybody has to come anew."""
        if self._reminder:
            self._reminder.cancel()
        for viewer in tuple(self.viewers):
            viewer.hang_up()

    # Telling

    def happened(self, before: Moment, after: Moment) -> None:
        """Tell everybody what has happened; of a secret only those whose it is."""
        only: set[int] | None = None
        if not after.match.steps and _public(before) == _public(after):
            only = {seat for seat, _ in _secrets(before) ^ _secrets(after)}
        frames = self._frames(after)
        sent: dict[object, tuple[tuple[Seat, ...], bytes]] = {}
        for viewer in tuple(self.viewers):
            if only is not None and not only & set(viewer.own):
                continue
            mine, eyes = frames.get(viewer.eyes, []), viewer.eyes
            viewer.choose_eyes(after)
            if viewer.eyes != eyes:  # hot seat: the next player's turn
                mine = [*mine, self._now(viewer.eyes)]
            rights = viewer.own, viewer.asker.watch
            key = (rights, eyes, viewer.eyes, viewer.curtain, id(viewer.seats))
            if key not in sent:
                now = self._present(viewer)
                # Those who now know the same share it, and so the next update.
                seats = next((told for told, _ in sent.values() if told == now.seats), now.seats)
                sent[key] = seats, self._encoded(viewer, tuple(mine), now)
            viewer.seats, encoded = sent[key]
            viewer.send(encoded)
        if _greeting(before.sheet) != _greeting(after.sheet):
            self.greet_all()
        self._remind_later()

    def _frames(self, moment: Moment) -> dict[Eyes, list[Frame]]:
        """What has just happened, for all the eyes that look."""
        eyes = {viewer.eyes for viewer in self.viewers}
        seats = {seat for seat, _ in eyes}
        self._lines = {seat: lines for seat, lines in self._lines.items() if seat in seats}
        self._shown = {one: scene for one, scene in self._shown.items() if one in eyes}
        frames: dict[Eyes, list[Frame]] = {one: [] for one in eyes}
        for event in events_of(moment.match.steps, moment.match.state, moment.seq):
            self._add_event(frames, event)
        return frames

    def _add_event(self, frames: dict[Eyes, list[Frame]], event: Event) -> None:
        game = self.room.moment.game
        seen = {seat: glance(game, event, seat) for seat, _ in frames}
        for eyes, told in frames.items():
            before, after = self._shown.get(eyes), draw(game, event.after, eyes)
            told.append(frame(event, seen[eyes[0]], before, after))
            self._shown[eyes] = after
        for seat, noticed in seen.items():
            if noticed.line and seat in self._lines:
                self._lines[seat].append(noticed.line)

    def _now(self, eyes: Eyes) -> Frame:
        """The present position as a frame of its own."""
        return changes.frame(None, self._scene(eyes), seq=self.room.moment.seq)

    def _scene(self, eyes: Eyes) -> Scene:
        """The present position, drawn once for each pair of eyes."""
        if eyes not in self._shown:
            moment = self.room.moment
            self._shown[eyes] = draw(moment.game, moment.match.state, eyes)
        return self._shown[eyes]

    def _present(self, viewer: Viewer) -> Now:
        scene = self._scene(viewer.eyes)
        return present.now(self.room, viewer, scene, watchers=self._watchers())

    def _update(
        self, viewer: Viewer, frames: tuple[Frame, ...], lines: tuple[LogLine, ...] = ()
    ) -> None:
        now = self._present(viewer)
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
                server_time=self.room.house.store.now(),
            )
        )

    def _watchers(self) -> int:
        return sum(not viewer.own for viewer in self.viewers)

    def tell(self, viewer: Viewer, message: ServerMessage) -> None:
        """Tell one of them something."""
        viewer.send(self.encode(message))

    def say(self, message: ServerMessage) -> None:
        """Tell everybody something that is no part of the match."""
        encoded = self.encode(message)
        for viewer in self.viewers:
            viewer.send(encoded)

    # Somebody is away too long

    def _remind_later(self) -> None:
        """Viewers should hear again though nothing happens: then a bot may take over."""
        if self._reminder:
            self._reminder.cancel()
            self._reminder = None
        room = self.room
        if not self.viewers or not room.moment.playing:
            return
        now, wait = room.house.store.now(), room.house.settings.away
        away = [place.away_since for place in room.moment.sheet.places if place.person]
        later = [since + wait for since in away if since is not None and since + wait > now]
        if later:
            delay = min(later) - now + 0.01
            self._reminder = asyncio.get_running_loop().call_later(delay, self._remind)

    def _remind(self) -> None:
        for viewer in tuple(self.viewers):
            self._update(viewer, ())
        self._remind_later()


def _public(moment: Moment) -> tuple[object, ...]:
    """What everybody may know of what is around the game."""
    sheet = {name: getattr(moment.sheet, name) for name in moment.sheet.__struct_fields__}
    return *(value for name, value in sheet.items() if name != "passing"), set(moment.match.pending)


def _secrets(moment: Moment) -> set[tuple[int, tuple[int, By] | str]]:
    """What only its own seat is told, by seat."""
    return {*moment.match.pending.items(), *moment.sheet.passing.items()}


def _greeting(sheet: Sheet) -> tuple[object, ...]:
    """What `Welcome` says of the sheet."""
    return sheet.chat, sheet.react, sheet.one_screen(), sheet.phase == "over"
