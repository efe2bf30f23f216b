"""What people agree on around a game: draws, take-backs, pauses, to give up a round, a rematch."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from potager.table.rooms import seating
from potager.table.rooms.moment import Draft, Moment
from potager.table.rooms.opening import rematch_of
from potager.table.rooms.requests import Answer, MakeOffer, Resume
from potager.table.rooms.rights import Asker, check_own, check_playing
from potager.table.rooms.salting import hashes_of
from potager.table.rooms.seats import NotAllowed
from potager.table.store.kept import OfferKind, OpenOffer, Sheet
from potager.table.texts import t

TAKEN_BACK = "moves were taken back"


def needed(sheet: Sheet, offer: OpenOffer) -> tuple[int, ...]:
    """The seats that still have to agree: other people's, one answer for each browser.

    What was played belongs to those who are away too. For another match everybody is asked who
    is there, also who gave this one up, and nobody who left.
    """
    said = {sheet.places[seat].holder for seat in (offer.seat, *offer.agreed)}
    match offer.kind:
        case "undo":
            asked = sheet.held()
        case "rematch":
            asked = sheet.there()
        case _:
            asked = sheet.people()
    return tuple(seat for seat in asked if sheet.places[seat].holder not in said)


def can_draw(moment: Moment) -> bool:
    """Bots never agree to a draw, and alone there is nobody to agree with; a team stops so."""
    people = len(moment.people)
    return people > 1 and (moment.game.team or people == len(moment.sheet.places))


# Taking back


def undo_point(moment: Moment, seat: int) -> int | None:
    """How many events stay when this seat takes its last move back without asking; none: it can't.

    Until the next roll or move the last move is its player's. Against bots alone more can be
    taken back, after rolls too; the match is then marked. Nobody gets sand back that way: what
    came before it began or ended stays. Choices that were opened together stay too, with bots too:
    they would choose again.
    """
    if not moment.going or not moment.sheet.places[seat].person:
        return None
    keep = moment.match.own_last(seat)
    if keep is not None and keep >= moment.sheet.sand_mark:
        return keep
    if moment.among_people:
        return None
    keep = moment.match.last_move(seat, moment.sheet.sand_mark)
    return None if keep is None or moment.match.reveals(keep) else keep


def take_back(draft: Draft, keep: int) -> None:
    """Undo to `keep` events; more than the player's own last move leaves a mark."""
    events = draft.match.events
    own_last = keep == len(events) - 1 and events[-1].who >= 0
    draft.match.undo(keep)
    if not own_last and TAKEN_BACK not in draft.sheet.marks:
        draft.change(marks=(*draft.sheet.marks, TAKEN_BACK))


# Offers


def offer(draft: Draft, asker: Asker, ask: MakeOffer) -> None:
    """Offer something; with nobody to ask it happens at once."""
    check_own(draft, asker, ask.seat)
    same = [one for one in draft.sheet.offers if one.kind == ask.kind]
    if any(needed(draft.sheet, one) for one in same):  # else a bot plays by now for who was asked
        raise NotAllowed(t("refused.offered-already"))
    keep = _check(draft, ask.kind, ask.seat)
    hashes = hashes_of(asker.person, ask.salt_hash)
    made = OpenOffer(kind=ask.kind, seat=ask.seat, keep=keep, how=ask.how, hashes=hashes)
    draft.change(offers=(*[one for one in draft.sheet.offers if one not in same], made))
    _conclude(draft, made)


def _check(draft: Draft, kind: OfferKind, seat: int) -> int:
    """Refuse what can't be offered now; for a take-back, how many events stay."""
    if kind == "rematch":
        if draft.sheet.phase != "over":
            raise NotAllowed(t("refused.rematch-later"))
        if draft.sheet.rematch:
            raise NotAllowed(t("refused.rematch-begun"))
        return 0
    check_playing(draft)
    if kind == "draw" and not can_draw(draft):
        raise NotAllowed(t("refused.no-draw"))
    if kind == "pause" and draft.match.paused:
        raise NotAllowed(t("refused.paused-already"))
    if kind not in ("undo", "round"):
        return 0
    if draft.match.paused:
        raise NotAllowed(t("refused.go-on-first"))
    if kind == "round":
        if draft.concession is None:
            raise NotAllowed(t("refused.no-round"))
        return 0
    keep = undo_point(draft, seat)
    if keep is None:
        keep = draft.match.last_move(seat, draft.sheet.sand_mark)
    if keep is None:
        sand = draft.sheet.sand_mark
        raise NotAllowed(t("refused.no-move-since-sand" if sand else "refused.no-move"))
    if draft.match.reveals(keep):
        raise NotAllowed(t("refused.revealed-since"))
    if draft.rerolls(keep):
        raise NotAllowed(t("refused.dice-since"))
    return keep


def answer(draft: Draft, asker: Asker, ask: Answer) -> None:
    """Agree to an offer, or decline it."""
    check_own(draft, asker, ask.seat)
    found = [one for one in draft.sheet.offers if one.kind == ask.kind]
    if not found:
        raise NotAllowed(t("refused.no-offer"))
    others = tuple(one for one in draft.sheet.offers if one.kind != ask.kind)
    if not ask.agree:
        draft.change(offers=others)
        return
    if ask.seat not in needed(draft.sheet, found[0]):
        raise NotAllowed(t("refused.answered"))
    hashes = found[0].hashes | hashes_of(asker.person, ask.salt_hash)
    seats = (*found[0].agreed, ask.seat)
    agreed = msgspec.structs.replace(found[0], agreed=seats, hashes=hashes)
    draft.change(offers=(*others, agreed))
    _conclude(draft, agreed)


def _conclude(draft: Draft, made: OpenOffer) -> None:
    """Let happen what all have agreed to."""
    free = made.kind == "undo" and undo_point(draft, made.seat) == made.keep
    free |= made.kind == "pause" and draft.game.team  # nobody plays against them
    if needed(draft.sheet, made) and not free:
        return
    draft.change(offers=tuple(one for one in draft.sheet.offers if one.kind != made.kind))
    match made.kind:
        case "draw":
            draft.match.agree_draw()
        case "pause":
            draft.match.pause(made.seat)
        case "round":
            draft.match.concede(-1 if made.agreed else made.seat)
            draft.match.play_out()
        case "undo":
            take_back(draft, made.keep)
        case "rematch":
            draft.next = rematch_of(draft, made.how, made.hashes)
            draft.change(rematch=draft.next[0].code, rematch_watch=draft.next[0].watch)


def note_presence(draft: Draft, here: Collection[str], gone: Collection[str]) -> None:
    """Who is away, and since when. The others may all have agreed to another match."""
    seating.note_presence(draft, here, gone)
    for made in draft.sheet.offers:
        if made.kind == "rematch" and made.seat in draft.sheet.there():
            _conclude(draft, made)


def resume(draft: Draft, asker: Asker, ask: Resume) -> None:
    """Go on after a pause."""
    check_own(draft, asker, ask.seat)
    draft.match.resume(ask.seat)


def declined_by_moving(sheet: Sheet, seat: int) -> Sheet:
    """A player who plays on instead of answering declines a draw."""
    offers = tuple(
        one for one in sheet.offers if one.kind != "draw" or seat not in needed(sheet, one)
    )
    return sheet if offers == sheet.offers else msgspec.structs.replace(sheet, offers=offers)
