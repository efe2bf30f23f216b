"""The chat: kept with the match, and there again for whoever comes back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from serving import Page, Server, Table
from table.rooms import hub_at
from table.test_agreements import two_people

from potager.table.operating.retention import delete
from potager.table.store import spoken
from potager.table.store.db import Db
from potager.table.store.kept import Said


def history(page: Page) -> list[str]:
    """What a page was told on connecting of what was said before."""
    welcome = page.last("welcome")
    assert welcome
    return [one.get("text") or one.get("phrase") or one["emote"] for one in welcome.get("said", ())]


def test_what_was_said_is_there_again_after_a_return(own_server: Server) -> None:
    table = own_server.start().new("me", "friend", name="Ann")
    ann, bob = table.open(), table.join(1, "Bob")
    ann.send("say", text="good luck")
    bob.until(lambda page: page.last("said"))
    bob.send("say", emote="👋")
    bob.send("say", phrase="luck")
    ann.until(lambda page: (page.last("said") or {}).get("phrase") == "luck")
    said = ["good luck", "👋", "luck"]
    bob.close()
    assert history(Page(own_server, bob.path, bob.cookie)) == said
    assert history(table.open()) == said
    own_server.kill()
    own_server.start()
    again = table.open()
    assert history(again) == said, "a power cut takes nothing of it"
    welcome = again.last("welcome")
    assert welcome
    assert [one["name"] for one in welcome["said"]] == ["Ann", "Bob", "Bob"]
    assert [one["number"] for one in welcome["said"]] == [1, 2, 3]


def said_before(server: Server) -> tuple[Page, Page]:
    """Two people who have talked, after their match."""
    ann, bob, _ = two_people(server)
    ann.send("say", text="hello")
    bob.until(lambda page: page.last("said"))
    bob.send("say", text="good game")
    bob.send("resign", seat=1)
    for page in (ann, bob):
        page.until(lambda page: page.over)
    return ann, bob


def next_match(server: Server, page: Page, cookie: str | None = None) -> Page:
    page.until(lambda page: page.now["ending"].get("rematch"))
    path = page.now["ending"]["rematch"] + "/ws"
    return Page(server, path, page.cookie if cookie is None else cookie)


def test_what_was_said_goes_along_into_the_next_match(own_server: Server) -> None:
    ann, bob = said_before(own_server.start())
    for _ in range(2):
        ann.send("offer", kind="rematch", seat=0)
        bob.until(lambda page: page.now.get("offers"))
        bob.send("answer", kind="rematch", seat=1, agree=True)
        ann, bob = (next_match(own_server, page) for page in (ann, bob))
        assert history(ann) == history(bob) == ["hello", "good game"]
        bob.send("resign", seat=1)
        for page in (ann, bob):
            page.until(lambda page: page.over)
    bob.send("say", text="again")
    ann.until(lambda page: page.last("said"))
    own_server.kill()
    own_server.start()
    back = Page(own_server, ann.path, ann.cookie)
    welcome = back.last("welcome")
    assert welcome
    numbers = [one.get("number", 0) for one in welcome["said"]]
    assert numbers == [-1, 0, 1], "what is new counts from one"
    assert history(Page(own_server, welcome["watch"] + "/ws", "")) == ["again"]


def test_who_takes_a_seat_in_the_next_match_reads_nothing_of_the_last(server: Server) -> None:
    ann, bob = said_before(server)
    bob.close()
    ann.send("offer", kind="rematch", seat=0)
    again = next_match(server, ann)
    assert again.now["phase"] == "waiting-room"
    assert history(again) == []


def test_a_latecomer_reads_nothing_of_the_match_before(server: Server) -> None:
    table = server.new("me", "bot:easy", name="Ann")
    ann = table.open()
    ann.send("say", text="how lonely")
    ann.until(lambda page: page.last("said"))
    ann.send("resign", seat=0)
    ann.until(lambda page: page.over)
    ann.send("offer", kind="rematch", seat=0)
    again = next_match(server, ann)
    assert history(again) == ["how lonely"]
    again.send("set-late", on=True)
    welcome = again.until(lambda page: "late" in (page.last("welcome") or ())).last("welcome")
    assert welcome
    made = {"code": welcome["code"], "invite": welcome["invite"], "socket": again.path}
    bob = Table(server, table.browser, made).join(1, "Bob")
    assert history(bob) == []


def test_a_chat_that_is_off_tells_no_history(server: Server) -> None:
    table = server.new("me", "friend", name="Ann")
    ann = table.open()
    ann.send("say", text="hello")
    ann.until(lambda page: page.last("said"))
    ann.send("set-chat", on=False)
    ann.until(lambda page: not page.last("welcome")["chat"])  # type: ignore[index]
    assert history(table.open()) == []
    ann.send("set-chat", on=True)
    ann.until(lambda page: page.last("welcome")["chat"])  # type: ignore[index]
    assert history(ann) == ["hello"]


def test_the_latest_lines_are_kept_and_go_with_the_match(tmp_path: Path) -> None:
    async def whole() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:
            await hub.store.write(_two_matches)
            talk, other = (spoken.Talk(hub.store, name) for name in ("match", "other"))
            await other.say(Said(seat=0, name="Bob", text="elsewhere"))
            for number in range(spoken.MOST + 5):
                await talk.say(Said(seat=0, name="Ann", text=str(number)))
            assert [line.text for line in talk.lines] == [str(n) for n in range(5, 65)]
            assert not await talk.reload(), "the store has the same"
            await hub.store.write(lambda db: delete(db, ["match"], before=2.0))
            assert await talk.reload()
            assert talk.lines == []
            assert not await other.reload()
            assert [line.text for line in other.lines] == ["elsewhere"]

    asyncio.run(whole())


def _two_matches(db: Db) -> Any:
    sql = (
        "INSERT INTO matches (id, code, watch, invite, phase, listed, setup, sheet, version, at)"
        " VALUES (?, ?, ?, ?, 'over', 0, '', '', 0, 1)"
    )
    for name in ("match", "other"):
        db.run(sql, *[name] * 4)
