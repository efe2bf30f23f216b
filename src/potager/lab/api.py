"""The lab in Python, with games and bots by name, options as keywords, and typed results."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from potager.core.game import AnyGame
from potager.core.registry import game as find_game

from .jobs.results import Results
from .matches.arena import Ladder
from .matches.arena import arena as rate_bots
from .matches.comparing import Comparison
from .matches.comparing import compare as compare_variants
from .matches.figures import Report
from .matches.simulate import simulate as count_games
from .report import Written
from .report import write_report as write_page


def simulate(
    game: str | AnyGame,
    /,
    *,
    bots: str | Sequence[str] = "random",
    games: int = 1000,
    seed: int = 1,
    workers: int | None = None,
    ray: str | None = None,
    results: Path | str | None = None,
    **options: Any,
) -> Report:
    """Let bots play many games, and count the results. A single bot plays in every seat.

    A file of `results` keeps each chunk, so a longer run later plays only what is missing.
    """
    found = _game(game)
    kept = None if results is None else Results(results, go_on=True)
    return count_games(
        found, found.resolve(**options), _names(bots),
        games=games, seed=seed, workers=_workers(workers), ray=ray, results=kept,
    )  # fmt: skip


def arena(
    game: str | AnyGame,
    /,
    bots: Sequence[str],
    *,
    games: int | None = None,
    seed: int = 1,
    workers: int | None = None,
    ray: str | None = None,
    results: Path | str | None = None,
    **options: Any,
) -> Ladder:
    """Let all bots play each other, for this many games per pair or until the result is clear."""
    found = _game(game)
    kept = None if results is None else Results(results, go_on=True)
    return rate_bots(
        found, found.resolve(**options), bots,
        games=games, seed=seed, workers=_workers(workers), ray=ray, results=kept,
    )  # fmt: skip


def compare(
    game: str | AnyGame,
    one: Mapping[str, Any],
    other: Mapping[str, Any],
    *,
    bots: str | Sequence[str] = "random",
    games: int = 1000,
    seed: int = 1,
    workers: int | None = None,
    ray: str | None = None,
) -> Comparison:
    """Play two variants with different options, and compare every figure."""
    return compare_variants(
        _game(game), one, other, _names(bots),
        games=games, seed=seed, workers=_workers(workers), ray=ray,
    )  # fmt: skip


def write_report(
    game: str | AnyGame,
    /,
    out: Path | str,
    *,
    bots: str | Sequence[str] = "medium",
    games: int = 1000,
    seed: int = 1,
    workers: int | None = None,
    ray: str | None = None,
    **options: Any,
) -> Written:
    """Write a report about a game into a folder."""
    found = _game(game)
    return write_page(
        found, found.resolve(**options), Path(out),
        bots=_names(bots), games=games, seed=seed, workers=_workers(workers), ray=ray,
        command=f"potager.lab.write_report({found.name!r}, …)",
    )  # fmt: skip


def _game(game: str | AnyGame) -> AnyGame:
    return find_game(game) if isinstance(game, str) else game


def _names(bots: str | Sequence[str]) -> Sequence[str]:
    return [bots] if isinstance(bots, str) else bots


def _workers(given: int | None) -> int:
    return given if given is not None else os.cpu_count() or 1
