"""What happens is shown long enough to be read, and nothing beside it says what is not so yet."""

from __future__ import annotations

import re

from browser.conftest import PHONE, Someone
from browser.people import Person
from browser.prepared import Prepared
from playwright.sync_api import expect
from serving import Server

from potager.core.registry import game as find_game
from potager.table.store.kept import Place

AS_USUAL = "try { localStorage['potager.pace'] = 'normal' } catch {}"
BROCCOLI = "yes-broccoli"
# The milliseconds between a line of the log with these words and the next one.
UNTIL_THE_NEXT_LINE = """words => new Promise(told => {
  const log = document.getElementById("log");
  let since = 0;
  new MutationObserver(() => {
    if (since) told(performance.now() - since);
    if (log.firstElementChild.textContent.includes(words)) since = performance.now();
  }).observe(log, { childList: true });
})"""
# Everybody's points when such a line comes: in the players' list, and beside the piles.
POINTS_WITH_THE_LINE = r"""words => new Promise(told => {
  const log = document.getElementById("log");
  new MutationObserver(() => {
    if (!log.firstElementChild.textContent.includes(words)) return;
    const numbers = (which, form) => [...document.querySelectorAll(which)]
      .map(node => node.textContent.match(form)?.[1]).filter(Boolean).sort();
    const listed = numbers(".player-goal > span", /(\u2212?\d+) point/);
    told([listed, numbers("#scene text", /^(\u2212?\d+) points?$/)]);
  }).observe(log, { childList: true });
})"""
# What the prompt said whenever a turn was lit with nothing to choose, or a tick with bids open.
WRONGLY_LIT = """() => {
  window.wrong = [];
  const lit = (what) => Boolean(document.querySelector(what));
  const look = () => {
    const open = lit('.scene [data-key^="rank:"]');
    if ((lit(".badge.turn") && !lit(".scene .legal")) || (lit(".has-chosen") && open))
      window.wrong.push(document.getElementById("prompt-text").textContent);
    requestAnimationFrame(look);
  };
  look();
}"""


# Where the scene is, on each picture that the screen shows.
WHERE_THE_SCENE_IS = """() => {
  window.places = new Set();
  const look = () => {
    const { x, y, width, height } = document.getElementById("scene").getBoundingClientRect();
    window.places.add([x, y, width, height].map(Math.round).join(" "));
    requestAnimationFrame(look);
  };
  look();
}"""
# The green button of the sheet, if there is one; whether there was.
PRESS = """() => {
  const button = document.querySelector("#prompt-buttons .go");
  button?.click();
  return Boolean(button);
}"""
# What the bar says, in words and pictures, when a total has been in full sight for a moment.
WHAT_IS_SAID_OF_ROLLS = """() => {
  window.said = [];
  let [total, since] = ["", 0];
  const look = () => {
    const shown = document.querySelector('.scene [data-key="total:value"]');
    const now = shown && getComputedStyle(shown).opacity === "1" ? shown.textContent : "";
    if (now !== total) [total, since] = [now, performance.now()];
    else if (now && since && performance.now() - since > 200) {
      const bar = document.getElementById("prompt-text");
      const spoken = [...bar.querySelectorAll("[aria-label]")].map((one) => one.ariaLabel);
      window.said.push([now, [bar.innerText, ...spoken].join(" ")]);
      since = 0;
    }
    requestAnimationFrame(look);
  };
  look();
}"""

# What the button says while bots are skipped, and after a tap on the scene.
SKIP_AND_TAP = """() => {
  const button = () => document.querySelector("#prompt-buttons .onward");
  button().click();
  const skipping = button().textContent;
  document.getElementById("scene").dispatchEvent(new MouseEvent("click"));
  return [skipping, button().textContent];
}"""

