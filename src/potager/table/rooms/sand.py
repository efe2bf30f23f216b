"""The hourglass of the rules at the table: what comes after its end is refused.

The server's time decides. A page hears of the end a moment later, so somebody may still send a
choice that was possible on the screen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from potager.core.errors import IllegalAction
from potager.core.record import Play
from potager.core.state import CLOCK
from potager.table.rooms import clocks

if TYPE_CHECKING:
    from potager.table.rooms.room import Room

OUT = "The sand has run out: that came too late, and nothing was changed."


def has_run_out(room: Room) -> bool:
    """Whether the end has come, even if it is not in the log yet."""
    return clocks.passed(room.sheet.sand, room.hub.store.now(), room.hub.outages)


def check(room: Room, decision: str) -> None:
    """Refuse an answer that arrives after the end of the sand under which it was asked."""
    if has_run_out(room) or _ended(room, decision):
        raise IllegalAction(OUT)


def _ended(room: Room, decision: str) -> bool:
    """Whether the end of the sand came in place of an answer to this decision."""
    if not decision.isdecimal():
        return False
    later = (row for row in room.match.rows[int(decision) :] if isinstance(row, Play))
    first = next(later, None)
    return first is not None and first.who == CLOCK
