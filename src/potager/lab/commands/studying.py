"""The lab's commands: simulate, arena, report, bench."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable
from contextlib import closing, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, TypeVar, cast

import typer
from rich.table import Table
from typer.core import TyperCommand

from potager.core.errors import PotagerError
from potager.core.registry import game as find_game
from potager.terminal import (
    AsJson,
    GameName,
    Given,
    Players,
    Seed,
    Tell,
    Workers,
    count_workers,
    counted,
    err,
    make_folder,
    make_room,
    out,
    print_json,
    variant,
    with_progress,
)

from .screen import show_ladder, show_report, show_standing

if TYPE_CHECKING:
    from potager.lab.jobs.results import Results
    from potager.lab.matches.arena import Ladder
    from potager.lab.matches.challenge import Standing
    from potager.lab.matches.figures import Report
    from potager.lab.report import Written

T = TypeVar("T")

app = typer.Typer(add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)

Ray = Annotated[
    str | None,
    typer.Option(help="Use Ray: auto for the local or a new cluster, or a cluster's address."),
]
ResultsFile = Annotated[
    Path | None,
    typer.Option("--results", help="An SQLite file that keeps each chunk of games."),
]
GoOn = Annotated[
    bool, typer.Option("--continue", help="Continue this run from the file of results.")
]
DEFAULT_RESULTS = Path("potager-results.sqlite")


@app.command()
def simulate(
    game: GameName,
    players: Players = None,
    option: Given = None,
    bots: Annotated[
        str, typer.Option(help="One bot for all seats, or one bot per seat, separated by commas.")
    ] = "random",
    games: Annotated[int, typer.Option(min=1, help="The number of games.")] = 1000,
    seed: Seed = 1,
    workers: Workers = None,
    ray: Ray = None,
    results: ResultsFile = None,
    go_on: GoOn = False,
    json: AsJson = False,
) -> None:
    """Let bots play many games, and count who wins, how games end, and what is used."""
    from potager.lab.matches.simulate import simulate as run

    chosen = find_game(game)
    options = variant(chosen, players, option)
    names, cores = bots.split(","), count_workers(workers)
    with closing_results(results, go_on) as kept:

        def work(tell: Tell) -> Report:
            return run(
                chosen, options, names,
                games=games, seed=seed, workers=cores, tell=tell, ray=ray, results=kept,
            )  # fmt: skip

        report, stopped = until_stopped("Playing", games, work)
    if json:
        print_json(report)
    else:
        show_report(report)
    if stopped:
        stop(f"{report.games:,} of {counted(games, 'game')}", kept=results or go_on)


@app.command()
def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            help="Two bots: the challenger, then the bot in all other seats. More bots: all "
            "against all. Each is a level, search:2000, or package.module:Class."
        ),
    ],
    players: Players = None,
    option: Given = None,
    games: Annotated[
        int | None,
        typer.Option(
            min=1, help="The number of games per pair. Default: until the result is clear."
        ),
    ] = None,
    until_clear: Annotated[
        bool,
        typer.Option("--until-clear", help="With --games: stop early once the result is clear."),
    ] = False,
    apart: Annotated[
        float,
        typer.Option(
            min=1, help="The difference in Elo points that the sequential test must detect."
        ),
    ] = 15.0,
    challenge: Annotated[
        bool,
        typer.Option("--challenge", help="Play only the first bot against each of the others."),
    ] = False,
    csv: Annotated[Path | None, typer.Option(help="Write all pairs to this CSV file.")] = None,
    picture: Annotated[Path | None, typer.Option(help="Draw the ladder to this SVG file.")] = None,
    seed: Seed = 1,
    workers: Workers = None,
    ray: Ray = None,
    results: ResultsFile = None,
    go_on: GoOn = False,
    json: AsJson = False,
) -> None:
    """Find out which bots are better, with seats and luck evened out."""
    chosen = find_game(game)
    options = variant(chosen, players, option)
    names = bots.split(",")
    if len(names) < 2:
        raise PotagerError("Name two bots, separated by a comma: the challenger and its opponents.")
    if len(names) == 2 and (csv or picture):
        raise PotagerError("--csv and --picture need three bots or more.")
    make_room(csv, picture)
    pairs = 1 if len(names) == 2 else len(names) - 1 if challenge else _pairs(len(names))
    with closing_results(results, go_on) as kept:

        def work(tell: Tell) -> Standing | Ladder:
            from potager.lab.matches.arena import arena as run
            from potager.lab.matches.challenge import challenge as run_challenge

            if len(names) == 2:
                return run_challenge(
                    chosen, options, *names,
                    games=games, seed=seed, workers=count_workers(workers), tell=tell,
                    until_clear=until_clear, apart=apart, ray=ray, results=kept,
                )  # fmt: skip
            return run(
                chosen, options, names,
                games=games, seed=seed, workers=count_workers(workers), tell=tell,
                until_clear=until_clear, challenge=challenge, apart=apart, ray=ray, results=kept,
            )  # fmt: skip

        total = pairs * games if games is not None else None
        found, stopped = until_stopped("Playing", total, work)
    if len(names) == 2:
        if json:
            print_json(found)
        else:
            show_standing(cast("Standing", found))
    else:
        ladder = cast("Ladder", found)
        if csv:
            csv.write_text(ladder.csv(), "utf-8")
        if picture:
            picture.write_text(ladder.plot().file(), "utf-8")
        if json:
            print_json(ladder)
        else:
            show_ladder(ladder)
    if stopped:
        stop(counted(found.games, "game"), kept=results or go_on)


def _pairs(bots: int) -> int:
    return bots * (bots - 1) // 2


class AgainstCommand(TyperCommand):
    """Lets `-o` and `--players` after `--against` apply to the second variant."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if "--against" in args:
            at = args.index("--against")
            args = [*args[:at], "--against", *map(_of_the_second, args[at + 1 :])]
        return super().parse_args(ctx, args)


