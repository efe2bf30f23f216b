"""Laying tiles in Carrotia as fast as one clicks, and turning them: picked ones and laid ones."""

from __future__ import annotations

from typing import Any

import pytest
from browser import warren
from browser.conftest import PHONE, Someone
from browser.people import Person
from browser.warren import prompted, tap
from games.carrotia.positions import square
from playwright.sync_api import WebSocketRoute, expect
from serving import Server

from potager.games.carrotia import tile_name

PLACED = ".scene .placed"
# Notes whenever a lit sprite loses its light, however briefly.
NOTE_FLICKER = """target => {
  const node = document.querySelector(`.scene [data-target="${target}"]`);
  window.flicker = node.classList.contains("legal") ? 0 : 100;
  new MutationObserver(() => { if (!node.classList.contains("legal")) window.flicker += 1; })
    .observe(node, { attributes: true, attributeFilter: ["class"] });
}"""


class SlowLine:
    """A line to the server on which answers can be held back."""

    def __init__(self, person: Person) -> None:
        self.page: WebSocketRoute | None = None
        self.held: list[str | bytes] | None = None
        person.page.route_web_socket("**/ws", self.connect)

    def connect(self, page: WebSocketRoute) -> None:
        self.page = page
        server = page.connect_to_server()
        server.on_message(self.answer)
        page.on_message(server.send)

    def answer(self, text: str | bytes) -> None:
        assert self.page
        if self.held is None:
            self.page.send(text)
        else:
            self.held.append(text)

    def hold(self) -> None:
        self.held = []

    def release(self) -> None:
        assert self.page
        held, self.held = self.held or [], None
        for text in held:
            self.page.send(text)


def builder(someone: Someone, server: Server, *dealt: str, **how: Any) -> tuple[Person, SlowLine]:
    """Ada builds alone, on a line that can be slow."""
    match = warren.prepared(server, *warren.opening(*dealt), **(how or {"sand_left": 300}))
    ada = someone()
    line = SlowLine(ada)
    return prompted(match.sits(ada, 0), warren.BUILD).can_act(), line


def lies(person: Person, *tiles: str) -> None:
    """Wait until these tiles lie, and no others."""

    def found() -> list[str]:
        maze = warren.state_of(person).maze
        return [
            f"{tile_name(maze.tile(square(at)))} {at}"
            for at in ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
            if maze.tile(square(at))
        ]

    person.comes_to(found, lambda: list(tiles))


def test_tiles_lie_at_once_and_the_next_can_be_laid_meanwhile(
    someone: Someone, server: Server
) -> None:
    ada, line = builder(someone, server, *["corner"] * 5, *["straight"] * 5)
    line.hold()
    tap(ada, "hand:corner", "square:a1")
    expect(ada.page.locator(PLACED)).to_have_count(1)
    tap(ada, "hand:straight", "turn:hand:straight", "square:b1")
    tap(ada, "hand:corner", "turn:hand:corner", "turn:hand:corner", "square:c1")
    expect(ada.page.locator(PLACED)).to_have_count(3)
    tap(ada, "hand:straight")  # picked before the server has answered anything
    line.release()
    lies(ada, "ne a1", "ew b1", "sw c1")
    expect(ada.page.locator(PLACED)).to_have_count(0)
    tap(ada, "square:b2")
    lies(ada, "ne a1", "ew b1", "sw c1", "ns b2")


def test_what_can_not_lie_is_taken_back_with_the_reason(someone: Someone, server: Server) -> None:
    ada, line = builder(someone, server, "dead-end", *["corner"] * 9)
    line.hold()
    tap(ada, "hand:dead-end", "square:a1")
    tap(ada, "hand:dead-end", "square:b1")
    tap(ada, "hand:corner", "square:c1")
    expect(ada.page.locator(PLACED)).to_have_count(3)
    line.release()
    expect(ada.page.locator("#notes")).to_contain_text("You can't lay that any more")
    expect(ada.page.locator(PLACED)).to_have_count(0)
    ada.comes_to(lambda: len(warren.hands(ada)), lambda: 1)
    tap(ada, "hand:corner", "square:b1")
    lies(ada, "n a1", "ne b1")


def test_the_board_does_not_flicker_when_a_tile_comes_to_lie(
    someone: Someone, server: Server
) -> None:
    ada, line = builder(someone, server, *["corner"] * 5, *["straight"] * 5)
    line.hold()
    tap(ada, "hand:corner", "turn:hand:corner", "square:a1")
    ada.page.evaluate(NOTE_FLICKER, "hand:straight")
    line.release()
    lies(ada, "es a1")
    expect(ada.page.locator("#log")).to_contain_text("a1")
    expect(ada.page.locator(PLACED)).to_have_count(0)
    ada.page.wait_for_timeout(300)  # nothing flickers meanwhile
    assert ada.page.evaluate("window.flicker") == 0


