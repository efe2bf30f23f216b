"""The routes of the pages around one match: joining, the table, the replay."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.response import Redirect

from potager.core.errors import BadOption, PotagerError
from potager.core.record import Play
from potager.core.state import CHANCE, SPECTATOR
from potager.table.rooms import seating
from potager.table.rooms.asking import asks_for_one
from potager.table.rooms.moment import Moment
from potager.table.rooms.opening import played_on
from potager.table.rooms.room import Room
from potager.table.rooms.seats import NAMELESS, clean_code, clean_colour, clean_name
from potager.table.store.kept import Place
from potager.table.telling.teller import kept_verdict
from potager.table.texts import t
from potager.table.web import api, security
from potager.table.web.files import base_address
from potager.table.web.finding import (
    hub_of,
    invited,
    is_own,
    is_set,
    nobody_waits,
    room_of,
    waits,
    watched,
)
from potager.table.web.progress import rating_of
from potager.table.web.rendering import html
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
    """The free seats; whoever has one already goes to the table.

    Fields of the form, which POSTs to `action`: `seat` (a number), `name`, `colour`.
    """
    setup, sheet = room.moment.setup, room.moment.sheet
    if sheet.seats_of(security.person(request)):
        return Redirect(f"/t/{setup.code}", status_code=303)
    game, late = room.moment.game, room.moment.playing and sheet.late
    statuses = game.drawing.status(room.moment.match.view(SPECTATOR))
    free = [
        {"number": seat, "role": game.text(statuses[seat].role), "symbol": statuses[seat].symbol}
        for seat in seating.open_seats(room.moment)
    ]
    return await html(
        request,
        "join.html",
        t("join.title", game=game.title),
        problem,
        game=game,
        options=room.moment.options,
        code=setup.code,
        action=f"/j/{setup.invite}",
        host="" if sheet.host_name in NAMELESS else sheet.host_name,
        taken=[place.name for place in sheet.places if place.holder],
        seats=len(sheet.places),
        free=free,
        phase=sheet.phase,
        bots=[place.name for place in sheet.places] if late else [],  # to take over from a bot
        drawn=sheet.draw,  # when the match begins, so nobody chooses
        asked=asks_for_one(room.moment),  # as well
        watch=f"/w/{setup.watch}" if setup.listed or not free else "",  # who came too late
    )


@post("/j/{token:str}")
async def take_seat(token: str, request: AnyRequest) -> Response[Any]:
    room = await _invited(request, token)
    form = await request.form()
    seat = str(form.get("seat", ""))
    person = security.person_from_now(request)
    name = clean_name(str(form.get("name", "")), "Guest")
    colour = clean_colour(str(form.get("colour", "")))
    try:
        number = security.number(seat, most=99)
        if number is None:
            raise BadOption(t("join.choose"))
        await room.do(seating.take_free_seat, number, person, name, colour, or_another=True)
    except PotagerError as error:
        return await join_page(request, room, str(error))
    if name != "Guest":
        await hub_of(request).store.remember(person, name, colour)
    return Redirect(f"/t/{room.moment.setup.code}", status_code=303)


# At the table


@get("/t/{code:str}")
async def table(code: str, request: AnyRequest) -> Response[Any]:
    if code != clean_code(code) != "":
        return Redirect(f"/t/{clean_code(code)}", status_code=303)
    room = await room_of(request, code, full=True)
    setup = room.moment.setup
    if is_own(room, security.person(request)):
        return await table_page(request, room, watch=False)
    if waits(room):
        return await join_page(request, room, "")
    if setup.listed:
        return Redirect(f"/w/{setup.watch}", status_code=303)
    if is_set(room):
        return await join_page(request, room, "")  # it is full, and offers to watch
    raise nobody_waits(code)  # who asks was at this table once


@get("/w/{token:str}")
async def watch(token: str, request: AnyRequest) -> Response[Any]:
    room = await watched(request, token)
    if room.moment.sheet.phase == "over":
        return Redirect(f"/r/{token}", status_code=303)
    return await table_page(request, room, watch=True)


async def table_page(request: AnyRequest, room: Room, *, watch: bool) -> Response[str]:
    """The table for a player or, by the watch link, for a spectator: waiting room, table and end in
    one page.

    All that changes comes over the WebSocket at `here`/ws, from the moment of `Hello` on. The page
    itself carries the addresses as data attributes.
    """
    moment, setup, base = room.moment, room.moment.setup, base_address(request)
    person = security.person(request)
    alone = {place.holder for place in moment.sheet.places} <= {"", person}
    return await html(
        request,
        "table.html",
        f"{moment.game.title}, {setup.code}",
        game=moment.game,
        code=setup.code,
        record=f"/r/{setup.watch}/record.json" if watch else f"/t/{setup.code}/record.json",
        spectator=watch,
        waiting=moment.sheet.phase == "waiting-room",
        begins=moment.playing and alone and all(one.by != "person" for one in moment.match.events),
        reacts=moment.game.manners.reactions(moment.options),  # that takes more buttons
        host=not watch and person == setup.host,
        invite="" if watch else f"{base}/j/{setup.invite}",
        watch=f"{base}/w/{setup.watch}",
        rating="" if watch else await rating_of(hub_of(request).store, person, moment.game),
        kinds=kinds_of_seats(hub_of(request).settings.bots)[1:],  # not the host's own seat
    )


def set_up_by(moment: Moment) -> int:
    """After how many events all was set up by itself: nobody comes to see that again."""
    state, roller = moment.game.start(moment.options), moment.game.manners.roller
    for done, row in enumerate(moment.match.rows):
        if not isinstance(row, Play) or row.who != CHANCE or roller(state) != CHANCE:
            return done
        state.apply(row.who, row.what)
    return 0


def of_old_rules(moment: Moment) -> str:
    """What to know about the replay of a match that was played by other rules than today's."""
    if not moment.outdated:
        return ""
    known: dict[str, int | str] = {
        "game": moment.game.title,
        "then": moment.setup.rules_then(),
        "now": moment.game.rules_version,
    }
    if moment.unread:
        return t("replay.old-rules-part", n=moment.seq, total=moment.kept, **known)
    return t("replay.old-rules", **known)


