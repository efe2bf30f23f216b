"""Servers for the tests: one on SQLite for most, and PostgreSQL where it is installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from serving import Server, database, free_port, opened

# Plain lines: tracebacks with colours and all variables take longer than many a test.
structlog.configure(
    processors=[structlog.processors.format_exc_info, structlog.processors.KeyValueRenderer()]
)


@pytest.fixture(autouse=True)
def _close_what_was_opened() -> Iterator[None]:
    yield
    opened.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A quick table that many tests share."""
    running = Server(database(tmp_path_factory.mktemp("table"))).start()
    yield running
    log = running.stop()
    assert "Traceback" not in log, log


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A table for one test alone, which may kill it."""
    running = Server(database(tmp_path))
    yield running
    if running.process and running.process.poll() is None:
        running.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL of our own."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not found:
        pytest.skip("PostgreSQL is not installed (Debian: apt install postgresql)")
    tools = found[-1].parent
    folder = Path(tempfile.mkdtemp(prefix="potager-postgres-"))
    as_user: list[str] = []
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        as_user = ["runuser", "-u", "postgres", "--"]
        shutil.chown(folder, "postgres")
    port = free_port()
    data = str(folder / "data")
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c shared_buffers=16MB"
    control = [*as_user, str(tools / "pg_ctl"), "-s", "-w", "-D", data]
    initdb = [*as_user, str(tools / "initdb"), "-D", data, "-U", "postgres", "--auth=trust", "-N"]
    subprocess.run(initdb, check=True, capture_output=True, cwd="/")
    start = [*control, "-o", options, "-l", str(folder / "log"), "start"]
    subprocess.run(start, check=True, cwd="/", stdout=subprocess.DEVNULL)
    try:
        yield f"postgresql://postgres@127.0.0.1:{port}/postgres"
    finally:
        subprocess.run([*control, "-m", "immediate", "stop"], check=True, cwd="/")
        shutil.rmtree(folder)
