"""The routes of pictures and files: positions, records, QR codes, art, static files."""

from __future__ import annotations

import io
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.response import Redirect

from potager.core.registry import game as find_game
from potager.core.state import SPECTATOR
from potager.core.svg import art as art_of
from potager.core.svg import cover as cover_of
from potager.core.svg import draw
from potager.core.svg import style as style_of
from potager.core.texts import ENGLISH
from potager.table.rooms.casting import cast_of
from potager.table.rooms.room import Room
from potager.table.rooms.seats import NotAllowed
from potager.table.telling.audience import Audience
from potager.table.texts import t
from potager.table.web import security
from potager.table.web.api import Problem, record_of
from potager.table.web.finding import hub_of, own_room, viewer_of, watched
from potager.table.web.languages import spoken
from potager.table.web.rendering import lasting, oops, printer_of
from potager.table.web.security import AnyRequest


def svg(text: str) -> Response[str]:
    """A picture of this moment, or for one person alone."""
    headers = {"Content-Security-Policy": security.PICTURE_POLICY, "Cache-Control": "no-store"}
    return Response(text, media_type="image/svg+xml", headers=headers)


def drawing(
    request: AnyRequest, text: str, keep: int, kind: str = "image/svg+xml"
) -> Response[bytes]:
    """A picture that is the same for everybody and stays as it is: sent small, kept long."""
    policy = {"Content-Security-Policy": security.PICTURE_POLICY}
    return lasting(request, text.encode(), kind, f"max-age={keep}", **policy)


@get("/t/{code:str}/picture.svg")
async def picture(code: str, request: AnyRequest) -> Response[str]:
    room = await own_room(request, code)
    return svg(picture_of(room, viewer_of(request, room).seat))


@get("/w/{token:str}/picture.svg")
async def watched_picture(token: str, request: AnyRequest) -> Response[str]:
    room = await watched(request, token)
    return svg(picture_of(room, SPECTATOR))


def picture_of(room: Room, seat: int) -> str:
    """What a seat has on screen, with the names of all."""
    match, cast = room.moment.match, cast_of(room.moment.sheet)
    stage = Audience.of(room).history_of(seat).stage
    return draw(room.moment.game, match.view(seat), seat, "wide", stage=stage, cast=cast)


@get("/t/{code:str}/record.json")
async def record(code: str, request: AnyRequest) -> Response[Any]:
    room = await own_room(request, code)
    return download(request, room, back=f"/t/{room.moment.setup.code}")


@get("/r/{token:str}/record.json")
async def replayed_record(token: str, request: AnyRequest) -> Response[Any]:
    return download(request, await watched(request, token), back=f"/w/{token}")


def download(request: AnyRequest, room: Room, back: str) -> Response[Any]:
    """A match's record as a file; while it holds secrets, why not, and the way back.

    With `?ask` only the answer whether there is something to download, for a page that stays open.
    """
    asked = "ask" in request.query_params
    try:
        text = record_of(room).to_json() + "\n"
    except NotAllowed as error:
        return Response(Problem(str(error))) if asked else oops(request, str(error), 403, back)
    if asked:
        return Response(Problem(""))
    name = f"{room.moment.setup.game}-{room.moment.setup.code.lower()}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


@get("/qr.svg")
async def qr_of_home(request: AnyRequest) -> Response[str]:
    return qr_code(base_address(request))


@get("/t/{code:str}/qr.svg")
async def qr(code: str, request: AnyRequest) -> Response[str]:
    room = await own_room(request, code)
    return qr_code(f"{base_address(request)}/j/{room.moment.setup.invite}")


def base_address(request: AnyRequest) -> str:
    """How people reach this table."""
    return hub_of(request).settings.address or str(request.base_url).rstrip("/")


def qr_code(text: str) -> Response[str]:
    import segno

    drawn = io.BytesIO()
    segno.make(text, error="m").save(
        drawn, kind="svg", xmldecl=False, border=2, svgclass=None, lineclass=None, light="#fff"
    )
    return svg(drawn.getvalue().decode())


@get("/art/{name:str}")
async def art(name: str, request: AnyRequest) -> Response[bytes]:
    symbols = art_of(find_game(name.removesuffix(".svg")))
    whole = f'<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>'
    return drawing(request, whole, security.A_YEAR)


@get("/style/{name:str}")
async def style(name: str, request: AnyRequest) -> Response[bytes]:
    game = find_game(name.removesuffix(".css"))
    return drawing(request, style_of(game), security.A_YEAR, "text/css")


@get("/cards/{name:str}")
async def cover(name: str, request: AnyRequest) -> Response[bytes]:
    return drawing(request, cover_of(find_game(name.removesuffix(".svg"))), 86_400)


@get("/rules/{game:str}/pictures/{name:str}")
async def rules_picture(game: str, name: str, request: AnyRequest) -> Response[bytes]:
    pictures = {file.name: file for file in (find_game(game).folder / "pictures").glob("*.svg")}
    if name not in pictures:
        raise NotFoundException(t("refused.no-picture", name=name))
    return drawing(request, pictures[name].read_text("utf-8"), 86_400)


@get("/static/{version:str}/{name:path}")
async def static(version: str, name: str, request: AnyRequest) -> Response[bytes]:
    """The version ends with the language of the page, such as `3f2a.de`."""
    language = spoken(version.partition(".")[2]) or ENGLISH
    return printer_of(request).static_file(request, name.lstrip("/"), language)


@get("/favicon.ico")
async def favicon(request: AnyRequest) -> Redirect:
    return Redirect(printer_of(request).static_address("favicon.svg"), status_code=302)
