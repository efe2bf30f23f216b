"""What compiling brings."""

from __future__ import annotations

from benchmarks.common import Outcome, Ratio, arguments, compare, our_versions, potager_side, show

FOUR = "connect four playouts"
SNAIL = "snail playouts"
PLAIN = "uncompiled "


def measure(rounds: int) -> Outcome:
    return compare(
        "Compiled and uncompiled",
        rounds,
        [
            lambda: potager_side(FOUR, SNAIL),
            lambda: potager_side(FOUR, SNAIL, compiled=False, prefix=PLAIN),
        ],
        {prefix + part: "moves/s" for part in (FOUR, SNAIL) for prefix in ("", PLAIN)},
        [
            Ratio("Snail Invasion!, compiled / uncompiled", SNAIL, PLAIN + SNAIL, 15),
            Ratio("Connect Four, compiled / uncompiled", FOUR, PLAIN + FOUR, 15),
        ],
        our_versions(),
    )


if __name__ == "__main__":
    given = arguments(__doc__, rounds=5)
    show(measure(given.rounds), as_json=given.json)
