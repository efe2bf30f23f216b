"""A short `make faults`: some of each kind, while all games are played.

F1: a commit that failed is never shown and never written past.
"""

from __future__ import annotations

import asyncio
import os
import random

import pytest
from faults import fuzzing
from faults.campaign import Campaign
from faults.ground import Ground, PostgresGround, SqliteGround, WorkersGround
from faults.outcome import Outcome

SEED = os.environ.get("POTAGER_FAULTS", "11")  # others: other faults, in another order
ON_SQLITE = [
    "writes are refused", "a server is suspended", "there are two tabs", "lines break",
    "a page is deaf", "a bot's process is killed", "the clock jumps", "a server is killed",
]  # fmt: skip
ON_A_DISK = ["the disk is full"]
ON_WORKERS = [
    "a worker is killed", "a server is suspended", "writes are refused", "lines break",
    "the workers' watcher is killed", "a worker is killed", "a worker stands still",
    "a server is killed",
]  # fmt: skip
ON_POSTGRESQL = [
    "connections are ended", "answers are lost", "PostgreSQL is restarted", "a server is killed",
    "connections are ended", "PostgreSQL is read-only", "answers are lost", "connections are ended",
]  # fmt: skip


def survives(ground: Ground, lot: random.Random, faults: list[str]) -> str:
    """Every frame that any viewer got is as the log has it; the log has no hole, and every move
    that was acknowledged, once; all matches go on, at all processes. What was logged.
    """
    outcome = Outcome(part="a short run")
    try:
        ground.start()
        campaign = Campaign(ground, lot, outcome, thinks=0.05)
        asyncio.run(campaign.run_these(lot.sample(faults, len(faults))))
    finally:
        ground.close()
    outcome.check_logs(ground.logs)
    assert outcome.wrong == []
    assert outcome.what["faults"] == len(faults)
    assert outcome.what["frames compared"] > 100
    assert outcome.what["moves acknowledged by requests"] > 0
    assert outcome.what["brought to their end"] >= 5
    return "\n".join(ground.logs)


def test_a_table_on_sqlite_survives() -> None:
    lot = random.Random(SEED)
    ground = SqliteGround(lot)
    survives(ground, lot, ON_SQLITE + ON_A_DISK * ground.own_disk)


@pytest.mark.long
def test_two_workers_on_one_file_survive() -> None:
    lot = random.Random(SEED)
    log = survives(WorkersGround(lot, workers=2), lot, ON_WORKERS)
    assert "is being restarted" in log


@pytest.mark.long
def test_two_processes_on_postgresql_survive() -> None:
    lot = random.Random(SEED)
    ground = PostgresGround(lot, servers=2)
    log = survives(ground, lot, ON_POSTGRESQL)
    assert "database connection lost" in log


def test_nonsense_over_the_socket_is_refused() -> None:
    outcome = fuzzing.run(3000, int(SEED), lambda _: None)
    assert outcome.wrong == []
    assert outcome.what["refused"] > 1000
