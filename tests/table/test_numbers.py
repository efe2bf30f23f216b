"""Odd numbers in addresses, forms and messages are refused, and nothing fails."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from serving import Server, Table, database, play_on

HUGE = ("9" * 20, "9" * 400, "9" * 5_000)
ODD = (*HUGE, "-1", "-" + "9" * 20, "x", "1.5", "1e9", "nan", "", "²", "\0")


@pytest.fixture
def finished(tmp_path: Path) -> Iterator[Table]:
    """A finished match, at a table without limits on what one address may ask for."""
    limits = {"table_rate": 99.0, "own_table_rate": 99.0, "replay_rate": 99.0}
    server = Server(database(tmp_path), **limits).start()
    table = server.new("me", options={"mode": "solitaire"})
    play_on(table.open())
    yield table
    assert "Traceback" not in server.stop()


def test_an_odd_number_in_an_address(finished: Table) -> None:
    for text in ODD:
        browser, token, odd = finished.browser, finished.made["watch"][3:], quote(text)
        for name in ("first", "count"):
            answer = browser.get(f"/api/replays/{token}?{name}={odd}")
            assert answer.status_code in (400, 404), name
            assert answer.json()["problem"].endswith(".")
        assert browser.get(f"/r/{token}?at={odd}").status_code in (200, 400)
        for address in (f"/puzzle/{odd or 0}", f"/api/puzzles/{odd or 0}"):
            assert browser.get(address).status_code == 404


def test_an_odd_number_in_a_form(finished: Table) -> None:
    for text in ODD:
        browser, token = finished.browser, finished.made["watch"][3:]
        for form in ({"at": text, "seat": "0"}, {"at": "1", "seat": text}):
            assert browser.post(f"/r/{token}/play-on", data=form).status_code == 400
        for name in ("side", "timer"):
            form = {"seat.0": "me", name: text}
            assert browser.post("/new/snail-invasion", data=form).status_code in (303, 400)
        invite = finished.server.new("me", "friend").made["invite"]
        answer = finished.server.browser().post(invite, data={"seat": text})
        assert answer.status_code in (200, 303, 400)


def test_an_odd_number_in_a_message(finished: Table) -> None:
    for text in ODD:
        browser, table = finished.browser, f"/api/tables/{finished.code}"
        kind = {"Content-Type": "application/json"}
        bodies = [
            ("/api/tables", f'{{"game": "snail-invasion", "timer": {text}}}'),
            ("/api/tables", f'{{"game": "snail-invasion", "react": {text}}}'),
            (f"{table}/seats", f'{{"seat": {text}, "invite": "x"}}'),
            (f"{table}/moves", f'{{"seat": {text}, "decision": "0", "path": []}}'),
        ]
        for address, body in bodies:
            answer = browser.post(address, content=body.encode(), headers=kind)
            assert answer.status_code in (400, 403), (address, answer.text)
            assert answer.json()["problem"]
