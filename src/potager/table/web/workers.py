"""Several processes that serve the same matches: started, watched and stopped by one.

They share the port. A connection that comes in at one of them and is about a match that belongs to
another is passed on to that one (`store/siblings.py`).
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing.connection import Connection, wait
from pathlib import Path

import msgspec
import structlog
import uvicorn
from uvicorn.config import STARTUP_FAILURE

from potager.core.errors import PotagerError
from potager.table.logs import server_logs
from potager.table.operating.checking import check_folder
from potager.table.operating.configuration import Configuration
from potager.table.store import alive, steady
from potager.table.store.siblings import Sibling, Siblings
from potager.table.store.sqlite import SqliteStore
from potager.table.web.app import create_app
from potager.table.web.protocols import Requests
from potager.table.web.serving import GRACE, can_start, opened_once, options

log = structlog.get_logger()
LOOK = 0.2  # seconds between looks at the processes
STANDS_STILL = 8.0  # seconds without an answer after which a process is ended
STARTS_WITHIN = 30.0
ENDS_WITHIN = GRACE + 5.0  # after everybody was told that it stops
FAILED_STARTS = 4  # in a row after which we give up, if none of them has ever served
LONGEST_PAUSE = 5.0  # seconds; after each start in a row that failed it is twice as long
HERE, STOP = b"here", b"stop"
SIGNALS = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)
spawn = multiprocessing.get_context("spawn")


def serve_many(settings: Configuration) -> int:
    """Serve in several processes until Ctrl-C; the exit code."""
    last, now = can_start(settings), time.time()
    time_zero = (last if last and alive.set_back(now, last) else now) - steady.elapsed()
    listener = uvicorn.Config("", **options(settings)).bind_socket()
    with ExitStack() as held:
        folder = held.enter_context(_folder())
        store = settings.store()
        if isinstance(store, SqliteStore):
            held.enter_context(store.claimed())
        siblings = [
            Sibling(folder, number, settings.workers, time_zero)
            for number in range(settings.workers)
        ]
        workers = [
            Worker(msgspec.structs.replace(settings, sibling=one), listener) for one in siblings
        ]
        return Watch(workers, settings.stop_wait + ENDS_WITHIN).run()


@contextmanager
def _folder() -> Iterator[str]:
    """A folder for their sockets, that stays while we run."""
    import fcntl  # there are systems without it

    with tempfile.TemporaryDirectory(prefix="potager-", ignore_cleanup_errors=True) as folder:
        check_folder(folder)
        held = os.open(folder, os.O_RDONLY)
        try:
            fcntl.flock(held, fcntl.LOCK_SH)  # whoever cleans up old files leaves such folders
            yield folder
        finally:
            os.close(held)


class Watch:
    """Keeps workers going until somebody wants us to stop, or one can't start."""

    def __init__(self, workers: list[Worker], patience: float) -> None:
        self.workers = workers
        self.patience = patience  # seconds that a stop may take
        self.asked = 0  # how often we were asked to stop

    def run(self) -> int:
        """Until the end; the exit code."""
        for number in SIGNALS:
            signal.signal(number, self._ask)
        try:
            failed = self._keep()
            self._stop()
        finally:
            for worker in self.workers:
                worker.kill()
        return STARTUP_FAILURE if failed else 0

    def _ask(self, *_: object) -> None:
        self.asked += 1

    def _keep(self) -> bool:
        """Whether one of them can't start."""
        looked = time.monotonic()
        while not self.asked:
            now = time.monotonic()
            stood_still = now - looked > STANDS_STILL / 2  # so did they, maybe
            looked = now
            for worker in self.workers:
                worker.keep(forgiving=stood_still)
            hopeless = any(one.failed >= FAILED_STARTS for one in self.workers)
            if hopeless and not any(one.has_served for one in self.workers):
                return True
            self._rest()
        return False

    def _stop(self) -> None:
        """Let them end, but not for ever, and at once where somebody asks again."""
        asked, end = self.asked, time.monotonic() + self.patience
        for worker in self.workers:
            worker.stop()
        while self._rest() and self.asked == asked and time.monotonic() < end:
            pass

    def _rest(self) -> bool:
        """A moment, or until one of them ends; whether any still runs."""
        running = [one.process.sentinel for one in self.workers if one.process]
        wait(running, LOOK) if running else time.sleep(LOOK)
        return any(one.process and one.process.is_alive() for one in self.workers)


