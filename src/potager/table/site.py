"""The routes of the pages that `pages.py` describes, and of the files that they need."""

from __future__ import annotations

import io
from typing import Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.exceptions import NotFoundException
from litestar.response import Redirect

from potager.core.errors import PotagerError
from potager.core.game import AnyGame
from potager.core.options import describe
from potager.core.registry import game as find_game
from potager.core.registry import games as all_games
from potager.core.state import SPECTATOR
from potager.core.svg import draw

from . import api, guard, pages
from .acts import EMOTES
from .api import hub_of, may_look, record_of, room_of
from .guard import AnyRequest
from .printing import VERSION, Printer
from .room import Room
from .seats import clean_code, clean_colour, clean_name, person_of
from .store import Listed

KINDS = (
    ("me", "Me"),
    ("friend", "A friend, by link"),
    ("hot", "Somebody at this screen"),
    ("bot:easy", "Bot, easy"),
    ("bot:medium", "Bot, medium"),
    ("bot:hard", "Bot, hard"),
)


def printer_of(request: Request[Any, Any, Any]) -> Printer:
    printer = request.app.state.printer
    assert isinstance(printer, Printer)
    return printer


def html(request: AnyRequest, page: pages.Page, template: str = "") -> Response[str]:
    """A page as an answer. Nothing of it may be kept: it shows what one person may see."""
    status = page.status if isinstance(page, pages.Oops) else 400 if page.problem else 200
    text = printer_of(request).render(template or page.template, page, hub_of(request).store.now())
    return Response(
        text, media_type="text/html", status_code=status, headers={"Cache-Control": "no-store"}
    )


async def common(request: AnyRequest, title: str) -> dict[str, Any]:
    """What every page is given."""
    name, colour = await hub_of(request).store.person(guard.person(request))
    return {
        "title": title,
        "me": pages.Me(name=name, colour=colour or pages.COLOURS[3]),
        "here": request.url.path,
        "version": VERSION,
    }


def oops(request: AnyRequest, problem: str, status: int) -> Response[str]:
    """The page that says what went wrong. It asks the database nothing: that may be what did."""
    page = pages.Oops(
        title="Potager",
        me=pages.Me(),
        here="/",
        version=VERSION,
        problem=problem,
        status=status,
    )
    return html(request, page)


def card(game: AnyGame) -> pages.GameCard:
    """A game as the pages show it."""
    fewest, most = game.players
    people = f"{fewest} to {most} players" if fewest < most else f"{most} players"
    return pages.GameCard(
        name=game.name,
        title=game.title,
        tagline=game.tagline,
        credits=game.credits,
        players=people,
        minutes=game.minutes,
        picture=f"/cards/{game.name}.svg",
        solo=fewest == 1,
    )


def match_card(one: Listed, person: str, *, my_turn: bool = False) -> pages.MatchCard:
    """A match in a list."""
    charter, sheet = one.charter, one.sheet
    mine = sheet.seats_of(person)
    if sheet.phase == "over":
        url = f"/r/{charter.watch}"
    else:
        url = f"/t/{charter.code}"
    return pages.MatchCard(
        code=charter.code,
        url=url,
        game=charter.game,
        title=charter.find_game().title,
        seats=tuple(place.name or "free" for place in sheet.places),
        mine=mine,
        phase=sheet.phase,
        my_turn=my_turn,
        at=one.at,
        verdict=sheet.verdict,
    )


# Home, lists, rules


@get("/")
async def home(request: AnyRequest) -> Response[str]:
    hub, person = hub_of(request), guard.person(request)
    running = await hub.store.matches_of(person, ["waiting-room", "playing"], 12) if person else []
    cards = []
    for one in running:
        room = await hub.room(one.charter.id)
        due = room is not None and not set(room.match.waiting()).isdisjoint(
            one.sheet.seats_of(person)
        )
        cards.append(match_card(one, person, my_turn=due and one.sheet.phase == "playing"))
    tables = await hub.store.listed("waiting-room")
    free = [one for one in tables if any(place.free for place in one.sheet.places)]
    page = pages.Home(
        **await common(request, "Potager: games from the vegetable patch"),
        games=tuple(card(game) for game in all_games()),
        running=tuple(cards),
        open=tuple(match_card(one, person) for one in free if not one.sheet.seats_of(person)),
    )
    return html(request, page)


