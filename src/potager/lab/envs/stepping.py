# compiled by mypyc
"""Matches asked seat by seat, one or thousands, by compiled code.

Where nobody watches a clock, seats that may jump in are asked before each decision, in seat
order, and may hold; then those who are waited for, whose choices are applied together. Chance and
the sand of an hourglass are inside, by a seed. So every environment has the same order of play.
"""

from typing import Final

from librt.random import Random
from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from potager.core.bits import bit, lowest
from potager.core.features import Features, Pen
from potager.core.playout import new_sand
from potager.core.state import CHANCE, CLOCK, State

NOBODY: Final = -1  # is asked: the match is over

# How a step ended the match, if it did
GOES_ON: Final = 0
ENDED: Final = 1
CUT: Final = 2  # at the limit of decisions
ILLEGAL: Final = 3  # an action that was not legal


@mypyc_attr(acyclic=True)
class Turns:
    """One match. `seat` is asked for an action, or NOBODY; `hold` is the action that holds."""

    def __init__(self, start: State, hold: i64, seed: i64) -> None:
        self.start = start
        self.hold = hold
        self.random = Random(seed)
        self.state = start.clone()
        self.sand = new_sand()
        self.seat: i64 = NOBODY
        self.jumpers: i64 = 0  # who may jump in and has not been asked yet
        self.waited: i64 = 0  # who is waited for
        self.left: i64 = 0  # and of these, who has not been asked yet
        self.chosen = vec[i64]()  # their choices so far
        self.made: i64 = 0  # decisions
        self.shown = vec[i64]()  # the actions that a batch has last shown as legal
        self.go_on()

    def begin(self) -> None:
        """A new match, with the same generator."""
        self.state = self.start.clone()
        self.sand = new_sand()
        self.made = 0
        self.go_on()

    def go_on(self) -> None:
        """Roll and draw what is due, and find out who is asked next."""
        state = self.state
        while len(state.chance()):
            state.apply(CHANCE, state.roll(self.random))
        self.waited = state.waiting()
        self.left = self.waited
        self.jumpers = 0
        if self.waited == 0:
            self.seat = NOBODY
            return
        self.sand.settle(state)
        self.jumpers = state.able() & ~self.waited
        self.ask()

    def ask(self) -> None:
        if self.jumpers:
            self.seat = lowest(self.jumpers)
        else:
            self.seat = lowest(self.left)

    def legal(self) -> vec[i64]:
        """What the seat that is asked may do."""
        if self.seat == NOBODY:
            return vec[i64]()
        found = self.state.legal(self.seat)
        if self.jumpers:
            return append(found[:], self.hold)
        return found

    def act(self, action: i64) -> None:
        """The seat that is asked does this. It is not checked whether it may."""
        self.made += 1
        if self.jumpers:
            if action == self.hold:
                self.jumpers &= ~bit(self.seat)
                self.ask()
            else:
                self.state.apply(self.seat, action)
                self.go_on()
            return
        if self.waited & (self.waited - 1) == 0:
            self.state.apply(self.seat, action)
        else:
            self.chosen = append(self.chosen, action)
            self.left &= ~bit(self.seat)
            if self.left:
                self.ask()
                return
            self.apply_together()
        if self.sand.spend(self.state):
            self.state.apply(CLOCK, 0)
        self.go_on()

    def apply_together(self) -> None:
        seats = self.waited
        for action in self.chosen:
            self.state.apply(lowest(seats), action)
            seats &= seats - 1
        self.chosen = vec[i64]()

    def act_at_random(self) -> None:
        actions = self.legal()
        n: i64 = len(actions)
        self.act(actions[self.random.randrange(n)])


