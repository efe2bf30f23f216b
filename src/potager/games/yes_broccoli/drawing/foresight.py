"""What a choice in Yes! Broccoli! would do: points won, a bid changed, a place in the order."""

from __future__ import annotations

from potager.core.scene import Part
from potager.core.texts import say
from potager.games.yes_broccoli import GAME
from potager.games.yes_broccoli.rules.cards import DIVIDE, NOTHING, SEAT, SWAP_BIDS
from potager.games.yes_broccoli.rules.meal import Meal
from potager.games.yes_broccoli.rules.position import TAKING
from potager.games.yes_broccoli.rules.powers import change, swap

from .doings import change_text
from .facts import food_icon, order, signed, worth


def foresee(view: Meal, seat: int, action: int) -> tuple[Part, ...]:
    """What this choice would do, in a few words."""
    deck = view.setup.deck
    match GAME.verbs.read(action):
        case ("food", food) if view.phase != TAKING:
            return (food_icon(deck, food),)
        case ("food", food):
            now = view.table.points[seat]
            points = say("foresee.points", now=signed(now), then=signed(now + deck.worth[food]))
            return (food_icon(deck, food), points)
        case ("pile", _, food):
            return (food_icon(deck, food), say("foresee.worth", value=worth(deck, food)))
        case ("front", other):
            return _bid(view, seat, other)
        case _:  # a power that reverses the order
            after = view.clone()
            after.table.reversed = True
            return _place(view, after, seat)


def _bid(view: Meal, seat: int, target: int) -> tuple[Part, ...]:
    """A bid would change, or two change places."""
    after = view.clone()
    effect = view.setup.deck.effects[view.power]
    if effect <= DIVIDE:
        change(view.setup, after.table, target, view.power)
        was, now = view.table.values[target], after.table.values[target]
        return (change_text(view.setup.deck, view.power, was, now), *_place(view, after, seat))
    if effect == SWAP_BIDS and view.first != NOTHING:
        swap(after.table, view.first - SEAT, target)
        return _place(view, after, seat)
    return (say("foresee.swap"),)


def _place(view: Meal, after: Meal, seat: int) -> tuple[Part, ...]:
    was, now = order(view).index(seat) + 1, order(after).index(seat) + 1
    if was == now:
        return (say("foresee.same", place=say(f"rank.{now}")),)
    return (say("foresee.place", was=say(f"rank.{was}"), now=say(f"rank.{now}")),)
