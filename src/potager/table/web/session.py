"""One WebSocket connection, from the handshake to the end.

Whatever arrives is either a message that makes sense, or is refused with one sentence and changes
nothing. Somebody who keeps sending nonsense is disconnected.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any

import msgspec
import structlog
from litestar.connection import WebSocket
from litestar.exceptions import NotFoundException, WebSocketDisconnect

from potager.core.errors import IllegalAction, PotagerError, UnknownGame
from potager.core.texts import READING
from potager.table.rooms import requests
from potager.table.rooms.room import Room
from potager.table.rooms.seats import COOKIE, NotAllowed, TooMany, person_of
from potager.table.store.base import Doubtful, Unavailable, Unreadable
from potager.table.telling.audience import Audience
from potager.table.telling.messages import HostSays, Refused
from potager.table.telling.viewer import Viewer
from potager.table.web.handling import handle
from potager.table.web.limits import Bucket
from potager.table.web.lines import teller

log = structlog.get_logger()
LONGEST = 4_096  # characters of a message
PATIENCE = 20  # refusals without anything good between
HELLO_WITHIN = 10.0
decode = msgspec.json.Decoder(requests.BrowserMessage).decode
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)  # the last: brackets in brackets

NOT_ALLOWED, TOO_MANY, GOING_AWAY, LATER = 4403, 4429, 1001, 1013
NONSENSE, TOO_SLOW, RESTART = 4400, 4408, 1012
# The HTTP status, the code by which a connection is closed, and a word for figures: the first fits.
REFUSALS: dict[type[Exception], tuple[int, int, str]] = {
    TooMany: (429, TOO_MANY, "too many"),
    NotAllowed: (403, NOT_ALLOWED, "not allowed"),
    IllegalAction: (400, NOT_ALLOWED, "illegal"),
    Unavailable: (503, LATER, "unavailable"),
    Doubtful: (503, LATER, "unavailable"),
    Unreadable: (410, NOT_ALLOWED, "unreadable"),
    NotFoundException: (404, NOT_ALLOWED, "not found"),
    UnknownGame: (404, NOT_ALLOWED, "not found"),
    Exception: (400, NOT_ALLOWED, "wrong"),
}


def refusal(error: Exception) -> tuple[int, int, str]:
    """What an error means to those who asked, and to those who count."""
    return next(how for kind, how in REFUSALS.items() if isinstance(error, kind))


class Session:
    """A connection to a room."""

    def __init__(self, socket: WebSocket[Any, Any, Any], room: Room, *, watch: bool) -> None:
        self.socket = socket
        self.room = room
        self.watch = watch
        self.person = person_of(socket.cookies.get(COOKIE, ""))
        self.audience = Audience.of(room)
        self.refused = 0
        rate = room.house.settings.message_rate
        self.any = Bucket(rate, 3 * rate)
        self.slow: dict[type, Bucket] = {
            requests.Say: Bucket(0.7, 5),
            requests.Point: Bucket(1, 5),
            requests.ShowPlan: Bucket(4, 12),
            requests.AskPreview: Bucket(15, 40),
            requests.AskWhy: Bucket(3, 10),
            requests.AskHint: Bucket(0.5, 5),
        }

    async def run(self) -> None:
        """Serve the connection until it ends."""
        await self.socket.accept()
        try:
            hello = await asyncio.wait_for(self._hello(), HELLO_WITHIN)
        except (TimeoutError, WebSocketDisconnect):
            return await self._close(TOO_SLOW)
        if hello is None:
            return await self._close(NONSENSE)
        watch, tell = self.watch or hello.watch, teller(self.socket.scope)
        if tell is not None:
            tell = self.room.house.metrics.timed(tell)
        viewer = Viewer(self.person, hello.layout, watch, tell, READING.get())
        viewer.set_pace(hello.pace)
        writer = asyncio.create_task(self._write(viewer))
        room = self.room
        room.house.metrics.count("connections")
        person = "" if viewer.asker.watch else self.person
        try:
            async with room.lock:
                self.audience.join(viewer, hello.since)
            said = self.socket.app.state.steward.rulings.message
            if said:
                self.audience.tell(viewer, HostSays(text=said))
            await self._note(room.arrive(person))
            await self._read(viewer)
        except WebSocketDisconnect:
            pass
        finally:
            self.audience.viewers.discard(viewer)
            self.audience.keep_pace()
            viewer.hang_up()
            await asyncio.gather(writer, return_exceptions=True)
            await self._note(room.leave(person))
        return None

    async def _note(self, noted: Awaitable[None]) -> None:
        """Who is here is kept if it can be: nobody is sent away because it can't."""
        try:
            await noted
        except PotagerError as error:
            log.warning("presence could not be stored", match=self.room.id, why=str(error))

    async def _hello(self) -> requests.Hello | None:
        text = await self._receive()
        try:
            message = decode(text)
        except UNREADABLE:
            return None
        return message if isinstance(message, requests.Hello) else None

    async def _receive(self) -> str:
        event = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="closed")
        text = event.get("text")
        return text if isinstance(text, str) else ""

    async def _read(self, viewer: Viewer) -> None:
        while self.refused < PATIENCE:
            text = await self._receive()
            problem, asked = await self._handle(viewer, text)
            if not problem:
                self.refused = 0
                continue
            self.refused += 1
            log.info("refused", match=self.room.id, asked=asked, why=problem, seats=viewer.own)
            self.audience.tell(viewer, Refused(why=problem, asked=asked))
        viewer.hang_up()

    async def _handle(self, viewer: Viewer, text: str) -> tuple[str, str]:
        """Do what a message asks for; else why not, and what kind of message it was."""
        count = self.room.house.metrics.refused
        if not self.any.take():
            count("too many")
            return "That was too fast. Wait a moment.", ""
        if len(text) > LONGEST:
            count("wrong")
            return f"A message can have at most {LONGEST} characters.", ""
        try:
            message = decode(text)
        except UNREADABLE:
            count("wrong")
            return "That message can't be read.", ""
        asked = str(message.__struct_config__.tag)
        bucket = self.slow.get(type(message))
        if bucket and not bucket.take():
            count("too many")
            return "That was too fast. Wait a moment.", asked
        try:
            await handle(self.room, self.audience, viewer, message)
        except PotagerError as error:
            count(refusal(error)[2])
            return str(error), asked
        return "", asked

    async def _write(self, viewer: Viewer) -> None:
        metrics = self.room.house.metrics
        while (message := await viewer.outbox.get()) is not None:
            started = metrics.clock()
            await self.socket.send_text(message.decode())
            viewer.behind -= 1
            metrics.took("send", started)
        usual = RESTART if self.room.house.closing else GOING_AWAY
        await self._close(NONSENSE if self.refused >= PATIENCE else usual)

    async def _close(self, code: int) -> None:
        try:
            await self.socket.close(code)
        except (RuntimeError, WebSocketDisconnect):
            return  # it was gone already
