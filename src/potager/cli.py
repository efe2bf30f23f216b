"""The `potager` command: play, host, simulate, replay, verify, measure.

A mistake in a command gets one sentence and exit code 2, never a traceback.
Commands that are useful in scripts have `--json`.
"""

from __future__ import annotations

import errno
import os
import platform
import sys
from io import TextIOWrapper
from math import prod
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.markdown import Markdown

import potager
from potager.core.game import options_of

from .core.encoding import encoder
from .core.errors import PotagerError
from .core.game import AnyGame
from .core.lengths import minutes
from .core.options import OptionField
from .core.registry import game as find_game
from .core.registry import origin, people
from .lab.commands.answers import app as answer_commands
from .lab.commands.studying import app as lab_commands
from .record_cli import app as record_commands
from .table.cli import app as table_commands
from .table.data_cli import app as data_commands
from .terminal import AsJson, GameName, Seed, counted, err, out, print_json, with_progress
from .translating import app as text_commands

HELP = ["-h", "--help"]
app = typer.Typer(
    no_args_is_help=True,
    context_settings={"help_option_names": HELP},
    pretty_exceptions_enable=False,
)
app.add_typer(record_commands)  # replay, verify
app.add_typer(table_commands)  # play, serve
app.add_typer(data_commands)  # backup, restore, export, import
app.add_typer(lab_commands)  # simulate, arena, report, bench
app.add_typer(answer_commands)  # solve, train, analyse, puzzle
deck_commands = typer.Typer(help="Work with your own decks.", no_args_is_help=True)
app.add_typer(deck_commands, name="deck")
app.add_typer(text_commands, name="texts")

KINDS = {  # how an option is written
    "flag": "on, off",
    "text": "a text",
    "order": "all seats in order, as in 2,1,3",
}
EXIT_CODES = {
    0: "all went well",
    1: "a check found a fault, or the output could not be written",
    2: "the command, a file or a setting was wrong",
    3: "a worker of the server could not start",
    130: "it was stopped with Ctrl-C",
}
HELP_TEXT = f"""Five small games from the vegetable patch, to play and to study.

Exit codes: {", ".join(f"{code} if {meaning}" for code, meaning in EXIT_CODES.items())}.
"""


def main() -> None:
    """Run the command, and answer a mistake with one sentence."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a letter that its encoding lacks is no failure
            stream.reconfigure(errors="backslashreplace")
    command = typer.main.get_command(app)
    _without_types(command)
    try:
        command(prog_name="potager", standalone_mode=True)
    except PotagerError as error:
        err.print(str(error), style="red", highlight=False, soft_wrap=True, markup=False)
        sys.exit(2)
    except OSError as error:
        if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM) and error.filename:
            said = f"{error.filename} can't be used: {error.strerror}."
            err.print(said, style="red", highlight=False, soft_wrap=True, markup=False)
            sys.exit(2)
        if error.errno not in (errno.EPIPE, errno.ENOSPC):
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if error.errno == errno.ENOSPC:
            err.print("The output can't be written because there is no space left.", style="red")
        sys.exit(1)


def _without_types(command: Any) -> None:
    """Show no type for flags, and for repeated options that of one value."""
    for parameter in command.get_params(typer.Context(command, help_option_names=HELP)):
        if getattr(parameter, "is_flag", False):
            parameter.metavar = ""
        elif parameter.param_type_name == "option" and parameter.multiple:
            parameter.metavar = "<str>"
    for inner in getattr(command, "commands", {}).values():
        _without_types(inner)


def _tell_version(wanted: bool) -> None:
    if wanted:
        built = "compiled" if potager.COMPILED else "not compiled"
        python = f"Python {platform.python_version()}"
        out.print(f"potager {potager.__version__}, {built}, {python}", highlight=False)
        raise typer.Exit


@app.callback(help=HELP_TEXT)
def potager_command(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            help="Print the version and whether the rules are compiled, then exit.",
            callback=_tell_version,
            is_eager=True,
        ),
    ] = False,
) -> None:
    """What all commands share."""


@app.command()
def games(
    features: Annotated[
        bool, typer.Option("--features", help="Explain the numbers that a learning program gets.")
    ] = False,
    json: AsJson = False,
) -> None:
    """List the games with their numbers of players, options, and packages."""
    found = potager.games()
    if features:
        _features(found, json)
        return
    if json:
        print_json(
            [
                {
                    "name": game.name,
                    "title": game.title,
                    "players": game.players,
                    "age": game.age or None,
                    "options": {field.name: field for field in options_of(game)},
                    "rules_version": game.rules_version,
                    "source": origin(game.name),
                }
                for game in found
            ]
        )
        return
    for game in found:
        out.print(
            f"[bold]{game.title}[/]  [green]{game.name}[/]  {people(game)}, "
            f"about {minutes(game, game.resolve())} min"
            f"{f', ages {game.age}+' if game.age else ''}  "
            f"[dim]from {origin(game.name)}[/]",
            highlight=False,
        )
        for field in options_of(game):
            out.print(f"    {field.name}: {written(field)}. {field.help}", highlight=False)


def written(field: OptionField) -> str:
    """The values that an option may have, as they are written on the command line."""
    values = ", ".join(field.choices) or KINDS.get(field.kind, "")
    if field.kind == "file":
        values = f"{', '.join(field.files)}, or @file"
    if field.kind == "seats":
        values = f"seats with commas, {field.least} to {field.most}"
    if field.kind == "gifts":
        values = f"a seat and what it gets, as in '2 {' '.join(field.gifts)}1'"
    if not values:
        values = f"{field.least} to {field.most}"
    return f"{values} or none" if field.optional else values


def _features(found: list[AnyGame], json: bool) -> None:
    """The blocks of numbers: as JSON for every set of options, or else for the default options."""
    if json:
        print_json(
            {
                game.name: [
                    {"options": given, **_blocks(game, given)} for given in game.option_sets()
                ]
                for game in found
            }
        )
        return
    for game in found:
        told = _blocks(game, {})
        out.print(f"[bold]{game.title}[/]  {told['size']} numbers", highlight=False)
        at = 0
        for block in told["blocks"]:
            shape = " x ".join(map(str, block["shape"]))
            limits = f"{shape}, 0 to {block['most']}"
            out.print(f"    {at:5}  {block['name']}: {limits}", highlight=False)
            at += prod(block["shape"])


def _blocks(game: AnyGame, given: dict[str, Any]) -> dict[str, Any]:
    options = game.resolve(**given)
    blocks = encoder(game, game.start(options), game.seats(options)).blocks
    return {
        "size": sum(block.size for block in blocks),
        "blocks": [block._asdict() for block in blocks],
    }


@app.command()
def rules(game: GameName) -> None:
    """Show a game's rules."""
    text = (find_game(game).folder / "RULES.md").read_text("utf-8")
    if out.is_terminal:
        with out.pager(styles=True):
            out.print(Markdown(text))
    else:
        print(text)


