"""The short code of a table: typed as one likes, not to be guessed, and good only while somebody
is waited for."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from litestar.testing import TestClient
from serving import Page, Server, Table, closed, database

from potager.table.rooms.seats import WORDS, clean_code, new_code
from potager.table.settings import Settings
from potager.table.store.sqlite import SqliteStore
from potager.table.web.app import create_app
from potager.table.web.limits import Limit, Limits

TOO_MANY = (
    "Too many wrong codes from your network: the limit is 2 at once, then one every 300 seconds."
)
NOBODY = "No table is waiting at"


@pytest.mark.parametrize(
    ("typed", "code"),
    [("kale plum 42", "KALE-PLUM-42"), ("kaleplum42", "KALE-PLUM-42"),
     ("KALE-PLUM-42", "KALE-PLUM-42"), (" Kale_Plum.42 ", "KALE-PLUM-42"),
     ("peachard 10", "PEA-CHARD-10"), ("peapea77", "PEA-PEA-77"), ("kale42", "KALE-42"),
     ("Kale 4242", "KALE-4242"), ("no such 1", "NOSUCH-1"), ("42", "42"), ("kale", "KALE"),
     ("²³ ☃", ""), ("\0", ""), ("", "")],
)  # fmt: skip
def test_a_code_may_be_typed_as_one_likes(typed: str, code: str) -> None:
    assert clean_code(typed) == code
    assert clean_code(code) == code


def test_a_code_has_two_words_and_two_digits() -> None:
    codes = {new_code(0) for _ in range(500)}
    assert len(codes) > 490
    for code in codes:
        assert re.fullmatch(r"[A-Z]+-[A-Z]+-[1-9]\d", code)
        assert clean_code(code.replace("-", "").lower()) == code
    assert re.fullmatch(r"[A-Z]+-[A-Z]+-\d{3}", new_code(5)), "longer where many are taken"


def test_two_words_without_a_space_between_are_two_certain_words() -> None:
    joined = [first + second for first in WORDS for second in WORDS]
    assert len(set(joined)) == len(joined)
    assert set(joined).isdisjoint(WORDS), "nor an old code of one word"


# Guessing


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A table that lets nobody try more than two wrong codes, however slow this machine is."""
    running = Server(database(tmp_path), code_rate=1 / 300).start()
    yield running
    assert "Traceback" not in running.stop()


def test_people_may_mistype_a_code_sixty_times() -> None:
    tries = Limits(Settings()).wrong_codes
    assert [tries.bucket("somebody").take() for _ in range(61)] == [True] * 60 + [False]


def ways(code: str) -> list[str]:
    """Every address that holds a code."""
    return [f"/t/{code}", f"/t/{code}/picture.svg", f"/t/{code}/record.json", f"/t/{code}/qr.svg",
            f"/api/tables/{code}", f"/api/tables/{code}/record"]  # fmt: skip


def told_at_socket(server: Server, code: str, cookie: str = "") -> tuple[str, int]:
    """What a connection is told first, and the code that it is closed with."""
    page = Page(server, f"/t/{code}/ws", cookie)
    refusal = page.last("refused")
    return (refusal["why"], closed(page)) if refusal else ("", 0)


def test_after_too_many_wrong_codes_no_code_helps(strict: Server) -> None:
    table = strict.new("me", "friend", name="Ann")
    guesser = strict.browser()
    for number in range(2):
        answer = guesser.get(f"/t/KALE-PLUM-{number}")
        assert (answer.status_code, NOBODY in answer.text) == (404, True)
    for path in ways("KALE-PLUM-42") + ways(table.code):
        answer = guesser.get(path)
        assert (answer.status_code, TOO_MANY in answer.text) == (429, True), path
    move = {"decision": "0", "seat": 1, "path": ["x"]}
    assert guesser.post(f"/api/tables/{table.code}/moves", json=move).status_code == 429
    assert told_at_socket(strict, table.code) == (TOO_MANY, 4429)
    assert told_at_socket(strict, "KALE-PLUM-42", "some-cookie") == (TOO_MANY, 4429)


def test_who_sits_at_a_table_is_never_locked_out_of_it(strict: Server) -> None:
    table = strict.new("me", "friend", name="Ann")
    bob = strict.browser()
    bob.post(table.made["invite"], data={"seat": "1", "name": "Bob"})
    other = strict.new("me", "friend", name="Cec")
    for number in range(4):
        bob.get(f"/t/KALE-PLUM-{number}")
    assert bob.get(f"/t/{table.code}").status_code == 200
    assert bob.get(f"/t/{table.code.lower()}").headers["location"] == f"/t/{table.code}"
    assert told_at_socket(strict, table.code, bob.cookies["potager"]) == ("", 0)
    assert table.browser.get(f"/api/tables/{table.code}").status_code == 200
    assert table.browser.get(f"/t/{table.code}/qr.svg").status_code == 200
    assert bob.get(f"/t/{other.code}").status_code == 429, "a table of others is another thing"
    assert bob.get(other.made["invite"]).status_code == 200, "links are not guessed"


