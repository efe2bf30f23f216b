"""Carrotia's actions: numbers of one space.

Those on a square count the 25 squares of the largest grid row by row.
"""

from typing import Final

from mypy_extensions import i64

LAY: Final = 0  # + square * 15 + tile - 1
LIFT: Final = 375  # + square
ON: Final = 400  # + square: the extra bird, or a carrot of a pass
HAUNT: Final = 425  # + square: the Ghost's leap
REROLL: Final = 450  # + a set of birds' places in the order
STEP: Final = 514  # + direction
FLIT: Final = 518  # + direction: the Vampire's step
HEAD: Final = 522  # + direction: where a bird flies
FLY: Final = 526  # + bird: which flies next
SUMMON: Final = 532  # + bird: which comes out of the pile
PICK: Final = 538  # + character
TAKE_SINGLE: Final = 544
TAKE_TRIPLE: Final = 545
SAY_READY: Final = 546
DONE: Final = 547
STAY: Final = 548
PASS: Final = 549
BACK: Final = 550  # the Old Sailor's step
CANCEL: Final = 551  # the Mummy's word
ALLOW: Final = 552
ACTIONS: Final = 553


def numbered(square: i64) -> i64:
    """A square as actions count them."""
    return square - 3 * (square >> 3)


def square_numbered(number: i64) -> i64:
    return number + 3 * (number // 5)
