# compiled by mypyc
"""How the hard bot plays among four: as with two (`planning.py`), but less spitefully.

A position is again judged by the work left in the bot's own garden against the work left in the
others'. Three things differ with four players:

- There are 60 pyramids for 64 squares. If bots plant the others' colours wherever it hurts, nobody
  can win on the full board. So they plant only a few of a colour outside its yard, while there is
  room.
- With a timer, a game is decided by counting more often than by a complete garden. So the later it
  is, the more plants in the yard count.
- Without a timer, bots lose their patience after a while. They stop hindering a garden that is far
  from a win, and use rolls that are good for nothing else to tidy up for everybody. So games end.

The most promising choices are played on for one round, with the same dice for each.
"""

import math
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from potager.core.state import CHANCE, CLOCK
from potager.games.carrots_and_broccoli.rules.backyard import MOVE, PASS, Backyard
from potager.games.carrots_and_broccoli.rules.board import Board
from potager.games.carrots_and_broccoli.rules.wall import size

from .plots import toil
from .ranking import rank, shuffled

WON: Final = 1_000.0
NEVER: Final = -1.0e9
OPENING: Final = 20.0  # work that all gardens are said to have beside their own
SPITE: Final = 0.6  # how much others' work counts; twice that of the own would be a fair share
IDLE: Final = 1.0e-3  # a pass is worse than a choice that changes nothing, or hardly anything
WEEDS: Final = 1.0e-5  # for each plant in a yard that is not its own
UNTIDY: Final = 1.0e-5  # for others' work, when patience has ended

ROOM: Final = 28  # with fewer empty squares nobody plants another's colour
ABROAD: Final = 1  # and not if more than so many of it would stand outside their yard
ABROAD_BY_TIMER: Final = 2  # a little more where nobody has to finish

BY_COUNT: Final = 25.0  # the work of one plant more in the yard, at the end of the time
LONG: Final = 120.0  # turns before that end, from which on the count matters
UNKNOWN: Final = 0.5  # how much it matters when the time should be over, but is not

ALL: Final = 2_000.0  # more work than a garden can need
FAIR: Final = 200.0  # the most work of a garden that is hindered when patience begins to end
CLOSE: Final = 12.0  # and when it has ended
PATIENCE: Final = 100  # turns
TO_CALM_DOWN: Final = 40

WIDTH: Final = 8  # choices that are played on
GAMES: Final = 8
ROUND: Final = 4  # turns
LEAN: Final = 0.02  # how much what a choice promises counts beside what comes of it


def best_of_four(state: Backyard, random: Random, games: i64 = GAMES, spite: float = SPITE) -> i64:
    """The mover's choice, after playing on `games` times with each promising one."""
    seat = state.mover
    limit = concern(state)
    actions = shuffled(state.legal(seat), random)
    worth = vec[float](capacity=96)
    for action in actions:
        worth = append(worth, tried(state, action, limit, spite))
    rank(actions, worth, WIDTH)
    if worth[0] >= WON or limit < ALL:
        return actions[0]
    width: i64 = 0
    while width < min(i64(WIDTH), i64(len(actions))) and worth[width] > NEVER:
        worth[width] *= LEAN
        width += 1
    for _ in range(games if width > 1 else i64(0)):
        seed = random.randrange(i64(1_000_000_000))  # the same dice for every choice
        for number in range(width):
            after = state.clone()
            after.apply(seat, actions[number])
            worth[number] += chance_after(after, seat, limit, seed) / float(games)
    rank(actions, worth, 1)
    return actions[0]


def chance_after(state: Backyard, seat: i64, limit: float, seed: i64) -> float:
    """A seat's chance to win after a round in which everybody does what promises most."""
    dice = Random(seed)
    ties = Random(seed + 1)  # apart, so that the dice stay the same
    end = state.turn + ROUND
    last = last_turn(state)
    while state.ending == 0 and state.turn < end:
        if state.timer and state.turn == last:
            state.apply(CLOCK, 0)
        else:
            state.apply(CHANCE, dice.randrange(i64(36)))
            state.apply(state.mover, most_promising(state, limit, ties))
    return chance(state, seat, limit)