@get("/records")
async def records(request: AnyRequest) -> Response[str]:
    hub, person = hub_of(request), guard.person(request)
    mine = await hub.store.matches_of(person, ["over"]) if person else []
    others = [one for one in await hub.store.listed("over") if not one.sheet.seats_of(person)]
    page = pages.Records(
        **await common(request, "Records"),
        mine=tuple(match_card(one, person) for one in mine),
        others=tuple(match_card(one, person) for one in others),
    )
    return html(request, page)


@get("/rules/{game:str}")
async def rules(game: str, request: AnyRequest) -> Response[str]:
    found = find_game(game)
    page = pages.Rules(
        **await common(request, f"The rules of {found.title}"),
        game=card(found),
        html=printer_of(request).rules(found),
    )
    return html(request, page, "rules_text.html" if "bare" in request.query_params else "")


@get("/rules/{game:str}/pictures/{name:str}")
async def rules_picture(game: str, name: str) -> Response[str]:
    pictures = {file.name: file for file in (find_game(game).folder / "pictures").glob("*.svg")}
    if name not in pictures:
        raise NotFoundException(f"There is no picture {name}.")
    return svg(pictures[name].read_text("utf-8"), keep=86_400)


@post("/me")
async def remember_me(request: AnyRequest) -> Redirect:
    guard.check_form(request)
    form = await request.form()
    secret = guard.secret_for(request)
    name, colour = clean_name(str(form.get("name", ""))), clean_colour(str(form.get("colour", "")))
    await hub_of(request).store.remember(person_of(secret), name, colour)
    back = str(form.get("back", "/"))
    local = back.startswith("/") and not back.startswith(("//", "/\\"))
    response = Redirect(back if local else "/", status_code=303)
    guard.leave_secret(request, response, secret)
    return response


# A new match


@get("/new/{game:str}")
async def new_match(game: str, request: AnyRequest) -> Response[str]:
    return html(request, await new_page(request, find_game(game), {}, ""))


async def new_page(
    request: AnyRequest, game: AnyGame, given: dict[str, str], problem: str
) -> pages.NewMatch:
    """The form, as it was filled in before if something was wrong with it."""
    most = game.players[1]
    names = api.roles(game, game.resolve())
    kinds = ["me", *["bot:medium"] * (most - 1)]
    return pages.NewMatch(
        **await common(request, f"New match: {game.title}"),
        problem=problem,
        game=card(game),
        options=tuple(describe(game.options_type)),
        given=given,
        seats=tuple(
            pages.SeatField(
                number=seat,
                role=names[seat] if seat < len(names) else f"Player {seat + 1}",
                kind=kinds[seat],
            )
            for seat in range(most)
        ),
        kinds=KINDS,
    )


@post("/new/{game:str}")
async def make_match(game: str, request: AnyRequest) -> Response[Any]:
    guard.check_form(request)
    found = find_game(game)
    form = {name: str(value) for name, value in (await request.form()).items()}
    secret = guard.secret_for(request)
    name, colour = await hub_of(request).store.person(person_of(secret))
    try:
        ask = _filled_in(found, form)
        ask = msgspec.structs.replace(ask, name=name or "Guest", colour=colour or ask.colour)
        charter = await api.make_table(request, ask, secret)
    except PotagerError as error:
        return html(request, await new_page(request, found, form, str(error)))
    response = Redirect(f"/t/{charter.code}", status_code=303)
    guard.leave_secret(request, response, secret)
    return response


def _filled_in(game: AnyGame, form: dict[str, str]) -> api.NewTable:
    """What a form asks for: a quick match against bots, or all that was chosen."""
    level = form.get("quick")
    if level:
        seats = game.players[1]
        return api.NewTable(game=game.name, seats=["me", *[f"bot:{level}"] * (seats - 1)])
    options: dict[str, Any] = {}
    for field in describe(game.options_type):
        value = form.get(f"option.{field.name}")
        if field.kind == "flag":
            options[field.name] = value is not None
        elif value is not None:
            options[field.name] = value
    most = game.players[1]
    return api.NewTable(
        game=game.name,
        options=options,
        seats=[form.get(f"seat.{seat}", "friend") for seat in range(most)],
        names={seat: form.get(f"name.{seat}", "") for seat in range(most)},
        timer=min(7 * 86_400, int(form.get("timer", "0")))
        if form.get("timer", "0").isdigit()
        else 0,
        chat="chat" in form,
        open="open" in form,
    )


