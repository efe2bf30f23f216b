"""What protects the table: who may ask, how often, and what browsers have to refuse."""

from __future__ import annotations

import hmac
import re
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.exceptions import ClientException
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from potager.table.rooms.seats import COOKIE, NotAllowed, new_secret, person_of
from potager.table.texts import t

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'"  # a picture brings its style along
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # links to a table are secrets of its players
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
# Scripts and style sheets are no documents: what a document may do is said by the page that loads
# them. A table loads some sixty of them at first, so what is left out counts.
NO_DOCUMENTS = ("text/javascript", "text/css")
OF_DOCUMENTS = (
    "Content-Security-Policy", "Referrer-Policy", "Cross-Origin-Opener-Policy", "Permissions-Policy"
)  # fmt: skip
INVITED = "potager-invited"  # the cookie of those who may make tables
A_YEAR = 365 * 86_400
DEEPEST = 20  # brackets in brackets that a program may send
BRACKETS = re.compile(rb'"(?:\\.|[^"\\])*"?|[\[{\]}]', re.DOTALL)  # and texts, which may hold some
SECRET = re.compile(
    r"(?<=/)(j|w|r|t|tables|replays|welcome)/[^/]+"
)  # a token or a code, in an address

AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]


async def safe_headers(message: Message, scope: Scope) -> None:
    """Add the headers above to every answer that does not have its own, and the secret of a browser
    for which something is kept now.
    """
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        secret = scope["state"].get(COOKIE)
        if secret and message["status"] < 400:
            given = cookie(ASGIConnection(scope), COOKIE, secret)
            headers.add("set-cookie", given.to_header(header=""))
        plain = headers.get("content-type", "").startswith(NO_DOCUMENTS)
        for name, value in HEADERS.items():
            if not (plain and name in OF_DOCUMENTS):
                headers.setdefault(name, value)


def same_origin(connection: AnyConnection) -> bool:
    """Whether a page of this table asks. Programs, which name no origin, may ask too."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    address = connection.app.state.hub.settings.address  # behind a proxy the host may be another
    ours = {connection.headers.get("host", ""), urlsplit(address).netloc} - {""}
    try:
        return urlsplit(origin).netloc in ours
    except ValueError:  # no address at all
        return False


def refuse_other_sites(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """A guard: refuse a form that another site's page sends in our visitor's name."""
    if connection.scope.get("method") == "POST" and not same_origin(connection):
        raise NotAllowed(t("refused.other-site"))


async def refuse_deep(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """A guard: refuse JSON that is nested so deeply that reading it would fail."""
    assert isinstance(connection, Request)
    depth = 0
    for found in BRACKETS.finditer(await connection.body()):
        depth += {b"[": 1, b"{": 1, b"]": -1, b"}": -1}.get(found[0], 0)
        if depth > DEEPEST:
            raise ClientException(t("refused.too-deep"))


def person(connection: AnyConnection) -> str:
    """The person who asks, or empty without a secret of ours."""
    return person_of(connection.cookies.get(COOKIE, ""))


def person_from_now(request: AnyRequest) -> str:
    """Who asks. A browser without a secret is given one, if it is not refused."""
    secret = request.cookies.get(COOKIE, "") or new_secret()
    request.scope["state"][COOKIE] = secret
    return person_of(secret)


def check_creator(request: AnyRequest) -> None:
    """Refuse to make a table for somebody who may not."""
    settings = request.app.state.hub.settings
    if settings.creators == "everybody":
        return
    if settings.creators == "nobody":
        raise NotAllowed(t("server.nobody-creates"))
    if not (
        same(request.cookies.get(INVITED, ""), invitation(settings.invite_token))
        or same(bearer(request), settings.invite_token)
    ):
        raise NotAllowed(t("server.invited-create"))


def invitation(token: str) -> str:
    """What a browser keeps that was invited to make tables; a new token ends it."""
    return hmac.digest(token.encode(), b"invited to make tables", "sha256").hex()


def bearer(request: AnyRequest) -> str:
    """The token that a program has sent."""
    return str(request.headers.get("authorization", "")).removeprefix("Bearer ").strip()


def same(given: str, right: str) -> bool:
    """Whether a secret was given; takes as long for every wrong one."""
    return bool(right) and hmac.compare_digest(given.encode(), right.encode())


def cookie(connection: AnyConnection, name: str, value: str, **more: Any) -> Cookie:
    """What a browser is to keep, out of reach of scripts and of other sites' requests."""
    usual: dict[str, Any] = {"max_age": A_YEAR, "path": "/", "samesite": "lax"}
    address = connection.app.state.hub.settings.address  # by TLS, as the proxy or the host has said
    secure = connection.url.scheme == "https" or str(address).startswith("https://")
    return Cookie(key=name, value=value, httponly=True, secure=secure, **usual | more)


def number(text: str, most: int) -> int | None:
    """A whole number that a form gives, at most this one; none for what is none.

    >>> number("3", most=9), number("12", most=9), number("²", most=9), number("9" * 5000, most=9)
    (3, 9, None, None)
    """
    good = text.isascii() and text.isdigit() and len(text) < 10
    return min(int(text), most) if good else None


def address_of(connection: AnyConnection) -> str:
    """The network address that asks, for limits; of IPv6 the network, which is one household's."""
    host = connection.client.host if connection.client else "?"
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        return str(ip_network((found, 64), strict=False))
    return host


def public(path: str) -> str:
    """An address without its token or code: logs hold no secrets.

    >>> public("/w/3q2-7w/picture.svg"), public("/api/tables/KALE-PLUM-42"), public("/rules/chess")
    ('/w/…/picture.svg', '/api/tables/…', '/rules/chess')
    """
    return SECRET.sub(r"\1/…", path)
