"""Yes! Broccoli! by clicking: secret bids of two people, powers played as reactions, and bots."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

import pytest
from browser.conftest import PHONE, WIDE, Someone
from browser.people import PATIENCE, Person
from browser.prepared import Prepared
from playwright.sync_api import expect
from serving import Server

from potager.core.registry import game
from potager.core.texts import say

GAME = "yes-broccoli"
TICKED = """() => [...document.querySelectorAll(".player:has(.has-chosen)")]
  .map(row => Number(row.dataset.seat)).sort()"""
FACE_DOWN = """() => [...document.querySelectorAll(".scene .is-in")]
  .map(slot => Number(slot.dataset.key.replace("slot:", ""))).sort()"""
CHOSEN = ".scene .kept"
YES_BROCCOLI = game(GAME)
ASKED = re.compile(
    "|".join(
        ".+".join(
            map(re.escape, YES_BROCCOLI.text(say(f"prompt.play.{when}", power="|")).split("|"))
        )
        for when in ("first-served", "first-revealed", "served", "revealed", "eaten", "answer")
    )
    + "|You have nothing that fits here"
)
IN = YES_BROCCOLI.text(say("reaction.chosen"))
BID = YES_BROCCOLI.text(say("prompt.bid"))
ADVANCED = YES_BROCCOLI.resolve(players=2, game="advanced")
SERVED = (
    "dealt: picky-eater", "dealt: send-it-back", "dealt: no-thank-you", "dealt: super-hungry",
    "drawn: broccoli", "drawn: soda",
)  # fmt: skip


def bid(person: Person, card: str) -> None:
    person.page.locator(f'.scene [data-target="bid:{card}"].legal').first.click()
    person.page.mouse.move(2, 2)  # what comes to lie there says nothing


def has_chosen(person: Person, *seats: int) -> None:
    """That somebody has chosen is seen by all: a tick."""
    person.comes_to(lambda: person.page.evaluate(TICKED), lambda: sorted(seats))


def has_bid(person: Person, *seats: int) -> None:
    """And of a bid besides: a card that lies face down."""
    has_chosen(person, *seats)
    person.comes_to(lambda: person.page.evaluate(FACE_DOWN), lambda: sorted(seats))


def told_to(person: Person, name: str) -> list[str]:
    """Somebody's log as others would read it: with their name where they are "you"."""
    named = {
        "You take": f"{name} takes", "You are": f"{name} is", "You play": f"{name} plays",
        "Your": f"{name}'s", "your": f"{name}'s", "You": name,
    }  # fmt: skip
    you = re.compile("(?<!No Thank )(" + "|".join(named) + ")")  # a power is called so
    return [you.sub(lambda found: named[found[0]], line) for line in person.log]


def takes_a_food(person: Person) -> bool:
    """Whether a food could be clicked, or the table has taken one itself, of two that are alike."""
    return person.prompt != "Choose a food to take." or any(
        person.click(food) for food in person.lit[:1]
    )


@pytest.mark.long
def test_two_people_bid_in_secret_and_take_to_the_end(someone: Someone) -> None:
    ada, ben = someone(), someone()
    ada.fill_in(GAME, option_players="2", seat_0="me", seat_1="friend").begin_with(ben)
    for value in range(8, 0, -1):
        ben.can_act()
        ada.can_act()
        before = (ben.position, ben.prompt, ben.log)
        bid(ada, f"red-{value}")
        expect(ada.page.locator(CHOSEN).first).to_be_visible()
        for person in (ada, ben):
            has_bid(person, 0)
        assert (ben.position, ben.prompt, ben.log) == before
        bid(ben, f"blue-{9 - value}")
        first = ada if value > 4 else ben
        # Of two that are alike the table takes one itself, perhaps before anybody looks.
        taken = len(before[2]) + 2
        first.soon(lambda: first.prompt == "Choose a food to take." or len(first.log) >= taken)  # noqa: B023
        first.soon(lambda: takes_a_food(first))  # noqa: B023 waited for at once
    for person in (ada, ben):
        expect(person.ending).to_be_visible()
    ada.comes_to(lambda: told_to(ada, "Guest"), lambda: told_to(ben, "Ben"))


Prepare = Callable[..., Prepared]


