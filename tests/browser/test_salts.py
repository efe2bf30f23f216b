"""A page's part of the dice: shown as a hash, opened, kept, and found again at the end."""

from __future__ import annotations

import re

from browser.conftest import Someone
from browser.people import Person, play_together
from playwright.sync_api import expect

from potager.core.dice import FairDice
from potager.core.record import Record
from potager.core.verifying import verify

USED = "Your browser's secret number was used, exactly as agreed before the first roll."


def dice_of(person: Person) -> FairDice:
    """The dice of the match that has ended at this table, checked."""
    answer = person.page.request.get(f"{person.page.url}/record.json")
    record = Record.from_json(answer.body())
    assert verify(record).fair
    assert isinstance(record.dice, FairDice)
    return record.dice


def test_two_pages_find_their_salts_in_the_dice_in_a_rematch_too(someone: Someone) -> None:
    ada, ben = someone(), someone()
    ada.set_table(name="Ada", seat_0="me", seat_1="friend", option_turn_limit="4").begin_with(ben)
    play_together(ada, ben)
    for person in (ada, ben):
        expect(person.page.locator("#salts")).to_have_text(USED)
    assert [share.seats for share in dice_of(ada).shares] == [(0,), (1,)]
    kept = ada.page.evaluate("localStorage.getItem('potager:salts')")
    assert any(share.salt in kept for share in dice_of(ada).shares)
    before = ada.code
    ada.page.get_by_role("button", name="Again").click()
    ben.ending.get_by_role("button", name="Agree").click()
    for person in (ada, ben):
        expect(person.page).not_to_have_url(re.compile(f"{before}$"))
        person.at_table()
        expect(person.page.locator("#salts")).to_contain_text(
            "2 players' browsers added a secret number to the dice"
        )
        expect(person.page.get_by_text("nothing can be added")).to_have_count(0)


def test_against_a_bot_the_page_has_a_part_too(someone: Someone) -> None:
    ada = someone().fill_in(seat_0="me", seat_1="bot:easy").at_table()
    shared = "1 player's browser added a secret number to the dice"
    expect(ada.page.locator("#salts")).to_contain_text(shared)
    assert ada.can_act().act(), "its salt is open, so the dice can be rolled"


def test_a_match_that_a_program_began_has_the_servers_dice(someone: Someone) -> None:
    ada = someone().short_match()
    expect(ada.page.locator("#salts")).to_contain_text("the dice come from the server alone")
