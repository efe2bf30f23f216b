"""A match as its viewers saw it: what each seat noticed of each event.

Only `seen_by` and `event_seen_by` are drawn, so nothing can be shown that a seat may not know.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, TypeVar

import msgspec

from potager.core.dice import FastDice
from potager.core.game import AnyGame
from potager.core.match import Match
from potager.core.options import Options
from potager.core.record import Play, Row, Table, TableKind
from potager.core.scene import EVERYBODY, Beat, Layout
from potager.core.state import SPECTATOR, State
from potager.core.texts import Message, called, say, someone, verbatim
from potager.table.store.kept import Former
from potager.table.telling import changes
from potager.table.telling.changes import Picture
from potager.table.telling.messages import Frame, Line, LogLine, Status
from potager.table.telling.viewer import Eyes
from potager.table.telling.wire import differ

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

    seq: int
    row: Row
    before: State
    after: State


class Glance(msgspec.Struct, frozen=True):
    """What one seat sees in one beat of an event."""

    view: State
    stage: object
    told: Frame  # without what is drawn, which depends on the layout and on what was seen before


def events_of(match: Match) -> Iterator[Event]:
    """What happened on a draft."""
    positions = [*(step.before for step in match.steps), match.state]
    for step, after in zip(match.steps, positions[1:], strict=True):
        yield Event(step.seq, step.row, step.before, after)


def whole_story(
    game: AnyGame, options: Options, rows: Sequence[Row], last: int | None = None
) -> list[Event]:
    """All that has happened in a match, from its log; or what has up to event `last`.

    Choices of several seats are played when the last of them is in, so a story that ends amid them
    reads on.
    """
    end = len(rows) if last is None else last
    match = Match(game, options, FastDice(0)).draft()
    for number, row in enumerate(rows):
        if number >= end and not match.pending:
            break
        match.replay(row)
    return [event for event in events_of(match) if event.seq <= end]


def glances(game: AnyGame, event: Event, seat: int, stage: object) -> list[Glance]:
    """What a seat, or a spectator, sees of an event, beat by beat.

    `stage` is what the last beat before it has left on screen.
    """
    return _glances(game, event, _seen(event, seat), stage)


class _Seen(NamedTuple):
    """What a seat can see of an event."""

    before: State
    after: State
    what: int


def _seen(event: Event, seat: int) -> _Seen:
    row, before = event.row, event.before
    what = before.event_seen_by(seat, row.who, row.what) if isinstance(row, Play) else 0
    return _Seen(before.seen_by(seat), event.after.seen_by(seat), what)


def _glances(
    game: AnyGame, event: Event, seen: _Seen, stage: object, pace: float = 1
) -> list[Glance]:
    row = event.row
    if isinstance(row, Table):
        kept = None if row.kind == "undone" else stage
        return [Glance(seen.after, kept, Frame(seq=event.seq, line=_table_line(game, event, row)))]
    beats = game.drawing.tell(seen.before, seen.after, row.who, seen.what, stage)
    return [
        Glance(
            beat.view,
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
        for number, beat in enumerate(beats)
    ]


def _line(game: AnyGame, event: Event, row: Play, beat: Beat) -> Line:
    who = row.who if beat.who is None else beat.who
    # Who chose in a reaction, and how, is nobody's business.
    alone = who == row.who and not game.reaction(event.before)
    by = row.by if alone and row.by in ("bot", "timer", "table") else ""
    turn = event.before.turns()
    return Line(turn=turn, face=beat.face, who=who, parts=beat.parts, by=by)


def glances_of(
    game: AnyGame, event: Event, stages: Mapping[int, object], pace: float = 1
) -> dict[int, list[Glance]]:
    """What several seats see of an event, by the stages that they are at, and at which pace.

    Where nothing is hidden they see the very same, and it is told once.
    """
    found: dict[int, list[Glance]] = {}
    told: list[tuple[_Seen, object, list[Glance]]] = []
    for seat, stage in stages.items():
        seen = _seen(event, seat)
        for other, at, known in told:
            if at == stage and other == seen:
                found[seat] = known
                break
        else:
            found[seat] = _glances(game, event, seen, stage, pace)
            told.append((seen, stage, found[seat]))
    return found


def all_glances(game: AnyGame, story: Sequence[Event], seat: int) -> Iterator[list[Glance]]:
    """What a seat, or a spectator, has seen of a match from its start, event by event."""
    stage: object = None
    for event in story:
        seen = glances(game, event, seat, stage)
        stage = seen[-1].stage
        yield seen


def lines_of(game: AnyGame, story: Sequence[Event], seat: int) -> list[LogLine]:
    """The log as a seat, or a spectator, has seen it."""
    return [line for seen in all_glances(game, story, seat) for line in lines_in(seen)]


def lines_in(seen: Sequence[Glance]) -> list[LogLine]:
    """Those of one event."""
    told = [(one.told, one.told.line) for one in seen]
    return [
        LogLine(
            seq=frame.seq, beat=frame.beat, turn=line.turn, face=line.face, who=line.who,
            parts=line.parts, by=line.by,
        )
        for frame, line in told
        if line
    ]  # fmt: skip


def as_it_was(lines: list[LogLine], former: Sequence[Former]) -> list[LogLine]:
    """The log with the names of those who sat there then."""
    for one in former:
        lines = [_as_of(line, one) if line.seq <= one.seq else line for line in lines]
    return lines


def told_as_it_was(frames: Sequence[Frame], former: Sequence[Former]) -> list[Frame]:
    """What is told of events, with the names of those who sat there then."""
    found = []
    for frame in frames:
        line = frame.line
        for one in former:
            line = _as_of(line, one) if line and frame.seq <= one.seq else line
        found.append(msgspec.structs.replace(frame, line=line))
    return found


def _as_of(line: AnyLine, former: Former) -> AnyLine:
    names = {former.seat: verbatim(former.name)}
    parts = [called(part, names) if isinstance(part, Message) else part for part in line.parts]
    face = line.face or (former.face if line.who == former.seat else "")
    return msgspec.structs.replace(line, parts=tuple(parts), face=face)


def stage_after(game: AnyGame, story: Sequence[Event], seat: int) -> object:
    """What a match from its start has left on screen beside the position."""
    stage: object = None
    for seen in all_glances(game, story, seat):
        stage = seen[-1].stage
    return stage


def _table_line(game: AnyGame, event: Event, row: Table) -> Line:
    turn, text = event.before.turns(), TABLE_LINES[row.kind]
    if row.kind == "draw" and game.team:
        text = "table.stopped"
    seat = row.number
    if row.kind == "undone":  # by who is to choose once more, if that is one
        able = int(event.after.able())
        seat = able.bit_length() - 1 if able.bit_count() == 1 else -1
        back = int(turn - event.after.turns())
        if back > game.seat_count(event.after):  # more than the last move and what others answered
            return Line(turn=turn, who=EVERYBODY, parts=(say("table.undone-turns", n=back),))
    if seat < 0:
        return Line(turn=turn, who=EVERYBODY, parts=(say(text),))
    role = game.drawing.status(event.before.seen_by(SPECTATOR))[seat].role
    if row.kind == "resigned" and game.resigned(event.before, row.number) is None:
        text = "table.resigned-bot"
    said = say(BY_A_SEAT.get(row.kind, text), who=someone(seat, role))
    return Line(turn=turn, who=seat, parts=(said,))


def draw(
    game: AnyGame,
    view: State,
    eyes: Eyes,
    stage: object,
    known: tuple[Status, ...] | None = None,
) -> Picture:
    """What these eyes have on screen, of a position as they may see it.

    How far everybody is may be known already: it does not depend on the eyes.
    """
    seat, layout = eyes
    scene = game.drawing.scene(view, seat, game.layout(layout), stage)
    return Picture(scene, statuses(game, view) if known is None else known)


def statuses(game: AnyGame, view: State) -> tuple[Status, ...]:
    """How far everybody is."""
    return tuple(
        [
            Status(
                seat=seat, role=one.role, symbol=one.symbol, classes=one.classes, parts=one.parts,
                score=one.score,
            )
            for seat, one in enumerate(game.drawing.status(view))
        ]
    )  # fmt: skip


class Easel:
    """What was drawn of one event: others have the same eyes for it, or see the same."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._pictures: dict[tuple[int, int, Layout], Picture] = {}
        # Of the views: the glances, which the asker has, keep them.
        self._statuses: dict[int, tuple[Status, ...]] = {}
        # The pictures are kept along: no others can get their numbers.
        self._frames: dict[tuple[int, int, int], tuple[Picture | None, Picture, Frame]] = {}

    def picture(self, glance: Glance, eyes: Eyes) -> Picture:
        """What these eyes have on screen after this glance."""
        seat, layout = eyes
        view = glance.view
        key = id(glance), self.game.onlooker(view, seat), layout
        if key not in self._pictures:
            known = self._statuses.get(id(view))
            drawn = self._pictures[key] = draw(self.game, view, eyes, glance.stage, known)
            self._statuses[id(view)] = drawn.statuses
        return self._pictures[key]

    def frame(self, before: Picture | None, after: Picture, told: Frame) -> Frame:
        """How one picture becomes the other."""
        key = id(before), id(after), told.beat
        if key not in self._frames:
            found = changes.frame(before, after, told, differ(self.game))
            self._frames[key] = before, after, found
        return self._frames[key][2]