@pytest.fixture
def prepare(server: Server) -> Prepare:
    """An advanced match of two people: cards dealt, foods served, nobody has chosen yet."""
    return partial(Prepared, server, YES_BROCCOLI, ADVANCED, *SERVED)


def says(person: Person, text: str | re.Pattern[str]) -> None:
    expect(person.page.locator("#prompt-text")).to_have_text(text, timeout=PATIENCE)


def press(person: Person, name: str) -> None:
    person.page.get_by_role("button", name=name, exact=True).click()


def play(person: Person, target: str) -> None:
    """A power, which is confirmed on every screen, or what it is for."""
    person.page.locator(f'.scene [data-target="{target}"].legal').first.click()
    if target.startswith("power:"):
        expect(person.page.locator("#prompt-text")).not_to_have_text(IN)
        press(person, "Play")


def bids_are_revealed(ada: Person, ben: Person) -> None:
    """Nobody plays a power at the serving."""
    for person in (ada, ben):
        says(person, ASKED)
        press(person, "Pass")
    for person, card in ((ada, "red-4"), (ben, "blue-6")):
        person.press(f"bid:{card}").page.mouse.move(2, 2)
    for person in (ada, ben):
        person.page.locator('.scene [data-target^="power:"].legal').first.wait_for()
        person.at_rest()


def test_a_power_is_played_and_cancelled(someone: Someone, prepare: Prepare) -> None:
    match = prepare(react=20)
    ada, ben = match.sits(someone(), 0), match.sits(someone(), 1)
    bids_are_revealed(ada, ben)
    for person in (ada, ben):
        expect(person.page.locator("#reaction-count")).to_have_text("0 of 2 have chosen")
        expect(person.page.locator("#reaction-bar")).to_be_visible()
    before = (ben.position, ben.prompt, ben.log)
    play(ada, "power:picky-eater")
    says(ada, IN)
    expect(ben.page.locator("#reaction-count")).to_have_text("1 of 2 have chosen")
    has_chosen(ben, 0)
    assert (ben.position, ben.prompt, ben.log) == before, "what it is, is secret"
    ben.page.keyboard.press("Space")  # passes; all have chosen, so it is over at once
    play(ada, "front:red")
    expect(ben.page.locator("#log")).to_contain_text("4 + 3 = 7")
    play(ben, "power:no-thank-you")
    press(ada, "Pass")
    expect(ada.page.locator("#log")).to_contain_text("undoes Picky Eater", timeout=PATIENCE)
    for person in (ada, ben):
        says(person, ASKED)
        press(person, "Pass")
    says(ben, "Choose a food to take.")  # 6 against 4, as if nothing had been played
    ada.comes_to(lambda: told_to(ada, "Ada"), lambda: told_to(ben, "Ben"))


def test_space_passes_once_and_takes_nothing_back(someone: Someone, prepare: Prepare) -> None:
    match = prepare(react=0)
    ada, ben = match.sits(someone(), 0), match.sits(someone(), 1)
    says(ada, ASKED)
    expect(ada.page.locator("#reaction-bar")).to_be_hidden()  # there is no limit
    ada.page.keyboard.press("Space")
    says(ada, IN)
    has_chosen(ada, 0)
    ada.page.keyboard.press("Space")
    press(ben, "Pass")
    bid(ada, "red-4")
    bid(ben, "blue-6")
    says(ada, ASKED)
    play(ada, "power:picky-eater")
    says(ada, IN)
    ada.page.mouse.move(2, 2)
    ada.page.keyboard.press("Space")
    press(ben, "Pass")
    expect(ben.page.locator("#log")).to_contain_text("plays Picky Eater", timeout=PATIENCE)


def test_silence_is_a_pass(someone: Someone, prepare: Prepare) -> None:
    match = prepare(react=5)
    ada, ben = match.sits(someone(), 0), match.sits(someone(), 1)
    for person in (ada, ben):
        says(person, BID)
        expect(person.page.locator("#reaction-count")).to_be_hidden()


LATENCY = """() => new Promise(told => {
  let opened = 0;
  const look = () => {
    if (!document.getElementById("reaction-count").hidden) opened ||= performance.now();
    if (document.querySelector('.scene .legal[data-target^="power:"]'))
      return told(performance.now() - opened);
    requestAnimationFrame(look);
  };
  look();
})"""


