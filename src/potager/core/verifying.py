"""Checking the dice of a finished match against the promised seed and the players' salts."""

from __future__ import annotations

from typing import NamedTuple

from .dice import FairDice
from .errors import UnfairDice
from .game import AnyGame
from .match import Match
from .record import Play, Record, Table
from .state import CHANCE


class VerifiedDice(NamedTuple):
    """The result of `verify`: how many rolls it checked, with no fault."""

    rolls: int  # that follow from the seed and the salts
    elsewhere: int = 0  # that came from another match, and can't be checked with this record

    @property
    def fair(self) -> bool:
        """Whether every roll in the log was checked."""
        return not self.elsewhere


def verify(record: Record, game: AnyGame | None = None) -> VerifiedDice:
    """Check every roll of a finished match against the promised seed and the players' salts.

    If the match continued another one, the rolls before that are counted but not checked.

    Raises UnfairDice for the first roll that does not follow from the seed.
    """
    dice = record.dice
    if not isinstance(dice, FairDice):
        raise UnfairDice(
            "The record comes from a simulation, whose dice make no promise that could be checked."
        )
    dice.check_promise()
    match = Match.before(record, game)
    weights = list(match.state.chance())
    rolls = elsewhere = 0
    for number, row in enumerate(match.follow(record), 1):
        if isinstance(row, Play) and row.who == CHANCE:
            if rolls < dice.taken:
                elsewhere += 1
            elif (due := dice.draw(rolls, weights)) != row.what:
                raise UnfairDice(
                    f"Event {number}: the roll was {row.what}, but the seed gives {due}."
                )
            rolls += 1
        weights = list(match.state.chance())
    if elsewhere < dice.taken:
        raise UnfairDice(
            f"The number of rolls from another match is {dice.taken} in the record, but its log "
            f"has "
            f"only {elsewhere}."
        )
    if rolls:
        dice.check_shares()
        _check_complete(record, dice)
    return VerifiedDice(rolls - elsewhere, elsewhere)


def _check_complete(record: Record, dice: FairDice) -> None:
    """Raise UnfairDice unless each person's page gave a salt, or is named as one that did not."""
    if not dice.rounds and not dice.shares:  # no page took part; before 0.3.0 none could
        return
    named = {*dice.without, *(seat for share in dice.shares for seat in share.seats)}
    later = {row.number for row in record.rows() if isinstance(row, Table) and row.kind == "took"}
    for seat, place in enumerate(record.seats):
        if not place.bot and seat not in named and seat not in later:
            raise UnfairDice(f"The record does not show whether seat {seat + 1} added a salt.")
