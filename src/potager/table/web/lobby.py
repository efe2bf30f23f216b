"""The routes of the lobby's pages: home, records, rules, and who one is."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.response import Redirect

from potager.core.errors import BadOption, UnknownGame
from potager.core.registry import game as find_game
from potager.core.registry import games as all_games
from potager.core.svg import embedded
from potager.table.rooms.seats import clean_colour, clean_name
from potager.table.rooms.waiting_room import drop as drop_match
from potager.table.store.base import Listed
from potager.table.store.hauls import hauls_of
from potager.table.telling.teller import kept_verdict
from potager.table.texts import t
from potager.table.web import security
from potager.table.web.finding import hub_of, own_room
from potager.table.web.progress import progress_of
from potager.table.web.rendering import html, rules_of
from potager.table.web.security import AnyRequest
from potager.table.web.shelf import shelf
from potager.table.web.tallies import Wanted, choices, outcome, tallies, title_of
from potager.table.web.team_book import team_book
from potager.table.web.today import today_cards

MOST_RECORDS = 500  # that statistics are made of
MOST_SHOWN = 60


def verdict_of(one: Listed) -> str:
    """Who won and why, in the words of whoever asks; nothing if the game is gone."""
    try:
        return kept_verdict(one.setup.find_game(), one.sheet.verdict)
    except UnknownGame:
        return ""


def match_card(one: Listed, person: str) -> dict[str, Any]:
    """A match in a list."""
    setup, sheet = one.setup, one.sheet
    over = sheet.phase == "over"
    return {
        "code": setup.code,
        "url": f"/r/{setup.watch}" if over else f"/t/{setup.code}",
        "game": setup.game,
        "title": title_of(setup),
        "seats": [place.name for place in sheet.places if place.name],
        "free": sum(place.free for place in sheet.places),
        "phase": sheet.phase,
        "at": one.at,  # when something happened last
        "outcome": outcome(one, person) if over else "",  # for the person who looks
        "verdict": verdict_of(one) if over else "",
    }


# Home, lists, rules


@get("/")
async def home(request: AnyRequest) -> Response[str]:
    """The home page, with a form for each game.

    For a match against bots, it sends POST /new/{game} with `quick` (easy, medium or hard), `side`
    (your seat, or empty) and options. The other seats get bots. For a match with friends it sends
    only the field `friends`, which leads to the waiting room. All choices are at GET /new/{game}.
    The form for table codes sends `code` to GET /j.
    """
    hub, person = hub_of(request), security.person(request)
    tables = await hub.store.listed("waiting-room")
    free = [one for one in tables if any(place.free for place in one.sheet.places)]
    return await html(
        request,
        "home.html",
        t("home.title"),
        games=all_games(),
        shelf=await shelf(hub, person),
        today=await today_cards(hub, person),
        progress={one.game: one for one in await progress_of(hub.store, person)},
        open=[match_card(one, person) for one in free if not one.sheet.seats_of(person)],
        address=hub.settings.address,  # where phones find this table; its QR code is /qr.svg
    )


@post("/t/{code:str}/drop")
async def drop(code: str, request: AnyRequest) -> Redirect:
    """Remove a match from your list."""
    room = await own_room(request, code)
    await room.do(drop_match, security.person(request))
    return Redirect("/", status_code=303)


@get("/records")
async def records(
    request: AnyRequest, game: str = "", against: str = "", how: str = ""
) -> Response[str]:
    """Your finished matches, and those at open tables. The parameters filter yours."""
    hub, person = hub_of(request), security.person(request)
    mine = await hub.store.matches_of(person, ["over"], MOST_RECORDS) if person else []
    others = [one for one in await hub.store.listed("over") if not one.sheet.seats_of(person)]
    wanted = Wanted(game=game, against=against, how=how)
    found = [one for one in mine if wanted.fits(one, person)]
    progress = await progress_of(hub.store, person)
    faces = {step.face for one in progress for step in one.steps if step.face}
    return await html(
        request,
        "records.html",
        t("records.title"),
        mine=[match_card(one, person) for one in found[:MOST_SHOWN]],
        more=max(0, len(found) - MOST_SHOWN),  # that are not shown
        others=[match_card(one, person) for one in others],
        wanted=wanted,
        choices=choices(mine, person),
        tables=tallies(mine, person),
        progress=progress,
        faces="".join(embedded(all_games()[0], faces)) if faces else "",  # all games share them
        book=team_book(mine, await hauls_of(hub.store, person), person),
    )


@get("/rules/{game:str}")
async def rules(game: str, request: AnyRequest) -> Response[str]:
    found = find_game(game)
    template = "rules_text.html" if "bare" in request.query_params else "rules.html"
    title, text = t("rules.title", game=found.title), rules_of(found)
    return await html(request, template, title, game=found, html=text)


@post("/me")
async def remember_me(request: AnyRequest) -> Redirect:
    """Fields `name` and `colour`, and `back`, where to go then."""
    form = await request.form()
    name, colour = clean_name(str(form.get("name", ""))), clean_colour(str(form.get("colour", "")))
    if not name:
        raise BadOption(t("me.too-short"))
    await hub_of(request).store.remember(security.person_from_now(request), name, colour)
    back = str(form.get("back", "/"))
    local = back.startswith("/") and not back.startswith(("//", "/\\"))
    return Redirect(back if local else "/", status_code=303)
