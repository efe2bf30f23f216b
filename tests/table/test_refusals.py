"""What is wrong is refused with one sentence, changes nothing, and disturbs nobody else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress

import pytest
from serving import Page, Server, Table, closed, database, opened
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A table with the limits that people meet."""
    folder = tmp_path_factory.mktemp("strict")
    running = Server(database(folder), message_rate=20, table_rate=0.05, code_rate=1 / 300).start()
    yield running
    running.stop()


@pytest.fixture
def table(server: Server) -> Table:
    return server.new("me", "hot", name="Ann", names={"1": "Bob"})


@pytest.fixture
def ann(table: Table) -> Page:
    page = table.open()
    page.send("roll")
    return page.until(lambda page: page.decisions)


@pytest.mark.parametrize(
    "garbage",
    ["", "{", "[]", "null", '{"type": "nonsense"}', '{"type": "move"}',
     '{"type": "move", "seat": {}}', '{"type": "resign", "seat": 1e99}', "☃" * 50],
    ids=range(9),
)  # fmt: skip
def test_garbage(ann: Page, garbage: str) -> None:
    before = ann.now
    ann.socket.send(garbage)
    refusal = ann.receive()
    assert refusal == {"type": "refused", "why": "That message can't be read."}
    ann.send("ping", sent=1.5)
    assert ann.receive()["sent"] == 1.5
    assert ann.now == before


def test_binary_garbage(ann: Page) -> None:
    ann.socket.send(b"\x00\xff\xfe")
    assert ann.receive()["type"] == "refused"


def test_a_long_message_is_refused_and_a_huge_one_ends_the_connection(ann: Page) -> None:
    assert "at most" in ann.refused("say", text="x" * 5000)
    ann.socket.send("x" * 100_000)
    assert closed(ann) == 1009


def test_moves_that_the_rules_or_the_moment_forbid(ann: Page, table: Table) -> None:
    decision = ann.decisions[0]
    move = {"decision": decision["id"], "seat": 0, "path": [decision["branches"][0]["target"]]}
    assert "can't be done" in ann.refused("move", **(move | {"path": ["square:3:queen"]}))
    assert "can't be done" in ann.refused("move", **(move | {"path": []}))
    assert "can't be done" in ann.refused("move", **(move | {"seat": 1}))
    assert "not yours" in ann.refused("move", **(move | {"seat": 7}))
    assert "already made" in ann.refused("move", **(move | {"decision": "0"}))
    ann.send("move", **move)
    ann.until(lambda page: page.seq == 2)
    assert "already made" in ann.refused("move", **move), "a doubled move is made once"
    assert ann.seq == 2
    assert "no dice to roll" not in ann.refused("move", **move)


def test_too_fast(strict: Server) -> None:
    page = strict.new("me", "hot").open()
    for _ in range(75):
        page.send("ping", sent=0)
    page.until(lambda page: page.last("refused"))
    refusal = page.last("refused")
    assert refusal
    assert "too fast" in refusal["why"]


def test_who_sends_only_nonsense_is_disconnected(ann: Page, table: Table) -> None:
    other = table.open()
    with suppress(ConnectionClosed):  # before the last was sent
        for _ in range(30):
            ann.socket.send("nonsense")
    assert closed(ann) == 4400
    other.send("ping", sent=2)
    other.until(lambda page: page.last("pong"))


def test_chat_has_limits(ann: Page) -> None:
    ann.send("say", text="  good \n luck ")
    ann.until(lambda page: page.last("said"))
    said = {"type": "said", "number": 1, "seat": 0, "name": "Ann", "text": "good luck"}
    assert ann.last("said") == said
    assert "at most 300" in ann.refused("say", text="x" * 301)
    assert "no such emote" in ann.refused("say", emote="💣")
    assert "no such phrase" in ann.refused("say", phrase="curse")
    for _ in range(6):
        ann.send("say", text="again")
    ann.until(lambda page: "too fast" in (page.last("refused") or {}).get("why", ""))


def test_the_host_can_switch_the_chat_off(server: Server) -> None:
    table = server.new("me", "friend", name="Ann")
    ann, bob = table.open(), table.join(1, "Bob")
    assert "Only the host" in bob.refused("set-chat", on=False)
    ann.send("set-chat", on=False)
    bob.until(lambda page: page.last("welcome")["chat"] is False)  # type: ignore[index]
    assert "turned the chat off" in bob.refused("say", text="hello")


