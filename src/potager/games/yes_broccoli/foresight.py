"""What a choice in Yes! Broccoli! would do: points won, a bid changed, a place in the order."""

from __future__ import annotations

from potager.core.scene import Part
from potager.core.texts import say

from .cards import DIVIDE, FOOD, MOST_TYPES, PILE, SEAT, SWAP_BIDS
from .position import TAKING
from .powers import change, swap
from .reading import food_icon, order, signed, worth
from .rules import Meal
from .telling import change_text


def foresee(view: Meal, seat: int, action: int) -> tuple[Part, ...]:
    """What this choice would do, in a few words."""
    if action < FOOD:
        after = view.clone()
        after.table.reversed = True
        return _place(view, after, seat)
    if action < SEAT:
        food = action - FOOD
        if view.phase != TAKING:
            return (food_icon(view, food),)
        now = int(view.table.points[seat])
        then = now + int(view.setup.deck.worth[food])
        return (food_icon(view, food), say("foresee.points", now=signed(now), then=signed(then)))
    if action >= PILE:
        food = (action - PILE) % MOST_TYPES
        return (food_icon(view, food), say("foresee.worth", value=worth(view, food)))
    return _bid(view, seat, action - SEAT)


def _bid(view: Meal, seat: int, target: int) -> tuple[Part, ...]:
    """A bid would change, or two change places."""
    after = view.clone()
    effect = view.setup.deck.effects[view.power]
    if effect <= DIVIDE:
        change(view.setup, after.table, target, view.power)
        was, now = int(view.table.values[target]), int(after.table.values[target])
        return (change_text(view, int(view.power), was, now), *_place(view, after, seat))
    if effect == SWAP_BIDS and view.first >= SEAT:
        swap(after.table, view.first - SEAT, target)
        return _place(view, after, seat)
    return (say("foresee.swap"),)


def _place(view: Meal, after: Meal, seat: int) -> tuple[Part, ...]:
    was, now = order(view).index(seat) + 1, order(after).index(seat) + 1
    if was == now:
        return (say("foresee.same", place=say(f"rank.{now}")),)
    return (say("foresee.place", was=say(f"rank.{was}"), now=say(f"rank.{now}")),)
