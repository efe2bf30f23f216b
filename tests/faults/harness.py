"""A table under load while things break: players that remember all they were told, a list of
faults, and a check of every frame against the log.

Pages come back by themselves, as the browser's do. What they were told is compared with what the
log says afterwards: nothing that was shown may be missing there or look other than it does there.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

import httpx
import msgspec
from serving import Message, Server, paths
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from potager.core.record import Play
from potager.core.state import SPECTATOR
from potager.table.rooms.moment import Moment
from potager.table.store.base import Store, Stored
from potager.table.telling.story import draw, glance, whole_story
from potager.table.telling.wire import encoder

BY_REQUEST = 0.3  # so many of the moves
NUDGE = 1.0  # seconds after which a player who was not heard tries again


class Fault(NamedTuple):
    """Something that breaks, and comes back."""

    name: str
    happen: Callable[[], Awaitable[None]]


class Told(NamedTuple):
    """A frame as it was told: the scene is rebuilt from its changes."""

    seq: int
    scene: Message
    line: Message | None
    event: bool  # else it is the present, shown to somebody who has just come


class Move(NamedTuple):
    """A move that the table has acknowledged."""

    decision: int
    seat: int
    path: tuple[str, ...]


class Viewer:
    """A page that only watches."""

    def __init__(self, server: Server, path: str, cookie: str = "") -> None:
        self.server = server
        self.path = path
        self.cookie = cookie
        self.lot = random.Random(f"{path} {cookie} {server.port}")
        self.now: Message = {}
        self.seq = -1
        self.told: list[Told] = []
        self.refusals: Counter[str] = Counter()
        self.lines = 0  # connections that were made
        self._scene: Message | None = None

    @property
    def over(self) -> bool:
        return bool(self.now) and self.now["phase"] == "over"

    async def run(self) -> None:
        """Follow the match to its end, however often the line breaks."""
        address = self.server.url.replace("http", "ws", 1) + self.path
        headers = {"Cookie": f"potager={self.cookie}"} if self.cookie else {}
        while not self.over:
            try:
                async with connect(
                    address, additional_headers=headers, close_timeout=1, max_queue=None
                ) as socket:
                    self.lines += 1
                    self._scene = None
                    await self._say(socket, "hello", since=self.seq)
                    await self._follow(socket)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(self.lot.uniform(0.1, 0.4))

    async def _follow(self, socket: ClientConnection) -> None:
        while not self.over:
            try:
                text = await asyncio.wait_for(socket.recv(), NUDGE)
            except TimeoutError:
                await self.act(socket, again=True)
                continue
            message: Message = json.loads(text)
            if message["type"] == "refused":
                self.refusals[message["why"]] += 1
            elif message["type"] == "update":
                self._hear(message)
                await self.act(socket, again=False)

    def _hear(self, update: Message) -> None:
        for frame in update["frames"]:
            if "scene" in frame:
                self._scene = frame["scene"]
            else:
                assert self._scene is not None, "a change of nothing"
                self._scene = applied(self._scene, frame["change"])
            event = len(frame.keys() - {"seq", "scene", "change"}) > 0
            self.told.append(Told(frame["seq"], self._scene, frame.get("line"), event))
        self.now = update["now"]
        self.seq = self.now["seq"]

    async def _say(self, socket: ClientConnection, kind: str, /, **fields: object) -> None:
        await socket.send(json.dumps({"type": kind, **fields}))

    async def act(self, socket: ClientConnection, *, again: bool) -> None:
        """Do what is to be done by this page: nothing."""


class Player(Viewer):
    """A page that plays at random: mostly over its line, now and then by an HTTP request."""

    def __init__(self, server: Server, code: str, browser: httpx.AsyncClient, seat: int) -> None:
        super().__init__(server, f"/t/{code}/ws", browser.cookies["potager"])
        self.moves = f"/api/tables/{code}/moves"
        self.browser = browser
        self.seat = seat
        self.acknowledged: list[Move] = []
        self._tried = ""
        self._chosen: dict[int, list[str]] = {}  # by decision

    async def act(self, socket: ClientConnection, *, again: bool) -> None:
        now = self.now
        if not now:
            return
        if now["phase"] == "waiting-room":
            await self._say(socket, "start" if now.get("can_start") else "ready", seat=self.seat)
        elif now.get("roll"):
            await self._once(socket, f"roll {self.seq}", again, "roll")
        open_ = [one for one in now.get("decisions", ()) if one["waited"] and "chosen" not in one]
        if open_:
            await self._choose(socket, open_[0], again)

    async def _choose(self, socket: ClientConnection, decision: Message, again: bool) -> None:
        """Choose, once for all: whoever asks twice asks for the same."""
        number = int(decision["id"])
        if number not in self._chosen:
            self._chosen[number] = self.lot.choice(paths(decision["branches"]))
        move = {"decision": str(number), "seat": decision["seat"], "path": self._chosen[number]}
        if random.Random(number).random() < BY_REQUEST:
            if number not in {one.decision for one in self.acknowledged}:
                await self._request(move)
        else:
            await self._once(socket, str(number), again, "move", **move)

    async def _once(
        self, socket: ClientConnection, what: str, again: bool, kind: str, /, **fields: object
    ) -> None:
        """Ask for something, and once more if nobody seems to have heard."""
        if again or what != self._tried:
            self._tried = what
            await asyncio.sleep(self.lot.uniform(0, 0.02))
            await self._say(socket, kind, **fields)

    async def _request(self, move: Message) -> None:
        try:
            answer = await self.browser.post(self.moves, json={"type": "move", **move}, timeout=15)
        except httpx.TransportError:
            return
        assert answer.status_code in (201, 400, 403, 503), answer.text
        if answer.status_code == 201:
            chosen = Move(int(move["decision"]), move["seat"], tuple(move["path"]))
            self.acknowledged.append(chosen)


class Match:
    """A match that is played under load, and all who look at it."""

    def __init__(self, made: Message, players: Sequence[Player], viewers: Sequence[Viewer]) -> None:
        self.code = str(made["code"])
        self.token = str(made["watch"]).removeprefix("/w/")
        self.players = players
        self.viewers = [*players, *viewers]

    @property
    def seq(self) -> int:
        return max(viewer.seq for viewer in self.viewers)


class Load:
    """Matches that are played on some servers at once."""

    def __init__(self, servers: Sequence[Server]) -> None:
        self.servers = servers
        self.matches: list[Match] = []
        self._browsers: list[httpx.AsyncClient] = []
        self._running: list[asyncio.Task[None]] = []

    async def begin(self, game: str, people: int, bots: int, **options: object) -> Match:
        """A new match: each of its people at another server, and a spectator at every one."""
        host = self._browser(0)
        seats = ["me", *["friend"] * (people - 1), *["bot:easy"] * bots]
        seats = seats if people else ["bot:easy"] * bots
        ask = {"game": game, "seats": seats, "options": options, "draw": False}
        made = await asked(host, "/api/tables", ask)
        players = [Player(self.servers[0], made["code"], host, 0)] if people else []
        for seat in range(1, people):
            friend, invite = self._browser(seat), made["invite"].removeprefix("/j/")
            claim = {"seat": seat, "invite": invite, "name": f"Friend {seat}"}
            await asked(friend, f"/api/tables/{made['code']}/seats", claim)
            players.append(Player(self._server(seat), made["code"], friend, seat))
        viewers = [Viewer(server, made["watch"] + "/ws") for server in self.servers]
        match = Match(made, players, viewers)
        self.matches.append(match)
        self._running += [asyncio.create_task(one.run()) for one in match.viewers]
        return match

    def _server(self, number: int) -> Server:
        return self.servers[number % len(self.servers)]

    def _browser(self, number: int) -> httpx.AsyncClient:
        self._browsers.append(httpx.AsyncClient(base_url=self._server(number).url))
        return self._browsers[-1]

    async def plays_on(self, seconds: float) -> None:
        """Every match goes on, for everybody who looks at it."""
        before = {match: match.seq for match in self.matches}
        end = asyncio.get_running_loop().time() + seconds
        for match, seq in before.items():
            for viewer in match.viewers:
                while not viewer.over and viewer.seq < seq + 3:
                    assert asyncio.get_running_loop().time() < end, (
                        f"{match.code} stands still at {seq} for {viewer.path} at "
                        f"{viewer.server.url}: {viewer.now} {viewer.refusals}"
                    )
                    await asyncio.sleep(0.05)

    async def close(self) -> None:
        """Let all go home. What went wrong with any of them is raised."""
        for task in self._running:
            task.cancel()
        ended = await asyncio.gather(*self._running, return_exceptions=True)
        for browser in self._browsers:
            await browser.aclose()
        for error in ended:
            if isinstance(error, BaseException) and not isinstance(error, asyncio.CancelledError):
                raise error


async def asked(browser: httpx.AsyncClient, path: str, ask: Message) -> Message:
    """The answer to a request that has to be granted, once the database is back."""
    for _ in range(40):
        answer = await browser.post(path, json=ask, timeout=15)
        if answer.status_code != 503:
            break
        await asyncio.sleep(0.25)
    assert answer.status_code == 201, answer.text
    found: Message = answer.json()
    return found


def applied(scene: Message, change: Message) -> Message:
    """The scene after a change."""
    sprites = {sprite["key"]: sprite for sprite in scene["sprites"]}
    for key in change.get("gone", ()):
        del sprites[key]
    for edit in change.get("edits", ()):
        sprites[edit["key"]] = edited(sprites[edit["key"]], edit)
    put = [(at, edited(sprites.pop(edit["key"], {}), edit)) for at, edit in change.get("put", ())]
    ordered = list(sprites.values())
    for at, sprite in put:
        ordered.insert(at, sprite)
    size = {name: change.get(name, scene[name]) for name in ("width", "height")}
    return {**scene, **size, "sprites": ordered}


def edited(sprite: Message, edit: Message) -> Message:
    return {name: value for name, value in (sprite | edit).items() if value is not None}


# The log


async def check_log(store: Store, match: Match) -> int:
    """Compare all that was told of a match with its log; how many frames there were."""
    found = await store.find(watch=match.token)
    assert found
    stored = await store.load(found)  # refused where there is a hole
    assert stored
    moment = Moment.read(stored, 0.0)  # and where a row can't have happened
    tell = encoder(moment.game).encode
    story = whole_story(moment.game, moment.options, stored.rows)
    states = [moment.game.start(moment.options), *(event.after for event in story)]
    lines: dict[int, list[Message | None]] = {}
    scenes: dict[tuple[int, int], Message] = {}
    for viewer in match.viewers:
        seat = viewer.seat if isinstance(viewer, Player) else SPECTATOR
        if seat not in lines:
            seen = [tell(glance(moment.game, event, seat).line) for event in story]
            lines[seat] = [None, *(msgspec.json.decode(line) for line in seen)]
        assert viewer.seq <= len(stored.rows), f"{match.code}: {viewer.seq} was never stored"
        for told in viewer.told:
            assert told.seq <= len(stored.rows), f"{match.code}: {told.seq} was never stored"
            where = f"{match.code}, event {told.seq}, for seat {seat}"
            if told.event:
                assert told.line == lines[seat][told.seq], where
            if (seat, told.seq) not in scenes:
                scene = draw(moment.game, states[told.seq], (seat, "wide"))
                scenes[seat, told.seq] = msgspec.json.decode(tell(scene))
            assert told.scene == scenes[seat, told.seq], where
    for player in match.players:
        check_moves(moment, stored, player)
    return sum(len(viewer.told) for viewer in match.viewers)


def check_moves(moment: Moment, stored: Stored, player: Player) -> None:
    """Every move that was acknowledged is in the log, once; or it waits for the others' choices."""
    chosen = [one.decision for one in player.acknowledged]
    assert len(chosen) == len(set(chosen)), "a choice was made twice"
    states = whole_story(moment.game, moment.options, stored.rows)
    for decision, seat, path in player.acknowledged:
        if decision == moment.match.decision:
            assert stored.pending[seat][0] == decision
            continue
        event = next(  # those who chose at once are in the order of their seats
            one for one in states[decision : decision + len(moment.sheet.places)]
            if isinstance(one.row, Play) and one.row.who == seat
        )  # fmt: skip
        assert isinstance(event.row, Play)
        view = states[decision].before.seen_by(seat)
        assert moment.game.path(view, seat, event.row.what) == path
