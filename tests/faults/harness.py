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
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, NamedTuple

import httpx
import msgspec
from serving import UNTRUSTING, Message, Server, paths
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from potager.core.game import AnyGame
from potager.core.options import Options
from potager.core.record import Play, Row
from potager.core.scene import Sprite
from potager.core.state import SPECTATOR
from potager.core.texts import NOBODY
from potager.table.rooms.casting import cast_of
from potager.table.rooms.moment import Moment
from potager.table.store.base import Store, Stored
from potager.table.telling.history import replayed_events, stretch
from potager.table.telling.pictures import Viewpoint
from potager.table.telling.wire import encoder

STRETCH = 20  # events that a replay's page asks for at once
BY_REQUEST = 0.3  # so many of the moves
NUDGE = 1.0  # seconds after which a player who was not heard tries again


class Fault(NamedTuple):
    """Something that breaks, and comes back."""

    name: str
    happen: Callable[[], Awaitable[None]]


DEFAULTS = {
    field.encode_name: field.default
    for field in msgspec.structs.fields(Sprite)
    if field.default is not msgspec.NODEFAULT
}
LAST = -1  # the last beat of an event


class Told(NamedTuple):
    """A frame as it was told: the scene is rebuilt from its changes."""

    seq: int
    beat: int  # LAST: it is the present, shown to somebody who has just come
    scene: Message
    line: Message | None


Story = dict[tuple[int, int], Told]  # by event and beat


class Move(NamedTuple):
    """A move that the table has acknowledged."""

    decision: int
    seat: int
    path: tuple[str, ...]


class Viewer:
    """A page that only watches. It comes back to any server that there is."""

    def __init__(self, servers: Sequence[Server], path: str, cookie: str = "") -> None:
        self.servers = servers  # the first is the one that it comes to if it can
        self.path = path
        self.cookie = cookie
        self.lot = random.Random(f"{path} {cookie} {servers[0].port}")
        self.now: Message = {}
        self.seq = -1
        self.told: list[Told] = []
        self.refusals: Counter[str] = Counter()
        self.lines = 0  # connections that were made
        self.secrets: tuple[str, ...] = ()  # what nobody may be told before the end
        self.dawdles = 0.0  # seconds that it takes to read a message
        self._tries = 0
        self._scene: Message | None = None
        self._socket: ClientConnection | None = None

    @property
    def over(self) -> bool:
        return bool(self.now) and self.now.get("phase") == "over"

    @property
    def server(self) -> Server:
        return self.servers[self._tries % len(self.servers)]

    async def run(self) -> None:
        """Follow the match to its end, however often the line breaks."""
        headers = {"Cookie": f"potager={self.cookie}"} if self.cookie else {}
        while not self.over:
            address = self.server.url.replace("http", "ws", 1) + self.path
            try:
                async with connect(
                    address, additional_headers=headers, close_timeout=1, max_queue=None,
                    open_timeout=5, ping_interval=2, ping_timeout=8,
                ) as socket:  # fmt: skip
                    self.lines += 1
                    self._scene, self._socket = None, socket
                    await self._say(socket, "hello", since=self.seq)
                    await self._follow(socket)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(self.lot.uniform(0.1, 0.4))  # as pages wait
                self._tries += 1
            finally:
                self._socket = None

    def cut(self) -> None:
        """The line breaks, without a farewell."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _follow(self, socket: ClientConnection) -> None:
        while not self.over:
            try:
                async with asyncio.timeout(NUDGE):
                    text = await socket.recv()
            except TimeoutError:
                await self.act(socket, again=True)
                continue
            await asyncio.sleep(self.dawdles)  # a slow reader
            message: Message = json.loads(text)
            if not self.ends(message):
                assert not any(secret in str(text) for secret in self.secrets), "a secret was told"
            if message["type"] == "refused":
                self.refusals[message["why"]] += 1
            elif message["type"] == "update":
                self._hear(message)
                await self.act(socket, again=False)

    @staticmethod
    def ends(message: Message) -> bool:
        """Whether the match is over by this message: then the dice' seed is shown."""
        return bool(message["type"] == "update" and message["now"].get("phase") == "over")

    def _hear(self, update: Message) -> None:
        frames: list[Message] = update["frames"]
        for frame, after in zip(frames, [*frames[1:], {}], strict=False):
            if "scene" in frame:
                self._scene = frame["scene"]
            else:
                assert self._scene is not None, "a change of nothing"
                self._scene = applied(self._scene, frame.get("change", {}))
            # Else it is how things stand, whatever led there; a first beat may say as little.
            event = "beat" in after or len(frame.keys() - {"seq", "scene", "statuses"}) > 0
            beat = frame.get("beat", 0) if event else LAST
            self.told.append(Told(frame["seq"], beat, self._scene, frame.get("line")))
        self.now = update["now"] | update["you"]
        self.seq = self.now["seq"]

    async def _say(self, socket: ClientConnection, kind: str, /, **fields: object) -> None:
        await socket.send(json.dumps({"type": kind, **fields}))

    async def act(self, socket: ClientConnection, *, again: bool) -> None:
        """Do what is to be done by this page: nothing."""


