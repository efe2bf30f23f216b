"""Bots for Pyramid Shambo: a look ahead to the end of the turn, and throws.

Whom to challenge and what to pay is searched: every outcome of the throws with its odds, every
payment, up to the end of the turn, judged by `Circle.evaluate`. A level is how often a bot
searches; else it chooses at random. Throws are even and so can't be exploited, but easy throws
as people do, more rock than scissors, and hard plays on such a habit once it shows clearly.
How strong the levels are is measured in docs/bots.md.
"""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from potager.bots.levels import MakeBot
from potager.core.state import State, pick
from potager.games.pyramid_shambo.rules.circle import (
    NAMING,
    PAPER,
    PAYING,
    ROCK,
    THROW,
    THROWING,
    Circle,
)

EVEN = (1, 1, 1)
HUMAN = (5, 3, 2)  # rock, paper, scissors
CLEAR = 2.6  # how many deviations a habit must stand out to be played on
# The odds of no tie, one tie, and more (which is then looked at as two).
TIES = ((0, 2 / 3), (1, 2 / 9), (2, 1 / 9))
MOST = 1000  # steps to look at in one payment: a rich player can pay a high fee in many ways


class ShamboBot:
    """Looks ahead to the end of the turn in that share of its choices."""

    def __init__(
        self,
        seed: int,
        care: float,
        throws: tuple[int, int, int] = EVEN,
        *,
        reads_habits: bool = False,
    ) -> None:
        self.random = Random(seed)
        self.care = care
        self.throws = throws
        self.reads_habits = reads_habits

    def choose(self, view: State, seat: int) -> int:
        assert isinstance(view, Circle)
        if view.phase == THROWING:
            return THROW + self.throw(view, seat)
        actions = list(view.legal(seat))
        if len(actions) > 1 and self.random.random() < self.care:
            hope = after_challenge if view.phase == NAMING else after_payment
            values = [hope(view, seat, action) for action in actions]
            best = max(values)
            actions = [one for one, value in zip(actions, values, strict=True) if value == best]
        return actions[self.random.randrange(len(actions))]

    def throw(self, view: Circle, seat: int) -> int:
        other = view.challenged if seat == view.challenger else view.challenger
        habit = clear_habit(view, other) if self.reads_habits else 0
        if habit:
            return habit % 3 + 1  # what beats it
        return pick(vec[i64](self.throws), self.random) + ROCK


def after_challenge(view: Circle, seat: int, target: int) -> float:
    """What to expect of challenging a player, if both throw evenly."""
    total = 0.0
    for ties, chance in TIES:
        for lead in (1, 0):
            after = view.clone()
            after.apply(seat, target)
            for _ in range(ties):
                after.apply(seat, THROW + ROCK)
                after.apply(target, THROW + ROCK)
            after.apply(seat, THROW + ROCK + lead)
            after.apply(target, THROW + PAPER - lead)
            while after.phase == PAYING:
                after = end_of_payment(after)
            total += chance / 2 * after.evaluate(seat)
    return total


def after_payment(view: Circle, seat: int, action: int) -> float:
    """What to expect of putting in a piece, if the rest is chosen as well as can be."""
    after = view.clone()
    after.apply(seat, action)
    if after.phase == PAYING and after.payer == view.payer:
        after = end_of_payment(after)
    return after.evaluate(seat)


def clear_habit(view: Circle, seat: int) -> int:
    """The throw that a player clearly favours, if there is one.

    Even throws show one by chance in about one case of a hundred.
    """
    shown: list[int] = [(view.thrown[seat] >> 20 * throw) & 0xF_FFFF for throw in range(3)]
    total = sum(shown)
    most = max(shown)
    stands_out = (most - total / 3) / (total * 2 / 9) ** 0.5 if total else 0.0
    return shown.index(most) + ROCK if stands_out > CLEAR else 0


def end_of_payment(state: Circle) -> Circle:
    """The best end of the payment that is being made, for the one who chooses.

    It looks at whole payments one after another, so it can stop at any time after the first.
    """
    seen: set[bytes] = set()
    chooser, payer = state.chooser(), state.payer
    best: Circle | None = None
    open_states = [state]
    while open_states and (best is None or len(seen) < MOST):
        state = open_states.pop()
        if state.phase != PAYING or state.payer != payer:
            if best is None or state.evaluate(chooser) > best.evaluate(chooser):
                best = state
            continue
        for action in state.legal(chooser):
            after = state.clone()
            after.apply(chooser, action)
            key = after.key()
            if key not in seen:
                seen.add(key)
                open_states.append(after)
    assert best is not None
    return best


LEVELS: dict[str, MakeBot] = {
    "easy": lambda seed: ShamboBot(seed, 0.0, HUMAN),
    "medium": lambda seed: ShamboBot(seed, 0.5),
    "hard": lambda seed: ShamboBot(seed, 1.0, reads_habits=True),
}
