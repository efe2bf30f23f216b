# compiled by mypyc
"""The power cards: when each can be played, what its targets can be, and what it does to bids.

A power is one effect with one number (`cards.py` lists the effects). Its player names the targets
one by one when it resolves (Y3).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from potager.core.bits import place, shl

from . import cards
from .cards import FOOD_BID, MOST_TYPES, NOTHING, PILE, SEAT, MealSetup
from .spread import Spread


def has_object(setup: MealSetup, table: Spread, seat: i64, power: i64) -> bool:
    """Y4: whether this power, played by this seat, has something to act on."""
    effect = setup.deck.effects[power]
    if effect == cards.ADD_ICONS:
        return any(table.icons(setup, other) for other in range(setup.seats))
    if effect == cards.NEW_CARD:
        return table.fronts[seat] < FOOD_BID and table.sizes[seat] > 0
    if effect == cards.FOOD_AS_BID:
        return table.has_pile(setup, seat)
    if effect in (cards.REPLACE_FOOD, cards.REPLACE_ALL):
        return table.left >= draws(setup, power)
    if effect == cards.DISCARD:
        return any_pile(setup, table, NOTHING)
    if effect == cards.EXCHANGE:
        return table.has_pile(setup, seat) and any_pile(setup, table, seat)
    return True


def any_pile(setup: MealSetup, table: Spread, but: i64) -> bool:
    """Whether anyone `but` that seat has a food in the pile."""
    return any(seat != but and table.has_pile(setup, seat) for seat in range(setup.seats))


def draws(setup: MealSetup, power: i64) -> i64:
    """How many foods this power draws."""
    effect = setup.deck.effects[power]
    if effect == cards.REPLACE_FOOD:
        return 1 + setup.deck.amounts[power]
    if effect == cards.REPLACE_ALL:
        return setup.seats + setup.deck.amounts[power]
    return 0


def targets(
    setup: MealSetup, table: Spread, seat: i64, power: i64, first: i64, offer: vec[i64]
) -> vec[i64]:
    """What the seat can name next. `first` is what was named before, or NOTHING.

    `offer` are the foods that were drawn to choose from.
    """
    effect = setup.deck.effects[power]
    if effect <= cards.DIVIDE or effect == cards.SWAP_BIDS:
        found = vec[i64](capacity=5)
        for other in range(setup.seats):
            if SEAT + other != first and (effect != cards.ADD_ICONS or table.icons(setup, other)):
                found = append(found, SEAT + other)
        return found
    if effect == cards.NEW_CARD:
        return cards_of(table.hands[seat])
    if effect == cards.REPLACE_FOOD and first == NOTHING:
        return distinct(table.foods)
    if effect in (cards.REPLACE_FOOD, cards.REPLACE_ALL):
        return distinct(offer)
    found = vec[i64](capacity=16)
    for other in range(setup.seats):
        own = other == seat
        if effect == cards.DISCARD or own == (effect == cards.FOOD_AS_BID or first == NOTHING):
            for food in range(setup.types):
                if table.piles[other * setup.types + food]:
                    found = append(found, PILE + other * MOST_TYPES + food)
    return found


def cards_of(held: i64) -> vec[i64]:
    """The bid cards of a set, one by one."""
    found = vec[i64](capacity=9)
    while held:
        found = append(found, place(held))
        held &= held - 1
    return found


def distinct(foods: vec[i64]) -> vec[i64]:
    """An action for each type among these foods."""
    found = vec[i64](capacity=8)
    seen: i64 = 0
    for food in foods:
        if food >= 0 and (seen >> food) & 1 == 0:
            seen += shl(1, food)
            found = append(found, cards.FOOD + food)
    return found


def change(setup: MealSetup, table: Spread, seat: i64, power: i64) -> None:
    """Y5: a power changes the value of the bid in front of a seat."""
    effect = setup.deck.effects[power]
    amount = setup.deck.amounts[power]
    value = table.values[seat]
    if effect == cards.ADD:
        value += amount
    elif effect == cards.ADD_ICONS:
        value += table.icons(setup, seat)
    elif effect == cards.TIMES:
        value *= amount
    else:
        value //= amount  # rounded down: -3 becomes -2
    table.values[seat] = max(-cards.MOST, min(cards.MOST, value))


def resolve(setup: MealSetup, table: Spread, seat: i64, power: i64, first: i64, what: i64) -> None:
    """What a power does that draws nothing, once its targets are named."""
    effect = setup.deck.effects[power]
    if effect <= cards.DIVIDE:
        change(setup, table, what - SEAT, power)
    elif effect == cards.SWAP_BIDS:
        swap(table, first - SEAT, what - SEAT)
    elif effect == cards.NEW_CARD:
        table.take_back(seat)
        table.put(seat, what)
    elif effect == cards.FOOD_AS_BID:
        table.take_back(seat)
        table.fronts[seat] = FOOD_BID + from_pile(setup, table, what)
        table.values[seat] = setup.deck.worth[table.fronts[seat] - FOOD_BID]
    elif effect == cards.DISCARD:
        table.discard(vec[i64]([from_pile(setup, table, what)]))
    elif effect == cards.EXCHANGE:
        own, other = from_pile(setup, table, first), from_pile(setup, table, what)
        table.add(setup, seat, other, 1)
        table.add(setup, (what - PILE) // MOST_TYPES, own, 1)


def from_pile(setup: MealSetup, table: Spread, what: i64) -> i64:
    """The food that was named, taken off its pile."""
    food = (what - PILE) % MOST_TYPES
    table.add(setup, (what - PILE) // MOST_TYPES, food, -1)
    return food


def swap(table: Spread, one: i64, other: i64) -> None:
    """Y5: two bids change places, and what was done to them goes with them."""
    card, value = table.fronts[one], table.values[one]
    table.fronts[one], table.values[one] = table.fronts[other], table.values[other]
    table.fronts[other], table.values[other] = card, value


def keep_one(table: Spread, sent: i64, kept: i64, offer: vec[i64]) -> None:
    """Send It Back: one of the drawn foods takes the place of the one that was sent back."""
    place = place_of(table.foods, sent)
    table.foods[place] = kept
    discards = without(offer, kept)
    discards = append(discards, sent)
    table.discard(discards)


def keep_all(table: Spread, kept: vec[i64], drawn: vec[i64]) -> None:
    """Clear the Table: these of the drawn foods are up for grabs now."""
    discards = drawn[:]
    for food in kept:
        discards = without(discards, food)
    for food in table.foods:
        discards = append(discards, food)
    table.foods = kept[:]
    table.discard(discards)


def place_of(foods: vec[i64], food: i64) -> i64:
    """Where the first food of that type lies."""
    place: i64 = 0
    while foods[place] != food:
        place += 1
    return place


def without(foods: vec[i64], food: i64) -> vec[i64]:
    """These foods, one of that type left out."""
    place = place_of(foods, food)
    kept = vec[i64](capacity=8)
    for at in range(i64(len(foods))):
        if at != place:
            kept = append(kept, foods[at])
    return kept
