"""Connect Four beside OpenSpiel's C++ and PettingZoo: playouts, search, driven from Python."""

from __future__ import annotations

from benchmarks.common import (
    Outcome,
    Ratio,
    arguments,
    compare,
    others_side,
    others_versions,
    our_versions,
    potager_side,
    show,
)

OURS = ("connect four playouts", "connect four search", "connect four driven")
THEIRS = ("openspiel playouts", "openspiel search", "openspiel driven", "pettingzoo driven")
UNITS = {
    "connect four playouts": "moves/s",
    "openspiel playouts": "moves/s",
    "connect four search": "simulations/s",
    "openspiel search": "simulations/s",
    "connect four driven": "moves/s",
    "openspiel driven": "moves/s",
    "pettingzoo driven": "moves/s",
}


def measure(rounds: int) -> Outcome:
    return compare(
        "Connect Four compared with OpenSpiel and PettingZoo",
        rounds,
        [lambda: potager_side(*OURS), lambda: others_side(*THEIRS)],
        UNITS,
        [
            Ratio("playouts / OpenSpiel's", "connect four playouts", "openspiel playouts", 4),
            Ratio("search / OpenSpiel's", "connect four search", "openspiel search", 3),
            Ratio("driven from Python / pyspiel", "connect four driven", "openspiel driven", 3),
            Ratio("driven from Python / PettingZoo", "connect four driven", "pettingzoo driven"),
        ],
        our_versions() | others_versions(),
    )


if __name__ == "__main__":
    given = arguments(__doc__, rounds=7)
    show(measure(given.rounds), as_json=given.json)
