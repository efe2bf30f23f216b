"""The table's own texts: what pages, the server and the browser say around the games.

A language is one folder of TOML files beside this one. `client.toml` goes to the browser, as the
module `catalogue.js`; the others are for pages and the server's sentences. A text is asked for by
its id, the names of its tables and its own with dots between:

>>> t("home.bots"), t("ago.minutes", n=1), t("ago.minutes", n=3)
('Play with bots', '1 minute ago', '3 minutes ago')
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from potager.core.texts import Message, load_catalogue, render

if TYPE_CHECKING:
    from potager.core.texts import Argument

HERE = Path(__file__).parent
LANGUAGE = "en"
CLIENT = "client.toml"


@cache
def catalogue(language: str = LANGUAGE) -> dict[str, str]:
    """The texts of pages and server."""
    files = sorted((HERE / language).glob("*.toml"))
    return load_catalogue(*(file for file in files if file.name != CLIENT))


def client_catalogue(language: str = LANGUAGE) -> dict[str, str]:
    """The texts of the browser's modules."""
    return load_catalogue(HERE / language / CLIENT)


def client_module(language: str = LANGUAGE) -> bytes:
    """Those as a module, for `texts.js`."""
    texts = json.dumps(client_catalogue(language), ensure_ascii=False, indent=0)
    return f"export const TEXTS = {texts};\n".encode()


def t(id: str, /, **args: Argument) -> str:
    """A text in words."""
    return render(Message(id, args), catalogue())
