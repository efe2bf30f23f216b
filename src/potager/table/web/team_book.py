"""A person's team book: the best results with each deck and with each of its cards, in games that
a team wins together.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from potager.bots.champions import LEVELS
from potager.core.errors import PotagerError
from potager.core.game import AnyGame, options_of
from potager.core.options import OptionField
from potager.core.registry import games
from potager.core.texts import say
from potager.table.rooms.seats import class_name
from potager.table.store.base import Listed
from potager.table.store.hauls import Haul
from potager.table.telling.option_texts import named_value
from potager.table.texts import t
from potager.table.web.achievements import counts
from potager.table.web.tallies import rivals


class BookEntry(msgspec.Struct, frozen=True, kw_only=True):
    """The best that somebody has done with one deck, or with one card."""

    name: str
    points: int
    company: str  # with whom
    url: str  # empty: there is no replay any more


class BookDeck(msgspec.Struct, frozen=True, kw_only=True):
    """The cards of a deck with which somebody has brought something home, in the deck's order."""

    title: str  # which deck, and how many of its cards
    heading: str  # what a card is called
    entries: tuple[BookEntry, ...]


class TeamBook(msgspec.Struct, frozen=True, kw_only=True):
    """The team book of one game."""

    game: str
    option: str  # what decks are called
    decks: tuple[BookEntry, ...]
    cards: tuple[BookDeck, ...]


def team_book(matches: Sequence[Listed], hauls: Sequence[Haul], person: str) -> list[TeamBook]:
    """The books of all games in which a team has brought something home.

    Of equal results the earliest is listed. Matches with help don't count.
    """
    found = []
    for game in games():
        field = next((one for one in options_of(game) if one.name == game.manners.book), None)
        if not field:
            continue
        decks = tuple(_decks(game, matches, person))
        cards = tuple(_cards(game, field, [one for one in hauls if one.game == game.name]))
        if decks or cards:
            found.append(TeamBook(game=game.title, option=field.title, decks=decks, cards=cards))
    return found


def _decks(game: AnyGame, matches: Sequence[Listed], person: str) -> Iterator[BookEntry]:
    best: dict[str, Listed] = {}
    for one in matches:
        deck = _deck(game, one)
        if deck and (deck not in best or one.sheet.points[0] >= best[deck].sheet.points[0]):
            best[deck] = one
    for deck, one in sorted(best.items()):
        company, url = _company(rivals(one, person)), f"/r/{one.setup.watch}"
        yield BookEntry(name=deck, points=one.sheet.points[0], company=company, url=url)


def _deck(game: AnyGame, one: Listed) -> str:
    """What the deck of a match is called; empty: it counts for none. Decks of one's own are not
    compared, as they may be all alike in name."""
    if one.setup.game != game.name or not counts(one) or not one.sheet.points:
        return ""
    with suppress(PotagerError):  # one that is not installed any more
        deck = named_value(game, one.setup.resolved(), game.manners.book)
        return "" if deck == t("option.own-cards") else deck
    return ""


def _cards(game: AnyGame, field: OptionField, hauls: Sequence[Haul]) -> Iterator[BookDeck]:
    """Deck by deck, in the form's order. Cards that an update has replaced are left out."""
    for deck in field.files:
        best = {one.card: one for one in hauls if one.deck == deck}
        chosen: dict[str, Any] = {field.name: deck}
        options = game.resolve(**chosen)
        cards = game.manners.book_cards(game.start(options)) if best else ()
        entries = tuple(_entry(best[card]) for card in cards if card in best)
        if entries:
            called, found = named_value(game, options, field.name), len(entries)
            told = say("book.cards", deck=called, n=found, of=len(cards))
            heading = game.text(say("book.card"))
            yield BookDeck(title=game.text(told), heading=heading, entries=entries)


def _entry(haul: Haul) -> BookEntry:
    others = [(level, class_name(level) if level else name) for level, name in haul.company]
    url = f"/r/{haul.watch}" if haul.watch else ""
    return BookEntry(name=haul.card, points=haul.points, company=_company(others), url=url)


def _company(others: Iterable[tuple[str, str]]) -> str:
    """With whom it was: bots by their level, others by name."""
    names = [t("book.bot", level=name) if key in LEVELS else name for key, name in others]
    return t("book.with", names=", ".join(names)) if names else t("book.alone")
