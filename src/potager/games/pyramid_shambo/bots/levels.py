"""Bots for Pyramid Shambo: how they search to the end of the turn, and how they throw.

A search decides whom to challenge and what to pay. It looks at every result of the throws with its
odds and at every payment, up to the end of the turn, and judges positions by `Circle.evaluate`. A
level is how often a bot searches. Otherwise it chooses at random. Medium and hard throw evenly, so
nobody can exploit them. Easy throws as people do, with more rock than scissors, and hard exploits
such a habit once it is clear. docs/bot-strength.md has the measured strength of the levels.
"""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from potager.bots.levels import MakeBot, SearchBot
from potager.core.state import State, pick
from potager.games.pyramid_shambo.rules.circle import (
    NAMING,
    PAPER,
    PAYING,
    ROCK,
    SCISSORS,
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
    """Looks ahead to the end of the turn in a share `care` of its choices."""

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


class ShamboChampion(ShamboBot):
    """Searches whom to challenge and what to pay, and bluffs with a share `bluff` of its throws.

    It throws what it has thrown most often, until this is a habit that others can exploit. A player
    who does throws what beats it, and then the bot throws what beats that. Even throws lose nothing
    against this bot.
    """

    def __init__(
        self, seed: int, simulations: int, throws: tuple[int, int, int] = EVEN, bluff: float = 0.0
    ) -> None:
        super().__init__(seed, 1.0, throws, reads_habits=True)
        self.bluff = bluff
        self.search = SearchBot(simulations, seed, depth=4, curiosity=0.7)

    def choose(self, view: State, seat: int) -> int:
        assert isinstance(view, Circle)
        if view.phase == THROWING:
            return THROW + self.throw(view, seat)
        return self.search.choose(view, seat)

    def throw(self, view: Circle, seat: int) -> int:
        if self.random.random() >= self.bluff:
            return super().throw(view, seat)
        habit = clear_habit(view, seat)
        if habit:
            return (habit + 1) % 3 + 1
        counts = shown(view, seat)
        most = [throw for throw in (ROCK, PAPER, SCISSORS) if counts[throw - ROCK] == max(counts)]
        return most[self.random.randrange(len(most))]


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
    """What to expect from putting in a piece, if the rest is chosen in the best way."""
    after = view.clone()
    after.apply(seat, action)
    if after.phase == PAYING and after.payer == view.payer:
        after = end_of_payment(after)
    return after.evaluate(seat)


def clear_habit(view: Circle, seat: int) -> int:
    """The throw that a player clearly favours, if there is one.

    Even throws show one by chance in about one case of a hundred.
    """
    counts = shown(view, seat)
    total = sum(counts)
    most = max(counts)
    stands_out = (most - total / 3) / (total * 2 / 9) ** 0.5 if total else 0.0
    return counts.index(most) + ROCK if stands_out > CLEAR else 0


def shown(view: Circle, seat: int) -> list[int]:
    """How often a player has shown rock, paper, scissors."""
    return [(view.thrown[seat] >> 20 * throw) & 0xF_FFFF for throw in range(3)]


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

CHAMPIONS: dict[str, MakeBot] = {
    "champion-1": lambda seed: ShamboChampion(seed, 100, (4, 3, 3)),
    "champion-2": lambda seed: ShamboChampion(seed, 150, (3, 4, 3), bluff=0.2),
    "champion-3": lambda seed: ShamboChampion(seed, 400, bluff=0.4),
    "champion-4": lambda seed: ShamboChampion(seed, 800, bluff=0.6),
    "champion-5": lambda seed: ShamboChampion(seed, 1500, bluff=0.8),
}
