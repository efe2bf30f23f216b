"""Whatever arrives from outside is refused in one sentence, quickly, and nobody else waits."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from serving import Server, database, opened
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from potager.core.errors import BadOption
from potager.core.registry import game as find_game
from potager.table.web.uploads import Uploads

FILES = {"yes-broccoli": "deck", "carrotia": "quests"}
BOMB = "a." * 19_000 + "a = 1"
HOSTILE = {
    "dots": BOMB,
    "brackets": "a = " + "[" * 15_000,
    "digits": "a = " + "9" * 5_000,
    "a date that is none": "a = 2023-02-30",
    "lines": "a = 1\n" * 6_000,
    "nothing visible": "\x00=\x01",
}
GOOD = '[[food]]\nname = "Pizza"\nvalue = 3\n'


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A table that reads three files and checks ten options at once, however slow this machine."""
    limits = {"check_rate": 0.5}
    running = Server(database(tmp_path_factory.mktemp("strict")), **limits).start()
    yield running
    assert "Traceback" not in running.stop()


# The decks of F3


def ask(browser: httpx.Client, way: str, game: str, deck: str) -> httpx.Response:
    """Give a deck in one of the ways that there are."""
    option = FILES[game]
    if way == "check":
        return browser.post(f"/api/games/{game}/check", data={option: deck})
    if way == "form":
        return browser.post(f"/new/{game}", data={f"option.{option}": deck, "seat.0": "me"})
    return browser.post("/api/tables", json={"game": game, "options": {option: deck}})


@pytest.mark.parametrize("game", FILES)
@pytest.mark.parametrize("way", ["check", "form", "program"])
def test_a_deck_that_would_take_for_ever_is_refused_at_once_and_nobody_waits(
    server: Server, way: str, game: str
) -> None:
    browser, other = server.browser(), server.browser()
    with ThreadPoolExecutor(1) as thread:
        began = time.monotonic()
        answer = thread.submit(ask, browser, way, game, BOMB)
        longest = 0.0
        while not answer.done():
            asked = time.monotonic()
            assert other.get("/healthz").status_code == 200
            longest = max(longest, time.monotonic() - asked)
    assert "line 1: a name can have at most 4 dots" in answer.result().text
    assert answer.result().status_code == (200 if way == "check" else 400)
    assert time.monotonic() - began < 5, "also where the process that reads decks has to start"
    assert longest < 2


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
@pytest.mark.parametrize("game", FILES)
def test_a_hostile_deck_is_refused_in_a_sentence(server: Server, game: str, text: str) -> None:
    problem = ask(server.browser(), "check", game, text).json()["problem"]
    assert problem.endswith((".", ")."))
    assert len(problem) < 300
    assert ask(server.browser(), "program", game, text).status_code == 400


def test_a_good_deck_is_read_in_every_way(server: Server) -> None:
    browser = server.browser()
    assert ask(browser, "check", "yes-broccoli", GOOD).json()["seats"] == 2
    assert ask(browser, "form", "yes-broccoli", GOOD).status_code == 303
    assert ask(browser, "program", "yes-broccoli", GOOD).status_code == 201


def test_the_process_that_reads_decks_is_ended_when_it_takes_too_long() -> None:
    async def scene() -> None:
        uploads, game = Uploads(), find_game("yes-broccoli")
        try:
            assert (await uploads.check(game, {"deck": GOOD})).seats == 2
            assert uploads.process
            stuck = uploads.process
            os.kill(stuck.pid, signal.SIGSTOP)
            uploads.seconds = 0.3
            waiting = asyncio.create_task(uploads.check(game, {"deck": GOOD}))
            assert (await uploads.check(game, {})).seats == 2, "without a file nobody waits"
            with pytest.raises(BadOption, match="too long to read"):
                await waiting
            assert await stuck.wait() == -signal.SIGKILL
            uploads.seconds = 10
            assert (await uploads.check(game, {"deck": GOOD})).seats == 2, "a new one was started"
        finally:
            await uploads.close()

    asyncio.run(scene())


