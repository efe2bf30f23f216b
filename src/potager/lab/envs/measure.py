"""How many steps a second the vector environments take here, with random legal actions."""

from __future__ import annotations

import os
from time import perf_counter

import msgspec

from potager.build import compiled
from potager.core.registry import games
from potager.lab.bench import yardstick

from .vectors import vector

BATCH = 1024


class Steps(msgspec.Struct, frozen=True):
    """Steps a second of each game, by the clock: observations, masks and new matches included."""

    compiled: bool
    batch: int
    processes: int
    games: dict[str, float]


def measure(processes: int | None = None, batch: int = BATCH, seconds: float = 1.0) -> Steps:
    """All games, one after the other."""
    processes = processes or os.cpu_count() or 1
    names = [yardstick().name, *(game.name for game in games())]
    found = {name: round(steps_per_s(name, batch, processes, seconds), 1) for name in names}
    return Steps(compiled(), batch, processes, found)


def steps_per_s(name: str, batch: int, processes: int, seconds: float, runs: int = 3) -> float:
    """Of one game with its default options; the best of several runs counts."""
    envs = vector(name, batch, processes=processes)
    try:
        envs.reset(seed=1)
        best = 0.0
        for _ in range(runs):
            steps, began = 0, perf_counter()
            while (spent := perf_counter() - began) < seconds / runs:
                envs.step(envs.sample())
                steps += batch
            best = max(best, steps / spent)
        return best
    finally:
        envs.close()
