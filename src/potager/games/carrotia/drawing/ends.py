"""How a round ended, read out of the positions before and after its last event."""

from __future__ import annotations

from typing import NamedTuple

from potager.core.texts import Message, say
from potager.games.carrotia import GAME
from potager.games.carrotia.rules import phases
from potager.games.carrotia.rules.larder import TRIPLE, worth
from potager.games.carrotia.rules.maze import beyond
from potager.games.carrotia.rules.position import NONE
from potager.games.carrotia.rules.warren import Warren


class End(NamedTuple):
    """How it ended: in a word for its text, what is seen last of it, and what it won."""

    how: str
    last: Warren  # the rabbit at the exit or where it went last: the rules clear it away
    won: int = 0  # carrots for the store

    @property
    def home(self) -> bool:
        return self.how.startswith("home")

    @property
    def told(self) -> Message:
        """Why it ended, as a sentence."""
        return say(f"round.{self.how}", n=self.last.moves)


def has_ended(before: Warren, after: Warren) -> bool:
    """Whether an event has ended the round."""
    return after.round != before.round or after.phase == phases.OVER


def is_won(before: Warren, who: int, what: int) -> bool:
    """Whether the event that ends the round brings the rabbit home, maybe with an empty bag."""
    marked = before.clone()
    marked.larder.bag += TRIPLE  # which goes to the store only if the rabbit gets out
    marked.apply(who, what)
    return worth(marked.larder.store) > worth(before.larder.store)


def end_of(before: Warren, after: Warren, who: int, what: int) -> End:
    """How the round ended with this event."""
    last = arrived(before, what)
    last.moves, last.came = 0, NONE  # no footprints: it goes nowhere any more
    if before.rabbit == NONE:  # K5
        last.maze = after.maze.clone()
        return End("shut", last)
    if not is_won(before, who, what):
        return End("late" if last.larder.bag else "late.empty", last)
    won = worth(after.larder.store) - worth(before.larder.store)
    if before.phase == phases.MOVE:
        last.moves = before.moves - 1
        return End("home.moves" if last.moves else "home.last", last, won)
    last.moves = before.moves
    last.arrive(before.exit())
    return End("home.bat", last, won)


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
