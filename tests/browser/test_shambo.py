"""Pyramid Shambo by clicking: secret throws, payments, bots, one screen for two, ten on a phone."""

from __future__ import annotations

import re

import pytest
from browser.conftest import PHONE, Someone
from browser.people import Person
from playwright.sync_api import expect

GAME = "pyramid-shambo"
PLATE = '.scene [data-key^="plate:"][aria-label]'
CHOSEN = '.scene [data-target^="throw:"].kept'


def take_turns(*people: Person, lines: int) -> None:
    """Everybody clicks whatever can be chosen, each something else, until the log is that long."""
    turn = 0
    while len(people[0].log) < lines and not people[0].over:
        turn += 1
        for number, person in enumerate(people):
            if not person.page.locator(CHOSEN).count():
                person.act(turn + number * (1 + turn % 2))


def by_name(told: list[str], name: str) -> list[str]:
    """What somebody is told, with their name instead of "you": so others are told it.

    Where the end leaves no room for the log, its lines are words without breaks.
    """
    told = [re.sub(r"^(\d+) ?", r"\1 ", " ".join(line.split())) for line in told]
    for yours, theirs in (
        (r"\b[Yy]our\b", f"{name}'s"),
        (r"\bYou are\b", f"{name} is"),
        (r"\bYou (challenge|take|win)\b", rf"{name} \1s"),
        (r"\bYou resigned\b", f"{name} resigned"),
        (r"\band give\b", "and gives"),
        (r"\b[Yy]ou\b", name),
    ):
        told = [re.sub(yours, theirs, line) for line in told]
    return told


def told_alike(ada: Person, ben: Person) -> None:
    """Wait until both were told the same."""
    ada.comes_to(lambda: by_name(ada.log, "Guest"), lambda: by_name(ben.log, "Ben"))


def table_for_two(ada: Person, ben: Person) -> None:
    ada.fill_in(GAME, option_players="2", seat_0="me", seat_1="friend").begin_with(ben)


def throw(person: Person, hand: str) -> None:
    person.page.locator(f'.scene [data-target="throw:{hand}"].legal').first.click()


def throw_both(ada: Person, ben: Person, first: str, second: str) -> None:
    """One after the other; then wait until both are shown."""
    throw(ada, first)
    expect(ada.page.locator(CHOSEN)).to_have_count(1)
    throw(ben, second)
    expect(ada.page.locator(CHOSEN)).to_have_count(0)


def test_two_people_play_and_see_a_throw_only_when_both_are_in(someone: Someone) -> None:
    ada, ben = someone(), someone()
    table_for_two(ada, ben)
    for person in (ada, ben):  # the table itself names the only opponent
        expect(person.page.locator('.scene [data-target="throw:rock"].legal')).not_to_have_count(0)
        expect(person.page.locator("#log")).to_contain_text("nothing else was possible")
    before = (ben.position, ben.prompt, ben.log)
    throw(ada, "rock")
    throw(ada, "paper")  # a throw can be changed until the other's is in
    expect(ada.page.locator(CHOSEN)).to_have_attribute("data-target", "throw:paper")
    assert (ben.position, ben.prompt, ben.log) == before
    throw(ben, "rock")
    for person in (ada, ben):  # one pip can be paid in one way only, which the table does
        expect(person.page.locator("#log")).to_contain_text("beats")
    expect(ada.page.locator("#log")).to_contain_text("You take")
    expect(ben.page.locator("#log")).to_contain_text("Guest takes")

    expect(ben.page.locator("#prompt-text")).to_have_text("Choose your throw against Guest")
    for _ in range(2):
        throw_both(ada, ben, "rock", "rock")
    throw_both(ada, ben, "rock", "paper")
    expect(ben.page.locator("#prompt-text")).to_have_text(
        "Choose what Guest pays you: 3 pips to go"
    )
    for person, own in ((ada, "#rock"), (ben, "#paper")):  # everybody's own is at the left
        expect(person.page.locator('[data-key="hand:0"] use')).to_have_attribute("href", own)
    ben.press("piece:red-large")

    for _ in range(3):  # tie after tie, until the fee is all that Ada has
        throw_both(ada, ben, "rock", "rock")
    throw_both(ada, ben, "rock", "paper")
    for person, title in ((ada, "You lose"), (ben, "You win!")):
        expect(person.ending.locator("h2")).to_have_text(title)
    told_alike(ada, ben)
    assert "You are out" in ada.log[-2]
    assert "Guest is out" in ben.log[-2]
    assert len(ada.log) == 16


@pytest.mark.long
def test_five_seats_with_three_bots(someone: Someone) -> None:
    ada, ben = someone(), someone()
    bots = {f"seat_{seat}": "bot:easy" for seat in (2, 3, 4)}
    ada.set_table(GAME, option_players="5", seat_0="me", seat_1="friend", **bots).begin_with(ben)
    take_turns(ada, ben, lines=12)
    for person in (ada, ben):  # a bot plays on for who gives up, until nobody is left
        if not person.over:
            person.page.get_by_role("button", name="Menu").click()
            person.page.get_by_role("button", name="Resign").click()
            person.page.locator("dialog").get_by_role("button", name="Resign").click()
    for person in (ada, ben):
        expect(person.ending).to_be_visible(timeout=90_000)
    told_alike(ada, ben)
    verdicts = [person.ending.locator("p").first.all_inner_texts() for person in (ada, ben)]
    assert by_name(verdicts[0], "Guest") == by_name(verdicts[1], "Ben") != []


def test_on_one_screen_throws_are_hidden_from_the_other(someone: Someone) -> None:
    ada = someone()
    ada.set_table(GAME, option_players="2", seat_0="me", seat_1="hot", name_1="Ben").at_table()
    curtain = ada.page.locator("#curtain")
    look = ada.page.locator("#curtain-look")
    expect(curtain).to_be_visible()  # both are to choose, so somebody has to look away
    look.click()
    throw(ada, "scissors")
    expect(curtain).to_be_visible()  # now it is for Ben to look
    look.click()
    expect(ada.page.locator("#prompt-text")).to_have_text("Ben: Choose your throw against Guest")
    expect(ada.page.locator(CHOSEN)).to_have_count(0)
    assert "scissors" not in " ".join(ada.log)
    throw(ada, "rock")
    expect(ada.page.locator("#log")).to_contain_text("beats")


@pytest.mark.long
def test_ten_seats_on_a_phone(someone: Someone) -> None:
    ada = someone(viewport=PHONE, has_touch=True, is_mobile=True)
    bots = {f"seat_{seat}": "bot:easy" for seat in range(1, 10)}
    ada.set_table(GAME, option_players="10", seat_0="me", **bots).at_table()
    assert ada.page.evaluate("document.documentElement.scrollWidth") == 390
    expect(ada.page.locator(PLATE)).to_have_count(10)
    keys: list[str] = ada.page.locator(PLATE).evaluate_all("all => all.map(one => one.dataset.key)")
    for plate in ada.boxes(*(f'.scene [data-key="{key}"]' for key in keys)):
        assert plate.x >= -2  # the line around what can be chosen lies half outside
        assert plate.right <= 392
    play = ada.page.get_by_role("button", name="Play", exact=True)
    for turn in range(6):
        if ada.can_act(timeout=180_000).over:  # nine bots may have much to do without her
            break
        targets = ada.lit
        at = ada.reach(targets[turn % len(targets)]) if targets else None
        if at is None or ada.page.locator(CHOSEN).count():
            ada.page.wait_for_timeout(20)  # bots act meanwhile
            continue
        ada.page.touchscreen.tap(*at)
        if play.is_visible():
            play.tap()
    assert ada.log
