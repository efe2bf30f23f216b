"""Draw every game, in every layout and phase, on contact sheets: look at them before and after.

    python scripts/gallery.py --game pyramid-shambo --out build/gallery/before
    python scripts/gallery.py --game pyramid-shambo --out build/gallery/after
    python scripts/gallery.py --compare build/gallery/before build/gallery/after

Each game is played at random from a fixed seed. For each kind of moment (what just happened, in
which phase, and whether the viewer may choose) the first and the last beat of that kind are drawn,
for a player and for a spectator. A player's pictures also show what can be chosen, and what one of
these choices would do. A sheet holds the pictures for one option set, layout and viewer.
Comparing lists the pictures that differ, and puts each pair side by side.

While you work on a drawing, `--few 6 --sets 1 --layout phone` gives a sheet in seconds. All option
sets are drawn with `--sets 99`.
"""

from __future__ import annotations

import argparse
import shutil
from collections.abc import Iterator
from html import escape
from itertools import islice, pairwise
from pathlib import Path
from typing import NamedTuple, TypeVar

from librt.random import Random
from PIL import Image, ImageChops
from playwright.sync_api import Page, sync_playwright
from rich.console import Console
from rich.progress import track

from potager.core import svg
from potager.core.bits import bit
from potager.core.choices import by_clicks
from potager.core.dice import FastDice
from potager.core.game import AnyGame
from potager.core.match import Match
from potager.core.record import Play
from potager.core.registry import game as find_game
from potager.core.registry import games
from potager.core.scene import Beat, Layout
from potager.core.state import CHANCE, CLOCK, SPECTATOR, State
from potager.core.texts import Cast

OUT = Path("build/gallery")
T = TypeVar("T")
SETS = 4  # option sets of each game, evenly chosen, unless others are asked for
MATCHES = 2  # of each option set
LONGEST = 400  # events of a match
PLAYER = 0
NAMES = ("Ada", "Bea", "Milo", "Yuki", "Otto", "Bartholomew", "Ines", "Pip", "Rosa", "Ben")
WIDTHS: dict[Layout, int] = {"wide": 640, "phone": 390, "low": 650}  # of a picture, in pixels
COLUMNS: dict[Layout, int] = {"wide": 3, "phone": 5, "low": 3}
ROWS: dict[Layout, int] = {"wide": 4, "phone": 3, "low": 6}
GAP = 10  # between pictures
SHEET = """
body { margin: 0; background: #f6efe1; font: 12px system-ui }
[data-theme="dark"] body { background: #211e1a; color: #ddd }
main { display: grid; gap: 10px; padding: 10px; align-items: start }
figure { margin: 0 } figcaption { padding: 4px } figure > svg { width: 100%; display: block }
"""
NOTICED = 24  # a pixel differs where a channel is this far away
DIFFERENT = 20  # a picture differs if this many pixels do


class Sample(NamedTuple):
    """A position as somebody sees it, and what the beat that led to it left on screen."""

    kind: str
    view: State
    stage: object
    able: bool


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", help="only this one")
    parser.add_argument("--layout", choices=tuple(WIDTHS), help="only this one")
    parser.add_argument("--sets", type=int, default=SETS, help="option sets of each game")
    parser.add_argument("--few", type=int, default=0, help="at most this many pictures of each")
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("--dark", action="store_true", help="by night")
    parser.add_argument("--compare", nargs=2, type=Path, metavar=("BEFORE", "AFTER"))
    given = parser.parse_args()
    if given.compare:
        before, after = given.compare
        compare(before, after, given.out / "compared")
        return
    jobs = [
        (game, options, layout, viewer)
        for game in ([find_game(given.game)] if given.game else games())
        for options in spread(game, given.sets)
        for layout in game.layouts
        if given.layout in (None, layout)
        for viewer in (PLAYER, SPECTATOR)
    ]
    theme: svg.Theme = "dark" if given.dark else "light"
    given.out.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        page = browser.new_page()
        for game, options, layout, viewer in track(jobs, "Drawing"):
            pictures = list(drawn(game, options, layout, viewer, theme, given.few))
            each = COLUMNS[layout] * ROWS[layout]
            for number, start in enumerate(range(0, len(pictures), each), 1):
                some = pictures[start : start + each]
                name = f"{game.name} {named(options)} {layout} {eyes(viewer)} {number}.png"
                shoot(page, game, layout, some, theme, given.out / name)
        browser.close()


def spread(game: AnyGame, most: int) -> list[dict[str, object]]:
    """Option sets from all over the list; for Pyramid Shambo 2, 4, 7 and 10 players."""
    sets = game.option_sets()
    if game.players[1] > 2 * SETS:
        sets = [{"players": players} for players in (2, 4, 7, game.players[1])]
    return evenly(sets, most)


