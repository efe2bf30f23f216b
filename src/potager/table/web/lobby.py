"""The routes of the lobby's pages: home, records, rules, a new match."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.response import Redirect

from potager.core.errors import BadOption, PotagerError, UnknownGame
from potager.core.game import AnyGame
from potager.core.options import describe
from potager.core.registry import game as find_game
from potager.core.registry import games as all_games
from potager.table.rooms.seats import COLOURS, LEVELS, clean_colour, clean_name, person_of
from potager.table.store.base import Listed, Unreadable
from potager.table.store.kept import Setup
from potager.table.telling.option_texts import complaint, roles
from potager.table.web import api, pages, security
from potager.table.web.api import hub_of
from potager.table.web.rendering import VERSION, Printer
from potager.table.web.security import AnyRequest

REACTION_TIMES: dict[str, Literal[0, 5, 10, 20]] = {"0": 0, "5": 5, "10": 10, "20": 20}
KINDS = (
    ("me", "Me"),
    ("friend", "A friend, by link"),
    ("hot", "Somebody at this screen"),
    *((f"bot:{level}", f"Bot, {level}") for level in LEVELS),
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
    name, colour = await hub_of(request).store.person(security.person(request))
    return {
        "title": title,
        "me": pages.Me(name=name, colour=colour or COLOURS[3]),
        "here": request.url.path,
        "version": VERSION,
    }


def oops(request: AnyRequest, problem: str, status: int, back: str = "") -> Response[str]:
    """The page that says what went wrong. It asks the database nothing: that may be what did."""
    page = pages.Oops(
        title="Potager",
        me=None,
        here="/",
        version=VERSION,
        problem=problem,
        status=status,
        back=back,
    )
    return html(request, page)


def card(game: AnyGame) -> pages.GameCard:
    """A game as the pages show it."""
    return pages.GameCard(
        name=game.name,
        title=game.title,
        tagline=game.tagline,
        credits=game.credits,
        players=game.people,
        minutes=game.minutes,
        picture=f"/cards/{game.name}.svg",
    )


def match_card(one: Listed, person: str, *, my_turn: bool = False) -> pages.MatchCard:
    """A match in a list."""
    setup, sheet = one.setup, one.sheet
    mine = sheet.seats_of(person)
    if sheet.phase == "over":
        url = f"/r/{setup.watch}"
    else:
        url = f"/t/{setup.code}"
    return pages.MatchCard(
        code=setup.code,
        url=url,
        game=setup.game,
        title=_title(setup),
        seats=tuple(place.name or "free" for place in sheet.places),
        mine=mine,
        phase=sheet.phase,
        my_turn=my_turn,
        at=one.at,
        verdict=sheet.verdict,
    )


def _title(setup: Setup) -> str:
    """The title of a match's game; of one that is gone, its name."""
    try:
        return setup.find_game().title
    except UnknownGame:
        return setup.game


# Home, lists, rules


@get("/")
async def home(request: AnyRequest) -> Response[str]:
    hub, person = hub_of(request), security.person(request)
    running = await hub.store.matches_of(person, ["waiting-room", "playing"], 12) if person else []
    cards = []
    for one in running:
        try:
            room = await hub.room(one.setup.id)
        except Unreadable:
            room = None  # its own page says why
        due = room is not None and not set(room.moment.match.waiting()).isdisjoint(
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
        address=hub.settings.address,
    )
    return html(request, page)


@get("/records")
async def records(request: AnyRequest) -> Response[str]:
    hub, person = hub_of(request), security.person(request)
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


@post("/me")
async def remember_me(request: AnyRequest) -> Redirect:
    security.check_form(request)
    form = await request.form()
    secret = security.secret_for(request)
    name, colour = clean_name(str(form.get("name", ""))), clean_colour(str(form.get("colour", "")))
    if not name:
        raise BadOption("A name needs at least one character: go back and type one.")
    await hub_of(request).store.remember(person_of(secret), name, colour)
    back = str(form.get("back", "/"))
    local = back.startswith("/") and not back.startswith(("//", "/\\"))
    response = Redirect(back if local else "/", status_code=303)
    security.leave_secret(request, response, secret)
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
    names = roles(game, game.resolve())
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
        draws=game.draws_seats(game.resolve()),
        reactions=has_reactions(game),
    )


def has_reactions(game: AnyGame) -> bool:
    """Whether one may react in a game, with some of its options."""
    sets: list[dict[str, Any]] = game.option_sets()
    return any(game.reactions(game.resolve(**given)) for given in sets)


@post("/new/{game:str}")
async def make_match(game: str, request: AnyRequest) -> Response[Any]:
    security.check_form(request)
    found = find_game(game)
    form = api.texts(await request.form())
    secret = security.secret_for(request)
    name, colour = await hub_of(request).store.person(person_of(secret))
    try:
        ask = _filled_in(found, form)
        ask = msgspec.structs.replace(ask, name=name or "Guest", colour=colour or ask.colour)
        setup = await api.make_table(request, ask, secret)
    except PotagerError as error:
        return html(request, await new_page(request, found, form, complaint(found, str(error))))
    response = Redirect(f"/t/{setup.code}", status_code=303)
    security.leave_secret(request, response, secret)
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
        elif value is not None or field.kind == "seats":
            options[field.name] = value
    most = game.players[1]
    timer = security.number(form.get("timer", "0"), most=7 * 86_400)
    if timer is None:
        raise BadOption("The timer is a whole number of seconds; 0 means no timer.")
    return api.NewTable(
        game=game.name,
        options=options,
        seats=[form.get(f"seat.{seat}", "friend") for seat in range(most)],
        names={seat: form.get(f"name.{seat}", "") for seat in range(most)},
        draw=None if "draw" in form else False,
        timer=timer,
        react=REACTION_TIMES.get(form.get("react", ""), 10),
        chat="chat" in form,
        open="open" in form,
    )


router = Router(
    "/",
    route_handlers=[home, records, rules, remember_me, new_match, make_match],
    include_in_schema=False,
)
