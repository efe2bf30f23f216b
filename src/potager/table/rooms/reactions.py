"""Reactions: moments in which players may answer in secret what has just happened.

A reaction is over when all who may react have chosen, and at the latest when its time is over:
silence is a pass. Everybody sees *that* a seat has chosen, and nobody sees *what*. Nothing else
ends it, so it lasts as long whatever anyone holds. Players who can only pass are not asked: they
may pass at once, as everybody else may, or do nothing. For a person who plays with bots alone the
table passes then, unless somebody watches: that shows nobody anything.

People may also wish that the table passes for them when nothing fits. Then nobody sees when they
choose, not even when they do react: until the time is over they seem to think. So every reaction
in which they are asked lasts the whole time, and how long it lasts says nothing about their hand.
"""

from __future__ import annotations

from librt.random import Random

from potager.core.dice import mix
from potager.table.rooms.moment import Moment

CLOSED = "The time to react was over, so this came too late."
SOONEST, LATEST = 0.6, 1.4  # seconds after which bots answer


def plays(moment: Moment, seat: int) -> list[int]:
    """What a seat is offered in a reaction, besides the pass."""
    view, silent = moment.match.view(seat), silence(moment, seat)
    useless = moment.game.manners.is_useless
    return [one for one in view.legal(seat) if one != silent and not useless(view, seat, one)]


def is_asked(moment: Moment, seat: int) -> bool:
    """Whether a person has to answer: not with nothing to play, unless all wait for each other."""
    waits = not moment.sheet.time_to_react() and not moment.sheet.unseen()
    return waits or bool(plays(moment, seat))


def is_quiet(moment: Moment, seat: int) -> bool:
    """Whether a seat chooses unseen, and passes when the time is over."""
    place = moment.sheet.places[seat]
    return moment.reacting and place.quiet and place.person and moment.sheet.time_to_react() > 0


def chosen(moment: Moment, seat: int) -> int | None:
    """What a seat has chosen while others still may, seen by nobody else."""
    if seat in moment.match.pending:
        return moment.match.pending[seat][0]
    decision, action = moment.sheet.places[seat].secret or (-1, -1)
    return action if moment.reacting and decision == moment.match.decision else None


def answer(moment: Moment, seat: int) -> int:
    """What a seat does when the time is over."""
    action = chosen(moment, seat)
    return silence(moment, seat) if action is None else action


def passing(moment: Moment) -> tuple[int, ...]:
    """The seats of a person alone among bots for which the table passes now."""
    if not moment.reacting or not moment.sheet.unseen():
        return ()
    people = (seat for seat in moment.missing if moment.sheet.places[seat].person)
    return tuple(seat for seat in people if not is_asked(moment, seat))


def silence(moment: Moment, seat: int) -> int:
    """The pass of a seat."""
    action = moment.game.manners.on_timeout(moment.match.view(seat), seat, Random(0))
    assert action is not None
    return int(action)


def answers_at(moment: Moment, seat: int) -> float:
    """When a bot answers in a reaction."""
    share = mix(moment.seed(seat), 1) % 1000 / 1000
    lead_in = moment.game.manners.lead_in(moment.match.state)
    return moment.since + lead_in + SOONEST + (LATEST - SOONEST) * share
