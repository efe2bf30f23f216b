"""Count how many decisions a match of each game takes, for `lengths.toml` in the games' folders.

    python scripts/lengths.py [--games 40] [GAME …]

Medium bots play with every value of the options that the file names; what `seconds` says is left.
"""

from __future__ import annotations

import argparse
import itertools
import re
from collections.abc import Sequence
from statistics import mean
from typing import Any

import potager
from potager.bots.levels import bot
from potager.core.errors import BadOption
from potager.core.game import AnyGame, options_of
from potager.core.lengths import NAME, key, read_lengths
from potager.core.match import Match
from potager.core.options import Options
from potager.core.state import State

BY = "medium"


def decisions(game: AnyGame, options: Options, seed: int) -> int:
    """How often one match waits for somebody who has a choice."""
    match, moments = Match.new(game, options, seed=seed), set[int]()

    def chooser(seat: int) -> Any:
        choose = bot(BY, game, seed * 100 + seat).choose

        def counted(view: State, at: int) -> int:
            if len(view.legal(at)) > 1:
                moments.add(match.decision)
            return choose(view, at)

        return counted

    match.play([chooser(seat) for seat in range(len(match.seats))])
    return len(moments)


def sets(game: AnyGame, by: Sequence[str]) -> list[Options]:
    """The options with every value of these that fits the others."""
    fields = {field.name: field for field in options_of(game)}
    values: list[list[Any]] = []
    for name in by:
        field = fields[name]
        few = range(field.least or 0, (field.most or 0) + 1)
        values.append([int(one) if one.isdecimal() else one for one in field.choices] or list(few))
    found = []
    for chosen in itertools.product(*values):
        try:
            found.append(game.resolve(**dict(zip(by, chosen, strict=True))))
        except BadOption:
            continue
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=40)
    given = parser.parse_args()
    for game in potager.games():
        file = game.folder / NAME
        known = read_lengths(file)
        if not known or (given.game and game.name not in given.game):
            continue
        lines = []
        for options in sets(game, known["by"]):
            most = [decisions(game, options, seed) for seed in range(given.games)]
            lines.append(f'"{key(known["by"], options)}" = {mean(most):.1f}\n')
            print(game.name, lines[-1], end="", flush=True)
        before = re.split(r"(?m)^\[decisions\]\n", file.read_text("utf-8"))[0]
        file.write_text(f"{before}[decisions]\n{''.join(lines)}", "utf-8")


if __name__ == "__main__":
    main()
