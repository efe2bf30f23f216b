"""The JSON API. `/api/openapi.json` describes it, and `/api/docs` shows it as a page.

A program must keep the cookie that it gets, because the cookie proves which seats it has.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from litestar import Response, get, post
from litestar.datastructures import FormMultiDict
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from potager.bots.champions import steps
from potager.core.errors import BadOption
from potager.core.game import options_of
from potager.core.options import OptionField
from potager.core.record import Record
from potager.core.registry import game as find_game
from potager.core.registry import games as all_games
from potager.core.scene import Layout
from potager.core.state import SPECTATOR
from potager.core.texts import READING, Message
from potager.table.rooms import opening, playing, seating
from potager.table.rooms.asking import question_of
from potager.table.rooms.casting import cast_of
from potager.table.rooms.requests import Move
from potager.table.rooms.room import Room
from potager.table.rooms.salting import hashes_of
from potager.table.rooms.seats import (
    COLOURS,
    NotAllowed,
    clean_code,
    clean_colour,
    clean_name,
    place_of_kind,
)
from potager.table.store.kept import Place, Salting, Setup, Sheet
from potager.table.telling import present
from potager.table.telling.audience import Audience
from potager.table.telling.history import frames_with_former_names, has_secrets, stretch
from potager.table.telling.messages import Present
from potager.table.telling.option_texts import CheckedOptions, complaint
from potager.table.telling.replies import Analysed, Replayed, ReplayLog
from potager.table.telling.viewer import Viewer
from potager.table.telling.wire import words
from potager.table.texts import t
from potager.table.web import security
from potager.table.web.finding import (
    hub_of,
    invited,
    limits_of,
    own_room,
    uploads_of,
    viewer_of,
    watched,
)
from potager.table.web.security import AnyRequest
from potager.table.web.uploads import own_files

MOST_FRAMES = 60
REPLAYING = asyncio.Lock()
T = TypeVar("T", Present, Replayed, ReplayLog, Analysed)


class Problem(msgspec.Struct):
    """Why a request was refused, in one sentence."""

    problem: str


class GameInfo(msgspec.Struct, kw_only=True):
    """A game on this server."""

    name: str
    title: str
    tagline: str
    players: tuple[int, int]
    options: list[OptionField]


class NewTable(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A new table. Seats: me, hot, friend, bot:easy, bot:medium or bot:hard."""

    game: str
    options: dict[str, Any] = {}
    seats: list[str] = []
    names: dict[int, str] = {}  # the names of players at the same screen, by seat
    name: str = ""
    colour: str = COLOURS[3]
    draw: bool | None = None  # draw lots for the seats; if left out, as the rules of the game say
    ask: bool = False  # ask the game's own question in the waiting room instead
    timer: Annotated[int, msgspec.Meta(ge=0, le=7 * 86_400)] = 0  # seconds for each turn, or 0
    react: Annotated[
        Literal[0, 5, 10, 20],
        msgspec.Meta(
            description="Seconds to react, in games with reactions. There is no limit if it is 0,"
            " or if several players share a screen."
        ),
    ] = 5
    chat: bool = True
    open: bool = False  # whether the home page shows the table to everybody
    salt_hash: Annotated[
        str,
        msgspec.Meta(
            pattern="^([0-9a-f]{64})?$",
            description="The SHA-256 of your salt for the dice, which is 32 hexadecimal digits. "
            "Send the salt as `open-salt` once the match has begun.",
        ),
    ] = ""


class CreatedTable(msgspec.Struct, kw_only=True):
    """A new table, and the addresses that lead to it."""

    code: str
    table: str
    invite: str
    watch: str
    socket: str


