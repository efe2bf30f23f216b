"""What a request is about: the parts of this server, and the table, for whoever asks.

Who is at a table always gets there; strangers by a link, or by its code while seats are free.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

from litestar.exceptions import NotFoundException

from potager.core.scene import Layout
from potager.table.rooms.hub import Hub
from potager.table.rooms.room import Room
from potager.table.rooms.seating import open_seats
from potager.table.rooms.seats import NotAllowed, clean_code
from potager.table.store.siblings import Siblings
from potager.table.telling.viewer import Viewer
from potager.table.texts import t
from potager.table.web import security
from potager.table.web.limits import Limits
from potager.table.web.security import AnyConnection, AnyRequest
from potager.table.web.steward import Steward
from potager.table.web.uploads import Uploads

T = TypeVar("T")
TOKEN = re.compile(r"[\w-]{1,64}", re.ASCII)  # what a link can hold; a database refuses some others
ABANDONED = 86_400.0  # a waiting room in which nothing happens for so long lets nobody in by code


def part(name: str, kind: type[T]) -> Callable[[AnyConnection], T]:
    """What finds a part of the server to which somebody is connected."""

    def part_of(connection: AnyConnection) -> T:
        found = connection.app.state[name]
        assert isinstance(found, kind)
        return found

    return part_of


hub_of = part("hub", Hub)
limits_of = part("limits", Limits)
uploads_of = part("uploads", Uploads)
steward_of = part("steward", Steward)


def siblings_of(connection: AnyConnection) -> Siblings | None:
    """The other processes of this server; none: this one is alone."""
    found: Siblings | None = connection.app.state.siblings
    return found


async def own_match(connection: AnyConnection, code: str) -> str | None:
    """The match with a typed code, for the people at it. A stranger's code is looked up nowhere but
    where tries are counted, in `room_of`.
    """
    store = hub_of(connection).store
    return await store.find_own(clean_code(code), security.person(connection))


async def room_of(connection: AnyConnection, code: str, *, full: bool = False) -> Room:
    """The room with a typed code. Its players and host always get there; for others a code is good
    while seats are free or, with `full`, until the match begins. Each wrong one counts, and after
    too many no code helps for a while: else the answers would tell the right ones from the wrong
    ones.
    """
    hub, code, address = hub_of(connection), clean_code(code), security.address_of(connection)
    own = await hub.store.find_own(code, security.person(connection))
    if own and (room := await hub.room(own)):
        return room
    tries = limits_of(connection).wrong_codes
    tries.check(address)
    found = await hub.store.find_waiting(code, hub.store.now() - ABANDONED)
    room = await hub.room(found) if found else None
    if room is None or not (room.moment.setup.listed or waits(room) or (full and is_set(room))):
        raise nobody_waits(code)
    tries.give_back(address)
    return room


def waits(room: Room) -> bool:
    """Whether players are still wanted at a table, or may take over from a bot."""
    return room.moment.sheet.phase != "over" and bool(open_seats(room.moment))


def is_set(room: Room) -> bool:
    """Whether the table is still being set, with or without free seats."""
    return room.moment.sheet.phase == "waiting-room"


def nobody_waits(code: str) -> NotFoundException:
    """The answer to a code that is wrong, or right no more: nobody learns which."""
    return NotFoundException(t("refused.no-table", code=code))


async def own_room(connection: AnyConnection, code: str) -> Room:
    """The room with that code, for its players and its host; where it is open, for everybody."""
    room = await room_of(connection, code)
    if not (room.moment.setup.listed or is_own(room, security.person(connection))):
        raise NotAllowed(t("refused.not-your-table"))
    return room


def is_own(room: Room, person: str) -> bool:
    """Whether a person is at a table: as a player, or as the host."""
    setup, sheet = room.moment.setup, room.moment.sheet
    return bool(person) and (person == setup.host or bool(sheet.seats_of(person)))


def viewer_of(request: AnyRequest, room: Room, layout: Layout = "wide") -> Viewer:
    """Whoever asks, as a viewer."""
    viewer = Viewer(security.person(request), layout, watch=False)
    viewer.choose_viewpoint(room.moment)
    return viewer


async def match_watched(connection: AnyConnection, token: str) -> str | None:
    """The match whose watch link this is."""
    return await hub_of(connection).store.find(watch=token) if TOKEN.fullmatch(token) else None


async def watched(connection: AnyConnection, token: str) -> Room:
    """The room whose watch link this is."""
    match = await match_watched(connection, token)
    room = await hub_of(connection).room(match) if match else None
    if room is None:
        raise NotFoundException(t("refused.no-match"))
    return room


async def invited(connection: AnyConnection, token: str) -> Room | None:
    """The room whose invite link this is."""
    hub = hub_of(connection)
    match = await hub.store.find(invite=token) if TOKEN.fullmatch(token) else None
    return await hub.room(match) if match else None
