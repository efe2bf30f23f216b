"""Driving a match where nobody watches a clock: simulation, tests, tournaments.

Seats that may jump in are asked once before each decision, in seat order, with HOLD as an answer
that leaves no event; then those who are waited for. An hourglass of the rules is a virtual one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from librt.random import Random

from .bits import bit
from .playout import new_sand
from .state import HOLD, State

if TYPE_CHECKING:
    from .match import Match

Chooser = Callable[[State, int], int]  # a seat's view and the seat: an action, or HOLD


def drive(match: Match, choosers: Sequence[Chooser]) -> Iterator[None]:
    """Play on to the end with a chooser for each seat; yields after each event or set of them."""
    sand = new_sand()
    while not match.over:
        if match.chance_due():
            match.draw()
            yield
            continue
        sand.settle(match.state)
        if _jump_in(match, choosers):
            yield
            continue
        for seat in match.waiting():
            match.choose(seat, choosers[seat](match.view(seat), seat), "bot")
        yield
        if sand.spend(match.state):
            match.strike()
            yield


def _jump_in(match: Match, choosers: Sequence[Chooser]) -> bool:
    waiting = match.waiting()
    for seat in match.able():
        if seat not in waiting:
            action = choosers[seat](match.view(seat), seat)
            if action != HOLD:
                match.choose(seat, action, "bot")
                return True
    return False


def random_chooser(random: Random) -> Chooser:
    """Chooses evenly among the legal actions, and HOLD where nobody waits for the seat."""

    def choose(view: State, seat: int) -> int:
        actions = list(view.legal(seat))
        if not view.waiting() & bit(seat):
            actions.append(HOLD)
        return actions[random.randrange(len(actions))]

    return choose


def draw_and_choose(match: Match, random: Random) -> Iterator[None]:
    """Play a match at random."""
    return drive(match, [random_chooser(random)] * len(match.seats))
