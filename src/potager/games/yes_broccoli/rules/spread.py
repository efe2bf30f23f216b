# compiled by mypyc
"""What is on the table: foods, piles, the food deck, and the bids. No Thank You puts it back.

The food deck is a bag without an order: the foods known to be on top (after a power was undone),
then those that can come next, then the discards below. Each group is shuffled by itself (Y6).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from potager.core.bits import bit
from potager.core.fields import fields
from potager.core.values import Value

from .cards import FOOD_BID, NOTHING, ROUNDS, MealSetup, filled, value_of


@fields
class Spread(Value):
    """Everything that a power can change and that can be put back."""

    foods: vec[i64]  # up for grabs, by place; NOTHING where one was taken
    piles: vec[i64]  # seat * types + food: how many of it lie there
    points: vec[i64]  # what each pile is worth
    bag: vec[i64]  # the foods that can be drawn next, by type
    loose: i64  # how many those are
    top: vec[i64]  # foods known to lie on top, the first one first
    below: vec[i64]  # groups of discards: a number, then so many foods
    left: i64  # cards in the food deck, all in all
    hands: vec[i64]  # bid cards as sets; in a view only those that are known
    sizes: vec[i64]  # how many bid cards each hand has
    fronts: vec[i64]  # a bid card, FOOD_BID + food, or NOTHING
    values: vec[i64]  # Y5: what the card in front counts now
    used: vec[i64]  # foods that were bids and were replaced this round
    reversed: bool = False  # the lower bid is the stronger

    # The food deck

    def weights(self) -> vec[i64]:
        """What the next food can be."""
        if len(self.top) == 0:
            return self.bag
        sure = filled(len(self.bag), 0)
        sure[self.top[0]] = 1
        return sure

    def draw(self, food: i64) -> None:
        """Take this food, which comes next, from the deck."""
        if len(self.top):
            self.top = self.top[1:]
        else:
            self.bag[food] -= 1
            self.loose -= 1
        self.left -= 1
        if self.loose == 0:
            self.refill()

    def discard(self, foods: vec[i64]) -> None:
        """Y6: to the bottom of the deck, in random order."""
        if len(foods):
            self.below = append(self.below, len(foods))
            for food in by_type(foods):
                self.below = append(self.below, food)
            self.left += len(foods)
            if self.loose == 0:
                self.refill()

    def refill(self) -> None:
        """Y6: discards come again only when all others were drawn."""
        if len(self.below):
            group = self.below[0] + 1
            for at in range(i64(1), group):
                self.bag[self.below[at]] += 1
            self.loose = group - 1
            self.below = self.below[group:]

    def put_on_top(self, drawn: vec[i64]) -> None:
        """Y11: what was drawn from this very deck goes back on top, in the order of drawing."""
        for food in drawn:
            self.draw(food)
        top = drawn[:]
        for food in self.top:
            top = append(top, food)
        self.top = top
        self.left += len(drawn)

    # Piles

    def add(self, setup: MealSetup, seat: i64, food: i64, many: i64) -> None:
        """Put a food on a pile, or take it off (-1)."""
        self.piles[seat * setup.types + food] += many
        self.points[seat] += many * setup.deck.worth[food]

    def has_pile(self, setup: MealSetup, seat: i64) -> bool:
        first = seat * setup.types
        return any(self.piles[at] for at in range(first, first + setup.types))

    # Bids

    def put(self, seat: i64, card: i64) -> None:
        """A bid card goes from the hand to the place in front of its player."""
        self.hands[seat] &= ~bit(card)
        self.sizes[seat] -= 1
        self.fronts[seat] = card
        self.values[seat] = value_of(card)

    def take_back(self, seat: i64) -> None:
        """What lies in front goes: a bid card to the hand, a food to those that were used."""
        card = self.fronts[seat]
        if card < FOOD_BID:
            self.hands[seat] |= bit(card)
            self.sizes[seat] += 1
        else:
            self.used = append(self.used, card - FOOD_BID)

    def icons(self, setup: MealSetup, seat: i64) -> i64:
        """The broccoli on the card in front; a food has none."""
        card = self.fronts[seat]
        if card >= FOOD_BID:
            return 0
        return setup.deck.icons[card]

    def strength(self, setup: MealSetup, seat: i64, played: i64) -> i64:
        """Y2: value, then icons, then fewer powers played, then youth, as one number."""
        value = self.values[seat]
        if self.reversed:
            value = -value
        return (
            value * 32768 + self.icons(setup, seat) * 4096 + (255 - played) * 8 + setup.youth[seat]
        )


def by_type(foods: vec[i64]) -> vec[i64]:
    """The same foods, sorted: where there is no order, none is kept."""
    found = foods[:]
    for end in range(i64(1), i64(len(found))):
        at = end
        while at > 0 and found[at - 1] > found[at]:
            found[at - 1], found[at] = found[at], found[at - 1]
            at -= 1
    return found


def lay(setup: MealSetup) -> Spread:
    """The table before a meal: all foods in the deck, and all bid cards with their owners."""
    left: i64 = 0
    for copies in setup.stock:
        left += copies
    return Spread(
        foods=vec[i64](),
        piles=filled(setup.seats * setup.types, 0),
        points=filled(setup.seats, 0),
        bag=setup.stock[:],
        loose=left,
        top=vec[i64](),
        below=vec[i64](),
        left=left,
        hands=setup.sets[:],
        sizes=filled(setup.seats, 0 if setup.dealt else ROUNDS),
        fronts=filled(setup.seats, NOTHING),
        values=filled(setup.seats, 0),
        used=vec[i64](),
    )
