"""The `potager` command: play, host, simulate, replay, verify, measure.

What a person got wrong is answered with one sentence and exit code 2, never with a traceback.
Commands that people script have `--json`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import msgspec
import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import Progress
from rich.table import Table

import potager

from .core.errors import PotagerError
from .core.options import describe
from .core.registry import game as find_game
from .core.scene import Layout
from .core.svg import Theme
from .table.cli import app as table_commands

T = TypeVar("T")
Tell = Callable[[int], None]  # told how much is done

if TYPE_CHECKING:
    from .lab.simulate import Report

app = typer.Typer(
    help="Five small games from the vegetable patch, to play and to study.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.add_typer(table_commands)  # play, serve, backup
deck_commands = typer.Typer(help="Decks of your own.", no_args_is_help=True)
app.add_typer(deck_commands, name="deck")
out = Console()
err = Console(stderr=True)

KINDS = {"flag": "on, off", "text": "a text", "file": "house, or @file"}

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for scripts.")]
GameName = Annotated[str, typer.Argument(help="A game's name, as `potager games` lists it.")]
Players = Annotated[int | None, typer.Option(help="How many play.")]
Given = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="name=value, or name=@file; may repeat.")
]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Workers = Annotated[int | None, typer.Option(help="Processes; by default one for each core.")]


def main() -> None:
    """Run the command; one sentence for what a person got wrong."""
    try:
        app(standalone_mode=True)
    except PotagerError as error:
        err.print(str(error), style="red", highlight=False, soft_wrap=True, markup=False)
        sys.exit(2)
    except KeyboardInterrupt:
        err.print("Stopped.")
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


@app.command()
def games(json: AsJson = False) -> None:
    """List the games, for how many they are, and their options."""
    found = potager.games()
    if json:
        _print_json(
            [
                {
                    "name": game.name,
                    "title": game.title,
                    "players": game.players,
                    "options": {field.name: field for field in describe(game.options_type)},
                    "rules_version": game.rules_version,
                }
                for game in found
            ]
        )
        return
    for game in found:
        out.print(
            f"[bold]{game.title}[/]  [green]{game.name}[/]  {game.people}, "
            f"about {game.minutes} min",
            highlight=False,
        )
        for field in describe(game.options_type):
            values = ", ".join(field.choices) or KINDS.get(field.kind, "")
            if field.kind == "seats":
                values = f"seats with commas, {field.least} to {field.most}"
            if not values:
                values = f"{field.least} to {field.most}"
            none = " or none" if field.optional else ""
            out.print(f"    {field.name}: {values}{none}. {field.help}", highlight=False)


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
def simulate(
    game: GameName,
    players: Players = None,
    option: Given = None,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one for each.")] = "random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Seed = 1,
    workers: Workers = None,
    json: AsJson = False,
) -> None:
    """Let bots play many games and count who wins."""
    from .lab.simulate import simulate as run

    chosen = find_game(game)
    options = chosen.resolve(players=players, **_options(option))

    names, cores = bots.split(","), _workers(workers)

    def work(tell: Tell) -> Report:
        return run(chosen, options, names, games=games, seed=seed, workers=cores, tell=tell)

    report = _with_progress("Playing", games, work, quiet=json)
    if json:
        _print_json(report)
        return
    table = Table("seat", "bot", "wins", "share", "95% between", "mean score")
    for seat in report.seats:
        low, high = seat.ci95
        table.add_row(
            str(seat.seat), seat.bot, str(seat.wins), f"{seat.win_rate:.1%}",
            f"{low:.1%} and {high:.1%}", f"{seat.mean_score:+.3f}",
        )  # fmt: skip
    out.print(table)
    out.print(
        f"{report.games} games, {report.draws} without a winner; {report.turns.mean:.1f} turns on "
        f"average (half within {report.turns.p50}, 95% within {report.turns.p95}); "
        f"{report.moves_per_s:,.0f} moves/s{'' if report.compiled else ', not compiled'}.",
        highlight=False,
    )


@app.command()
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help="The challenger, then the bot of all other seats.")],
    players: Players = None,
    option: Given = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Seed = 1,
    workers: Workers = None,
    json: AsJson = False,
) -> None:
    """Find out whether one bot is better than others, seats and luck evened out."""
    from .lab.arena import Standing
    from .lab.arena import arena as run

    chosen = find_game(game)
    options = chosen.resolve(players=players, **_options(option))
    names, cores = bots.split(","), _workers(workers)
    if len(names) != 2:
        raise PotagerError("Name two bots with a comma: the challenger, and its opponents.")

    def work(tell: Tell) -> Standing:
        return run(chosen, options, *names, games=games, seed=seed, workers=cores, tell=tell)

    standing = _with_progress("Playing", games, work, quiet=json)
    if json:
        _print_json(standing)
        return
    low, high = standing.ci99
    out.print(
        f"{standing.challenger} among {standing.field}: {standing.share:.1%} of {standing.games} "
        f"games (99% between {low:.1%} and {high:.1%}; even is {standing.fair_share:.1%}).",
        highlight=False,
    )


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
        ("layout", layout, ("wide", "phone")),
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
    """Check that every roll follows from the seed that was promised before the match."""
    from .core.match import verify as check
    from .core.record import Record

    rolls = check(Record.load(file))
    if json:
        _print_json({"fair": True, "rolls": rolls})
    else:
        out.print(f"Fair: all {rolls} rolls follow from the promised seed.", highlight=False)


@app.command()
def bench(json: AsJson = False) -> None:
    """Measure how fast the games are on this machine (about half a minute)."""
    from .lab.bench import bench as run

    found = _with_progress("Measuring", None, lambda _: run(), quiet=json)
    if json:
        _print_json(found)
        return
    table = Table("game", "moves/s", "clone", "search/s", "moves/s beside Connect Four")
    for name, speed in found.games.items():
        table.add_row(
            name, f"{speed.moves_per_s:,.0f}", f"{speed.clone_ns:.0f} ns",
            f"{speed.search_per_s:,.0f}", f"{found.ratios[name]:.2f}",
        )  # fmt: skip
    out.print(table)
    if not found.compiled:
        out.print("This build is not compiled: `make setup` with a C compiler is 15 times faster.")


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
    found = _with_progress(
        "Checking",
        games,
        lambda tell: run(chosen, games=games, seed=seed, folder=into, tell=tell),
        quiet=False,
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
        faults = game.deck_faults(file)
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


def _with_progress(what: str, total: int | None, work: Callable[[Tell], T], *, quiet: bool) -> T:
    if quiet or not err.is_terminal:
        return work(lambda _: None)
    with Progress(console=err, transient=True) as progress:
        task = progress.add_task(what, total=total)
        return work(lambda done: progress.update(task, completed=done))


def _options(given: list[str] | None) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for one in given or ():
        name, equals, value = one.partition("=")
        if not equals:
            raise PotagerError(f"An option is name=value, such as board=4x4; not {one!r}.")
        found[name] = _file(value[1:]) if value.startswith("@") else value
    return found


def _file(name: str) -> str:
    try:
        return Path(name).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise PotagerError(f"{name} can't be read: {error}.") from None


def _workers(given: int | None) -> int:
    return given if given is not None else os.cpu_count() or 1


def _print_json(value: object) -> None:
    print(msgspec.json.encode(value).decode())
