"""Bots: each level makes a bot from a seed. A level that is left out is a search."""

from __future__ import annotations

from librt.random import Random
from potager.bots.levels import MakeBot, RandomBot, SearchBot
from potager.core.state import State

from .rules import MOST, Bed


class PerfectBot:
    """Leaves a multiple of four whenever it can, because from there nobody can beat it."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, view: State, seat: int) -> int:
        assert isinstance(view, Bed)
        spare = int(view.left % (MOST + 1))
        if spare:
            return spare - 1
        legal = view.legal(seat)
        return legal[self.random.randrange(len(legal))]


LEVELS: dict[str, MakeBot] = {
    "easy": RandomBot,
    "medium": lambda seed: SearchBot(20, seed),
    "hard": PerfectBot,
}
