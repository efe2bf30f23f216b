"""How to bid: mixed strategies for all seats at once, close to an equilibrium of the round.

A round is a game in which all players choose a card at the same time. A card wins the food for its
place in the order, and costs the food it could have won later. Both are estimated here. Then regret
matching finds how often each seat should bid each card.
"""

from __future__ import annotations

from bisect import bisect_left
from itertools import accumulate
from operator import add, mul, sub

from potager.games.yes_broccoli.rules.cards import value_of
from potager.games.yes_broccoli.rules.meal import Meal
from potager.games.yes_broccoli.rules.powers import cards_of
from potager.games.yes_broccoli.rules.spread import Spread

# Good cards are kept for rounds in which more is at stake than as a rule: how much more they count
# then, by the number of players. Found by play of bots that differ in nothing else.
KEENNESS = {2: 2.0, 3: 1.5, 4: 1.3, 5: 1.2}


def hand_of(table: Spread, seat: int) -> list[int]:
    """The bid cards in a hand."""
    return list(cards_of(table.hands[seat]))


def rank(view: Meal, seat: int, card: int) -> int:
    """How strong a bid card is before any power: value, icons, youth."""
    deck = view.setup.deck
    return (value_of(card) * 8 + deck.icons[card]) * 8 + view.setup.youth[seat]


def usual_foods(view: Meal) -> list[float]:
    """What the best, second best and so on of a round's foods are worth as a rule."""
    seats = view.setup.seats
    table, worth = view.table, view.setup.deck.worth
    left = sorted(
        (worth[food] for food in range(len(table.bag)) for _ in range(table.bag[food])),
        reverse=True,
    )
    if not left:
        return [0.0] * seats
    return [
        float(left[min(len(left) - 1, len(left) * (place + 1) // (seats + 1))])
        for place in range(seats)
    ]


def places(beaten_by: list[float]) -> list[float]:
    """The odds of each place in the order, from the odds that each of the others is stronger."""
    odds = [1.0]
    for stronger in beaten_by:
        odds = [
            (odds[place] * (1 - stronger) if place < len(odds) else 0.0)
            + (odds[place - 1] * stronger if place else 0.0)
            for place in range(len(odds) + 1)
        ]
    return odds


class Round:
    """All seats' hands in one round of a position without blanks."""

    def __init__(self, world: Meal, thrift: float = 1.0) -> None:
        seats = range(world.setup.seats)
        held = [hand_of(world.table, seat) for seat in seats]
        ranked = [sorted((rank(world, seat, card), card) for card in held[seat]) for seat in seats]
        self.hands = [[card for _, card in hand] for hand in ranked]
        ranks = [[strength for strength, _ in hand] for hand in ranked]
        # For each card of a seat: how many cards of each other hand it is stronger than.
        self.beats = [
            [[bisect_left(ranks[other], own) for other in seats if other != seat]
             for own in ranks[seat]]
            for seat in seats
        ]  # fmt: skip
        foods = [world.setup.deck.worth[food] for food in world.table.foods if food >= 0]
        self.foods = [float(worth) for worth in sorted(foods, reverse=True)]
        self.even = [shares([1.0] * len(hand)) for hand in self.hands]
        usual = usual_foods(world)
        keen = thrift * KEENNESS[len(self.hands)]
        self.later: list[list[float]] = []
        for seat in seats:
            gains = self.gains(seat, self.even, usual)
            mean = sum(gains) / len(gains)
            self.later.append([keen * (gain - mean) for gain in gains])

    def gains(self, seat: int, mixes: list[list[float]], foods: list[float]) -> list[float]:
        """What each card of a seat brings while the others bid by their mixes."""
        # The odds that another bids its first card or a stronger one, its second or a stronger …
        at_least = [
            [*accumulate(reversed(mix), initial=0.0)][::-1]
            for other, mix in enumerate(mixes)
            if other != seat
        ]
        found = []
        for beats in self.beats[seat]:
            odds = places([odds[weaker] for odds, weaker in zip(at_least, beats, strict=True)])
            found.append(sum(map(mul, odds, foods)))
        return found

    def sensible(self, seat: int, slack: float) -> list[int]:
        """The cards that look about as good as the best, if others bid evenly: they lie at most
        this share of the way to the worst below it.
        """
        gains = self.gains(seat, self.even, self.foods)
        worth = [*map(sub, gains, self.later[seat])]
        least = max(worth) - slack * (max(worth) - min(worth))
        return [card for card, one in zip(self.hands[seat], worth, strict=True) if one >= least]

    def balance(self, turns: int) -> list[list[float]]:
        """Each seat's mix after `turns` turns of regret matching."""
        mixes = self.even
        regrets = [[0.0] * len(hand) for hand in self.hands]
        total = [[0.0] * len(hand) for hand in self.hands]
        for turn in range(1, turns + 1):
            fresh = []
            for seat, mix in enumerate(mixes):
                gains = [*map(sub, self.gains(seat, mixes, self.foods), self.later[seat])]
                mean = sum(map(mul, mix, gains))
                more = [*map(add, regrets[seat], gains)]
                regrets[seat] = [max(0.0, regret - mean) for regret in more]
                fresh.append(shares(regrets[seat]))
                total[seat] = [*map(add, total[seat], [turn * share for share in fresh[seat]])]
            mixes = fresh
        return [shares(one) for one in total]


def shares(weights: list[float]) -> list[float]:
    """Weights as shares of one; even ones if there are none."""
    total = sum(weights)
    if total <= 0:
        return [1 / len(weights)] * len(weights)
    return [weight / total for weight in weights]
