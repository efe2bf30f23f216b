"""Draws the diagrams of the documentation into docs/pictures, as small SVG files for day and night.

What they say of times, imports and zones is taken from the code; `tests/test_pictures.py` fails
when a diagram is out of date.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from itertools import islice, pairwise
from pathlib import Path

from librt.random import Random

from potager.core import svg
from potager.core.dice import FastDice
from potager.core.game import AnyGame
from potager.core.match import Match
from potager.core.registry import game as find_game
from potager.core.scene import MOVING, Beat
from potager.core.state import SPECTATOR
from potager.core.texts import Cast
from potager.examples.kalah import drawing as kalah
from potager.table.telling.teller import LONGEST

PICTURES = Path(__file__).parents[1] / "docs/pictures"
STYLE = """
svg{--paper:#fbf5e9;--ink:#3d2f25;--soft:#5d4a3a;--line:#76624f;--wall:#a8452f;
--page:#ddebf0;--page-edge:#6f9bb0;--table:#f3e3c8;--table-edge:#b58a55;
--game:#e3eed6;--game-edge:#6f9a5b;--file:#fffdf8;--file-edge:#a3937f}
@media(prefers-color-scheme:dark){svg{--paper:#26221d;--ink:#f3e9d8;--soft:#d9ccb8;--line:#b5a48e;
--wall:#ef8b75;--page:#22353e;--page-edge:#7fb0c6;--table:#41331f;--table-edge:#b58a55;
--game:#2b3b23;--game-edge:#86b870;--file:#37312a;--file-edge:#a3937f}}
text{font:14px system-ui,sans-serif;fill:var(--soft)}
.title{font-weight:600;font-size:16px;fill:var(--ink)}
.note{font-style:italic;fill:var(--line)}.start{text-anchor:start}.middle{text-anchor:middle}.end{text-anchor:end}
.code{font-family:ui-monospace,monospace;font-size:13px}
.paper{fill:var(--paper)}.frame{fill:none;stroke:var(--line);stroke-width:1.5;stroke-dasharray:3 4}
.page{fill:var(--page);stroke:var(--page-edge)}.table{fill:var(--table);stroke:var(--table-edge)}
.game{fill:var(--game);stroke:var(--game-edge)}.file{fill:var(--file);stroke:var(--file-edge)}
.page,.table,.game,.file{stroke-width:1.75}
.arrow{fill:none;stroke:var(--line);stroke-width:2}.dashed{stroke-dasharray:5 5}
.tip{fill:var(--line)}
.wall{fill:none;stroke:var(--wall);stroke-width:2;stroke-dasharray:6 6}
.stop{fill:var(--wall);font-style:italic}
"""
TIP = (
    '<defs><marker id="tip" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="6" markerHeight="6"'
    ' orient="auto-start-reverse"><path d="M0 0L10 5L0 10z" class="tip"/></marker></defs>'
)
LINE = 18.0  # from line to line of a box

# Who may import whom, as tests/test_imports.py has it, and the layers of the table.
MAY_IMPORT = {
    "core": (),
    "bots": ("core",),
    "games": ("core",),
    "lab": ("core", "bots", "games"),
    "table": ("core", "bots", "games"),
}
LAYERS = ("store", "rooms", "telling", "operating", "web")


class Diagram:
    """A picture that grows element by element."""

    def __init__(self, width: int, height: int, what: str) -> None:
        self.parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
            f' width="{width}" height="{height}" role="img" aria-labelledby="what">',
            f'<title id="what">{escape(what)}</title>',
            f"<style>{STYLE.strip()}</style>{TIP}",
            f'<rect width="{width}" height="{height}" rx="16" class="paper"/>',
        ]

    def text(self, x: float, y: float, words: str, look: str = "middle") -> None:
        at = f'x="{svg.number(x)}" y="{svg.number(y)}"'
        self.parts.append(f'<text {at} class="{look}">{escape(words)}</text>')

    def box(
        self, at: tuple[float, float, float, float], look: str, title: str = "", *lines: str
    ) -> None:
        """A box with its words in the middle."""
        x, y, w, h = at
        place = " ".join(
            f'{name}="{svg.number(value)}"'
            for name, value in zip(("x", "y", "width", "height"), at, strict=True)
        )
        self.parts.append(f'<rect {place} rx="12" class="{look}"/>')
        words = [*([(title, "title middle")] if title else []), *((one, "middle") for one in lines)]
        top = y + h / 2 - LINE * (len(words) - 1) / 2 + 5
        for number, (line, kind) in enumerate(words):
            self.text(x + w / 2, top + number * LINE, line, kind)

    def arrow(self, path: str, look: str = "arrow", *, both: bool = False) -> None:
        start = ' marker-start="url(#tip)"' if both else ""
        self.parts.append(f'<path d="{path}" class="{look}"{start} marker-end="url(#tip)"/>')

    def line(self, path: str, look: str) -> None:
        self.parts.append(f'<path d="{path}" class="{look}"/>')

    def __str__(self) -> str:
        return "\n".join([*self.parts, "</svg>\n"])


def design() -> str:
    """How a click becomes a change on every screen."""
    drawn = Diagram(
        920, 430,
        "A click becomes an act on a draft, the rules change the position, the change is stored;"
        " then the event becomes beats, zones and changes, and the browser moves its sprites.",
    )  # fmt: skip
    there = [
        ("page", "Click", "A path through the", "tree of legal paths"),
        ("table", "Draft", "An act changes a copy", "of the present moment,", "or is refused"),
        ("game", "Rules", "legal, apply, result:", "an event changes", "the position"),
        ("table", "Store", "All of it in one", "commit, or nothing"),
    ]
    back = [
        ("page", "Screen", "Sprites glide by key;", "the next paths light up"),
        ("table", "Changes", "Only what differs,", "encoded once for", "equal views"),
        ("game", "Zones", "Small values, placed", "in the areas of a layout"),
        ("game", "Beats", "One thing after another,", "as each seat may see it"),
    ]
    for y, row in ((66, there), (252, back)):
        for number, (look, *words) in enumerate(row):
            drawn.box((30 + 224 * number, y, 190, 112), look, *words)
    for number in range(3):
        x = 224 * number
        drawn.arrow(f"M{x + 224} 122H{x + 248}")
        drawn.arrow(f"M{x + 250} 308H{x + 226}")
    drawn.arrow("M797 182V246")
    drawn.arrow("M125 248V184")
    drawn.text(460, 38, "A choice goes to the store …", "note middle")
    drawn.line("M250 214H780", "wall")
    drawn.text(515, 204, "Nothing is shown before it is durable,", "stop middle")
    drawn.text(515, 234, "and nobody sees more than seen_by lets through.", "stop middle")
    drawn.text(460, 400, "… and comes back to every viewer as a story.", "note middle")
    return str(drawn)


def server() -> str:
    """Processes and files of a server."""
    drawn = Diagram(
        800, 590,
        "Browsers reach the workers through a web server. A supervisor watches the workers. Each"
        " has processes in which bots think. All workers use one database, which is backed up.",
    )  # fmt: skip
    drawn.box((40, 24, 220, 78), "page", "Browsers", "pages, and one WebSocket", "for each table")
    drawn.box(
        (330, 24, 240, 78), "table", "Web server in front", "TLS; nginx or Caddy", "(optional)"
    )
    drawn.arrow("M264 63H324")
    drawn.text(590, 58, "believed if it is", "start note")
    drawn.text(590, 76, "named by --proxy", "start note")
    drawn.box((20, 142, 760, 296), "frame")
    drawn.text(40, 168, "One machine:", "start note")
    drawn.text(144, 168, "potager serve --workers 3", "start code")
    drawn.box(
        (40, 206, 150, 124), "table",
        "Supervisor", "opens the port,", "starts workers, and", "restarts any that",
        "exits or hangs",
    )  # fmt: skip
    for number in range(3):
        x = 236 + 182 * number
        drawn.box((x, 206, 160, 96), "table", f"Worker {number + 1}", "pages, matches,", "clocks")
        drawn.box((x, 346, 160, 70), "game", "Bots", "in processes", "of their own")
        drawn.arrow(f"M{x + 80} 304V340", both=True)
        drawn.arrow(f"M450 104L{x + 80} 200")
    drawn.arrow("M194 254H230", "arrow dashed")
    drawn.arrow("M400 254H414", both=True)
    drawn.arrow("M582 254H596", both=True)
    drawn.text(40, 362, "Workers reach each other", "start note")
    drawn.text(40, 380, "by Unix sockets. Each", "start note")
    drawn.text(40, 398, "match belongs to one.", "start note")
    drawn.box(
        (236, 486, 210, 84), "file", "SQLite file", "one server;", "every move is on disk first"
    )
    drawn.text(473, 532, "or", "note middle")
    notify = ("several servers, which notify", "each other: LISTEN, NOTIFY")
    drawn.box((500, 486, 260, 84), "file", "PostgreSQL", *notify)
    drawn.arrow("M400 440L341 480", both=True)
    drawn.arrow("M560 440L630 480", both=True)
    drawn.box((40, 486, 140, 84), "file", "Backup", "an SQLite file,", "from either")
    drawn.arrow("M232 528H184")
    drawn.text(110, 474, "potager backup", "code middle")
    return str(drawn)


def layers() -> str:
    """Who may import whom."""
    drawn = Diagram(
        800, 520,
        "The command line may import everything. The lab and the table import bots, games and core,"
        " never each other. Games and bots import core, and core imports nothing of Potager.",
    )  # fmt: skip
    places = {
        "lab": (30, 118, 190, 124), "table": (280, 118, 490, 124),
        "bots": (30, 300, 190, 80), "games": (280, 300, 490, 80), "core": (30, 428, 740, 70),
    }  # fmt: skip
    words = {
        "lab": ("simulations, solving,", "environments"),
        "table": (),
        "bots": ("players that fit", "every game"),
        "games": ("one folder per game; no game imports another",),
        "core": ("positions, matches, dice, zones: what all games share, and no game",),
    }
    looks = {"table": "table", "lab": "file"}
    drawn.box((30, 24, 740, 50), "file", "", "cli.py, the potager command: may import everything")
    for name, at in places.items():
        title = "" if name == "table" else name
        drawn.box(at, looks.get(name, "game"), title, *words[name])
    drawn.text(525, 142, "table", "title middle")
    for number, layer in enumerate(LAYERS):
        drawn.box((294 + 94 * number, 156, 86, 40), "file", "", layer)
    drawn.text(525, 224, "Each folder may import those to its left.", "note middle")
    drawn.arrow("M125 76V112")
    drawn.arrow("M525 76V112")
    arrows = {
        ("lab", "bots"): "M125 244V294", ("lab", "games"): "M190 244L320 294",
        ("table", "games"): "M525 244V294", ("table", "bots"): "M310 244L180 294",
        ("bots", "core"): "M125 382V422", ("games", "core"): "M730 382V422",
    }  # fmt: skip
    for name, others in MAY_IMPORT.items():
        for other in others:
            if not (other == "core" and name in looks):  # through those between
                drawn.arrow(arrows[name, other])
    drawn.arrow("M276 340H224", "arrow dashed")
    drawn.text(250, 330, "bots", "note middle")
    drawn.line("M250 118V230", "wall")
    drawn.text(250, 106, "never each other", "stop middle")
    below = "A game's own bots may import bots. The lab and the table import core too."
    drawn.text(145, 408, below, "note start")
    return str(drawn)


def fair_roll() -> str:
    """The chain of a fair roll."""
    drawn = Diagram(
        880, 410,
        "Server and pages commit to a seed and to salts by their hashes. Then the list of hashes"
        " is closed, the salts are opened, dice are rolled, the seed is revealed, and every roll"
        " is verified.",
    )  # fmt: skip
    steps = (
        ("1. Commit", "Secret seed:|32 random bytes.|Shows its SHA-256,|the promise",
         "Secret salt:|32 hex digits.|Sends only|its SHA-256"),
        ("2. Open salts", "Closes the list|of hashes, shows it|to every page",
         "Stores the list,|then opens|its salt"),
        ("3. Roll", "HMAC-SHA256 of|match, salts and|number of the draw.|Its key is the seed",
         "Shows the roll"),
        ("4. Reveal", "Puts the seed into|the record when|the match is over",
         "Gets the record"),
        ("5. Verify", "potager verify|computes every|roll again",
         "Was my salt used|exactly as agreed?"),
    )  # fmt: skip
    drawn.text(20, 76, "Server", "title start")
    drawn.text(20, 240, "Players' pages", "title start")
    for number, (title, above, below) in enumerate(steps):
        x = 20 + 172 * number
        drawn.text(x + 76, 36, title, "title middle")
        last = number == len(steps) - 1
        drawn.box((x, 88, 152, 110), "file" if last else "table", "", *above.split("|"))
        drawn.box((x, 252, 152, 98), "page", "", *below.split("|"))
        if not last:
            drawn.arrow(f"M{x + 155} 143H{x + 169}")
            drawn.arrow(f"M{x + 155} 301H{x + 169}")
    drawn.text(784, 76, "Anyone", "title middle")
    drawn.line("M182 52V362", "wall")
    below = "Left of the red line, hashes fix every secret. Right of it, nothing can be added."
    drawn.text(20, 388, below, "stop start")
    return str(drawn)


def played(game: AnyGame, seed: int, events: int | None = None) -> Match:
    """A match at random, or its beginning; the same one each time."""
    match = Match(game, game.resolve(), FastDice(seed)).draft()
    for _ in islice(match.drive_at_random(Random(seed)), events):
        pass
    return match


def a_hit() -> tuple[Beat, ...]:
    """The beats of a move that hits a piece, from a real match."""
    game = find_game("snail-invasion")
    match = played(game, 11)
    positions = [*(step.before for step in match.steps), match.state]
    for event, (old, new) in zip(match.events, pairwise(positions), strict=True):
        beats = game.drawing.tell(
            old.seen_by(SPECTATOR), new.seen_by(SPECTATOR), event.who, event.what, None
        )
        if any(beat.sound == "hit" for beat in beats) and beats[0].motion == "walk":
            return tuple(beats)
    raise AssertionError("nobody is hit in this match")


def beats() -> str:
    """An event on a timeline."""
    shown = [beat for beat in a_hit() if MOVING[beat.motion] + beat.rest]
    whole = sum(MOVING[beat.motion] + beat.rest for beat in shown)
    drawn = Diagram(
        800, 430,
        f"An event is stored at once and all clocks run on. The page shows its beats for {whole:g}"
        " seconds. Bots wait for the end of them; a person can skip to the present at any time.",
    )  # fmt: skip
    left, scale = 206.0, 504 / whole

    def at(seconds: float) -> float:
        return left + seconds * scale

    def bar(start: float, seconds: float, top: float, look: str, words: str) -> None:
        drawn.box((at(start), top, seconds * scale, 40), look, "", words)

    lanes = ("Server", "Page: beats", "A bot to move", "A person to move", "Clocks, deadlines")
    tops = dict(zip(lanes, (52, 124, 212, 272, 332), strict=True))
    for name, top in tops.items():
        drawn.text(24, top + 25, name, "title start")
    drawn.box((at(0) - 44, 52, 88, 40), "game", "", "event")
    drawn.text(at(0) + 60, 68, "stored; all frames of its beats", "start")
    drawn.text(at(0) + 60, 86, "go to every viewer in one message", "start")
    drawn.arrow(f"M{svg.number(at(0))} 94V118")
    now = 0.0
    for number, beat in enumerate(shown, 1):
        moving = MOVING[beat.motion]
        name = f"{beat.motion} {moving:g} s"
        w = moving * scale
        bar(now, moving, 124, "page", name if w > 70 else "")
        if w <= 70:
            drawn.text(at(now) + w / 2, 182, name)
        bar(now + moving, beat.rest, 124, "file", f"look {beat.rest:g} s")
        drawn.text(at(now) + 4, 200, f"beat {number}", "note start")
        now += moving + beat.rest
    bar(0, whole, 212, "frame", f"waits until people have seen it, at most {LONGEST:g} s")
    drawn.box((at(whole) + 4, 212, 70, 40), "game", "", "moves")
    bar(0, whole, 272, "page", "may skip to the present and choose, at any time")
    drawn.arrow(f"M{svg.number(at(whole) + 2)} 292H780")
    bar(0, whole, 332, "table", "run on from the moment the event is stored")
    drawn.arrow(f"M{svg.number(at(whole) + 2)} 352H780")
    drawn.text(at(0), 404, "0 s", "middle")
    drawn.text(at(whole), 404, f"{whole:g} s")
    drawn.line(f"M{svg.number(at(0))} 168V388M{svg.number(at(whole))} 46V388", "frame")
    return str(drawn)


def zones() -> str:
    """A scene of Kalah, with the areas in which its zones are placed."""
    game = find_game("kalah")
    match = played(game, 3, 9)
    scene, areas = game.drawing.scene(match.view(0), 0, "wide"), kalah.LAYOUTS["wide"]
    drawn = svg.render(game, scene, theme="system", cast=Cast(("Ada", "Ben"), you=0))
    parts = [AREAS]
    for name, box in areas.items():
        if name == "all" or " " in name:
            continue
        x, y, w, h = (svg.number(one) for one in box.inset(2))
        parts.append(f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="8" class="area"/>')
        left, top, wide = box.x + 10, box.y - 7, 7.4 * len(name) + 12
        parts.append(
            f'<rect x="{svg.number(left)}" y="{svg.number(top)}" width="{svg.number(wide)}"'
            ' height="18" rx="9" class="plate"/>'
        )
        at = f'x="{svg.number(left + wide / 2)}" y="{svg.number(top + 13)}"'
        parts.append(f'<text {at} class="area-name">{name}</text>')
    return drawn.replace("</svg>\n", "\n".join([*parts, "</svg>\n"]))


AREAS = (
    "<style>.area{fill:none;stroke:light-dark(#96172c,#ffb3bb);stroke-width:2;stroke-dasharray:6 5}"
    ".plate{fill:#96172c}.area-name{font:600 12px ui-monospace,monospace;fill:#fff;"
    "text-anchor:middle}</style>"
)
DIAGRAMS: dict[str, Callable[[], str]] = {
    draw.__name__.replace("_", "-"): draw
    for draw in (design, server, layers, fair_roll, beats, zones)
}


def main() -> None:
    for name, draw in DIAGRAMS.items():
        (PICTURES / f"{name}.svg").write_text(draw(), "utf-8")
        print(f"{name}.svg")


if __name__ == "__main__":
    main()
