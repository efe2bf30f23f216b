"""Bots for Yes! Broccoli!: mixed bids near the balance of the round, and powers used with sense.

Bids come from `bidding.py`; hands that a bot can't see it guesses. A power is played where it
brings more points than it may be expected to bring later. A level is how often a bot thinks: else
it chooses at random. How strong the levels are is measured in docs/bots.md.
"""

from __future__ import annotations

from librt.random import Random

from potager.bots.levels import MakeBot
from potager.core.state import State
from potager.games.yes_broccoli.rules.cards import FOOD, NOTHING, PASS, POWER
from potager.games.yes_broccoli.rules.meal import Meal
from potager.games.yes_broccoli.rules.position import BIDDING, EATEN, TAKING

from .bidding import Round
from .endgame import Endgame, applies
from .power_values import best_target, gain_of

RESERVE = 6.0  # the points that a power should bring at the start of a meal; less later


class BroccoliBot:
    """Thinks in that share of its choices; `turns` is how long it balances its bids.

    `solves`: it plays the end of an open game for two exactly.
    """

    def __init__(self, seed: int, care: float, turns: int, *, solves: bool = False) -> None:
        self.random = Random(seed)
        self.care = care
        self.turns = turns
        self.solves = solves

    def choose(self, view: State, seat: int) -> int:
        assert isinstance(view, Meal)
        actions = list(view.legal(seat))
        if len(actions) == 1:
            return actions[0]
        if view.phase == TAKING:
            return max(actions, key=lambda action: view.setup.deck.worth[action - FOOD])
        if self.random.random() >= self.care:
            return actions[self.random.randrange(len(actions))]
        if view.phase == BIDDING:
            return self.bid(view, seat)
        if view.acting != NOTHING:
            return best_target(view, seat, actions)
        return self.power(view, seat, actions)

    def bid(self, view: Meal, seat: int) -> int:
        """A card drawn from the balanced mix; in the last rounds from the exact one."""
        if self.solves and applies(view):
            mix = Endgame(view).bid(seat)
        else:
            played = Round(view.guess(self.random))
            shares = played.balance(self.turns)[seat]
            mix = list(zip(played.hands[seat], shares, strict=True))
        point = self.random.random()
        for card, share in mix:
            point -= share
            if point < 0:
                return card
        return max(mix, key=lambda one: one[1])[0]

    def power(self, view: Meal, seat: int, actions: list[int]) -> int:
        """The power that brings most, if that is enough to let it go now."""
        gains = {one: gain_of(view, seat, one - POWER) for one in actions if one != PASS}
        best = max(gains, key=lambda one: gains[one])
        rounds: int = 0 if view.phase == EATEN else 8 - view.round
        return best if gains[best] > 0.5 + RESERVE * rounds / 8 else PASS


LEVELS: dict[str, MakeBot] = {
    "easy": lambda seed: BroccoliBot(seed, 0.0, 0),
    "medium": lambda seed: BroccoliBot(seed, 0.6, 20),
    "hard": lambda seed: BroccoliBot(seed, 1.0, 60, solves=True),
}