def test_an_answer_that_nobody_waits_for_is_not_given_to_the_next() -> None:
    async def scene() -> None:
        uploads, game = Uploads(), find_game("yes-broccoli")
        try:
            gone = asyncio.create_task(uploads.check(game, {"deck": "a = = b"}))
            await asyncio.sleep(0.05)  # it is on its way, answered or not
            gone.cancel()
            await asyncio.gather(gone, return_exceptions=True)
            assert (await uploads.check(game, {"deck": GOOD})).problem == ""
        finally:
            await uploads.close()

    asyncio.run(scene())


def test_who_has_too_many_files_read_has_to_wait(strict: Server) -> None:
    browser = strict.browser()
    answers = [ask(browser, "check", "yes-broccoli", GOOD) for _ in range(6)]
    assert answers[0].json()["seats"] == 2
    assert answers[-1].status_code == 429
    assert "Too many files" in answers[-1].json()["problem"]
    plain = browser.post("/api/games/yes-broccoli/check", data={"players": "3"})
    assert plain.json()["seats"] == 3, "questions without a file are cheaper"


def test_who_has_too_many_options_checked_has_to_wait(strict: Server) -> None:
    browser = strict.browser()
    for _ in range(30):
        answer = browser.post("/api/games/snail-invasion/check", data={"mode": "duel"})
        if answer.status_code == 429:
            break
    assert "Too many questions" in answer.json()["problem"]


# The rest is F14


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "", "http://", "\xff"])
def test_an_origin_that_is_none(server: Server, origin: str) -> None:
    headers = {b"Origin": origin.encode("latin-1")}
    answer = server.browser().post("/new/snail-invasion", data={"quick": "easy"}, headers=headers)
    assert answer.status_code == 403
    assert "another site" in answer.text


def test_an_origin_that_is_none_at_the_socket(server: Server) -> None:
    table = server.new("me", "hot")
    address = server.url.replace("http", "ws") + table.made["socket"]
    headers = {"Cookie": f"potager={table.cookie}", "Origin": "http://["}
    line = opened.enter_context(connect(address, additional_headers=headers))
    assert "does not belong to this table" in json.loads(line.recv(5))["why"]
    with pytest.raises(ConnectionClosed):
        line.recv(5)
    assert line.close_code == 4403


@pytest.mark.parametrize("seat", ["²", "9" * 5_000, "-1", "", "x", "٣", "1_0"])
def test_a_seat_that_is_no_number(server: Server, seat: str) -> None:
    table = server.new("me", "friend")
    answer = server.browser().post(table.made["invite"], data={"seat": seat, "name": "Eve"})
    assert answer.status_code == 400
    assert "Choose one of the free seats." in answer.text


@pytest.mark.parametrize("seat", [10**4_000, -1, 10**18])
def test_a_seat_that_no_table_has(server: Server, seat: int) -> None:
    table = server.new("me", "friend")
    claim = f'{{"seat": {seat}, "invite": "{table.made["invite"][3:]}"}}'
    answer = server.browser().post(f"/api/tables/{table.code}/seats", content=claim)
    assert answer.status_code == 400
    assert "seat" in answer.json()["problem"]


@pytest.mark.parametrize("timer", ["²", "9" * 5_000, "-5", "soon"])
def test_a_timer_that_is_no_number(server: Server, timer: str) -> None:
    form = {"timer": timer, "seat.0": "me", "seat.1": "bot:easy"}
    answer = server.browser().post("/new/snail-invasion", data=form)
    assert answer.status_code == 400
    assert "whole number of seconds" in answer.text


@pytest.mark.parametrize(
    "value",
    ["9" * 5_000, 10**4_000, 10**40, "x" * 30_000, list(range(1_000)), {"a": 1}, [[1]], "²", "\0"],
    ids=range(9),
)
@pytest.mark.parametrize("name", ["players", "board", "garden", "self", "x" * 1_000])
def test_options_that_no_game_has(server: Server, name: str, value: object) -> None:
    for game in ("snail-invasion", "carrots-and-broccoli"):
        answer = server.browser().post("/api/tables", json={"game": game, "options": {name: value}})
        assert answer.status_code == 400
        assert len(answer.json()["problem"]) < 700
        checked = server.browser().post(f"/api/games/{game}/check", data={name: str(value)[:9_000]})
        assert checked.json()["problem"]


