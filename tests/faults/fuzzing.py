"""Nonsense over the socket: nearly right messages, broken JSON, bytes that are no frames at all.

The server refuses each in one sentence or hangs up. Afterwards it lives, has logged no fault, and
every match can be read.
"""

from __future__ import annotations

import asyncio
import json
import random
import socket as sockets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, get_args

import httpx
import msgspec
from faults.campaign import opened
from faults.clients import masked, upgrade
from faults.ground import Ground, SqliteGround
from faults.outcome import Outcome
from serving import Message
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from potager.table.rooms.moment import Moment
from potager.table.rooms.requests import BrowserMessage
from potager.table.store.base import Store

AT_ONCE = 4  # connections
ON_A_LINE = 2000  # frames, then another table
GAMES = ("snail-invasion", "pyramid-shambo", "yes-broccoli", "carrots-and-broccoli", "carrotia")
KINDS = {str(kind.__struct_config__.tag): kind for kind in get_args(BrowserMessage)}
COSTLY = ("layout", "look", "hello")  # answered with a whole scene
STRANGE: list[Any] = [
    None, True, -1, 0, 1, 2**31, 2**63, -(2**63), 10**30, 0.5, 1e308, "", "0", "-1", "pass", "²",
    "\u0000", "💣" * 40, "a" * 5000, [], {}, [[]], ["pass"], ["square:d4", "tile"], {"a": {"b": 1}},
    [None] * 50, "wide", "phone", "undo", "draw", "pause", "round", "rematch", "bot:easy", "medium",
]  # fmt: skip


def frame(lot: random.Random) -> str | bytes:
    """Something to send."""
    kind = lot.choice([name for name in KINDS if name not in COSTLY or lot.random() < 0.02])
    message: Message = {"type": kind}
    for field in msgspec.structs.fields(KINDS[kind]):
        if lot.random() < 0.8:
            message[field.encode_name] = lot.choice(STRANGE)
    if lot.random() < 0.1:
        message[lot.choice(["type", "seat", "extra"])] = lot.choice(STRANGE)
    text = json.dumps(message)
    spoil = lot.random()
    if spoil < 0.1:
        return text[: lot.randrange(len(text))]
    if spoil < 0.2:
        at = lot.randrange(len(text))
        return text[:at] + chr(lot.randrange(1, 0xD7FF)) + text[at + 1 :]
    if spoil < 0.25:
        return lot.randbytes(lot.randrange(200))
    if spoil < 0.27:
        return "[" * lot.randrange(4000)
    return text


class Fuzzer:
    """Connections that send nonsense, and the tables that they send it to."""

    def __init__(self, ground: Ground, seed: int, tell: Callable[[str], None]) -> None:
        self.ground = ground
        self.lot = random.Random(seed)
        self.tell = tell
        self.sent = 0
        self.tables = 0
        self.refused = 0
        self.hung_up = 0

    async def run(self, frames: int) -> None:
        """Send so many."""
        await asyncio.gather(*(self._send_on(frames) for _ in range(AT_ONCE)))

    async def _send_on(self, frames: int) -> None:
        url, anew = self.ground.servers[0].url, httpx.Limits(max_keepalive_connections=0)
        async with httpx.AsyncClient(base_url=url, timeout=30, limits=anew) as browser:
            while self.sent < frames:
                seats = ["me", *["bot:easy"] * 9]
                ask = {"game": self.lot.choice(GAMES), "seats": seats}
                made = await browser.post("/api/tables", json=ask)
                assert made.status_code == 201, made.text
                self.tables += 1
                cookie, path = browser.cookies["potager"], made.json()["socket"]
                end = min(frames, self.sent + ON_A_LINE)
                while self.sent < end:
                    if self.lot.random() < 0.3:
                        await asyncio.to_thread(self._bytes, path, cookie)
                    await self._line(path, cookie, end)

    async def _line(self, path: str, cookie: str, end: int) -> None:
        address = self.ground.servers[0].url.replace("http", "ws", 1) + path
        headers = {"Cookie": f"potager={cookie}"}
        with suppress(OSError, WebSocketException, TimeoutError):
            async with connect(
                address, additional_headers=headers, max_queue=None, close_timeout=2
            ) as socket:
                await socket.send('{"type": "hello"}')
                while self.sent < end:
                    for _ in range(12):  # not so many that it is hung up on for them alone
                        await socket.send(frame(self.lot))
                    self.sent += 12
                    self.tell("")
                    await socket.send('{"type": "ping", "sent": 77}')
                    await self._until_pong(socket)
                return
        self.hung_up += 1

    async def _until_pong(self, socket: Any) -> None:
        async with asyncio.timeout(20):
            while (kind := json.loads(await socket.recv())["type"]) != "pong":
                self.refused += kind == "refused"

    def _bytes(self, path: str, cookie: str) -> None:
        """What is no frame at all."""
        with suppress(OSError), sockets.socket() as line:
            line.settimeout(2)
            line.connect(("127.0.0.1", self.ground.servers[0].port))
            line.sendall(upgrade(path, cookie))
            line.recv(4096)
            if self.lot.random() < 0.5:
                line.sendall(masked(b'{"type": "hello"}'))
            line.sendall(self.lot.randbytes(self.lot.randrange(1, 3000)))
            self.sent += 1

    async def all_can_be_read(self, store: Store) -> int:
        """Every match has a log that replays; how many events there are."""
        events = 0
        async with opened(store):
            ids = await store.read(lambda db: db.rows("SELECT id FROM matches"))
            for (match,) in ids:
                stored = await store.load(match)
                assert stored
                events += Moment.read(stored, 0.0).seq
        return events


def run(frames: int, seed: int, tell: Callable[[str], None]) -> Outcome:
    """Send so many frames to a server; what came of it."""
    ground = SqliteGround(random.Random(seed))
    fuzzer = Fuzzer(ground, seed, tell)
    outcome = Outcome(part="nonsense over the socket")
    try:
        ground.start()
        asyncio.run(fuzzer.run(frames))
        outcome.what = {"frames": fuzzer.sent, "refused": fuzzer.refused, "hung up": fuzzer.hung_up}
        events = asyncio.run(fuzzer.all_can_be_read(ground.store()))
        health = httpx.get(f"{ground.servers[0].url}/healthz", timeout=10).status_code
        if health != 200:
            outcome.wrong.append(f"/healthz answers {health}")
        outcome.what |= {"tables": fuzzer.tables, "events": events}
    except AssertionError as error:
        outcome.wrong.append(str(error)[:2000])
    except KeyboardInterrupt:
        outcome.stopped = True
    finally:
        ground.close()
    outcome.check_logs(ground.logs)
    return outcome
