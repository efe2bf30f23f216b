"""Carrotia by clicking: a character, the sand, tiles picked, turned and laid, a bare maze."""

from __future__ import annotations

import pytest
from browser.conftest import PHONE, WIDE, Someone
from browser.people import Person
from playwright.sync_api import expect

GAME = "carrotia"


def press(person: Person, button: str) -> None:
    """Click, and point elsewhere: another button may take its place and tell what it does."""
    assert person.click(button)
    person.page.mouse.move(2, 2)


def start(person: Person, **options: str) -> Person:
    """Sit down with an easy bot, pick the Ghost, and be ready."""
    person.set_table(GAME, option_players="2", seat_0="me", seat_1="bot:easy", **options)
    person.at_table().can_act().click("character:ghost")
    expect(person.page.locator("#prompt-text")).to_have_text(
        "Ready? The sand starts when everybody is"
    )
    press(person.can_act(), "ready")
    expect(person.page.locator("#prompt-text")).to_have_text(
        "Pick a tile, tap it to turn it, then tap a square"
    )
    return person.can_act()


def hand(person: Person) -> str:
    """A tile in hand that can be turned."""
    return next(one for one in person.lit if one.startswith("hand:") and one != "hand:crossroads")


def test_a_tile_is_picked_turned_and_laid_while_the_sand_runs(someone: Someone) -> None:
    ada = start(someone(viewport=WIDE))
    expect(ada.page.locator("#hourglass")).to_be_visible()
    tile = hand(ada)
    for target in (tile, tile, "square:b2"):
        expect(ada.page.locator(f'.scene [data-target="{target}"].legal').first).to_be_attached()
        assert ada.click(target)
    drawn = ada.page.locator('.scene [data-key="square:9"] use')
    expect(drawn).to_have_attribute("href", f"#tile-{tile.removeprefix('hand:')}")


def test_by_thumb_on_a_phone(someone: Someone) -> None:
    ada = start(someone(viewport=PHONE))
    assert ada.click(hand(ada))
    assert ada.click("square:a3")
    expect(ada.page.locator("#log")).to_contain_text("a3")


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_without_a_clock_a_bare_maze_is_repaired_and_the_round_goes_on(
    someone: Someone, viewport: dict[str, int]
) -> None:
    """Done at once: no entry, no exit, so the round is lost and the next one waits for all."""
    ada = start(someone(viewport=viewport), option_hourglass="off")
    assert not ada.page.locator("#hourglass").is_visible()
    press(ada, "done")
    expect(ada.page.locator("#prompt-text")).to_contain_text("Change a tile, or say done")
    press(ada.can_act(), "done")
    expect(ada.page.locator("#prompt-text")).to_contain_text("everybody is")
