"""How the table is served by uvicorn, and what is found out before that."""

from __future__ import annotations

import asyncio
from typing import Any

from potager.table.operating.checking import check_port, check_whole
from potager.table.operating.configuration import Configuration
from potager.table.store import alive
from potager.table.store.base import Store

LONGEST_FRAME = 64 * 1024
GRACE = 3  # seconds in which what is under way at a stop may be finished


def options(settings: Configuration) -> dict[str, Any]:
    """The options for uvicorn. Only proxies that the operator has named may say who really asks."""
    return {
        "host": settings.host,
        "port": settings.port,
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": list(settings.proxies),
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "http": "potager.table.web.protocols:Requests",
        "ws": "potager.table.web.protocols:Lines",
        "ws_per_message_deflate": False,  # `web/lines.py` compresses once for many
        "ws_max_size": LONGEST_FRAME,
        "ws_ping_interval": 10.0,
        "ws_ping_timeout": 10.0,
        "timeout_graceful_shutdown": GRACE,
    }


def can_start(settings: Configuration) -> float | None:
    """Find out what would keep the table from starting, while it can be said in one sentence; when
    it last ran.
    """
    check_port(settings.host, settings.port)
    check_whole(settings)
    return asyncio.run(opened_once(settings.store()))


async def opened_once(store: Store) -> float | None:
    """Whether a database can be used; when a server on it last ran."""
    await store.open()
    last = await store.read(alive.last_sign)
    await store.close()
    return last
