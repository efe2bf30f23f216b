"""Two builds of Potager beside each other: did a change cost speed?

git worktree add build/old v0.1.0
for each of the two: pip install --no-deps --no-build-isolation --target FOLDER .
.venv/bin/python -m benchmarks.before OLD_FOLDER NEW_FOLDER
"""

from __future__ import annotations

import argparse
from pathlib import Path

from benchmarks.common import Outcome, Ratio, compare, our_versions, potager_side, show
from benchmarks.ours import GAMES

BEFORE = "before: "


def measure(old: Path, new: Path, games: list[str], rounds: int) -> Outcome:
    units = {"playouts": "moves/s", "keys": "keys/s"}
    parts = {f"{game} {what}": unit for what, unit in units.items() for game in games}
    return compare(
        "Before and after",
        rounds,
        [
            lambda: potager_side(*parts, prefix=BEFORE, site=old),
            lambda: potager_side(*parts, site=new),
        ],
        {prefix + part: unit for part, unit in parts.items() for prefix in (BEFORE, "")},
        [Ratio(f"{part} / before", part, BEFORE + part) for part in parts],
        our_versions(),
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("old", type=Path, help="where the older build is installed")
    parser.add_argument("new", type=Path, help="where the newer one is")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES), metavar="GAME")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--rounds", type=int, default=5, help="how often each side measures")
    given = parser.parse_args()
    show(measure(given.old, given.new, given.games, given.rounds), as_json=given.json)
