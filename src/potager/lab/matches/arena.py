"""Many bots, each against each other or all against the first: a cross table and ratings.

Pairs play by turns, a chunk of deals each, until for every pair the answer is clear or its games
are played. What one pair has played does not depend on the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from csv import writer
from io import StringIO
from itertools import combinations
from typing import Any

import msgspec

from potager.core.errors import PotagerError
from potager.core.game import AnyGame
from potager.core.options import Options, values
from potager.lab.jobs.results import Results, Run, Stopped, kept_work
from potager.lab.plots import Dot, Plot, ratings_plot
from potager.lab.tables import drawn, percent, table

from .bouts import (
    MOST,
    Bout,
    BoutTally,
    Seating,
    bouts,
    games_of_unit,
    play_bout,
    settings,
    together,
)
from .ratings import Scores, Skills, need_numbers, rate
from .sequential import APART, ERROR, Verdict, elo_of, finite, judge, moments, share_interval
from .simulate import fill


class PairReport(msgspec.Struct, frozen=True):
    """How two bots did against each other, luck and seats evened out; half is even."""

    one: str
    other: str
    games: int
    share: float  # of the wins, for the one
    ci95: tuple[float, float]
    elo: float | None
    verdict: Verdict


class BotReport(msgspec.Struct, frozen=True):
    """A bot's place on the ladder."""

    bot: str
    elo: float  # beside the mean of all
    ci95: tuple[float, float]
    games: int
    share: float  # of the wins, over all its pairs
    skill: tuple[float, float] | None  # openskill's mean and deviation, where many play


class Ladder(msgspec.Struct, frozen=True):
    """Bots from the strongest to the weakest, and every pair."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    games: int
    apart: float  # Elo points at which the sequential test tells two apart
    error: float  # how often it may be wrong
    bots: tuple[BotReport, ...]
    pairs: tuple[PairReport, ...]

    def _repr_html_(self) -> str:
        rows = [
            (
                bot.bot,
                f"{bot.elo:+.0f}",
                f"{bot.ci95[0]:+.0f} to {bot.ci95[1]:+.0f}",
                percent(bot.share),
            )
            for bot in self.bots
        ]
        ratings = table(["bot", "Elo", "95% between", "wins"], rows, f"{self.game}: a ladder")
        return ratings + drawn(self.plot) + table(*self.cross_table())

    def plot(self) -> Plot:
        """The ratings with their intervals."""
        rated = [Dot(bot.bot, bot.elo, bot.ci95) for bot in self.bots]
        return ratings_plot(f"ladder-{self.game}", rated)

    def cross_table(self) -> tuple[list[str], list[list[str]]]:
        """Each bot's share against each other, the strongest first."""
        shares = {(pair.one, pair.other): pair.share for pair in self.pairs if pair.games}
        shares |= {(other, one): 1 - share for (one, other), share in shares.items()}
        names = [bot.bot for bot in self.bots]
        rows = [
            [one, *(percent(shares.get((one, other))) if one != other else "" for other in names)]
            for one in names
        ]
        return ["", *names], rows

    def csv(self) -> str:
        """Every pair as a row."""
        text = StringIO()
        rows = writer(text, lineterminator="\n")
        rows.writerow(["one", "other", "games", "share", "low", "high", "elo", "answer"])
        for p in self.pairs:
            rows.writerow([p.one, p.other, p.games, p.share, *p.ci95, p.elo, p.verdict.answer])
        return text.getvalue()


def arena(
    game: AnyGame,
    options: Options | Mapping[str, Any],
    bots: Sequence[str],
    *,
    games: int | None = None,
    seed: int,
    workers: int = 1,
    tell: Callable[[int], None] = lambda _: None,
    until_clear: bool = False,
    challenge: bool = False,
    apart: float = APART,
    ray: str | None = None,
    results: Results | None = None,
) -> Ladder:
    """Let bots play each other; with `challenge` the first plays each of the others.

    `games` are those of a pair. Without, or with `until_clear`, a pair stops when it is clear which
    of the two is stronger.
    """
    resolved = options if isinstance(options, Options) else game.resolve(**options)
    if len(set(bots)) < max(2, len(bots)):
        raise PotagerError("Name two or more different bots.")
    for name in bots:
        fill(game, resolved, [name])
    need_numbers()
    hall = Hall(game, resolved, bots, challenge, until_clear or games is None, apart)
    deals = (MOST if games is None else games) // hall.unit
    runs: list[Run[BoutTally]] = []
    if results is not None:
        runs = results.runs(
            [
                settings(game, resolved, one, other, hall.seating, seed)
                for one, other in hall.names()
            ],
            BoutTally,
        )
    jobs = hall.jobs(deals, seed)
    done = kept_work(
        play_bout, jobs, workers,
        total=None, ray=ray, run=(lambda job: runs[job.pair]) if runs else None,
    )  # fmt: skip
    try:
        for job, tally in done:
            hall.add(job, tally)
            tell(sum(total.games for total in hall.totals))
    except KeyboardInterrupt:
        if not any(total.games for total in hall.totals):
            raise
        raise Stopped(hall.ladder(seed)) from None
    return hall.ladder(seed)


