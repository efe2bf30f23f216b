"""A real PostgreSQL whose connections are ended, and which is restarted, while people play.

F1: a commit that failed is never shown and never written past.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Awaitable, Callable, Iterator

import httpx
import psycopg
import pytest
from faults.harness import Fault, Load, check_log
from postgresql import Postgres
from serving import Server

from potager.table.store.postgres import PostgresStore

OTHERS = "pid <> pg_backend_pid() AND backend_type = 'client backend'"
END = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE random() < %s AND {OTHERS}"
SEED = int(os.environ.get("POTAGER_FAULTS", "11"))  # others: other faults, in another order
# A commit takes its time, so that connections are lost in the midst of it.
SLOW_COMMITS = """
CREATE FUNCTION take_time() RETURNS TRIGGER LANGUAGE plpgsql AS
    'BEGIN PERFORM pg_sleep(random() * 0.03); RETURN NULL; END';
CREATE CONSTRAINT TRIGGER slow AFTER UPDATE ON matches DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION take_time();
"""


class Faults:
    """What happens to the database."""

    def __init__(self, cluster: Postgres, lot: random.Random) -> None:
        self.cluster = cluster
        self.lot = lot

    def run(self, *statements: str) -> None:
        with psycopg.connect(self.cluster.url, autocommit=True) as connection:
            for statement in statements:
                connection.execute(statement.encode())

    def end_connections(self) -> None:
        """Some or all, several times in a row."""
        with psycopg.connect(self.cluster.url, autocommit=True) as connection:
            for _ in range(self.lot.randrange(1, 6)):
                connection.execute(END.encode(), (self.lot.choice((0.3, 0.7, 1.0)),))
                time.sleep(self.lot.uniform(0, 0.1))

    def lose_answers(self) -> None:
        """Commits are stored, and wait for a second server that there is not; nobody hears."""
        name = "ALTER SYSTEM SET synchronous_standby_names = '{}'"
        self.run(name.format("nobody"), "SELECT pg_reload_conf()")
        time.sleep(0.3)
        self.run(name.format(""), END.replace("%s", "1"), "SELECT pg_reload_conf()")

    def restart(self) -> None:
        self.cluster.restart()

    def all(self) -> list[Fault]:
        """A row of them."""
        rows: list[tuple[int, str, Callable[[], None]]] = [
            (5, "connections are ended", self.end_connections),
            (3, "answers are lost", self.lose_answers),
            (3, "PostgreSQL is restarted", self.restart),
        ]
        found = [Fault(name, in_a_thread(what)) for times, name, what in rows for _ in range(times)]
        return self.lot.sample(found, len(found))


def in_a_thread(what: Callable[[], None]) -> Callable[[], Awaitable[None]]:
    return lambda: asyncio.to_thread(what)


@pytest.fixture
def cluster() -> Iterator[Postgres]:
    made = Postgres()
    try:
        yield made.start()
    finally:
        made.remove()


@pytest.fixture
def servers(cluster: Postgres) -> Iterator[tuple[Server, Server]]:
    settings = {"connection_rate": 1000, "message_rate": 1000, "bot_delay": 0.05}
    found = Server(cluster.url, **settings), Server(cluster.url, **settings)
    for server in found:
        server.start()
    yield found
    logs = [server.stop() for server in found]
    errors = [line for log in logs for line in log.splitlines() if "Traceback" in line]
    assert errors == []
    assert any("database connection lost in a commit" in log for log in logs)


def test_nothing_is_shown_that_is_not_stored_and_nothing_stands_still(
    cluster: Postgres, servers: tuple[Server, Server]
) -> None:
    """Every frame that any viewer got is as the log has it; the log has no hole, and every move
    that was acknowledged, once; all matches go on, at both processes.
    """
    lot = random.Random(SEED)

    async def whole() -> None:
        load, faults = Load(servers), Faults(cluster, lot)
        faults.run(SLOW_COMMITS)
        try:
            await load.begin("carrots-and-broccoli", people=2, bots=0, players=2)
            await load.begin("carrots-and-broccoli", people=0, bots=2, players=2)
            await load.begin("pyramid-shambo", people=2, bots=1, players=3)
            await load.begin("snail-invasion", people=1, bots=1)
            for fault in faults.all():
                await asyncio.sleep(lot.uniform(0.2, 1.2))
                await fault.happen()
            await load.begin("snail-invasion", people=2, bots=0)
            await load.plays_on(30)
            await answers(load)
        finally:
            await load.close()
        frames = await compared(cluster, load)
        assert min(frames) > 10
        assert any(viewer.lines > 1 for match in load.matches for viewer in match.viewers)
        assert any(player.acknowledged for match in load.matches for player in match.players)

    asyncio.run(whole())


async def compared(cluster: Postgres, load: Load) -> list[int]:
    """How many frames of each match are as the log has them: all."""
    store = PostgresStore(cluster.url)
    store.notice = lambda *_: None
    await store.open()
    try:
        return [await check_log(store, match) for match in load.matches]
    finally:
        await store.close()


async def answers(load: Load) -> None:
    """No process is frozen, and each tells every match whole."""
    async with httpx.AsyncClient(timeout=10) as browser:
        for server in load.servers:
            assert (await browser.get(f"{server.url}/healthz")).status_code == 200
            for match in load.matches:
                seen, total, address = match.seq, -1, f"{server.url}/api/replays/{match.token}"
                for _ in range(50):  # the other process may have told it a moment ago
                    replay = await browser.get(address, params={"first": seen, "count": 1})
                    assert replay.status_code == 200, replay.text
                    total = replay.json()["total"]
                    if total >= seen:
                        break
                    await asyncio.sleep(0.1)
                assert total >= seen
