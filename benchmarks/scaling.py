"""Where the next bottleneck is: queues over measured costs, for more and more matches a day.

    python -m benchmarks.scaling              the tables of docs/scaling.md
    python -m benchmarks.scaling --measure    what PostgreSQL costs on this machine (half a minute)

Costs stand in one table, `MEASURED`. A design says how processes and databases share the load. For
each load the script computes what every part has to do in the busiest hour, then plays some seconds
of it move by move: a move waits for its database, is committed, waits for the processor of its
process among other moves and among the notices of all others, and is drawn and sent. What comes
out is how many processes are needed, how full each part is, and how long the last viewer waits.
"""

from __future__ import annotations

import argparse
import heapq
import math
import os
import random
import re
import shutil
import statistics
import subprocess
import tempfile
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SECONDS = 86_400
SIMULATED = 60_000  # moves of a simulation
MOST = 2_000  # processes; where those are not enough, more would only hear more notices
FULL = 0.7  # no part should be fuller than that: beyond it waits grow quickly


class Costs(NamedTuple):
    """What things cost, in seconds, bytes or as a number, on the machine of TABLE_RESULTS.md."""

    events: float = 240  # of a match: the mean of the golden records of the five games
    minutes: float = 20  # that a match lasts
    viewers: float = 2.5  # of a match at a time
    busiest: float = 3.0  # how much more there is in the busiest hour than on average
    bot_share: float = 0.4  # of the events are bots' choices
    move: float = 0.56e-3  # of a move to four viewers; computed (the end of TABLE_RESULTS.md)
    move_goal: float = 0.45e-3  # what it shall cost
    bot: float = 30e-3  # processor time of a medium bot's choice, on another processor
    sqlite_commit: float = 1 / 60_000  # of a move among many that share one fsync
    commit: float = 0.45e-3  # a database's time of a move, many of which share a flush
    commit_alone: float = 3.6e-3  # until a commit is durable that waits for nobody
    notify: float = 1.5e-3  # a commit with a notice in it: no two are flushed at the same time
    notify_after: float = 0.02e-3  # assumed: a notice after the commit, with fifty others in one
    notify_listener: float = 14e-6  # more of a database's time, for each process that listens
    hear: float = 12e-6  # processor time of a process for a notice that is not for it
    reload: float = 1.6e-3  # for one that is: rows are read and shown
    spread: float = 0.5  # of the moves have viewers at a second process, without sticky matches
    row: float = 250  # bytes of an event in the database, with index and the match's own row
    message: float = 1_500  # bytes of an update to one viewer
    room: float = 60_000  # bytes of a match in memory, with what is drawn
    viewer: float = 33_000  # and of an open connection


MEASURED = Costs()


class Design(NamedTuple):
    """How the load is shared."""

    name: str
    databases: int = 1
    notices: str = "all"  # who hears of a move: all processes, those of its shard, or nobody
    after: bool = False  # notices are sent after the commit, many together
    sticky: bool = False  # all viewers of a match are at one process
    cheap: bool = True  # a move costs what it shall cost
    sqlite: bool = False


class Load(NamedTuple):
    """What there is to do in the busiest hour."""

    moves: float  # a second
    rooms: float
    viewers: float
    bots: float  # processors that think


def load_of(matches: float, costs: Costs = MEASURED) -> Load:
    """The load of so many matches a day."""
    a_second = matches / SECONDS * costs.busiest
    moves = a_second * costs.events
    rooms = a_second * costs.minutes * 60
    return Load(moves, rooms, rooms * costs.viewers, moves * costs.bot_share * costs.bot)


class Parts(NamedTuple):
    """How full every part is, for so many processes."""

    processes: int
    process: float  # of its processor
    of_notices: float  # the part of it that goes to notices
    database: float  # of its processors and disk
    queue: float  # of the one lock that commits with notices share


def heard_by(design: Design, processes: int) -> float:
    """How many processes hear of a move that is not theirs."""
    if design.notices == "nobody":
        return 0.0
    shards = design.databases if design.notices == "shard" else 1
    return max(0.0, processes / shards - 1)


