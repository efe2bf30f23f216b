"""What the coach shows: analyses of finished matches, and the page of the puzzle of a day."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from potager.bots.coach.analysis import Analysis
from potager.bots.coach.puzzles import Puzzle
from potager.core.registry import game as find_game
from potager.core.scene import Layout
from potager.core.texts import Message
from potager.table.rooms.hub import Hub
from potager.table.rooms.room import Room
from potager.table.rooms.study_process import StudyTask
from potager.table.store import studies
from potager.table.store.studies import Study
from potager.table.telling.analysing import analysed, check_analysis
from potager.table.telling.messages import Previewed
from potager.table.telling.option_texts import chosen
from potager.table.telling.puzzling import PuzzlePosition
from potager.table.telling.replies import Analysed, PuzzleAnswered, PuzzleShown
from potager.table.telling.wire import words
from potager.table.texts import t
from potager.table.web import security
from potager.table.web.api import told
from potager.table.web.finding import hub_of, limits_of, watched
from potager.table.web.rendering import html
from potager.table.web.security import AnyRequest

SIMULATIONS = 1200  # for each choice of a match
METHOD = 2  # of analysing; what an older one has found is found anew
OLDEST = 366  # days that puzzles go back


class Chosen(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The answer to a puzzle: the path that was clicked."""

    path: tuple[str, ...]


# The analysis of a match


@get("/api/replays/{token:str}/analysis")
async def see_analysis(token: str, request: AnyRequest) -> Response[Analysed]:
    """The analysis of a finished match if somebody has asked for it, or how far it is."""
    limits_of(request).replays.check(security.address_of(request))
    room = await watched(request, token)
    check_analysis(room.moment)
    study = await studies.find(hub_of(request).store, _name(room))
    return told(room, await _told(room, study) if study else Analysed())


@post("/api/replays/{token:str}/analysis", status_code=200)
async def ask_for_analysis(token: str, request: AnyRequest) -> Response[Analysed]:
    """Let a finished match be analysed; what comes out is kept with it."""
    address = security.address_of(request)
    limits_of(request).replays.check(address)
    room = await watched(request, token)
    check_analysis(room.moment)
    task = StudyTask(record=room.moment.match.record(), simulations=SIMULATIONS)
    study = await hub_of(request).studies.ask(_name(room), task, room.id, asker=address)
    return told(room, await _told(room, study))


def _name(room: Room) -> str:
    return f"analysis {METHOD} {room.id}"


async def _told(room: Room, study: Study) -> Analysed:
    if study.result:
        found = msgspec.json.decode(study.result, type=Analysis)
        return await asyncio.to_thread(analysed, found, room.moment.match)
    return Analysed(began=True, done=study.done, total=study.total, problem=study.problem)


# The puzzle of a day


def today(hub: Hub) -> date:
    """The same day for everybody."""
    return datetime.fromtimestamp(hub.store.now(), UTC).date()


def day_of(hub: Hub, text: str) -> date:
    """The day that an address names, if it has a puzzle."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = None
    if day is None or day.isoformat() != text:
        raise NotFoundException(t("puzzle.no-date"))
    if day > today(hub):
        raise NotFoundException(t("puzzle.future"))
    if day < today(hub) - timedelta(OLDEST):
        raise NotFoundException(t("puzzle.too-old"))
    return day


@lru_cache(maxsize=16)
def _position(kept: str) -> PuzzlePosition:
    return PuzzlePosition(msgspec.json.decode(kept, type=Puzzle))


async def _study(request: AnyRequest, day: date) -> Study:
    """The puzzle, made now if nobody has made it."""
    address, name = security.address_of(request), f"puzzle {day.isoformat()}"
    limits_of(request).replays.check(address)
    return await hub_of(request).studies.ask(name, StudyTask(day=day.isoformat()), asker=address)


async def _made(request: AnyRequest, text: str) -> PuzzlePosition:
    study = await _study(request, day_of(hub_of(request), text))
    if not study.result:
        raise NotFoundException(t("puzzle.not-yet"))
    return _position(study.result)


def _said(position: PuzzlePosition, message: Any) -> Response[Any]:
    encoders = {Message: words(position.game, position.cast)}
    return Response(message, type_encoders=encoders)


@get("/api/puzzles/{day:str}")
async def see_puzzle(
    day: str, request: AnyRequest, layout: Layout = "wide"
) -> Response[PuzzleShown]:
    """The puzzle of a day, written as 2026-12-24; or how far its making is."""
    study = await _study(request, day_of(hub_of(request), day))
    if not study.result:
        return Response(PuzzleShown(done=study.done, problem=study.problem))
    position = _position(study.result)
    return _said(position, position.shown(layout))


@get("/api/puzzles/{day:str}/preview")
async def preview_puzzle(
    day: str,
    request: AnyRequest,
    path: Annotated[list[str], Parameter(max_items=20)],
    layout: Layout = "wide",
) -> Response[Previewed]:
    """What a choice would do."""
    position = await _made(request, day)
    return _said(position, position.preview(tuple(path), layout))


@post("/api/puzzles/{day:str}", status_code=200, guards=[security.refuse_deep])
async def answer_puzzle(day: str, data: Chosen, request: AnyRequest) -> Response[PuzzleAnswered]:
    """Choose: whether it is the best choice, and the chances of each."""
    position = await _made(request, day)
    return _said(position, position.answered(data.path))


@get("/puzzle")
async def puzzle_of_today(request: AnyRequest) -> Response[str]:
    return await _page(request, today(hub_of(request)))


@get("/puzzle/{day:str}")
async def puzzle(day: str, request: AnyRequest) -> Response[str]:
    return await _page(request, day_of(hub_of(request), day))


async def _page(request: AnyRequest, day: date) -> Response[str]:
    newest = today(hub_of(request))
    found = await studies.find(hub_of(request).store, f"puzzle {day.isoformat()}")
    position = _position(found.result) if found and found.result else None
    game = find_game(position.game.name) if position else None
    before, after = day - timedelta(1), day + timedelta(1)
    return await html(
        request,
        "puzzle.html",
        t("puzzle.title", date=day.isoformat()),
        date=day.isoformat(),
        today=day == newest,
        before=f"/puzzle/{before}" if before >= newest - timedelta(OLDEST) else "",
        after=f"/puzzle/{after}" if after <= newest else "",
        game=game,  # none while it is being made, as what follows
        question=position.puzzle.question if position else "",
        variant=chosen(position.game, position.match.options) if position else [],
    )
