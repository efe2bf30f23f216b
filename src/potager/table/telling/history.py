"""A match as its viewers saw it: what each seat noticed of each event.

Only `seen_by` and `event_seen_by` are drawn, so nothing can be shown that a seat may not know.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from functools import lru_cache
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
from potager.table.telling.pictures import (
    MOST,
    Picture,
    SeenPosition,
    Viewpoint,
    beats,
    frame,
    picture,
)

# Texts that are not called like the rows they are about, and those that also say who it was.
TABLE_LINES: dict[TableKind, str] = {"forfeit": "resigned", "draw": "drawn"}
SAY_WHO: tuple[TableKind, ...] = ("paused", "conceded", "resumed", "undone")

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
        self.bots: frozenset[int] = frozenset()  # the seats for which bots chose last
        for event in events:
            self.follow(event)

    def follow(self, event: Event, pace: float = 1) -> Sequence[ShownBeat]:
        """What this seat sees of the next event, beat by beat, and at which pace."""
        row = event.row
        if isinstance(row, Play) and row.who >= 0:
            self.bots = self.bots | {row.who} if row.by == "bot" else self.bots - {row.who}
        seen = _shown_beats(event, self.seat, self.stage, pace, self.bots)
        self.stage = seen[-1].stage
        self.lines += [
            LogLine(seq=told.seq, beat=told.beat, **msgspec.structs.asdict(line))
            for told, line in ((one.frame, one.frame.line) for one in seen)
            if line
        ]
        return seen


def _shown_beats(
    event: Event, seat: int, stage: Hashable, pace: float, bots: frozenset[int]
) -> Sequence[ShownBeat]:
    game, options, row = event.game, event.options, event.row
    after = SeenPosition(game, options, event.after.seen_by(seat))
    if isinstance(row, Table):
        told = Frame(seq=event.seq, line=_table_line(game, event, row))
        return [ShownBeat(after, None if row.kind == "undone" else stage, told)]
    before = SeenPosition(game, options, event.before.seen_by(seat))
    what = event.before.event_seen_by(seat, row.who, row.what)
    # Who chose in a reaction, and how, is nobody's business.
    by = "" if game.manners.reaction(event.before) else row.by
    motive = _motive(event, bots) if bots and row.who >= 0 else None
    return _told(before, after, Play(row.who, what, by), stage, event.seq, pace, motive)


def _motive(event: Event, bots: frozenset[int]) -> Message | None:
    """Why what a bot has done may look odd, from what everybody can see."""
    seen = event.before.seen_by(SPECTATOR), event.after.seen_by(SPECTATOR)
    return event.game.manners.motive(*seen, bots)


@lru_cache(maxsize=MOST)
def _told(
    before: SeenPosition,
    after: SeenPosition,
    play: Play,
    stage: Hashable,
    seq: int,
    pace: float,
    motive: Message | None,
) -> Sequence[ShownBeat]:
    """An event as those are told of it who see it so."""
    turn = before.view.turns()
    return tuple(
        ShownBeat(
            seen,
            beat.stage,
            Frame(
                seq=seq,
                beat=number,
                motion=beat.motion,
                sound=beat.sound,
                line=_line(play, turn, beat, motive) if beat.parts else None,
                caption=beat.caption,
                rest=beat.rest,
                pace=pace,
            ),
        )
        for number, (seen, beat) in enumerate(beats(before, after, play, stage))
    )


def _line(play: Play, turn: int, beat: Beat, motive: Message | None) -> Line:
    who = play.who if beat.who is None else beat.who
    by = play.by if who == play.who and play.by in ("bot", "timer", "table") else ""
    explained = motive and who in (EVERYBODY, play.who)
    parts = (*beat.parts, motive) if motive and explained else beat.parts
    return Line(turn=turn, face=beat.face, who=who, parts=parts, by=by)


def with_former_names(lines: Iterable[LogLine], former: Sequence[Former]) -> list[LogLine]:
    """The log with the names of those who sat there then."""
    return [_named_then(line, line.seq, former) for line in lines]


def frames_with_former_names(frames: Iterable[Frame], former: Sequence[Former]) -> list[Frame]:
    """How events are described, with the names of those who sat there then."""
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
    turn, text = event.before.turns(), f"table.{TABLE_LINES.get(row.kind, row.kind)}"
    if row.kind == "draw" and game.team:
        text = "table.stopped"
    seat, status = row.number, game.drawing.status(event.before.seen_by(SPECTATOR))
    if row.kind == "undone":  # by who is to choose once more, if that is one
        able = int(event.after.able())
        seat = able.bit_length() - 1 if able.bit_count() == 1 else -1
        back = int(turn - event.after.turns())
        if back > len(status):  # more than the last move and what others answered
            told = say("table.undone-turns", n=back)
            return Line(turn=turn, who=EVERYBODY, parts=(told,), note=True)
    note = row.kind == "undone"
    if seat < 0:
        return Line(turn=turn, who=EVERYBODY, parts=(say(text),), note=note)
    plays_on = game.manners.resigned(event.before, seat, len(status)) is None
    if row.kind == "resigned" and plays_on:
        text = "table.resigned-bot"
    said = say(f"{text}-by" if row.kind in SAY_WHO else text, who=someone(seat, status[seat].role))
    return Line(turn=turn, who=seat, parts=(said,), note=note)


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
