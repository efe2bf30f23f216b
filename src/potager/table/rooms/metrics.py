"""What this process has done, for `/metrics`: plain counters in Prometheus' text form."""

from __future__ import annotations

import time
from collections import Counter


class Metrics:
    """Counters and a few sums."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.counts: Counter[str] = Counter()
        self.commit_seconds = 0.0
        self.clock = time.perf_counter

    def committed(self, rows: int, started: float) -> None:
        """A change became durable."""
        self.counts["commits"] += 1
        self.counts["events"] += rows
        self.commit_seconds += self.clock() - started

    def count(self, what: str) -> None:
        """Count one of something."""
        self.counts[what] += 1

    def text(self, **gauges: float) -> str:
        """Everything, one line each."""
        lines = [f"potager_uptime_seconds {time.monotonic() - self.began:.1f}"]
        lines += [f"potager_{name} {value:g}" for name, value in gauges.items()]
        lines += [f"potager_{name}_total {count}" for name, count in sorted(self.counts.items())]
        lines.append(f"potager_commit_seconds_total {self.commit_seconds:.3f}")
        return "\n".join(lines) + "\n"
