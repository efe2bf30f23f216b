"""Plots as SVG, drawn by matplotlib, in colours that a page decides.

Colours are drawn as placeholders and then replaced by CSS variables (`--ink`, `--one`, …), so that
the same picture fits a light page, a dark one and paper. No address is left in them.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Any, NamedTuple

from .extras import need

# Placeholder, CSS variable, and the colour where no page sets one.
INK = ("#010203", "--ink", "#2d2a26")
SOFT = ("#040506", "--soft", "#8a8378")
LINE = ("#070809", "--line", "#ddd5c8")
ONE = ("#0a0b0c", "--one", "#2f7d4f")
TWO = ("#0d0e0f", "--two", "#c8642b")
EVEN = ("#101112", "--even", "#9a8f80")
COLOURS = (INK, SOFT, LINE, ONE, TWO, EVEN)

# A figure beside what it is of.
BESIDE: dict[str, Any] = {
    "va": "center", "fontsize": 9, "color": INK[0], "xytext": (6, 0), "textcoords": "offset points",
}  # fmt: skip

Interval = tuple[float, float]


class Plot(NamedTuple):
    """A drawing, and what it shows in words, for those who can't see it."""

    svg: str
    words: str

    def file(self) -> str:
        """As a file of its own, with colours for light paper."""
        text = self.svg
        for _, name, colour in COLOURS:
            text = text.replace(f"var({name})", colour)
        return text.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)

    def _repr_svg_(self) -> str:
        return self.file()


class Bar(NamedTuple):
    """A share with its interval; `fair` is where it would be even."""

    label: str
    share: float
    ends: Interval | None
    fair: float | None = None


class Dot(NamedTuple):
    """A figure with its interval."""

    label: str
    value: float
    ends: Interval


def bars(name: str, rows: Sequence[Bar], words: str, *, other: Sequence[Bar] = ()) -> Plot:
    """Lying bars of shares, with whiskers; `other` is a second variant beside the first."""
    figure, axes = _figure(0.55 + (0.34 if not other else 0.52) * len(rows))
    both = [(ONE, rows, 0.0 if not other else -0.2), (TWO, other, 0.2)]
    height = 0.6 if not other else 0.36
    for colour, some, shift in both:
        for at, bar in enumerate(some):
            axes.barh(at + shift, bar.share, height, color=colour[0])
            if bar.ends is not None:
                axes.plot(bar.ends, [at + shift] * 2, color=INK[0], linewidth=1.4)
    for at, bar in enumerate(rows):
        if bar.fair is not None:
            axes.plot([bar.fair] * 2, [at - 0.42, at + 0.42], color=INK[0], linestyle=":")
        top = max([bar.share, *(bar.ends or ()), *(one.share for one in other[at : at + 1])])
        axes.annotate(
            f"{bar.share:.1%}" + (f" | {other[at].share:.1%}" if other else ""),
            (max(top, bar.fair or 0), at), **BESIDE,
        )  # fmt: skip
    axes.set_yticks(range(len(rows)), [bar.label for bar in rows])
    axes.invert_yaxis()
    ends = [end for bar in (*rows, *other) for end in (bar.share, *(bar.ends or ()))]
    axes.set_xlim(0, min(1.18, 1.2 * max(ends, default=1) + 0.02))
    axes.xaxis.set_major_formatter(_percent())
    return _plot(figure, name, words)


