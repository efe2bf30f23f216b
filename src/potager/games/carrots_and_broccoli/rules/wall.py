# compiled by mypyc
"""The garden wall: which squares its line covers, and which yards it leaves.

A square is a number from 0 (a1) over 7 (h1) and 8 (a2) to 63 (h8). A set of squares is two
halves of 32 bits, `low` for ranks 1 to 4 and `high` for ranks 5 to 8, so that bit 63 is never
needed. C8 to C11 are the rulings of RULES.md.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from potager.core.bits import count, shl

Squares = tuple[i64, i64]  # a set of squares: its low and its high half

HALF: Final = 0xFFFF_FFFF
NOT_A: Final = 0xFEFE_FEFE  # a half without its a-file
NOT_H: Final = 0x7F7F_7F7F
RANK: Final = 0xFF  # the lowest rank of a half

LINE: Final = 6  # the pyramids of one wall line
A1: Final = 0
H1: Final = 7
A8: Final = 56
H8: Final = 63


def low(square: i64) -> i64:
    """The low half of the set of one square."""
    if square < 32:
        return shl(1, square)
    return 0


def high(square: i64) -> i64:
    """The high half of the set of one square."""
    if square < 32:
        return 0
    return shl(1, square - 32)


def size(squares: Squares) -> i64:
    """How many squares a set has: both halves counted at once, in pairs, fours and eights of bits.

    Bots ask this more often than anything else, so it has no loop.
    """
    lower, upper = squares
    lower -= (lower >> 1) & 0x5555_5555
    upper -= (upper >> 1) & 0x5555_5555
    fours = (lower & 0x3333_3333) + ((lower >> 2) & 0x3333_3333)
    fours += (upper & 0x3333_3333) + ((upper >> 2) & 0x3333_3333)
    eights = (fours & 0x0F0F_0F0F) + ((fours >> 4) & 0x0F0F_0F0F)
    return ((eights * 0x0101_0101) >> 24) & 0xFF


def both(one: Squares, other: Squares) -> Squares:
    """The squares that are in both sets."""
    return one[0] & other[0], one[1] & other[1]


def without(one: Squares, other: Squares) -> Squares:
    """The squares of the first set that are not in the other."""
    return one[0] & ~other[0], one[1] & ~other[1]


def rests() -> vec[i64]:
    """The squares of a half by what remains of their bits modulo 37: all powers of two differ."""
    found = vec[i64]([0] * 37)
    for square in range(i64(32)):
        found[shl(1, square) % 37] = square
    return found


RESTS: Final = rests()


def first(half: i64) -> i64:
    """The first square of a half that is not empty."""
    return RESTS[(half & -half) % 37]


def spread(lower: i64, upper: i64) -> Squares:
    """These squares and their orthogonal neighbours."""
    return (
        lower
        | (lower << 8) & HALF
        | lower >> 8
        | (lower & NOT_H) << 1
        | (lower & NOT_A) >> 1
        | (upper & RANK) << 24,
        upper
        | (upper << 8) & HALF
        | upper >> 8
        | (upper & NOT_H) << 1
        | (upper & NOT_A) >> 1
        | lower >> 24,
    )


def walk(start: Squares, open: Squares) -> Squares:
    """The open squares that can be walked to from those of `start`, orthogonally."""
    open_low, open_high = open
    lower = start[0] & open_low
    upper = start[1] & open_high
    while True:
        more_low, more_high = spread(lower, upper)
        more_low &= open_low
        more_high &= open_high
        if more_low == lower and more_high == upper:
            return lower, upper
        lower = more_low
        upper = more_high


def crosses(start: i64, end: i64, square: i64) -> bool:
    """C8: whether the segment between two squares' centres passes through a square's interior.

    A line meets the interior of a unit square when the square's centre is nearer to it than
    (|dx| + |dy|) / 2, measured by the cross product; at exactly that distance it touches a corner.
    The segment stays in the rectangle that its ends span.
    """
    x = start % 8
    y = start // 8
    dx = end % 8 - x
    dy = end // 8 - y
    sx = square % 8 - x
    sy = square // 8 - y
    if sx * (sx - dx) > 0 or sy * (sy - dy) > 0:
        return False
    away = dx * sy - dy * sx
    return 2 * max(away, -away) < max(dx, -dx) + max(dy, -dy) or square == start


def segments() -> vec[i64]:
    """For every pair of squares the two halves of what their segment covers, by 128 a + 2 b."""
    found = vec[i64]([0] * (64 * 128))
    for start in range(i64(64)):
        for end in range(start, i64(64)):
            lower: i64 = 0
            upper: i64 = 0
            for rank in range(start // 8, end // 8 + 1):
                for file in range(min(start % 8, end % 8), max(start % 8, end % 8) + 1):
                    square = rank * 8 + file
                    if crosses(start, end, square):
                        lower |= low(square)
                        upper |= high(square)
            found[128 * start + 2 * end] = found[128 * end + 2 * start] = lower
            found[128 * start + 2 * end + 1] = found[128 * end + 2 * start + 1] = upper
    return found


SEGMENTS: Final = segments()


def line(wall: vec[i64]) -> Squares:
    """C8: the squares on the wall line, or on both lines of the four-player game.

    `wall` has the squares of the black pyramids in the order they started in: six from a8 to h1,
    then, in the four-player game, six from a1 to h8.
    """
    lower: i64 = 0
    upper: i64 = 0
    before: i64 = A8
    for place in range(i64(len(wall))):
        if place == LINE:
            before = A1
        at = 128 * before + 2 * wall[place]
        lower |= SEGMENTS[at]
        upper |= SEGMENTS[at + 1]
        before = wall[place]
        if place % LINE == LINE - 1:
            at = 128 * before + 2 * (H1 if place < LINE else H8)
            lower |= SEGMENTS[at]
            upper |= SEGMENTS[at + 1]
    return lower, upper


# C9: where a yard begins, as halves, seat by seat.
CORNERS: Final = vec[i64]([1, 0, 0, 0x8000_0000])  # a1; h8
EDGES: Final = vec[i64](
    [0x7E, 0, 0x0101_0100, 0x0001_0101, 0, 0x7E00_0000, 0x8080_8000, 0x0080_8080]
)  # south, west, north, east


def home(seats: i64, seat: i64) -> Squares:
    """C9: the corner of a seat, or with four players the six inner squares of its edge."""
    if seats == 2:
        return CORNERS[2 * seat], CORNERS[2 * seat + 1]
    return EDGES[2 * seat], EDGES[2 * seat + 1]


def yards(seats: i64, wall: vec[i64]) -> vec[i64]:
    """C9: each seat's yard as two halves."""
    lower, upper = line(wall)
    off = (HALF & ~lower, HALF & ~upper)
    found = vec[i64](capacity=8)
    for seat in range(seats):
        yard = walk(home(seats, seat), off)
        found = append(found, yard[0])
        found = append(found, yard[1])
    return found


