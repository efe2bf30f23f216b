"""A person's own ladder: at the table, at the end of a match, at home and with the records."""

from __future__ import annotations

from browser.conftest import Someone
from browser.test_coach import THINKING, has_a_choice
from playwright.sync_api import expect


def test_a_win_is_shown_at_the_end_at_home_and_with_the_records(someone: Someone) -> None:
    ada, ben = someone(), someone()
    ada.set_table(seat_0="me", seat_1="friend").begin_with(ben)
    page = ada.page
    expect(page.locator("#rating")).to_have_text("")  # nobody knows it yet
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("button", name="Resign").click()
    ben.page.locator("#question-yes").click()
    expect(page.locator("#ending")).to_contain_text("Your rating is 1578 ± 476 now (+78).")
    expect(ben.page.locator("#ending")).to_contain_text("Your rating is 1422 ± 476 now (−78).")
    ada.go("/")
    expect(page.locator(".glance", has_text="1578")).to_be_visible()
    # One click begins the next step.
    page.locator(".glance", has_text="1578").get_by_role("button", name="Next: Easy").click()
    page.wait_for_url("**/t/*")
    expect(ada.at_table().page.locator("#players")).to_contain_text("easy")
    expect(page.locator("#rating")).to_have_text("Your rating: 1578 ± 476")
    ada.go("/records")
    ladder = page.get_by_role("region", name="Snail Invasion!")
    expect(ladder.get_by_text("1 rated match")).to_be_visible()
    ladder.get_by_text("As numbers").click()
    expect(ladder.get_by_role("cell", name="1578 ± 476")).to_be_visible()


def test_before_the_first_hint_the_table_says_what_it_costs(someone: Someone) -> None:
    ada = someone().against_a_bot()
    page = ada.page
    has_a_choice(ada)
    page.locator("#hint").click()
    expect(page.locator("#question")).to_contain_text(
        "If you take a hint, this match will not count"
    )
    page.locator("#question-no").click()
    expect(page.locator("#log")).not_to_contain_text("hint")
    page.locator("#hint").click()
    page.get_by_role("button", name="Take the hint").click()
    panel = page.locator("#hint-panel")
    expect(panel).to_be_visible(timeout=THINKING)
    if panel.get_by_text("this hint does not count").count():
        expect(page.locator("#marks")).not_to_contain_text("does not count")
    else:
        expect(page.locator("#marks")).to_contain_text("does not count")
        expect(page.locator("#rating")).to_be_hidden()
