"""How much one sender may ask for in a while.

Time is the process's own, which nobody sets: a clock that is put back locks nobody out.
"""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from potager.table.rooms.seats import TooMany
from potager.table.settings import Settings
from potager.table.texts import t

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

    @property
    def wait(self) -> int:
        """The whole seconds until there is a token again."""
        return max(1, math.ceil((1 - self.tokens) / self.rate)) if self.rate else 3_600

    def give_back(self) -> None:
        """Put a token back: what it was taken for did not count."""
        self.tokens = min(self.size, self.tokens + 1)


class Limit:
    """What each sender may do: some at once, then now and then. A sender who does more gets a
    sentence with the limit.
    """

    def __init__(self, what: str, rate: float, seconds: float, whose: str = "network") -> None:
        self.what = what
        self.whose = whose
        self.rate = rate
        self.size = max(1, rate * seconds)
        self.now: Time = time.monotonic
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()  # of each sender

    def bucket(self, key: str) -> Bucket:
        """This sender's bucket; that of whoever has been silent for longest is forgotten."""
        if key not in self._buckets:
            self._buckets[key] = Bucket(self.rate, self.size, self.now)
        self._buckets.move_to_end(key)
        if len(self._buckets) > MOST_KEYS:
            self._buckets.popitem(last=False)
        return self._buckets[key]

    def give_back(self, key: str) -> None:
        """Forget that this sender was checked."""
        self.bucket(key).give_back()

    def check(self, key: str) -> None:
        """Refuse what is too much."""
        bucket = self.bucket(key)
        if not bucket.take():
            what, whose = t(f"limits.{self.what}"), t(f"limits.{self.whose}")
            most, often = f"{self.size:.0f}", pace(self.rate)
            why = t("refused.too-many", what=what, whose=whose, n=most, pace=often)
            raise TooMany(why, bucket.wait)


def pace(rate: float) -> str:
    """A rate in words.

    >>> pace(20), pace(1), pace(0.1)
    ('20 per second', 'one per second', 'one every 10 seconds')
    """
    if rate > 1:
        return t("limits.many-a-second", n=f"{rate:.0f}")
    return t("limits.one-a-second") if rate == 1 else t("limits.one-every", n=f"{1 / rate:.0f}")


class Limits:
    """How often one network address, or one browser, may do what could be abused.

    A school has one address for all: what a class does at the same time must fit in what is fine
    at once. What a browser may do is counted by its secret; without one only the address counts.
    """

    def __init__(self, settings: Settings) -> None:
        self.new_tables = Limit("new-tables", settings.table_rate, 400)
        self.own_tables = Limit("new-tables", settings.own_table_rate, 300, "browser")
        # Guesses count whichever process receives them, so each has its share of them.
        guesses = settings.code_rate / (settings.sibling.count if settings.sibling else 1)
        self.wrong_codes = Limit("wrong-codes", guesses, 600)
        self.checks = Limit("questions", settings.check_rate, 20)
        self.uploads = Limit("files", settings.check_rate / 5, 30)
        self.replays = Limit("replays", settings.replay_rate, 20)
        self.connections = Limit("connections", settings.connection_rate, 20)
        self.tokens = Limit("wrong-tokens", guesses, 100)
        self.open = OpenConnections(settings)


class OpenConnections:
    """The connections that are open in this process: of an address, of a seat, and of a table."""

    def __init__(self, settings: Settings) -> None:
        self.of_address = settings.address_connections or int(100 * settings.connection_rate)
        self.of_person = settings.seat_connections
        self.of_table = settings.table_connections
        self._open: Counter[tuple[str, ...]] = Counter()

    def addresses_of(self, person: str) -> set[str]:
        """From where a person is connected now."""
        return {key[2] for key in self._open if key[:2] == ("from", person)}

    @contextmanager
    def entered(self, address: str, table: str, person: str) -> Iterator[None]:
        """Count a connection while it lasts, or refuse it."""
        counted: list[tuple[tuple[str, ...], int, str]] = [
            (("address", address), self.of_address, "refused.full-network"),
            (("table", table), self.of_table, "refused.full-table"),
        ]
        if person:
            counted.append((("from", person, address), 10**9, ""))
            counted.append((("person", table, person), self.of_person, "refused.full-browser"))
        for key, most, why in counted:
            if self._open[key] >= most:
                raise TooMany(t(why, n=most), 30)
        self._open.update(key for key, _, _ in counted)
        try:
            yield
        finally:
            for key, _, _ in counted:
                self._open[key] -= 1
                if not self._open[key]:
                    del self._open[key]
