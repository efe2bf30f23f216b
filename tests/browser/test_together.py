"""People at one table: what they say, who is away, and who paused, on wide screens and phones."""

from __future__ import annotations

import re

import pytest
from browser.conftest import PHONE, WIDE, Someone
from browser.people import Person
from playwright.sync_api import expect

# Targets that can be chosen, but where something else would get the click.
COVERED = """() => [...document.querySelectorAll(".scene .legal")].filter(node => {
  const box = node.getBoundingClientRect();
  const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !at || !at.closest(".scene");
}).map(node => node.dataset.target)"""


PLACES = """() => ["#scene", ".players", "#prompt"].map(which => {
  const { x, y, width, height } = document.querySelector(which).getBoundingClientRect();
  return which === "#prompt" ? [y] : [x, y, width, height];
})"""


def together(someone: Someone, game: str, *bots: str, **options: str) -> tuple[Person, Person]:
    """Ada at a wide screen, and Ben at a phone."""
    seats = {f"seat_{seat}": kind for seat, kind in enumerate(("me", "friend", *bots))}
    ada = someone().set_table(game, name="Ada", **options, **seats)
    ben = someone(viewport=PHONE, has_touch=True)
    return ada.begin_with(ben), ben


def resign(person: Person) -> None:
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name="Resign").click()
    person.page.locator("#question").get_by_role("button", name="Resign").click()


def test_a_line_is_a_bubble_at_the_seat_and_counts_as_unread(someone: Someone) -> None:
    ada, ben = together(someone, "snail-invasion")
    ada.page.locator("#open-chat").click()
    ada.page.get_by_label("Say something").fill("good luck")
    ada.page.keyboard.press("Enter")
    ada.page.get_by_role("button", name="Well played!").click()
    for person in (ada, ben):
        bubble = person.page.locator('.bubble[data-seat="0"]')
        expect(bubble).to_have_text("Ada Well played!")
        shown, scene = person.at_rest().boxes('.bubble[data-seat="0"]', "#scene")
        assert shown.bottom <= scene.y or shown.x >= scene.right
        assert shown.right <= person.page.viewport_size["width"]  # type: ignore[index]
    expect(ben.page.locator("#grab .unread")).to_contain_text("2")
    expect(ada.page.locator("#chat .unread")).to_be_hidden()
    ben.page.reload()
    ben.at_table()
    expect(ben.page.locator("#grab .unread")).to_contain_text("2")
    ben.page.locator("#grab").tap()
    lines = ben.page.locator("#chat-lines li")
    expect(lines).to_have_text(["Ada good luck", "Ada Well played!"])
    expect(ben.page.locator("#grab .unread")).to_be_hidden()
    ben.page.reload()
    ben.at_table()
    expect(lines).to_have_count(2)
    expect(ben.page.locator("#grab .unread")).to_be_hidden()
    expect(ben.page.locator(".bubble")).to_have_count(0)


def test_what_was_said_comes_along_into_the_next_match_and_is_not_new_there(
    someone: Someone,
) -> None:
    ada, ben = together(someone, "snail-invasion")
    ada.page.evaluate("() => document.querySelector('[data-phrase=luck]').click()")
    expect(ben.page.locator("#grab .unread")).to_contain_text("1")
    resign(ben)
    for person in (ada, ben):
        person.page.locator(".ending-does .go").click()
    for person in (ada, ben):
        expect(person.ending).to_be_hidden()
        person.at_table()
        expect(person.page.locator("#chat-lines li")).to_have_text(
            ["Ada Good luck!", "from the previous match"]
        )
    expect(ben.page.locator("#grab .unread")).to_be_hidden()
    ada.page.evaluate("() => document.querySelector('[data-phrase=luck]').click()")
    expect(ben.page.locator("#grab .unread")).to_contain_text("1")


# What can be tapped under a bubble.
UNDER = """() => {
  const at = document.querySelector(".bubble").getBoundingClientRect();
  const tapped = [...document.querySelectorAll("button, a, input, select")];
  return tapped.filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect())
    .filter(one => one.left < at.right && at.left < one.right
      && one.top < at.bottom && at.top < one.bottom).length;
}"""


def test_in_the_waiting_room_a_bubble_follows_its_speaker_and_covers_no_button(
    someone: Someone,
) -> None:
    ada = someone().set_table("carrots-and-broccoli", name="Ada", seat_0="me", seat_1="friend")
    ben = someone(viewport=PHONE, has_touch=True).join(ada.invite, "Ben")
    ada.page.locator("#open-chat").click()
    ada.page.get_by_label("Say something").fill("Shall we swap, before we begin to play?")
    ada.page.keyboard.press("Enter")
    expect(ben.page.locator('.bubble[data-seat="0"]')).to_be_visible()
    assert ben.page.evaluate(UNDER) == 0
    assert ada.page.evaluate(UNDER) == 0
    ada.page.get_by_role("button", name="Swap seats").click()
    expect(ben.page.locator('.bubble[data-seat="1"]')).to_be_visible()
    assert ben.page.evaluate(UNDER) == 0


