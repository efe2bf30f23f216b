"""What the coach shows: analyses of finished matches."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import Response, get, post

from potager.bots.coach.analysis import Analysis
from potager.table.rooms.room import Room
from potager.table.rooms.seats import NotAllowed
from potager.table.rooms.study_process import StudyTask
from potager.table.store import studies
from potager.table.store.studies import Study
from potager.table.telling.analysing import analysed, check_analysis
from potager.table.telling.replies import Analysed
from potager.table.web import security
from potager.table.web.api import told
from potager.table.web.finding import hub_of, limits_of, watched
from potager.table.web.security import AnyRequest

SIMULATIONS = 1200  # for each choice of a match
METHOD = 3  # of analysing; what an older one has found is found anew


@get("/api/replays/{token:str}/analysis")
async def see_analysis(token: str, request: AnyRequest, aside: bool = False) -> Response[Analysed]:
    """The analysis of a finished match, if somebody has asked for it, and its progress."""
    limits_of(request).replays.check(security.address_of(request))
    room = await watched(request, token)
    check_analysis(room.moment)
    study = await studies.find(hub_of(request).store, _name(room))
    return told(room, await _told(room, study) if study else Analysed(), _own(request, room, aside))


@post("/api/replays/{token:str}/analysis", status_code=200)
async def ask_for_analysis(
    token: str, request: AnyRequest, aside: bool = False
) -> Response[Analysed]:
    """Ask for the analysis of a finished match, which is then kept with it.

    Tables ask for it `aside` once a match is over. They get nothing if the server has no time for
    it, and their player is called "you".
    """
    address, hub = security.address_of(request), hub_of(request)
    if aside and not hub.settings.turning_points:
        return Response(Analysed())
    limits_of(request).replays.check(address)
    room = await watched(request, token)
    try:
        check_analysis(room.moment)
    except NotAllowed:
        if aside:
            return Response(Analysed())
        raise
    task = StudyTask(record=room.moment.match.record(), simulations=SIMULATIONS)
    study = await hub.studies.ask(_name(room), task, room.id, asker=address, aside=aside)
    if not study.at:
        return Response(Analysed())
    return told(room, await _told(room, study), _own(request, room, aside))


def _own(request: AnyRequest, room: Room, aside: bool) -> tuple[int, ...]:
    """The seats that are called "you": at the table, but not in a replay, which all see alike."""
    return room.moment.sheet.seats_of(security.person(request)) if aside else ()


def _name(room: Room) -> str:
    return f"analysis {METHOD} {room.id}"


async def _told(room: Room, study: Study) -> Analysed:
    if study.result:
        found = msgspec.json.decode(study.result, type=Analysis)
        return await asyncio.to_thread(analysed, found, room.moment.match)
    return Analysed(began=True, done=study.done, total=study.total, problem=study.problem)
