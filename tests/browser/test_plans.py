"""A team draws plans for each other while it builds: by mouse, by keyboard and by touch."""

from __future__ import annotations

from browser import warren
from browser.conftest import PHONE, Someone
from browser.people import Person
from browser.prepared import Prepared
from games.carrotia.positions import cards, game
from playwright.sync_api import expect
from serving import Server

EVENTS = warren.opening(*["corner", "straight"] * 5, characters=("ghost", "clown"))


def builders(someone: Someone, server: Server) -> tuple[Person, Person]:
    """Ada and Ben build together; Ben has a phone."""
    options = game.resolve(players=2, quests=cards(), hourglass="off")
    match = Prepared(server, game, options, *EVENTS)
    ada, ben = someone(), someone(viewport=PHONE, has_touch=True)
    return match.sits(ada, 0).can_act(), match.sits(ben, 1)


def draws(person: Person, brush: str) -> None:
    button = person.page.locator("#prompt-buttons").get_by_role("button", name=brush)
    (button.tap if warren.by_touch(person) else button.click)()


def test_what_one_plans_the_others_see_and_nobody_has_moved(
    someone: Someone, server: Server
) -> None:
    ada, ben = builders(someone, server)
    draws(ada, "Plan")
    first, *others = (
        ada.box(f'.scene [data-target="square:{at}"]').middle for at in ("a1", "a2", "b2")
    )
    ada.page.mouse.move(*first)
    ada.page.mouse.down()
    for at in others:
        ada.page.mouse.move(*at, steps=3)
    ada.page.mouse.up()
    draws(ada, "crossroads")
    warren.tap(ada, "square:c3")
    theirs = ben.page.locator(".scene .plan")
    expect(theirs).to_contain_text("Ada")
    expect(theirs.locator("use")).to_have_attribute("href", "#tile-crossroads")
    expect(theirs.locator("path.edge")).to_have_count(1)
    draws(ben, "Plan")
    draws(ben, "corner")
    warren.tap(ben, "square:b1")
    expect(ada.page.locator(".scene .plan")).to_have_count(2)
    ben.page.reload()
    expect(ben.at_table().page.locator(".scene .plan")).to_have_count(2)
    draws(ada, "Clear")
    expect(ben.page.locator(".scene .plan")).to_have_text(["Ben"])
    ada.page.keyboard.press("Escape")
    assert not warren.state_of(ada).maze.tiles()
    warren.prompted(ada, warren.BUILD)
    ada.page.keyboard.press("p")
    draws(ada, "corner")
    ada.page.keyboard.press("ArrowDown")
    ada.page.keyboard.press("Enter")
    expect(ben.page.locator(".scene .plan")).to_have_count(2)
