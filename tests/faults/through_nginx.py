"""A match through nginx with TLS, configured as docs/hosting.md says, with its own certificate.

Cookies must be for TLS only, addresses those that people type, and each person's network their own:
whoever makes up a header is believed by nobody.
"""

from __future__ import annotations

import json
import re
import shutil
import ssl
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from faults.outcome import Outcome
from serving import Message, Server, database, free_port, paths
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

DOCS = Path(__file__).parents[2] / "docs/hosting.md"
HOST = "localhost"
MOVES = 30


class Proxied:
    """A server, nginx in front of it, and how to reach it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"https://{HOST}:{self.port}"
        self.server = Server(database(folder), code_rate=1 / 300)  # two wrong codes
        self.server.arguments = ["--address", self.url, "--proxy", "127.0.0.1"]
        self.trust = ssl.create_default_context()

    def start(self) -> None:
        self.server.start()
        certificate, key = self.folder / "table.pem", self.folder / "table.key"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256",
             "-nodes", "-days", "2", "-keyout", str(key), "-out", str(certificate),
             "-subj", f"/CN={HOST}", "-addext", f"subjectAltName=DNS:{HOST},IP:127.0.0.1"],
            check=True, capture_output=True,
        )  # fmt: skip
        self.trust.load_verify_locations(certificate)
        shown = re.search(r"```nginx\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
        assert shown, "the docs show no configuration of nginx"
        table = (
            shown[1].replace("listen 443 ssl", f"listen 127.0.0.1:{self.port} ssl")
            .replace("play.example.org;", f"{HOST};", 1)
            .replace("/etc/ssl/play.example.org.pem", str(certificate))
            .replace("/etc/ssl/play.example.org.key", str(key))
            .replace("http://127.0.0.1:8000", self.server.url)
        )  # fmt: skip
        places = "".join(
            f"{what}_temp_path {self.folder}/{what};\n"
            for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        configuration = self.folder / "nginx.conf"
        configuration.write_text(
            f"daemon off; pid {self.folder}/nginx.pid; error_log {self.folder}/errors;\n"
            "events {}\n"
            f"http {{ access_log {self.folder}/requests;\n{places}{table}}}\n"
        )
        command = [str(shutil.which("nginx") or "/usr/sbin/nginx"), "-c", str(configuration)]
        self.nginx = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        for _ in range(100):
            try:
                httpx.get(self.url + "/healthz", verify=self.trust)
            except httpx.TransportError:
                time.sleep(0.05)  # and ask again
            else:
                return
        raise AssertionError((self.folder / "errors").read_text())

    def stop(self) -> str:
        self.nginx.terminate()
        self.nginx.wait(10)
        return self.server.stop()

    def browser(self, address: str) -> httpx.Client:
        """A browser in a network of its own."""
        transport = httpx.HTTPTransport(verify=self.trust, local_address=address)
        return httpx.Client(base_url=self.url, transport=transport, headers={"Origin": self.url})

    @contextmanager
    def line(self, path: str, cookie: str) -> Iterator[ClientConnection]:
        headers = {"Cookie": cookie, "Origin": self.url}
        address = self.url.replace("https", "wss", 1) + path
        with connect(address, ssl=self.trust, additional_headers=headers) as line:
            line.send('{"type": "hello"}')
            yield line


def play(proxied: Proxied) -> int:
    """Some moves of a match against a bot; how many messages came."""
    with proxied.browser("127.0.0.1") as browser:
        answer = browser.post("/new/snail-invasion", data={"quick": "easy"})
        assert answer.status_code == 303, answer.text
        cookie = answer.headers["set-cookie"]
        assert "Secure" in cookie, "the cookie would be sent without TLS"
        assert "HttpOnly" in cookie
        mine, table = cookie.split(";")[0], answer.headers["location"]
        page = browser.get(table, headers={"Cookie": mine}).text
        assert f'data-watch="{proxied.url}/w/' in page, "links lead elsewhere"
        evil = browser.post(
            "/new/snail-invasion",
            data={"quick": "easy"},
            headers={"Origin": "https://evil.example"},
        )
        assert evil.status_code == 403
    messages, now = 0, dict[str, object]()
    with proxied.line(f"{table}/ws", mine) as line:
        while messages < MOVES and now.get("phase") != "over":
            message: Message = json.loads(line.recv(20))
            messages += 1
            assert message["type"] != "refused", message
            if message["type"] != "update":
                continue
            now = message["now"] | message["you"]
            if now.get("roll"):
                line.send('{"type": "roll"}')
            for one in message["you"].get("decisions", ()):
                path = paths(one["branches"])[0]
                move = {"type": "move", "decision": one["id"], "seat": one["seat"], "path": path}
                line.send(json.dumps(move))
    try:
        headers = {"Origin": "https://evil.example", "Cookie": mine}
        address = proxied.url.replace("https", "wss", 1) + f"{table}/ws"
        with connect(address, ssl=proxied.trust, additional_headers=headers) as line:
            assert json.loads(line.recv(5))["type"] == "refused"
    except WebSocketException:
        pass
    return messages


def check_networks(proxied: Proxied) -> int:
    """Wrong codes count for the network that they come from, whatever a header says."""
    tried = 0
    for address in ("127.0.0.2", "127.0.0.3"):
        with proxied.browser(address) as browser:
            found = []
            for number in range(10, 16):
                said = {"X-Forwarded-For": f"203.0.113.{number}"}
                found.append(browser.get(f"/t/KALE-PLUM-{number}", headers=said).status_code)
                tried += 1
            assert found == [404] * (len(found) - found.count(429)) + [429] * found.count(429)
            assert 404 in found, f"{address} is refused for what another did"
            assert 429 in found, "a made-up address passes the limit"
    return tried


def run(tell: Callable[[str], None]) -> Outcome:
    """Play through it; what came of it."""
    outcome = Outcome(part="a match through nginx with TLS")
    if not shutil.which("nginx") and not Path("/usr/sbin/nginx").exists():
        outcome.wrong.append("nginx is not installed (Debian: apt install nginx-light)")
        return outcome
    folder = Path(tempfile.mkdtemp(prefix="potager-nginx-"))
    proxied = Proxied(folder)
    try:
        proxied.start()
        outcome.what = {"messages": play(proxied), "wrong codes": check_networks(proxied)}
        tell("played")
    except AssertionError as error:
        outcome.wrong.append(str(error)[:2000])
    finally:
        outcome.check_logs([proxied.stop()])
        shutil.rmtree(folder)
    return outcome
