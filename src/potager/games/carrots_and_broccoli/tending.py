"""How easy and medium choose by the heuristic of `evaluation.py`: the best next position.

There are up to 330 actions a turn, too many for a tree. So actions are judged by the positions
they lead to. Hard has `planning.py` and `crowd.py`.

A gardener tends its own garden, and takes notice of the others' when they come close to a win.
Where everybody hinders everybody all the time the board fills with plants that are nowhere at
home, and nobody can win any more. So others' plants come from the supply only as long as there
is room, and then, with a roll that is good for nothing else, for a prank: onto nobody's ground.
"""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from potager.core.bits import count

from .board import Board
from .evaluation import work
from .ranking import shuffled
from .rules import MOVE, PASS, Backyard

WON: Final = 1_000_000
UNWANTED: Final = -2_000_000  # what is not worth more is never done
CLUTTER: Final = -4_000_000
PRANK: Final = 2  # better than a pass, worse than all that changes a garden
DO_NOTHING: Final = 1
ROOM_FOR_PRANKS: Final = 30  # empty squares


def favourite(state: Backyard, wary: i64, random: Random) -> i64:
    """The action that looks best to the mover; of equals any."""
    seat = state.mover
    found: i64 = PASS
    most: i64 = UNWANTED
    for action in shuffled(state.legal(seat), random):
        after = state.clone()
        after.apply(seat, action)
        worth = judge(after, seat, wary) + charm(state, action)
        if worth > most:
            most = worth
            found = action
    return found


def judge(state: Backyard, seat: i64, wary: i64) -> i64:
    """The less work at home the better; others matter once they have less than `wary` left."""
    if state.ending:
        return WON * state.result()[seat]
    found: i64 = -3 * work(state.board, seat)
    for other in range(state.board.seats):
        if other != seat:
            found -= 2 * max(i64(0), wary - work(state.board, other))
    return found


def charm(state: Backyard, action: i64) -> i64:
    """What decides between actions that change nothing at home; and what is not done at all."""
    if action == PASS:
        return DO_NOTHING
    board = state.board
    if action >= MOVE or board.owner(action // 64) == state.mover:
        return 0
    empty = 64 - count(board.taken_low) - count(board.taken_high)
    if empty < ROOM_FOR_PRANKS:
        return CLUTTER
    return 0 if is_yard(board, action % 64) else PRANK


def is_yard(board: Board, square: i64) -> bool:
    """Whether a square is in somebody's yard."""
    for seat in range(board.seats):
        lower, upper = board.yard(seat)
        if (lower >> square if square < 32 else upper >> (square - 32)) & 1:
            return True
    return False
