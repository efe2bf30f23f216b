"""Windows: moments in which whoever is asked may react in secret, and silence is a pass.

A *timed* window closes at a fixed time and never sooner, so nobody can tell who has chosen, who
could have, or who is a bot. "Hold!" gives all who are asked more time; nobody is told who called.
Only where a single seat is asked, its choice in a window that is held closes it.
A *relaxed* window (timer off, or several players at one screen) waits for all who are asked. There
a player may ask to pass for longer; such passes come with the last answer of the others.

Functions that ask look at a room; those that act are called inside `Room.step`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.random import Random

from potager.core.errors import IllegalAction
from potager.core.record import By
from potager.core.texts import Message, say
from potager.table.rooms import clocks
from potager.table.store.kept import Window

if TYPE_CHECKING:
    from potager.table.rooms.room import Room

CLOSED = "The window has just closed: that came too late."


def timed(room: Room) -> bool:
    """Whether windows close by themselves; not where a curtain stands between players."""
    people = [place.holder for place in room.sheet.places if place.holder]
    return room.sheet.timed_windows and len(set(people)) == len(people)


def is_open(room: Room) -> bool:
    """Whether the position is a window."""
    return room.playing and not room.match.over and room.game.reaction(room.match.state)


def closing(room: Room) -> bool:
    """Whether a window is open that closes by itself."""
    return is_open(room) and timed(room)


def unheld(room: Room) -> bool:
    """Whether a timed window is open in which nobody has called Hold."""
    return closing(room) and not (room.sheet.window and room.sheet.window.held)


def silence(room: Room, seat: int) -> int:
    """The pass of a seat."""
    action = room.game.on_timeout(room.match.view(seat), seat, Random(0))
    assert action is not None
    return int(action)


def prompt(room: Room, seat: int) -> Message | None:
    """What a viewer is told in a window, where the table knows more than the game."""
    if not closing(room):
        return say("window.passing") if is_open(room) and seat in passing(room) else None
    if seat in room.match.pending:
        return say("window.chosen")
    if not unheld(room):
        return say("window.held")
    if seat not in room.asked():
        return say("window.others")
    return say("window.open" if len(room.match.legal(seat)) > 1 else "window.nothing")


def react(room: Room, seat: int, action: int) -> None:
    """A choice is made by hand: it holds a timed window, and ends a longer pass."""
    if seat in room.sheet.passing:
        wishes = {one: until for one, until in room.sheet.passing.items() if one != seat}
        room.change(passing=wishes)
    if action != silence(room, seat):
        hold(room)


# Timed


def length(room: Room) -> float:
    """How long a window that opens now is, in seconds."""
    return room.hub.settings.window + room.game.lead_in(room.match.state)


def check_time(room: Room) -> None:
    """Refuse what comes after the close, even if that is not in the log yet."""
    window = room.sheet.window
    if window and clocks.passed(window.closes, room.hub.store.now(), room.hub.outages):
        raise IllegalAction(CLOSED)


def hold(room: Room) -> None:
    """Give all who are asked time for a secret choice."""
    if unheld(room):
        closes = clocks.start(room.hub.settings.hold, room.hub.store.now())
        room.change(window=Window(epoch=room.epoch, closes=closes, held=True))


def all_in(room: Room, chosen: int) -> bool:
    """Whether so many choices are all that the room waits for.

    A timed window waits for its time. One that is held need not where a single seat is asked, which
    everybody knows: there is nobody to hide from that it has chosen.
    """
    asked = len(room.asked())
    return chosen == asked and (not closing(room) or (asked == 1 and not unheld(room)))


def close(room: Room) -> None:
    """Enter all choices at once: a person's silence is a pass, and so is a slow bot's."""
    chosen: dict[int, tuple[int, By]] = dict(room.match.pending)
    for seat in room.match.waiting():
        thought = room.bots.thoughts.get((room.epoch, seat))
        if room.sheet.places[seat].bot and thought is not None:
            chosen[seat] = (thought, "bot")
        else:
            chosen[seat] = (silence(room, seat), "timer")
    room.enter(chosen)


# Relaxed


def passing(room: Room) -> dict[int, str]:
    """The people who have asked to pass in this window too, and for how long."""
    if not room.sheet.passing:
        return {}
    offered = room.game.longer_passes(room.match.state)
    return {
        seat: until
        for seat, until in room.sheet.passing.items()
        if until in offered and room.sheet.places[seat].person
    }


def all_pass(room: Room) -> bool:
    """Whether a relaxed window waits only for people who have asked to pass."""
    missing = room.match.waiting()
    return bool(missing) and is_open(room) and not timed(room) and missing_besides(room) == []


def missing_besides(room: Room, *seats: int) -> list[int]:
    """The seats that have to answer yet, apart from these and from those who pass for longer."""
    quiet = passing(room)
    return [seat for seat in room.match.waiting() if seat not in seats and seat not in quiet]


def longer_passes(room: Room, seat: int, by: By) -> dict[int, tuple[int, By]]:
    """The passes that come along with this seat's answer: all, if it is the last one.

    A bot's answer does not bring them where every person who is asked passes: they would be there
    sooner than any person could answer, which would tell the others.
    """
    quiet = passing(room)
    if not quiet or missing_besides(room, seat):
        return {}
    answered = [one for one in room.asked() if room.sheet.places[one].person and one not in quiet]
    if by == "bot" and not answered and room.hub.store.now() < room.quiet_until():
        return {}
    missing = [one for one in room.match.waiting() if one != seat]
    return {one: (silence(room, one), "person") for one in missing}


async def pass_for(room: Room, seat: int, until: str) -> None:
    """Pass in this window and those after it, or no more (`until` is empty)."""
    if not is_open(room) or timed(room):
        raise IllegalAction("That is for a window without a timer.")
    if until and until not in room.game.longer_passes(room.match.state):
        raise IllegalAction("That can't be asked for now.")
    wishes = {one: key for one, key in passing(room).items() if one != seat}
    room.change(passing=wishes | {seat: until} if until else wishes)
    if until and (seat in room.match.pending or not missing_besides(room, seat)):
        await room.choose(seat, silence(room, seat), "person")
