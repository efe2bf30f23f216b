"""Many faults in a row while matches of all games are played, and what must hold afterwards:

every frame that anybody was shown equals the log's replay, every acknowledged move is in it once,
no match is stuck, no process is frozen, and what was secret stayed so.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, TypeVar

import httpx
from faults.clients import Clients
from faults.ground import Ground
from faults.harness import Load, Match, Player, check_log
from faults.outcome import Outcome
from librt.random import Random
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from potager.table.rooms.moment import Moment
from potager.table.store.base import Store, Unavailable

T = TypeVar("T")
TABLES: list[tuple[str, int, int, dict[str, Any]]] = [  # people, bots, options
    ("carrots-and-broccoli", 2, 0, {"players": 2}),
    ("pyramid-shambo", 2, 1, {"players": 3}),
    ("snail-invasion", 1, 1, {}),
    ("yes-broccoli", 2, 1, {"players": 3, "game": "advanced"}),
    ("carrotia", 2, 1, {"players": 3}),
    ("snail-invasion", 0, 2, {}),
]
IN_A_ROUND = 50  # faults after which everything is compared
GOES_ON = 45.0  # seconds in which every match must go on for everybody
PATIENCE = 20  # times that we ask a database that does not answer
MOST_EVENTS = 3000  # in which a match must come to an end, or be as endless as its rules say


class Campaign:
    """Faults on one ground, round after round."""

    def __init__(
        self, ground: Ground, lot: random.Random, outcome: Outcome, thinks: float = 0.1
    ) -> None:
        self.ground = ground
        self.lot = lot
        self.outcome = outcome
        self.figures: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()
        self.thinks = thinks

    async def run(self, faults: int, tell: Callable[[str], None] = lambda _: None) -> None:
        """Let so many things break; `tell` hears of each."""
        while faults:
            count = min(faults, IN_A_ROUND)
            await self._round([""] * count, tell)
            faults -= count

    async def run_these(self, faults: Sequence[str]) -> None:
        """Let these happen, one after another."""
        await self._round(faults, lambda _: None)

    async def _round(self, faults: Sequence[str], tell: Callable[[str], None]) -> None:
        """Play, let faults happen (without a name: any), and compare."""
        load = Load(self.ground.servers)
        with Clients(load, self.lot) as clients:
            happen = self.ground.faults() | clients.faults()
            try:
                for table in TABLES:
                    await self._begin(load, *table)
                for wanted in faults:
                    await asyncio.sleep(self.lot.uniform(0.05, 0.6))  # play goes on between
                    name = wanted or self.lot.choice(sorted(happen))
                    await happen[name]()
                    self.faults[name] += 1
                    tell(name)
                    await self._replace_ended(load)
                await self._well(load)
            except AssertionError as error:
                self._wrong(str(error))
            try:
                await load.close()
            except AssertionError as error:
                self._wrong(str(error))
        try:
            await self._compare(load)
        finally:
            self.outcome.what = {"faults": self.faults.total(), **self.figures}
            self.outcome.faults = dict(self.faults)

    async def _begin(
        self, load: Load, game: str, people: int, bots: int, options: dict[str, Any]
    ) -> None:
        match = await load.begin(game, people, bots, **options)
        for player in match.players:
            player.thinks = self.thinks
        await self._keep_secret(match)

    async def _replace_ended(self, load: Load) -> None:
        """There is always something going on."""
        for number, match in enumerate(tuple(load.matches)):
            ended = all(viewer.over for viewer in match.viewers)
            if ended and number >= len(load.matches) - len(TABLES):
                await self._begin(load, *self.lot.choice(TABLES))

    async def _keep_secret(self, match: Match) -> None:
        """The dice' seed, and the hashes that persons are known by."""
        moment = await self._ask(partial(read, match))
        people = [place.holder for place in moment.sheet.places if place.holder]
        match.keep_secret(moment.setup.dice.seed, *people)

    async def _ask(self, work: Callable[[Store], Awaitable[T]]) -> T:
        """Ask the database itself; it may not have come to itself yet."""
        for _ in range(PATIENCE):
            with contextlib.suppress(Unavailable):
                async with opened(self.ground.store()) as store:
                    return await work(store)
            await asyncio.sleep(1)  # and ask again
        raise AssertionError(f"the database did not answer in {PATIENCE} tries")

    async def _well(self, load: Load) -> None:
        """Everything goes on, at every process."""
        async with httpx.AsyncClient(timeout=10) as browser:
            for server in self.ground.servers:
                answer = await browser.get(f"{server.url}/healthz")
                assert answer.status_code == 200, f"{server.url} is not well: {answer.text}"
        await load.plays_on(GOES_ON)

    async def _compare(self, load: Load) -> None:
        figures = self.figures
        for match in load.matches:
            figures["connections"] += sum(viewer.lines for viewer in match.viewers)
            try:
                figures["frames compared"] += await self._ask(partial(check_log, match))
                stored = await self._ask(partial(read, match))
                acknowledged = sum(len(player.acknowledged) for player in match.players)
                figures["moves acknowledged by requests"] += acknowledged
                figures["matches"] += 1
                figures["events"] += stored.seq
                await self._finish(match, stored)
            except AssertionError as error:
                self._wrong(f"{match.code}: {error}")

    async def _finish(self, match: Match, moment: Moment) -> None:
        """It can be played to its end: by the rules, and at the table where people give up."""
        if moment.match.over:
            self.figures["brought to their end"] += 1
            return
        draft = moment.match.draft()
        draft.pending = {}
        if draft.paused:
            draft.resume()
        for _, _ in zip(range(MOST_EVENTS), draft.drive_at_random(Random(1)), strict=False):
            pass
        for player in match.players:
            if not player.over:
                await resigned(player)
        if match.players:
            ended = await self._ask(partial(read, match))
            assert ended.match.over, f"{match.code} can't be ended"
            self.figures["brought to their end"] += 1

    def _wrong(self, what: str) -> None:
        self.outcome.wrong.append(what[:2000])


async def read(match: Match, store: Store) -> Moment:
    found = await store.find(watch=match.token)
    assert found
    stored = await store.load(found)
    assert stored
    return Moment.read(stored, 0.0)


class opened:  # noqa: N801 used as a function
    """A store, open for a while."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def __aenter__(self) -> Store:
        self.store.notice = lambda *_: None
        await self.store.open()
        return self.store

    async def __aexit__(self, *_: object) -> None:
        await self.store.close()


async def resigned(player: Player) -> None:
    """A player gives up, whatever the others do."""
    address = player.server.url.replace("http", "ws", 1) + player.path
    headers = {"Cookie": f"potager={player.cookie}"}
    for _ in range(4):
        try:
            async with asyncio.timeout(10), connect(address, additional_headers=headers) as socket:
                await socket.send(json.dumps({"type": "hello"}))
                await socket.send(json.dumps({"type": "resign", "seat": player.seat}))
                await socket.send(json.dumps({"type": "ping", "sent": 0}))
                while json.loads(await socket.recv())["type"] != "pong":
                    pass  # one thing after another: the answer to the first has come before
                return
        except (OSError, WebSocketException, TimeoutError):
            await asyncio.sleep(0.3)  # and come again