@app.command()
def new_game(
    name: Annotated[str, typer.Argument(help="The game's name in commands, such as minnow-pond.")],
    title: Annotated[
        str | None, typer.Option(help="The game's name for people. Default: derived from NAME.")
    ] = None,
    into: Annotated[Path, typer.Option(help="The folder for the new package.")] = Path(),
    inside: Annotated[
        bool,
        typer.Option("--inside", help="Create a folder in Potager's own sources instead."),
    ] = False,
) -> None:
    """Create a small working game as a starting point for your own."""
    from .new_game import named, new_folder, new_package

    names = named(name, title)
    if inside:
        folder = new_folder(names, into)
        then = "Run `make format`, then `make play`."
    else:
        folder = new_package(names, into)
        then = f"Run `pip install --no-build-isolation {folder}`, then `potager play`."
    said = f"{names.title} is in {folder}. {then}"
    out.print(said, highlight=False, soft_wrap=True, markup=False)


@app.command()
def fuzz(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="The number of matches.")] = 100,
    seed: Seed = 1,
    into: Annotated[Path, typer.Option(help="The folder for failing matches.")] = Path("fuzz"),
    json: AsJson = False,
) -> None:
    """Play random matches and check everything a game promises. Failing matches are saved."""
    from .core.conformance import fuzz as run

    chosen = find_game(game)
    found = with_progress(
        "Checking",
        games,
        lambda tell: run(chosen, games=games, seed=seed, folder=into, tell=tell),
    )
    notes = {str(file): msgspec.json.decode(file.read_bytes())["note"] for file in found}
    if json:
        print_json({"game": chosen.name, "matches": games, "failed": notes})
        raise typer.Exit(1 if found else 0)
    for name, note in notes.items():
        out.print(f"{name}: {note}", highlight=False)
    if found:
        raise typer.Exit(1)
    out.print(f"{counted(games, 'match', 'matches')} kept every promise.", highlight=False)


@deck_commands.command("check")
def check_deck(
    file: Annotated[Path, typer.Argument(help="A deck or quests, as a TOML file.")],
    json: AsJson = False,
) -> None:
    """List everything that is wrong with a file of cards, by card and field."""
    owners = []
    for game in potager.games():
        faults = game.manners.deck_faults(file)
        if faults is None:
            continue
        if json:
            print_json({"file": str(file), "game": game.name, "faults": faults})
            raise typer.Exit(2 if faults else 0)
        for fault in faults:
            err.print(fault, style="red", highlight=False, soft_wrap=True, markup=False)
        if faults:
            raise typer.Exit(2)
        owners.append(game.title)
    if not owners:
        raise PotagerError(
            f"{file} has no cards for any game. A deck for Yes! Broccoli! has [[food]] and "
            "[[power]], and one for Carrotia has [[quest]]."
        )
    out.print(f"{file} is a valid deck for {owners[0]}", highlight=False, soft_wrap=True)
