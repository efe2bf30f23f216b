"""Making pages out of templates, and the files that they load.

Static files are few and small: they are read once, compressed once, and named by the hash of all
of them, so that browsers never ask twice and never have an old one.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, get_args

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from litestar import Response
from litestar.exceptions import NotFoundException
from markdown_it import MarkdownIt

from potager.core import svg
from potager.core.game import AnyGame
from potager.table.rooms.seats import NAME_LENGTH
from potager.table.texts import LANGUAGE, client_module, t
from potager.table.web.pages import Page
from potager.table.web.security import A_YEAR

VERSION = version("potager")
HERE = Path(__file__).parent
STATIC = HERE / "static"
SHARED = {
    "scene.css": Path(svg.__file__).parent / "art" / "scene.css"
}  # pictures and pages look alike
TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}


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
        self.templates.globals |= {"name_length": NAME_LENGTH, "language": LANGUAGE, "t": t}
        self.files = read_static()
        self.version = "dev" if dev else _hash(*(data for data, _ in self.files.values()))

    def render(self, template: str, page: Page, now: float) -> str:
        """A page's text."""
        return self.templates.get_template(template).render(
            page=page, static=self.static_address, ago=lambda at: ago(now - at)
        )

    def static_address(self, name: str) -> str:
        """Where browsers find a static file."""
        return f"/static/{self.version}/{name}"

    def static_file(self, name: str, compressed: bool) -> Response[bytes]:
        """A static file as an answer."""
        files = read_static() if self.dev else self.files
        if name not in files:
            raise NotFoundException(t("oops.no-file", file=name))
        data, packed = files[name]
        kind = TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "text/plain"
        keep = "no-cache" if self.dev else f"max-age={A_YEAR}, immutable"
        headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
        if compressed:
            headers["Content-Encoding"] = "gzip"
        return Response(packed if compressed else data, media_type=kind, headers=headers)

    def api_docs(self, schema: dict[str, Any], *messages: Any) -> str:
        """The API as a page: what can be asked for, and the messages of the WebSocket."""
        return self.templates.get_template("api.html").render(
            static=self.static_address, schema=schema, unions=[get_args(one) for one in messages]
        )

    def art(self, game: AnyGame, packed: bool) -> bytes:
        """A game's symbols as one SVG file, compressed or not."""
        return _art(game.art)[packed]

    def art_address(self, game: AnyGame) -> str:
        """Where browsers find a game's symbols."""
        return f"/art/{game.name}.svg?v={_hash(game.art.encode())}"

    def style_address(self, game: AnyGame) -> str:
        """Where browsers find a game's own style sheet."""
        return f"/style/{game.name}.css?v={_hash(game.style.encode())}"

    def rules(self, game: AnyGame) -> str:
        """A game's rules as HTML; raw HTML in them is shown, not used."""
        file = game.folder / "RULES.md"
        if not file.exists():
            raise NotFoundException(t("refused.no-rules", game=game.title))
        text = str(_markdown().render(file.read_text("utf-8")))
        return text.replace('src="pictures/', f'src="/rules/{game.name}/pictures/')


@cache
def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


@cache
def _art(symbols: str) -> tuple[bytes, bytes]:
    data = f'<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>'.encode()
    return data, gzip.compress(data, 9, mtime=0)


def read_static() -> dict[str, tuple[bytes, bytes]]:
    """All static files by name, plain and compressed."""
    found = {
        str(file.relative_to(STATIC).as_posix()): file.read_bytes()
        for file in sorted(STATIC.rglob("*"))
        if file.is_file() and not file.name.endswith(".d.ts")
    }
    found["js/catalogue.js"] = client_module()
    found |= {name: file.read_bytes() for name, file in SHARED.items()}
    return {name: (data, gzip.compress(data, 9, mtime=0)) for name, data in found.items()}


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
