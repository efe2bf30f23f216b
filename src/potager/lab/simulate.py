"""Many games of bots against each other, counted.

Games come in chunks of a fixed size, each with a seed of its own, so that the same seed gives the
same figures whatever the number of processes. Random bots in all seats take the compiled way.

>>> import potager
>>> report = simulate(potager.game("snail-invasion"), {}, ["random"], games=20, seed=1)
>>> report.games, [seat.wins for seat in report.seats]
(20, [2, 18])
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from time import perf_counter
from typing import Any

import msgspec
from librt.random import Random

from potager.bots.levels import bot, levels
from potager.build import compiled
from potager.core.dice import FastDice, mix
from potager.core.errors import PotagerError
from potager.core.game import AnyGame
from potager.core.match import Match
from potager.core.options import Options, one_of, values
from potager.core.playout import playout
from potager.core.registry import game as find_game

from .stats import interval, mean, quantile

RANDOM_CHUNK = 5_000  # games: well above 50 ms of work
BOT_CHUNK = 10
WORTH_A_POOL = 2.0  # seconds of work: starting processes costs about one


class Job(msgspec.Struct, frozen=True):
    """A chunk of games, as it travels to another process."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]  # one a seat
    games: int
    seed: int


class Tally(msgspec.Struct):
    """What happened in some games."""

    games: int = 0
    wins: Counter[int] = msgspec.field(default_factory=Counter)
    scores: Counter[int] = msgspec.field(default_factory=Counter)
    draws: int = 0
    unfinished: int = 0
    turns: Counter[int] = msgspec.field(default_factory=Counter)
    moves: int = 0

    def add(self, result: Sequence[int], turns: int, moves: int) -> None:
        self.games += 1
        self.moves += moves
        self.turns[turns] += 1
        for seat, score in enumerate(result):
            self.wins[seat] += score > 0
            self.scores[seat] += score
        self.unfinished += not result
        self.draws += max(result, default=0) == 0

    def merge(self, other: Tally) -> None:
        self.games += other.games
        self.moves += other.moves
        self.draws += other.draws
        self.unfinished += other.unfinished
        self.wins.update(other.wins)
        self.scores.update(other.scores)
        self.turns.update(other.turns)


class SeatReport(msgspec.Struct, frozen=True):
    """How a seat fared."""

    seat: int
    bot: str
    wins: int
    win_rate: float
    ci95: tuple[float, float]
    mean_score: float


class Turns(msgspec.Struct, frozen=True):
    """How long games were."""

    mean: float
    p50: int
    p95: int


class Report(msgspec.Struct, frozen=True):
    """The figures of a simulation. `draws` counts games that nobody won, unfinished ones too."""

    game: str
    players: int
    options: dict[str, Any]
    compiled: bool
    games: int
    bots: tuple[str, ...]
    seats: tuple[SeatReport, ...]
    draws: int
    unfinished: int
    turns: Turns
    moves_per_s: float


def simulate(
    game: AnyGame,
    options: Options | Mapping[str, Any],
    bots: Sequence[str],
    *,
    games: int,
    seed: int,
    workers: int = 1,
    tell: Callable[[int], None] = lambda _: None,
) -> Report:
    """Play games and count. One bot's name means that bot in every seat."""
    resolved = options if isinstance(options, Options) else game.resolve(**options)
    names = fill(game, resolved, bots)
    began = perf_counter()
    total = Tally()
    for tally in work(play_chunk, list(chunks(game, resolved, names, games, seed)), workers):
        total.merge(tally)
        tell(total.games)
    spent = perf_counter() - began
    return Report(
        game=game.name,
        players=len(names),
        options=values(resolved),
        compiled=compiled(),
        games=total.games,
        bots=names,
        seats=tuple(_seat_report(total, seat, name) for seat, name in enumerate(names)),
        draws=total.draws,
        unfinished=total.unfinished,
        turns=Turns(mean(total.turns), quantile(total.turns, 0.5), quantile(total.turns, 0.95)),
        moves_per_s=round(total.moves / spent, 1),
    )


def fill(game: AnyGame, options: Options, bots: Sequence[str]) -> tuple[str, ...]:
    """A bot's name for each seat, checked."""
    seats = game.seats(options)
    known = levels(game)
    for name in bots:
        if name not in known:
            raise PotagerError(f"There is no bot {name!r}: choose {one_of(known)}.")
    if len(bots) == 1:
        return (bots[0],) * seats
    if len(bots) != seats:
        raise PotagerError(f"Name one bot, or {seats} for these {seats} seats; not {len(bots)}.")
    return tuple(bots)


def chunks(
    game: AnyGame, options: Options, bots: tuple[str, ...], games: int, seed: int
) -> Iterator[Job]:
    """The games in chunks whose size depends on nothing but the kind of bots."""
    size = RANDOM_CHUNK if set(bots) == {"random"} else BOT_CHUNK
    for number, first in enumerate(range(0, games, size)):
        count = min(size, games - first)
        yield Job(game.name, values(options), bots, count, mix(seed, number))


def work(task: Callable[[Job], Tally], jobs: Sequence[Job], workers: int) -> Iterator[Tally]:
    """Do the jobs, in other processes where that is worth starting them; results in order."""
    began = perf_counter()
    for job in jobs[:1]:
        yield task(job)
    rest = jobs[1:]
    if workers <= 1 or (perf_counter() - began) * len(rest) < WORTH_A_POOL:
        yield from map(task, rest)
        return
    with ProcessPoolExecutor(min(workers, len(rest)), get_context("spawn")) as pool:
        try:
            yield from pool.map(task, rest)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def play_chunk(job: Job) -> Tally:
    """Play the games of one chunk."""
    game = find_game(job.game)
    options = game.resolve(**job.options)
    tally = Tally()
    if set(job.bots) == {"random"}:
        random = Random(job.seed)
        start = game.start(options)
        for _ in repeat(None, job.games):
            state = start.clone()
            moves = playout(state, random, game.sim_limit)
            tally.add(tuple(state.result()), state.turns(), moves)
        return tally
    for number in range(job.games):
        match = Match(game, options, FastDice(mix(job.seed, number)))
        bots = [
            bot(name, game, mix(job.seed, (number + 1) * 100 + seat))
            for seat, name in enumerate(job.bots)
        ]
        match.play([one.choose for one in bots], most=game.sim_limit)
        moves = sum(event.who >= 0 for event in match.events)
        tally.add(match.result or (), match.state.turns(), moves)
    return tally


def _seat_report(total: Tally, seat: int, name: str) -> SeatReport:
    wins = total.wins[seat]
    low, high = interval(wins, total.games)
    return SeatReport(
        seat=seat,
        bot=name,
        wins=wins,
        win_rate=wins / total.games if total.games else 0.0,
        ci95=(round(low, 6), round(high, 6)),
        mean_score=total.scores[seat] / total.games if total.games else 0.0,
    )
