"""Results as small tables: HTML for notebooks, CSV for sheets."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable, Iterable, Sequence
from html import escape
from io import StringIO
from typing import TYPE_CHECKING

from potager.core.errors import PotagerError

if TYPE_CHECKING:
    from .arena import Standing
    from .comparing import Comparison, Difference
    from .figures import Report
    from .plots import Plot
    from .tournament import Ladder

Cell = str | int | float | None


def table(head: Sequence[str], rows: Iterable[Sequence[Cell]], caption: str = "") -> str:
    """A table in HTML; numbers stand right."""
    first = f"<caption>{escape(caption)}</caption>" if caption else ""
    heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
    body = "".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in rows)
    return f"<table>{first}<thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"


def _cell(value: Cell) -> str:
    if isinstance(value, str):
        return f"<td>{escape(value)}</td>"
    text = "–" if value is None else f"{value:,}" if isinstance(value, int) else f"{value:,.2f}"
    return f'<td class="number" align="right">{text}</td>'


def from_one(figure: str) -> str:
    """A figure's name as people count seats.

    >>> from_one("points of seat 0")
    'points of seat 1'
    """
    return re.sub(r"\bseat (\d+)", lambda seat: f"seat {int(seat[1]) + 1}", figure)


def percent(share: float | None) -> str:
    """
    >>> percent(0.1234)
    '12.3%'
    """
    return "–" if share is None else f"{share:.1%}"


def between(ends: tuple[float, float] | None) -> str:
    """
    >>> between((0.1, 0.25))
    '10.0% to 25.0%'
    """
    return "–" if ends is None else f"{ends[0]:.1%} to {ends[1]:.1%}"


def drawn(plot: Callable[[], Plot]) -> str:
    """A plot for a notebook, or nothing where there is no library for it."""
    try:
        return plot().file()
    except PotagerError:
        return ""


def report_html(report: Report) -> str:
    """A simulation, for a notebook."""
    from .plots import Bar, bars

    seats = table(
        ["seat", "bot", "wins", "95% between", "points"],
        [
            (seat.seat, seat.bot, percent(seat.win_rate), between(seat.ci95), seat.mean_points)
            for seat in report.seats
        ],
        f"{report.game}: {report.games:,} games",
    )
    endings = table(
        ["ending", "games"], [(name, percent(share)) for name, share in report.endings.items()]
    )
    shares = [
        Bar(f"seat {seat.seat}", seat.win_rate, seat.ci95, 1 / report.players)
        for seat in report.seats
    ]
    return seats + drawn(lambda: bars("seats", shares, "Wins by seat")) + endings


def standing_html(standing: Standing) -> str:
    """A challenge, for a notebook."""
    row = (
        standing.challenger, standing.field, standing.games, percent(standing.share),
        between(standing.ci99), percent(standing.fair_share), standing.verdict.answer,
    )  # fmt: skip
    head = ["challenger", "among", "games", "wins", "99% between", "even", "it is"]
    return table(head, [row], standing.game)


def ladder_html(ladder: Ladder) -> str:
    """A tournament, for a notebook."""
    rows = [
        (
            bot.bot,
            f"{bot.elo:+.0f}",
            f"{bot.ci95[0]:+.0f} to {bot.ci95[1]:+.0f}",
            percent(bot.share),
        )
        for bot in ladder.bots
    ]
    ratings = table(["bot", "Elo", "95% between", "wins"], rows, f"{ladder.game}: a ladder")
    head, cross = cross_table(ladder)
    from .plots import ladder_plot

    return ratings + drawn(lambda: ladder_plot(ladder)) + table(head, cross)


def cross_table(ladder: Ladder) -> tuple[list[str], list[list[str]]]:
    """Each bot's share against each other, the strongest first."""
    shares = {(pair.one, pair.other): pair.share for pair in ladder.pairs if pair.games}
    shares |= {(other, one): 1 - share for (one, other), share in shares.items()}
    names = [bot.bot for bot in ladder.bots]
    rows = [
        [one, *(percent(shares.get((one, other))) if one != other else "" for other in names)]
        for one in names
    ]
    return ["", *names], rows


def ladder_csv(ladder: Ladder) -> str:
    """Every pair of a tournament as a row."""
    text = StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(["one", "other", "games", "share", "low", "high", "elo", "answer"])
    for pair in ladder.pairs:
        low, high = pair.ci95
        rows.writerow(
            [pair.one, pair.other, pair.games, pair.share, low, high, pair.elo, pair.verdict.answer]
        )
    return text.getvalue()


def comparison_html(comparison: Comparison) -> str:
    """Two variants, for a notebook; what is clear is marked."""
    head = ["", "figure", "one", "other", "difference", "95% between"]
    return table(head, difference_rows(comparison.differences), comparison.one.game)


def difference_rows(differences: Iterable[Difference]) -> list[tuple[str, ...]]:
    """The figures of two variants as rows of a table."""
    rows: list[tuple[str, ...]] = []
    for one in differences:
        form = "{:.1%}" if one.share else "{:.2f}"
        gap, low, high = (form.format(value) for value in (one.gap, *one.ci95))
        rows.append(
            (
                "clear" if one.clear else "",
                one.figure,
                form.format(one.one),
                form.format(one.other),
                gap if one.gap < 0 else f"+{gap}",
                f"{low} to {high}",
            )
        )
    return rows
