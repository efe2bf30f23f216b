"""The server: routes, what happens when something goes wrong, and its life from start to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack
from functools import partial
from http import HTTPStatus
from typing import Any, TypeVar

import msgspec
import structlog
from litestar import Litestar, MediaType, Response, Router, get, websocket
from litestar.connection import WebSocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from potager.core.errors import PotagerError
from potager.core.texts import READING
from potager.table.operating.retention import keep_deleting
from potager.table.rooms.hub import Hub
from potager.table.rooms.puzzles import keep_preparing
from potager.table.rooms.requests import BrowserMessage
from potager.table.rooms.room import Room
from potager.table.rooms.seats import NotAllowed, TooMany
from potager.table.settings import Settings
from potager.table.store.siblings import Siblings
from potager.table.telling import teller
from potager.table.telling.messages import Refused, ServerMessage
from potager.table.texts import t
from potager.table.web import (
    achievements,
    admin,
    api,
    coach_pages,
    daily_pages,
    files,
    health,
    lab_pages,
    lesson_pages,
    lobby,
    metrics,
    progress,
    puzzle_pages,
    security,
    starting,
    table_pages,
)  # fmt: skip
from potager.table.web.finding import (
    hub_of,
    limits_of,
    match_watched,
    own_match,
    own_room,
    siblings_of,
    steward_of,
    watched,
)
from potager.table.web.handling import pass_on
from potager.table.web.languages import asked_in, speaking
from potager.table.web.limits import Limits
from potager.table.web.lines import passed_on
from potager.table.web.rendering import VERSION, Printer, oops, printer_of
from potager.table.web.schema import WireSchema
from potager.table.web.security import AnyConnection, AnyRequest
from potager.table.web.session import Session, refusal
from potager.table.web.steward import Steward
from potager.table.web.stopping import stop_gracefully
from potager.table.web.uploads import Uploads

log = structlog.get_logger()
ROUTES = (
    lobby, starting, table_pages, lab_pages, coach_pages, puzzle_pages, daily_pages, lesson_pages,
    files, api, health, metrics, achievements, progress, admin,
)  # fmt: skip
SENTENCES = {404: "refused.no-page", 405: "refused.no-method", 413: "refused.too-large"}
# Hardly anything here refers to itself in a circle but connections that have ended, and to look
# through a thousand matches for it takes a tenth of a second in which nobody is served.
RARELY = 50_000, 20, 10
UNAVAILABLE_FOR = 5  # seconds after which a database may be there again
LARGEST_REQUEST = 64 * 1024
OPEN_AGAIN = 0.5  # seconds
AnySocket = WebSocket[Any, Any, Any]
T = TypeVar("T")
Finder = Callable[[AnyConnection, str], Awaitable[T]]


@websocket("/t/{code:str}/ws")
async def table_socket(socket: AnySocket, code: str) -> None:
    """A player's or host's connection."""
    await _serve(socket, code, own_match, own_room, watch=False)


@websocket("/w/{token:str}/ws")
async def watch_socket(socket: AnySocket, token: str) -> None:
    """A spectator's connection."""
    await _serve(socket, token, match_watched, watched, watch=True)


async def _serve(
    socket: AnySocket, name: str, look: Finder[str | None], find: Finder[Room], *, watch: bool
) -> None:
    """Count an open connection while it lasts, if it may be. `name` is in its address."""
    person, address = security.person(socket), security.address_of(socket)
    limits = limits_of(socket)
    with ExitStack() as counted:
        try:
            if not security.same_origin(socket):
                raise NotAllowed(t("refused.other-page"))
            steward_of(socket).rulings.check(person, address)
            limits.connections.check(address)
            siblings = siblings_of(socket)
            if siblings is not None and siblings.arrived is not None:
                match = await look(socket, name)
                if match and passed_on(socket.scope, partial(siblings.pass_on, match)):
                    return None
            room = await find(socket, name)
            counted.enter_context(limits.open.entered(address, room.id, person))
        except (PotagerError, NotFoundException) as error:
            return await _refuse(socket, error)
        return await Session(socket, room, watch=watch).run()


def _before(request: AnyRequest) -> Response[str] | None:
    """Refuse those who are banned, and everybody while the server stops."""
    path = request.url.path
    if not path.startswith(("/static/", "/admin")) and path not in health.PATHS:
        steward_of(request).rulings.check(security.person(request), security.address_of(request))
    return health.stopping(request)


async def _refuse(socket: AnySocket, error: PotagerError | HTTPException) -> None:
    """Say why not. Where it may help the page asks again later, by itself."""
    why = error.detail if isinstance(error, HTTPException) else str(error)
    _, code, reason = refusal(error)
    hub_of(socket).metrics.refused(reason)
    log.info("connection refused", why=why)
    await socket.accept()
    await socket.send_text(msgspec.json.encode(Refused(why=why, asked="hello")).decode())
    await socket.close(code)


