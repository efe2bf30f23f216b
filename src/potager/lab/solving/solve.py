"""Solve a game whose positions fit into memory: values to a residual, and best play.

>>> import potager
>>> game = potager.game("pyramid-shambo")
>>> found = solve([game.start(game.resolve(players=2))], seats=2, even=True)
>>> round(found.value(), 9)
0.5
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from librt.random import Random
from mypy_extensions import i64

from potager.bots.book import MISSING
from potager.bots.matrix import balance
from potager.core.errors import PotagerError
from potager.core.playout import playout
from potager.core.state import CHANCE, State

from .answering import BestAnswer
from .graph import CROWD, FORCED, JUMPS, OVER, ROW, SECRET, TIMED, TOGETHER, UNEVEN, Graph, obstacle
from .playing import BestPlay
from .sharing import average, improve, share_evenly, sweep_by_shares
from .valuing import sweep

RESIDUAL = 1e-12
MOST = 12_000_000  # positions: about 3 GB with their edges
PORTION = 20_000  # positions between two looks at the keyboard
SWEEPS = 100_000
GLANCES = 20  # games of random play that are looked at first
LONGEST_GLANCE = 500  # steps of each
IMPROVEMENTS = 30  # more than two seats: rounds in which some improve
AVERAGES = 300  # rounds in which all lean to their best choices, if those went in circles
ENOUGH = 1e-3  # what anybody may still have to gain then

WHY = {
    JUMPS: "a seat may act when the game does not wait for it",
    TIMED: "it has an hourglass",
    CROWD: "more than two seats choose at once (use --even to draw their choices evenly)",
    UNEVEN: "one seat does not win what the other loses",
    SECRET: "seats know things that others don't",
}

Tell = Callable[[int], None]


class CantSolve(PotagerError):
    """A game, or its size, that this solver does not reach."""


class Solved:
    """All positions with their values. `value` and `choices` take any position among them."""

    def __init__(
        self,
        graph: Graph,
        starts: Sequence[State],
        residual: float,
        sweeps: int,
        gain: float = 0.0,
    ) -> None:
        self.graph = graph
        self.starts = starts
        self.residual = residual
        self.sweeps = sweeps
        self.gain = gain  # more than two seats: the most that one choice could still gain
        self.states = int(graph.size())
        self._best: BestPlay | None = None

    def value(self, state: State | None = None, seat: int = 0) -> float:
        """A seat's winning chance: in a position, or at the first start."""
        node = self._node(self.starts[0] if state is None else state)
        if self.graph.width > 1:
            return float(self.graph.values[node * self.graph.width + seat])
        value = float(self.graph.values[node])
        return 1.0 - value if seat == 1 else value

    def choices(self, state: State) -> dict[int, float]:
        """The owner's actions in a position, each with that seat's winning chance after it."""
        node, graph = self._node(state), self.graph
        owner = i64(graph.owners[node])
        if owner < 0:
            raise CantSolve("No single seat has a choice in this position.")
        found = {}
        for at in range(graph.firsts[node], graph.last(node)):
            target = i64(graph.targets[at])
            if graph.width > 1:
                value = graph.values[target * graph.width + owner]
            else:
                value = graph.values[target]
                if owner == 1:
                    value = 1.0 - value
            found[int(graph.labels[at])] = value
        return found

    def mixes(self, state: State) -> tuple[dict[int, float], dict[int, float]]:
        """Where two choose at once: how often each of them should choose which action."""
        node = self._node(state)
        if self.graph.owners[node] != TOGETHER:
            raise CantSolve("No seats choose at the same time in this position.")
        return self.mixes_at(node)

    def mixes_at(self, node: int) -> tuple[dict[int, float], dict[int, float]]:
        """The same by a position's number."""
        graph = self.graph
        rows = graph.rows(node)
        labels = [graph.labels[at] for at in range(graph.firsts[node], graph.last(node))]
        columns = len(labels) // rows
        found = balance(graph.payoffs(node), rows)
        return (
            {labels[row * columns] // ROW: found.rows[row] for row in range(rows)},
            {labels[column] % ROW: found.columns[column] for column in range(columns)},
        )

    def decisions(self) -> int:
        """In how many of the positions a seat chooses."""
        return sum(owner >= 0 or owner == TOGETHER for owner in self.graph.owners)

    def kinds(self) -> dict[str, int]:
        """How many positions there are of each kind."""
        owners = list(self.graph.owners)
        chance, over = owners.count(CHANCE), owners.count(OVER)
        return {"chance": chance, "choices": len(owners) - chance - over, "ends": over}

    def play(self, games: int, seed: int, seat: int = 0, tell: Tell = lambda _: None) -> float:
        """Games by the rules from the first start, all seats at their best: a seat's points.

        A win is a point, a draw half of one.
        """
        points = 0.0
        for done in range(0, games, PORTION):
            number = min(PORTION, games - done)
            points += self.portion(done, number, seed, seat)
            tell(done + number)
        return points

    def portion(self, done: int, games: int, seed: int, seat: int = 0) -> float:
        """A seat's points in some of these games, after those before them."""
        return self.best.play(self.starts[0], games, seed * 1_000_003 + done, seat)

    @property
    def best(self) -> BestPlay:
        """Best play, worked out when it is first asked for."""
        if self._best is None:
            self._best = BestPlay(self.graph)
        return self._best

    def exploitability(self, *, even: bool = False) -> float:
        """How much both could gain by the best answers, on average, in results from -1 to 1.

        That is NashConv / 2. Zero is an equilibrium. `even`: of players who choose evenly.
        """
        return self._best_answer(0, even) - self._best_answer(1, even)

    def _best_answer(self, seat: int, even: bool) -> float:
        """Seat 0's winning chance if this seat plays the best answer to the other."""
        answer = BestAnswer(self.graph)

        def sweep(begin: int, end: int) -> float:
            return answer.sweep(begin, end, seat, even)

        while max(_portions(self.states, sweep)) > RESIDUAL:
            pass
        return answer.values[self._node(self.starts[0])]

    def _node(self, state: State) -> int:
        copy = state.clone()
        self.graph.settle(copy)
        copy.forget()
        node = int(self.graph.book.find(copy.key()))
        if node == MISSING:
            raise CantSolve("This position was not solved.")
        return node


def solve(
    starts: Sequence[State],
    *,
    seats: int,
    even: bool = False,
    residual: float = RESIDUAL,
    most: int = MOST,
    endless: float | None = None,
    forced: int = FORCED,
    found: Tell = lambda _: None,
    swept: Callable[[int, float], None] = lambda *_: None,
) -> Solved:
    """Find all positions that can be reached from these, and value them until nothing changes.

    `even`: choices made at once are drawn evenly. `endless` is what play without an end is worth
    to seat 0; by itself nothing to one alone, and to two a draw. `forced`: 0 counts the positions
    without a choice too.
    """
    look_ahead(starts[0], seats, even)
    graph = Graph(seats, even, forced)
    for start in starts:
        graph.number(start.clone())
    while graph.explore(PORTION):
        found(int(graph.size()))
        if graph.book.count > most:
            raise CantSolve(f"There are more than {most:,} positions, which is too many.")
    if graph.fault:
        raise _refused(graph.fault)
    if endless is None:
        endless = 0.5 if seats == 2 else 0.0
    graph.suppose(endless)
    if seats > 2:
        return _equilibrium(graph, starts, residual, swept)
    size = int(graph.size())
    for number in range(1, SWEEPS + 1):
        change = max(_portions(size, partial(sweep, graph)))
        swept(number, change)
        if change <= residual:
            return Solved(graph, starts, change, number)
    raise CantSolve(f"After {SWEEPS:,} sweeps the values still change by {change:.1e}.")


def look_ahead(start: State, seats: int, even: bool) -> None:
    """Refuse a game that can't be solved before its positions are found by the million.

    Some random play is looked at: secrets, hourglasses and jumps mostly show there.
    """
    random = Random(1)
    for _ in range(GLANCES):
        state = start.clone()
        for _ in range(LONGEST_GLANCE):
            if any(state.seen_by(seat).key() != state.key() for seat in range(seats)):
                raise _refused(SECRET)
            if len(state.chance()):
                state.apply(CHANCE, state.roll(random))
            elif state.waiting() == 0:
                break
            elif fault := obstacle(state, seats, even):
                raise _refused(fault)
            else:
                playout(state, random, 1)


def _refused(fault: int) -> CantSolve:
    return CantSolve(f"This game can't be solved here because {WHY[int(fault)]}.")


def _equilibrium(
    graph: Graph, starts: Sequence[State], residual: float, swept: Callable[[int, float], None]
) -> Solved:
    """More than two seats: policies that nobody can better alone, by taking turns to improve.

    If that goes in circles, the policies are averaged until nobody can gain much.
    """
    share_evenly(graph)
    size, sweeps, random = int(graph.size()), 0, Random(1)

    def value(until: float) -> float:
        nonlocal sweeps
        change = 1.0
        while change > until:
            change = max(_portions(size, partial(sweep_by_shares, graph)))
            sweeps += 1
            swept(sweeps, change)
        return change

    for _ in range(IMPROVEMENTS):
        change = value(residual)
        if not improve(graph, random):
            return Solved(graph, starts, change, sweeps)
    for number in range(AVERAGES):
        value(1e-7)
        gain = average(graph, 2 / (number + 3))
        if gain <= ENOUGH:
            break
    change = value(residual)
    return Solved(graph, starts, change, sweeps, average(graph, 0.0))


def _portions(size: int, sweep: Callable[[int, int], float]) -> list[float]:
    """One sweep over all positions, the last first, in portions."""
    step = 25 * PORTION
    return [sweep(max(0, end - step), end) for end in range(size, 0, -step)]
