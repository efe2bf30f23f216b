"""A bot that runs: it tries each choice, lets the birds fly, and looks ahead over some rolls."""

from __future__ import annotations

from math import exp

from librt.random import Random

from potager.core.bits import bit, lowest
from potager.core.state import CHANCE, HOLD
from potager.games.carrotia.facts import carrots_to_come, squares
from potager.games.carrotia.rules import actions, phases
from potager.games.carrotia.rules.evaluation import prospect
from potager.games.carrotia.rules.larder import worth
from potager.games.carrotia.rules.position import ROUNDS
from potager.games.carrotia.rules.warren import Warren

CLOSER = 3  # how many of the best choices are looked at more closely
MARGIN = 0.45  # by how many carrots a power must be better than a step
FRESH = 5  # rolls tried for the Clown


class Runner:
    """Chooses on the run, for the whole team."""

    def __init__(self, rolls: int, fade: int, random: Random) -> None:
        self.rolls = rolls
        self.fade = fade
        self.random = random
        self.final = False  # whether this is the last round, and it can be won

    def choose(self, view: Warren, seat: int, legal: list[int]) -> int:
        self.final = view.round == ROUNDS and not out_of_reach(view)
        if view.phase == phases.SOW:
            return self._sow(view, legal)
        if not view.waiting() & bit(seat):
            return self._jump_in(view, seat, legal)
        valued = self._valued(view, seat, legal)
        closest = [(self._closer(view, seat, action, value), action) for value, action in valued]
        return max(closest)[1]

    def _valued(self, view: Warren, seat: int, legal: list[int]) -> list[tuple[float, int]]:
        """The best choices with their values, the best first."""
        tried = [(self._after(view, seat, action), action) for action in legal if _sound(action)]
        return sorted(tried, reverse=True)[:CLOSER]

    def _closer(self, view: Warren, seat: int, action: int, value: float) -> float:
        """The value of a choice by the rolls that may follow."""
        if not self.rolls or _is_reroll(action):
            return value
        after = self._settled(view, seat, action)
        if after.phase != phases.ROLL:
            return value
        return self._over_rolls(after, self.rolls)

    def _over_rolls(self, state: Warren, rolls: int) -> float:
        """The value of a position whose dice are due, by so many rolls."""
        total = 0.0
        for _ in range(rolls):
            rolled = state.clone()
            rolled.apply(CHANCE, rolled.roll(self.random))
            total += self._best_step(rolled)
        return total / rolls

    def _jump_in(self, view: Warren, seat: int, legal: list[int]) -> int:
        """Use the power on another's turn only if it is clearly better than what they can do."""
        own, action = self._valued(view, seat, legal)[0]
        return action if own > self._best_step(view) + MARGIN else HOLD

    def _best_step(self, view: Warren) -> float:
        """The best that the owner of the turn can do without a power."""
        mover = view.mover
        steps = [one for one in view.move_choices() if one != actions.PASS]
        return max(self._after(view, mover, action) for action in steps)

    def _after(self, view: Warren, seat: int, action: int) -> float:
        if _is_reroll(action):
            rolling = view.clone()
            rolling.apply(seat, action)
            return self._over_rolls(rolling, FRESH)
        return self._value(self._settled(view, seat, action))

    def _settled(self, view: Warren, seat: int, action: int) -> Warren:
        """The position after a choice, the birds' flights, and the best answers in between."""
        state = view.clone()
        state.apply(seat, action)
        while True:
            if state.phase == phases.FLIGHT:
                state.apply(CHANCE, 0)
            elif state.phase == phases.SOW:
                state.apply(state.mover, self._sow(state, list(state.legal(state.mover))))
            elif state.phase < phases.WHICH or state.phase == phases.OVER:
                return state
            else:
                asked = lowest(state.waiting())
                tries = [self._settled(state, asked, one) for one in state.legal(asked)]
                return max(tries, key=self._value)

    def _value(self, state: Warren) -> float:
        """Carrots in the end; in the last round the chance that they are enough, scaled alike."""
        hoped = float(prospect(state, self.fade))
        if not self.final:
            return hoped
        return 12 / (1 + exp((float(state.needed()) - hoped - 0.4) / 1.3)) + 0.05 * hoped

    def _sow(self, view: Warren, legal: list[int]) -> int:
        """K10: where a carrot helps the route most."""

        def helps(action: int) -> float:
            state = view.clone()
            state.sow(actions.square_numbered(action - actions.ON))
            state.rabbit = view.rabbit
            return float(prospect(state, self.fade))

        return max(legal, key=helps)


def out_of_reach(view: Warren) -> bool:
    """Whether not even the best of the last run would bring enough: all that may come into the
    bag, but for the least on squares that there are not enough moves for."""
    if view.round < ROUNDS:
        return False
    larder, out = view.larder, view.exit()
    lying = sorted((worth(larder.lying[one]) for one in squares(view) if one != out), reverse=True)
    missed = sum(lying[max(0, view.moves - 1) :])
    return worth(larder.store + larder.bag) + carrots_to_come(view) - missed < view.needed()


def _is_reroll(action: int) -> bool:
    return actions.REROLL <= action < actions.STEP


def _sound(action: int) -> bool:
    """Of the Clown's many choices only a few are tried: one die, or all of up to three."""
    dice = action - actions.REROLL
    return not _is_reroll(action) or dice in (1, 2, 3, 4, 7, 8, 15, 16, 32)