@get("/r/{token:str}")
async def replay(token: str, request: AnyRequest, at: int | None = None) -> Response[str]:
    moment = (await watched(request, token)).moment
    at = set_up_by(moment) if at is None else at
    game, code, total = moment.game, moment.setup.code, len(moment.match.rows)
    return await html(
        request,
        "replay.html",
        t("replay.title", game=game.title, code=code),
        game=game,
        code=code,
        frames=f"/api/replays/{token}",  # answers GET with `layout`, `first` and `count`
        total=total,  # events
        at=max(0, min(at, total)),
        seats=[place.name for place in moment.sheet.places],
        verdict=kept_verdict(game, moment.sheet.verdict),
        of_old_rules=of_old_rules(moment),
        over=moment.sheet.phase == "over",
    )


@post("/r/{token:str}/play-on")
async def play_on(token: str, request: AnyRequest) -> Response[Any]:
    """Start a new match against bots from this moment of a finished one."""
    room = await watched(request, token)
    form = api.texts(await request.form())
    api.check_new_tables(request)
    person, hub = security.person_from_now(request), hub_of(request)
    name, colour = await hub.store.person(person)
    at = security.number(form.get("at", ""), most=len(room.moment.match.rows))
    seat = security.number(form.get("seat", ""), most=99)
    if at is None or seat is None:
        raise BadOption(t("play-on.no-seat"))
    place = Place(holder=person, name=name or "Guest", colour=clean_colour(colour), ready=True)
    level = form.get("level", "medium")
    setup = await hub.create(*played_on(room.moment, at, seat, level, place))
    return Redirect(f"/t/{setup.code}", status_code=303)
