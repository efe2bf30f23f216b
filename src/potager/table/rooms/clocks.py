"""The table's deadlines: when they end, and what stops them.

Deadlines are absolute times of the database's clock, so that every server reads them alike. While
no server runs nobody can move: each outage since a deadline was set gives its time back. Nothing
here reads a clock; the time is passed in.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from potager.core.bits import bit
from potager.core.match import Match
from potager.table.store.kept import Deadline, Sheet, Window

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


def settle(
    sheet: Sheet, match: Match, epoch: int, window: float, now: float, outages: Outages
) -> Sheet:
    """The sheet with its clocks set as the position wants them.

    The turn timer begins anew with each decision that waits for a person. The hourglass of the
    rules begins when the state says that it runs. Where a timed window is open, `window` is its
    length, and the turn timer has nothing to do. All stand still while the match is paused.
    """
    if match.over:
        return _put(sheet, turn=None, turn_epoch=-1, sand=None, window=None)
    if match.paused:
        turn, sand = (_stop(one, now, outages) for one in (sheet.turn, sheet.sand))
        opened = sheet.window
        if opened is not None:
            closes = _stop(opened.closes, now, outages)
            opened = msgspec.structs.replace(opened, closes=closes)
        return _put(sheet, turn=turn, sand=sand, window=opened)
    turn, sand = (_go_on(one, now) for one in (sheet.turn, sheet.sand))
    seconds = int(match.state.hourglass())
    if not seconds:
        sand = None
    elif sand is None:
        sand = start(seconds, now)
    mark = sheet.sand_mark
    if (sand is None) != (sheet.sand is None):
        mark = len(match.events)
    opened = _window(sheet, epoch, window, now)
    # Those whose secret choice is in count too: nobody is to see that it is.
    people = sum(bit(seat) for seat in sheet.people())
    if opened is not None or not sheet.timer or not match.state.waiting() & people:
        turn = None
    elif turn is None or sheet.turn_epoch != epoch:
        turn = start(sheet.timer, now)
    turn_epoch = epoch if turn else -1
    return _put(sheet, turn=turn, turn_epoch=turn_epoch, sand=sand, sand_mark=mark, window=opened)


def _window(sheet: Sheet, epoch: int, length: float, now: float) -> Window | None:
    """The window that is open: a new one for each decision."""
    if not length:
        return None
    if sheet.window is None or sheet.window.epoch != epoch:
        return Window(epoch=epoch, closes=start(length, now))
    closes = _go_on(sheet.window.closes, now)
    return msgspec.structs.replace(sheet.window, closes=closes)


def _stop(deadline: Deadline | None, now: float, outages: Outages) -> Deadline | None:
    if deadline is None or deadline.left is not None:
        return deadline
    left = max(0.0, end_of(deadline, outages) - now)
    return msgspec.structs.replace(deadline, left=left)


def _go_on(deadline: Deadline | None, now: float) -> Deadline | None:
    if deadline is None or deadline.left is None:
        return deadline
    return Deadline(ends=now + deadline.left, length=deadline.length, set_at=now)


def _put(sheet: Sheet, **clocks: object) -> Sheet:
    """The same sheet where nothing has changed, so that nothing need be written."""
    if all(getattr(sheet, name) == value for name, value in clocks.items()):
        return sheet
    return msgspec.structs.replace(sheet, **clocks)
