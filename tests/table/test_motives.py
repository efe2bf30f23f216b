"""A bot says in a few words why it did what looks odd; people are not explained."""

from __future__ import annotations

from typing import Any

import msgspec
from games.yes_broccoli.tables import Table

import potager
from potager.bots.levels import bot
from potager.core.game import AnyGame
from potager.core.match import Match
from potager.core.record import Play, Row
from potager.core.state import SPECTATOR
from potager.core.texts import Message
from potager.games.yes_broccoli.manners import MANNERS
from potager.table.telling.history import SeatHistory, replayed_events


def told(game: AnyGame, match: Match, rows: list[Row]) -> list[str]:
    """The reasons in the log that a spectator sees."""
    lines = SeatHistory(SPECTATOR, replayed_events(game, match.options, rows)).lines
    parts = [part for line in lines for part in line.parts if isinstance(part, Message)]
    return [game.text(part) for part in parts if part.id == "log.keeps"]


def played(**given: Any) -> Match:
    game = potager.game("yes-broccoli")
    match = Match.new(game, game.resolve(**given), seed=1)
    match.play([bot("easy", game, seat).choose for seat in range(2)])
    return match


def test_a_secret_hand_explains_nothing() -> None:
    match = played(dealt_bids=True)
    assert told(match.game, match, list(match.rows)) == []


def test_only_bots_are_explained() -> None:
    match = played()
    game, rows = match.game, list(match.rows)
    assert {one.split()[0] for one in told(game, match, rows)} == {"Red", "Blue"}
    people = [
        msgspec.structs.replace(row, by="") if isinstance(row, Play) and row.who == 0 else row
        for row in rows
    ]
    assert {one.split()[0] for one in told(game, match, people)} == {"Blue"}


def motive(table: Table, *bids: int) -> str:
    before = table.state.seen_by(SPECTATOR)
    after = table.bid(*bids).state.seen_by(SPECTATOR)
    found = MANNERS.motive(before, after, frozenset((0, 1)))
    return potager.game("yes-broccoli").text(found) if found else ""


def test_a_bid_is_explained_by_what_everybody_can_see() -> None:
    assert motive(Table().serve("broccoli", "soda"), 2, 7) == "Red keeps the 8 for later."
    assert motive(Table().serve("corn", "apple"), 2, 7) == ""  # little is at stake
