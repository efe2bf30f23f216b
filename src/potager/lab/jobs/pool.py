"""Doing many jobs in other processes here; results come in order."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from typing import TypeVar

J = TypeVar("J")
R = TypeVar("R")

AHEAD = 3  # batches that wait for each process


def pool_work(
    task: Callable[[J], R], jobs: Iterator[J], size: int, workers: int
) -> Generator[R, None, None]:
    """Do the jobs in batches of this size, in this many processes."""
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
