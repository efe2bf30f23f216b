"""Ways through Carrotia that its browser tests share: by clicks, and prepared in words."""

from __future__ import annotations

import re
import time
from collections.abc import Iterable
from functools import cache

from browser.people import PATIENCE, Person
from browser.prepared import Prepared
from games.carrotia.positions import cards, game, kind
from playwright.sync_api import expect
from serving import Server

from potager.core.match import Match
from potager.core.record import Record
from potager.core.scene import TURN
from potager.games.carrotia import KIND_NAMES
from potager.games.carrotia.bots.team import TeamBot
from potager.games.carrotia.rules.warren import Warren
from potager.table.store.kept import Deadline

GAME = "carrotia"
BUILD = "Pick a tile and tap a square"
READY = "Press Ready"
# Whether the match is over, and what is lit, in one look.
LOOK = """() => [
  !document.getElementById("ending").hidden,
  [...new Set([...document.querySelectorAll(".scene .legal")].map(node => node.dataset.target))],
]"""


# Looking


def match_of(person: Person) -> Match:
    """The match as its record tells it; of a record that has grown only the new rows are played."""
    answer = person.context.request.get(f"{person.page.url}/record.json")
    record = Record.from_json(answer.text())
    match = _known.get(person.page.url)
    if match is None:
        match = _known[person.page.url] = Match.from_record(record)
    for row in record.rows()[len(match.rows) :]:
        match.replay(row)
    return match


_known: dict[str, Match] = {}


def state_of(person: Person) -> Warren:
    state = match_of(person).state
    assert isinstance(state, Warren)
    return state


def prompted(person: Person, text: str) -> Person:
    """Wait until the prompt says so."""
    expect(person.page.locator("#prompt-text")).to_contain_text(text, timeout=PATIENCE)
    return person


def seconds(person: Person) -> int:
    """What the hourglass shows."""
    return int(person.page.locator(".sand-seconds").inner_text())


def hands(person: Person) -> list[str]:
    """The tiles in hand that can be turned, once there are some."""

    def lit() -> list[str]:
        return [one for one in person.lit if one.startswith("hand:") and one != "hand:crossroads"]

    return person.soon(lit)


def is_turned(person: Person, tile: str, by: str) -> None:
    """Wait until a tile in hand is turned by so much, on the screen."""
    node = f"document.querySelector('.scene [data-target=\"{tile}\"]')"
    turned = f"{node}?.style.getPropertyValue('--turned')"
    person.comes_to(lambda: person.page.evaluate(turned), lambda: by)


# Clicking


@cache
def by_touch(person: Person) -> bool:
    return bool(person.page.evaluate("navigator.maxTouchPoints"))


def tap(person: Person, *path: str) -> None:
    """Make a choice, target after target, by the mouse or, on a phone, by touch.

    By touch a tap may only show what it would do: then the button of the prompt makes it.
    """
    made = 0
    end = time.monotonic() + PATIENCE / 1000
    while made < len(path):
        at = person.reach(path[made].removeprefix(TURN))
        if at is None:
            assert time.monotonic() < end, f"{path} is not lit: {person.prompt!r}, {person.lit}"
            if made and not person.page.locator(".scene .chosen").count():
                made = 0  # the tile glided away from under the pointer
            person.page.wait_for_timeout(20)  # and look again
        elif by_touch(person):
            person.page.touchscreen.tap(*at)
            made += 1
        else:
            person.page.mouse.click(*at)
            made += 1
    play = person.page.locator("#prompt-buttons .go", has_text="Play")
    if not by_touch(person):
        person.page.mouse.move(2, 2)  # what lies there next tells nothing
    elif play.is_visible():
        play.tap()
    sure = person.page.locator("#question-yes")
    if path == ("enough",) and sure.is_visible():
        sure.click()  # of a maze that is wrong


def follow(person: Person, bot: TeamBot, seat: int = 0) -> bool:
    """Click what the bot would choose, once this seat can act; whether the match goes on."""
    end = time.monotonic() + PATIENCE / 1000
    lit: list[str] = []
    while not lit:
        assert time.monotonic() < end, f"nothing happens: {person.prompt!r}"
        over, lit = person.page.evaluate(LOOK)
        if over:
            return False
        person.page.wait_for_timeout(0 if lit else 20)  # and look again
    if lit == ["roll"]:
        person.click("roll")  # they may roll by themselves just now
        return True
    match = match_of(person)
    if match.waiting() == [seat]:
        happened = len(match.rows)
        action = bot.choose(match.view(seat), seat)
        path = match.game.path(match.state, seat, action)
        if path[0].removeprefix(TURN) in lit:  # else the page is a moment behind
            try:
                tap(person, *path)
            except AssertionError:
                if len(match_of(person).rows) == happened:
                    raise  # else the sand ran out in the middle of it
    return True


def answered(person: Person) -> None:
    """Wait until what was sent is answered, and this person can go on."""
    expect(person.page.locator("#prompt")).to_have_class(re.compile(r"\bmine\b"), timeout=PATIENCE)


# Coming to a table


def start(person: Person, character: str = "ghost", **options: str) -> Person:
    """Sit down with an easy bot, pick a character, and be ready."""
    person.set_table(GAME, option_players="2", seat_0="me", seat_1="bot:easy", **options)
    tap(person.at_table(), f"character:{character}")
    tap(prompted(person, READY), "ready")
    return prompted(person, BUILD).can_act()


def prepared(
    server: Server, *events: str, sand_left: float = 0, quests: str = "", hourglass: str = "1x"
) -> Prepared:
    """A match for one after these events, as notation writes them."""
    options = game.resolve(players=1, quests=quests or cards(), hourglass=hourglass)
    if not sand_left:
        return Prepared(server, game, options, *events)
    now = time.time()
    sand = Deadline(ends=now + sand_left, length=30, set_at=now)
    return Prepared(server, game, options, *events, sand=sand)


def kind_name(sides: str) -> str:
    """What the deal calls a tile with these open sides."""
    return KIND_NAMES[kind(sides)]


def opening(*dealt: str, characters: Iterable[str] = ("ghost",)) -> list[str]:
    """From the first choice to the first tile of a match."""
    everybody = list(characters)
    return [
        *everybody,
        *["ready"] * len(everybody),
        "quest Test 3",
        *[f"deal {kind}" for kind in dealt],
    ]
