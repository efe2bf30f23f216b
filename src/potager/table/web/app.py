"""The server: routes, what happens when something goes wrong, and its life from start to stop."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from http import HTTPStatus
from typing import Any

import msgspec
import structlog
from litestar import Litestar, MediaType, Response, get, websocket
from litestar.connection import WebSocket
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from potager.core.errors import PotagerError, UnknownGame
from potager.table.logs import server_logs
from potager.table.rooms.hub import Hub
from potager.table.rooms.requests import BrowserMessage
from potager.table.rooms.seats import NotAllowed, TooMany
from potager.table.settings import Settings, from_environment
from potager.table.store.base import Doubtful, Unavailable, Unreadable
from potager.table.telling.messages import Refused, ServerMessage
from potager.table.web import api, security
from potager.table.web import files as site_files
from potager.table.web import lobby as site
from potager.table.web import table_pages as site_table
from potager.table.web.handling import pass_on
from potager.table.web.rendering import VERSION, Printer
from potager.table.web.schema import WireSchema
from potager.table.web.security import AnyRequest, Limits
from potager.table.web.session import LATER, NOT_ALLOWED, TOO_MANY, Session
from potager.table.web.uploads import Uploads

log = structlog.get_logger()
SENTENCES = {
    404: "There is no such page.",
    405: "That can't be done here.",
    413: "That is too large.",
}
STATUS: dict[type[PotagerError], int] = {
    TooMany: 429,
    NotAllowed: 403,
    UnknownGame: 404,
    Unreadable: 410,
    Unavailable: 503,
    Doubtful: 503,
}
AGAIN: dict[type[PotagerError], int] = {TooMany: TOO_MANY, Unavailable: LATER, Doubtful: LATER}
LARGEST_REQUEST = 64 * 1024


@websocket("/t/{code:str}/ws")
async def table_socket(socket: WebSocket[Any, Any, Any], code: str) -> None:
    """A player's connection, or the host's."""
    try:
        _check(socket)
        room = await api.room_of(socket, code)
        if not api.may_look(room, security.person(socket)):
            raise NotAllowed("This is not your table: ask for the invite or the watch link.")
    except (PotagerError, NotFoundException) as error:
        return await _refuse(socket, error)
    return await Session(socket, room, watch=False).run()


@websocket("/w/{token:str}/ws")
async def watch_socket(socket: WebSocket[Any, Any, Any], token: str) -> None:
    """A spectator's connection."""
    try:
        _check(socket)
        room = await api.watched(socket, token)
    except (PotagerError, NotFoundException) as error:
        return await _refuse(socket, error)
    return await Session(socket, room, watch=True).run()


def _check(socket: WebSocket[Any, Any, Any]) -> None:
    """Refuse other sites' pages, and whoever connects too often."""
    if not security.same_origin(socket):
        raise NotAllowed("This page doesn't belong to this table: open the table's own address.")
    if not api.limits_of(socket).connections.take(security.address_of(socket)):
        raise TooMany("Too many connections at once: wait a moment.")


async def _refuse(socket: WebSocket[Any, Any, Any], error: PotagerError | HTTPException) -> None:
    """Say why not. Where it may help the page asks again later, by itself."""
    why = error.detail if isinstance(error, HTTPException) else str(error)
    api.hub_of(socket).metrics.count("refusals")
    log.info("connection refused", why=why)
    await socket.accept()
    await socket.send_text(msgspec.json.encode(Refused(why=why, asked="hello")).decode())
    await socket.close(next((code for kind, code in AGAIN.items() if isinstance(error, kind)),
                            NOT_ALLOWED))  # fmt: skip


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthz(request: AnyRequest) -> str:
    """Answers once the database does."""
    await api.hub_of(request).store.person("")
    return "ok\n"


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: AnyRequest) -> str:
    """Counters of this process."""
    hub = api.hub_of(request)
    viewers = sum(room.here.total() for room in hub.rooms.values())
    return hub.metrics.text(rooms=len(hub.rooms), viewers=viewers, bots_thinking=hub.bots.thinking)


@get("/api/docs", media_type=MediaType.HTML, include_in_schema=False)
async def docs(request: AnyRequest) -> str:
    """The API as a plain page, with nothing fetched from elsewhere."""
    schema = request.app.openapi_schema.to_schema()
    return site.printer_of(request).api_docs(schema, BrowserMessage, ServerMessage)


def _potager_error(request: AnyRequest, error: PotagerError) -> Response[Any]:
    status = next((code for kind, code in STATUS.items() if isinstance(error, kind)), 400)
    return _problem(request, str(error), status)


def _http_error(request: AnyRequest, error: HTTPException) -> Response[Any]:
    if isinstance(error, ValidationException):
        wrong = [f"{one.get('key', 'it')}: {one['message']}" for one in _details(error)]
        why = f"That can't be understood: {'; '.join(wrong) or 'it is not what was expected'}."
    elif error.detail == HTTPStatus(error.status_code).phrase:
        why = SENTENCES.get(error.status_code, "That can't be answered.")
    else:
        why = error.detail
    return _problem(request, why, error.status_code)


def _details(error: ValidationException) -> list[dict[str, Any]]:
    return error.extra if isinstance(error.extra, list) else []


def _any_error(request: AnyRequest, error: Exception) -> Response[Any]:
    log.error("a request failed", path=security.public(request.url.path), exc_info=error)
    return _problem(request, "Something went wrong here; it was noted.", 500)


def _problem(request: AnyRequest, why: str, status: int) -> Response[Any]:
    api.hub_of(request).metrics.count("refusals")
    log.info("request refused", path=security.public(request.url.path), why=why, status=status)
    if request.url.path.startswith("/api/"):
        return Response(api.Problem(why), status_code=status, media_type=MediaType.JSON)
    return site.oops(request, why, status)


def create_app(settings: Settings | None = None) -> Litestar:
    """The table as an ASGI application; settings are taken from the environment if not given."""
    settings = settings or from_environment()

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hub = Hub(settings, settings.store())
        hub.heard = pass_on
        app.state.hub = hub
        app.state.printer = Printer(dev=settings.dev)
        app.state.limits = Limits(settings)
        app.state.uploads = Uploads()
        await hub.open()
        try:
            yield
        finally:
            await app.state.uploads.close()
            await hub.close()

    return Litestar(
        route_handlers=[
            site.router,
            site_table.router,
            site_files.router, api.router, table_socket, watch_socket, healthz, metrics, docs,
        ],
        lifespan=[lifespan],
        plugins=[WireSchema()],
        before_send=[security.safe_headers],
        exception_handlers={
            PotagerError: _potager_error,
            HTTPException: _http_error,
            Exception: _any_error,
        },
        openapi_config=OpenAPIConfig(
            title="Potager",
            version=VERSION,
            description="A table for small games: matches, moves and records as JSON.",
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=LARGEST_REQUEST,
        logging_config=None,
    )  # fmt: skip


def create_worker() -> Litestar:
    """The table in one of several processes, which sets up the logs of its own."""
    server_logs()
    return create_app()
