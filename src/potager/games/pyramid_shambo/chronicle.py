"""How a match of Pyramid Shambo went: how many challenges each won, and who went out when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from potager.core.record import Play

from .rules.circle import THROWING, Circle


class Chronicle(NamedTuple):
    """For each seat."""

    won: tuple[int, ...]  # challenges
    out: tuple[int | None, ...]  # the turn in which it went out; none: it is in


def chronicle(start: Circle, events: Sequence[Play]) -> Chronicle:
    """Of a match from its start."""
    state = start.clone()
    seats = range(len(state.held))
    won, out = [0 for _ in seats], cast("list[int | None]", [None for _ in seats])
    for event in events:
        throwing, turn = state.phase == THROWING, state.turn
        ties, thrown = state.ties, state.challenger_throw or state.challenged_throw
        state.apply(event.who, event.what)
        if throwing and thrown and state.ties <= ties:
            won[state.winner] += 1
        for seat in seats:
            if out[seat] is None and not state.is_in(seat):
                out[seat] = turn + 1
    return Chronicle(tuple(won), tuple(out))
