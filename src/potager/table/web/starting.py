"""The routes by which a match comes about: with bots in a click, with friends, or by the form."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.response import Redirect

from potager.bots.champions import LEVELS, crew
from potager.core.errors import BadOption, PotagerError
from potager.core.game import AnyGame, options_of
from potager.core.options import Options
from potager.core.registry import game as find_game
from potager.table.rooms.rights import Asker
from potager.table.rooms.room import Room
from potager.table.rooms.salting import clean_hash
from potager.table.rooms.seats import NotAllowed, class_name
from potager.table.rooms.waiting_room import set_options
from potager.table.telling.option_texts import complaint, roles
from potager.table.texts import t
from potager.table.web import api, security
from potager.table.web.api import Problem
from potager.table.web.controls import chosen_options, controls, kept_options
from potager.table.web.finding import hub_of, room_of, uploads_of
from potager.table.web.rendering import html
from potager.table.web.security import AnyRequest

REACTION_TIMES: dict[str, Literal[0, 5, 10, 20]] = {"0": 0, "5": 5, "10": 10, "20": 20}
LONGEST_TIMER = 7 * 86_400  # seconds
PEOPLE = ("me", "friend", "hot")


def kinds_of_seats(own: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Who can sit on a seat: people, bots at their levels, and those that this server brings."""
    levels = ((f"bot:{level}", t("kind.bot", level=t(f"level.{level}"))) for level in LEVELS)
    people = ((kind, t(f"kind.{kind}")) for kind in PEOPLE)
    return (*people, *levels, *((f"bot:{one}", class_name(one)) for one in own))


@get("/new/{game:str}")
async def new_match(game: str, request: AnyRequest) -> Response[str]:
    """The form; the sheet of a match with bots brings along what is chosen there."""
    found = find_game(game)
    sheet = {name: str(value) for name, value in request.query_params.items()}
    given = _from_sheet(found, sheet) if "quick" in sheet else {}
    return await new_page(request, found, given, "")


def _from_sheet(game: AnyGame, sheet: dict[str, str]) -> dict[str, str]:
    """What is chosen in the sheet of a match with bots, as the form would send it."""
    most = game.players[1]
    level = sheet["quick"] if sheet["quick"] in LEVELS else "medium"
    side = security.number(sheet.get("side", ""), most=most - 1)
    seats = {f"seat.{seat}": f"bot:{level}" for seat in range(most)}
    quick = [field for field in options_of(game) if field.quick]
    flags = {f"option.{field.name}": "" for field in quick if field.kind == "flag"}
    chosen = {f"option.{field.name}" for field in quick} & sheet.keys()
    return {
        **seats,
        f"seat.{side or 0}": "me",
        **flags,
        **{name: sheet[name] for name in chosen},
        "draw": "on" if side is None else "",
        "chat": "on",
    }


async def new_page(
    request: AnyRequest, game: AnyGame, given: dict[str, str], problem: str
) -> Response[str]:
    """The form, as it was filled in before if something was wrong with it.

    Its fields: `option.{name}` for each control (a flag: on, or not sent), `seat.{number}`,
    `name.{number}`, `ask` (on), `draw` (on), `timer` (seconds), `react` (seconds, 0: no limit),
    `chat` (on), `open` (on: listed on the home page). Seats beyond what the options have are
    ignored. With script, POST /api/games/{game}/check is sent the options, and tells the seats and
    roles, or what is wrong.
    """
    others = "bot:medium" if "bots" in request.query_params else "friend"
    fields = _form(game, game.resolve(), given, others)
    fields |= {"given": given, "kinds": kinds_of_seats(hub_of(request).settings.bots)}
    return await html(request, "new.html", t("form.title", game=game.title), problem, **fields)


def _form(
    game: AnyGame, options: Options, given: dict[str, str], others: str = ""
) -> dict[str, Any]:
    """What the form of a new match and that of a table which is being set have in common."""
    # The form hides the question where options leave no choice.
    question = game.manners.question(game.resolve())
    sets: list[dict[str, Any]] = game.option_sets()
    chosen = {name.removeprefix("option."): value for name, value in given.items()}
    return {
        "game": game,
        "controls": controls(game, chosen, options),
        "seats": [
            {"number": seat, "role": name, "kind": others if seat else "me"}
            for seat, name in enumerate(seat_names(game, options))
        ],
        "draws": game.manners.draws_seats(options),
        "question": game.text(question.asks) if question else "",
        "reactions": any(game.manners.reactions(game.resolve(**one)) for one in sets),
    }


def seat_names(game: AnyGame, options: Options) -> tuple[str, ...]:
    """What all seats are called that the game may have."""
    names = roles(game, options)
    rest = (t("form.player", n=seat + 1) for seat in range(len(names), game.players[1]))
    return (*(name or t("form.player", n=at + 1) for at, name in enumerate(names)), *rest)


