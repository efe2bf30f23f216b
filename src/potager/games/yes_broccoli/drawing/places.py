"""The layouts of Yes! Broccoli!: templates for the cloth, a player's column and the viewer's cards.

From top to bottom, the cloth has the foods on offer, the lane with the bids, and the score piles,
each below its bid. The viewer's own cards are below the cloth, in the same places for the whole
match, so that nothing slides under a pointer when a window closes and bidding begins. On a phone
turned sideways, power cards are beside the bids. For viewers without cards, the lane is higher.
"""

from __future__ import annotations

from functools import cache

from potager.core.areas import Areas, areas
from potager.core.scene import Layout

FOOD = (148.0, 196.0)  # how large a food is
GAP = 14.0  # between two of them

CLOTH = {
    "wide": """
        10  |
        170 | . . foods . .
        22  | . . low . .
        202 | . lane lane lane .
        5   |
        62  | . strip strip strip .
        1   |
        20  | . . did . .
        1   |
            | 20 110 * 110 20
    """,
    "phone": """
        8   |
        *   | . foods .
        17  | . low .
        172 | . lane .
        6   |
        64  | . strip .
        2   |
        20  | . did .
        2   |
            | 10 * 10
    """,
    "low": """
        4   |
        78  | . foods .
        3   |
        16* | . lane .
        1   |
        9*  | . strip .
        1   |
        18  | . bar .
        2   |
            | 8 * 8
    """,
}
EDGES = """
    18  | . .     . played .
    158 | . deck  . played .
    21  | . spent . played .
    *   |
        | 2 128 * 66 30
"""
BAR = """
    * | mine . spent . short . low
      | 122 4 84 4 * 4 92
"""
OWN = {
    "wide": """
        9   |
        25  | . title mine . powers .
        9   | . .     .    . powers .
        146 | . hand  hand . powers .
        *   |
            | 24 100 * 16 {powers} 20
    """,
    "phone": """
        2   |
        20  | mine mine . spent spent
        4   |
        134 | . hand hand hand .
        9   |
        *   | powers
        7   |
            | 6 * 6 * 6
    """,
    "low": """
        * | hand . powers
          | * 4 {powers}
    """,
}
SEAT = {
    "wide": """
        13  |
        34  | . . front# rank#   rank#
        14  | . . front# reason# reason#
        28  | . . front# .       .
        34  | . . front# value#  value#
        24  | . . front# change# change#
        12  | . . front# .       .
        6   |
        30  | . name# name# name# .
        7   |
            | {} *
    """,
    "phone": """
        7   | .      .      plays#
        18  | .      rank#  plays#
        6   | .      .      plays#
        88  | front#
        18  | value#
        11  | reason#
        3   |
        *   | name#
            | * 28 *
    """,
    "low": """
        *   |
        22  | . front# . rank# .
        24  | . front# . value# .
        30  | . front# . plays# .
        13  | reason#
        *   |
            | * 60 4 58 *
    """,
}


@cache
def plan(layout: Layout, seats: int, own: bool, powers: int, opened: str) -> Areas:
    """The areas of a layout.

    `own`: whether the viewer's cards are below the cloth, with the powers that she is dealt.
    `opened`: the areas in whose place the score piles are, where they need more room.
    """
    where = _table(layout, seats, own, powers).divide("cloth", CLOTH[layout])
    if layout == "wide":
        where = where.divide("cloth", EDGES)
    elif layout == "low":
        where = where.divide("bar", BAR)
        where = where.add({"did": where["short low"]})
    if own:
        beside = min(400, 153 * powers) if layout == "wide" else min(280, 190 * ((powers + 1) // 2))
        where = where.divide("own", OWN[layout].format(powers=beside))
    if opened:
        where = where.add({"strip": where[opened]})
    for row, column in (("lane", "seat"), ("strip", "pile")):
        names = " ".join(f"{column}:{place}" for place in range(seats))
        where = where.divide(row, f"* | {names}\n | {'* ' * seats}")
    seat = SEAT[layout].format("4 6 90 40" if seats == 5 else "8 10 104 26")
    for place in range(seats):
        where = where.divide(f"seat:{place}", seat.replace("#", f":{place}"))
    return where


def _table(layout: Layout, seats: int, own: bool, powers: int) -> Areas:
    """The cloth, and the room for the viewer's own cards."""
    if layout == "wide":
        return areas(950, 721 if own else 501, "493 | cloth\n 12 |\n * | own\n 4 |")
    if layout == "low":
        return areas(650, 352, f"{254 if own else 348} | cloth\n 4 |\n * | . own .\n | 4 * 4")
    largest = 0.62 if powers else 0.76
    cloth = 291 + FOOD[1] * min(largest, 354 / (seats * (FOOD[0] + GAP) - GAP))
    rows = -(-powers // power_columns(layout, powers))
    below = 176 + rows * (78 if rows == 1 else 54) if own else 8
    # With powers a phone is higher than it has room for: as wide as it can be, letters are larger.
    return areas(
        480 if powers else 390, cloth + below, f"{cloth} | . cloth .\n * | . own .\n | 8 * 8"
    )


def power_columns(layout: Layout, powers: int) -> int:
    """In how many columns the powers in hand are, on a phone."""
    if layout == "low":
        return max(1, (powers + 1) // 2)
    return 2 if powers < 5 else 3
