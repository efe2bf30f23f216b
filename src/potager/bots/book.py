# compiled by mypyc
"""A table that gives each position a number, for millions of positions.

A key is stored as a mark of 92 bits, so a book needs 16 bytes per entry and never stores the
positions themselves. Among ten million positions, the chance that two share a mark is below 1e-13.
"""

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64

MASK: Final = 0x3FFF_FFFF_FFFF_FFFF  # 62 bits: the same in every build
ODD: Final = 0x2545_F491_4F6C_DD1D
OTHER_ODD: Final = 0x1CE4_E5B9_BF58_476D
LOW: Final = 0xFFFF_FFFF
HIGH: Final = 0x3FFF_FFFF_0000_0000
MISSING: Final = -1


def marks(key: bytes) -> tuple[i64, i64]:
    """Two numbers that almost certainly identify a key: 62 bits, and 30 above bit 32."""
    size: i64 = len(key)
    one: i64 = size
    two: i64 = size
    at: i64 = 0
    while at < size:
        if at + 8 <= size:
            word = read_i64_le(key, at)
            at += 8
        else:
            word = key[at]
            at += 1
        one = ((one ^ word) * ODD) & MASK
        two = ((two ^ word) * OTHER_ODD) & MASK
        one ^= one >> 29
        two ^= two >> 31
    return one, two & HIGH


class Book:
    """The numbers of positions, by their keys."""

    def __init__(self, expected: i64 = 0) -> None:
        room: i64 = 1024
        while room < 2 * expected:
            room += room
        self.room = room
        self.count: i64 = 0
        # For each place its first mark, then its second with the number + 1 in the low half.
        self.entries = vec[i64]([0] * (room + room))

    def find(self, key: bytes) -> i64:
        """The number of this position, or MISSING."""
        one, two = marks(key)
        return self.read(one, two)

    def read(self, one: i64, two: i64) -> i64:
        """The same by its marks."""
        return (self.entries[self.place(one, two) + 1] & LOW) - 1

    def add(self, key: bytes, number: i64) -> None:
        """Add the number of a position that is not in the book yet."""
        one, two = marks(key)
        self.note(one, two, number)

    def note(self, one: i64, two: i64, number: i64) -> None:
        """The same by its marks."""
        if 5 * self.count >= 3 * self.room:
            self.grow()
        at = self.place(one, two)
        self.entries[at] = one
        self.entries[at + 1] = two | (number + 1)
        self.count += 1

    def place(self, one: i64, two: i64) -> i64:
        """The index of these marks, or the one that they would have."""
        entries = self.entries
        last = self.room + self.room - 1
        at = (one + one) & last
        while entries[at + 1]:
            if entries[at] == one and entries[at + 1] & HIGH == two:
                break
            at = (at + 2) & last
        return at

    def grow(self) -> None:
        entries = self.entries
        self.room += self.room
        self.entries = vec[i64]([0] * (self.room + self.room))
        for at in range(i64(0), i64(len(entries)), i64(2)):
            if entries[at + 1]:
                place = self.place(entries[at], entries[at + 1] & HIGH)
                self.entries[place] = entries[at]
                self.entries[place + 1] = entries[at + 1]
