"""Snail Invasion!: search with a learned value against search with `evaluate`, at equal time.

Each stream of dice is played twice, sides swapped; both think for the same processor time on every
choice. Both are in this process, on one core. Ctrl-C tells what was played until then.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import process_time

from librt.random import Random

import potager
from potager.bots.search import Search
from potager.core.learned import LearnedValue
from potager.core.state import CHANCE, State
from potager.lab.learning.training import read_value
from potager.lab.stats import interval
from potager.terminal import read_options

STEP = 25  # simulations between two looks at the clock


class Thinker:
    """Searches for a while, then chooses."""

    def __init__(
        self, judge: LearnedValue | None, depth: int, curiosity: float, seconds: float, seed: int
    ) -> None:
        self.judge = judge
        self.depth = depth
        self.curiosity = curiosity
        self.seconds = seconds
        self.random = Random(seed)
        self.spent = 0.0
        self.simulations = 0

    def choose(self, state: State, seat: int) -> int:
        legal = state.legal(seat)
        if len(legal) == 1:
            return int(legal[0])
        began = process_time()
        seed = self.random.randrange(1 << 60)
        search = Search(state, seat, seed, self.curiosity, self.depth, judge=self.judge)
        while process_time() - began < self.seconds:
            search.run(STEP)
        self.spent += process_time() - began
        self.simulations += int(search.simulations)
        return int(search.best())


def play(state: State, seats: list[Thinker], dice: Random) -> int:
    """One game; the result of seat 0."""
    while True:
        if len(state.chance()):
            state.apply(CHANCE, state.roll(dice))
        elif state.waiting():
            seat = int(state.waiting()) - 1
            state.apply(seat, seats[seat].choose(state.clone(), seat))
        else:
            return int(state.result()[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("weights", type=Path, help="a file that `potager train` has written")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--milliseconds", type=float, default=10)
    parser.add_argument("--depth", type=int, default=-1, help="of the learned; -1: judge at once")
    parser.add_argument("--curiosity", type=float, default=0.7)
    parser.add_argument("--their-depth", type=int, default=4)
    parser.add_argument("--their-curiosity", type=float, default=0.7)
    parser.add_argument("-o", dest="options", action="append", default=[])
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = potager.game("snail-invasion")
    options = game.resolve(**read_options(given.options))
    seconds = given.milliseconds / 1000
    learned = Thinker(
        read_value(game, given.weights), given.depth, given.curiosity, seconds, given.seed
    )
    today = Thinker(None, given.their_depth, given.their_curiosity, seconds, given.seed + 1)
    won: list[list[float]] = [[], []]  # by the side of the learned
    try:
        for number in range(given.games):
            side = number % 2
            seats = [learned, today] if side == 0 else [today, learned]
            dice = Random(given.seed * 1_000_003 + number // 2)
            result = play(game.start(options), seats, dice)
            won[side].append((1 + (result if side == 0 else -result)) / 2)
    except KeyboardInterrupt:
        won[0] = won[0][: len(won[1])]  # whole pairs
    points, games = sum(map(sum, won)), sum(map(len, won))
    low, high = interval(points, games)
    print(
        json.dumps(
            {
                "compiled": potager.COMPILED,
                "games": games,
                "share": round(points / games, 4),
                "ci95": [round(low, 4), round(high, 4)],
                "share_as_gardener": round(2 * sum(won[0]) / games, 4),
                "share_as_snails": round(2 * sum(won[1]) / games, 4),
                "simulations_a_second": round(learned.simulations / learned.spent),
                "their_simulations_a_second": round(today.simulations / today.spent),
            }
        )
    )


if __name__ == "__main__":
    main()
