# compiled by mypyc
"""A view as numbers, for learning, as a game's `features.py` defines them.

The numbers are whole numbers from 0 to 127, in blocks with a name, a shape and a highest value. The
blocks and their order depend only on what stays the same during a match, so they are the same for
all positions with the same options. A game's `features.py` has a subclass of `Features` and a
function `features(state)` that creates one for the match of this position.

Only views are written, so no number depends on what `seen_by(seat)` blanks out. A `Pen` writes the
numbers one after another, eight at a time, because thousands of matches are written at every step.
"""

from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from .bits import bit, shl
from .state import State

MOST: Final = 127  # so that eight of them never need bit 63


class Block(NamedTuple):
    """Some numbers that belong together. The last dimension of their shape varies fastest."""

    name: str
    shape: tuple[int, ...] = (1,)
    most: int = 1

    @property
    def size(self) -> int:
        """The number of numbers in it."""
        numbers = 1
        for side in self.shape:
            numbers *= side
        return numbers


def spread_bits() -> vec[i64]:
    """For each set of eight bits, a number whose eight bytes are 1 where a bit is set."""
    found = vec[i64](capacity=256)
    for mask in range(i64(256)):
        word: i64 = 0
        for place in range(i64(8)):
            word |= shl((mask >> place) & 1, 8 * place)
        found = append(found, word)
    return found


SPREAD: Final = spread_bits()
LOWEST: Final = vec[i64]([0, 0xFF, 0xFFFF, 0xFFFFFF, 0xFFFFFFFF, 0xFF_FFFF_FFFF, 0xFFFF_FFFF_FFFF])


@mypyc_attr(acyclic=True)
class Pen:
    """Writes numbers into a buffer, eight to a word. Each row starts with a new word."""

    def __init__(self, words: i64) -> None:
        self.out = vec[i64]([0] * words)
        self.at: i64 = 0  # the word that is written next
        self.word: i64 = 0  # what is written of it
        self.full: i64 = 0  # how many numbers that is

    def begin(self, at: i64) -> None:
        """Begin a row with this word."""
        self.at = at
        self.word = 0
        self.full = 0

    def end(self) -> None:
        """Finish the row."""
        if self.full:
            self.out[self.at] = self.word
            self.at += 1

    def number(self, value: i64) -> None:
        """Write one number, limited to 0 to 127."""
        if value < 0:
            value = 0
        elif value > MOST:
            value = MOST
        self.word |= shl(value, 8 * self.full)
        self.full += 1
        if self.full == 8:
            self.out[self.at] = self.word
            self.begin(self.at + 1)

    def flag(self, value: bool) -> None:
        """Write 1 or 0."""
        if value:
            self.bits(1, 1)
        else:
            self.bits(0, 1)

    def bits(self, mask: i64, size: i64) -> None:
        """Write the lowest bits of a set, each as a number."""
        at = self.at
        word = self.word
        full = self.full
        if full == 0:
            out = self.out
            while size >= 8:
                out[at] = SPREAD[mask & 255]
                at += 1
                mask >>= 8
                size -= 8
        while size > 0:
            eight = SPREAD[mask & 255]
            taken: i64 = 8
            if size < 8:
                taken = size
                eight = SPREAD[mask & (bit(size) - 1)]
            if full == 0:
                word = eight
            elif full == 1:
                word |= shl(eight & 0xFF_FFFF_FFFF_FFFF, 8)
            else:
                word |= shl(eight & LOWEST[8 - full], 8 * full)
            full += taken
            if full >= 8:
                self.out[at] = word
                at += 1
                full -= 8
                word = 0
                if full:
                    word = eight >> (8 * (taken - full))
            mask >>= 8
            size -= 8
        self.at = at
        self.word = word
        self.full = full

    def zeros(self, size: i64) -> None:
        """Write this many zeros."""
        while size > 56:
            self.bits(0, 56)
            size -= 56
        self.bits(0, size)

    def one_of(self, index: i64, size: i64) -> None:
        """Write 1 at the index and 0 elsewhere, or only zeros if the index is out of range."""
        while size > 56:
            if 0 <= index < 56:
                self.bits(bit(index), 56)
            else:
                self.bits(0, 56)
            index -= 56
            size -= 56
        if 0 <= index < size:
            self.bits(bit(index), size)
        else:
            self.bits(0, size)

    def numbers(self, values: vec[i64]) -> None:
        """Write some numbers, one after another."""
        for value in values:
            self.number(value)

    def tallies(self, counts: i64, size: i64, width: i64) -> None:
        """Write counts that are packed into one number, `width` bits each."""
        most = bit(width) - 1
        for _ in range(size):
            self.number(counts & most)
            counts >>= width


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Features:
    """How the views of one match become numbers."""

    def __init__(self, blocks: list[Block]) -> None:
        self.blocks = blocks
        size: i64 = 0
        for block in blocks:
            size += block.size
        self.size = size
        self.words: i64 = (size + 7) // 8  # in which a row of them is written

    def write(self, view: State, seat: i64, pen: Pen) -> None:
        """Write the view of this seat."""
        raise NotImplementedError(f"{type(self).__name__} needs write()")


@mypyc_attr(acyclic=True)
class Bare(Features):
    """The features of every game: the viewer, the seats that have to choose, and legal actions."""

    def __init__(self, seats: i64, actions: i64) -> None:
        super().__init__(
            [
                Block("seat", (seats,)),
                Block("waited for", (seats,)),
                Block("able", (seats,)),
                Block("legal", (actions,)),
                Block("turns", (1,), MOST),
            ]
        )
        self.seats = seats
        self.actions = actions

    def write(self, view: State, seat: i64, pen: Pen) -> None:
        pen.one_of(seat, self.seats)
        pen.bits(view.waiting(), self.seats)
        pen.bits(view.able(), self.seats)
        legal = vec[i64]([0] * self.actions)
        for action in view.legal(seat):
            legal[action] = 1
        pen.numbers(legal)
        pen.number(view.turns())


def numbers_of(features: Features, view: State, seat: i64) -> bytes:
    """A view's numbers, one byte each."""
    pen = Pen(features.words)
    features.write(view, seat, pen)
    pen.end()
    written = 8 * pen.at
    if pen.full:
        written -= 8 - pen.full
    return bytes(memoryview(pen.out))[:written]
