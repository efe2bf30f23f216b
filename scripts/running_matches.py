"""Write a database with a running match of every game, as this release keeps it, as SQL.

    python scripts/running_matches.py > tests/table/release_X_Y_Z.sql

Run it on a release before the rules change; the tests of updates open what it has written.
"""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

import msgspec
from librt.random import Random

from potager.core.dice import FairDice, promise_of
from potager.core.registry import games
from potager.table.rooms.opening import new_table
from potager.table.rooms.seats import person_of
from potager.table.settings import Settings
from potager.table.store.kept import Place, Sheet, first_position

ANN, BOB = "ann-of-this-release", "bob-of-this-release"
EVENTS = 30
TABLES = ("matches", "log", "pending", "players")


async def play(file: Path) -> None:
    """Let Ann and Bob play a little of every game."""
    store = Settings(database=str(file)).store()
    await store.open()
    for number, game in enumerate(games(), 11):
        names = {"Ann": ANN, "Bob": BOB}
        places = tuple(
            Place(holder=person_of(secret), name=name, colour="leaf", ready=True)
            for name, secret in names.items()
        )
        options = game.resolve(**({} if game.name == "snail-invasion" else {"players": 2}))
        sheet = Sheet(phase="playing", places=places, host_name="Ann")
        setup, _ = new_table(game.name, options, sheet, host=person_of(ANN))
        match, seed = f"{number:016x}", hashlib.sha256(game.name.encode()).hexdigest()
        setup = msgspec.structs.replace(
            setup,
            id=match,
            code=f"LEEK-{number}",
            watch=f"watch-{number}",
            invite=f"invite-{number}",
            dice=FairDice(match=match, seed=seed, promise=promise_of(seed)),
        )
        played = first_position(setup, sheet)
        for _ in played.drive_at_random(Random(number)):
            if len(played.rows) >= EVENTS:
                break
        await store.create(setup, sheet, None, played.rows)
    await store.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "table.sqlite"
        asyncio.run(play(file))
        with closing(sqlite3.connect(file)) as db:
            for table in TABLES:
                found = db.execute(f"SELECT * FROM {table}")
                columns = ", ".join(one[0] for one in found.description)
                for row in found:
                    cells = (_cell(*one) for one in zip(found.description, row, strict=True))
                    print(f"INSERT INTO {table} ({columns}) VALUES ({', '.join(cells)});")


def _cell(column: tuple[str, object], value: object) -> str:
    if column[0] == "at":
        return "1795000000.0"  # whenever it was written
    if value is None:
        return "NULL"
    return "'" + value.replace("'", "''") + "'" if isinstance(value, str) else repr(value)


if __name__ == "__main__":
    main()
