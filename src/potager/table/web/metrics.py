"""`/metrics` for Prometheus: what this process has done, and the other processes of this server.

Each process counts for itself, and every figure names its process: sum them in
queries. The processes of one server leave their figures in a folder every few seconds, so that
whichever of them is asked can report all. Only those who know the operator's token can read them.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import structlog
from litestar import Response, get
from litestar.exceptions import NotFoundException
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)

from potager.table.rooms.hub import Hub
from potager.table.rooms.metrics import BOUNDS, Figures, Histogram
from potager.table.store.siblings import Sibling
from potager.table.texts import t
from potager.table.web import security
from potager.table.web.finding import hub_of
from potager.table.web.security import AnyRequest

log = structlog.get_logger()
EVERY = 5.0  # seconds
STALE = 4 * EVERY  # a process that has left nothing for so long has ended
COUNTS = {
    "events": "Events that were stored",
    "tables": "Tables that were created",
    "connections": "Connections that were opened",
    "deleted": "Matches that were deleted because they were old",
}
GAUGES = {
    "rooms": "Matches that are in memory",
    "viewers": "Open connections",
    "bots_waiting": "Bots that are waiting to think",
    "bots_thinking": "Bots that are thinking",
}
TIMES = {
    "commit": "Time to store a change",
    "draw": "Time to draw a change for all viewers",
    "send": "Time to send a message to one viewer",
    "bot": "Time until a bot had chosen, including its wait",
}


def now(hub: Hub) -> Figures:
    """The figures of this process, with how things stand."""
    thinking = min(hub.bots.thinking, hub.bots.workers)
    hub.metrics.figures.gauges = {
        "rooms": len(hub.rooms),
        "viewers": sum(room.here.total() for room in hub.rooms.values()),
        "bots_waiting": hub.bots.thinking - thinking,
        "bots_thinking": thinking,
    }
    return hub.metrics.figures


def of_all(hub: Hub) -> list[Figures]:
    """The figures of this process, and of the others of this server."""
    own = now(hub)
    return [own, *Shared(hub.settings.sibling).others(own)]


class Families:
    """The figures as families of Prometheus."""

    def __init__(self, figures: Iterable[Figures]) -> None:
        self.figures = list(figures)

    def collect(self) -> Iterator[Metric]:
        """Every figure, of every process."""
        start = GaugeMetricFamily(
            "potager_start_time_seconds", "Start time of the process", labels=["process"]
        )
        refused = CounterMetricFamily(
            "potager_refusals", "Refused requests by reason", labels=["process", "reason"]
        )
        for one in self.figures:
            start.add_metric([one.process], one.began)
            for reason, count in sorted(one.refused.items()):
                refused.add_metric([one.process, reason], count)
        yield from (start, refused)
        for kind, texts in ((CounterMetricFamily, COUNTS), (GaugeMetricFamily, GAUGES)):
            for name, text in texts.items():
                family = kind(f"potager_{name}", text, labels=["process"])
                for one in self.figures:
                    family.add_metric([one.process], (one.counts | one.gauges).get(name, 0))
                yield family
        for name, text in TIMES.items():
            times = HistogramMetricFamily(f"potager_{name}_seconds", text, labels=["process"])
            for one in self.figures:
                took = one.times[name]
                times.add_metric([one.process], list(buckets(took)), took.sum)
            yield times


def buckets(took: Histogram) -> Iterator[tuple[str, float]]:
    """How many took at most this time."""
    total = 0
    for bound, count in zip((*map(str, BOUNDS), "+Inf"), took.counts, strict=True):
        total += count
        yield bound, total


class Shared:
    """The folder in which the processes of one server leave their figures."""

    def __init__(self, own: Sibling | None) -> None:
        self.folder = Path(own.folder) if own else None

    async def keep_leaving(self, hub: Hub) -> None:
        """Leave this process's figures again and again."""
        while self.folder is not None:
            self.leave(now(hub))
            await asyncio.sleep(EVERY)

    def leave(self, figures: Figures) -> None:
        """Leave them where the others look."""
        if self.folder is None:
            return
        part = self.folder / f"{figures.process}.part"
        try:
            part.write_bytes(msgspec.json.encode(figures))
            part.rename(part.with_suffix(".json"))
        except OSError as error:
            log.warning("metrics could not be saved", why=str(error))

    def others(self, own: Figures) -> Iterator[Figures]:
        """What the others have left, as long as they live."""
        for file in sorted(self.folder.glob("*.json")) if self.folder else ():
            try:
                fresh = time.time() - file.stat().st_mtime < STALE
                if file.stem != own.process and fresh:
                    yield msgspec.json.decode(file.read_bytes(), type=Figures)
            except (OSError, msgspec.DecodeError):
                continue


@get("/metrics")
async def metrics(request: AnyRequest) -> Response[bytes]:
    """All metrics, for programs with the operator's token."""
    hub = hub_of(request)
    if not security.same(security.bearer(request), hub.settings.metrics_token):
        raise NotFoundException(t("refused.no-page"))
    registry = CollectorRegistry(auto_describe=False)
    registry.register(Families(of_all(hub)))
    kind: Any = "text/plain; version=0.0.4; charset=utf-8"
    return Response(generate_latest(registry), media_type=kind)
