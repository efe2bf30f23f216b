"""How Yes! Broccoli! behaves at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from librt.random import Random

from potager.core.game import options_of
from potager.core.manners import Manners, Question
from potager.core.options import holds
from potager.core.record import Play
from potager.core.scene import ScoreTable
from potager.core.texts import Message, say

from . import GAME, BroccoliOptions
from .decks import check_deck, deck_text
from .drawing import facts
from .rules import cards, position
from .rules.meal import Meal

if TYPE_CHECKING:
    from pathlib import Path

LEAD_IN = 3.5  # seconds to look at a meal's points and at new cards
ROUND_LEAD_IN = 2.5  # at what the last round has ended with
PLAY_LEAD_IN = 2.0  # at what a power has done
MUCH = 10  # points that a bid lets go, from which on it is said why


class BroccoliManners(Manners[BroccoliOptions, Meal]):
    """What only the table needs to know."""

    unversioned_rules = 2
    best = "won.best"
    puzzles = (
        {"players": 2, "game": "advanced"},
        {"players": 3},
        {"players": 3, "game": "advanced"},
        {"players": 4, "game": "advanced"},
    )

    def is_even(self, options: BroccoliOptions) -> bool:
        """A deck of one's own may be easier than the standard one."""
        deck = next(one for one in options_of(GAME) if one.name == "deck")
        return not options.handicap and bool(deck.file_named(options.deck))

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

    def calls(self, view: Meal, action: int) -> Message | None:
        """A power's card has its whole text; a pass is no card."""
        match GAME.verbs.read(action):
            case ("play", power):
                return say("choice.play", power=facts.power_name(view.setup.deck, power))
            case ("pass",):
                return say("reaction.pass")
        return None

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

    def is_useless(self, view: Meal, seat: int, action: int) -> bool:
        """Y11: nobody is offered to undo their own power."""
        match GAME.verbs.read(action):
            case ("play", power) if view.setup.deck.effects[power] == cards.CANCEL:
                return view.powers_played()[-1].seat == seat
        return False

    def motive(self, before: Meal, after: Meal, seats: frozenset[int]) -> Message | None:
        """That a good card is kept, where it would have brought a much better food."""
        if before.phase != position.BIDDING or after.phase == position.BIDDING:
            return None
        deck, table = after.setup.deck, after.table
        foods = sorted((deck.worth[food] for food in table.foods), reverse=True)
        ranked = facts.order(after)
        first = cards.value_of(table.fronts[ranked[0]])
        for place in reversed(range(len(ranked))):
            seat, lost = ranked[place], foods[0] - foods[place]
            kept = max(map(cards.value_of, facts.hand(after, seat)), default=0)
            if seat in seats and lost >= MUCH and kept > first and not table.reversed:
                return say("log.keeps", who=facts.who(seat), n=kept)
        return None

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
