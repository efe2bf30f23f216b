"""Search for any game: Monte Carlo tree search over what one seat can see.

Every simulation fills the blanks of the seat's view with a new guess, walks down one tree that
all guesses share (information set search), adds a node, plays on at random, and tells the result
to every choice on its way. Chance is drawn, never chosen. Where several seats choose at once each
has arms of its own (decoupled), and where somebody may jump in, that seat is asked with HOLD as
an answer. The search is given `seen_by(seat)` and knows nothing else.
"""

from math import log, sqrt
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from potager.core.bits import bit, lowest
from potager.core.playout import ENDLESS, Sand, new_sand, playout
from potager.core.state import CHANCE, CLOCK, HOLD, State

WHO: Final = 4_194_304  # an edge is who * WHO + what: more than any action
NEW: Final = -1


@mypyc_attr(acyclic=True)
class Arms:
    """One seat's choices at a node: how often each was there, was tried, and what it brought."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.actions = vec[i64]()
        self.tries = vec[i64]()
        self.there = vec[i64]()
        self.total = vec[float]()

    def slot(self, action: i64, likely: i64) -> i64:
        """Where this action is kept; most often at the place where it was listed."""
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
        """The slot to try next: one never tried, else the one of the best upper bound."""
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
    """A point that simulations pass: the arms of those who choose there, and where edges lead."""

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
        """The place of the kid behind this edge, or NEW."""
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


class Search:
    """A search from one seat's view. `run` adds simulations; `best` tells what they found.

    `depth` cuts the random play after that many decisions and asks `evaluate`; 0 plays to the
    end. `sand` is that of an hourglass that runs already; without it a glass begins full.
    """

    def __init__(
        self,
        view: State,
        seat: i64,
        seed: i64,
        curiosity: float = 1.0,
        depth: i64 = 0,
        sand: Sand | None = None,
    ) -> None:
        self.view = view
        self.seat = seat
        self.random = Random(seed)
        self.curiosity = curiosity
        self.most: i64 = depth
        if depth == 0:
            self.most = ENDLESS
        self.sand = sand
        self.root = Node()
        self.simulations: i64 = 0
        self.path: list[Arms] = []  # the arms and slots chosen in the running simulation
        self.slots = vec[i64](capacity=64)

    def run(self, simulations: i64) -> None:
        """Make that many more simulations."""
        for _ in range(simulations):
            self.simulate()

    def simulate(self) -> None:
        world = self.view.guess(self.random)
        sand = None if self.sand is None else self.sand.clone()
        self.path.clear()
        self.slots = vec[i64](capacity=64)
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
        self.tell(world)
        self.simulations += 1

    def draw(self, world: State, node: Node) -> Node:
        """Chance: one edge for each outcome that this seat could tell from the others."""
        what = world.roll(self.random)
        seen = world.event_seen_by(self.seat, CHANCE, what)
        world.apply(CHANCE, what)
        edge = CHANCE * WHO + seen
        place = node.find(edge, what)
        return node.kids[place] if place >= 0 else node.grow(edge)

    def ask(self, world: State, node: Node, seats: i64) -> tuple[bool, Node]:
        """Ask each of these seats, in order, whether it jumps in."""
        while seats:
            seat = lowest(seats)
            seats &= ~bit(seat)
            arms = node.arms_of(seat)
            legal = append(world.legal(seat)[:], HOLD)
            slot = arms.choose(legal, self.curiosity, self.random)
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
        """Those who are waited for choose, each on the same state."""
        edge: i64 = 0
        likely: i64 = 0
        if waiting & (waiting - 1) == 0:
            seat = lowest(waiting)
            arms = node.arms[0] if len(node.arms) == 1 else node.arms_of(seat)
            likely = arms.choose(world.legal(seat), self.curiosity, self.random)
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
                slot = arms.choose(world.legal(seat), self.curiosity, self.random)
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

    def remember(self, arms: Arms, slot: i64) -> None:
        self.path.append(arms)
        self.slots = append(self.slots, slot)

    def tell(self, world: State) -> None:
        """Tell every choice on the way how it turned out for the one who made it."""
        result = world.result()
        ended = len(result) > 0
        at: i64 = 0
        for arms in self.path:
            slot = self.slots[at]
            at += 1
            reward = float(result[arms.seat]) if ended else world.evaluate(arms.seat)
            arms.tries[slot] += 1
            arms.total[slot] += reward

    def tries(self) -> list[tuple[int, int, float]]:
        """For each action of the seat: the action, how often it was tried, its mean reward."""
        found: list[tuple[int, int, float]] = []
        for arms in self.root.arms:
            if arms.seat == self.seat:
                for slot in range(i64(len(arms.actions))):
                    tries = arms.tries[slot]
                    mean = arms.total[slot] / float(tries) if tries else 0.0
                    found.append((arms.actions[slot], tries, mean))
        return found

    def best(self) -> i64:
        """The action tried most."""
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
        """An action drawn in proportion to its tries: for choices made at once, in secret."""
        for arms in self.root.arms:
            if arms.seat == self.seat and self.simulations:
                point = self.random.randrange(self.simulations)
                for slot in range(i64(len(arms.actions))):
                    point -= arms.tries[slot]
                    if point < 0:
                        return arms.actions[slot]
        return self.best()


__all__ = ["Arms", "Node", "Search"]
