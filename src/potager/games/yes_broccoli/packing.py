"""Positions as bytes and back: each number takes as many bytes as it needs, most of them one."""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr


def pack(numbers: vec[i64]) -> bytes:
    """Numbers as bytes. `unpack` gives them back."""
    packed = bytearray()
    for number in numbers:
        left = number + number
        if number < 0:
            left = -left - 1
        while left >= 128:
            packed.append(left & 127 | 128)
            left >>= 7
        packed.append(left)
    return bytes(packed)


def unpack(packed: bytes) -> vec[i64]:
    """The numbers that were packed so."""
    numbers = vec[i64](capacity=len(packed))
    number: i64 = 0
    place: i64 = 0
    for byte in packed:
        part: i64 = byte
        number |= (part & 127) << place
        place += 7
        if part < 128:
            numbers = append(numbers, -(number >> 1) - 1 if number & 1 else number >> 1)
            number = 0
            place = 0
    return numbers


def join(numbers: vec[i64], more: vec[i64]) -> vec[i64]:
    """`numbers` with how many more there are, and those."""
    numbers = append(numbers, len(more))
    for number in more:
        numbers = append(numbers, number)
    return numbers


@mypyc_attr(acyclic=True)
class Reader:
    """Reads numbers in the order in which they were written."""

    def __init__(self, numbers: vec[i64]) -> None:
        self.numbers = numbers
        self.at: i64 = 0

    def one(self) -> i64:
        number = self.numbers[self.at]
        self.at += 1
        return number

    def many(self) -> vec[i64]:
        """What `join` wrote."""
        size = self.one()
        self.at += size
        return self.numbers[self.at - size : self.at]
