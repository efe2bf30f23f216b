"""The page of the server's host: who gets there, and what can be done."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import psycopg
import pytest
from serving import Page, Server, Table, closed, database, play_on
from waiting import wait_until

from potager.core.errors import BadOption
from potager.table.operating.rulings import clean_address

TOKEN = "a-token-of-the-host"


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a host."""
    where = database(tmp_path_factory.mktemp("run"))
    server = Server(where, admin_token=TOKEN, code_rate=1).start()
    yield server
    assert "Traceback" not in server.stop()


@pytest.fixture
def host(run: Server) -> httpx.Client:
    return logged_in(run)


def logged_in(server: Server) -> httpx.Client:
    browser = server.browser()
    answer = browser.post("/admin/login", data={"token": TOKEN})
    assert answer.headers["location"] == "/admin"
    return browser


def person_of(host: httpx.Client, table: Table, name: str) -> str:
    """Who holds the seat of that name, as the page's form has it."""
    page = host.get("/admin", params={"code": table.code}).text
    found = re.search(rf"<b>{name}</b>.*?name=\"person\" value=\"(\w+)\"", page, re.DOTALL)
    assert found, page
    return found[1]


def match_of(host: httpx.Client, table: Table) -> str:
    page = host.get("/admin", params={"code": table.code}).text
    found = re.search(r'name="match" value="(\w+)"', page)
    assert found, page
    return found[1]


# Who gets there


def test_without_a_token_in_the_settings_there_is_no_such_page(server: Server) -> None:
    browser = server.browser()
    assert browser.get("/admin").status_code == 404
    assert browser.post("/admin/login", data={"token": ""}).status_code == 404
    assert browser.post("/admin/say", data={"text": "hello"}).status_code == 404


def test_only_the_token_opens_it(run: Server) -> None:
    browser = run.browser()
    assert 'type="password"' in browser.get("/admin").text
    wrong = browser.post("/admin/login", data={"token": TOKEN[:-1]})
    assert wrong.status_code == 400
    assert "That is not the right token." in wrong.text
    assert "set-cookie" not in wrong.headers
    for what in ("say", "kick", "ban", "close", "lift", "ban-address", "logout"):
        assert browser.post(f"/admin/{what}", data={"text": "x"}).status_code == 403
    right = browser.post("/admin/login", data={"token": TOKEN})
    cookie = right.headers["set-cookie"]
    for word in ("HttpOnly", "SameSite=strict", "Path=/admin", "Max-Age=43200"):
        assert word in cookie
    assert TOKEN not in cookie
    page = browser.get("/admin")
    assert page.status_code == 200
    assert "Message of the day" in page.text
    assert "default-src 'none'" in page.headers["content-security-policy"]
    assert page.headers["cache-control"] == "no-store"
    assert not re.search(r"<style|\sstyle=|\son\w+=|<script>", page.text)


def test_a_cookie_that_is_old_or_made_up_is_none(run: Server, host: httpx.Client) -> None:
    _, _, signed = host.cookies["potager-admin"].partition(".")
    for made_up in (f"99999999999.{signed}", f"1.{signed}", "99999999999.", "", "x.y", "²."):
        headers = {b"Cookie": f"potager-admin={made_up}".encode()}
        answer = run.browser().get("/admin", headers=headers)
        assert 'type="password"' in answer.text, made_up


def test_a_form_of_another_site_does_nothing(host: httpx.Client) -> None:
    elsewhere = {"Origin": "https://elsewhere.example"}
    for what in ("say", "logout"):
        answer = host.post(f"/admin/{what}", data={"text": "x"}, headers=elsewhere)
        assert answer.status_code == 403
    assert host.get("/admin").status_code == 200


def test_who_guesses_tokens_has_to_wait(tmp_path: Path) -> None:
    server = Server(database(tmp_path), admin_token=TOKEN, code_rate=0.1).start()
    try:
        browser = server.browser()
        answers = [browser.post("/admin/login", data={"token": "x"}) for _ in range(12)]
        assert answers[-1].status_code == 429
        assert "Too many wrong tokens" in answers[-1].text
        right = browser.post("/admin/login", data={"token": TOKEN})
        assert right.status_code == 429, "a right one tells nothing either"
    finally:
        server.stop()


