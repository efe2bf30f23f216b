"""How Yes! Broccoli! behaves at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from librt.random import Random

from potager.core.manners import Manners, Question
from potager.core.options import holds
from potager.core.record import Play
from potager.core.scene import ScoreTable
from potager.core.texts import Message, say

from . import GAME, BroccoliOptions
from .decks import check_deck, deck_text
from .rules import cards, position
from .rules.meal import Meal

if TYPE_CHECKING:
    from pathlib import Path

LEAD_IN = 3.5  # seconds to look at a meal's points and at new cards
ROUND_LEAD_IN = 2.5  # at what the last round has ended with
PLAY_LEAD_IN = 2.0  # at what a power has done


class BroccoliManners(Manners[BroccoliOptions, Meal]):
    """What only the table asks."""

    unversioned_rules = 2

    def question(self, options: BroccoliOptions) -> Question:
        """Ages, for ties and for those who play a power at once."""
        return Question(say("question.asks"), "question.answer", order="age_order")

    def house_file(self, option: str) -> str:
        return deck_text("house") if option == "deck" else ""

    def deck_faults(self, file: Path) -> list[str] | None:
        return check_deck(file) if holds(file, "food", "power", "bids") else None

    def on_timeout(self, view: Meal, seat: int, random: Random) -> int | None:
        """Silence in a window is a pass."""
        return cards.PASS if self.reaction(view) else None

    def previews(self, state: Meal, seat: int, action: int) -> bool:
        """Bids and most powers have nothing to foresee that is not on the cards."""
        match GAME.verbs.read(action):
            case ("play", power):
                return state.setup.deck.effects[power] == cards.REVERSE
            case (name, *_):
                return name in ("food", "front", "pile")

    def reactions(self, options: BroccoliOptions) -> bool:
        return options.game == "advanced"

    def reaction(self, state: Meal) -> bool:
        """Y3: to play a power or to pass; its targets are named later."""
        return state.window() != 0 and state.acting < 0 and state.asked != 0

    def lead_in(self, state: Meal) -> float:
        """Before a window it is shown how the last meal or round has ended, or what a power did."""
        if state.before is not None:
            return PLAY_LEAD_IN
        if state.phase != position.SERVED:
            return 0.0
        if state.round > 0:
            return ROUND_LEAD_IN
        return LEAD_IN if state.meal > 0 else 0.0

    def longer_passes(self, state: Meal) -> dict[str, Message]:
        """Y1: the windows of a round lie before and after the reveal; of the last one of a meal
        there is another when it is eaten, and by then that round is counted.
        """
        if not self.reaction(state):
            return {}
        if state.phase == position.EATEN:
            return {f"round {state.turns() - 1}": say("pass.meal")}
        this_round = {f"round {state.turns()}": say("pass.round")}
        if state.phase == position.SERVED:
            return {f"reveal {state.turns()}": say("pass.reveal"), **this_round}
        return this_round

    def scores(self, start: Meal, events: Sequence[Play], end: Meal) -> ScoreTable | None:
        """Meal by meal."""
        seats, meals = end.setup.seats, end.setup.meals
        if meals == 1:
            return None
        return ScoreTable(
            rounds=tuple(say("eaten.meal", n=meal + 1) for meal in range(meals)),
            points=tuple(
                tuple(end.noted[meal * seats + seat] for seat in range(seats))
                for meal in range(meals)
            ),
            total=GAME.points(end),
        )


MANNERS = BroccoliManners()