def locked(design: Design, costs: Costs) -> float:
    """For how long a move keeps all others of its database from being announced."""
    if design.notices == "nobody":
        return 0.0
    return costs.notify_after if design.after else costs.notify


def parts(design: Design, load: Load, processes: int, costs: Costs = MEASURED) -> Parts:
    """How full everything is."""
    move = costs.move_goal if design.cheap else costs.move
    spread = 0.0 if design.sticky else costs.spread
    own = load.moves / processes * move
    heard = load.moves * heard_by(design, processes) / processes
    notices = heard * costs.hear + load.moves / processes * spread * costs.reload
    a_database = load.moves / design.databases
    listeners = heard_by(design, processes) + (design.notices != "nobody")
    together = 50 if design.after else 1  # one notice tells of so many moves
    work = costs.commit + listeners * costs.notify_listener / together
    if design.sqlite:
        work = costs.sqlite_commit
    lock = locked(design, costs)
    return Parts(processes, own + notices, notices, a_database * work, a_database * lock)


def needed(design: Design, load: Load, costs: Costs = MEASURED) -> Parts:
    """The fewest processes that are not too full; where notices fill each of them, very many."""
    processes, found = 1, parts(design, load, 1, costs)
    while found.process > FULL and processes < MOST:
        processes = max(processes + 1, int(processes * 1.02))
        found = parts(design, load, processes, costs)
    return found


def next_bottleneck(found: Parts) -> str:
    """What is full first if the load grows."""
    full = {
        "a process": found.process - found.of_notices,
        "notifications": found.of_notices,
        "the database": found.database,
        "its notification queue": found.queue,
    }
    return max(full, key=lambda name: full[name])


# Move by move


class Queues:
    """One database with its moves, and one of its processes, as events happen one after another."""

    def __init__(self, design: Design, load: Load, processes: int, costs: Costs, seed: int) -> None:
        self.design, self.costs = design, costs
        self.chance = random.Random(seed)
        self.rate = load.moves / design.databases
        here = processes / design.databases  # processes of a database
        self.share = min(1.0, 1 / here)  # of its moves that are this process's
        self.hears = 0.0 if design.notices == "nobody" else 1 - self.share
        self.strangers = 0.0  # notices of other databases' moves, a second
        if design.notices == "all":
            self.strangers = load.moves - self.rate
        self.move = costs.move_goal if design.cheap else costs.move
        self.free = 500 if design.sqlite else max(1, round(costs.commit_alone / costs.commit))
        self.waiting: deque[float] = deque()  # for a connection
        self.events: list[tuple[float, int, str, float]] = []
        self.lock = self.processor = 0.0
        self.took: list[float] = []
        self.numbered = 0

    def later(self, at: float, what: str, since: float) -> None:
        """Something will happen in a move that came at `since`."""
        self.numbered += 1
        heapq.heappush(self.events, (at, self.numbered, what, since))

    def run(self) -> list[float]:
        """Let many moves happen; how long each of this process's took."""
        now = 0.0
        for _ in range(SIMULATED):
            now += self.chance.expovariate(self.rate)
            self.later(now, "came", now)
        while self.events:
            at, _, what, since = heapq.heappop(self.events)
            getattr(self, what)(at, since)
        return self.took

    def came(self, at: float, since: float) -> None:
        """A move waits for a connection to the database."""
        if self.free:
            self.free -= 1
            self.later(at + self.chance.expovariate(1 / self.costs.commit_alone), "wrote", since)
        else:
            self.waiting.append(since)

    def wrote(self, at: float, since: float) -> None:
        """It is written; its notice goes into the queue, one after another."""
        if self.design.notices != "nobody":
            self.lock = at = max(at, self.lock) + locked(self.design, self.costs)
        self.later(at, "durable", since)

    def durable(self, at: float, since: float) -> None:
        """It is durable: the process shows it, or hears of it."""
        self.free += 1
        if self.waiting:
            self.came(at, self.waiting.popleft())
        costs, kind = self.costs, self.chance.random()
        heard = self.strangers / self.rate * costs.hear  # of other databases, meanwhile
        if kind < self.share:
            self.processor = max(self.processor, at) + self.move + heard
            self.took.append(self.processor - since)
            if not self.design.sticky and self.chance.random() < costs.spread:
                self.processor += costs.reload
        elif kind < self.share + self.hears:
            self.processor = max(self.processor, at) + costs.hear + heard


