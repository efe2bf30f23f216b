"""`potager backup`, `restore`, `export` and `import`, which copy a table's data to and from files.

None of them overwrites anything. On a terminal they show their progress, and if they are stopped
they leave nothing half done.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress

from potager.core.errors import PotagerError
from potager.table.operating.copying import Tell
from potager.table.settings import Settings
from potager.terminal import counted

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
err = Console(stderr=True, highlight=False, soft_wrap=True)

Database = Annotated[
    str | None,
    typer.Option(help="A file or postgresql://… Default: as for `potager serve`."),
]
Config = Annotated[Path | None, typer.Option(help="The file of settings that names the database.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the outcome as JSON, for scripts.")]


@app.command()
def backup(
    target: Annotated[Path, typer.Argument(help="The file to write.")],
    database: Database = None,
    config: Config = None,
    json: AsJson = False,
) -> None:
    """Copy all of a table's data into one file. The table may keep running."""
    from potager.table.operating.copying import backup as copy

    source = _database(database, config)
    with _progress("Copying", json) as tell:
        copied = copy(source, target, tell)
    _say(copied, f"{target} has everything: {counted(copied.matches, 'match', 'matches')}.", json)


@app.command()
def restore(
    source: Annotated[Path, typer.Argument(help="A backup.")],
    database: Database = None,
    config: Config = None,
    json: AsJson = False,
) -> None:
    """Restore a backup into a new file or an empty PostgreSQL database."""
    from potager.table.operating.copying import restore as put_back

    target = _database(database, config)
    with _progress("Restoring", json) as tell:
        copied = put_back(source, target, tell)
    matches = counted(copied.matches, "match", "matches")
    _say(copied, f"Restored {matches} with {counted(copied.events, 'event')}.", json)


@app.command()
def export(
    match: Annotated[
        list[str] | None,
        typer.Option(help="A match's code. Can be repeated. Default: all matches."),
    ] = None,
    finished: Annotated[
        bool, typer.Option("--finished", help="Export only matches that are over.")
    ] = False,
    database: Database = None,
    config: Config = None,
    json: AsJson = False,
) -> None:
    """Print matches as lines of JSON. Running matches include their secrets.

    To write a file, run `potager export > matches.jsonl`.
    """
    from potager.table.operating.matches import export as lines_of
    from potager.table.operating.matches import is_id
    from potager.table.operating.reading import snapshot
    from potager.table.rooms.seats import clean_code

    done = 0
    with snapshot(_database(database, config)) as source, _progress("Exporting", json) as tell:
        codes = [one if is_id(one) else clean_code(one) for one in match or ()]
        total, lines = lines_of(source, codes, finished=finished)
        for done, line in enumerate(lines, 1):
            sys.stdout.write(line + "\n")
            tell(done, total)
        sys.stdout.flush()
    if json:
        err.print(msgspec.json.encode({"exported": done}).decode(), markup=False)
    else:
        err.print(f"{counted(done, 'match', 'matches')}.")


@app.command("import")
def import_matches(
    file: Annotated[
        Path, typer.Argument(help="A file from `potager export`, or - for standard input.")
    ],
    database: Database = None,
    config: Config = None,
    json: AsJson = False,
) -> None:
    """Add exported matches. Matches that already exist are not changed."""
    from potager.table.operating.matches import Imported, import_all

    settings = Settings(database=_database(database, config))
    total = 0 if str(file) == "-" else _lines(file)

    async def work(tell: Tell) -> Imported:
        store = settings.store()
        await store.open()
        try:
            opened = sys.stdin.buffer if str(file) == "-" else file.open("rb")
            with opened as lines:
                return await import_all(store, lines, lambda done: tell(done, total))
        finally:
            await store.close()

    with _progress("Importing", json) as tell:
        report = asyncio.run(work(tell))
    for why in report.refused if not json else ():
        err.print(why, style="red", markup=False)
    there = f", {report.there_already} already existed" if report.there_already else ""
    refused = f", {len(report.refused)} refused" if report.refused else ""
    added = counted(report.imported, "match", "matches")
    _say(report, f"{added} imported{there}{refused}.", json)
    if report.refused:
        raise typer.Exit(2)


def _database(given: str | None, config: Path | None) -> str:
    from potager.table.operating.configuration import from_here

    return from_here({"database": given}, config).configuration.database


def _lines(file: Path) -> int:
    try:
        with file.open("rb") as lines:
            return sum(1 for line in lines if line.strip())
    except OSError as error:
        raise PotagerError(f"{file} can't be read: {error.strerror}.") from None


@contextmanager
def _progress(what: str, quiet: bool) -> Iterator[Tell]:
    if quiet or not err.is_terminal:
        yield lambda *_: None
        return
    with Progress(console=err, transient=True) as progress:
        task = progress.add_task(what, total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total or None)


def _say(outcome: msgspec.Struct, text: str, json: bool) -> None:
    typer.echo(msgspec.json.encode(outcome).decode() if json else text)
