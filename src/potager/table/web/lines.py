"""Connections as the table uses them: uvicorn's WebSocket, with a short way for what comes most.

An update goes to many viewers: its frame is made once, and given to each connection as it is. What
browsers send is nearly always one short text in one piece: that is read without the whole machinery
of the protocol, which does everything else.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any, cast

from litestar.types import WebSocketScope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "potager.line"  # of the ASGI scope
WHOLE_TEXT = 0x81  # a text in one frame, without extensions
MASKED = 0x80
SHORT = 126  # bytes: longer ones have a longer head
MOST_WAITING = 16  # messages of one connection that nobody has read yet


def teller(scope: WebSocketScope) -> Callable[[bytes], bool] | None:
    """What sends a text at once on this connection; none where another server runs."""
    found = (scope.get("extensions") or {}).get(EXTENSION, {})
    return cast("Callable[[bytes], bool] | None", found.get("tell"))


class Line(WebSocketsSansIOProtocol):
    """One connection."""

    plain = True  # so far every piece that came in was one whole frame

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = {"tell": self.tell}

    def tell(self, message: bytes) -> bool:
        """Send a text at once, unless the connection is behind or at its end; whether it was."""
        if not self.writable.is_set() or self.close_sent or self.disconnected:
            return False
        self.transport.write(framed(message))
        return True

    def data_received(self, data: bytes) -> None:
        if self.plain and self.handshake_complete and not self.close_sent:
            self.plain = _is_whole(data)
            if self.plain and data[0] == WHOLE_TEXT and self._heard(data):
                return
        super().data_received(data)

    def _heard(self, data: bytes) -> bool:
        """Pass a text on, if it is one."""
        try:
            text = _unmasked(data).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > MOST_WAITING and not self.read_paused:
            self.read_paused = True  # until all of it is read
            self.transport.pause_reading()
        return True


class _Last:
    """The last message that was sent, and its frame: viewers with the same eyes follow."""

    message, frame = b"", bytes((WHOLE_TEXT, 0))


def framed(message: bytes) -> bytes:
    """A text as a frame from the server."""
    if message is not _Last.message:
        length = len(message)
        if length < SHORT:
            head = bytes((WHOLE_TEXT, length))
        elif length < 1 << 16:
            head = struct.pack("!BBH", WHOLE_TEXT, SHORT, length)
        else:
            head = struct.pack("!BBQ", WHOLE_TEXT, SHORT + 1, length)
        _Last.message, _Last.frame = message, head + message
    return _Last.frame


def _is_whole(data: bytes) -> bool:
    """Whether it is one frame of a browser, with nothing missing, following, or before it."""
    final, length = data[0] & 0xF0 == 0x80 and data[0] & 0x0F, len(data)
    if not final or length < 6 or not data[1] & MASKED:
        return False
    told = data[1] & ~MASKED
    return told + 6 == length if told < SHORT else told == SHORT and _long(data) + 8 == length


def _long(data: bytes) -> int:
    return int.from_bytes(data[2:4], "big") if len(data) >= 8 else -1


def _unmasked(data: bytes) -> bytes:
    """What a whole frame says."""
    start = 6 if data[1] & ~MASKED < SHORT else 8
    mask, length = data[start - 4 : start], len(data) - start
    key = (mask * (length // 4 + 1))[:length]
    text = int.from_bytes(data[start:], "big") ^ int.from_bytes(key, "big")
    return text.to_bytes(length, "big")