@post("/new/{game:str}")
async def make_match(game: str, request: AnyRequest) -> Response[Any]:
    found = find_game(game)
    form = api.texts(await request.form())
    name, colour = await hub_of(request).store.person(security.person(request))
    try:
        ask = _filled_in(found, form)
        ask = msgspec.structs.replace(ask, name=name or "Guest", colour=colour or ask.colour)
        setup = await api.make_table(request, ask)
    except PotagerError as error:
        return await new_page(request, found, form, complaint(found, str(error)))
    return Redirect(f"/t/{setup.code}", status_code=303)


def _filled_in(game: AnyGame, form: dict[str, str]) -> api.NewTable:
    """What a form asks for: bots at once, friends at once, or all that was chosen."""
    options, most = chosen_options(game, form), game.players[1]
    salt_hash = clean_hash(form.get("salt_hash", ""))
    if "friends" in form:
        return api.NewTable(game=game.name, seats=["me"], salt_hash=salt_hash)
    if "quick" in form:
        seats = [f"bot:{bot}" for bot in crew(form["quick"], most - 1)]
        side = security.number(form.get("side", ""), most=most - 1)
        seats.insert(side or 0, "me")
        return api.NewTable(
            game=game.name,
            options={name: value for name, value in options.items() if value},
            seats=seats,
            draw=None if side is None else False,
            salt_hash=salt_hash,
        )
    return api.NewTable(
        game=game.name,
        options=options,
        seats=[form.get(f"seat.{seat}", "friend") for seat in range(most)],
        names={seat: form.get(f"name.{seat}", "") for seat in range(most)},
        ask="ask" in form,
        draw=None if "draw" in form else False,
        timer=timer_of(form),
        react=REACTION_TIMES.get(form.get("react", ""), 5),
        chat="chat" in form,
        open="open" in form,
        salt_hash=salt_hash,
    )


def timer_of(form: dict[str, str]) -> int:
    timer = security.number(form.get("timer", "0"), most=LONGEST_TIMER)
    if timer is None:
        raise BadOption(t("form.timer-not-a-number"))
    return timer


@get("/new/{game:str}/{file:str}")
async def house_file(game: str, file: str) -> Response[str]:
    """The standard file for an option, as a sample for your own."""
    found = find_game(game)
    text = found.manners.house_file(file.removesuffix(".toml"))
    if not text:
        raise NotFoundException(t("oops.no-file", file=file))
    headers = {"Content-Disposition": f'attachment; filename="{found.name}-{file}"'}
    return Response(text, media_type="application/toml", headers=headers)


# A table that is being set


@get("/t/{code:str}/options")
async def see_options(code: str, request: AnyRequest) -> Response[str]:
    room = await _own_room(request, code)
    return await options_page(request, room, {}, "")


async def options_page(
    request: AnyRequest, room: Room, given: dict[str, str], problem: str
) -> Response[str]:
    """The options of a table, as they are or as they were filled in: the form of a new match, but
    for its seats; with `?bare` only the form.
    """
    moment = room.moment
    sheet, code = moment.sheet, moment.setup.code
    around = {"timer": str(sheet.timer), "react": str(sheet.react)}
    ticked = {
        "ask": sheet.asks,
        "draw": sheet.draw,
        "chat": sheet.chat,
        "open": moment.setup.listed,
    }
    shown = {"shown": "on", **around, **{name: "on" for name in ticked if ticked[name]}}
    fields = _form(moment.game, moment.options, given)
    fields |= {"given": given or shown, "kinds": (), "back": f"/t/{code}"}
    template = "options_form.html" if "bare" in request.query_params else "options.html"
    return await html(request, template, t("form.change-title", code=code), problem, **fields)


@post("/t/{code:str}/options")
async def change_options(code: str, request: AnyRequest) -> Response[Any]:
    """Change the options, as the host, until the match begins. `?bare` returns JSON."""
    room = await _own_room(request, code)
    form = api.texts(await request.form())
    bare = "bare" in request.query_params
    try:
        await _change(request, room, form)
        problem = ""
    except PotagerError as error:
        problem = complaint(room.moment.game, str(error))
    if bare:
        return Response(Problem(problem), status_code=200)
    if problem:
        return await options_page(request, room, form, problem)
    return Redirect(f"/t/{room.moment.setup.code}", status_code=303)


async def _change(request: AnyRequest, room: Room, form: dict[str, str]) -> None:
    game = room.moment.game
    given = kept_options(game, room.moment.options, form)
    options = await uploads_of(request).resolved(game, given)
    await room.do(
        set_options,
        Asker(security.person(request)),
        options,
        listed="open" in form,
        timer=timer_of(form),
        react=REACTION_TIMES.get(form.get("react", ""), room.moment.sheet.react),
        chat="chat" in form,
        asks="ask" in form,
        draw="draw" in form,
    )


async def _own_room(request: AnyRequest, code: str) -> Room:
    room = await room_of(request, code)
    if security.person(request) != room.moment.setup.host:
        raise NotAllowed(t("room.only-host"))
    return room
