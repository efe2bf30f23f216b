"""What processes on one PostgreSQL tell each other: which match has changed, by NOTIFY and LISTEN.

Notices go out after the commit that they are about, many in one: PostgreSQL lets only one
transaction with notices end at a time, and a commit that held one would wait for its turn. So a
process that dies in between tells nobody; `Hub` looks for such changes by their versions.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import structlog

if TYPE_CHECKING:
    import psycopg

EVERYWHERE = "*"  # in place of a match: a notice that is about the whole server
AGAIN = 1.0  # seconds until a lost connection is made anew
LONGEST = 2.0  # seconds that the last words may take
STOP = ""  # in place of a notice
# A notice is kept by nobody, so it waits for no disk.
SPEAK = "SET synchronous_commit = off"
LISTEN = "LISTEN potager"
NOTIFY = "SELECT pg_notify('potager', notice) FROM unnest(%s::text[]) AS notice"

Connect = Callable[[], "psycopg.Connection[Any]"]
Hear = Callable[[str, str], None]
log = structlog.get_logger()


class Notices:
    """Two threads with a connection each: one tells, one hears."""

    def __init__(self, connect: Connect, hear: Hear) -> None:
        self._connect = connect
        self._hear = hear
        self._queue: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._untold: list[str] = []  # taken from the queue; a lost connection leaves some
        self._closing = threading.Event()
        self._threads = [
            threading.Thread(target=self._keep, args=(work,), name=name, daemon=True)
            for work, name in ((self._tell, "potager-tell"), (self._listen, "potager-listen"))
        ]

    def start(self) -> None:
        """Begin to tell and to hear."""
        for thread in self._threads:
            thread.start()

    def tell(self, notices: Iterable[str]) -> None:
        """Let the other processes know soon."""
        for notice in notices:
            self._queue.put(notice)

    def close(self) -> None:
        """Tell what is left, and hang up; a database that stands still is not waited for."""
        self._closing.set()
        self._queue.put(STOP)
        for thread in self._threads:
            thread.join(LONGEST)

    def _keep(self, work: Callable[[psycopg.Connection[Any]], None]) -> None:
        """Work on a connection; one that is lost is made again."""
        import psycopg

        while True:
            try:
                with self._connect() as connection:
                    return work(connection)
            except psycopg.Error as error:
                log.warning("database connection lost", reason=str(error).strip())
            if self._closing.wait(AGAIN):
                return None

    def _tell(self, connection: psycopg.Connection[Any]) -> None:
        connection.execute(SPEAK)
        while STOP not in self._untold:
            self._untold.append(self._queue.get())
            while not self._queue.empty():
                self._untold.append(self._queue.get())
            told = newest(notice for notice in self._untold if notice != STOP)
            connection.execute(NOTIFY, [told])
            self._untold = [notice for notice in self._untold if notice == STOP]

    def _listen(self, connection: psycopg.Connection[Any]) -> None:
        connection.execute(LISTEN)
        self._hear("", "")  # what was said while nobody listened is lost: look at everything once
        while not self._closing.is_set():
            for heard in connection.notifies(timeout=0.5, stop_after=1):
                match, _, text = heard.payload.partition(" ")
                self._hear(match, text)


def newest(notices: Iterable[str]) -> list[str]:
    """Without versions of a match that a later notice has overtaken.

    >>> newest(["a 1", "b 7", "a 2", "a hello", "a hello"])
    ['a 2', 'b 7', 'a hello']
    """
    found: dict[str, str] = {}
    for notice in notices:
        match, _, text = notice.partition(" ")
        found[match if text.isdecimal() else notice] = notice
    return list(found.values())
