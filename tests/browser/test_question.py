"""The rulebook's question in the waiting room: a host with a mouse or keys, a guest on a phone."""

from __future__ import annotations

import pytest
from browser.conftest import PHONE, Someone
from browser.people import Person
from playwright.sync_api import Locator, expect


def chip(person: Person, name: str) -> Locator:
    return person.page.locator("#asked-players").get_by_role("button", name=name)


def test_the_host_taps_who_begins_and_the_guest_reads_it(someone: Someone) -> None:
    ada = someone().set_table("carrots-and-broccoli", name="Ada", seat_0="me", seat_1="friend")
    ben = someone(viewport=PHONE, has_touch=True).join(ada.invite, "Ben")
    ask = ada.page.get_by_label("Ask: Who has spent the most time in a garden?")
    ask.check()
    expect(ada.page.locator("#room-draw")).to_be_hidden()
    expect(ada.page.locator("#room-question")).to_be_in_viewport()
    expect(ben.page.get_by_role("heading", name="most time in a garden?")).to_be_visible()
    expect(ben.page.locator("#room-ask")).to_be_hidden()
    expect(chip(ben, "Ben")).to_be_disabled()
    ben.page.get_by_role("button", name="I'm ready").click()
    expect(ada.page.locator("#room-said")).to_contain_text("Answer the question")
    expect(ada.page.locator("#room-start")).to_be_disabled()
    chip(ada, "Ben").click()
    expect(chip(ada, "Ben")).to_have_attribute("aria-pressed", "true")
    expect(chip(ada, "Ada")).to_have_attribute("aria-pressed", "false")
    told = "You have spent the most time in a garden, so you begin."
    expect(ben.page.locator("#asked-says")).to_have_text(told)
    roles = ada.page.locator("#room-seats .player-role")
    expect(roles).to_have_text(["Broccoli, you", "Carrots"])
    ada.page.get_by_role("button", name="Start").click()
    ben.at_table()
    expect(ben.page.locator('.player[data-seat="0"] .player-name')).to_contain_text("Ben")


def test_ages_are_tapped_by_keys_and_the_focus_stays(someone: Someone) -> None:
    ada = someone().set_table(
        "yes-broccoli", name="Ada", option_players="3", seat_0="me", seat_1="friend",
        seat_2="bot:easy",
    )  # fmt: skip
    ben = someone(viewport=PHONE, has_touch=True).join(ada.invite, "Ben")
    ada.page.locator("#room-ask input").press("Space")
    expect(chip(ada, "Ben")).to_be_visible()
    expect(ada.page.locator("#room-ask input")).to_be_focused()
    chip(ada, "Ben").focus()
    ada.page.keyboard.press("Enter")
    expect(chip(ada, "1 Ben")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(chip(ada, "1 Ben")).to_have_count(0)
    expect(chip(ada, "Ben")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(chip(ada, "1 Ben")).to_be_focused()
    ada.page.keyboard.press("Shift+Tab")
    ada.page.keyboard.press("Space")
    expect(chip(ben, "2 Ada")).to_be_visible()
    expect(ben.page.locator("#asked-says")).to_contain_text("From oldest to youngest: you, Ada")
    ben.page.get_by_role("button", name="I'm ready").click()
    ada.page.get_by_role("button", name="Start").click()
    for person in (ada, ben):
        person.at_table()
        expect(person.page.locator("#players .player-name")).to_have_count(3)


@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (640, 400), (844, 390)])
def test_every_player_can_be_tapped_on_every_screen(
    someone: Someone, size: tuple[int, int]
) -> None:
    ada = someone(viewport={"width": size[0], "height": size[1]})
    bots = {f"seat_{seat}": "bot:easy" for seat in range(2, 6)}
    ada.set_table(
        "carrotia", name="A name of 24 characters", option_players="6", seat_0="me",
        seat_1="friend", **bots,
    )  # fmt: skip
    ada.page.locator("#room-ask input").check()
    players = ada.page.locator("#asked-players button")
    expect(players).to_have_count(5)
    for player in players.all():
        player.click()
        expect(player).to_have_attribute("aria-pressed", "true")
    for at in range(5):
        box = players.nth(at).bounding_box()
        assert box
        assert box["height"] >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]


def test_the_form_asks_too_and_then_draws_no_lots(someone: Someone) -> None:
    ada = someone().go("/new/carrots-and-broccoli")
    page = ada.page
    draw, ask = page.locator("[data-draw]"), page.locator("[data-ask]")
    expect(draw).to_be_visible()
    ask.locator("input").check()
    expect(draw).to_be_hidden()
    page.locator('[name="option.kids"]').first.check(force=True)
    expect(ask).to_be_hidden()
    page.locator('[name="option.kids"]').first.uncheck(force=True)
    expect(ask).to_be_visible()
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#room-question")).to_be_visible()
