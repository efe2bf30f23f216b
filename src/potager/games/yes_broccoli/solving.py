"""Solvable positions of Yes! Broccoli!: the end of a basic game, as in `last 2 rounds`."""

from __future__ import annotations

import re

from librt.random import Random

from potager.core.errors import BadOption
from potager.core.playout import choose_together
from potager.core.solving import Solving
from potager.core.state import CHANCE

from . import BroccoliOptions
from .rules.meal import Meal

ROUNDS = 8


class BroccoliSolving(Solving[BroccoliOptions, Meal]):
    """Games with fewer rounds."""

    examples = ("last 2 rounds",)

    def starts(
        self, start: Meal, options: BroccoliOptions, where: str, seed: int
    ) -> list[Meal] | None:
        told = re.fullmatch(rf"last ([1-{ROUNDS}]) rounds?", where)
        if not told:
            return None
        if options.game != "basic" or options.dealt_bids:
            raise BadOption("Only basic games without dealt bids can be solved.")
        return [last_rounds(start, int(told[1]), seed)]


def last_rounds(state: Meal, rounds: int, seed: int) -> Meal:
    """A basic game after random bids, with this number of rounds to go and even points.

    The next foods are not drawn yet.
    """
    random = Random(seed)
    while state.turns() < ROUNDS - rounds:
        if len(state.chance()):
            state.apply(CHANCE, state.roll(random))
        else:
            choose_together(state, state.waiting(), random)
    for seat in range(len(state.table.points)):
        state.table.points[seat] = 0
    return state


SOLVING = BroccoliSolving()