def test_leaving_ends_it(run: Server) -> None:
    browser = logged_in(run)
    browser.post("/admin/logout")
    browser.cookies.delete("potager-admin", path="/admin")
    assert 'type="password"' in browser.get("/admin").text


# What the host sees and does


def test_matches_and_load_are_shown(run: Server, host: httpx.Client) -> None:
    table = run.new("me", "hot", name="Ann <b>")
    page = table.open()
    play_on(page, until=lambda page: page.seq > 3)
    shown = host.get("/admin").text
    assert table.code in shown
    assert "Ann &lt;b&gt;" in shown
    assert "1 viewer" in shown
    assert re.search(r'<dt class="muted fine">memory</dt><dd class="bold figures">\d+ MB', shown)
    assert re.search(r'<dt class="muted fine">commit</dt><dd class="bold figures">[\d.]+ ms', shown)
    assert table.code not in host.get("/admin", params={"phase": "waiting-room"}).text
    typed = {"code": table.code.lower(), "phase": "x'; DROP"}
    assert table.code in host.get("/admin", params=typed).text


def test_the_message_of_the_day_is_shown_everywhere_at_once(
    run: Server, host: httpx.Client
) -> None:
    table = run.new("me", "hot")
    ann, watcher = table.open(), table.watch()
    host.post("/admin/say", data={"text": " Back at <8>,\n sharp "})
    for page in (ann, watcher):
        page.until(lambda page: page.last("host-says"))
        assert page.last("host-says") == {"type": "host-says", "text": "Back at <8>, sharp"}
    for path in ("/", "/records", f"/t/{table.code}"):
        assert "Back at &lt;8&gt;, sharp" in table.browser.get(path).text
    late = table.watch()
    late.until(lambda page: page.last("host-says"))
    host.post("/admin/say", data={"text": ""})
    ann.until(lambda page: page.last("host-says") == {"type": "host-says"})
    assert "sharp" not in table.browser.get("/").text
    too_long = host.post("/admin/say", data={"text": "x" * 501})
    assert too_long.status_code == 400
    assert "at most 500" in too_long.text


def test_a_kicked_player_loses_the_seat_before_the_match(run: Server, host: httpx.Client) -> None:
    table = run.new("me", "friend", name="Ann")
    ann, bob = table.open(), table.join(1, "Bob")
    ann.until(lambda page: page.now["seats"][1].get("name") == "Bob")
    ask = {"match": match_of(host, table), "person": person_of(host, table, "Bob")}
    host.post("/admin/kick", data=ask)
    ann.until(lambda page: not page.now["seats"][1].get("name"))
    bob.until(lambda page: page.last("refused"))
    assert "removed you" in bob.messages[-1]["why"]
    closed(bob)
    again = Page(run, table.made["socket"], bob.cookie)
    assert again.last("refused")


def test_in_a_match_a_bot_plays_on_for_who_was_kicked(run: Server, host: httpx.Client) -> None:
    table = run.new("me", "friend", name="Ann")
    ann, bob = table.open(), table.join(1, "Bob")
    bob.send("ready", seat=1)
    ann.until(lambda page: page.now.get("can_start"))
    ann.send("start")
    ann.until(lambda page: page.now["phase"] == "playing")
    ask = {"match": match_of(host, table), "person": person_of(host, table, "Bob")}
    host.post("/admin/kick", data=ask)
    ann.until(lambda page: page.now["seats"][1].get("bot"))
    play_on(ann)
    assert ann.over


