"""Choosing by the heuristic of `outlook.py`: the best next position, and a look some turns ahead.

There are up to 330 actions a turn, too many for a tree. So actions are judged by the positions
they lead to, and only the most promising ones are played on.
"""

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from potager.core.state import CHANCE, CLOCK

from .rules import Backyard


def candidates(state: Backyard, far: i64, most: i64, random: Random) -> vec[i64]:
    """The `most` actions that look best to the mover, the best first; equals in any order."""
    seat = state.mover
    actions = state.legal(seat)[:]
    n: i64 = len(actions)
    worth = vec[float](capacity=96)
    for number in range(n):
        swap(actions, number, number + random.randrange(n - number))
        after = state.clone()
        after.apply(seat, actions[number])
        worth = append(worth, after.judge(seat, far))
    most = min(most, n)
    for place in range(most):
        best = place
        for number in range(place + 1, n):
            if worth[number] > worth[best]:
                best = number
        swap(actions, place, best)
        held = worth[place]
        worth[place] = worth[best]
        worth[best] = held
    return actions[:most]


def swap(actions: vec[i64], one: i64, other: i64) -> None:
    held = actions[one]
    actions[one] = actions[other]
    actions[other] = held


def outcome(state: Backyard, seat: i64, far: i64, turns: i64, seed: i64) -> float:
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
        ahead.apply(ahead.mover, candidates(ahead, far, 1, random)[0])
    return ahead.judge(seat, far)
