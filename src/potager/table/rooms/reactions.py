"""Reactions: moments in which whoever is asked may answer in secret what has just happened.

A reaction is over when all who are asked have chosen, and at the latest at its time: silence is a
pass. *That* a seat has chosen is known to all, *what* is not. A player may ask to pass for longer;
the table answers for such a seat, and bots for theirs, after a time that depends on no hand. Who
plays with bots alone is not asked where there is nothing but to pass: that tells nobody anything.
"""

from __future__ import annotations

from typing import NamedTuple

from librt.random import Random

from potager.core.dice import mix
from potager.table.rooms.moment import Moment
from potager.table.store.kept import Deadline

CLOSED = "The time to react was over: that came too late."
NOTHING = "nothing fits"  # in place of for how long somebody passes
SOONEST, LATEST = 0.6, 1.4  # seconds after which bots and standing wishes answer


class Reaction(NamedTuple):
    """A reaction that is open."""

    asked: tuple[int, ...]
    missing: tuple[int, ...]  # those who have not chosen yet
    wishes: dict[int, str]  # the people who pass here without being asked, and until when
    closes: Deadline | None  # none: it waits for all

    @property
    def quiet(self) -> tuple[int, ...]:
        """Those for whom the table has to answer."""
        return tuple(seat for seat in self.missing if seat in self.wishes)


def reaction_of(moment: Moment) -> Reaction | None:
    """The reaction that is open, if one is."""
    if not moment.reacting:
        return None
    offered = moment.game.manners.longer_passes(moment.match.state) if moment.sheet.passing else {}
    wishes = {
        seat: until
        for seat, until in moment.sheet.passing.items()
        if until in offered and moment.sheet.places[seat].person
    }
    if moment.sheet.alone():
        people = (seat for seat in moment.asked if moment.sheet.places[seat].person)
        wishes |= {seat: NOTHING for seat in people if len(moment.match.legal(seat)) == 1}
    return Reaction(moment.asked, moment.missing, wishes, moment.sheet.reaction)


def silence(moment: Moment, seat: int) -> int:
    """The pass of a seat."""
    action = moment.game.manners.on_timeout(moment.match.view(seat), seat, Random(0))
    assert action is not None
    return int(action)


def answers_at(moment: Moment, seat: int) -> float:
    """When a bot, or the table for a standing wish, answers in a reaction."""
    share = mix(moment.seed(seat), 1) % 1000 / 1000
    lead_in = moment.game.manners.lead_in(moment.match.state)
    return moment.since + lead_in + SOONEST + (LATEST - SOONEST) * share
