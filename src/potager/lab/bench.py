"""How fast the games are here: playouts, clones and search, and each beside a yardstick.

Times are this process's own, so that a busy machine disturbs them little.
"""

from __future__ import annotations

from time import process_time

import msgspec
from librt.random import Random

from potager.bots.search import Search
from potager.build import compiled
from potager.core.bits import lowest
from potager.core.game import AnyGame
from potager.core.playout import is_over, playout
from potager.core.registry import game as find_game
from potager.core.registry import games, names
from potager.core.state import CHANCE, State


class Speed(msgspec.Struct, frozen=True):
    """One game's figures, on one core."""

    moves_per_s: float
    clone_ns: float
    search_per_s: float


class Bench(msgspec.Struct, frozen=True):
    """All games' figures; `ratios` are moves/s as a share of the yardstick's in the same run."""

    compiled: bool
    games: dict[str, Speed]
    ratios: dict[str, float]


def bench(seconds: float = 1.0, rounds: int = 3) -> Bench:
    """Measure all games by turns, several rounds each; the best round counts."""
    known = yardstick()
    measured = [known, *games()]
    found: dict[str, Speed] = {}
    for _ in range(rounds):
        for game in measured:
            speed = measure(game, seconds / rounds)
            found[game.name] = _better(found.get(game.name, speed), speed)
    moves = found[known.name].moves_per_s
    ratios = {name: round(speed.moves_per_s / moves, 4) for name, speed in found.items()}
    return Bench(compiled(), found, ratios)


def yardstick() -> AnyGame:
    """What games are measured beside: the first that isn't listed, as examples for authors are."""
    unlisted = (game for game in map(find_game, names()) if not game.listed)
    return next(unlisted, games()[0])


def measure(game: AnyGame, seconds: float) -> Speed:
    """One round of one game."""
    start = game.start(game.resolve())
    return Speed(
        round(moves_per_s(start, seconds), 1),
        round(clone_ns(start, seconds / 4), 1),
        round(search_per_s(start, seconds), 1),
    )


def moves_per_s(start: State, seconds: float) -> float:
    """Decisions per second in random play, including chance and new starts."""
    random, moves, began = Random(1), 0, process_time()
    while (spent := process_time() - began) < seconds:
        for _ in range(20):
            moves += playout(start.clone(), random, 2_000)
    return moves / spent


def clone_ns(start: State, seconds: float) -> float:
    """Nanoseconds for a copy, called from plain Python."""
    clones, began = 0, process_time()
    while (spent := process_time() - began) < seconds:
        for _ in range(500):
            start.clone()
        clones += 500
    return spent / clones * 1e9


def search_per_s(start: State, seconds: float) -> float:
    """Simulations a second of a search from the first decision, played to the end."""
    random, state = Random(1), start.clone()
    while len(state.chance()) and not is_over(state):
        state.apply(CHANCE, state.roll(random))
    seat = lowest(state.waiting())
    search = Search(state.seen_by(seat), seat, 1, 1.0, 2_000)
    began = process_time()
    while (spent := process_time() - began) < seconds:
        search.run(20)
    return int(search.simulations) / spent


def _better(one: Speed, other: Speed) -> Speed:
    return Speed(
        max(one.moves_per_s, other.moves_per_s),
        min(one.clone_ns, other.clone_ns),
        max(one.search_per_s, other.search_per_s),
    )
