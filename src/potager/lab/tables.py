"""Small tables and plots for notebooks, and figures as people read them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from html import escape

from potager.core.errors import PotagerError

from .plots import Plot

Cell = str | int | float | None


def table(head: Sequence[str], rows: Iterable[Sequence[Cell]], caption: str = "") -> str:
    """A table in HTML, with numbers aligned to the right."""
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
    """A plot for a notebook, or none if no plotting library is installed."""
    try:
        return plot().file()
    except PotagerError:
        return ""
