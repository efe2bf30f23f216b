"""When an answer is clear: a sequential test of two bots, as engine testers use it.

The question is which of the two is stronger. One hypothesis is that the first is weaker by `apart`
Elo points, and the other that it is stronger by as many. After each unit (a deal played with the
seats swapped, so pairs of games for two) the log of the likelihood ratio is looked at: beyond a
bound the answer is given, and it is wrong with at most the stated probability. The ratio is
that of a normal mean with the units' own variance; for pairs of games this is the pentanomial test.
"""

from __future__ import annotations

from collections import Counter
from math import inf, log, log10
from typing import Literal

import msgspec

from potager.lab.stats import Z95, mean_interval

from .bouts import WHOLE, Seating

ERROR = 0.05  # the probability of a wrong answer, either way
APART = 15.0  # Elo points by which one is called stronger
FEWEST = 10  # units before anything is believed: a variance needs some

Answer = Literal["stronger", "weaker", "open"]


class Verdict(msgspec.Struct, frozen=True):
    """Where a sequential test stands."""

    answer: Answer  # about the first of the two bots
    llr: float
    bound: float  # the answer is clear beyond this, or below its negative
    apart: float  # Elo points
    error: float
    units: int


def expected(elo: float, seats: int, seating: Seating) -> float:
    """The share of wins to expect from a bot that is stronger by this many Elo points.

    Everybody wins in proportion to 10 ** (elo / 400).

    >>> round(expected(100, 2, "among"), 3), round(expected(0, 4, "among"), 3)
    (0.64, 0.25)
    """
    odds = 10 ** (elo / 400)
    among = odds / (odds + seats - 1)
    if seating == "teams":
        return odds / (odds + 1)
    if seating == "among":
        return among
    return (among + (seats - 1) * odds / ((seats - 1) * odds + 1)) / 2


def elo_of(share: float, seats: int, seating: Seating) -> float:
    """The Elo difference that explains a share of wins.

    >>> round(elo_of(0.64, 2, "among"))
    100
    """
    if share <= 0 or share >= 1:
        return -inf if share <= 0 else inf
    low, high = -4000.0, 4000.0
    while high - low > 1e-6:
        middle = (low + high) / 2
        low, high = (middle, high) if expected(middle, seats, seating) < share else (low, middle)
    if seats == 2 or seating == "teams":
        return -400 * log10(1 / share - 1)
    return (low + high) / 2


def finite(elo: float) -> float | None:
    """An Elo difference for JSON, which knows no infinity."""
    return round(elo, 1) if abs(elo) < 4000 else None


def moments(units: Counter[int], games: int) -> tuple[float, float, int]:
    """The sum of the units' scores, of their squares, and how many there are; a score is 0 to 1."""
    whole = WHOLE * games
    total = sum(score / whole * count for score, count in units.items())
    squares = sum((score / whole) ** 2 * count for score, count in units.items())
    return total, squares, units.total()


def judge(
    units: Counter[int],
    games: int,
    seats: int,
    seating: Seating,
    *,
    apart: float = APART,
    error: float = ERROR,
) -> Verdict:
    """The state of the test after these units, which have the same number of games each."""
    total, squares, count = moments(units, games)
    bound = log((1 - error) / error)
    llr = 0.0
    if count >= FEWEST:
        mean = total / count
        # One more unit far off keeps a variance of nothing from being believed.
        spread = (squares + mean * mean + 0.25) / (count + 1) - mean * mean
        below, above = (expected(side * apart, seats, seating) for side in (-1, 1))
        llr = count * (above - below) * (2 * mean - below - above) / (2 * spread)
    answer: Answer = "stronger" if llr > bound else "weaker" if llr < -bound else "open"
    return Verdict(answer, round(llr, 4), round(bound, 4), apart, error, count)


def share_interval(units: Counter[int], games: int, z: float = Z95) -> tuple[float, float]:
    """The confidence interval of the share of wins, counted by units."""
    total, squares, count = moments(units, games)
    # With few units, or all alike, one even unit more keeps the interval honest.
    if count < 2 or squares * count - total * total < 1e-9:
        total, squares, count = total + 0.5, squares + 0.25, count + 1
    low, high = mean_interval(total, squares, count, z)
    return max(0.0, low), min(1.0, high)
