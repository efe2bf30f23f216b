"""What this process has done, in plain counters: to count must cost next to nothing per move.

`web/metrics.py` tells it to Prometheus.
"""

from __future__ import annotations

import os
import time
from bisect import bisect_left
from collections.abc import Callable
from typing import Literal, get_args

import msgspec

Timed = Literal["commit", "draw", "send", "bot"]
SAMPLE = 16  # messages that are sent at once, of which one is timed
Tell = Callable[[bytes], bool]  # sends a message; whether it could
# Seconds; a move is drawn in tenths of milliseconds, a bot may think for seconds.
BOUNDS = (0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0)


class Histogram(msgspec.Struct):
    """How long something took, how often."""

    counts: list[int] = msgspec.field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    sum: float = 0.0

    def observe(self, seconds: float, number: int = 1) -> None:
        """Count one, or one that stands for several."""
        self.counts[bisect_left(BOUNDS, seconds)] += number
        self.sum += seconds * number


class Figures(msgspec.Struct):
    """All that one process has counted."""

    process: str = msgspec.field(default_factory=lambda: str(os.getpid()))
    began: float = msgspec.field(default_factory=time.time)
    counts: dict[str, int] = {}
    refused: dict[str, int] = {}  # by reason
    gauges: dict[str, float] = {}  # how things stood when somebody looked
    times: dict[str, Histogram] = msgspec.field(
        default_factory=lambda: {one: Histogram() for one in get_args(Timed)}
    )


class Metrics:
    """Counters and times."""

    def __init__(self) -> None:
        self.figures = Figures()
        self._untimed = SAMPLE
        self.clock = time.perf_counter

    def took(self, what: Timed, started: float, number: int = 1) -> None:
        """Something is done that has begun then; it may stand for several."""
        self.figures.times[what].observe(self.clock() - started, number)

    def timed(self, tell: Tell) -> Tell:
        """What sends at once, timed: one message of some stands for them all, as they are many."""

        def told(message: bytes) -> bool:
            self._untimed += 1
            if self._untimed < SAMPLE:
                return tell(message)
            started = self.clock()
            gone = tell(message)
            if gone:
                self._untimed = 0
                self.took("send", started, SAMPLE)
            return gone

        return told

    def count(self, what: str, number: int = 1) -> None:
        """Count some of something."""
        self.figures.counts[what] = self.figures.counts.get(what, 0) + number

    def refused(self, reason: str) -> None:
        """Count something that was refused."""
        self.figures.refused[reason] = self.figures.refused.get(reason, 0) + 1
