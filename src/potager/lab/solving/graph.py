# compiled by mypyc
"""All positions that can be reached from some starts, as one graph of numbers.

A position is numbered when it is found. What follows from it is a row of edges: those of chance
carry their weights, those of a seat the actions. If only one thing can happen, it happens at once,
and the position in between gets no number. Positions that differ only in what
`State.forget` forgets are one.

A value is a winning chance: 1 for won, 0 for lost, a draw counts a half. With one seat or two it is
seat 0's, and seat 1 wants it low; with more, every seat has its own and wants that high.

The work is done in portions, so that callers can report progress, and stop.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64

from potager.bots.book import MISSING, Book, marks
from potager.core.bits import bit, count, lowest
from potager.core.state import CHANCE, State

OVER: Final = -3  # owners beside the seats and CHANCE
TOGETHER: Final = -4  # two seats choose at once
ROW: Final = 4096  # their label is the first's action * ROW + the second's
FORCED: Final = 64

JUMPS: Final = 1  # what keeps a game from being solved here
TIMED: Final = 2
CROWD: Final = 3
UNEVEN: Final = 4
SECRET: Final = 5


def obstacle(state: State, seats: i64, even: bool) -> i64:
    """Why this position, in which somebody chooses, can't be solved here; 0 if it can."""
    waiting = state.waiting()
    if state.able() != waiting:
        return JUMPS
    if state.hourglass():
        return TIMED
    if waiting & (waiting - 1) and (count(waiting) > 2 or (seats != 2 and not even)):
        return CROWD
    return 0


