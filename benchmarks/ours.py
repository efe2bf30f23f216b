"""Potager's side of the comparisons: `ours.py PART...` prints its figures as one JSON object.

Rates are by processor time, so that other work on the machine counts less; the best of several
short runs is taken. Moves are decisions of seats; dice are not counted.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from functools import partial
from random import random
from time import process_time
from typing import Any

from librt.random import Random

import potager
from potager.core.game import AnyGame
from potager.core.playout import playout
from potager.examples.connect_four import GAME as CONNECT_FOUR

RUNS = 5
SECONDS = 0.15  # of one run, about
MOST = 2_000
SIMULATIONS = 20_000  # of one search
POSITIONS = 100  # whose keys are made


def rate(work: Callable[[int], int], few: int) -> float:
    """How many things a second `work(size)` does; it returns how many it did."""
    size = few
    while True:
        begun = process_time()
        work(size)
        spent = process_time() - begun
        if spent > SECONDS / 3:
            break
        size *= 2
    size = max(1, round(size * SECONDS / spent))
    best = 0.0
    for _ in range(RUNS):
        begun = process_time()
        done = work(size)
        best = max(best, done / (process_time() - begun))
    return best


def playouts(of: AnyGame, **options: Any) -> float:
    """Moves a second of random play, each game from the first position to its end, if there is one.

    Random play in Carrots & Broccoli may not end: no game goes on beyond `MOST` moves.
    """
    begin = of.start(of.resolve(**options))
    generator = Random(1)

    def work(games: int) -> int:
        return sum(playout(begin.clone(), generator, MOST) for _ in range(games))

    return rate(work, 4)


def keys(of: AnyGame, **options: Any) -> float:
    """Keys a second, of the first positions of a random game."""
    state = of.start(of.resolve(**options))
    generator = Random(1)
    positions = [state]
    while len(positions) < POSITIONS and playout(state, generator, 1):
        positions.append(state.clone())

    def work(rounds: int) -> int:
        for _ in range(rounds):
            for position in positions:
                position.key()
        return rounds * len(positions)

    return rate(work, 4)


def search(game: AnyGame) -> float:
    """Simulations a second, from the first position, a new tree for each search."""
    from potager.bots.search import Search

    begin = game.start(game.resolve())

    def work(searches: int) -> int:
        for _ in range(searches):
            Search(begin, 0, 1, 1.4).run(SIMULATIONS)
        return searches * SIMULATIONS

    return rate(work, 1)


def driven() -> float:
    """Moves a second of Connect Four, played by a loop in plain Python."""
    begin = CONNECT_FOUR.start(CONNECT_FOUR.resolve())

    def work(games: int) -> int:
        moves = 0
        for _ in range(games):
            state = begin.clone()
            while waiting := state.waiting():
                seat = waiting - 1
                actions = state.legal(seat)
                count: int = len(actions)
                state.apply(seat, actions[int(random() * count)])
                moves += 1
        return moves

    return rate(work, 4)


def steps(name: str, given: dict[str, Any]) -> float:
    """Steps a second of the vector environment, by the clock, with a process a core."""
    from potager.lab.envs.measure import BATCH, steps_per_s

    assert not given
    return steps_per_s(name, BATCH, os.cpu_count() or 1, 1.5, RUNS)


GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "connect four": ("connect-four", {}),
    "snail": ("snail-invasion", {}),
    "shambo": ("pyramid-shambo", {}),
    "yes broccoli": ("yes-broccoli", {}),
    "advanced yes broccoli": ("yes-broccoli", {"game": "advanced"}),
    "carrots and broccoli": ("carrots-and-broccoli", {}),
    "carrotia": ("carrotia", {}),
}

PARTS: dict[str, Callable[[], float]] = {
    "connect four search": lambda: search(CONNECT_FOUR),
    "connect four driven": driven,
}
for title, (name, given) in GAMES.items():
    PARTS[f"{title} playouts"] = partial(playouts, potager.game(name), **given)
    PARTS[f"{title} keys"] = partial(keys, potager.game(name), **given)
    PARTS[f"{title} vector"] = partial(steps, name, given)

if __name__ == "__main__":
    found = {part: PARTS[part]() for part in sys.argv[1:]}
    print(json.dumps({"compiled": potager.COMPILED, **found}))