class Claim(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A request for a free seat, with the token from the invite link."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=99)]
    invite: str
    name: str = ""
    colour: str = COLOURS[3]


def check_new_tables(request: AnyRequest) -> None:
    """Refuse people who may not create tables, or who create too many."""
    security.check_creator(request)
    limits_of(request).new_tables.check(security.address_of(request))
    if person := security.person(request):
        limits_of(request).own_tables.check(person)


async def make_table(request: AnyRequest, ask: NewTable) -> Setup:
    """Create a table for the sender of the request."""
    hub = hub_of(request)
    check_new_tables(request)
    game = find_game(ask.game)
    options = await uploads_of(request).resolved(game, ask.options)
    person, colour = security.person_from_now(request), clean_colour(ask.colour)
    seats = game.seats(options)
    kinds = (ask.seats + ["friend"] * seats)[:seats]
    if ask.seats and kinds.count("me") > 1:
        raise BadOption(t("refused.one-seat"))
    places: list[Place] = []
    for seat, kind in enumerate(kinds):
        name = ask.name if kind == "me" else ask.names.get(seat, "")
        taken = [ask.name, *ask.names.values(), *(place.name for place in places)]
        bots = hub.settings.bots, steps(game)
        places.append(place_of_kind(kind, seat, person, name, colour, taken, *bots))
    sheet = Sheet(
        places=tuple(places),
        host_name=clean_name(ask.name, "Host"),
        asks=ask.ask and bool(question_of(game, options)),
        draw=not ask.ask and (game.manners.draws_seats(options) if ask.draw is None else ask.draw),
        timer=ask.timer,
        react=ask.react,
        chat=ask.chat,
        salting=Salting(hashes=hashes_of(person, ask.salt_hash)),
    )
    made = opening.new_table(game.name, options, sheet, host=person, listed=ask.open)
    return await hub.create(*made)


def told(room: Room, message: T, own: Sequence[int] = ()) -> Response[T]:
    """An answer with its texts in the words of the room's game, for the owner of these seats."""
    said = words(room.moment.game, cast_of(room.moment.sheet, own))
    return Response(message, type_encoders={Message: said})


def present_to(room: Room, viewer: Viewer) -> Response[Present]:
    """The present moment, for a viewer."""
    return told(room, Audience.of(room).present(viewer), viewer.own)


@get("/api/games")
async def list_games() -> list[GameInfo]:
    """List the games and their options."""
    return [
        GameInfo(
            name=game.name,
            title=game.title,
            tagline=game.tagline,
            players=game.players,
            options=list(options_of(game)),
        )
        for game in all_games()
    ]


@post("/api/games/{game:str}/check", status_code=200)
async def check_options(game: str, request: AnyRequest) -> Response[CheckedOptions]:
    """Check options, which are sent as a form: the seats they give, or what is wrong with them."""
    found, limits, address = find_game(game), limits_of(request), security.address_of(request)
    given = texts(await request.form())
    limits.checks.check(address)
    if own_files(found, given):
        limits.uploads.check(address)
    try:
        checked = await uploads_of(request).check(found, given)
    except BadOption as error:
        checked = CheckedOptions(problem=str(error))
    return Response(msgspec.structs.replace(checked, problem=complaint(found, checked.problem)))


def texts(form: FormMultiDict) -> dict[str, Any]:
    """A form's fields. Several values of one field are joined by commas."""
    return {name: ",".join(map(str, form.getall(name))) for name in form}


@post("/api/tables", guards=[security.refuse_deep])
async def new_table(data: NewTable, request: AnyRequest) -> CreatedTable:
    """Create a table. If no friend is missing, the match begins at once."""
    setup = await make_table(request, data)
    table = f"/t/{setup.code}"
    links = {"invite": f"/j/{setup.invite}", "watch": f"/w/{setup.watch}", "socket": f"{table}/ws"}
    return CreatedTable(code=setup.code, table=table, **links)


@post("/api/tables/{code:str}/seats", guards=[security.refuse_deep])
async def claim_seat(code: str, data: Claim, request: AnyRequest) -> Response[Present]:
    """Take a free seat."""
    room = await invited(request, data.invite)
    if room is None or room.moment.setup.code != clean_code(code):
        raise NotAllowed(t("refused.not-the-invite"))
    person = security.person_from_now(request)
    await room.do(seating.take_free_seat, data.seat, person, data.name, data.colour)
    viewer = Viewer(person, "wide", watch=False, language=READING.get())
    viewer.choose_viewpoint(room.moment)
    return present_to(room, viewer)


@get("/api/tables/{code:str}")
async def see_table(code: str, request: AnyRequest, layout: Layout = "wide") -> Response[Present]:
    """The present moment, as your seat sees it."""
    room = await own_room(request, code)
    async with room.lock:
        return present_to(room, viewer_of(request, room, layout))


@post("/api/tables/{code:str}/moves", guards=[security.refuse_deep])
async def make_move(code: str, data: Move, request: AnyRequest) -> Response[Present]:
    """Choose for your seat. The answer comes once the choice is durable."""
    room = await own_room(request, code)
    viewer = viewer_of(request, room)
    await room.do(playing.move, viewer.asker, data)
    viewer.choose_viewpoint(room.moment)
    return present_to(room, viewer)


@get("/api/tables/{code:str}/record")
async def get_record(code: str, request: AnyRequest) -> Record:
    """The record of a match, at any time if the game has no secrets, otherwise after its end."""
    return record_of(await own_room(request, code))


def record_of(room: Room) -> Record:
    """A match's record, if it may be shown."""
    over = room.moment.sheet.phase == "over"
    if not over and has_secrets(room.moment.game, room.moment.options, room.moment.match.rows):
        raise NotAllowed(t("refused.record-later"))
    return room.moment.record(room.house.store.now())


@get("/api/replays/{token:str}")
async def replay(
    token: str,
    request: AnyRequest,
    layout: Layout = "wide",
    first: Annotated[int, Parameter(ge=0)] = 0,
    count: Annotated[int, Parameter(ge=1, le=MOST_FRAMES)] = MOST_FRAMES,
) -> Response[Replayed]:
    """Frames of a match, as its player or a spectator sees it.

    Frame n is the position after event n.
    """
    limits_of(request).replays.check(security.address_of(request))
    room = await watched(request, token)
    rows, viewpoint = list(room.moment.match.rows), (_replay_seat(request, room), layout)
    if first > len(rows):
        raise NotFoundException(t("refused.no-event", total=len(rows)))
    over = room.moment.sheet.phase == "over"
    async with REPLAYING:  # one at a time, and beside: nobody who plays waits for it
        frames = await asyncio.to_thread(
            stretch, room.moment.game, room.moment.options, rows, viewpoint, first, count
        )
    frames = frames_with_former_names(frames, room.moment.sheet.former)
    return told(room, Replayed(total=len(rows), over=over, frames=tuple(frames)))


@get("/api/replays/{token:str}/log")
async def replay_log(token: str, request: AnyRequest) -> Response[ReplayLog]:
    """The lines of a match's log, and whom they are about."""
    room = await watched(request, token)
    seat = _replay_seat(request, room)
    async with room.lock:
        seats = present.seats(room)
        lines = tuple(Audience.of(room).lines_for(seat))
        said = ReplayLog(
            seat=seat,
            seats=seats,
            lines=lines,
            result=room.moment.match.result or (),
            team=room.moment.game.team,
            resigned=present.is_resigned(room.moment),
        )
        return told(room, said)


def _replay_seat(request: AnyRequest, room: Room) -> int:
    """Whoever played one seat sees the match from there, others as spectators did."""
    own = room.moment.sheet.seats_of(security.person(request))
    return own[0] if len(own) == 1 else SPECTATOR