class Player(Viewer):
    """A page that plays at random: mostly over its line, now and then by an HTTP request."""

    thinks = 0.02  # seconds at most before a choice

    def __init__(
        self, servers: Sequence[Server], code: str, browser: httpx.AsyncClient, seat: int
    ) -> None:
        super().__init__(servers, f"/t/{code}/ws", browser.cookies["potager"])
        self.code = code
        self.moves = f"/api/tables/{code}/moves"
        self.browser = browser
        self.seat = seat
        self.acknowledged: dict[int, Move] = {}  # by decision
        self._tried = ""
        self._chosen: dict[int, list[str]] = {}  # by decision

    def second_tab(self) -> Player:
        """Another page of the same browser, which means the same."""
        tab = Player(self.servers, self.code, self.browser, self.seat)
        tab.acknowledged, tab._chosen = self.acknowledged, self._chosen
        tab.secrets = self.secrets
        return tab

    def _hear(self, update: Message) -> None:
        super()._hear(update)
        for decision in self.now.get("decisions", ()):
            assert decision["seat"] == self.seat, "somebody else's choice was shown"

    async def act(self, socket: ClientConnection, *, again: bool) -> None:
        now = self.now
        if not now:
            return
        if now.get("phase") == "waiting-room":
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
            if number not in self.acknowledged:
                await self._request(move)
        else:
            await self._once(socket, str(number), again, "move", **move)

    async def _once(
        self, socket: ClientConnection, what: str, again: bool, kind: str, /, **fields: object
    ) -> None:
        """Ask for something, and once more if nobody seems to have heard."""
        if again or what != self._tried:
            self._tried = what
            await asyncio.sleep(self.lot.uniform(0, self.thinks))  # people think
            await self._say(socket, kind, **fields)

    async def _request(self, move: Message) -> None:
        try:
            address = self.server.url + self.moves
            answer = await self.browser.post(address, json={"type": "move", **move}, timeout=15)
        except httpx.TransportError:
            return
        assert answer.status_code in (201, 400, 403, 503), answer.text
        if answer.status_code == 201:
            chosen = Move(int(move["decision"]), move["seat"], tuple(move["path"]))
            self.acknowledged[chosen.decision] = chosen


class Match:
    """A match that is played under load, and all who look at it."""

    def __init__(self, made: Message, players: Sequence[Player], viewers: Sequence[Viewer]) -> None:
        self.code = str(made["code"])
        self.token = str(made["watch"]).removeprefix("/w/")
        self.invite = str(made["invite"]).removeprefix("/j/")
        self.players = players
        self.viewers = [*players, *viewers]

    def keep_secret(self, *secrets: str) -> None:
        """These must never be told, nor a player's own secret, nor to spectators the invitation."""
        for viewer in self.viewers:
            hidden = [*secrets, *(player.cookie for player in self.players)]
            if not isinstance(viewer, Player):
                hidden.append(self.invite)
            viewer.secrets = tuple(hidden)

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

    async def begin(self, game: str, /, people: int, bots: int, **options: object) -> Match:
        """A new match: each of its people at another server, and a spectator at every one."""
        host = self._browser(0)
        seats = ["me", *["friend"] * (people - 1), *["bot:easy"] * bots]
        seats = seats if people else ["bot:easy"] * bots
        ask = {"game": game, "seats": seats, "options": options, "draw": False}
        made = await asked(host, "/api/tables", ask)
        players = [Player(self._from(0), made["code"], host, 0)] if people else []
        for seat in range(1, people):
            friend, invite = self._browser(seat), made["invite"].removeprefix("/j/")
            claim = {"seat": seat, "invite": invite, "name": f"Friend {seat}"}
            await asked(friend, f"/api/tables/{made['code']}/seats", claim)
            players.append(Player(self._from(seat), made["code"], friend, seat))
        watch = made["watch"] + "/ws"
        viewers = [Viewer(self._from(number), watch) for number in range(len(self.servers))]
        match = Match(made, players, viewers)
        match.keep_secret()
        self.matches.append(match)
        for one in match.viewers:
            self.watch(one.run())
        return match

    def watch(self, page: Coroutine[Any, Any, None]) -> None:
        """Run a page; what goes wrong with it is told at the end."""
        self._running.append(asyncio.create_task(page))

    def _from(self, number: int) -> list[Server]:
        """All servers, this one first."""
        first = number % len(self.servers)
        return [*self.servers[first:], *self.servers[:first]]

    def _browser(self, number: int) -> httpx.AsyncClient:
        self._browsers.append(
            httpx.AsyncClient(base_url=self._from(number)[0].url, verify=UNTRUSTING)
        )
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
                    await asyncio.sleep(0.05)  # and look again

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
        try:
            answer = await browser.post(path, json=ask, timeout=15)
        except httpx.TransportError:
            await asyncio.sleep(0.25)  # and ask again
            continue
        if answer.status_code != 503:
            break
        await asyncio.sleep(0.25)  # and ask again
    assert answer.status_code == 201, answer.text
    found: Message = answer.json()
    return found


