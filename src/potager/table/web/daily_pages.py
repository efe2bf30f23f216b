"""The challenge of a day: the same options and dice for everybody, and who has done best."""

from __future__ import annotations

from datetime import date
from typing import Any

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.response import Redirect

from potager.core.game import AnyGame
from potager.core.registry import game as find_game
from potager.core.texts import say
from potager.table.rooms.opening import new_table
from potager.table.rooms.puzzles import today
from potager.table.store import days
from potager.table.store.base import Listed
from potager.table.store.kept import Place, Sheet
from potager.table.texts import t
from potager.table.web import security
from potager.table.web.api import check_new_tables
from potager.table.web.finding import hub_of
from potager.table.web.rendering import daily_title, html
from potager.table.web.security import AnyRequest

MOST = 100  # places that are listed
BACK = 30  # days that are named


def _game(name: str) -> AnyGame:
    game = find_game(name)
    if game.manners.daily is None:
        raise NotFoundException(t("daily.none", game=game.title))
    return game


@get("/daily/{name:str}")
async def daily(name: str, request: AnyRequest) -> Response[str]:
    """Today's results, and a button to try the challenge."""
    return await _page(request, _game(name), today(hub_of(request)).isoformat())


@get("/daily/{name:str}/{day:str}")
async def daily_of(name: str, day: str, request: AnyRequest) -> Response[str]:
    """The results of a past day, with its seed and the replays."""
    try:
        known = date.fromisoformat(day) <= today(hub_of(request))
    except ValueError:
        known = False
    if not known or len(day) != len("2026-12-24"):
        raise NotFoundException(t("daily.no-day"))
    return await _page(request, _game(name), day)


async def _page(request: AnyRequest, game: AnyGame, day: str) -> Response[str]:
    store, person = hub_of(request).store, security.person(request)
    dice = await days.dice_of_day(store, game.name, day)
    running = days.is_open(day, store.now())
    listed = ranked(await days.attempts(store, game.name, day))
    own = await days.attempt_of(store, game.name, day, person)
    played = await days.days_played(store, game.name, BACK)
    return await html(
        request,
        "daily.html",
        t("daily.heading", what=daily_title(game), day=day),
        game=game,
        what=daily_title(game),
        about=game.text(say("daily.about")),
        day=day,
        running=running,
        promise=dice.promise if dice else "",
        seed="" if running or dice is None else dice.seed,
        places=[(rank, _told(game, one, person, running=running)) for rank, one in listed[:MOST]],
        own=_told(game, own, person, running=running) if own else None,
        own_helped=bool(own and own.sheet.helped),
        days=[one for one in played if one != day],
    )


def ranked(attempts: list[Listed]) -> list[tuple[int, Listed]]:
    """The attempts that were played to their end without help, the best first; who has as much has
    the same place.
    """
    counted = [one for one in attempts if one.sheet.points and not one.sheet.helped]
    counted.sort(key=lambda one: (-one.sheet.points[0], one.at))
    points = [one.sheet.points[0] for one in counted]
    return [(points.index(one.sheet.points[0]) + 1, one) for one in counted]


def _told(game: AnyGame, one: Listed, person: str, *, running: bool) -> dict[str, Any]:
    """An attempt in the list. As long as others may try, nobody can watch how it went."""
    over, points = one.sheet.phase == "over", one.sheet.points
    return {
        "name": one.sheet.person_at(0),
        "colour": one.sheet.places[0].colour,
        "mine": bool(person) and one.setup.host == person,
        "over": over,
        "points": game.text(say("daily.points", n=points[0])) if points else "",
        "url": f"/t/{one.setup.code}" if not over else "" if running else f"/r/{one.setup.watch}",
    }


@post("/daily/{name:str}")
async def try_daily(name: str, request: AnyRequest) -> Response[Any]:
    """Start a match with today's dice, or continue your first one."""
    game, hub = _game(name), hub_of(request)
    person, day = security.person_from_now(request), today(hub).isoformat()
    own = await days.attempt_of(hub.store, game.name, day, person)
    if own and own.sheet.phase != "over":
        return Redirect(f"/t/{own.setup.code}", status_code=303)
    check_new_tables(request)
    called, colour = await hub.store.person(person)
    place = Place(holder=person, name=called or t("daily.guest"), colour=colour, ready=True)
    mark = t("daily.mark", what=daily_title(game), day=day)
    sheet = Sheet(places=(place,), host_name=place.name, marks=(mark,))
    options = game.resolve(**(game.manners.daily or {}))
    dice = await days.dice_of_day(hub.store, game.name, day)  # the server's alone
    setup = await hub.create(
        *new_table(game.name, options, sheet, host=person, daily=day, dice=dice)
    )
    return Redirect(f"/t/{setup.code}", status_code=303)