def test_a_table_can_be_closed(run: Server, host: httpx.Client) -> None:
    for seats in (("me", "friend"), ("me", "hot")):
        table = run.new(*seats, name="Ann")
        page = table.open()
        match = match_of(host, table)
        host.post("/admin/close", data={"match": match})
        page.until(lambda page: page.over)
        assert "has closed the table" in page.now["ending"]["verdict"]
        assert table.browser.get(f"/t/{table.code}").status_code == 200
        assert run.browser().get(table.made["watch"].replace("/w/", "/r/")).status_code == 200
        again = host.post("/admin/close", data={"match": match})
        assert "already over" in again.text
    assert "no such match" in host.post("/admin/close", data={"match": "x"}).text
    assert host.post("/admin/nonsense", data={}).status_code == 400


def test_a_banned_person_is_kept_away_until_it_is_lifted(run: Server, host: httpx.Client) -> None:
    table = run.new("me", "friend", name="Ann")
    table.open()
    bob = table.join(1, "Bob")
    ask = {"match": match_of(host, table), "person": person_of(host, table, "Bob")}
    host.post("/admin/ban", data=ask | {"why": "shouting.", "time": "hour"})
    closed(bob)
    browser = run.browser()
    browser.cookies["potager"] = bob.cookie
    for path in ("/", f"/t/{table.code}", "/api/games"):
        answer = browser.get(path)
        assert answer.status_code == 403, path
        assert re.search(
            r"banned you until \d{4}-\d\d-\d\d \d\d:\d\d UTC\. Reason: shouting", answer.text
        )
    made = browser.post("/api/tables", json={"game": "snail-invasion"})
    assert made.status_code == 403, "what programs send is no way around it"
    assert browser.get("/healthz").status_code == 200
    assert "banned you" in str(Page(run, table.made["watch"] + "/ws", bob.cookie).messages)
    assert run.browser().get("/").status_code == 200, "nobody else"
    assert "shouting" in host.get("/admin").text
    host.post("/admin/lift", data={"who": ask["person"]})
    assert browser.get("/").status_code == 200


def test_an_address_can_be_banned_and_the_host_still_gets_in(tmp_path: Path) -> None:
    server = Server(database(tmp_path), admin_token=TOKEN)
    server.arguments = ["--proxy", "127.0.0.1"]
    server.start()
    try:
        host = logged_in(server)
        there = {"X-Forwarded-For": "192.0.2.7"}
        host.post("/admin/ban-address", data={"address": " 192.0.2.7", "time": "ever"})
        assert server.browser().get("/", headers=there).status_code == 403
        assert (
            server.browser().get("/", headers={"X-Forwarded-For": "192.0.2.8"}).status_code == 200
        )
        assert server.browser().get("/admin", headers=there).status_code == 200
        wrong = host.post("/admin/ban-address", data={"address": "nginx"})
        assert "nginx is not a network address" in wrong.text
        server.stop()
        server.start()
        assert server.browser().get("/", headers=there).status_code == 403, "it is kept"
    finally:
        server.stop()


def test_an_address_is_banned_as_it_is_counted() -> None:
    assert clean_address("2001:db8::1") == clean_address("2001:db8::2") == "2001:db8::/64"
    with pytest.raises(BadOption):
        clean_address("10.0.0.1; DROP TABLE bans")


def test_the_host_reaches_everybody_at_every_process(postgres: str) -> None:
    with psycopg.connect(postgres, autocommit=True) as db:
        db.execute("CREATE DATABASE admin")
    where = f"{postgres.rpartition('/')[0]}/admin"
    first, second = (Server(where, admin_token=TOKEN).start() for _ in range(2))
    try:
        table = first.new("me", "friend", name="Ann")
        ann, bob = table.open(), table.join(1, "Bob", at=second)
        ann.until(lambda page: page.now["seats"][1].get("name") == "Bob")
        host = logged_in(first)
        host.post("/admin/say", data={"text": "Good evening"})
        bob.until(lambda page: page.last("host-says"))
        ask = {"match": match_of(host, table), "person": person_of(host, table, "Bob")}
        host.post("/admin/ban", data=ask | {"address": "on", "time": "hour"})
        closed(bob)
        wait_until(lambda: second.browser().get("/").status_code == 403)  # our own address, by now
        assert "127.0.0.1" in host.get("/admin").text
    finally:
        for server in (first, second):
            assert "Traceback" not in server.stop()