def test_on_a_phone_a_bubble_points_at_its_speaker_in_the_speakers_colour(
    someone: Someone,
) -> None:
    ada, ben = together(
        someone, "pyramid-shambo", "bot:easy", "bot:easy", "bot:easy", option_players="5"
    )
    ben.page.evaluate("() => document.querySelector('.players').scrollTo(1000, 0)")
    for person, seat in ((ada, 0), (ben, 1)):
        person.page.evaluate("() => document.querySelector('[data-phrase=played]').click()")
        chip, bubble_at = f'.player[data-seat="{seat}"]', f'.bubble[data-seat="{seat}"]'
        bubble = ben.page.locator(bubble_at)
        expect(bubble).to_contain_text("Well played!")
        at, above = ben.at_rest().boxes(chip, bubble_at)
        assert above.bottom <= at.y  # it covers nobody's chip
        tail = above.x + float(
            bubble.evaluate("node => parseFloat(node.style.getPropertyValue('--tail'))")
        )
        assert at.x <= tail <= at.right
        assert bubble.evaluate(
            "(node, face) => getComputedStyle(node).getPropertyValue('--own') =="
            " getComputedStyle(document.querySelector(face)).getPropertyValue('--own')",
            f"{chip} .face",
        )


CUT_OFF = """() => [...document.querySelectorAll(".player-name")]
  .filter(node => node.scrollWidth > node.clientWidth + 1).map(node => node.textContent)"""


def test_names_can_be_read_on_a_phone_however_many_play(someone: Someone) -> None:
    ada = someone(viewport=PHONE)
    for players in (4, 6, 10):
        bots = {f"seat_{seat}": "bot:easy" for seat in range(1, players)}
        ada.set_table("pyramid-shambo", option_players=str(players), seat_0="me", **bots)
        expect(ada.at_table().page.locator(".player-name")).to_have_count(players)
        assert ada.page.evaluate(CUT_OFF) == []


SIZES = [(1280, 800), (1366, 650), (360, 640), (844, 390)]  # test_screens.py walks them all


def test_an_open_chat_covers_nothing_and_is_covered_by_nothing(someone: Someone) -> None:
    ada = someone()
    bots = {f"seat_{seat}": "bot:easy" for seat in range(1, 4)}
    ada.set_table("pyramid-shambo", option_players="4", seat_0="me", **bots).at_table()
    for number, size in enumerate(SIZES):
        ada.resize(*size).page.reload()
        ada.at_table().can_act()
        grab = ada.page.locator("#grab")
        if grab.is_visible():
            grab.click()
        ada.page.locator("#open-chat").click()
        for name in ("[data-phrase]", "[data-emote]"):
            for button in ada.page.locator(name).all():
                button.click(trial=True)
        ada.page.get_by_label("Say something").fill(f"Hello {number}")
        ada.page.get_by_role("button", name="Send", exact=True).click()
        expect(ada.page.locator("#chat-lines li").last).to_contain_text(f"Hello {number}")
        expect(ada.page.locator("#chat-lines li").last).to_be_in_viewport()
        ada.can_act()
        ada.comes_to(lambda: ada.page.evaluate(COVERED), list)


@pytest.mark.parametrize("offered", [False, True])
def test_what_is_said_can_be_written_in_a_low_window(someone: Someone, offered: bool) -> None:
    """What can be said by one tap gives way to what is asked, and nothing hangs out of its card."""
    still = {"option_characters": "random", "option_hourglass": "off"}
    ada, ben = together(someone, "carrotia", option_players="2", **still)
    eve = someone()
    eve.page.goto(ada.watch)
    eve.at_table()
    ada.resize(1366, 650).page.locator("#open-chat").click()
    if offered:
        ben.page.get_by_role("button", name="Menu").click()
        ben.page.get_by_role("button", name="Stop together").click()
        expect(ada.page.locator(".offer")).to_be_visible()
    expect(ada.page.locator("#watchers")).to_have_text("1 watching")
    ada.page.get_by_role("button", name="Send", exact=True).click(trial=True)
    if not offered:
        phrases = ada.page.locator("[data-phrase]")
        phrases.last.click(trial=True)  # it scrolls there
        ada.page.locator(".phrases").hover()
        ada.page.mouse.wheel(0, -500)
        expect(phrases.first).to_be_in_viewport(ratio=1)
    card, form, watchers = ada.boxes("#chat", "#chat-form", "#watchers")
    assert form.bottom + 8 <= card.bottom <= watchers.y
    assert watchers.bottom <= 650


