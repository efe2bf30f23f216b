"""How connections end whose other side has gone, or never meant well.

The server's own protocols wait forever for a request that is never finished, and for a page that
reads nothing of what it is sent. Here both have a limit in seconds.
"""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from potager.table.web.lines import Connection

REQUEST_WITHIN = 20.0  # seconds from a request's first byte to its last
READ_WITHIN = 20.0  # seconds in which a page has to read what waits for it
LAST = 2.0  # seconds for a farewell when the server stops, fewer than a stop may take (`GRACE`)


class _Hurried(asyncio.Protocol):
    """A connection that ends where something takes too long."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _hurry: asyncio.TimerHandle | None = None

    def _end_within(self, seconds: float) -> None:
        if self._hurry is None:
            self._hurry = self.loop.call_later(seconds, self.transport.abort)

    def shutdown(self) -> None:
        """The server stops: whoever does not answer its farewell does not hold it up."""
        super().shutdown()  # type: ignore[misc]  # of the server's own protocol
        self.loop.call_later(LAST, self.transport.abort)

    def _calm(self) -> None:
        if self._hurry:
            self._hurry.cancel()
            self._hurry = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._calm()
        super().connection_lost(exc)


class Requests(_Hurried, H11Protocol):
    """HTTP, with an end to requests that are half sent."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def _watch(self) -> None:
        """The time runs while a request is awaited, but for the rest between two of them."""
        ours = self.transport.get_protocol() is self  # else it has become a WebSocket
        resting = self.timeout_keep_alive_task is not None
        awaited = self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and not resting
        if ours and awaited:
            self._end_within(REQUEST_WITHIN)
        else:
            self._calm()


class Lines(_Hurried, Connection):
    """WebSockets, with an end to pages that read nothing or have vanished."""

    def pause_writing(self) -> None:
        super().pause_writing()
        self._end_within(READ_WITHIN)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._calm()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # whoever does not answer does not read a farewell either

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.disconnected:  # what still waits to be read must not hold the connection
            self.loop.call_later(READ_WITHIN, self.transport.abort)
