# compiled by mypyc
"""Yes! Broccoli! as numbers: foods, piles, hands as far as they are known, bids and powers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from potager.core.features import MOST, Block, Features, Pen
from potager.core.state import State

from .rules.cards import BID_CARDS, FOOD_BID, NOTHING, ROUNDS, Deck, filled
from .rules.meal import Meal

PHASES: Final = 9
ZERO_POINTS: Final = 50  # how no points are written: piles may be worth less than nothing


def features(state: State) -> Features:
    """The numbers of this match: of its players and its deck."""
    assert isinstance(state, Meal)
    return MealFeatures(state.setup.seats, state.setup.types, state.setup.deck, state.setup.meals)


@mypyc_attr(acyclic=True)
class MealFeatures(Features):
    """Writes a meal."""

    def __init__(self, seats: i64, foods: i64, deck: Deck, meals: i64) -> None:
        powers: i64 = len(deck.powers)
        super().__init__(
            [
                Block("seat", (seats,)),
                Block("phase", (PHASES,)),
                Block("asked", (seats,)),
                Block("meal", (meals,)),
                Block("round", (ROUNDS,)),
                Block("up for grabs by food", (foods,), MOST),
                Block("piles by seat, food", (seats, foods), MOST),
                Block("points of this meal, and 50", (seats,), MOST),
                Block("points of all meals, and 50", (seats,), MOST),
                Block("can be drawn next by food", (foods,), MOST),
                Block("on top of the deck", (foods,)),
                Block("bid cards known by seat, card", (seats, BID_CARDS)),
                Block("bid cards by seat", (seats,), MOST),
                Block("bid in front by seat, card", (seats, BID_CARDS)),
                Block("food in front by seat, food", (seats, foods)),
                Block("what it counts, up to 127", (seats,), MOST),
                Block("lower bids are stronger"),
                Block("still hungry", (seats,)),
                Block("power cards known by seat, power", (seats, powers), MOST),
                Block("power cards by seat", (seats,), MOST),
                Block("powers played this round", (seats,), MOST),
                Block("whose power resolves", (seats,)),
                Block("that power", (powers,)),
                Block("its offer by food", (foods,), MOST),
            ]
        )
        self.seats = seats
        self.foods = foods
        self.powers = powers
        self.meals = meals

    def write(self, view: State, seat: i64, pen: Pen) -> None:
        assert isinstance(view, Meal)
        seats = self.seats
        pen.one_of(seat, seats)
        pen.one_of(view.phase, PHASES)
        pen.bits(view.asked, seats)
        pen.one_of(view.meal, self.meals)
        pen.one_of(view.round, ROUNDS)
        self.table(view, pen)
        self.bids(view, pen)
        for other in range(seats):
            known = filled(self.powers, 0)
            cards = view.powers[other]
            for power in view.setup.deck.kinds:
                known[power] += cards & 1
                cards >>= 1
            pen.numbers(known)
        pen.numbers(view.held)
        pen.numbers(view.played)
        pen.one_of(view.acting, seats)
        pen.one_of(view.power if view.acting >= 0 else NOTHING, self.powers)
        pen.numbers(counted(view.offer, self.foods))

    def table(self, view: Meal, pen: Pen) -> None:
        table = view.table
        pen.numbers(counted(table.foods, self.foods))
        pen.numbers(table.piles)
        for points in table.points:
            pen.number(points + ZERO_POINTS)
        for other in range(self.seats):
            pen.number(view.total(other) + ZERO_POINTS)
        pen.numbers(table.bag)
        pen.one_of(table.top[0] if len(table.top) else NOTHING, self.foods)

    def bids(self, view: Meal, pen: Pen) -> None:
        table = view.table
        for hand in table.hands:
            pen.bits(hand, BID_CARDS)
        pen.numbers(table.sizes)
        for front in table.fronts:
            pen.one_of(front, BID_CARDS)
        for front in table.fronts:
            pen.one_of(front - FOOD_BID, self.foods)
        pen.numbers(table.values)
        pen.flag(table.reversed)
        pen.bits(view.hungry, self.seats)


def counted(foods: vec[i64], types: i64) -> vec[i64]:
    """How many there are of each food."""
    found = filled(types, 0)
    for food in foods:
        if food >= 0:
            found[food] += 1
    return found