def test_a_page_of_another_site_can_not_connect(server: Server, table: Table) -> None:
    address = server.url.replace("http", "ws") + table.made["socket"]
    elsewhere = {"Cookie": f"potager={table.cookie}", "Origin": "https://elsewhere.example"}
    socket = opened.enter_context(connect(address, additional_headers=elsewhere))
    refusal = json.loads(socket.recv(5))
    assert refusal["type"] == "refused"
    assert "does not belong to this table" in refusal["why"]


def test_a_form_of_another_site_is_refused(server: Server, table: Table) -> None:
    answer = table.browser.post(
        "/new/snail-invasion",
        data={"quick": "easy"},
        headers={"Origin": "https://elsewhere.example"},
    )
    assert answer.status_code == 403
    assert "another site" in answer.text


def test_a_large_request_is_refused(server: Server) -> None:
    answer = server.browser().post("/api/tables", json={"game": "x" * 100_000})
    assert answer.status_code == 413
    assert answer.json()["problem"].endswith(".")


@pytest.mark.parametrize(
    ("ask", "why"),
    [
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"game": "snail-invasion", "seats": ["king", "me"]}, "A seat can't be for “king”"),
        ({"game": "snail-invasion", "seats": ["me", "me"]}, "only one seat"),
        ({"game": "snail-invasion", "options": {"board": "9x9"}}, "board can't be '9x9'"),
        ({"game": "snail-invasion", "options": {"garden": "patio"}}, "Patio is for solitaire only"),
        ({"game": "snail-invasion", "timer": -5}, "timer"),
        ({"game": "snail-invasion", "surprise": 1}, "surprise"),
        ({}, "game"),
    ],
)
def test_wrong_wishes_for_a_table(server: Server, ask: dict[str, object], why: str) -> None:
    answer = server.browser().post("/api/tables", json=ask)
    assert answer.status_code in (400, 403, 404)
    assert why in answer.json()["problem"]


def test_a_stolen_or_guessed_seat_is_refused(server: Server) -> None:
    table = server.new("me", "friend", name="Ann")
    bob = table.join(1, "Bob")
    thief = server.browser()
    invite = table.made["invite"]
    answer = thief.post(invite, data={"seat": "1", "name": "Eve"})
    assert answer.status_code == 400
    assert "Bob already sits there" in answer.text
    assert "This table is full." in thief.get(f"/t/{table.code}").text
    claim = {"seat": 1, "invite": "guessed", "name": "Eve"}
    answer = thief.post(f"/api/tables/{table.code}/seats", json=claim)
    assert answer.status_code == 403
    page = Page(server, table.made["socket"], "a-guessed-secret")
    refusal = page.last("refused")
    assert refusal
    assert "No table is waiting" in refusal["why"]
    assert closed(page) == 4403
    bob.send("ready", seat=1)
    bob.until(lambda page: page.now["seats"][1].get("ready"))


def test_who_guesses_codes_has_to_wait(strict: Server) -> None:
    browser = strict.browser()
    answers = [browser.get(f"/api/tables/KALE-{n}").json()["problem"] for n in range(100, 104)]
    assert "Check the code" in answers[0]
    assert "one every 300 seconds" in answers[-1]


def test_who_makes_too_many_tables_has_to_wait(strict: Server) -> None:
    answers = [
        strict.browser().post("/api/tables", json={"game": "snail-invasion"}) for _ in range(40)
    ]
    assert answers[0].status_code == 201
    assert "one every 20 seconds" in answers[-1].json()["problem"]


def test_refusals_are_logged_without_secrets(own_server: Server) -> None:
    own_server.start()
    table = own_server.new("me", "friend", name="Ann")
    page = table.open()
    page.refused("resign", seat=1)
    table.watch()
    own_server.browser().get("/j/not-a-token")
    page.close()
    log = own_server.stop()
    assert "not yours" in log
    for secret in (table.cookie, table.made["invite"][3:], table.made["watch"][3:], "not-a-token"):
        assert secret not in log
