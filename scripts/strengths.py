"""Measure how strong each level is, one bot among others of another level.

    python scripts/strengths.py [GAME …]

`docs/strengths.json` is the data, and the site's page measured/levels is made from it. With names
of games only those are played again.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec

from potager.core.registry import game as find_game
from potager.lab.matches.challenge import challenge

DATA = Path(__file__).parents[1] / "docs/strengths.json"


class Strength(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How often a bot won that sat among bots of another level, on every seat in turn."""

    game: str
    options: dict[str, Any] = {}
    players: int
    challenger: str
    among: str
    games: int
    share: float
    ci99: tuple[float, float] | None = None
    note: str = ""  # what was different from the bots of today


def read() -> list[Strength]:
    return msgspec.json.decode(DATA.read_bytes(), type=list[Strength])


def write(rows: list[Strength]) -> None:
    DATA.write_bytes(msgspec.json.format(msgspec.json.encode(rows), indent=1) + b"\n")


def measured(row: Strength, workers: int) -> Strength:
    """The same row, played again; one without an interval until it is clear who is stronger."""
    found = challenge(
        find_game(row.game), row.options, row.challenger, row.among,
        games=row.games if row.ci99 else None, seed=1, workers=workers,
    )  # fmt: skip
    between = row.ci99 and found.ci99
    return msgspec.structs.replace(row, games=found.games, share=found.share, ci99=between, note="")


def page() -> Iterator[str]:
    """All of it as Markdown."""
    yield "# Measured: levels\n"
    yield (
        "One bot sits among bots of another level, on every seat in turn, and every deal of the "
        "dice is played from all seats. A win that is shared counts in part. Rows without an "
        "interval come from tests that stopped as soon as it was clear which bot is stronger.\n\n"
        "`python scripts/strengths.py` plays all of this again; a single row is "
        "`potager arena GAME --bots CHALLENGER,AMONG --games N`, with its options.\n"
    )
    for game, rows in groupby(read(), key=lambda row: row.game):
        yield f"## {find_game(game).title}\n"
        yield "| bot | among | players | options | games | wins | 99% between | even | measured |"
        yield "|---|---|---:|---|---:|---:|---|---:|---|"
        for row in rows:
            told = {name: value for name, value in row.options.items() if name != "players"}
            options = ", ".join(f"{name} {value}" for name, value in told.items())
            between = f"{row.ci99[0]:.1%} and {row.ci99[1]:.1%}" if row.ci99 else ""
            yield (
                f"| {row.challenger} | {row.among} | {row.players} | {options} | {row.games:,} | "
                f"{row.share:.1%} | {between} | {1 / row.players:.1%} | {row.note} |"
            )
        yield ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="only these")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    rows = read()
    for at, row in enumerate(rows):
        if not given.games or row.game in given.games:
            rows[at] = measured(row, given.workers)
            print(rows[at], flush=True)
            write(rows)


if __name__ == "__main__":
    main()
