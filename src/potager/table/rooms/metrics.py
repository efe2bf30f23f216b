"""What this process has done, in plain counters: to count must cost next to nothing per move.

`web/metrics.py` tells it to Prometheus.
"""

from __future__ import annotations

import os
import time
from bisect import bisect_left
from collections.abc import Callable

import msgspec

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
    commit: Histogram = msgspec.field(default_factory=Histogram)
    draw: Histogram = msgspec.field(default_factory=Histogram)
    send: Histogram = msgspec.field(default_factory=Histogram)
    bot: Histogram = msgspec.field(default_factory=Histogram)


class Metrics:
    """Counters and times."""

    def __init__(self) -> None:
        self.figures = Figures()
        self._untimed = SAMPLE
        self.clock = time.perf_counter

    def committed(self, rows: int, started: float) -> None:
        """A change became durable."""
        self.count("events", rows)
        self.figures.commit.observe(self.clock() - started)

    def drawn(self, started: float) -> None:
        """A change was drawn and put into words for all who look."""
        self.figures.draw.observe(self.clock() - started)

    def sent(self, started: float) -> None:
        """A message has gone to one viewer who was behind."""
        self.figures.send.observe(self.clock() - started)

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
                self.figures.send.observe(self.clock() - started, SAMPLE)
            return gone

        return told

    def thought(self, started: float) -> None:
        """A bot has chosen; the time in which it had to wait counts."""
        self.figures.bot.observe(self.clock() - started)

    def count(self, what: str, number: int = 1) -> None:
        """Count some of something."""
        self.figures.counts[what] = self.figures.counts.get(what, 0) + number

    def refused(self, reason: str) -> None:
        """Count something that was refused."""
        self.figures.refused[reason] = self.figures.refused.get(reason, 0) + 1
