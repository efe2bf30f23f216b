"""Measure how games among bots end, how long they take, and how often the first seat wins.

    python scripts/endings.py [GAME …]

`docs/endings.json` is the data, and the site's page measured/endings is made from it. With names of
games, only those are played again.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec

from potager import lab
from potager.core.registry import game as find_game

DATA = Path(__file__).parents[1] / "docs/endings.json"


class Endings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What happened in many games of one game, with the same bots on all seats."""

    game: str
    options: dict[str, Any] = {}
    players: int
    bots: str
    games: int
    turns: int  # half of the games end within them
    first: float  # the first seat's share of wins
    first_ci95: tuple[float, float]
    endings: dict[str, float]
    drawn: float
    passed: float | None = None  # the share of all choices, in games with a pass


def read() -> list[Endings]:
    return msgspec.json.decode(DATA.read_bytes(), type=list[Endings])


def write(rows: list[Endings]) -> None:
    DATA.write_bytes(msgspec.json.format(msgspec.json.encode(rows), indent=1) + b"\n")


def measured(row: Endings, workers: int) -> Endings:
    """The same row, played again."""
    found = lab.simulate(
        row.game, bots=row.bots, games=row.games, workers=workers, players=row.players,
        **row.options,
    )  # fmt: skip
    first = found.seats[0]
    return msgspec.structs.replace(
        row, turns=found.turns.p50, first=first.win_rate, first_ci95=first.ci95,
        endings=found.endings, drawn=found.draws / found.games, passed=found.verbs.get("pass"),
    )  # fmt: skip


def page() -> Iterator[str]:
    """All of it as Markdown."""
    yield "# Measured: endings\n"
    yield (
        "How games among bots end. The same bots play on all seats, and half of the games end "
        "within the number of turns in the table. Passes are counted as a share of all choices.\n\n"
        "`python scripts/endings.py` plays all of this again. A single row is `potager simulate "
        "GAME --players N --bots BOT --games N --seed 1`, with its options.\n"
    )
    for game, rows in groupby(read(), key=lambda row: row.game):
        yield f"## {find_game(game).title}\n"
        yield (
            "| bots | players | options | games | turns | first seat wins | 95% between | even | "
            "how games end | drawn | passes |"
        )
        yield "|---|---:|---|---:|---:|---:|---|---:|---|---:|---:|"
        for row in rows:
            options = ", ".join(f"{name} {value}" for name, value in row.options.items())
            low, high = row.first_ci95
            ends = ", ".join(f"{name} {share:.1%}" for name, share in row.endings.items() if share)
            passed = "" if row.passed is None else f"{row.passed:.1%}"
            yield (
                f"| {row.bots} | {row.players} | {options} | {row.games:,} | {row.turns} | "
                f"{row.first:.1%} | {low:.1%} and {high:.1%} | {1 / row.players:.1%} | {ends} | "
                f"{row.drawn:.1%} | {passed} |"
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
