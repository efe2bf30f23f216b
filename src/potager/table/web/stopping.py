"""How a server stops: everybody learns when to come back before any connection is closed.

The first signal to stop begins with a word to all pages; new requests are answered that the table
comes back. After a moment the signal takes its usual way: what is under way is finished, and
the process ends. A second signal does not wait.
"""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Callable
from types import FrameType
from typing import Any

import structlog

from potager.table.rooms.hub import Hub
from potager.table.telling.audience import Audience
from potager.table.telling.messages import Stopping

log = structlog.get_logger()
Handler = Callable[[int, FrameType | None], Any]


def announce_stop(hub: Hub) -> None:
    """Send all pages the time to come back, and end their connections."""
    if hub.closing:
        return
    log.info("stopping", back_in=hub.settings.back_in)
    hub.closing = True
    for room in tuple(hub.rooms.values()):
        audience = Audience.of(room)
        audience.say(Stopping(back_in=hub.settings.back_in))
        audience.closed()


def stop_gracefully(hub: Hub) -> None:
    """Take care of the signals by which this process is stopped, if they are ours to take."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        usual = signal.getsignal(number)
        if callable(usual) and usual is not signal.default_int_handler:
            signal.signal(number, _announcing(hub, loop, usual))


def _announcing(hub: Hub, loop: asyncio.AbstractEventLoop, usual: Handler) -> Handler:
    def handle(number: int, frame: FrameType | None) -> None:
        if hub.closing:
            usual(number, frame)
            return
        loop.call_soon_threadsafe(announce_stop, hub)
        loop.call_soon_threadsafe(loop.call_later, hub.settings.stop_wait, usual, number, None)

    return handle
