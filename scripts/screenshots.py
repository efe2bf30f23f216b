"""Takes the screenshots of the documentation: real pages of a real server, in docs/pictures.

    PYTHONPATH=tests python scripts/screenshots.py [NAME ...]

The matches are played by bots from fixed seeds, and everybody has a fixed name, so the same
pictures come out again while the pages stay the same. With names, only those pictures are taken.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from browser.conftest import FLAGS, PHONE, WIDE
from browser.crowded import part
from browser.people import Person
from browser.prepared import keep
from browser.test_lessons import Learner
from PIL import Image
from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright
from programs import BROWSERS
from serving import Page, Server, database

from potager.bots.levels import bot
from potager.bots.personalities import known
from potager.core.dice import FairDice
from potager.core.match import Match
from potager.core.record import Row
from potager.core.registry import game as find_game
from potager.table.rooms.seats import COOKIE, person_of
from potager.table.store.kept import Phase, Place, Setup, Sheet

PICTURES = Path(__file__).parents[1] / "docs/pictures"
QUALITIES = (78, 70, 62, 54)  # the first with which a picture is small enough
MOST_BYTES = 60_000
THINKING = 120_000  # milliseconds that an analysis may take
TOKEN = "the-token-of-the-operator"
MESSAGE = "On Friday at 20:00 UTC the server will be updated. Your matches continue afterwards."
REPORT = "snail-invasion"  # the game whose report is shown
TALL: ViewportSize = {"width": 1000, "height": 1250}
STEP = 4  # of the lesson
YOU, FRIEND = "Ada", "Ben"
BOTS = ("Clover", "Tansy", "Sage")  # who else sits at the tables
COLOURS = {YOU: "plum", FRIEND: "pumpkin"}


class Shown(NamedTuple):
    """A match of bots, and how much of it is over when the picture is taken."""

    name: str
    code: str
    game: str
    options: dict[str, Any]
    seed: int
    share: float
    level: str = "hard"


MATCHES = (
    Shown("snail-invasion", "FIG-MINT-11", "snail-invasion", {}, 11, 0.7),
    Shown("pyramid-shambo", "LIME-BEET-22", "pyramid-shambo", {"players": 4}, 1, 0.5),
    Shown("carrots-and-broccoli", "CORN-DILL-33", "carrots-and-broccoli", {}, 1, 0.2),
    Shown(
        "yes-broccoli", "KALE-LEEK-44", "yes-broccoli", {"players": 4, "game": "advanced"}, 1, 0.16
    ),
    Shown("carrotia", "BASIL-GOURD-55", "carrotia", {"players": 3}, 1, 0.48),
)
ANALYSED = Shown("analysis", "HAZEL-MELON-66", "snail-invasion", {}, 5, 1.0, "easy")
WAITING = ("waiting-room", "KALE-PLUM-42")


def main(wanted: Sequence[str]) -> None:
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(
            database(Path(folder)),
            address="https://play.example.org", admin_token=TOKEN, reports=folder, away=3600.0,
        )  # fmt: skip
        for match in (*MATCHES, ANALYSED):
            prepare(server, match)
        prepare_waiting_room(server)
        chromium = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        studio = Studio(server.start(), chromium, Path(folder))
        try:
            for name in wanted or TAKES:
                TAKES[name](studio)
        finally:
            said = server.stop()
        assert "Traceback" not in said, said


# Matches in the server's file


def secret(who: str) -> str:
    """What proves who somebody is."""
    return f"{who}-of-the-pictures"


def prepare(server: Server, shown: Shown) -> None:
    """Keep a match that bots have played up to there; whoever is to choose then is you."""
    game = find_game(shown.game)
    played = Match.new(game, seed=shown.seed, **shown.options)
    played.play([bot(shown.level, game, seed=seat).choose for seat, _ in enumerate(played.seats)])
    record = played.record()
    match, rows = part(record, shown.share)
    others = iter((FRIEND, *BOTS))
    people = [next(others) for _ in match.seats[1:]]
    people.insert(match.waiting()[0] if match.waiting() else 0, YOU)
    phase: Phase = "playing" if shown.share < 1 else "over"
    put(server, shown.name, shown.code, shown.game, phase, people, record.options, rows)


def prepare_waiting_room(server: Server) -> None:
    people = (YOU, FRIEND, BOTS[0], "")
    put(server, *WAITING, "yes-broccoli", "waiting-room", people, {"players": len(people)})


def put(
    server: Server,
    name: str,
    code: str,
    game: str,
    phase: Phase,
    people: Sequence[str],
    options: dict[str, Any],
    rows: Sequence[Row] = (),
) -> None:
    setup = Setup(
        id=name, code=code, watch=f"watch-{name}", invite=f"invite-{name}", game=game,
        options=options, dice=FairDice(match=name, seed="5e" * 32, promise="a1" * 32),
        host=person_of(secret(YOU)), rules=find_game(game).rules_version,
    )  # fmt: skip
    keep(server, setup, Sheet(phase=phase, places=tuple(map(place_of, people))), rows)


def place_of(who: str) -> Place:
    if not who:
        return Place()
    if someone := known(who):
        return Place(name=who, bot=someone.level, colour=someone.colour, ready=True)
    return Place(holder=person_of(secret(who)), name=who, colour=COLOURS[who], ready=True)


# Pictures


class Studio:
    """The server and the browser, for those who take pictures."""

    def __init__(self, server: Server, chromium: Browser, folder: Path) -> None:
        self.server = server
        self.chromium = chromium
        self.folder = folder  # with the reports

    @contextmanager
    def person(self, path: str, size: ViewportSize = WIDE) -> Iterator[Person]:
        """You, at a page in a window of this size."""
        context = self.chromium.new_context(
            viewport=size, has_touch=size == PHONE, reduced_motion="reduce", locale="en",
            timezone_id="UTC",
        )  # fmt: skip
        context.add_cookies([{"name": COOKIE, "value": secret(YOU), "url": self.server.url}])
        person = Person(context, self.server.url, shadows=True)
        yield person.go(path)
        assert person.said == [], person.said
        context.close()

    @contextmanager
    def friend(self, code: str) -> Iterator[None]:
        """Meanwhile a friend is at a table too."""
        page = Page(self.server, f"/t/{code}/ws", secret(FRIEND))
        yield
        page.close()


def save(name: str, person: Person) -> None:
    file = PICTURES / f"{name}.webp"
    picture = Image.open(BytesIO(person.at_rest().page.screenshot())).convert("RGB")
    for quality in QUALITIES:
        picture.save(file, quality=quality, method=6)
        if file.stat().st_size <= MOST_BYTES:
            break
    print(f"{file.name}: {file.stat().st_size / 1000:.0f} KB", flush=True)


def table(studio: Studio, match: Shown, kind: str) -> None:
    size = WIDE if kind == "wide" else PHONE
    with studio.friend(match.code), studio.person(f"/t/{match.code}", size) as you:
        save(f"{match.name}-{kind}", you.at_table().can_act())


def waiting_room(studio: Studio) -> None:
    name, code = WAITING
    with studio.friend(code), studio.person(f"/t/{code}") as you:
        expect(you.page.get_by_role("button", name="Start")).to_be_visible()
        expect(you.page.locator(".invite img")).to_have_js_property("complete", True)
        save(name, you)


def lesson(studio: Studio) -> None:
    learner = "snail-invasion"
    with studio.person(f"/lessons/{learner}") as you:
        steps = Learner(you, learner)
        while steps.at < STEP:
            steps.do()
        steps.here()
        save("lesson", you)


def analysis(studio: Studio) -> None:
    with studio.person(f"/r/watch-{ANALYSED.name}") as you:
        you.at_table().page.locator("#analysis summary").click()
        you.page.get_by_role("button", name="Analyse this match").click()
        expect(you.page.locator(".curve polyline").first).to_be_visible(timeout=THINKING)
        you.page.locator(".turned button").first.click()
        save("analysis", you)


def admin(studio: Studio) -> None:
    with ExitStack() as open_tables, studio.person("/admin") as operator:
        for match in MATCHES:
            open_tables.enter_context(studio.friend(match.code))
        operator.page.locator("#token").fill(TOKEN)
        operator.page.locator(".admin-login button").click()
        operator.page.locator("#text").fill(MESSAGE)
        operator.page.locator(".admin-match summary").first.click()
        save("admin", operator)


def report(studio: Studio) -> None:
    potager = Path(sys.executable).parent / "potager"
    asked = [
        str(potager),
        "report",
        REPORT,
        "--games",
        "700",
        "--out",
        str(studio.folder),
        "--json",
    ]
    subprocess.run(asked, check=True, stdout=subprocess.DEVNULL)
    with studio.person(f"/lab/{REPORT}", TALL) as reader:
        save("report", reader)


TAKES: dict[str, Callable[[Studio], None]] = {
    f"{match.name}-{kind}": partial(table, match=match, kind=kind)
    for match in MATCHES
    for kind in ("wide", "phone")
} | {one.__name__.replace("_", "-"): one for one in (waiting_room, lesson, analysis, admin, report)}


if __name__ == "__main__":
    main(sys.argv[1:])
