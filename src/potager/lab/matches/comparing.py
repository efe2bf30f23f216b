"""Two variants of a game side by side: which figures differ, and which of that is no chance.

Both variants play with the same seeds. Where many figures are compared, some would differ by
chance alone; so what counts as clear is corrected for their number (Holm's method, 5 percent).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import erfc, sqrt
from typing import Any

import msgspec

from potager.build import compiled
from potager.core.game import AnyGame
from potager.core.options import Options
from potager.lab.stats import Z95, share_difference
from potager.lab.tables import table

from .figures import Report, report_of
from .simulate import fill, tallies
from .tally import Tally, read_key

LEVEL = 0.05
FEW = 30  # uses: of less nothing is compared


class Difference(msgspec.Struct, frozen=True):
    """One figure of both variants."""

    figure: str
    one: float
    other: float
    gap: float  # how much larger the other's is
    ci95: tuple[float, float]  # of the gap
    p: float  # how likely chance alone gives as much
    clear: bool  # no chance, at 5 percent over all figures together
    share: bool  # it is a share, from 0 to 1


class Comparison(msgspec.Struct, frozen=True):
    """Two variants, and where they differ."""

    one: Report
    other: Report
    differences: tuple[Difference, ...]

    def _repr_html_(self) -> str:
        head = ["", "figure", "one", "other", "difference", "95% between"]
        return table(head, difference_rows(self.differences), self.one.game)


def compare(
    game: AnyGame,
    one: Options | Mapping[str, Any],
    other: Options | Mapping[str, Any],
    bots: Sequence[str],
    *,
    games: int,
    seed: int,
    workers: int = 1,
    ray: str | None = None,
    tell: Callable[[int], None] = lambda _: None,
) -> Comparison:
    """Play both variants and compare every figure."""
    totals, reports = [], []
    done = 0
    for options in (one, other):
        resolved = options if isinstance(options, Options) else game.resolve(**options)
        total = Tally()
        for tally in tallies(game, resolved, bots, games, seed, workers=workers, ray=ray):
            total.merge(tally)
            tell(done + total.games)
        done += total.games
        totals.append(total)
        names = fill(game, resolved, bots)
        reports.append(report_of(game, resolved, names, total, 1.0, compiled()))
    return Comparison(reports[0], reports[1], differences(game, totals[0], totals[1]))


def differences(game: AnyGame, one: Tally, other: Tally) -> tuple[Difference, ...]:
    """All figures that both variants have, with what is clear marked."""
    found = [*_shares(game, one, other), *_means(one, other), *_uses(one, other)]
    ranked = sorted(found, key=lambda difference: difference.p)
    clear: set[str] = set()
    for place, difference in enumerate(ranked):
        if difference.p > LEVEL / (len(ranked) - place):
            break
        clear.add(difference.figure)
    return tuple(
        msgspec.structs.replace(difference, clear=difference.figure in clear)
        for difference in found
    )


def _shares(game: AnyGame, one: Tally, other: Tally) -> list[Difference]:
    pairs = []
    if len(one.wins) == len(other.wins):
        pairs = [(f"seat {s} wins", one.wins[s], other.wins[s]) for s in sorted(one.wins)]
    pairs.append(("nobody wins", one.draws, other.draws))
    for name in sorted(set(game.endings) | one.endings.keys() | other.endings.keys()):
        pairs.append((f"ends by {name}", one.endings[name], other.endings[name]))
    found = [_share(name, some, one.games, more, other.games) for name, some, more in pairs]
    verbs = [name for name, _ in game.verbs.kinds()]
    games = one.games, other.games
    # Decisions of one game hang together, so they count as one game.
    for name in verbs:
        rates = one.verbs[name] / max(one.moves, 1), other.verbs[name] / max(other.moves, 1)
        found.append(
            _share(
                f"decisions: {name}", rates[0] * games[0], games[0], rates[1] * games[1], games[1]
            )
        )
    forced = one.forced / max(one.moves, 1), other.forced / max(other.moves, 1)
    found.append(
        _share("forced decisions", forced[0] * games[0], games[0], forced[1] * games[1], games[1])
    )
    return [difference for difference in found if difference.one or difference.other]


def _share(figure: str, some: float, games: int, more: float, other_games: int) -> Difference:
    gap, (low, high) = share_difference(more, other_games, some, games)
    pooled = (some + more) / (games + other_games)
    spread = sqrt(max(pooled * (1 - pooled), 0.0) * (1 / games + 1 / other_games))
    p = erfc(abs(gap) / spread / sqrt(2)) if spread else 1.0
    one, other = some / games, more / other_games
    return Difference(figure, round(one, 6), round(other, 6), gap, (low, high), p, False, True)


def _means(one: Tally, other: Tally) -> list[Difference]:
    found = [
        _mean("turns", *_sums(one.turns), *_sums(other.turns)),
        _mean("decisions", *_sums(one.lengths), *_sums(other.lengths)),
    ]
    if one.watched.lead_changes and other.watched.lead_changes:
        sums = _sums(one.watched.lead_changes), _sums(other.watched.lead_changes)
        found.append(_mean("lead changes", *sums[0], *sums[1]))
    if one.watched.decided and other.watched.decided:
        sums = _sums(one.watched.decided), _sums(other.watched.decided)
        found.append(_mean("percentage of the game until it is decided", *sums[0], *sums[1]))
    if one.scored and other.scored and len(one.points) == len(other.points):
        for seat in sorted(one.points):
            found.append(
                _mean(
                    f"points of seat {seat}",
                    one.points[seat], one.squares[seat], one.scored,
                    other.points[seat], other.squares[seat], other.scored,
                )
            )  # fmt: skip
    return found


def _sums(counts: Counter[int]) -> tuple[float, float, int]:
    total = sum(value * count for value, count in counts.items())
    return total, sum(value * value * count for value, count in counts.items()), counts.total()


def _mean(
    figure: str,
    total: float,
    squares: float,
    count: int,
    other_total: float,
    other_squares: float,
    other_count: int,
) -> Difference:
    one, other = total / count, other_total / other_count
    spread = sqrt(
        max(squares / count - one * one, 0.0) / count
        + max(other_squares / other_count - other * other, 0.0) / other_count
    )
    gap = other - one
    p = erfc(abs(gap) / spread / sqrt(2)) if spread else (1.0 if gap == 0 else 0.0)
    ends = (round(gap - Z95 * spread, 4), round(gap + Z95 * spread, 4))
    return Difference(figure, round(one, 4), round(other, 4), round(gap, 4), ends, p, False, False)


def _uses(one: Tally, other: Tally) -> list[Difference]:
    """How often those win who had a card, in both variants."""
    found = []
    for key in sorted(one.watched.used.keys() & other.watched.used.keys()):
        counts = one.watched.used[key], other.watched.used[key]
        if min(counts) >= FEW:
            won = one.watched.used_and_won[key], other.watched.used_and_won[key]
            *_, kind, name = read_key(key)
            found.append(_share(f"{kind}: {name}, wins", won[0], counts[0], won[1], counts[1]))
    return found


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
