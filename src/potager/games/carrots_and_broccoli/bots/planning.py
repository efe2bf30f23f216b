# compiled by mypyc
"""How the hard bot plays: with two players the gardens are in a race, and it considers all answers.

A position is judged by the work left in the bot's own garden against the work left in the others'.
The work is measured as a share, so a step counts more when a garden is close to complete. So the
hard bot plants in its own yard, plants and moves others' plants where they hurt, pushes the wall,
and uses
every roll that doesn't harm itself. It judges the most promising choices again after the next
player's best answer to each of the 36 rolls. Only the order of equal choices is random.

If bots hindered everybody all the time, games would never end. So they ignore others whose gardens
need more work than `concern`. `crowd.py` describes how the bot plays among four.
"""

import math
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from potager.core.bits import bit
from potager.core.state import CHANCE
from potager.games.carrots_and_broccoli.rules.backyard import PASS, ROLLED, Backyard, tally
from potager.games.carrots_and_broccoli.rules.board import PIECES
from potager.games.carrots_and_broccoli.rules.evaluation import work

from .crowd import GAMES, LEAN, OPENING, WEEDS, best_of_four, closeness, weeds
from .ranking import rank, shuffled

KINDS: Final = 15  # the pieces by colour and size, the black ones too
WON: Final = 1_000.0
LOST: Final = -8.0  # when another wins with its next roll: not worse than all, for it may not come
WORST: Final = -1.0e9
SPITE: Final = 0.6  # how much others' work counts against the own
IDLE: Final = 1.0e-6  # a pass is worse than a choice that changes nothing

ALL: Final = 2_000  # more work than a garden can need
FAIR: Final = 200  # the most work of a garden that is hindered when patience begins to end
CLOSE: Final = 20  # and when it has ended
PATIENCE: Final = 70  # turns
END_OF_PATIENCE: Final = 130

FINAL: Final = 5  # choices that champions play on
AHEAD: Final = 6  # turns


def best(state: Backyard, width: i64, random: Random, games: i64 = 0, spite: float = SPITE) -> i64:
    """The mover's choice: the best of the `width` most promising ones after the next answer.

    With `games` the best of these are played on for some turns, so often; among four that is done
    at least as often as hard does it. `spite` is how much others' work counts against the own.
    """
    if state.board.seats == 4:
        return best_of_four(state, random, max(games, i64(GAMES)), spite)
    limit = float(concern(state))
    seat = state.mover
    actions = promising(state, width, limit, random, spite)
    worth = vec[float](capacity=16)
    for action in actions:
        after = state.clone()
        after.apply(seat, action)
        worth = append(worth, answered(after, seat, limit, spite) - price(action))
    wide = min(i64(FINAL), i64(len(actions)))
    rank(actions, worth, wide)
    if games == 0 or worth[0] >= WON:
        return actions[0]
    for number in range(wide):
        worth[number] *= LEAN
    for _ in range(games):
        seed = random.randrange(i64(1_000_000_000))  # the same dice for every choice
        for number in range(wide):
            after = state.clone()
            after.apply(seat, actions[number])
            worth[number] += chance_after(after, seat, limit, seed) / float(games)
    found: i64 = 0
    for number in range(wide):
        if worth[number] > worth[found]:
            found = number
    return actions[found]


def chance_after(state: Backyard, seat: i64, limit: float, seed: i64) -> float:
    """A seat's chance to win once both have done for some turns what promises most."""
    dice = Random(seed)
    ties = Random(seed + 1)  # apart, so that the dice stay the same
    end = state.turn + AHEAD
    while state.ending == 0 and state.turn < end:
        state.apply(CHANCE, dice.randrange(i64(36)))
        state.apply(state.mover, promising(state, 1, limit, ties)[0])
    if state.ending:
        return float(state.result()[seat] + 1) / 2.0
    own = closeness(left(state, seat))
    return own / (own + closeness(min(left(state, 1 - seat), limit)))


def concern(state: Backyard) -> i64:
    """The most work of another's garden that is still hindered: less and less in a long game."""
    if state.turn < PATIENCE:
        return ALL
    more = max(i64(0), END_OF_PATIENCE - state.turn)
    return CLOSE + more * (FAIR - CLOSE) // (END_OF_PATIENCE - PATIENCE)


def promising(
    state: Backyard, width: i64, limit: float, random: Random, spite: float = SPITE
) -> vec[i64]:
    """The mover's choices that lead to the best positions, the best first; equals in any order."""
    seat = state.mover
    actions = shuffled(state.legal(seat), random)
    worth = vec[float](capacity=96)
    for action in actions:
        after = state.clone()
        after.apply(seat, action)
        worth = append(worth, promise(after, seat, limit, spite) - price(action))
    rank(actions, worth, width)
    return actions[:width]


def price(action: i64) -> float:
    """What speaks against a choice, whatever it leads to."""
    if action == PASS:
        return IDLE
    return 0.0


def promise(state: Backyard, seat: i64, limit: float, spite: float = SPITE) -> float:
    """How good a position is for a seat, by the work of all gardens."""
    if state.ending:
        return WON * float(state.result()[seat])
    board = state.board
    threat: float = 0.0
    for other in range(board.seats):
        if other != seat:
            threat += closeness(min(left(state, other), limit))
    own = math.log(left(state, seat) + OPENING)
    return -own - spite * math.log(threat) / 2.0 - WEEDS * float(weeds(board))


def left(state: Backyard, seat: i64) -> float:
    """The work of a garden, never below nothing: plants beyond those that win would make it so."""
    return float(max(i64(0), work(state.board, seat)))


def answered(state: Backyard, seat: i64, limit: float, spite: float = SPITE) -> float:
    """The same after what the next player likes best, on average of the 36 rolls."""
    if state.ending:
        return promise(state, seat, limit, spite)
    mover = state.mover
    theirs = vec[float](capacity=KINDS)
    own = vec[float](capacity=KINDS)
    for kind in range(i64(KINDS)):
        most: float = WORST
        then: float = 0.0
        for action in choices(state, kind):
            after = state.clone()
            after.apply(mover, action)
            worth = promise(after, mover, limit)
            if worth > most:
                most = worth
                then = LOST if after.ending else promise(after, seat, limit, spite)
        theirs = append(theirs, most)
        own = append(own, then)
    passed = promise(state, mover, limit)
    unchanged = promise(state, seat, limit, spite)
    total: float = 0.0
    for roll in range(i64(len(ROLLED))):
        most = passed
        then = unchanged
        for kind in range(i64(KINDS)):
            if ROLLED[roll] & bit(kind) and theirs[kind] > most:
                most = theirs[kind]
                then = own[kind]
        total += then
    return total / float(len(ROLLED))


def choices(state: Backyard, kind: i64) -> vec[i64]:
    """What the mover could do with a roll of one colour and size."""
    found = vec[i64](capacity=64)
    if kind >= PIECES:
        return state.wall_moves(bit(kind), found)
    if tally(state.supply, kind):
        for square in state.board.empty_squares():
            found = append(found, kind * 64 + square)
    return state.plant_moves(kind, found)
