"""The table's deadlines: when they end, and what stops them.

Deadlines are absolute times of the database's clock, so that every server reads them alike. While
no server runs nobody can move: each outage since a deadline was set gives its time back. Nothing
here reads a clock; the time is passed in.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from potager.core.match import Match

from .sheet import Deadline, Sheet

Outages = Sequence[tuple[float, float]]


def start(length: float, now: float) -> Deadline:
    """A deadline that begins now."""
    return Deadline(ends=now + length, length=length, set_at=now)


def end_of(deadline: Deadline, outages: Outages) -> float:
    """When it runs out, with the time of outages given back."""
    end = deadline.ends
    for began, ended in outages:
        if deadline.set_at <= began < end:
            end += ended - began
    return end


def running(deadline: Deadline | None) -> bool:
    """Whether it is set and not stopped."""
    return deadline is not None and deadline.left is None


def passed(deadline: Deadline | None, now: float, outages: Outages) -> bool:
    """Whether it has run out."""
    return deadline is not None and running(deadline) and now >= end_of(deadline, outages)


def settle(sheet: Sheet, match: Match, epoch: int, now: float, outages: Outages) -> Sheet:
    """The sheet with its clocks set as the position wants them.

    The turn timer begins anew with each decision that waits for a person. The hourglass of the
    rules begins when the state says that it runs. Both stand still while the match is paused.
    """
    if match.over:
        return _put(sheet, None, None, -1)
    if match.paused:
        turn, sand = (_stop(one, now, outages) for one in (sheet.turn, sheet.sand))
        return _put(sheet, turn, sand, sheet.turn_epoch)
    turn, sand = (_go_on(one, now) for one in (sheet.turn, sheet.sand))
    seconds = int(match.state.hourglass())
    if not seconds:
        sand = None
    elif sand is None:
        sand = start(seconds, now)
    if not any(sheet.places[seat].person for seat in match.waiting()):
        return _put(sheet, None, sand, -1)
    if sheet.timer and (turn is None or sheet.turn_epoch != epoch):
        turn = start(sheet.timer, now)
    return _put(sheet, turn, sand, epoch if turn else -1)


def _stop(deadline: Deadline | None, now: float, outages: Outages) -> Deadline | None:
    if deadline is None or deadline.left is not None:
        return deadline
    left = max(0.0, end_of(deadline, outages) - now)
    return msgspec.structs.replace(deadline, left=left)


def _go_on(deadline: Deadline | None, now: float) -> Deadline | None:
    if deadline is None or deadline.left is None:
        return deadline
    return Deadline(ends=now + deadline.left, length=deadline.length, set_at=now)


def _put(sheet: Sheet, turn: Deadline | None, sand: Deadline | None, epoch: int) -> Sheet:
    """The same sheet where nothing has changed, so that nothing need be written."""
    if (turn, sand, epoch) == (sheet.turn, sheet.sand, sheet.turn_epoch):
        return sheet
    return msgspec.structs.replace(sheet, turn=turn, sand=sand, turn_epoch=epoch)
