"""`/healthz` and `/readyz`: whether this process lives, and whether people can play on it."""

from __future__ import annotations

import asyncio
import time

import structlog
from litestar import MediaType, Response, get

from potager.core.errors import PotagerError
from potager.table.rooms.hub import Hub
from potager.table.texts import t
from potager.table.web.finding import hub_of
from potager.table.web.security import AnyRequest

log = structlog.get_logger()
WITHIN = 2.0  # seconds in which a store that works has answered
PATHS = ("/healthz", "/readyz", "/metrics")
GOOD_FOR = 1.0  # an answer is good for so long: asking often costs nothing


class Readiness:
    """Whether the store can be read and written, asked for at most once a second."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._problem = ""
        self._asked = float("-inf")
        self._one_by_one = asyncio.Lock()

    async def problem(self) -> str:
        """What is wrong, in one sentence; empty if nothing is."""
        if self.hub.closing:
            return "The server is stopping."
        async with self._one_by_one:
            if time.monotonic() - self._asked > GOOD_FOR:
                self._problem = await self._ask()
                self._asked = time.monotonic()
            return self._problem

    async def _ask(self) -> str:
        try:
            async with asyncio.timeout(WITHIN):
                await self.hub.store.probe()
        except TimeoutError:
            problem = f"The database did not answer within {WITHIN:g} seconds."
        except PotagerError:
            problem = "The database can't be read or written right now."
        else:
            problem = ""
        if problem and not self._problem:
            log.error("not ready", why=problem)
        return problem


@get("/healthz", media_type=MediaType.TEXT)
async def healthz() -> str:
    """Whether this process is alive. Use /readyz to check the database too."""
    return "ok\n"


@get("/readyz", media_type=MediaType.TEXT)
async def readyz(request: AnyRequest) -> Response[str]:
    """Whether the database can be read and written."""
    readiness = request.app.state.readiness
    assert isinstance(readiness, Readiness)
    problem = await readiness.problem()
    headers = {"Retry-After": "2"} if problem else {}
    status = 503 if problem else 200
    return Response(f"{problem or 'ready'}\n", status_code=status, headers=headers)


def stopping(request: AnyRequest) -> Response[str] | None:
    """The answer to all but questions about health while the server stops."""
    hub = hub_of(request)
    if not hub.closing or request.url.path in PATHS:
        return None
    wait = max(1, round(hub.settings.back_in))
    return Response(
        t("refused.restarting", n=wait) + "\n",
        status_code=503,
        media_type=MediaType.TEXT,
        headers={"Retry-After": str(wait), "Cache-Control": "no-store"},
    )
