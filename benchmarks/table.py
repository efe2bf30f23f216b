"""What the table costs: processor time and bytes a move, memory a viewer, moves a second.

    python -m benchmarks.table [PART …] [--before FOLDER] [--rounds N] [--tables N] [--watch N]

Parts (all unless named):

    moves   Snail Invasion! on many tables as fast as it goes, a mover and three who watch each
    pace    the same at the pace of quick people, with `--watch` who watch each
    games   each game with a person on every seat, and as many who watch as make four viewers
    languages   the same in one language, and in two
    crowd   one table with 2,000 who watch
    idle    memory of viewers to whom nothing happens, and what is written meanwhile

Every move is durable before anybody is told (SQLite). Times are until the last viewer has it. The
clients share the machine with the server, so processor time is what counts; theirs stands beside
it. With `--before` another build, installed in that folder, is measured in the same run.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import resource
import sys
import time
from collections.abc import Callable, Coroutine
from functools import partial
from itertools import cycle
from typing import NamedTuple

import uvloop

from benchmarks.lines import BareConnection, Player, all_told, give_way, open_line
from benchmarks.served import Server, new_tables, take_seat
from potager.core.registry import games

WARM = 10  # moves of each table before it is measured
MOVES = 40  # that each table makes in a run: most matches are longer
CROWD = 2_000
IDLERS = 1_000
IDLE_TABLES = 20
VIEWERS = 4
GAME_TABLES = 20
QUIET = 10.0  # seconds in which nothing happens
PACE = 4.0


class Run(NamedTuple):
    """What one run has cost."""

    moves: int
    took: float  # seconds by the clock
    cpu: float  # of the server
    clients: float  # of the clients
    received: int  # bytes, all viewers together
    viewers: int
    steps: list[float]  # until the last viewer had it
    memory: float

    def row(self, name: str) -> str:
        return (
            f"| {name} | {1000 * self.cpu / self.moves:.2f} ms | {self.moves / self.took:,.0f} "
            f"| {self.moves / self.cpu:,.0f} | {at(self.steps, 0.5)} | {at(self.steps, 0.99)} "
            f"| {1000 * self.clients / self.moves:.2f} ms | {self.memory:.0f} MB "
            f"| {self.received / self.moves / self.viewers / 1000:.2f} KB |"
        )


HEAD = (
    "| run | CPU a move | moves/s | moves/s by CPU | p50 | p99 | clients' CPU a move | memory "
    "| a viewer and move |\n|---|---|---|---|---|---|---|---|---|"
)


def at(steps: list[float], share: float) -> str:
    steps = sorted(steps)
    return f"{1000 * steps[int(share * (len(steps) - 1))]:.1f} ms" if steps else "–"


class Table:
    """One match: its players, who watches, and how long each move took."""

    watch = ""  # the address at which it is watched

    def __init__(
        self, players: list[Player], watchers: list[BareConnection], lot: random.Random
    ) -> None:
        self.players = players
        self.lines: list[BareConnection] = [*players, *watchers]
        self.lot = lot
        self.steps: list[float] = []

    async def begin(self) -> None:
        """Get ready and start, if nobody has yet."""
        for line in self.lines:
            await line.told(0)
        host = self.players[0]
        if host.now.get("phase") == "waiting-room":
            for seat, player in enumerate(self.players):
                player.say("ready", seat=seat)
            await host.until(lambda: bool(host.now.get("can_start")))
            host.say("start")
        for player in self.players:
            await player.until(partial(_begun, player))

    async def play(self, moves: int, pause: float, end: float = float("inf")) -> None:
        """Make that many moves, with `pause` seconds between on average."""
        await asyncio.sleep(self.lot.uniform(0, pause))
        while len(self.steps) < moves and time.perf_counter() < end:
            if self.players[0].now.get("phase") == "over":
                return
            player = next((one for one in self.players if one.act(self.lot)), None)
            if player is None:
                raise SystemExit(f"nobody can move: {[one.now for one in self.players]}")
            began, seq = time.perf_counter(), player.seq
            await player.hear()
            if player.seq > seq:  # else a secret: the others hear nothing
                await all_told(self.lines, player.seq)
            self.steps.append(time.perf_counter() - began)
            if pause:
                await asyncio.sleep(self.lot.expovariate(1 / pause))

    def close(self) -> None:
        for line in self.lines:
            line.close()


def _begun(player: Player) -> bool:
    return bool(player.now.get("phase") != "waiting-room")


async def seated(
    server: Server,
    game: str,
    seats: int,
    tables: int,
    watch: int,
    *,
    hot: bool = False,
    languages: tuple[str, ...] = ("en",),
) -> list[Table]:
    """Tables with a person on each seat, or with one for all (`hot`), and some who watch.

    The languages go round.
    """
    language = cycle(f"?lang={one}" for one in languages)
    kinds = ["me", *(["hot" if hot else "friend"] * (seats - 1))]
    found = []
    for number, made in enumerate(new_tables(server.port, tables, game, kinds)):
        cookies = [made["cookie"]]
        if not hot:
            cookies += [take_seat(server.port, made, seat) for seat in range(1, seats)]
        players, watchers = [], []
        for cookie in cookies:
            player = Player()
            await open_line(player, server.port, made["socket"] + next(language), cookie)
            players.append(player)
        for _ in range(watch):
            path = made["watch"] + "/ws" + next(language)
            watchers.append(await open_line(BareConnection(), server.port, path))
        found.append(Table(players, watchers, random.Random(number)))
        found[-1].watch = made["watch"] + "/ws"
    await asyncio.gather(*(table.begin() for table in found))
    return found


async def measured(
    server: Server, tables: list[Table], moves: int, pause: float = 0, seconds: float = 1e9
) -> Run:
    """Let all tables play, and see what it costs."""
    await asyncio.sleep(1)  # let what follows from so many arrivals settle
    if not pause:
        await asyncio.gather(*(table.play(WARM, 0) for table in tables))
    lines = [line for table in tables for line in table.lines]
    for table in tables:
        table.steps.clear()
    received = sum(line.bytes for line in lines)
    began, cpu, mine = time.perf_counter(), server.cpu(), time.process_time()
    await asyncio.gather(*(table.play(moves, pause, began + seconds) for table in tables))
    took = time.perf_counter() - began
    cpu, mine = server.cpu() - cpu, time.process_time() - mine
    steps = [step for table in tables for step in table.steps]
    received = sum(line.bytes for line in lines) - received
    viewers = len(lines) // len(tables)
    memory = server.memory()
    for table in tables:
        table.close()
    await asyncio.sleep(0.2)
    return Run(len(steps), took, cpu, mine, received, viewers, steps, memory)


# The parts


async def moves(server: Server, options: argparse.Namespace) -> list[str]:
    tables = await seated(server, "snail-invasion", 2, options.tables, VIEWERS - 1, hot=True)
    run = await measured(server, tables, MOVES)
    return [run.row(f"{options.tables} tables, as fast as it goes")]


async def pace(server: Server, options: argparse.Namespace) -> list[str]:
    watch = options.watch
    tables = await seated(server, "snail-invasion", 2, options.tables, watch, hot=True)
    run = await measured(server, tables, MOVES, PACE, 20)
    crowd = f"{options.tables:,} tables, {options.tables * watch:,} who watch"
    return [run.row(f"{crowd}, a move in {PACE:g} s each")]


async def each_game(server: Server, _: argparse.Namespace) -> list[str]:
    rows = []
    for game in games():
        seats = game.seats(game.resolve())
        watch = max(0, VIEWERS - seats)
        tables = await seated(server, game.name, seats, GAME_TABLES, watch)
        run = await measured(server, tables, 30)
        rows.append(run.row(f"{game.title}, {seats} play, {watch} watch"))
    return rows


async def languages(server: Server, _: argparse.Namespace) -> list[str]:
    rows = []
    for game in games():
        seats = game.seats(game.resolve())
        watch = max(0, VIEWERS - seats)
        for spoken in (("en",), ("en", "de")):
            some = await seated(server, game.name, seats, GAME_TABLES, watch, languages=spoken)
            run = await measured(server, some, 30)
            rows.append(run.row(f"{game.title}, in {' and '.join(spoken)}"))
    return rows


async def crowd(server: Server, _: argparse.Namespace) -> list[str]:
    tables = await seated(server, "snail-invasion", 2, 1, CROWD, hot=True)
    run = await measured(server, tables, 40)
    return [run.row(f"{CROWD:,} watch one table")]


SETTLED = 12  # seconds after which it is noted, once, that the players are not there


async def idle(server: Server, _: argparse.Namespace) -> list[str]:
    """Viewers to whom nothing happens: what they hold, and what is written meanwhile."""
    made = new_tables(server.port, IDLE_TABLES, "snail-invasion", ["me", "hot"])
    lines = [await open_line(BareConnection(), server.port, one["watch"] + "/ws") for one in made]
    await asyncio.gather(*(line.told(0) for line in lines))
    await asyncio.sleep(1)
    before = server.memory()
    for number in range(IDLERS):
        path = made[number % IDLE_TABLES]["watch"] + "/ws"
        lines.append(await open_line(BareConnection(), server.port, path))
    await asyncio.gather(*(line.told(0) for line in lines))
    await asyncio.sleep(SETTLED)
    each = 1000 * (server.memory() - before) / IDLERS
    written, cpu = server.written(), server.cpu()
    await asyncio.sleep(QUIET)
    written, cpu = server.written() - written, server.cpu() - cpu
    for line in lines:
        line.close()
    name = f"{IDLERS:,} idle viewers of {IDLE_TABLES} tables"
    return [f"| {name} | {each:.0f} KB | {written / QUIET:,.0f} bytes/s | {cpu / QUIET:.1%} |"]


IDLE_HEAD = "| run | memory a viewer | written | CPU |\n|---|---|---|---|"
Part = Callable[[Server, argparse.Namespace], Coroutine[None, None, list[str]]]
PARTS: dict[str, Part] = {
    "moves": moves, "pace": pace, "games": each_game, "languages": languages, "crowd": crowd,
    "idle": idle,
}  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], default=[])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--watch", type=int, default=VIEWERS - 1, help="at each table, for `pace`")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--build", default="", help="a folder with an installed Potager")
    parser.add_argument("--before", default="", help="another one, measured in the same run")
    parser.add_argument("--database", default="", help="postgresql://…, in place of SQLite")
    options = parser.parse_args()
    give_way()
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    builds = {"before": options.before, "now": options.build} if options.before else {
        "now": options.build
    }  # fmt: skip
    for part in options.parts or PARTS:
        print(f"\n{IDLE_HEAD if part == 'idle' else HEAD}")
        for _ in range(options.rounds):
            for name, build in builds.items():
                with Server(build, options.database) as server:
                    for row in uvloop.run(PARTS[part](server, options)):
                        print(row.replace("| ", f"| {name}: " if len(builds) > 1 else "| ", 1))
                    sys.stdout.flush()


if __name__ == "__main__":
    main()
