"""A database of the first release opens, keeps its matches and plays on; a newer one is refused.

Matches whose rules have changed since then are in `test_updates`.

`first_release.sql` is what that release wrote when these matches were played on it: its server was
killed while windows were open, secret choices were in and clocks ran.
"""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from serving import Page, Server, database, free_port, play_on

from potager.core.errors import PotagerError
from potager.table.settings import Settings
from potager.table.store.db import MIGRATIONS

TABLES = (MIGRATIONS / "001_tables.sql").read_text("utf-8")
ROWS = (Path(__file__).parent / "first_release.sql").read_text("utf-8")
ANN, BOB = "ann-of-the-first-release", "bob-of-the-first-release"
EVENTS = {"ROCKET-11": 0, "KALE-42": 9, "MINT-12": 5, "LEEK-13": 5, "ROSE-16": 4}  # in each log


def write_sqlite(file: Path, version: int = 1) -> str:
    with closing(sqlite3.connect(file)) as db, db:
        db.executescript(f"{TABLES}; {ROWS}; PRAGMA user_version = {version};")
    return str(file)


def write_postgres(postgres: str, name: str, version: int = 1) -> str:
    with psycopg.connect(postgres, autocommit=True) as db:
        db.execute(f'CREATE DATABASE "{name}"'.encode())
    address = f"{postgres.rpartition('/')[0]}/{name}"
    with psycopg.connect(address) as db:
        db.execute(f"{TABLES}; {ROWS};".encode())
        db.execute("CREATE TABLE potager (version BIGINT NOT NULL)")
        db.execute("INSERT INTO potager VALUES (%s)", (version,))
    return address


class Old:
    """The matches of the first release on a table of today."""

    def __init__(self, server: Server) -> None:
        self.server = server.start()

    def open(self, code: str, *secrets: str) -> list[Page]:
        return [Page(self.server, f"/t/{code}/ws", secret) for secret in secrets]

    def get(self, path: str, secret: str = ANN) -> Any:
        browser = self.server.browser()
        browser.cookies["potager"] = secret
        return browser.get(path)


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def old(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Old]:
    if request.param == "sqlite":
        where = write_sqlite(Path(database(tmp_path_factory.mktemp("old"))))
    else:
        where = write_postgres(request.getfixturevalue("postgres"), "first_release")
    server = Server(where)
    try:
        yield Old(server)
    finally:
        log = server.stop()
    assert "Traceback" not in log, log


@pytest.mark.parametrize("code", EVENTS)
def test_every_match_is_kept(code: str, old: Old) -> None:
    (ann,) = old.open(code, ANN)
    welcome = ann.last("welcome")
    assert welcome
    assert welcome["code"] == code
    assert ann.seq >= EVENTS[code]
    assert ann.now["seats"][0]["name"] == "Ann"


def test_a_turn_timer_gets_the_time_back_in_which_no_server_ran(old: Old) -> None:
    (ann,) = old.open("KALE-42", ANN)
    (clock,) = ann.now["clocks"]
    assert clock["kind"] == "turn"
    assert 500 < clock["ends_at"] - time.time() <= 600
    play_on(ann, until=lambda page: page.over or page.seq > EVENTS["KALE-42"] + 6)


def test_a_take_back_over_dice_is_offered_no_more(old: Old) -> None:
    """F17: it was open when the rule came; dice had followed the move."""
    ann, bob = old.open("MINT-12", ANN, BOB)
    assert not bob.now.get("offers")
    bob.refused("answer", kind="undo", seat=1, agree=True)
    play_on(ann, bob)


def test_a_paused_match_goes_on(old: Old) -> None:
    ann, bob = old.open("LEEK-13", ANN, BOB)
    assert ann.now["phase"] == "paused"
    bob.send("resume", seat=1)
    for page in (ann, bob):
        page.until(lambda page: page.now["phase"] == "playing")
    play_on(ann, bob)


def test_a_waiting_room_still_waits(old: Old) -> None:
    (ann,) = old.open("ROCKET-11", ANN)
    assert ann.now["phase"] == "waiting-room"
    ann.send("set-seat", seat=1, kind="bot:easy")
    ann.until(lambda page: page.now.get("can_start"))
    ann.send("start")
    ann.until(lambda page: page.now["phase"] == "playing")
    play_on(ann, until=lambda page: page.seq > 3)


def test_what_is_over_is_replayed_and_played_again(old: Old) -> None:
    ann, bob = old.open("ROSE-16", ANN, BOB)
    assert ann.now["ending"]["verdict"] == "Bob resigned."
    welcome = ann.last("welcome")
    assert welcome
    replay = old.get(f"/api/replays/{welcome['match']}").json()
    assert list(dict.fromkeys(frame["seq"] for frame in replay["frames"])) == [0, 1, 2, 3, 4]
    assert "Bob resigned." in old.get("/records").text
    bob.send("offer", kind="rematch", seat=1)
    ann.until(lambda page: page.now.get("offers"))
    ann.send("answer", kind="rematch", seat=0, agree=True)
    ann.until(lambda page: page.now["ending"].get("rematch"))


def test_what_a_person_goes_by_is_kept(old: Old) -> None:
    assert 'value="Ann"' in old.get("/").text


# A newer Potager's database


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_newer_tables_are_refused_and_left_alone(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if kind == "sqlite":
        where = write_sqlite(tmp_path / "table.sqlite", 99)
    else:
        where = write_postgres(request.getfixturevalue("postgres"), "newer", 99)

    async def try_to_open() -> None:
        store = Settings(database=where).store()
        with pytest.raises(PotagerError, match=r"newer Potager \(its tables are version 99"):
            await store.open()

    for _ in range(2):  # and the first attempt has left nothing locked
        asyncio.run(try_to_open())


def test_the_server_says_so_in_one_sentence(tmp_path: Path) -> None:
    where = write_sqlite(tmp_path / "table.sqlite", 99)
    main = "from potager.cli import main; main()"
    command = [sys.executable, "-c", main, "serve", "--database", where, "--port", str(free_port())]
    answer = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert answer.returncode == 2
    assert "The database is from a newer Potager" in answer.stderr
    assert "Traceback" not in answer.stderr
