"""Which language a request is answered in.

The first of these that the table speaks: `?lang=de` in the address (the browser remembers it), what
the browser remembers, what it asks for with `Accept-Language`, the operator's default, English.
"""

from __future__ import annotations

from urllib.parse import parse_qs

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from potager.core.pseudo import PSEUDO
from potager.core.texts import ENGLISH, READING, render, say
from potager.table.texts import catalogue, languages
from potager.table.web import security
from potager.table.web.security import AnyConnection

COOKIE = "potager-language"
MOST_ASKED = 20  # languages in one header
RIGHT_TO_LEFT = {"ar", "arc", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi"}


def speaking(app: ASGIApp) -> ASGIApp:
    """Answer each request in the language of whoever asks."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        connection: AnyConnection = ASGIConnection(scope)
        asked = spoken(_in_address(connection))
        READING.set(asked_in(connection))

        async def sending(message: Message) -> None:
            if asked and message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                headers.add("set-cookie", kept(connection, asked))
            await send(message)

        return await app(scope, receive, sending)

    return answer


def kept(connection: AnyConnection, language: str) -> str:
    """A cookie by which a browser remembers its language."""
    return security.cookie(connection, COOKIE, language).to_header(header="")


def _in_address(connection: AnyConnection) -> str:
    query = connection.scope["query_string"].decode("latin-1")
    return parse_qs(query).get("lang", [""])[-1]


def asked_in(connection: AnyConnection) -> str:
    """The language of whoever asks."""
    told = spoken(_in_address(connection))
    if told:
        return told
    remembered = spoken(connection.cookies.get(COOKIE, ""))
    default: str = connection.app.state.hub.settings.language
    asked = connection.headers.get("accept-language", "")
    return remembered or preferred(asked) or spoken(default) or ENGLISH


def spoken(wanted: str) -> str:
    """The language of the table that fits a tag such as `de-AT`; empty if none does.

    The languages of `core.pseudo` are offered to nobody, but can be asked for.

    >>> spoken("en-GB"), spoken("EN"), spoken("tlh"), spoken("")
    ('en', 'en', '', '')
    """
    tag = wanted.strip().lower().replace("_", "-")
    known = {one.lower(): one for one in (*languages(), *PSEUDO)}
    return known.get(tag) or known.get(tag.partition("-")[0], "")


def preferred(header: str) -> str:
    """The first language of an `Accept-Language` header that the table speaks.

    >>> preferred("tlh, en;q=0.8"), preferred("en;q=0, tlh"), preferred("en;q=x")
    ('en', '', '')
    """
    ranked: list[tuple[float, int, str]] = []
    for number, part in enumerate(header.split(",")[:MOST_ASKED]):
        tag, _, weight = part.partition(";")
        try:
            quality = float(weight.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        if quality > 0 and (known := spoken(tag)):
            ranked.append((-quality, number, known))
    return min(ranked)[2] if ranked else ""


def language_name(language: str) -> str:
    """What a language calls itself.

    >>> language_name("en")
    'English'
    """
    return render(say("page.own-name"), catalogue(language))


def direction(language: str) -> str:
    """In which direction a language is written, as HTML says it."""
    return "rtl" if language.partition("-")[0] in RIGHT_TO_LEFT else "ltr"
