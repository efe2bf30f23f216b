"""What is kept, as files: `potager backup`, `restore`, `export` and `import`.

All of them refuse to overwrite, show how far they are where somebody looks, and leave nothing half
done when they are stopped.
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

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
err = Console(stderr=True, highlight=False, soft_wrap=True)

Database = Annotated[
    str | None,
    typer.Option(help="A file, or postgresql://… (default: as for `potager serve`)."),
]
Config = Annotated[Path | None, typer.Option(help="The settings' file that names the database.")]
AsJson = Annotated[bool, typer.Option("--json", help="Tell the outcome as JSON, for scripts.")]


@app.command()
def backup(
    target: Annotated[Path, typer.Argument(help="The file to write.")],
    database: Database = None,
    config: Config = None,
    json: AsJson = False,
) -> None:
    """Copy all that the table keeps into one file, also while the table runs."""
    from potager.table.operating.copying import backup as copy

    source = _database(database, config)
    with _progress("Copying", json) as tell:
        copied = copy(source, target, tell)
    _say(copied, f"{target} has everything: {copied.matches} matches.", json)


@app.command()
def restore(
    source: Annotated[Path, typer.Argument(help="A backup.")],
    database: Database = None,
    config: Config = None,
    json: AsJson = False,
) -> None:
    """Put a backup into a new file or an empty PostgreSQL database."""
    from potager.table.operating.copying import restore as put_back

    target = _database(database, config)
    with _progress("Restoring", json) as tell:
        copied = put_back(source, target, tell)
    _say(copied, f"{copied.matches} matches with {copied.events} events are back.", json)


@app.command()
def export(
    match: Annotated[
        list[str] | None, typer.Option(help="A match's code; may repeat (default: all).")
    ] = None,
    finished: Annotated[
        bool, typer.Option("--finished", help="Only matches that are over.")
    ] = False,
    database: Database = None,
    config: Config = None,
    json: AsJson = False,
) -> None:
    """Print matches, one line of JSON each: to a file by `> matches.jsonl`. They hold secrets."""
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
        err.print(f"{done} matches.")


@app.command("import")
def import_matches(
    file: Annotated[Path, typer.Argument(help="What `potager export` wrote; - reads the input.")],
    database: Database = None,
    config: Config = None,
    json: AsJson = False,
) -> None:
    """Add exported matches; those that are there already stay as they are there."""
    from potager.table.operating.matches import Imported, import_all

    settings = Settings(database=_database(database, config))
    total = 0 if str(file) == "-" else _lines(file)

    async def work(tell: Tell) -> Imported:
        store = settings.store()
        store.notice = lambda *_: None
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
    there = f", {report.there_already} were there already" if report.there_already else ""
    refused = f", {len(report.refused)} were refused" if report.refused else ""
    _say(report, f"{report.imported} matches were imported{there}{refused}.", json)
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
