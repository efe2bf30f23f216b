"""Everybody's points at the end, on what it turned, a picture of that, and what comes next."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from browser.conftest import Someone
from browser.people import Person
from browser.prepared import keep
from browser.test_screens import ON_ITS_SIDE, SCREENS
from browser.test_together import resign, together
from playwright.sync_api import Route, expect
from serving import Server

from potager.bots.levels import bot
from potager.core.dice import FairDice
from potager.core.match import Match
from potager.core.registry import game as find_game
from potager.table.rooms.seats import COOKIE, new_secret, person_of
from potager.table.store.kept import Place, Setup, Sheet

CUT_OFF = """() => [...document.querySelectorAll(".place > b")].filter(one => {
  const panel = document.querySelector(".ending-told").getBoundingClientRect();
  const box = one.getBoundingClientRect();
  return box.width === 0 || box.left < panel.left || box.right > panel.right;
}).length"""
BELOW = """() => [...document.querySelectorAll(".place")].filter(one =>
  one.getBoundingClientRect().bottom
    > document.querySelector(".ending-told").getBoundingClientRect().bottom).length"""
ANALYSED = {
    "began": True, "seats": [{"seat": 0, "accuracy": 0.5, "choices": 9, "best": 1}],
    "curve": [{"seq": 3 * at, "chances": [chance]} for at, chance in enumerate((0.6, 0.2, 0.2, 0))],
    "turned": [{
        "seq": 0, "turn": 1, "seat": 0, "chance": 0.2, "chance_better": 0.6,
        "chosen": ["You stay"], "better": ["You go"],
    }],
}  # fmt: skip


def test_on_what_a_match_turned_is_said_shown_and_shared(someone: Someone, tmp_path: Path) -> None:
    ada = someone()
    page = ada.page
    page.route(re.compile(r"/analysis(\?|$)"), lambda route: route.fulfill(json=ANALYSED))
    ada.against_a_bot().can_act()
    resign(ada)
    turned = page.locator(".turned-here")
    expect(turned).to_contain_text("The match turned on turn 2: You stay")
    expect(turned).to_contain_text("Better: You go")
    with page.expect_download() as kept:
        page.get_by_role("button", name="Share").click()
    expect(page.locator(".note")).to_have_text("The picture was saved with your downloads.")
    picture = tmp_path / "shared.png"
    kept.value.save_as(picture)
    assert kept.value.suggested_filename.endswith(".png")
    data = picture.read_bytes()
    assert data.startswith(b"\x89PNG")
    assert int.from_bytes(data[16:20]) == 1200
    address = page.get_by_role("link", name="Watch it").get_attribute("href") or ""
    assert re.fullmatch(r"/r/[\w-]+\?at=0&play=3", address)
    ada.go(address)
    expect(page.locator("#at")).to_have_text(re.compile("^[1-3] /"))  # it plays by itself
    page.locator("#analysis summary").click()
    expect(page.get_by_role("heading", name="Your costliest choices")).to_be_visible()
    expect(page.locator(".turned button").first).to_contain_text("Turn 2, ")  # the same moment


@pytest.mark.parametrize("screen", ["1920x1080", "1366x650", "1280x720", "phone", ON_ITS_SIDE])
def test_what_comes_late_moves_no_button(someone: Someone, screen: str) -> None:
    ada = someone()
    page, held = ada.page, list[Route]()
    page.set_viewport_size(SCREENS[screen])
    page.route(re.compile("/achieved$"), lambda route: held.append(route))
    page.route(re.compile(r"/analysis(\?|$)"), lambda route: route.fulfill(json=ANALYSED))
    ada.against_a_bot().can_act()
    resign(ada)
    ada.soon(lambda: held, "what was achieved is asked for")
    before = ada.at_rest().boxes(".ending-does .go", ".ending-does .go + *")
    held[0].fulfill(json={"lines": ["First match", "First loss"]})
    turned = page.get_by_role("link", name="Watch it")
    turned.wait_for()
    assert ada.at_rest().boxes(".ending-does .go", ".ending-does .go + *") == before
    turned.scroll_into_view_if_needed()
    expect(turned).to_be_in_viewport()


def test_whoever_watched_goes_along_to_the_next_match(someone: Someone) -> None:
    ada, ben = together(someone, "snail-invasion")
    watch = ada.page.locator("#table").get_attribute("data-watch") or ""
    eve = someone().go(watch.removeprefix(ada.url)).at_table()
    watched = eve.page.url
    resign(ben)
    for person in (ada, ben):
        person.page.locator(".ending-does .go").click()
    expect(eve.ending).to_contain_text("The players are starting another match.")
    eve.page.get_by_role("link", name="Watch the next match").click()
    expect(eve.ending).to_be_hidden()
    eve.at_table()
    assert eve.page.url != watched
    expect(eve.page.locator("#watchers")).to_have_text("You are watching.")


def ended(someone: Someone, server: Server, code: str, *names: str) -> Person:
    """At the end of a match of Yes! Broccoli! with these people."""
    game = find_game("yes-broccoli")
    match = Match.new(game, game.resolve(players=len(names), game="advanced"), seed=3)
    match.play([bot("random", game, seed=seat).choose for seat in range(len(names))])
    record, secret = match.record(), new_secret()
    setup = Setup(
        id=code, code=code, watch=new_secret(), invite=new_secret(), game=game.name,
        options=record.options, dice=FairDice.new(code), host=person_of(secret),
        rules=game.rules_version,
    )  # fmt: skip
    holders = (person_of(secret), *names[1:])
    places = tuple(
        Place(holder=one, name=name, ready=True) for one, name in zip(holders, names, strict=True)
    )
    keep(server, setup, Sheet(phase="over", places=places), record.rows())
    ann = someone(server.url)
    ann.context.add_cookies([{"name": COOKIE, "value": secret, "url": server.url}])
    return ann


@pytest.mark.parametrize("screen", ["1280x800", "phone", ON_ITS_SIDE])
def test_long_names_leave_room_for_points(someone: Someone, server: Server, screen: str) -> None:
    code = f"WIDE-{list(SCREENS).index(screen) + 11}"
    ann = ended(someone, server, code, *(letter * 24 for letter in "WM@"))
    ann.page.set_viewport_size(SCREENS[screen])
    ann.go(f"/t/{code}")
    ann.page.locator(".place > b").nth(5).wait_for()
    assert ann.page.evaluate(CUT_OFF) == 0


def test_in_low_windows_the_places_of_five_are_in_sight(someone: Someone, server: Server) -> None:
    ann = ended(someone, server, "LOW-5", "Ann", "Ben", "Cem", "Dot", "Maximiliane")
    for screen in ("1280x800 at 200%", ON_ITS_SIDE):
        ann.page.set_viewport_size(SCREENS[screen])
        ann.go("/t/LOW-5")
        ann.page.locator(".place").nth(4).wait_for()
        assert ann.page.evaluate(BELOW) == 0, screen
        assert ann.page.evaluate(CUT_OFF) == 0, screen
