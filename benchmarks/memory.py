"""Whether a server's memory levels off: matches of all games, one after another, in one process.

    python -m benchmarks.memory [--minutes 60] [--every 5] [--tables 8] [--pause 0.2]

At each table one match follows another, each with new people, other names and somebody who watches.
Every few minutes the memory that the server holds (RSS) is printed, with the matches so far.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from itertools import count
from typing import Any

import uvloop

from benchmarks.lines import BareConnection, Player, give_way, open_line
from benchmarks.served import Server, new_tables, take_seat
from benchmarks.table import Table
from potager.core.registry import games

MOST_MOVES = 150  # of a match, which then is left as it is
FIRST = ("Ada", "Ben", "Cleo", "Dag", "Edda", "Finn", "Gro", "Hal", "Ines", "Jon", "Kaja", "Lea")


async def keep_playing(
    server: Server, lot: random.Random, played: count[int], pause: float
) -> None:
    """Play match after match at one table."""
    while True:
        game = lot.choice(games())
        seats = game.seats(game.resolve())
        table = await asyncio.to_thread(_new_table, server, game.name, seats, lot)
        players = [Player() for _ in table["cookies"]]
        for player, cookie in zip(players, table["cookies"], strict=True):
            await open_line(player, server.port, table["socket"], cookie)
        watcher = await open_line(BareConnection(), server.port, table["watch"] + "/ws")
        match = Table(players, [watcher], lot)
        await match.begin()
        await match.play(MOST_MOVES, pause)
        match.close()
        next(played)


def _new_table(server: Server, game: str, seats: int, lot: random.Random) -> dict[str, Any]:
    made = new_tables(server.port, 1, game, ["me", *["friend"] * (seats - 1)])[0]
    names = (f"{lot.choice(FIRST)} {lot.randrange(1_000)}" for _ in range(1, seats))
    others = [take_seat(server.port, made, seat, name) for seat, name in enumerate(names, 1)]
    return made | {"cookies": [made["cookie"], *others]}


async def watch(server: Server, options: argparse.Namespace) -> None:
    played = count()
    tables = [
        asyncio.create_task(keep_playing(server, random.Random(number), played, options.pause))
        for number in range(options.tables)
    ]
    began = time.monotonic()
    print("| minutes | matches | RSS |\n|---|---|---|", flush=True)
    for looked in range(1 + round(options.minutes / options.every)):
        wait = began + 60 * options.every * looked - time.monotonic()
        failed, _ = await asyncio.wait(tables, timeout=wait, return_when="FIRST_COMPLETED")
        for table in failed:
            table.result()
        minutes = (time.monotonic() - began) / 60
        so_far = repr(played).removeprefix("count(").removesuffix(")")
        print(f"| {minutes:.0f} | {so_far} | {server.memory():.0f} MB |", flush=True)
    for table in tables:
        table.cancel()
    await asyncio.gather(*tables, return_exceptions=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--every", type=float, default=5, help="minutes between two figures")
    parser.add_argument("--tables", type=int, default=8, help="at the same time")
    parser.add_argument("--pause", type=float, default=0.2, help="seconds before each move")
    parser.add_argument("--build", default="", help="a folder with an installed Potager")
    options = parser.parse_args()
    give_way()
    with Server(options.build) as server:
        uvloop.run(watch(server, options))


if __name__ == "__main__":
    main()
