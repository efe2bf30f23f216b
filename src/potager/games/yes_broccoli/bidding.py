"""How to bid: mixed strategies for all seats at once, close to an equilibrium of the round.

A round is a game in which all choose a card at the same time. A card brings the food of its place
in the order, and costs what it would have been good for later. Both are estimated here, and
regret matching finds for every seat how often each card should be bid.
"""

from __future__ import annotations

from .cards import value_of
from .powers import cards_of
from .rules import Meal
from .spread import Spread

KEENNESS = 1.35  # good cards are kept for rounds in which more is at stake than on average


def hand_of(table: Spread, seat: int) -> list[int]:
    """The bid cards in a hand."""
    return [int(card) for card in cards_of(table.hands[seat])]


def rank(view: Meal, seat: int, card: int) -> int:
    """How strong a bid card is before any power: value, icons, youth."""
    deck = view.setup.deck
    return int((value_of(card) * 8 + deck.icons[card]) * 8 + view.setup.youth[seat])


def usual_foods(view: Meal) -> list[float]:
    """What the best, second best and so on of a round's foods are worth as a rule."""
    seats = int(view.setup.seats)
    table, worth = view.table, view.setup.deck.worth
    left = sorted(
        (int(worth[food]) for food in range(len(table.bag)) for _ in range(int(table.bag[food]))),
        reverse=True,
    )
    if not left:
        return [0.0] * seats
    return [
        float(left[min(len(left) - 1, int(len(left) * (place + 1) / (seats + 1)))])
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

    def __init__(self, world: Meal) -> None:
        seats = range(int(world.setup.seats))
        self.hands = [hand_of(world.table, seat) for seat in seats]
        self.ranks = [[rank(world, seat, card) for card in self.hands[seat]] for seat in seats]
        foods = [int(world.setup.deck.worth[food]) for food in world.table.foods if food >= 0]
        self.foods = [float(worth) for worth in sorted(foods, reverse=True)]
        usual = usual_foods(world)
        even = [[1 / len(hand) for _ in hand] for hand in self.hands]
        self.later = [self.gains(seat, even, usual) for seat in seats]
        for seat in seats:
            mean = sum(self.later[seat]) / len(self.later[seat])
            self.later[seat] = [KEENNESS * (gain - mean) for gain in self.later[seat]]

    def gains(self, seat: int, mixes: list[list[float]], foods: list[float]) -> list[float]:
        """What each card of a seat brings while the others bid by their mixes."""
        found = []
        for own in self.ranks[seat]:
            beaten_by = [
                sum(share for share, rank in zip(mix, ranks, strict=True) if rank > own)
                for other, (mix, ranks) in enumerate(zip(mixes, self.ranks, strict=True))
                if other != seat
            ]
            odds = places(beaten_by)
            found.append(sum(odd * worth for odd, worth in zip(odds, foods, strict=True)))
        return found

    def balance(self, turns: int) -> list[list[float]]:
        """Each seat's mix after so many turns of regret matching."""
        mixes = [[1 / len(hand) for _ in hand] for hand in self.hands]
        regrets = [[0.0] * len(hand) for hand in self.hands]
        total = [[0.0] * len(hand) for hand in self.hands]
        for turn in range(1, turns + 1):
            fresh = []
            for seat, mix in enumerate(mixes):
                gains = [
                    now - later
                    for now, later in zip(
                        self.gains(seat, mixes, self.foods), self.later[seat], strict=True
                    )
                ]
                mean = sum(share * gain for share, gain in zip(mix, gains, strict=True))
                regrets[seat] = [
                    max(0.0, regret + gain - mean)
                    for regret, gain in zip(regrets[seat], gains, strict=True)
                ]
                fresh.append(shares(regrets[seat]))
                total[seat] = [
                    sum_ + turn * share
                    for sum_, share in zip(total[seat], fresh[seat], strict=True)
                ]
            mixes = fresh
        return [shares(one) for one in total]


def shares(weights: list[float]) -> list[float]:
    """Weights as shares of one; even ones if there are none."""
    total = sum(weights)
    if total <= 0:
        return [1 / len(weights)] * len(weights)
    return [weight / total for weight in weights]
