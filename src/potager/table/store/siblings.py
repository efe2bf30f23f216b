"""The processes of one server on one machine, as one of them, and their notices to each other.

Each listens at a socket in a folder that is theirs. There the others send it which matches have
changed, and pass on connections to the matches that belong to it, so usually one process draws a
match. Nothing depends on that. A process that hears of nothing finds out by itself,
and a connection that can't be passed on is served where it came in.
"""

from __future__ import annotations

import asyncio
import socket
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import structlog

from potager.table.store.notices import EVERYWHERE, newest

log = structlog.get_logger()
LONGEST = 128 * 1024  # bytes of a message
FILLED = 16 * 1024  # and of one with many notices, about
AT_ONCE = 100  # messages that are read before others have their turn
MOST_WAITING = 10_000  # notices that a sibling has not read yet
LOST = " "  # in place of notices of matches: look at everything


class Sibling(msgspec.Struct, frozen=True):
    """Which of the processes of one server this is."""

    folder: str
    number: int
    count: int
    offset: float  # seconds that they all add to the machine's own clock (`steady.elapsed`)

    def path(self, number: int) -> str:
        return str(Path(self.folder) / str(number))


class Siblings:
    """The others."""

    def __init__(self, own: Sibling) -> None:
        self.own = own
        self.heard: Callable[[str, str], None] | None = None  # notices
        # Takes connections that are passed on; none: nobody here takes or gives any.
        self.arrived: Callable[[socket.socket, bytes], None] | None = None
        self._inbox: socket.socket | None = None
        numbers = (number for number in range(own.count) if number != own.number)
        self._peers = {number: _Peer(own.path(number)) for number in numbers}

    def open(self) -> None:
        """Begin to listen at the inbox."""
        path = self.own.path(self.own.number)
        Path(path).unlink(missing_ok=True)  # of a process that had this number before
        self._inbox = _unix_socket()
        self._inbox.bind(path)
        asyncio.get_running_loop().add_reader(self._inbox, self._listen)

    def close(self) -> None:
        """Stop listening and sending."""
        if self._inbox is not None:
            asyncio.get_running_loop().remove_reader(self._inbox)
            self._inbox.close()
        for peer in self._peers.values():
            peer.close()

    def home(self, match: str) -> int:
        """The number of the process at which a match should be, by the end of its name."""
        try:
            number = int(match[-2:], 16)
        except ValueError:  # one that has got its name elsewhere
            number = zlib.crc32(match.encode())
        return number % self.own.count

    def notify(self, notices: Sequence[str]) -> None:
        """Notify all others of changes."""
        for peer in self._peers.values():
            peer.notify(notices)

    def pass_on(self, match: str, connection: int, asked: bytes) -> bool:
        """Give a connection, and what was asked there, to the process at which its match should be.
        False if that is this one, or does not take it.
        """
        peer = self._peers.get(self.home(match))
        return peer is not None and peer.pass_on(connection, asked)

    def _listen(self) -> None:
        assert self._inbox is not None
        for _ in range(AT_ONCE):
            try:
                message, connections, _, _ = socket.recv_fds(self._inbox, LONGEST, 1)
            except BlockingIOError:
                return
            if connections:
                line = socket.socket(fileno=connections[0])
                if self.arrived is None:
                    line.close()
                else:
                    self.arrived(line, message)
            elif message[:1] == b"[":
                self._hear(msgspec.json.decode(message, type=list[str]))
            else:
                log.warning("a connection was lost because no more files can be opened")

    def _hear(self, notices: list[str]) -> None:
        for notice in notices:
            match, _, text = notice.partition(" ")
            if self.heard is not None:
                self.heard(match, text)


class _Peer:
    """One of the others. If it does not run it needs no notices: it reads all when it starts."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._socket: socket.socket | None = None
        self._waiting: list[str] = []
        self._blocked = False  # it does not read just now: what waits is sent when it does

    def notify(self, notices: Sequence[str]) -> None:
        self._waiting += newest(notices)
        if self._blocked:
            self._shorten()
        else:
            self._flush()

    def _flush(self) -> None:
        """Send what waits, as far as it reads."""
        while self._waiting:
            some, size = 0, 0
            while some < len(self._waiting) and size < FILLED:
                size += len(self._waiting[some])
                some += 1
            message = msgspec.json.encode(self._waiting[:some])
            try:
                self._send(message)
            except BlockingIOError:
                assert self._socket
                asyncio.get_running_loop().add_writer(self._socket, self._flush)
                self._blocked = True
                return
            except OSError:
                self._waiting = []  # it is not there
            del self._waiting[:some]
        self._unblock()

    def _unblock(self) -> None:
        if self._blocked and self._socket is not None:
            asyncio.get_running_loop().remove_writer(self._socket)
        self._blocked = False

    def _shorten(self) -> None:
        """Of one that is far behind: what is about the whole server counts, matches can be read."""
        if len(self._waiting) > MOST_WAITING:
            self._waiting = newest(self._waiting)
        if len(self._waiting) > MOST_WAITING:
            of_server = [one for one in self._waiting if one.startswith(f"{EVERYWHERE} ")]
            self._waiting = [*of_server[-MOST_WAITING // 2 :], LOST]

    def pass_on(self, connection: int, asked: bytes) -> bool:
        try:
            self._send(asked, connection)
        except OSError:
            return False  # it is not there, or far behind
        return True

    def _send(self, message: bytes, *connections: int) -> None:
        known = self._socket
        try:
            if self._socket is None:
                self._socket = _unix_socket()
                self._socket.connect(self.path)
            _send(self._socket, message, connections)
        except BlockingIOError:
            raise
        except OSError:
            self.close()
            if known is None:
                raise
            self._send(message, *connections)  # that process has ended; there may be another

    def close(self) -> None:
        self._unblock()
        if self._socket is not None:
            self._socket.close()
            self._socket = None


def _send(line: socket.socket, message: bytes, connections: Sequence[int]) -> None:
    if connections:
        socket.send_fds(line, [message], connections)
    else:
        line.send(message)


def _unix_socket() -> socket.socket:
    made = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    made.setblocking(False)
    for which in (socket.SO_SNDBUF, socket.SO_RCVBUF):  # on some systems it is short
        made.setsockopt(socket.SOL_SOCKET, which, 2 * LONGEST)
    return made
