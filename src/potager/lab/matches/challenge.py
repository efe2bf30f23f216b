"""Whether one bot is better than another: it sits among others, on every seat in turn.

Each deal of the dice is played once for every seat that the challenger can have, so that luck and
seats cancel out. Where all win or lose together there is nobody to beat: there a team of the one
plays each deal, and a team of the other, and the better team takes it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import closing
from typing import Any

import msgspec

from potager.core.game import AnyGame
from potager.core.options import Options, values
from potager.lab.jobs.results import Results, Stopped, kept_work
from potager.lab.stats import Z99, interval
from potager.lab.tables import between, percent, table

from .bouts import (
    CHUNK,
    MOST,
    WHOLE,
    BoutTally,
    Seating,
    bouts,
    games_of_unit,
    play_bout,
    settings,
    together,
)
from .sequential import APART, Verdict, elo_of, finite, judge, share_interval
from .simulate import fill


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
    elo: float | None  # none where every game was won, or lost
    elo_ci95: tuple[float | None, float | None]
    verdict: Verdict  # which of the two is stronger

    def _repr_html_(self) -> str:
        row = (
            self.challenger, self.field, self.games, percent(self.share), between(self.ci99),
            percent(self.fair_share), self.verdict.answer,
        )  # fmt: skip
        head = ["challenger", "among", "games", "wins", "99% between", "even", "it is"]
        return table(head, [row], self.game)


def challenge(
    game: AnyGame,
    options: Options | Mapping[str, Any],
    challenger: str,
    field: str,
    *,
    games: int | None = None,
    seed: int,
    workers: int = 1,
    tell: Callable[[int], None] = lambda _: None,
    until_clear: bool = False,
    apart: float = APART,
    ray: str | None = None,
    results: Results | None = None,
) -> Standing:
    """Let one challenger play a field of another bot, on every seat equally often.

    Without a number of games, or with `until_clear`, it stops when the answer is clear.
    """
    resolved = options if isinstance(options, Options) else game.resolve(**options)
    fill(game, resolved, [challenger])
    fill(game, resolved, [field])
    seats = game.seats(resolved)
    seating: Seating = "teams" if together(game, resolved) else "among"
    unit = games_of_unit(seating, seats)
    stops = until_clear or games is None
    deals = (MOST if games is None else games) // unit
    run = None
    if results is not None:
        run = results.run(settings(game, resolved, challenger, field, seating, seed), BoutTally)
    total = BoutTally()

    def standing() -> Standing:
        return _standing(game, resolved, challenger, field, seating, total, apart)

    jobs = bouts(game, resolved, challenger, field, seating, deals, seed)
    count = -(-deals // CHUNK)
    done = kept_work(play_bout, jobs, workers, total=count, ray=ray, run=run)
    try:
        with closing(done):
            for _, tally in done:
                total.merge(tally)
                tell(total.games)
                if stops and standing().verdict.answer != "open":
                    break
    except KeyboardInterrupt:
        if total.games == 0:
            raise
        raise Stopped(standing()) from None
    return standing()


def _standing(
    game: AnyGame,
    options: Options,
    challenger: str,
    field: str,
    seating: Seating,
    total: BoutTally,
    apart: float,
) -> Standing:
    seats = game.seats(options)
    unit = games_of_unit(seating, seats)
    fair = 1 / 2 if seating == "teams" else 1 / seats
    if seating == "teams":
        wins = sum(score * count for score, count in total.units.items()) / (2 * WHOLE)
        played = total.units.total()
    else:
        wins, played = total.sole + total.shared / WHOLE, total.games
    low, high = interval(wins, played, Z99)
    share = wins / played if played else 0.0
    ends = [elo_of(end, seats, seating) for end in share_interval(total.units, unit)]
    return Standing(
        game=game.name,
        players=seats,
        options=values(options),
        challenger=challenger,
        field=field,
        games=total.games,
        wins=round(wins, 3),
        share=round(share, 4),
        ci99=(round(low, 4), round(high, 4)),
        fair_share=round(fair, 4),
        better=low > fair,
        elo=finite(elo_of(share, seats, seating)),
        elo_ci95=(finite(ends[0]), finite(ends[1])),
        verdict=judge(total.units, unit, seats, seating, apart=apart),
    )
