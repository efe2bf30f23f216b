"""Simulations on one process, on two of our own pool, and on two of a Ray cluster.

Random games of Snail Invasion!, by the clock: so it needs a machine with two idle processors.
`make lab` installs Ray.
"""

from __future__ import annotations

import json
import subprocess
import sys
from functools import partial
from importlib.metadata import version

from benchmarks.common import HERE, Figures, Outcome, Ratio, arguments, compare, our_versions, show

GAMES = 2_000_000
SIDES = ("one", "pool", "ray")


def side(name: str) -> Figures:
    command = [sys.executable, str(HERE / "cluster_side.py"), name, str(GAMES)]
    found: Figures = json.loads(subprocess.check_output(command, text=True))
    return found


def measure(rounds: int) -> Outcome:
    one, pool, ray = (f"games/s, {name}" for name in SIDES)
    return compare(
        "One process, two, and Ray",
        rounds,
        [partial(side, name) for name in SIDES],
        dict.fromkeys((one, pool, ray), "games/s"),
        [
            Ratio("two processes of our pool / one", pool, one, 1.7),
            Ratio("two processes of Ray / one", ray, one, 1.7),
            Ratio("Ray / our pool", ray, pool, 0.9),
        ],
        {**our_versions(), "ray": version("ray")},
    )


if __name__ == "__main__":
    given = arguments(__doc__, rounds=3)
    show(measure(given.rounds), as_json=given.json)
