"""The operator's page: matches, load, kick, ban, close, and the message of the day.

There is none unless a token is set. A browser that sends it gets a signed cookie for some hours,
which is sent only to this page's own addresses.
"""

from __future__ import annotations

import hmac
import os
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.response import Redirect

from potager.core.errors import BadOption, PotagerError
from potager.table.rooms.hub import Hub
from potager.table.rooms.metrics import Figures, Histogram
from potager.table.rooms.seats import NotAllowed, clean_code
from potager.table.store.base import Listed
from potager.table.texts import t
from potager.table.web import metrics, security
from potager.table.web.finding import hub_of, limits_of, steward_of
from potager.table.web.rendering import html
from potager.table.web.security import AnyRequest
from potager.table.web.steward import Steward
from potager.table.web.tallies import title_of

COOKIE = "potager-admin"
HOURS = 12
SHOWN = 50  # matches on a page
COUNTED = 1_000  # more of them are not counted: a list of millions takes long
PHASES = ("playing", "waiting-room", "over")
BANS = {"hour": 3_600.0, "day": 86_400.0, "week": 7 * 86_400.0, "ever": 3650 * 86_400.0}


# Who may


def signature(token: str, until: str) -> str:
    """Proves that the token was given, until then."""
    return hmac.digest(token.encode(), f"admin until {until}".encode(), "sha256").hex()


def known(request: AnyRequest) -> bool:
    """Whether the operator asks; there is no such page where no token is set."""
    token = hub_of(request).settings.admin_token
    if not token:
        raise NotFoundException
    until, _, signed = request.cookies.get(COOKIE, "").partition(".")
    good = security.same(signed, signature(token, until))
    return good and until.isdecimal() and int(until) > time.time()


def check(request: AnyRequest) -> Steward:
    """Refuse everybody but the operator."""
    if not known(request):
        raise NotAllowed(t("admin.not-known"))
    return steward_of(request)


@post("/admin/login")
async def login(request: AnyRequest) -> Response[Any]:
    token = hub_of(request).settings.admin_token
    if not token:
        raise NotFoundException
    tries, address = limits_of(request).tokens, security.address_of(request)
    tries.check(address)
    given = str((await request.form()).get("token", ""))
    if not security.same(given, token):
        return await html(request, "admin_login.html", t("admin.title"), t("admin.wrong"))
    tries.give_back(address)
    until = str(int(time.time() + HOURS * 3_600))
    return _known_for(request, f"{until}.{signature(token, until)}", HOURS * 3_600)


@post("/admin/logout")
async def logout(request: AnyRequest) -> Redirect:
    check(request)
    return _known_for(request, "", 0)


def _known_for(request: AnyRequest, value: str, seconds: int) -> Redirect:
    more = {"max_age": seconds, "path": "/admin", "samesite": "strict"}
    cookie = security.cookie(request, COOKIE, value, **more)
    return Redirect("/admin", status_code=303, cookies=[cookie])


# The page


@get("/admin")
async def admin(request: AnyRequest, phase: str = "playing", code: str = "") -> Response[str]:
    if not known(request):
        return await html(request, "admin_login.html", t("admin.title"))
    return await _page(request, phase, code)


async def _page(request: AnyRequest, phase: str, code: str, problem: str = "") -> Response[str]:
    """Forms go to /admin/say (`text`), /admin/close and /admin/kick (`match`, `person`), /admin/ban
    (`person`, `why`, `time`, `address`), /admin/ban-address, /admin/lift (`who`).
    """
    hub, bans = hub_of(request), steward_of(request).rulings.bans.values()
    phase, code = phase if phase in PHASES else PHASES[0], clean_code(code)
    wanted = ("code = ?", code) if code else ("phase = ?", phase)
    found = await hub.store.latest(*wanted, most=SHOWN)
    phases = [(one, await _count(hub, one)) for one in PHASES]
    return await html(
        request,
        "admin.html",
        t("admin.title"),
        problem,
        phase=phase,
        code=code,
        phases=phases,
        matches=[_row(hub, one) for one in found],
        load=[_load(one) for one in metrics.of_all(hub)],
        bans=[ban for ban in bans if ban.until > hub.store.now()],
        times=list(BANS),
    )


