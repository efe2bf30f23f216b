"""The table for programs: JSON over HTTP. `/api/openapi.json` describes it, `/api/docs` shows it.

A program keeps the cookie that it is given: it holds the secret of its seats.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from litestar import Response, Router, get, post
from litestar.datastructures import FormMultiDict
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from potager.core.errors import BadOption
from potager.core.options import Field, describe
from potager.core.record import Record
from potager.core.registry import game as find_game
from potager.core.registry import games as all_games
from potager.core.scene import Layout
from potager.core.state import SPECTATOR
from potager.core.texts import Message
from potager.table.rooms import playing, seating
from potager.table.rooms.hub import Hub
from potager.table.rooms.requests import Move
from potager.table.rooms.room import Room
from potager.table.rooms.seats import (
    COLOURS,
    NotAllowed,
    TooMany,
    clean_code,
    clean_colour,
    clean_name,
    person_of,
    place_of_kind,
)
from potager.table.store.kept import Setup, Sheet
from potager.table.telling import present
from potager.table.telling.audience import Audience
from potager.table.telling.messages import Now, Replayed, ReplayLog
from potager.table.telling.option_texts import Checked, complaint
from potager.table.telling.story import has_secrets, stretch
from potager.table.telling.viewer import Viewer
from potager.table.telling.wire import words
from potager.table.web import security
from potager.table.web.security import AnyRequest, Limits
from potager.table.web.uploads import Uploads, own_files

MOST_FRAMES = 60
TOKEN = re.compile(r"[\w-]{1,64}", re.ASCII)  # what a link can hold; a database refuses some others
ABANDONED = 86_400.0  # a waiting room in which nothing happens for so long lets nobody in by code
T = TypeVar("T", Now, Replayed, ReplayLog)


class Problem(msgspec.Struct):
    """Why something did not happen, in one sentence."""

    problem: str


class GameInfo(msgspec.Struct, kw_only=True):
    """A game that can be played here."""

    name: str
    title: str
    tagline: str
    players: tuple[int, int]
    options: list[Field]


class NewTable(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A table to be made. Seats: me, hot, friend, bot:easy, bot:medium or bot:hard."""

    game: str
    options: dict[str, Any] = {}
    seats: list[str] = []
    names: dict[int, str] = {}  # of hot seats' players
    name: str = ""
    colour: str = COLOURS[3]
    draw: bool | None = None  # draw who sits where; none: where the game's rules ask for it
    timer: Annotated[int, msgspec.Meta(ge=0, le=7 * 86_400)] = 0
    react: Annotated[
        Literal[0, 5, 10, 20],
        msgspec.Meta(
            description="Seconds in which one may react, in games where that is so; 0, and where "
            "several players sit at one screen: as long as it takes."
        ),
    ] = 10
    chat: bool = True
    open: bool = False


class Made(msgspec.Struct, kw_only=True):
    """A table that was made, and the addresses that lead to it."""

    code: str
    table: str
    invite: str
    watch: str
    socket: str


