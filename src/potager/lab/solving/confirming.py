"""Games by the solved policy, to confirm its value; here, or in portions on a Ray cluster.

A worker solves the game for itself, once: that is quicker than to send it all positions. Each
portion has a seed of its own, so that the points are the same wherever it was played.
"""

from __future__ import annotations

from typing import Any

import msgspec

from potager.core.game import AnyGame
from potager.core.options import Options, values
from potager.core.registry import game as find_game
from potager.lab.jobs.work import work

from .solve import PORTION, Solved, Tell, solve
from .starts import starts


class Portion(msgspec.Struct, frozen=True):
    """Some of the games, as they travel to a worker."""

    game: str
    options: dict[str, Any]
    where: str
    even: bool
    seed: int
    done: int  # games before these
    games: int


_known: dict[tuple[str, bytes, str, bool, int], Solved] = {}  # what this process has solved


def confirm(
    solved: Solved,
    game: AnyGame,
    options: Options,
    where: str,
    *,
    even: bool,
    games: int,
    seed: int,
    tell: Tell = lambda _: None,
    ray: str | None = None,
) -> float:
    """Seat 0's points in this many games."""
    if ray is None:
        return solved.play(games, seed, tell=tell)
    portions = [
        Portion(game.name, values(options), where, even, seed, done, min(PORTION, games - done))
        for done in range(0, games, PORTION)
    ]
    _known.clear()
    _known[_key(portions[0])] = solved
    points, played = 0.0, 0
    for portion, some in zip(portions, work(play_portion, portions, 1, ray=ray), strict=True):
        points += some
        played += portion.games
        tell(played)
    return points


def play_portion(portion: Portion) -> float:
    """Seat 0's points in a portion."""
    key = _key(portion)
    if key not in _known:
        game = find_game(portion.game)
        options = game.resolve(**portion.options)
        found = solve(
            starts(game, options, portion.where, portion.seed),
            seats=game.seats(options),
            even=portion.even,
        )
        _known.clear()
        _known[key] = found
    return _known[key].portion(portion.done, portion.games, portion.seed)


def _key(portion: Portion) -> tuple[str, bytes, str, bool, int]:
    told = msgspec.json.encode(portion.options, order="sorted")
    return portion.game, told, portion.where, portion.even, portion.seed
