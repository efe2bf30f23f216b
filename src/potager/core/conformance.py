"""The conformance kit, which checks in random play everything that a game promises.

Authors run it on their own games, from a test or from the command line:

    from potager.core.conformance import check
    check(GAME, {"board": "4x4"}, seed=1)

`fuzz` does this for many seeds and sets of options, and saves each match that breaks a promise as a
record, so that you can replay it up to the fault. The promises are in `promises.py`, and those
about pictures in `picture_promises.py`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from librt.random import Random

from .dice import FastDice, mix
from .errors import PotagerError
from .game import AnyGame
from .match import Match
from .options import Options, values
from .picture_promises import PicturePromises
from .promises import Broken, Promises
from .record import FORMAT, Record


def check(game: AnyGame, given: Mapping[str, Any], *, seed: int, look_every: int = 7) -> Record:
    """Play one random match, check every promise, and return its record.

    Pictures and hidden information are checked only in every `look_every`-th position.
    """
    match = _begun(game, game.resolve(**given), FastDice(seed))
    random = Random(mix(seed, 1))
    promises = Promises(match, random), PicturePromises(match, random)
    try:
        for step in _play(match, random):
            for some in promises:
                some.position(thorough=step % look_every == 0)
        for some in promises:
            some.end()
    except Broken:
        raise
    except Exception as error:
        raise Broken(f"{type(error).__name__}: {error}", match.record()) from error
    return match.record()


def _begun(game: AnyGame, options: Options, dice: FastDice) -> Match:
    """A new match; rules that fail even then have broken a promise too."""
    try:
        return Match(game, options, dice)
    except Exception as error:
        record = Record(
            potager=FORMAT, game=game.name, rules=game.rules_version, options=values(options),
            seats=(), dice=dice, log=[],
        )  # fmt: skip
        raise Broken(f"{type(error).__name__}: {error}", record) from error


def fuzz(
    game: AnyGame,
    *,
    games: int,
    seed: int,
    folder: Path,
    tell: Callable[[int], None] = lambda _: None,
) -> list[Path]:
    """Check many matches with all sets of options. Returns the files of those that failed."""
    found = []
    sets = game.option_sets()
    for number in range(games):
        try:
            check(game, sets[number % len(sets)], seed=mix(seed, number))
        except Broken as broken:
            broken.record.note = str(broken)
            folder.mkdir(parents=True, exist_ok=True)
            file = folder / f"{game.name}-{seed}-{number}.json"
            broken.record.save(file)
            found.append(file)
        tell(number + 1)
    return found


def trace(game: AnyGame, given: Mapping[str, Any], seed: int) -> Iterator[str]:
    """A random match, event by event with its positions. It is the same in every build."""
    options = game.resolve(**given)
    match = Match(game, options, FastDice(seed))
    for _ in _play(match, Random(seed)):
        event = match.events[-1] if match.events else None
        state = match.state
        legal = [list(state.legal(seat)) for seat in range(len(match.seats))]
        values = [round(state.evaluate(seat), 9) for seat in range(len(match.seats))]
        told = f"{event} {legal} {values} {state.turns()} {list(state.result())}"
        yield hashlib.sha256(told.encode() + state.key()).hexdigest()[:16]


def _play(match: Match, random: Random) -> Iterator[int]:
    """Play at random; yields before the first event and after each."""
    yield 0
    for steps, _ in enumerate(match.drive_at_random(random), 1):
        yield steps
        if len(match.events) > 4 * match.game.sim_limit:
            why = f"random play did not end within {match.game.sim_limit} decisions"
            raise Broken(why, match.record())


def conforms(game: AnyGame, given: Mapping[str, Any], seeds: range) -> None:
    """Check several matches with one set of options and the odds of `roll`, for tests."""
    for seed in seeds:
        check(game, given, seed=seed)
    odds(game, given)


def odds(game: AnyGame, given: Mapping[str, Any], draws: int = 4000) -> None:
    """Check that a game's own `roll` has the odds of `chance`, within six standard deviations."""
    state = game.start(game.resolve(**given))
    weights = list(state.chance())
    if not weights:
        return
    random, counts = Random(7), [0] * len(weights)
    for _ in range(draws):
        counts[state.roll(random)] += 1
    for outcome, (count, weight) in enumerate(zip(counts, weights, strict=True)):
        share = weight / sum(weights)
        expected = draws * share
        spread = (expected * (1 - share)) ** 0.5
        if abs(count - expected) > 6 * spread:
            raise PotagerError(f"outcome {outcome} came {count} times, {expected:.0f} expected")
