"""From where to solve: a game's first position, or one that makes it small enough.

| game | from | what |
|---|---|---|
| any | `start` | the first position with these options |
| snail-invasion | `1 tree, 2 snails` | solitaire: so many red trees, so many Snails |
| pyramid-shambo | `every holding` | each way in which all pieces can be held |
| pyramid-shambo | `small`, `small medium` | everybody with only these of the own pieces |
| yes-broccoli | `last 2 rounds` | the end of a basic game, points even, after random rounds |
"""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from itertools import product
from typing import Any

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from potager.core.bits import lowest
from potager.core.errors import PotagerError
from potager.core.game import AnyGame
from potager.core.options import Options
from potager.core.playout import choose_together
from potager.core.state import CHANCE, State

FIRST = "start"
SIZES = {"small": 0, "medium": 1, "large": 2}


def starts(game: AnyGame, options: Options, where: str, seed: int) -> list[State]:
    """The positions that a text names; the first is the one whose value is told."""
    if where == FIRST:
        return [game.start(options)]
    find = NAMED.get(game.name)
    found = find(game.start(options), options, where, seed) if find else None
    if found is None:
        raise PotagerError(
            f"{game.title} can't be solved from {where!r}: `potager solve --help` tells from where."
        )
    return found


def read_garden(text: str) -> tuple[int, int] | None:
    """How many trees and Snails a text names.

    >>> read_garden("1 tree, 2 snails")
    (1, 2)
    """
    told = re.fullmatch(r"([1-4]) trees?, ([1-3]) snails?", text)
    return (int(told[1]), int(told[2])) if told else None


def _gardens(_start: Any, options: Any, where: str, _seed: int) -> list[State] | None:
    told = read_garden(where)
    if not told:
        return None
    if options.mode != "solitaire":
        raise PotagerError("Such a garden is for the Gardener alone: choose -o mode=solitaire.")
    rules = import_module("potager.games.snail_invasion.rules.garden")
    squares = 12 if options.board == "3x4" else 16
    trees, snails = told
    return [rules.start(squares, vec[i64]([0] * trees), 4 - snails, True, options.turn_limit or 0)]


def _circles(start: Any, options: Any, where: str, _seed: int) -> list[State] | None:
    seats = options.players
    if where == "every holding":
        found = [start]
        for owners in product(range(seats), repeat=3 * seats):
            if len(set(owners)) == seats:
                state = start.clone()
                for seat in range(seats):
                    held = sum(1 << piece for piece, owner in enumerate(owners) if owner == seat)
                    state.held[seat] = held
                for active in range(seats):
                    turn = state.clone()
                    turn.active = active
                    found.append(turn)
        return found
    sizes = where.split()
    if not sizes or not set(sizes) <= SIZES.keys():
        return None
    for seat in range(seats):
        start.held[seat] = sum(1 << 3 * seat + SIZES[size] for size in set(sizes))
    return [start]


def _last_rounds(start: Any, options: Any, where: str, seed: int) -> list[State] | None:
    told = re.fullmatch(r"last ([1-8]) rounds?", where)
    if not told:
        return None
    if options.game != "basic" or options.dealt_bids:
        raise PotagerError("Only basic games with the own bid cards can be solved: all is open.")
    return [last_rounds(start, int(told[1]), seed)]


def last_rounds(state: Any, rounds: int, seed: int) -> State:
    """A basic Yes! Broccoli! after random bids, with so many rounds to go and even points.

    The next foods are not drawn yet.
    """
    random = Random(seed)
    while state.turns() < 8 - rounds:
        if len(state.chance()):
            state.apply(CHANCE, state.roll(random))
            continue
        waiting = state.waiting()
        if waiting & (waiting - 1):
            choose_together(state, waiting, random)
        else:
            seat = lowest(waiting)
            legal = list(state.legal(seat))
            state.apply(seat, legal[random.randrange(len(legal))])
    for seat in range(len(state.table.points)):
        state.table.points[seat] = 0
    found: State = state
    return found


NAMED: dict[str, Callable[[Any, Any, str, int], list[State] | None]] = {
    "snail-invasion": _gardens,
    "pyramid-shambo": _circles,
    "yes-broccoli": _last_rounds,
}
