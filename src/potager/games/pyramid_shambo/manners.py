"""How Pyramid Shambo behaves at the table."""

from __future__ import annotations

from collections.abc import Sequence

from librt.random import Random

from potager.core.bits import bit, count
from potager.core.manners import Manners
from potager.core.record import Play
from potager.core.scene import ScoreTable
from potager.core.texts import say

from . import ShamboOptions
from .rules.circle import THROWING, THROWS, Circle


class ShamboManners(Manners[ShamboOptions, Circle]):
    """What only the table needs to know."""

    unversioned_rules = 2
    puzzles = ({"players": 3}, {"players": 4}, {"players": 5})

    def draws_seats(self, options: ShamboOptions) -> bool:
        return True

    def on_timeout(self, view: Circle, seat: int, random: Random) -> int | None:
        """If a player runs out of time, the throw is random. Other choices are left to a bot."""
        return THROWS[random.randrange(3)] if view.phase == THROWING else None

    def previews(self, state: Circle, seat: int, action: int) -> bool:
        """A throw has no preview, because its result depends on the other throw."""
        return state.phase != THROWING

    def resigned(self, state: Circle, seat: int, seats: int) -> tuple[int, ...] | None:
        """P9: a player who resigns with only one other in loses; with more in, a bot plays on."""
        others = state.still_in & ~bit(seat)
        if not state.is_in(seat) or count(others) != 1:
            return None
        return tuple(1 if others & bit(other) else -1 for other in range(seats))

    def is_out(self, state: Circle, seat: int) -> bool:
        return not state.is_in(seat)

    def concerned(self, before: Circle, after: Circle) -> int:
        """The players in the challenge, and those whose pieces change hands or leave the game."""
        seats = before.taking_part()
        if after.turn == before.turn:
            seats |= after.taking_part()
        for seat, (old, new) in enumerate(zip(before.held, after.held, strict=True)):
            if old != new:
                seats |= bit(seat)
        return seats

    def scores(self, start: Circle, events: Sequence[Play], end: Circle) -> ScoreTable:
        """Challenges won, and when each went out."""
        won, out = _history(start, events)
        return ScoreTable(rounds=(say("score.won"), say("score.out")), points=(won, out))

    def standing(self, start: Circle, events: Sequence[Play], end: Circle) -> tuple[int, ...]:
        """Players who stayed in longer did better."""
        _, out = _history(start, events)
        return tuple(len(events) if turn is None else turn for turn in out)


def _history(
    start: Circle, events: Sequence[Play]
) -> tuple[tuple[int, ...], tuple[int | None, ...]]:
    """For each seat: challenges won, and the turn in which it went out (None: it is still in)."""
    state = start.clone()
    seats = range(len(state.held))
    won: list[int] = [0 for _ in seats]
    out: list[int | None] = [None for _ in seats]
    for event in events:
        throwing, turn = state.phase == THROWING, state.turn
        ties, thrown = state.ties, state.challenger_throw or state.challenged_throw
        state.apply(event.who, event.what)
        if throwing and thrown and state.ties <= ties:
            won[state.winner] += 1
        for seat in seats:
            if out[seat] is None and not state.is_in(seat):
                out[seat] = turn + 1
    return tuple(won), tuple(out)


MANNERS = ShamboManners()
