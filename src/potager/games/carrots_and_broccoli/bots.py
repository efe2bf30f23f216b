"""Bots for Carrots & Broccoli: gardeners who judge positions, and one who also looks ahead.

Easy and medium tend their own gardens: they don't carry others' plants farther than a few steps
away, so that games come to an end; and now and then they daydream, and pass. Hard plays on from
its best choices, with everybody choosing as it would. Measured strengths are in docs/bots.md.
"""

from __future__ import annotations

from time import monotonic

from librt.random import Random

from potager.bots.levels import MakeBot
from potager.core.state import State

from .outlook import FRIENDLY
from .planning import candidates, outcome
from .rules import PASS, Backyard


class Gardener:
    """Chooses what leads to the best position, but dreams through so many of a hundred turns."""

    def __init__(self, seed: int, dreams: int) -> None:
        self.random = Random(seed)
        self.dreams = dreams

    def choose(self, view: State, seat: int) -> int:
        assert isinstance(view, Backyard)
        if self.random.randrange(100) < self.dreams:
            return PASS
        return candidates(view, FRIENDLY, 1, self.random)[0]


class Planner:
    """Plays on from the `width` best choices, `games` times each, so many `turns` ahead."""

    def __init__(
        self, seed: int, *, width: int, turns: int, games: int, far: int, seconds: float
    ) -> None:
        self.random = Random(seed)
        self.width = width
        self.turns = turns
        self.games = games
        self.far = far
        self.seconds = seconds

    def choose(self, view: State, seat: int) -> int:
        assert isinstance(view, Backyard)
        end = monotonic() + self.seconds
        choices = list(candidates(view, self.far, self.width, self.random))
        totals = [0.0] * len(choices)
        for _ in range(self.games if len(choices) > 1 else 0):
            seed = self.random.randrange(1 << 60)  # the same dice for every choice
            found = []
            for action in choices:
                if monotonic() > end:  # what this round found would not be fair
                    return choices[totals.index(max(totals))]
                after = view.clone()
                after.apply(seat, action)
                found.append(outcome(after, seat, self.far, self.turns, seed))
            totals = [total + one for total, one in zip(totals, found, strict=True)]
        return choices[totals.index(max(totals))]


LEVELS: dict[str, MakeBot] = {
    "easy": lambda seed: Gardener(seed, dreams=50),
    "medium": lambda seed: Gardener(seed, dreams=15),
    "hard": lambda seed: Planner(seed, width=6, turns=6, games=40, far=FRIENDLY, seconds=2.0),
}
