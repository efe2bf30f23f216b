# compiled by mypyc
"""The exact best mixed strategies of two players in a simultaneous zero-sum choice.

This solves the linear program of a matrix game by the simplex method. It is meant for small games,
such as eight bid cards against eight.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

TINY: Final = 1e-12


@mypyc_attr(acyclic=True)
class Mixes:
    """The value for the row player, and how both should choose."""

    def __init__(self, value: float, rows: vec[float], columns: vec[float]) -> None:
        self.value = value
        self.rows = rows
        self.columns = columns


def balance(payoffs: vec[float], rows: i64) -> Mixes:
    """The equilibrium of a game, given the row player's payoffs row by row.

    >>> found = balance(vec[float]([0.0, -1.0, 1.0, 1.0, 0.0, -1.0, -1.0, 1.0, 0.0]), 3)
    >>> round(found.value, 9), [round(share, 9) for share in found.rows]
    (0.0, [0.333333333, 0.333333333, 0.333333333])
    """
    columns = len(payoffs) // rows
    sure = saddle(payoffs, rows, columns)
    if sure >= 0:
        return Mixes(payoffs[sure], only(rows, sure // columns), only(columns, sure % columns))
    least = payoffs[0]
    for payoff in payoffs:
        if payoff < least:
            least = payoff
    shift = 1.0 - least
    wide: i64 = columns + rows + 1
    table = vec[float]([0.0] * ((rows + 1) * wide))
    basis = vec[i64](capacity=rows)
    for row in range(rows):
        for column in range(columns):
            table[row * wide + column] = payoffs[row * columns + column] + shift
        table[row * wide + columns + row] = 1.0
        table[row * wide + wide - 1] = 1.0
        basis = append(basis, columns + row)
    for column in range(columns):
        table[rows * wide + column] = -1.0
    entering = enters(table, rows, wide)
    while entering >= 0:
        row = leaves(table, basis, rows, wide, entering)
        pivot(table, rows, wide, row, entering)
        basis[row] = entering
        entering = enters(table, rows, wide)
    whole = table[rows * wide + wide - 1]
    first = vec[float]([0.0] * rows)
    second = vec[float]([0.0] * columns)
    for row in range(rows):
        first[row] = table[rows * wide + columns + row] / whole
        if basis[row] < columns:
            second[basis[row]] = table[row * wide + wide - 1] / whole
    return Mixes(1.0 / whole - shift, first, second)


def saddle(payoffs: vec[float], rows: i64, columns: i64) -> i64:
    """The index of a payoff that neither player can improve alone, or -1."""
    for row in range(rows):
        at = row * columns
        for column in range(columns):
            if payoffs[row * columns + column] < payoffs[at]:
                at = row * columns + column
        stays = True
        for other in range(rows):
            if payoffs[other * columns + at % columns] > payoffs[at]:
                stays = False
                break
        if stays:
            return at
    return -1


def only(count: i64, place: i64) -> vec[float]:
    """A mix with a single choice."""
    found = vec[float]([0.0] * count)
    found[place] = 1.0
    return found


def enters(table: vec[float], rows: i64, wide: i64) -> i64:
    """The first variable that would improve the goal. Taking the first avoids cycles."""
    for column in range(wide - 1):
        if table[rows * wide + column] < -TINY:
            return column
    return -1


def leaves(table: vec[float], basis: vec[i64], rows: i64, wide: i64, entering: i64) -> i64:
    """The row whose limit is reached first."""
    found: i64 = -1
    best = 0.0
    for row in range(rows):
        slope = table[row * wide + entering]
        if slope > TINY:
            ratio = table[row * wide + wide - 1] / slope
            if (
                found < 0
                or ratio < best - TINY
                or (ratio < best + TINY and basis[row] < basis[found])
            ):
                found = row
                best = ratio
    return found


def pivot(table: vec[float], rows: i64, wide: i64, row: i64, entering: i64) -> None:
    scale = table[row * wide + entering]
    for column in range(wide):
        table[row * wide + column] = table[row * wide + column] / scale
    for other in range(rows + 1):
        factor = table[other * wide + entering]
        if other != row and factor != 0.0:
            for column in range(wide):
                table[other * wide + column] -= factor * table[row * wide + column]
