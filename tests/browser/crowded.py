"""Full tables: each game with the most seats it has, after a golden record, with long names."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

from browser.people import Person
from browser.prepared import keep
from serving import Server

from potager.core.dice import FairDice
from potager.core.game import AnyGame
from potager.core.match import Match
from potager.core.record import Record, Row
from potager.table.rooms.seats import COOKIE, NAME_LENGTH, new_secret, person_of
from potager.table.store.kept import Deadline, Place, Setup, Sheet

GAMES = Path(__file__).parents[2] / "src/potager/games"
MOMENTS = {"early": 0.08, "middle": 0.6, "over": 1.0}  # how much of the match is over
NAMES = (
    "Maximiliana-Theodora Ünsal", "Wolfgang Amadeus Mozzarella", "Bartholomew Featherstone",
    "WWWWWWWWWWWWWWWWWWWWWWWW", "Ana María de los Ángeles", "Konstantinos Papadopoulos",
)  # fmt: skip
SECONDS = 900.0  # nothing runs out while somebody looks


@dataclass(frozen=True)
class Crowded:
    """A match in the middle of something, and who is to choose in it."""

    game: str
    moment: str
    code: str
    secret: str
    seat: int  # who is to choose
    others: tuple[str, ...]  # the secrets of those who wait

    def sits(self, person: Person) -> Person:
        """Open the page of the player who is to choose."""
        return self._comes(person, self.secret).can_act()

    def waits(self, person: Person) -> Person:
        """Open the page of the first player who has nothing to choose."""
        return self._comes(person, self.others[0])

    def _comes(self, person: Person, secret: str) -> Person:
        person.context.add_cookies([{"name": COOKIE, "value": secret, "url": person.url}])
        return person.go(f"/t/{self.code}").at_table()


def crowded(server: Server, game: AnyGame, number: int) -> list[Crowded]:
    """A full table at each moment, in the file of a server that does not run yet."""
    found: list[Crowded] = []
    for moment, share in MOMENTS.items():
        record = _fullest(game)
        match, rows = part(record, share)
        code = f"KALE-{number}{len(found)}"
        secrets = [new_secret() for _ in match.seats]
        people = [person_of(secret) for secret in secrets]
        names = [NAMES[seat % len(NAMES)][:NAME_LENGTH] for seat in range(len(people))]
        setup = Setup(
            id=f"{game.name}-{moment}", code=code, watch=new_secret(), invite=new_secret(),
            game=game.name, options=record.options, dice=FairDice.new("crowded"), host=people[0],
            rules=game.rules_version,
        )  # fmt: skip
        now = time.time()
        sand = match.state.hourglass()
        sheet = Sheet(
            phase="playing",
            places=tuple(
                Place(holder=person, name=name, ready=True)
                for person, name in zip(people, names, strict=True)
            ),
            timer=int(SECONDS),
            sand=Deadline(ends=now + SECONDS, length=float(sand), set_at=now) if sand else None,
        )
        keep(server, setup, sheet, rows)
        waiting = match.waiting() or (0,)  # at the end for nobody
        seat = waiting[0]
        others = tuple(one for number, one in enumerate(secrets) if number not in waiting)
        found.append(Crowded(game.name, moment, code, secrets[seat], seat, others))
    return found


def _fullest(game: AnyGame) -> Record:
    """The longest of the records with the most seats."""
    files = (GAMES / game.name.replace("-", "_") / "records").glob("*.json")
    return Record.load(
        max(files, key=lambda file: (len(Record.load(file).seats), file.stat().st_size))
    )


def part(record: Record, share: float) -> tuple[Match, list[Row]]:
    """The match when this much of it is over and somebody is to choose, or all, and its rows."""
    match = Match.before(record)
    rows = list(record.rows())
    for number, row in enumerate(rows):
        free = match.waiting() and not match.chance_due() and not match.pending
        if free and number >= share * len(rows):
            return match, rows[:number]
        match.replay(row)
    assert share == 1, f"nobody chooses that late in {record.game}"
    return match, rows
