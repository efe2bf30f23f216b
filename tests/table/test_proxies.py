"""Behind a web server: only those that the host has named are believed."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import Server, database, opened
from websockets.sync.client import connect

SAID = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
QUICK = {"quick": "easy"}


@pytest.fixture
def behind(tmp_path: Path) -> Iterator[Server]:
    """A table that is started by the test, and lets nobody try more than two wrong codes."""
    server = Server(database(tmp_path), code_rate=1 / 300)
    yield server
    assert "Traceback" not in server.stop()


def wrong_codes(server: Server) -> list[int]:
    """Some wrong codes, each with another made-up address."""
    return [
        server.browser()
        .get(f"/t/KALE-PLUM-{n}", headers={"X-Forwarded-For": f"203.0.113.{n}"})
        .status_code
        for n in range(10, 16)
    ]


def test_a_made_up_address_passes_no_limit(behind: Server) -> None:
    behind.start()
    assert wrong_codes(behind) == [404] * 2 + [429] * 4
    answer = behind.browser().post("/new/snail-invasion", data=QUICK, headers=SAID)
    assert "Secure" not in answer.headers["set-cookie"], "it is not TLS because somebody says so"


def test_a_proxy_that_the_host_has_named_is_believed(behind: Server) -> None:
    behind.arguments = ["--proxy", "10.0.0.0/8", "--proxy", "127.0.0.1"]
    behind.start()
    assert wrong_codes(behind) == [404] * 6, "each is another household"
    answer = behind.browser().post("/new/snail-invasion", data=QUICK, headers=SAID)
    assert "Secure" in answer.headers["set-cookie"]
    headers = {"Cookie": answer.headers["set-cookie"].split(";")[0], **SAID}
    page = behind.browser().get(answer.headers["location"], headers=headers).text
    assert 'data-watch="https://' in page


def test_another_proxy_is_not_believed(behind: Server) -> None:
    behind.arguments = ["--proxy", "10.0.0.1"]
    behind.start()
    assert wrong_codes(behind)[-1] == 429


def test_with_an_address_of_https_forms_sockets_and_cookies_work_behind_any_proxy(
    behind: Server,
) -> None:
    """Also behind one that names itself as the host and forwards nothing, as nginx does unasked."""
    behind.arguments = ["--address", "https://play.example.org/"]
    behind.start()
    browser = behind.browser()
    ours = {"Origin": "https://play.example.org"}
    answer = browser.post("/new/snail-invasion", data=QUICK, headers=ours)
    assert answer.status_code == 303
    cookie = answer.headers["set-cookie"]
    assert "Secure" in cookie
    table = answer.headers["location"]
    page = browser.get(table, headers={"Cookie": cookie.split(";")[0]}).text
    assert 'data-watch="https://play.example.org/w/' in page
    address = behind.url.replace("http", "ws") + f"{table}/ws"
    headers = ours | {"Cookie": cookie.split(";")[0]}
    line = opened.enter_context(connect(address, additional_headers=headers))
    line.send('{"type": "hello"}')
    assert json.loads(line.recv(5))["type"] == "welcome"
    theirs = {"Origin": "https://play.example.com"}
    assert browser.post("/new/snail-invasion", data=QUICK, headers=theirs).status_code == 403


def test_a_proxy_that_is_no_address_is_refused_in_a_sentence(tmp_path: Path) -> None:
    words = ["serve", "--proxy", "nginx", "--database", database(tmp_path)]
    script = "from potager.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", script, *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "nginx is not a proxy's address" in done.stderr
    assert "Traceback" not in done.stderr
