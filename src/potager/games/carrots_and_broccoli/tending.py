"""How easy and medium choose by the heuristic of `evaluation.py`: the best next position.

There are up to 330 actions a turn, too many for a tree. So actions are judged by the positions
they lead to. The earlier hard, which is kept for comparison alone, plays on from the most promising
ones (`outcome`); hard itself has `planning.py` and `crowd.py`.

A gardener tends its own garden, and takes notice of the others' when they come close to a win.
Where everybody hinders everybody all the time the board fills with plants that are nowhere at
home, and nobody can win any more. So others' plants come from the supply only as long as there
is room, and then, with a roll that is good for nothing else, for a prank: onto nobody's ground.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from potager.core.bits import count
from potager.core.state import CHANCE, CLOCK

from .board import Board
from .evaluation import work
from .ranking import shuffled, swap
from .rules import MOVE, PASS, Backyard

WON: Final = 1_000_000
UNWANTED: Final = -2_000_000  # what is worth less is never done
CLUTTER: Final = -4_000_000
PRANK: Final = 2  # better than a pass, worse than all that changes a garden
DO_NOTHING: Final = 1
ROOM_FOR_PRANKS: Final = 30  # empty squares


def candidates(state: Backyard, wary: i64, most: i64, random: Random) -> vec[i64]:
    """The `most` actions that look best to the mover, the best first; equals in any order."""
    seat = state.mover
    actions = shuffled(state.legal(seat), random)
    n: i64 = len(actions)
    worth = vec[i64](capacity=96)
    for action in actions:
        after = state.clone()
        after.apply(seat, action)
        worth = append(worth, judge(after, seat, wary) + charm(state, action))
    most = min(most, n)
    for place in range(most):
        best = place
        for number in range(place + 1, n):
            if worth[number] > worth[best]:
                best = number
        swap(actions, place, best)
        swap(worth, place, best)
        if worth[place] < UNWANTED:
            return actions[:place]
    return actions[:most]


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


def outcome(state: Backyard, seat: i64, wary: i64, turns: i64, seed: i64) -> float:
    """How good it looks to a seat after so many turns in which everybody plays their best.

    The timer runs at the pace of the rules.
    """
    random = Random(seed)
    ahead = state.clone()
    last = ahead.turn + turns
    while ahead.ending == 0 and ahead.turn < last:
        if ahead.timer and ahead.turn * ahead.pace() >= ahead.timer:
            ahead.apply(CLOCK, 0)
            break
        ahead.apply(CHANCE, ahead.roll(random))
        ahead.apply(ahead.mover, candidates(ahead, wary, 1, random)[0])
    return ahead.evaluate(seat)
