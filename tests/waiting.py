"""Waiting for something to be so: no test guesses how long that takes.

A fixed sleep belongs only where time itself is tested, or to show that nothing happens meanwhile.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

PATIENCE = 60.0  # seconds, for a very busy machine; only what fails waits so long


def wait_until(
    so: Callable[[], object], what: str = "it did not happen", within: float = PATIENCE
) -> None:
    end = time.monotonic() + within
    while not so():
        assert time.monotonic() < end, what
        time.sleep(0.02)


async def until(
    so: Callable[[], object], what: str = "it did not happen", within: float = PATIENCE
) -> None:
    """The same for a test that shares its loop with what it waits for."""
    end = time.monotonic() + within
    while not so():
        assert time.monotonic() < end, what
        await asyncio.sleep(0.005)
