"""How Carrots & Broccoli behaves at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.random import Random

from potager.core.manners import Manners, Question
from potager.core.record import Play
from potager.core.scene import ScoreTable
from potager.core.state import CHANCE, SPECTATOR
from potager.core.texts import say

from . import GAME, CarrotOptions
from .rules.backyard import PASS, Backyard
from .rules.wall import size


class CarrotManners(Manners[CarrotOptions, Backyard]):
    """What only the table asks."""

    same_rules = 2
    unversioned_rules = 2

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

    def onlooker(self, view: Backyard, viewer: int) -> int:
        """All see the same."""
        return SPECTATOR

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
