"""The `potager` command: play, host, simulate, replay, verify, measure.

What a person got wrong is answered with one sentence and exit code 2, never with a traceback.
Commands that people script have `--json`.
"""

from __future__ import annotations

import errno
import os
import sys
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer
from rich.markdown import Markdown

import potager
from potager.core.game import options_of

from .core.encoding import encoder
from .core.errors import PotagerError
from .core.game import AnyGame
from .core.registry import game as find_game
from .core.registry import origin, people
from .core.scene import Layout
from .core.svg import Theme
from .lab.commands.answers import app as answer_commands
from .lab.commands.studying import app as lab_commands
from .table.cli import app as table_commands
from .table.data_cli import app as data_commands
from .terminal import AsJson, GameName, Seed, err, out, print_json, with_progress

if TYPE_CHECKING:
    from .core.dice import FairDice
    from .core.verifying import VerifiedDice

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.add_typer(table_commands)  # play, serve
app.add_typer(data_commands)  # backup, restore, export, import
app.add_typer(lab_commands)  # simulate, arena, report, bench
app.add_typer(answer_commands)  # solve, train, analyse, puzzle
deck_commands = typer.Typer(help="Decks of your own.", no_args_is_help=True)
app.add_typer(deck_commands, name="deck")

KINDS = {  # how an option is written
    "flag": "on, off",
    "text": "a text",
    "order": "all seats in order, as in 2,1,3",
}


def main() -> None:
    """Run the command; one sentence for what a person got wrong."""
    try:
        app(standalone_mode=True)
    except PotagerError as error:
        err.print(str(error), style="red", highlight=False, soft_wrap=True, markup=False)
        sys.exit(2)
    except OSError as error:
        if error.errno not in (errno.EPIPE, errno.ENOSPC):
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if error.errno == errno.ENOSPC:
            err.print("The output can't be written: there is no space left.", style="red")
        sys.exit(1)


def _tell_version(wanted: bool) -> None:
    if wanted:
        out.print(f"potager {potager.__version__}", highlight=False)
        raise typer.Exit


@app.callback()
def potager_command(
    version: Annotated[
        bool,
        typer.Option(
            "--version", help="Tell the version and exit.", callback=_tell_version, is_eager=True
        ),
    ] = False,
) -> None:
    """Five small games from the vegetable patch, to play and to study."""


@app.command()
def games(
    features: Annotated[
        bool, typer.Option("--features", help="What the numbers of a view mean, for learning.")
    ] = False,
    json: AsJson = False,
) -> None:
    """List the games, how many can play, their options, and the package each comes from."""
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
            f"about {game.minutes} min{f', ages {game.age}+' if game.age else ''}  "
            f"[dim]from {origin(game.name)}[/]",
            highlight=False,
        )
        for field in options_of(game):
            values = ", ".join(field.choices) or KINDS.get(field.kind, "")
            if field.kind == "file":
                values = f"{', '.join(field.files)}, or @file"
            if field.kind == "seats":
                values = f"seats with commas, {field.least} to {field.most}"
            if field.kind == "gifts":
                values = f"a seat and what it gets, as in '2 {' '.join(field.gifts)}1'"
            if not values:
                values = f"{field.least} to {field.most}"
            none = " or none" if field.optional else ""
            out.print(f"    {field.name}: {values}{none}. {field.help}", highlight=False)


