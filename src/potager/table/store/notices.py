"""Processes on one PostgreSQL notify each other which match has changed, by NOTIFY and LISTEN.

Notices go out after the commit that they are about, many in one: PostgreSQL lets only one
transaction with notices end at a time, and a commit that held one would wait for its turn. So a
process that dies in between notifies nobody; `Hub` looks for such changes by their versions.
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
AGAIN = 1.0  # seconds until a lost connection is made again
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
    """Two threads with a connection each: one sends, one listens."""

    def __init__(self, connect: Connect, hear: Hear) -> None:
        self._connect = connect
        self._hear = hear
        self._queue: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._unsent: list[str] = []  # taken from the queue; a lost connection leaves some
        self._closing = threading.Event()
        self._threads = [
            threading.Thread(target=self._keep, args=(work,), name=name, daemon=True)
            for work, name in ((self._send, "potager-tell"), (self._listen, "potager-listen"))
        ]

    def start(self) -> None:
        """Begin to send and to listen."""
        for thread in self._threads:
            thread.start()

    def send(self, notices: Iterable[str]) -> None:
        """Notify the other processes soon."""
        for notice in notices:
            self._queue.put(notice)

    def close(self) -> None:
        """Send what is left, and hang up; a database that hangs is not waited for."""
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

    def _send(self, connection: psycopg.Connection[Any]) -> None:
        connection.execute(SPEAK)
        while STOP not in self._unsent:
            self._unsent.append(self._queue.get())
            while not self._queue.empty():
                self._unsent.append(self._queue.get())
            sent = newest(notice for notice in self._unsent if notice != STOP)
            connection.execute(NOTIFY, [sent])
            self._unsent = [notice for notice in self._unsent if notice == STOP]

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
