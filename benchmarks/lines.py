"""The viewers of the benchmarks: WebSocket connections that read, and do little else.

A load generator shares the machine with what it measures, so it has to be light: frames are taken
apart by hand, and only players, who have to choose, read what they are told.
"""

from __future__ import annotations

import asyncio
import os
import random
import struct
from collections.abc import Callable, Sequence
from typing import Any, cast

import msgspec

Message = dict[str, Any]
MARK = b'"now":{"seq":'
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
WHOLE_TEXT = 0x81  # the first byte of a text in one frame
MASK = b"mask"


class BareConnection(asyncio.Protocol):
    """One connection: how far it was told the match, and how many bytes that took."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport
        self.seq = -1
        self.bytes = 0
        self.closed = False
        self._rest = b""  # the beginning of a frame whose end has not come yet
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting: list[tuple[Callable[[], bool], asyncio.Future[None]]] = []
        self._next: asyncio.Future[None] | None = None  # the next update
        self._goal: tuple[int, _Goal] | None = None  # a number of rows, and who else waits for it

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        waiting = [future for _, future in self._waiting]
        if self._next is not None:
            waiting.append(self._next)
        if self._goal is not None:
            waiting.append(self._goal[1].reached)
        for future in waiting:
            if not future.done():
                future.set_exception(ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        if data[0] == WHOLE_TEXT and data[1] == 126 and not self._rest:  # as nearly always
            length = data[2] << 8 | data[3]
            if len(data) == length + 4 and self.opened.done():
                self.bytes += length
                self.text(data[4:])
                return
        if self._rest:
            data = self._rest + data
        at = 0
        if not self.opened.done():
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(data[:300].decode()))
                return
            self.opened.set_result(None)
        while (end := self._frame(data, at)) > at:
            at = end
        self._rest = data[at:]

    def _frame(self, data: bytes, at: int) -> int:
        """Read the frame that begins there, if it is whole; where the next one begins."""
        if len(data) < at + 2:
            return at
        length, start = data[at + 1] & 127, at + 2
        if length > 125:
            start += 2 if length == 126 else 8
            if len(data) < start:
                return at
            length = int.from_bytes(data[at + 2 : start], "big")
        end = start + length
        if len(data) < end:
            return at
        kind = data[at] & 15
        if kind == TEXT:
            self.bytes += length
            self.text(data[start:end])
        elif kind == PING:
            self.send(data[start:end], PONG)
        return end

    def text(self, body: bytes) -> None:
        """A message has come."""
        at = body.find(MARK)
        if at >= 0:
            start = at + len(MARK)
            end = body.index(b",", start)
            self.told_of(int(body[start:end]))

    def told_of(self, seq: int) -> None:
        """An update has told the match up to there."""
        self.seq = seq
        if self._next is not None:
            heard, self._next = self._next, None
            heard.set_result(None)
        if self._goal is not None and seq >= self._goal[0]:
            goal, self._goal = self._goal[1], None
            goal.came()
        for so, future in self._waiting:
            if so() and not future.done():
                future.set_result(None)

    async def until(self, so: Callable[[], bool]) -> None:
        """Wait until something is so; it is looked at with every update of this viewer."""
        if not so():
            future = asyncio.get_running_loop().create_future()
            self._waiting.append((so, future))
            await future
            self._waiting = [one for one in self._waiting if one[1] is not future]

    async def hear(self) -> None:
        """Wait for the next update."""
        self._next = asyncio.get_running_loop().create_future()
        await self._next

    async def told(self, seq: int) -> None:
        """Wait until this viewer has been told that many rows."""
        if self.seq < seq:
            await self.until(lambda: self.seq >= seq)

    def send(self, body: bytes, kind: int = TEXT) -> None:
        """Send a frame, masked as a browser's are."""
        length = len(body)
        head = bytes([128 | kind, 128 | length]) if length < 126 else (
            bytes([128 | kind, 254]) + struct.pack("!H", length)
        )  # fmt: skip
        key = int.from_bytes((MASK * (length // 4 + 1))[:length], "big")
        masked = (int.from_bytes(body, "big") ^ key).to_bytes(length, "big")
        self.transport.write(head + MASK + masked)

    def say(self, kind: str, **fields: object) -> None:
        self.send(msgspec.json.encode({"type": kind, **fields}))

    def close(self) -> None:
        self.transport.close()


class _Goal:
    """What several wait for together."""

    def __init__(self, missing: int) -> None:
        self.missing = missing
        self.reached: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def came(self) -> None:
        self.missing -= 1
        if not self.missing:
            self.reached.set_result(None)


async def all_told(lines: Sequence[BareConnection], seq: int) -> None:
    """Wait until the last of them has been told that many rows."""
    behind = [line for line in lines if line.seq < seq]
    if behind:
        goal = _Goal(len(behind))
        for line in behind:
            line._goal = seq, goal
        await goal.reached


class Player(BareConnection):
    """A connection that plays at random."""

    def __init__(self) -> None:
        super().__init__()
        self.now: Message = {}
        self.refused: list[str] = []

    def text(self, body: bytes) -> None:
        message = msgspec.json.decode(body)
        if message["type"] == "update":
            self.now = message["now"] | message.get("you", {})  # older builds have all in one
        elif message["type"] == "refused":
            self.refused.append(message["why"])
        super().text(body)

    def act(self, lot: random.Random) -> bool:
        """Roll or choose, if it is for this player to do; whether it was."""
        if self.now.get("roll"):
            self.say("roll")
            return True
        open_ = [one for one in self.now.get("decisions", ()) if one["waited"]]
        if not open_ or open_[0].get("chosen"):
            return False
        decision = open_[0]
        path, branches = list[str](), decision["branches"]
        while branches:
            branch = lot.choice(branches)
            path.append(branch["target"])
            like = branch.get("like", branch["target"])
            branches = next(one.get("then") for one in branches if one["target"] == like)
        self.say("move", decision=decision["id"], seat=decision["seat"], path=path)
        return True


def give_way() -> None:
    """Let a load generator take its turn after what it measures; servers that it starts don't."""
    if hasattr(os, "SCHED_BATCH"):
        how = os.SCHED_BATCH | os.SCHED_RESET_ON_FORK
        os.sched_setscheduler(0, how, os.sched_param(0))


async def open_line(line: BareConnection, port: int, path: str, cookie: str = "") -> BareConnection:
    """Connect to our table, and say hello."""
    await connect(line, port, path, cookie)
    line.say("hello")
    return line


async def connect(line: BareConnection, port: int, path: str, cookie: str = "") -> None:
    """Open a WebSocket."""
    loop = asyncio.get_running_loop()
    await loop.create_connection(lambda: line, "127.0.0.1", port)
    headers = [
        f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket",
        "Connection: Upgrade", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
    ]  # fmt: skip
    if cookie:
        headers.append(f"Cookie: potager={cookie}")
    line.transport.write("\r\n".join([*headers, "", ""]).encode())
    await line.opened
