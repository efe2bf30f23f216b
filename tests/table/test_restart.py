"""A server that dies loses nothing that it has acknowledged, and goes on where it was."""

from __future__ import annotations

import subprocess
import sys
import time

import pytest
from serving import Page, Server, free_port, play_on

from potager.core.match import Match
from potager.core.record import Record


def test_ctrl_c_reaches_the_bots_too_and_nobody_complains(own_server: Server) -> None:
    own_server.start()
    watcher = own_server.new("bot:easy", "bot:easy").watch()
    watcher.until(lambda page: page.seq >= 3)
    assert "Traceback" not in own_server.stop()


def test_killed_in_the_middle_of_matches_with_people_and_bots(own_server: Server) -> None:
    own_server.settings["bot_delay"] = 0.2
    own_server.start()
    people = own_server.new("me", "hot")
    against = own_server.new("me", "bot:easy")
    alone = own_server.new("bot:easy", "bot:easy")
    page = people.open()
    play_on(page, until=lambda page: page.seq >= 9)
    bot = against.open()
    play_on(bot, until=lambda page: page.seq >= 4)
    watcher = alone.watch()
    watcher.until(lambda page: page.seq >= 3)

    own_server.kill()
    own_server.start()

    again = people.open()
    assert again.seq >= page.seq
    record = Record.from_json(people.browser.get(f"/t/{people.code}/record.json").content)
    assert len(Match.from_record(record).rows) == again.seq >= 9
    play_on(again, until=lambda later: later.over or later.seq > page.seq + 6)
    # Nobody has opened the match of the two bots: it goes on all the same.
    back = alone.watch()
    seen = back.seq
    back.until(lambda page: page.seq > seen + 3)
    assert back.seq > watcher.seq
    other = against.open()
    play_on(other, until=lambda page: page.over or page.seq > bot.seq + 6)


def test_every_acknowledged_move_outlives_a_kill(own_server: Server) -> None:
    """A move is acknowledged by the update that shows it."""
    own_server.start()
    tables = [own_server.new("me", "hot") for _ in range(8)]
    pages = [table.open() for table in tables]
    for _ in range(10):
        for page in pages:
            page.act()
        for page in pages:
            page.until(lambda page: page.messages[-1]["type"] == "update")
            page.quiet(0)
    shown = [page.seq for page in pages]
    own_server.kill()
    own_server.start()
    assert all(table.open().seq >= seq for table, seq in zip(tables, shown, strict=True))


def test_killed_while_somebody_reacts(own_server: Server) -> None:
    """The choices that are in stay, and everybody has as long as before."""
    own_server.start()
    advanced = {"players": 2, "game": "advanced"}
    table = own_server.new("me", "friend", game="yes-broccoli", react=5, options=advanced)
    ann, bob = table.open(), table.join(1, "Bob")
    bob.send("ready", seat=1)
    ann.until(lambda page: page.now.get("can_start"))
    ann.send("start")
    ann.until(lambda page: page.now.get("reaction"))
    ann.send("move", decision=ann.decisions[0]["id"], seat=0, path=["pass"])
    ann.until(lambda page: page.decisions[0].get("chosen"))

    stopped = time.time()
    own_server.kill()
    own_server.start()

    again = table.open()
    down = again.now["reaction"].pop("closes_at") - ann.now["reaction"].pop("closes_at")
    assert 0 < down < time.time() - stopped + 1.5, "the time without a server is given back"
    assert again.now["reaction"] == ann.now["reaction"]
    assert again.decisions[0]["chosen"] == ["pass"]
    again.until(lambda page: page.seq > ann.seq)
    assert again.seq == ann.seq + 2


def test_ctrl_c_ends_cleanly_and_says_goodbye(own_server: Server) -> None:
    own_server.start()
    page = own_server.new("me", "bot:easy").open()
    log = own_server.stop()
    assert own_server.process
    assert own_server.process.returncode in (0, -2, 130)
    assert "Traceback" not in log, log
    with pytest.raises(Exception, match=r"1001|1012|no close frame"):
        Page.until(page, lambda page: False)


def test_a_second_server_on_the_same_file_is_refused(own_server: Server) -> None:
    own_server.start()
    main = "from potager.cli import main; main()"
    where = ["--database", own_server.database, "--port", str(free_port())]
    command = [sys.executable, "-c", main, "serve", *where]
    second = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert second.returncode == 2
    assert "A server is already using" in second.stderr
    assert "Traceback" not in second.stderr
