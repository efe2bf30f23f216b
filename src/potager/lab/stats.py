"""Figures with their uncertainty."""

from __future__ import annotations

from collections import Counter
from math import sqrt

Z95 = 1.959964
Z99 = 2.575829


def interval(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's confidence interval for a rate.

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
    """The smallest value that is at least as large as this share of all counted values.

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


def mean_interval(total: float, squares: float, count: int, z: float = Z95) -> tuple[float, float]:
    """The confidence interval for a mean, from the sums of the values and of their squares.

    >>> tuple(round(end, 3) for end in mean_interval(300, 1000, 100))
    (2.803, 3.197)
    """
    if count < 2:
        return (float("-inf"), float("inf"))
    middle = total / count
    spread = max(0.0, squares / count - middle * middle) * count / (count - 1)
    reach = z * sqrt(spread / count)
    return (middle - reach, middle + reach)


def share_difference(
    wins: float, games: int, other_wins: float, other_games: int, z: float = Z95
) -> tuple[float, tuple[float, float]]:
    """The difference between two shares, and Newcombe's confidence interval for it.

    >>> share_difference(56, 70, 48, 80)
    (0.2, (0.0524, 0.3339))
    """
    one, other = wins / games, other_wins / other_games
    low, high = interval(wins, games, z)
    other_low, other_high = interval(other_wins, other_games, z)
    gap = one - other
    below = sqrt((one - low) ** 2 + (other_high - other) ** 2)
    above = sqrt((high - one) ** 2 + (other - other_low) ** 2)
    return round(gap, 6), (round(gap - below, 4), round(gap + above, 4))
