"""Why a card can't be chosen, in the game's words."""

from __future__ import annotations

from potager.core.texts import Message, say
from potager.games.yes_broccoli import slug
from potager.games.yes_broccoli.rules.cards import CANCEL
from potager.games.yes_broccoli.rules.meal import Meal
from potager.games.yes_broccoli.rules.position import BIDDING, TAKING

from .facts import power_name, times


def why_not(view: Meal, seat: int, target: str, picked: tuple[str, ...]) -> Message | None:
    """Mostly it is a power card of the own hand whose time it isn't."""
    kind, _, word = target.partition(":")
    if view.phase == BIDDING:
        return say("why.bid")
    if kind == "held":
        return _power(view, [slug(name) for name in view.setup.deck.powers].index(word))
    if view.phase == TAKING:
        return say("why.take")
    if view.acting == seat:
        return say("why.aim", power=power_name(view.setup.deck, view.power))
    return None


def _power(view: Meal, power: int) -> Message:
    """Y4: the windows in which it may be played, or that there is nothing it could change."""
    deck = view.setup.deck
    name = power_name(deck, power)
    if deck.effects[power] == CANCEL:
        return say("why.cancel", power=name)
    if not deck.windows[power] & view.window():
        return say(f"why.when.{times(deck, power)}", power=name)
    return say("why.nothing_there", power=name)
