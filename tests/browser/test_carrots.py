"""Carrots & Broccoli by clicking: two people to a win, four seats with bots, kids, the timer."""

from __future__ import annotations

import time

import pytest
from browser.conftest import PHONE, WIDE, Someone
from browser.people import PATIENCE, Person
from browser.prepared import Prepared
from playwright.sync_api import expect
from serving import Server

from potager.core.choices import by_clicks
from potager.core.match import Match
from potager.core.record import Record
from potager.games.carrots_and_broccoli import GAME
from potager.games.carrots_and_broccoli.bots import Gardener
from potager.table.store.kept import Deadline

NAME = "carrots-and-broccoli"
LEFT = 5  # seconds of the timer


def match_of(person: Person) -> Match:
    """The match as its record tells it."""
    answer = person.context.request.get(f"{person.page.url}/record.json")
    return Match.from_record(Record.from_json(answer.text()))


def choose(person: Person, *path: str) -> bool:
    """Click a choice, target after target; whether all could be clicked."""
    for target in path:
        lit = person.page.locator(f'.scene [data-target="{target}"].legal').first
        lit.wait_for(state="attached")
        if not person.click(target):
            return False
    return True


def take_turn(person: Person, seat: int, bot: Gardener | None) -> None:
    """Roll, then do what the bot would do; without a bot, pass."""
    if person.lit == ["roll"]:
        person.click("roll")
    person.page.locator('.scene [data-target="pass"].legal').wait_for(state="attached")
    match = match_of(person)
    action = bot.choose(match.view(seat), seat) if bot else match.legal(seat)[-1]
    assert choose(person, *GAME.path(match.state, seat, action))  # type: ignore[arg-type]


@pytest.mark.long
def test_two_people_play_a_short_game_to_a_win(someone: Someone) -> None:
    ada, ben = someone(), someone()
    ada.fill_in(NAME, option_length="short", seat_0="me", seat_1="friend")
    ada.begin_with(ben)
    bots = {0: Gardener(1, dreams=0, wary=0), 1: None}
    people = {0: ada, 1: ben}
    for turn in range(200):
        seat = turn % 2
        person = people[seat]
        person.can_act()
        if person.over:
            break
        take_turn(person, seat, bots[seat])
    expect(ada.ending.locator("h2")).to_have_text("You win!")
    expect(ben.ending.locator("h2")).to_have_text("You lose")
    expect(ada.ending).to_contain_text("a triangle of six")


def test_four_seats_with_bots(someone: Someone) -> None:
    bots = {f"seat_{seat}": "bot:easy" for seat in range(1, 4)}
    ada = someone().set_table(NAME, option_players="4", option_turn_limit="12", seat_0="me", **bots)
    ada.at_table()
    expect(ada.page.locator("#players")).to_contain_text("0 of 10 plants in a group")
    gardener = Gardener(1, dreams=0, wary=0)
    for _ in range(3):
        ada.can_act()
        take_turn(ada, 0, gardener)
    expect(ada.ending).to_contain_text("after 12 turns")
    expect(ada.ending).to_contain_text("In their own yards")


def test_kids_move_diagonally(someone: Someone) -> None:
    """Both seats are at one screen; the first piece planted is moved across a corner."""
    ada = someone().fill_in(NAME, option_kids="1,2", seat_0="me", seat_1="hot", name_1="Ben")
    ada.at_table()
    for turn in range(60):
        ada.can_act()
        if ada.lit == ["roll"]:
            ada.click("roll")
            ada.page.locator('.scene [data-target="pass"].legal').wait_for(state="attached")
        match = match_of(ada)
        seat = turn % 2
        paths = by_clicks(GAME, match.state, seat)
        diagonal = [path for path in paths if len(path) == 2 and is_diagonal(path)]
        if diagonal:
            assert choose(ada, *diagonal[0])
            start, to = (target.partition(":")[2] for target in diagonal[0])
            expect(ada.page.locator("#log li").first).to_contain_text(f"from {start} to {to}")
            return
        assert choose(ada, "pass")
    raise AssertionError("no diagonal move came up in sixty turns")