# Where marks of the last move are, and how far all pieces stray from the line between two places
# where they rest, on each picture that the screen shows.
WHAT_MOVES = r"""() => {
  window.marks = new Set();
  window.strayed = 0;
  const placed = ({ e, f }) => [e, f];
  const at = (node) => placed(new DOMMatrix(getComputedStyle(node).transform));
  const rests = new Map();
  const look = () => {
    for (const node of document.querySelectorAll('.scene [data-key^="last-"]'))
      window.marks.add(at(node).map(Math.round).join(" "));
    for (const node of document.querySelectorAll(".scene [data-key]")) {
      if (!/^[a-z]+-[123]:/.test(node.dataset.key)) continue;
      const [x, y] = at(node);
      if (!node.getAnimations().length) rests.set(node.dataset.key, [x, y]);
      const [x0, y0] = rests.get(node.dataset.key) ?? [x, y];
      const [x1, y1] = placed(new DOMMatrix(node.style.transform));
      const far = Math.hypot(x1 - x0, y1 - y0);
      if (!far) continue;
      const off = Math.abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / far;
      window.strayed = Math.max(window.strayed, off);
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def at_a_usual_pace(someone: Someone) -> Person:
    """With three bots, who take the foods but the last; many foods are dealt after that."""
    ada = someone()
    ada.context.add_init_script(AS_USUAL)
    bots = {f"seat_{seat}": "bot:easy" for seat in (1, 2, 3)}
    ada.set_table(BROCCOLI, option_players="4", seat_0="me", **bots)
    return ada.at_table().can_act()


def bid(person: Person, card: str) -> None:
    person.page.locator(f'.scene [data-target="bid:{card}"].legal').first.click()


def take_when_asked(ada: Person, rounds: int) -> None:
    """Until so many foods were left to somebody."""
    left = ada.page.locator("#log li", has_text="left with")
    for _ in range(600):
        if left.count() >= rounds:
            return
        foods = [target for target in ada.lit if target and target.startswith("food:")]
        if foods:
            ada.click(foods[0])
        ada.page.wait_for_timeout(100)  # bots act meanwhile
    raise AssertionError(f"no round ends: {ada.log}")


def test_what_the_last_one_is_left_with_can_be_read(someone: Someone) -> None:
    ada = at_a_usual_pace(someone)
    ada.page.evaluate(f"window.read = ({UNTIL_THE_NEXT_LINE})('left with'); undefined")
    ada.page.evaluate(f"window.points = ({POINTS_WITH_THE_LINE})('left with'); undefined")
    bid(ada, "red-1")
    take_when_asked(ada, rounds=1)
    listed, on_the_table = ada.page.evaluate("window.points")
    assert listed == on_the_table != [], "the list is in step with the table"
    assert ada.page.evaluate("window.read") > 2000, "milliseconds"


def test_while_things_are_shown_no_turn_and_no_choice_is_lit(someone: Someone) -> None:
    ada = at_a_usual_pace(someone)
    expect(ada.page.locator(".badge.turn")).to_be_visible()
    ada.page.evaluate(f"({WRONGLY_LIT})()")
    bid(ada, "red-8")
    take_when_asked(ada, rounds=1)
    assert ada.page.evaluate("window.wrong") == []


def test_on_a_phone_the_scene_never_moves_whatever_the_sheet_says(someone: Someone) -> None:
    ada = someone(viewport=PHONE)
    ada.set_table(seat_0="me", seat_1="bot:easy").at_table().can_act()
    ada.page.evaluate(f"({WHERE_THE_SCENE_IS})()")
    heard = set()
    for turn in range(40):
        if ada.can_act().over:
            break
        heard.add(ada.prompt)
        places = ada.page.evaluate("[...window.places]")
        if not ada.page.evaluate(PRESS):
            ada.act(turn)
    assert len(heard) > 4, "the sheet had much to say"
    assert len(places) == 1


def test_a_roll_is_told_with_its_dice(someone: Someone) -> None:
    ada = someone(reduced_motion="no-preference")
    ada.context.add_init_script(AS_USUAL)
    ada.set_table(seat_0="me", seat_1="bot:easy").at_table().can_act()
    ada.page.evaluate(f"({WHAT_IS_SAID_OF_ROLLS})()")
    for turn in range(6):
        ada.can_act().act(turn)
    said = ada.page.evaluate("window.said")
    assert len(said) >= 3, said
    wrong = [(total, words) for total, words in said if not re.search(rf"\b{total}\b", words)]
    assert not wrong, "the bar speaks of another roll"


def with_bots(someone: Someone, number: int = 3) -> Person:
    """At a usual pace, when bots are at it."""
    ada = someone(reduced_motion="no-preference")
    ada.context.add_init_script(AS_USUAL)
    bots = {f"seat_{seat}": "bot:easy" for seat in range(1, number + 1)}
    players = str(number + 1)
    ada.set_table("pyramid-shambo", option_players=players, seat_0="me", **bots).at_table()
    skip = ada.page.get_by_role("button", name="Skip")
    for turn in range(20):
        ada.soon(lambda: skip.is_visible() or ada.lit or ada.over)
        if skip.is_visible():
            break
        ada.act(turn)
    expect(skip).to_be_in_viewport()
    return ada


def test_bots_turns_can_be_skipped_by_one_press(someone: Someone) -> None:
    ada = with_bots(someone)
    skip = ada.page.get_by_role("button", name="Skip")
    skip.dispatch_event("click")  # at once: bots may be done while a click waits until it is still
    ada.can_act(timeout=8000)
    expect(skip).to_have_count(0)


def test_what_waits_to_be_shown_does_not_hold_up_another_layout(someone: Someone) -> None:
    page = with_bots(someone, 9).page
    page.set_viewport_size(PHONE)
    expect(page.locator('#scene[viewBox^="0 0 390"]')).to_be_attached(timeout=3000)


def test_a_tap_on_the_scene_stops_who_skips(someone: Someone) -> None:
    ada = with_bots(someone)
    words: list[str] = ada.page.evaluate(SKIP_AND_TAP)
    assert words == ["Stop here", "Skip"]


def test_who_is_out_is_led_to_the_end(someone: Someone, server: Server) -> None:
    game = find_game("pyramid-shambo")
    tied = ("rock", "rock") * 5  # until all that red has is at stake
    told = ("challenge yellow", *tied, "scissors", "rock")
    bots = tuple(Place(name=name, bot="easy", ready=True) for name in ("Pip", "Tansy", "Midge"))
    # Bots at this pace can end the match before a slow page has opened.
    match = Prepared(server, game, game.resolve(players=4), *told, bots=bots, paused=True)
    ada = someone(reduced_motion="no-preference")
    ada.context.add_init_script(AS_USUAL)
    match.sits(ada, 0)
    ada.page.get_by_role("button", name="Go on").click()
    ada.page.get_by_role("button", name="To the end").click()
    expect(ada.ending).to_be_visible()


def test_pieces_walk_the_loop_and_marks_never_slide(someone: Someone) -> None:
    ada = someone(reduced_motion="no-preference")
    ada.context.add_init_script(AS_USUAL)
    ada.set_table(seat_0="me", seat_1="bot:easy").at_table().can_act()
    ada.page.evaluate(f"({WHAT_MOVES})()")
    for turn in range(40):
        if ada.can_act().over or ada.page.evaluate("window.strayed") > 100:
            break
        ada.act(turn)
    assert ada.page.evaluate("window.strayed") > 100, "from row to row they go around"
    squares = ada.page.locator('.scene [data-target^="square:"][data-key^="square:"]').evaluate_all(
        "nodes => nodes.map(n => new DOMMatrix(n.style.transform))"
        ".map(({ e, f }) => [e, f].map(Math.round).join(' '))"
    )
    assert set(ada.page.evaluate("[...window.marks]")) <= set(squares)
