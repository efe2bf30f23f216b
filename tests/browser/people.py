"""People at their browsers: they see what the page shows, and click, tap and press keys."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect

from potager.bots.levels import bot
from potager.core.match import Match
from potager.core.record import Record
from potager.core.registry import games

PATIENCE = 30_000  # milliseconds, for a very busy machine
SOMETHING_TO_DO = ".scene .legal, #prompt-buttons button:not(.onward), #ending:not([hidden])"
# Shadows take most of the time to draw, and no room.
FLATTEN = """{
  const sheet = new CSSStyleSheet();
  const none = "{ box-shadow: none !important; filter: none !important; }";
  sheet.replaceSync("*, ::before, ::after " + none);
  document.adoptedStyleSheets.push(sheet);
}"""
# Sounds are made, but nobody plays them: an open device takes a tenth of the time.
SILENT = """window.AudioContext = class extends AudioContext {
  constructor() { super(); this.suspend().catch(() => {}); }
}"""
# Tests of what can be done don't wait for what is shown; a page's own choice stays.
AT_ONCE = "try { localStorage['potager.pace'] ??= 'instant' } catch {}"
# Nor are they asked whether they would like a lesson.
GAMES = " ".join(one.name for one in games())
PIECE = re.compile(r"piece:|[a-z]+-[123]:")  # the keys of pieces
KNOWS_ALL = f"try {{ localStorage['potager.lessons'] ??= '{GAMES}' }} catch {{}}"
# A point of a target where a click would really reach it: others may stand in front.
POINT_OF = """which => {
  for (const node of document.querySelectorAll(which)) {
    const box = node.getBoundingClientRect();
    for (let y = 0.9; y > 0.1; y -= 0.1) {
      for (let x = 0.5, step = 0; step < 9; step++, x += (step % 2 ? 0.1 : -0.1) * step) {
        const at = [box.left + box.width * x, box.top + box.height * y];
        if (node.contains(document.elementFromPoint(...at))) return at;
      }
    }
  }
  return null;
}"""
# The same, if it stays where it is.
RESTING_POINT_OF = f"""async which => {{
  const look = {POINT_OF};
  const before = look(which);
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const now = look(which);
  return before && now && String(before) === String(now) && now;
}}"""
# Where things are, once all of them are drawn.
BOXES = """which => {
  const nodes = which.map(one => document.querySelector(one));
  const found = nodes.map(node => node?.getBoundingClientRect());
  return found.every(box => box?.width && box.height)
    && found.map(({ x, y, width, height }) => [x, y, width, height]);
}"""
# The scene is that of the screen's layout.
IN_PLACE = """() => {
  const phone = matchMedia(document.getElementById("for-phones").media).matches;
  return phone === document.getElementById("scene").viewBox.baseVal.width < 500;
}"""
LIT = """() => [...new Set(
  [...document.querySelectorAll(".scene .legal")].map(node => node.dataset.target))]"""
LOG = """() => [...document.querySelectorAll("#log li")].map(line => line.innerText).reverse()"""
T = TypeVar("T")


class Box(NamedTuple):
    """A part of the screen."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def within(self, width: float, height: float) -> bool:
        """Whether it lies on a screen of that size."""
        return min(self.x, self.y) >= 0 and self.right <= width and self.bottom <= height


