"""The lab's results, as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table

from potager.terminal import counted, out

if TYPE_CHECKING:
    from potager.bots.coach.analysis import Analysis
    from potager.lab.matches.arena import Ladder
    from potager.lab.matches.challenge import Standing
    from potager.lab.matches.figures import Report


def show_report(report: Report) -> None:
    points = any(seat.mean_points is not None for seat in report.seats)
    heads = ["seat", "bot", "wins", "share", "95% between", "mean score"]
    table = Table(*heads, *(["mean points"] if points else []))
    for seat in report.seats:
        low, high = seat.ci95
        row = [
            str(seat.seat), seat.bot, str(seat.wins), f"{seat.win_rate:.1%}",
            f"{low:.1%} and {high:.1%}", f"{seat.mean_score:+.3f}",
        ]  # fmt: skip
        table.add_row(*row, *([f"{seat.mean_points or 0:.2f}"] if points else []))
    out.print(table)
    endings = ", ".join(f"{name} {share:.1%}" for name, share in report.endings.items())
    lines = [
        f"{counted(report.games, 'game')}, {report.draws:,} without a winner. A game has "
        f"{report.turns.mean:.1f} turns on average (half have at most {report.turns.p50}, 95% at "
        f"most {report.turns.p95}). {report.moves_per_s:,.0f} moves per second"
        f"{'' if report.compiled else ', not compiled'}.",
        f"How they ended: {endings}.",
        f"{report.decisions.mean:.1f} decisions per game, with {report.branching:.1f} choices "
        f"each. {report.forced:.1%} of the decisions were forced.",
    ]
    if report.lead is not None and report.lead.decided is not None:
        lines.append(
            f"The lead changed {report.lead.changes:.1f} times per game, and the winner took it "
            f"for good after {report.lead.decided:.0%} of the game."
        )
    out.print("\n".join(lines), highlight=False)


def show_standing(standing: Standing) -> None:
    low, high = standing.ci99
    out.print(
        f"{standing.challenger} among {standing.field} won {standing.share:.1%} of "
        f"{counted(standing.games, 'game')} (99% interval {low:.1%} to {high:.1%}, even share "
        f"{standing.fair_share:.1%}).",
        highlight=False,
    )
    verdict = standing.verdict
    answer = {
        "open": f"It is not yet clear which is stronger by {verdict.apart:.0f} Elo points",
        "stronger": f"{standing.challenger} is stronger",
        "weaker": f"{standing.challenger} is weaker",
    }[verdict.answer]
    elo = "" if standing.elo is None else f", by about {abs(standing.elo):.0f} Elo points"
    out.print(
        f"{answer}{elo if verdict.answer != 'open' else ''} (by a sequential test that is "
        f"wrong in {verdict.error:.0%} of cases).",
        highlight=False,
    )


def show_ladder(ladder: Ladder) -> None:
    many = any(bot.skill is not None for bot in ladder.bots)
    table = Table("bot", "Elo", "95% between", "games", *(["openskill"] if many else []))
    for bot in ladder.bots:
        row = [bot.bot, f"{bot.elo:+.0f}", f"{bot.ci95[0]:+.0f} and {bot.ci95[1]:+.0f}"]
        skill = [f"{bot.skill[0]:.1f} ± {2 * bot.skill[1]:.1f}"] if bot.skill else []
        table.add_row(*row, f"{bot.games:,}", *skill)
    out.print(table)
    head, rows = ladder.cross_table()
    cross = Table(*head)
    for line in rows:
        cross.add_row(*line)
    out.print(cross)
    unclear = [f"{p.one} and {p.other}" for p in ladder.pairs if p.verdict.answer == "open"]
    if unclear:
        out.print(
            f"It is not clear which is stronger by {ladder.apart:.0f} Elo points: "
            f"{', '.join(unclear)}.",
            highlight=False,
        )


def show_analysis(found: Analysis) -> None:
    table = Table("seat", "accuracy", "choices", "best", "luck", "own choices", "others' choices")
    for seat, luck in zip(found.seats, found.luck, strict=True):
        table.add_row(
            f"{seat.seat} {seat.name}", f"{seat.accuracy:.1%}", str(seat.choices), str(seat.best),
            f"{luck.luck:+.1%}", f"{luck.own:+.1%}", f"{luck.others:+.1%}",
        )  # fmt: skip
    out.print(table)
    for point in found.turning_points:
        out.print(
            f"Event {point.event}, seat {point.seat}: {point.chosen} ({point.chance:.0%}); "
            f"{point.better} was better ({point.chance_better:.0%}). {point.reason}",
            highlight=False,
            markup=False,
        )
