"""From a moment of a finished match a new one goes on; and replays by one's own eyes."""

from __future__ import annotations

import httpx
import pytest
from serving import Page, Server, Table, play_on

from potager.core.record import Record
from potager.core.verifying import verify


@pytest.fixture
def finished(server: Server) -> Table:
    table = server.new("me", "bot:easy", options={"turn_limit": 6})
    play_on(table.open())
    return table


def address(table: Table) -> str:
    return table.made["watch"].replace("/w/", "/r/")


def go_on(table: Table, browser: httpx.Client, **form: str) -> httpx.Response:
    return browser.post(f"{address(table)}/play-on", data=form)


def test_a_new_match_begins_where_the_old_one_was(server: Server, finished: Table) -> None:
    stranger = server.browser()
    answer = go_on(finished, stranger, at="4", seat="1", level="hard")
    assert answer.status_code == 303, answer.text
    code = answer.headers["location"].removeprefix("/t/")
    page = Page(server, f"/t/{code}/ws", stranger.cookies["potager"])
    assert page.now["phase"] == "playing"
    assert "played on from a replay" in page.now["marks"]
    assert [seat.get("bot", "") for seat in page.now["seats"]] == ["hard", ""]
    play_on(page)
    old = finished.browser.get(f"{address(finished)}/record.json").json()
    new = stranger.get(f"/t/{code}/record.json").text
    record = Record.from_json(new)
    assert record.log[:4] == old["log"][:4], "what had happened stays"
    found = verify(record)
    assert not found.fair, "the rolls before are another match's"
    assert found.elsewhere == sum(row[0] == -1 for row in record.log[:4])
    assert found.rolls == sum(row.who == -1 for row in record.rows()[4:] if hasattr(row, "who"))


def test_what_cannot_go_on_is_refused(server: Server, finished: Table) -> None:
    stranger = server.browser()
    total = len(finished.browser.get(f"{address(finished)}/record.json").json()["log"])
    assert "is already over" in go_on(finished, stranger, at=str(total), seat="0").text
    assert go_on(finished, stranger, at="2", seat="7").status_code == 403
    assert go_on(finished, stranger, at="x", seat="0").status_code == 400
    assert go_on(finished, stranger, at="2", seat="0", level="godlike").status_code == 403
    running = server.new("me", "bot:easy")
    assert "still being played" in go_on(running, stranger, at="0", seat="0").text


def test_a_replay_begins_when_all_is_set_up(server: Server) -> None:
    table = server.new("me", "bot:easy", game="carrots-and-broccoli", options={"turn_limit": 2})
    play_on(table.open())
    assert 'data-at="6"' in table.browser.get(address(table)).text, "the wall stands"
    assert 'data-at="0"' in table.browser.get(f"{address(table)}?at=0").text


def test_a_player_sees_the_replay_from_the_own_seat(server: Server) -> None:
    deal = {"game": "advanced"}
    table = server.new("me", "bot:easy", game="yes-broccoli", options=deal)
    page = table.open()
    page.until(lambda page: page.decisions)
    token = table.made["watch"].removeprefix("/w/")
    mine = table.browser.get(f"/api/replays/{token}/log").json()
    assert mine["seat"] == 0
    other = server.browser().get(f"/api/replays/{token}/log").json()
    assert other.get("seat", -1) == -1
    frames = {"first": 0, "count": 60}
    own = table.browser.get(f"/api/replays/{token}", params=frames).text
    seen = server.browser().get(f"/api/replays/{token}", params=frames).text
    assert own != seen, "one's own cards lie open"