def simulate(
    design: Design, load: Load, processes: int, costs: Costs = MEASURED, seed: int = 1
) -> tuple[float, float]:
    """How long a move takes until its last viewer has it: half of them, and 99 of a hundred."""
    took = sorted(Queues(design, load, processes, costs, seed).run())
    return statistics.median(took), took[int(0.99 * len(took))]


# Tables

LOADS = (10_000, 1_000_000, 100_000_000)
HERE = Design(
    "moves at 0.45 ms, each match on one process, notifications after the commit",
    after=True,
    sticky=True,
)
DESIGNS = {
    10_000: (
        Design("one process, SQLite", 1, "nobody", sticky=True, cheap=False, sqlite=True),
        Design("processes on one PostgreSQL", after=True, cheap=False),
    ),
    1_000_000: (
        Design("notifications in the commit, as in earlier versions", cheap=False),
        Design("processes on one PostgreSQL", after=True, cheap=False),
        Design("and moves at 0.45 ms", after=True),
        Design("and each match on one process", after=True, sticky=True),
        Design(
            "and the log in 8 parts, notifications by part", 8, "shard", after=True, sticky=True
        ),
    ),
    100_000_000: (
        HERE,
        HERE._replace(name="and the log in 64 parts, notifications to all", databases=64),
        HERE._replace(name="and notifications by part", databases=64, notices="shard"),
        HERE._replace(name="and the log in 640 parts", databases=640, notices="shard"),
        HERE._replace(
            name="and processes notify each other directly", databases=640, notices="nobody"
        ),
    ),
}


def rows(matches: int) -> Iterator[str]:
    """A line of the table for each design."""
    load = load_of(matches)
    for design in DESIGNS[matches]:
        found = needed(design, load)
        fits = max(found.process, found.database, found.queue) < 1
        times = simulate(design, load, found.processes) if fits else None
        told = " / ".join(f"{1000 * one:.1f}" for one in times) + " ms" if times else "too much"
        enough = f"{found.processes:,}" if found.process < 1 else "no number"
        yield (
            f"| {design.name} | {enough} | {found.process:.0%} | {found.of_notices:.0%} | "
            f"{found.database:,.0%} | {found.queue:,.0%} | {told} | {next_bottleneck(found)} |"
        )


def tables(costs: Costs = MEASURED) -> Iterator[str]:
    """All of it, as docs/scaling.md has it."""
    for matches in LOADS:
        load = load_of(matches)
        bytes_a_day = matches * costs.events * costs.row
        sent = load.moves * costs.viewers * costs.message
        memory = load.rooms * costs.room + load.viewers * costs.viewer
        yield f"### {matches:,} matches a day\n"
        yield (
            f"The busiest hour has {load.moves:,.0f} moves/s, {load.rooms:,.0f} matches at a time "
            f"and {load.viewers:,.0f} viewers. Bots need {_processors(load)}. The server sends "
            f"{sent / 1e6:,.1f} MB/s, uses {memory / 1e9:,.1f} GB of memory in all, and stores "
            f"{bytes_a_day / 1e9:,.1f} GB per day.\n"
        )
        yield (
            "| design | processes | each is busy | by notifications | database | "
            "notification queue | half / 99% of moves | next bottleneck |"
        )
        yield "|---|---|---|---|---|---|---|---|"
        yield from rows(matches)
        yield ""


def _processors(load: Load) -> str:
    number = max(1, math.ceil(load.bots))
    return "1 processor" if number == 1 else f"{number:,} processors"


