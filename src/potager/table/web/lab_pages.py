"""The lab's page: the reports in the operator's folder, and each of them as it was written."""

from __future__ import annotations

import re
from html import escape, unescape
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException

from potager.core.registry import games as all_games
from potager.table.texts import t
from potager.table.web import security
from potager.table.web.finding import hub_of
from potager.table.web.rendering import html, reports
from potager.table.web.security import AnyRequest

HEAD = 4_000  # characters of a report in which its title and its first finding stand
TITLE = re.compile(r"<title>(.*?)</title>", re.DOTALL)
FINDING = re.compile(r'<meta name="description" content="(.*?)">', re.DOTALL)


def _card(name: str, file: Path) -> dict[str, Any]:
    with file.open(encoding="utf-8", errors="replace") as opened:
        head = opened.read(HEAD)
    title, finding = TITLE.search(head), FINDING.search(head)
    return {
        "url": f"/lab/{name}",
        "title": unescape(title[1]) if title else name,
        "finding": unescape(finding[1]) if finding else "",  # the first of what it found
        "game": name if any(game.name == name for game in all_games()) else "",
        "at": file.stat().st_mtime,
    }


@get("/lab")
async def lab(request: AnyRequest) -> Response[str]:
    found = reports(hub_of(request).settings.reports)
    cards = [_card(name, file) for name, file in found.items()]
    return await html(request, "lab.html", t("lab.title"), reports=cards)


@get("/lab/{name:str}")
async def report(name: str, request: AnyRequest) -> Response[Any]:
    """A report from the lab, with a link back. It has its own style and no scripts."""
    file = reports(hub_of(request).settings.reports).get(name)
    if file is None:
        raise NotFoundException(t("lab.gone"))
    headers = {"Content-Security-Policy": security.PICTURE_POLICY, "Cache-Control": "no-store"}
    back = f'<body><nav><a href="/lab">{escape(t("lab.back"))}</a></nav>'
    text = file.read_text("utf-8").replace("<body>", back, 1)
    return Response(text, media_type="text/html", headers=headers)
