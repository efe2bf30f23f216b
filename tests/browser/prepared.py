"""Matches that are under way when somebody comes: what has happened is told in notation."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any

from browser.people import Person
from serving import Server
from table.rooms import rows_of

from potager.core.dice import FairDice
from potager.core.game import AnyGame
from potager.core.options import Options, values
from potager.core.record import Row, Table
from potager.table.rooms.seats import COOKIE, new_secret, person_of
from potager.table.store.base import Change
from potager.table.store.kept import Place, Setup, Sheet
from potager.table.store.sqlite import SqliteStore


def keep(server: Server, setup: Setup, sheet: Sheet, rows: Sequence[Row]) -> None:
    """Put a match into a server's file; one that runs finds it when somebody comes to it."""
    file = Path(server.database)
    if server.process:  # a server claims the file by its name, so that no other one uses it
        file = file.with_name("beside.sqlite")
        if not file.is_symlink():
            file.symlink_to(server.database)

    async def write() -> None:
        store = SqliteStore(file)
        await store.open()
        await store.create(setup, sheet)
        await store.commit(Change(match=setup.id, seq=0, rows=rows, version=0, at=store.now()))
        await store.close()

    with ThreadPoolExecutor(1) as beside:  # the browser's loop runs in this thread
        beside.submit(asyncio.run, write()).result()


class Prepared:
    """A match in a server's file, with people on its seats, or on those before the bots'."""

    numbers = count(100)

    def __init__(
        self,
        server: Server,
        game: AnyGame,
        options: Options,
        *told: str,
        bots: tuple[Place, ...] = (),
        paused: bool = False,  # so that bots wait until somebody goes on
        **sheet: Any,
    ) -> None:
        self.server = server
        self.code = f"KALE-{next(self.numbers)}"
        self.secrets = [new_secret() for _ in range(game.seats(options))]
        people = [person_of(secret) for secret in self.secrets]
        setup = Setup(
            id=self.code, code=self.code, watch=new_secret(), invite=new_secret(),
            game=game.name, options=values(options), dice=FairDice.new("prepared"), host=people[0],
            rules=game.rules_version,
        )  # fmt: skip
        places = tuple(
            Place(holder=person, name=name, ready=True)
            for person, name in zip(people, ("Ada", "Ben", "Cem", "Dora"), strict=False)
        )
        places = (*places[: len(places) - len(bots)], *bots)
        rows: list[Row] = rows_of(game, options, *told)
        if paused:
            rows.append(Table("paused", 0))
        keep(server, setup, Sheet(phase="playing", places=places, **sheet), rows)

    def sits(self, person: Person, seat: int) -> Person:
        """Open a player's page."""
        person.url = self.server.url
        person.context.add_cookies(
            [{"name": COOKIE, "value": self.secrets[seat], "url": self.server.url}]
        )
        return person.go(f"/t/{self.code}").at_table()