# Joining


@get("/j")
async def by_code(code: str = "") -> Redirect:
    return Redirect(f"/t/{clean_code(code)}" if code.strip() else "/", status_code=303)


@get("/j/{token:str}")
async def join(token: str, request: AnyRequest) -> Response[Any]:
    return await join_page(request, await _invited(request, token), "")


async def _invited(request: AnyRequest, token: str) -> Room:
    room = await hub_of(request).find(invite=token)
    if room is None:
        raise NotFoundException("There is no such table: ask for the invite link again.")
    return room


async def join_page(request: AnyRequest, room: Room, problem: str) -> Response[Any]:
    """The free seats; whoever has one already goes to the table."""
    charter, sheet = room.charter, room.sheet
    if sheet.seats_of(guard.person(request)):
        return Redirect(f"/t/{charter.code}", status_code=303)
    statuses = room.game.drawing.status(room.match.view(SPECTATOR))
    page = pages.Join(
        **await common(request, f"Join {room.game.title}"),
        problem=problem,
        game=card(room.game),
        code=charter.code,
        action=f"/j/{charter.invite}",
        host=sheet.host_name,
        taken=tuple(place.name for place in sheet.places if not place.free),
        free=tuple(
            pages.FreeSeat(
                number=seat, role=room.game.text(statuses[seat].role), symbol=statuses[seat].symbol
            )
            for seat, place in enumerate(sheet.places)
            if place.free
        ),
        watch=f"/w/{charter.watch}" if charter.listed else "",
    )
    return html(request, page)


@post("/j/{token:str}")
async def take_seat(token: str, request: AnyRequest) -> Response[Any]:
    guard.check_form(request)
    room = await _invited(request, token)
    form = await request.form()
    seat = str(form.get("seat", ""))
    secret = guard.secret_for(request)
    name = clean_name(str(form.get("name", "")), "Guest")
    colour = clean_colour(str(form.get("colour", "")))
    try:
        number = int(seat) if seat.isdigit() else -1
        await api.take_seat(room, number, secret, name, colour)
    except PotagerError as error:
        return await join_page(request, room, str(error))
    if name != "Guest":
        await hub_of(request).store.remember(person_of(secret), name, colour)
    response = Redirect(f"/t/{room.charter.code}", status_code=303)
    guard.leave_secret(request, response, secret)
    return response


# At the table


@get("/t/{code:str}")
async def table(code: str, request: AnyRequest) -> Response[Any]:
    if code != clean_code(code):
        return Redirect(f"/t/{clean_code(code)}", status_code=303)
    room = await room_of(request, code)
    person, charter = guard.person(request), room.charter
    own = bool(person) and (person == charter.host or bool(room.sheet.seats_of(person)))
    if own:
        return html(request, await table_page(request, room, watch=False))
    if any(place.free for place in room.sheet.places):
        return await join_page(request, room, "")
    if charter.listed:
        return Redirect(f"/w/{charter.watch}", status_code=303)
    return oops(request, "All seats here are taken: ask the host for the watch link.", 403)


@get("/w/{token:str}")
async def watch(token: str, request: AnyRequest) -> Response[Any]:
    room = await _watched(request, token)
    if room.sheet.phase == "over":
        return Redirect(f"/r/{token}", status_code=303)
    return html(request, await table_page(request, room, watch=True))


async def _watched(request: AnyRequest, token: str) -> Room:
    room = await hub_of(request).find(watch=token)
    if room is None:
        raise NotFoundException("There is no such match: check the link.")
    return room


async def table_page(request: AnyRequest, room: Room, *, watch: bool) -> pages.TablePage:
    """The table for a player or, by the watch link, for a spectator."""
    charter = room.charter
    base = hub_of(request).settings.address or str(request.base_url).rstrip("/")
    here = f"/w/{charter.watch}" if watch else f"/t/{charter.code}"
    return pages.TablePage(
        **await common(request, f"{room.game.title}, {charter.code}"),
        game=card(room.game),
        code=charter.code,
        socket=f"{here}/ws",
        art=printer_of(request).art_address(room.game),
        rules=f"/rules/{charter.game}",
        picture=f"{here}/picture.svg",
        record=f"/r/{charter.watch}/record.json" if watch else f"/t/{charter.code}/record.json",
        spectator=watch,
        host=not watch and guard.person(request) == charter.host,
        invite="" if watch else f"{base}/j/{charter.invite}",
        qr="" if watch else f"/t/{charter.code}/qr.svg",
        watch=f"{base}/w/{charter.watch}",
        emotes=EMOTES,
    )