async def _count(hub: Hub, phase: str) -> str:
    sql = "SELECT COUNT(*) FROM (SELECT 1 FROM matches WHERE phase = ? LIMIT ?) AS counted"
    ((count,),) = await hub.store.rows(sql, phase, COUNTED)
    return f"{count}{'+' if count == COUNTED else ''}"


def _row(hub: Hub, one: Listed) -> dict[str, Any]:
    room = hub.rooms.get(one.setup.id)
    viewers = room.here.total() if room else 0  # of this process
    return {"kept": one, "title": title_of(one.setup), "viewers": viewers}


def _load(one: Figures) -> dict[str, str]:
    """What one process has to do; times are means."""
    own, gauges = one.process == str(os.getpid()), one.gauges
    bots = gauges.get("bots_waiting", 0) + gauges.get("bots_thinking", 0)
    return {
        "process": one.process,
        "hours": f"{(time.time() - one.began) / 3_600:.1f}",
        "watching": f"{gauges.get('viewers', 0):.0f}",
        "rooms": f"{gauges.get('rooms', 0):.0f}",
        "events": str(one.counts.get("events", 0)),
        "refused": str(sum(one.refused.values())),
        "bots": f"{bots:.0f}",
        **{what: _mean(one.times[what]) for what in ("commit", "draw", "send")},
        "processor": f"{time.process_time():.0f} s" if own else "",
        "memory": _memory() if own else "",
    }


def _memory() -> str:
    """What this process has in memory, where the system tells it in a file."""
    file = Path("/proc/self/statm")
    if not file.exists():
        return ""
    return f"{int(file.read_text().split()[1]) * os.sysconf('SC_PAGE_SIZE') / 2**20:.0f} MB"


def _mean(took: Histogram) -> str:
    count = sum(took.counts)
    return f"{1000 * took.sum / count:.2f} ms" if count else ""


# What the operator does


@post("/admin/{what:str}")
async def act(what: str, request: AnyRequest) -> Response[Any]:
    steward = check(request)
    form = {name: str(value) for name, value in (await request.form()).items()}
    phase, code = form.get("phase", ""), clean_code(form.get("code", ""))
    try:
        await _act(steward, what, form)
    except PotagerError as error:
        return await _page(request, phase, code, str(error))
    return Redirect(f"/admin?{urlencode({'phase': phase, 'code': code})}", status_code=303)


async def _act(steward: Steward, what: str, form: dict[str, str]) -> None:
    match, person = form.get("match", ""), form.get("person", "")
    why, seconds = form.get("why", ""), BANS.get(form.get("time", ""), BANS["day"])
    match what:
        case "say":
            await steward.rulings.say(form.get("text", ""))
        case "close":
            await steward.close_table(match)
        case "kick" if person:
            await steward.kick(match, person)
        case "ban" if person:
            await steward.ban(person, why, seconds, address="address" in form)
            if match:
                await steward.kick(match, person)
        case "ban-address":
            await steward.rulings.ban("address", form.get("address", ""), why, seconds)
        case "lift":
            await steward.rulings.lift(form.get("who", ""))
        case _:
            raise BadOption(t("admin.no-such-act"))


# Invitations to make tables


@get("/welcome/{token:str}")
async def welcome(token: str, request: AnyRequest) -> Redirect:
    settings = hub_of(request).settings
    tries, address = limits_of(request).tokens, security.address_of(request)
    tries.check(address)
    if not security.same(token, settings.invite_token):
        raise NotFoundException(t("server.no-invitation"))
    tries.give_back(address)
    value = security.invitation(settings.invite_token)
    cookie = security.cookie(request, security.INVITED, value)
    return Redirect("/", status_code=303, cookies=[cookie])
