"""How much one table server carries: many matches at once, every move durable.

Each table has a mover, who plays both sides of Snail Invasion!, and watchers. What is measured is
the time from sending a roll or a move until the last watcher has it. Two runs: at the pace of
quick people, and as fast as it goes. The clients share the machine with the server.

    python benchmarks/table.py [--tables 200] [--watchers 3] [--database postgresql://…]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

SEQ = re.compile(r'"now":\{"seq":(\d+)')
SETTINGS = {
    "message_rate": 1e6, "table_rate": 1e6, "connection_rate": 1e6, "bot_workers": 1,
    "roll_wait": 1e6,
}  # fmt: skip


class Table:
    """One match: its mover and its watchers, and how long each step took."""

    def __init__(self, made: dict[str, str], cookie: str, port: int) -> None:
        self.made = made
        self.cookie = cookie
        self.base = f"ws://127.0.0.1:{port}"
        self.took: list[float] = []
        self.bytes = 0
        self.watchers: list[ClientConnection] = []

    async def open(self, watchers: int) -> None:
        self.mover = await self._connect(self.made["socket"], {"Cookie": f"potager={self.cookie}"})
        for _ in range(watchers):
            self.watchers.append(await self._connect(self.made["watch"] + "/ws", {}))
        for watcher in self.watchers:
            await self._until(watcher, 0)
        self.now = await self._mine(0)

    async def _connect(self, path: str, headers: dict[str, str]) -> ClientConnection:
        made = await connect(self.base + path, additional_headers=headers, compression=None)
        await made.send('{"type":"hello"}')
        return made

    async def play(self, until: float, pause: float) -> None:
        """Roll and move until that time, and wait `pause` seconds between on average."""
        await asyncio.sleep(random.uniform(0, pause))
        while time.perf_counter() < until and self.now["phase"] == "playing":
            seq = self.now["seq"]
            if self.now.get("roll"):
                ask: dict[str, Any] = {"type": "roll"}
            else:
                decision = self.now["decisions"][0]
                branch = random.choice(decision["branches"])
                ask = {
                    "type": "move",
                    "decision": decision["id"],
                    "seat": decision["seat"],
                    "path": [branch["target"]],
                }
            began = time.perf_counter()
            await self.mover.send(json.dumps(ask))
            for watcher in self.watchers:
                await self._until(watcher, seq + 1)
            self.took.append(time.perf_counter() - began)
            self.now = await self._mine(seq + 1)
            await asyncio.sleep(random.expovariate(1 / pause) if pause else 0)

    async def _until(self, watcher: ClientConnection, seq: int) -> None:
        while True:
            text = await watcher.recv()
            self.bytes += len(text)
            found = SEQ.search(str(text))
            if found and int(found.group(1)) >= seq:
                return

    async def _mine(self, seq: int) -> dict[str, Any]:
        while True:
            text = str(await self.mover.recv())
            self.bytes += len(text)
            found = SEQ.search(text)
            if found and int(found.group(1)) >= seq:
                now: dict[str, Any] = json.loads(text)["now"]
                return now

    async def close(self) -> None:
        for one in (self.mover, *self.watchers):
            await one.close()


def new_tables(port: int, number: int) -> list[Table]:
    """Tables whose two seats are one browser's."""
    made = []
    with httpx.Client(base_url=f"http://127.0.0.1:{port}") as browser:
        for _ in range(number):
            ask = {"game": "snail-invasion", "seats": ["me", "hot"]}
            answer = browser.post("/api/tables", json=ask)
            made.append(Table(answer.json(), browser.cookies["potager"], port))
    return made


async def measure(made: list[Table], server: int, watchers: int, pause: float) -> str:
    """One run; its row of the table."""
    seconds = 10
    await asyncio.gather(*(table.open(watchers) for table in made))
    await asyncio.sleep(2)  # let what follows from so many arrivals settle
    cpu, began = cpu_seconds(server), time.perf_counter()
    mine = time.process_time()
    received = sum(table.bytes for table in made)
    await asyncio.gather(*(table.play(began + seconds, pause) for table in made))
    took = time.perf_counter() - began
    steps = sorted(step for table in made for step in table.took)
    used = (cpu_seconds(server) - cpu) / took
    clients = (time.process_time() - mine) / took
    received = sum(table.bytes for table in made) - received
    await asyncio.gather(*(table.close() for table in made))
    name = f"one move in {pause:g} s a table" if pause else "as fast as it goes"
    return (
        f"| {name} | {len(steps) / took:,.0f} | {at(steps, 0.5)} | {at(steps, 0.99)} "
        f"| {used:.0%} | {clients:.0%} | {memory(server):.0f} MB "
        f"| {received / max(1, len(steps)) / (watchers + 1) / 1000:.1f} KB |"
    )


def at(steps: list[float], share: float) -> str:
    return f"{1000 * steps[int(share * (len(steps) - 1))]:.1f} ms" if steps else "-"


def cpu_seconds(process: int) -> float:
    """The processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> float:
    """The megabytes that a process holds."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1000
    return 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--watchers", type=int, default=3)
    parser.add_argument("--database", default="")
    parser.add_argument("--pauses", type=float, nargs="*", default=[4.0, 0.0])
    options = parser.parse_args()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or str(Path(folder) / "table.sqlite")
        command = [sys.executable, "-c", "from potager.cli import main; main()", "serve",
                   "--port", str(port), "--database", database]  # fmt: skip
        env = os.environ | {"POTAGER_TABLE": json.dumps(SETTINGS)}
        server = subprocess.Popen(command, env=env, stderr=subprocess.DEVNULL)
        began = time.perf_counter()
        while True:
            try:
                httpx.get(f"http://127.0.0.1:{port}/").raise_for_status()
                break
            except httpx.TransportError:
                time.sleep(0.02)
        print(f"From start to the first page: {time.perf_counter() - began:.2f} s\n")
        print("| load | moves/s | p50 | p99 | server CPU | clients' CPU | memory | a message |")
        print("|---|---|---|---|---|---|---|---|")
        try:
            for pause in options.pauses:
                made = new_tables(port, options.tables)
                run = measure(made, server.pid, options.watchers, pause)
                print(asyncio.run(run), flush=True)
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
