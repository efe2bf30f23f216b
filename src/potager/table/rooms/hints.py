"""Hints: what is best for a person who plays against bots, or alone. Each is marked in the record.

A worker gets what the seat can see, and chance comes from that alone, so a hint can't reveal more
than its seat may know. However often somebody asks about one decision, it is thought about once.
"""

from __future__ import annotations

import asyncio
import hashlib

import structlog

from potager.bots.coach.hints import Hint
from potager.core.errors import IllegalAction
from potager.core.record import Table
from potager.core.texts import READING
from potager.table.rooms.house import House
from potager.table.rooms.moment import Draft, Moment
from potager.table.rooms.requests import AskHint
from potager.table.rooms.rights import Asker, check_own
from potager.table.rooms.seats import NotAllowed
from potager.table.store.base import Unavailable
from potager.table.texts import t

log = structlog.get_logger()
SIMULATIONS = 4000
PATIENCE = 40.0  # seconds that a hint may take


class Hints:
    """The hints of a room: the newest, thought about or given."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._about: tuple[int, int, str] = (-1, -1, "")  # a decision, a seat, a language
        self._thought: asyncio.Task[Hint] | None = None

    async def think(self, moment: Moment, seat: int) -> Hint:
        """The hint for the present decision: begun once, however many ask."""
        about = (moment.match.decision, seat, READING.get())
        if self._thought is None or self._about != about:
            self._about = about
            self._thought = asyncio.create_task(self._advice(moment, seat))
        thought = self._thought
        try:
            return await asyncio.shield(thought)
        except Exception as error:
            if self._thought is thought:
                self._thought = None  # the next click tries again
            log.error("no hint was found", match=moment.setup.id, seat=seat, exc_info=error)
            raise Unavailable(t("hint.failed")) from None

    async def _advice(self, moment: Moment, seat: int) -> Hint:
        view = moment.match.view(seat)
        task = (moment.game, moment.options, view, seat, seed_of(view.key()), SIMULATIONS)
        async with asyncio.timeout(PATIENCE):
            return await self._house.bots.advise(*task)


def check_hint(moment: Moment, asker: Asker, ask: AskHint) -> None:
    """Refuse, in one sentence, where no hint may be given."""
    check_own(moment, asker, ask.seat)
    if not moment.playing:
        raise NotAllowed(t("hint.not-played"))
    if not may_hint(moment, ask.seat):
        raise NotAllowed(t("hint.others"))
    if moment.match.paused:
        raise IllegalAction(t("hint.paused"))
    if str(moment.match.decision) != ask.decision or ask.seat not in moment.match.able():
        raise IllegalAction(t("hint.not-now"))


def may_hint(moment: Moment, seat: int) -> bool:
    """Whether this seat's person is the only one who ever sat down here."""
    held = [one for one, place in enumerate(moment.sheet.places) if place.holder]
    return moment.playing and held == [seat] and moment.sheet.places[seat].person


def mark(draft: Draft, asker: Asker, ask: AskHint) -> None:
    """Note in the log that a hint is given; once for each decision."""
    check_hint(draft, asker, ask)
    if not any(
        isinstance(row, Table) and row.kind == "hint"
        for row in draft.match.rows[draft.match.decision :]
    ):
        draft.match.hint(ask.seat)


def seed_of(key: bytes) -> int:
    """Chance that depends on what a seat sees, and on nothing else."""
    return int.from_bytes(hashlib.blake2b(key, digest_size=7).digest())
