"""The shelf of somebody's matches that go on: whose turn it is, and how it stands."""

from __future__ import annotations

from typing import Any

from potager.core.state import SPECTATOR
from potager.table.rooms.hub import Hub
from potager.table.rooms.moment import Moment
from potager.table.store.base import Listed, Unreadable
from potager.table.texts import t
from potager.table.web.tallies import title_of

MOST = 12


async def shelf(hub: Hub, person: str) -> list[dict[str, Any]]:
    """A person's matches, those first in which it is their turn."""
    if not person:
        return []
    cards = []
    going = await hub.store.matches_of(person, ["waiting-room", "playing"], MOST)
    over = await hub.store.matches_of(person, ["over"], MOST)
    outlived = [one for one in over if one.sheet.outlived and not one.sheet.rematch]
    for one in (*going, *outlived):
        seats = one.sheet.seats_of(person)
        given_up = bool(seats) and all(one.sheet.places[seat].resigned for seat in seats)
        if given_up or person in one.sheet.dropped:
            continue
        try:
            room = await hub.room(one.setup.id)
        except Unreadable:
            room = None  # its own page says why
        cards.append(shelf_card(one, person, room.moment if room else None))
    return sorted(cards, key=lambda card: not card["due"])


def shelf_card(one: Listed, person: str, moment: Moment | None) -> dict[str, Any]:
    """A match on the shelf; a form to POST /t/{code}/drop takes it from there."""
    setup, sheet = one.setup, one.sheet
    mine = sheet.seats_of(person)
    others = [place.name for place in sheet.places if place.name and place.holder != person]
    says, due = whose_turn(moment, mine) if moment else ("", False)
    return {
        "code": setup.code,
        "game": setup.game,
        "title": title_of(setup),
        "says": says,  # whose turn it is
        "due": due,  # it is mine
        "facts": facts(moment) if moment and moment.playing else (),  # "Turn 12", "3 : 5"
        "others": ", ".join(others),
        "question": question(one, person),  # before it is dropped
    }


def whose_turn(moment: Moment, mine: tuple[int, ...]) -> tuple[str, bool]:
    """Whose turn it is in words, and whether it is mine."""
    places = moment.sheet.places
    if moment.sheet.phase == "waiting-room":
        waits = any(place.free or not place.ready for place in places)
        return t("shelf.waiting" if waits else "shelf.set"), False
    if moment.sheet.phase == "over":
        return t("shelf.outlived" if moment.sheet.outlived else "shelf.over"), False
    if moment.match.paused:
        return t("shelf.paused"), False
    roller = moment.person_rolls
    waited = [roller] if roller is not None else moment.match.waiting()
    if set(waited) & set(mine):
        return t("shelf.your-turn"), True
    if len(waited) == 1:
        return t("shelf.turn-of", name=places[waited[0]].name), False
    return (t("shelf.choosing", n=len(waited)) if waited else ""), False


def facts(moment: Moment) -> tuple[str, ...]:
    """How far the match is, as everybody may know it."""
    view = moment.match.view(SPECTATOR)
    found = [t("shelf.turn", n=view.turns() + 1)]
    scores = [status.score for status in moment.game.drawing.status(view)]
    told = [score[0] for score in scores if score is not None]
    if told and len(told) == len(scores) <= 4:
        shared = len(set(scores)) == 1 and len(scores) > 1 and scores[0] and scores[0][1]
        shown = told[:1] if shared else told
        found.append(" : ".join(str(score).replace("-", "\u2212") for score in shown))
    return tuple(found)


def question(one: Listed, person: str) -> str:
    """What dropping it means."""
    if one.sheet.phase == "waiting-room":
        return t("shelf.drop-room")
    if one.sheet.phase == "over":
        return t("shelf.drop-over")
    holders = {one.sheet.places[seat].holder for seat in one.sheet.held()}
    return t("shelf.drop-together" if holders - {person} else "shelf.drop-alone")
