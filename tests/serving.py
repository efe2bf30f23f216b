"""A real server process and real clients, for tests of the table."""

from __future__ import annotations

import json
import os
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack, suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

import httpx
from nursery import Child, Nursery
from waiting import PATIENCE
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

FAST = {
    "bot_delay": 0.02, "roll_wait": 0.3, "jump_in_wait": 0.1, "away": 0.5, "bot_workers": 1,
    "telling": 0, "stop_wait": 0.05, "message_rate": 500, "table_rate": 50, "code_rate": 50,
    "check_rate": 50, "turning_points": False,
}  # fmt: skip
Message = dict[str, Any]
opened = ExitStack()  # everything that a test has opened, closed at its end
UNTRUSTING = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # else every client reads all certificates
nursery = cache(Nursery)


def command(
    *words: object, given: bytes = b"", environment: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """How `potager` ends, in a process of its own, and what it says."""
    env = os.environ | (environment or {})
    arguments = list(map(str, words))
    if sys.platform != "linux":
        script = "from potager.cli import main; main()"
        ran = subprocess.run(
            [sys.executable, "-c", script, *arguments],
            input=given, env=env, capture_output=True, check=False, timeout=60,
        )  # fmt: skip
        code, said, errors = ran.returncode, ran.stdout, ran.stderr
    else:
        with TemporaryFile() as stdin, TemporaryFile() as stdout, TemporaryFile() as stderr:
            stdin.write(given)
            stdin.seek(0)
            files = (stdin.fileno(), stdout.fileno(), stderr.fileno())
            code = nursery().begin(arguments, env, files).wait(60)
            stdout.seek(0)
            stderr.seek(0)
            said, errors = stdout.read(), stderr.read()
    return subprocess.CompletedProcess(arguments, code, said.decode(), errors.decode())


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A table that runs in its own process, on its own database."""

    def __init__(self, database: str, **settings: object) -> None:
        self.database = database
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.settings = FAST | settings
        self.arguments: list[str] = []  # of `potager serve`
        self.prelude = ""  # Python that runs before it
        self.afresh = False  # in a process that has imported nothing before
        self.process: subprocess.Popen[bytes] | Child | None = None

    def start(self) -> Server:
        arguments = ["serve", "--port", str(self.port), "--database", self.database]
        arguments += self.arguments
        env = os.environ | {"POTAGER_TABLE": json.dumps(self.settings)}
        self.log = TemporaryFile()  # noqa: SIM115 closed when the server ends
        if self.afresh or sys.platform != "linux":
            script = f"{self.prelude}\nfrom potager.table.cli import app; app()"
            self.process = subprocess.Popen(
                [sys.executable, "-c", script, *arguments],
                env=env, stdout=self.log, stderr=self.log, start_new_session=True,
            )  # fmt: skip
        else:
            with Path(os.devnull).open() as nothing:
                log = self.log.fileno()
                self.process = nursery().begin(
                    arguments, env, (nothing.fileno(), log, log), self.prelude
                )
        self._wait()
        return self

    def _wait(self) -> None:
        assert self.process
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with (
                suppress(OSError, httpx.TransportError),
                socket.create_connection(("127.0.0.1", self.port)),
            ):
                if httpx.get(self.url + "/healthz", verify=UNTRUSTING).status_code == 200:
                    return
            if self.process.poll() is not None:
                break
            time.sleep(0.02)  # and ask again
        raise AssertionError(f"the server did not start: {self.kill()}")

    def kill(self) -> str:
        """End it as a power cut would; what it logged."""
        return self._end(signal.SIGKILL)

    def stop(self) -> str:
        """End it as Ctrl-C would; what it logged."""
        return self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> str:
        assert self.process
        if how == signal.SIGINT:  # a terminal sends it to the processes of the bots too
            os.killpg(self.process.pid, how)
        else:
            self.process.send_signal(how)
        self.process.wait(PATIENCE)
        self.log.seek(0)
        with self.log:
            return self.log.read().decode()

    def browser(self) -> httpx.Client:
        """A new browser, without a page yet."""
        return opened.enter_context(httpx.Client(base_url=self.url, verify=UNTRUSTING))

    def new(self, *seats: str, game: str = "snail-invasion", **ask: object) -> Table:
        """A new table, asked for by a new browser; it draws no seats unless told."""
        browser = self.browser()
        ask = {"game": game, "seats": list(seats), "draw": False, **ask}
        answer = browser.post("/api/tables", json=ask)
        assert answer.status_code == 201, answer.text
        return Table(self, browser, answer.json())


class Table:
    """A table and the browser that made it."""

    def __init__(self, server: Server, browser: httpx.Client, made: dict[str, str]) -> None:
        self.server = server
        self.browser = browser
        self.made = made
        self.code = made["code"]

    @property
    def cookie(self) -> str:
        return self.browser.cookies["potager"]

    def open(self, **hello: object) -> Page:
        """The host's page."""
        return Page(self.server, self.made["socket"], self.cookie, **hello)

    def watch(self, **hello: object) -> Page:
        """A spectator's page."""
        return Page(self.server, self.made["watch"] + "/ws", "", **hello)

    def join(self, seat: int, name: str, at: Server | None = None) -> Page:
        """A friend's page, after taking a seat."""
        server = at or self.server
        friend = server.browser()
        invite = self.made["invite"].removeprefix("/j/")
        ask = {"seat": seat, "invite": invite, "name": name}
        answer = friend.post(f"/api/tables/{self.code}/seats", json=ask)
        assert answer.status_code == 201, answer.text
        return Page(server, self.made["socket"], friend.cookies["potager"])


class Page:
    """One open page: remembers the present, and every message that came."""

    def __init__(self, server: Server, path: str, cookie: str, **hello: object) -> None:
        headers = {"Cookie": f"potager={cookie}"} if cookie else {}
        self.path = path
        self.cookie = cookie
        self.socket: ClientConnection = opened.enter_context(
            connect(
                server.url.replace("http", "ws") + path,
                additional_headers=headers,
                close_timeout=1,
                max_queue=None,
            )
        )
        self.now: Message = {}
        self.messages: list[Message] = []
        self.raw: list[str] = []
        with suppress(ConnectionClosed):  # refused already
            self.send("hello", **hello)
        self.until(lambda page: bool(page.now) or page.last("refused"))

    def send(self, kind: str, /, **fields: object) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def receive(self, timeout: float = PATIENCE) -> Message:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        message: Message = json.loads(text)
        self.raw.append(text)
        self.messages.append(message)
        if message["type"] == "update":
            seats = seats_of(self.now.get("seats", []), message["now"])
            self.now = {"phase": "playing"} | message["now"] | message["you"] | {"seats": seats}
        return message

    def until(self, happened: Callable[[Page], object], timeout: float = PATIENCE) -> Page:
        """Read on until something is so."""
        end = time.monotonic() + timeout
        while not happened(self):
            self.receive(max(0.01, end - time.monotonic()))
        return self

    def quiet(self, seconds: float = 0.3) -> None:
        """Read what still comes, until nothing does."""
        try:
            while True:
                self.receive(seconds)
        except TimeoutError:
            return

    def last(self, kind: str) -> Message | None:
        found = [message for message in self.messages if message["type"] == kind]
        return found[-1] if found else None

    def refused(self, kind: str, /, **fields: object) -> str:
        """Ask for something; why it was refused."""
        before = len(self.messages)
        self.send(kind, **fields)
        self.until(lambda page: any(m["type"] == "refused" for m in page.messages[before:]))
        return str(self.messages[-1]["why"])

    # Playing

    @property
    def seq(self) -> int:
        return int(self.now["seq"])

    @property
    def over(self) -> bool:
        return bool(self.now["phase"] == "over")

    @property
    def decisions(self) -> list[Message]:
        return list(self.now.get("decisions", []))

    def act(self, choose: int = 0) -> bool:
        """Roll or choose, if it is for this page to do; whether it was."""
        if self.now.get("curtain"):
            name = self.now["curtain"]
            seat = next(one["seat"] for one in self.now["seats"] if one["name"] == name)
            self.send("look", seat=seat)
        elif self.now.get("roll"):
            self.send("roll")
        elif any(one["waited"] and not one.get("chosen") for one in self.decisions):
            self.move(self.decisions[0], choose)
        else:
            return False
        return True

    def move(self, decision: Message, choose: int = 0) -> None:
        path = paths(decision["branches"])
        self.send(
            "move",
            decision=decision["id"],
            seat=decision["seat"],
            path=path[choose % len(path)],
        )

    def close(self) -> None:
        self.socket.close()


def seats_of(before: list[Message], now: Message) -> list[Message]:
    """The seats of a moment, for whoever was told them before."""
    if "seats" in now:
        return list(now["seats"])
    edits = now.get("seat_edits", {})
    edited = (seat | edits.get(str(seat["seat"]), {}) for seat in before)
    return [{name: value for name, value in seat.items() if value is not None} for seat in edited]


def lines_in(frames: list[Message]) -> list[Message]:
    """What frames tell, as lines of the log."""
    return [
        frame["line"] | {name: frame[name] for name in ("seq", "beat") if name in frame}
        for frame in frames
        if "line" in frame
    ]


def pieces_of(parts: list[Any]) -> list[Any]:
    """The words and pictures of a line, those of its sentences among them."""
    return [one for part in parts for one in (part["line"] if isinstance(part, dict) else [part])]


def words_of(parts: list[Any]) -> str:
    """A line in words, with the names of its pictures."""
    return "".join(one if isinstance(one, str) else one[1] for one in pieces_of(parts))


def paths(branches: list[Message]) -> list[list[str]]:
    """Every finished path of a tree."""
    found = []
    follows = {branch["target"]: branch.get("then") for branch in branches}
    for branch in branches:
        then = follows[branch.get("like", branch["target"])]
        rest = paths(then) if then else [[]]
        found += [[branch["target"], *more] for more in rest]
    return found


def play_on(*pages: Page, until: Callable[[Page], object] = lambda page: page.over) -> None:
    """Let the pages play, each when it can, until the first of them sees that something is so."""
    turn = 0
    while not until(pages[0]):
        before = pages[0].seq
        acted = [page for page in pages if page.act(turn)]
        turn += 1
        if until(pages[0]):
            return
        pages[0].until(lambda page: page.seq > before or page.over)  # noqa: B023 read at once
        for page in pages[1:]:
            page.until(lambda page: page.seq >= pages[0].seq)
        assert acted or pages[0].seq > before


def closed(page: Page) -> int:
    """Wait for the server to end the connection; its code."""
    while page.socket.close_code is None:
        try:
            page.receive()
        except ConnectionClosed:
            break
    return page.socket.close_code or 0


def database(folder: Path) -> str:
    return str(folder / "table.sqlite")