def is_diagonal(path: tuple[str, ...]) -> bool:
    start, to = (target.partition(":")[2] for target in path)
    return path[0].startswith("square:") and start[0] != to[0] and start[1] != to[1]


def test_the_timer_runs_out_and_the_plants_are_counted(someone: Someone, server: Server) -> None:
    """Nobody does anything in what is left of the minute."""
    now = time.time()
    left = Deadline(ends=now + LEFT, length=60, set_at=now)
    match = Prepared(server, GAME, GAME.resolve(timer=1), sand=left)
    ada = match.sits(someone(), 0)
    expect(ada.ending).to_be_visible(timeout=LEFT * 1000 + PATIENCE)
    expect(ada.ending).to_contain_text("Time is up")
    expect(ada.ending.locator("h2")).to_have_text("A draw")


WALL = tuple(
    f"wall {square} {size}"
    for square, size in zip(
        ("b7", "c6", "d5", "e4", "f3", "g2"), ("small", "medium", "large") * 2, strict=True
    )
)
# What a note lies on that can be tapped.
COVERED = """() => {
  const note = document.querySelector("#notes").getBoundingClientRect();
  const tapped = document.querySelectorAll("button, a, [data-target]");
  return [...tapped].filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect())
    .filter(one => one.left < note.right && note.left < one.right
      && one.top < note.bottom && note.top < one.bottom).length;
}"""


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_note_comes_once_and_covers_nothing_that_can_be_tapped(
    someone: Someone, server: Server, size: dict[str, int]
) -> None:
    match = Prepared(server, GAME, GAME.resolve(), *WALL, "blue M")
    ada = match.sits(someone(viewport=size), 0)
    assert ada.prompt.startswith("Blue, medium (Ben's colour): plant one")
    for _ in range(3):
        ada.page.locator('.scene [data-target="supply:red-1"]').first.click()
        expect(ada.page.locator(".note")).to_have_text(
            "You rolled blue, medium, so you can't use a small red."
        )
    assert ada.page.evaluate(COVERED) == 0
    ada.page.wait_for_timeout(1_200)  # a note is not taken away sooner
    assert ada.click("supply:blue-2")
    expect(ada.page.locator(".note")).to_have_count(0, timeout=2_000)


def test_on_a_phone_on_its_side_fingers_have_room(someone: Someone, server: Server) -> None:
    match = Prepared(server, GAME, GAME.resolve(), *WALL, "wild S")
    ada = match.sits(someone(viewport={"width": 844, "height": 390}, has_touch=True), 0).at_rest()
    targets = ("supply:red-1", "square:a1", "pass", "roll")
    for box in ada.boxes(*(f'.scene [data-target="{target}"]' for target in targets)):
        assert box.height >= 32
        assert box.within(844, 390)


def test_each_sees_their_own_corner_below_and_the_number_that_decides(
    someone: Someone, server: Server
) -> None:
    """With a timer and a kid a player's box is as full as can be."""
    match = Prepared(server, GAME, GAME.resolve(players=2, timer=20, kids=[1]))
    for seat, (low, high) in enumerate((("a1", "h8"), ("h8", "a1"))):
        person = match.sits(someone(), seat)
        own, other = person.boxes(*[f'.scene [data-key="square:{at}"]' for at in (low, high)])
        assert own.x < other.x
        assert own.y > other.y
        for number in person.page.get_by_text("0 in the yard").all():
            seen = number.evaluate(
                """one => {
                  const { x, y, height } = one.getBoundingClientRect();
                  return one.contains(document.elementFromPoint(x + 4, y + height / 2));
                }"""
            )
            assert seen
        assert person.page.get_by_text("0 in the yard").count() == 2
