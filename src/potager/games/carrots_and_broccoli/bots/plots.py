# compiled by mypyc
"""How much work a garden still needs on a board as crowded as that of four players.

As in `evaluation.py`, the unit is a tenth of a step. But here a garden is planned where there is
room for it, not around the largest group. An obstacle is a detour, not the end, because with 48
plants and two walls on 64 squares there is always one.
"""

from typing import Final

from mypy_extensions import i64

from potager.games.carrots_and_broccoli.rules.board import Board
from potager.games.carrots_and_broccoli.rules.evaluation import (
    NOT_IN_YARD,
    gather,
    lack,
    triangle_work,
)
from potager.games.carrots_and_broccoli.rules.wall import (
    Squares,
    both,
    first_part,
    largest_group,
    size,
    spread,
    without,
)

FAR: Final = 120  # for a plant that is farther away than anybody would walk
NO_ROOM: Final = 25  # for a square that the garden needs, but that is blocked or not in the yard
SETTLED: Final = 25  # what speaks for a part of the yard, for each plant that is there


def toil(board: Board, seat: i64) -> i64:
    """What a seat's garden still needs: about nothing when it is complete."""
    needed = board.needed()
    outside = NOT_IN_YARD * (needed - size(board.grown(seat)))
    if board.short:
        return max(i64(0), outside + triangle_work(board, seat))
    own = board.own(seat)
    plot = best_plot(own, board.free(seat), needed)
    group = largest_group(both(own, plot))
    goal = plot
    if size(group):
        goal = without(both(spread(group[0], group[1]), plot), group)
        if size(goal) == 0:  # no room beside it: but where it stands is where the others go
            goal = group
    steps = gather(board, own, without(own, group), goal, needed - size(group), FAR, crowded=True)
    return max(i64(0), outside + lack(size(plot), needed, NO_ROOM) + steps)


def best_plot(own: Squares, free: Squares, needed: i64) -> Squares:
    """Of the connected parts of a yard the one to have the garden on: for room, and plants."""
    best: Squares = (0, 0)
    least: i64 = 1_000_000
    left = free
    while size(left):
        part = first_part(left)
        left = without(left, part)
        cost = lack(size(part), needed, NO_ROOM) - SETTLED * size(both(part, own))
        if cost < least:
            least = cost
            best = part
    return best