def applied(scene: Message, change: Message) -> Message:
    """The scene after a change."""
    sprites = {sprite["key"]: sprite for sprite in scene["sprites"]}
    for key in change.get("gone", ()):
        del sprites[key]
    for key, edit in change.get("edits", {}).items():
        sprites[key] = edited(sprites[key], edit)
    put = [
        (to, edited(sprites.pop(key, {"key": key}), edit))
        for to, key, edit in change.get("put", ())
    ]
    ordered = list(sprites.values())
    for at, sprite in put:
        ordered.insert(at, sprite)
    size = {name: change.get(name, scene[name]) for name in ("width", "height")}
    walk = {"walk": change["walk"]} if "walk" in change else {}
    return {**size, **walk, "sprites": ordered}


def edited(sprite: Message, edit: Message) -> Message:
    return {name: value for name, value in (sprite | edit).items() if value is not None}


# The log


async def check_log(match: Match, store: Store) -> int:
    """Compare all that was told of a match with its log; how many frames there were."""
    found = await store.find(watch=match.token)
    assert found
    stored = await store.load(found)  # refused where there is a hole
    assert stored
    moment = Moment.read(stored, 0.0)  # and where a row can't have happened
    known: dict[int, list[Story]] = {}
    for viewer in match.viewers:
        seat = viewer.seat if isinstance(viewer, Player) else SPECTATOR
        if seat not in known:
            known[seat] = [retold(moment, stored, seat, you) for you in {seat, NOBODY}]
        assert viewer.seq <= len(stored.rows), f"{match.code}: {viewer.seq} was never stored"
        for told in viewer.told:
            assert told.seq <= len(stored.rows), f"{match.code}: {told.seq} was never stored"
            where = f"{match.code}, event {told.seq}, beat {told.beat}, for seat {seat}"
            # While a bot plays for somebody, a page of theirs is told of them by name.
            wrong = [unlike(told, story[told.seq, told.beat]) for story in known[seat]]
            assert "" in wrong, f"{where}: {wrong[0]}"
    for player in match.players:
        check_moves(moment, stored, player)
    return sum(len(viewer.told) for viewer in match.viewers)


def unlike(told: Told, right: Told) -> str:
    """What is not as it should be in a frame, if anything."""
    wrong = told.scene != right.scene and difference(told.scene, right.scene)
    if wrong or told.beat == LAST or told.line == right.line:
        return wrong or ""
    return f"{told.line} instead of {right.line}"


def difference(told: Message, right: Message) -> str:
    """What is not as it should be in a scene, in short: a default may be told or left out."""
    shown, due = ({one["key"]: whole(one) for one in scene["sprites"]} for scene in (told, right))
    keys = [key for key in {**shown, **due} if shown.get(key) != due.get(key)]
    pairs = [f"{shown.get(key)} instead of {due.get(key)}" for key in keys]
    if keys:
        return f"{len(keys)} sprites, {'; '.join(pairs)[:600]}"
    return "" if list(shown) == list(due) else "the order of sprites"


def whole(sprite: Message) -> Message:
    return DEFAULTS | sprite


def retold(moment: Moment, stored: Stored, seat: int, you: int) -> Story:
    """All that a seat can have been told of a match, by event and beat, if `you` is called so."""
    tell = encoder(moment.game, cast_of(moment.sheet)._replace(you=you))
    return in_stretches(moment.game, moment.options, stored.rows, (seat, "wide"), STRETCH, tell)


def in_stretches(
    game: AnyGame,
    options: Options,
    rows: Sequence[Row],
    viewpoint: Viewpoint,
    length: int,
    tell: msgspec.json.Encoder,
) -> Story:
    """All of a log, asked for in stretches as a replay's page does."""
    found: Story = {}
    for first in range(0, len(rows) + 1, length):
        frames = msgspec.json.decode(
            tell.encode(stretch(game, options, rows, viewpoint, first, length))
        )
        scene: Message = {}
        for frame in frames:
            scene = frame["scene"] if "scene" in frame else applied(scene, frame.get("change", {}))
            seq, beat = frame["seq"], frame.get("beat", 0)
            assert first <= seq < first + length
            told = Told(seq, beat, scene, frame.get("line"))
            found[seq, beat] = found[seq, LAST] = told
        last = min(first + length - 1, len(rows))
        assert list(dict.fromkeys(frame["seq"] for frame in frames)) == [*range(first, last + 1)]
    return found


def check_moves(moment: Moment, stored: Stored, player: Player) -> None:
    """Every move that was acknowledged is in the log, once; or it waits for the others' choices."""
    states = replayed_events(moment.game, moment.options, stored.rows)
    for decision, seat, path in player.acknowledged.values():
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
