"""Write the puzzles that come with the games: those of a server's first days.

    python scripts/first_puzzles.py

Each game whose positions make good puzzles gets a few in its `puzzles.json`. Run it after a change
of a game's rules; a test finds puzzles that can't be shown any more.
"""

from __future__ import annotations

from collections import defaultdict
from datetime import date, timedelta

import msgspec

from potager.bots.coach.puzzles import Puzzle, puzzle_of
from potager.core.registry import games

SEED = date(1001, 1, 1)  # no server ever had a puzzle on that day
EACH = 2


def main() -> None:
    """Write them."""
    makers = [game for game in games() if game.manners.puzzles]
    found: defaultdict[str, list[Puzzle]] = defaultdict(list)
    day = SEED
    while any(len(found[game.name]) < EACH for game in makers):
        puzzle = puzzle_of(day)
        found[puzzle.game].append(puzzle)
        day += timedelta(1)
    for game in makers:
        own = found[game.name][:EACH]
        (game.folder / "puzzles.json").write_bytes(msgspec.json.encode(own) + b"\n")
        print(game.title, *(one.difficulty for one in own), sep="; ")


if __name__ == "__main__":
    main()
