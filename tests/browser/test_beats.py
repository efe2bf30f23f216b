"""What happens is shown long enough to be read, and nothing beside it says what is not so yet."""

from __future__ import annotations

from browser.conftest import Someone
from browser.people import Person
from playwright.sync_api import expect

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
# How many foods the players' list shows when such a line comes.
FOODS_WITH_THE_LINE = """words => new Promise(told => {
  const log = document.getElementById("log");
  new MutationObserver(() => {
    if (log.firstElementChild.textContent.includes(words))
      told(document.querySelectorAll(".player-goal .mini").length);
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
        ada.page.wait_for_timeout(100)
    raise AssertionError(f"no round ends: {ada.log}")


def test_what_the_last_one_is_left_with_can_be_read(someone: Someone) -> None:
    ada = at_a_usual_pace(someone)
    ada.page.evaluate(f"window.read = ({UNTIL_THE_NEXT_LINE})('left with'); undefined")
    ada.page.evaluate(f"window.foods = ({FOODS_WITH_THE_LINE})('left with'); undefined")
    bid(ada, "red-1")
    take_when_asked(ada, rounds=1)
    assert ada.page.evaluate("window.foods") == 4, "the list is in step with the table"
    assert ada.page.evaluate("window.read") > 2000, "milliseconds"


def test_while_things_are_shown_no_turn_and_no_choice_is_lit(someone: Someone) -> None:
    ada = at_a_usual_pace(someone)
    expect(ada.page.locator(".badge.turn")).to_be_visible()
    ada.page.evaluate(f"({WRONGLY_LIT})()")
    bid(ada, "red-8")
    take_when_asked(ada, rounds=1)
    assert ada.page.evaluate("window.wrong") == []
