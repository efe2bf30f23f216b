"""Ratings of many bots from their bouts: Elo by maximum likelihood, and openskill for many seats.

The model is Luce's: everybody wins in proportion to 10 ** (elo / 400); for two that is Elo's.
Intervals come from drawing the units again (bootstrap), so that games of one deal, which hang
together, count as one. Beside what was played every pair counts as having drawn one unit more:
who never lost would be infinitely strong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean
from typing import Any, NamedTuple

from potager.bots.rating import START, Skill, rated
from potager.lab.extras import need

from .bouts import WHOLE, Seating
from .sequential import expected

DRAWS = 400  # bootstrap samples
STEP = 0.01  # Elo, for slopes


class Scores(NamedTuple):
    """What a pair of bots, by their places, has done against each other."""

    one: int
    other: int
    units: Counter[int]
    games: int  # of a unit


class Rating(NamedTuple):
    """A bot's Elo beside the mean of all."""

    elo: float
    low: float
    high: float


def need_numbers() -> Any:
    """numpy, or a refusal: to be asked before the games are played."""
    return need("numpy", "lab", "A rating of many bots")


def rate(bots: int, pairs: Sequence[Scores], seats: int, seating: Seating) -> list[Rating]:
    """The ratings of all bots, in their order; their mean is 0."""
    numpy = need_numbers()
    best = _fit(numpy, bots, [(p.one, p.other, *_won(p)) for p in pairs], seats, seating)
    random = numpy.random.default_rng(1)
    drawn = []
    for _ in range(DRAWS):
        again = [(pair.one, pair.other, *_won(_resampled(random, pair))) for pair in pairs]
        drawn.append(_fit(numpy, bots, again, seats, seating))
    low, high = numpy.percentile(numpy.array(drawn), [2.5, 97.5], axis=0)
    return [
        Rating(round(float(best[at]), 1), round(float(low[at]), 1), round(float(high[at]), 1))
        for at in range(bots)
    ]


def _won(pair: Scores) -> tuple[float, float]:
    """The units that the one won, in parts, and all units; with one drawn unit more."""
    whole = WHOLE * pair.games
    won = sum(score / whole * count for score, count in pair.units.items())
    return won + 0.5, pair.units.total() + 1.0


def _resampled(random: Any, pair: Scores) -> Scores:
    scores = sorted(pair.units)
    total = pair.units.total()
    if not total:
        return pair
    counts = random.multinomial(total, [pair.units[score] / total for score in scores])
    drawn = Counter(dict(zip(scores, map(int, counts), strict=True)))
    return pair._replace(units=drawn)


def _fit(
    numpy: Any,
    bots: int,
    pairs: Sequence[tuple[int, int, float, float]],
    seats: int,
    seating: Seating,
) -> Any:
    """The most likely ratings, by Newton's method (Fisher scoring)."""
    elo = numpy.zeros(bots)
    for _ in range(100):
        slope = numpy.zeros(bots)
        curve = numpy.eye(bots) * 1e-12 + 1e-9  # holds the mean, which nothing else does
        for one, other, won, units in pairs:
            gap = elo[one] - elo[other]
            share = expected(gap, seats, seating)
            rise = (expected(gap + STEP, seats, seating) - share) / STEP
            pull = (won - units * share) * rise / (share * (1 - share))
            weight = units * rise * rise / (share * (1 - share))
            slope[one] += pull
            slope[other] -= pull
            for row, column, sign in (
                (one, one, 1), (other, other, 1), (one, other, -1), (other, one, -1),
            ):  # fmt: skip
                curve[row, column] += sign * weight
        step = numpy.clip(numpy.linalg.lstsq(curve, slope, rcond=None)[0], -200, 200)
        elo = elo + step - (elo + step).mean()
        if abs(step).max() < 1e-4:
            break
    return elo


class Skills:
    """openskill's ratings, game by game, where more than two play."""

    def __init__(self, bots: int) -> None:
        self._skills = [START] * bots

    def add(self, lineup: Sequence[int], winners: int) -> None:
        """One game: who sat where, and the seats that won, as bits.

        A bot on several seats learns the mean of what happened there.
        """
        ranks = [0.0 if winners >> seat & 1 else 1.0 for seat in range(len(lineup))]
        after = rated([self._skills[bot] for bot in lineup], ranks)
        for bot in set(lineup):
            own = [one for one, other in zip(after, lineup, strict=True) if other == bot]
            self._skills[bot] = Skill(fmean(one.mu for one in own), fmean(one.sigma for one in own))

    def of(self, bot: int) -> tuple[float, float]:
        """A bot's mean and deviation."""
        mu, sigma = self._skills[bot]
        return round(mu, 3), round(sigma, 3)
