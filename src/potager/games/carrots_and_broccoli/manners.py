"""How Carrots & Broccoli behaves at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.random import Random

from potager.core.manners import Manners, Question
from potager.core.record import Play
from potager.core.scene import ScoreTable
from potager.core.state import CHANCE
from potager.core.texts import Message, say

from . import GAME, MINUTES, CarrotOptions
from .drawing.telling import who
from .rules.backyard import PASS, Backyard
from .rules.evaluation import STEP, work
from .rules.wall import size

HINDERS = 2 * STEP  # the work that another has more, from which on it is a reason


class CarrotManners(Manners[CarrotOptions, Backyard]):
    """What only the table needs to know."""

    same_rules = 2
    unversioned_rules = 2
    puzzles = ({"players": 2}, {"players": 2, "length": "short"}, {"players": 4})

    def is_even(self, options: CarrotOptions) -> bool:
        """A shorter timer ends a match before a plan can decide it."""
        return not options.kids and (options.timer or MINUTES) >= MINUTES

    def draws_seats(self, options: CarrotOptions) -> bool:
        return not options.kids  # who is a kid is chosen by seat

    def has_sides(self, options: CarrotOptions) -> bool:
        return options.players == 2

    def question(self, options: CarrotOptions) -> Question | None:
        """C2: who begins."""
        return None if options.kids else Question(say("question.asks"), "question.answer")

    def older_options(self, kept: dict[str, Any], rules: int) -> dict[str, Any]:
        kids = kept.get("kids")
        if rules > 2 or not isinstance(kids, list | tuple):
            return kept
        return {**kept, "kids": [one + 1 if isinstance(one, int) else one for one in kids]}

    def on_timeout(self, view: Backyard, seat: int, random: Random) -> int | None:
        """Nobody is hurried into a move: the turn is passed."""
        return PASS

    def roller(self, state: Backyard) -> int:
        """The player whose turn it is; the wall comes by itself."""
        return CHANCE if state.is_setting_up() or state.dice >= 0 else state.mover

    def motive(self, before: Backyard, after: Backyard, seats: frozenset[int]) -> Message | None:
        """That it hinders another, where its own garden gains nothing."""
        seat, board, old = before.mover, after.board, before.board
        if seat not in seats or work(old, seat) - work(board, seat) >= STEP:
            return None
        others = [one for one in range(board.seats) if one != seat]
        more, other = max((work(board, one) - work(old, one), one) for one in others)
        if more < HINDERS or after.ending:
            return None
        return say("log.hinders", who=who(board, other))

    def onlooker(self, view: Backyard, viewer: int) -> int:
        """Spectators stand where seat 0 sits."""
        return max(0, viewer)

    def eyes(self, own: tuple[int, ...], seat: int) -> int:
        """The bed does not turn from move to move."""
        return own[0] if own[1:] else seat

    def scores(self, start: Backyard, events: Sequence[Play], end: Backyard) -> ScoreTable:
        """What each has in the own yard: the largest group, all plants, and their pips."""
        board, seats = end.board, range(end.board.seats)
        kind = "triangle" if board.short else "group"
        together = tuple(size(board.crop(seat)) for seat in seats)
        pips = tuple(board.pips(seat) for seat in seats)
        return ScoreTable(
            rounds=(say(f"score.{kind}"), say("score.yard"), say("score.pips")),
            points=(together, GAME.points(end), pips),
        )


MANNERS = CarrotManners()