def _of_the_second(word: str) -> str:
    """A flag for the first variant, as one for the second.

    >>> _of_the_second("-o"), _of_the_second("--players=3"), _of_the_second("board=4x4")
    ('--against-option', '--against-players=3', 'board=4x4')
    """
    name, equals, value = word.partition("=")
    if name in ("-o", "--option", "--players"):
        return f"--against-{'players' if name == '--players' else 'option'}{equals}{value}"
    return word


@app.command(cls=AgainstCommand)
def report(
    game: GameName,
    out_folder: Annotated[Path, typer.Option("--out", help="The folder for the report.")],
    players: Players = None,
    option: Given = None,
    against: Annotated[
        bool,
        typer.Option(
            "--against", help="Compare two variants: -o and --players after this set the second."
        ),
    ] = False,
    against_option: Annotated[list[str] | None, typer.Option(hidden=True)] = None,
    against_players: Annotated[int | None, typer.Option(hidden=True)] = None,
    bots: Annotated[
        str, typer.Option(help="One bot for all seats, or one bot per seat, separated by commas.")
    ] = "medium",
    levels: Annotated[
        str, typer.Option(help="Bots whose skill is measured, weakest first. Default: all levels.")
    ] = "",
    games: Annotated[
        int, typer.Option(min=10, help="The number of games. Each option gets a quarter as many.")
    ] = 1000,
    seed: Seed = 1,
    workers: Workers = None,
    ray: Ray = None,
    results: ResultsFile = None,
    go_on: GoOn = False,
    json: AsJson = False,
) -> None:
    """Write a report about a game: who wins and why, how games go, and what options change."""
    from potager.lab.jobs.results import Stopped
    from potager.lab.report import Sizes, planned, write_report

    chosen = find_game(game)
    options = variant(chosen, players, option)
    make_folder(out_folder)
    ranked = levels.split(",") if levels else []
    second = None
    if against:
        second = variant(chosen, against_players, against_option)

    with closing_results(results, go_on) as kept:

        def work(tell: Tell) -> Written:
            return write_report(
                chosen, options, out_folder,
                against=second, bots=bots.split(","), levels=ranked, games=games, seed=seed,
                workers=count_workers(workers), ray=ray, results=kept, tell=tell,
                command=this_command(),
            )  # fmt: skip

        total = planned(chosen, options, second, Sizes.of(games), ranked)
        try:
            written = with_progress("Playing", total, work)
        except Stopped as stopped:
            stop(f"{stopped.so_far:,} of about {counted(total, 'game')}", kept=results or go_on)
    if json:
        print_json(written)
        return
    for finding in written.findings:
        out.print(f"• {finding}", highlight=False, markup=False)
    out.print(
        f"{counted(written.games, 'game')} in {written.seconds:.0f} s. The report is "
        f"{written.file}",
        highlight=False,
        soft_wrap=True,
    )


