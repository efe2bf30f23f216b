"""Bots for Carrots & Broccoli: gardeners who tend their own, and one who races the others.

Easy and medium let each other's gardens grow until one is close to a win, so that games come to
an end; now and then they daydream, and pass. Hard hinders as well as it grows, and looks at what
others answer (`planning.py`). Measured strengths are in docs/bots.md.
"""

from __future__ import annotations

from time import monotonic

from librt.random import Random

from potager.bots.levels import MakeBot
from potager.core.state import State

from .planning import best
from .rules import PASS, Backyard
from .tending import candidates, outcome


class Gardener:
    """Chooses what leads to the best position, but dreams through so many of a hundred turns."""

    def __init__(self, seed: int, *, dreams: int, wary: int) -> None:
        self.random = Random(seed)
        self.dreams = dreams
        self.wary = wary

    def choose(self, view: State, seat: int) -> int:
        assert isinstance(view, Backyard)
        if self.random.randrange(100) < self.dreams:
            return PASS
        return candidates(view, self.wary, 1, self.random)[0]


class Racer:
    """Chooses the best of the promising choices, after others' answers; of two players so many."""

    def __init__(self, seed: int, *, width: int) -> None:
        self.random = Random(seed)
        self.width = width

    def choose(self, view: State, seat: int) -> int:
        assert isinstance(view, Backyard)
        return best(view, self.width, self.random)


class Planner:
    """Plays on from the `width` best choices, `games` times each, so many `turns` ahead.

    It hinders others wherever that helps. After `patience` turns it only does what is good for
    its own garden, or keeps another from winning: else a game of hard bots may not end.
    """

    def __init__(
        self,
        seed: int,
        *,
        width: int,
        turns: int,
        games: int,
        wary: int,
        patience: int,
        seconds: float,
    ) -> None:
        self.random = Random(seed)
        self.width = width
        self.turns = turns
        self.games = games
        self.wary = wary
        self.patience = patience
        self.seconds = seconds

    def choose(self, view: State, seat: int) -> int:
        assert isinstance(view, Backyard)
        end = monotonic() + self.seconds
        choices = list(candidates(view, self.wary, self.width, self.random))
        if view.turn >= self.patience and PASS in choices:
            choices = choices[: choices.index(PASS) + 1]
        totals = [0.0] * len(choices)
        for _ in range(self.games if len(choices) > 1 else 0):
            seed = self.random.randrange(1 << 60)  # the same dice for every choice
            found = []
            for action in choices:
                if monotonic() > end:  # what this round found would not be fair
                    return choices[totals.index(max(totals))]
                after = view.clone()
                after.apply(seat, action)
                found.append(outcome(after, seat, self.wary, self.turns, seed))
            totals = [total + one for total, one in zip(totals, found, strict=True)]
        return choices[totals.index(max(totals))]


class EarlierHard(Planner):
    """What hard was before, for comparison: it is none of the levels."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, width=6, turns=6, games=8, wary=40, patience=40, seconds=2.0)


LEVELS: dict[str, MakeBot] = {
    "easy": lambda seed: Gardener(seed, dreams=50, wary=0),
    "medium": lambda seed: Gardener(seed, dreams=15, wary=40),
    "hard": lambda seed: Racer(seed, width=8),
}