class Graph:
    """The positions of a game. `even`: choices made at once are drawn evenly.

    `forced` is how many steps without an alternative are taken as one. 0 numbers every position.
    """

    def __init__(self, seats: i64, even: bool, forced: i64 = FORCED) -> None:
        self.seats = seats
        self.even = even
        self.forced = forced
        self.width: i64 = 1
        if seats > 2:
            self.width = seats
        self.book = Book()
        self.owners = vec[i16]()
        self.firsts = vec[i64]()  # where the edges of a position begin
        self.targets = vec[i32]()
        self.labels = vec[i32]()
        self.values = vec[float]()
        self.shares = vec[float]()  # more than two seats: how often each edge is taken
        self.found: list[State] = []  # numbered, and waiting for their turn
        self.turn: i64 = 0  # the next of them
        self.fault: i64 = 0

    # Finding all positions

    def number(self, state: State) -> i64:
        """The number of a position, which is kept and must not be changed any more."""
        self.settle(state)
        state.forget()
        one, two = marks(state.key())
        number = self.book.read(one, two)
        if number == MISSING:
            number = self.book.count
            self.book.note(one, two, number)
            self.found.append(state)
        return number

    def settle(self, state: State) -> None:
        """Let happen what has no alternative."""
        for _ in range(self.forced):
            weights = state.chance()
            outcomes: i64 = len(weights)
            if outcomes:
                only: i64 = -1
                for what in range(outcomes):
                    if weights[what]:
                        if only >= 0:
                            return
                        only = what
                state.apply(CHANCE, only)
                continue
            waiting = state.waiting()
            if waiting == 0 or waiting & (waiting - 1) or state.able() != waiting:
                return
            seat = lowest(waiting)
            legal = state.legal(seat)
            if len(legal) != 1:
                return
            state.apply(seat, legal[0])

    def explore(self, most: i64) -> bool:
        """Look at this many more positions, and return whether others are left."""
        for _ in range(most):
            if self.turn == len(self.found):
                return False
            state = self.found[self.turn]
            self.turn += 1
            if self.turn == 65_536:  # those are done
                self.found = self.found[self.turn :]
                self.turn = 0
            self.expand(state)
            if self.fault:
                return False
        return self.turn < len(self.found)

    def expand(self, state: State) -> None:
        begin: i64 = len(self.targets)
        self.firsts = append(self.firsts, begin)
        for _ in range(self.width):
            self.values = append(self.values, 0.0)
        weights = state.chance()
        if len(weights):
            self.owners = append(self.owners, i16(CHANCE))
            self.expand_chance(state, weights, begin)
            return
        waiting = state.waiting()
        if waiting == 0:
            self.owners = append(self.owners, i16(OVER))
            self.end(state)
            return
        self.fault = obstacle(state, self.seats, self.even)
        if self.fault:
            return
        if waiting & (waiting - 1):
            self.expand_together(state, waiting, begin)
        else:
            seat = lowest(waiting)
            self.owners = append(self.owners, i16(seat))
            for action in state.legal(seat):
                after = state.clone()
                after.apply(seat, action)
                self.edge(self.number(after), action)

    def expand_chance(self, state: State, weights: vec[i64], begin: i64) -> None:
        """Outcomes that come to the same, as many of two dice do, are followed once."""
        alike: dict[bytes, i64] = {}
        different: list[State] = []
        odds = vec[i64](capacity=16)
        for what in range(i64(len(weights))):
            if weights[what]:
                after = state.clone()
                after.apply(CHANCE, what)
                after.forget()
                key = after.key()
                if key in alike:
                    odds[alike[key]] += weights[what]
                else:
                    alike[key] = len(different)
                    different.append(after)
                    odds = append(odds, weights[what])
        for at in range(i64(len(odds))):
            self.draw(begin, self.number(different[at]), odds[at])

    def expand_together(self, state: State, waiting: i64, begin: i64) -> None:
        first = lowest(waiting)
        second = lowest(waiting & ~bit(first))
        if self.even:
            self.owners = append(self.owners, i16(CHANCE))
        else:
            self.owners = append(self.owners, i16(TOGETHER))
        for own in state.legal(first):
            for other in state.legal(second):
                after = state.clone()
                after.apply(first, own)
                after.apply(second, other)
                number = self.number(after)
                if self.even:
                    self.draw(begin, number, 1)
                else:
                    self.edge(number, own * ROW + other)

    def edge(self, number: i64, label: i64) -> None:
        self.targets = append(self.targets, i32(number))
        self.labels = append(self.labels, i32(label))

    def draw(self, begin: i64, number: i64, weight: i64) -> None:
        """An outcome of chance; those that lead to one position are one."""
        for at in range(begin, i64(len(self.targets))):
            if self.targets[at] == number:
                self.labels[at] = i32(i64(self.labels[at]) + weight)
                return
        self.edge(number, weight)

    def end(self, state: State) -> None:
        result = state.result()
        if self.seats == 2 and result[0] + result[1] != 0:
            self.fault = UNEVEN
        at: i64 = len(self.values) - self.width
        for seat in range(self.width):
            self.values[at + seat] = (float(result[seat]) + 1.0) / 2.0

    # What is known of it

    def size(self) -> i64:
        return len(self.owners)

    def last(self, node: i64) -> i64:
        """Where the edges of a position end."""
        if node + 1 < len(self.firsts):
            return self.firsts[node + 1]
        return len(self.targets)

    def suppose(self, value: float) -> None:
        """Start with this value for all positions except the ends."""
        for node in range(i64(len(self.owners))):
            if self.owners[node] != OVER:
                for seat in range(self.width):
                    self.values[node * self.width + seat] = value

    def payoffs(self, node: i64) -> vec[float]:
        """Where two choose at once: what each pair of choices is worth, row by row."""
        found = vec[float](capacity=16)
        for at in range(self.firsts[node], self.last(node)):
            found = append(found, self.values[i64(self.targets[at])])
        return found

    def rows(self, node: i64) -> i64:
        """Where two choose at once: how many choices the first has."""
        begin = self.firsts[node]
        columns: i64 = 0
        for at in range(begin, self.last(node)):
            if i64(self.labels[at]) // ROW != i64(self.labels[begin]) // ROW:
                break
            columns += 1
        return (self.last(node) - begin) // columns
