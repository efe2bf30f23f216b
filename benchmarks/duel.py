"""Connect Four: Potager's search against OpenSpiel's C++ MCTSBot, at equal processor time.

Each opening of two random moves is played twice, sides swapped. OpenSpiel's bot makes a fixed
number of simulations; ours stops when it has used as much processor time as that one in its last
move (before that: in a first search of the empty board). Both are in this process, one core.
"""

from __future__ import annotations

import argparse
import json
from importlib import import_module
from math import sqrt
from time import process_time
from typing import Any

from librt.random import Random

import potager
from potager.bots.search import Search
from potager.examples.connect_four import GAME
from potager.lab.stats import interval


class Theirs:
    """OpenSpiel's bot, and the time that its last search took."""

    def __init__(self, simulations: int, curiosity: float, solve: bool, seed: int) -> None:
        self.spiel: Any = import_module("pyspiel")
        self.game = self.spiel.load_game("connect_four")
        evaluator = self.spiel.RandomRolloutEvaluator(1, seed)
        self.bot = self.spiel.MCTSBot(
            self.game, evaluator, curiosity, simulations, 1000, solve, seed, False
        )
        self.seconds = 0.0

    def choose(self, played: list[int]) -> int:
        state = self.game.new_initial_state()
        for column in played:
            state.apply_action(column)
        began = process_time()
        found = int(self.bot.step(state))
        self.seconds = process_time() - began
        return found


class Ours:
    """Our search with a tree that is kept between moves, or without."""

    def __init__(self, curiosity: float, reuse: bool, seed: int) -> None:
        self.curiosity = curiosity
        self.reuse = reuse
        self.random = Random(seed)
        self.search: Search | None = None
        self.seconds = 0.0
        self.simulations = 0

    def choose(self, state: Any, seat: int, seconds: float) -> int:
        began = process_time()
        search = self.search
        if search is None or not self.reuse or search.seat != seat:
            search = Search(state, seat, self.random.randrange(1 << 60), self.curiosity)
        else:
            search.move_to(state)
        self.search = search
        before = search.simulations
        search.run(20)
        while process_time() - began < seconds:
            search.run(20)
        self.seconds += process_time() - began
        self.simulations += int(search.simulations - before)
        return int(search.best())


def play(ours: Ours, theirs: Theirs, seat: int, opening: list[int]) -> tuple[float, float]:
    """One game: our points, and the processor time that they used."""
    state = GAME.start(GAME.resolve())
    played: list[int] = []
    spent = 0.0
    for column in opening:
        state.apply(len(played) % 2, column)
        played.append(column)
    ours.search = None
    if not theirs.seconds:
        theirs.choose([])
    while state.waiting():
        mover = len(played) % 2
        if mover == seat:
            column = ours.choose(state.clone(), seat, theirs.seconds)
        else:
            column = theirs.choose(played)
            spent += theirs.seconds
        state.apply(mover, column)
        played.append(column)
    return (state.result()[seat] + 1) / 2, spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--simulations", type=int, default=1000, help="OpenSpiel's for a move")
    parser.add_argument("--their-curiosity", type=float, default=2.0)
    parser.add_argument("--curiosity", type=float, default=1.0)
    parser.add_argument("--no-solve", action="store_true", help="OpenSpiel without its solver")
    parser.add_argument("--no-reuse", action="store_true", help="ours with a new tree every move")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    random = Random(given.seed)
    theirs = Theirs(given.simulations, given.their_curiosity, not given.no_solve, given.seed)
    ours = Ours(given.curiosity, not given.no_reuse, given.seed)
    points, squares, spent = 0.0, 0.0, 0.0
    opening: list[int] = []
    for number in range(given.games):
        if number % 2 == 0:
            opening = [random.randrange(7), random.randrange(7)]
        won, seconds = play(ours, theirs, number % 2, opening)
        points += won
        squares += won * won
        spent += seconds
    low, high = interval(points, given.games)
    print(
        json.dumps(
            {
                "compiled": potager.COMPILED,
                "games": given.games,
                "share": round(points / given.games, 4),
                "ci95": [round(low, 4), round(high, 4)],
                "deviation": round(sqrt(squares / given.games - (points / given.games) ** 2), 3),
                "seconds_ours": round(ours.seconds, 2),
                "seconds_theirs": round(spent, 2),
                "simulations_a_second": round(ours.simulations / ours.seconds),
            }
        )
    )


if __name__ == "__main__":
    main()
