"""Every page: nothing that axe objects to, light and dark, wide and phone; small; remembering."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from browser.conftest import PHONE, WIDE, Someone
from browser.people import Person
from browser.test_screens import GEOMETRY
from playwright.sync_api import CDPSession, expect

FIRST_LOAD = 170_000
GAMES = ("snail-invasion", "carrots-and-broccoli", "carrotia", "yes-broccoli", "pyramid-shambo")
THEMES: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")
LONG = "W" * 24


def check(person: Person) -> None:
    """No violation of the accessibility rules that axe knows, by day and by night."""
    for theme in THEMES:
        person.page.emulate_media(color_scheme=theme)
        person.at_rest()
        found = Axe().run(person.page)
        assert found.violations_count == 0, (theme, found.generate_report())


@pytest.mark.parametrize(
    "size", [WIDE, pytest.param(PHONE, marks=pytest.mark.long)], ids=["wide", "phone"]
)
def test_axe_finds_nothing(someone: Someone, size: dict[str, int]) -> None:
    ada = someone(viewport=size)
    for page in ("/", "/new/snail-invasion", "/rules/snail-invasion", "/records"):
        check(ada.go(page))
    ada.set_table(seat_0="me", seat_1="friend")
    expect(ada.page.locator("#room")).to_be_visible()
    check(ada)
    ada.short_match(turns=4)
    ada.can_act().click("roll")
    ada.page.locator('.scene .legal[data-target^="out:"]').first.wait_for()
    check(ada)
    ada.play_on()
    expect(ada.ending).to_be_visible()
    check(ada)
    ada.ending.get_by_role("link", name="Replay").click()
    ada.page.wait_for_url("**/r/*")
    check(ada.at_table())


def test_no_page_scrolls_sideways(someone: Someone) -> None:
    ada, ben = someone(), someone()
    ada.remember_name(LONG)
    of_games = (f"/{kind}/{game}" for kind in ("new", "rules") for game in GAMES)
    for page in ("/", "/records", *of_games):
        fits(ada.go(page), page)
    ada.set_table(name=LONG, option_turn_limit="4", seat_0="me", seat_1="friend")
    ben.page.goto(ada.invite)
    fits(ben, "joining")
    ben.join(ada.invite, LONG)
    names = ada.page.locator("#room-seats .player-name")  # one's own stands in a field
    expect(names).to_have_text([LONG])
    fits(ada, "the waiting room")
    ada.short_match(turns=4).play_on()
    fits(ada, "the end", Person.laid_out)
    ada.ending.get_by_role("link", name="Replay").click()
    ada.page.wait_for_url("**/r/*")
    fits(ada.at_table(), "the replay", Person.laid_out)


def fits(person: Person, page: str, ready: Callable[[Person], Person] = Person.at_rest) -> None:
    """In windows of every width."""
    for width in (1280, 768, 390, 360):
        person.page.set_viewport_size({"width": width, "height": 800})
        assert sideways(ready(person)) == 0, (page, width)


def sideways(person: Person) -> int:
    """How many pixels are out of sight at the right, of the page and of what scrolls in it."""
    over: int = person.page.evaluate(
        """which => Math.max(...[...document.querySelectorAll(which)].map(
          (one) => one.scrollWidth - one.clientWidth))""",
        "html, main, #room, .replay-side > *, .rules table",
    )
    return over


@pytest.mark.parametrize("page", ["home", "table"])
def test_the_first_load_is_small(someone: Someone, page: str) -> None:
    ada = someone()
    address = "/" if page == "home" else ada.against_a_bot().page.url
    network: CDPSession = ada.context.new_cdp_session(ada.page)
    network.send("Network.enable")
    network.send("Network.setCacheDisabled", {"cacheDisabled": True})
    loaded: list[float] = []
    network.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
    network.on(
        "Network.webSocketFrameReceived",
        lambda event: loaded.append(len(event["response"]["payloadData"])),
    )
    ada.page.goto(address if page == "table" else ada.url + address)
    if page == "table":
        ada.at_table()
    ada.page.wait_for_load_state("networkidle")
    assert 5_000 < sum(loaded) < FIRST_LOAD


def test_nothing_comes_from_elsewhere(someone: Someone) -> None:
    ada = someone()
    asked: list[str] = []
    ada.context.on("request", lambda request: asked.append(request.url))
    ada.play_with_bots("easy")
    assert [url for url in asked if not url.startswith((ada.url, "data:"))] == []


def test_a_name_and_a_colour_are_remembered(someone: Someone) -> None:
    ada = someone().remember_name("Ada", "plum")
    expect(ada.page.locator(".me-name")).to_have_text("Ada")
    ada.play_with_bots("easy")
    expect(ada.page.locator("#players")).to_contain_text("Ada")
    ada.go("/")
    ada.page.locator("#shelf .on-shelf a").click()
    ada.at_table()


def test_options_that_contradict_each_other_are_told_at_once(someone: Someone) -> None:
    ada = someone().go("/new/snail-invasion")
    garden, mode = (ada.page.locator(f'[data-option="{name}"]') for name in ("garden", "mode"))
    patio = garden.locator('option[value="patio"]')
    expect(patio).to_be_disabled()
    expect(garden.locator(".why")).to_contain_text("solitaire")
    ada.choose("option.mode", "solitaire")
    expect(patio).to_be_enabled()
    ada.choose("option.garden", "patio")
    duel = mode.locator(".segment").filter(has_text="Duel")
    expect(duel).to_have_class(re.compile("impossible"))
    duel.click()
    expect(duel.locator("input")).not_to_be_checked()
    expect(mode.locator(".why")).to_contain_text("solitaire")
    expect(ada.page.locator(".new-seat").nth(1)).to_be_hidden()


def test_a_code_leads_to_the_table_and_a_wrong_one_to_a_sentence(someone: Someone) -> None:
    ada = someone().set_table(seat_0="me", seat_1="friend")
    code = ada.code
    ada.go("/")
    ada.page.get_by_label("Table code").fill(code.lower())
    ada.page.get_by_role("button", name="Join", exact=True).click()
    expect(ada.page.locator("#room")).to_be_visible()
    ada.go("/j?code=NOPE-99")
    expect(ada.page.locator("main")).to_contain_text("NOPE-99")
    ada.said.clear()  # the browser notes that the page was not found


@pytest.mark.parametrize("size", [(844, 390), (640, 400)], ids=["on its side", "at 200%"])
def test_a_low_window_shows_everything_with_long_names_too(
    someone: Someone, size: tuple[int, int]
) -> None:
    def check_places(person: Person, where: str) -> None:
        assert person.at_rest().page.evaluate(GEOMETRY) == [], where

    width, height = size
    ada = someone(viewport={"width": width, "height": height}).remember_name(LONG)
    for path in ("/", "/records", "/lab", *(f"/new/{game}" for game in GAMES)):
        check_places(ada.go(path), path)
    for game in GAMES:
        play = ada.go("/").sheet(game).get_by_role("button", name="Play", exact=True)
        expect(play).to_be_in_viewport(ratio=1)
    ada.set_table("yes-broccoli", name=LONG, option_players="2", seat_0="me", seat_1="friend")
    ben = someone(viewport={"width": width, "height": height})
    ben.page.goto(ada.invite)
    check_places(ben, "invited")
    ada.begin_with(ben, LONG.lower())
    for person, where in ((ada, "host"), (ben, "guest")):
        check_places(person, where)
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("button", name="Resign").click()
    ben.page.locator("#question").get_by_role("button", name="Resign").click()
    expect(ada.ending).to_be_visible()
    ada.page.goto(ada.page.locator("#table").get_attribute("data-watch") or "")
    for part in (".play", ".speed select", "#open-play-on"):
        expect(ada.page.locator(part)).to_be_in_viewport(ratio=1)
    check_places(ada, "replay")


def test_where_the_system_chooses_the_colours_edges_show_what_is_chosen(someone: Someone) -> None:
    page = someone(forced_colors="active").go("/new/yes-broccoli").page
    chosen, other = page.locator(".segment :checked + span"), page.locator(".segment span")
    expect(chosen.first).to_have_css("outline-style", "solid")
    expect(other.nth(1)).to_have_css("outline-style", "none")
    expect(page.locator(".button.go.large")).to_have_css("border-top-style", "solid")
    page = someone(forced_colors="active").against_a_bot().can_act().page
    expect(page.locator(".player.active").first).to_have_css("outline-style", "solid")
    expect(page.locator(".tool").first).to_have_css("border-top-style", "solid")
