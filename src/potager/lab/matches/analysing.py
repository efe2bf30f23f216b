"""Many finished matches looked at again, each in a process of its own, or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from potager.bots.coach.analysis import Analysis, analyse
from potager.core.record import Record
from potager.lab.jobs.work import work


class MatchTask(msgspec.Struct, frozen=True):
    """A match to look at, as it travels to another process."""

    record: bytes
    seed: int
    simulations: int


def analyse_all(
    files: Sequence[Path],
    *,
    seed: int,
    simulations: int,
    workers: int = 1,
    ray: str | None = None,
    tell: Callable[[int, int], None] = lambda *_: None,
) -> list[Analysis]:
    """The analyses of these records, in order. A single one reports its progress by events."""
    records = [Record.load(file) for file in files]
    if len(records) == 1 and ray is None:
        total = len(records[0].log)
        return [
            analyse(records[0], seed=seed, simulations=simulations, tell=lambda at: tell(at, total))
        ]
    tasks = [MatchTask(msgspec.json.encode(record), seed, simulations) for record in records]
    found = []
    for done in work(analyse_one, tasks, workers, ray=ray):
        found.append(done)
        tell(len(found), len(tasks))
    return found


def analyse_one(task: MatchTask) -> Analysis:
    record = msgspec.json.decode(task.record, type=Record)
    return analyse(record, seed=task.seed, simulations=task.simulations)
