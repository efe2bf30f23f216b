"""What the operator does to people and tables, in this process and in the others."""

from __future__ import annotations

import asyncio

import msgspec
import structlog

from potager.core.errors import PotagerError
from potager.table.operating.rulings import Rulings
from potager.table.rooms import seating
from potager.table.rooms.hub import Hub
from potager.table.rooms.room import Room
from potager.table.store.base import Unreadable
from potager.table.store.notices import EVERYWHERE
from potager.table.telling.audience import Audience
from potager.table.telling.messages import HostSays, Refused
from potager.table.texts import t
from potager.table.web.limits import Limits

log = structlog.get_logger()
LOOK = 30.0  # seconds between looks at the rulings, should a notice have been lost


class RulingsChanged(msgspec.Struct, tag="rulings"):
    """The others should look again."""


class SentAway(msgspec.Struct, tag="sent-away"):
    """Hang up on a person, at one table or at all; where they are from may be banned too."""

    person: str
    table: str = ""  # empty: at all of them
    ban_for: float = 0.0  # seconds for which their addresses are banned
    why: str = ""


Heard = RulingsChanged | SentAway


class Steward:
    """The operator's acts, done in this process."""

    def __init__(self, hub: Hub, limits: Limits) -> None:
        self.hub = hub
        self.limits = limits
        self.rulings = Rulings(hub.store, self._decided)
        self._shown = ""  # the message of the day that everybody here has seen

    async def open(self) -> None:
        """Load what was decided, and listen for more."""
        await self.rulings.load()
        self._shown = self.rulings.message
        self.hub.heard_everywhere = lambda text: self.hub.spawn(self._hear(text))
        self.hub.spawn(self._keep_looking())

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self._look_again()
            except PotagerError as error:
                log.warning("the operator's decisions could not be read", why=str(error))

    async def _hear(self, text: str) -> None:
        match msgspec.json.decode(text, type=Heard):
            case RulingsChanged():
                await self._look_again()
            case SentAway() as sent:
                await self._hang_up(sent)

    async def _look_again(self) -> None:
        await self.rulings.load()
        self._show_message()

    async def _decided(self) -> None:
        """The operator has decided something here: everybody is notified."""
        self._show_message()
        await self._notify_others(RulingsChanged())

    def _show_message(self) -> None:
        said, before = self.rulings.message, self._shown
        self._shown = said
        for room in self.hub.rooms.values() if said != before else ():
            Audience.of(room).say(HostSays(text=said))

    async def _notify_others(self, said: Heard) -> None:
        await self.hub.notify_others(EVERYWHERE, msgspec.json.encode(said).decode())

    # What the operator does

    async def ban(self, person: str, why: str, seconds: float, *, address: bool) -> None:
        """Keep a person away for a while, if wanted with all who are where they are."""
        await self.rulings.ban("person", person, why, seconds)
        sent = SentAway(person=person, ban_for=seconds if address else 0.0, why=why)
        await self._send_away(sent)

    async def kick(self, match: str, person: str) -> None:
        """Take a person's seats at a table."""
        room = await self._room(match)
        await room.do(seating.send_away, person)
        await self._send_away(SentAway(person=person, table=match))

    async def close_table(self, match: str) -> None:
        """End a match as it stands."""
        room = await self._room(match)
        await room.do(seating.close)

    async def _room(self, match: str) -> Room:
        room = await self.hub.room(match)
        if room is None:
            raise Unreadable(t("admin.no-match"))
        return room

    async def _send_away(self, sent: SentAway) -> None:
        await self._hang_up(sent)
        await self._notify_others(sent)

    async def _hang_up(self, sent: SentAway) -> None:
        """End a person's connections to this process."""
        if sent.ban_for:
            for address in self.limits.open.addresses_of(sent.person):
                await self.rulings.ban("address", address, sent.why, sent.ban_for)
        for room in tuple(self.hub.rooms.values()):
            if sent.table not in ("", room.id):
                continue
            audience = Audience.of(room)
            for viewer in tuple(audience.viewers):
                if viewer.asker.person == sent.person:
                    audience.tell(viewer, Refused(why=t("server.sent-away"), asked="hello"))
                    viewer.hang_up()
