# compiled by mypyc
"""Search for any game: Monte Carlo tree search over what one seat can see.

Each simulation fills the blanks in the seat's view with a new guess, walks down one tree that all
guesses share (information set search), adds a node, plays on at random, and records the result for
every choice on the path. Chance outcomes are drawn, never chosen. If several seats choose at once,
each has its own arms (decoupled). If a seat may jump in, it is asked and can answer HOLD. At the
root, the searching seat chooses before anybody else can jump in. The search gets `seen_by(seat)`
and knows nothing else.

If nothing is hidden, a search can continue with its own tree when the position has moved on
(`move_to`). `force` fixes its first choice, to measure what that choice is worth.
"""

from math import log, sqrt
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from potager.core.bits import bit, lowest
from potager.core.learned import LearnedValue
from potager.core.playout import ENDLESS, Sand, is_over, new_sand, playout
from potager.core.state import CHANCE, CLOCK, HOLD, State

WHO: Final = 4_194_304  # an edge is who * WHO + what: more than any action
NEW: Final = -1
MOST_SEATS: Final = 16
AT_ONCE: Final = -1  # a depth: no random play
FREE: Final = -2  # no choice is forced
FAR: Final = 6  # events between two choices of a seat, at most, for its tree to be found again
MANY: Final = 1500  # positions looked at for that


