"""The film of a whole match, recorded in the browser."""

from __future__ import annotations

import re
from pathlib import Path

from browser.conftest import Someone
from browser.people import Person
from browser.test_replays import kept, random_match
from playwright.sync_api import expect
from serving import Server


def ask_for_film(eve: Person) -> None:
    eve.page.locator("#open-share").click()
    eve.page.locator("#share-film").click()


def test_a_film_shows_its_progress_and_is_saved_though_somebody_clicks(
    someone: Someone, server: Server
) -> None:
    match = random_match("carrots-and-broccoli", {}, 6)
    eve = someone().go(kept(server, match)).at_table()
    with eve.page.expect_download() as film:
        ask_for_film(eve)
        expect(eve.page.locator("#film-progress")).to_have_text(re.compile(r": [1-9]\d?%"))
        eve.page.mouse.click(5, 5)  # other notes go by that
        eve.page.wait_for_timeout(1500)  # notes that a click ends would have gone by now
        expect(eve.page.locator("#film-progress")).to_be_visible()
    assert Path(film.value.path()).stat().st_size > 5_000
    expect(eve.page.locator("#film-progress")).to_be_hidden()


def test_a_film_that_fails_says_where_and_can_be_tried_again(
    someone: Someone, server: Server
) -> None:
    match = random_match("carrots-and-broccoli", {}, 7)
    eve = someone().go(kept(server, match)).at_table()
    eve.page.evaluate("""() => {
      const { decode } = HTMLImageElement.prototype;
      let left = 3;
      HTMLImageElement.prototype.decode = function () {
        return left-- ? decode.call(this) : Promise.reject(new Error("too little memory"));
      };
    }""")
    ask_for_film(eve)
    question = eve.page.locator("#question")
    expect(question).to_contain_text(re.compile(r"stopped at step \d+ of \d+"))
    with eve.page.expect_download():
        question.get_by_role("button", name="Try again").click()
