# compiled by mypyc
"""Playing on from a position with evenly random choices, as fast as possible.

Before each decision, seats that may jump in are asked once, in seat order, and can answer HOLD.
Then the seats that have to choose are asked. A turn takes `pace()` virtual seconds from a running
hourglass (see `Sand`).
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from .bits import bit, lowest
from .state import CHANCE, CLOCK, HOLD, State

ENDLESS: Final = 1_000_000_000_000


@mypyc_attr(acyclic=True)
class Sand:
    """The virtual sand of a state's hourglass."""

    def __init__(self, left: i64, running: bool) -> None:
        self.left = left
        self.running = running

    def clone(self) -> "Sand":
        return Sand(self.left, self.running)

    def settle(self, state: State) -> None:
        """Check whether the hourglass was turned or removed."""
        seconds = state.hourglass()
        if seconds == 0:
            self.running = False
        elif not self.running:
            self.running = True
            self.left = seconds

    def spend(self, state: State) -> bool:
        """Let sand run for one turn. Returns whether it has run out."""
        if not self.running:
            return False
        self.left -= state.pace()
        if self.left > 0 or state.hourglass() == 0:
            return False
        self.running = False
        return True


@mypyc_attr(acyclic=True)
class Counts:
    """How often each action was chosen in playouts, and how many were legal."""

    def __init__(self, actions: i64) -> None:
        self.made = vec[i64]([0] * actions)  # how often each action was chosen
        self.choices: i64 = 0  # legal actions, added up over all decisions
        self.forced: i64 = 0  # decisions with one legal action

    def note(self, action: i64, choices: i64) -> None:
        self.made[action] += 1
        self.choices += choices
        if choices == 1:
            self.forced += 1


def new_sand() -> Sand:
    """Sand for a state whose hourglass is not running yet."""
    return Sand(0, False)


def playout(
    state: State,
    random: Random,
    most: i64 = ENDLESS,
    sand: Sand | None = None,
    counts: Counts | None = None,
) -> i64:
    """Play on to the end or for at most `most` decisions. Returns the number of decisions.

    `sand` is what is left in a running hourglass, and keeps running. `counts` are added to.
    """
    made: i64 = 0
    while made < most:
        if len(state.chance()):
            state.apply(CHANCE, state.roll(random))
            continue
        waiting = state.waiting()
        if waiting == 0:
            break
        if sand is not None or state.hourglass():
            if sand is None:
                sand = new_sand()
            sand.settle(state)
        able = state.able()
        if able != waiting and jump_in(state, able & ~waiting, random, counts):
            made += 1
            continue
        if waiting & (waiting - 1) == 0:
            seat = lowest(waiting)
            actions = state.legal(seat)
            n: i64 = len(actions)
            what = actions[random.randrange(n)]
            state.apply(seat, what)
            if counts is not None:
                counts.note(what, n)
            made += 1
        else:
            made += choose_together(state, waiting, random, counts)
        if sand is not None and sand.spend(state):
            state.apply(CLOCK, 0)
    return made


def jump_in(state: State, seats: i64, random: Random, counts: Counts | None = None) -> bool:
    """Ask each of these seats once whether it acts, until one does."""
    while seats:
        seat = lowest(seats)
        seats &= ~bit(seat)
        actions = state.legal(seat)
        n: i64 = len(actions)
        choice = random.randrange(n + 1)
        if choice < n:
            state.apply(seat, actions[choice])
            if counts is not None:
                counts.note(actions[choice], n)
            return True
    return False


def choose_together(state: State, seats: i64, random: Random, counts: Counts | None = None) -> i64:
    """Let all of these seats choose on the same state, then apply the choices in seat order."""
    chosen = vec[i64](capacity=10)
    left = seats
    while left:
        seat = lowest(left)
        left &= ~bit(seat)
        actions = state.legal(seat)
        n: i64 = len(actions)
        what = actions[random.randrange(n)]
        chosen = append(chosen, what)
        if counts is not None:
            counts.note(what, n)
    made: i64 = 0
    while seats:
        seat = lowest(seats)
        seats &= ~bit(seat)
        state.apply(seat, chosen[made])
        made += 1
    return made


def is_over(state: State) -> bool:
    """Whether the game waits for nobody and for no chance event."""
    return state.waiting() == 0 and len(state.chance()) == 0


__all__ = [
    "HOLD",
    "Counts",
    "Sand",
    "choose_together",
    "is_over",
    "jump_in",
    "new_sand",
    "playout",
]
