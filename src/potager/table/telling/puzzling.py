"""A puzzle as the browser shows it: the real table, the choices of one seat, and their worth."""

from __future__ import annotations

import msgspec

from potager.bots.coach.hints import gain, known
from potager.bots.coach.puzzles import Puzzle
from potager.core.choices import clicked
from potager.core.errors import IllegalAction
from potager.core.game import AnyGame
from potager.core.match import Match
from potager.core.record import Record
from potager.core.scene import Layout
from potager.core.state import State
from potager.core.texts import Cast
from potager.table.telling.hinting import told
from potager.table.telling.history import SeatHistory, replayed_events
from potager.table.telling.messages import Decision, Frame, Previewed
from potager.table.telling.pictures import SeenPosition, frame, picture
from potager.table.telling.replies import PuzzleAnswered, PuzzleShown
from potager.table.telling.wire import branches, previewed
from potager.table.texts import t


class PuzzlePosition:
    """The position of a puzzle."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.match = Match.from_record(msgspec.convert(puzzle.record, Record))
        self.game: AnyGame = self.match.game
        self.seat = puzzle.seat
        self.view: State = self.match.view(self.seat)
        self.cast = Cast(you=self.seat)

    def shown(self, layout: Layout) -> PuzzleShown:
        """The table with what can be chosen."""
        match = self.match
        events = replayed_events(self.game, match.options, match.rows)
        stage = SeatHistory(self.seat, events).stage
        seen = SeenPosition(self.game, match.options, self.view)
        shown = picture(seen, (self.seat, layout), stage)
        return PuzzleShown(
            frame=frame(self.game, None, shown, Frame(seq=len(match.rows))),
            decision=Decision(
                id="puzzle",
                seat=self.seat,
                waited=True,
                branches=branches(self.game, self.view, self.seat, shown.scene),
            ),
            question=self.game.drawing.prompt(self.view, self.seat),
        )

    def preview(self, path: tuple[str, ...], layout: Layout) -> Previewed:
        """What a choice would do."""
        found = previewed(self.game, self.view, self.seat, self.action(path), layout)
        return found or Previewed(path=path)

    def answered(self, path: tuple[str, ...]) -> PuzzleAnswered:
        """Whether that is the best choice, and what each is worth."""
        action, options = self.action(path), self.puzzle.worth
        chosen = [one.action for one in options].index(action)
        return PuzzleAnswered(
            right=chosen == 0,
            chosen=chosen,
            gain=gain(known(options)),
            choices=told(self.game, self.view, self.seat, options),
        )

    def action(self, path: tuple[str, ...]) -> int:
        """The choice that this path is."""
        found = clicked(self.game, self.view, self.seat, path)
        if found is None:
            raise IllegalAction(t("puzzle.no-choice"))
        return found
