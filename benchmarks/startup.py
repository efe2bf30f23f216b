"""From the start of a process to a first legal move of Snail Invasion!, in milliseconds."""

from __future__ import annotations

import subprocess
import sys
from time import perf_counter

from benchmarks.common import Figures, Outcome, Ratio, arguments, compare, our_versions, show

FIRST_MOVE = """
import potager
match = potager.game("snail-invasion").new()
match.roll()
assert match.legal(0)
"""
LIMIT = 60.0  # milliseconds


def milliseconds(script: str) -> float:
    begun = perf_counter()
    subprocess.run([sys.executable, "-c", script], check=True)
    return (perf_counter() - begun) * 1000


def once() -> Figures:
    return {
        "a first legal move": milliseconds(FIRST_MOVE),
        "an empty Python": milliseconds("pass"),
        "the limit": LIMIT,
    }


def measure(rounds: int) -> Outcome:
    milliseconds(FIRST_MOVE)  # the first run reads the files from the disk
    return compare(
        "From process start to a first legal move",
        rounds,
        [once],
        {"a first legal move": "ms", "an empty Python": "ms"},
        [Ratio("the limit of 60 ms, by the time taken", "the limit", "a first legal move", 1)],
        our_versions(),
    )


if __name__ == "__main__":
    given = arguments(__doc__, rounds=41)
    show(measure(given.rounds), as_json=given.json)
