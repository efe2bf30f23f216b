"""What people agree on around a game: starting, draws, take-backs, pauses, a rematch.

Functions that ask look at a room; those that act are called inside `Room.step`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from potager.table.rooms.seats import NotAllowed
from potager.table.store.kept import OfferKind, OpenOffer, Place, Sheet

if TYPE_CHECKING:
    from potager.table.rooms.room import Room

TAKEN_BACK = "take-backs used"


def needed(sheet: Sheet, offer: OpenOffer) -> tuple[int, ...]:
    """The seats that still have to agree: other people's, one answer for each browser."""
    said = {sheet.places[seat].holder for seat in (offer.seat, *offer.agreed)}
    return tuple(seat for seat in sheet.people() if sheet.places[seat].holder not in said)


def can_start(room: Room, person: str) -> bool:
    """Whether this person can begin the match now."""
    return (
        room.sheet.phase == "waiting-room"
        and person == room.charter.host
        and all(place.ready and not place.free for place in room.sheet.places)
    )


def can_draw(sheet: Sheet) -> bool:
    """Bots never agree to a draw, and alone there is nobody to agree with."""
    return len(sheet.people()) == len(sheet.places) > 1


# Taking back


def undo_point(room: Room, seat: int) -> int | None:
    """How many events stay when this seat takes its last move back without asking; none: it can't.

    Until the next roll or move the last move is its player's. Against bots alone more can be
    taken back, after rolls too; the match is then marked. Nobody gets sand back that way: what
    came before it began or ended stays.
    """
    if not room.playing or room.match.paused or not room.sheet.places[seat].person:
        return None
    events, together = room.match.events, room.audience.story.together
    own = events and events[-1].who == seat and events[-1].by == "person" and not together[-1]
    if own and len(events) > room.sheet.sand_mark:
        return len(events) - 1
    holders = {room.sheet.places[other].holder for other in room.sheet.people()}
    return last_move(room, seat) if len(holders) == 1 else None


def last_move(room: Room, seat: int) -> int | None:
    """How many events came before the last move that a person made on this seat."""
    events, together = room.match.events, room.audience.story.together
    for at in range(len(events) - 1, room.sheet.sand_mark - 1, -1):
        if events[at].who == seat and events[at].by == "person":
            while together[at] and at > 0 and together[at - 1] and _same_choice(room, at):
                at -= 1
            return at
    return None


def _same_choice(room: Room, at: int) -> bool:
    """Choices that were made at once are in the log in the order of the seats."""
    events = room.match.events
    return events[at - 1].who < events[at].who


def take_back(room: Room, keep: int) -> None:
    """Undo to `keep` events; more than the player's own last move leaves a mark."""
    events = room.match.events
    own_last = keep == len(events) - 1 and events[-1].who >= 0
    room.match.undo(keep)
    room.by_itself_at = None
    marks = room.sheet.marks
    if not own_last and TAKEN_BACK not in marks:
        marks = (*marks, TAKEN_BACK)
    offers = tuple(offer for offer in room.sheet.offers if offer.kind != "undo")
    room.change(marks=marks, offers=offers)


# Offers


async def offer(room: Room, kind: OfferKind, seat: int) -> None:
    """Offer something; with nobody to ask it happens at once."""
    if any(one.kind == kind for one in room.sheet.offers):
        raise NotAllowed("That was offered already: wait for the answer.")
    keep = _check(room, kind, seat)
    made = OpenOffer(kind=kind, seat=seat, keep=keep)
    room.change(offers=(*room.sheet.offers, made))
    await _conclude(room, made)


def _check(room: Room, kind: OfferKind, seat: int) -> int:
    if kind == "rematch":
        if room.sheet.phase != "over":
            raise NotAllowed("A rematch can be asked for when this match is over.")
        if room.sheet.rematch:
            raise NotAllowed("The rematch has begun already.")
        return 0
    if not room.playing:
        raise NotAllowed("The match is not being played.")
    if kind == "draw" and not can_draw(room.sheet):
        raise NotAllowed("A draw can be offered only where two or more people play, and no bots.")
    if kind == "pause" and room.match.paused:
        raise NotAllowed("The match is paused already.")
    if kind != "undo":
        return 0
    if room.match.paused:
        raise NotAllowed("The match is paused: go on first.")
    keep = undo_point(room, seat)
    if keep is not None:
        return keep
    keep = last_move(room, seat)
    if keep is None:
        since = " since the sand began or ended" if room.sheet.sand_mark else ""
        raise NotAllowed(f"There is no move of yours to take back{since}.")
    return keep


async def answer(room: Room, kind: OfferKind, seat: int, agree: bool) -> None:
    """Agree to an offer, or decline it."""
    found = [one for one in room.sheet.offers if one.kind == kind]
    if not found:
        raise NotAllowed("There is no such offer any more.")
    others = tuple(one for one in room.sheet.offers if one.kind != kind)
    if not agree:
        room.change(offers=others)
        return
    if seat not in needed(room.sheet, found[0]):
        raise NotAllowed("Your answer is in already.")
    agreed = msgspec.structs.replace(found[0], agreed=(*found[0].agreed, seat))
    room.change(offers=(*others, agreed))
    await _conclude(room, agreed)


async def _conclude(room: Room, made: OpenOffer) -> None:
    """Let happen what all have agreed to."""
    free = made.kind == "undo" and undo_point(room, made.seat) == made.keep
    if needed(room.sheet, made) and not free:
        return
    room.change(offers=tuple(one for one in room.sheet.offers if one.kind != made.kind))
    if made.kind == "draw":
        room.match.agree_draw()
    elif made.kind == "pause":
        room.match.pause()
    elif made.kind == "undo":
        take_back(room, made.keep)
    else:
        room.change(rematch=await room.hub.rematch(room))


def declined_by_moving(sheet: Sheet, seat: int) -> Sheet:
    """Whoever plays on instead of answering has declined a draw."""
    offers = tuple(
        one for one in sheet.offers if one.kind != "draw" or seat not in needed(sheet, one)
    )
    return sheet if offers == sheet.offers else msgspec.structs.replace(sheet, offers=offers)


def swapped(places: tuple[Place, ...]) -> tuple[Place, ...]:
    """The seats of a rematch: everyone one place further, all ready."""
    moved = (*places[-1:], *places[:-1])
    return tuple(
        msgspec.structs.replace(
            place,
            ready=True,
            resigned=False,
            away_since=None,
            bot="" if place.holder else place.bot,
        )
        for place in moved
    )
