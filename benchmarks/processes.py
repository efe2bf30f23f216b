"""Two processes of the table on one PostgreSQL beside one: how many moves they carry.

    python -m benchmarks.processes [--database postgresql://…] [--tables 100] [--rounds 3]

Without a database it starts one of its own, as the tests do (Debian: apt install postgresql), which
does not wait for the disk.

The load generator and PostgreSQL share the machine, so what counts is a process's own processor
time: one that needs 1 ms a move carries 1,000 moves a second on a core of its own. With two, each
serves half of the tables (as a web server in front does that goes by the address); then every table
is also watched at the process that does not make its moves, which has to hear of them.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import uvloop

from benchmarks.lines import BareConnection, open_line
from benchmarks.served import Server
from benchmarks.table import MOVES, VIEWERS, Run, Table, measured, seated


async def run(servers: list[Server], tables: int, *, elsewhere: bool) -> float:
    """How many moves a second the busiest of these processes lets them carry."""
    groups: list[list[Table]] = []
    for number, server in enumerate(servers):
        watch = VIEWERS - 2 if elsewhere else VIEWERS - 1
        other = servers[number - 1]
        made = await seated(server, "snail-invasion", 2, tables // len(servers), watch, hot=True)
        for table in made if elsewhere else ():
            line = await open_line(BareConnection(), other.port, table.watch)
            await line.told(0)
            table.lines.append(line)
        groups.append(made)
    runs: list[Run] = await asyncio.gather(
        *(measured(server, made, MOVES) for server, made in zip(servers, groups, strict=True))
    )
    return sum(one.moves for one in runs) / max(one.cpu for one in runs)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--database", default="")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--build", default="", help="a folder with an installed Potager")
    options = parser.parse_args()
    with database(options.database) as url:
        compare(url, options)


@contextmanager
def database(url: str) -> Iterator[str]:
    """The database of this address, or a new one."""
    if url:
        yield url
        return
    sys.path.append(str(Path(__file__).parents[1] / "tests"))
    from postgresql import Postgres

    own = Postgres().start()
    try:
        yield own.url
    finally:
        own.remove()


def compare(url: str, options: argparse.Namespace) -> None:
    """Measure one process and two, round after round."""
    found: dict[str, list[float]] = {}
    for _ in range(options.rounds):
        for name, count, elsewhere in (
            ("one process", 1, False),
            ("two, each table at one of them", 2, False),
            ("two, each table watched at both", 2, True),
        ):
            servers = [Server(options.build, url) for _ in range(count)]
            try:
                carried = uvloop.run(run(servers, options.tables, elsewhere=elsewhere))
            finally:
                for server in servers:
                    server.stop()
            found.setdefault(name, []).append(carried)
    print("| run | moves/s by CPU | beside one |\n|---|---|---|")
    for name, each in found.items():
        ratio = median(a / b for a, b in zip(each, found["one process"], strict=True))
        print(f"| {name} | {median(each):,.0f} | {ratio:.2f} times |")


if __name__ == "__main__":
    main()
