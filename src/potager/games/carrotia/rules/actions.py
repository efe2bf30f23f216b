# compiled by mypyc
"""Carrotia's actions: the numbers of one space.

Actions on a square count the 25 squares of the largest grid row by row.
"""

from typing import Final

from mypy_extensions import i64

LAY: Final = 0  # + square * 15 + tile - 1
LIFT: Final = 375  # + square
ON: Final = 400  # + square: the extra bird, or a carrot of a pass
HAUNT: Final = 425  # + square: the Ghost's leap
HEAD: Final = 450  # + square: the carrots to which a bird flies
REROLL: Final = 475  # + a set of birds' places in the order
STEP: Final = 539  # + direction
FLIT: Final = 543  # + direction: the Vampire's step
SUMMON: Final = 547  # + bird: which comes out of the pile
PICK: Final = 553  # + character
SAY_READY: Final = 559
ENOUGH: Final = 560
STAY: Final = 561
PASS: Final = 562
BACK: Final = 563  # the Old Sailor's step
CANCEL: Final = 564  # the Mummy's word
ALLOW: Final = 565
FLY: Final = 566  # + bird: which of several flies first


def numbered(square: i64) -> i64:
    """A square as actions count them."""
    return square - 3 * (square >> 3)


def square_numbered(number: i64) -> i64:
    return number + 3 * (number // 5)


def laying(square: i64, tile: i64) -> i64:
    """The action that lays a tile on a square."""
    return LAY + 15 * numbered(square) + tile - 1


def square_laid(action: i64) -> i64:
    """On which square a tile is laid,"""
    return square_numbered(action // 15)


def tile_laid(action: i64) -> i64:
    """and how it lies."""
    return action % 15 + 1
