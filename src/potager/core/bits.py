# compiled by mypyc
"""Whole numbers as sets: seats are bits of a mask.

Shifting a literal is wrong once compiled (`1 << n` becomes 32-bit C), so every shift by a
variable goes through `shl`. Bit 63 is never used, because it is the sign once compiled.
"""

from mypy_extensions import i64


def shl(value: i64, by: i64) -> i64:
    """`value << by`, 64 bits wide in every build. Keep the result below bit 63."""
    return value << by


def bit(seat: i64) -> i64:
    """The mask of one seat."""
    return shl(1, seat)


def lowest(mask: i64) -> i64:
    """The index of the lowest bit that is set. The mask must not be empty."""
    number: i64 = 0
    while mask & 1 == 0:
        mask >>= 1
        number += 1
    return number


def place(mask: i64) -> i64:
    """The same for large masks, in one step. For a few seats `lowest` is faster."""
    return int(mask & -mask).bit_length() - 1


def count(mask: i64) -> i64:
    """The number of bits that are set.

    >>> count(0b1011)
    3
    """
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found
