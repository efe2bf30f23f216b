"""How much work a garden still needs, for search: the heuristic behind `evaluate`.

The unit is a tenth of a step, where one step is one turn with a fitting roll. A seat wants so many
pyramids (`need`) in its target: the free squares nearest to its corner, its yard, or a triangle.
Pieces are counted from the target outwards; what is still in the supply costs a plant, and a bit
more, because the opponents may plant it first, elsewhere.
"""

from typing import Final

from mypy_extensions import i64

from .wall import Squares, size, spread

STEP: Final = 10
PLANT: Final = 16
CONNECTED: Final = 5  # saved by a piece that is in the group already
NO_ROOM: Final = 16  # the target is too small for a piece: the wall has to move, or a blocker
TEN: Final = 10
STASH: Final = 12  # all pyramids that a seat owns
NO_CORNER: Final = 40  # somebody else's piece, or the wall, is on the corner


def work(
    own: Squares, free: Squares, crop: Squares, plot: Squares, corner: Squares, need: i64
) -> i64:
    """What a garden still needs.

    `free` are the squares of the yard that no one else's pieces block, `crop` the plants that
    count already, `plot` where the others have to go; `corner` is empty if none is asked for.
    """
    target = both(plot, free)
    corner_lost = size(corner) - size(both(corner, free))
    if need == TEN and size(corner):
        target = around(corner, free, need)
    return (
        steps(own, target, STASH - size(own), need)
        - CONNECTED * size(crop)
        + NO_ROOM * max(i64(0), need - size(target))
        + NO_CORNER * corner_lost
    )


def both(one: Squares, other: Squares) -> Squares:
    """The squares of two sets that both have."""
    return one[0] & other[0], one[1] & other[1]


def around(corner: Squares, free: Squares, need: i64) -> Squares:
    """The free squares nearest to a corner by walking, enough for `need` pieces if there are."""
    lower = corner[0]
    upper = corner[1]
    room = size(corner)
    while room < need:
        more_low, more_high = spread(lower, upper)
        more_low &= free[0] | lower
        more_high &= free[1] | upper
        more = size((more_low, more_high))
        if more == room:
            break
        room = more
        lower = more_low
        upper = more_high
    return lower, upper


def steps(own: Squares, target: Squares, supply: i64, need: i64) -> i64:
    """The work to bring `need` pieces into the target, the nearest first."""
    lower, upper = target
    inside = size(both(own, (lower, upper)))
    left = need - inside
    work: i64 = 0
    cost: i64 = 0
    while left > 0:
        cost += STEP
        if cost > PLANT and supply > 0:
            planted = min(left, supply)
            work += planted * PLANT
            left -= planted
            supply = 0
        more_low, more_high = spread(lower, upper)
        if more_low == lower and more_high == upper:
            break
        lower = more_low
        upper = more_high
        reached = size(both(own, (lower, upper)))
        near = min(left, reached - inside)
        work += near * cost
        left -= near
        inside = reached
    return work
