"""Logs: one JSON object a line in every process, and no secret in any of them."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from typing import Any

import psycopg
import pytest
from serving import Server

from potager.table.web.security import public


def lines(log: str) -> list[dict[str, Any]]:
    """The lines of a log, each an object with the same three fields."""
    found = [json.loads(line) for line in log.splitlines()]
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


def test_a_request_that_fails_is_logged_without_its_secrets(own_server: Server) -> None:
    table = own_server.start().new("me", "friend", name="Ann")
    tokens = [table.made[name][3:] for name in ("invite", "watch")]
    with sqlite3.connect(own_server.database) as db:
        db.execute("DROP TABLE log")
    db.close()
    for path in (table.made["invite"], table.made["watch"], f"/r/{tokens[1]}", f"/t/{table.code}",
                 f"/api/replays/{tokens[1]}", f"/api/tables/{table.code}"):  # fmt: skip
        assert table.browser.get(path).status_code == 500, path
    log = own_server.stop()
    failed = [line["path"] for line in lines(log) if line["event"] == "a request failed"]
    assert {"/j/…", "/w/…", "/r/…", "/t/…", "/api/replays/…", "/api/tables/…"} == set(failed)
    for secret in (*tokens, table.cookie, f"{table.code}/"):
        assert secret not in log


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
        assert server.browser().get("/").status_code == 500
    told = server.stop()
    failed = [line for line in lines(told) if line["event"] == "a request failed"]
    assert len(failed) == 20
    assert "UndefinedTable" in failed[0]["exception"]
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
