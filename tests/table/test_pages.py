"""Every page, file and form, and what browsers are told about them."""

from __future__ import annotations

import re

import httpx
import pytest
from serving import Page, Server, lines_in, play_on

from potager.core.match import Match
from potager.core.record import Record
from potager.core.texts import Cast
from potager.table.web import rendering


@pytest.fixture
def visitor(server: Server) -> httpx.Client:
    return server.browser()


@pytest.mark.parametrize(
    "path",
    ["/", "/new/snail-invasion", "/records", "/rules/snail-invasion", "/rules/snail-invasion?bare",
     "/art/snail-invasion.svg", "/cards/snail-invasion.svg", "/api/docs", "/api/openapi.json",
     "/api/games", "/lab", "/healthz", "/readyz", "/daily/carrotia"],
)  # fmt: skip
def test_every_page_is_there_and_safe(visitor: httpx.Client, path: str) -> None:
    answer = visitor.get(path)
    assert answer.status_code == 200, answer.text
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    if answer.headers["content-type"].startswith("text/html"):
        assert not re.search(r"<style|\sstyle=|\son\w+=|<script>|javascript:", answer.text)
        assert not re.search(r'(?:src|href)="(?:https?:)?//', answer.text), "from elsewhere"


@pytest.mark.parametrize("path", ["/", "/new/yes-broccoli"])
def test_the_recommended_age_is_beside_players_and_minutes(
    visitor: httpx.Client, path: str
) -> None:
    facts = re.findall(r'<p class="facts [^"]*">(.*?)</p>', visitor.get(path).text, re.DOTALL)
    aged = [one for one in facts if "ages" in one]
    assert len(aged) == 1, "only the rulebook of Yes! Broccoli! names an age"
    assert "2 to 5 players" in aged[0]
    assert "4 min" in aged[0]
    assert "ages 6+" in aged[0]


def test_everything_that_a_page_loads_is_there(visitor: httpx.Client) -> None:
    found = set(re.findall(r'(?:src|href)="(/static/[^"]+|/cards/[^"]+)"', visitor.get("/").text))
    assert len(found) > 3
    for path in found:
        answer = visitor.get(path)
        assert answer.status_code == 200, path
        if path.startswith("/static/"):
            assert "immutable" in answer.headers["cache-control"]
            assert answer.headers["content-encoding"] == "gzip"
        document = not path.endswith((".js", ".css"))
        assert ("content-security-policy" in answer.headers) == document  # it is about documents
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"


@pytest.mark.parametrize(
    "path",
    ["/nowhere", "/t/KALE-99999", "/j/x", "/w/x", "/r/x", "/rules/chess", "/new/chess",
     "/art/chess.svg", "/static/x/../../app.py"],
)  # fmt: skip
def test_what_is_not_there_is_said_in_a_sentence(visitor: httpx.Client, path: str) -> None:
    answer = visitor.get(path)
    assert answer.status_code == 404
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert re.search(r'role="alert">[^<]+[.!]<|<p[^>]*>[^<]+\.</p>|<h1>', answer.text)


def test_two_clicks_to_a_match_against_a_bot(visitor: httpx.Client) -> None:
    answer = visitor.post("/new/snail-invasion", data={"quick": "easy"})
    assert answer.status_code == 303
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    table = visitor.get(answer.headers["location"])
    assert table.status_code == 200
    assert 'data-socket="/t/' in table.text
    home = visitor.get("/")
    assert answer.headers["location"] in home.text, "it can be continued"


def test_the_form_of_a_new_match(visitor: httpx.Client) -> None:
    form = {"option.mode": "duel", "option.garden": "patio", "seat.0": "me", "seat.1": "friend"}
    answer = visitor.post("/new/snail-invasion", data=form)
    assert answer.status_code == 400
    assert "Patio is for solitaire only." in answer.text
    form |= {"option.garden": "two-colour", "timer": "30", "chat": "on", "open": "on"}
    answer = visitor.post("/new/snail-invasion", data=form)
    assert answer.status_code == 303
    code = answer.headers["location"].removeprefix("/t/")
    shown = visitor.get(f"/api/tables/{code}").json()
    assert shown["now"]["phase"] == "waiting-room"
    assert visitor.get(f"/t/{code}/qr.svg").status_code == 200


