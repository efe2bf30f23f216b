# compiled by mypyc
"""The board: where plants are, the wall, the yards, and which garden is complete.

A piece is a number from 0 to 11: three sizes (1 to 3 pips) of red, yellow, green and blue. The
wall's black pyramids are identified by their line and place (C8). `wall.py` defines squares and
sets of squares. C1 to C14 are the rulings of RULES.md.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from potager.core.bits import count
from potager.core.fields import fields
from potager.core.values import Value

from .wall import (
    HALF,
    TRIANGLES,
    Squares,
    best_triangle,
    both,
    corner_triangles,
    first,
    high,
    home,
    largest_group,
    low,
    size,
    walk,
    yards,
)

PIECES: Final = 12
NO_SQUARE: Final = -1
NEAR: Final = 2  # C6: the steps between a black pyramid and the next one, at most


def steps(start: i64, to: i64) -> i64:
    """How far apart two squares are, orthogonally."""
    across = start % 8 - to % 8
    along = start // 8 - to // 8
    return max(across, -across) + max(along, -along)


def size_of(piece: i64) -> i64:
    """The pips of a piece."""
    return piece % 3 + 1


def colour_of(piece: i64) -> i64:
    return piece // 3


def all_steps() -> vec[i64]:
    """Where each of the 8 directions leads from each square: the 4 orthogonal ones come first."""
    found = vec[i64](capacity=512)
    for square in range(i64(64)):
        for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1)):
            file = square % 8 + dx
            rank = square // 8 + dy
            on_board = 0 <= file < 8 and 0 <= rank < 8
            found = append(found, rank * 8 + file if on_board else NO_SQUARE)
    return found


STEPS: Final = all_steps()


@fields
class Board(Value):
    """The pieces on the 64 squares."""

    seats: i64
    short: bool
    plants: vec[i64]  # where each of the 12 pieces stands, as two halves a piece
    planted: vec[i64]  # the same plants in the order they came, as piece * 64 + square
    wall: vec[i64]  # C8: the squares of the black pyramids in the order they started in
    yards: vec[i64]  # C9: each seat's yard as two halves
    taken_low: i64  # all squares with a pyramid
    taken_high: i64

    # What stands where

    def owner(self, piece: i64) -> i64:
        """The owner of a colour. Two players have two each, and four have one each."""
        return piece // (PIECES // self.seats)

    def own(self, seat: i64) -> Squares:
        """The squares with this seat's plants, wherever they stand."""
        lower: i64 = 0
        upper: i64 = 0
        each: i64 = PIECES // self.seats
        for piece in range(seat * each, seat * each + each):
            lower |= self.plants[2 * piece]
            upper |= self.plants[2 * piece + 1]
        return lower, upper

    def yard(self, seat: i64) -> Squares:
        """C9: the seat's yard."""
        return self.yards[2 * seat], self.yards[2 * seat + 1]

    def grown(self, seat: i64) -> Squares:
        """The seat's plants in its yard."""
        return both(self.own(seat), self.yard(seat))

    def free(self, seat: i64) -> Squares:
        """The squares of a seat's yard that are empty, or have its own plants."""
        lower, upper = self.own(seat)
        return (
            (lower | ~self.taken_low) & self.yards[2 * seat],
            (upper | ~self.taken_high) & self.yards[2 * seat + 1],
        )

    def piece_at(self, square: i64) -> i64:
        """The plant on a square, or -1."""
        for plant in self.planted:
            if plant % 64 == square:
                return plant // 64
        return -1

    def place_at(self, square: i64) -> i64:
        """The place in the wall's order of the black pyramid on a square, or -1."""
        for place in range(i64(len(self.wall))):
            if self.wall[place] == square:
                return place
        return -1

    def is_empty(self, square: i64) -> bool:
        if square < 32:
            return (self.taken_low >> square) & 1 == 0
        return (self.taken_high >> (square - 32)) & 1 == 0

    def empty_squares(self) -> vec[i64]:
        found = vec[i64](capacity=64)
        for half in range(i64(2)):
            empty = HALF & ~(self.taken_high if half else self.taken_low)
            while empty:
                found = append(found, 32 * half + first(empty))
                empty &= empty - 1
        return found

    def is_near_wall(self, square: i64, moved: i64) -> bool:
        """C6: within two orthogonal steps of a black pyramid other than the one that moves."""
        for place in range(i64(len(self.wall))):
            if place != moved and steps(square, self.wall[place]) <= NEAR:
                return True
        return False

    # What changes

    def plant(self, piece: i64, square: i64) -> None:
        """Put a piece onto an empty square."""
        self.planted = append(self.planted, 64 * piece + square)
        self.flip(piece, square)
        self.taken_low |= low(square)
        self.taken_high |= high(square)

    def flip(self, piece: i64, square: i64) -> None:
        """Put a piece on a square, or take it off."""
        self.plants[2 * piece] ^= low(square)
        self.plants[2 * piece + 1] ^= high(square)

    def move(self, square: i64, to: i64) -> i64:
        """Move what stands on a square: the plant it was, or -1 for a piece of the wall."""
        self.taken_low ^= low(square) | low(to)
        self.taken_high ^= high(square) | high(to)
        for number in range(i64(len(self.planted))):
            if self.planted[number] % 64 == square:
                piece = self.planted[number] // 64
                self.planted[number] = 64 * piece + to
                self.flip(piece, square)
                self.flip(piece, to)
                return piece
        self.wall[self.place_at(square)] = to
        self.yards = yards(self.seats, self.wall)  # C14
        return -1

    # How good a garden is

    def needed(self) -> i64:
        """How many plants win: ten in a group, or six in a triangle."""
        if self.short:
            return 6
        return 10

    def crop(self, seat: i64) -> Squares:
        """The plants that count towards a win: C10 the group, C11 those in the triangle."""
        grown = self.grown(seat)
        if self.short:
            return both(grown, self.plot(seat))
        if self.seats == 2:
            return walk(home(2, seat), grown)
        return largest_group(grown)

    def plot(self, seat: i64) -> Squares:
        """C11: the triangle of six that a seat has filled best."""
        return self.triangle(seat, self.free(seat), self.grown(seat), 8, 1)

    def triangle(
        self, seat: i64, within: Squares, own: Squares, filled: i64, blocked: i64
    ) -> Squares:
        """C11: the seat's best triangle within some squares; with two players one on its corner."""
        free = self.free(seat)
        if self.seats == 2:
            return best_triangle(corner_triangles(seat), (HALF, HALF), own, free, filled, blocked)
        return best_triangle(TRIANGLES, within, own, free, filled, blocked)

    def is_complete(self, seat: i64) -> bool:
        """C10 and C11: whether this seat's garden wins."""
        needed = self.needed()
        return size(self.grown(seat)) >= needed and size(self.crop(seat)) >= needed

    def pips(self, seat: i64) -> i64:
        """C13: the pips of a seat's plants in its yard."""
        found: i64 = 0
        for piece in range(i64(PIECES)):
            if self.owner(piece) == seat:
                lower = self.plants[2 * piece] & self.yards[2 * seat]
                upper = self.plants[2 * piece + 1] & self.yards[2 * seat + 1]
                found += size_of(piece) * (count(lower) + count(upper))
        return found


def new_board(seats: i64, short: bool, wall: vec[i64]) -> Board:
    """A board with nothing but the wall."""
    lower: i64 = 0
    upper: i64 = 0
    for square in wall:
        lower |= low(square)
        upper |= high(square)
    return Board(
        seats=seats,
        short=short,
        plants=vec[i64]([0] * (2 * PIECES)),
        planted=vec[i64](capacity=12 * seats),
        wall=wall,
        yards=yards(seats, wall),
        taken_low=lower,
        taken_high=upper,
    )
