"""A PostgreSQL of the tests' own, which they may also restart."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest
from serving import free_port


class Postgres:
    """A new cluster in a folder of its own, on a port of its own."""

    def __init__(self) -> None:
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
        if not found:
            pytest.skip("PostgreSQL is not installed (Debian: apt install postgresql)")
        self.folder = Path(tempfile.mkdtemp(prefix="potager-postgres-"))
        as_user: list[str] = []
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            as_user = ["runuser", "-u", "postgres", "--"]
            shutil.chown(self.folder, "postgres")
        self.port = free_port()
        self.url = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        data, tools = str(self.folder / "data"), found[-1].parent
        initdb = [*as_user, str(tools / "initdb"), "-D", data, "-U", "postgres", "--auth=trust"]
        self._run([*initdb, "-N"])
        # Only its processes are ended, never the machine: what is written is safe without fsync.
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        options += " -c shared_buffers=16MB -c fsync=off"
        start = ["-o", options, "-l", str(self.folder / "log")]
        self._control = [*as_user, str(tools / "pg_ctl"), "-s", "-w", "-D", data, *start]
        # It ends with these tests, even if they are killed: then this reads no more.
        last_will = ["sh", "-c", 'cat; "$@"; rm -r "$0"', str(self.folder)]
        self._heir = subprocess.Popen(
            [*last_will, *self._control, "-m", "immediate", "stop"], cwd="/",
            stdin=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True,
        )  # fmt: skip

    def _run(self, command: list[str]) -> None:
        subprocess.run(command, check=True, cwd="/", stdout=subprocess.DEVNULL)

    def start(self) -> Postgres:
        self._run([*self._control, "start"])
        return self

    def restart(self) -> None:
        """End all its processes at once, and start it again."""
        self._run([*self._control, "-m", "immediate", "restart"])

    def stop(self) -> None:
        """End all its processes at once."""
        self._run([*self._control, "-m", "immediate", "stop"])

    @property
    def pid(self) -> int:
        """The first of its processes."""
        return int((self.folder / "data/postmaster.pid").read_text().split()[0])

    def remove(self) -> None:
        """End it for good."""
        self._heir.communicate()