def test_a_long_result_the_next_match_and_the_chat_are_in_sight_on_every_screen(
    someone: Someone,
) -> None:
    ada, ben = together(someone, "pyramid-shambo", *["bot:easy"] * 8, option_players="10")
    resign(ben)
    resign(ada)
    expect(ada.ending).to_be_visible()
    chat, places = ada.page.locator("#open-chat"), ada.page.locator(".place")
    expect(places).to_have_count(10)
    for size in (*SIZES, (1024, 700), (640, 400)):
        ada.resize(*size)
        for part in (".ending h2", ".ending-does .go", "#open-chat", ".place >> nth=0"):
            expect(ada.page.locator(part)).to_be_in_viewport(ratio=1)
        places.last.scroll_into_view_if_needed()
        expect(places.last).to_be_in_viewport(ratio=1)
        ada.page.locator(".ending-told").evaluate("told => told.scrollTo(0, 0)")
        chat.click()
        for part in ("#chat-form .button", "#open-chat"):
            ada.page.locator(part).click(trial=True)
        if size[1] > 480:
            expect(places.first).to_be_in_viewport(ratio=1)
        chat.click()


def test_on_a_phone_the_places_of_four_are_in_sight(someone: Someone) -> None:
    ada, ben = together(someone, "pyramid-shambo", "bot:easy", "bot:easy", option_players="4")
    resign(ada)
    resign(ben)
    for place in ben.page.locator(".place").all():
        expect(place).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_who_is_away_is_one_badge_and_one_bar_that_moves_nothing(
    someone: Someone, size: dict[str, int]
) -> None:
    ada, ben = together(someone, "pyramid-shambo", "bot:easy", option_players="3")
    bar, page = ben.page.locator("#notice"), ben.page
    page.set_viewport_size(size)  # type: ignore[arg-type]
    before = ben.at_rest().page.evaluate(PLACES)
    ada.context.close()
    expect(bar).to_contain_text("Ada is offline. After ")
    expect(page.get_by_text("away", exact=True)).to_have_count(1)
    expect(page.get_by_text("is offline")).to_have_count(1)
    button = bar.get_by_role("button", name="Let a bot play")
    expect(button).to_be_in_viewport(ratio=1)
    shown, table = ben.boxes("#notice", "#table")
    assert shown.width >= table.width - 32
    assert shown.height <= 60
    assert page.evaluate(PLACES) == before
    button.click()
    expect(bar).to_be_hidden()
    assert page.evaluate(PLACES) == before
    expect(page.locator("#notes")).to_contain_text("A bot plays for Ada from now on.")
    expect(page.locator("#log")).to_contain_text("Ada is away. A bot plays on.")


def test_who_leaves_a_match_and_who_stays_read_who_plays_on(someone: Someone) -> None:
    ada, ben = together(someone, "pyramid-shambo", "bot:easy", "bot:easy", option_players="4")
    resign(ben)
    bot = ada.page.locator('.player[data-seat="1"] .player-name')
    expect(bot).not_to_have_text("Ben")
    name = bot.inner_text()
    expect(ada.page.locator(".note")).to_have_text(f"Ben has left. {name} plays on.")
    expect(ben.page.locator(".note")).to_have_text(
        f"You have left. {name} plays on, and you watch."
    )
    expect(ben.page.locator("#watchers")).to_have_text("You are watching.")
    resign(ada)
    expect(ben.ending.locator("h2")).to_have_text(re.compile(r"^\w+, \w+ and \w+ win$"))


BOTS_ROW = """document.querySelector(".player:has(.bot)")"""


def test_a_pause_against_bots_moves_nothing(someone: Someone) -> None:
    ada = someone(viewport=PHONE).against_a_bot().can_act()
    before = ada.at_rest().page.evaluate(PLACES)
    ada.page.evaluate(f"{BOTS_ROW}.dataset.mark = 'kept'")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Pause").click()
    expect(ada.page.locator("#notice")).to_contain_text("You have paused the match.")
    assert ada.page.evaluate(PLACES)[0] == before[0]
    ada.page.locator("#notice").get_by_role("button", name="Go on").click()
    expect(ada.page.locator("#notice")).to_be_hidden()
    assert ada.page.evaluate(f"{BOTS_ROW}.dataset.mark") == "kept", "a row was drawn anew"


