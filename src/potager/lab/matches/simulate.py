"""Many games of bots against each other, counted.

Games come in chunks of a fixed size, each with a seed of its own, so that the same seed gives the
same figures whatever the number of processes. Random bots in all seats take the compiled way; of
them only a sample is followed event by event, of other bots every game is.

>>> import potager
>>> report = simulate(potager.game("snail-invasion"), {}, ["random"], games=20, seed=1)
>>> report.games, [seat.wins for seat in report.seats]
(20, [2, 18])
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import repeat
from time import perf_counter
from typing import Any

import msgspec
from librt.random import Random

from potager.bots.levels import maker
from potager.build import compiled
from potager.core.dice import FastDice, mix
from potager.core.errors import PotagerError
from potager.core.game import AnyGame
from potager.core.match import Match
from potager.core.options import Options, values
from potager.core.playout import Counts, playout
from potager.core.registry import game as find_game
from potager.lab.jobs.results import Results, Stopped, kept_work

from .figures import Report, report_of
from .players import choosers
from .tally import UNFINISHED, Tally
from .watching import watch

RANDOM_CHUNK = 5_000  # games: well above 50 ms of work
BOT_CHUNK = 10
WATCHED = 100  # random games that are followed event by event
SAMPLE = -1  # the number of their chunk


class Job(msgspec.Struct, frozen=True):
    """A chunk of games, as it travels to another process."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]  # one a seat
    games: int
    seed: int
    number: int = 0  # its place in the run


def simulate(
    game: AnyGame,
    options: Options | Mapping[str, Any],
    bots: Sequence[str],
    *,
    games: int,
    seed: int,
    workers: int = 1,
    tell: Callable[[int], None] = lambda _: None,
    ray: str | None = None,
    results: Results | None = None,
) -> Report:
    """Play games and count. One bot's name means that bot in every seat.

    With `results` every chunk is kept in a file, and what is there already is not played again.
    Ctrl-C raises `Stopped`, with the report of what is done.
    """
    resolved = options if isinstance(options, Options) else game.resolve(**options)
    names = fill(game, resolved, bots)
    began = perf_counter()
    seconds = 0.0

    def report() -> Report:
        return report_of(game, resolved, names, total, seconds, compiled())

    total = Tally()
    try:
        for tally in tallies(
            game, resolved, names, games, seed, workers=workers, ray=ray, results=results
        ):
            total.merge(tally)
            if tally.games:
                seconds = perf_counter() - began
                tell(total.games)
    except KeyboardInterrupt:
        if total.games == 0:
            raise
        raise Stopped(report()) from None
    return report()


def tallies(
    game: AnyGame,
    options: Options,
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    workers: int = 1,
    ray: str | None = None,
    results: Results | None = None,
) -> Iterator[Tally]:
    """What happened, chunk by chunk.

    Of random bots a sample that was followed comes last, with no games of its own.
    """
    names = fill(game, options, bots)
    at_random = set(names) == {"random"}
    size = RANDOM_CHUNK if at_random else BOT_CHUNK
    what = settings(game, options, names, seed, size)
    jobs = chunks(game, options, names, games, seed)
    run = results.run(what, Tally) if results is not None else None
    total = -(-games // size)
    for _, tally in kept_work(play_chunk, jobs, workers, total=total, ray=ray, run=run):
        yield tally
    if at_random:
        sample = min(WATCHED, games)
        job = Job(game.name, values(options), names, sample, mix(seed, SAMPLE))
        yield Tally(watched=play_matches(job).watched)


def settings(
    game: AnyGame, options: Options, bots: Sequence[str], seed: int, size: int
) -> dict[str, Any]:
    """All that decides the games of a run, but how many there are."""
    return {
        "what": "simulate",
        "game": game.name,
        "rules": game.rules_version,
        "options": values(options),
        "bots": list(bots),
        "seed": seed,
        "chunk": size,
    }


def fill(game: AnyGame, options: Options, bots: Sequence[str]) -> tuple[str, ...]:
    """A bot's name for each seat, checked."""
    seats = game.seats(options)
    for name in bots:
        maker(name, game)
    if len(bots) == 1:
        return (bots[0],) * seats
    if len(bots) != seats:
        raise PotagerError(
            f"Name one bot for all seats, or one per seat ({seats}), not {len(bots)}."
        )
    return tuple(bots)


def chunks(
    game: AnyGame, options: Options, bots: tuple[str, ...], games: int, seed: int
) -> Iterator[Job]:
    """The games in chunks whose size depends on nothing but the kind of bots."""
    size = RANDOM_CHUNK if set(bots) == {"random"} else BOT_CHUNK
    plain = values(options)
    for number, first in enumerate(range(0, games, size)):
        yield Job(game.name, plain, bots, min(size, games - first), mix(seed, number), number)


def play_chunk(job: Job) -> Tally:
    """Play the games of one chunk."""
    return play_at_random(job) if set(job.bots) == {"random"} else play_matches(job)


def play_at_random(job: Job) -> Tally:
    """Play the games of a chunk the compiled way."""
    game = find_game(job.game)
    tally, counts = Tally(), Counts(len(game.verbs))
    random = Random(job.seed)
    start = game.start(game.resolve(**job.options))
    outcomes, turns, lengths, points = [], [], [], []
    for _ in repeat(None, job.games):
        state = start.clone()
        lengths.append(playout(state, random, game.sim_limit, None, counts))
        turns.append(state.turns())
        result = tuple(state.result())
        outcomes.append((result, game.ending(state) if result else UNFINISHED))
        scores = game.points(state) if result else None
        if scores is not None:
            points.append(scores)
    tally.add_all(outcomes, turns, lengths, points)
    tally.choices, tally.forced = counts.choices, counts.forced
    for name, numbers in game.verbs.kinds():
        tally.verbs[name] += sum(counts.made[number] for number in numbers)
    return tally


def play_matches(job: Job) -> Tally:
    """Play the games of a chunk with bots that are asked, and follow each event by event."""
    game = find_game(job.game)
    options = game.resolve(**job.options)
    tally = Tally()
    watched = tally.watched
    for number in range(job.games):
        match = Match(game, options, FastDice(mix(job.seed, number)))
        seeds = [mix(job.seed, (number + 1) * 100 + seat) for seat in range(len(job.bots))]
        match.play(choosers(game, job.bots, seeds), most=game.sim_limit)
        moves = sum(event.who >= 0 for event in match.events)
        result, state = match.result or (), match.state
        ending = game.ending(state) if result else UNFINISHED
        tally.add(result, state.turns(), moves, ending, game.points(state) if result else None)
        watch(watched, game, options, match.events, result)
    tally.choices, tally.forced = watched.choices, watched.forced
    tally.verbs.update(watched.verbs)
    return tally


__all__ = ["Job", "Report", "Tally", "chunks", "fill", "play_chunk", "simulate"]
