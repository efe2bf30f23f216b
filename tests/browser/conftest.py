"""A real server, a real browser: Debian's Chromium, driven by Playwright."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from browser.people import PATIENCE, Person
from playwright.sync_api import Browser, ViewportSize, expect
from serving import Server, database

FLAGS = (
    "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
WIDE: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    return {"executable_path": found, "args": list(FLAGS)}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A quick table that most tests share."""
    running = Server(database(tmp_path_factory.mktemp("table"))).start()
    yield running
    log = running.stop()
    assert "Traceback" not in log, log


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A table for one test alone, which may kill it."""
    running = Server(database(tmp_path)).start()
    yield running
    if running.process and running.process.poll() is None:
        running.stop()


@pytest.fixture
def quiet_server(tmp_path: Path) -> Iterator[Server]:
    """A table for one test alone, which prepares it and then starts it."""
    server = Server(database(tmp_path))
    yield server
    if server.process:
        server.stop()


Someone = Callable[..., Person]


@pytest.fixture
def someone(browser: Browser, server: Server) -> Iterator[Someone]:
    """Opens a new person's browser. At the end no page may have written to the console.

    Motion is reduced, as people may ask for it: that makes the tests quick. Who is `fresh` has
    never played here, and is offered a lesson.
    """
    people: list[Person] = []

    def open_browser(url: str = server.url, fresh: bool = False, **how: Any) -> Person:
        asked = {"viewport": WIDE, "reduced_motion": "reduce", **how}
        people.append(Person(browser.new_context(**asked), url, fresh))
        return people[-1]

    yield open_browser
    said = [line for person in people for line in person.said]
    for person in people:
        person.context.close()
    assert said == []
