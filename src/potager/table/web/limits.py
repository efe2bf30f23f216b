"""How much one sender may ask for in a while.

Time is the process's own, which nobody sets: a clock that is put back locks nobody out.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

MOST_KEYS = 10_000

Time = Callable[[], float]


class Bucket:
    """Holds up to `size` tokens; each request takes one, and `rate` come back each second."""

    def __init__(self, rate: float, size: float, now: Time = time.monotonic) -> None:
        self.rate = rate
        self.size = size
        self.now = now
        self.tokens = size
        self.at = now()

    def take(self) -> bool:
        """Take a token, if there is one."""
        now = self.now()
        self.tokens = min(self.size, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def give_back(self) -> None:
        """Put a token back: what it was taken for did not count."""
        self.tokens = min(self.size, self.tokens + 1)


class Buckets:
    """One bucket for each sender, the longest silent ones forgotten."""

    def __init__(self, rate: float, size: float, now: Time = time.monotonic) -> None:
        self.rate = rate
        self.size = size
        self.now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take a token from this sender's bucket, if there is one."""
        return self._of(key).take()

    def give_back(self, key: str) -> None:
        """Put a token back into this sender's bucket."""
        self._of(key).give_back()

    def _of(self, key: str) -> Bucket:
        if key not in self._buckets:
            self._buckets[key] = Bucket(self.rate, self.size, self.now)
        self._buckets.move_to_end(key)
        if len(self._buckets) > MOST_KEYS:
            self._buckets.popitem(last=False)
        return self._buckets[key]
