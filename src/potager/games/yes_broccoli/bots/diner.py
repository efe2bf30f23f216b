"""Bots for Yes! Broccoli!: mixed bids close to an equilibrium, and sensible use of powers.

Bids come from `bidding.py`. A bot guesses the hands it can't see. It plays a power when this brings
more points than it can expect from the power later. Easy bids at random. Medium bids any card that
looks about as good as the best one, so it wastes no good card, but it does not consider what others
think. docs/bot-strength.md has the measured strength of the levels.
"""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from potager.bots.levels import MakeBot
from potager.core.state import State
from potager.games.yes_broccoli.rules.cards import FOOD, NOTHING, PASS, POWER
from potager.games.yes_broccoli.rules.meal import Meal
from potager.games.yes_broccoli.rules.position import BIDDING, EATEN, TAKING

from .ahead import outcome
from .bidding import Round
from .endgame import Endgame, applies
from .power_values import best_target, gain_of

Mix = list[float]
UNLIKELY = 0.02  # bids that are hardly ever made are not played on
RESERVE = 6.0  # the points that a power should bring at the start of a meal; less later


class BroccoliBot:
    """Thinks in a share `care` of its choices, and balances its bids for `turns` turns.

    With `slack` it does not balance them, and bids any card that looks about as good as the best
    one. With `solves` it plays the end of an open game for two perfectly. With `games` it plays the
    rest of the meal that many times with each balanced bid, and bids the best. `thrift` is how much
    it keeps good cards, compared with usual play, and `reserve` is what a power should bring early
    in a meal.
    """

    def __init__(
        self,
        seed: int,
        care: float,
        turns: int,
        *,
        slack: float = 0.0,
        solves: bool = False,
        games: int = 0,
        thrift: float = 1.0,
        reserve: float = RESERVE,
    ) -> None:
        self.random = Random(seed)
        self.care = care
        self.turns = turns
        self.slack = slack
        self.solves = solves
        self.games = games
        self.thrift = thrift
        self.reserve = reserve

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
            played = Round(view.guess(self.random), self.thrift)
            if self.slack:
                cards = played.sensible(seat, self.slack)
                return cards[self.random.randrange(len(cards))]
            shares = played.balance(self.turns)
            mix = list(zip(played.hands[seat], shares[seat], strict=True))
            if self.games:
                likely = [card for card, share in mix if share > UNLIKELY]
                return self.best_played_on(view, seat, likely, played.hands, shares)
        point = self.random.random()
        for card, share in mix:
            point -= share
            if point < 0:
                return card
        return max(mix, key=lambda one: one[1])[0]

    def best_played_on(
        self, view: Meal, seat: int, likely: list[int], hands: list[list[int]], mixes: list[Mix]
    ) -> int:
        """Of these bids the one with which the meal ends best, on the same guesses for each."""
        totals = dict.fromkeys(likely, 0.0)
        for _ in range(self.games if len(likely) > 1 else 0):
            world, luck = view.guess(self.random), self.random.randrange(1 << 60)
            bids = [self.drawn(hand, mix) for hand, mix in zip(hands, mixes, strict=True)]
            if view.setup.dealt:  # another guess, other hands
                bids = [NOTHING] * len(bids)
            for card in likely:
                bids[seat] = card
                totals[card] += outcome(world.clone(), seat, vec[i64](bids), Random(luck))
        return max(likely, key=lambda card: totals[card])

    def drawn(self, hand: list[int], mix: Mix) -> int:
        """A card of a hand, as often as the mix says."""
        point = self.random.random()
        for card, share in zip(hand, mix, strict=True):
            point -= share
            if point < 0:
                return card
        return hand[-1]

    def power(self, view: Meal, seat: int, actions: list[int]) -> int:
        """The power that brings most, if that is enough to let it go now."""
        gains = {one: gain_of(view, seat, one - POWER) for one in actions if one != PASS}
        best = max(gains, key=lambda one: gains[one])
        rounds: int = 0 if view.phase == EATEN else 8 - view.round
        return best if gains[best] > 0.5 + self.reserve * rounds / 8 else PASS


LEVELS: dict[str, MakeBot] = {
    "easy": lambda seed: BroccoliBot(seed, 0.0, 0),
    "medium": lambda seed: BroccoliBot(seed, 1.0, 0, slack=0.25),
    "hard": lambda seed: BroccoliBot(seed, 1.0, 60, solves=True),
}

CHAMPIONS: dict[str, MakeBot] = {
    "champion-1": lambda seed: BroccoliBot(seed, 1.0, 60, games=6, thrift=0.9, reserve=4.0),
    "champion-2": lambda seed: BroccoliBot(seed, 1.0, 60, games=10, thrift=0.7, reserve=4.0),
    "champion-3": lambda seed: BroccoliBot(seed, 1.0, 60, games=30, thrift=1.2, reserve=8.0),
    "champion-4": lambda seed: BroccoliBot(seed, 1.0, 60, games=80, solves=True, reserve=7.0),
    "champion-5": lambda seed: BroccoliBot(seed, 1.0, 100, games=250, solves=True),
}