@get("/r/{token:str}")
async def replay(token: str, request: AnyRequest, at: int = 0) -> Response[str]:
    room = await _watched(request, token)
    total = len(room.match.rows)
    page = pages.Replay(
        **await common(request, f"Replay of {room.game.title}, {room.charter.code}"),
        game=card(room.game),
        code=room.charter.code,
        frames=f"/api/replays/{token}",
        art=printer_of(request).art_address(room.game),
        record=f"/r/{token}/record.json",
        total=total,
        at=max(0, min(at, total)),
        seats=tuple(place.name for place in room.sheet.places),
        verdict=room.sheet.verdict,
        over=room.sheet.phase == "over",
    )
    return html(request, page)


# Pictures and files


def svg(text: str, *, keep: int = 0) -> Response[str]:
    """A picture as an answer."""
    headers = {
        "Content-Security-Policy": guard.PICTURE_POLICY,
        "Cache-Control": f"max-age={keep}" if keep else "no-store",
    }
    return Response(text, media_type="image/svg+xml", headers=headers)


@get("/t/{code:str}/picture.svg")
async def picture(code: str, request: AnyRequest) -> Response[str]:
    room = await room_of(request, code)
    viewer = api.viewer_of(request, room)
    return svg(draw(room.game, room.match.view(viewer.seat), viewer.seat, "wide"))


@get("/w/{token:str}/picture.svg")
async def watched_picture(token: str, request: AnyRequest) -> Response[str]:
    room = await _watched(request, token)
    return svg(draw(room.game, room.match.view(SPECTATOR), SPECTATOR, "wide"))


@get("/t/{code:str}/record.json")
async def record(code: str, request: AnyRequest) -> Response[str]:
    room = await room_of(request, code)
    api.viewer_of(request, room)
    return download(room)


@get("/r/{token:str}/record.json")
async def replayed_record(token: str, request: AnyRequest) -> Response[str]:
    return download(await _watched(request, token))


def download(room: Room) -> Response[str]:
    """A match's record as a file."""
    name = f"{room.charter.game}-{room.charter.code.lower()}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    text = record_of(room).to_json() + "\n"
    return Response(text, media_type="application/json", headers=headers)


@get("/t/{code:str}/qr.svg")
async def qr(code: str, request: AnyRequest) -> Response[str]:
    import segno

    room = await room_of(request, code)
    if not may_look(room, guard.person(request)):
        return oops(request, "This is not your table.", 403)
    base = hub_of(request).settings.address or str(request.base_url).rstrip("/")
    drawn = io.BytesIO()
    made = segno.make(f"{base}/j/{room.charter.invite}", error="m")
    made.save(
        drawn, kind="svg", xmldecl=False, border=2, svgclass=None, lineclass=None, light="#fff"
    )
    return svg(drawn.getvalue().decode())


@get("/art/{name:str}")
async def art(name: str, request: AnyRequest) -> Response[str]:
    game = find_game(name.removesuffix(".svg"))
    return svg(printer_of(request).art(game), keep=guard.A_YEAR)


@get("/cards/{name:str}")
async def cover(name: str) -> Response[str]:
    game = find_game(name.removesuffix(".svg"))
    return svg((game.folder / "cover.svg").read_text("utf-8"), keep=86_400)


@get("/static/{version:str}/{name:path}")
async def static(name: str, request: AnyRequest) -> Response[bytes]:
    return printer_of(request).static_file(
        name.lstrip("/"), "gzip" in request.headers.get("accept-encoding", "")
    )


@get("/favicon.ico")
async def favicon(request: AnyRequest) -> Redirect:
    return Redirect(printer_of(request).static_address("favicon.svg"), status_code=302)


router = Router(
    "/",
    route_handlers=[
        home, records, rules, rules_picture, remember_me, new_match, make_match, by_code, join,
        take_seat, table, watch, replay, picture, watched_picture, record, replayed_record, qr, art,
        cover, static, favicon,
    ],
    include_in_schema=False,
)  # fmt: skip
