"""Doing many jobs on a Ray cluster; results come in order, wherever and whenever jobs were done.

A batch whose worker or node is lost is done again somewhere else: a job gives the same wherever it
runs, so nothing but that batch's time is lost.
"""

from __future__ import annotations

import os
import socket
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from potager.core.errors import PotagerError
from potager.lab.extras import need

from .pool import AHEAD, batches, do_all

J = TypeVar("J")
R = TypeVar("R")

RETRIES = 20  # of a batch whose worker was lost
NEW = "local"  # Ray's word for a cluster of this machine alone
PATIENCE = 3.0  # seconds until a cluster that does not answer is given up


def ray_work(task: Callable[[J], R], jobs: Iterator[J], size: int, address: str) -> Iterator[R]:
    """Do the jobs in batches of this size on the cluster at that address."""
    ray = connect(address)
    do = ray.remote(max_retries=RETRIES)(do_all)
    processes = max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: deque[Any] = deque()

    def finished() -> list[R]:
        try:
            done: list[R] = ray.get(waiting.popleft())
        except ray.exceptions.RayTaskError as error:
            cause = error.as_instanceof_cause()
            raise PotagerError(f"A worker failed: {cause}") from error
        return done

    try:
        for batch in batches(jobs, size):
            waiting.append(do.remote(task, batch))
            if len(waiting) >= AHEAD * processes:
                yield from finished()
        while waiting:
            yield from finished()
    finally:
        while waiting and ray.is_initialized():  # stopped: nobody wants these any more
            ray.cancel(waiting.popleft())


def connect(address: str) -> Any:
    """Ray, connected: to the cluster there; for `auto` to the one that runs here, or to a new one.

    A new one lives as long as this process.
    """
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    ray = need("ray", "ray", "A cluster")
    if ray.is_initialized():
        return ray
    found = chosen(address)
    quiet = {"logging_level": "ERROR", "log_to_driver": False}
    if found == NEW:
        ray.init(address=NEW, include_dashboard=False, **quiet)
        return ray
    try:
        ray.init(address=found, **quiet)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise PotagerError(f"The Ray cluster at {found} can't be joined: {error}.") from None
    return ray


def chosen(address: str) -> str:
    """The address of the cluster that is meant, or NEW.

    Ray waits for minutes for a cluster that is no more, and a note of one may be left over: so it
    is asked first whether anybody answers there.
    """
    named = os.environ.get("RAY_ADDRESS", "") if address == "auto" else address
    if named and named != "auto":
        if not answers(named):
            raise PotagerError(
                f"There is no Ray cluster at {named}. `ray start --head` starts one."
            )
        return named
    left = noted()
    return left if left and answers(left) else NEW


def noted() -> str:
    """Where Ray noted that a cluster was started on this machine; empty if it didn't."""
    return need("ray._private.utils", "ray", "A cluster").read_ray_address() or ""


def answers(address: str) -> bool:
    """Whether anybody listens at host:port."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    try:
        with socket.create_connection((host, int(port)), timeout=PATIENCE):
            return True
    except (OSError, ValueError):
        return False
