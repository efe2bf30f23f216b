"""People at their browsers: they see what the page shows, and click, tap and press keys."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect

from potager.bots.levels import bot
from potager.core.match import Match
from potager.core.record import Record
from potager.core.registry import games

PATIENCE = 15_000  # milliseconds, for a busy machine
SOMETHING_TO_DO = ".scene .legal, #prompt-buttons button, #ending:not([hidden])"
# Tests of what can be done don't wait for what is shown; a page's own choice stays.
AT_ONCE = "try { localStorage['potager.pace'] ??= 'instant' } catch {}"
# Nor are they asked whether they would like a lesson.
GAMES = " ".join(one.name for one in games())
KNOWS_ALL = f"try {{ localStorage['potager.lessons'] ??= '{GAMES}' }} catch {{}}"
# A point of a target where a click would really reach it: others may stand in front.
POINT_OF = """nodes => {
  for (const node of nodes) {
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


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, context: BrowserContext, url: str, fresh: bool = False) -> None:
        self.context = context
        self.url = url
        self.clever = False  # chooses as a hard bot would, which makes a match short
        self.said: list[str] = []  # what pages wrote to the console
        context.set_default_timeout(PATIENCE)
        context.add_init_script(AT_ONCE)
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
        self.page.get_by_text("Your name").click()
        self.page.get_by_label("Name", exact=True).fill(name)
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
        """The sheet of a match with bots, opened; the second click of a double one does nothing."""
        sheet = self.page.locator(f'.quick[data-game="{game}"]')
        sheet.locator("summary").click()
        self.page.wait_for_timeout(450)
        return sheet

    def short_match(self, turns: int = 6) -> Person:
        """A match against an easy bot that ends as a draw soon."""
        limit = {"option_turn_limit": str(turns)}
        return self.set_table(**limit, seat_0="me", seat_1="bot:easy").at_table()

    def set_table(self, game: str = "snail-invasion", **fields: str) -> Person:
        """Fill in the form of a new match: `option_mode="solitaire"`, `seat_1="friend"` …"""
        if "option_turn_limit" in fields:
            return self._ask_for(game, fields)
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

    def _ask_for(self, game: str, fields: dict[str, str]) -> Person:
        """A table with an option for experiments: no form has it, programs do."""

        def given(kind: str) -> dict[str, str]:
            return {n.removeprefix(kind): fields[n] for n in fields if n.startswith(kind)}

        seats, names = given("seat_"), given("name_")
        ask = {"game": game, "options": given("option_"), "seats": list(seats.values())}
        made = self.context.request.post(
            f"{self.url}/api/tables", data={**ask, "names": names, "name": "Guest", "draw": False}
        )
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

    def at_table(self) -> Person:
        """Wait until the scene is there."""
        expect(self.page.locator("#scene .sprite").first).to_be_attached()
        return self

    def at_rest(self) -> Person:
        """Wait until nothing moves or fades any more."""
        self.page.evaluate("Promise.allSettled(document.getAnimations().map(a => a.finished))")
        return self

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
        return self.page.locator("#log li").all_inner_texts()[::-1]

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
        return [(key, place) for key, place in self.position if key.startswith("piece:")]

    @property
    def lit(self) -> list[str]:
        """The targets that can be chosen now, in the order of the page."""
        found: list[str] = self.page.locator(".scene .legal").evaluate_all(
            "nodes => [...new Set(nodes.map(n => n.dataset.target))]"
        )
        return found

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
        at = self.point_of(target)
        if at is None:
            return False
        self.page.mouse.click(*at)
        return True

    def point_of(self, target: str) -> tuple[float, float] | None:
        nodes = self.page.locator(f'.scene [data-target="{target}"].legal')
        found: list[float] | None = nodes.evaluate_all(POINT_OF)
        return (found[0], found[1]) if found else None

    def play_on(self, most: int = 400) -> Person:
        """Play until the match is over, or that many clicks."""
        for turn in range(most):
            if self.can_act().over:
                break
            self.act(turn)
        return self


def play_together(*people: Person, most: int = 600) -> None:
    """Each plays when it is their turn, until all see the end."""
    for turn in range(most):
        if all(person.over for person in people):
            return
        if not any(person.act(turn) for person in people):
            people[0].page.wait_for_timeout(20)
    raise AssertionError(f"not over after {most} looks: {[one.prompt for one in people]}")