def test_a_picked_tile_turns_both_ways(someone: Someone, server: Server) -> None:
    """By the wheel, by keys and by buttons."""
    ada, _ = builder(someone, server, *["corner"] * 10, hourglass="off")
    tap(ada, "hand:corner")

    def is_turned(by: str) -> None:
        warren.is_turned(ada, "hand:corner", by)

    box = ada.box('.scene [data-target="hand:corner"]')
    ada.page.mouse.move(box.x + 20, box.y + 20)
    for wheel, degrees in ((100, "90deg"), (-100, ""), (-100, "-90deg")):
        ada.page.wait_for_timeout(120)  # what comes sooner is the same gesture
        ada.page.mouse.wheel(0, wheel)
        is_turned(degrees)
    ada.page.keyboard.press("Shift+R")
    is_turned("-180deg")
    ada.page.keyboard.press("r")
    is_turned("-90deg")
    ada.page.get_by_role("button", name="Turn left").click()
    is_turned("-180deg")
    ada.page.get_by_role("button", name="Turn right").click()
    is_turned("-90deg")
    tap(ada, "square:b2")
    lies(ada, "nw b2")
    expect(ada.page.get_by_role("button", name="Turn left")).to_be_hidden()


def test_on_a_phone_a_tile_is_turned_where_a_tap_has_shown_it(
    someone: Someone, server: Server
) -> None:
    """The buttons stay under the thumb, and the maze as large as it was."""
    match = warren.prepared(server, *warren.opening(*["corner"] * 10), hourglass="off")
    ada = prompted(match.sits(someone(viewport=PHONE, has_touch=True), 0), warren.BUILD).can_act()
    maze = ada.box('.scene [data-key="frame"]')
    touch(ada, "hand:corner")
    right = ada.page.get_by_role("button", name="Turn right")
    expect(right).to_be_visible()
    at = right.bounding_box()
    touch(ada, "square:b2")
    for _ in range(6):
        expect(ada.page.locator('.scene [data-key="ghost"]')).to_have_count(1)
        assert right.bounding_box() == at
        right.tap()
    assert ada.box('.scene [data-key="frame"]') == maze
    ada.page.get_by_role("button", name="Play").tap()
    lies(ada, "sw b2")


def test_on_a_phone_a_tap_on_what_is_not_lit_counts_for_nothing_beside_it(
    someone: Someone, server: Server
) -> None:
    """It is told why, and what is picked stays as it is."""
    opening = warren.opening(*["straight"] * 4, *["corner"] * 6)
    laid = ["ns a1", "sw b1", "ns c3", "enough", "crow", "owl", "on b1"]
    match = warren.prepared(server, *opening, *laid, hourglass="off")
    ada = match.sits(someone(viewport=PHONE, has_touch=True), 0)
    prompted(ada, "4 changes are left").can_act()
    touch(ada, "hand:corner")
    touch(ada, "square:b2")
    ghost = ada.page.locator('.scene [data-key="ghost"]')
    expect(ghost).to_have_count(1)
    enough = ada.box('.scene [data-target="enough"]')
    for share in (0.1, 0.5, 0.9):
        ada.page.touchscreen.tap(enough.x + enough.width * share, enough.y + enough.height / 2)
        expect(ada.page.locator(".note")).to_be_visible()
        expect(ghost).to_have_count(1)
        expect(ada.page.get_by_role("button", name="Play")).to_be_visible()


def touch(person: Person, target: str) -> None:
    place = person.reach(target)
    assert place, target
    person.page.touchscreen.tap(*place)


@pytest.mark.parametrize("how", ["wheel", "key"])
def test_a_laid_tile_is_turned_by_its_like_while_building(
    someone: Someone, server: Server, how: str
) -> None:
    """K1: that is an exchange for its like; where the hand has none, nothing turns."""
    ada, _ = builder(someone, server, *["corner"] * 2, *["straight"] * 8, hourglass="off")
    tap(ada, "hand:corner", "square:a1")
    lies(ada, "ne a1")
    turn(ada, "a1", how, -1)
    lies(ada, "nw a1")
    tap(ada, "hand:corner", "square:b1")  # the last one
    lies(ada, "nw a1", "ne b1")
    turn(ada, "a1", how, 1)
    ada.page.wait_for_timeout(700)  # nothing turns meanwhile
    lies(ada, "nw a1", "ne b1")


@pytest.mark.parametrize("how", ["wheel", "key"])
def test_a_laid_tile_is_turned_by_one_gesture_in_the_repair(
    someone: Someone, server: Server, how: str
) -> None:
    """K4: it is lifted and laid again, and that is one change, however many quarters."""
    opening = warren.opening(*["straight"] * 4, *["corner"] * 6)
    laid = ["ns a1", "sw b1", "ns c3", "enough", "crow", "owl", "on b1"]
    match = warren.prepared(server, *opening, *laid, hourglass="off")
    ada = prompted(match.sits(someone(), 0), "4 changes are left").can_act()
    turn(ada, "b1", how, 1, 1)
    prompted(ada, "3 changes are left")
    lies(ada, "ns a1", "ne b1", "ns c3")
    turn(ada, "a1", how, -1)
    prompted(ada, "2 changes are left")
    lies(ada, "ew a1", "ne b1", "ns c3")
    turn(ada, "a1", how, 1, 1)  # a straight one is as it was
    ada.page.wait_for_timeout(700)  # nothing turns meanwhile
    prompted(ada, "2 changes are left")
    expect(ada.page.locator(PLACED)).to_have_count(0)


def turn(person: Person, at: str, how: str, *quarters: int) -> None:
    """Point at a laid tile and turn it."""
    box = person.box(f'.scene [data-target="square:{at}"]')
    person.page.mouse.move(2, 2)
    person.page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.2)
    for by in quarters:
        if how == "wheel":
            person.page.wait_for_timeout(110)  # what comes sooner is the same gesture
            person.page.mouse.wheel(0, 100 * by)
        else:
            person.page.keyboard.press("r" if by > 0 else "Shift+R")