def first_part(squares: Squares) -> Squares:
    """The orthogonally connected part of a set that has its first square."""
    start = (squares[0] & -squares[0], i64(0))
    if squares[0] == 0:
        start = (i64(0), squares[1] & -squares[1])
    return walk(start, squares)


def largest_group(own: Squares) -> Squares:
    """C10: the largest orthogonally connected group of these squares."""
    best: Squares = (0, 0)
    most: i64 = 0
    left = own
    while size(left) > most:
        group = first_part(left)
        left = without(left, group)
        if size(group) > most:
            most = size(group)
            best = group
    return best


def triangle(right_angle: i64, right: i64, up: i64, rows: i64) -> Squares:
    """Rows of `rows` and ever one less from the right angle; `right` and `up` are 1 or -1."""
    lower: i64 = 0
    upper: i64 = 0
    for row in range(rows):
        for place in range(rows - row):
            square = right_angle + 8 * up * row + right * place
            lower |= low(square)
            upper |= high(square)
    return lower, upper


def all_triangles() -> vec[i64]:
    """C11: every triangle of six on the board, as two halves each."""
    found = vec[i64](capacity=288)
    for corner in range(i64(64)):
        for right in range(i64(-1), i64(2), i64(2)):
            for up in range(i64(-1), i64(2), i64(2)):
                if 0 <= corner % 8 + 2 * right < 8 and 0 <= corner // 8 + 2 * up < 8:
                    lower, upper = triangle(corner, right, up, 3)
                    found = append(found, lower)
                    found = append(found, upper)
    return found


TRIANGLES: Final = all_triangles()


def triangles_on(corner: i64) -> vec[i64]:
    """C11: the three of them that have a square on this corner of the board."""
    found = vec[i64](capacity=6)
    for number in range(i64(0), i64(len(TRIANGLES)), i64(2)):
        if TRIANGLES[number] & low(corner) or TRIANGLES[number + 1] & high(corner):
            found = append(found, TRIANGLES[number])
            found = append(found, TRIANGLES[number + 1])
    return found


ON_A1: Final = triangles_on(A1)
ON_H8: Final = triangles_on(H8)


def corner_triangles(seat: i64) -> vec[i64]:
    """C11: the triangles that win for a seat of two players."""
    if seat == 0:
        return ON_A1
    return ON_H8


def best_triangle(
    triangles: vec[i64], within: Squares, own: Squares, open: Squares, filled: i64, blocked: i64
) -> Squares:
    """C11: of these triangles the best that lies within some squares; none: empty.

    Each of the own squares in it counts `filled`, each that is not open costs `blocked`.
    """
    best: Squares = (0, 0)
    most: i64 = -100
    for number in range(i64(0), i64(len(triangles)), i64(2)):
        lower = triangles[number]
        upper = triangles[number + 1]
        if lower & ~within[0] == 0 and upper & ~within[1] == 0:
            worth = filled * (count(lower & own[0]) + count(upper & own[1]))
            worth -= blocked * (count(lower & ~open[0]) + count(upper & ~open[1]))
            if worth > most:
                most = worth
                best = (lower, upper)
    return best
