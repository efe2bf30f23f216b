"""Logs: one JSON object a line in every process, and no secret in any of them."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from pathlib import Path
from typing import Any

import psycopg
import pytest
from litestar.testing import TestClient
from serving import Server, database, play_on
from structlog.testing import capture_logs

from potager.table.rooms.hub import Hub
from potager.table.settings import Settings
from potager.table.web.app import create_app
from potager.table.web.security import public


def lines(log: str) -> list[dict[str, Any]]:
    """The lines of a log, each an object with the same three fields."""
    # Python itself warns of what processes that end in a hurry leave behind.
    said = (line for line in log.splitlines() if "resource_tracker" not in line)
    found = [json.loads(line) for line in said]
    for line in found:
        assert {"event", "level", "timestamp"} <= line.keys(), line
    return found


@pytest.mark.parametrize(
    ("path", "shown"),
    [("/j/3q2-7w_", "/j/…"), ("/w/3q2-7w_", "/w/…"), ("/r/3q2-7w_/record.json", "/r/…/record.json"),
     ("/t/KALE-PLUM-42/qr.svg", "/t/…/qr.svg"), ("/api/replays/3q2-7w_", "/api/replays/…"),
     ("/api/replays/3q2-7w_/log", "/api/replays/…/log"),
     ("/api/tables/KALE-PLUM-42", "/api/tables/…"),
     ("/api/tables", "/api/tables"), ("/rules/chess", "/rules/chess"), ("/", "/")],
)  # fmt: skip
def test_addresses_are_logged_without_their_secrets(path: str, shown: str) -> None:
    assert public(path) == shown


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_a_request_that_fails_is_logged_without_its_secrets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: Hub, __: str) -> None:
        raise RuntimeError("something that nobody thought of")

    app = create_app(Settings(database=database(tmp_path), bot_workers=1))
    with TestClient(app, raise_server_exceptions=False) as browser, capture_logs() as log:
        ask = {"game": "snail-invasion", "seats": ["me", "friend"]}
        made = browser.post("/api/tables", json=ask).json()
        token = made["watch"][3:]
        monkeypatch.setattr(Hub, "room", fail)
        for path in (made["invite"], made["watch"], f"/r/{token}", made["table"],
                     f"/api/replays/{token}", f"/api/tables/{made['code']}"):  # fmt: skip
            assert browser.get(path).status_code == 500, path
    paths = [line["path"] for line in log if line["event"] == "a request failed"]
    assert paths == ["/j/…", "/w/…", "/r/…", "/t/…", "/api/replays/…", "/api/tables/…"]
    for secret in (token, made["invite"][3:], made["code"], browser.cookies["potager"]):
        assert secret not in str(log)


def test_every_one_of_several_processes_logs_json_and_no_variables(postgres: str) -> None:
    address = postgres.rpartition("/")[0]
    with psycopg.connect(postgres, autocommit=True) as db:
        db.execute("CREATE DATABASE logs")
    server = Server(f"{address.replace('postgres@', 'postgres:sesame@')}/logs")
    server.arguments = ["--workers", "2"]
    server.start()
    with psycopg.connect(f"{address}/logs", autocommit=True) as db:
        db.execute("DROP TABLE people CASCADE")
    for _ in range(20):
        assert server.browser().get("/").status_code == 503
    told = server.stop()
    failed = [line for line in lines(told) if line["event"] == "the database refuses"]
    assert len(failed) >= 20
    assert "people" in failed[0]["reason"]
    assert "locals" not in told
    assert "sesame" not in told, "the password of the database"


def test_at_home_a_traceback_shows_no_variables() -> None:
    script = (
        "from potager.table.logs import quiet_logs; import structlog\n"
        "def fail(password):\n"
        "    try: 1 / 0\n"
        "    except ZeroDivisionError: structlog.get_logger().exception('it failed')\n"
        "quiet_logs(); structlog.get_logger().info('nobody needs this')\n"
        "fail('ses' + 'ame')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout == ""
    assert "it failed" in done.stderr
    assert "ZeroDivisionError" in done.stderr
    assert "sesame" not in done.stderr
    assert "nobody" not in done.stderr


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs Linux")
def test_a_log_that_can_not_be_written_stops_no_match(own_server: Server) -> None:
    """The line about a full disk could not be written either, and no match went on after that."""
    own_server.start()
    page = own_server.new("me", "bot:easy").open()
    page.until(lambda page: page.now.get("roll") or page.decisions)
    assert own_server.process
    before = resource.prlimit(own_server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(own_server.process.pid, resource.RLIMIT_FSIZE, (0, before[1]))
    page.act()
    page.until(lambda page: page.last("refused"))
    resource.prlimit(own_server.process.pid, resource.RLIMIT_FSIZE, before)
    play_on(page, until=lambda page: page.seq > 4)
