"""Whole matches, played by clicking, against people, bots and the automatic Snails."""

from __future__ import annotations

import re

import pytest
from browser.conftest import Someone
from browser.people import as_read_by_others, play_together
from playwright.sync_api import expect

LEVELS = ("easy", *(pytest.param(level, marks=pytest.mark.long) for level in ("medium", "hard")))


def test_two_people_in_two_browsers(someone: Someone) -> None:
    ada, ben = someone(), someone()
    ada.fill_in(seat_0="me", seat_1="friend")
    expect(ada.page.get_by_role("heading", name="The table is being set")).to_be_visible()
    ben.join(ada.invite, "Ben")
    expect(ada.page.locator(".room-seat").filter(has_text="Ben")).to_be_visible()
    expect(ben.page.get_by_role("textbox", name="Your name")).to_have_value("Ben")
    ben.page.get_by_role("button", name="I'm ready").click()
    ada.page.get_by_role("button", name="Start").click()
    ben.clever = True
    play_together(ada, ben)
    titles = {person.ending.locator("h2").inner_text() for person in (ada, ben)}
    assert titles == {"You win!", "You lose"}

    ada.comes_to(
        lambda: as_read_by_others(ada.log, "Guest"), lambda: as_read_by_others(ben.log, "Ben")
    )

    before = ada.code
    ada.page.get_by_role("button", name="Again").click()
    expect(ben.ending).to_contain_text("would like to play again")
    ada.page.get_by_role("button", name="Withdraw").click()
    expect(ben.page.get_by_role("button", name="Agree")).to_have_count(0)
    ada.page.get_by_role("button", name="Again").click()
    expect(ada.ending).to_contain_text("Waiting for Ben")
    expect(ben.ending).to_contain_text("would like to play again")
    ben.ending.get_by_role("button", name="Agree").click()
    for person in (ada, ben):
        expect(person.page).not_to_have_url(re.compile(f"{before}$"))
        expect(person.page).to_have_url(re.compile("/t/"))
        person.at_table()
    assert ada.code == ben.code


@pytest.mark.parametrize(
    ("entry", "asked", "asks"),
    [("Offer a draw", "You offered a draw.", "Ada offers a draw."),
     ("Pause", "You asked for a pause.", "Ada asks for a pause.")],
)  # fmt: skip
def test_an_offer_is_told_to_both_in_their_own_words(
    someone: Someone, entry: str, asked: str, asks: str
) -> None:
    ada, ben = someone(), someone()
    ada.set_table(name="Ada", seat_0="me", seat_1="friend").begin_with(ben)
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name=entry, exact=True).click()
    expect(ada.page.locator("#offers")).to_have_text(f"{asked} Waiting for an answer.")
    expect(ben.page.locator("#offers")).to_contain_text(asks)


@pytest.mark.parametrize("level", LEVELS)
def test_a_match_against_each_bot(someone: Someone, level: str) -> None:
    if level == "easy":  # who can be beaten
        ada = someone().set_table(seat_0="bot:easy", seat_1="me").at_table()
        ada.clever = True
    else:
        ada = someone().play_with_bots(level)
    expect(ada.page.locator(".bot")).to_contain_text(level)
    ada.play_on()
    expect(ada.ending.locator("h2")).to_have_text(re.compile("You win!|You lose"))


@pytest.mark.long
def test_solitaire_against_the_automatic_snails(someone: Someone) -> None:
    ada = someone().set_table(option_mode="solitaire", option_garden="patio", seat_0="me")
    ada.at_table().play_on()
    expect(ada.ending.locator("h2")).to_have_text(re.compile("You win!|You lose"))


def test_hot_seat_on_one_screen(someone: Someone) -> None:
    ada = someone().set_table(option_turn_limit="6", seat_0="me", seat_1="hot", name_1="Ben")
    expect(ada.at_table().page.locator("#players")).to_contain_text("Ben")
    ada.play_on()
    moves = [line for line in ada.log if re.search(r"\brolls?\b", line)]
    assert len(moves) == 6  # a hit has a line of its own
    expect(ada.ending.locator("h2")).to_have_text("A draw")


def test_on_a_phone_the_first_tap_shows_and_the_button_plays(someone: Someone) -> None:
    ada = someone(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    ada.short_match()
    assert ada.page.evaluate("document.documentElement.scrollWidth") == 390
    play = ada.page.get_by_role("button", name="Play", exact=True)
    turn = 0
    while not ada.can_act().over:
        turn += 1
        targets = ada.lit
        if not targets:
            continue
        at = ada.reach(targets[turn % len(targets)])
        if at is None:
            continue
        ada.page.touchscreen.tap(*at)
        if targets != ["roll"]:
            expect(ada.page.locator(".ghosts .sprite").first).to_be_attached()
            play.tap()
    assert len(ada.log) >= 6  # a hit has a line of its own


def test_with_the_keyboard_alone(someone: Someone) -> None:
    ada = someone().short_match(turns=10)
    keys = ada.page.keyboard
    # An arrow finds the first choice, another its neighbour; numbers point, then choose.
    ways = [
        ["ArrowDown", "Enter"],
        ["1", "1"],
        ["2", "Enter"],
        ["ArrowDown", "ArrowRight", "Enter"],
    ]
    turn = 0
    while not ada.can_act().over:
        for key in ways[turn % len(ways)]:
            keys.press(key)
        turn += 1
    assert len(ada.log) >= 10
