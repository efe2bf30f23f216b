"""The table itself: previews, take-backs, talking, watching, replays, the small switches."""

from __future__ import annotations

import re

import pytest
from browser.conftest import Someone
from browser.people import as_read_by_others
from playwright.sync_api import expect


def test_what_a_choice_does_is_shown_before_it_is_made(someone: Someone) -> None:
    ada = someone().against_a_bot()
    ada.can_act().click("roll")
    ada.page.locator('.scene .legal[data-target^="out:"]').first.wait_for()
    before, asked = ada.log, ada.prompt
    ada.page.mouse.move(*ada.point_of("out:red-pawn"))
    expect(ada.page.locator(".ghosts .ghost")).to_have_count(1)
    expect(ada.page.locator("#prompt-more")).to_contain_text("red pawn")
    expect(ada.page.locator("#prompt-text")).to_have_text(asked)  # what to do stays to be read
    ada.page.mouse.move(5, 5)
    expect(ada.page.locator(".ghosts .sprite")).to_have_count(0)
    assert ada.log == before


def test_a_choice_of_two_steps_by_clicks_back_and_by_dragging(someone: Someone) -> None:
    ada = someone().set_table("carrots-and-broccoli", seat_0="me", seat_1="bot:easy").at_table()
    while not any(target.startswith("supply:") for target in ada.can_act().lit):
        ada.click("roll" if "roll" in ada.lit else "pass")  # until the dice allow a planting
    supply = next(target for target in ada.lit if target.startswith("supply:"))
    squares = ada.page.locator('.scene .legal[data-target^="square:"]')
    movable = squares.count()
    ada.press(supply)
    expect(squares).not_to_have_count(movable)
    ada.page.keyboard.press("Escape")
    expect(squares).to_have_count(movable)
    start = ada.point_of(supply)
    ada.page.mouse.move(*start)
    ada.page.mouse.down()
    ada.page.mouse.move(start[0] + 30, start[1] - 30)
    ada.page.mouse.move(*ada.point_of("square:b3"), steps=4)
    ada.page.mouse.up()
    expect(ada.page.locator("#log")).to_contain_text("on b3")


def test_a_move_against_a_bot_can_be_taken_back(someone: Someone) -> None:
    ada = someone().against_a_bot().play_on(most=4)
    ada.can_act()
    expect(ada.page.locator("#marks")).to_have_text("")
    ada.page.get_by_role("button", name="Take back").click()
    expect(ada.page.locator("#question")).to_contain_text("will not count")
    ada.page.get_by_role("button", name="Take it back").click()
    expect(ada.page.locator("#log li").first).to_have_text(re.compile("You take a move back\\.$"))
    expect(ada.page.locator("#marks")).to_contain_text("does not count")
    expect(ada.page.locator("#question")).to_be_hidden()
    ada.play_on(most=2)


def test_a_spectator_sees_all_and_can_touch_nothing(someone: Someone) -> None:
    ada, eve = someone(), someone()
    ada.short_match()
    eve.page.goto(ada.watch)
    eve.at_table()
    ada.play_on()
    expect(ada.page.locator("#watchers")).to_have_text("1 watching")
    expect(eve.ending).to_be_visible()
    eve.comes_to(
        lambda: as_read_by_others(eve.log, ""), lambda: as_read_by_others(ada.log, "Guest")
    )
    eve.comes_to(lambda: eve.position, lambda: ada.position)
    assert eve.lit == []
    expect(eve.page.get_by_role("button", name="Again")).to_have_count(0)


def test_a_replay_steps_plays_and_jumps(someone: Someone) -> None:
    ada = someone().short_match().play_on()
    last = ada.pieces
    ada.page.get_by_role("link", name="Replay").click()
    ada.page.wait_for_url("**/r/*")
    ada.at_table()
    start, place = ada.pieces, ada.box("#next")
    ada.page.get_by_role("button", name="One step forward").click()
    expect(ada.page.locator("#at")).to_contain_text("1 /")
    ada.page.get_by_role("button", name="To the end").click()
    expect(ada.page.locator("#verdict")).to_be_visible()
    ada.comes_to(lambda: ada.pieces, lambda: last)
    assert ada.box("#next") == place  # whatever is told above
    eve = someone()
    eve.page.goto(ada.page.url)  # a link to this very moment
    eve.at_table()
    expect(eve.page.locator("#verdict")).to_be_visible()
    ada.page.locator("#slider").focus()
    ada.page.keyboard.press("Home")
    expect(ada.page.locator("#at")).to_contain_text("0 /")
    ada.comes_to(lambda: ada.pieces, lambda: start)
    ada.page.get_by_role("button", name="One step forward").click()
    ada.page.get_by_role("button", name="One step forward").click()
    expect(ada.page.locator("#said")).to_contain_text("Guest rolls")
    ada.page.set_viewport_size({"width": 844, "height": 390})
    expect(ada.page.locator("#next")).to_be_in_viewport(ratio=1)
    assert ada.box(".players").height > 60  # more than a strip
    ada.page.set_viewport_size({"width": 390, "height": 844})
    moves = ada.page.locator("#moves button")
    expect(moves.first).to_be_hidden()
    ada.page.get_by_text("All moves").click()
    moves.nth(2).click()
    expect(moves.nth(2)).to_have_attribute("aria-current", "true")
    expect(ada.page.locator("#at")).not_to_contain_text("0 /")
    ada.page.get_by_role("button", name="To the start").click()
    ada.page.get_by_label("Speed").select_option("4")
    ada.page.get_by_role("button", name="Play", exact=True).click()
    expect(ada.page.locator("#at")).to_have_text(re.compile(r"^(\d+) / \1$"))  # to its end


