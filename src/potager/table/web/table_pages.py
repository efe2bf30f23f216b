"""The routes of the pages around one match: joining, the table, the replay."""

from __future__ import annotations

from typing import Any

from litestar import Response, Router, get, post
from litestar.exceptions import NotFoundException
from litestar.response import Redirect

from potager.core.errors import BadOption, PotagerError
from potager.core.record import Play
from potager.core.state import CHANCE, SPECTATOR
from potager.table.rooms.room import Room
from potager.table.rooms.seats import clean_code, clean_colour, clean_name, person_of
from potager.table.store.kept import Place
from potager.table.texts import t
from potager.table.web import api, pages, security
from potager.table.web.api import hub_of, invited, nobody_waits, room_of, waits, watched
from potager.table.web.handling import CHAT_LENGTH, EMOTES, PHRASES
from potager.table.web.lobby import card, common, html, printer_of
from potager.table.web.security import AnyRequest
from potager.table.web.starting import kinds_of_seats


@get("/j")
async def by_code(code: str = "") -> Redirect:
    if not clean_code(code):
        raise BadOption(t("join.code-how"))
    return Redirect(f"/t/{clean_code(code)}", status_code=303)


@get("/j/{token:str}")
async def join(token: str, request: AnyRequest) -> Response[Any]:
    return await join_page(request, await _invited(request, token), "")


async def _invited(request: AnyRequest, token: str) -> Room:
    room = await invited(request, token)
    if room is None:
        raise NotFoundException(t("join.no-table"))
    return room


async def join_page(request: AnyRequest, room: Room, problem: str) -> Response[Any]:
    """The free seats; whoever has one already goes to the table."""
    setup, sheet = room.moment.setup, room.moment.sheet
    if sheet.seats_of(security.person(request)):
        return Redirect(f"/t/{setup.code}", status_code=303)
    game, late = room.moment.game, room.moment.playing and sheet.late
    statuses = game.drawing.status(room.moment.match.view(SPECTATOR))
    page = pages.Join(
        **await common(request, t("join.title", game=room.moment.game.title)),
        problem=problem,
        game=card(room.moment.game),
        code=setup.code,
        action=f"/j/{setup.invite}",
        host=sheet.host_name,
        taken=tuple(place.name for place in sheet.places if place.holder),
        free=tuple(
            pages.FreeSeat(
                number=seat,
                role=game.text(statuses[seat].role),
                symbol=statuses[seat].symbol,
            )
            for seat, place in enumerate(sheet.places)
            if place.free or (late and place.bot and not place.holder)
        ),
        bots=tuple(place.name for place in sheet.places) if late else (),
        drawn=sheet.draw,
        watch=f"/w/{setup.watch}" if setup.listed else "",
    )
    return html(request, page)


@post("/j/{token:str}")
async def take_seat(token: str, request: AnyRequest) -> Response[Any]:
    security.check_form(request)
    room = await _invited(request, token)
    form = await request.form()
    seat = str(form.get("seat", ""))
    secret = security.secret_for(request)
    name = clean_name(str(form.get("name", "")), "Guest")
    colour = clean_colour(str(form.get("colour", "")))
    try:
        number = security.number(seat, most=99)
        if number is None:
            raise BadOption(t("join.choose"))
        await api.take_seat(room, number, secret, name, colour, or_another=True)
    except PotagerError as error:
        return await join_page(request, room, str(error))
    if name != "Guest":
        await hub_of(request).store.remember(person_of(secret), name, colour)
    response = Redirect(f"/t/{room.moment.setup.code}", status_code=303)
    security.leave_secret(request, response, secret)
    return response


# At the table


@get("/t/{code:str}")
async def table(code: str, request: AnyRequest) -> Response[Any]:
    if code != clean_code(code) != "":
        return Redirect(f"/t/{clean_code(code)}", status_code=303)
    room = await room_of(request, code)
    person, setup = security.person(request), room.moment.setup
    own = bool(person) and (person == setup.host or bool(room.moment.sheet.seats_of(person)))
    if own:
        return html(request, await table_page(request, room, watch=False))
    if waits(room):
        return await join_page(request, room, "")
    if setup.listed:
        return Redirect(f"/w/{setup.watch}", status_code=303)
    raise nobody_waits(code)  # who asks was at this table once


