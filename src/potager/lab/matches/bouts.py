"""Two bots against each other, luck and seats evened out: the unit of every comparison.

A unit is one deal of the dice, played once for every way to seat the two. Its score is the share
of wins that went to the first bot, a win of several or a draw counted in parts. Games of one unit
hang together, units don't: so intervals and tests count units.

How the two are seated (`Seating`):
- `among`: the one on each seat in turn, the other on all others;
- `both`: that, and the other way round too;
- `teams`: where all win or lose together, a team of the one and then a team of the other; the
  better team on that deal takes the unit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec

from potager.core.dice import FastDice, mix
from potager.core.game import AnyGame
from potager.core.match import Match
from potager.core.options import Options, values
from potager.core.registry import game as find_game

from .players import choosers

CHUNK = 10  # deals
MOST = 10_000  # games, where the answer is waited for
WHOLE = 2520  # one win: it can be shared evenly by up to ten

Seating = Literal["among", "both", "teams"]


class Bout(msgspec.Struct, frozen=True):
    """Some deals for two bots, as they travel to another process."""

    game: str
    options: dict[str, Any]
    one: str
    other: str
    seating: Seating
    deals: int
    games: int
    seed: int
    number: int = 0  # of this chunk
    pair: int = 0  # of the two bots, in an arena


class BoutTally(msgspec.Struct):
    """What came out."""

    games: int = 0
    units: Counter[int] = msgspec.field(default_factory=Counter)  # scores, a win is WHOLE
    sole: int = 0  # games that the one won alone
    shared: int = 0  # its parts of games that were drawn or won by several, in WHOLEs
    log: list[tuple[int, int]] = msgspec.field(default_factory=list)  # seats of the one; winners

    def merge(self, other: BoutTally) -> None:
        """Add another's figures; its log is not kept, so that this one stays small."""
        self.games += other.games
        self.units.update(other.units)
        self.sole += other.sole
        self.shared += other.shared


def together(game: AnyGame, options: Options) -> bool:
    """Whether all seats win or lose together."""
    return game.team or game.seats(options) == 1


def games_of_unit(seating: Seating, seats: int) -> int:
    """How many games one deal is played."""
    return {"among": seats, "both": 2 * seats if seats > 2 else 2, "teams": 2}[seating]


def seatings(seating: Seating, seats: int) -> list[tuple[bool, ...]]:
    """Where the one sits, for each game of a unit."""
    if seating == "teams":
        return [(True,) * seats, (False,) * seats]
    alone = [tuple(seat == own for seat in range(seats)) for own in range(seats)]
    if seating == "among" or seats == 2:
        return alone
    return alone + [tuple(not here for here in one) for one in alone]


def settings(
    game: AnyGame, options: Options, one: str, other: str, seating: Seating, seed: int
) -> dict[str, Any]:
    """All that decides the games of two bots, but how many there are."""
    return {
        "what": "arena",
        "game": game.name,
        "rules": game.rules_version,
        "options": values(options),
        "bots": [one, other],
        "seating": seating,
        "seed": seed,
        "chunk": CHUNK,
    }


def bouts(
    game: AnyGame,
    options: Options,
    one: str,
    other: str,
    seating: Seating,
    deals: int,
    seed: int,
    pair: int = 0,
) -> Iterator[Bout]:
    """The deals in chunks, each with a seed of its own."""
    unit, plain = games_of_unit(seating, game.seats(options)), values(options)
    for number, first in enumerate(range(0, deals, CHUNK)):
        some = min(CHUNK, deals - first)
        own = mix(seed, first * unit)
        yield Bout(game.name, plain, one, other, seating, some, some * unit, own, number, pair)


def play_bout(job: Bout) -> BoutTally:
    """Play the deals of a chunk."""
    game = find_game(job.game)
    options = game.resolve(**job.options)
    seats = game.seats(options)
    tally = BoutTally()
    number = 0
    for deal in range(job.deals):
        scores, results = [], []
        for here in seatings(job.seating, seats):
            names = [job.one if own else job.other for own in here]
            seeds = [mix(job.seed, 1000 + number * 10 + seat) for seat in range(seats)]
            result = _play(game, options, names, mix(job.seed, deal), seeds)
            parts = _parts(result)
            results.append(result[0])
            scores.append(sum(part for part, own in zip(parts, here, strict=True) if own))
            number += 1
            _count(tally, here, parts, log=job.seating == "both" and seats > 2)
        if job.seating == "teams":  # two games, each result the whole team's
            own, others = results
            tally.units[WHOLE * (1 + (own > others) - (own < others))] += 1
        else:
            tally.units[sum(scores)] += 1
    return tally


def _play(
    game: AnyGame, options: Options, names: Sequence[str], deal: int, seeds: Sequence[int]
) -> tuple[int, ...]:
    match = Match(game, options, FastDice(deal))
    match.play(choosers(game, names, seeds), most=game.sim_limit)
    return match.result or (0,) * len(names)


def _parts(result: Sequence[int]) -> list[int]:
    """Each seat's part of the win; where all have lost there is none."""
    best = max(result)
    if best < 0:
        return [0] * len(result)
    sharers = result.count(best)
    return [WHOLE // sharers if score == best else 0 for score in result]


def _count(tally: BoutTally, here: Sequence[bool], parts: Sequence[int], *, log: bool) -> None:
    tally.games += 1
    for own, part in zip(here, parts, strict=True):
        tally.sole += own and part == WHOLE
        tally.shared += part if own and part < WHOLE else 0
    if log:
        won = sum(1 << seat for seat, part in enumerate(parts) if part)
        tally.log.append((sum(1 << seat for seat, own in enumerate(here) if own), won))
