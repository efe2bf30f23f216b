"""Doing many jobs here, in other processes or on a Ray cluster; results come in order.

What a job gives depends on nothing but the job. So the same jobs give the same results wherever
they are done, and whoever adds them up in order may stop at any of them.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from itertools import islice
from time import perf_counter
from typing import TypeVar

from .pool import pool_work
from .ray_pool import chosen, ray_work

J = TypeVar("J")
R = TypeVar("R")

WORTH_A_POOL = 2.0  # seconds of work: starting processes costs about one
BATCH = 0.3  # seconds of work that travel together
LARGEST_BATCH = 200


def work(
    task: Callable[[J], R],
    jobs: Iterable[J],
    workers: int,
    *,
    total: int | None = None,
    ray: str | None = None,
) -> Generator[R, None, None]:
    """Do the jobs. `total` is their number, for `jobs` without a length.

    They go to other processes where that is worth starting them, or to a Ray cluster. The first
    is done here, to see how long they take.
    """
    left = total if total is not None else len(jobs) if isinstance(jobs, Sequence) else None
    jobs = iter(jobs)
    if ray is not None:  # told at once if there is none, also by a run of one job
        chosen(ray)
    began = perf_counter()
    for job in islice(jobs, 1):
        yield task(job)
    seconds = perf_counter() - began
    size = max(1, min(LARGEST_BATCH, int(BATCH / max(seconds, 1e-6))))
    if left is not None:
        size = max(1, min(size, (left - 1) // (4 * max(workers, 1))))
    if ray is not None:
        yield from ray_work(task, jobs, size, ray)
    elif workers <= 1 or (left is not None and seconds * (left - 1) < WORTH_A_POOL):
        yield from map(task, jobs)
    else:
        yield from pool_work(task, jobs, size, workers)
