"""Lessons in the browser: each to its end, wrong clicks answered, skipped, offered once."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browser.conftest import PHONE, WIDE, Someone
from browser.people import Person, lit
from browser.test_pages import GAMES, check, sideways
from playwright.sync_api import expect


class Learner:
    """Somebody at a lesson, who knows what it asks for."""

    def __init__(self, person: Person, game: str, layout: str = "wide") -> None:
        self.person, self.page = person, person.go(f"/lessons/{game}").page
        answer = person.context.request.get(
            f"{person.url}/lessons/{game}/steps.json?layout={layout}"
        )
        self.steps: list[dict[str, Any]] = answer.json()["steps"]
        self.at = 0
        self.touch = layout == "phone"

    def here(self) -> dict[str, Any]:
        """The step that is shown, once it is."""
        expect(self.page.locator("#says")).to_have_text(self.steps[self.at]["say"])
        return self.steps[self.at]

    def do(self) -> None:
        """What the step asks for."""
        step = self.here()
        path = step.get("path", [])
        if not path:
            self.page.locator("#next").click()
        for number, target in enumerate(path, 1):
            tapped = self.click(target.removeprefix("turn:"))
            if tapped and number == len(path) and not step.get("roll") and not alone(step):
                self.page.get_by_role("button", name="Play", exact=True).click()
        self.at += 1

    def click(self, target: str) -> bool:
        """Click or tap it, wherever it is; whether it was tapped in the scene."""
        drawn = self.page.locator(lit(target))
        button = self.page.locator(f'#prompt-buttons [data-target="{target}"]')
        expect(drawn.or_(button).first).to_be_attached()
        self.person.at_rest()  # a piece that was picked rises, and may cover what is next
        at = self.person.reach(target) if button.count() else self.person.point_of(target)
        if at is None:
            button.click()
        elif self.touch:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)
        return self.touch and at is not None

    def finish(self) -> None:
        while self.at < len(self.steps) - 1:
            self.do()
        self.here()
        expect(self.page.locator("#bubble-end")).to_be_visible()


def alone(step: dict[str, Any]) -> bool:
    """Whether there is nothing to choose between: then one tap is enough."""
    branches = [one for decision in step["decisions"] for one in decision["branches"]]
    return len(branches) == 1 and not branches[0].get("then")


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_can_be_played_to_its_end(someone: Someone, game: str) -> None:
    ada = Learner(someone(), game)
    answered = 0
    while ada.at < len(ada.steps) - 1:
        step = ada.here()
        branches = step["decisions"][0]["branches"] if step.get("decisions") else []
        others = [one["target"] for one in branches if one["target"] != step["path"][0]]
        if others and not answered:
            ada.click(others[0])
            expect(ada.page.locator("#answer")).to_contain_text(step["wrong"])
            expect(ada.page.locator("#says")).to_have_text(step["say"])
            answered += 1
        ada.do()
    assert answered
    ada.finish()
    ada.page.get_by_role("button", name="Play now").click()
    ada.page.wait_for_url("**/t/*")
    ada.person.at_table()
    expect(ada.page.locator("#question")).to_be_hidden()  # who comes from the lesson knows it


# What of the bubble, its buttons, the ring and what can be tapped is not whole in the window.
CUT = """() => ["#bubble", "#bubble-row button", ".about", ".scene .legal"].flatMap(which =>
  [...document.querySelectorAll(which)].filter(node => {
    const { left, top, right, bottom, width } = node.getBoundingClientRect();
    return width && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1);
  }).map(node => which))"""


@pytest.mark.parametrize("size", [(640, 400), (844, 390)], ids=str)
def test_in_a_low_window_bubble_and_target_are_both_seen(
    someone: Someone, size: tuple[int, int]
) -> None:
    width, height = size
    ada = Learner(someone(viewport={"width": width, "height": height}), "snail-invasion")
    for _ in range(3):
        ada.here()
        assert ada.page.evaluate(CUT) == []
        assert (
            ada.page.evaluate("document.documentElement.scrollTop + document.body.scrollTop") == 0
        )
        ada.do()


def test_after_a_lesson_one_plays_the_side_that_was_learned(someone: Someone) -> None:
    ada = Learner(someone(), "carrots-and-broccoli")
    form = ada.page.locator("#bubble-end form")
    expect(form.locator("input[name=side]")).to_have_value("0")
    form.evaluate("form => form.requestSubmit(form.querySelector('button'))")
    ada.page.wait_for_url("**/t/*")
    own = ada.person.at_table().page.locator("#players li").filter(has_text="you")
    expect(own).to_contain_text("Carrots")


@pytest.mark.parametrize("game", ["carrotia", "snail-invasion"])  # with tiles, and with dice
def test_a_lesson_fits_a_phone_and_a_thumb(someone: Someone, game: str) -> None:
    ada = Learner(someone(viewport=PHONE, has_touch=True), game, "phone")
    ada.here()
    assert sideways(ada.person) == 0
    ada.finish()


def test_what_the_game_does_not_allow_is_answered_in_its_words(someone: Someone) -> None:
    ada = Learner(someone(), "snail-invasion")
    while ada.here().get("path") != ["square:10:queen"]:
        ada.do()
    step = ada.here()
    blocked = next(one for one in step["answers"] if "square:4:drone" in one["targets"])
    ada.page.mouse.click(*ada.person.point_at('.scene [data-target="square:4:drone"]'))
    expect(ada.page.locator("#answer")).to_contain_text(blocked["why"])
    expect(ada.page.locator("#answer")).to_contain_text(step["wrong"])
    ada.page.get_by_role("button", name="Show me").click()
    ada.at += 1
    ada.here()
    ada.page.get_by_role("button", name="Back", exact=True).click()
    ada.at -= 1
    ada.here()
    ada.finish()


def test_a_lesson_is_offered_before_the_first_match_only(someone: Someone) -> None:
    ada = someone(fresh=True).go("/")
    question = ada.page.locator("#question")
    ada.sheet("snail-invasion").get_by_role("button", name="Play", exact=True).click()
    expect(question).to_be_visible()  # while no match has begun
    expect(question).not_to_contain_text("!?")
    ada.page.keyboard.press("Escape")  # back to the choices
    expect(question).to_be_hidden()
    play = ada.page.locator('.quick[data-game="snail-invasion"]').get_by_role("button", name="Play")
    play.click()
    expect(question).to_be_visible()
    question.get_by_role("button", name="Show me").click()
    ada.page.wait_for_url("**/lessons/snail-invasion")
    ada.play_with_bots("easy").can_act()
    expect(question).to_be_hidden()
    ada.go("/").sheet("pyramid-shambo").get_by_role("button", name="Play", exact=True).click()
    expect(question).to_be_visible()  # another game, another lesson
    question.get_by_role("button", name="Just play").click()
    ada.at_table().can_act()
    expect(question).to_be_hidden()


def test_who_comes_to_a_table_otherwise_is_offered_a_lesson_there(someone: Someone) -> None:
    ada = someone(fresh=True).set_table(seat_0="me", seat_1="bot:easy")
    question = ada.page.locator("#question")
    expect(question).to_contain_text("Your match will wait for you.")
    question.get_by_role("button", name="Show me").click()
    ada.page.wait_for_url("**/lessons/snail-invasion?back=/t/*")
    ada.page.locator("#skip").click()
    ada.page.wait_for_url("**/t/*")
    ada.at_table().can_act()
    expect(question).to_be_hidden()


def test_a_lesson_is_offered_at_the_first_choice_and_leaves_the_prompt(someone: Someone) -> None:
    ada = someone(fresh=True).set_table(seat_0="bot:easy", seat_1="me")
    expect(ada.page.locator("#question")).to_be_visible()
    expect(ada.page.locator("#prompt")).to_have_class(re.compile("mine"))
    asked = ada.prompt
    ada.page.keyboard.press("Escape")
    assert ada.prompt == asked
    ada.can_act()


def test_a_latecomer_is_offered_no_lesson(someone: Someone) -> None:
    bots = {f"seat_{seat}": "bot:easy" for seat in (1, 2)}
    ada = someone().set_table("pyramid-shambo", option_players="3", seat_0="me", **bots).at_table()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Let latecomers take a bot's seat").click()
    ben = someone(fresh=True)
    ben.page.goto(ada.invite)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").first.click()
    ben.page.wait_for_url("**/t/*")
    ben.at_table()
    ada.can_act().act()
    ben.can_act()
    expect(ben.page.locator("#question")).to_be_hidden()
    assert ben.act()


@pytest.mark.parametrize(
    "size", [WIDE, pytest.param(PHONE, marks=pytest.mark.long)], ids=["wide", "phone"]
)
def test_axe_finds_nothing_in_a_lesson(someone: Someone, size: dict[str, int]) -> None:
    layout = "phone" if size == PHONE else "wide"
    ada = Learner(someone(viewport=size, has_touch=size == PHONE), "yes-broccoli", layout)
    for _ in range(4):
        ada.here()
        check(ada.person)
        ada.do()