def test_people_talk_and_the_host_can_end_it(someone: Someone) -> None:
    ada, eve = someone(), someone()
    ada.against_a_bot()
    eve.page.goto(ada.watch)
    eve.at_table()
    for person in (ada, eve):
        person.page.locator("#open-chat").click()
    ada.page.get_by_label("Say something").fill("Hello <b>there</b>")
    ada.page.keyboard.press("Enter")
    expect(eve.page.locator("#chat-lines")).to_contain_text("Hello <b>there</b>")
    ada.page.locator("[data-emote]").first.click()
    expect(eve.page.locator("#chat-lines li")).to_have_count(2)
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Turn chat off").click()
    expect(eve.page.locator("#chat")).to_be_hidden()


def test_resigning_asks_first(someone: Someone) -> None:
    ada = someone().against_a_bot()
    for answer in ("Cancel", "Resign"):
        expect(ada.ending).to_be_hidden()
        ada.page.get_by_role("button", name="Menu").click()
        ada.page.get_by_role("button", name="Resign").click()
        ada.page.locator("#question").get_by_role("button", name=answer).click()
    expect(ada.ending).to_contain_text("You lose")


def test_rules_sound_and_theme(someone: Someone) -> None:
    ada = someone().against_a_bot()
    ada.page.get_by_role("button", name="Rules").click()
    expect(ada.page.locator("#rules-text h1, #rules-text h2").first).to_be_visible()
    ada.page.keyboard.press("Escape")
    sound = ada.page.get_by_role("button", name="Sound")
    sound.click()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Light or dark").click()
    ada.page.reload()
    ada.at_table()
    expect(sound).to_have_attribute("aria-pressed", "false")
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_the_record_and_the_picture_can_be_had(someone: Someone) -> None:
    ada = someone().against_a_bot().play_on(most=4)
    for entry, address in (("record", "record.json"), ("picture", "picture.svg")):
        answer = ada.context.request.get(f"{ada.page.url}/{address}")
        assert answer.ok, entry
    ada.page.get_by_role("button", name="Menu").click()
    with ada.page.expect_download() as download:
        ada.page.get_by_role("button", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".json")


def test_a_record_that_holds_secrets_waits_for_the_end_and_the_page_stays(someone: Someone) -> None:
    advanced = {"option_game": "advanced", "seat_0": "me", "seat_1": "bot:easy"}
    ada = someone().fill_in("yes-broccoli", **advanced).at_table()
    table = ada.page.url
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Download the record").click()
    expect(ada.page.locator("#notes")).to_contain_text("Until then it holds secrets")
    expect(ada.page).to_have_url(table)
    ada.page.goto(f"{table}/record.json")
    ada.said.clear()  # the browser itself tells that the page is a refusal
    ada.page.get_by_role("link", name="Back to the table").click()
    ada.at_table()
    expect(ada.page).to_have_url(table)


SIZES = [
    (1280, 800), (1024, 700), (1920, 1080),
    (844, 390), (740, 360), (667, 375), (640, 400), (568, 320),  # on its side, or at 200 %
    (390, 844), (360, 640), (320, 568),
]  # fmt: skip


def test_everything_fits_the_screen(someone: Someone) -> None:
    ada = someone().against_a_bot()
    for width, height in SIZES:
        boxes = ada.resize(width, height).boxes("#scene", "#prompt", "#open-menu")
        assert all(box.within(width + 1, height + 1) for box in boxes), (width, height, boxes)
        assert boxes[0].width > width * 0.4
        assert boxes[0].height > height * 0.4


def test_the_end_stands_beside_the_scene(someone: Someone) -> None:
    ada = someone().short_match(turns=4).play_on()
    for size in ((1280, 800), (390, 844), (667, 375)):
        scene, ending = ada.resize(*size).boxes("#scene", "#ending")
        assert ending.y >= scene.bottom - 1 or ending.x >= scene.right - 1, size
        expect(ada.page.get_by_role("button", name="Again")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "players", "lines"), [("yes-broccoli", 5, 3), ("pyramid-shambo", 10, 1.5)]
)
def test_many_players_leave_room_for_the_log(
    someone: Someone, game: str, players: int, lines: float
) -> None:
    bots = {f"seat_{seat}": "bot:easy" for seat in range(players - 1)}
    own = {f"seat_{players - 1}": "me"}
    ada = someone().set_table(game, option_players=str(players), **bots, **own).at_table()
    assert ada.box("#log").height >= lines * 46
    expect(ada.page.locator("#watch-link")).to_be_in_viewport(ratio=1)
    own_chip = (".player.own .player-name", ".player.own .score-short")  # seats are drawn by lot
    for width in (390, 360):
        chip = ada.resize(width, 844).boxes(*own_chip)
        assert all(box.within(width, 844) for box in chip), (width, chip)


def test_at_one_screen_the_prompt_names_who_chooses(someone: Someone) -> None:
    ada = someone().set_table(seat_0="me", seat_1="hot", name_1="Ben").at_table()
    expect(ada.page.locator("#prompt-text")).to_contain_text("Guest: ")
    while ada.can_act().prompt.startswith("Guest: "):
        ada.act()  # a roll, then a move
    expect(ada.page.locator("#prompt-text")).to_contain_text("Ben: ")
