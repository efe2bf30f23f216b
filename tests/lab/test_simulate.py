"""Simulations count right, and the same whatever the number of processes."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

import potager
from potager import lab as by_name
from potager.lab.jobs import work
from potager.lab.matches import simulate as lab
from potager.lab.matches.challenge import challenge
from potager.lab.matches.simulate import Tally, simulate
from potager.lab.stats import interval, mean, quantile


def figures(report: object) -> dict[str, object]:
    """All of a report but its speed."""
    found = msgspec.to_builtins(report)
    assert isinstance(found, dict)
    return {name: value for name, value in found.items() if name != "moves_per_s"}


@pytest.mark.parametrize("bots", [["random"], ["easy", "random"]])
def test_the_same_seed_gives_the_same_whatever_the_number_of_processes(
    bots: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(work, "WORTH_A_POOL", 0.0)
    monkeypatch.setattr(lab, "RANDOM_CHUNK", 50)
    monkeypatch.setattr(lab, "BOT_CHUNK", 2)
    game = potager.game("snail-invasion")
    games = 150 if bots == ["random"] else 5
    one = simulate(game, {}, bots, games=games, seed=3, workers=1)
    two = simulate(game, {}, bots, games=games, seed=3, workers=2)
    assert figures(one) == figures(two)
    other = simulate(game, {}, bots, games=games, seed=4, workers=1)
    assert figures(one) != figures(other)


def test_wins_draws_and_scores_add_up() -> None:
    game = potager.game("snail-invasion")
    report = simulate(game, {"turn_limit": 40}, ["random"], games=500, seed=1)
    assert report.draws > 0
    assert sum(seat.wins for seat in report.seats) + report.draws == 500
    assert report.unfinished == 0
    gardener, snails = report.seats
    assert gardener.mean_score == pytest.approx((gardener.wins - snails.wins) / 500)
    assert report.turns.p95 <= 40


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate(potager.game("snail-invasion"), {}, ["random"], games=10_001, seed=1, tell=told.append)
    assert told == [5000, 10_000, 10_001]


def test_an_unfinished_game_is_nobodys_win() -> None:
    tally = Tally()
    tally.add((), turns=9, moves=9)
    tally.add((1, -1), turns=5, moves=5)
    assert (tally.draws, tally.unfinished, tally.wins[0]) == (1, 1, 1)


def test_random_games_that_are_stopped_are_followed_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Random gardeners may never end; what they used counts as not won."""
    game = potager.game("carrots-and-broccoli")
    monkeypatch.setattr(type(game), "sim_limit", 30)
    report = simulate(game, {}, ["random"], games=5, seed=1)
    assert report.unfinished == report.watched == 5
    assert report.uses
    assert {use.win_rate for use in report.uses} == {0.0}


def test_the_arena_gives_the_challenger_every_seat() -> None:
    """A bot among its equals gets its even share; a better one more."""
    game = potager.game("snail-invasion")
    even = challenge(game, {}, "random", "random", games=1000, seed=1)
    assert even.ci99[0] < 0.5 < even.ci99[1]
    better = challenge(game, {}, "medium", "random", games=60, seed=1)
    assert better.better


def test_intervals_hold_what_they_promise() -> None:
    assert interval(0, 10)[0] == 0.0
    assert interval(10, 10)[1] == pytest.approx(1.0)
    assert interval(0, 0) == (0.0, 1.0)
    low, high = interval(500, 1000)
    assert low < 0.5 < high
    assert high - low == pytest.approx(0.062, abs=0.001)


def test_quantiles_and_means_count_every_value() -> None:
    counts = Counter({10: 94, 20: 6})
    assert quantile(counts, 0.5) == 10
    assert quantile(counts, 0.95) == 20
    assert mean(counts) == pytest.approx(10.6)


def test_an_option_may_be_called_game() -> None:
    found = by_name.simulate("yes-broccoli", games=2, workers=1, players=2, game="advanced")
    assert found.options["game"] == "advanced"