def evenly(some: list[T], most: int) -> list[T]:
    """At most so many, from the first to the last."""
    count = min(most, len(some))
    return [some[at * (len(some) - 1) // max(1, count - 1)] for at in range(count)]


def named(options: dict[str, object]) -> str:
    return " ".join(f"{name}={value}" for name, value in options.items()) or "standard"


def eyes(viewer: int) -> str:
    return "spectator" if viewer == SPECTATOR else "player"


def moments(game: AnyGame, options: dict[str, object], viewer: int) -> list[Sample]:
    """The first and the last of each kind."""
    first: dict[str, Sample] = {}
    last: dict[str, Sample] = {}
    for seed in range(1, MATCHES + 1):
        for moment in seen(game, options, viewer, seed):
            first.setdefault(moment.kind, moment)
            last[moment.kind] = moment
    pairs = ((first[kind], last[kind]) for kind in sorted(first))
    return [one for early, late in pairs for one in ([early] if early is late else [early, late])]


def seen(game: AnyGame, options: dict[str, object], viewer: int, seed: int) -> Iterator[Sample]:
    """All that one viewer sees in a random match, beat by beat."""
    resolved = game.resolve(**options)  # type: ignore[arg-type]
    match = Match(game, resolved, FastDice(seed)).draft()
    yield Sample("start", match.view(viewer), None, viewer in match.able())
    for _ in islice(match.drive_at_random(Random(seed)), LONGEST):
        pass
    stage: object = None
    positions = [*(step.before for step in match.steps), match.state]
    for event, (old, new) in zip(match.events, pairwise(positions), strict=True):
        what = old.event_seen_by(viewer, event.who, event.what)
        beats = game.drawing.tell(old.seen_by(viewer), new.seen_by(viewer), event.who, what, stage)
        stage = beats[-1].stage
        acts = viewer != SPECTATOR and bool(new.able() & bit(viewer))
        for number, beat in enumerate(beats, 1):
            able = acts and number == len(beats)
            yield Sample(kind_of(game, event, what, beat, able), beat.view, beat.stage, able)


def kind_of(game: AnyGame, event: Play, what: int, beat: Beat, able: bool) -> str:
    """What happened, in words that do not depend on how it is drawn."""
    by = {CHANCE: "chance", CLOCK: "clock"}
    verb = by.get(event.who) or game.verbs.read(what)[0]
    number = getattr(beat.view, "phase", None)
    phase = "" if number is None else f"phase {number}"
    told = "told" if beat.parts else ""
    words = (verb, phase, beat.motion, beat.sound, told, "choose" if able else "")
    return ", ".join(filter(None, words))


def drawn(
    game: AnyGame,
    options: dict[str, object],
    layout: Layout,
    viewer: int,
    theme: svg.Theme,
    few: int,
) -> Iterator[tuple[str, str]]:
    """Each moment's kind, and its picture as SVG."""
    cast = Cast(NAMES, you=viewer)
    some = moments(game, options, viewer)
    for kind, view, stage, able in evenly(some, few or len(some)):
        scene = game.drawing.scene(view, viewer, layout, stage)
        paths = by_clicks(game, view, viewer) if able else {}
        shown = [what for what in paths.values() if game.manners.previews(view, viewer, what)][:1]
        ghosts = [
            one
            for what in shown
            for one in game.drawing.preview(view, viewer, what, layout).sprites
        ]
        lit = {path[0] for path in paths}
        yield (
            kind,
            svg.render(game, scene, lit=lit, over=ghosts, cast=cast, theme=theme, standalone=False),
        )


def shoot(
    page: Page,
    game: AnyGame,
    layout: Layout,
    pictures: list[tuple[str, str]],
    theme: svg.Theme,
    to: Path,
) -> None:
    """One contact sheet. The style and the symbols come once, for all of its pictures."""
    width, columns = WIDTHS[layout], COLUMNS[layout]
    style = svg.STYLE.read_text("utf-8") + svg.style(game)
    cells = "".join(
        f"<figure>{picture}<figcaption>{escape(kind)}</figcaption></figure>"
        for kind, picture in pictures
    )
    page.set_viewport_size({"width": columns * (width + GAP) + GAP, "height": 100})
    page.set_content(
        f'''<html data-theme="{theme}"><style>{style}{SHEET}
        main {{ grid-template-columns: repeat({columns}, {width}px) }}</style>
        <svg width="0" height="0" style="position: absolute">{svg.art(game)}</svg>
        <main>{cells}</main></html>'''
    )
    page.screenshot(path=to, full_page=True)


def compare(before: Path, after: Path, to: Path) -> None:
    """Write each sheet that differs beside its successor, with the differences in the middle."""
    to.mkdir(parents=True, exist_ok=True)
    console = Console()
    for name in sorted({file.name for folder in (before, after) for file in folder.glob("*.png")}):
        if not (before / name).exists() or not (after / name).exists():
            console.print(f"[red]only in one folder[/red] {name}")
            continue
        old, new = (Image.open(folder / name).convert("RGB") for folder in (before, after))
        size = max(old.width, new.width), max(old.height, new.height)
        old, new = (on_paper(one, size) for one in (old, new))
        far = ImageChops.difference(old, new).convert("L").point(lambda by: 255 * (by > NOTICED))
        pixels = far.histogram()[255]
        if pixels > DIFFERENT:
            console.print(f"{pixels:9,} pixels differ in {name}")
            beside = Image.new("RGB", (3 * size[0], size[1]))
            for place, picture in enumerate((old, far.convert("RGB"), new)):
                beside.paste(picture, (place * size[0], 0))
            beside.save(to / name)


def on_paper(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    paper = Image.new("RGB", size)
    paper.paste(picture)
    return paper


if __name__ == "__main__":
    main()
