"""Who sits where: the waiting room, coming and going, and bots that stand in."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from potager.bots.champions import LEVELS, steps
from potager.core.options import values
from potager.core.texts import say
from potager.table.rooms import asking, requests, rights
from potager.table.rooms.casting import faces
from potager.table.rooms.moment import STAND_IN, Draft, Moment
from potager.table.rooms.rights import Asker
from potager.table.rooms.salting import begin
from potager.table.rooms.seats import (
    SEATS_DRAWN,
    NotAllowed,
    bot_place,
    clean_colour,
    clean_name,
    free_colour,
    place_of_kind,
)
from potager.table.store.kept import Former, Place
from potager.table.texts import t
from potager.table.texts.kept import packed


def can_start(moment: Moment, person: str) -> bool:
    """Whether this person can begin the match now."""
    return (
        moment.sheet.phase == "waiting-room"
        and person == moment.setup.host
        and _all_ready(moment)
        and not asking.is_open(moment.game, moment.options, moment.sheet)
    )


def _all_ready(moment: Moment) -> bool:
    return all(place.ready and not place.free for place in moment.sheet.places)


# The waiting room


def open_seats(moment: Moment) -> tuple[int, ...]:
    """The seats that somebody who comes may take: free ones; later, if the host allows that, those
    of bots that are not out.
    """
    places, state = enumerate(moment.sheet.places), moment.match.state
    if not moment.playing or not moment.sheet.late:
        return tuple([seat for seat, one in places if one.free])
    bots = [seat for seat, one in places if one.bot and not one.holder]
    return tuple([seat for seat in bots if not moment.game.manners.is_out(state, seat)])


def take_free_seat(
    draft: Draft, seat: int, person: str, name: str, colour: str, *, or_another: bool = False
) -> None:
    """Somebody with the invite link sits down; later, on a bot's seat, if the host allows that.

    If somebody else was quicker, you get the next free seat, if any will do.
    """
    late = draft.playing and draft.sheet.late
    if draft.sheet.phase == "over":
        raise NotAllowed(t("refused.over"))
    if or_another and rights.place_at(draft, seat).holder not in ("", person):
        seat = next((at for at, place in enumerate(draft.sheet.places) if place.free), seat)
    place = rights.place_at(draft, seat)
    if place.holder != person:
        if seat not in open_seats(draft):
            raise NotAllowed(t("refused.taken", name=place.name or t("room.somebody")))
        own = free_colour(draft.sheet, clean_colour(colour))
        came = 1 + max(one.came for one in draft.sheet.places)
        name = clean_name(name, "Guest")
        place = Place(holder=person, name=name, colour=own, came=came, ready=late)
        give(draft, seat, place)
    if draft.playing:
        draft.match.take(seat)
        # Nothing was drawn for them, and the others know.
        draft.change(marks=tuple(one for one in draft.sheet.marks if one != SEATS_DRAWN))
    draft.players = (person,)


def give(draft: Draft, seat: int, place: Place) -> None:
    """Give a seat to somebody else. Its past is still credited to the previous player."""
    if draft.playing:
        places, seq = draft.sheet.places, len(draft.match.rows)
        one = Former(seat=seat, seq=seq, name=places[seat].name, face=faces(places)[seat])
        draft.change(former=(*draft.sheet.former, one))
    draft.sheet = draft.sheet.with_place(seat, place)


def sit(draft: Draft, asker: Asker, ask: requests.Sit) -> None:
    """Two seats change places. Only the host can move other people, who have to be ready again."""
    rights.check_waiting(draft)
    rights.check_own(draft, asker, ask.seat)
    mine, theirs = draft.sheet.places[ask.seat], rights.place_at(draft, ask.to)
    if theirs.person and theirs.holder != mine.holder:
        if asker.person != draft.setup.host:
            raise NotAllowed(t("refused.host-swaps", name=theirs.name))
        theirs = msgspec.structs.replace(theirs, ready=False)
    draft.sheet = draft.sheet.with_place(ask.to, mine).with_place(ask.seat, theirs)


def ready(draft: Draft, asker: Asker, ask: requests.Ready) -> None:
    rights.check_waiting(draft)
    rights.check_own(draft, asker, ask.seat)
    draft.change_place(ask.seat, ready=ask.ready)


def set_seat(draft: Draft, asker: Asker, ask: requests.SetSeat) -> None:
    rights.check_setting_up(draft, asker)
    rights.place_at(draft, ask.seat)
    mine = draft.sheet.seats_of(asker.person)
    colour = draft.sheet.places[mine[0]].colour if mine else "leaf"
    name = clean_name(ask.name) or (draft.sheet.host_name if ask.kind == "me" else "")
    taken = [place.name for seat, place in enumerate(draft.sheet.places) if seat != ask.seat]
    bots = draft.settings.bots, steps(draft.game)
    place = place_of_kind(ask.kind, ask.seat, asker.person, name, colour, taken, *bots)
    draft.sheet = draft.sheet.with_place(ask.seat, place)


def set_draw(draft: Draft, asker: Asker, ask: requests.SetDraw) -> None:
    rights.check_setting_up(draft, asker)
    draft.change(draw=ask.on, asks=draft.sheet.asks and not ask.on)


def set_chat(draft: Draft, asker: Asker, ask: requests.SetChat) -> None:
    rights.check_host(draft, asker)
    draft.change(chat=ask.on)


def start(draft: Draft, asker: Asker, _: requests.Start) -> None:
    rights.check_setting_up(draft, asker)
    if not _all_ready(draft):
        raise NotAllowed(t("refused.not-yet"))
    asking.check_answered(draft)
    options, sheet = asking.settled(draft.game, draft.options, draft.sheet)
    draft.change_setup(options=values(options))
    draft.sheet = begin(sheet)
    draft.start()


# Away and back


def note_presence(draft: Draft, here: Collection[str], gone: Collection[str]) -> None:
    """Keep on the sheet who is away and since when.

    Another process may have somebody's connection, so absence is noted only for those who left
    here, or who have not come back for a while after the match was loaded.
    """

    def away(person: str, since: float | None) -> float | None:
        return None if person in here else since or (draft.now if person in gone else None)

    for seat, place in enumerate(draft.sheet.places):
        if not place.holder:
            continue
        since = away(place.holder, place.away_since)
        if place.holder in here and place.stand_in and draft.playing:
            draft.come_back(seat)
        elif since != place.away_since:
            draft.change_place(seat, away_since=since)
    since = away(draft.setup.host, draft.sheet.host_away)
    if since != draft.sheet.host_away:
        draft.change(host_away=since)
    holders = {place.holder for place in draft.sheet.places if place.holder}
    if draft.playing and draft.sheet.unseen() and not holders.issuperset(here):
        draft.change(watched=True)
    back = set(draft.sheet.dropped).intersection(here)
    if back:
        draft.change(dropped=tuple(one for one in draft.sheet.dropped if one not in back))


def replace(draft: Draft, asker: Asker, ask: requests.Replace) -> None:
    """A bot takes over from a player who is long gone."""
    if not any(draft.sheet.places[seat].person for seat in asker.own(draft.sheet)):
        raise NotAllowed(t("refused.players-only"))
    if not draft.playing or not 0 <= ask.seat < len(draft.sheet.places):
        raise NotAllowed(t("refused.nobody-there"))
    known = (*LEVELS, *draft.settings.bots)
    if ask.level not in known:
        raise NotAllowed(t("refused.no-level", level=ask.level, known=", ".join(known)))
    place = draft.sheet.places[ask.seat]
    gone = draft.now - place.away_since if place.away_since else 0.0
    if not place.person or gone < draft.settings.away:
        raise NotAllowed(t("refused.not-away"))
    draft.match.leave(ask.seat)
    draft.change_place(ask.seat, bot=ask.level)


def take_seat(draft: Draft, asker: Asker, ask: requests.TakeBack) -> None:
    """A player whose seat a bot has kept is back."""
    if asker.watch or ask.seat not in draft.sheet.seats_of(asker.person):
        raise NotAllowed(t("refused.not-your-seat"))
    place = draft.sheet.places[ask.seat]
    if place.resigned:
        raise NotAllowed(t("refused.resigned"))
    if not place.bot:
        raise NotAllowed(t("refused.no-bot-here"))
    rights.check_playing(draft)
    draft.come_back(ask.seat)


# The operator


def send_away(draft: Draft, person: str) -> None:
    """Take a person's seats: before the match they are free again, in it bots play on."""
    for seat in draft.sheet.seats_of(person):
        if draft.sheet.phase == "waiting-room":
            draft.sheet = draft.sheet.with_place(seat, Place())
        elif draft.playing:
            if draft.sheet.places[seat].person:
                draft.match.leave(seat)
            give(draft, seat, bot_place(STAND_IN, ()))


def close(draft: Draft) -> None:
    """End a table as it stands, without a winner."""
    if draft.sheet.phase == "over":
        raise NotAllowed(t("server.over-already"))
    draft.change(phase="over", offers=(), turn=None, sand=None, reaction=None)
    draft.change(verdict=packed(say("table.closed")))
