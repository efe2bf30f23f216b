"""How a round ended, read out of the positions before and after its last event."""

from __future__ import annotations

from typing import NamedTuple

from potager.core.bits import place
from potager.core.texts import Message, say
from potager.games.carrotia import GAME
from potager.games.carrotia.rules import phases
from potager.games.carrotia.rules.actions import FLY, HEAD, square_numbered
from potager.games.carrotia.rules.flock import BAT
from potager.games.carrotia.rules.larder import worth
from potager.games.carrotia.rules.maze import beyond, step_towards
from potager.games.carrotia.rules.position import NONE
from potager.games.carrotia.rules.warren import Warren


class End(NamedTuple):
    """How it ended: in a word for its text, and in numbers."""

    how: str
    moves: int = 0  # that were left
    won: int = 0  # carrots for the store
    bag: int = 0  # carrots that were in the bag, and are lost

    @property
    def home(self) -> bool:
        return self.how.startswith("home")

    @property
    def told(self) -> Message:
        """Why it ended, as a sentence."""
        return say(f"round.{self.how}", n=self.moves)


def has_ended(before: Warren, after: Warren) -> bool:
    """Whether an event has ended the round."""
    return after.round != before.round or after.phase == phases.OVER


def end_of(before: Warren, after: Warren, what: int) -> End:
    """How the round ended with this event."""
    if before.rabbit == NONE:
        return End("shut")  # K5
    gain = worth(after.larder.store) - worth(before.larder.store)
    if before.phase == phases.MOVE and goal_of(before, what) == before.exit():
        left = before.moves - 1
        return End("home.moves" if left else "home.last", left, gain)
    if before.phase != phases.MOVE and _taken_by_bat(before, what):
        return End("home.bat", before.moves, gain)
    bag = worth(arrived(before, what).larder.bag)
    return End("late" if bag else "late.empty", bag=bag)


def arrived(before: Warren, what: int) -> Warren:
    """The position once the rabbit is where this move takes it (K8), and nothing after that."""
    there = before.clone()
    goal = goal_of(before, what) if before.phase == phases.MOVE else NONE
    if goal != NONE and there.arrive(goal) and GAME.verbs.read(what)[0] == "step":
        there.plunder(before.mover)
    return there


def goal_of(before: Warren, what: int) -> int:
    """Where a move takes the rabbit, or NONE."""
    match GAME.verbs.read(what):
        case ("step" | "flit", way):
            return beyond(before.rabbit, way, before.maze.squares())
        case ("haunt", square):
            return square
        case ("back",):
            return before.came
    return NONE


def flier_of(before: Warren, what: int) -> int:
    """Which bird flies or acts with this event."""
    return what - FLY if before.phase == phases.WHICH else before.flying()


def _taken_by_bat(before: Warren, what: int) -> bool:
    """K12: whether the Bat came to the rabbit."""
    if flier_of(before, what) != BAT:
        return False
    at = before.here()
    if before.phase in (phases.FLIGHT, phases.WHICH):
        at = place(before.reach(before.flock.flier))
    elif before.phase == phases.WHERE_TO:
        at = step_towards(at, square_numbered(what - HEAD))
    return at == before.rabbit
