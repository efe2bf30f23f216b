"""benchmarks/scaling.py: its queues behave as queues do, and docs/scaling.md has what it prints."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from benchmarks.scaling import (
    DESIGNS,
    LOADS,
    MEASURED,
    Design,
    Load,
    load_of,
    needed,
    parts,
    simulate,
    tables,
)

DOCS = Path(__file__).parents[1] / "docs/scaling.md"


@pytest.mark.parametrize("busy", [0.3, 0.6, 0.8])
def test_a_queue_of_one_is_as_slow_as_theory_says(busy: float) -> None:
    """With one connection and nothing else in the way, half of all wait at most ln 2 / (μ - λ)."""
    one = MEASURED._replace(commit=0.002, commit_alone=0.002, move_goal=0.0)
    load = Load(moves=busy / 0.002, rooms=1, viewers=1, bots=0)
    half, most = simulate(Design("one", notices="nobody", sticky=True), load, 1, one)
    expected = math.log(2) / (500 - 500 * busy)
    assert half == pytest.approx(expected, rel=0.15)
    assert most == pytest.approx(expected * math.log(100) / math.log(2), rel=0.25)


def test_more_processes_do_not_help_where_all_hear_everything() -> None:
    load = load_of(100_000_000)
    all_hear, some_hear = Design("", 64, "all", sticky=True), Design("", 64, "shard", sticky=True)
    floor = load.moves * MEASURED.hear
    for processes in (100, 1_000, 10_000):
        assert parts(all_hear, load, processes).of_notices > 0.98 * floor
        assert parts(some_hear, load, processes).of_notices < floor / 60
    assert needed(some_hear, load).process <= 0.7 < needed(all_hear, load).process


def test_a_move_waits_longer_in_a_fuller_database() -> None:
    times = [
        simulate(Design("", sticky=True), load_of(matches), 4)[1] for matches in (10_000, 300_000)
    ]
    assert times[0] < times[1]


def test_the_page_has_what_the_script_prints() -> None:
    page = DOCS.read_text("utf-8")
    for line in tables():
        assert line.strip() in page, "run python -m benchmarks.scaling, and put it there"
    assert set(DESIGNS) == set(LOADS)
