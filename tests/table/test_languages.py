"""Everybody reads their own language: on pages, at one table, in lists of old matches."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from serving import Page, Server, lines_in, play_on

from potager.core.pseudo import LONGER, MIRRORED


def language_of(page: httpx.Response) -> str:
    return page.text.partition('<html lang="')[2].partition('"')[0]


@pytest.mark.parametrize(
    ("asked", "answered"),
    [
        ("", "en"),
        ("tlh, en;q=0.5", "en"),
        (f"tlh, {LONGER};q=0.5, en;q=0.4", LONGER),
        ("nonsense;;q=x,,", "en"),
    ],
)
def test_a_browser_gets_the_first_language_that_the_table_speaks(
    server: Server, asked: str, answered: str
) -> None:
    page = server.browser().get("/", headers={"Accept-Language": asked})
    assert language_of(page) == answered


def test_a_choice_stays_with_the_browser(server: Server) -> None:
    browser = server.browser()
    assert language_of(browser.get("/", params={"lang": LONGER})) == LONGER
    assert language_of(browser.get("/", headers={"Accept-Language": "en"})) == LONGER
    assert "[Líght ór dárk ~~~~~]" in browser.get("/").text
    browser.get("/", params={"lang": "tlh"})  # which nobody here speaks
    assert language_of(browser.get("/")) == LONGER
    assert language_of(browser.get("/", params={"lang": "en"})) == "en"


def test_a_language_may_be_written_from_the_right(server: Server) -> None:
    page = server.browser().get("/", params={"lang": MIRRORED})
    assert f'<html lang="{MIRRORED}" dir="rtl">' in page.text


def test_the_operator_chooses_for_those_who_ask_for_nothing(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "table.sqlite"), language=LONGER).start()
    try:
        browser = server.browser()
        assert language_of(browser.get("/", headers={"Accept-Language": "tlh"})) == LONGER
        assert language_of(browser.get("/", headers={"Accept-Language": "en"})) == "en"
    finally:
        server.stop()


def test_two_at_one_table_read_two_languages(server: Server) -> None:
    table = server.new("me", "friend", game="pyramid-shambo", options={"players": 2})
    invite = table.made["invite"].removeprefix("/j/")
    friend = server.browser()
    ask = {"seat": 1, "invite": invite, "name": "Ben"}
    friend.post(f"/api/tables/{table.code}/seats", json=ask)
    path = f"{table.made['socket']}?lang={LONGER}"
    english, longer = table.open(), Page(server, path, friend.cookies["potager"])
    for page, seat in ((english, 0), (longer, 1)):
        page.send("ready", seat=seat)
    english.until(lambda page: page.now.get("can_start"))
    english.send("start")
    play_on(english, longer, until=lambda page: page.seq >= 6)
    for page, plain in ((english, True), (longer, False)):
        page.quiet()
        said = [frame for one in page.messages for frame in one.get("frames", [])]
        texts = [str(line["parts"]) for line in lines_in(said)]
        assert texts
        assert all(("[" in text.replace("['", "") and "~" in text) != plain for text in texts)
        assert ("~" in page.now["prompt"]) != plain
    refused = [page.refused("roll", seat=0) for page in (english, longer)]
    assert refused == [
        "There are no dice to roll now.", "[Théré áré nó dícé tó róll nów. ~~~~~~~~~~~~]",
    ]  # fmt: skip


def test_an_old_match_is_told_in_the_language_of_whoever_looks(server: Server) -> None:
    table = server.new("me", options={"mode": "solitaire"})
    play_on(table.open())
    plain = table.browser.get("/records").text
    longer = table.browser.get("/records", params={"lang": LONGER}).text
    told = [line for line in longer.splitlines() if "muted fine" in line and "~" in line]
    assert told
    assert not any(line in plain for line in told)
