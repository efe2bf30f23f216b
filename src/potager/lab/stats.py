"""Figures with their uncertainty."""

from __future__ import annotations

from collections import Counter
from math import sqrt

Z95 = 1.959964
Z99 = 2.575829


def interval(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's confidence interval of a rate.

    >>> tuple(round(end, 3) for end in interval(50, 100))
    (0.404, 0.596)
    """
    if games == 0:
        return (0.0, 1.0)
    rate, square = wins / games, z * z / games
    centre = (rate + square / 2) / (1 + square)
    reach = z * sqrt(rate * (1 - rate) / games + square / (4 * games)) / (1 + square)
    return (max(0.0, centre - reach), min(1.0, centre + reach))


def quantile(counts: Counter[int], share: float) -> int:
    """The smallest value that at least this share of all counted ones does not exceed.

    >>> quantile(Counter([1, 2, 3, 4]), 0.5)
    2
    """
    due = share * counts.total()
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= due:
            return value
    return 0


def mean(counts: Counter[int]) -> float:
    """The mean of all counted values."""
    total = counts.total()
    return sum(value * count for value, count in counts.items()) / total if total else 0.0