def lengths(name: str, counts: Sequence[Mapping[int, int]], axis: str, words: str) -> Plot:
    """How a number was spread over the games; one line for each variant."""
    figure, axes = _figure(2.1)
    for colour, some in zip((ONE, TWO), counts, strict=False):
        total = sum(some.values()) or 1
        width = max(1, (max(some, default=1) - min(some, default=0)) // 36)
        grouped: Counter[int] = Counter()
        for value, count in some.items():
            grouped[value // width * width] += count
        places = sorted(grouped)
        heights = [grouped[place] / total for place in places]
        if len(counts) == 1:
            axes.bar(places, heights, width * 0.9, align="edge", color=colour[0])
        else:
            axes.step(places, heights, where="post", color=colour[0], linewidth=1.8)
    axes.set_xlabel(axis)
    axes.set_ylim(bottom=0)
    axes.yaxis.set_major_formatter(_percent())
    return _plot(figure, name, words)


def effects(name: str, rows: Sequence[Dot], words: str) -> Plot:
    """Dots with whiskers: how much more those win who had it."""
    figure, axes = _figure(0.7 + 0.27 * len(rows))
    for at, dot in enumerate(rows):
        low, high = dot.ends
        colour = ONE if low > 0 else TWO if high < 0 else EVEN
        axes.plot([low, high], [at, at], color=colour[0], linewidth=1.8)
        axes.plot([dot.value], [at], "o", color=colour[0], markersize=5)
    axes.axvline(0, color=INK[0], linestyle=":", linewidth=1)
    axes.set_yticks(range(len(rows)), [dot.label for dot in rows])
    axes.invert_yaxis()
    axes.set_xlabel("share of wins, above or below those without it")
    axes.xaxis.set_major_formatter(_percent())
    return _plot(figure, name, words)


def ratings_plot(name: str, rows: Sequence[Dot]) -> Plot:
    """Ratings with their intervals."""
    figure, axes = _figure(0.7 + 0.34 * len(rows))
    for at, dot in enumerate(rows):
        axes.plot(dot.ends, [at, at], color=ONE[0], linewidth=2)
        axes.plot([dot.value], [at], "o", color=ONE[0], markersize=6)
        axes.annotate(f"{dot.value:+.0f}", (dot.ends[1], at), **BESIDE)
    axes.set_yticks(range(len(rows)), [dot.label for dot in rows])
    axes.invert_yaxis()
    axes.margins(x=0.15, y=0.2)
    axes.set_xlabel("Elo points beside the mean")
    told = ", ".join(f"{dot.label} {dot.value:+.0f}" for dot in rows)
    return _plot(figure, name, f"Ratings: {told}.")


def _figure(height: float) -> tuple[Any, Any]:
    matplotlib = need("matplotlib", "lab", "A plot")
    figures = need("matplotlib.figure", "lab", "A plot")
    matplotlib.rcParams.update(
        {
            "svg.fonttype": "none",
            "font.family": "sans-serif",
            "font.size": 10,
            "text.color": INK[0],
            "axes.labelcolor": SOFT[0],
            "xtick.color": SOFT[0],
            "ytick.color": INK[0],
            "axes.edgecolor": LINE[0],
            "grid.color": LINE[0],
        }
    )
    figure = figures.Figure(figsize=(6.4, max(1.1, height)), layout="constrained")
    axes = figure.add_subplot()
    axes.set_facecolor("none")
    figure.patch.set_alpha(0)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.tick_params(length=0)
    axes.grid(axis="x", linewidth=0.7)
    axes.set_axisbelow(True)
    return figure, axes


def _percent() -> Any:
    return need("matplotlib.ticker", "lab", "A plot").PercentFormatter(1.0, decimals=0)


def _plot(figure: Any, name: str, words: str) -> Plot:
    """The figure as SVG that can stand in a page: no header, no addresses, ids of its own."""
    matplotlib = need("matplotlib", "lab", "A plot")
    text = StringIO()
    with matplotlib.rc_context({"svg.hashsalt": name}):
        figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    return Plot(tidy(text.getvalue(), name), words)


def tidy(text: str, name: str) -> str:
    """Matplotlib's SVG, made fit to stand in a page."""
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r'\s(xmlns(:\w+)?|version)="[^"]*"', "", text)
    text = text.replace("xlink:href", "href")
    text = re.sub(r'(?<![-\w])id="', f'id="{name}-', text)
    text = re.sub(r'(href="#|url\(#)', rf"\1{name}-", text)
    text = re.sub(r"font: (\d[\d.]*)px [^;\"]*", r"font-size: \1px", text)
    for placeholder, variable, _ in COLOURS:
        text = text.replace(placeholder, f"var({variable})")
    return text.strip()
