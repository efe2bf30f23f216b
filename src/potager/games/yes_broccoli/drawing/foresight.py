"""What a choice in Yes! Broccoli! would do: points won, a bid changed, a place in the order."""

from __future__ import annotations

from potager.core.scene import Part
from potager.core.texts import Message, say
from potager.games.yes_broccoli import GAME
from potager.games.yes_broccoli.rules.cards import DIVIDE, NOTHING
from potager.games.yes_broccoli.rules.meal import Meal
from potager.games.yes_broccoli.rules.position import TAKING

from .doings import change_text
from .facts import food_icon, order, signed, worth


def ghosts(*_: object) -> tuple[str, ...]:
    """None: what a choice would do is said in words, alike in all layouts."""
    return ()


def foresee(view: Meal, after: Meal, seat: int, action: int) -> tuple[Part, ...]:
    """What this choice would do, in a few words."""
    deck = view.setup.deck
    match GAME.verbs.read(action):
        case ("food", food) if view.phase != TAKING:
            return (food_icon(deck, food),)
        case ("food", food):
            now = view.table.points[seat]
            then = signed(now + deck.worth[food])
            return (say("foresee.points", food=food_icon(deck, food), now=signed(now), then=then),)
        case ("pile", _, food):
            icon = food_icon(deck, food)
            return (say("foresee.worth", food=icon, value=worth(deck, food)),)
        case ("front", other) if deck.effects[view.power] <= DIVIDE:
            was, now = view.table.values[other], after.table.values[other]
            return (change_text(deck, view.power, was, now), _place(view, after, seat))
        case ("front", _) if view.first == NOTHING:
            return (say("foresee.swap"),)
        case ("play", _):  # a power that reverses the order: it is not shown before all have chosen
            after.table.reversed = True
    return (_place(view, after, seat),)


def _place(view: Meal, after: Meal, seat: int) -> Message:
    """Where the seat would be in the order."""
    was, now = order(view).index(seat) + 1, order(after).index(seat) + 1
    if was == now:
        return say("foresee.same", place=say(f"rank.{now}"))
    return say("foresee.place", was=say(f"rank.{was}"), now=say(f"rank.{now}"))
