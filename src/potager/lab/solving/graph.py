"""All positions that can be reached from some starts, as one graph of numbers.

A position is numbered when it is found. What follows from it is a row of edges: those of chance
carry their weights, those of a seat the actions. Where there is only one thing that can happen, it
happens at once and the position between gets no number. Positions that differ only in what
`State.forget` forgets are one.

A value is a winning chance: 1 for won, 0 for lost, a draw counts a half. With one seat or two it is
seat 0's, and seat 1 wants it low; with more, every seat has its own and wants that high.

The work goes in portions, so that those who call can tell how far it is, and stop.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64

from potager.bots.book import MISSING, Book, marks
from potager.bots.matrix import balance
from potager.core.bits import bit, count, lowest
from potager.core.state import CHANCE, State

OVER: Final = -3  # owners beside the seats and CHANCE
TOGETHER: Final = -4  # two seats choose at once
ROW: Final = 4096  # their label is the first's action * ROW + the second's
FORCED: Final = 64
EQUAL: Final = 1e-9  # chances that differ by less are taken for one

JUMPS: Final = 1  # what keeps a game from being solved here
TIMED: Final = 2
CROWD: Final = 3
UNEVEN: Final = 4
SECRET: Final = 5


class Graph:
    """The positions of a game. `even`: choices made at once are drawn evenly.

    `forced`: so many steps without an alternative are gone in one; 0 numbers every position.
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
        self.answers = vec[float]()  # values if one seat answers the other's play as best it can
        self.best = vec[i32]()  # the actions of those who choose, once they are needed
        self.shares = vec[float]()  # more than two seats: how often each edge is taken
        self.fresh = vec[float]([0.0] * self.width)
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
        """Look at so many more positions. Whether there are others left."""
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
        elif state.able() != waiting:
            self.fault = JUMPS
        elif state.hourglass():
            self.fault = TIMED
        elif waiting & (waiting - 1):
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
        if count(waiting) > 2 or (self.seats != 2 and not self.even):
            self.fault = CROWD
            return
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

    # Values

    def size(self) -> i64:
        return len(self.owners)

    def last(self, node: i64) -> i64:
        """Where the edges of a position end."""
        if node + 1 < len(self.firsts):
            return self.firsts[node + 1]
        return len(self.targets)

    def suppose(self, value: float) -> None:
        """Let all positions but the ends be worth so much, to begin with."""
        for node in range(i64(len(self.owners))):
            if self.owners[node] != OVER:
                for seat in range(self.width):
                    self.values[node * self.width + seat] = value

    def sweep(self, begin: i64, end: i64) -> float:
        """Value these positions anew, the last first; the greatest change of any value."""
        change = 0.0
        for back in range(begin, end):
            node = begin + end - 1 - back
            owner = i64(self.owners[node])
            if owner == OVER:
                continue
            if self.width > 1:
                change = max(change, self.value_of_many(node))
                continue
            if owner == TOGETHER:
                value = self.balanced(node)
            else:
                value = self.value_of(node, owner)
            moved = value - self.values[node]
            if moved < 0.0:
                moved = -moved
            if moved > change:
                change = moved
            self.values[node] = value
        return change

    def value_of(self, node: i64, owner: i64) -> float:
        """A position of chance, or of one seat that chooses."""
        values = self.values
        targets = self.targets
        begin = self.firsts[node]
        end = self.last(node)
        if owner == CHANCE:
            labels = self.labels
            total = 0.0
            weights: i64 = 0
            for at in range(begin, end):
                weight = i64(labels[at])
                weights += weight
                total += float(weight) * values[i64(targets[at])]
            return total / float(weights)
        best = values[i64(targets[begin])]
        for at in range(begin + 1, end):
            value = values[i64(targets[at])]
            if owner == 0:
                if value > best:
                    best = value
            elif value < best:
                best = value
        return best

    # More than two seats: policies instead of best values, since one's best changes the others'

    def share_evenly(self) -> None:
        """Let everybody choose evenly, to begin with."""
        self.shares = vec[float]([0.0] * len(self.targets))
        for node in range(i64(len(self.owners))):
            begin = self.firsts[node]
            end = self.last(node)
            total = 0.0
            for at in range(begin, end):
                if self.owners[node] == CHANCE:
                    self.shares[at] = float(i64(self.labels[at]))
                else:
                    self.shares[at] = 1.0
                total += self.shares[at]
            for at in range(begin, end):
                self.shares[at] = self.shares[at] / total

    def value_of_many(self, node: i64) -> float:
        """Every seat's value of a position, by the present policies."""
        change = 0.0
        begin = self.firsts[node]
        end = self.last(node)
        for seat in range(self.width):
            value = 0.0
            for at in range(begin, end):
                share = self.shares[at]
                if share > 0.0:
                    value += share * self.values[i64(self.targets[at]) * self.width + seat]
            self.fresh[seat] = value
        for seat in range(self.width):
            at = node * self.width + seat
            change = max(change, abs(self.fresh[seat] - self.values[at]))
            self.values[at] = self.fresh[seat]
        return change

    def improve(self, random: Random) -> i64:
        """Let about half of those who can do better do so; how many could.

        Not all at once: three who answer each other may go in circles for ever. Among equally good
        choices one chooses evenly, and who has nothing to gain changes nothing.
        """
        could: i64 = 0
        for node in range(i64(len(self.owners))):
            owner = i64(self.owners[node])
            if owner < 0:
                continue
            begin = self.firsts[node]
            end = self.last(node)
            most = 0.0
            now = 0.0
            for at in range(begin, end):
                value = self.values[i64(self.targets[at]) * self.width + owner]
                now += self.shares[at] * value
                most = max(most, value)
            if most <= now + EQUAL:
                continue
            could += 1
            if random.randrange(2):
                continue
            total = 0.0
            for at in range(begin, end):
                self.shares[at] = 0.0
                if self.values[i64(self.targets[at]) * self.width + owner] >= most - EQUAL:
                    self.shares[at] = 1.0
                    total += 1.0
            for at in range(begin, end):
                self.shares[at] = self.shares[at] / total
        return could

    def average(self, weight: float) -> float:
        """Let all lean to their best choices by so much; the most that anybody had to gain by it.

        Where taking turns goes in circles, what is played on average settles.
        """
        gain = 0.0
        for node in range(i64(len(self.owners))):
            owner = i64(self.owners[node])
            if owner < 0:
                continue
            begin = self.firsts[node]
            end = self.last(node)
            most = 0.0
            now = 0.0
            for at in range(begin, end):
                value = self.values[i64(self.targets[at]) * self.width + owner]
                now += self.shares[at] * value
                most = max(most, value)
            gain = max(gain, most - now)
            total = 0.0
            for at in range(begin, end):
                if self.values[i64(self.targets[at]) * self.width + owner] >= most - EQUAL:
                    total += 1.0
            for at in range(begin, end):
                share = (1.0 - weight) * self.shares[at]
                if self.values[i64(self.targets[at]) * self.width + owner] >= most - EQUAL:
                    share += weight / total
                self.shares[at] = share
        return gain

    def choice(self, node: i64, owner: i64) -> i64:
        """The best edge of one of two seats; of equal ones the first."""
        begin = self.firsts[node]
        best = begin
        most = self.values[i64(self.targets[begin])]
        for at in range(begin + 1, self.last(node)):
            value = self.values[i64(self.targets[at])]
            if (owner == 0 and value > most) or (owner == 1 and value < most):
                most = value
                best = at
        return best

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

    def balanced(self, node: i64) -> float:
        return balance(self.payoffs(node), self.rows(node)).value

    # The best answer to what was found

    def begin_answer(self) -> None:
        self.answers = self.values[:]

    def answer(self, begin: i64, end: i64, seat: i64, even: bool) -> float:
        """A sweep for one of two seats that knows how the other plays: by these values, or evenly.

        `answers` are seat 0's chances still.
        """
        change = 0.0
        for back in range(begin, end):
            node = begin + end - 1 - back
            owner = i64(self.owners[node])
            if owner == OVER:
                continue
            first = self.firsts[node]
            if owner == TOGETHER:
                value = self.answer_together(node, seat, even)
            elif owner == CHANCE or (even and owner != seat):
                total = 0.0
                weights = 0.0
                for at in range(first, self.last(node)):
                    weight = 1.0
                    if owner == CHANCE:
                        weight = float(i64(self.labels[at]))
                    weights += weight
                    total += weight * self.answers[i64(self.targets[at])]
                value = total / weights
            elif owner == seat:
                value = self.answers[i64(self.targets[first])]
                for at in range(first + 1, self.last(node)):
                    other = self.answers[i64(self.targets[at])]
                    if (seat == 0 and other > value) or (seat == 1 and other < value):
                        value = other
            else:
                value = self.answers[i64(self.targets[self.choice(node, owner)])]
            change = max(change, abs(value - self.answers[node]))
            self.answers[node] = value
        return change

    def answer_together(self, node: i64, seat: i64, even: bool) -> float:
        """The best of one seat's choices against the other's mix."""
        begin = self.firsts[node]
        rows = self.rows(node)
        columns = (self.last(node) - begin) // rows
        mixes = balance(self.payoffs(node), rows)
        best = 0.0
        for own in range(rows if seat == 0 else columns):
            total = 0.0
            for other in range(columns if seat == 0 else rows):
                if seat == 0:
                    at = begin + own * columns + other
                    share = mixes.columns[other]
                    if even:
                        share = 1.0 / float(columns)
                else:
                    at = begin + other * columns + own
                    share = mixes.rows[other]
                    if even:
                        share = 1.0 / float(rows)
                total += share * self.answers[i64(self.targets[at])]
            if own == 0 or (seat == 0 and total > best) or (seat == 1 and total < best):
                best = total
        return best

    # Playing by what was found

    def decide(self) -> None:
        """Note the best action of every position in which one seat chooses."""
        self.best = vec[i32]([0] * len(self.owners))
        for node in range(i64(len(self.owners))):
            owner = i64(self.owners[node])
            if owner >= 0 and self.width == 1:
                self.best[node] = self.labels[self.choice(node, owner)]

    def play(self, start: State, games: i64, seed: i64, seat: i64) -> float:
        """Let all seats play by their best choices, with the rules themselves: a seat's points."""
        random = Random(seed)
        total = 0.0
        for _ in range(games):
            state = start.clone()
            while True:
                if len(state.chance()):
                    state.apply(CHANCE, state.roll(random))
                    continue
                waiting = state.waiting()
                if waiting == 0:
                    break
                if waiting & (waiting - 1):
                    self.play_together(state, waiting, random)
                    continue
                owner = lowest(waiting)
                state.forget()
                node = self.book.find(state.key())
                if node == MISSING:  # there was nothing to choose
                    state.apply(owner, state.legal(owner)[0])
                elif self.width > 1:
                    begin = self.firsts[node]
                    shares = self.shares[begin : self.last(node)]
                    state.apply(owner, i64(self.labels[begin + drawn(shares, random)]))
                else:
                    state.apply(owner, i64(self.best[node]))
            total += (float(state.result()[seat]) + 1.0) / 2.0
        return total

    def play_together(self, state: State, waiting: i64, random: Random) -> None:
        first = lowest(waiting)
        second = lowest(waiting & ~bit(first))
        if self.even:
            own = state.legal(first)
            other = state.legal(second)
            ones: i64 = len(own)
            others: i64 = len(other)
            state.apply(first, own[random.randrange(ones)])
            state.apply(second, other[random.randrange(others)])
            return
        state.forget()
        node = self.book.find(state.key())
        begin = self.firsts[node]
        rows = self.rows(node)
        columns = (self.last(node) - begin) // rows
        mixes = balance(self.payoffs(node), rows)
        row = drawn(mixes.rows, random)
        column = drawn(mixes.columns, random)
        label = i64(self.labels[begin + row * columns + column])
        state.apply(first, label // ROW)
        state.apply(second, label % ROW)


def drawn(shares: vec[float], random: Random) -> i64:
    """A place drawn by these shares of one."""
    point = random.random()
    last: i64 = len(shares) - 1
    for place in range(last):
        point -= shares[place]
        if point < 0.0:
            return place
    return last
