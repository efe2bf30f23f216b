"""Yes! Broccoli! by clicking: secret bids of two people, and an advanced match among bots."""

from __future__ import annotations

from browser.conftest import PHONE, Someone
from browser.people import Person
from playwright.sync_api import expect

GAME = "yes-broccoli"
CHOSEN = ".scene .kept"


def bid(person: Person, card: str) -> None:
    person.page.locator(f'.scene [data-target="bid:{card}"].legal').first.click()


def test_two_people_bid_in_secret_and_take_to_the_end(someone: Someone) -> None:
    ada, ben = someone(), someone()
    ada.set_table(GAME, option_players="2", seat_0="me", seat_1="friend")
    ben.join(ada.invite, "Ben")
    ben.page.get_by_role("button", name="I'm ready").click()
    ada.page.get_by_role("button", name="Start").click()
    for person in (ada, ben):
        person.at_table()
    for value in range(8, 0, -1):
        ben.can_act()
        ada.can_act()
        before = (ben.position, ben.prompt, ben.log)
        bid(ada, f"red-{value}")
        expect(ada.page.locator(CHOSEN).first).to_be_visible()
        assert (ben.position, ben.prompt, ben.log) == before
        bid(ben, f"blue-{9 - value}")
        first = ada if value > 4 else ben
        expect(first.page.locator("#prompt-text")).to_have_text("Take a food.")
        foods = first.lit
        assert first.click(foods[0])
    for person in (ada, ben):
        expect(person.ending).to_be_visible()
    assert ada.log == ben.log


def test_an_advanced_match_of_four_with_bots(someone: Someone) -> None:
    ada = someone()
    bots = {f"seat_{seat}": "bot:easy" for seat in (1, 2, 3)}
    ada.set_table(GAME, option_players="4", option_game="advanced", seat_0="me", **bots).at_table()
    turn = 0
    while not any("plays" in line for line in ada.log):
        turn += 1
        assert turn < 100
        ada.can_act().act(turn)


def test_on_a_phone_a_round_can_be_played(someone: Someone) -> None:
    ada = someone(viewport=PHONE, has_touch=True)
    ada.set_table(GAME, option_players="3", seat_0="me", seat_1="bot:easy", seat_2="bot:easy")
    ada.at_table().can_act()
    assert ada.click("bid:red-8")
    ada.can_act()
    assert any("Bids" in line for line in ada.log)
