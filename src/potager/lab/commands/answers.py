"""The lab's commands that answer questions: solve, train, analyse, puzzle."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

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
    make_room,
    out,
    print_json,
    progress,
    variant,
)

from .screen import show_analysis
from .studying import Ray, until_stopped

if TYPE_CHECKING:
    from potager.core.solving import Estimate
    from potager.lab.learning.training import Trained

app = typer.Typer(add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)


@app.command()
def solve(
    game: GameName,
    players: Players = None,
    option: Given = None,
    start: Annotated[
        str,
        typer.Option(
            "--from",
            help="The position to start from: start, or a name that the game defines. An unknown "
            "name lists them all.",
        ),
    ] = "start",
    even: Annotated[bool, typer.Option("--even", help="Draw simultaneous choices evenly.")] = False,
    games: Annotated[
        int,
        typer.Option(min=0, help="The number of games played by the policy to confirm the value."),
    ] = 1_000_000,
    policy: Annotated[
        Path | None, typer.Option(help="The file for the policy. Default: a file in the cache.")
    ] = None,
    table: Annotated[
        Path | None,
        typer.Option(help="Also write the small table that bots use. This counts more states."),
    ] = None,
    estimate: Annotated[
        int | None,
        typer.Option(
            min=100, help="Only estimate the number of positions, from this many samples."
        ),
    ] = None,
    seed: Seed = 1,
    ray: Ray = None,
    json: AsJson = False,
) -> None:
    """Solve a game exactly: find its value under best play, and save that play as a file."""
    from potager.lab.solving.report import answer
    from potager.lab.solving.starts import estimate_positions

    chosen = find_game(game)
    options = variant(chosen, players, option)
    if estimate:
        show_estimate(estimate_positions(chosen, options, start, estimate, seed), as_json=json)
        return
    make_room(policy, table)
    with progress() as say:
        found = answer(
            chosen,
            options,
            where=start,
            even=even,
            games=games,
            seed=seed,
            policy=policy,
            table=table,
            say=say,
            ray=ray,
        )
    if json:
        print_json(found)
        return
    chances = ", ".join(f"seat {seat} {value:.12f}" for seat, value in enumerate(found.values))
    out.print(
        f"{chosen.title} from {found.start}: {chances} under best play.\n"
        f"{counted(found.states, 'state')} by {found.method}: residual {found.residual:.1e} after "
        f"{counted(found.sweeps, 'sweep')}, {found.seconds:.1f} s.",
        highlight=False,
    )
    if found.exploitability is not None:
        out.print(f"Exploitability {found.exploitability:.1e}.", highlight=False)
    if found.confirmed:
        low, high = found.confirmed.ci99
        out.print(
            f"{counted(found.confirmed.games, 'game')} with that policy: "
            f"{found.confirmed.share:.6f} (99% interval {low:.6f} to "
            f"{high:.6f}{'' if found.confirmed.holds else ', which does not contain the value'}).",
            highlight=False,
        )
    out.print(f"The policy is in {found.policy_file}", highlight=False, soft_wrap=True)


def show_estimate(found: Estimate, *, as_json: bool) -> None:
    if as_json:
        print_json(found)
        return
    out.print(
        f"About {found.positions:.3g} positions before a roll (standard error {found.error:.1g}; "
        f"{counted(found.samples, 'sample')} from {found.arrangements:.3g} arrangements).",
        highlight=False,
    )


@app.command()
def train(
    game: GameName,
    players: Players = None,
    option: Given = None,
    games: Annotated[int, typer.Option(min=1, help="The number of games of self-play.")] = 100_000,
    seed: Seed = 1,
    file: Annotated[Path, typer.Option("--out", help="The file for the weights (TOML).")] = Path(
        "weights.toml"
    ),
    json: AsJson = False,
) -> None:
    """Learn by self-play what positions are worth, and save the weights in a small file."""
    from potager.lab.learning.training import train as run

    chosen = find_game(game)
    options = variant(chosen, players, option)
    make_room(file)

    def work(tell: Tell) -> Trained:
        return run(chosen, options, games=games, seed=seed, tell=tell)

    found, stopped = until_stopped("Learning", games, work)
    file.write_text(found.text(), "utf-8")
    if json:
        print_json(found)
    else:
        out.print(
            f"Learned from {counted(found.games, 'game')} with {counted(found.choices, 'choice')}. "
            f"The weights are in {file}",
            highlight=False,
            soft_wrap=True,
        )
    if stopped:
        err.print(f"Stopped after {found.games:,} of {counted(games, 'game')}.", highlight=False)
        raise typer.Exit(130)


Simulations = Annotated[int, typer.Option(min=10, help="The number of simulations per choice.")]


@app.command()
def analyse(
    files: Annotated[list[Path], typer.Argument(help="Records of finished matches.")],
    simulations: Simulations = 2000,
    seed: Seed = 1,
    workers: Workers = None,
    ray: Ray = None,
    json: AsJson = False,
) -> None:
    """Analyse finished matches: chances, luck and skill, and better choices."""
    from potager.lab.matches.analysing import analyse_all

    with progress() as say:
        found = analyse_all(
            files, seed=seed, simulations=simulations, workers=count_workers(workers), ray=ray,
            tell=lambda done, total: say("Analysing", done, total),
        )  # fmt: skip
    if json:
        print_json(found[0] if len(files) == 1 else found)
        return
    for file, one in zip(files, found, strict=True):
        if len(files) > 1:
            out.print(str(file), style="bold", highlight=False)
        show_analysis(one)


@app.command()
def puzzle(
    day: Annotated[
        str | None, typer.Option("--date", help="The day, such as 2026-12-24. Default: today.")
    ] = None,
    json: AsJson = False,
) -> None:
    """Find the puzzle of a day: a position with one clear best choice, the same for everybody."""
    from datetime import date

    from potager.bots.coach.puzzles import puzzle_of

    try:
        when = date.fromisoformat(day) if day else date.today()
    except ValueError:
        raise PotagerError(f"Write a date like 2026-12-24, not {day!r}.") from None
    with progress() as say:
        found = puzzle_of(when, tell=lambda tried: say("positions tried", tried, None))
    if json:
        print_json(found)
        return
    out.print(f"{find_game(found.game).title}, {found.date}. {found.question}", highlight=False)
    out.print(f"Choices: {', '.join(found.choices)}", highlight=False, markup=False)
    out.print(f"Solution: {found.solution.notation}. {found.reason}", highlight=False)
