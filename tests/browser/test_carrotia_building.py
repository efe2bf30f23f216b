"""Building in Carrotia against the sand: turning, two at a time, too late, and a wrong maze."""

from __future__ import annotations

import re
from statistics import median

import pytest
from browser import warren
from browser.conftest import PHONE, Someone
from browser.people import PATIENCE, Person
from browser.warren import prompted, tap
from playwright.sync_api import WebSocketRoute, expect
from serving import Server

from potager.core.record import Play
from potager.core.state import CLOCK

# When the seconds of the hourglass changed, by the page's own clock.
NOTE_SECONDS = """() => {
  const shown = document.querySelector(".sand-seconds");
  window.changes = {};
  new MutationObserver(() => { window.changes[shown.textContent] = Date.now() / 1000; })
    .observe(shown, { childList: true });
}"""


def test_a_picked_tile_turns_round_and_round_the_same_way(someone: Someone) -> None:
    ada = warren.start(someone())
    tile = warren.hands(ada)[0]
    for turned in ("", "90deg", "180deg", "270deg", "360deg", "450deg"):
        tap(ada, tile)
        warren.is_turned(ada, tile, turned)
    ada.page.keyboard.press("r")
    warren.is_turned(ada, tile, "540deg")
    tap(ada, "square:b2")
    expect(ada.page.locator("#log")).to_contain_text("b2")
    laid = ada.page.locator('.scene [data-key="square:9"]')
    expect(laid.locator("use")).to_have_attribute("href", f"#tile-{tile.removeprefix('hand:')}")
    quarter = 0 if tile == "hand:straight" else 180
    expect(laid).to_have_attribute("style", re.compile(rf"rotate\({quarter}deg\)"))


def test_two_browsers_build_in_turn_by_the_same_sand(someone: Someone) -> None:
    ada, ben = someone(), someone()
    ada.set_table(
        warren.GAME, option_characters="random", option_players="2",
        option_hourglass="2x",  # a busy machine is slow to lay tiles
        seat_0="me", seat_1="friend",
    )  # fmt: skip
    ada.begin_with(ben)
    people = (ada, ben)
    for person in people:  # both read what comes first, whatever they said in the waiting room
        expect(person.page.locator(".scene")).to_contain_text("First build, then run")
        expect(person.page.locator("#hourglass")).to_be_hidden()
    for person in people:
        tap(prompted(person, warren.READY), "ready")
    for person in people:
        expect(person.page.locator("#hourglass")).to_be_visible()
        person.page.evaluate(NOTE_SECONDS)
    mover = people[warren.state_of(ada).mover]
    for square in ("a1", "b2", "c3"):
        other = ben if mover is ada else ada
        prompted(mover, warren.BUILD)
        prompted(other, "is laying a tile")
        tile = next(one for one in mover.can_act().lit if one.startswith("hand:"))
        tap(mover, tile, f"square:{square}")
        for person in people:
            expect(person.page.locator("#log li").first).to_contain_text(square)
        mover = other
    points_at_something(*people)
    under_fifty = re.compile(r"^[1-4]?\d$")
    expect(ada.page.locator(".sand-seconds")).to_have_text(under_fifty, timeout=PATIENCE)
    shown = [person.page.evaluate("window.changes") for person in people]
    apart = [abs(shown[0][second] - shown[1][second]) for second in shown[0] if second in shown[1]]
    assert len(apart) >= 3
    assert median(apart) < 0.25, apart
    pauses(*people)


def points_at_something(ada: Person, ben: Person) -> None:
    """Who holds a square shows it to the other, by name."""
    at = ada.box('.scene [data-target="square:c1"]')
    ada.page.mouse.move(at.x + 20, at.y + 20)
    ada.page.mouse.down()
    expect(ben.page.locator(".ripple text")).to_have_text("Guest")
    ada.page.mouse.up()
    ada.page.mouse.move(2, 2)


def pauses(ada: Person, ben: Person) -> None:
    """In a team one is enough: the sand stands still on all screens."""
    ada.page.locator("#open-menu").click()
    ada.page.get_by_role("button", name="Pause").click()
    for person in (ada, ben):
        expect(person.page.locator("#hourglass.paused")).to_be_visible()
    shown = warren.seconds(ada)
    ada.page.wait_for_timeout(1200)  # the sand stands still meanwhile
    assert [warren.seconds(person) for person in (ada, ben)] == [shown, shown]


