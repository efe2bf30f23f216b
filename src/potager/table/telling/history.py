"""A match as its viewers saw it: what each seat noticed of each event.

Only `seen_by` and `event_seen_by` are drawn, so nothing can be shown that a seat may not know.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import TypeVar

import msgspec

from potager.core.dice import FastDice
from potager.core.game import AnyGame
from potager.core.match import Match
from potager.core.options import Options
from potager.core.record import Play, Row, Table, TableKind
from potager.core.scene import EVERYBODY, Beat
from potager.core.state import SPECTATOR, State
from potager.core.texts import Message, called, say, someone, verbatim
from potager.table.store.kept import Former
from potager.table.telling.messages import Frame, Line, LogLine
from potager.table.telling.pictures import Picture, SeenPosition, Viewpoint, beats, frame, picture

TABLE_LINES: dict[TableKind, str] = {
    "resigned": "table.resigned",
    "forfeit": "table.resigned",
    "draw": "table.drawn",
    "paused": "table.paused",
    "resumed": "table.resumed",
    "undone": "table.undone",
    "took": "table.took",
    "left": "table.left",
    "hint": "table.hint",
    "conceded": "table.conceded",
}
BY_A_SEAT: dict[TableKind, str] = {
    "paused": "table.paused-by",
    "conceded": "table.conceded-by",
    "resumed": "table.resumed-by",
    "undone": "table.undone-by",
}


AnyLine = TypeVar("AnyLine", bound=Line)


class Event(msgspec.Struct, frozen=True):
    """Something that happened: the row, its number, and the true positions around it."""

    game: AnyGame
    options: Options
    seq: int
    row: Row
    before: State
    after: State


class ShownBeat(msgspec.Struct, frozen=True):
    """What one seat sees in one beat of an event."""

    seen: SeenPosition
    stage: Hashable
    frame: Frame  # without what is drawn, which depends on the layout and on what was seen before


def events_of(match: Match) -> Iterator[Event]:
    """What happened on a draft."""
    positions = [*(step.before for step in match.steps), match.state]
    for step, after in zip(match.steps, positions[1:], strict=True):
        yield Event(match.game, match.options, step.seq, step.row, step.before, after)


def replayed_events(
    game: AnyGame, options: Options, rows: Sequence[Row], last: int | None = None
) -> list[Event]:
    """All that has happened in a match, from its log; or what has up to event `last`.

    Choices of several seats are played when the last of them is in, so a list that ends amid them
    goes on.
    """
    end = len(rows) if last is None else last
    match = Match(game, options, FastDice(0)).draft()
    for number, row in enumerate(rows):
        if number >= end and not match.pending:
            break
        match.replay(row)
    return [event for event in events_of(match) if event.seq <= end]


class SeatHistory:
    """What a seat, or a spectator, has seen of a match: the log, and what is left on screen beside
    the position."""

    def __init__(self, seat: int, events: Iterable[Event] = ()) -> None:
        self.seat = seat
        self.lines: list[LogLine] = []
        self.stage: Hashable = None
        for event in events:
            self.follow(event)

    def follow(self, event: Event, pace: float = 1) -> list[ShownBeat]:
        """What this seat sees of the next event, beat by beat, and at which pace."""
        seen = _shown_beats(event, self.seat, self.stage, pace)
        self.stage = seen[-1].stage
        self.lines += [
            LogLine(seq=told.seq, beat=told.beat, **msgspec.structs.asdict(line))
            for told, line in ((one.frame, one.frame.line) for one in seen)
            if line
        ]
        return seen


def _shown_beats(event: Event, seat: int, stage: Hashable, pace: float) -> list[ShownBeat]:
    game, options, row = event.game, event.options, event.row
    after = SeenPosition(game, options, event.after.seen_by(seat))
    if isinstance(row, Table):
        told = Frame(seq=event.seq, line=_table_line(game, event, row))
        return [ShownBeat(after, None if row.kind == "undone" else stage, told)]
    before = SeenPosition(game, options, event.before.seen_by(seat))
    what = event.before.event_seen_by(seat, row.who, row.what)
    return [
        ShownBeat(
            seen,
            beat.stage,
            Frame(
                seq=event.seq,
                beat=number,
                motion=beat.motion,
                sound=beat.sound,
                line=_line(game, event, row, beat) if beat.parts else None,
                caption=beat.caption,
                rest=beat.rest,
                pace=pace,
            ),
        )
        for number, (seen, beat) in enumerate(beats(before, after, row.who, what, stage))
    ]


def _line(game: AnyGame, event: Event, row: Play, beat: Beat) -> Line:
    who = row.who if beat.who is None else beat.who
    # Who chose in a reaction, and how, is nobody's business.
    alone = who == row.who and not game.manners.reaction(event.before)
    by = row.by if alone and row.by in ("bot", "timer", "table") else ""
    turn = event.before.turns()
    return Line(turn=turn, face=beat.face, who=who, parts=beat.parts, by=by)


def with_former_names(lines: Iterable[LogLine], former: Sequence[Former]) -> list[LogLine]:
    """The log with the names of those who sat there then."""
    return [_named_then(line, line.seq, former) for line in lines]


def frames_with_former_names(frames: Iterable[Frame], former: Sequence[Former]) -> list[Frame]:
    """What is told of events, with the names of those who sat there then."""
    return [
        msgspec.structs.replace(one, line=_named_then(one.line, one.seq, former))
        if one.line and former
        else one
        for one in frames
    ]


def _named_then(line: AnyLine, seq: int, former: Sequence[Former]) -> AnyLine:
    for one in former:
        if seq <= one.seq:
            names = {one.seat: verbatim(one.name)}
            parts = [
                called(part, names) if isinstance(part, Message) else part for part in line.parts
            ]
            face = line.face or (one.face if line.who == one.seat else "")
            line = msgspec.structs.replace(line, parts=tuple(parts), face=face)
    return line


def _table_line(game: AnyGame, event: Event, row: Table) -> Line:
    turn, text = event.before.turns(), TABLE_LINES[row.kind]
    if row.kind == "draw" and game.team:
        text = "table.stopped"
    seat, status = row.number, game.drawing.status(event.before.seen_by(SPECTATOR))
    if row.kind == "undone":  # by who is to choose once more, if that is one
        able = int(event.after.able())
        seat = able.bit_length() - 1 if able.bit_count() == 1 else -1
        back = int(turn - event.after.turns())
        if back > len(status):  # more than the last move and what others answered
            return Line(turn=turn, who=EVERYBODY, parts=(say("table.undone-turns", n=back),))
    if seat < 0:
        return Line(turn=turn, who=EVERYBODY, parts=(say(text),))
    plays_on = game.manners.resigned(event.before, seat, len(status)) is None
    if row.kind == "resigned" and plays_on:
        text = "table.resigned-bot"
    said = say(BY_A_SEAT.get(row.kind, text), who=someone(seat, status[seat].role))
    return Line(turn=turn, who=seat, parts=(said,))


class FrameBuilder:
    """Makes the frames for one viewpoint, each as a change of what is on screen there."""

    def __init__(self, viewpoint: Viewpoint, picture: Picture | None = None) -> None:
        self.viewpoint = viewpoint
        self.picture = picture  # none: nothing yet

    def build(self, shown: ShownBeat) -> Frame:
        """The frame of a beat; the first of all is whole."""
        before, self.picture = self.picture, picture(shown.seen, self.viewpoint, shown.stage)
        return frame(shown.seen.game, before, self.picture, shown.frame)


def stretch(
    game: AnyGame,
    options: Options,
    rows: Sequence[Row],
    viewpoint: Viewpoint,
    first: int,
    count: int,
) -> list[Frame]:
    """The frames of some events of a log: those of seq n tell event n, that of 0 is the start.

    The first of them has its scene whole, the others as changes.
    """
    history, builder = SeatHistory(viewpoint[0]), FrameBuilder(viewpoint)
    frames: list[Frame] = []
    if first <= 0:
        start = SeenPosition(game, options, game.start(options).seen_by(viewpoint[0]))
        frames.append(builder.build(ShownBeat(start, None, Frame(seq=0))))
    for event in replayed_events(game, options, rows, first + count - 1):
        seen = history.follow(event)
        if event.seq >= first:
            frames += map(builder.build, seen)
    return frames


def has_secrets(game: AnyGame, options: Options, rows: Sequence[Row]) -> bool:
    """Whether something happened that spectators have not seen."""
    return any(
        event.before.event_seen_by(SPECTATOR, event.row.who, event.row.what) != event.row.what
        for event in replayed_events(game, options, rows)
        if isinstance(event.row, Play)
    )
