"""What the operator has decided: who is banned, and the message of the day.

It is kept in the store. Every process knows it, and loads it again when notified of a change.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from ipaddress import ip_address, ip_network
from typing import Literal

import msgspec

from potager.core.errors import BadOption
from potager.table.rooms.seats import NotAllowed
from potager.table.store.base import Store
from potager.table.store.db import Db, Job, put
from potager.table.texts import t

MESSAGE = "message of the day"
LONGEST_MESSAGE = 500
LONGEST_REASON = 200
Kind = Literal["person", "address"]


class Ban(msgspec.Struct, frozen=True):
    """Somebody who may not be here."""

    who: str  # a person's hash, or a network address
    kind: Kind
    why: str
    until: float

    @property
    def end(self) -> str:
        return f"{datetime.fromtimestamp(self.until, UTC):%Y-%m-%d %H:%M} UTC"


class Rulings:
    """The decisions, as this process knows them."""

    def __init__(self, store: Store, changed: Callable[[], Awaitable[None]]) -> None:
        self.store = store
        self._changed = changed  # called when a decision was made here
        self.message = ""
        self.bans: dict[str, Ban] = {}

    async def load(self) -> None:
        """Look again."""
        said = "SELECT text FROM notes WHERE name = ?"
        banned = "SELECT who, kind, why, until FROM bans ORDER BY at DESC"
        texts, bans = await self.store.read(lambda db: (db.rows(said, MESSAGE), db.rows(banned)))
        self.message = str(texts[0][0]) if texts else ""
        self.bans = {row[0]: Ban(*row) for row in bans}

    def check(self, person: str, address: str) -> None:
        """Refuse somebody who is banned."""
        if not self.bans:
            return
        ban = self.bans.get(person) or self.bans.get(address)
        if ban is not None and ban.until > self.store.now():
            raise NotAllowed(t("server.banned", until=ban.end, why=ban.why))

    async def ban(self, kind: Kind, who: str, why: str, seconds: float) -> None:
        """Ban a person or an address for a while."""
        who = who if kind == "person" else clean_address(who)
        why = " ".join(why.split())[:LONGEST_REASON] or t("server.no-reason")
        now = self.store.now()
        ban = {"who": who, "kind": kind, "why": why.rstrip("."), "until": now + seconds, "at": now}

        def job(db: Db) -> None:
            db.run("DELETE FROM bans WHERE until < ?", now)
            put(db, "bans", **ban)

        await self._decide(job)

    async def lift(self, who: str) -> None:
        """End a ban."""
        await self._decide(lambda db: db.run("DELETE FROM bans WHERE who = ?", who))

    async def say(self, text: str) -> None:
        """Set the message of the day; empty for none."""
        text, now = " ".join(text.split()), self.store.now()
        if len(text) > LONGEST_MESSAGE:
            raise BadOption(t("admin.message-too-long", n=LONGEST_MESSAGE))
        await self._decide(lambda db: put(db, "notes", name=MESSAGE, text=text, at=now))

    async def _decide(self, job: Job[object]) -> None:
        await self.store.write(job)
        await self.load()
        await self._changed()


def clean_address(text: str) -> str:
    """A network address as limits and bans count it: of IPv6 the network of a household.

    >>> clean_address(" 192.0.2.7 "), clean_address("2001:db8::7")
    ('192.0.2.7', '2001:db8::/64')
    """
    try:
        found = ip_address(text.strip())
    except ValueError:
        try:
            return str(ip_network(text.strip()))
        except ValueError:
            raise BadOption(t("admin.no-address", text=text.strip()[:80])) from None
    if found.version == 6 and found.ipv4_mapped is None:
        return str(ip_network((found, 64), strict=False))
    return str(found)
