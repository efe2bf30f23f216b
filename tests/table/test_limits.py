"""Limits that a school behind one address can live with, and that an attacker can't (F18)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import Server, closed, database

from potager.table.rooms.seats import TooMany
from potager.table.settings import Settings
from potager.table.web.limits import Limit, Limits, OpenConnections

CLASS = 30


@pytest.fixture
def school(tmp_path: Path) -> Iterator[Server]:
    """A table with the limits that people meet."""
    usual = Settings()
    server = Server(
        database(tmp_path), table_rate=usual.table_rate, code_rate=usual.code_rate
    ).start()
    yield server
    assert "Traceback" not in server.stop()


def test_a_class_behind_one_address_makes_its_tables(school: Server) -> None:
    pupils = [school.browser() for _ in range(CLASS)]
    for _ in range(3):
        for pupil in pupils:
            answer = pupil.post("/new/snail-invasion", data={"quick": "easy"})
            assert answer.status_code == 303, answer.text


def test_a_class_behind_one_address_finds_the_teachers_table(school: Server) -> None:
    """Half of them type the code wrong first, some more than once."""
    table = school.new("me", *["friend"] * 9, game="pyramid-shambo", name="Ms Ash")
    for pupil in range(CLASS):
        browser = school.browser()
        for wrong in range(pupil % 3):
            assert browser.get(f"/t/KALE-PLUM-{wrong}").status_code == 404
        assert "Ms Ash" in browser.get(f"/t/{table.code}").text


def test_one_browser_makes_fewer_tables_than_its_address_may(school: Server) -> None:
    pupil = school.browser()
    answers = [pupil.post("/new/snail-invasion", data={"quick": "easy"}) for _ in range(17)]
    told = (
        "Too many new tables from your browser: the limit is 15 at once, then one every 20 seconds."
    )
    assert told in answers[-1].text
    other = school.browser()
    assert other.post("/new/snail-invasion", data={"quick": "easy"}).status_code == 303


def test_whoever_keeps_no_cookie_is_stopped_by_the_address() -> None:
    limits = Limits(Settings())
    made = [limits.new_tables.bucket("192.0.2.7").take() for _ in range(1_000)]
    assert 200 <= sum(made) < 210
    with pytest.raises(TooMany, match="from your network: the limit is 200 at once"):
        limits.new_tables.check("192.0.2.7")
    limits.new_tables.check("192.0.2.8")


def test_a_refusal_tells_when_to_try_again(tmp_path: Path) -> None:
    server = Server(database(tmp_path), code_rate=1 / 300).start()
    try:
        answers = [server.browser().get(f"/api/tables/KALE-PLUM-{n}") for n in range(3)]
    finally:
        server.stop()
    assert answers[-1].status_code == 429
    assert 200 < int(answers[-1].headers["retry-after"]) <= 300
    assert "the limit is 2 at once" in answers[-1].json()["problem"]


def test_a_limit_counts_the_seconds_until_it_is_over() -> None:
    now = [0.0]
    limit = Limit("questions", 0.1, 10)
    limit.now = lambda: now[0]
    limit.check("somebody")
    now[0] = 4
    with pytest.raises(TooMany) as refused:
        limit.check("somebody")
    assert refused.value.wait == 6


def test_one_browser_can_not_take_all_places_at_a_table(own_server: Server) -> None:
    own_server.settings |= {"seat_connections": 3, "table_connections": 5}
    table = own_server.start().new("me", "hot")
    mine = [table.open() for _ in range(4)]
    refusal = mine[-1].last("refused")
    assert refusal
    assert "Your browser has 3 open pages at this table" in refusal["why"]
    assert closed(mine[-1]) == 4429, "the page asks again later"
    watchers = [table.watch() for _ in range(3)]
    full = watchers[-1].last("refused")
    assert full
    assert "This table has 5 open pages" in full["why"]
    mine[0].close()
    mine[1].until(lambda _: table.watch().now)


def test_open_connections_are_counted_for_each_address_and_forgotten() -> None:
    counted = OpenConnections(Settings(address_connections=2))
    with counted.entered("a", "one", ""), counted.entered("a", "two", ""):
        with pytest.raises(TooMany, match="Your network has 2 open pages"):
            counted.entered("a", "three", "").__enter__()
        with counted.entered("b", "three", ""):
            pass
    with counted.entered("a", "three", ""):
        pass
    assert not counted._open
