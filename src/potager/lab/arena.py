"""Which bot is better: one among others, sitting on every seat in turn.

Each deal of the dice is played once for every seat that the challenger can have, so that luck and
seats cancel out. A cooperative game has nobody to beat: there, all seats share the result.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from potager.bots.levels import bot
from potager.core.dice import FastDice, mix
from potager.core.game import AnyGame
from potager.core.match import Match
from potager.core.options import Options, values
from potager.core.registry import game as find_game

from .simulate import Job, Tally, fill, work
from .stats import Z99, interval

CHUNK = 10


class Standing(msgspec.Struct, frozen=True):
    """How the challenger did. `share` counts a win shared among several, or a draw, in parts."""

    game: str
    players: int
    options: dict[str, Any]
    challenger: str
    field: str
    games: int
    wins: float
    share: float
    ci99: tuple[float, float]
    fair_share: float
    better: bool  # above its fair share with 99 percent confidence


def arena(
    game: AnyGame,
    options: Options | Mapping[str, Any],
    challenger: str,
    field: str,
    *,
    games: int,
    seed: int,
    workers: int = 1,
    tell: Callable[[int], None] = lambda _: None,
) -> Standing:
    """Let one challenger play a field of another bot, on every seat equally often."""
    resolved = options if isinstance(options, Options) else game.resolve(**options)
    seats = game.seats(resolved)
    fill(game, resolved, [challenger])
    fill(game, resolved, [field])
    games -= games % seats
    size = CHUNK * seats
    bots = (challenger, field)
    jobs = [
        Job(game.name, values(resolved), bots, min(size, games - first), mix(seed, first))
        for first in range(0, games, size)
    ]
    total = Tally()
    for tally in work(_play, jobs, workers):
        total.merge(tally)
        tell(total.games)
    wins = total.wins[0] + total.scores[0] / 1000
    low, high = interval(wins, games, Z99)
    return Standing(
        game=game.name,
        players=seats,
        options=values(resolved),
        challenger=challenger,
        field=field,
        games=games,
        wins=round(wins, 3),
        share=round(wins / games, 4),
        ci99=(round(low, 4), round(high, 4)),
        fair_share=round(1 / seats, 4),
        better=low > 1 / seats,
    )


def _play(job: Job) -> Tally:
    """Every deal once for each seat of the challenger. Drawn parts are kept in thousandths."""
    game = find_game(job.game)
    options = game.resolve(**job.options)
    seats = game.seats(options)
    challenger, field = job.bots
    tally = Tally()
    for number in range(job.games):
        deal, seat = divmod(number, seats)
        names = [challenger if one == seat else field for one in range(seats)]
        match = Match(game, options, FastDice(mix(job.seed, deal)))
        bots = [
            bot(name, game, mix(job.seed, 1000 + number * 10 + at)) for at, name in enumerate(names)
        ]
        match.play([one.choose for one in bots], most=game.sim_limit)
        result = match.result or (0,) * seats
        best = max(result)
        sharers = sum(score == best for score in result)
        tally.games += 1
        if result[seat] == best:
            tally.wins[0] += sharers == 1
            tally.scores[0] += 0 if sharers == 1 else 1000 // sharers
    return tally
