"""Before the match: the options of a table that is being set, and who is the host of it."""

from __future__ import annotations

import msgspec

from potager.core.errors import BadOption
from potager.core.options import Options, values
from potager.table.rooms.moment import STAND_IN, Draft, Moment
from potager.table.rooms.requests import FillSeats, Rename, SetLate, SetOpen, Stand
from potager.table.rooms.rights import Asker, check_host, check_own, check_setting_up, check_waiting
from potager.table.rooms.seats import NotAllowed, bot_place, clean_colour, clean_name
from potager.table.store.kept import Place
from potager.table.texts import t


def set_options(
    draft: Draft, /, asker: Asker, options: Options, *, listed: bool, **around: object
) -> None:
    """The host changes the options, and what is around the game: `timer`, `react`, `chat`, `draw`,
    `asks`. A question that these options leave no room for is dropped, and so are lots for seats
    that they choose. Players who were ready for other options have to confirm it again.
    """
    check_setting_up(draft, asker)
    changed = options != draft.options
    places = resized(draft.sheet.places, draft.game.seats(options))
    if changed:
        places = tuple(
            msgspec.structs.replace(place, ready=False)
            if place.person and place.holder != asker.person
            else place
            for place in places
        )
    draft.change(places=places, **around)
    asks = draft.sheet.asks and draft.game.manners.question(options) is not None
    draws = draft.sheet.draw and draft.game.manners.draws_seats(options)
    draft.change(asks=asks, draw=draws and not asks)
    draft.change_setup(options=values(options), listed=listed)


def resized(places: tuple[Place, ...], seats: int) -> tuple[Place, ...]:
    """As many seats as wanted: free ones go first, then bots; nobody is sent away."""
    kept = list(places)
    for spare in (lambda place: place.free, lambda place: not place.person):
        for seat in range(len(kept) - 1, -1, -1):
            if len(kept) > seats and spare(kept[seat]):
                del kept[seat]
    if len(kept) > seats:
        raise NotAllowed(t("room.too-many", people=len(kept), seats=seats))
    return (*kept, *(Place() for _ in range(seats - len(kept))))


def without_free(moment: Moment) -> Options | None:
    """The options for as many seats as are taken, but two at least; none if the game has no such
    options.
    """
    places = moment.sheet.places
    wanted = max(2, sum(not place.free for place in places))
    given = {name: value for name, value in values(moment.options).items() if name != "players"}
    try:
        options = moment.game.resolve(players=wanted, **given)
    except BadOption:
        return None
    return options if moment.game.seats(options) == wanted < len(places) else None


def fill_seats(draft: Draft, asker: Asker, ask: FillSeats) -> None:
    """The host leaves no seat free. Whoever is ready stays ready."""
    check_setting_up(draft, asker)
    if not ask.bots:
        options = without_free(draft)
        if options is None:
            raise NotAllowed(t("refused.no-fewer-seats"))
        places = resized(draft.sheet.places, draft.game.seats(options))
        set_options(draft, asker, options, listed=draft.setup.listed)
        draft.change(places=places)
        return
    for seat, place in enumerate(draft.sheet.places):
        if place.free:
            new = bot_place(STAND_IN, [one.name for one in draft.sheet.places])
            draft.sheet = draft.sheet.with_place(seat, new)


def stand(draft: Draft, asker: Asker, ask: Stand) -> None:
    """Somebody leaves a seat; it is free again. The host is still the host."""
    check_waiting(draft)
    check_own(draft, asker, ask.seat)
    draft.sheet = draft.sheet.with_place(ask.seat, Place())


def rename(draft: Draft, asker: Asker, ask: Rename) -> None:
    """Another name, and another colour, on an own seat."""
    check_waiting(draft)
    check_own(draft, asker, ask.seat)
    name = clean_name(ask.name)
    if not name:
        raise NotAllowed(t("me.needs-a-character"))
    first = ask.seat == draft.sheet.seats_of(asker.person)[0]
    if asker.person == draft.setup.host and first:
        draft.change(host_name=name)
    colour = clean_colour(ask.colour) if ask.colour else draft.sheet.places[ask.seat].colour
    draft.change_place(ask.seat, name=name, colour=colour)


def set_late(draft: Draft, asker: Asker, ask: SetLate) -> None:
    """The host says whether latecomers may take a bot's seat."""
    check_host(draft, asker)
    draft.change(late=ask.on)


def set_open(draft: Draft, asker: Asker, ask: SetOpen) -> None:
    """The host says whether the home page shows the table."""
    check_setting_up(draft, asker)
    draft.change_setup(listed=ask.on)


# The host's role


def heir(moment: Moment) -> int | None:
    """The seat of the first person who is there and could be the host instead."""
    for seat in moment.sheet.people():
        place = moment.sheet.places[seat]
        if place.holder != moment.setup.host and not place.away_since:
            return seat
    return None


def pass_host_on(draft: Draft) -> None:
    """The host is gone: the role passes to the first person who is there."""
    seat = heir(draft)
    if seat is not None:
        place = draft.sheet.places[seat]
        draft.change(host_name=place.name, host_away=None)
        draft.change_setup(host=place.holder)


def drop(draft: Draft, person: str) -> None:
    """Somebody does not want to go on: it leaves their shelf, and nobody waits for them."""
    own = draft.sheet.seats_of(person)
    others = {draft.sheet.places[seat].holder for seat in draft.sheet.held()} - {person}
    for seat in own:
        if draft.sheet.phase == "waiting-room":
            draft.sheet = draft.sheet.with_place(seat, Place())
        elif draft.playing and others and draft.sheet.places[seat].person:
            draft.match.leave(seat)
            draft.change_place(seat, bot=STAND_IN, away_since=None)
        elif draft.sheet.places[seat].stand_in:
            draft.change_place(seat, stand_in=False, away_since=None)
    if person == draft.setup.host:
        pass_host_on(draft)
    draft.change(dropped=(*(one for one in draft.sheet.dropped if one != person), person))
