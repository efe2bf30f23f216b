"""One side of `cluster.py`: games a second of a simulation, once all of its processes are at work.

Run as `cluster_side.py one|pool|ray GAMES`. The first eighth of the games is not timed: processes
start meanwhile.
"""

from __future__ import annotations

import json
import sys
from time import perf_counter

from potager.core.registry import game as find_game
from potager.lab.jobs.work import work
from potager.lab.matches.simulate import RANDOM_CHUNK, chunks, play_chunk

PROCESSES = 2


def main() -> None:
    side, games = sys.argv[1], int(sys.argv[2])
    game = find_game("snail-invasion")
    options = game.resolve()
    jobs = chunks(game, options, ("random",) * 2, games, 1)
    total = games // RANDOM_CHUNK
    ray = None
    if side == "ray":
        import ray as cluster

        cluster.init("local", num_cpus=PROCESSES, include_dashboard=False, log_to_driver=False)
        ray = "auto"
    done, began = 0, perf_counter()
    for number, tally in enumerate(
        work(play_chunk, jobs, 1 if side == "one" else PROCESSES, total=total, ray=ray)
    ):
        if number == total // 8:
            done, began = 0, perf_counter()
        done += tally.games
    print(json.dumps({f"games/s, {side}": done / (perf_counter() - began)}))


if __name__ == "__main__":
    main()
