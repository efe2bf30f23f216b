"""Making pages out of templates, what all pages have, and the files that they load.

`html` makes a page of a template, which gets `page`, with all that the route gives it and

- `title` of the window, `version` of Potager and `message` of the day, from the host of the server;
- `me`: who asks; none where nobody asked;
- `here`: this page's address, also for the `back` field of the form of POST /me;
- `problem`: why a form was refused, one sentence.

It can call

- `static("table.js")`: the address of a file of static/, changing whenever any of them changes, so
  that browsers may keep it forever (modules import each other by relative paths);
- `ago(seconds)`: "3 minutes ago" for a time of the server's clock;
- `t("room.start")`: a text of the catalogue;
- `art_address(game)` and the like: what `core.game` does not say of a game.

What never changes (the levels of bots, the colours, …) all templates know: `KNOWN`.

Forms are plain HTML forms; each one answers with a redirect, or with the same page and
`page.problem`. Which fields they have is said by the route that they POST to.

Static files are few and small: they are read once, compressed once, and named by the hash of all
of them, so that browsers never ask twice and never have an old one.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from functools import lru_cache
from html import escape
from importlib.metadata import version
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_args

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from litestar import Response
from litestar.exceptions import NotFoundException
from markdown_it import MarkdownIt

from potager.bots.champions import LEVELS
from potager.core import svg
from potager.core.game import AnyGame
from potager.core.lengths import minutes
from potager.core.lesson import BadLesson, has_lesson
from potager.core.lesson import load as load_lesson
from potager.core.pseudo import PSEUDO
from potager.core.registry import people
from potager.core.svg import art, style
from potager.core.texts import READING, say
from potager.table.rooms.seats import COLOURS, NAME_LENGTH
from potager.table.telling.option_texts import roles
from potager.table.texts import client_module, in_browser, languages, t
from potager.table.web import security
from potager.table.web.controls import quick_controls
from potager.table.web.finding import hub_of, part, steward_of
from potager.table.web.handling import CHAT_LENGTH, EMOTES, PHRASES
from potager.table.web.languages import direction, language_name
from potager.table.web.security import A_YEAR, AnyRequest

VERSION = version("potager")
HERE = Path(__file__).parent
STATIC = HERE / "static"
SHARED = {
    "scene.css": Path(svg.__file__).parent / "art" / "scene.css"
}  # pictures and pages look alike
TIMERS = ("0", "30", "60", "180", "86400")  # seconds; the texts `timer.…` are their words
REACTION_TIMES = ("5", "10", "20", "0")  # likewise `react.…`
COMMENTS = {
    ".js": re.compile(rb"^[ \t]*/\*\*.*?\*/", re.MULTILINE | re.DOTALL),  # at the start of a line
    ".css": re.compile(rb"/\*.*?\*/", re.DOTALL),
}
CATALOGUE = "js/lib/catalogue.js"  # a module for each language
LONGEST_TYPED = 30  # of what is typed as a code
MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}


def art_address(game: AnyGame) -> str:
    """Where browsers find a game's symbols."""
    return f"/art/{game.name}.svg?v={_hash(art(game).encode())}"


def style_address(game: AnyGame) -> str:
    """Where browsers find a game's own style sheet."""
    return f"/style/{game.name}.css?v={_hash(style(game).encode())}"


def sides(game: AnyGame) -> tuple[str, ...]:
    """The seats' roles, where people choose theirs."""
    options = game.resolve()
    return roles(game, options) if game.manners.has_sides(options) else ()


def lesson_minutes(game: AnyGame) -> int:
    """How long its lesson takes; 0: it has none, or none that can be read."""
    try:
        return load_lesson(game).minutes if has_lesson(game) else 0
    except BadLesson:
        return 0


def daily_title(game: AnyGame) -> str:
    """What a game calls its challenge of the day; empty: it has none."""
    return "" if game.manners.daily is None else game.text(say("daily.title"))


KNOWN = {  # to all templates
    "t": t,
    "in_browser": in_browser,  # the same for a text that scripts use too
    "art_address": art_address,
    "style_address": style_address,
    "quick_controls": quick_controls,  # the choices that matter most, for a match with bots
    "sides": sides,
    "lesson_minutes": lesson_minutes,
    "minutes": minutes,
    "people": people,
    "daily_title": daily_title,
    "direction": direction,
    "languages": languages,
    "language_name": language_name,
    "name_length": NAME_LENGTH,
    "every_colour": COLOURS,
    "levels": LEVELS,
    "timers": TIMERS,
    "reaction_times": REACTION_TIMES,
    "emotes": EMOTES,
    "phrases": PHRASES,
    "chat_length": CHAT_LENGTH,
}