def test_powers_can_be_clicked_while_things_still_move(someone: Someone, prepare: Prepare) -> None:
    match = prepare(react=20)
    ada = match.sits(someone(reduced_motion="no-preference"), 0)
    ben = match.sits(someone(), 1)
    for person in (ada, ben):
        press(person, "Pass")
    bid(ada, "red-4")
    ada.page.evaluate(f"window.late = ({LATENCY})(); undefined")
    bid(ben, "blue-6")
    late = ada.page.evaluate("window.late")
    assert late < 400, "milliseconds from the reaction to the cards"


MEANT_FOR_ANOTHER = """async () => {
  const table = document.querySelector('script[src*="table.js"]').src;
  const { Startle } = await import(table.replace("pages/table.js", "choosing/startle.js"));
  const root = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  let lies = "a power"; // under the pointer
  const startle = new Startle(root, () => lies);
  const move = () => root.dispatchEvent(new PointerEvent("pointermove", { movementX: 3 }));
  const caught = (pointerType = "mouse") => startle.caught({ pointerType, target: root });
  move();
  startle.opened();
  const same = caught();
  lies = "a bid";
  const other = caught();
  const finger = caught("touch");
  move();
  const moved = caught();
  lies = "a food";
  startle.opened();
  await new Promise((passed) => setTimeout(passed, 450));
  return { same, other, finger, moved, later: caught() };
}"""


def test_a_click_is_not_taken_for_what_slid_under_the_pointer(someone: Someone) -> None:
    ada = someone().against_a_bot()
    assert ada.page.evaluate(MEANT_FOR_ANOTHER) == {
        "same": False, "other": True, "finger": False, "moved": False, "later": False
    }  # fmt: skip


def test_a_card_under_a_thumb_stays_when_others_choose(someone: Someone, prepare: Prepare) -> None:
    match = prepare(react=20)
    ada = match.sits(someone(viewport=PHONE, has_touch=True), 0)
    ben = match.sits(someone(), 1)
    for person in (ada, ben):
        press(person, "Pass")
    for person, card in ((ada, "red-4"), (ben, "blue-6")):
        person.press(f"bid:{card}")
    card_at = ada.page.locator('.scene [data-target="power:picky-eater"].legal').first
    card_at.wait_for()
    card_at.tap()
    press(ben, "Pass")
    expect(ada.page.locator("#reaction-count")).to_have_text("1 of 2 have chosen")
    press(ada, "Play")
    expect(ben.page.locator("#log")).to_contain_text("plays Picky Eater", timeout=PATIENCE)


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_there_is_one_way_to_pass_and_a_power_takes_two_clicks(
    someone: Someone, prepare: Prepare, size: dict[str, int]
) -> None:
    match = prepare(react=20)
    ada = match.sits(someone(viewport=size, has_touch=size is PHONE), 0)
    ben = match.sits(someone(), 1)
    bids_are_revealed(ada, ben)
    buttons = ada.page.locator("#prompt-buttons button")
    expect(buttons).to_have_count(1)
    expect(ben.page.get_by_text("Your turn")).to_be_visible()
    card = ada.page.locator('.scene [data-target="power:picky-eater"].legal').first
    for n in range(2):
        expect(ada.page.locator("#prompt-text")).not_to_have_text(IN)
        card.tap() if size is PHONE else card.click()
        if not n:
            expect(buttons.filter(has_text="Play")).to_be_visible()
    says(ada, IN)


def test_who_can_play_nothing_is_not_asked(someone: Someone, prepare: Prepare) -> None:
    """Ben's turn it is not, though all see that the table waits for him as for Ada."""
    match = prepare(react=5)
    ada, ben = match.sits(someone(), 0), match.sits(someone(), 1)
    says(ben, "You have nothing that fits here.")
    expect(ada.page.locator(".badge.turn")).to_be_visible()
    expect(ben.page.locator(".badge.turn")).to_be_hidden()
    expect(ben.page.locator("#prompt")).not_to_have_class(re.compile("mine"))
    says(ben, BID)  # he did nothing


# Every count that is shown beside another number of ticks.
MISCOUNTS = """() => {
  window.miscounts = [];
  const look = () => {
    const count = document.getElementById("reaction-count");
    const said = count.hidden ? null : /^\\d+/.exec(count.textContent);
    const ticks = document.querySelectorAll(".has-chosen").length;
    if (said && Number(said[0]) !== ticks) window.miscounts.push([count.textContent, ticks]);
    requestAnimationFrame(look);
  };
  look();
}"""


