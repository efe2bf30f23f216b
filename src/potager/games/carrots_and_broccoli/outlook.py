"""How much work a garden still needs, for search: the heuristic behind `evaluate`.

The unit is a tenth of a step, where one step is one turn with a fitting roll. A seat wants so many
pyramids (`need`) near its centre: its corner, the triangle it fills, or its yard. The nearest ones
are counted by their steps to it. What is still in the supply costs as much as a plant at some
distance, because the opponents may plant it first, elsewhere.
"""

from typing import Final

from mypy_extensions import i64

from .wall import Squares, size, spread

STASH: Final = 12  # all pyramids that a seat owns
STEP: Final = 10
UNPLANTED: Final = 65
CONNECTED: Final = 12  # saved by a piece that is in the group already
ANYWHERE: Final = 1000  # as a distance: all steps count
FRIENDLY: Final = 40  # a rival's piece so far from home need not be carried farther
IN_YARD: Final = 25  # saved by a piece in the yard, where the timer may decide by count
NO_ROOM: Final = 45  # a square that the garden needs is blocked, or on the wrong side of the wall
NO_CORNER: Final = 60  # and if that is the corner


def work(own: Squares, centre: Squares, need: i64, far: i64) -> i64:
    """The steps of the `need` pieces that are nearest to the centre, none counted beyond `far`."""
    lower, upper = centre
    supply: i64 = STASH - size(own)
    inside = size(both(own, centre))
    left = need - inside
    found: i64 = 0
    cost: i64 = 0
    while left > 0:
        cost += STEP
        if cost > far:
            return found + left * far
        if cost > UNPLANTED and supply > 0:
            unplanted = min(left, supply)
            found += unplanted * UNPLANTED
            left -= unplanted
            supply = 0
        more_low, more_high = spread(lower, upper)
        if more_low == lower and more_high == upper:
            break
        lower = more_low
        upper = more_high
        reached = size(both(own, (lower, upper)))
        near = min(left, reached - inside)
        found += near * cost
        left -= near
        inside = reached
    return found


def both(one: Squares, other: Squares) -> Squares:
    """The squares that are in both sets."""
    return one[0] & other[0], one[1] & other[1]


def lacking(wanted: Squares, free: Squares) -> i64:
    """How many of the wanted squares are not free."""
    return size(wanted) - size(both(wanted, free))
