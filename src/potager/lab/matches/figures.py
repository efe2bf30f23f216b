"""The figures of a simulation, each with its uncertainty, as people and scripts read them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from potager.core.game import AnyGame
from potager.core.options import Options, values
from potager.lab.plots import Bar, bars
from potager.lab.stats import interval, mean, mean_interval, quantile, share_difference
from potager.lab.tables import between, drawn, percent, table

from .tally import Tally, Watched, read_key

FEW = 20  # uses, or games without: of less no effect is told


class SeatReport(msgspec.Struct, frozen=True):
    """How well a seat did."""

    seat: int
    bot: str
    wins: int
    win_rate: float
    ci95: tuple[float, float]
    mean_score: float
    mean_points: float | None  # the game's own points; none where there are none


class Distribution(msgspec.Struct, frozen=True):
    """How a number is distributed over the games."""

    mean: float
    p50: int
    p95: int


class Lead(msgspec.Struct, frozen=True):
    """Who led when, by the game's own judgement, at the end of each turn."""

    changes: float  # how often another took the lead, on average
    decided: float | None  # the share of a game after which its winner led for good, on average
    decided_p50: float | None


class UseReport(msgspec.Struct, frozen=True):
    """How often a card, power or quest came into play, and how much more its users won."""

    kind: str
    name: str
    drawn: bool  # nobody chose it: so the effect is its own
    shared: bool  # it was everybody's: the share is of games; else of seats
    share: float
    win_rate: float | None  # with it
    effect: float | None  # how much above that of those without it; none of too few
    ci95: tuple[float, float] | None  # of the effect


class Report(msgspec.Struct, frozen=True):
    """The figures of a simulation. `draws` counts games without a winner, even unfinished ones."""

    game: str
    players: int
    options: dict[str, Any]
    compiled: bool
    games: int
    bots: tuple[str, ...]
    seats: tuple[SeatReport, ...]
    points_ci95: tuple[tuple[float, float], ...] | None  # of the mean points, by seat
    draws: int
    unfinished: int
    turns: Distribution
    decisions: Distribution
    branching: float  # legal actions of a decision, on average
    forced: float  # the share of decisions with one legal action
    endings: dict[str, float]  # the share of games that ended so
    verbs: dict[str, float]  # the share of decisions that were of this kind
    watched: int  # games that were followed event by event: what is below is of them
    lead: Lead | None  # none where the game judges no positions
    uses: tuple[UseReport, ...]
    moves_per_s: float

    def _repr_html_(self) -> str:
        seats = table(
            ["seat", "bot", "wins", "95% between", "points"],
            [
                (seat.seat, seat.bot, percent(seat.win_rate), between(seat.ci95), seat.mean_points)
                for seat in self.seats
            ],
            f"{self.game}: {self.games:,} games",
        )
        shares = [
            Bar(f"seat {seat.seat}", seat.win_rate, seat.ci95, 1 / self.players)
            for seat in self.seats
        ]
        endings = [(name, percent(share)) for name, share in self.endings.items()]
        return (
            seats
            + drawn(lambda: bars("seats", shares, "Wins by seat"))
            + table(["ending", "games"], endings)
        )


def report_of(
    game: AnyGame,
    options: Options,
    bots: tuple[str, ...],
    total: Tally,
    seconds: float,
    compiled: bool,
) -> Report:
    """The figures of all that was counted."""
    games, moves = max(total.games, 1), max(total.moves, 1)
    named = [*game.endings, *sorted(total.endings.keys() - set(game.endings))]
    return Report(
        game=game.name,
        players=len(bots),
        options=values(options),
        compiled=compiled,
        games=total.games,
        bots=bots,
        seats=tuple(_seat(total, seat, name) for seat, name in enumerate(bots)),
        points_ci95=tuple(_points_interval(total, seat) for seat, _ in enumerate(bots))
        if total.scored > 1
        else None,
        draws=total.draws,
        unfinished=total.unfinished,
        turns=_spread(total.turns),
        decisions=_spread(total.lengths),
        branching=round(total.choices / moves, 4),
        forced=round(total.forced / moves, 6),
        endings={name: round(total.endings[name] / games, 6) for name in named},
        verbs={name: round(total.verbs[name] / moves, 6) for name, _ in game.verbs.kinds()},
        watched=total.watched.games,
        lead=_lead(total.watched),
        uses=tuple(_uses(total.watched)),
        moves_per_s=round(total.moves / max(seconds, 1e-9), 1),
    )


def _seat(total: Tally, seat: int, name: str) -> SeatReport:
    wins, games = total.wins[seat], total.games
    low, high = interval(wins, games)
    points = round(total.points[seat] / total.scored, 6) if total.scored else None
    return SeatReport(
        seat=seat,
        bot=name,
        wins=wins,
        win_rate=wins / games if games else 0.0,
        ci95=(round(low, 6), round(high, 6)),
        mean_score=total.scores[seat] / games if games else 0.0,
        mean_points=points,
    )


def _points_interval(total: Tally, seat: int) -> tuple[float, float]:
    low, high = mean_interval(total.points[seat], total.squares[seat], total.scored)
    return round(low, 4), round(high, 4)


def _spread(counts: Counter[int]) -> Distribution:
    return Distribution(mean(counts), quantile(counts, 0.5), quantile(counts, 0.95))


def _lead(watched: Watched) -> Lead | None:
    if not watched.lead_changes:
        return None
    if not watched.decided:
        return Lead(round(mean(watched.lead_changes), 4), None, None)
    return Lead(
        round(mean(watched.lead_changes), 4),
        round(mean(watched.decided) / 100, 4),
        quantile(watched.decided, 0.5) / 100,
    )


def _uses(watched: Watched) -> list[UseReport]:
    found = []
    for key in sorted(watched.used):
        shared, drawn, kind, name = read_key(key)
        there, won = watched.used[key], watched.used_and_won[key]
        all_of_them = watched.games if shared else watched.seats
        all_won = watched.won if shared else watched.winners
        effect = between = None
        if FEW <= there <= all_of_them - FEW:
            effect, between = share_difference(won, there, all_won - won, all_of_them - there)
        found.append(
            UseReport(
                kind=kind,
                name=name,
                drawn=drawn,
                shared=shared,
                share=round(there / all_of_them, 6) if all_of_them else 0.0,
                win_rate=round(won / there, 6) if there else None,
                effect=effect,
                ci95=between,
            )
        )
    return found
