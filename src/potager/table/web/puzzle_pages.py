"""The puzzle of a day: its page, what people answer, and the archive.

Nothing here says what a choice is worth before it was tried, or the puzzle is over.
"""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from potager.bots.coach.puzzles import FINDERS, Puzzle
from potager.core.errors import IllegalAction, PotagerError
from potager.core.registry import games as all_games
from potager.core.scene import Layout
from potager.core.texts import Message
from potager.table.rooms.puzzles import puzzle_days, puzzle_on, puzzles_in, today
from potager.table.store.answers import (
    PuzzleAnswer,
    answer_of,
    answers_of,
    keep_answer,
    streak_of,
)
from potager.table.store.base import Conflict
from potager.table.telling.messages import Previewed
from potager.table.telling.option_texts import chosen
from potager.table.telling.puzzling import PuzzlePosition
from potager.table.telling.replies import PuzzleAnswered, PuzzleShown
from potager.table.telling.wire import words
from potager.table.texts import t
from potager.table.web import security
from potager.table.web.finding import hub_of, limits_of
from potager.table.web.rendering import html
from potager.table.web.security import AnyRequest


class Chosen(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The answer to a puzzle: the path that was clicked."""

    path: tuple[str, ...]


@lru_cache(maxsize=16)
def _position(kept: str) -> PuzzlePosition:
    try:
        return PuzzlePosition(msgspec.json.decode(kept, type=Puzzle))
    except (PotagerError, msgspec.ValidationError) as error:
        raise NotFoundException(t("puzzle.old-rules")) from error


async def _puzzle(request: AnyRequest, text: str) -> tuple[date, PuzzlePosition]:
    """The puzzle of the day that an address names."""
    limits_of(request).replays.check(security.address_of(request))
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = None
    if day is None or day.isoformat() != text:
        raise NotFoundException(t("puzzle.no-date"))
    if day > today(hub_of(request)):
        raise NotFoundException(t("puzzle.future"))
    kept = await puzzle_on(hub_of(request), day)
    if not kept:
        raise NotFoundException(t("puzzle.none"))
    return day, _position(kept)


def _said(position: PuzzlePosition, message: Any) -> Response[Any]:
    encoders = {Message: words(position.game, position.cast)}
    return Response(message, type_encoders=encoders)


async def _answered(
    request: AnyRequest, position: PuzzlePosition, answer: PuzzleAnswer, person: str
) -> PuzzleAnswered:
    hub = hub_of(request)
    streak = await streak_of(hub.store, person, today(hub))
    return position.answered(answer, streak)


@get("/api/puzzles/{day:str}")
async def see_puzzle(
    day: str, request: AnyRequest, layout: Layout = "wide"
) -> Response[PuzzleShown]:
    """The puzzle of a day, written as 2026-12-24, and how far you have got with it."""
    _, position = await _puzzle(request, day)
    person = security.person(request)
    answer = await answer_of(hub_of(request).store, person, day)
    answered = await _answered(request, position, answer, person)
    return _said(position, position.shown(layout, answered))


@get("/api/puzzles/{day:str}/preview")
async def preview_puzzle(
    day: str,
    request: AnyRequest,
    path: Annotated[list[str], Parameter(max_items=20)],
    layout: Layout = "wide",
) -> Response[Previewed]:
    """What a choice would do."""
    _, position = await _puzzle(request, day)
    return _said(position, position.preview(tuple(path), layout))


@post("/api/puzzles/{day:str}", status_code=200, guards=[security.refuse_deep])
async def answer_puzzle(day: str, data: Chosen, request: AnyRequest) -> Response[PuzzleAnswered]:
    """Try a choice. After the best choice or the last try, you see what all choices are worth."""
    return await _go_on(request, day, data.path)


@post("/api/puzzles/{day:str}/reveal", status_code=200)
async def reveal_puzzle(day: str, request: AnyRequest) -> Response[PuzzleAnswered]:
    """Give up and see what all choices are worth."""
    return await _go_on(request, day, None)


async def _go_on(
    request: AnyRequest, text: str, path: tuple[str, ...] | None
) -> Response[PuzzleAnswered]:
    day, position = await _puzzle(request, text)
    hub, person = hub_of(request), security.person_from_now(request)
    in_time = day == today(hub)
    before = now = await answer_of(hub.store, person, text)
    if before.ended:
        pass  # another page of theirs was faster, and this one learns how it ended
    elif path is None:
        now = PuzzleAnswer(before.tries, "missed", in_time)
    else:
        action = position.action(path)
        if action in before.tries:
            raise IllegalAction(t("puzzle.again"))
        now = before.after(action, position.puzzle.solution.action, in_time=in_time)
    try:
        if now != before:
            await keep_answer(hub.store, person, text, before, now)
    except Conflict:
        now = await answer_of(hub.store, person, text)
    return _said(position, await _answered(request, position, now, person))


@get("/puzzle")
async def puzzle_of_today(request: AnyRequest) -> Response[str]:
    return await puzzle_page(request, today(hub_of(request)).isoformat())


@get("/puzzle/{day:str}")
async def puzzle(day: str, request: AnyRequest) -> Response[str]:
    return await puzzle_page(request, day)


async def puzzle_page(request: AnyRequest, text: str) -> Response[str]:
    """A puzzle with its table."""
    hub = hub_of(request)
    day, position = await _puzzle(request, text)
    days = await puzzle_days(hub)
    at = days.index(text)
    made = position.puzzle
    return await html(
        request,
        "puzzle.html",
        t("puzzle.title", date=text),
        date=text,
        today=day == today(hub),
        before=f"/puzzle/{days[at - 1]}" if at else "",
        after=f"/puzzle/{days[at + 1]}" if at + 1 < len(days) else "",
        game=position.game,
        question=position.question(),
        difficulty=made.difficulty,
        found=t("puzzle.found", easy=made.easy, medium=made.medium, of=FINDERS),
        variant=chosen(position.game, position.match.options),
    )


@get("/puzzles")
async def archive(request: AnyRequest, month: str = "", game: str = "") -> Response[str]:
    """All puzzles of a month, with your answers. `game` filters them."""
    hub, person = hub_of(request), security.person(request)
    await puzzle_on(hub, today(hub))  # so that there is one
    days = await puzzle_days(hub)
    months = sorted({day[:7] for day in days})
    month = month if month in months else months[-1] if months else ""
    listed = [
        msgspec.json.decode(kept, type=Puzzle) for kept in await puzzles_in(hub, month) if month
    ]
    answers = await answers_of(hub.store, person, month)
    titles = {one.name: one.title for one in all_games()}
    at = months.index(month) if months else 0
    return await html(
        request,
        "puzzles.html",
        t("puzzle.archive"),
        month=month,
        before=months[at - 1] if at else "",
        after=months[at + 1] if at + 1 < len(months) else "",
        wanted=game,
        titles={one.game: titles[one.game] for one in listed if one.game in titles},
        puzzles=[
            {
                "date": one.date,
                "game": one.game,
                "title": titles[one.game],
                "difficulty": one.difficulty,
                "answer": answers.get(one.date, PuzzleAnswer()),
            }
            for one in listed
            if one.game in titles and game in ("", one.game)
        ],
        streak=await streak_of(hub.store, person, today(hub)),
    )