class Person:
    """Somebody with a browser of their own."""

    def __init__(
        self, context: BrowserContext, url: str, fresh: bool = False, shadows: bool = False
    ) -> None:
        self.context = context
        self.url = url
        self.clever = False  # chooses as a hard bot would, which makes a match short
        self.said: list[str] = []  # what pages wrote to the console
        context.set_default_timeout(PATIENCE)
        context.add_init_script(AT_ONCE)
        if not shadows:
            context.add_init_script(FLATTEN)
        context.add_init_script(SILENT)
        if not fresh:
            context.add_init_script(KNOWS_ALL)
        context.on("console", self._hear)
        context.on("weberror", lambda error: self.said.append(str(error.error)))
        self.page: Page = context.new_page()

    def _hear(self, message: ConsoleMessage) -> None:
        self.said.append(f"{message.type}: {message.text}")

    def go(self, path: str) -> Person:
        self.page.goto(self.url + path)
        return self

    def remember_name(self, name: str, colour: str = "leaf") -> Person:
        self.go("/")
        self.page.get_by_text("Your name", exact=True).click()
        self.page.get_by_label("Name (up to").fill(name)
        self.page.get_by_label(colour).check()
        self.page.get_by_role("button", name="Remember me").click()
        return self

    # Coming to a table

    def play_with_bots(self, level: str, game: str = "snail-invasion") -> Person:
        """From the first page in three clicks."""
        self.go("/")
        sheet = self.sheet(game)
        sheet.get_by_text(level.capitalize(), exact=True).click()
        sheet.get_by_role("button", name="Play", exact=True).click()
        return self.at_table()

    def sheet(self, game: str) -> Locator:
        """The sheet of a match with bots, opened."""
        sheet = self.page.locator(f'.quick[data-game="{game}"]')
        sheet.locator("summary").click()
        return sheet

    def against_a_bot(self) -> Person:
        """At a table with an easy bot, without the clicks that lead there."""
        return self.set_table(seat_0="me", seat_1="bot:easy").at_table()

    def short_match(self, turns: int = 6) -> Person:
        """A match against an easy bot that ends as a draw soon."""
        limit = {"option_turn_limit": str(turns)}
        return self.set_table(**limit, seat_0="me", seat_1="bot:easy").at_table()

    def fill_in(self, game: str = "snail-invasion", **fields: str) -> Person:
        """Fill in the form of a new match: `option_mode="solitaire"`, `seat_1="friend"` …"""
        self.go(f"/new/{game}")
        for draw in self.page.locator("[name=draw]").all():
            draw.uncheck()  # everybody sits as the test says
        for name, value in fields.items():
            kind, _, rest = name.partition("_")
            self.choose(f"{kind}.{rest}" if rest else kind, value)
        expect(self.page.get_by_role("button", name="Set the table")).to_be_enabled()
        self.page.get_by_role("button", name="Set the table").click()
        self.page.wait_for_url("**/t/*")
        return self

    def set_table(self, game: str = "snail-invasion", name: str = "Guest", **fields: str) -> Person:
        """The same as programs do it: quicker, and with options for experiments."""

        def given(kind: str) -> dict[str, str]:
            return {n.removeprefix(kind): fields[n] for n in fields if n.startswith(kind)}

        seats, names = given("seat_"), given("name_")
        ask = {"game": game, "options": given("option_"), "seats": list(seats.values())}
        made = self.context.request.post(
            f"{self.url}/api/tables", data={**ask, "names": names, "name": name, "draw": False}
        )
        assert made.ok, made.text()
        return self.go(made.json()["table"])

    def choose(self, name: str, value: str) -> None:
        """Choose something in a form, whatever control it has."""
        field = self.page.locator(f'[name="{name}"]')
        kind = field.first.get_attribute("type")
        if kind == "radio":
            radio = field.and_(self.page.locator(f'[value="{value}"]'))
            self.page.locator("label").filter(has=radio).click()
        elif kind == "checkbox":
            for one in value.split(","):
                field.and_(self.page.locator(f'[value="{one}"]')).check(force=True)
        elif field.evaluate("field => field.tagName") == "INPUT":
            field.fill(value)
        else:
            field.select_option(value)

    def join(self, invite: str, name: str) -> Person:
        self.page.goto(invite)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit down").click()
        self.page.wait_for_url("**/t/*")
        return self

    def begin_with(self, friend: Person, name: str = "Ben") -> Person:
        """The match begins as soon as a friend sits at the table too and is ready."""
        friend.join(self.invite, name)
        friend.page.get_by_role("button", name="I'm ready").click()
        self.page.get_by_role("button", name="Start").click()
        friend.at_table()
        return self.at_table()

    def at_table(self) -> Person:
        """Wait until the scene is there, and can be seen."""
        expect(self.page.locator("#scene .sprite").first).to_be_attached()
        expect(self.page.locator("#scene")).to_be_visible()
        return self

    def at_rest(self) -> Person:
        """Wait until nothing moves or fades any more."""
        self.page.evaluate("Promise.allSettled(document.getAnimations().map(a => a.finished))")
        return self

    def laid_out(self) -> Person:
        """Wait until the scene is the one for this size of the window."""
        self.page.wait_for_function(IN_PLACE, polling=20)
        return self

    def resize(self, width: int, height: int) -> Person:
        """Another size of the window, at a table."""
        self.page.set_viewport_size({"width": width, "height": height})
        return self.laid_out()

    @property
    def code(self) -> str:
        return self.page.url.rstrip("/").rpartition("/")[2]

    @property
    def invite(self) -> str:
        return self._data("[data-copy]", "data-copy")

    @property
    def watch(self) -> str:
        return self._data("#table", "data-watch")

    def _data(self, selector: str, name: str) -> str:
        found = self.page.locator(selector).first.get_attribute(name)
        assert found
        return found

    # Looking

    @property
    def ending(self) -> Locator:
        return self.page.locator("#ending")

    @property
    def over(self) -> bool:
        return self.ending.is_visible()

    @property
    def prompt(self) -> str:
        return self.page.locator("#prompt-text").inner_text()

    @property
    def log(self) -> list[str]:
        """The lines of the log, oldest first."""
        lines: list[str] = self.page.evaluate(LOG)
        return lines

    @property
    def position(self) -> list[tuple[str, str]]:
        """What stands where."""
        found: Any = self.page.locator("#scene [data-key]").evaluate_all(
            "nodes => nodes.map(n => [n.dataset.key, n.style.transform])"
        )
        return sorted((key, place) for key, place in found)

    @property
    def pieces(self) -> list[tuple[str, str]]:
        """What stands where, without marks of what has just happened or can be done next."""
        return [(key, place) for key, place in self.position if PIECE.match(key)]

    @property
    def lit(self) -> list[str]:
        """The targets that can be chosen now, in the order of the page."""
        found: list[str] = self.page.evaluate(LIT)
        return found

    def boxes(self, *which: str) -> list[Box]:
        """Where these are on the screen, all at one moment, once all are there.

        Playwright's own `bounding_box` looks a node up first and measures it then: it may have
        been drawn anew meanwhile.
        """
        found = self.soon(lambda: self.page.evaluate(BOXES, list(which)), " or ".join(which))
        return [Box(*box) for box in found]

    def box(self, which: str) -> Box:
        return self.boxes(which)[0]

    # Playing

    def can_act(self, timeout: float = PATIENCE) -> Person:
        """Wait until there is something to do, or it is over."""
        self.page.locator(SOMETHING_TO_DO).first.wait_for(state="attached", timeout=timeout)
        return self

    def act(self, choose: int = 0) -> bool:
        """Roll or choose by the mouse, if it is for this person to act; whether it was."""
        targets = self.lit
        if not targets or self.over:
            return False
        if self.clever and targets != ["roll"]:
            return self.click(self.cleverest())
        return self.click(targets[choose % len(targets)])

    def cleverest(self) -> str:
        """What a hard bot would click now; it takes the position from the match's record."""
        record = self.context.request.get(f"{self.page.url}/record.json").text()
        match = Match.from_record(Record.from_json(record))
        if not match.waiting():
            return "roll"
        seat = match.waiting()[0]
        chosen = bot("hard", match.game, seed=1).choose(match.view(seat), seat)
        return match.game.path(match.state, seat, chosen)[0]

    def click(self, target: str) -> bool:
        """Click it if it can be clicked now; whether it could."""
        at = self.reach(target)
        if at is None:
            return False
        self.page.mouse.click(*at)
        return True

    def reach(self, target: str) -> tuple[float, float] | None:
        """Where it can be clicked now, if it can."""
        found: list[float] | None = self.page.evaluate(POINT_OF, lit(target))
        return (found[0], found[1]) if found else None

    def point_of(self, target: str) -> tuple[float, float]:
        """Where it can be clicked, once it can be chosen and lies still."""
        return self.point_at(lit(target))

    def point_at(self, which: str) -> tuple[float, float]:
        """Where something on the page can be clicked, once it can be and lies still."""
        x, y = self.soon(lambda: self.page.evaluate(RESTING_POINT_OF, which), which)
        return x, y

    def press(self, target: str) -> Person:
        """Click it, as soon as it can be."""
        self.page.mouse.click(*self.point_of(target))
        return self

    def soon(self, look: Callable[[], T], what: str = "anything") -> T:
        """What is seen, once there is something."""
        end = time.monotonic() + PATIENCE / 1000
        while not (seen := look()):
            assert time.monotonic() < end, f"{what} is not there: {self.prompt!r}, {self.lit}"
            self.page.wait_for_timeout(30)  # and look again
        return seen

    def comes_to(self, look: Callable[[], T], wanted: Callable[[], T]) -> None:
        """Wait until two things are seen to be the same."""
        end = time.monotonic() + PATIENCE / 1000
        while (seen := look()) != (meant := wanted()) and time.monotonic() < end:
            self.page.wait_for_timeout(30)  # and look again
        assert seen == meant, f"{seen} is not {meant}"

    def play_on(self, most: int = 400) -> Person:
        """Play until the match is over, or that many clicks."""
        for turn in range(most):
            if self.can_act().over:
                break
            self.act(turn)
        return self


def lit(target: str) -> str:
    """What is drawn of a target that can be chosen."""
    return f'.scene [data-target="{target}"].legal'


def as_read_by_others(log: list[str], name: str) -> list[str]:
    """A log with its reader's name, and all words without their s: "Ann roll", as "Ann rolls"."""
    named = (line.replace("Your ", f"{name}'s ").replace("You ", f"{name} ") for line in log)
    return [re.sub(r"s\b", "", line) for line in named]


def play_together(*people: Person, most: int = 600) -> None:
    """Each plays when it is their turn, until all see the end."""
    for turn in range(most):
        if all(person.over for person in people):
            return
        if not any(person.act(turn) for person in people):
            people[0].page.wait_for_timeout(20)  # bots act meanwhile
    raise AssertionError(f"not over after {most} looks: {[one.prompt for one in people]}")
