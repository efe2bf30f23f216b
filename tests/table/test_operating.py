"""Alive, ready, counted: what a host can see of a server from outside, and how it stops."""

from __future__ import annotations

import re
import signal
import sqlite3
import time
from pathlib import Path

import httpx
import psycopg
import pytest
from litestar.testing import TestClient
from prometheus_client.parser import text_string_to_metric_families
from serving import Server, closed, database, play_on
from waiting import PATIENCE, wait_until

from potager.table.rooms.metrics import BOUNDS, Histogram, Metrics
from potager.table.settings import Settings
from potager.table.web import health
from potager.table.web.app import create_app

TOKEN = "a-token-for-prometheus"
KNOWN = {"Authorization": f"Bearer {TOKEN}"}

# Alive and ready


def test_alive_and_ready(server: Server) -> None:
    browser = server.browser()
    assert (browser.get("/healthz").status_code, browser.get("/healthz").text) == (200, "ok\n")
    ready = browser.get("/readyz")
    assert (ready.status_code, ready.text) == (200, "ready\n")


def test_a_server_that_can_not_write_is_alive_but_not_ready(own_server: Server) -> None:
    """F15: all writes fail, here because another program holds the file."""
    own_server.start()
    browser = own_server.browser()
    with sqlite3.connect(own_server.database, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        began = time.monotonic()
        answer = browser.get("/readyz")
        assert time.monotonic() - began < health.WITHIN + 1.5
        assert answer.status_code == 503
        assert re.fullmatch(r"The database [^.\n]+\.\n", answer.text)
        assert answer.headers["retry-after"]
        assert browser.get("/healthz").status_code == 200
        other.execute("ROLLBACK")
    other.close()
    wait_until(lambda: browser.get("/readyz").status_code == 200)


def test_a_server_whose_database_is_read_only_is_not_ready(postgres: str) -> None:
    with psycopg.connect(postgres, autocommit=True) as db:
        db.execute("CREATE DATABASE readiness")
    where = f"{postgres.rpartition('/')[0]}/readiness"
    server = Server(where).start()
    try:
        browser = server.browser()
        assert browser.get("/readyz").status_code == 200
        with psycopg.connect(where, autocommit=True) as db:
            db.execute("DROP TABLE notes")
        wait_until(lambda: browser.get("/readyz").status_code != 200)
        assert browser.get("/readyz").text == "The database can't be read or written right now.\n"
        assert browser.get("/healthz").status_code == 200
    finally:
        server.stop()


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_asking_often_writes_once_a_second(tmp_path: Path) -> None:
    app = create_app(Settings(database=database(tmp_path), bot_workers=1))
    with TestClient(app) as browser:
        store, probes = app.state.hub.store, []
        usual = store.probe

        async def counted() -> None:
            probes.append(1)
            await usual()

        store.probe = counted
        began = time.monotonic()
        for _ in range(50):
            assert browser.get("/readyz").status_code == 200
        assert len(probes) <= 2 + (time.monotonic() - began) / health.GOOD_FOR


# Figures


def figures(answer: httpx.Response) -> dict[str, float]:
    """Every figure by its name and labels but for the process, summed up."""
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(answer.text):
        for sample in family.samples:
            labels = {key: value for key, value in sample.labels.items() if key != "process"}
            name = sample.name + "".join(f" {value}" for value in labels.values())
            found[name] = found.get(name, 0) + sample.value
    return found


def processes(answer: httpx.Response) -> set[str]:
    return set(re.findall(r'process="(\d+)"', answer.text))


def test_figures_are_for_whom_the_host_allows(own_server: Server, server: Server) -> None:
    own_server.settings["metrics_token"] = TOKEN
    own_server.start()
    browser = own_server.browser()
    for headers in ({}, {"Authorization": "Bearer"}, {"Authorization": "Bearer wrong"}):
        assert browser.get("/metrics", headers=headers).status_code == 404
    assert browser.get("/metrics", headers=KNOWN).status_code == 200
    nobody = server.browser().get("/metrics", headers={"Authorization": "Bearer"})
    assert nobody.status_code == 404, "without a token in the settings nobody is told"


def test_what_happens_is_counted(own_server: Server) -> None:
    own_server.settings["metrics_token"] = TOKEN
    own_server.start()
    table = own_server.new("me", "bot:easy", name="Ann")
    ann, watcher = table.open(), table.watch()
    play_on(ann, until=lambda page: page.seq > 8 or page.over)
    watcher.until(lambda page: page.seq >= ann.seq)
    assert ann.refused("resign", seat=1)
    assert own_server.browser().get("/t/KALE-PLUM-42").status_code == 404
    found = figures(own_server.browser().get("/metrics", headers=KNOWN))
    assert found["potager_tables_total"] == 1
    assert found["potager_connections_total"] == 2
    assert found["potager_viewers"] == 2
    assert found["potager_rooms"] == 1
    assert found["potager_events_total"] >= ann.seq
    assert found["potager_refusals_total not allowed"] == 1
    assert found["potager_refusals_total not found"] >= 1
    for what in ("commit", "draw", "send", "bot"):
        assert found[f"potager_{what}_seconds_count"] > 0, what
        assert found[f"potager_{what}_seconds_sum"] > 0, what
        assert (
            found[f"potager_{what}_seconds_bucket +Inf"] == found[f"potager_{what}_seconds_count"]
        )
    assert found["potager_bots_waiting"] == 0


def test_any_of_several_processes_tells_of_all(postgres: str) -> None:
    with psycopg.connect(postgres, autocommit=True) as db:
        db.execute("CREATE DATABASE figures")
    server = Server(f"{postgres.rpartition('/')[0]}/figures", metrics_token=TOKEN)
    server.arguments = ["--workers", "2"]
    server.start()
    try:
        for _ in range(6):
            server.new("me", "hot")

        def complete() -> bool:
            answer = server.browser().get("/metrics", headers=KNOWN)
            return figures(answer)["potager_tables_total"] == 6 and len(processes(answer)) == 2

        wait_until(complete)
    finally:
        assert "Traceback" not in server.stop()


def test_a_histogram_counts_each_once() -> None:
    took = Histogram()
    for seconds in (0.00005, BOUNDS[0], 0.002, 50.0):
        took.observe(seconds)
    assert sum(took.counts) == 4
    assert took.counts[0] == 2
    assert took.counts[-1] == 1


def test_counting_costs_next_to_nothing() -> None:
    """A move to four viewers observes six times; 0.45 ms are the goal of all that it costs."""
    metrics = Metrics()
    tell = metrics.timed(lambda _: True)
    rounds = 2_000
    best = float("inf")
    for _ in range(5):
        began = time.perf_counter()
        for _ in range(rounds):
            metrics.took("commit", metrics.clock())
            metrics.count("events")
            metrics.took("draw", metrics.clock())
            for _ in range(4):
                tell(b"")
        best = min(best, (time.perf_counter() - began) / rounds)
    assert best < 45e-6, f"{best * 1e6:.1f} µs a move"
    assert sum(metrics.figures.times["send"].counts) == pytest.approx(5 * 4 * rounds, rel=0.01)


# The end


def ended(server: Server) -> str:
    """Wait until a server has stopped by itself; what it logged."""
    assert server.process
    server.process.wait(PATIENCE)
    server.log.seek(0)
    with server.log:
        return server.log.read().decode()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_stops_tells_everybody_when_to_come_back(
    own_server: Server, how: signal.Signals
) -> None:
    own_server.settings |= {"back_in": 7, "stop_wait": 1.5}
    own_server.start()
    table = own_server.new("me", "friend", name="Ann")
    pages = [table.open(), table.watch(), table.join(1, "Bob")]
    browser = own_server.browser()
    assert browser.get("/").status_code == 200
    assert own_server.process
    own_server.process.send_signal(how)
    for page in pages:
        page.until(lambda page: page.last("stopping"))
        assert closed(page) == 1012
        assert page.last("stopping") == {"type": "stopping", "back_in": 7.0}
    answer = browser.get("/")
    assert answer.status_code == 503
    assert answer.headers["retry-after"] == "7"
    assert "Try again in 7 seconds" in answer.text
    assert browser.get("/readyz").status_code == 503
    assert browser.get("/healthz").status_code == 200
    assert "Traceback" not in ended(own_server)
    own_server.start()
    again = table.open()
    assert not any(seat.get("away") for seat in again.now["seats"])


def test_a_second_signal_does_not_wait(own_server: Server) -> None:
    own_server.settings["stop_wait"] = 60
    own_server.start()
    assert own_server.process
    own_server.process.send_signal(signal.SIGTERM)
    browser = own_server.browser()
    wait_until(lambda: browser.get("/readyz").status_code == 503)
    own_server.process.send_signal(signal.SIGTERM)
    ended(own_server)


def test_several_processes_stop_so_too(postgres: str) -> None:
    with psycopg.connect(postgres, autocommit=True) as db:
        db.execute("CREATE DATABASE stopping")
    server = Server(f"{postgres.rpartition('/')[0]}/stopping", back_in=4)
    server.arguments = ["--workers", "2"]
    server.start()
    table = server.new("me", "hot")
    pages = [table.open() for _ in range(4)]
    assert server.process
    server.process.send_signal(signal.SIGTERM)
    for page in pages:
        page.until(lambda page: page.last("stopping"))
        assert closed(page) == 1012
    assert "Traceback" not in ended(server)
