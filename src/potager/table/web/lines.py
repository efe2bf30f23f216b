"""Connections as the table uses them: uvicorn's WebSocket, with a short way for what comes most.

An update goes to many viewers: its frame is made once, and given to each connection as it is. Long
ones are compressed, each for itself (RFC 7692 without context takeover), so that this too is done
once and no connection has to remember anything. What browsers send is nearly always one short text
in one piece, or the answer to a ping: that is read without the whole machinery of the protocol,
which does everything else.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from functools import lru_cache
from typing import Any, cast

from litestar.types import WebSocketScope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

EXTENSION = "potager.line"  # of the ASGI scope
WHOLE_TEXT = 0x81  # a text in one frame, without extensions
DEFLATED = 0x40  # the bit of a frame that is compressed
PONG = 0x8A
MASKED = 0x80
SHORT = 126  # bytes: longer ones have a longer head
WORTH = 1_900  # bytes from which a text is compressed: few updates are longer
LONG = 8_000  # bytes from which it is tried harder: that takes twice as long
WINDOW = 15  # bits: the usual
FLUSHED = b"\x00\x00\xff\xff"  # how every compressed text would end: it is left out
DEFLATE = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True, client_no_context_takeover=True
)
SENT = 8  # frames that are remembered: viewers who see the same follow
MOST_WAITING = 16  # messages of one connection that nobody has read yet


Teller = Callable[[bytes], bool]
Taker = Callable[[int, bytes], bool]  # takes a connection, and what was asked there, or does not


def teller(scope: WebSocketScope) -> Teller | None:
    """What sends a text at once on this connection; none where another server runs."""
    return cast("Teller | None", _short_way(scope, "tell"))


def passed_on(scope: WebSocketScope, take: Taker) -> bool:
    """Let somebody else answer on this connection, before anything was said; whether they do."""
    give = _short_way(scope, "give")
    return give is not None and give(take)


def _short_way(scope: WebSocketScope, name: str) -> Callable[[Any], bool] | None:
    found = (scope.get("extensions") or {}).get(EXTENSION, {})
    return cast("Callable[[Any], bool] | None", found.get(name))


class Connection(WebSocketsSansIOProtocol):
    """One connection."""

    plain = True  # so far every piece that came in was one whole frame
    deflates = False  # both sides may compress what they say

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [DEFLATE]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = {"tell": self.tell, "give": self.give}
            self.deflates = any(
                isinstance(one, PerMessageDeflate) and one.local_max_window_bits == WINDOW
                for one in self.conn.extensions
            )

    def tell(self, message: bytes) -> bool:
        """Send a text at once, unless the connection is behind or at its end; whether it was."""
        if not self.writable.is_set() or self.close_sent or self.disconnected:
            return False
        self.transport.write(framed(message, self.deflates))
        return True

    def give(self, take: Taker) -> bool:
        """Leave the connection to another process that takes it, and say nothing more."""
        line = self.transport.get_extra_info("socket")
        if self.transport.is_closing() or not take(line.fileno(), self.request.serialize()):
            return False
        self.handshake_complete = self.close_sent = True
        self.transport.abort()  # ends our end of it alone
        return True

    def data_received(self, data: bytes) -> None:
        if self.plain and self.handshake_complete and not self.close_sent:
            self.plain = _is_whole(data, self.deflates)
            if self.plain and data[0] & ~DEFLATED == WHOLE_TEXT and self._heard(data):
                return
            if self.plain and data[0] == PONG:
                self.handle_pong(Frame(Opcode.PONG, _unmasked(data)))
                return
        super().data_received(data)

    def _heard(self, data: bytes) -> bool:
        """Pass a text on, if it is one."""
        try:
            said = _unmasked(data)
            if data[0] & DEFLATED:
                said = _inflated(said, self.config.ws_max_size)
            text = said.decode()
        except (UnicodeDecodeError, zlib.error):
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > MOST_WAITING and not self.read_paused:
            self.read_paused = True  # until all of it is read
            self.transport.pause_reading()
        return True


@lru_cache(maxsize=SENT)
def framed(message: bytes, deflates: bool = False) -> bytes:
    """A text as a frame from the server."""
    kind = WHOLE_TEXT
    if deflates and len(message) > WORTH:
        writer = zlib.compressobj(6 if len(message) > LONG else 1, wbits=-WINDOW)
        message = (writer.compress(message) + writer.flush(zlib.Z_SYNC_FLUSH))[: -len(FLUSHED)]
        kind |= DEFLATED
    length = len(message)
    if length < SHORT:
        return bytes((kind, length)) + message
    if length < 1 << 16:
        return struct.pack("!BBH", kind, SHORT, length) + message
    return struct.pack("!BBQ", kind, SHORT + 1, length) + message


def _inflated(text: bytes, most: int) -> bytes:
    """What was compressed; an error if that is longer than anything that we read."""
    reader = zlib.decompressobj(-WINDOW)
    found = reader.decompress(text + FLUSHED, most)
    if reader.unconsumed_tail:
        raise zlib.error
    return found


def _is_whole(data: bytes, deflates: bool = False) -> bool:
    """Whether it is one frame of a browser, with nothing missing, following, or before it."""
    flags = data[0] & (0xB0 if deflates else 0xF0)
    final, length = flags == 0x80 and data[0] & 0x0F, len(data)
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