def most_promising(state: Backyard, limit: float, random: Random) -> i64:
    """What promises most at once; of equals the first after a random one."""
    actions = state.legal(state.mover)
    n: i64 = len(actions)
    number = random.randrange(n)
    most: float = NEVER
    found: i64 = PASS
    for _ in range(n):
        worth = tried(state, actions[number], limit)
        if worth > most:
            most = worth
            found = actions[number]
        number = (number + 1) % n
    return found


def tried(state: Backyard, action: i64, limit: float, spite: float = SPITE) -> float:
    """What a choice promises."""
    seat = state.mover
    if action < MOVE and crowds(state, action // 64):
        return NEVER
    after = state.clone()
    after.apply(seat, action)
    if action == PASS:
        return promise(after, seat, limit, spite) - IDLE
    return promise(after, seat, limit, spite)


def crowds(state: Backyard, piece: i64) -> bool:
    """Whether planting this piece of another's would leave too little room, or too few for them."""
    board = state.board
    owner = board.owner(piece)
    if owner == state.mover:
        return False
    abroad = size(board.own(owner)) - size(board.grown(owner))
    return 64 - size((board.taken_low, board.taken_high)) <= ROOM or abroad >= (
        ABROAD_BY_TIMER if state.timer else ABROAD
    )


def promise(state: Backyard, seat: i64, limit: float, spite: float = SPITE) -> float:
    """How good a position is for a seat, by the work of all gardens."""
    if state.ending:
        return WON * float(state.result()[seat])
    board = state.board
    urgent = urgency(state)
    threat: float = 0.0
    total: float = 0.0
    for other in range(board.seats):
        if other != seat:
            need = effort(board, other, urgent)
            total += need
            threat += closeness(min(need, limit))
    own = closeness(effort(board, seat, urgent))
    found = math.log(own) - spite * math.log(threat) - WEEDS * float(weeds(board))
    if limit < ALL:
        found -= UNTIDY * total
    return found


def chance(state: Backyard, seat: i64, limit: float) -> float:
    """The same as a share: about how likely a seat is to win."""
    if state.ending:
        return float(state.result()[seat] + 1) / 2.0
    urgent = urgency(state)
    own: float = 0.0
    total: float = 0.0
    for other in range(state.board.seats):
        need = effort(state.board, other, urgent)
        if other == seat:
            own = closeness(need)
            total += own
        else:
            total += closeness(min(need, limit))
    return own / total


def closeness(need: float) -> float:
    """How close a garden is to a win, to compare it with others."""
    return 1.0 / ((need + OPENING) * (need + OPENING))


def effort(board: Board, seat: i64, urgent: float) -> float:
    """The work of a garden, and the more urgent it is the more what is missing when all count."""
    need = float(toil(board, seat))
    if urgent == 0.0:
        return need
    missing = 12.0 - float(size(board.grown(seat))) - float(board.pips(seat)) / 100.0
    return (1.0 - urgent) * need + urgent * BY_COUNT * missing


def weeds(board: Board) -> i64:
    """How many plants stand in yards that are not their own: in the way of all."""
    found: i64 = 0
    for seat in range(board.seats):
        lower, upper = board.yard(seat)
        found += size((lower & board.taken_low, upper & board.taken_high))
        found -= size(board.grown(seat))
    return found


def concern(state: Backyard) -> float:
    """The most work of another's garden that is still hindered: less and less in a long game."""
    patience: i64 = PATIENCE
    if state.timer:
        patience = max(patience, last_turn(state))  # it ends by itself
    if state.turn < patience:
        return ALL
    more = max(i64(0), patience + TO_CALM_DOWN - state.turn)
    return CLOSE + (FAIR - CLOSE) * float(more) / float(TO_CALM_DOWN)


def urgency(state: Backyard) -> float:
    """C13: how much the count matters, from nothing to all."""
    left = float(last_turn(state) - state.turn)
    if left < 0.0:
        return UNKNOWN
    return max(0.0, 1.0 - left / LONG)


def last_turn(state: Backyard) -> i64:
    """When time will be up, at the pace of the rules, or the limit comes."""
    last: i64 = 1_000_000
    if state.timer:
        last = state.timer // state.pace()
    if state.limit:
        last = min(last, state.limit)
    return last
