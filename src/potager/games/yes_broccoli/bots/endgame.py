"""The last rounds of a basic game for two, solved exactly.

Everything is open except the bids of the round and the foods still to be drawn. So a round is a
matrix of winning chances, one for each pair of cards, and a linear program finds its equilibrium.
The value of a pair is the mean over the foods that may come next, each solved in the same way. Only
the lead counts, and in a tie who is younger.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from librt.vecs import vec

from potager.bots.matrix import Mixes, balance
from potager.games.yes_broccoli.rules.meal import Meal
from potager.games.yes_broccoli.rules.position import BIDDING

from .bidding import hand_of, rank

ROUNDS = 3  # so many are looked through to the end; four would take a minute
MOST = 4_096  # bags that are remembered: one match can lead to many thousands

Ranks = tuple[int, ...]  # a hand by the strength of its cards
Bag = tuple[tuple[int, int], ...]  # foods that may come: what they are worth, and how many


def applies(view: Meal) -> bool:
    """Whether this is a bid in the last rounds of an open game for two."""
    setup = view.setup
    return (
        setup.seats == 2
        and not setup.advanced
        and not setup.dealt
        and view.phase == BIDDING
        and view.table.sizes[0] <= ROUNDS
    )


class Endgame:
    """What is left of a game. Chances are seat 0's."""

    def __init__(self, view: Meal) -> None:
        worth, table = view.setup.deck.worth, view.table
        self.first_wins_ties = view.setup.youth[0] > view.setup.youth[1]
        self.cards = [hand_of(table, seat) for seat in (0, 1)]
        self.hands = [tuple(rank(view, seat, card) for card in self.cards[seat]) for seat in (0, 1)]
        self.lead = int(table.points[0] - table.points[1])
        left: Counter[int] = Counter()
        for food in range(len(table.bag)):
            left[int(worth[food])] += table.bag[food]
        self.bag: Bag = tuple(sorted((value, count) for value, count in left.items() if count))
        self.foods = sorted(int(worth[food]) for food in table.foods)

    def bid(self, seat: int) -> list[tuple[int, float]]:
        """A seat's cards, each with how often it should be bid."""
        found = self.round(self.lead, self.hands[0], self.hands[1], self.foods, self.bag)
        mix = found.rows if seat == 0 else found.columns
        return list(zip(self.cards[seat], mix, strict=True))

    def chance(self) -> float:
        """Seat 0's winning chance, the foods of this round known."""
        return self.round(self.lead, self.hands[0], self.hands[1], self.foods, self.bag).value

    def round(self, lead: int, first: Ranks, second: Ranks, foods: list[int], bag: Bag) -> Mixes:
        """The balance of a round whose foods are up for grabs."""
        stake = abs(foods[1] - foods[0])
        payoffs = [
            self.later(
                lead + stake if own > other else lead - stake,
                first[:row] + first[row + 1 :],
                second[:column] + second[column + 1 :],
                bag,
            )
            for row, own in enumerate(first)
            for column, other in enumerate(second)
        ]
        return balance(vec[float](payoffs), len(first))

    def later(self, lead: int, first: Ranks, second: Ranks, bag: Bag) -> float:
        """The winning chance before the next foods are drawn."""
        if not first:
            return float(lead > 0 or (lead == 0 and self.first_wins_ties))
        if len(first) == 1:
            sign = 1 if first > second else -1
            return sum(
                odds
                for stake, odds in stakes(bag).items()
                if lead + sign * stake > 0 or (lead + sign * stake == 0 and self.first_wins_ties)
            )
        return sum(
            odds * self.round(lead, first, second, foods, rest).value
            for odds, foods, rest in pairs(bag)
        )


def pairs(bag: Bag) -> Iterator[tuple[float, list[int], Bag]]:
    """Every two foods that may come next: their odds, they, and what is left."""
    total = sum(count for _, count in bag)
    ways = total * (total - 1) / 2
    for at, (low, count) in enumerate(bag):
        if count > 1:
            yield count * (count - 1) / 2 / ways, [low, low], _less(bag, low, low)
        for high, other in bag[at + 1 :]:
            yield count * other / ways, [low, high], _less(bag, low, high)


@lru_cache(maxsize=MOST)
def _less(bag: Bag, low: int, high: int) -> Bag:
    left = [(value, count - (value == low) - (value == high)) for value, count in bag]
    return tuple((value, count) for value, count in left if count)


@lru_cache(maxsize=MOST)
def stakes(bag: Bag) -> dict[int, float]:
    """How much the better of the next two foods is worth more, with the odds of that."""
    found: dict[int, float] = {}
    for odds, (low, high), _ in pairs(bag):
        found[high - low] = found.get(high - low, 0.0) + odds
    return found