class Claim(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A free seat to be taken, by the token of the invite link."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=99)]
    invite: str
    name: str = ""
    colour: str = COLOURS[3]


def hub_of(connection: security.AnyConnection) -> Hub:
    hub = connection.app.state.hub
    assert isinstance(hub, Hub)
    return hub


def limits_of(connection: security.AnyConnection) -> Limits:
    limits = connection.app.state.limits
    assert isinstance(limits, Limits)
    return limits


def uploads_of(request: AnyRequest) -> Uploads:
    uploads = request.app.state.uploads
    assert isinstance(uploads, Uploads)
    return uploads


async def make_table(request: AnyRequest, ask: NewTable, secret: str) -> Setup:
    """Make a table for whoever asks."""
    hub = hub_of(request)
    if not limits_of(request).new_tables.take(security.address_of(request)):
        raise TooMany("Too many new tables at once: wait a minute.")
    game = find_game(ask.game)
    checked = await uploads_of(request).check(game, ask.options)
    if checked.problem:
        raise BadOption(checked.problem)
    options = game.resolve(**ask.options)
    person, colour = person_of(secret), clean_colour(ask.colour)
    seats = game.seats(options)
    kinds = (ask.seats + ["friend"] * seats)[:seats]
    if ask.seats and kinds.count("me") > 1:
        raise BadOption(
            "You can take one seat only: for the others choose somebody at this screen."
        )
    places = tuple(
        place_of_kind(
            kind, seat, person, ask.name if kind == "me" else ask.names.get(seat, ""), colour
        )
        for seat, kind in enumerate(kinds)
    )
    sheet = Sheet(
        places=places,
        host_name=clean_name(ask.name, "Host"),
        draw=game.draws_seats(options) if ask.draw is None else ask.draw,
        timer=ask.timer,
        react=ask.react,
        chat=ask.chat,
    )
    return await hub.create(game.name, options, sheet, host=person, listed=ask.open)


async def take_seat(room: Room, seat: int, secret: str, name: str, colour: str) -> None:
    """Let somebody sit down."""
    await room.do(seating.take_free_seat, seat, person_of(secret), name, colour)


async def room_of(connection: security.AnyConnection, code: str) -> Room:
    """The room with a typed code. Who is at it always gets there; to others a code is good while
    seats are free. Each wrong one counts, and after too many no code helps for a while: else the
    answers would tell the right ones from the wrong ones.
    """
    hub, code, address = hub_of(connection), clean_code(code), security.address_of(connection)
    own = await hub.store.find_own(code, security.person(connection))
    if own and (room := await hub.room(own)):
        return room
    tries = limits_of(connection).wrong_codes
    if not tries.take(address):
        raise TooMany("Too many wrong codes: wait a minute.")
    found = await hub.store.find_waiting(code, hub.store.now() - ABANDONED)
    room = await hub.room(found) if found else None
    if room is None or not (room.moment.setup.listed or waits(room)):
        raise nobody_waits(code)
    tries.give_back(address)
    return room


def waits(room: Room) -> bool:
    """Whether players are still wanted at a table."""
    return room.moment.sheet.phase == "waiting-room" and any(
        place.free for place in room.moment.sheet.places
    )


def nobody_waits(code: str) -> NotFoundException:
    """The answer to a code that is wrong, or right no more: nobody learns which."""
    return NotFoundException(f"No table is waiting at {code}: check the code, or ask for the link.")


def viewer_of(request: AnyRequest, room: Room, layout: Layout = "wide") -> Viewer:
    """Whoever asks, as a viewer; refused where this is not their table."""
    person = security.person(request)
    if not may_look(room, person):
        raise NotAllowed("This is not your table: ask for the invite or the watch link.")
    viewer = Viewer(person, layout, watch=False)
    viewer.choose_eyes(room.moment)
    return viewer


def may_look(room: Room, person: str) -> bool:
    """Players and the host may look at a table by its code; everybody where it is open."""
    own = bool(person) and (person == room.moment.setup.host or room.moment.sheet.seats_of(person))
    return bool(own) or room.moment.setup.listed


def told(room: Room, message: T) -> Response[T]:
    """An answer with its texts in the words of the room's game."""
    return Response(message, type_encoders={Message: words(room.moment.game)})


@get("/games")
async def list_games() -> list[GameInfo]:
    """The games, with their options."""
    return [
        GameInfo(
            name=game.name,
            title=game.title,
            tagline=game.tagline,
            players=game.players,
            options=describe(game.options_type),
        )
        for game in all_games()
    ]


@post("/games/{game:str}/check", status_code=200)
async def check_options(game: str, request: AnyRequest) -> Response[Checked]:
    """The seats that options, sent as a form, give; or what is wrong with them."""
    found, limits, address = find_game(game), limits_of(request), security.address_of(request)
    given = texts(await request.form())
    if not limits.checks.take(address):
        raise TooMany("Too many questions at once: wait a moment.")
    if own_files(found, given) and not limits.uploads.take(address):
        raise TooMany("Too many files at once: wait a minute.")
    try:
        checked = await uploads_of(request).check(found, given)
    except BadOption as error:
        checked = Checked(problem=str(error))
    return Response(msgspec.structs.replace(checked, problem=complaint(found, checked.problem)))


def texts(form: FormMultiDict) -> dict[str, Any]:
    """A form's fields; what was ticked more than once has commas between."""
    return {name: ",".join(map(str, form.getall(name))) for name in form}


@post("/tables", before_request=security.refuse_deep)
async def new_table(data: NewTable, request: AnyRequest) -> Response[Made]:
    """Make a table. Where no friend is missing, the match begins at once."""
    security.check_form(request)
    secret = security.secret_for(request)
    setup = await make_table(request, data, secret)
    response = Response(
        Made(
            code=setup.code,
            table=f"/t/{setup.code}",
            invite=f"/j/{setup.invite}",
            watch=f"/w/{setup.watch}",
            socket=f"/t/{setup.code}/ws",
        )
    )
    security.leave_secret(request, response, secret)
    return response


@post("/tables/{code:str}/seats", before_request=security.refuse_deep)
async def claim_seat(code: str, data: Claim, request: AnyRequest) -> Response[Now]:
    """Take a free seat."""
    security.check_form(request)
    room = await invited(request, data.invite)
    if room is None or room.moment.setup.code != clean_code(code):
        raise NotAllowed("That is not this table's invite link.")
    secret = security.secret_for(request)
    await take_seat(room, data.seat, secret, data.name, data.colour)
    viewer = Viewer(person_of(secret), "wide", watch=False)
    viewer.choose_eyes(room.moment)
    response = told(room, present.now(room, viewer))
    security.leave_secret(request, response, secret)
    return response


@get("/tables/{code:str}")
async def see_table(code: str, request: AnyRequest, layout: Layout = "wide") -> Response[Now]:
    """The present moment, as the asker's seat sees it."""
    room = await room_of(request, code)
    async with room.lock:
        return told(room, present.now(room, viewer_of(request, room, layout)))


@post("/tables/{code:str}/moves", before_request=security.refuse_deep)
async def make_move(code: str, data: Move, request: AnyRequest) -> Response[Now]:
    """Choose for one's own seat; answered once the choice is durable."""
    security.check_form(request)
    room = await room_of(request, code)
    viewer = viewer_of(request, room)
    await room.do(playing.move, viewer.asker, data)
    viewer.choose_eyes(room.moment)
    return told(room, present.now(room, viewer))


@get("/tables/{code:str}/record")
async def get_record(code: str, request: AnyRequest) -> Record:
    """The record of a match: at any time where nothing is secret, else at its end."""
    room = await room_of(request, code)
    viewer_of(request, room)
    return record_of(room)


def record_of(room: Room) -> Record:
    """A match's record, if it may be shown."""
    over = room.moment.sheet.phase == "over"
    if not over and has_secrets(room.moment.game, room.moment.options, room.moment.match.rows):
        raise NotAllowed(
            "The record can be downloaded once the match is over: until then it holds secrets."
        )
    return room.moment.match.record()


@get("/replays/{token:str}")
async def replay(
    token: str,
    request: AnyRequest,
    layout: Layout = "wide",
    first: Annotated[int, Parameter(ge=0)] = 0,
    count: Annotated[int, Parameter(ge=1, le=MOST_FRAMES)] = MOST_FRAMES,
) -> Response[Replayed]:
    """Frames of a match, as a spectator sees it; frame n is the position after event n."""
    room = await watched(request, token)
    rows = list(room.moment.match.rows)
    frames = stretch(room.moment.game, room.moment.options, rows, (SPECTATOR, layout), first, count)
    over = room.moment.sheet.phase == "over"
    return told(room, Replayed(total=len(rows), over=over, frames=tuple(frames)))


@get("/replays/{token:str}/log")
async def replay_log(token: str, request: AnyRequest) -> Response[ReplayLog]:
    """The lines of a match's log, to jump by, and who they are about."""
    room = await watched(request, token)
    async with room.lock:
        spectator = Viewer("", "wide", watch=True)
        spectator.choose_eyes(room.moment)
        seats = present.seats(room, spectator)
        lines = tuple(Audience.of(room).lines_for(SPECTATOR))
        return told(room, ReplayLog(seats=seats, lines=lines))


async def watched(request: security.AnyConnection, token: str) -> Room:
    """The room whose watch link this is."""
    room = await hub_of(request).find(watch=token) if TOKEN.fullmatch(token) else None
    if room is None:
        raise NotFoundException("There is no such match: check the link.")
    return room


async def invited(request: AnyRequest, token: str) -> Room | None:
    """The room whose invite link this is."""
    return await hub_of(request).find(invite=token) if TOKEN.fullmatch(token) else None


router = Router(
    "/api",
    route_handlers=[
        list_games, check_options, new_table, claim_seat, see_table, make_move, get_record, replay,
        replay_log,
    ],
)  # fmt: skip