LINES = """async page => {
  const { told } = await import(document.querySelector("script[src$='table.js']").src.replace("pages/table.js", "table/log.js"));
  const people = [{ seat: 0, name: "Ada", face: "person-face", mine: true }, { seat: 1, name: "Ben", face: "person-face" }];
  const bot = { seat: 2, name: "Clover", face: "bunny-face" };
  const says = (who, ...parts) => told({ seq: 1, turn: 0, who, parts }, [...people, bot]).at(-1).textContent;
  return [says(0, "bids 8"), says(0, "You bid 8"), says(1, "bids 8"), says(1, "Ben bids 8"), says(2, "bids 8")];
}"""  # noqa: E501 a script as it is sent


def test_people_look_alike_so_lines_of_the_log_say_their_names(someone: Someone) -> None:
    ada = someone().against_a_bot()
    assert ada.page.evaluate(LINES) == [
        "You bids 8", "You bid 8", "Ben bids 8", "Ben bids 8", "bids 8"
    ]  # fmt: skip


def test_anyone_pauses_a_team_game_and_all_read_who_it_was(someone: Someone) -> None:
    ada, ben = together(
        someone, "carrotia", "bot:easy", option_players="3", option_characters="random"
    )
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("button", name="Pause").click()
    expect(ada.page.locator("#notice")).to_contain_text("Ben has paused the match.")
    expect(ben.page.locator("#notice")).to_contain_text("You have paused the match.")
    ada.page.locator("#notice").get_by_role("button", name="Go on").click()
    for person in (ada, ben):
        expect(person.page.locator("#notice")).to_be_hidden()


def test_nobody_resigns_from_a_team(someone: Someone) -> None:
    """While others are there a bot takes the seat; the last person gives up for all."""
    ada, ben = together(someone, "carrotia", option_players="2", option_characters="random")
    menu = ben.page.locator("dialog[open]")
    ben.page.get_by_role("button", name="Menu").click()
    expect(menu.get_by_role("button", name="Pause")).to_be_visible()
    expect(menu.get_by_role("button", name="Resign")).to_have_count(0)
    menu.get_by_role("button", name="Leave the team").click()
    expect(menu).to_contain_text("A bot will play on for you")
    menu.get_by_role("button", name="Leave the team").click()
    expect(ada.page.locator("#log")).to_contain_text("Ben has left. A bot plays on.")
    ada.page.get_by_role("button", name="Menu").click()
    expect(ada.page.get_by_role("button", name="Give up")).to_be_visible()


# How much can be chosen when an offer is seen first.
WHEN_OFFERED = """() => new Promise(tell => {
  const look = () => document.querySelector("#offers .offer")
    ? tell(document.querySelectorAll(".scene .legal").length) : requestAnimationFrame(look);
  look();
})"""


def test_an_offer_does_not_wait_for_what_is_still_shown(someone: Someone) -> None:
    ada, ben = together(someone, "yes-broccoli", option_players="2")
    ben.page.evaluate("localStorage['potager.pace'] = 'calm'")
    ben.page.reload()
    ben.at_table().can_act()
    ben.page.evaluate(f"window.offered = ({WHEN_OFFERED})(); undefined")
    ben.press("bid:blue-8")
    ada.press("bid:red-1")
    ada.soon(lambda: ada.log)
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Offer a draw").click()
    assert ben.page.evaluate("window.offered") == 0
    ben.can_act()


@pytest.mark.parametrize("game", ["snail-invasion", "carrotia"])
def test_on_a_phone_an_offer_moves_nothing_and_covers_nothing_to_tap(
    someone: Someone, game: str
) -> None:
    how = {"option_players": "2", "option_characters": "random"} if game == "carrotia" else {}
    ada, ben = together(someone, game, **how)
    before = ben.at_rest().page.evaluate(PLACES)
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name=re.compile("Offer a draw|Stop together")).click()
    for name in ("Agree", "No, play on"):
        ben.page.get_by_role("button", name=name).click(trial=True)
    assert ben.page.evaluate(PLACES) == before
    assert ben.page.evaluate(COVERED) == []
    tools, offer, scene = ben.boxes("#open-menu", ".offer", "#scene")
    assert tools.bottom <= offer.y
    assert offer.bottom <= scene.y


def test_the_hands_of_a_team_are_in_sight_on_every_screen(someone: Someone) -> None:
    ada = someone(viewport=PHONE)
    bots = {f"seat_{seat}": "bot:easy" for seat in range(1, 5)}
    ada.set_table(
        "carrotia", option_players="5", option_characters="random", seat_0="me", **bots
    ).at_table()
    ada.press("ready")
    expect(ada.page.locator("#hourglass")).to_be_visible()
    assert ada.box(".player:last-child .mini").width >= 24  # what is on a tile can be seen
    for size in (PHONE, WIDE):
        ada.page.set_viewport_size(size)
        for row in ada.page.locator(".player").all():
            expect(row.locator(".player-goal .mini").first).to_be_in_viewport(ratio=1)
            expect(row.locator(".player-goal .mini").last).to_be_in_viewport(ratio=1)