@get("/w/{token:str}")
async def watch(token: str, request: AnyRequest) -> Response[Any]:
    room = await watched(request, token)
    if room.moment.sheet.phase == "over":
        return Redirect(f"/r/{token}", status_code=303)
    return html(request, await table_page(request, room, watch=True))


async def table_page(request: AnyRequest, room: Room, *, watch: bool) -> pages.TablePage:
    """The table for a player or, by the watch link, for a spectator."""
    setup = room.moment.setup
    base = hub_of(request).settings.address or str(request.base_url).rstrip("/")
    here = f"/w/{setup.watch}" if watch else f"/t/{setup.code}"
    return pages.TablePage(
        **await common(request, f"{room.moment.game.title}, {setup.code}"),
        game=card(room.moment.game),
        code=setup.code,
        socket=f"{here}/ws",
        art=printer_of(request).art_address(room.moment.game),
        style=printer_of(request).style_address(room.moment.game),
        rules=f"/rules/{setup.game}",
        picture=f"{here}/picture.svg",
        record=f"/r/{setup.watch}/record.json" if watch else f"/t/{setup.code}/record.json",
        spectator=watch,
        begins=room.moment.playing and all(one.by != "person" for one in room.moment.match.events),
        reacts=room.moment.game.reactions(room.moment.options),
        host=not watch and security.person(request) == setup.host,
        invite="" if watch else f"{base}/j/{setup.invite}",
        qr="" if watch else f"/t/{setup.code}/qr.svg",
        watch=f"{base}/w/{setup.watch}",
        options=f"/t/{setup.code}/options",
        emotes=EMOTES,
        phrases=PHRASES,
        chat_length=CHAT_LENGTH,
        kinds=kinds_of_seats(hub_of(request).settings.bots)[1:],  # not the host's own seat
    )


def set_up_by(room: Room) -> int:
    """After how many events all was set up by itself: nobody comes to see that again."""
    moment = room.moment
    state = moment.game.start(moment.options)
    for done, row in enumerate(moment.match.rows):
        if not isinstance(row, Play) or row.who != CHANCE or moment.game.roller(state) != CHANCE:
            return done
        state.apply(row.who, row.what)
    return 0


@get("/r/{token:str}")
async def replay(token: str, request: AnyRequest, at: int | None = None) -> Response[str]:
    room = await watched(request, token)
    total = len(room.moment.match.rows)
    at = set_up_by(room) if at is None else at
    page = pages.Replay(
        **await common(
            request,
            t("replay.title", game=room.moment.game.title, code=room.moment.setup.code),
        ),
        game=card(room.moment.game),
        code=room.moment.setup.code,
        frames=f"/api/replays/{token}",
        art=printer_of(request).art_address(room.moment.game),
        style=printer_of(request).style_address(room.moment.game),
        record=f"/r/{token}/record.json",
        play_on=f"/r/{token}/play-on",
        total=total,
        at=max(0, min(at, total)),
        seats=tuple(place.name for place in room.moment.sheet.places),
        verdict=room.moment.sheet.verdict,
        over=room.moment.sheet.phase == "over",
    )
    return html(request, page)


@post("/r/{token:str}/play-on")
async def play_on(token: str, request: AnyRequest) -> Response[Any]:
    """A new match from this moment of a finished one, against bots."""
    security.check_form(request)
    room = await watched(request, token)
    form = api.texts(await request.form())
    secret = security.secret_for(request)
    api.check_new_tables(request, secret)
    person, hub = person_of(secret), hub_of(request)
    name, colour = await hub.store.person(person)
    at = security.number(form.get("at", ""), most=len(room.moment.match.rows))
    seat = security.number(form.get("seat", ""), most=99)
    if at is None or seat is None:
        raise BadOption(t("play-on.no-seat"))
    place = Place(holder=person, name=name or "Guest", colour=clean_colour(colour), ready=True)
    setup = await hub.play_on(room.moment, at, seat, form.get("level", "medium"), place)
    response = Redirect(f"/t/{setup.code}", status_code=303)
    security.leave_secret(request, response, secret)
    return response


router = Router(
    "/",
    route_handlers=[by_code, join, take_seat, table, watch, replay, play_on],
    include_in_schema=False,
)
