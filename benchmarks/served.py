"""A table server to be measured, of this build or of another one, and tables on it."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

SETTINGS = {
    "message_rate": 1e6, "table_rate": 1e6, "connection_rate": 1e6, "code_rate": 1e6,
    "own_table_rate": 1e6, "address_connections": 100_000, "seat_connections": 100_000,
    "table_connections": 100_000, "check_rate": 1e6, "bot_workers": 1, "roll_wait": 1e6,
    "pass_wait": 1e6,
}  # fmt: skip
START = "from potager.table.cli import app; app()"


class Server:
    """`potager serve` in a process of its own.

    `build` is a folder with an installed Potager; empty: the one that runs the benchmark.
    """

    def __init__(self, build: str = "", database: str = "", workers: int = 1) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.database = database or str(Path(self.folder.name) / "table.sqlite")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        env = os.environ | {"POTAGER_TABLE": json.dumps(SETTINGS)}
        if build:
            env["PYTHONPATH"] = str(Path(build).absolute())
        command = [
            sys.executable, "-c", START, "serve", "--port", str(self.port),
            "--database", self.database, "--workers", str(workers),
        ]  # fmt: skip
        began = time.perf_counter()
        self.log = Path(self.folder.name) / "log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(command, env=env, stdout=log, stderr=log)
        while True:
            try:
                httpx.get(self.url + "/healthz").raise_for_status()
                break
            except httpx.TransportError:
                if self.process.poll() is not None:
                    raise SystemExit(self.log.read_text()) from None
                time.sleep(0.02)
        self.started_in = time.perf_counter() - began
        while self.log.read_text().count('"ready"') < workers:
            time.sleep(0.02)
        self.processes = [self.process.pid, *(_workers(self.process.pid) if workers > 1 else ())]

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def cpu(self) -> float:
        """The processor time that it has used, in seconds, without the bots' processes."""
        return sum(map(cpu_seconds, self.processes))

    def memory(self) -> float:
        """The megabytes that it holds."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1000
        return 0.0

    def written(self) -> int:
        """The bytes that it has handed over to be written to files."""
        for line in Path(f"/proc/{self.process.pid}/io").read_text().splitlines():
            if line.startswith("write_bytes:"):
                return int(line.split()[1])
        return 0


def _workers(process: int) -> list[int]:
    """The processes that serve in place of this one."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [
        int(child)
        for child in children
        if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()
    ]


def cpu_seconds(process: int) -> float:
    """The processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def new_tables(port: int, number: int, game: str, seats: list[str]) -> list[dict[str, Any]]:
    """Tables that one browser has made: their addresses, and its cookie as `cookie`."""
    made = []
    with httpx.Client(base_url=f"http://127.0.0.1:{port}") as browser:
        for _ in range(number):
            ask = {"game": game, "seats": seats, "draw": False, "react": 0}
            answer = browser.post("/api/tables", json=ask)
            answer.raise_for_status()
            made.append({**answer.json(), "cookie": browser.cookies["potager"]})
    return made


def take_seat(port: int, table: dict[str, Any], seat: int, name: str = "") -> str:
    """Another browser takes a seat; its cookie."""
    invite = table["invite"].removeprefix("/j/")
    ask = {"seat": seat, "invite": invite, "name": name or f"Player {seat}"}
    with httpx.Client(base_url=f"http://127.0.0.1:{port}") as browser:
        browser.post(f"/api/tables/{table['code']}/seats", json=ask).raise_for_status()
        return browser.cookies["potager"]
