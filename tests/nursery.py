"""Processes of the `potager` command, forked from one that has imported nearly all of it before.

Importing takes most of the time until a table is ready, and the tests start some two hundred.
What is forked goes on just as the command does. Only Linux tells how such a process ended.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

HERE = str(Path(__file__).parent)
# Only what is forked comes back from `wait`.
SCRIPT = f"""
import sys
sys.path.insert(0, {HERE!r})
from nursery import wait
sys.path.pop(0)
wait(int(sys.argv[1]))
from potager.cli import main
main()
"""
IMPORTED = (
    "potager.cli", "potager.lab.matches.simulate",
    "potager.table.web.app", "potager.table.web.protocols",
    "potager.table.operating.checking", "potager.table.operating.configuration",
    "potager.table.store.sqlite", "potager.table.store.postgres",
    "uvicorn", "uvicorn.lifespan.on", "uvloop",
    "typer._adapters", "anyio._backends._asyncio", "uvicorn.loops.uvloop",
    "multiprocessing.popen_spawn_posix", "multiprocessing.synchronize",
)  # fmt: skip


class Child:
    """A process that the nursery has begun, for those who know `subprocess.Popen`."""

    def __init__(self, told: socket.socket) -> None:
        self._told = told
        pid = told.recv(100)
        assert pid, "the process that forks servers has ended; it said why on standard error"
        self.pid = int(pid)
        self.returncode: int | None = None

    def poll(self) -> int | None:
        return self._ended(0)

    def wait(self, timeout: float) -> int:
        ended = self._ended(timeout)
        if ended is None:
            raise subprocess.TimeoutExpired("potager serve", timeout)
        return ended

    def _ended(self, seconds: float) -> int | None:
        if self.returncode is None and select.select([self._told], [], [], seconds)[0]:
            with self._told:
                self.returncode = int(self._told.recv(100))
        return self.returncode

    def send_signal(self, which: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, which)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)


class Nursery:
    """The process that forks; it ends with this one, and then what it has begun does too."""

    def __init__(self) -> None:
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            script = [sys.executable, "-c", SCRIPT, str(theirs.fileno())]
            self._process = subprocess.Popen(
                script, pass_fds=[theirs.fileno()], start_new_session=True
            )

    def begin(
        self,
        arguments: Sequence[str],
        environment: Mapping[str, str],
        files: tuple[int, int, int],
        prelude: str = "",
    ) -> Child:
        """`potager` with these arguments, in a session of its own, after some Python.

        The open files are what it reads, where it writes, and where it writes of errors.
        """
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            order = json.dumps([str(Path.cwd()), list(arguments), dict(environment), prelude])
            socket.send_fds(self._line, [order.encode()], [*files, theirs.fileno()])
        return Child(ours)


def wait(number: int) -> None:
    """Fork whenever that is asked for, and tell how it ended; returns in what is forked."""
    for name in IMPORTED:
        importlib.import_module(name)
    from potager.table.settings import Settings
    from potager.table.web.app import create_app

    create_app(Settings())  # imports as much again
    gc.freeze()  # else collecting would copy the memory that is shared
    line = socket.socket(fileno=number)
    children: dict[int, tuple[int, socket.socket]] = {}  # by a file that is ready at the end
    while True:
        for ready in select.select([line.fileno(), *children], [], [])[0]:
            if ready in children:
                pid, told = children.pop(ready)
                code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
                os.close(ready)
                with told:
                    tell(told, code)
                continue
            order, files, *_ = socket.recv_fds(line, 1 << 20, 4)
            if not order:  # whoever asked is gone, perhaps killed
                for pid, _ in children.values():
                    os.killpg(pid, signal.SIGKILL)
                sys.exit()
            told = socket.socket(fileno=files.pop())
            if pid := os.fork():
                for file_number in files:
                    os.close(file_number)
                children[os.pidfd_open(pid)] = pid, told
                tell(told, pid)
                continue
            for file in (line, told, *(other for _, other in children.values())):
                file.close()
            for file_number in children:
                os.close(file_number)
            become(files, *json.loads(order))
            return


def tell(told: socket.socket, number: int) -> None:
    try:
        told.send(str(number).encode())
    except OSError:  # nobody wants to know any more
        return


def become(
    files: list[int], folder: str, arguments: list[str], environment: dict[str, str], prelude: str
) -> None:
    """What a new process would be, begun there with these."""
    os.setsid()
    for standard, file_number in enumerate(files):
        os.dup2(file_number, standard)
        os.close(file_number)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.path[1:1] = filter(None, environment.get("PYTHONPATH", "").split(os.pathsep))
    sys.argv = ["-c", *arguments]
    exec(prelude, {})
