"""What all commands share: common flags, progress bars, and JSON for scripts."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import msgspec
import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from .core.errors import PotagerError

if TYPE_CHECKING:
    from .core.game import AnyGame
    from .core.options import Options

T = TypeVar("T")
Tell = Callable[[int], None]  # called with how much is done

out = Console()
err = Console(stderr=True)

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for scripts.")]


def _games(begun: str) -> list[str]:
    """What the shell offers to complete the name of a game."""
    from .core.registry import names

    return [name for name in names() if name.startswith(begun)]


GameName = Annotated[
    str,
    typer.Argument(help="The game, by its name in `potager games`.", autocompletion=_games),
]
Players = Annotated[int | None, typer.Option(help="The number of players.")]
Given = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        help="An option of the game, as name=value or name=@file. Can be repeated.",
    ),
]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Workers = Annotated[
    int | None, typer.Option(min=1, help="The number of processes. Default: one per core.")
]


@contextmanager
def stoppable() -> Iterator[None]:
    """Report that work was stopped. Typer turns Ctrl-C into an exit code and prints nothing."""
    try:
        yield
    except KeyboardInterrupt:
        err.print("Stopped.")
        raise


@stoppable()
def with_progress(what: str, total: int | None, work: Callable[[Tell], T]) -> T:
    """Do the work and show its progress on a terminal. Standard output holds only JSON."""
    if not err.is_terminal:
        return work(lambda _: None)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        *((MofNCompleteColumn(), TimeRemainingColumn()) if total else ()),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=err, transient=True) as progress:
        task = progress.add_task(what, total=total)
        return work(lambda done: progress.update(task, completed=done))


@contextmanager
def progress() -> Iterator[Callable[[str, int, int | None], None]]:
    """Show progress. Call it with the name of the work, how much is done, and the total."""
    with stoppable():
        if not err.is_terminal:
            yield lambda *_: None
            return
        with Progress(console=err, transient=True) as bar:
            task = bar.add_task("", total=None)

            def say(what: str, done: int, total: int | None = None) -> None:
                told = what if total else f"{done:,} {what}"
                bar.update(task, description=told, completed=done, total=total)

            yield say


def read_options(given: list[str] | None) -> dict[str, Any]:
    """The options given with `-o name=value`, by name."""
    found: dict[str, Any] = {}
    for one in given or ():
        name, equals, value = one.partition("=")
        if not equals:
            raise PotagerError(f"Write an option as name=value, such as board=4x4, not {one!r}.")
        found[name] = _file(value[1:]) if value.startswith("@") else value
    return found


def variant(game: AnyGame, players: int | None, given: list[str] | None) -> Options:
    """The options from `--players` and `-o`. Either can set the number of players."""
    found = read_options(given)
    if "players" in found and players is not None:
        raise PotagerError("Give the number of players once: --players 4, or -o players=4.")
    number = str(found.pop("players", "")).strip()
    if number:
        if not (number.isascii() and number.isdecimal() and len(number) < 10):
            raise PotagerError(f"The number of players must be a whole number, not {number!r}.")
        players = int(number)
    options: Options = game.resolve(players=players, **found)
    return options


def _file(name: str) -> str:
    try:
        return Path(name).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise PotagerError(f"{name} can't be read: {error}.") from None


def make_room(*files: Path | None) -> None:
    """Check that these files can be written, before the work begins."""
    for file in files:
        if file is not None:
            make_folder(file.parent)
            if file.is_dir() or not os.access(file if file.exists() else file.parent, os.W_OK):
                raise PotagerError(f"{file} can't be written. Choose a file that can be written.")


def make_folder(folder: Path) -> None:
    """Create a folder if it does not exist."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise PotagerError(f"The folder {folder} can't be created: {error.strerror}.") from None


def count_workers(given: int | None) -> int:
    """How many processes to use."""
    return given if given is not None else os.cpu_count() or 1


def counted(n: int, one: str, many: str = "") -> str:
    """A number and what it counts.

    >>> counted(1, "game"), counted(2000, "game"), counted(0, "match", "matches")
    ('1 game', '2,000 games', '0 matches')
    """
    return f"{n:,} {one if n == 1 else many or f'{one}s'}"


def print_json(value: object) -> None:
    """Print a value as one line of JSON."""
    print(msgspec.json.encode(value).decode())
