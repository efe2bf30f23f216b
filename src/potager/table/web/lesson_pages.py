"""The routes of the lessons: the page, and the steps that it shows."""

from __future__ import annotations

import asyncio
import re
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException

from potager.core.game import AnyGame
from potager.core.lesson import has_lesson
from potager.core.registry import game as find_game
from potager.core.scene import Layout
from potager.table.telling.lessons import written
from potager.table.texts import t
from potager.table.web.rendering import html
from potager.table.web.security import AnyRequest

TABLE = re.compile(r"/t/[A-Z0-9-]{1,40}")  # the match that somebody comes from


@get("/lessons/{name:str}")
async def lesson(name: str, request: AnyRequest, back: str = "") -> Response[str]:
    game = _taught(name)
    goes_back = back if TABLE.fullmatch(back) else ""
    title = t("lesson.title", game=game.title)
    return await html(request, "lesson.html", title, game=game, back=goes_back)


@get("/lessons/{name:str}/steps.json")
async def steps(name: str, layout: Layout = "wide") -> Response[Any]:
    """All steps of a lesson at once, so that the page needs no more requests."""
    told = await asyncio.to_thread(written, _taught(name), layout)
    return Response(told, media_type="application/json", headers={"Cache-Control": "no-cache"})


def _taught(name: str) -> AnyGame:
    game = find_game(name)
    if not has_lesson(game):
        raise NotFoundException(t("lesson.none", game=game.title))
    return game
