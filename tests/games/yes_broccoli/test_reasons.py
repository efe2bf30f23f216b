"""Why a card can't be chosen."""

from __future__ import annotations

from librt.random import Random

from potager.core.state import CHANCE
from potager.games.yes_broccoli import GAME, slug
from potager.games.yes_broccoli.drawing.reasons import why_not
from potager.games.yes_broccoli.rules.meal import Meal
from potager.games.yes_broccoli.rules.position import BIDDING, SERVED


def at(phase: int) -> Meal:
    """An advanced game at the first window, or at the first bids."""
    state, random = GAME.start(GAME.resolve(players=2, game="advanced")), Random(1)
    while state.phase != phase:
        if len(state.chance()):
            state.apply(CHANCE, state.roll(random))
        else:
            for seat in (0, 1):
                state.apply(seat, GAME.verbs.number("pass"))
    return state


def told(state: Meal, target: str) -> str:
    why = why_not(state, 0, target, ())
    assert why is not None
    return GAME.text(why)


def test_a_power_is_played_at_its_time() -> None:
    state = at(SERVED)
    deck = state.setup.deck
    late = next(name for name, when in zip(deck.powers, deck.windows, strict=True) if when == 2)
    assert (
        told(state, f"held:{slug(late)}")
        == f"{late} can be played only after the bids are revealed."
    )
    assert told(state, "held:no-thank-you").endswith("played just before, and there is none.")


def test_first_one_bids() -> None:
    assert told(at(BIDDING), "held:no-thank-you") == "Bid first: choose one of your bid cards."