class Screen:
    """What a pair of eyes has on screen, as one event after another is told to it."""

    def __init__(self, game: AnyGame, eyes: Eyes) -> None:
        self.game = game
        self.eyes = eyes
        self.view: State | None = None
        self.stage: object = None
        self.picture: Picture | None = None  # none: nothing yet

    def show(self, view: State, stage: object, known: Picture | None = None) -> Picture:
        """Let it be this; it may be drawn already."""
        self.view, self.stage = view, stage
        self.picture = known or draw(self.game, view, self.eyes, stage)
        return self.picture

    def shows(self, view: State, eyes: Eyes, stage: object) -> bool:
        """Whether it looks just as a position that these eyes see."""
        seat, layout = self.eyes
        return (
            self.view is not None
            and layout == eyes[1]
            and self.stage == stage
            and self.game.onlooker(self.view, seat) == self.game.onlooker(view, eyes[0])
            and self.view.key() == view.key()
        )

    def tell(self, seen: Sequence[Glance], easel: Easel | None = None) -> list[Frame]:
        """An event as changes of what was on screen; the first of all is whole."""
        easel, frames = easel or Easel(self.game), []
        for glance in seen:
            before = after = self.picture
            if after is None or glance.view is not self.view or glance.stage != self.stage:
                after = easel.picture(glance, self.eyes)
            self.view, self.stage, self.picture = glance.view, glance.stage, after
            frames.append(easel.frame(before, after, glance.told))
        return frames


def stretch(
    game: AnyGame, options: Options, rows: Sequence[Row], eyes: Eyes, first: int, count: int
) -> list[Frame]:
    """The frames of some events of a log: those of seq n tell event n, that of 0 is the start.

    The first of them has its scene whole, the others as changes.
    """
    seat, screen = eyes[0], Screen(game, eyes)
    story = whole_story(game, options, rows, first + count - 1)
    frames: list[Frame] = []
    if first <= 0:
        start = screen.show(game.start(options).seen_by(seat), None)
        frames.append(changes.frame(None, start, Frame(seq=0)))
    for event, seen in zip(story, all_glances(game, story, seat), strict=True):
        if event.seq >= first:
            frames += screen.tell(seen)
    return frames


def has_secrets(game: AnyGame, options: Options, rows: Sequence[Row]) -> bool:
    """Whether something happened that spectators have not seen."""
    return any(
        event.before.event_seen_by(SPECTATOR, event.row.who, event.row.what) != event.row.what
        for event in whole_story(game, options, rows)
        if isinstance(event.row, Play)
    )
