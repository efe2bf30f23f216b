"""`potager serve --workers` on one file: matches have a home, and whoever ends is replaced."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from serving import Page, Server, Table, command, database, free_port, opened, play_on
from waiting import PATIENCE, wait_until
from websockets.exceptions import ConnectionClosed, InvalidMessage
from websockets.sync.client import connect

TOKEN = "t" * 20
VIEWERS = re.compile(r'potager_viewers\{process="(\d+)"\} (\d+)')


# In every process: it hangs at a signal, and can't open a database while there is such a file.
FAULTS = """
import pathlib, signal, sqlite3
def hang(*_):
    while True:
        pass
signal.signal(signal.SIGUSR2, hang)
real = sqlite3.connect
def connect(*args, **how):
    if pathlib.Path(args[0]).with_name("full").exists():
        raise sqlite3.OperationalError("database or disk is full")
    return real(*args, **how)
sqlite3.connect = connect
"""


@pytest.fixture
def server(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Server]:
    """Two processes."""
    more = getattr(request, "param", "")
    (tmp_path / "sitecustomize.py").write_text(FAULTS)
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}:{os.environ.get('PYTHONPATH', '')}")
    made = Server(database(tmp_path), metrics_token=TOKEN)
    made.arguments = ["--workers", "2"]
    made.prelude = f"from potager.table.web import workers; workers.STANDS_STILL = 1.5; {more}"
    made.start()
    wait_until(lambda: said(made).count('"ready"') == 2)
    yield made
    if made.process and made.process.poll() is None:
        log = made.stop()
        assert "Traceback" not in log, log
    made.log.close()


def said(server: Server) -> str:
    """What it has logged so far."""
    return os.pread(server.log.fileno(), 1 << 20, 0).decode()


def workers(server: Server) -> list[int]:
    assert server.process
    parent = server.process.pid
    found = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return [
        int(child) for child in found
        if b"resource_tracker" not in Path(f"/proc/{child}/cmdline").read_bytes()
    ]  # fmt: skip


def viewers(server: Server) -> dict[int, int]:
    """How many viewers each process has, by what they tell of each other every few seconds."""
    answer = httpx.get(server.url + "/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    return {int(process): int(count) for process, count in VIEWERS.findall(answer.text)}


def home_of_all(server: Server, count: int) -> int:
    """The process that has all of so many viewers, once the others know."""
    found: dict[int, int] = {}

    def all_at_one() -> bool:
        found.clear()
        found.update(viewers(server))
        return sorted(found.values()) == [0, count]

    wait_until(all_at_one)
    return max(found, key=lambda process: found[process])


def test_all_who_look_at_a_match_are_at_one_process(server: Server) -> None:
    table = server.new("me", "hot")
    pages = [table.open(), *(table.watch() for _ in range(5))]
    home_of_all(server, 6)
    play_on(pages[0], until=lambda page: page.seq > 4)
    for page in pages:
        page.until(lambda page: page.seq >= pages[0].seq)


def test_matches_are_spread_over_the_processes(server: Server) -> None:
    pages = [server.new("me", "hot").open() for _ in range(12)]
    spread: dict[int, int] = {}
    while sum(spread.values()) < 12:
        spread = viewers(server)
    assert min(spread.values()) > 0
    for page in pages:
        play_on(page, until=lambda page: page.seq > 3)


def test_what_a_proxy_says_counts_wherever_a_connection_is_passed_on(tmp_path: Path) -> None:
    server = Server(database(tmp_path), address_connections=2)
    server.arguments = ["--workers", "2", "--proxy", "127.0.0.1"]
    server.start()
    wait_until(lambda: said(server).count('"ready"') == 2)
    watch = server.url.replace("http", "ws") + server.new("me", "hot").made["watch"] + "/ws"

    def first_word(address: str) -> str:
        line = opened.enter_context(connect(watch, additional_headers={"X-Forwarded-For": address}))
        with suppress(ConnectionClosed):  # it may be refused already
            line.send('{"type": "hello"}')
        return str(json.loads(line.recv(10))["type"])

    for address in ("192.0.2.1", "192.0.2.2"):
        assert [first_word(address) for _ in range(3)] == ["welcome", "welcome", "refused"]
    server.stop()


def test_after_too_many_wrong_codes_no_code_helps_at_any_process(tmp_path: Path) -> None:
    """However many processes there are, and whichever of them receives a connection."""
    server = Server(database(tmp_path), code_rate=1 / 300)  # two tries
    server.arguments = ["--workers", "2"]
    server.start()
    wait_until(lambda: said(server).count('"ready"') == 2)
    codes = [server.new("me", "friend").code for _ in range(6)]

    def refusal(code: str) -> str:
        page = Page(server, f"/t/{code}/ws", "")
        return str((page.last("refused") or {}).get("why"))

    wrong = [refusal(f"KALE-PLUM-{number}") for number in range(60)]
    assert sum("too many" not in why.lower() for why in wrong) == 2
    assert {refusal(code) for code in codes} == {wrong[-1]}
    server.stop()


def test_two_people_play_a_whole_match(server: Server) -> None:
    table = server.new("me", "friend", name="Ann")
    ann, bob = table.open(), table.join(1, "Bob")
    bob.send("ready", seat=1)
    ann.until(lambda page: page.now.get("can_start"))
    ann.send("start")
    bob.send("say", text="hello")
    ann.until(lambda page: page.last("said"))
    play_on(ann, bob)
    assert ann.now["ending"]["result"] == bob.now["ending"]["result"]


def comes_back(server: Server, table: Table) -> Page:
    """A page that was cut off. As pages do, it tries again while it is still handed on to the
    process that was killed.
    """
    for _ in range(20):
        with suppress(InvalidMessage):
            return Page(server, table.made["socket"], table.cookie)
    raise AssertionError("no process took the page in")


def test_a_killed_process_is_replaced_and_its_matches_go_on(server: Server) -> None:
    table = server.new("me", "hot")
    page = table.open()
    play_on(page, until=lambda page: page.seq > 4)
    home = home_of_all(server, 1)
    os.kill(home, signal.SIGKILL)
    with pytest.raises(ConnectionClosed):
        page.until(lambda page: False)
    again = comes_back(server, table)
    assert again.seq >= page.seq
    play_on(again, until=lambda one: one.seq > page.seq + 2)
    wait_until(lambda: said(server).count('"ready"') == 3)
    assert home not in workers(server)
    assert len(workers(server)) == 2
    assert "is being restarted" in said(server)
    later = Page(server, table.made["socket"], table.cookie)  # at home again
    play_on(again, later, until=lambda one: one.seq > page.seq + 4)


def test_a_process_that_stands_still_is_replaced(server: Server) -> None:
    still = workers(server)[0]
    os.kill(still, signal.SIGSTOP)
    wait_until(lambda: said(server).count('"ready"') == 3)
    assert still not in workers(server)
    play_on(server.new("me", "hot").open(), until=lambda page: page.seq > 3)


def test_without_the_one_that_watches_them_the_processes_stop(server: Server) -> None:
    page = server.new("me", "hot").open()
    both = workers(server)
    assert server.process
    server.process.send_signal(signal.SIGKILL)
    page.until(lambda page: page.last("stopping"))
    wait_until(lambda: not any(running(process) for process in both))
    server.process.wait(PATIENCE)


def running(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_everybody_is_told_first_when_all_of_them_are_asked_to_stop(server: Server) -> None:
    """As a terminal does it, and some who keep services."""
    pages = [server.new("me", "hot").open() for _ in range(6)]
    assert server.process
    for process in (*workers(server), server.process.pid):
        os.kill(process, signal.SIGTERM)
    for page in pages:
        page.until(lambda page: page.last("stopping"))
    assert server.process.wait(PATIENCE) == 0


def test_pages_that_answer_no_farewell_do_not_hold_up_a_stop(server: Server) -> None:
    """The processes end by themselves, before the one that watches them loses patience."""
    lines = []
    for _ in range(8):
        path = server.new("me", "hot").made["watch"] + "/ws"
        line = socket.create_connection(("127.0.0.1", server.port))
        ask = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Upgrade: websocket",
               "Connection: Upgrade", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
               "Sec-WebSocket-Version: 13", "", ""]  # fmt: skip
        hello = b'{"type":"hello"}'
        line.sendall("\r\n".join(ask).encode())
        assert line.recv(12) == b"HTTP/1.1 101"
        line.sendall(bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello)
        lines.append(line)
    for _ in range(4):  # and requests whose end never comes
        line = socket.create_connection(("127.0.0.1", server.port))
        ask = ["POST /api/tables HTTP/1.1", f"Host: 127.0.0.1:{server.port}",
               "Content-Type: application/json", "Content-Length: 99", "Expect: 100-continue",
               "", ""]  # fmt: skip
        line.sendall("\r\n".join(ask).encode())
        assert line.recv(12) == b"HTTP/1.1 100"  # it is read
        lines.append(line)
    wait_until(lambda: sum(viewers(server).values()) == 8)
    log = server.stop()
    assert "Traceback" not in log, log
    assert "exceeded" not in log, log
    for line in lines:
        line.close()


@pytest.mark.parametrize("count", ["1", "2"])
def test_another_server_on_the_same_file_is_refused(server: Server, count: str) -> None:
    where = ("--port", str(free_port()), "--database", server.database)
    told = command("serve", *where, "--workers", count)
    assert told.returncode == 2
    assert "already using" in told.stderr


def test_a_process_whose_loop_hangs_is_replaced(server: Server) -> None:
    """Though other threads of it go on."""
    page = server.new("me", "hot").open()
    hung = max(workers(server))
    os.kill(hung, signal.SIGUSR2)
    wait_until(lambda: said(server).count('"ready"') == 3)
    assert hung not in workers(server)
    again = Page(server, page.path, page.cookie)
    play_on(again, until=lambda page: page.seq > 3)


@pytest.mark.parametrize("how", [signal.SIGSTOP, signal.SIGUSR2])
def test_one_that_does_not_stop_keeps_nobody_waiting_for_ever(
    server: Server, how: signal.Signals
) -> None:
    os.kill(workers(server)[0], how)
    assert server.process
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(PATIENCE) == 0


@pytest.mark.parametrize("server", ["workers.ENDS_WITHIN = 1000"], indirect=True, ids=["patient"])
def test_who_asks_again_waits_no_longer(server: Server) -> None:
    both = workers(server)
    os.kill(both[0], signal.SIGSTOP)
    assert server.process
    server.process.send_signal(signal.SIGTERM)
    wait_until(lambda: not running(both[1]))
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(PATIENCE) == 0
    assert not any(running(process) for process in both)


def failing(server: Server, prelude: str) -> tuple[int, str]:
    """How a server with such a prelude ends by itself, and what it has said."""
    server.prelude = prelude
    script = f"{prelude}\nfrom potager.table.cli import app; app()"
    arguments = ["serve", "--port", str(server.port), "--database", server.database]
    ended = subprocess.run(
        [sys.executable, "-c", script, *arguments, "--workers", "2"],
        capture_output=True, timeout=2 * PATIENCE, check=False,
    )  # fmt: skip
    return ended.returncode, ended.stderr.decode()


def test_a_start_that_fails_ends_all(tmp_path: Path) -> None:
    """A database that became unusable after we have looked."""
    broken = f"open({str(tmp_path / 'table.sqlite')!r}, 'wb').write(b'no database' * 1000)"
    code, told = failing(
        Server(database(tmp_path)),
        "from potager.table.web import workers\n"
        "start = workers.Worker._start\n"
        f"workers.Worker._start = lambda self: ({broken}, start(self))\n",
    )
    assert code == 3
    assert "can't be used" in told


def test_processes_that_end_at_once_again_and_again_are_given_up(tmp_path: Path) -> None:
    code, told = failing(
        Server(database(tmp_path)),
        "from potager.table.web import workers\nworkers.work = exit\n",
    )
    assert code == 3
    assert 3 <= told.count("is being restarted") <= 8


@pytest.mark.long
def test_one_that_fails_to_start_again_does_not_end_the_others(server: Server) -> None:
    """While the disk is full, say: it is tried again and again."""
    page = server.new("me", "hot").open()
    full = Path(server.database).with_name("full")
    one, other = workers(server)
    full.touch()
    os.kill(one, signal.SIGKILL)
    wait_until(lambda: said(server).count("is being restarted") >= 3)
    assert "can't be used: database or disk is full" in said(server)
    assert other in workers(server)
    full.unlink()
    wait_until(lambda: said(server).count('"ready"') == 3)
    again = Page(server, page.path, page.cookie)
    play_on(again, until=lambda page: page.seq > 3)


def test_one_that_can_not_be_started_just_now_is_started_later(tmp_path: Path) -> None:
    made = Server(database(tmp_path))
    made.arguments = ["--workers", "2"]
    made.prelude = """
from potager.table.web import workers
start, tries = workers.Worker._start, []
def sometimes(self):
    tries.append(1)
    if len(tries) in (3, 4):
        raise BlockingIOError("no room")
    start(self)
workers.Worker._start = sometimes
"""
    made.start()
    wait_until(lambda: said(made).count('"ready"') == 2)
    os.kill(workers(made)[0], signal.SIGKILL)
    wait_until(lambda: said(made).count('"ready"') == 3)
    assert "can't be started" in said(made)
    made.stop()
