"""The bot of docs/writing-a-bot.md plays in the arena and sits down at the table."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from serving import Server

from potager.core.errors import PotagerError
from potager.table.operating.configuration import load
from potager.table.rooms.seats import NotAllowed, place_of_kind

PAGE = Path(__file__).parents[2] / "docs/writing-a-bot.md"
NAME = "night_owl:NightOwl"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where somebody has saved what the page shows."""
    told = re.search(
        r"Save it as `night_owl.py`:\n\n<!-- .*? -->\n```python\n(.*?)```", PAGE.read_text(), re.S
    )
    assert told
    (tmp_path / "night_owl.py").write_text(told[1])
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def test_the_command_of_the_page_lets_it_win(folder: Path) -> None:
    assert f"potager arena connect-four --bots {NAME},random" in PAGE.read_text()
    words = ["arena", "connect-four", "--bots", f"{NAME},random", "--games", "40", "--seed", "1"]
    done = subprocess.run(
        [sys.executable, "-c", "from potager.cli import main; main()", *words, "--workers", "1",
         "--json"],
        capture_output=True, text=True, check=False, cwd=folder,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["challenger"] == NAME
    assert told["share"] > 0.8


def test_it_sits_down_at_the_table(folder: Path) -> None:
    """Started with `--bot`, the table offers it for a seat, and there it plays as it does."""
    server = Server(str(folder / "table.sqlite"))
    server.arguments = ["--bot", NAME]
    server.start()
    try:
        shown = server.browser().get("/new/connect-four").text
        assert f'value="bot:{NAME}"' in shown
        table = server.new(f"bot:{NAME}", "me", game="connect-four")
        page = table.open()
        page.until(lambda page: page.decisions)
        assert page.now["seats"][0]["name"] == "NightOwl"
        for _ in range(3):  # it begins in the middle and goes on there: four in a line
            page.until(lambda page: page.decisions or page.over)
            page.send("move", decision=page.decisions[0]["id"], seat=1, path=["column:1"])
            before = page.seq
            page.until(lambda page, before=before: page.seq > before)  # type: ignore[misc]
        page.until(lambda page: page.over)
        record = table.browser.get(f"/t/{table.code}/record.json").json()
        assert record["result"] == [1, -1]
        assert record["seats"][0] == {"name": "NightOwl", "bot": NAME}
    finally:
        server.kill()


def test_only_bots_that_the_server_brings_can_be_chosen() -> None:
    place = place_of_kind(f"bot:{NAME}", 1, "ann", "", "leaf", ["NightOwl"], [NAME])
    assert (place.bot, place.name) == (NAME, "NightOwl 2")
    with pytest.raises(NotAllowed, match="Choose me, hot, friend, bot:easy"):
        place_of_kind("bot:os:system", 1, "ann", "", "leaf")


def test_a_server_says_at_once_that_a_bot_is_not_there(folder: Path) -> None:
    assert load({"bots": [NAME]}, {}, None).configuration.bots == (NAME,)
    given = load({}, {"POTAGER_BOTS": f"{NAME}, {NAME}"}, None)
    assert given.configuration.bots == (NAME, NAME)
    wrong: list[tuple[Any, str]] = [("night_owl:Lark", "class Lark"), ("lark:Lark", "No module")]
    for name, why in wrong:
        with pytest.raises(PotagerError, match=why):
            load({"bots": [name]}, dict(os.environ), None)
