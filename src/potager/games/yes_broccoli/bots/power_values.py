"""What a power is worth to a bot: the points that it would bring.

For a seat, a table is worth its own pile and the food that the order of the bids promises, minus
the others' (in equal parts), plus the value of the bid cards in hand.
"""

from __future__ import annotations

from potager.games.yes_broccoli.rules import cards, position
from potager.games.yes_broccoli.rules.meal import Meal
from potager.games.yes_broccoli.rules.powers import resolve, targets
from potager.games.yes_broccoli.rules.spread import Spread

from .bidding import hand_of, usual_foods

CARD = 0.9  # points that a bid card is good for, for each of its value
CHOICE = 1.0  # points that it is good for to choose among freshly drawn foods


def worth_to(view: Meal, seat: int, table: Spread, foods: list[float] | None = None) -> float:
    """How good this table would be for a seat; `foods`: with these up for grabs instead."""
    seats = range(view.setup.seats)
    points = [float(table.points[one]) for one in seats]
    if view.phase == position.REVEALED:
        strengths = [table.strength(view.setup, one, view.played[one]) for one in seats]
        takers = sorted(seats, key=lambda one: -strengths[one])
        served = up_for_grabs(view, table) if foods is None else foods
        for one, food in zip(takers, sorted(served, reverse=True), strict=True):
            points[one] += food
    others = (sum(points) - points[seat]) / (len(points) - 1)
    in_hand: int = sum(cards.value_of(card) for card in hand_of(table, seat))
    return points[seat] - others + CARD * in_hand


def up_for_grabs(view: Meal, table: Spread) -> list[float]:
    return [float(view.setup.deck.worth[food]) for food in table.foods if food >= 0]


def gain_of(view: Meal, seat: int, power: int) -> float:
    """What playing this power would bring with the best target."""
    setup = view.setup
    effect = setup.deck.effects[power]
    now = worth_to(view, seat, view.table)
    if effect == cards.CANCEL:
        assert view.before is not None
        return worth_to(view, seat, view.before) - now
    if effect == cards.REVERSE:
        after = view.table.clone()
        after.reversed = True
        return worth_to(view, seat, after) - now
    if effect == cards.REPLACE_ALL:
        return worth_to(view, seat, view.table, usual_foods(view)) + CHOICE - now
    first = targets(setup, view.table, seat, power, cards.NOTHING, view.offer)
    return max(aimed(view, seat, power, cards.NOTHING, what) for what in first) - now


def aimed(view: Meal, seat: int, power: int, first: int, what: int) -> float:
    """How good the table would be once this target is named, and the next one well."""
    effect = view.setup.deck.effects[power]
    if first == cards.NOTHING and effect in (cards.SWAP_BIDS, cards.EXCHANGE):
        second = targets(view.setup, view.table, seat, power, what, view.offer)
        return max(aimed(view, seat, power, what, then) for then in second)
    if effect == cards.REPLACE_FOOD:
        sent = what if first == cards.NOTHING else first
        foods = up_for_grabs(view, view.table)
        foods.remove(float(view.setup.deck.worth[sent - cards.FOOD]))
        if first == cards.NOTHING:
            usual = usual_foods(view)
            return worth_to(view, seat, view.table, [*foods, usual[len(usual) // 2]]) + CHOICE
        foods.append(float(view.setup.deck.worth[what - cards.FOOD]))
        return worth_to(view, seat, view.table, foods)
    if effect == cards.REPLACE_ALL:
        return -float(view.setup.deck.worth[what - cards.FOOD])  # the worst is left out
    after = view.table.clone()
    resolve(view.setup, after, seat, power, first, what)
    return worth_to(view, seat, after)


def best_target(view: Meal, seat: int, actions: list[int]) -> int:
    """The target that makes the table best for the one who plays the power."""
    power, first = view.power, view.first
    return max(actions, key=lambda action: aimed(view, seat, power, first, action))
