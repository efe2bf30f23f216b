"""Reports: a page about a game, made by playing it; a designer reads what to change."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter

import msgspec

from potager.core.game import AnyGame
from potager.core.options import Options
from potager.lab.extras import need
from potager.lab.jobs.results import Results, Stopped
from potager.lab.matches.simulate import fill

from .findings import Finding, findings
from .study import GameStudy, Sizes, Work, planned, study


class Written(msgspec.Struct, frozen=True):
    """A report that was written, as scripts read it."""

    file: str
    games: int
    seconds: float
    findings: tuple[str, ...]


def write_report(
    game: AnyGame,
    options: Options,
    out: Path,
    *,
    against: Options | None = None,
    bots: Sequence[str] = ("medium",),
    levels: Sequence[str] = (),
    games: int = 1000,
    seed: int = 1,
    workers: int = 1,
    ray: str | None = None,
    results: Results | None = None,
    tell: Callable[[int], None] = lambda _: None,
    command: str = "",
) -> Written:
    """Play, and write a page about it into a folder.

    `levels` are the bots whose skill is measured, from the weakest; by default all of the game.
    With `results` every chunk is kept in a file; Ctrl-C raises `Stopped` with the games done.
    """
    need("matplotlib", "lab", "A report")
    from .page import page

    fill(game, options, bots)
    for name in levels:
        fill(game, options, [name])
    began = perf_counter()
    work = Work(tuple(bots), seed, workers, ray, results, tell, tuple(levels))
    try:
        found = study(game, options, against, Sizes.of(games), work)
    except (KeyboardInterrupt, Stopped):
        raise Stopped(work.played) from None
    told = findings(found)
    seconds = perf_counter() - began
    out.mkdir(parents=True, exist_ok=True)
    file = out / f"{game.name}.html"
    file.write_text(page(found, told, command, seconds), "utf-8")
    return Written(
        str(file), found.games, round(seconds, 2), tuple(finding.text for finding in told)
    )


__all__ = [
    "Finding",
    "GameStudy",
    "Sizes",
    "Written",
    "findings",
    "planned",
    "study",
    "write_report",
]
