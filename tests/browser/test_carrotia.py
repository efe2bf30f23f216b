"""Carrotia by clicking: all three rounds alone, by thumb on a phone, and each character's power."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from browser import warren
from browser.conftest import PHONE, Someone
from browser.people import Person
from browser.warren import prompted, tap
from games.carrotia.positions import cards
from playwright.sync_api import expect
from serving import Server

from potager.games.carrotia.bots.team import TeamBot

LOOP = "es a1, esw b1, sw c1, nes a2, nesw b2, nsw c2, ne a3, new b3, nw c3"


@pytest.mark.long
def test_alone_through_all_three_rounds_against_the_sand(someone: Someone) -> None:
    """Every action is a click; what to click is a bot's plan."""
    ada = someone().fill_in(warren.GAME, option_players="1", seat_0="me").at_table()
    bot = TeamBot(mazes=10, rolls=0, fade=0, seed=1)
    glasses = set()
    end = time.monotonic() + 900  # for a very busy machine
    while warren.follow(ada, bot):
        assert time.monotonic() < end, ada.prompt
        if ada.page.locator("#hourglass").is_visible():
            glasses.add(ada.page.locator(".sand-of").inner_text())
    expect(ada.ending).to_be_visible()
    assert glasses == {"of 30 seconds", "of 60 seconds", "of 90 seconds"}
    expect(ada.ending).to_contain_text("carrots")
    expect(ada.ending.locator(".points thead")).to_have_text("Carrots storedCarrots lost")
    right = re.compile(r"maze was right\.| and ")
    expect(ada.ending.locator(".points .why")).to_contain_text([right] * 3)  # one for each round


# By thumb


def test_by_thumb_a_tile_is_laid_in_two_taps_and_turned_by_each_more(someone: Someone) -> None:
    ada = warren.start(someone(viewport=PHONE, has_touch=True))
    tile = warren.hands(ada)[0]
    in_hand = f'.scene [data-target="{tile}"]'
    held, board, glass = ada.boxes(in_hand, '.scene [data-key="frame"]', "#hourglass")
    assert min(held.width, held.height) >= 44
    assert glass.bottom <= board.y, "the hourglass covers the maze"
    for step in (tile, tile, "square:a3"):
        ada.page.touchscreen.tap(*ada.point_of(step))
        if step == tile:
            # Its sides are for those who don't see it.
            prompted(ada, "Tap where it goes, or tap it again to turn it.")
            expect(ada.page.locator(in_hand)).to_have_attribute("aria-label", re.compile(", open "))
    expect(ada.page.locator("#log")).to_contain_text("a3")
    drawn = ada.page.locator('.scene [data-key="square:16"]')
    expect(drawn).to_have_attribute("style", re.compile(r"rotate\(90deg\)"))


