"""A match as its viewers saw it: a frame and a line of the log for each event.

Only `seen_by` and `event_seen_by` are drawn, so nothing can be shown that a seat may not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from potager.core.bits import bit
from potager.core.game import AnyGame
from potager.core.options import Options
from potager.core.record import Play, Row, Table
from potager.core.scene import EVERYBODY, Layout, Motion, Scene, Sound
from potager.core.state import SPECTATOR, State
from potager.core.texts import verbatim
from potager.table.telling import changes
from potager.table.telling.messages import Frame, LogLine

TABLE_LINES = {
    "resigned": "resigned",
    "draw": "A draw was agreed.",
    "paused": "The match is paused.",
    "resumed": "The match goes on.",
    "undone": "A move was taken back.",
    "took": "is back",
    "left": "is away: a bot plays on",
}

Eyes = tuple[int, Layout]  # a seat (or a spectator), and how its page is laid out


class Glance(msgspec.Struct, frozen=True):
    """What one seat noticed of an event."""

    line: LogLine | None
    motion: Motion = ""
    sound: Sound = ""
    rest: float = 0


class Story:
    """A walk through a log. Each `add` makes the next event happen and tells what was seen."""

    def __init__(self, game: AnyGame, options: Options) -> None:
        self.game = game
        self.options = options
        self.state: State = game.start(options)
        self.events: list[Play] = []
        self.together: list[bool] = []  # for each event: whether several chose at once
        self.seq = 0
        self._batch = 0  # the seats whose choices, made at once, are still to come
        self._scenes: dict[Eyes, Scene] = {}  # the present, where it was drawn

    def add(self, row: Row, eyes: Iterable[Eyes], *, whole: bool = False) -> dict[Eyes, Frame]:
        """Go on by one row; its frame for each pair of eyes, all of which saw the one before."""
        before = {key: None if whole else self.scene(key) for key in eyes}
        glances = self.glance(row, {seat for seat, _ in before})
        return {
            key: changes.frame(
                seen,
                self.scene(key),
                seq=self.seq,
                motion=glances[key[0]].motion,
                sound=glances[key[0]].sound,
                line=glances[key[0]].line,
                rest=glances[key[0]].rest,
            )
            for key, seen in before.items()
        }

    def scene(self, eyes: Eyes) -> Scene:
        """The present position, drawn once for each pair of eyes."""
        if eyes not in self._scenes:
            seat, layout = eyes
            self._scenes[eyes] = self.game.drawing.scene(self.state.seen_by(seat), seat, layout)
        return self._scenes[eyes]

    def now(self, eyes: Eyes) -> Frame:
        """The present position as a frame of its own."""
        return changes.frame(None, self.scene(eyes), seq=self.seq)

    def glance(self, row: Row, seats: Iterable[int]) -> dict[int, Glance]:
        """Go on by one row; what each seat noticed, with nothing drawn."""
        self.seq += 1
        self._scenes = {}
        if isinstance(row, Table):
            self._around(row)
            return dict.fromkeys(seats, Glance(self._table_line(row)))
        before = {
            seat: (self.state.seen_by(seat), self.state.event_seen_by(seat, row.who, row.what))
            for seat in seats
        }
        turn = self.state.turns()
        window = self.game.reaction(self.state)  # who chose there, and how, is nobody's business
        self._apply(row)
        found = {}
        for seat, (view, what) in before.items():
            told = self.game.drawing.tell(view, self.state.seen_by(seat), row.who, what)
            who = row.who if told.who is None else told.who
            alone = row.by in ("bot", "timer", "table") and who == row.who and not window
            by = row.by if alone else ""
            line = LogLine(seq=self.seq, turn=turn, who=who, parts=told.parts, by=by)
            found[seat] = Glance(line if told.parts else None, told.motion, told.sound, told.rest)
        return found

    def _around(self, row: Table) -> None:
        if row.kind == "undone":
            kept = self.events[: row.number]
            self.state, self._batch = self.game.start(self.options), 0
            self.events, self.together = [], []
            for event in kept:
                self._apply(event)

    def _apply(self, row: Play) -> None:
        mine = bit(row.who) if row.who >= 0 else 0
        if not self._batch & mine:
            waiting = self.state.waiting()
            self._batch = waiting if waiting & mine and waiting != mine else 0
        self.together.append(bool(self._batch))
        self._batch &= ~mine
        self.state.apply(row.who, row.what)
        self.events.append(row)

    def _table_line(self, row: Table) -> LogLine:
        who = row.number if row.kind in ("resigned", "took", "left") else EVERYBODY
        parts = (verbatim(TABLE_LINES[row.kind]),)
        return LogLine(seq=self.seq, turn=self.state.turns(), who=who, parts=parts)


def stretch(
    game: AnyGame, options: Options, rows: Sequence[Row], eyes: Eyes, first: int, count: int
) -> list[Frame]:
    """Some frames of a log: frame n is the position after row n, frame 0 the start.

    The first of them has its scene whole, the others as changes.
    """
    story = Story(game, options)
    frames = [story.now(eyes)] if first <= 0 else []
    for number, row in enumerate(rows[: first + count - 1], 1):
        if number < first:
            story.glance(row, ())
        else:
            frames.append(story.add(row, [eyes], whole=not frames)[eyes])
    return frames


def has_secrets(game: AnyGame, options: Options, rows: Sequence[Row]) -> bool:
    """Whether something happened that spectators have not seen."""
    story = Story(game, options)
    for row in rows:
        if isinstance(row, Play):
            seen = story.state.event_seen_by(SPECTATOR, row.who, row.what)
            if seen != row.what:
                return True
        story.glance(row, ())
    return False
