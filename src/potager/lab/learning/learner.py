# compiled by mypyc
"""Learning what positions are worth by self-play: temporal differences, TD(lambda).

Both seats choose what the value that is learned likes best, now and then something else. After each
choice the value of the position before is drawn towards that of the position now, and at the
end towards the result; with them, less and less, all that led there (the trace).
"""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from potager.core.bits import lowest
from potager.core.learned import LearnedValue, weighed
from potager.core.state import CHANCE, State

UNDONE: Final = -1.0


@mypyc_attr(acyclic=True)
class Learner:
    """Plays games with itself and changes the weights of a value."""

    def __init__(self, value: LearnedValue, seed: i64, decay: float, exploring: float) -> None:
        self.value = value
        self.random = Random(seed)
        self.decay = decay  # what is left of a trace after each choice
        self.exploring = exploring  # the share of choices at random

    def play(self, state: State, step: float, most: i64) -> i64:
        """One game from here, of `most` choices at most; how many there were."""
        trace = vec[float]([0.0] * len(self.value.weights))
        before = UNDONE
        made: i64 = 0
        while made < most:
            if len(state.chance()):
                state.apply(CHANCE, state.roll(self.random))
                continue
            waiting = state.waiting()
            if waiting == 0:
                break
            seat = lowest(waiting)
            if self.random.random() < self.exploring:
                legal = state.legal(seat)
                n: i64 = len(legal)
                state.apply(seat, legal[self.random.randrange(n)])
                # What follows was not the value's choice: nothing before it learns from it.
                before = UNDONE
                for at in range(i64(len(trace))):
                    trace[at] = 0.0
            else:
                state.apply(seat, self.best(state, seat))
            made += 1
            if len(state.result()):
                break
            signs = self.value.signs(state)
            now = weighed(signs, self.value.weights)
            if before != UNDONE:
                self.learn(trace, step * (now - before))
            for at in range(i64(len(trace))):
                trace[at] = trace[at] * self.decay + signs[at]
            before = now
        result = state.result()
        if len(result) and before != UNDONE:
            self.learn(trace, step * ((float(result[0]) + 1.0) / 2.0 - before))
        return made

    def learn(self, trace: vec[float], change: float) -> None:
        weights = self.value.weights
        for at in range(i64(len(trace))):
            weights[at] += change * trace[at]

    def best(self, state: State, seat: i64) -> i64:
        """The choice after which the position is worth most to this seat."""
        best: i64 = -1
        most = -9.0
        for action in state.legal(seat):
            after = state.clone()
            after.apply(seat, action)
            worth = self.worth(after, seat)
            if worth > most:
                most = worth
                best = action
        return best

    def worth(self, state: State, seat: i64) -> float:
        result = state.result()
        if len(result):
            return 2.0 * float(result[seat])  # an end is surer than any chance
        return self.value.value(state, seat)
