"""Whole matches over the wire: two people, bots, hot seat, spectators."""

from __future__ import annotations

from serving import Server, play_on

from potager.core.dice import FairDice, hash_of
from potager.core.match import Match
from potager.core.record import Record
from potager.core.verifying import verify

SALT = "b0b5" * 8


def test_two_people_play_a_whole_match(server: Server) -> None:
    table = server.new("me", "friend", name="Ann")
    ann = table.open()
    assert ann.now["phase"] == "waiting-room"
    bob = table.join(1, "Bob")
    ann.until(lambda page: page.now["seats"][1].get("name") == "Bob")
    assert "can_start" not in ann.now
    bob.send("commit-salt", hash=hash_of(SALT))
    bob.send("ready", seat=1)
    ann.until(lambda page: page.now.get("can_start"))
    assert "can_start" not in bob.now
    ann.send("start")
    ann.until(lambda page: page.now["phase"] == "playing")
    bob.until(lambda page: page.now["phase"] == "playing")
    assert "roll" not in ann.now, "no die falls before all salts are open"
    bob.send("open-salt", salt=SALT)
    play_on(ann, bob)
    assert ann.now["ending"]["result"] == bob.now["ending"]["result"]

    # Everything that was shown is in the record, and every roll follows from the seed.
    shown = [frame["seq"] for m in ann.messages if m["type"] == "update" for frame in m["frames"]]
    assert shown == sorted(shown)
    record = Record.from_json(table.browser.get(f"/t/{table.code}/record.json").content)
    match = Match.from_record(record)
    assert len(match.rows) == ann.seq
    assert match.over
    assert isinstance(record.dice, FairDice)
    assert [(one.seats, one.salt) for one in record.dice.shares] == [((1,), SALT)]
    assert record.dice.without == (0,), "Ann's program gave none"
    assert verify(record).rolls > 0
    welcome = ann.last("welcome")
    assert welcome
    assert welcome["promise"] == record.dice.promise


def test_against_a_bot_a_match_begins_at_once_and_ends(server: Server) -> None:
    page = server.new("me", "bot:easy").open()
    assert page.now["phase"] == "playing"
    play_on(page)
    lines = [f["line"] for m in page.messages if m["type"] == "update" for f in m["frames"]
             if f.get("line")]  # fmt: skip
    assert any(line.get("by") == "bot" for line in lines)
    assert page.now["ending"]["verdict"]


def test_alone_against_the_automatic_snails(server: Server) -> None:
    page = server.new("me", options={"mode": "solitaire"}).open()
    assert len(page.now["seats"]) == 1
    play_on(page)
    assert page.now["ending"]["seed"]


def test_hot_seat_shows_the_one_whose_turn_it_is(server: Server) -> None:
    page = server.new("me", "hot", name="Ann", names={"1": "Bob"}).open()
    seen = set()
    while not page.over and page.seq < 12:
        before = page.seq
        seen.add(page.now["seat"])
        assert page.act()
        page.until(lambda page: page.seq > before or page.over)  # noqa: B023 read at once
    assert seen == {0, 1}
    assert not page.now.get("curtain"), "nothing is hidden in this game"


def test_a_spectator_sees_all_and_can_do_nothing(server: Server) -> None:
    table = server.new("me", "bot:easy")
    page, watcher = table.open(), table.watch()
    assert watcher.now["seat"] == -1
    for _ in range(2):
        page.act()
        before = page.seq
        page.until(lambda page: page.seq > before)  # noqa: B023 read at once
    watcher.until(lambda page: page.seq >= 2)
    assert not watcher.decisions
    assert "roll" not in watcher.now
    decision = "1"
    assert "not yours" in watcher.refused("move", decision=decision, seat=0, path=["pass"])
    assert "not yours" in watcher.refused("resign", seat=0)
    assert "Only players" in watcher.refused("say", text="hello")
    page.until(lambda page: page.now.get("watchers") == 1)


def test_two_pages_of_one_seat_stay_in_step(server: Server) -> None:
    table = server.new("me", "bot:easy")
    one, two = table.open(), table.open(layout="phone")
    one.send("roll")
    one.until(lambda page: page.decisions)
    two.until(lambda page: page.decisions)
    assert one.decisions == two.decisions
    two.move(two.decisions[0])
    one.until(lambda page: page.seq >= 2)


def test_a_page_that_comes_back_is_shown_what_it_missed(server: Server) -> None:
    table = server.new("me", "hot")
    page = table.open()
    for _ in range(4):
        before = page.seq
        assert page.act()
        page.until(lambda page: page.seq > before)  # noqa: B023 read at once
    page.close()
    back = table.open(since=1)
    update = back.last("update")
    assert update
    assert sorted({frame["seq"] for frame in update["frames"]}) == [2, 3, 4]
    fresh = table.open().last("update")
    assert fresh
    assert [frame["seq"] for frame in fresh["frames"]] == [4]
    assert [line["seq"] for line in fresh["lines"]] == [2, 4], "a roll has no line of its own"


def test_preview_shows_what_a_choice_would_do(server: Server) -> None:
    page = server.new("me", "bot:easy").open()
    page.send("roll")
    page.until(lambda page: page.decisions)
    decision = page.decisions[0]
    path = [decision["branches"][0]["target"]]
    page.send("preview", decision=decision["id"], seat=0, path=path)
    page.until(lambda page: page.last("previewed"))
    shown = page.last("previewed")
    assert shown
    assert shown["path"] == path
    assert shown["sprites"]
    assert "nothing to show" in page.refused("preview", decision="99", seat=0, path=path)


def test_a_program_can_play_over_http(server: Server) -> None:
    table = server.new("me", "hot")
    page = table.open()
    page.send("roll")
    page.until(lambda page: page.decisions)
    decision = page.decisions[0]
    move = {"type": "move", "decision": decision["id"], "seat": 0,
            "path": [decision["branches"][0]["target"]]}  # fmt: skip
    address = f"/api/tables/{table.code}"
    assert table.browser.post(f"{address}/moves", json=move).status_code == 201
    again = table.browser.post(f"{address}/moves", json=move)
    assert again.status_code == 400
    assert again.json() == {"problem": "That choice was already made."}
    assert table.browser.get(address).json()["now"]["seq"] == 2
    assert server.browser().get(address).status_code == 404, "a code is nobody else's"
