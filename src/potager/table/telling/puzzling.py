"""A puzzle as the browser shows it: the real table, the choices of one seat, and their worth."""

from __future__ import annotations

from typing import Literal

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
from potager.table.store.answers import MOST_TRIES, PuzzleAnswer, Streak
from potager.table.telling.hinting import MOST, told
from potager.table.telling.history import SeatHistory, replayed_events
from potager.table.telling.messages import Decision, Frame, Previewed
from potager.table.telling.pictures import SeenPosition, frame, picture
from potager.table.telling.replies import PuzzleAnswered, PuzzleShown
from potager.table.telling.wire import branches, previewed
from potager.table.texts import t

NEAR = 0.2  # a choice that loses less than this is near the best


class PuzzlePosition:
    """The position of a puzzle."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.match = Match.from_record(msgspec.convert(puzzle.record, Record))
        self.game: AnyGame = self.match.game
        self.seat = puzzle.seat
        self.view: State = self.match.view(self.seat)
        self.cast = Cast(you=self.seat)

    def question(self) -> str:
        """What is asked, in the words of whoever asks."""
        return self.game.text(self.game.drawing.prompt(self.view, self.seat))

    def shown(self, layout: Layout, answered: PuzzleAnswered) -> PuzzleShown:
        """The table with what can be chosen, and how far somebody is with it."""
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
            answered=answered,
        )

    def preview(self, path: tuple[str, ...], layout: Layout) -> Previewed:
        """What a choice would do."""
        found = previewed(self.game, self.view, self.seat, self.action(path), layout)
        return found or Previewed(path=path)

    def answered(self, answer: PuzzleAnswer, streak: Streak) -> PuzzleAnswered:
        """How far somebody is. The value of a choice is shown once it was tried, or once the puzzle
        is over.
        """
        worth = {one.action: one for one in self.puzzle.worth}
        tried = tuple(worth[action] for action in answer.tries)
        over = bool(answer.ended)
        listed = tuple(
            one for n, one in enumerate(self.puzzle.worth) if (over and n < MOST) or one in tried
        )
        said = dict(zip(listed, told(self.game, self.view, self.seat, listed), strict=True))
        best = self.puzzle.solution.chance or 0.0
        return PuzzleAnswered(
            tried=tuple(said[one] for one in tried),
            marks=tuple(_mark(best - (one.chance or 0.0)) for one in tried),
            left=0 if over else MOST_TRIES - len(tried),
            best=best if tried else 0.0,
            ended=answer.ended,
            gain=gain(known(self.puzzle.worth)) if over else None,
            choices=tuple(said.values()) if over else (),
            days=streak.days,
            most_days=streak.best,
        )

    def action(self, path: tuple[str, ...]) -> int:
        """The choice that this path is."""
        found = clicked(self.game, self.view, self.seat, path)
        if found is None:
            raise IllegalAction(t("puzzle.no-choice"))
        return found


def _mark(lost: float) -> Literal["best", "near", "far"]:
    """How good a choice is that loses so much."""
    return "best" if not lost else "near" if lost < NEAR else "far"
