"""A new game as people see it: in the lobby, at the table and in its lesson, on all screens."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from browser.conftest import PHONE, WIDE, Someone
from packages import register
from playwright.sync_api import expect
from serving import Server, database

from potager.new_game import named, new_package


@pytest.fixture(scope="module")
def pond(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A table with a new game from a package of its own."""
    site = new_package(named("minnow-pond", None), tmp_path_factory.mktemp("site"))
    register(site, "minnow_pond", "minnow-pond")
    paths = [str(site), *filter(None, [os.environ.get("PYTHONPATH")])]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(paths))
        running = Server(database(tmp_path_factory.mktemp("table"))).start()
    yield running
    log = running.stop()
    assert "Traceback" not in log, log


@pytest.mark.parametrize("size", [WIDE, PHONE, {"width": 844, "height": 390}], ids=str)
def test_a_new_game_is_found_in_the_lobby_and_played_to_its_end(
    pond: Server, someone: Someone, size: dict[str, int]
) -> None:
    ada = someone(pond.url, viewport=size).go("/")
    card = ada.page.locator(".game").filter(has_text="Minnow Pond")
    card.scroll_into_view_if_needed()
    drawn = "cover => cover.complete && cover.naturalWidth > 0"
    ada.page.wait_for_function(drawn, arg=card.locator(".cover").element_handle())
    ada.page.evaluate("localStorage['potager.lessons'] += ' minnow-pond'")
    ada.play_with_bots("easy", "minnow-pond").laid_out()
    turns = 0
    while not ada.can_act().over:
        turns += ada.act()
    assert turns >= 2
    expect(ada.ending).to_contain_text("carrot")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_its_lesson_has_two_steps(pond: Server, someone: Someone, size: dict[str, int]) -> None:
    ada = someone(pond.url, viewport=size).go("/lessons/minnow-pond")
    expect(ada.page.get_by_text("Step 1 of 2")).to_be_visible()
    ada.page.locator('.scene .legal[data-target="carrot:1"]').click()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_text("so you win!")).to_be_visible()