@get("/api/docs", media_type=MediaType.HTML, include_in_schema=False)
async def docs(request: AnyRequest) -> str:
    """The API as a plain page, with nothing fetched from elsewhere."""
    schema = request.app.openapi_schema.to_schema()
    return printer_of(request).api_docs(schema, BrowserMessage, ServerMessage)


def _potager_error(request: AnyRequest, error: PotagerError) -> Response[Any]:
    status, _, reason = refusal(error)
    answer = _problem(request, str(error), status, reason)
    if status in (429, 503):
        wait = error.wait if isinstance(error, TooMany) else UNAVAILABLE_FOR
        answer.headers["Retry-After"] = str(wait)
    return answer


def _http_error(request: AnyRequest, error: HTTPException) -> Response[Any]:
    if isinstance(error, ValidationException):
        details: list[dict[str, Any]] = error.extra if isinstance(error.extra, list) else []
        wrong = [f"{one.get('key', 'it')}: {one['message']}" for one in details]
        why = f"The request is not valid: {', '.join(wrong) or 'it is not what was expected'}."
    elif error.detail == HTTPStatus(error.status_code).phrase:
        READING.set(asked_in(request))  # where there is no such page nobody has done so yet
        why = t(SENTENCES.get(error.status_code, "refused.no-answer"))
    else:
        why = error.detail
    return _problem(request, why, error.status_code, refusal(error)[2])


def _any_error(request: AnyRequest, error: Exception) -> Response[Any]:
    log.error("a request failed", path=security.public(request.url.path), exc_info=error)
    return _problem(request, t("refused.fault"), 500, "fault")


def _problem(request: AnyRequest, why: str, status: int, kind: str) -> Response[Any]:
    hub_of(request).metrics.refused(kind)
    log.info("request refused", path=security.public(request.url.path), why=why, status=status)
    if request.url.path.startswith("/api/"):
        return Response(api.Problem(why), status_code=status, media_type=MediaType.JSON)
    return oops(request, why, status)


async def _opened(settings: Settings, siblings: Siblings | None) -> Hub:
    """The rooms, open. One of several processes waits for a database that it can't use just now."""
    while True:
        hub = Hub(settings, settings.store(siblings), teller)
        try:
            await hub.open()
            return hub
        except PotagerError as error:
            if siblings is None:
                raise
            log.error("a worker can't serve yet", why=str(error))
            await asyncio.sleep(OPEN_AGAIN)


def create_app(settings: Settings) -> Litestar:
    """The table as an ASGI application."""
    siblings = Siblings(settings.sibling) if settings.sibling else None

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hub = app.state.hub = await _opened(settings, siblings)
        hub.heard = pass_on
        app.state.printer = Printer(dev=settings.dev)
        app.state.limits = Limits(settings)
        app.state.uploads = Uploads()
        app.state.readiness = health.Readiness(hub)
        steward = app.state.steward = Steward(hub, app.state.limits)
        if siblings is not None:
            siblings.open()
        await steward.open()
        hub.spawn(keep_deleting(hub))
        hub.spawn(keep_preparing(hub))
        hub.spawn(metrics.Shared(settings.sibling).keep_leaving(hub))
        stop_gracefully(hub)
        gc.collect()
        gc.freeze()  # what is there by now stays, and is not looked through again and again
        gc.set_threshold(*RARELY)
        try:
            yield
        finally:
            await app.state.uploads.close()
            await hub.close()
            if siblings is not None:
                siblings.close()

    return Litestar(
        route_handlers=[*_routes(), table_socket, watch_socket, docs],
        lifespan=[lifespan],
        plugins=[WireSchema()],
        guards=[security.refuse_other_sites],
        middleware=[speaking],
        before_request=_before,
        before_send=[security.safe_headers],
        exception_handlers={
            PotagerError: _potager_error,
            HTTPException: _http_error,
            Exception: _any_error,
        },
        openapi_config=OpenAPIConfig(
            title="Potager",
            version=VERSION,
            description="A server for small games, with matches, moves and records as JSON.",
            path="/api",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=LARGEST_REQUEST,
        state=State({"siblings": siblings}),
        logging_config=None,
    )


def _routes() -> list[HTTPRouteHandler | Router]:
    """All that the modules answer; only what is for programs is described as the API."""
    everything = [one for module in ROUTES for one in vars(module).values()]
    routes = [one for one in everything if isinstance(one, HTTPRouteHandler)]
    for_programs = [one for one in routes if all(path.startswith("/api") for path in one.paths)]
    pages = [one for one in routes if one not in for_programs]
    return [*for_programs, Router("/", route_handlers=pages, include_in_schema=False)]