def test_time_runs_out_in_the_middle_of_a_placement(someone: Someone, server: Server) -> None:
    """The tile is picked, the sand is out, and the page does not know it yet: then the click."""
    opening = warren.opening(*["corner"] * 10)
    match = warren.prepared(server, *opening, sand_left=20)
    ada = someone()
    waiting: list[str | bytes] = []
    slow: list[WebSocketRoute] = []

    def late(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda text: waiting.append(text) if slow else page.send(text))
        page.on_message(server.send)
        lines.append(page)

    lines: list[WebSocketRoute] = []
    ada.page.route_web_socket("**/ws", late)
    match.sits(ada, 0)
    tap(ada, "hand:corner")
    slow.append(lines[-1])
    expect(ada.page.locator(".sand-seconds")).to_have_text("0", timeout=20_000 + PATIENCE)
    tap(ada, "square:b2")
    expect(ada.page.locator(".scene .placed")).to_have_count(1)  # it lies, as far as one can see
    end = ada.page.locator("#notes")
    ada.soon(lambda: any("too late" in str(text) for text in waiting), "the refusal")
    slow.clear()
    for text in waiting:
        lines[-1].send(text)
    expect(end).to_contain_text("The hourglass ran out, so this came too late")
    expect(ada.page.locator(".scene .placed")).to_have_count(0)
    prompted(ada, "Pick a tile and lay it, or press Enough")
    rows = [row for row in warren.match_of(ada).rows if isinstance(row, Play)]
    assert rows[len(opening) :][0].who == CLOCK
    assert not warren.state_of(ada).maze.tiles()


def test_a_wrong_maze_brings_a_bird_and_four_changes(someone: Someone, server: Server) -> None:
    opening = warren.opening(*["straight"] * 4, *["corner"] * 6)
    laid = ["ns a1", "sw b1", "ns c3", "enough", "crow", "owl"]
    match = warren.prepared(server, *opening, *laid, hourglass="off")
    ada = match.sits(someone(), 0)
    expect(
        ada.page.locator('.scene [aria-label="The right edge of a1 does not match"]')
    ).to_be_visible()
    tap(prompted(ada, "The maze is wrong, so the Owl comes too"), "square:b1")
    changes: dict[str, list[tuple[str, ...]]] = {
        "turned": [("square:a1",), ("turn:held", "square:a1")],
        "changed places": [("square:a1",), ("square:b1",), ("square:a1",)],
        "moved": [("square:b1",), ("square:b2",)],
        "from the hand": [("hand:corner", "turn:hand:corner", "square:b1")],
    }
    for left, paths in zip((4, 3, 2, 1), changes.values(), strict=True):
        prompted(ada, f"{left} change")
        for path in paths:
            tap(ada, *path)
            warren.answered(ada)
    expect(ada.page.locator('.scene [data-key="rabbit"]')).to_be_visible(timeout=PATIENCE)
    state = warren.state_of(ada)
    assert len(state.flock.birds) == 2


@pytest.mark.parametrize("phone", [False, True])
def test_enough_ends_building_before_the_sand(
    someone: Someone, server: Server, phone: bool
) -> None:
    """Alone with a finished maze: one press, and the run begins."""
    tiles = ["es a1", "esw b1", "sw c1", "nes a2", "nesw b2", "nsw c2", "ne a3", "new b3", "nw c3"]
    dealt = [warren.kind_name(tile.split()[0]) for tile in tiles]
    opening = warren.opening(*dealt, "straight")
    match = warren.prepared(server, *opening, *tiles, sand_left=300)
    ada = match.sits(someone(viewport=PHONE, has_touch=True) if phone else someone(), 0)
    place = prompted(ada, "The maze is right: press Enough").can_act().reach("enough")
    assert place
    if phone:
        ada.page.touchscreen.tap(*place)
    else:
        ada.page.mouse.click(*place)
    expect(ada.page.locator('.scene [data-key="rabbit"]')).to_be_visible(timeout=PATIENCE)
    expect(ada.page.locator("#log")).to_contain_text("You say enough.")
    expect(ada.page.locator("#hourglass")).to_be_hidden()
    assert warren.state_of(ada).rabbit == 0


def test_enough_of_a_wrong_maze_is_asked_about_once(someone: Someone, quiet_server: Server) -> None:
    """Not yet goes on building; a question that was answered is not asked again."""
    opening = warren.opening(*["corner"] * 5, *["straight"] * 5)
    match = warren.prepared(quiet_server, *opening, "ns a1", hourglass="off")
    quiet_server.start()
    ada = match.sits(someone(), 0)
    question = ada.page.locator("#question")
    prompted(ada, warren.BUILD).click("enough")
    expect(question).to_contain_text("The maze is still wrong: there is no tile at OUT.")
    expect(question).to_contain_text("One more bird would come.")
    question.get_by_role("button", name="Not yet").click()
    expect(question).to_be_hidden()
    assert "enough" in prompted(ada.can_act(), warren.BUILD).lit
    ada.click("enough")
    question.get_by_role("button", name="Do it anyway").click()
    expect(ada.page.locator("#log")).to_contain_text("You say enough.")


def test_nobody_is_asked_anything_when_the_sand_is_nearly_out(
    someone: Someone, quiet_server: Server
) -> None:
    opening = warren.opening(*["corner"] * 5, *["straight"] * 5)
    match = warren.prepared(quiet_server, *opening, "ns a1", sand_left=7.5)
    ada = someone()
    quiet_server.start()
    match.sits(ada, 0)
    prompted(ada, warren.BUILD).click("enough")
    expect(ada.page.locator("#log")).to_contain_text("building is over.")
    expect(ada.page.locator("#question")).to_be_hidden()
