"""The lab's commands that answer questions: solve a game, learn it, analyse a match, a puzzle."""

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
            help="From where: start, or a text that the game knows; an unknown one lists them.",
        ),
    ] = "start",
    even: Annotated[
        bool, typer.Option("--even", help="Choices made at once are drawn evenly.")
    ] = False,
    games: Annotated[
        int, typer.Option(min=0, help="Games by the policy, to confirm the value.")
    ] = 1_000_000,
    policy: Annotated[
        Path | None, typer.Option(help="Where the policy goes; by default into the cache.")
    ] = None,
    table: Annotated[
        Path | None,
        typer.Option(help="Also write the small table by which bots play (counts more states)."),
    ] = None,
    estimate: Annotated[
        int | None,
        typer.Option(min=100, help="Only estimate the number of positions, by so many samples."),
    ] = None,
    seed: Seed = 1,
    ray: Ray = None,
    json: AsJson = False,
) -> None:
    """Solve a game exactly: its value under best play, and that play as a file."""
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
        f"{found.states:,} states by {found.method}: residual {found.residual:.1e} after "
        f"{found.sweeps} sweeps, {found.seconds:.1f} s.",
        highlight=False,
    )
    if found.exploitability is not None:
        out.print(f"Exploitability {found.exploitability:.1e}.", highlight=False)
    if found.confirmed:
        low, high = found.confirmed.ci99
        out.print(
            f"{found.confirmed.games:,} games by that policy: {found.confirmed.share:.6f}, 99% "
            f"between {low:.6f} and {high:.6f}{'' if found.confirmed.holds else ' (not within)'}.",
            highlight=False,
        )
    out.print(f"The policy is in {found.policy_file}", highlight=False, soft_wrap=True)


def show_estimate(found: Estimate, *, as_json: bool) -> None:
    if as_json:
        print_json(found)
        return
    out.print(
        f"About {found.positions:.3g} positions before a roll (standard error {found.error:.1g}; "
        f"{found.samples:,} samples of {found.arrangements:.3g} arrangements).",
        highlight=False,
    )


@app.command()
def train(
    game: GameName,
    players: Players = None,
    option: Given = None,
    games: Annotated[int, typer.Option(min=1, help="How many games of self-play.")] = 100_000,
    seed: Seed = 1,
    file: Annotated[Path, typer.Option("--out", help="The file for the weights (TOML).")] = Path(
        "weights.toml"
    ),
    json: AsJson = False,
) -> None:
    """Learn by self-play what positions are worth, and keep the weights as a small file."""
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
            f"Learned from {found.games:,} games, {found.choices:,} choices: {file}",
            highlight=False,
        )
    if stopped:
        err.print(f"Stopped: {found.games:,} of {games:,} games are learned.", highlight=False)
        raise typer.Exit(130)


Simulations = Annotated[int, typer.Option(min=10, help="Of the search, for every choice.")]


@app.command()
def analyse(
    files: Annotated[list[Path], typer.Argument(help="Records of finished matches.")],
    simulations: Simulations = 2000,
    seed: Seed = 1,
    workers: Workers = None,
    ray: Ray = None,
    json: AsJson = False,
) -> None:
    """Look at finished matches again: chances, luck and skill, and what would have been better."""
    from potager.lab.matches.analysing import analyse_all

    with progress() as say:
        found = analyse_all(
            files, seed=seed, simulations=simulations, workers=count_workers(workers), ray=ray,
            tell=lambda done, total: say("Looking at the match", done, total),
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
        str | None, typer.Option("--date", help="A day as 2026-12-24; by default today.")
    ] = None,
    json: AsJson = False,
) -> None:
    """The puzzle of a day: one position, one clear best choice, the same for everybody."""
    from datetime import date

    from potager.bots.coach.puzzles import puzzle_of

    try:
        when = date.fromisoformat(day) if day else date.today()
    except ValueError:
        raise PotagerError(f"A date is written as 2026-12-24, not {day!r}.") from None
    with progress() as say:
        found = puzzle_of(when, tell=lambda tried: say("positions tried", tried, None))
    if json:
        print_json(found)
        return
    out.print(f"{find_game(found.game).title}, {found.date}. {found.question}", highlight=False)
    out.print(f"Choices: {', '.join(found.choices)}", highlight=False, markup=False)
    out.print(f"Solution: {found.solution.notation}. {found.reason}", highlight=False)