def test_wrong_codes_at_the_socket_count_too(strict: Server) -> None:
    for number in range(2):
        assert NOBODY in told_at_socket(strict, f"KALE-PLUM-{number}")[0]
    assert told_at_socket(strict, "KALE-PLUM-42") == (TOO_MANY, 4429)
    assert TOO_MANY in strict.browser().get("/t/KALE-PLUM-42").text


def test_guesses_at_the_same_moment_are_counted_one_by_one(strict: Server) -> None:
    def guess(number: int) -> int:
        return strict.browser().get(f"/api/tables/KALE-PLUM-{number}").status_code

    with ThreadPoolExecutor(16) as threads:
        answers = list(threads.map(guess, range(100, 140)))
    assert answers.count(404) == 2
    assert answers.count(429) == 38


def test_right_codes_do_not_count(strict: Server) -> None:
    table = strict.new("me", "friend", name="Ann")
    stranger = strict.browser()
    for _ in range(10):
        assert "Ann invites you" in stranger.get(f"/t/{table.code}").text


def test_a_wrong_link_to_a_seat_tells_nothing_about_the_code(server: Server) -> None:
    table = server.new("me", "friend", name="Ann")
    claim = {"seat": 1, "invite": "guessed", "name": "Eve"}
    answers = [
        server.browser().post(f"/api/tables/{code}/seats", json=claim)
        for code in (table.code, "KALE-PLUM-42")
    ]
    assert answers[0].status_code == answers[1].status_code == 403
    assert answers[0].text == answers[1].text
    other = server.new("me", "friend", name="Bob")
    claim["invite"] = other.made["invite"].removeprefix("/j/")
    assert server.browser().post(f"/api/tables/{table.code}/seats", json=claim).status_code == 403


# A code ends with the waiting room


def leads_nowhere(server: Server, table: Table, *, full: bool = False) -> None:
    """To strangers the code is as good as any wrong one; players and host get there. The page of a
    `full` table is another matter.
    """
    stranger, skipped = server.browser(), 1 if full else 0
    pairs = zip(ways(table.code), ways("KALE-PLUM-11"), strict=True)
    for path, wrong in [*pairs][skipped:]:
        answer, other = stranger.get(path), stranger.get(wrong)
        assert answer.status_code == other.status_code == 404, path
        assert answer.text.replace(table.code, "KALE-PLUM-11") == other.text
    why, code = told_at_socket(server, table.code)
    assert (NOBODY in why, code) == (True, 4403)
    assert table.browser.get(f"/t/{table.code}").status_code == 200
    assert table.browser.get(f"/api/tables/{table.code}").status_code == 200
    table.open().close()


def test_the_code_of_a_full_table(server: Server) -> None:
    table = server.new("me", "friend", name="Ann")
    assert "Ann invites you" in server.browser().get(f"/t/{table.code}").text
    bob = table.join(1, "Bob")
    leads_nowhere(server, table, full=True)
    for path in (f"/t/{table.code}", f"/j?code={table.code}", table.made["invite"]):
        late = server.browser().get(path, follow_redirects=True)
        assert late.status_code == 200
        assert "This table is full." in late.text
        assert f'href="{table.made["watch"]}"' in late.text
    again = Page(server, table.made["socket"], bob.cookie)
    assert again.now["phase"] == "waiting-room"


def test_the_page_of_a_full_table_does_not_help_to_guess(strict: Server) -> None:
    table = strict.new("me", "friend", name="Ann")
    table.join(1, "Bob")
    guesser = strict.browser()
    for _ in range(5):
        assert "This table is full." in guesser.get(f"/t/{table.code}").text
    for number in range(2):
        assert guesser.get(f"/t/KALE-PLUM-{number}").status_code == 404
    answer = guesser.get(f"/t/{table.code}")
    assert (answer.status_code, TOO_MANY in answer.text) == (429, True)


@pytest.mark.parametrize(
    ("path", "status", "typed"),
    [("/t/KALE-PLUM-11", 404, "KALE-PLUM-11"), ("/j?code=kale+plum+11", 404, "KALE-PLUM-11"),
     ("/j?code=%3F%22%3E", 400, "?&#34;&gt;")],
)  # fmt: skip
def test_a_wrong_code_can_be_typed_again(
    server: Server, path: str, status: int, typed: str
) -> None:
    answer = server.browser().get(path, follow_redirects=True)
    assert answer.status_code == status
    assert f'name="code" value="{typed}"' in answer.text
    assert 'name="code"' not in server.browser().get("/nothing").text


