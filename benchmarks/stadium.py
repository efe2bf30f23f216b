"""Ten thousand who watch one table, on one process: how late the last of them hears of a move.

    python -m benchmarks.stadium [--watch 10000] [--moves 30] [--clients 2] [--build FOLDER]

The viewers are spread over a few processes, each of which notes when each of its viewers had a
move. All clocks are the machine's own, so times of several processes can be compared. Raise the
limit of open files first (`ulimit -n 25000`).
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import random
import resource
import time
from multiprocessing.connection import Connection

import uvloop

from benchmarks.lines import BareConnection, Player, open_line
from benchmarks.served import Server, new_tables
from benchmarks.table import at

PAUSE = 1.0  # seconds between moves
AT_ONCE = 50  # connections that are opened at the same time


class Watcher(BareConnection):
    """Notes when it was told of each row."""

    times: dict[int, list[float]]

    def told_of(self, seq: int) -> None:
        super().told_of(seq)
        self.times.setdefault(seq, []).append(time.monotonic())


def watch(pipe: Connection, port: int, path: str, count: int) -> None:
    """A process with that many viewers: says when all are there, and at the end what came when."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    times: dict[int, list[float]] = {}

    async def run() -> None:
        lines = [Watcher() for _ in range(count)]
        for line in lines:
            line.times = times
        for first in range(0, count, AT_ONCE):
            some = lines[first : first + AT_ONCE]
            await asyncio.gather(*(open_line(line, port, path) for line in some))
            await asyncio.gather(*(line.told(0) for line in some))
        pipe.send("ready")
        await asyncio.get_running_loop().run_in_executor(None, pipe.recv)

    uvloop.run(run())
    pipe.send((times, time.process_time()))


async def play(server: Server, table: dict[str, str], moves: int) -> tuple[dict[int, float], float]:
    """Play; when each row was asked for, and the processor time of the server a move."""
    player = Player()
    await open_line(player, server.port, table["socket"], table["cookie"])
    await player.told(0)
    await asyncio.sleep(3)  # everybody is told who has come
    cpu = server.cpu()
    lot, asked = random.Random(1), dict[int, float]()
    for _ in range(moves):
        seq = player.seq
        asked[seq + 1] = time.monotonic()
        if not player.act(lot):
            break
        await player.told(seq + 1)
        await asyncio.sleep(PAUSE)
    return asked, (server.cpu() - cpu) / len(asked)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--watch", type=int, default=10_000)
    parser.add_argument("--moves", type=int, default=30)
    parser.add_argument("--clients", type=int, default=2)
    parser.add_argument("--build", default="", help="a folder with an installed Potager")
    options = parser.parse_args()
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    with Server(options.build) as server:
        empty = server.memory()
        (table,) = new_tables(server.port, 1, "snail-invasion", ["me", "hot"])
        each = options.watch // options.clients
        pipes = []
        for _ in range(options.clients):
            ours, theirs = multiprocessing.Pipe()
            given = (theirs, server.port, table["watch"] + "/ws", each)
            multiprocessing.Process(target=watch, args=given, daemon=True).start()
            pipes.append(ours)
        for pipe in pipes:
            pipe.recv()
        time.sleep(2)
        memory = server.memory()
        asked, cpu = uvloop.run(play(server, table, options.moves))
        came: dict[int, list[float]] = {}
        for pipe in pipes:
            pipe.send("end")
            times, _ = pipe.recv()
            for seq, found in times.items():
                came.setdefault(seq, []).extend(found)
    lates = [time - asked[seq] for seq, found in came.items() if seq in asked for time in found]
    last = [max(found) - asked[seq] for seq, found in came.items() if seq in asked]
    print(f"{options.watch:,} watch one table, {len(asked)} moves, {PAUSE:g} s between")
    print("| p50 | p99 | the last viewer (p50) | server CPU a move | a viewer | memory |")
    print("|---|---|---|---|---|---|")
    print(
        f"| {at(lates, 0.5)} | {at(lates, 0.99)} | {at(last, 0.5)} | {1000 * cpu:.0f} ms "
        f"| {1e6 * cpu / options.watch:.1f} µs, {1000 * (memory - empty) / options.watch:.0f} KB "
        f"| {memory:.0f} MB |"
    )


if __name__ == "__main__":
    main()
