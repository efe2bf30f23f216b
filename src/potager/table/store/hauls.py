"""The best that a person's teams have brought home with each card of a deck, kept for good."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from potager.table.store.base import Store
from potager.table.store.db import Db, insertion

Company = tuple[tuple[str, str], ...]  # the level of each bot, or empty, and what all are called
BETTER = (
    " ON CONFLICT (person, game, deck, card) DO UPDATE SET points = excluded.points,"
    " company = excluded.company, match_id = excluded.match_id, at = excluded.at"
    " WHERE excluded.points > hauls.points"
)


class Haul(msgspec.Struct, frozen=True, kw_only=True):
    """What a team brought home with one card."""

    game: str
    deck: str
    card: str
    points: int
    company: Company
    match: str
    at: float
    watch: str = ""  # the token of the replay; empty: the match is gone


def keep_haul(db: Db, person: str, haul: Haul) -> None:
    """Keep it, unless the person has one that is as good."""
    row = {
        "person": person,
        "game": haul.game,
        "deck": haul.deck,
        "card": haul.card,
        "points": haul.points,
        "company": msgspec.json.encode(haul.company).decode(),
        "match_id": haul.match,
        "at": haul.at,
    }
    db.run(insertion("hauls", *row) + BETTER, *row.values())


async def hauls_of(store: Store, person: str) -> Sequence[Haul]:
    """A person's best hauls, by game, deck and card."""
    sql = (
        "SELECT game, deck, card, points, company, match_id, hauls.at, COALESCE(watch, '')"
        " FROM hauls LEFT JOIN matches ON id = match_id WHERE person = ? ORDER BY game, deck, card"
    )
    rows = await store.rows(sql, person) if person else []
    return [
        Haul(
            game=game,
            deck=deck,
            card=card,
            points=points,
            company=msgspec.json.decode(company, type=Company),
            match=match,
            at=at,
            watch=watch,
        )
        for game, deck, card, points, company, match, at, watch in rows
    ]
