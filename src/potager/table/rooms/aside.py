"""What happens among bots alone. It is shown in two fifths of the time, and bots wait less
accordingly.
A round that is given up is over at a glance.

Players want to see what others do, but mostly what it means for their own game. So all that
a person at the table takes part in has its full time, and so have the first turns, by which a
newcomer learns how it goes, and the end of the match.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from potager.core.bits import bit
from potager.core.game import AnyGame
from potager.core.match import LoggedStep
from potager.core.record import Table
from potager.core.state import State

FULL: float = 1  # the very default of a frame, so that it is not sent
BRISK, HASTY = 0.4, 0.05
FIRST_TURNS = 2


def pace_of(
    game: AnyGame, before: State, after: State, people: Iterable[int], *, hasty: bool = False
) -> float:
    """How long it takes to tell what has happened, against the usual; of a position alone (both
    are the same), how long bots wait in it. `people` are the seats that people play; `hasty`: they
    have given up the round.
    """
    if hasty and game.manners.concession(after) is not None:
        return HASTY
    seats = sum([bit(seat) for seat in people])
    if not seats or len(after.result()):  # where nobody plays, people have come to watch
        return FULL
    if before.turns() < FIRST_TURNS:
        return FULL
    return FULL if game.manners.concerned(before, after) & seats else BRISK


def gives_up(steps: Sequence[LoggedStep]) -> bool:
    """Whether people have given up a round in this breath."""
    return any(isinstance(row, Table) and row.kind == "conceded" for _, row, _ in steps)
