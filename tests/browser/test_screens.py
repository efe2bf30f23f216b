"""Every game with the most seats it has, on every screen: nothing covered, cut off or overprinted.

Names are long and clocks run. One page a moment is resized, with the chat closed and open, and
looked at by night too.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.conftest import Someone
from browser.crowded import Crowded, crowded
from browser.people import Person
from playwright.sync_api import ViewportSize, expect
from serving import Server, database

from potager.core.registry import game as find_game
from potager.core.registry import games
from potager.core.texts import ENGLISH
from potager.table.texts import languages

ON_ITS_SIDE = "phone on its side"
SCREENS: dict[str, ViewportSize] = {
    "1920x1080": {"width": 1920, "height": 1080},
    "1366x650": {"width": 1366, "height": 650},
    "1280x800": {"width": 1280, "height": 800},
    "1280x720": {"width": 1280, "height": 720},
    "1280x800 at 200%": {"width": 640, "height": 400},
    ON_ITS_SIDE: {"width": 844, "height": 390},
    "phone": {"width": 390, "height": 844},
}
GEOMETRY = Path(__file__).with_name("geometry.js").read_text()
AT_NIGHT = ("1280x800", "phone")
OPEN_CHAT = """open => {
  document.getElementById("drawer").classList.toggle("open", open);
  const opener = document.getElementById("open-chat");
  if (opener.ariaExpanded !== String(open)) opener.click();
}"""
# The height of the smallest letters in the scene, in pixels.
LETTERS = """() => Math.min(...[...document.querySelectorAll(".scene text")].map(
  text => text.getAttribute("font-size") * text.getScreenCTM().a))"""
NAMES = [game.name for game in games()]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, list[Crowded]]]:
    """One server with all the matches."""
    server = Server(database(tmp_path_factory.mktemp("screens")), away=3600, pass_wait=3600)
    # The others never come. They are away from the beginning, so all that says so has to fit too.
    server.prelude = "from potager.table.rooms import room; room.BACK_IN = 0.1"
    full = [one for number, game in enumerate(games(), 1) for one in crowded(server, game, number)]
    server.start()
    yield server, full
    server.stop()


@pytest.mark.parametrize(
    "moment", [pytest.param("early", marks=pytest.mark.long), "middle", "over"]
)
@pytest.mark.parametrize("game", NAMES)
def test_a_full_table_fits_on_every_screen(
    someone: Someone, tables: tuple[Server, list[Crowded]], game: str, moment: str
) -> None:
    server, full = tables
    match = next(one for one in full if (one.game, one.moment) == (game, moment))
    person = match.sits(someone(server.url))
    wrong = {}
    for name, size in SCREENS.items():
        person.page.set_viewport_size(size)
        for chat in (False, True):
            if found := look(person, chat):
                wrong[f"{name}, chat {'open' if chat else 'closed'}"] = found
        if name == ON_ITS_SIDE and "low" in find_game(game).layouts:
            person.soon(lambda: person.page.evaluate(LETTERS) >= 10, "a scene that can be read")
    person.page.emulate_media(color_scheme="dark")
    for name in AT_NIGHT:
        person.page.set_viewport_size(SCREENS[name])
        if found := look(person, chat=True):
            wrong[f"{name}, at night"] = found
    assert wrong == {}


@pytest.mark.long
@pytest.mark.parametrize("language", [one for one in languages() if one != ENGLISH])
@pytest.mark.parametrize("game", NAMES)
def test_a_full_table_fits_in_every_language(
    someone: Someone, tables: tuple[Server, list[Crowded]], game: str, language: str
) -> None:
    server, full = tables
    match = next(one for one in full if (one.game, one.moment) == (game, "middle"))
    person = someone(server.url)
    person.page.context.add_cookies(
        [{"name": "potager-language", "value": language, "url": server.url}]
    )
    match.sits(person)
    wrong = {}
    for name, size in SCREENS.items():
        person.page.set_viewport_size(size)
        if found := look(person, chat=False):
            wrong[name] = found
    assert person.page.evaluate("document.documentElement.lang") == language
    assert wrong == {}


def test_on_a_phone_the_chip_of_whose_turn_it_is_and_ones_own_are_in_sight(
    someone: Someone, tables: tuple[Server, list[Crowded]]
) -> None:
    server, full = tables
    alone = [one for one in full if one.game == "pyramid-shambo" and len(one.others) == 9]
    assert alone, "nobody chooses alone among ten players"
    person = alone[0].waits(someone(server.url, viewport=SCREENS["phone"]))
    chips = person.page.locator(".player")
    expect(chips).to_have_count(10)
    for chip in (chips.first, person.page.locator(f'.player[data-seat="{alone[0].seat}"]')):
        expect(chip).to_be_in_viewport(ratio=1)
        expect(chip.locator(".player-name")).to_be_in_viewport(ratio=1)


def look(person: Person, chat: bool) -> list[str]:
    """What is wrong on the screen as it is now."""
    person.page.evaluate(OPEN_CHAT, chat)
    found: list[str] = person.laid_out().page.evaluate(GEOMETRY)
    return found