def test_by_thumb_a_tile_is_dragged_to_its_square(someone: Someone) -> None:
    ada = warren.start(someone(viewport=PHONE, has_touch=True))
    start = ada.point_of(warren.hands(ada)[0])
    end = ada.box('.scene [data-target="square:c2"]').middle
    finger = ada.context.new_cdp_session(ada.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        places = [{"x": x, "y": y} for x, y in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    touch("touchStart", start)
    for part in (0.25, 0.5, 0.75, 1):
        x, y = (a + (b - a) * part for a, b in zip(start, end, strict=True))
        touch("touchMove", (x, y))
    touch("touchEnd")
    expect(ada.page.locator("#log")).to_contain_text("c2")


# Each character's power, on a maze where every square is joined to all its neighbours


def run(
    someone: Someone,
    server: Server,
    character: str,
    *events: str,
    maze: str = LOOP,
    quests: str = "",
) -> Person:
    """Alone in the run of the first round, as this character, after these events."""
    tiles = maze.split(", ")
    dealt = [warren.kind_name(tile.split()[0]) for tile in tiles]
    opening = warren.opening(*dealt, "straight", characters=(character,))
    match = warren.prepared(server, *opening, *tiles, "enough", *events, quests=quests)
    return match.sits(someone(), 0).can_act()


def expect_rabbit(person: Person, square: str) -> None:
    rabbit = person.page.locator('.scene [data-key="rabbit"]')
    expect(rabbit).to_have_attribute("aria-label", f"the rabbit on {square}")


def expect_used(person: Person, power: str) -> None:
    button = person.page.locator(f'.scene [data-target="power:{power}"]')
    expect(button).to_have_attribute("aria-label", re.compile("used this round"))


def test_the_ghost_puts_the_rabbit_anywhere(someone: Someone, server: Server) -> None:
    ada = run(someone, server, "ghost", "owl", "owl right")
    tap(ada, "power:ghost", "square:c1")
    expect_rabbit(ada, "c1")
    expect_used(ada, "ghost")


def test_the_vampire_slips_through_the_hedge(someone: Someone, server: Server) -> None:
    maze = LOOP.replace("es a1, esw b1", "s a1, es b1")
    ada = run(someone, server, "vampire", "owl", "owl right", maze=maze)
    assert "square:b1" not in ada.soon(lambda: ada.lit)
    tap(ada, "power:vampire", "square:b1")
    expect_rabbit(ada, "b1")
    expect_used(ada, "vampire")


def test_the_old_sailor_steps_back(someone: Someone, server: Server) -> None:
    ada = run(someone, server, "sailor", "owl", "owl right", "right", "owl flies", "owl up")
    expect_rabbit(ada, "b1")
    assert "square:a1" not in ada.soon(lambda: ada.lit)
    tap(ada, "power:sailor")
    expect_rabbit(ada, "a1")
    expect_used(ada, "sailor")


def test_the_clown_rolls_again(someone: Someone, server: Server) -> None:
    ada = run(someone, server, "clown", "owl", "owl right")
    tap(ada, "power:clown", "die:owl", "power:clown")
    said = "You use the Clown and roll again for the Owl."
    expect(ada.page.locator("#log")).to_contain_text(said)
    expect_used(ada, "clown")
    expect_rabbit(ada, "a1")


def test_the_mummy_cancels_what_a_bird_does(someone: Someone, server: Server) -> None:
    ada = run(someone, server, "mummy", "hawk", "hawk down")
    tap(ada, "square:b1")
    tap(warren.prompted(ada, "The Hawk is about to destroy a carrot"), "power:mummy")
    said = "You use the Mummy: the Hawk does not destroy a carrot."
    expect(ada.page.locator("#log")).to_contain_text(said)
    expect(ada.page.locator('.scene [aria-label="a carrot on a3"]')).to_be_visible()
    expect_used(ada, "mummy")


def test_the_bandit_finds_one_more(someone: Someone, server: Server) -> None:
    quests = cards(singles=["b1"])
    ada = run(someone, server, "bandit", "owl", "owl right", quests=quests)
    tap(ada, "square:b1")
    expect(ada.page.locator("#scene")).to_contain_text("2 in the bag")
    expect(ada.page.locator("#players")).to_contain_text("Bandit, 1 left")


# A round that is lost anyway


def test_by_thumb_a_hopeless_round_is_given_up_in_two_taps(
    someone: Someone, server: Server
) -> None:
    """The button is there, it asks once, and the table plays the moves that are left."""
    tiles = ("nesw a1", "ew b1", "es c3")
    dealt = [warren.kind_name(tile.split()[0]) for tile in (*tiles, *["ns a1"] * 7)]
    opening = warren.opening(*dealt, characters=("bandit",))
    events = (*opening, *tiles, "enough", "owl", "crow", "on c3", "enough")
    ada = warren.prepared(server, *events).sits(someone(viewport=PHONE, has_touch=True), 0)
    tap(ada.can_act(), "roll")
    give_up = ada.page.get_by_role("button", name="Give up this round")
    give_up.wait_for()
    assert ada.box("#prompt-text").width > 100, "beside no other button"
    give_up.tap()
    question = ada.page.locator("dialog[open]")
    expect(question).to_contain_text("The round is lost")
    question.get_by_role("button", name="Give up this round").tap()
    warren.prompted(ada, "Press Ready")
    expect(ada.page.get_by_role("button", name="Give up this round")).to_have_count(0)
    assert "You give up this round" in ada.page.locator("#log").inner_text()
    assert warren.state_of(ada).round == 2


# The repair


def repairing(someone: Someone, server: Server, **how: Any) -> Person:
    """Alone, with three tiles laid that lead nowhere; IN is above the maze, OUT below it."""
    tiles = ("nesw b1", "ew a1", "es c3")
    dealt = [warren.kind_name(tile.split()[0]) for tile in (*tiles, *["ns a1"] * 7)]
    opening = warren.opening(*dealt, characters=("bandit",))
    quests = cards(entry="b1 north", exit="c3 south")
    told = (*opening, *tiles, "enough", "owl", "crow", "on c3")
    return warren.prepared(server, *told, quests=quests).sits(someone(**how), 0).can_act()


def test_a_lifted_tile_is_put_back_by_a_button_or_a_key(someone: Someone, server: Server) -> None:
    ada = repairing(someone, server)
    for square, by_key in (("b1", True), ("c3", False)):
        tap(ada, f"square:{square}")
        prompted(ada, "Tap a square for the tile")
        if by_key:
            ada.page.keyboard.press("Escape")
        else:
            ada.page.locator("#prompt-buttons").get_by_role("button", name="Back").click()
        said = f"You put the tile on {square} back as it was."
        expect(ada.page.locator("#log")).to_contain_text(said)
        prompted(ada, "4 changes are left")
    tap(ada, "square:b1")
    tap(prompted(ada, "Tap a square for the tile"), "square:c3")  # they change places
    prompted(ada, "Tap a square for the tile")
    expect(ada.page.get_by_role("button", name="Back", exact=True)).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, {"width": 844, "height": 390}], ids=["phone", "low"])
def test_the_words_of_upright_gates_are_whole(
    someone: Someone, server: Server, size: dict[str, int]
) -> None:
    ada = repairing(someone, server, viewport=size, has_touch=True)
    for way in ("in", "out"):
        key = f'.scene [data-key="gate:{way}'
        arrow, word = ada.boxes(f'{key}"]', f'{key}:word"]')
        assert arrow.x < word.x
        assert word.right < arrow.right
        assert arrow.y < word.y
        assert word.bottom < arrow.bottom
        letters = f"""() => parseFloat(getComputedStyle(document.querySelector('{key}:word"] text'))
            .fontSize) * document.querySelector("#scene").getScreenCTM().a"""
        assert ada.page.evaluate(letters) >= 9