def _features(found: list[AnyGame], json: bool) -> None:
    """The blocks of numbers: of every option set as JSON, else of the default options."""
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
    name: Annotated[str, typer.Argument(help="Its name in commands, such as minnow-pond.")],
    title: Annotated[
        str | None, typer.Option(help="Its name for people; by default made from NAME.")
    ] = None,
    into: Annotated[Path, typer.Option(help="Where the new package goes.")] = Path(),
    inside: Annotated[
        bool,
        typer.Option("--inside", help="A folder in Potager's own sources instead of a package."),
    ] = False,
) -> None:
    """Create a small game that works, as the beginning of your own."""
    from .new_game import named, new_folder, new_package

    names = named(name, title)
    if inside:
        folder = new_folder(names, into)
        then = "Run `make format`, then `make play`."
    else:
        folder = new_package(names, into)
        then = f"Install it with `pip install --no-build-isolation {folder}`, then `potager play`."
    said = f"{names.title} is in {folder}. {then}"
    out.print(said, highlight=False, soft_wrap=True, markup=False)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    svg: Annotated[Path | None, typer.Option(help="Draw every position into this folder.")] = None,
    layout: Annotated[Layout, typer.Option(help="For which screen.")] = "wide",
    theme: Annotated[Theme, typer.Option(help="By day or by night.")] = "light",
) -> None:
    """Replay a match event by event, in words or as pictures."""
    from .core.match import Match
    from .core.record import Play, Record
    from .core.state import SPECTATOR
    from .core.svg import draw

    for name, value, valid in (
        ("layout", layout, ("wide", "phone", "low")),
        ("theme", theme, ("light", "dark")),
    ):
        if value not in valid:
            raise PotagerError(f"{name} can't be {value!r}: choose {' or '.join(valid)}.")
    record = Record.load(file)
    match = Match.before(record)
    game, pictures = match.game, 0
    if svg:
        svg.mkdir(parents=True, exist_ok=True)

    def picture() -> None:
        nonlocal pictures
        if svg:
            text = draw(game, match.view(), SPECTATOR, layout, theme)
            (svg / f"{pictures:04d}.svg").write_text(text, "utf-8")
            pictures += 1

    picture()
    before = match.state.clone()
    for row in match.follow(record):
        if isinstance(row, Play):
            what = game.notation(before, row.who, row.what)
            turn, who = match.state.turns(), "" if row.who < 0 else f"seat {row.who}"
            if not svg:
                out.print(f"{turn:4}  {who:7} {what}", highlight=False)
        elif not svg:
            out.print(f"      {row.kind} {row.number if row.number >= 0 else ''}", highlight=False)
        picture()
        before = match.state.clone()
    if match.over:
        out.print(game.text(game.drawing.verdict(match.view())), highlight=False)
    if svg:
        out.print(f"{pictures} pictures in {svg}.", highlight=False)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="The record of a finished match.")],
    json: AsJson = False,
) -> None:
    """Check that every roll follows from the promised seed and the players' salts."""
    from .core.dice import FairDice
    from .core.record import Record
    from .core.verifying import verify as check

    record = Record.load(file)
    found, dice = check(record), record.dice
    assert isinstance(dice, FairDice)
    if json:
        facts = {"fair": found.fair, "rolls": found.rolls, "elsewhere": found.elsewhere}
        seats = [share.seats for share in dice.shares]
        print_json(facts | {"salts": seats, "without": dice.without, "rounds": dice.rounds})
    else:
        for line in fairness(dice, found):
            out.print(line, highlight=False)
    if not found.fair:
        raise typer.Exit(2)


def fairness(dice: FairDice, found: VerifiedDice) -> list[str]:
    """What a record proves about its dice, and what it does not."""
    salts = [str(seat + 1) for share in dice.shares for seat in share.seats]
    without = [str(seat + 1) for seat in dice.without]
    lines = [f"Fair: all {found.rolls} rolls follow from the promised seed."]
    if not found.fair:
        lines = [
            f"Not checkable: {found.elsewhere} rolls come from another match. "
            f"The {found.rolls} rolls after them follow from the promised seed."
        ]
    if salts:
        lines.append(
            f"{_seats(salts, 'The salt', 'The salts')} {'match' if len(salts) > 1 else 'matches'} "
            f"what the players' pages committed to before the first roll{_rounds(dice.rounds)}."
        )
    elif dice.salts:
        lines.append(
            "This is the weaker promise from before release 0.3.0: players added salts, but "
            "nothing stopped the server from adding one last."
        )
    else:
        lines.append("No player's salt is in them, so these dice are the server's alone.")
    if without:
        lines.append(f"{_seats(without, 'No salt', 'No salts')} in these dice.")
    return lines


def _seats(numbers: list[str], one: str, several: str) -> str:
    """Something from one seat, or from several."""
    many = len(numbers) > 1
    return f"{several if many else one} from {'seats' if many else 'seat'} {', '.join(numbers)}"


def _rounds(rounds: int) -> str:
    """How often pages had to commit, if it was more than once."""
    return f", in {rounds} rounds" if rounds > 1 else ""


@app.command()
def fuzz(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many matches.")] = 100,
    seed: Seed = 1,
    into: Annotated[Path, typer.Option(help="Where failing matches go.")] = Path("fuzz"),
) -> None:
    """Play random matches and check everything a game promises; failing ones become records."""
    from .core.conformance import fuzz as run

    chosen = find_game(game)
    found = with_progress(
        "Checking",
        games,
        lambda tell: run(chosen, games=games, seed=seed, folder=into, tell=tell),
    )
    for file in found:
        out.print(f"{file}: {msgspec.json.decode(file.read_bytes())['note']}", highlight=False)
    if found:
        raise typer.Exit(1)
    out.print(f"{games} matches kept every promise.", highlight=False)


@deck_commands.command("check")
def check_deck(
    file: Annotated[Path, typer.Argument(help="A deck or a file of quests, in TOML.")],
) -> None:
    """Tell everything that is wrong with a file of cards, by card and field."""
    owners = []
    for game in potager.games():
        faults = game.manners.deck_faults(file)
        if faults is None:
            continue
        for fault in faults:
            err.print(fault, style="red", highlight=False, soft_wrap=True, markup=False)
        if faults:
            raise typer.Exit(2)
        owners.append(game.title)
    if not owners:
        raise PotagerError(
            f"{file} has no cards of any game: [[food]] and [[power]] make a deck of Yes! "
            "Broccoli!, [[quest]] one of Carrotia."
        )
    out.print(f"{file} is a good deck for {owners[0]}", highlight=False, soft_wrap=True)
