# compiled by mypyc
"""What pieces can pay: sets of pyramids, and purses, which count them by size alone.

A piece is a number from 0 to 29: the small, the medium and the large one of each colour.
A set of pieces is a bit mask. A purse counts its smalls, mediums and larges, eight bits each.
Purses decide whether a payment can be made. The pieces on offer also depend on colours.
P4 and P5 are rulings of RULES.md.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from potager.core.bits import bit, shl

PIECES: Final = 30
SMALLS: Final = 0x0924_9249  # sets: all pieces of a size

SMALL: Final = 0x1  # purses of one piece
MEDIUM: Final = 0x100
LARGE: Final = 0x1_0000
SIGNS: Final = 0x80_80_80  # above the counts

# P4c: what the payee may give back, each with the most that may go over against it. Any more
# would have a part worth as much as a part of what comes back.
BACK: Final = vec[i64]([SMALL, 2 * SMALL, MEDIUM, 2 * MEDIUM, LARGE])
AGAINST: Final = vec[i64]([0x7F_7F_00, 0x7F_00_00, 0x7F_00_01, 0x7F_00_00, 0x00_7F_00])

# P4d, P4e: every even swap of different sizes without an even part, either way round.
FEWER: Final = [MEDIUM, LARGE, LARGE, LARGE + SMALL, 2 * LARGE]
MORE: Final = [2 * SMALL, 3 * SMALL, MEDIUM + SMALL, 2 * MEDIUM, 3 * MEDIUM]
SWAP_OUT: Final = vec[i64](FEWER + MORE)
SWAP_IN: Final = vec[i64](MORE + FEWER)
SWAPS: Final = 10


def colour_of(piece: i64) -> i64:
    return piece // 3


def size_of(piece: i64) -> i64:
    """The pips of a piece, which are its worth too."""
    return piece % 3 + 1


def own_pieces(seat: i64) -> i64:
    """The three pieces of a player's own colour, which is the seat's number."""
    return shl(7, 3 * seat)


def worth(pieces: i64) -> i64:
    """The pips of a set of pieces."""
    total: i64 = 0
    while pieces:
        total += (pieces & 1) + (pieces & 2) + 3 * (pieces >> 2 & 1)
        pieces >>= 3
    return total


def purse(pieces: i64) -> i64:
    """A set of pieces, counted by size."""
    found: i64 = 0
    while pieces:
        found += pieces & 1 | (pieces & 2) << 7 | (pieces & 4) << 14
        pieces >>= 3
    return found


def pips(coins: i64) -> i64:
    """The pips of a purse."""
    return (coins & 127) + 2 * (coins >> 8 & 127) + 3 * (coins >> 16)


def within(part: i64, whole: i64) -> bool:
    """Whether a purse has no more of any size than another."""
    return ((whole | SIGNS) - part) & SIGNS == SIGNS


def at_most(coins: i64, limit: i64) -> i64:
    """A purse cut down to a limit in each size."""
    cut: i64 = 0
    for place in range(i64(0), i64(24), i64(8)):
        have = coins >> place & 127
        most = limit >> place & 127
        cut += shl(have if have < most else most, place)
    return cut


def can_pay(coins: i64, due: i64) -> bool:
    """P4b: whether some of these pieces sum to exactly that."""
    smalls = coins & 127
    mediums = coins >> 8 & 127
    larges = coins >> 16
    while larges >= 0:
        rest = due - 3 * larges
        if rest >= 0:
            used = rest >> 1
            if used > mediums:
                used = mediums
            if rest - 2 * used <= smalls:
                return True
        larges -= 1
    return False


def can_change(coins: i64, payee: i64, due: i64, given: i64, back: i64) -> bool:
    """P4c: whether a payment with change can be made that has these two purses as parts."""
    for row in range(i64(len(BACK))):
        if within(back, BACK[row]) and within(BACK[row], payee):
            useful = at_most(coins, AGAINST[row])
            rest = due + pips(BACK[row]) - pips(given)
            if within(given, useful) and can_pay(useful - given, rest):
                return True
    return False


def can_swap(swaps: i64, changer: i64, given: i64, back: i64) -> bool:
    """Whether one of these swaps has these two purses as parts, and the changer can do it."""
    for row in range(i64(SWAPS)):
        if not swaps & bit(row) or not within(SWAP_IN[row], changer):
            continue
        if within(given, SWAP_OUT[row]) and within(back, SWAP_IN[row]):
            return True
    return False


def least_above(coins: i64, due: i64) -> i64:
    """P4f: the least worth above what is due that some of these pieces sum to."""
    due += 1
    while not can_pay(coins, due):
        due += 1
    return due
