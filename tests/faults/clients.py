"""What clients do that no server should have to expect: they vanish, dawdle, listen to nothing,
come twice, and begin what they never finish.
"""

from __future__ import annotations

import asyncio
import json
import random
import socket
from contextlib import ExitStack, suppress

from faults.ground import Happen
from faults.harness import Load, Match, Player, Viewer
from serving import Server

HALVES = [
    b"", b"GET / HTTP/1.1\r\nHost: x\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Content-Length: 50\r\n\r\n{",
]  # fmt: skip


class Clients(ExitStack):
    """The clients of a load, and some more; what was opened is closed at the end."""

    def __init__(self, load: Load, lot: random.Random) -> None:
        super().__init__()
        self.load = load
        self.lot = lot

    def faults(self) -> dict[str, Happen]:
        """What they can do, by name."""
        return {
            "lines break": self.cut,
            "pages dawdle": self.dawdle,
            "a page is deaf": self.deafen,
            "connections stay half open": self.open_half,
            "there are two tabs": self.come_twice,
        }

    def _match(self) -> Match:
        return self.lot.choice(self.load.matches)

    def _some(self) -> list[Viewer]:
        viewers = [viewer for match in self.load.matches for viewer in match.viewers]
        return self.lot.sample(viewers, self.lot.randrange(1, len(viewers)))

    async def cut(self) -> None:
        for viewer in self._some():
            viewer.cut()

    async def dawdle(self) -> None:
        slow = self._some()
        for viewer in slow:
            viewer.dawdles = 0.3
        await asyncio.sleep(self.lot.uniform(0.5, 1.5))  # so long they dawdle
        for viewer in slow:
            viewer.dawdles = 0.0

    async def come_twice(self) -> None:
        match = self._match()
        if not match.players:
            return
        player = self.lot.choice(match.players)
        assert isinstance(player, Player)
        tab = player.second_tab()
        tab.thinks = player.thinks
        match.viewers.append(tab)
        self.load.watch(tab.run())

    async def deafen(self) -> None:
        """It asks for a lot, reads nothing and answers no ping, for the rest of the round."""
        match = self._match()
        viewer = self.lot.choice(match.viewers)
        await asyncio.to_thread(self._deaf, viewer)

    def _deaf(self, viewer: Viewer) -> None:
        line = self._line(viewer.server)
        try:
            line.sendall(upgrade(viewer.path, viewer.cookie))
            line.recv(4096)
            for ask in ({"type": "hello"}, *[{"type": "layout", "layout": "wide"}] * 100):
                line.sendall(masked(json.dumps(ask).encode()))
        except OSError:
            return  # the server is down, or has noticed

    async def open_half(self) -> None:
        for _ in range(self.lot.randrange(1, 20)):
            line = self._line(self.lot.choice(self.load.servers))
            try:
                line.sendall(self.lot.choice(HALVES))
            except OSError:
                continue

    def _line(self, server: Server) -> socket.socket:
        line = self.enter_context(socket.socket())
        line.settimeout(2)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        with suppress(OSError):  # then what is sent will fail
            line.connect(("127.0.0.1", server.port))
        return line


def upgrade(path: str, cookie: str) -> bytes:
    """The request that begins a WebSocket."""
    return (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"Cookie: potager={cookie or 'none'}\r\n\r\n"
    ).encode()


def masked(text: bytes) -> bytes:
    """A short text as a frame, masked with zeros."""
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text
