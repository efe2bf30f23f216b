"""What one part of the run has found."""

from __future__ import annotations

import time
from collections.abc import Iterable

import msgspec


class Outcome(msgspec.Struct, kw_only=True):
    """Figures, and what was not as it should be."""

    part: str
    what: dict[str, int] = {}
    faults: dict[str, int] = {}
    wrong: list[str] = []
    stopped: bool = False  # by Ctrl-C
    began: float = msgspec.field(default_factory=time.monotonic)
    seconds: float = 0.0

    def done(self) -> None:
        """It is over."""
        self.seconds = round(time.monotonic() - self.began, 1)

    def check_logs(self, logs: Iterable[str]) -> None:
        """Nothing failed in a way that nobody has thought of."""
        for log in logs:
            lines = [line for line in log.splitlines() if "Traceback" in line]
            self.wrong += [f"logged: {line[-1500:]}" for line in lines[:5]]
