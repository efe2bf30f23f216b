"""What protects the table: who may ask, how often, and what browsers are told to refuse."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from potager.table.rooms.seats import COOKIE, NotAllowed, new_secret, person_of
from potager.table.settings import Settings
from potager.table.web.limits import Buckets

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
A_YEAR = 365 * 86_400

AnyRequest = Request[Any, Any, Any]


async def safe_headers(message: Message, _: Scope) -> None:
    """Add the headers above to every answer that does not have its own."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


def same_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a page of this table asks. Programs, which name no origin, may ask too."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    return urlsplit(origin).netloc == connection.headers.get("host", "")


def check_form(request: AnyRequest) -> None:
    """Refuse a form that another site's page sends in our visitor's name."""
    if not same_origin(request):
        raise NotAllowed("This form was sent from another site: open the table's own page.")


def person(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Who asks; empty for somebody without a secret of ours."""
    return person_of(connection.cookies.get(COOKIE, ""))


def secret_for(request: AnyRequest) -> str:
    """The browser's secret, a new one if it has none."""
    return request.cookies.get(COOKIE, "") or new_secret()


def leave_secret(request: AnyRequest, response: Response[Any], secret: str) -> None:
    """Give the browser its secret, out of reach of scripts and of other sites' requests."""
    response.set_cookie(
        key=COOKIE,
        value=secret,
        max_age=A_YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The network address that asks, for limits."""
    return connection.client.host if connection.client else "?"


class Limits:
    """How often one network address may do what could be abused."""

    def __init__(self, settings: Settings) -> None:
        self.new_tables = Buckets(settings.table_rate, 60 * settings.table_rate)
        self.wrong_codes = Buckets(0.2, 20)
        self.connections = Buckets(settings.connection_rate, 20 * settings.connection_rate)
