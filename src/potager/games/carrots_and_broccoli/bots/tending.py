# compiled by mypyc
"""How easy and medium choose by the heuristic in `evaluation.py`: the best next position.

There are up to 330 actions on a turn, too many for a tree. So actions are judged by the positions
they lead to. Hard has `planning.py` and `crowd.py`.

A gardener tends its own garden, and reacts to another when it is close to a win. If all bots
hindered each other all the time, the board would fill with plants outside their yards and nobody
could win. But a bot that passes on half of its rolls looks asleep. So it potters about with a roll
that is of no use in its own yard: it pushes the wall, weeds its own yard, or moves a plant where it
makes
no difference. This helps nobody, and hinders others as little as possible.
"""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from potager.games.carrots_and_broccoli.rules.backyard import MOVE, PASS, Backyard
from potager.games.carrots_and_broccoli.rules.board import Board
from potager.games.carrots_and_broccoli.rules.evaluation import work
from potager.games.carrots_and_broccoli.rules.wall import both, size

from .ranking import shuffled

WON: Final = 1_000_000_000
UNWANTED: Final = -2_000_000_000  # what is not worth more is never done

GARDEN: Final = 500  # the unit of the work of gardens, against that of pottering:
GROUND: Final = 5  # for a square of the own yard, and for one of it that is free of others' plants
MEDDLING: Final = 2  # for a tenth of a step more that others have to go,
MEDDLED: Final = 200  # and at most
BORROWED: Final = 150  # for another's plant from the supply
IDLE: Final = 250  # for a pass
FAVOUR: Final = 300  # for what helps others: worse than a pass


def favourite(state: Backyard, wary: i64, dreaming: bool, random: Random) -> i64:
    """The action that looks best to the mover; of equals any. A dreaming bot just potters about."""
    seat = state.mover
    own = work(state.board, seat)
    theirs = work_of_others(state.board, seat)
    found: i64 = PASS
    most: i64 = UNWANTED
    for action in shuffled(state.legal(seat), random):
        if is_unkind(state, action, wary):
            continue
        after = state.clone()
        after.apply(seat, action)
        more = work_of_others(after.board, seat) - theirs
        if after.ending:
            worth = WON * after.result()[seat]
        elif not dreaming:
            worth = GARDEN * judge(after.board, seat, wary) + pottering(state, after, action, more)
        elif work(after.board, seat) <= own and more >= 0:
            worth = pottering(state, after, action, more)
        else:
            continue
        if worth > most:
            most = worth
            found = action
    return found


def work_of_others(board: Board, seat: i64) -> i64:
    """What all gardens but this one still need."""
    found: i64 = 0
    for other in range(board.seats):
        if other != seat:
            found += work(board, other)
    return found


def is_unkind(state: Backyard, action: i64, wary: i64) -> bool:
    """Whether this plants another's plant, by who is never wary or among four: there is no room."""
    if action >= MOVE or state.board.owner(action // 64) == state.mover:
        return False
    return wary == 0 or state.board.seats == 4


def judge(board: Board, seat: i64, wary: i64) -> i64:
    """Less work in its own yard is better. Others matter once they have less than `wary` left."""
    found: i64 = -3 * work(board, seat)
    for other in range(board.seats):
        if other != seat:
            found -= 2 * max(i64(0), wary - work(board, other))
    return found


def pottering(state: Backyard, after: Backyard, action: i64, more: i64) -> i64:
    """What decides between actions that are equally good for the own yard. They give others this
    much `more` work.
    """
    seat = state.mover
    board = after.board
    yard = board.yard(seat)
    weeds = size(both(yard, (board.taken_low, board.taken_high))) - size(board.grown(seat))
    found = GROUND * (size(yard) - weeds)
    found -= FAVOUR if more < 0 else min(MEDDLING * more, i64(MEDDLED))
    if action == PASS:
        found -= IDLE
    elif action < MOVE and board.owner(action // 64) != seat:
        found -= BORROWED
    return found
