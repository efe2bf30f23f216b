"""What a browser asks for over its WebSocket, and who does it.

Most of it is an act of the room: a function on a draft. The rest is about this connection alone,
or is said to everybody and not kept.
"""

from __future__ import annotations

from typing import Any

import msgspec

from potager.core.errors import IllegalAction
from potager.table.rooms import agreements, playing, seating
from potager.table.rooms.moment import Act
from potager.table.rooms.requests import (
    Answer,
    AskPreview,
    BrowserMessage,
    Hello,
    Look,
    MakeOffer,
    Move,
    PassFor,
    Ping,
    Point,
    Ready,
    Replace,
    Resign,
    Resume,
    Roll,
    Say,
    SetChat,
    SetDraw,
    SetLayout,
    SetSeat,
    Sit,
    Start,
    TakeBack,
)
from potager.table.rooms.room import Room
from potager.table.rooms.seats import NotAllowed
from potager.table.telling import present
from potager.table.telling.audience import Audience
from potager.table.telling.messages import Pointed, Pong, Said
from potager.table.telling.viewer import Viewer

EMOTES = ("👋", "👍", "👏", "😄", "😮", "🤔", "⏳", "🥕")
CHAT_LENGTH = 300
LONGEST_TARGET = 80

ACTS: dict[type, Act[...]] = {
    Move: playing.move,
    PassFor: playing.pass_for,
    Roll: playing.roll,
    Resign: playing.resign,
    MakeOffer: agreements.offer,
    Answer: agreements.answer,
    Resume: agreements.resume,
    Replace: seating.replace,
    TakeBack: seating.take_seat,
    Sit: seating.sit,
    Ready: seating.ready,
    SetSeat: seating.set_seat,
    SetDraw: seating.set_draw,
    SetChat: seating.set_chat,
    Start: seating.start,
}


async def handle(room: Room, audience: Audience, viewer: Viewer, ask: BrowserMessage) -> None:
    """Do what was asked for, or refuse with one sentence."""
    act = ACTS.get(type(ask))
    if act is not None:
        await room.do(act, viewer.asker, ask)
        return
    match ask:
        case AskPreview():
            _preview(room, audience, viewer, ask)
        case Look():
            _check_own(viewer, ask.seat)
            viewer.at_screen = ask.seat
            audience.show(viewer)
        case SetLayout():
            viewer.layout = ask.layout
            audience.show(viewer)
        case Say():
            await _say(room, audience, viewer, ask)
        case Point():
            await _point(room, audience, viewer, ask)
        case Ping():
            pong = Pong(sent=ask.sent, server_time=room.house.store.now())
            audience.tell(viewer, pong)
        case Hello():
            raise IllegalAction("This connection has begun already.")


def _check_own(viewer: Viewer, seat: int) -> None:
    if seat not in viewer.own:
        raise NotAllowed("That seat is not yours.")


def _preview(room: Room, audience: Audience, viewer: Viewer, ask: AskPreview) -> None:
    _check_own(viewer, ask.seat)
    moment = room.moment
    open_ = moment.playing and str(moment.match.decision) == ask.decision
    shown = open_ and viewer.seat == ask.seat
    found = present.preview(moment, viewer, ask.seat, ask.path) if shown else None
    if found is None:
        raise IllegalAction("There is nothing to show for that now.")
    audience.tell(viewer, found)


async def _say(room: Room, audience: Audience, viewer: Viewer, ask: Say) -> None:
    if not room.moment.sheet.chat:
        raise NotAllowed("The host has switched the chat off.")
    if not viewer.own and viewer.asker.person != room.moment.setup.host:
        raise NotAllowed("Only players can chat here.")
    text = " ".join(ask.text.split())
    if len(text) > CHAT_LENGTH:
        raise NotAllowed(f"A chat line has at most {CHAT_LENGTH} characters.")
    if ask.emote and ask.emote not in EMOTES:
        raise NotAllowed("There is no such emote.")
    if not text and not ask.emote:
        raise NotAllowed("There is nothing to say.")
    seat, name = _speaker(room, viewer)
    said = Said(seat=seat, name=name, text=text, emote=ask.emote)
    await tell_everybody(room, audience, said)


async def _point(room: Room, audience: Audience, viewer: Viewer, ask: Point) -> None:
    if not room.moment.sheet.chat or not viewer.own:
        raise NotAllowed("Only players can point at things, and only while the chat is on.")
    if len(ask.target) > LONGEST_TARGET:
        raise NotAllowed("There is no such thing to point at.")
    seat, name = _speaker(room, viewer)
    await tell_everybody(room, audience, Pointed(seat=seat, name=name, target=ask.target))


def _speaker(room: Room, viewer: Viewer) -> tuple[int, str]:
    sheet = room.moment.sheet
    if not viewer.own:
        return -1, sheet.host_name
    seat = viewer.seat if viewer.seat in viewer.own else viewer.own[0]
    return seat, sheet.places[seat].name


async def tell_everybody(room: Room, audience: Audience, message: Said | Pointed) -> None:
    """Tell all viewers of a match, here and at other processes, what is not kept."""
    audience.say(message)
    await room.house.tell_others(room.id, msgspec.json.encode(message).decode())


def pass_on(room: Room, text: str) -> None:
    """Tell the viewers here what was said at another process."""
    message: Any = msgspec.json.decode(text, type=Said | Pointed)
    Audience.of(room).say(message)
