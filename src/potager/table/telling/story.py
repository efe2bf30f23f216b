"""A match as its viewers saw it: what each seat noticed of each event.

Only `seen_by` and `event_seen_by` are drawn, so nothing can be shown that a seat may not know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from potager.core.dice import FastDice
from potager.core.game import AnyGame
from potager.core.match import Match, Step
from potager.core.options import Options
from potager.core.record import Play, Row, Table
from potager.core.scene import EVERYBODY, Motion, Scene, Sound
from potager.core.state import SPECTATOR, State
from potager.core.texts import verbatim
from potager.table.telling import changes
from potager.table.telling.messages import Frame, LogLine
from potager.table.telling.viewer import Eyes

TABLE_LINES = {
    "resigned": "resigned",
    "forfeit": "resigned",
    "draw": "A draw was agreed.",
    "paused": "The match is paused.",
    "resumed": "The match goes on.",
    "undone": "A move was taken back.",
    "took": "is back",
    "left": "is away: a bot plays on",
}
OF_A_SEAT = ("resigned", "forfeit", "took", "left")


class Event(msgspec.Struct, frozen=True):
    """Something that happened: the row, its number, and the true positions around it."""

    seq: int
    row: Row
    before: State
    after: State


class Glance(msgspec.Struct, frozen=True):
    """What one seat noticed of an event."""

    line: LogLine | None
    motion: Motion = ""
    sound: Sound = ""
    rest: float = 0


def events_of(steps: Sequence[Step], last: State, seq: int) -> Iterator[Event]:
    """Steps that led to this last position, and to this number of rows."""
    first = seq - len(steps) + 1
    for number, step in enumerate(steps):
        after = steps[number + 1].before if number + 1 < len(steps) else last
        yield Event(first + number, step.row, step.before, after)


def whole_story(game: AnyGame, options: Options, rows: Sequence[Row]) -> list[Event]:
    """All that has happened in a match, from its log."""
    match = Match(game, options, FastDice(0)).draft()
    for row in rows:
        match.replay(row)
    return list(events_of(match.steps, match.state, len(rows)))


def glance(game: AnyGame, event: Event, seat: int) -> Glance:
    """What a seat, or a spectator, noticed of an event."""
    row = event.row
    if isinstance(row, Table):
        return Glance(_table_line(event, row))
    what = event.before.event_seen_by(seat, row.who, row.what)
    views = event.before.seen_by(seat), event.after.seen_by(seat)
    told = game.drawing.tell(*views, row.who, what)
    who = row.who if told.who is None else told.who
    # Who chose in a reaction, and how, is nobody's business.
    alone = who == row.who and not game.reaction(event.before)
    by = row.by if alone and row.by in ("bot", "timer", "table") else ""
    line = LogLine(seq=event.seq, turn=event.before.turns(), who=who, parts=told.parts, by=by)
    return Glance(line if told.parts else None, told.motion, told.sound, told.rest)


def _table_line(event: Event, row: Table) -> LogLine:
    who = row.number if row.kind in OF_A_SEAT else EVERYBODY
    parts = (verbatim(TABLE_LINES[row.kind]),)
    return LogLine(seq=event.seq, turn=event.before.turns(), who=who, parts=parts)


def draw(game: AnyGame, state: State, eyes: Eyes) -> Scene:
    """The position as these eyes may see it."""
    seat, layout = eyes
    return game.drawing.scene(state.seen_by(seat), seat, layout)


def frame(event: Event, seen: Glance, before: Scene | None, after: Scene) -> Frame:
    """An event for eyes that saw one scene before it, if any, and see another now."""
    return changes.frame(
        before,
        after,
        seq=event.seq,
        motion=seen.motion,
        sound=seen.sound,
        line=seen.line,
        rest=seen.rest,
    )


def stretch(
    game: AnyGame, options: Options, rows: Sequence[Row], eyes: Eyes, first: int, count: int
) -> list[Frame]:
    """Some frames of a log: frame n is the position after row n, frame 0 the start.

    The first of them has its scene whole, the others as changes.
    """
    frames: list[Frame] = []
    scene: Scene | None = None
    if first <= 0:
        scene = draw(game, game.start(options), eyes)
        frames.append(changes.frame(None, scene, seq=0))
    for event in whole_story(game, options, rows[: first + count - 1]):
        if event.seq >= first:
            before, scene = scene, draw(game, event.after, eyes)
            frames.append(frame(event, glance(game, event, eyes[0]), before, scene))
    return frames


def has_secrets(game: AnyGame, options: Options, rows: Sequence[Row]) -> bool:
    """Whether something happened that spectators have not seen."""
    return any(
        event.before.event_seen_by(SPECTATOR, event.row.who, event.row.what) != event.row.what
        for event in whole_story(game, options, rows)
        if isinstance(event.row, Play)
    )
