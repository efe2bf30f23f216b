"""The coach in the browser: a hint at the table, the analysis of a match, the puzzle of the day."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest
from browser.conftest import PHONE, WIDE, Someone
from browser.people import Person
from browser.prepared import keep
from playwright.sync_api import expect
from serving import Server
from table.quick_puzzle import keep_puzzle

from potager.bots.coach.hints import known
from potager.bots.levels import bot
from potager.core.dice import FairDice
from potager.core.match import Match
from potager.core.registry import game as find_game
from potager.table.rooms.seats import new_secret, person_of
from potager.table.store.kept import Place, Setup, Sheet

THINKING = 60_000  # milliseconds that a worker may need, uncompiled and on a busy machine


def has_a_choice(person: Person) -> None:
    """Play until something can be chosen that the table does not choose by itself."""
    while True:
        lit = person.can_act().lit
        if len(lit) > 1 and "roll" not in lit:
            return
        assert not person.over
        person.act()
        person.page.wait_for_timeout(50)  # the bot acts meanwhile


# Where the board and the players are, and what a ring is drawn around.
PLACES = """() => ["#scene", ".players"].map(which => {
  const { x, y, width, height } = document.querySelector(which).getBoundingClientRect();
  return [x, y, width, height];
})"""
AROUND = """() => [...document.querySelectorAll(".path-ring")].map(ring => {
  const box = ring.getBoundingClientRect();
  const at = [...document.querySelectorAll(".scene .hinted")].map(node => node.getBoundingClientRect());
  return at.some(one => box.left <= one.left && box.right >= one.right && box.top <= one.top && box.bottom >= one.bottom);
})"""  # noqa: E501


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_a_hint_lights_the_best_choice_and_is_counted(
    someone: Someone, size: dict[str, int]
) -> None:
    ann = someone(viewport=size, has_touch=size is PHONE)
    ann.set_table(option_mode="solitaire", seat_0="me").at_table()
    page = ann.page
    has_a_choice(ann)
    button = page.locator("#hint")
    before = ann.at_rest().page.evaluate(PLACES)
    button.dblclick()
    expect(page.locator("#hint-panel")).to_be_visible(timeout=THINKING)
    expect(button).to_be_enabled()
    choices = page.locator(".hint-choice")
    expect(choices.first).to_have_attribute("aria-pressed", "true")
    chances = [int(text.rstrip("%")) for text in choices.locator("b").all_inner_texts()]
    assert chances
    assert chances == sorted(chances, reverse=True)
    lit = page.locator(".scene .hinted, #prompt-buttons .hinted")
    expect(lit.first).to_have_attribute("data-target", re.compile("."))
    ann.comes_to(lambda: page.evaluate(AROUND), lambda: [True])
    assert page.evaluate(PLACES) == before  # nothing moves
    expect(page.locator("#log")).to_contain_text("took a hint")
    expect(page.locator("#log").get_by_text("took a hint")).to_have_count(1)
    page.get_by_label("Close the hint").click()
    expect(lit).to_have_count(0)
    expect(page.locator(".path-ring")).to_have_count(0)
    button.click()  # it was thought about already
    expect(page.locator(".path-ring")).to_have_count(1)
    best = lit.first.get_attribute("data-target")
    assert best
    ann.press(best)
    expect(page.locator("#hint-panel")).to_be_hidden()
    expect(page.locator(".path-ring")).to_have_count(0)


@pytest.mark.parametrize("size", [(844, 390), (640, 400), (1366, 650)], ids=str)
def test_every_choice_of_a_hint_can_be_tapped_in_a_low_window(
    someone: Someone, size: tuple[int, int]
) -> None:
    ann = someone().set_table("yes-broccoli", option_players="2", seat_0="me", seat_1="bot:easy")
    ann.at_table().resize(*size)
    ann.can_act()
    ann.page.locator("#hint").click()
    ann.page.locator("#question-yes").click()
    choices = ann.page.locator(".hint-choice")
    expect(choices).not_to_have_count(0, timeout=THINKING)
    assert choices.count() > 1
    for choice in choices.all():
        choice.click()
        expect(choice).to_be_in_viewport(ratio=0.95)
        expect(choice).to_have_attribute("aria-pressed", "true")
        expect(ann.page.get_by_role("button", name="Play it")).to_be_in_viewport(ratio=1)


# Whether all choices lie within the panel, and of the second one a bit, but none of its words.
CHOICES = """() => {
  const box = (which, i = 0) => document.querySelectorAll(which)[i].getBoundingClientRect();
  const panel = box("#hint-panel"), list = box(".hint-choices"), next = box(".hint-choice", 1);
  const all = [...document.querySelectorAll(".hint-choice, .hint-words")].map(one => one.getBoundingClientRect());
  const within = all.every(one => panel.top <= one.top && one.bottom <= panel.bottom);
  return [within, next.left < list.right, box(".hint-words", 1).left >= list.right];
}"""  # noqa: E501


@pytest.mark.parametrize("game", ["yes-broccoli", "snail-invasion"])
def test_on_a_phone_a_hint_is_whole_and_the_next_choice_peeps_out(
    someone: Someone, game: str
) -> None:
    ann = someone(viewport=PHONE, has_touch=True)
    ann.set_table(game, seat_0="me", seat_1="bot:easy").at_table()
    has_a_choice(ann)
    ann.page.locator("#hint").click()
    ann.page.locator("#question-yes").click()
    expect(ann.page.locator(".hint-choice").nth(1)).to_be_attached(timeout=THINKING)
    assert ann.at_rest().page.evaluate(CHOICES) == [True, True, True]


NOTED = """() => {
  window.noted = [];
  const note = ([one]) => noted.push(one.target.textContent);
  new MutationObserver(note).observe(document.getElementById("notes"), { childList: true });
}"""
# Ask, and choose in the same breath.
ASK_AND_CHOOSE = """() => {
  document.getElementById("hint").click();
  document.querySelector(".scene .legal").dispatchEvent(new MouseEvent("click", { bubbles: true }));
}"""


def test_a_hint_that_comes_too_late_says_nothing(someone: Someone) -> None:
    ann = someone().short_match(turns=20)  # which does not count: so nothing is asked
    page = ann.page
    has_a_choice(ann)
    page.evaluate(NOTED)
    page.evaluate(ASK_AND_CHOOSE)
    expect(page.locator("#hint.thinking")).to_have_count(0)
    ann.can_act()
    page.wait_for_timeout(1500)  # nothing is said meanwhile
    assert page.evaluate("noted") == []
    expect(page.locator("#hint-panel")).to_be_hidden()


def test_there_is_no_hint_while_nothing_can_be_chosen(someone: Someone) -> None:
    ann = someone(viewport=PHONE)
    ann.set_table("yes-broccoli", option_players="2", seat_0="me", seat_1="bot:easy").at_table()
    ann.page.evaluate("localStorage['potager.pace'] = 'calm'")
    ann.page.reload()
    hint = ann.at_table().can_act().page.locator("#hint")
    expect(hint).to_be_enabled()
    ann.press("bid:red-1")
    expect(hint).to_be_disabled()
    ann.page.locator(".scene .legal").first.wait_for(state="detached")
    for _ in range(20):  # while bids are shown
        assert bool(ann.lit) or hint.is_disabled()
        ann.page.wait_for_timeout(50)  # all this time


def test_where_a_friend_sits_there_is_no_hint_button(someone: Someone) -> None:
    ann = someone()
    ann.set_table(option_turn_limit="4", seat_0="me", seat_1="hot", name_1="Ben").at_table()
    ann.can_act()
    expect(ann.page.locator("#hint")).to_be_hidden()


def badly_played(server: Server) -> str:
    """A match on the patio with mistakes in it, finished; the address of its replay."""
    game = find_game("snail-invasion")
    match = Match.new(game, game.resolve(mode="solitaire", garden="patio"), seed=9)
    match.play([bot("random", game, seed=9).choose])
    record, ann = match.record(), person_of(new_secret())
    setup = Setup(
        id="badly", code="KALE-43", watch=new_secret(), invite=new_secret(), game=game.name,
        options=record.options, dice=FairDice.new("badly"), host=ann,
        rules=game.rules_version,
    )  # fmt: skip
    places = (Place(holder=ann, name="Ann", ready=True),)
    keep(server, setup, Sheet(phase="over", places=places), record.rows())
    return f"/r/{setup.watch}"


def test_a_replay_shows_the_curve_and_jumps_to_turning_points(
    someone: Someone, server: Server
) -> None:
    ann = someone().go(badly_played(server)).at_table()
    page = ann.page
    page.locator("#analysis summary").click()
    page.get_by_role("button", name="Analyse this match").click()
    expect(page.locator(".curve polyline")).to_have_count(1, timeout=THINKING)
    expect(page.locator(".skill li")).to_have_count(1)
    expect(page.locator(".skill")).to_contain_text("%")
    point = page.locator(".turned button").first
    expect(point).to_contain_text("roll")  # as the log tells it, not in notation
    rings = page.locator(".path-ring")
    expect(rings).to_have_count(0)
    point.click()
    expect(rings).to_have_count(2)  # what was chosen, and what would have been better
    expect(page.locator("#at")).not_to_have_text(re.compile(r"^(\d+) / \1$"))
    page.set_viewport_size(PHONE)
    expect(page.locator('#scene[viewBox^="0 0 390"]')).to_be_attached()
    places = (
        "[...document.querySelectorAll('#scene .path-ring')].map(one =>"
        " one.transform.baseVal.consolidate().matrix.e <= 390)"
    )
    ann.comes_to(lambda: page.evaluate(places), lambda: [True, True])  # they go with the layout
    page.get_by_role("button", name="One step forward").click()
    expect(rings).to_have_count(0)
    page.set_viewport_size(WIDE)
    page.reload()
    page.locator("#analysis summary").click()
    expect(page.locator(".curve polyline")).to_have_count(1)  # it was kept


def test_a_puzzle_has_three_tries_and_a_result_to_share(
    someone: Someone, quiet_server: Server
) -> None:
    puzzle = keep_puzzle(quiet_server.database, datetime.now(UTC).date())
    quiet_server.start()
    ann = someone(quiet_server.url)
    ann.go("/").page.get_by_role("link", name="Puzzle", exact=True).click()
    ann.page.wait_for_url("**/puzzle")
    page = ann.at_table().page
    answer, choices = page.locator("#answer"), page.locator("#answer .hint-choice")
    worth = [round(100 * one) for one in known(puzzle.worth)]
    expect(page.locator("#streak")).to_contain_text("begin a streak")
    expect(page.locator("#next-one")).to_contain_text("00:00 UTC")
    ann.press(puzzle.worth[1].path[0])
    expect(page.locator("#prompt")).to_contain_text(
        f"Yours wins {worth[1]}%, the best one {worth[0]}%"
    )
    expect(answer).to_contain_text("2 tries left")
    expect(choices).to_have_count(1)  # the own one, and no other
    expect(choices).to_contain_text(f"{worth[1]}%")
    page.reload()  # what was tried is kept
    expect(answer).to_contain_text("2 tries left")
    ann.at_table().press(puzzle.solution.path[0])
    expect(answer).to_contain_text("that is the best choice")
    expect(choices.first).to_contain_text("second try")
    expect(choices.first).to_contain_text(f"{worth[0]}%")
    expect(page.locator("#streak")).to_contain_text("1 day in a row")
    # The system's clipboard may be read or not, as the browser likes: this one can be.
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    page.get_by_role("button", name="Share the result").click()
    page.wait_for_function("window.copied?.includes('🟩')")


def test_the_answer_to_a_puzzle_is_shown_on_request(someone: Someone, quiet_server: Server) -> None:
    puzzle = keep_puzzle(quiet_server.database, datetime.now(UTC).date())
    quiet_server.start()
    ann = someone(quiet_server.url, viewport=PHONE)
    page = ann.go("/puzzle").at_table().page
    expect(page.locator("#sides li .muted").first).to_be_visible()  # how far everybody is
    expect(page.get_by_role("heading", level=1)).to_contain_text("Snail Invasion!")
    for way in ("Rules", "Lesson"):
        expect(page.locator(".about").get_by_role("link", name=way)).to_be_in_viewport()
    told = "one => [one.clientHeight / innerHeight, one.scrollHeight - one.clientHeight]"
    share, cut = page.locator(".puzzle-side").evaluate(told)
    assert share < 0.25, "the board has the room"
    assert cut <= 0, "nothing is cut off"
    ann.press(puzzle.worth[1].path[0])
    page.get_by_role("button", name="Show the answer").click()
    page.locator("#question-yes").click()
    expect(page.locator("#answer")).to_contain_text("Not solved")
    expect(page.locator("#answer .hint-choice")).to_have_count(min(5, len(puzzle.worth)))
    expect(page.locator(".scene .legal:not(.hinted)")).to_have_count(0)