def test_the_time_to_react_is_offered_where_one_may(server: Server) -> None:
    visitor = server.browser()
    assert 'name="react"' not in visitor.get("/new/snail-invasion").text
    assert 'name="react"' in visitor.get("/new/yes-broccoli").text
    for game, may_react in (("basic", False), ("advanced", True)):
        checked = visitor.post("/api/games/yes-broccoli/check", data={"game": game}).json()
        assert checked.get("reactions", False) == may_react
    form = {"option.game": "advanced", "seat.0": "me", "seat.1": "friend"}
    alone = form | {"seat.1": "bot:easy"}
    for chosen, given, told in (
        (form, "", "5 seconds"), (form, "10", "10 seconds"), (form, "0", "no limit"),
        (alone, "5", "no limit"),
    ):  # fmt: skip
        answer = visitor.post("/new/yes-broccoli", data=chosen | {"react": given})
        code = answer.headers["location"].removeprefix("/t/")
        page = Page(server, f"/t/{code}/ws", visitor.cookies["potager"])
        welcome = page.last("welcome")
        assert welcome
        assert ["Time to react", told] in welcome["options"]


def test_joining_by_link_and_by_code(server: Server) -> None:
    table = server.new("me", "friend", name="Ann", open=True)
    friend = server.browser()
    typed = friend.get("/j", params={"code": table.code.lower().replace("-", " ")})
    assert typed.headers["location"] == f"/t/{table.code}"
    assert "Ann" in friend.get(f"/t/{table.code}").text
    assert table.code in friend.get("/").text, "an open table is listed"
    joined = friend.post(table.made["invite"], data={"seat": "1", "name": "Bob", "colour": "plum"})
    assert joined.status_code == 303
    assert friend.get(table.made["invite"]).headers["location"] == f"/t/{table.code}"
    assert "Bob" in friend.get("/").text


def test_a_name_and_a_colour_are_remembered(visitor: httpx.Client) -> None:
    answer = visitor.post("/me", data={"name": " Ann <b> ", "colour": "beet", "back": "/records"})
    assert answer.headers["location"] == "/records"
    assert "Ann &lt;b&gt;" in visitor.get("/").text
    away = visitor.post("/me", data={"name": "Ann", "colour": "x", "back": "//elsewhere.example"})
    assert away.headers["location"] == "/"