@mypyc_attr(acyclic=True)
class Batch:
    """Many matches side by side, with their observations in buffers that stay in place.

    A match that ends begins again in the same step. `others` are the seats that play at random by
    themselves, so that nobody is asked for them.
    """

    def __init__(
        self,
        start: State,
        features: Features,
        actions: i64,
        hold: i64,
        matches: i64,
        seats: i64,
        limit: i64,
        hides: bool,
        others: i64,
    ) -> None:
        self.start = start
        self.features = features
        self.actions = actions
        self.hold = hold
        self.matches = matches
        self.seats = seats
        self.limit = limit
        self.hides = hides  # whether anything is ever hidden: else a view is the position itself
        self.others = others
        self.turns: list[Turns] = []
        self.last = [start] * matches  # the last position of those that have just ended
        self.random = Random(0)
        self.observations = Pen(matches * features.words)
        self.finals = Pen(matches * features.words)  # of the matches that have just ended
        self.masks = flags(matches * actions)
        self.ends = flags(matches)  # GOES_ON, ENDED, CUT or ILLEGAL
        self.asked = numbers(matches)  # seats
        self.drawn = numbers(matches)  # a random legal action of each
        self.acted = numbers(matches)  # the seat whose action the last step was
        self.results = numbers(matches * seats)  # of the matches that have just ended

    def begin(self, seeds: vec[i64]) -> None:
        """New matches, each with its own seed."""
        self.turns = [Turns(self.start, self.hold, seed) for seed in seeds]
        self.random = Random(seeds[0])
        for place in range(self.matches * self.actions):
            self.masks[place] = 0
        for match in range(self.matches):
            self.ends[match] = GOES_ON
            self.let_others(match)
            self.tell(match)

    def step(self, actions: bytes) -> None:
        """An action for each match, eight bytes each."""
        for match in range(self.matches):
            self.acted[match] = self.turns[match].seat
            self.ends[match] = GOES_ON
            self.act(match, read_i64_le(actions, 8 * match))

    def act(self, match: i64, action: i64) -> None:
        """An action in one match; it may end it, unless it has ended in this step before."""
        turns = self.turns[match]
        if not 0 <= action < self.actions or self.masks[match * self.actions + action] == 0:
            self.punish(match, turns)
        else:
            turns.act(action)
            self.look(match, turns)
        self.let_others(match)
        self.tell(match)

    def view(self, match: i64) -> State:
        """What the seat that is asked sees."""
        turns = self.turns[match]
        return turns.state.seen_by(turns.seat)

    def let_others(self, match: i64) -> None:
        """Those who play by themselves act until somebody else is asked."""
        turns = self.turns[match]
        while self.others & bit(turns.seat):
            turns.act_at_random()
            self.look(match, turns)

    def look(self, match: i64, turns: Turns) -> None:
        """Whether the match has ended; then it is noted, and the next one begins."""
        if turns.seat == NOBODY:
            if self.ends[match] == GOES_ON:
                at = match * self.seats
                for score in turns.state.result():
                    self.results[at] = score
                    at += 1
            self.finish(match, turns, ENDED)
        elif turns.made >= self.limit:
            self.finish(match, turns, CUT)

    def punish(self, match: i64, turns: Turns) -> None:
        """A seat that does something illegal loses at once."""
        for seat in range(self.seats):
            self.results[match * self.seats + seat] = 0
        self.results[match * self.seats + turns.seat] = -1
        self.finish(match, turns, ILLEGAL)

    def finish(self, match: i64, turns: Turns, end: u8) -> None:
        """The first end in a step is reported, with `last` as its position."""
        if self.ends[match] == GOES_ON:
            self.ends[match] = end
            if end == CUT:
                for at in range(match * self.seats, (match + 1) * self.seats):
                    self.results[at] = 0
            self.last[match] = turns.state
            self.write(turns.state, self.acted[match], self.finals, match)
        turns.begin()

    def tell(self, match: i64) -> None:
        """What the seat that is asked sees and may do."""
        turns = self.turns[match]
        seat = turns.seat
        self.asked[match] = seat
        at = match * self.actions
        masks = self.masks
        for action in turns.shown:
            masks[at + action] = 0
        turns.shown = turns.legal()
        n: i64 = len(turns.shown)
        for action in turns.shown:
            masks[at + action] = 1
        self.drawn[match] = turns.shown[self.random.randrange(n)]
        self.write(turns.state, seat, self.observations, match)

    def write(self, state: State, seat: i64, pen: Pen, match: i64) -> None:
        pen.begin(match * self.features.words)
        if self.hides:
            state = state.seen_by(seat)
        self.features.write(state, seat, pen)
        pen.end()


def numbers(size: i64) -> vec[i64]:
    """So many zeros."""
    return vec[i64]([0] * size)


def flags(size: i64) -> vec[u8]:
    """The same, of a byte each."""
    found = vec[u8](capacity=size)
    for _ in range(size):
        found = append(found, 0)
    return found
