"""What matches are played on while things break: servers, their database, and all that can happen
to these. Every fault is over when it returns: what was stopped runs, what was full has room.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import resource
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import psycopg
from postgresql import Postgres
from serving import Server
from waiting import until, wait_until

from potager.table.store.base import Store
from potager.table.store.postgres import PostgresStore
from potager.table.store.sqlite import SqliteStore

Happen = Callable[[], Awaitable[None]]
DISK = "24m"  # of the table on SQLite
OTHERS = "pid <> pg_backend_pid() AND backend_type = 'client backend'"
END = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {OTHERS} AND random() < %s"
# A commit takes its time, so that connections are lost in the midst of it.
SLOW_COMMITS = """
CREATE FUNCTION take_time() RETURNS TRIGGER LANGUAGE plpgsql AS
    'BEGIN PERFORM pg_sleep(random() * 0.03); RETURN NULL; END';
CREATE CONSTRAINT TRIGGER slow AFTER UPDATE ON matches DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION take_time();
"""
# The clock of the machine, as far as a process asks for it.
CLOCK = """
import faulthandler, pathlib, signal, time
faulthandler.register(signal.SIGUSR1, all_threads=True)
_real, _jump = time.time, pathlib.Path({jump!r})
time.time = lambda: _real() + float(_jump.read_text() or 0)
"""
SETTINGS = {
    "connection_rate": 10_000, "message_rate": 10_000, "table_rate": 1000, "code_rate": 1000,
    "own_table_rate": 1000, "replay_rate": 1000, "bot_delay": 0.05, "pass_wait": 0.1,
    "seat_connections": 1000, "stop_wait": 0.0,
}  # fmt: skip


class Ground:
    """Servers on one database."""

    def __init__(self, database: str, servers: int, lot: random.Random) -> None:
        self.lot = lot
        self.folder = Path(tempfile.mkdtemp(prefix="potager-faults-"))
        self.jump = self.folder / "jump"
        self.jump.write_text("0")
        self.servers = [Server(database, **SETTINGS) for _ in range(servers)]
        self.logs: list[str] = []
        for server in self.servers:
            server.prelude, server.afresh = CLOCK.format(jump=str(self.jump)), True

    def start(self) -> None:
        for server in self.servers:
            server.start()

    def close(self) -> None:
        """Stop all servers; their logs are kept."""
        for server in self.servers:
            if server.process and server.process.poll() is None:
                server.process.send_signal(signal.SIGCONT)  # Ctrl-C may have come at any point
                self.logs.append(server.stop())
        shutil.rmtree(self.folder)

    def store(self) -> Store:
        """The database, to read beside the servers."""
        raise NotImplementedError

    def faults(self) -> dict[str, Happen]:
        """What can happen, by name."""
        return {
            "a server is killed": self.kill,
            "a server is suspended": self.suspend,
            "a bot's process is killed": self.kill_bots,
            "the clock jumps": self.jump_clock,
        }

    # What happens to servers

    def processes(self) -> list[int]:
        """Those that serve."""
        return [server.process.pid for server in self.servers if server.process]

    def end(self, server: Server) -> None:
        """As a power cut does."""
        self.logs.append(server.kill())

    async def kill(self) -> None:
        server = self.lot.choice(self.servers)
        await asyncio.to_thread(self.end, server)
        await asyncio.sleep(self.lot.uniform(0, 0.5))  # it is down
        await asyncio.to_thread(server.start)

    async def suspend(self) -> None:
        process = self.lot.choice(self.processes())
        signalled([process], signal.SIGSTOP)
        await asyncio.sleep(self.lot.choice((0.05, 0.3, 1.0, 2.5)))  # it stands still
        signalled([process], signal.SIGCONT)

    async def kill_bots(self) -> None:
        signalled(children(self.lot.choice(self.processes())), signal.SIGKILL)

    async def jump_clock(self) -> None:
        """By up to an hour, and back."""
        self.jump.write_text(str(self.lot.uniform(-3600, 3600)))
        await asyncio.sleep(self.lot.uniform(0.1, 1.0))  # it is wrong
        self.jump.write_text("0")


class SqliteGround(Ground):
    """One server, on a small disk of its own where that can be made (as root)."""

    def __init__(self, lot: random.Random) -> None:
        self.disk = Path(tempfile.mkdtemp(prefix="potager-disk-"))
        mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", str(self.disk)]
        made = subprocess.run(mount, check=False, capture_output=True)
        self.own_disk = made.returncode == 0
        super().__init__(str(self.disk / "table.sqlite"), 1, lot)

    def close(self) -> None:
        super().close()
        if self.own_disk:
            subprocess.run(["umount", str(self.disk)], check=True)
        shutil.rmtree(self.disk)

    def store(self) -> Store:
        return Beside(self.disk / "table.sqlite")

    def faults(self) -> dict[str, Happen]:
        found = super().faults() | {"writes are refused": self.refuse_writes}
        if self.own_disk:
            found |= {"the disk is full": self.fill, "the disk is read-only": self.read_only}
        return found

    async def fill(self) -> None:
        """Nothing fits any more."""
        ballast = self.disk / "ballast"
        with ballast.open("wb", buffering=0) as file:
            try:
                while file.write(bytes(4096)) == 4096:
                    pass
            except OSError:
                pass
        await asyncio.sleep(self.lot.uniform(0.2, 1.5))  # it is full
        ballast.unlink()

    async def refuse_writes(self) -> None:
        """Every write of a process fails, as on a disk that has become read-only."""
        process, pause = self.lot.choice(self.processes()), self.lot.uniform(0.2, 1.5)
        with contextlib.suppress(ProcessLookupError):  # one of several may end meanwhile
            before = resource.prlimit(process, resource.RLIMIT_FSIZE)
            resource.prlimit(process, resource.RLIMIT_FSIZE, (0, before[1]))
            await asyncio.sleep(pause)  # it can't write
            resource.prlimit(process, resource.RLIMIT_FSIZE, before)

    async def read_only(self) -> None:
        """A server that is started on it says so in one sentence."""
        server = self.servers[0]
        await asyncio.to_thread(self.end, server)
        await asyncio.to_thread(self._remount, "ro")
        try:
            said = await asyncio.to_thread(self._refused)
        finally:
            await asyncio.to_thread(self._remount, "rw")
        assert "can't be used" in said, said
        await asyncio.to_thread(server.start)

    def _remount(self, how: str) -> None:
        command = ["mount", "-o", f"remount,{how}", str(self.disk)]

        def remounted() -> bool:
            return subprocess.run(command, check=False, capture_output=True).returncode == 0

        # Processes of bots end a moment after their server.
        wait_until(remounted, f"{self.disk} can't be made {how}")

    def _refused(self) -> str:
        try:
            self.servers[0].start()
        except AssertionError as error:
            return str(error)
        raise AssertionError("a table was opened on a read-only disk")


class WorkersGround(SqliteGround):
    """One server with several processes, on one file."""

    def __init__(self, lot: random.Random, workers: int = 3) -> None:
        super().__init__(lot)
        self.workers = workers
        self.servers[0].arguments = ["--workers", str(workers)]

    def processes(self) -> list[int]:
        watcher = super().processes()[0]
        return children(watcher) or [watcher]  # while none of them can start

    def end(self, server: Server) -> None:
        workers = self.processes()
        assert server.process
        server.process.send_signal(signal.SIGSTOP)  # else it would replace them
        everybody = [*workers, *(bot for one in workers for bot in children(one))]
        signalled(everybody, signal.SIGKILL)
        super().end(server)

    def faults(self) -> dict[str, Happen]:
        return super().faults() | {
            "a worker is killed": self.kill_worker,
            "a worker stands still": self.stop_worker,
            "the workers' watcher is killed": self.kill_watcher,
        }

    async def kill_worker(self) -> None:
        """One or more of them; they are replaced."""
        for _ in range(self.lot.randrange(1, self.workers + 1)):
            workers = children(super().processes()[0])
            signalled(self.lot.sample(workers, min(1, len(workers))), signal.SIGKILL)
            await asyncio.sleep(self.lot.uniform(0, 0.2))  # one after another
        await self._complete()

    async def stop_worker(self) -> None:
        """For good: it is replaced too."""
        await self._complete()
        process = self.lot.choice(self.processes())
        signalled([process], signal.SIGSTOP)
        await until(lambda: process not in self.processes(), within=60)
        await self._complete()

    async def kill_watcher(self) -> None:
        """They stop by themselves, and another server can begin."""
        server, workers = self.servers[0], self.processes()
        await asyncio.to_thread(super().end, server)
        await until(lambda: not any(map(command, workers)), within=60)
        await asyncio.to_thread(server.start)

    async def _complete(self) -> None:
        await until(lambda: len(self.processes()) == self.workers, within=60)


class Beside(SqliteStore):
    """Reads a file that a server has open."""

    def claim(self) -> None:
        pass


class PostgresGround(Ground):
    """Three servers on a PostgreSQL."""

    def __init__(self, lot: random.Random, servers: int = 3) -> None:
        self.cluster = Postgres().start()
        super().__init__(self.cluster.url, servers, lot)

    def start(self) -> None:
        super().start()
        self.run(SLOW_COMMITS)

    def close(self) -> None:
        signalled([self.cluster.pid, *children(self.cluster.pid)], signal.SIGCONT)
        super().close()
        self.cluster.remove()

    def store(self) -> Store:
        return PostgresStore(self.cluster.url)

    def run(self, *statements: str) -> None:
        with psycopg.connect(self.cluster.url, autocommit=True) as connection:
            for statement in statements:
                connection.execute(statement.encode())

    def faults(self) -> dict[str, Happen]:
        return super().faults() | {
            "connections are ended": in_a_thread(self.end_connections),
            "answers are lost": in_a_thread(self.lose_answers),
            "PostgreSQL is restarted": in_a_thread(self.cluster.restart),
            "PostgreSQL stands still": in_a_thread(self.freeze),
            "PostgreSQL is read-only": in_a_thread(self.read_only),
        }

    def end_connections(self) -> None:
        """Some or all, several times in a row."""
        with psycopg.connect(self.cluster.url, autocommit=True) as connection:
            for _ in range(self.lot.randrange(1, 6)):
                connection.execute(END.encode(), (self.lot.choice((0.3, 0.7, 1.0)),))
                time.sleep(self.lot.uniform(0, 0.1))  # they connect again

    def lose_answers(self) -> None:
        """Commits are stored, and wait for a second server that there is not; nobody hears."""
        name = "ALTER SYSTEM SET synchronous_standby_names = '{}'"
        self.run(name.format("nobody"), "SELECT pg_reload_conf()")
        time.sleep(0.3)  # answers wait
        self.run(name.format(""), END.replace("%s", "1"), "SELECT pg_reload_conf()")

    def freeze(self) -> None:
        """All its processes stop: connections stay open and say nothing."""
        everybody = [self.cluster.pid, *children(self.cluster.pid)]
        signalled(everybody, signal.SIGSTOP)
        time.sleep(self.lot.choice((0.3, 1.0, 3.0, 9.0)))  # they stand still
        signalled(everybody, signal.SIGCONT)

    def read_only(self) -> None:
        name = "ALTER SYSTEM SET default_transaction_read_only = {}"
        self.run(name.format("on"), "SELECT pg_reload_conf()")
        time.sleep(self.lot.uniform(0.2, 1.5))  # it can't be written
        writable = "SET default_transaction_read_only = off"
        self.run(writable, name.format("off"), "SELECT pg_reload_conf()")


def in_a_thread(what: Callable[[], None]) -> Happen:
    return lambda: asyncio.to_thread(what)


def children(parent: int) -> list[int]:
    """The processes that a process has started, but for Python's own bookkeeper."""
    try:
        found = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    except OSError:
        return []
    return [int(child) for child in found if b"resource_tracker" not in command(int(child))]


def command(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


def signalled(processes: list[int], what: signal.Signals) -> None:
    for process in processes:
        try:
            os.kill(process, what)
        except ProcessLookupError:
            continue
