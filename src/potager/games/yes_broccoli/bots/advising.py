"""Hints for bids: which bid is good, why, and which ones are about as good.

A search is of little use here, because bids are mixed and good ones win about equally often. So a
bid is valued as the hard bot does it, and its value is given in points.
"""

from __future__ import annotations

from functools import reduce

from librt.random import Random

from potager.bots.coach.advice import Advice
from potager.core.state import State
from potager.core.texts import Message, say
from potager.games.yes_broccoli.drawing.facts import signed
from potager.games.yes_broccoli.rules.cards import value_of
from potager.games.yes_broccoli.rules.meal import Meal
from potager.games.yes_broccoli.rules.position import BIDDING

from .bidding import Round, hand_of, usual_foods

WORLDS = 12  # guesses at what the others hold
TURNS = 60
CLOSE = 0.7  # bids that lie fewer points apart are about as good
MOST = 4  # bids that are named


def advice(view: State, seat: int, seed: int) -> Advice | None:
    """What to bid; of other choices a search knows enough."""
    assert isinstance(view, Meal)
    hand = hand_of(view.table, seat)
    if view.phase != BIDDING or view.table.reversed or len(hand) < 2:
        return None
    random = Random(seed)
    brings, worth = dict.fromkeys(hand, 0.0), dict.fromkeys(hand, 0.0)
    for _ in range(WORLDS):
        played = Round(view.guess(random))
        mixes = played.balance(TURNS)
        gains = played.gains(seat, mixes, played.foods)
        for card, gain, later in zip(played.hands[seat], gains, played.later[seat], strict=True):
            brings[card] += gain / WORLDS
            worth[card] += (gain - later) / WORLDS
    most = max(worth.values())
    foods = [view.setup.deck.worth[food] for food in view.table.foods]
    stake, usual = max(foods) - min(foods), usual_foods(view)
    more = float(stake) > usual[0] - usual[-1]
    # Of those that are about as good the strongest if much is at stake, else the weakest.
    good = sorted([card for card in hand if most - worth[card] < CLOSE], key=brings.__getitem__)
    best, *alike = good[::-1] if more else good
    hardly = 2 * len(alike) >= len(hand) - 1
    if hardly and stake:
        told = _brings(best, hand, brings, stake, "advice.any")
        return Advice(best, told, True, tuple(alike[: MOST - 1]), True)
    why = [_brings(best, hand, brings, stake)]
    if hardly:
        why.append(say("advice.hardly", n=len(alike)))
    else:
        strong = brings[best] > sum(brings.values()) / len(hand)
        if stake and more == strong:
            why.append(say("advice.worth" if strong else "advice.save"))
        if alike:
            why.append(say("advice.alike", n=len(alike)))
    told = reduce(lambda first, then: say("advice.both", first=first, then=then), why)
    return Advice(best, told, bool(alike), tuple(alike[: MOST - 1]))


def _brings(
    best: int, hand: list[int], brings: dict[int, float], stake: int, told: str = "advice.brings"
) -> Message:
    """What this bid brings, beside the strongest or the weakest."""
    if not stake:
        return say("advice.same")
    ends = min(hand, key=brings.__getitem__), max(hand, key=brings.__getitem__)
    other = max(ends, key=lambda card: abs(brings[card] - brings[best]))
    return say(
        told, stake=stake, own=value_of(best), n=signed(round(brings[best])),
        other=value_of(other), instead=signed(round(brings[other])),
    )  # fmt: skip
