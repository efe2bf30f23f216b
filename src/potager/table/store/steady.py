"""A clock that nobody sets: it goes on from the time of its making as fast as time does.

Where a machine's clock is put forward or back, deadlines would end at once or never. Time in which
the machine slept counts, as it does for everybody else.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

# Seconds since some moment in the past.
elapsed: Callable[[], float] = (
    partial(time.clock_gettime, time.CLOCK_BOOTTIME)
    if hasattr(time, "CLOCK_BOOTTIME")  # not everywhere
    else time.monotonic
)


class SteadyClock:
    """Seconds since 1970, as they were when it was set, and what has passed since."""

    def __init__(self) -> None:
        self.set(time.time())

    def set(self, now: float) -> None:
        """Let it be that late now."""
        self.offset = now - elapsed()

    def now(self) -> float:
        return elapsed() + self.offset
