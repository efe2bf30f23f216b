"""Those who look at a match, and what each of them is told.

Viewers with the same eyes get the same bytes: for a crowd of spectators an update is made once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from potager.core.record import By
from potager.core.state import SPECTATOR
from potager.core.texts import Cast
from potager.table.rooms.aside import gives_up, pace_of
from potager.table.rooms.casting import cast_of
from potager.table.rooms.moment import Moment
from potager.table.rooms.room import Room
from potager.table.store.kept import Place
from potager.table.telling import changes, present
from potager.table.telling.changes import Picture
from potager.table.telling.messages import Frame, LogLine, Now, Seat, ServerMessage, Update
from potager.table.telling.story import (
    Easel,
    Event,
    Screen,
    as_it_was,
    events_of,
    glances_of,
    lines_in,
    lines_of,
    stage_after,
    stretch,
    told_as_it_was,
    whole_story,
)
from potager.table.telling.viewer import Eyes, Viewer
from potager.table.telling.wire import differ, encoder

T = TypeVar("T")
CATCH_UP = 30  # a page that comes back is shown at most so many events one after another


class Audience:
    """All viewers of a room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.viewers: set[Viewer] = set()
        self._lines: dict[int, list[LogLine]] = {}
        self._stages: dict[int, object] = {}  # what the last event has left on screen, by seat
        self._screens: dict[Eyes, Screen] = {}  # what all who have these eyes see
        self._places: tuple[Place, ...] = ()  # those of which these casts are, by a viewer's seats
        self._casts: dict[tuple[int, ...], Cast] = {}
        self._seats: tuple[Seat, ...] = ()  # as somebody was told them last
        self._last: tuple[tuple[Frame, ...], Cast, Any] = ((), Cast(), ())  # written frames
        self._reminder: asyncio.TimerHandle | None = None

    @classmethod
    def of(cls, room: Room) -> Audience:
        """The audience of a room; there is one as soon as somebody asks for it."""
        for listener in room.listeners:
            if isinstance(listener, cls):
                return listener
        audience = cls(room)
        if not room.closed:
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
        self.keep_pace()
        self.greet(viewer)
        missed = moment.seq - since
        if since >= 0 and 0 <= missed <= CATCH_UP:
            rows = moment.match.rows
            frames = stretch(moment.game, moment.options, rows, viewer.eyes, since + 1, CATCH_UP)
            told = told_as_it_was(frames, moment.sheet.former)
            self._update(viewer, tuple(told or [self._now(viewer.eyes)]))
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

    def keep_pace(self) -> None:
        """Let bots wait for the slowest who plays here; for those who watch, if nobody does."""
        playing = [viewer.pace for viewer in self.viewers if viewer.own]
        watching = [viewer.pace for viewer in self.viewers]
        self.room.pace = max(playing or watching or [1.0])

    def plays_alone(self, viewer: Viewer) -> bool:
        """Whether nobody else's seat is a person's, so that bots wait for this page only."""
        places = self.room.moment.sheet.places
        holders = {place.holder for place in places if place.person}
        return holders == {viewer.asker.person} and bool(viewer.own)

    def show(self, viewer: Viewer) -> None:
        """The present once more, for a page with another layout or another pair of eyes."""
        viewer.choose_eyes(self.room.moment)
        self._update(viewer, (self._now(viewer.eyes),))

    def _retell(self, viewer: Viewer, frames: Sequence[Frame]) -> None:
        """What has happened, and everything once more: somebody is called by another name."""
        lines = tuple(self.lines_for(viewer.seat))
        told = told_as_it_was(frames, self.room.moment.sheet.former)
        self._update(viewer, (*told, self._now(viewer.eyes)), lines)

    def lines_for(self, seat: int) -> list[LogLine]:
        """The whole log as this seat, or a spectator, has seen it."""
        if seat not in self._lines:
            moment = self.room.moment
            story = whole_story(moment.game, moment.options, moment.match.rows)
            self._lines[seat] = lines_of(moment.game, story, seat)
        return as_it_was(self._lines[seat], self.room.moment.sheet.former)

    def closed(self) -> None:
        """The room is put away: everybody has to come anew."""
        if self._reminder:
            self._reminder.cancel()
            self._reminder = None
        for viewer in tuple(self.viewers):
            viewer.hang_up()

    def clocks_moved(self) -> None:
        """Clocks end later than was told."""
        self._spread({})

    def talk_missed(self) -> None:
        """More was said than was told."""
        self.greet_all()

    # Telling

    def happened(self, before: Moment, after: Moment) -> None:
        """Tell everybody what has happened; of a secret only those whose it is."""
        only: set[int] | None = None
        if not after.match.steps and _public(before) == _public(after):
            only = {seat for seat, _ in _secrets(before) ^ _secrets(after)}
        reset = before.match.options != after.match.options
        if reset:  # before the match, or as it begins: nothing is left of what was shown
            self._screens, self._lines = {}, {}
            self._stages = dict.fromkeys(self._looking({viewer.eyes for viewer in self.viewers}))
        self._spread(self._frames(after), only, reset=reset)
        same = before.sheet is after.sheet and before.setup is after.setup  # with most moves
        if not same and _greeting(before) != _greeting(after):
            self.greet_all()
        self._remind_later()

    def _spread(
        self,
        frames: dict[Eyes, list[Frame]],
        only: set[int] | None = None,
        *,
        reset: bool = False,
    ) -> None:
        """Tell everybody, or those who have one of these seats, these frames and the present."""
        moment, shared = self.room.moment, self._shared()
        sent: dict[object, tuple[tuple[Seat, ...], bytes]] = {}
        watching: dict[object, tuple[tuple[Seat, ...], bytes]] = {}
        for viewer in tuple(self.viewers):
            if only is not None and only.isdisjoint(viewer.own):
                continue
            crowd = (viewer.layout, id(viewer.seats)) if viewer.asker.watch else None
            known = watching.get(crowd)
            if known is not None:  # who only watch have the same eyes as ever
                viewer.seats, encoded = known
                viewer.send(encoded)
                continue
            eyes = viewer.eyes
            viewer.choose_eyes(moment)
            other = viewer.eyes
            if not viewer.cast.calls_like(self._cast(viewer)):
                self._retell(viewer, frames.get(eyes, []))
                continue
            rights = viewer.own, viewer.asker.watch
            key = (rights, eyes, other, viewer.curtain, id(viewer.seats))
            if key not in sent:
                mine = frames.get(eyes, [])
                # Hot seat: the next player's turn.
                if reset or (other != eyes and self._picture(other) is not self._picture(eyes)):
                    mine = [*mine, self._now(other, None if reset else eyes)]
                now = self.present(viewer, shared)
                # Those who now know the same share it, and so the next update.
                seats = next((told for told, _ in sent.values() if told == now.seats), now.seats)
                sent[key] = seats, self._encoded(viewer, tuple(mine), now)
            if crowd is not None:
                watching[crowd] = sent[key]
            viewer.seats, encoded = sent[key]
            viewer.send(encoded)

    def _frames(self, moment: Moment) -> dict[Eyes, list[Frame]]:
        """What has just happened, for all the eyes that look."""
        eyes = {viewer.eyes for viewer in self.viewers}
        _keep_only(self._lines, {seat for seat, _ in eyes})
        _keep_only(self._screens, eyes)
        _keep_only(self._stages, self._looking(eyes))
        frames: dict[Eyes, list[Frame]] = {one: [] for one in eyes}
        for event in events_of(moment.match):
            self._add_event(frames, event)
        return frames

    def _looking(self, eyes: set[Eyes]) -> set[int]:
        """The seats whose eyes look, or may look next: at one screen there are several."""
        return {seat for seat, _ in eyes}.union(*[viewer.own for viewer in self.viewers])

    def _add_event(self, frames: dict[Eyes, list[Frame]], event: Event) -> None:
        moment = self.room.moment
        game, hasty = moment.game, gives_up(moment.match.steps)
        pace = pace_of(game, event.before, event.after, moment.people, hasty=hasty)
        seen, easel = glances_of(game, event, self._stages, pace), Easel(game)
        self._stages = {seat: noticed[-1].stage for seat, noticed in seen.items()}
        for eyes, told in frames.items():
            told += self._screen(eyes).tell(seen[eyes[0]], easel)
        for seat, noticed in seen.items():
            if seat in self._lines:
                self._lines[seat] += lines_in(noticed)

    def _now(self, eyes: Eyes, before: Eyes | None = None) -> Frame:
        """What is on screen at present, as a frame of its own.

        For whoever had other eyes before it is a change of what those see.
        """
        game, seq = self.room.moment.game, self.room.moment.seq
        seen = None if before is None else self._picture(before)
        return changes.frame(seen, self._picture(eyes), Frame(seq=seq), differ(game))

    def _picture(self, eyes: Eyes) -> Picture:
        """What is on screen at present, drawn once for all eyes that see the same."""
        screen = self._screen(eyes)
        if screen.picture is not None:
            return screen.picture
        view, stage = self.room.moment.match.view(eyes[0]), self.stage(eyes[0])
        same = (one.picture for one in self._screens.values() if one.shows(view, eyes, stage))
        return screen.show(view, stage, next(same, None))

    def _screen(self, eyes: Eyes) -> Screen:
        if eyes not in self._screens:
            self._screens[eyes] = Screen(self.room.moment.game, eyes)
        return self._screens[eyes]

    def stage(self, seat: int) -> object:
        """What the last event has left on this seat's screen, beside the position."""
        if seat not in self._stages:
            match = self.room.moment.match
            story = whole_story(match.game, match.options, match.rows)
            self._stages[seat] = stage_after(match.game, story, seat)
        return self._stages[seat]

    def present(self, viewer: Viewer, shared: Now | None = None) -> Now:
        """The present moment for one viewer, of what all are told."""
        scene = self._picture(viewer.eyes).scene
        return present.now(self.room, viewer, scene, shared or self._shared())

    def _shared(self) -> Now:
        watchers = [one.own for one in self.viewers].count(())
        return present.shared(self.room, watchers)

    def _cast(self, viewer: Viewer) -> Cast:
        """Who sits here, as this viewer is told of it; the same for all who have no seat."""
        sheet = self.room.moment.sheet
        if sheet.places is not self._places:
            self._places, self._casts = sheet.places, {}
        if viewer.own not in self._casts:
            self._casts[viewer.own] = cast_of(sheet, viewer.own)
        return self._casts[viewer.own]

    def _update(
        self, viewer: Viewer, frames: tuple[Frame, ...], lines: tuple[LogLine, ...] = ()
    ) -> None:
        viewer.cast = self._cast(viewer)
        now = self.present(viewer)
        viewer.send(self._encoded(viewer, frames, now, lines))
        if now.seats != self._seats:
            self._seats = now.seats
        viewer.seats = self._seats  # who know the same share it, and so the next update

    def _encoded(
        self, viewer: Viewer, frames: tuple[Frame, ...], now: Now, lines: tuple[LogLine, ...] = ()
    ) -> bytes:
        return encoder(self.room.moment.game, viewer.cast).encode(
            Update(
                frames=self._written(frames, viewer.cast) if frames else (),
                now=changes.news(viewer.seats, now),
                lines=lines,
            )
        )

    def _written(self, frames: tuple[Frame, ...], cast: Cast) -> Any:
        """These frames for the wire: most often the next viewers are told the same ones."""
        if self._last[:2] != (frames, cast):
            encoded = encoder(self.room.moment.game, cast).encode(frames)
            self._last = frames, cast, msgspec.Raw(encoded)
        return self._last[2]

    def everybody_sees(self, target: str) -> bool:
        """Whether something of this name lies open on the table, in one of the layouts."""
        return any(
            target in self._picture((SPECTATOR, layout)).scene.targets()
            for layout in self.room.moment.game.layouts
        )

    def tell(self, viewer: Viewer, message: ServerMessage) -> None:
        """Tell one of them something."""
        viewer.send(encoder(self.room.moment.game, viewer.cast).encode(message))

    def say(self, message: ServerMessage) -> None:
        """Tell everybody something that is no part of the match."""
        encoded = encoder(self.room.moment.game).encode(message)
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
        self._spread({})
        self._remind_later()


def _keep_only(known: dict[T, Any], wanted: set[T]) -> None:
    """Forget what nobody looks at any more."""
    for one in known.keys() - wanted:
        del known[one]


def _public(moment: Moment) -> tuple[object, ...]:
    """What everybody may know of what is around the game."""
    sheet = {name: getattr(moment.sheet, name) for name in moment.sheet.__struct_fields__}
    around = (value for name, value in sheet.items() if name != "passing")
    return moment.setup, *around, set(moment.match.pending)


def _secrets(moment: Moment) -> set[tuple[int, tuple[int, By] | str]]:
    """What only its own seat is told, by seat."""
    return {*moment.match.pending.items(), *moment.sheet.passing.items()}


def _greeting(moment: Moment) -> tuple[object, ...]:
    """What `Welcome` says of what is around the game."""
    sheet = moment.sheet
    around = sheet.chat, sheet.react, sheet.timer, sheet.late, sheet.asks
    return moment.setup, *around, sheet.one_screen(), sheet.phase == "over"
