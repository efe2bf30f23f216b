"""The viewers of a match, and what each of them gets.

An update follows from what a page shows and what has happened. Equal pages get the same bytes: for
a crowd of spectators an update is made once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from potager.core.plans import Plan
from potager.core.state import SPECTATOR
from potager.core.texts import Cast
from potager.table.rooms.aside import gives_up, pace_of
from potager.table.rooms.casting import cast_of
from potager.table.rooms.moment import Moment
from potager.table.rooms.room import Room
from potager.table.telling import present
from potager.table.telling.changes import edits
from potager.table.telling.history import (
    FrameBuilder,
    SeatHistory,
    ShownBeat,
    events_of,
    frames_with_former_names,
    replayed_events,
    stretch,
    with_former_names,
)
from potager.table.telling.messages import Frame, LogLine, Now, Present, ServerMessage, Update
from potager.table.telling.pictures import Picture, SeenPosition, Viewpoint, picture
from potager.table.telling.viewer import Page, Viewer
from potager.table.telling.wire import encoder
from potager.table.texts import reading

Written = list[tuple[msgspec.Raw, Cast, Sequence[Frame]]]  # frames in bytes, for each cast
CATCH_UP = 30  # a page that comes back is shown at most so many events one after another


class Audience:
    """All viewers of a room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.viewers: set[Viewer] = set()
        self._histories: dict[int, SeatHistory] = {}  # by seat: of those who look, or may look next
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
        viewer.choose_viewpoint(moment)
        self.keep_pace()
        self.greet(viewer)
        if since >= 0 and 0 <= moment.seq - since <= CATCH_UP:
            rows, viewpoint = moment.match.rows, viewer.page.viewpoint
            missed = stretch(moment.game, moment.options, rows, viewpoint, since + 1, CATCH_UP)
            self._show(viewer, frames_with_former_names(missed, moment.sheet.former))
        else:
            self._show(viewer, lines=self.lines_for(viewer.seat))
        self._remind_later()

    def greet(self, viewer: Viewer) -> None:
        """What does not change from move to move."""
        with reading(viewer.language):
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
        """The present once more, for a page with another layout or another seat."""
        viewer.choose_viewpoint(self.room.moment)
        self._show(viewer)

    def _show(
        self, viewer: Viewer, frames: Sequence[Frame] = (), lines: Sequence[LogLine] = ()
    ) -> None:
        """The present, at the end of these frames or as one of its own."""
        builder = FrameBuilder(viewer.page.viewpoint)
        whole = builder.build(self._present_beat(viewer.page.eyes))
        page = msgspec.structs.replace(
            viewer.page,
            cast=cast_of(self.room.moment.sheet, viewer.own, viewer.language),
            picture=builder.picture,
        )
        with reading(viewer.language):
            told = self._written(page, self._now(), frames or [whole], lines, Written())
        viewer.page, message = told
        viewer.send(message)

    def closed(self) -> None:
        """The room is put away, so everybody has to reconnect."""
        if self._reminder:
            self._reminder.cancel()
            self._reminder = None
        for viewer in tuple(self.viewers):
            viewer.hang_up()

    def clocks_moved(self) -> None:
        """Clocks end later than announced."""
        self._spread({})

    def talk_missed(self) -> None:
        """More was said than was told."""
        self.greet_all()

    def planned(self, seat: int, plan: Plan) -> None:
        """Somebody shows the team another plan: here, and at other processes."""
        message = present.planned(self.room, seat, plan)
        self.say(message)
        house, text = self.room.house, msgspec.json.encode(message).decode()
        house.spawn(house.notify_others(self.room.id, text))

    # Telling

    def happened(self, before: Moment, after: Moment) -> None:
        """Tell everybody what has happened; of a secret only those whose it is."""
        only: set[int] | None = None
        if not after.match.steps and _public(before) == _public(after):
            only = {seat for seat, _ in _secrets(before) ^ _secrets(after)}
        anew = before.match.options != after.match.options  # nothing is left of what was shown
        self._spread(self._followed(after, anew=anew), only, anew=anew)
        same = before.sheet is after.sheet and before.setup is after.setup  # with most moves
        if not same and _greeting(before) != _greeting(after):
            self.greet_all()
        self._remind_later()

    def _followed(self, moment: Moment, *, anew: bool) -> Mapping[int, Sequence[ShownBeat]]:
        """What each seat that looks, or may look next, has seen of what happened."""
        pages = {viewer.page for viewer in self.viewers}
        looking = {seat for page in pages for seat in (page.eyes, *page.own)}
        if anew:
            self._histories = {seat: SeatHistory(seat) for seat in looking}
        self._histories = {seat: one for seat, one in self._histories.items() if seat in looking}
        told: dict[int, list[ShownBeat]] = {seat: [] for seat in self._histories}
        game, hasty = moment.game, gives_up(moment.match.steps)
        for event in events_of(moment.match):
            pace = pace_of(game, event.before, event.after, moment.people, hasty=hasty)
            for seat, history in self._histories.items():
                told[seat] += history.follow(event, pace)
        return told

    def _spread(
        self,
        told: Mapping[int, Sequence[ShownBeat]],
        only: set[int] | None = None,
        *,
        anew: bool = False,
    ) -> None:
        """Tell everybody, or those who have one of these seats, what they saw and the present."""
        pages = {viewer: viewer.turned(self.room.moment) for viewer in self.viewers}
        watchers, nows = sum(not page.own for page in pages.values()), dict[str, Now]()
        written = Written()
        updates: dict[tuple[Page, Page], tuple[Page, bytes]] = {}
        for viewer, after in pages.items():
            before = viewer.page
            if only is not None and only.isdisjoint(before.own):
                continue
            turned = before, after
            if turned not in updates:
                language, seen = viewer.language, told.get(before.eyes, ())
                with reading(language):
                    if language not in nows:
                        nows[language] = present.now(self.room, watchers)
                    now = nows[language]
                    updates[turned] = self._update(*turned, seen, now, written, anew=anew)
            viewer.page, message = updates[turned]
            viewer.send(message)

    def _update(
        self,
        before: Page,
        after: Page,
        seen: Sequence[ShownBeat],
        now: Now,
        written: Written,
        *,
        anew: bool,
    ) -> tuple[Page, bytes]:
        """What a page shows next, and what it is told for that."""
        sheet = self.room.moment.sheet
        cast, lines = cast_of(sheet, after.own, before.cast.language), list[LogLine]()
        builder = FrameBuilder(before.viewpoint, None if anew else before.picture)
        frames = [builder.build(shown) for shown in seen]
        if not before.cast.calls_like(cast):  # then everything is told once more
            frames, lines = (
                frames_with_former_names(frames, sheet.former),
                self.lines_for(after.seat),
            )
            anew = True
        if anew or before.viewpoint != after.viewpoint:  # hot seat: the next player's turn
            known = None if anew else builder.picture
            builder = FrameBuilder(after.viewpoint, known)
            whole = builder.build(self._present_beat(after.eyes))
            if known != builder.picture:
                frames.append(whole)
        page = msgspec.structs.replace(after, cast=cast, picture=builder.picture)
        return self._written(page, now, frames, lines, written)

    def _written(
        self,
        page: Page,
        now: Now,
        frames: Sequence[Frame],
        lines: Sequence[LogLine],
        written: Written,
    ) -> tuple[Page, bytes]:
        """An update in bytes, and the page once it is there."""
        assert page.picture is not None
        you = present.you(self.room, page, page.picture.scene)
        known, page = page, msgspec.structs.replace(page, seats=now.seats, absent=you.absent)
        if len(known.seats) == len(now.seats):  # they are numbered
            changed = edits(known.seats, now.seats)
            now = msgspec.structs.replace(now, seats=(), seat_edits=changed)
        if known.absent == you.absent:
            you = msgspec.structs.replace(you, absent="")
        encode = encoder(self.room.moment.game, page.cast).encode
        told: Any = next((raw for raw, *of in written if of == [page.cast, frames]), None)
        if told is None:  # others with this cast may be told the same frames
            told = msgspec.Raw(encode(frames))
            written.append((told, page.cast, frames))
        return page, encode(Update(frames=told, now=now, you=you, lines=tuple(lines)))

    def _present_beat(self, seat: int) -> ShownBeat:
        """The present, as a beat of its own."""
        moment, stage = self.room.moment, self.history_of(seat).stage
        seen = SeenPosition(moment.game, moment.options, moment.match.view(seat))
        return ShownBeat(seen, stage, Frame(seq=moment.seq))

    def _picture(self, viewpoint: Viewpoint) -> Picture:
        shown = self._present_beat(viewpoint[0])
        return picture(shown.seen, viewpoint, shown.stage)

    def history_of(self, seat: int) -> SeatHistory:
        """What this seat, or a spectator, has got so far."""
        if seat not in self._histories:
            match = self.room.moment.match
            events = replayed_events(match.game, match.options, match.rows)
            self._histories[seat] = SeatHistory(seat, events)
        return self._histories[seat]

    def lines_for(self, seat: int) -> list[LogLine]:
        """The whole log as this seat, or a spectator, has seen it."""
        return with_former_names(self.history_of(seat).lines, self.room.moment.sheet.former)

    def present(self, viewer: Viewer) -> Present:
        """The present moment for one viewer."""
        scene = self._picture(viewer.page.viewpoint).scene
        with reading(viewer.language):
            return Present(now=self._now(), you=present.you(self.room, viewer.page, scene))

    def _now(self) -> Now:
        return present.now(self.room, sum(not viewer.own for viewer in self.viewers))

    def everybody_sees(self) -> set[str]:
        """The names of all that lies open on the table, in one of the layouts."""
        layouts = self.room.moment.game.layouts
        pictures = [self._picture((SPECTATOR, layout)) for layout in layouts]
        return {target for one in pictures for target in one.scene.targets()}

    def tell(self, viewer: Viewer, message: ServerMessage) -> None:
        """Tell one of them something."""
        viewer.send(encoder(self.room.moment.game, viewer.page.cast).encode(message))

    def say(self, message: ServerMessage) -> None:
        """Tell everybody something that is no part of the match."""
        game, encoded = self.room.moment.game, dict[str, bytes]()
        for viewer in self.viewers:
            language = viewer.language
            if language not in encoded:
                encoded[language] = encoder(game, Cast(language=language)).encode(message)
            viewer.send(encoded[language])

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


def _public(moment: Moment) -> tuple[object, ...]:
    """What everybody may know of what is around the game."""
    sheet = moment.sheet
    for seat, one in enumerate(sheet.places):
        if one.quiet or one.secret:
            sheet = sheet.with_place(seat, msgspec.structs.replace(one, quiet=False, secret=None))
    return moment.setup, sheet, set(moment.match.pending)


def _secrets(moment: Moment) -> set[tuple[int, object]]:
    """What only its own seat is told, by seat."""
    unseen = {(seat, (one.quiet, one.secret)) for seat, one in enumerate(moment.sheet.places)}
    return set(moment.match.pending.items()) | unseen


def _greeting(moment: Moment) -> tuple[object, ...]:
    """What `Welcome` says of what is around the game."""
    sheet = moment.sheet
    around = sheet.chat, sheet.react, sheet.timer, sheet.late, sheet.asks
    return moment.setup, *around, sheet.one_screen(), sheet.phase == "over"
