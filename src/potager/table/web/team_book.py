"""A person's team book: the best result with each deck of a game that a team wins together."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import msgspec

from potager.bots.champions import LEVELS
from potager.core.errors import PotagerError
from potager.core.game import AnyGame, options_of
from potager.core.registry import games
from potager.table.store.base import Listed
from potager.table.telling.option_texts import named_value
from potager.table.texts import t
from potager.table.web.achievements import counts
from potager.table.web.tallies import rivals


class BookEntry(msgspec.Struct, frozen=True, kw_only=True):
    """The best that somebody has done with one deck."""

    deck: str
    points: int
    company: str  # with whom
    url: str


def team_book(
    matches: Sequence[Listed], person: str
) -> list[tuple[str, str, tuple[BookEntry, ...]]]:
    """For each game a title and what decks are called there, and the best result with each; of
    equal ones the earliest. Matches with help don't count."""
    found = []
    for game in games():
        best: dict[str, Listed] = {}
        titles = [one.title for one in options_of(game) if one.name == game.manners.book]
        for one in matches if titles else ():
            deck = _deck(game, one)
            if deck and (deck not in best or one.sheet.points[0] >= best[deck].sheet.points[0]):
                best[deck] = one
        if best:
            entries = tuple(_entry(deck, one, person) for deck, one in sorted(best.items()))
            found.append((game.title, titles[0], entries))
    return found


def _deck(game: AnyGame, one: Listed) -> str:
    """What the deck of a match is called; empty: it counts for none. Decks of one's own are not
    compared, as they may be all alike in name."""
    if one.setup.game != game.name or not counts(one) or not one.sheet.points:
        return ""
    with suppress(PotagerError):  # one that is not installed any more
        deck = named_value(game, one.setup.resolved(), game.manners.book)
        return "" if deck == t("option.own-cards") else deck
    return ""


def _entry(deck: str, one: Listed, person: str) -> BookEntry:
    names = [
        t("book.bot", level=name) if key in LEVELS else name for key, name in rivals(one, person)
    ]
    company = t("book.with", names=", ".join(names)) if names else t("book.alone")
    points, url = one.sheet.points[0], f"/r/{one.setup.watch}"
    return BookEntry(deck=deck, points=points, company=company, url=url)
