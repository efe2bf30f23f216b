# compiled by mypyc
"""How champions value a bid: they play the rest of the meal with it many times.

The hard bot counts only points. But a player who is behind has to take risks, and a leader need
not, which shows only at the end. In these playouts everybody bids what fits the round, and nobody
plays a power.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from potager.core.bits import lowest
from potager.core.state import CHANCE
from potager.games.yes_broccoli.rules import cards, position
from potager.games.yes_broccoli.rules.cards import FOOD, value_of
from potager.games.yes_broccoli.rules.meal import Meal

USUAL: Final = 8.0  # points between the best food of a round and the mean of the others
WHIM: Final = 0.6  # how far a bid may lie from what fits, as a share of the hand


def outcome(world: Meal, seat: i64, bids: vec[i64], random: Random) -> float:
    """How good the end of the meal looks for a seat after these bids, one for each seat.

    A bid that is NOTHING is one that fits the round.
    """
    meal = world.meal
    asked = world.asked
    while asked:
        one = lowest(asked)
        asked &= asked - 1
        bid = bids[one]
        world.apply(one, bid if bid >= 0 else fitting(world, one, random))
    while world.meal == meal and world.phase != position.OVER:
        if world.asked == 0:
            world.apply(CHANCE, world.roll(random))
            continue
        one = lowest(world.asked)
        if world.phase == position.TAKING:
            world.apply(one, FOOD + best_food(world))
        elif world.phase == position.BIDDING:
            world.apply(one, fitting(world, one, random))
        else:
            world.apply(one, cards.PASS)
    result = world.result()
    if len(result):
        return float(result[seat])
    return world.evaluate(seat)


def best_food(world: Meal) -> i64:
    """The food to take."""
    best: i64 = -1
    for food in world.table.foods:
        if food >= 0 and (best < 0 or world.setup.deck.worth[food] > world.setup.deck.worth[best]):
            best = food
    return best


def fitting(world: Meal, seat: i64, random: Random) -> i64:
    """A bid as strong as the round asks for, more or less."""
    most: float = -1_000.0
    total: float = 0.0
    for food in world.table.foods:
        worth = float(world.setup.deck.worth[food])
        total += worth
        most = max(most, worth)
    stake = most - (total - most) / float(world.setup.seats - 1)
    hand = by_value(world.legal(seat))
    n: i64 = len(hand)
    share = stake / (stake + USUAL) + WHIM * (random.random() - 0.5)
    place = i64(int(share * float(n)))
    return hand[max(i64(0), min(n - 1, place))]


def by_value(hand: vec[i64]) -> vec[i64]:
    """The cards of a hand, the weakest first."""
    found = vec[i64](capacity=8)
    for value in range(i64(1), i64(10)):
        for card in hand:
            if value_of(card) == value:
                found = append(found, card)
    return found