@mypyc_attr(acyclic=True)
class Arms:
    """One seat's choices at a node: how often each was possible and tried, and its reward."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.actions = vec[i64]()
        self.tries = vec[i64]()
        self.there = vec[i64]()
        self.total = vec[float]()

    def slot(self, action: i64, likely: i64) -> i64:
        """The slot of this action, usually the one at which it was listed."""
        n: i64 = len(self.actions)
        if likely < n and self.actions[likely] == action:
            return likely
        for place in range(n):
            if self.actions[place] == action:
                return place
        self.actions = append(self.actions, action)
        self.tries = append(self.tries, 0)
        self.there = append(self.there, 0)
        self.total = append(self.total, 0.0)
        return n

    def choose(self, legal: vec[i64], curiosity: float, random: Random) -> i64:
        """The slot to try next: one never tried, or else the one with the best upper bound."""
        best: i64 = 0
        best_bound = -1.0e9
        fresh: i64 = 0
        last_there: i64 = -1
        log_there = 0.0
        n: i64 = len(legal)
        for place in range(n):
            slot = self.slot(legal[place], place)
            there = self.there[slot] + 1
            self.there[slot] = there
            tries = self.tries[slot]
            if tries == 0:
                fresh += 1
                if fresh == 1 or random.randrange(fresh) == 0:
                    best = slot
            elif fresh == 0:
                if there != last_there:
                    last_there = there
                    log_there = log(float(there))
                share = float(tries)
                bound = self.total[slot] / share + curiosity * sqrt(log_there / share)
                if bound > best_bound:
                    best_bound = bound
                    best = slot
        return best


@mypyc_attr(acyclic=True)
class Node:
    """A point that simulations pass: the arms of the seats that choose, and the edges."""

    def __init__(self) -> None:
        self.arms: list[Arms] = []
        self.edges = vec[i64]()
        self.kids: list[Node] = []

    def arms_of(self, seat: i64) -> Arms:
        for arms in self.arms:
            if arms.seat == seat:
                return arms
        arms = Arms(seat)
        self.arms.append(arms)
        return arms

    def find(self, edge: i64, likely: i64) -> i64:
        """The index of the child behind this edge, or NEW."""
        n: i64 = len(self.edges)
        if likely < n and self.edges[likely] == edge:
            return likely
        for place in range(n):
            if self.edges[place] == edge:
                return place
        return NEW

    def grow(self, edge: i64) -> "Node":
        self.edges = append(self.edges, edge)
        kid = Node()
        self.kids.append(kid)
        return kid


def take_apart(root: Node, kept: Node | None) -> None:
    """Free a tree from its root, except for one node and everything below it.

    A tree that is freed as a whole frees its nodes recursively. If that goes deep, CPython
    postpones some of them in a way that works only for objects known to its garbage collector.
    These nodes are not, so it would overwrite the memory beside them.
    """
    left = [root]
    while left:
        node = left.pop()
        for kid in node.kids:
            if kid is not kept:
                left.append(kid)
        node.kids = []


class Search:
    """A search from one seat's view. `run` adds simulations, and `best` gives their result.

    `depth` stops the random play after that many decisions and uses `evaluate`, or `judge` if that
    is given. 0 plays to the end, and AT_ONCE evaluates where the tree ends. `beyond` then plays
    that many more decisions, whose result counts half, so that the search sees what leads to an
    end and not only what looks good. `sand` is what is left in a running hourglass, which is full
    by default. With `seats` the search keeps the sums and squares of every seat's results.
    """

    def __init__(
        self,
        view: State,
        seat: i64,
        seed: i64,
        curiosity: float = 1.0,
        depth: i64 = 0,
        sand: Sand | None = None,
        seats: i64 = 0,
        judge: LearnedValue | None = None,
        beyond: i64 = 0,
    ) -> None:
        self.view = view
        self.seat = seat
        self.random = Random(seed)
        self.curiosity = curiosity
        self.most: i64 = depth
        if depth == 0:
            self.most = ENDLESS
        self.beyond = beyond
        self.sand = sand
        self.judge = judge
        self.root = Node()
        self.simulations: i64 = 0
        self.path: list[Arms] = []  # the arms and slots chosen in the running simulation
        self.slots = vec[i64](capacity=64)
        self.totals = vec[float]([0.0] * seats)
        self.squares = vec[float]([0.0] * seats)
        self.worths = vec[float]([0.0] * MOST_SEATS)  # of the position where a simulation ended
        self.known: i64 = 0  # the seats for which these are known
        self.early = vec[float]([0.0] * MOST_SEATS)  # and of the one before it went beyond
        self.went_on = False
        self.forced: i64 = FREE  # the seat's first choice, if it is told
        self.told = False  # whether it was made in the running simulation
        self.looked: i64 = 0

    def __del__(self) -> None:
        take_apart(self.root, None)

    def force(self, action: i64) -> None:
        """Start every simulation with this choice of the searching seat."""
        self.forced = action

    def move_to(self, view: State) -> bool:
        """Continue from here if the tree has the position and nothing is hidden, or start over."""
        self.looked = 0
        kid = self.find_below(self.root, self.view, view.key(), FAR)
        self.view = view
        self.simulations = 0
        take_apart(self.root, kid)
        if kid is None:
            self.root = Node()
            return False
        self.root = kid
        for arms in kid.arms:
            if arms.seat == self.seat:
                for tries in arms.tries:
                    self.simulations += tries
        return True

    def find_below(self, node: Node, state: State, key: bytes, depth: i64) -> Node | None:
        """The nearest node with this key, up to this many events below."""
        if depth == 0 or self.looked > MANY:
            return None
        waiting = state.waiting()
        if waiting & (waiting - 1) or state.able() != waiting:
            return None
        chance: i64 = len(state.chance())
        seat: i64 = CHANCE
        if chance == 0 and waiting:
            seat = lowest(waiting)
        place: i64 = 0
        for kid in node.kids:
            what = node.edges[place] - seat * WHO
            place += 1
            if what < 0:  # hidden
                return None
            after = state.clone()
            after.apply(seat, what)
            self.looked += 1
            if after.key() == key:
                return kid
            found = self.find_below(kid, after, key, depth - 1)
            if found is not None:
                return found
        return None

    def run(self, simulations: i64) -> None:
        """Run this many more simulations."""
        for _ in range(simulations):
            self.simulate()

    def simulate(self) -> None:
        world = self.view.guess(self.random)
        sand = None if self.sand is None else self.sand.clone()
        self.path.clear()
        self.slots = vec[i64](capacity=64)
        self.told = False
        node = self.root
        while True:
            if len(world.chance()):
                node = self.draw(world, node)
                continue
            waiting = world.waiting()
            if waiting == 0:
                break
            if sand is not None or world.hourglass():
                if sand is None:
                    sand = new_sand()
                sand.settle(world)
            able = world.able() & ~waiting
            if node is self.root and waiting & bit(self.seat):
                able = 0  # its own choice is searched: nobody was quicker
            if able:
                jumped, node = self.ask(world, node, able)
                if jumped:
                    continue
            before: i64 = len(node.kids)
            kid = self.decide(world, node, waiting)
            if sand is not None and sand.spend(world):
                world.apply(CLOCK, 0)
            new = len(node.kids) > before
            node = kid
            if new:
                break
        playout(world, self.random, self.most, sand)
        self.went_on = self.beyond > 0 and not is_over(world)
        if self.went_on:
            self.known = 0
            for arms in self.path:
                self.early[arms.seat] = self.worth(world, arms.seat)
            playout(world, self.random, self.beyond, sand)
        self.tell(world)
        self.simulations += 1

    def draw(self, world: State, node: Node) -> Node:
        """Follow chance. Each outcome that this seat can distinguish has its own edge."""
        what = world.roll(self.random)
        seen = world.event_seen_by(self.seat, CHANCE, what)
        world.apply(CHANCE, what)
        edge = CHANCE * WHO + seen
        place = node.find(edge, what)
        return node.kids[place] if place >= 0 else node.grow(edge)

    def ask(self, world: State, node: Node, seats: i64) -> tuple[bool, Node]:
        """Ask each of these seats, its own first, whether it jumps in."""
        while seats:
            seat = self.seat if seats & bit(self.seat) else lowest(seats)
            seats &= ~bit(seat)
            arms = node.arms_of(seat)
            legal = append(world.legal(seat)[:], HOLD)
            slot = self.choose(arms, legal)
            action = arms.actions[slot]
            self.remember(arms, slot)
            edge = seat * WHO + action
            place = node.find(edge, slot)
            node = node.kids[place] if place >= 0 else node.grow(edge)
            if action != HOLD:
                world.apply(seat, action)
                return True, node
        return False, node

    def decide(self, world: State, node: Node, waiting: i64) -> Node:
        """Let the seats that have to choose do so, all on the same state."""
        edge: i64 = 0
        likely: i64 = 0
        if waiting & (waiting - 1) == 0:
            seat = lowest(waiting)
            arms = node.arms[0] if len(node.arms) == 1 else node.arms_of(seat)
            likely = self.choose(arms, world.legal(seat))
            action = arms.actions[likely]
            self.remember(arms, likely)
            edge = seat * WHO + world.event_seen_by(self.seat, seat, action)
            world.apply(seat, action)
        else:
            chosen = vec[i64](capacity=10)
            left = waiting
            while left:
                seat = lowest(left)
                left &= ~bit(seat)
                arms = node.arms_of(seat)
                slot = self.choose(arms, world.legal(seat))
                self.remember(arms, slot)
                chosen = append(chosen, arms.actions[slot])
            turn: i64 = 0
            while waiting:
                seat = lowest(waiting)
                waiting &= ~bit(seat)
                seen = world.event_seen_by(self.seat, seat, chosen[turn])
                edge = (edge * 131 + seen + 2) & 0xFFFFFFFFFFFF
                world.apply(seat, chosen[turn])
                turn += 1
        place = node.find(edge, likely)
        return node.kids[place] if place >= 0 else node.grow(edge)

    def choose(self, arms: Arms, legal: vec[i64]) -> i64:
        """The slot of the next choice: the forced one, or the most promising."""
        if self.forced != FREE and arms.seat == self.seat and not self.told:
            self.told = True
            return arms.slot(self.forced, 0)
        return arms.choose(legal, self.curiosity, self.random)

    def remember(self, arms: Arms, slot: i64) -> None:
        self.path.append(arms)
        self.slots = append(self.slots, slot)

    def tell(self, world: State) -> None:
        """Record for every choice on the path how it turned out for the seat that made it."""
        result = world.result()
        ended = len(result) > 0
        self.known = 0
        for seat in range(i64(len(self.totals))):
            score = float(result[seat]) if ended else self.worth(world, seat)
            self.totals[seat] += score
            self.squares[seat] += score * score
        at: i64 = 0
        for arms in self.path:
            slot = self.slots[at]
            at += 1
            reward = float(result[arms.seat]) if ended else self.worth(world, arms.seat)
            if self.went_on:
                reward = (reward + self.early[arms.seat]) / 2.0
            arms.tries[slot] += 1
            arms.total[slot] += reward

    def worth(self, world: State, seat: i64) -> float:
        """How good an unfinished position looks, evaluated once for each seat."""
        if self.known & bit(seat):
            return self.worths[seat]
        judge = self.judge
        worth = world.evaluate(seat) if judge is None else judge.value(world, seat)
        self.known |= bit(seat)
        self.worths[seat] = worth
        return worth

    def tries(self) -> list[tuple[int, int, float]]:
        """For each action of the seat: the action, how often it was tried, and its mean reward."""
        found: list[tuple[int, int, float]] = []
        for arms in self.root.arms:
            if arms.seat == self.seat:
                for slot in range(i64(len(arms.actions))):
                    tries = arms.tries[slot]
                    mean = arms.total[slot] / float(tries) if tries else 0.0
                    found.append((arms.actions[slot], tries, mean))
        return found

    def best(self) -> i64:
        """The action that was tried most."""
        best: i64 = HOLD
        most: i64 = -1
        for arms in self.root.arms:
            if arms.seat == self.seat:
                for slot in range(i64(len(arms.actions))):
                    if arms.tries[slot] > most:
                        most = arms.tries[slot]
                        best = arms.actions[slot]
        return best

    def mixed(self) -> i64:
        """An action drawn in proportion to its tries, for simultaneous choices."""
        for arms in self.root.arms:
            if arms.seat == self.seat and self.simulations:
                point = self.random.randrange(self.simulations)
                for slot in range(i64(len(arms.actions))):
                    point -= arms.tries[slot]
                    if point < 0:
                        return arms.actions[slot]
        return self.best()


__all__ = ["Arms", "Node", "Search"]
