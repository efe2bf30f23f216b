"""Doing many jobs in other processes, here or on a Ray cluster; results come in order.

What a job gives depends on nothing but the job. So the same jobs give the same results wherever
they are done, and whoever adds them up in order may stop at any of them.
"""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from time import perf_counter
from typing import TypeVar

J = TypeVar("J")
R = TypeVar("R")

WORTH_A_POOL = 2.0  # seconds of work: starting processes costs about one
BATCH = 0.3  # seconds of work that travel together
LARGEST_BATCH = 200
AHEAD = 3  # batches that wait for each process


def work(
    task: Callable[[J], R],
    jobs: Iterable[J],
    workers: int,
    *,
    total: int | None = None,
    ray: str | None = None,
) -> Generator[R, None, None]:
    """Do the jobs; `total` tells how many there are where `jobs` can't.

    They go to other processes where that is worth starting them, or to a Ray cluster. The first
    is done here, to see how long they take.
    """
    left = total if total is not None else len(jobs) if isinstance(jobs, Sequence) else None
    jobs = iter(jobs)
    if ray is not None:  # told at once if there is none, also by a run of one job
        from .ray_pool import chosen, ray_work

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
        yield from _pool_work(task, jobs, size, workers)


def _pool_work(
    task: Callable[[J], R], jobs: Iterator[J], size: int, workers: int
) -> Generator[R, None, None]:
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=ignore_interrupts)
    waiting: deque[Future[list[R]]] = deque()
    try:
        for batch in batches(jobs, size):
            waiting.append(pool.submit(do_all, task, batch))
            if len(waiting) >= AHEAD * workers:
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()
    except BaseException:  # stopped: what was begun is not waited for
        processes = list(pool._processes.values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
        raise
    pool.shutdown()


def batches(jobs: Iterator[J], size: int) -> Iterator[list[J]]:
    """The jobs, some at a time."""
    while batch := list(islice(jobs, size)):
        yield batch


def do_all(task: Callable[[J], R], batch: list[J]) -> list[R]:
    """Do the jobs of a batch."""
    return [task(job) for job in batch]


def ignore_interrupts() -> None:
    """Ctrl-C is for the process that waits for the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
