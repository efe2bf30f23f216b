"""Connections whose other side reads nothing, answers nothing or never finishes its request."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import suppress

import pytest
from serving import Page, Server, database, opened
from waiting import wait_until

PATIENCE = 2.0  # instead of twenty seconds


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    where = database(tmp_path_factory.mktemp("impatient"))
    server = Server(where, connection_rate=1000, message_rate=5000)
    server.prelude = (
        "import potager.table.web.protocols as protocols\n"
        f"protocols.REQUEST_WITHIN = protocols.READ_WITHIN = {PATIENCE}"
    )
    yield server.start()
    assert "Traceback" not in server.stop()


def line(server: Server) -> socket.socket:
    made = opened.enter_context(socket.socket())
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.connect(("127.0.0.1", server.port))
    made.settimeout(PATIENCE + 6)
    return made


def ended(line: socket.socket) -> bool:
    try:
        while line.recv(65_536):
            pass
    except ConnectionError:
        return True
    return True


def test_a_page_that_reads_nothing_is_hung_up_on(impatient: Server) -> None:
    """F6: it stayed connected for ever, so nobody could replace that player."""
    table = impatient.new("me", "friend", game="yes-broccoli", options={"players": 2})
    bob = table.join(1, "Bob")
    deaf = line(impatient)
    deaf.sendall(
        f"GET {table.made['socket']} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
        f"AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: potager={table.cookie}\r\n\r\n".encode()
    )
    wait_until(lambda: b"101 Switching" in deaf.recv(1 << 12, socket.MSG_PEEK))
    with suppress(ConnectionError):  # where this takes longer than the server's patience
        for ask in ({"type": "hello"}, *[{"type": "layout", "layout": "wide"}] * 1500):
            text = json.dumps(ask).encode()
            deaf.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)  # masked with zeros
            time.sleep(0.001)  # the server gets to read between them
    bob.until(lambda page: page.now["seats"][0].get("connected", True))
    bob.until(lambda page: not page.now["seats"][0].get("connected", True), timeout=PATIENCE + 6)


@pytest.mark.parametrize(
    "half",
    [b"", b"GET / HTTP/1.1\r\nHost: x\r\n",
     b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
     b"Content-Length: 50\r\n\r\n{"],
    ids=["nothing", "half of the headers", "half of the body"],
)  # fmt: skip
def test_a_request_that_is_half_sent_ends(impatient: Server, half: bytes) -> None:
    """F15: 300 of them were still open after 35 seconds."""
    lines = [line(impatient) for _ in range(20)]
    start = time.monotonic()
    for one in lines:
        one.sendall(half)
    assert all(ended(one) for one in lines)
    assert time.monotonic() - start < PATIENCE + 5


def test_a_byte_now_and_then_is_no_reason_to_wait(impatient: Server) -> None:
    slow = line(impatient)
    start = time.monotonic()
    try:
        for byte in b"GET /" + b"a" * 1000:
            slow.sendall(bytes([byte]))
            time.sleep(0.2)  # never quiet for long
    except ConnectionError:
        pass
    assert time.monotonic() - start < PATIENCE + 3


def test_whoever_is_slow_but_reads_stays(impatient: Server) -> None:
    page = impatient.new("me", "bot:easy").open()
    for _ in range(4):
        time.sleep(PATIENCE / 2)  # silent, but not for too long
        seq = page.seq
        page.act()
        page.until(lambda page: page.seq > seq or page.now.get("roll"))  # noqa: B023 read at once
    browser = impatient.browser()
    for _ in range(2):
        assert browser.get("/").status_code == 200
        time.sleep(PATIENCE + 0.5)  # a connection kept for the next request


def test_two_tabs(impatient: Server) -> None:
    table = impatient.new("me", "bot:easy")
    one, two = table.open(), Page(impatient, table.made["socket"], table.cookie)
    one.close()
    two.act()
    two.until(lambda page: page.seq > 0 or page.decisions)
    assert two.now["seats"][0].get("connected", True)
