"""`make faults`: a thousand faults on SQLite, three hundred each on SQLite and on PostgreSQL with
three processes, a million frames of nonsense, requests of every kind, and a match through nginx;
then one table.

It runs unattended, for more than an hour. Ctrl-C ends it and tells what there was so far.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from functools import partial
from typing import Annotated

import msgspec
import typer
from faults import fuzzing, requests, through_nginx
from faults.campaign import Campaign
from faults.ground import Ground, PostgresGround, SqliteGround, WorkersGround
from faults.outcome import Outcome
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

err = Console(stderr=True)
Tell = Callable[[str], None]
GROUNDS: dict[str, Callable[[random.Random], Ground]] = {
    "SQLite, 1 process": SqliteGround,
    "SQLite, 3 processes": WorkersGround,
    "PostgreSQL, 3 processes": PostgresGround,
}


def campaign(kind: str, count: int, seed: int, tell: Tell) -> Outcome:
    """Faults on one kind of database."""
    lot = random.Random(f"{seed} {kind}")
    ground = GROUNDS[kind](lot)
    outcome = Outcome(part=kind)
    played = Campaign(ground, lot, outcome)
    try:
        ground.start()
        asyncio.run(played.run(count, tell))
    except KeyboardInterrupt:
        outcome.stopped = True
    finally:
        ground.close()
    outcome.check_logs(ground.logs)
    return outcome


def show(outcomes: list[Outcome]) -> None:
    """One table."""
    table = Table(title="Faults", show_lines=True)
    for heading in ("part", "seconds", "figures", "faults", "wrong"):
        table.add_column(heading, overflow="fold")
    for one in outcomes:
        figures = "\n".join(f"{count:,} {what}" for what, count in one.what.items())
        faults = "\n".join(f"{count:,} {what}" for what, count in sorted(one.faults.items()))
        table.add_row(one.part, f"{one.seconds:.0f}", figures, faults, "\n".join(one.wrong) or "-")
    Console(width=120).print(table, markup=False)


def main(
    sqlite: Annotated[int, typer.Option(help="Faults on SQLite.")] = 1000,
    workers: Annotated[int, typer.Option(help="Faults on SQLite with three processes.")] = 300,
    postgresql: Annotated[int, typer.Option(help="Faults on PostgreSQL.")] = 300,
    frames: Annotated[int, typer.Option(help="Frames of nonsense over the socket.")] = 1_000_000,
    examples: Annotated[int, typer.Option(help="Requests to each operation of the API.")] = 200,
    proxy: Annotated[bool, typer.Option(help="Play through nginx.")] = True,
    seed: Annotated[int, typer.Option(help="Other faults, in another order.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
) -> None:
    """Break things while matches are played, and see whether anybody is told what is not so."""
    parts: dict[str, tuple[int, Callable[[Tell], Outcome]]] = {
        kind: (count, partial(campaign, kind, count, seed))
        for kind, count in zip(GROUNDS, (sqlite, workers, postgresql), strict=True)
    } | {
        "nonsense": (frames, partial(fuzzing.run, frames, seed)),
        "requests": (examples, partial(requests.run, examples)),
        "nginx": (int(proxy), through_nginx.run),
    }
    outcomes: list[Outcome] = []
    stopped = False
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
               TimeElapsedColumn())  # fmt: skip
    try:
        with Progress(*columns, console=err, transient=True) as progress:
            for name, (count, work) in parts.items():
                if count:
                    bar = progress.add_task(name, total=None if name == "requests" else count)
                    outcomes.append(work(lambda _, bar=bar: progress.advance(bar)))  # type: ignore[misc]
                    outcomes[-1].done()
                    progress.remove_task(bar)
                    if outcomes[-1].stopped:
                        raise KeyboardInterrupt
    except KeyboardInterrupt:
        err.print("Stopped: this is what there was so far.")
        stopped = True
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(outcomes)).decode())
    else:
        show(outcomes)
    raise typer.Exit(1 if any(one.wrong for one in outcomes) else 130 if stopped else 0)


if __name__ == "__main__":
    typer.run(main)