def test_after_the_end(server: Server) -> None:
    table = server.new("me", options={"mode": "solitaire"})
    page = table.open()
    play_on(page)
    watch = table.made["watch"]
    replay = table.browser.get(watch).headers["location"]
    assert replay == watch.replace("/w/", "/r/")
    assert table.browser.get(replay).status_code == 200
    record = Record.from_json(table.browser.get(f"{replay}/record.json").content)
    match = Match.from_record(record)
    game = match.game
    verdict = game.drawing.verdict(match.view())
    names = tuple(seat["name"] for seat in page.now["seats"])
    assert page.now["ending"]["verdict"] == game.text(verdict, Cast(names, you=0))
    listed = game.text(verdict, Cast(names))  # the same for everyone who reads the list
    assert listed in table.browser.get("/records").text
    address = f"/api/replays/{watch.removeprefix('/w/')}"
    frames = table.browser.get(address, params={"first": 0, "count": 60}).json()
    assert frames["total"] == page.seq
    seqs = dict.fromkeys(frame["seq"] for frame in frames["frames"])  # an event has its beats
    assert list(seqs) == list(range(min(60, page.seq + 1)))
    part = table.browser.get(address, params={"first": 3, "count": 2}).json()["frames"]
    fourth = [frame for frame in frames["frames"] if frame["seq"] == 4]
    assert part[-len(fourth) :] == fourth
    # A stretch begins with a whole scene and goes on with changes.
    for stretch in (frames["frames"], part):
        assert "scene" in stretch[0]
        assert all("change" in frame and "scene" not in frame for frame in stretch[1:])
    assert table.browser.get(address, params={"first": -1}).status_code == 400
    beyond = table.browser.get(address, params={"first": 10**20})  # L1: it was a 500
    assert beyond.status_code == 404
    assert beyond.json() == {"problem": f"This match has only {page.seq} events."}
    log = table.browser.get(f"{address}/log").json()
    told = lines_in(frames["frames"])
    assert log["lines"][: len(told)] == told
    assert [seat["seat"] for seat in log["seats"]] == [0]
    assert table.browser.get("/api/replays/x/log").status_code == 404
    picture = table.browser.get(f"{watch}/picture.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    kept = table.browser.get(f"{replay}/record.json")
    assert kept.json()["dice"]["seed"] == page.now["ending"]["seed"]


def test_a_record_that_holds_secrets_waits_for_the_end(server: Server) -> None:
    table = server.new("me", "bot:easy", game="yes-broccoli", options={"game": "advanced"})
    table.open().until(lambda page: page.decisions)
    token = table.made["watch"].removeprefix("/w/")
    for path, back in ((f"/t/{table.code}", f"/t/{table.code}"), (f"/r/{token}", f"/w/{token}")):
        answer = table.browser.get(f"{path}/record.json")
        assert answer.status_code == 403
        assert "once the match is over. Until then it holds secrets." in answer.text
        assert f'href="{back}">Back to the table' in answer.text
        asked = table.browser.get(f"{path}/record.json?ask")
        assert asked.status_code == 200, "an answer: no browser should log an error"
        assert "it holds secrets" in asked.json()["problem"]
    open_one = server.new("me", "hot")
    open_one.open().send("roll")
    asked = open_one.browser.get(f"/t/{open_one.code}/record.json?ask")
    assert asked.json() == {"problem": ""}, "where all is seen it can be had at any time"


def test_a_turn_timer_plays_for_who_is_late(server: Server) -> None:
    page = server.new("me", "hot", timer=1).open()
    page.until(lambda page: page.decisions)
    clock = page.now["clocks"][0]
    assert (clock["kind"], clock["length"]) == ("turn", 1)
    page.until(lambda page: page.seq >= 2)
    lines = [frame["line"] for frame in page.messages[-1]["frames"] if frame.get("line")]
    assert lines[0]["by"] == "timer"


def test_options_are_checked_while_a_form_is_filled_in(visitor: httpx.Client) -> None:
    address = "/api/games/snail-invasion/check"
    wrong = visitor.post(address, data={"garden": "patio"})
    assert wrong.status_code == 200, "a contradiction is an answer: no browser should log an error"
    assert "Patio is for solitaire only." in wrong.json()["problem"]
    assert visitor.post(address, data={"mode": "solitaire"}).json()["seats"] == 1
    deck = {"deck": '[[food]]\nname = "Pizza"\nvalue = "tasty"\ncopies = -1\n'}
    told = visitor.post("/api/games/yes-broccoli/check", data=deck).json()["problem"]
    lines = told.split("\n")
    assert len(lines) == 2
    assert lines[0].startswith("The deck, food Pizza, value:")
    assert lines[1].startswith("The deck, food Pizza, copies:")


def test_home_shows_phones_the_way_where_it_is_known(visitor: httpx.Client) -> None:
    assert "/qr.svg" not in visitor.get("/").text
    code = visitor.get("/qr.svg")
    assert code.headers["content-type"].startswith("image/svg+xml")


def test_a_name_of_spaces_is_refused_and_changes_nothing(visitor: httpx.Client) -> None:
    visitor.post("/me", data={"name": "Ada", "colour": "plum"})
    answer = visitor.post("/me", data={"name": "   ", "colour": "plum"})
    assert answer.status_code == 400
    assert "at least one character" in answer.text
    assert "Ada" in visitor.get("/").text


def test_a_page_that_asks_nobody_who_they_are_shows_no_name(visitor: httpx.Client) -> None:
    visitor.post("/me", data={"name": "Ada", "colour": "plum"})
    assert "Your name" not in visitor.get("/t/NOPE-99").text


def test_a_refused_form_says_why_once_and_in_its_own_words(visitor: httpx.Client) -> None:
    form = {"option.handicap": "banana", "seat.0": "me", "seat.1": "bot:easy"}
    page = visitor.post("/new/yes-broccoli", data=form).text
    assert page.count("Handicap can&#39;t be") == 1
    two = {"seat.0": "me", "seat.1": "me"}
    assert "somebody at this screen" in visitor.post("/new/snail-invasion", data=two).text


def test_scripts_come_without_comments_and_with_the_same_lines() -> None:
    name = "js/table/state.js"
    served = rendering.read_static()[name].decode()
    source = (rendering.STATIC / name).read_text("utf-8")
    assert len(served.splitlines()) == len(source.splitlines())
    assert "@typedef" in source
    assert "@typedef" not in served
    code = [line for line in source.splitlines() if line.startswith(("import", "export"))]
    assert [line for line in served.splitlines() if line.startswith(("import", "export"))] == code


def test_all_styles_for_pages_have_75_kb_at_most() -> None:
    """Of rules: what explains them stays with the sources."""
    sheets = {name: data for name, data in rendering.read_static().items() if name.endswith(".css")}
    pages = [data for name, data in sheets.items() if name.startswith("css/")]
    assert pages
    assert not any(b"/*" in sheet for sheet in pages)
    assert sum(map(len, pages)) <= 75 * 1024
