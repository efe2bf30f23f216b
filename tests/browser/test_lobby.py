"""Starting a match: the sheet, the waiting room, the form's controls, the shelf."""

from __future__ import annotations

import re

import pytest
from browser.conftest import PHONE, WIDE, Someone
from playwright.sync_api import expect


def test_a_double_click_starts_nothing_and_the_last_choice_is_one_click(someone: Someone) -> None:
    ada = someone().go("/")
    sheet = ada.page.locator('.quick[data-game="snail-invasion"]')
    sheet.locator("summary").dblclick()
    ada.page.wait_for_timeout(500)  # no match starts meanwhile
    assert ada.page.url.endswith("/")
    if sheet.get_attribute("open") is None:
        sheet.locator("summary").click()
    sheet.get_by_text("Solitaire", exact=True).click()
    expect(sheet.locator("[data-level]")).to_be_hidden()
    sheet.get_by_role("button", name="Play", exact=True).dblclick()
    ada.at_table()
    ada.go("/")
    expect(ada.page.locator("#shelf .on-shelf")).to_have_count(1)  # one match, not two
    again = ada.page.locator('form[data-again="snail-invasion"] button')
    expect(again).to_contain_text("Solitaire")
    again.click()
    ada.at_table()
    expect(ada.page.locator("#players li")).to_have_count(1)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_what_is_tapped_as_soon_as_the_sheet_is_open_counts(
    someone: Someone, size: dict[str, int]
) -> None:
    ada = someone(viewport=size).go("/")
    # In one go, as fast as no finger could be: only the second click on what opens it is none.
    ada.page.evaluate("""() => {
      const sheet = document.querySelector('.quick[data-game="snail-invasion"]');
      const tap = (node, detail) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        const at = { clientX: x + width / 2, clientY: y + height / 2 };
        const click = { bubbles: true, cancelable: true, detail, ...at };
        node.dispatchEvent(new MouseEvent("click", click));
      };
      tap(sheet.querySelector("summary"), 1);
      tap(sheet.querySelector('input[value="hard"]'), 1);
    }""")
    sheet = ada.page.locator('.quick[data-game="snail-invasion"]')
    expect(sheet.locator('input[value="hard"]')).to_be_checked()
    sheet.get_by_role("button", name="Play", exact=True).click()
    expect(ada.at_table().page.locator(".player .bot-level")).to_have_text("hard")


def test_all_choices_keep_what_was_chosen_in_the_sheet(someone: Someone) -> None:
    ada = someone().go("/")
    sheet = ada.page.locator('.quick[data-game="carrots-and-broccoli"]')
    sheet.locator("summary").click()
    for words in ("Short: six", "Hard", "Broccoli"):
        sheet.locator(".segment").get_by_text(words, exact=True).click()
    sheet.get_by_role("link", name="All choices").click()
    form = ada.page.locator("form.new")
    expect(form.locator('[name="option.length"][value="short"]')).to_be_checked()
    expect(form.locator('[name="seat.0"]')).to_have_value("bot:hard")
    expect(form.locator('[name="seat.1"]')).to_have_value("me")
    expect(form.locator('[name="draw"]')).not_to_be_checked()  # the side was chosen
    expect(form.locator('[name="chat"]')).to_be_checked()


def test_friends_meet_in_a_waiting_room_whose_options_change(someone: Someone) -> None:
    ada = someone().go("/")
    card = ada.page.locator(".game").filter(has_text="Yes! Broccoli!")
    card.get_by_role("button", name="Play with friends").click()
    room = ada.page.locator("#room")
    expect(room.locator(".code")).to_be_visible()
    expect(room.locator(".room-seat")).to_have_count(2)
    name = room.get_by_label("Your name")
    name.fill("Ada")
    name.press("Enter")
    ada.page.locator("#room-change").click()
    sheet = ada.page.locator("#options")
    sheet.locator('[name="option.players"][value="3"]').check(force=True)
    sheet.get_by_text("Advanced", exact=True).click()
    expect(sheet.locator('[data-option="one_of_each"] .switch')).to_have_class(
        re.compile("impossible")
    )
    ages = sheet.locator('[data-option="age_order"] li:visible')
    expect(ages).to_have_count(3)
    ages.nth(0).get_by_role("button", name="Later").click()
    sheet.locator('[data-option="handicap"] li').nth(1).get_by_text("A nine").click()
    sheet.get_by_role("button", name="Save the options").click()
    expect(sheet).to_be_hidden()
    expect(room.locator(".room-seat")).to_have_count(3)
    expect(ada.page.locator("#room-options")).to_contain_text("Advanced")
    expect(ada.page.locator("#room-options")).to_contain_text("Blue: A nine")
    expect(ada.page.locator("#room-options")).to_contain_text("Blue, Red, Purple")
    ben = someone(viewport=PHONE).join(ada.invite, "Ben")
    expect(ben.page.locator("#room-host")).to_have_text("Ada is the host")
    expect(ben.page.locator("#room-change")).to_be_hidden()
    ben.page.get_by_role("button", name="Stand up").click()
    expect(room.get_by_text("Free seat", exact=True)).to_have_count(2)
    expect(ben.page.get_by_role("button", name="Sit down")).to_be_visible()


def test_drawn_seats_are_told_once(someone: Someone) -> None:
    ada = someone().play_with_bots("easy", "pyramid-shambo")
    expect(ada.page.locator(".note")).to_contain_text("The seats were drawn by lot. ")
    ada.page.reload()
    ada.at_table()
    ada.page.wait_for_timeout(300)  # no note comes meanwhile
    expect(ada.page.locator(".note")).to_have_count(0)


def test_a_match_is_dropped_from_the_shelf(someone: Someone) -> None:
    ada = someone().against_a_bot().go("/")
    card = ada.page.locator("#shelf .on-shelf")
    card.locator(".drop summary").click()
    card.get_by_role("button", name="Keep it").click()
    expect(card).to_be_visible()
    card.locator(".drop summary").click()
    card.get_by_role("button", name="Remove it").click()
    expect(card).to_have_count(0)
