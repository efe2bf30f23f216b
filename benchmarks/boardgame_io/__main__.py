"""Our table beside boardgame.io's server: the same matches, viewers and measure.

    python -m benchmarks.boardgame_io [--tables 100] [--rounds 3] [--workers 2] [--build FOLDER]

Needs node and npm; the first use installs what `package.json` names into `build/boardgame_io`.

Each table has a mover, who plays both sides, and three who watch. A move is finished when the last
of the four has it. Theirs keeps matches in memory, or as files (FlatFile, which does not wait until
they are on the disk); it sends positions, which browsers draw. Ours makes every move durable first,
and sends what changes of the drawing; so theirs is also measured with positions as large as our
scenes. The same light clients, which give way to the server, measure both, and rounds alternate.
Ours is measured in one process, and in as many as there are workers; theirs is one process, and its
matches live in that.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from statistics import median

import msgspec
import uvloop

from benchmarks.lines import BareConnection, all_told, connect, give_way
from benchmarks.served import Server, cpu_seconds
from benchmarks.table import HEAD, MOVES, VIEWERS, WARM, Run, measured, seated

HERE = Path(__file__).parent
INSTALLED = HERE.parents[1] / "build" / "boardgame_io"
SCENE = 22_000  # bytes of a whole scene of ours
STATE = b'"_stateID":'
Kind = Callable[[int], Coroutine[None, None, Run]]


class Theirs(BareConnection):
    """A connection by their protocol, Socket.IO."""

    def __init__(self, match: str, player: str | None) -> None:
        super().__init__()
        self.match = match
        self.player = player
        self.turn = "0"  # whose it is
        self.rolled = False

    def text(self, body: bytes) -> None:
        if body == b"2":
            self.send(b"3")
        elif body.startswith(b"0"):
            self.send(b"40/snails,")
        elif body.startswith(b"40/snails,"):
            self.emit("sync", self.match, self.player, None, 2)
        elif (at := body.find(STATE)) >= 0:
            if self.player is not None:
                self._read(body)
            self.told_of(_number(body, at + len(STATE)))

    def _read(self, body: bytes) -> None:
        message = msgspec.json.decode(body[body.index(b",") + 1 :])
        state = message[2].get("state", message[2])
        self.turn, self.rolled = state["ctx"]["currentPlayer"], bool(state["G"]["dice"])

    def emit(self, *arguments: object) -> None:
        self.send(b"42/snails," + msgspec.json.encode(arguments))

    def move(self, lot: random.Random) -> None:
        kind, given = ("play", [lot.randrange(-1, 12)]) if self.rolled else ("roll", list[int]())
        payload = {"type": kind, "args": given, "playerID": self.turn}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.emit("update", action, self.seq, self.match, self.turn)


def _number(body: bytes, start: int) -> int:
    end = start
    while body[end : end + 1].isdigit():
        end += 1
    return int(body[start:end])


class Match:
    """One of their matches, as `benchmarks.table.Table` is one of ours."""

    def __init__(self, mover: Theirs, watchers: list[Theirs], lot: random.Random) -> None:
        self.mover = mover
        self.lines = [mover, *watchers]
        self.lot = lot
        self.steps: list[float] = []

    async def play(self, moves: int) -> None:
        while len(self.steps) < moves:
            began, seq = time.perf_counter(), self.mover.seq
            self.mover.move(self.lot)
            await all_told(self.lines, seq + 1)
            self.steps.append(time.perf_counter() - began)


def install() -> None:
    """Their server, as `package.json` pins it."""
    if not shutil.which("npm"):
        raise SystemExit("This needs node and npm.")
    INSTALLED.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "game.js", "server.js"):
        shutil.copy(HERE / name, INSTALLED)
    if not (INSTALLED / "node_modules").exists():
        command = ["npm", "install", "--no-package-lock", "--no-audit", "--no-fund", "--silent"]
        subprocess.run(command, cwd=INSTALLED, check=True)


async def theirs(tables: int, *, files: bool = False, padding: int = 0) -> Run:
    """One run of their server."""
    with tempfile.TemporaryDirectory() as folder, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
        probe.close()
        command = ["node", "server.js", str(port), folder if files else "-", str(padding)]
        server = await asyncio.create_subprocess_exec(
            *command, cwd=INSTALLED, stdout=asyncio.subprocess.PIPE
        )
        assert server.stdout
        try:
            await server.stdout.readline()
            return await _measured(server.pid, port, tables)
        finally:
            server.terminate()
            await server.wait()


async def _measured(process: int, port: int, tables: int) -> Run:
    matches = []
    path = "/socket.io/?EIO=4&transport=websocket"
    for number in range(tables):
        match = f"match-{number}"  # made when somebody asks for it
        lines = [Theirs(match, "0"), *(Theirs(match, None) for _ in range(VIEWERS - 1))]
        for line in lines:
            await connect(line, port, path)
            await line.told(0)
        matches.append(Match(lines[0], lines[1:], random.Random(number)))
    await asyncio.sleep(1)
    await asyncio.gather(*(one.play(WARM) for one in matches))
    for played in matches:
        played.steps.clear()
    everybody = [line for one in matches for line in one.lines]
    received = sum(line.bytes for line in everybody)
    began, cpu, mine = time.perf_counter(), cpu_seconds(process), time.process_time()
    await asyncio.gather(*(one.play(MOVES) for one in matches))
    took = time.perf_counter() - began
    cpu, mine = cpu_seconds(process) - cpu, time.process_time() - mine
    received = sum(line.bytes for line in everybody) - received
    steps = [step for one in matches for step in one.steps]
    for line in everybody:
        line.close()
    return Run(len(steps), took, cpu, mine, received, VIEWERS, steps, 0.0)


async def ours(build: str, workers: int, tables: int) -> Run:
    with Server(build, workers=workers) as server:
        made = await seated(server, "snail-invasion", 2, tables, VIEWERS - 1, hot=True)
        return await measured(server, made, MOVES)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--workers", type=int, default=2, help="processes of ours, after one")
    parser.add_argument("--build", default="", help="a folder with an installed Potager")
    options = parser.parse_args()
    install()
    give_way()
    own: dict[str, Kind] = {
        f"ours, durable (SQLite), {_processes(number)}": partial(ours, options.build, number)
        for number in sorted({1, options.workers})
    }
    others: dict[str, Kind] = {
        "theirs, in memory": theirs,
        "theirs, FlatFile": partial(theirs, files=True),
        "theirs, in memory, large": partial(theirs, padding=SCENE),
    }
    runs: dict[str, list[Run]] = {name: [] for name in (*own, *others)}
    print(HEAD)
    for _ in range(options.rounds):
        for name, run in (own | others).items():
            runs[name].append(uvloop.run(run(options.tables)))
            print(runs[name][-1].row(name), flush=True)
    print("\n| | beside | moves/s | CPU a move |\n|---|---|---|---|")
    for name in own:
        for other in others:
            pairs = list(zip(runs[name], runs[other], strict=True))
            speed = median((a.moves / a.took) / (b.moves / b.took) for a, b in pairs)
            cost = median((a.cpu / a.moves) / (b.cpu / b.moves) for a, b in pairs)
            print(f"| {name} | {other} | {speed:.2f} times | {cost:.2f} times |")


def _processes(number: int) -> str:
    return "one process" if number == 1 else f"{number} processes"


if __name__ == "__main__":
    main()