def test_the_code_of_a_match_that_has_begun(server: Server) -> None:
    table = server.new("me", "friend", name="Ann")
    ann, bob = table.open(), table.join(1, "Bob")
    bob.send("ready", seat=1)
    ann.until(lambda page: page.now.get("can_start"))
    ann.send("start")
    bob.until(lambda page: page.now["phase"] == "playing")
    leads_nowhere(server, table)
    bob.close()
    again = Page(server, table.made["socket"], bob.cookie)
    assert again.now["phase"] == "playing"
    too_late = server.browser().get(table.made["invite"]).text
    assert "This match has begun." in too_late
    assert table.made["watch"] in too_late  # whoever was invited may watch


def test_the_code_of_a_match_against_bots(server: Server) -> None:
    leads_nowhere(server, server.new("me", "bot:easy", name="Ann"))


def test_the_code_of_a_table_that_was_abandoned(own_server: Server) -> None:
    table = own_server.start().new("me", "friend", name="Ann")
    assert own_server.browser().get(f"/t/{table.code}").status_code == 200
    with sqlite3.connect(own_server.database) as db:
        db.execute("UPDATE matches SET at = at - 86500")
    db.close()
    leads_nowhere(own_server, table)
    table.open().close()  # the host is back, and so is the code
    assert own_server.browser().get(f"/t/{table.code}").status_code == 200


def test_an_open_table_can_still_be_watched_by_its_code(server: Server) -> None:
    table = server.new("me", "bot:easy", open=True)
    answer = server.browser().get(f"/t/{table.code}")
    assert answer.headers["location"] == table.made["watch"]


def test_an_old_short_code_still_leads_its_players_to_their_match(own_server: Server) -> None:
    table = own_server.start().new("me", "hot", name="Ann")
    page = table.open()
    page.act()
    page.until(lambda page: page.seq >= 1)
    own_server.stop()
    with sqlite3.connect(own_server.database) as db:
        db.execute("UPDATE matches SET code='KALE-42', setup=json_set(setup,'$.code','KALE-42')")
    db.close()
    own_server.start()
    table.browser.base_url = own_server.url
    assert table.browser.get("/t/kale42").headers["location"] == "/t/KALE-42"
    assert table.browser.get("/t/KALE-42").status_code == 200
    assert Page(own_server, "/t/KALE-42/ws", table.cookie).seq >= 1
    assert NOBODY in own_server.browser().get("/t/KALE-42").text


def test_a_code_of_nothing_but_signs(server: Server) -> None:
    answer = server.browser().get("/j", params={"code": " -- "})
    assert answer.status_code == 400
    assert "KALE-PLUM-42" in answer.text


# Time and addresses of the limits


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_a_clock_that_is_set_back_locks_nobody_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [2_000_000_000.0]
    monkeypatch.setattr(SqliteStore, "now", lambda _: clock[0])
    app = create_app(Settings(database=database(tmp_path), bot_workers=1))
    ask = {"game": "snail-invasion", "seats": ["friend", "friend"]}
    with TestClient(app) as browser:
        assert browser.post("/api/tables", json=ask).status_code == 201
        assert browser.get("/t/KALE-PLUM-42").status_code == 404
        clock[0] -= 3_600
        assert browser.post("/api/tables", json=ask).status_code == 201
        assert browser.get("/t/KALE-PLUM-42").status_code == 404
        address = browser.post("/api/tables", json=ask).json()["watch"]
        with browser.websocket_connect(f"{address}/ws") as line:
            line.send_json({"type": "hello"})
            assert line.receive_json()["type"] == "welcome"


def test_tokens_come_back_with_time() -> None:
    now = [0.0]
    limit = Limit("questions", 0.1, 20)
    limit.now = lambda: now[0]
    first, second = limit.bucket("a"), limit.bucket("b")
    assert [first.take() for _ in range(3)] == [True, True, False]
    assert second.take(), "each sender has a bucket"
    now[0] = 10
    assert [first.take() for _ in range(2)] == [True, False]
    limit.give_back("a")
    assert [first.take() for _ in range(2)] == [True, False]


def test_a_page_that_connects_too_often_may_come_back(own_server: Server) -> None:
    own_server.settings["connection_rate"] = 0.2
    table = own_server.start().new("me", "hot")
    for _ in range(5):
        page = table.watch()
    refusal = page.last("refused")
    assert refusal
    assert "Too many connections" in refusal["why"]
    assert closed(page) == 4429, "a page that gets 4403 does not try again"