# What PostgreSQL costs here

SCRIPT = r"""
\set number random(1, 1000)
BEGIN;
UPDATE matches SET version = version + 1, at = 1.0 WHERE id = :number;
INSERT INTO log (match_id, event, at) VALUES (:number, '[0, 17]', 1.0);
{notify}
COMMIT;
"""


def measure(seconds: int = 4) -> None:
    """Commits as the table makes them, on a new cluster with fsync, by pgbench."""
    tools = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1]
    folder = Path(tempfile.mkdtemp(prefix="potager-scaling-"))
    user: list[str] = []
    if os.geteuid() == 0:
        user = ["runuser", "-u", "postgres", "--"]
        shutil.chown(folder, "postgres")
    data, port = folder / "data", "54399"

    def tool(name: str, *words: str) -> str:
        command = [*user, str(tools / name), *words]
        done = subprocess.run(command, cwd="/", capture_output=True, text=True, check=True)
        return done.stdout

    def bench(clients: int, script: str) -> tuple[float, float]:
        file = folder / "script.sql"
        file.write_text(script)
        words = ["-h", str(folder), "-p", port, "-n", "-M", "prepared", "-f", str(file)]
        out = tool("pgbench", *words, "-c", str(clients), "-T", str(seconds), "postgres")
        found = re.search(r"latency average = ([\d.]+) ms[\s\S]*?tps = ([\d.]+)", out)
        assert found, out
        return float(found[2]), float(found[1])

    tool("initdb", "-D", str(data), "--auth=trust")
    control = ["-D", str(data), "-s", "-w", "-o", f"-p {port} -k {folder} -c listen_addresses="]
    tool("pg_ctl", *control, "-l", str(folder / "log"), "start")
    listeners: list[subprocess.Popen[bytes]] = []
    try:
        psql = ["psql", "-q", "-h", str(folder), "-p", port, "postgres"]
        create = (
            "CREATE TABLE matches (id BIGINT PRIMARY KEY, version BIGINT, at FLOAT8);"
            "CREATE TABLE log (match_id BIGINT, seq BIGSERIAL, event TEXT, at FLOAT8,"
            " PRIMARY KEY (match_id, seq));"
            "INSERT INTO matches SELECT n, 0, 0 FROM generate_series(1, 1000) AS n"
        )
        tool(*psql, "-c", create)
        said = "SELECT pg_notify('potager', 'a-match-of-somebody 17');"
        beside = f"SET LOCAL synchronous_commit = off; {said}"
        print("| connections | what | listeners | a second | latency |\n|---|---|---|---|---|")
        for clients, listening, what, script in (
            (1, 0, "a move, no notice", SCRIPT.format(notify="")),
            (16, 0, "a move, no notice", SCRIPT.format(notify="")),
            (1, 0, "a move with its notice", SCRIPT.format(notify=said)),
            (16, 0, "a move with its notice", SCRIPT.format(notify=said)),
            (16, 64, "a move with its notice", SCRIPT.format(notify=said)),
            (1, 64, "a notice alone, not durable", f"BEGIN;\n{beside}\nCOMMIT;\n"),
        ):
            while len(listeners) < listening:
                command = [*user, str(tools / psql[0]), *psql[1:]]
                one = subprocess.Popen(command, cwd="/", stdin=subprocess.PIPE)
                assert one.stdin
                one.stdin.write(b"LISTEN potager;\n")
                one.stdin.flush()
                listeners.append(one)
            rate, latency = bench(clients, script)
            print(f"| {clients} | {what} | {listening} | {rate:,.0f} | {latency:.2f} ms |")
    finally:
        for one in listeners:
            one.kill()
            one.communicate()
        tool("pg_ctl", "-D", str(data), "-s", "-m", "immediate", "stop")
        shutil.rmtree(folder)


def main() -> None:
    """Print the tables."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--measure", action="store_true")
    if ask.parse_args().measure:
        measure()
    else:
        print("\n".join(tables()))


if __name__ == "__main__":
    main()
