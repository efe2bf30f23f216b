"""The table's own texts: what pages, the server and the browser say around the games.

A language is one folder of Fluent files beside this one. `client.ftl` goes to the browser, as the
module `catalogue.js`; the others are for pages and the server's sentences. A text is asked for by
its id, in the language of whoever asks (see `reading`):

>>> t("home.bots"), t("ago.minutes", n=1), t("ago.minutes", n=3)
('Play with bots', '1 minute ago', '3 minutes ago')
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from potager.core.fluent import Texts, for_browsers, load
from potager.core.texts import ENGLISH, READING, Message, render

if TYPE_CHECKING:
    from potager.core.texts import Argument

HERE = Path(__file__).parent
CLIENT = "client.ftl"


@cache
def catalogue(language: str = ENGLISH) -> Texts:
    """The texts of pages and server."""
    files = sorted((HERE / language).glob("*.ftl"))
    fallback = None if language == ENGLISH else catalogue()
    return load((file for file in files if file.name != CLIENT), language, fallback)


@cache
def client_catalogue(language: str = ENGLISH) -> Texts:
    """The texts of the browser's modules."""
    fallback = None if language == ENGLISH else client_catalogue()
    return load([HERE / language / CLIENT], language, fallback)


def client_module(language: str = ENGLISH) -> bytes:
    """Those as a module, for `texts.js`."""
    known = client_catalogue(language)
    texts = {id: for_browsers(known[id]) for id in known.all()}
    written = {"LANGUAGE": language, "TEXTS": texts}
    lines = (
        f"export const {name} = {json.dumps(value, ensure_ascii=False, indent=0)};\n"
        for name, value in written.items()
    )
    return "".join(lines).encode()


@cache
def languages() -> tuple[str, ...]:
    """The languages that the table speaks, English first."""
    found = {file.parent.name for file in HERE.glob("*/client.ftl")}
    return (ENGLISH, *sorted(found - {ENGLISH}))


def t(id: str, /, **args: Argument) -> str:
    """A text in words."""
    return render(Message(id, args), catalogue(READING.get()))


def in_browser(id: str, /, **args: Argument) -> str:
    """A text of the browser's modules in words."""
    return render(Message(id, args), client_catalogue(READING.get()))


@contextmanager
def reading(language: str) -> Iterator[None]:
    """While this lasts, texts are in this language."""
    before = READING.set(language)
    try:
        yield
    finally:
        READING.reset(before)
