"""From the start of a process to a first legal move of Snail Invasion!, in milliseconds."""

from __future__ import annotations

import os
import subprocess
import sys
from time import perf_counter

from benchmarks.common import Figures, Outcome, Ratio, arguments, compare, our_versions, show

FIRST_MOVE = """
import potager
match = potager.Match.new("snail-invasion")
match.roll()
assert match.legal(0)
"""
LIMIT = 60.0  # milliseconds


def milliseconds(script: str) -> tuple[float, float]:
    """How long a Python with this script took: by the clock, and of the processor."""
    begun = perf_counter()
    process = subprocess.Popen([sys.executable, "-c", script])
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    spent = perf_counter() - begun
    if process.returncode:
        sys.exit("This benchmark needs an installed Potager: run make setup.")
    return spent * 1000, (used.ru_utime + used.ru_stime) * 1000


def once() -> Figures:
    move, move_processor = milliseconds(FIRST_MOVE)
    empty, empty_processor = milliseconds("pass")
    return {
        "a first legal move": move,
        "a first legal move, processor": move_processor,
        "an empty Python": empty,
        "an empty Python, processor": empty_processor,
        "the limit": LIMIT,
    }


def measure(rounds: int) -> Outcome:
    milliseconds(FIRST_MOVE)  # the first run reads the files from the disk
    return compare(
        "From process start to a first legal move",
        rounds,
        [once],
        {
            "a first legal move": "ms",
            "a first legal move, processor": "ms",
            "an empty Python": "ms",
            "an empty Python, processor": "ms",
        },
        [Ratio("the limit of 60 ms / the time taken", "the limit", "a first legal move", 1)],
        our_versions(),
    )


if __name__ == "__main__":
    given = arguments(__doc__, rounds=41)
    show(measure(given.rounds), as_json=given.json)