@pytest.mark.parametrize(
    "path", ["/api/tables", "/api/tables/KALE-42/seats", "/api/tables/X/moves"]
)
@pytest.mark.parametrize("depth", [100, 900, 30_000])
@pytest.mark.parametrize("where", ["[", '{"options": {"board": [', '{"more": ['])
def test_deep_json(server: Server, path: str, depth: int, where: str) -> None:
    body = where + "[" * depth + "]" * depth
    answer = server.browser().post(path, content=body)
    assert answer.status_code == 400
    assert answer.json()["problem"] == "That is nested too deeply to be read."


def test_brackets_in_a_text_are_not_deep(server: Server) -> None:
    body = {"game": "snail-invasion", "name": "[" * 100, "seats": ["me", "bot:easy"]}
    assert server.browser().post("/api/tables", json=body).status_code == 201


def test_deep_json_at_the_socket(server: Server) -> None:
    deep = '{"type": "ping", "sent": 1, "more": ' + "[" * 2_000 + "]" * 2_000 + "}"
    page = server.new("me", "hot").open()
    page.socket.send(deep)
    page.until(lambda page: page.last("refused"))
    assert page.last("refused") == {"type": "refused", "why": "That message can't be read."}
    page.send("ping", sent=1.5)
    page.until(lambda page: page.last("pong"))


def test_a_greeting_of_deep_json(server: Server) -> None:
    address = server.url.replace("http", "ws") + server.new("me", "hot").made["watch"] + "/ws"
    line = opened.enter_context(connect(address))
    line.send('{"type": "hello", "more": ' + "[" * 20_000)
    with pytest.raises(ConnectionClosed):
        line.recv(5)
    assert line.close_code == 4400


def test_a_game_without_a_picture_for_its_card_shows_its_board(server: Server) -> None:
    answer = server.browser().get("/cards/connect-four.svg")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert "Connect Four" in answer.text


STRANGE = ["%00", "a%00b", "%ff", "%ed%a0%80", "x" * 3_000, "..%2f..", "%F0%9F%A5%95", "%27%3B--"]
PLACES = ["/j/{}", "/w/{}", "/r/{}", "/t/{}", "/j?code={}", "/w/{}/picture.svg", "/t/{}/qr.svg",
          "/t/{}/record.json", "/r/{}/record.json", "/rules/{}", "/cards/{}", "/art/{}",
          "/new/{}", "/static/x/{}", "/api/tables/{}", "/api/replays/{}", "/api/replays/{}/log",
          "/r/x?at={}", "/api/replays/x?first={}"]  # fmt: skip


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def either(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    if request.param == "postgres":
        where = request.getfixturevalue("postgres")
    else:
        where = database(tmp_path_factory.mktemp("either"))
    running = Server(where).start()
    yield running
    assert "Traceback" not in running.stop()


@pytest.mark.parametrize("place", PLACES)
def test_strange_addresses(either: Server, place: str) -> None:
    for text in STRANGE:
        answer = either.browser().get(place.format(text), follow_redirects=True)
        assert answer.status_code in (400, 404), (text, answer.status_code, answer.text)


def test_strange_addresses_of_sockets(either: Server) -> None:
    for path in ("/t/a%00b/ws", "/w/a%00b/ws", "/w/%ff/ws"):
        line = opened.enter_context(connect(either.url.replace("http", "ws") + path))
        assert json.loads(line.recv(5))["type"] == "refused"


def test_strange_names_are_kept_readable(either: Server) -> None:
    browser = either.browser()
    browser.post("/me", data={"name": "A\0nn", "colour": "\0"})
    assert "A nn" in browser.get("/").text
    table = either.new("me", "friend", name="A\0nn", names={"1": "\0"})
    page = table.open()
    page.send("say", text="\0")
    page.send("set-seat", seat=1, kind="hot", name="B\0ob")
    page.until(lambda page: page.now["seats"][1].get("name") == "B ob")
    page.close()


def test_who_sees_too_many_replays_has_to_wait(tmp_path: Path) -> None:
    """F15: each takes up to a tenth of a second to draw."""
    server = Server(database(tmp_path), replay_rate=0.2).start()
    table = server.new("bot:easy", "bot:easy")
    address = table.made["watch"].replace("/w/", "/api/replays/")
    found = [table.browser.get(address).status_code for _ in range(6)]
    assert found == [200] * 4 + [429] * 2
    server.stop()
