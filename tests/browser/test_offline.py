"""Offline while the sand runs: whoever is gone and whoever is left read the same, and it is so."""

from __future__ import annotations

import pytest
from browser import warren
from browser.conftest import PHONE, WIDE, Someone
from browser.people import Person
from playwright.sync_api import expect


@pytest.mark.parametrize("gone_at_phone", [True, False], ids=["gone-phone", "gone-wide"])
def test_f1_offline_while_they_build_both_screens_say_what_happens(
    someone: Someone, gone_at_phone: bool
) -> None:
    ada, ben = someone(), someone()
    ada.set_table(
        warren.GAME, name="Ada", option_characters="random", option_players="2",
        option_hourglass="2x", seat_0="me", seat_1="friend",
    )  # fmt: skip
    ada.begin_with(ben)
    people = (ada, ben)
    for person in people:
        warren.tap(warren.prompted(person, warren.READY), "ready")
    for person in people:
        expect(person.page.locator("#hourglass")).to_be_visible()
    mover = warren.state_of(ada).mover
    gone, left = people[mover], people[1 - mover]
    gone.page.set_viewport_size(PHONE if gone_at_phone else WIDE)
    left.page.set_viewport_size(WIDE if gone_at_phone else PHONE)
    name = ("Ada", "Ben")[mover]
    # The page says goodbye just before its network is gone: whether one that is sent later gets
    # out is up to the browser, and then only the server's pings find it gone.
    gone.page.evaluate("dispatchEvent(new Event('offline'))")
    gone.context.set_offline(True)
    line, bar = gone.page.locator("#line-text"), left.page.locator("#notice")
    expect(line).to_have_text(
        "You are offline. On your turn, a bot plays after 5 s until you are back."
    )
    said = f"{name} is offline. On their turn, a bot plays after 5 s."
    expect(bar).to_contain_text(said, timeout=45_000)
    is_all_on_screen(gone, "#line")
    is_all_on_screen(left, "#notice")
    expect(bar).to_contain_text(f"{name} is offline. A bot plays until they are back.")
    gone.context.set_offline(False)
    expect(bar).to_be_hidden()
    expect(gone.page.locator("#line")).to_be_hidden()
    gone.said.clear()  # the browser itself complains about the lost network


def is_all_on_screen(person: Person, what: str) -> None:
    """Nothing is cut off, neither at the sides nor within."""
    box, size = person.boxes(what)[0], person.page.viewport_size
    assert size
    assert box.x >= 0
    assert box.right <= size["width"]
    cut = "all => all.some((one) => one.scrollHeight > one.clientHeight + 1)"
    assert not person.page.locator(f"{what} p").evaluate_all(cut)


def test_f1_alone_the_sand_stands_still_on_the_page_too(someone: Someone) -> None:
    ada = warren.start(someone())
    ada.context.set_offline(True)
    expect(ada.page.locator("#line-text")).to_contain_text("The hourglass stops")
    expect(ada.page.locator("#hourglass")).to_contain_text("paused")
    left = warren.seconds(ada)
    ada.page.wait_for_timeout(2500)  # the sand stands still meanwhile
    assert warren.seconds(ada) == left
    ada.context.set_offline(False)
    expect(ada.page.locator("#hourglass")).not_to_contain_text("paused")
    assert warren.seconds(ada) >= left - 1
    ada.said.clear()  # the browser itself complains about the lost network