class Hall:
    """Where bots meet: its pairs, what they have played, and which are decided."""

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        bots: Sequence[str],
        challenge: bool,
        stops: bool,
        apart: float,
    ) -> None:
        self.game = game
        self.options = options
        self.bots = tuple(bots)
        self.stops = stops
        self.apart = apart
        self.seats = game.seats(options)
        self.seating: Seating = "teams" if together(game, options) else "both"
        self.unit = games_of_unit(self.seating, self.seats)
        everybody = range(len(bots))
        pairs = list(combinations(everybody, 2))
        self.pairs = [pair for pair in pairs if pair[0] == 0] if challenge else pairs
        self.totals = [BoutTally() for _ in self.pairs]
        self.open = [True] * len(self.pairs)
        many = self.seating == "both" and self.seats > 2
        self.skills = Skills(len(bots)) if many else None

    def names(self) -> list[tuple[str, str]]:
        return [(self.bots[one], self.bots[other]) for one, other in self.pairs]

    def jobs(self, deals: int, seed: int) -> Iterator[Bout]:
        """A chunk of every open pair by turns. All pairs play the same deals."""
        sources = {
            pair: bouts(self.game, self.options, one, other, self.seating, deals, seed, pair)
            for pair, (one, other) in enumerate(self.names())
        }
        while sources:
            for pair in list(sources):
                job = next(sources[pair], None) if self.open[pair] else None
                if job is None:
                    del sources[pair]
                else:
                    yield job

    def add(self, job: Bout, tally: BoutTally) -> None:
        """Count a chunk, unless its pair was decided before."""
        if not self.open[job.pair]:
            return
        total = self.totals[job.pair]
        total.merge(tally)
        if self.skills is not None:
            one, other = self.pairs[job.pair]
            for own, won in tally.log:
                lineup = [one if own >> seat & 1 else other for seat in range(self.seats)]
                self.skills.add(lineup, won)
        if self.stops and self.verdict(total).answer != "open":
            self.open[job.pair] = False

    def verdict(self, total: BoutTally) -> Verdict:
        return judge(total.units, self.unit, self.seats, self.seating, apart=self.apart)

    def share(self, total: BoutTally) -> float:
        won, _, units = moments(total.units, self.unit)
        return won / units if units else 0.5

    def ladder(self, seed: int) -> Ladder:
        """The ratings of what is played so far."""
        scores = [
            Scores(one, other, total.units, self.unit)
            for (one, other), total in zip(self.pairs, self.totals, strict=True)
        ]
        ratings = rate(len(self.bots), scores, self.seats, self.seating)
        order = sorted(range(len(self.bots)), key=lambda bot: -ratings[bot].elo)
        return Ladder(
            game=self.game.name,
            players=self.seats,
            options=values(self.options),
            seed=seed,
            games=sum(total.games for total in self.totals),
            apart=self.apart,
            error=ERROR,
            bots=tuple(self._bot(bot, ratings[bot]) for bot in order),
            pairs=tuple(
                self._pair(names, total)
                for names, total in zip(self.names(), self.totals, strict=True)
            ),
        )

    def _bot(self, bot: int, rating: Any) -> BotReport:
        games, won, units = 0, 0.0, 0
        for pair, total in zip(self.pairs, self.totals, strict=True):
            if bot in pair:
                some, _, count = moments(total.units, self.unit)
                won += some if pair[0] == bot else count - some
                units += count
                games += total.games
        return BotReport(
            bot=self.bots[bot],
            elo=rating.elo,
            ci95=(rating.low, rating.high),
            games=games,
            share=round(won / units, 4) if units else 0.5,
            skill=self.skills.of(bot) if self.skills is not None else None,
        )

    def _pair(self, names: tuple[str, str], total: BoutTally) -> PairReport:
        low, high = share_interval(total.units, self.unit)
        share = self.share(total)
        return PairReport(
            one=names[0],
            other=names[1],
            games=total.games,
            share=round(share, 4),
            ci95=(round(low, 4), round(high, 4)),
            elo=finite(elo_of(share, self.seats, self.seating)),
            verdict=self.verdict(total),
        )