def test_how_many_have_chosen_is_told_of_what_is_on_screen(someone: Someone) -> None:
    ada = someone()
    ada.context.add_init_script(AS_USUAL)
    bots = {f"seat_{seat}": "bot:easy" for seat in range(1, 4)}
    ada.set_table(GAME, option_game="advanced", option_players="4", seat_0="me", **bots).at_table()
    ada.page.evaluate(MISCOUNTS)
    for turn in range(4):  # windows, each after something that is shown for a while
        ada.can_act()
        passing = ada.page.locator("#prompt-buttons").get_by_text("Pass", exact=True)
        if passing.count():
            passing.first.click()
        else:
            ada.act(turn)
        ada.page.wait_for_timeout(700)  # no miscount is seen meanwhile
    expect(ada.page.locator("#log li")).not_to_have_count(0)
    assert ada.page.evaluate("window.miscounts") == []


AS_USUAL = "try { localStorage['potager.pace'] = 'normal' } catch {}"
SINCE_THE_REVEAL = """() => new Promise(told => {
  const log = document.getElementById("log");
  let revealed = 0;
  new MutationObserver(() => {
    if (log.firstElementChild.textContent.includes("bids")) revealed = performance.now();
    else if (revealed) told(performance.now() - revealed);
  }).observe(log, { childList: true });
})"""


def test_bids_lie_open_for_a_while_even_where_little_moves(someone: Someone) -> None:
    ada = someone()
    ada.context.add_init_script(AS_USUAL)
    ada.set_table(GAME, option_players="3", seat_0="me", seat_1="bot:easy", seat_2="bot:easy")
    ada.at_table().can_act()
    ada.page.evaluate(f"window.looked = ({SINCE_THE_REVEAL})(); undefined")
    bid(ada, "red-1")  # so that a bot, which is quick, takes first
    assert ada.page.evaluate("window.looked") > 1100, "milliseconds"


def test_on_a_phone_a_round_can_be_played(someone: Someone) -> None:
    ada = someone(viewport=PHONE, has_touch=True)
    ada.set_table(GAME, option_players="3", seat_0="me", seat_1="bot:easy", seat_2="bot:easy")
    ada.at_table().can_act()
    ada.press("bid:red-8")
    expect(ada.page.locator("#log")).to_contain_text("bids")  # the bots have bid too
    ada.can_act()


NOTE = """async text => {
  const table = document.querySelector("script[src$='table.js']").src;
  (await import(table.replace("pages/table.js", "lib/announce.js"))).note(text);
}"""


@pytest.mark.parametrize("size", [PHONE, WIDE, {"width": 844, "height": 390}], ids=str)
def test_a_note_lies_on_no_prompt_and_is_not_cut(someone: Someone, size: dict[str, int]) -> None:
    bots = {f"seat_{seat}": "bot:easy" for seat in range(1, 3)}
    ada = someone(viewport=size).set_table("yes-broccoli", option_players="3", seat_0="me", **bots)
    ada.at_table().can_act()
    words = "The seats were drawn by lot. Bartholomew Featherstone begins as Red. You are Blue."
    ada.page.evaluate(NOTE, words)
    told, asked = ada.at_rest().boxes("#notes", "#prompt-text")
    assert told.bottom <= asked.y or told.y >= asked.bottom or told.x >= asked.right
    assert told.within(size["width"], size["height"])
    assert ada.page.locator(".note").evaluate("one => one.scrollHeight <= one.clientHeight")


def test_y8_by_thumb_the_played_bids_can_be_looked_at(someone: Someone) -> None:
    """A finger on the pile means the pile, not the bid card beside it."""
    ada = someone(viewport=PHONE, has_touch=True)
    ada.set_table(GAME, option_players="2", seat_0="me", seat_1="bot:easy").at_table().can_act()
    pile = ada.box('.scene [data-key="discards"]')
    ada.page.touchscreen.tap((pile.x + pile.right) / 2, (pile.y + pile.bottom) / 2)
    expect(ada.page.locator("#prompt-text")).to_contain_text("Only you can see it")
    expect(ada.page.locator(".scene .chosen")).to_have_count(0)
