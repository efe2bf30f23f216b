"""How Snail Invasion! behaves at the table."""

from __future__ import annotations

from potager.core.manners import Manners, Question
from potager.core.state import CHANCE, SPECTATOR
from potager.core.texts import say

from . import SnailOptions
from .rules.garden import SNAILS, Garden


class SnailManners(Manners[SnailOptions, Garden]):
    """What only the table needs to know."""

    unversioned_rules = 1
    puzzles = (
        {"mode": "solitaire", "garden": "patio"},
        {"mode": "solitaire", "garden": "patio", "board": "4x4"},
        {"mode": "solitaire", "garden": "one-colour"},
        {"mode": "duel", "garden": "two-colour"},
    )

    def has_sides(self, options: SnailOptions) -> bool:
        return options.mode == "duel"

    def question(self, options: SnailOptions) -> Question | None:
        """Sides go by character."""
        asked = options.mode == "duel"
        return Question(say("question.asks"), "question.answer") if asked else None

    def roller(self, state: Garden) -> int:
        """The Gardener or the Snails; the automatic Snails' dice roll by themselves."""
        automatic = state.solitaire and state.mover == SNAILS
        return CHANCE if automatic or state.dice >= 0 else state.mover

    def onlooker(self, view: Garden, viewer: int) -> int:
        """Everybody sees the same."""
        return SPECTATOR


MANNERS = SnailManners()