def this_command() -> str:
    """What was typed."""
    return shlex.join(["potager", *sys.argv[1:]])


@app.command()
def bench(
    vector: Annotated[
        bool, typer.Option("--vector", help="Measure the vector environments, in steps per second.")
    ] = False,
    json: AsJson = False,
) -> None:
    """Measure how fast the games are on this machine. It takes about half a minute."""
    if vector:
        _bench_vector(json)
        return
    from potager.lab.bench import bench as run
    from potager.lab.bench import yardstick

    found = with_progress("Measuring", None, lambda _: run())
    if json:
        print_json(found)
        return
    table = Table("game", "moves/s", "clone", "search/s", f"compared to {yardstick().title}")
    for name, speed in found.games.items():
        table.add_row(
            name, f"{speed.moves_per_s:,.0f}", f"{speed.clone_ns:.0f} ns",
            f"{speed.search_per_s:,.0f}", f"{found.ratios[name]:.2f}",
        )  # fmt: skip
    out.print(table)
    if not found.compiled:
        out.print(
            "This build is not compiled. `make setup` with a C compiler makes it 15 times faster."
        )


def closing_results(file: Path | None, go_on: bool) -> closing[Results] | nullcontext[None]:
    """The file of results, if any. `--continue` alone means the default file."""
    if file is None and not go_on:
        return nullcontext()
    from potager.lab.jobs.results import Results

    return closing(Results(file or DEFAULT_RESULTS, go_on=go_on, anew=not go_on))


def until_stopped(what: str, total: int | None, work: Callable[[Tell], T]) -> tuple[T, bool]:
    """The result of the work, or of the part done before Ctrl-C."""
    from potager.lab.jobs.results import Stopped

    try:
        return with_progress(what, total, work), False
    except Stopped as stopped:
        return cast(T, stopped.so_far), True


def stop(done: str, *, kept: object) -> NoReturn:
    """Report what was done before the stop, and how to continue."""
    way = "Use --continue to go on" if kept else "With --results FILE you could continue later"
    err.print(f"Stopped after {done}. {way}.", highlight=False)
    raise typer.Exit(130)


def _bench_vector(json: bool) -> None:
    from potager.lab.extras import need

    need("gymnasium", "lab", "A vector environment")
    from potager.lab.envs.measure import measure

    found = with_progress("Measuring", None, lambda _: measure())
    if json:
        print_json(found)
        return
    table = Table("game", "steps/s")
    for name, steps in found.games.items():
        table.add_row(name, f"{steps:,.0f}")
    out.print(table)
    out.print(
        f"{found.batch} matches at once, {counted(found.processes, 'process', 'processes')}.",
        highlight=False,
    )
    if not found.compiled:
        out.print(
            "This build is not compiled. `make setup` with a C compiler makes it much faster."
        )