class Printer:
    """Renders pages. With `dev` everything is read again each time."""

    def __init__(self, *, dev: bool = False) -> None:
        self.dev = dev
        self.templates = Environment(
            loader=FileSystemLoader(HERE / "templates"),
            autoescape=True,
            undefined=StrictUndefined,
            auto_reload=dev,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self.templates.globals |= KNOWN
        self.files = read_static()
        self.version = "dev" if dev else _hash(*self.files.values())

    def render(self, template: str, page: SimpleNamespace, now: float) -> str:
        """A page's text."""
        return self.templates.get_template(template).render(
            page=page,
            language=READING.get(),
            static=self.static_address,
            ago=lambda at: ago(now - at),
        )

    def static_address(self, name: str) -> str:
        """Where browsers find a static file."""
        return f"/static/{self.version}.{READING.get()}/{name}"

    def static_file(self, request: AnyRequest, name: str, language: str) -> Response[bytes]:
        """A static file as an answer."""
        files = read_static() if self.dev else self.files
        file = f"{CATALOGUE}.{language}" if name == CATALOGUE else name
        if file not in files:
            raise NotFoundException(t("oops.no-file", file=name))
        kind = TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "text/plain"
        keep = "no-cache" if self.dev else f"max-age={A_YEAR}, immutable"
        return lasting(request, files[file], kind, keep)

    def api_docs(self, schema: dict[str, Any], *messages: Any) -> str:
        """The API as a page: what can be asked for, and the messages of the WebSocket."""
        return self.templates.get_template("api.html").render(
            language=READING.get(),
            static=self.static_address,
            schema=schema,
            unions=[get_args(one) for one in messages],
        )


printer_of = part("printer", Printer)


async def html(
    request: AnyRequest, template: str, title: str, problem: str = "", **fields: Any
) -> Response[str]:
    """A page as an answer, with these fields; a problem is why a form was refused."""
    name, colour = await hub_of(request).store.person(security.person(request))
    fields |= {"me": {"name": name, "colour": colour or COLOURS[3]}, "here": request.url.path}
    fields |= {"message": steward_of(request).rulings.message, "problem": problem}
    return _printed(request, template, 400 if problem else 200, title=title, **fields)


def oops(request: AnyRequest, problem: str, status: int, back: str = "") -> Response[str]:
    """The page that says what went wrong. It asks the database nothing: that may be what did.

    `back` is the address of the table that this is about, if any.
    """
    fields = {"title": "Potager", "me": None, "here": "/", "message": "", "problem": problem}
    fields["typed"] = "" if back else _typed_code(request, status)
    return _printed(request, "oops.html", status, status=status, back=back, **fields)


def _typed_code(request: AnyRequest, status: int) -> str:
    """The code that somebody typed to get here, as far as it was one; empty on other pages."""
    path = request.url.path
    if request.method != "GET" or status not in (400, 404, 429):
        return ""
    if path == "/j":
        return request.query_params.get("code", "")[:LONGEST_TYPED]
    return path[3:][:LONGEST_TYPED] if re.fullmatch("/t/[^/]+", path) else ""


def _printed(request: AnyRequest, template: str, code: int, /, **fields: Any) -> Response[str]:
    """Nothing of a page may be kept: it shows what one person may see."""
    lab = bool(reports(hub_of(request).settings.reports))
    page = SimpleNamespace(version=VERSION, lab=lab, **fields)
    text = printer_of(request).render(template, page, hub_of(request).store.now())
    keep = {"Cache-Control": "no-store"}
    return Response(text, media_type="text/html", status_code=code, headers=keep)


def reports(folder: str) -> dict[str, Path]:
    """The lab's reports in the operator's folder, by name."""
    if not folder:
        return {}
    return {file.stem: file for file in sorted(Path(folder).glob("*.html"))}


def rules_of(game: AnyGame) -> str:
    """A game's rules as HTML with a list of their chapters; raw HTML in them is shown, not used."""
    file = game.folder / "RULES.md"
    if not file.exists():
        raise NotFoundException(t("refused.no-rules", game=game.title))
    tokens = MARKDOWN.parse(file.read_text("utf-8"))
    chapters: list[str] = []
    for token, inside in pairwise(tokens):
        if token.type == "heading_open" and token.tag == "h2":
            token.attrSet("id", f"rules-{len(chapters) + 1}")
            chapters.append(
                f'<li><a href="#{token.attrGet("id")}">{escape(inside.content)}</a></li>'
            )
    text = str(MARKDOWN.renderer.render(tokens, MARKDOWN.options, {}))
    contents = t("rules.contents")
    listed = (
        f'<nav aria-label="{contents}"><ul class="contents flow">{"".join(chapters)}</ul></nav>'
    )
    text = text.replace("</h1>", f"</h1>{listed}", 1)
    return text.replace('src="pictures/', f'src="/rules/{game.name}/pictures/')


# Files


def lasting(
    request: AnyRequest, data: bytes, kind: str, keep: str, **headers: str
) -> Response[bytes]:
    """A file that is the same for everybody. It is sent compressed, and browsers keep it for this
    time.
    """
    headers |= {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        data, headers["Content-Encoding"] = packed(data), "gzip"
    return Response(data, media_type=kind, headers=headers)


@lru_cache(maxsize=512)
def packed(data: bytes) -> bytes:
    """Compressed once."""
    return gzip.compress(data, 9, mtime=0)


def read_static() -> dict[str, bytes]:
    """All static files by name, without the comments that only readers of the sources need."""
    found = {
        str(file.relative_to(STATIC).as_posix()): _bare(file)
        for file in sorted(STATIC.rglob("*"))
        if file.is_file() and not file.name.endswith(".d.ts")
    }
    for language in (*languages(), *PSEUDO):
        found[f"{CATALOGUE}.{language}"] = client_module(language)
    return found | {name: file.read_bytes() for name, file in SHARED.items()}


def _bare(file: Path) -> bytes:
    """A file as browsers get it. Its lines keep their numbers."""
    data, comments = file.read_bytes(), COMMENTS.get(file.suffix)
    return comments.sub(lambda one: b"\n" * one[0].count(b"\n"), data) if comments else data


def _hash(*parts: bytes) -> str:
    return hashlib.blake2b(b"".join(parts), digest_size=6).hexdigest()


def ago(seconds: float) -> str:
    """'3 minutes ago'.

    >>> ago(4), ago(200), ago(7200), ago(200_000)
    ('just now', '3 minutes ago', '2 hours ago', '2 days ago')
    """
    for length, name in ((86_400, "days"), (3_600, "hours"), (60, "minutes")):
        if seconds >= length:
            return t(f"ago.{name}", n=int(seconds // length))
    return t("ago.now")
