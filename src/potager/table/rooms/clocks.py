"""The table's deadlines: when they end, and what stops them.

Deadlines are absolute times of the database's clock, so that every server reads them alike. While
no server runs nobody can move: each outage since a deadline was set gives its time back. Nothing
here reads a clock; the time is passed in.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from potager.core.match import Match
from potager.table.store.kept import Deadline, Sheet

SALT_WAIT = 10.0  # seconds in which a page has to show its hash, or open its salt
Outages = Sequence[tuple[float, float]]
LONGEST_HOLD = 60.0  # seconds for which an hourglass stands still in all while nobody is there


def start(length: float, now: float, decision: int = -1) -> Deadline:
    """A deadline that begins now."""
    return Deadline(ends=now + length, length=length, set_at=now, decision=decision)


def end_of(deadline: Deadline, outages: Outages) -> float:
    """When it runs out, with the time of outages given back.

    An outage begins with the last sign of life that was noted. If the deadline was set later, that
    was another one.
    """
    end = deadline.ends
    for began, ended in outages:
        if began < end and ended > deadline.set_at:
            end += ended - max(began, deadline.set_at)
    return end


def running(deadline: Deadline | None) -> bool:
    """Whether it is set and not stopped."""
    return deadline is not None and deadline.left is None


def passed(deadline: Deadline | None, now: float, outages: Outages) -> bool:
    """Whether it has run out."""
    return deadline is not None and running(deadline) and now >= end_of(deadline, outages)


def settle(sheet: Sheet, match: Match, time_to_react: float, now: float, outages: Outages) -> Sheet:
    """The sheet with its clocks set as the position wants them.

    The turn timer starts again with each decision. The hourglass of the rules begins when the state
    says that it runs. While people may react, the turn timer has nothing to do.
    All stand still while the match is paused. The hourglass also stands still while nobody who
    plays is connected, but for no more than a minute in all.
    """
    if match.over:
        return _put(sheet, turn=None, sand=None, reaction=None)
    if match.paused:
        sheet = _put(sheet, sand=_unhold(sheet.sand, now, outages))
        stopped = [_stop(one, now, outages) for one in (sheet.turn, sheet.sand, sheet.reaction)]
        return _put(sheet, turn=stopped[0], sand=stopped[1], reaction=stopped[2])
    sand = _go_on(_unhold(sheet.sand, now, outages), now)
    seconds = match.state.hourglass()
    if not seconds:
        sand = None
    elif sand is None:
        sand = start(float(seconds), now)
    if sand is not None and sheet.deserted() and sand.held < LONGEST_HOLD:
        sand = _hold(sheet.sand, sand, now, outages)
    mark = sheet.sand_mark
    if (sand is None) != (sheet.sand is None):
        mark = len(match.events)
    timer = sheet.timer if match.state.waiting() and not time_to_react else 0
    return _put(
        sheet,
        turn=_for_decision(sheet.turn, timer, match.decision, now),
        sand=sand,
        sand_mark=mark,
        reaction=_for_decision(sheet.reaction, time_to_react, match.decision, now),
    )


def wait_for_salts(sheet: Sheet, now: float) -> Sheet:
    """The sheet with a deadline for what pages still owe to the dice."""
    salting = sheet.salting
    if salting.opened or salting.until is not None:
        return sheet
    until = start(SALT_WAIT, now)
    return _put(sheet, salting=msgspec.structs.replace(salting, until=until))


def _for_decision(
    deadline: Deadline | None, seconds: float, decision: int, now: float
) -> Deadline | None:
    """The deadline of this decision: the one that runs, or a new one."""
    if not seconds:
        return None
    if deadline is None or deadline.decision != decision:
        return start(seconds, now, decision)
    return _go_on(deadline, now)


def hold_ends(deadline: Deadline, outages: Outages) -> float | None:
    """When an hourglass that stands still because nobody is there runs on; none: it does not."""
    if deadline.held_since is None:
        return None
    return end_of(start(LONGEST_HOLD - deadline.held, deadline.held_since), outages)


def _hold(before: Deadline | None, sand: Deadline, now: float, outages: Outages) -> Deadline:
    """The hourglass stands still from now on, or as it did before."""
    if before is not None and before.held_since is not None:
        return before
    stopped = _stop(sand, now, outages)
    assert stopped is not None
    return msgspec.structs.replace(stopped, held_since=now)


def _unhold(deadline: Deadline | None, now: float, outages: Outages) -> Deadline | None:
    """The same with the time counted for which nobody was there."""
    if deadline is None or deadline.held_since is None:
        return deadline
    ends = hold_ends(deadline, outages)
    assert ends is not None
    held = min(LONGEST_HOLD, LONGEST_HOLD - max(0.0, ends - now))
    return msgspec.structs.replace(deadline, held_since=None, held=held)


def _stop(deadline: Deadline | None, now: float, outages: Outages) -> Deadline | None:
    if deadline is None or deadline.left is not None:
        return deadline
    left = max(0.0, end_of(deadline, outages) - now)
    return msgspec.structs.replace(deadline, left=left)


def _go_on(deadline: Deadline | None, now: float) -> Deadline | None:
    if deadline is None or deadline.left is None:
        return deadline
    return msgspec.structs.replace(deadline, ends=now + deadline.left, set_at=now, left=None)


def _put(sheet: Sheet, **clocks: object) -> Sheet:
    """The same sheet where nothing has changed, so that nothing need be written."""
    changed = msgspec.structs.replace(sheet, **clocks)
    return sheet if changed == sheet else changed
