# compiled by mypyc
"""How much work a garden still needs, for search: the heuristic behind `evaluate`.

The unit is a tenth of a step, where one step is one turn with a fitting roll. A garden grows from
the plants that are already together. The others count by their steps to its edge, the nearest
first. A plant still in the supply costs as much as one at some distance, because an opponent may
plant it elsewhere first. A garden also needs room: squares that are not blocked, on the right side
of the wall.
"""

from typing import Final

from mypy_extensions import i64

from .board import Board
from .wall import Squares, both, home, size, spread, walk, without

STASH: Final = 12  # all pyramids that a seat owns
STEP: Final = 10
UNPLANTED: Final = 35
NO_WAY: Final = 100  # for a plant that can't get there at all
NOT_IN_YARD: Final = 6  # for a plant outside, where the timer may decide by count
NO_ROOM: Final = 45  # for a square that the garden needs, but that is blocked or not in the yard
TIGHT: Final = 6  # and for one that it would like to have
ROOMY: Final = 16  # squares in which ten plants are easily connected
NO_CORNER: Final = 60  # when somebody else stands on the corner
NO_EXIT: Final = 40  # and can't leave it, because all is taken around


def lead(board: Board, seat: i64) -> float:
    """How much more work the others have: the one who has least, and all on average.

    The own garden counts half as much again: with equal work left, better one that grows.
    """
    least: i64 = 1_000_000
    total: i64 = 0
    for other in range(board.seats):
        if other != seat:
            theirs = work(board, other)
            least = min(least, theirs)
            total += theirs
    others = (least + total // (board.seats - 1)) // 2
    ahead = others - work(board, seat) * 3 // 2
    return float(ahead) / float(max(ahead, -ahead) + 300)


def work(board: Board, seat: i64) -> i64:
    """What a seat's garden still needs: about nothing when it is complete."""
    outside = NOT_IN_YARD * (board.needed() - size(board.grown(seat)))
    if board.short:
        return outside + triangle_work(board, seat)
    return outside + group_work(board, seat)


def group_work(board: Board, seat: i64) -> i64:
    """C10: what is needed to have ten together."""
    group = board.crop(seat)
    free = board.free(seat)
    needed = board.needed()
    found: i64 = 0
    if size(group):
        room = size(walk(group, free))
        edge = without(both(spread(group[0], group[1]), free), group)
    elif board.seats == 4:
        room = size(free)
        edge = free
    else:
        edge = home(2, seat)
        around = spread(edge[0], edge[1])
        room = size(walk(around, free))
        if size(both(edge, free)) == 0:
            found += NO_CORNER
            if around[0] & ~board.taken_low == 0 and around[1] & ~board.taken_high == 0:
                found += NO_EXIT
    found += lack(room, needed, NO_ROOM)
    own = board.own(seat)
    return found + gather(board, own, without(own, group), edge, needed - size(group))


def lack(room: i64, needed: i64, no_room: i64) -> i64:
    """What it costs that there is too little room."""
    return no_room * max(i64(0), needed - room) + TIGHT * max(i64(0), ROOMY - room)


def triangle_work(board: Board, seat: i64) -> i64:
    """C11: what is needed to fill a triangle."""
    own = board.own(seat)
    free = board.free(seat)
    plot = board.triangle(seat, board.yard(seat), own, 1, 3)
    room = both(plot, free)
    filled = both(plot, both(own, free))
    goal = without(plot, filled) if size(plot) else free
    needed = board.needed()
    blocked = NO_ROOM * (needed - size(room))
    return blocked + gather(board, own, without(own, filled), goal, needed - size(filled))


def gather(
    board: Board,
    own: Squares,
    plants: Squares,
    goal: Squares,
    needed: i64,
    far: i64 = NO_WAY,
    crowded: bool = False,
) -> i64:
    """The steps to the goal for this many plants, nearest first. Own plants make way.

    What others have planted blocks the way; where it is crowded it takes three steps in place of
    one. A plant that can't get there, or from farther away, counts `far`.
    """
    supply: i64 = STASH - size(own)
    open_low = own[0] | ~board.taken_low
    open_high = own[1] | ~board.taken_high
    lower, upper = goal
    before: Squares = (0, 0)  # what was reached a step ago, and two steps ago
    earlier: Squares = (0, 0)
    inside = size(both(plants, goal))
    left = needed - inside
    found: i64 = 0
    cost: i64 = STEP
    while left > 0 and (cost < far or not crowded):
        if cost > UNPLANTED and supply > 0:
            unplanted = min(left, supply)
            found += unplanted * UNPLANTED
            left -= unplanted
            supply = 0
        more_low, more_high = spread(lower, upper)
        more_low &= open_low
        more_high &= open_high
        if crowded:
            past_low, past_high = spread(earlier[0], earlier[1])
            earlier = before
            before = (lower, upper)
            more_low |= lower | past_low
            more_high |= upper | past_high
        elif more_low == lower and more_high == upper:
            break
        lower = more_low
        upper = more_high
        reached = size(both(plants, (lower, upper)))
        near = max(i64(0), min(left, reached - inside))
        found += near * cost
        left -= near
        inside = reached
        cost += STEP
    return found + max(i64(0), left) * far