class Worker:
    """One of the processes, as long as it has to be there: there may be one after the other."""

    def __init__(self, settings: Configuration, listener: socket.socket) -> None:
        self.settings = settings
        self.listener = listener
        self.process: multiprocessing.process.BaseProcess | None = None
        self.line: Connection | None = None
        self.has_served = False
        self.serves = False  # it has given a first sign of life
        self.asked: float | None = None  # when it was asked for another
        self.failed = 0  # starts in a row that came to nothing
        self.began = 0.0

    def keep(self, *, forgiving: bool = False) -> None:
        """Start it if it is not there, or not well."""
        if forgiving:
            self.asked = None
        if self.process is not None and self.process.is_alive() and self._is_well():
            return
        if self.process is not None:
            self.failed = 0 if self.serves else self.failed + 1
            self.kill()
            code = self.process.exitcode
            log.warning("a worker has exited and is being restarted", code=code)
            if code == STARTUP_FAILURE:  # it has said why
                self.failed = max(self.failed, FAILED_STARTS)
            self.process = None
        pause = min(LONGEST_PAUSE, LOOK * 2**self.failed) if self.failed else 0.0
        if time.monotonic() - self.began >= pause:
            try:
                self._start()
            except OSError as error:  # there is no room for one, just now
                log.error("a worker can't be started", why=str(error))

    def _start(self) -> None:
        assert self.settings.sibling
        Path(self.settings.sibling.folder).mkdir(exist_ok=True)
        self.began, self.serves, self.asked = time.monotonic(), False, None
        self.line, other = spawn.Pipe()
        with other:
            process = spawn.Process(target=work, args=(self.settings, self.listener, other))
            process.start()
        self.process = process

    def _is_well(self) -> bool:
        assert self.line
        now = time.monotonic()
        try:
            while self.line.poll():
                self.line.recv_bytes()
                self.has_served = self.serves = True
                self.asked, self.failed = None, 0
            if self.serves and self.asked is None:
                self.line.send_bytes(HERE)
                self.asked = now
        except (OSError, EOFError):
            return False
        if not self.serves:
            return now - self.began < STARTS_WITHIN
        return self.asked is None or now - self.asked < STANDS_STILL

    def stop(self) -> None:
        """Let it end as servers do: it tells everybody first."""
        with suppress(OSError):
            if self.line is not None:
                self.line.send_bytes(STOP)

    def kill(self) -> None:
        """End it now."""
        if self.process is not None:
            self.process.kill()
            self.process.join(STANDS_STILL)
        if self.line is not None:
            self.line.close()
            self.line = None


def work(settings: Configuration, listener: socket.socket, line: Connection) -> None:
    """Serve as one of several processes, until we are asked to stop or nobody watches us."""
    if hasattr(os, "setpgrp"):
        os.setpgrp()  # Ctrl-C is for the one that watches us
    server_logs()
    assert settings.sibling
    try:
        asyncio.run(opened_once(settings.store(Siblings(settings.sibling))))
    except PotagerError as error:
        log.error("a worker can't serve", why=str(error))
        sys.exit(STARTUP_FAILURE)
    Server(settings, line).run([listener])


class Server(uvicorn.Server):
    """Takes connections from the port, and those that its siblings pass on."""

    def __init__(self, settings: Configuration, line: Connection) -> None:
        app = create_app(settings)
        siblings: Siblings = app.state.siblings
        siblings.arrived = self._take
        self.number = siblings.own.number
        self.line = line
        super().__init__(uvicorn.Config(app, **options(settings)))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._answer, args=(loop,), daemon=True).start()
        await super().startup(sockets)
        log.info("ready", host=self.config.host, port=self.config.port, worker=self.number)
        self._say_here()

    def _answer(self, loop: asyncio.AbstractEventLoop) -> None:
        """Let the loop itself give signs of life, until it should stop, or nobody asks any more."""
        with suppress(OSError, EOFError, RuntimeError):  # the last: the loop has ended
            while self.line.recv_bytes() != STOP:
                loop.call_soon_threadsafe(self._say_here)
        os.kill(os.getpid(), signal.SIGTERM)

    def _say_here(self) -> None:
        with suppress(OSError):
            self.line.send_bytes(HERE)

    def _take(self, line: socket.socket, asked: bytes) -> None:
        if self.should_exit:
            line.close()
            return
        task = asyncio.get_running_loop().create_task(self._talk(line, asked))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    async def _talk(self, line: socket.socket, asked: bytes) -> None:
        line.setblocking(False)
        loop = asyncio.get_running_loop()
        try:
            transport, protocol = await loop.connect_accepted_socket(self._protocol, line)
        except OSError:  # it has ended meanwhile
            line.close()
            return
        if self.should_exit:  # those that are open were asked to end before this one was
            transport.abort()
            return
        protocol.data_received(asked)

    def _protocol(self) -> asyncio.Protocol:
        return Requests(self.config, self.server_state, self.lifespan.state)
