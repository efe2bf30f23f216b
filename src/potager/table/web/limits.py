"""How much one sender may ask for in a while."""

from __future__ import annotations

from collections import OrderedDict

MOST_KEYS = 10_000


class Bucket:
    """Holds up to `size` tokens; each request takes one, and `rate` come back each second."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.tokens = size
        self.at = 0.0

    def take(self, now: float) -> bool:
        """Take a token, if there is one."""
        self.tokens = min(self.size, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """One bucket for each sender, the longest silent ones forgotten."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: float) -> bool:
        """Take a token from this sender's bucket, if there is one."""
        bucket = self._buckets.setdefault(key, Bucket(self.rate, self.size))
        self._buckets.move_to_end(key)
        if len(self._buckets) > MOST_KEYS:
            self._buckets.popitem(last=False)
        return bucket.take(now)
