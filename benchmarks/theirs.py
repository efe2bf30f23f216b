"""The other side: OpenSpiel (C++) and PettingZoo playing Connect Four, in an environment apart.

`theirs.py PART...` prints its figures as one JSON object, measured as `ours.py` does.

pyspiel can't call an evaluator by itself. A search of one simulation does nothing but evaluate the
first position, so its rollouts are those of C++ without any step of Python in between.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from importlib import import_module
from random import random
from time import process_time

RUNS = 5
SIMULATIONS = 20_000  # of one search: as many as Potager's


def best_rate(work: Callable[[], int]) -> float:
    """The best of several runs; `work` returns how many things it did."""
    best = 0.0
    for _ in range(RUNS):
        begun = process_time()
        done = work()
        best = max(best, done / (process_time() - begun))
    return best


def open_spiel_playouts() -> float:
    """Moves a second: rollouts of C++ by the mean length of a random game."""
    pyspiel = import_module("pyspiel")
    rollouts = 20_000
    game = pyspiel.load_game("connect_four")
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, 1, 1000, False, 1, False)
    begin = game.new_initial_state()

    def work() -> int:
        bot.step(begin)
        return rollouts

    games = 4_000
    return best_rate(work) * play_open_spiel(games) / games


def open_spiel_search() -> float:
    """Simulations a second of the C++ search, one rollout each."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game("connect_four")
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, SIMULATIONS, 1000, False, 1, False)
    begin = game.new_initial_state()

    def work() -> int:
        bot.step(begin)
        return SIMULATIONS

    return best_rate(work)


def play_open_spiel(games: int) -> int:
    """Random games by a loop in plain Python; how many moves they had."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game("connect_four")
    moves = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            moves += 1
    return moves


def play_pettingzoo(games: int) -> int:
    """The same with PettingZoo's environment."""
    env = import_module("pettingzoo.classic.connect_four_v3").env()
    moves = 0
    for _ in range(games):
        env.reset()
        for _agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            actions = observation["action_mask"].nonzero()[0]
            env.step(actions[int(random() * len(actions))])
            moves += 1
    return moves


PARTS: dict[str, Callable[[], float]] = {
    "openspiel playouts": open_spiel_playouts,
    "openspiel search": open_spiel_search,
    "openspiel driven": lambda: best_rate(lambda: play_open_spiel(6_000)),
    "pettingzoo driven": lambda: best_rate(lambda: play_pettingzoo(30)),
}

if __name__ == "__main__":
    print(json.dumps({part: PARTS[part]() for part in sys.argv[1:]}))
