"""The routes of the lobby's pages: home, records, rules, a new match."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, get, post
from litestar.response import Redirect

from potager.core.errors import BadOption
from potager.core.game import AnyGame
from potager.core.lesson import has_lesson
from potager.core.lesson import load as load_lesson
from potager.core.registry import game as find_game
from potager.core.registry import games as all_games
from potager.table.rooms.seats import COLOURS, NotAllowed, clean_colour, clean_name, person_of
from potager.table.rooms.waiting_room import drop as drop_match
from potager.table.store.base import Listed
from potager.table.telling.option_texts import roles
from potager.table.texts import t
from potager.table.web import pages, security
from potager.table.web.api import hub_of, may_look, room_of
from potager.table.web.controls import quick_controls
from potager.table.web.rendering import VERSION, Printer
from potager.table.web.security import AnyRequest
from potager.table.web.shelf import shelf
from potager.table.web.tallies import Wanted, choices, outcome, tallies, title_of

MOST_RECORDS = 500  # that statistics are made of
MOST_SHOWN = 60


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
        "message": request.app.state.steward.rulings.message,
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
        quick=quick_controls(game),
        sides=roles(game, game.resolve()) if game.has_sides(game.resolve()) else (),
        alone=game.players[1] == 1,
        team=game.team,
        lesson=f"/lessons/{game.name}" if has_lesson(game) else "",
        lesson_minutes=load_lesson(game).minutes if has_lesson(game) else 0,
    )


def match_card(one: Listed, person: str) -> pages.MatchCard:
    """A match in a list."""
    setup, sheet = one.setup, one.sheet
    over = sheet.phase == "over"
    return pages.MatchCard(
        code=setup.code,
        url=f"/r/{setup.watch}" if over else f"/t/{setup.code}",
        game=setup.game,
        title=title_of(setup),
        seats=tuple(place.name or t("home.free") for place in sheet.places),
        free=sum(place.free for place in sheet.places),
        phase=sheet.phase,
        at=one.at,
        outcome=outcome(one, person) if over else "",
        verdict=sheet.verdict,
    )


# Home, lists, rules


@get("/")
async def home(request: AnyRequest) -> Response[str]:
    hub, person = hub_of(request), security.person(request)
    tables = await hub.store.listed("waiting-room")
    free = [one for one in tables if any(place.free for place in one.sheet.places)]
    page = pages.Home(
        **await common(request, t("home.title")),
        games=tuple(card(game) for game in all_games()),
        shelf=await shelf(hub, person),
        open=tuple(match_card(one, person) for one in free if not one.sheet.seats_of(person)),
        address=hub.settings.address,
    )
    return html(request, page)


@post("/t/{code:str}/drop")
async def drop(code: str, request: AnyRequest) -> Redirect:
    """A match leaves somebody's shelf."""
    security.check_form(request)
    room = await room_of(request, code)
    person = security.person(request)
    if not may_look(room, person):
        raise NotAllowed(t("room.not-yours"))
    await room.do(drop_match, person)
    return Redirect("/", status_code=303)


@get("/records")
async def records(request: AnyRequest) -> Response[str]:
    hub, person = hub_of(request), security.person(request)
    mine = await hub.store.matches_of(person, ["over"], MOST_RECORDS) if person else []
    others = [one for one in await hub.store.listed("over") if not one.sheet.seats_of(person)]
    asked = request.query_params
    wanted = Wanted(
        game=asked.get("game", ""), against=asked.get("against", ""), how=asked.get("how", "")
    )
    found = [one for one in mine if wanted.fits(one, person)]
    page = pages.Records(
        **await common(request, t("records.title")),
        mine=tuple(match_card(one, person) for one in found[:MOST_SHOWN]),
        more=max(0, len(found) - MOST_SHOWN),
        others=tuple(match_card(one, person) for one in others),
        wanted=wanted,
        choices=choices(mine, person),
        tables=tallies(mine, person),
    )
    return html(request, page)


@get("/rules/{game:str}")
async def rules(game: str, request: AnyRequest) -> Response[str]:
    found = find_game(game)
    page = pages.Rules(
        **await common(request, t("rules.title", game=found.title)),
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
        raise BadOption(t("me.too-short"))
    await hub_of(request).store.remember(person_of(secret), name, colour)
    back = str(form.get("back", "/"))
    local = back.startswith("/") and not back.startswith(("//", "/\\"))
    response = Redirect(back if local else "/", status_code=303)
    security.leave_secret(request, response, secret)
    return response


router = Router(
    "/",
    route_handlers=[home, records, drop, rules, remember_me],
    include_in_schema=False,
)
