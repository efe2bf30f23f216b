"""What a viewer asks for over the WebSocket, and what then happens in the room.

Every act checks first and changes afterwards: one that is refused leaves nothing behind.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from potager.core.bits import bit
from potager.core.errors import IllegalAction
from potager.table.rooms import agreements, sand, windows
from potager.table.rooms.requests import (
    Answer,
    AskPreview,
    Hold,
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
)  # fmt: skip
from potager.table.rooms.room import Room
from potager.table.rooms.seats import NotAllowed, clean_name, place_of_kind, swap
from potager.table.telling.audience import Viewer
from potager.table.telling.messages import Pointed, Pong, Said
from potager.table.telling.views import preview
from potager.table.web.pages import LEVELS

EMOTES = ("👋", "👍", "👏", "😄", "😮", "🤔", "⏳", "🥕")
CHAT_LENGTH = 300
SALT_LENGTH = 64


def check_own(room: Room, viewer: Viewer, seat: int) -> None:
    """Refuse a seat that is somebody else's."""
    if seat not in viewer.own:
        raise NotAllowed("That seat is not yours.")
    if room.sheet.places[seat].bot:
        raise NotAllowed("A bot plays on your seat: take it back first.")


def check_host(room: Room, viewer: Viewer) -> None:
    """Refuse whoever did not make the table."""
    if viewer.watch or viewer.person != room.charter.host:
        raise NotAllowed("Only the host of the table can do that.")


def check_waiting_room(room: Room) -> None:
    """Refuse what can only be done before the match."""
    if room.sheet.phase != "waiting-room":
        raise NotAllowed("The match has begun.")


def check_decision(room: Room, decision: str) -> None:
    """Refuse an answer to what is not asked any more."""
    sand.check(room, decision)
    if not room.playing:
        raise NotAllowed("The match is not being played.")
    if room.match.paused:
        raise IllegalAction("The match is paused.")
    if str(room.epoch) != decision:
        late = decision == str(room.last_window)
        raise IllegalAction(windows.CLOSED if late else "That choice was already made.")
    windows.check_time(room)


# Playing


async def move(room: Room, viewer: Viewer, ask: Move) -> None:
    """A choice, by the path that was clicked."""
    kept = False

    async def act() -> None:
        nonlocal kept
        if kept and str(room.epoch) != ask.decision:
            return  # another process has let the choices happen, this one among them
        check_own(room, viewer, ask.seat)
        check_decision(room, ask.decision)
        if room.late(ask.seat):
            raise IllegalAction("Your time for this choice was up.")
        action = room.game.paths(room.match.view(ask.seat), ask.seat).get(ask.path)
        if action is None or ask.seat not in room.match.able():
            raise IllegalAction("That can't be done now: choose something that is lit up.")
        if windows.is_open(room):
            windows.react(room, ask.seat, action)
        else:
            room.sheet = agreements.declined_by_moving(room.sheet, ask.seat)
        waiting = room.match.state.waiting()
        await room.choose(ask.seat, action, "person")
        kept = waiting != bit(ask.seat)

    await room.step(act)


async def hold(room: Room, viewer: Viewer, ask: Hold) -> None:
    """More time for all who are asked in a timed window."""

    async def act() -> None:
        check_own(room, viewer, ask.seat)
        check_decision(room, ask.decision)
        if not windows.closing(room):
            raise IllegalAction("There is no timed window to hold.")
        if ask.seat not in room.asked():
            raise IllegalAction("You can't hold: you have nothing to play.")
        windows.hold(room)

    await room.step(act)


async def pass_for(room: Room, viewer: Viewer, ask: PassFor) -> None:
    """Pass for longer than this window, or be asked again."""

    async def act() -> None:
        check_own(room, viewer, ask.seat)
        check_decision(room, ask.decision)
        if ask.seat not in room.asked():
            raise IllegalAction("You are not asked in this window.")
        await windows.pass_for(room, ask.seat, ask.until)

    await room.step(act)


async def roll(room: Room, viewer: Viewer, _: Roll) -> None:
    async def act() -> None:
        seat = room.person_rolls()
        if seat is None:
            raise IllegalAction("No dice are due now.")
        check_own(room, viewer, seat)
        room.by_itself_at = None
        room.match.draw()

    await room.step(act)


async def ask_preview(room: Room, viewer: Viewer, ask: AskPreview) -> None:
    check_own(room, viewer, ask.seat)
    shown = viewer.seat == ask.seat and room.playing and str(room.epoch) == ask.decision
    found = preview(room, viewer, ask.seat, ask.path) if shown else None
    if found is None:
        raise IllegalAction("There is nothing to show for that now.")
    room.audience.tell(viewer, found)


async def look(room: Room, viewer: Viewer, ask: Look) -> None:
    check_own(room, viewer, ask.seat)
    viewer.looking = ask.seat
    room.audience.show(viewer)


async def set_layout(room: Room, viewer: Viewer, ask: SetLayout) -> None:
    viewer.layout = ask.layout
    room.audience.show(viewer)


# Around the game


async def resign(room: Room, viewer: Viewer, ask: Resign) -> None:
    async def act() -> None:
        check_own(room, viewer, ask.seat)
        if not room.playing:
            raise NotAllowed("The match is not being played.")
        room.match.resign(ask.seat)
        if not room.match.over:  # the others play on, with a bot
            place = room.sheet.places[ask.seat]
            place = msgspec.structs.replace(place, bot="medium", resigned=True)
            room.sheet = room.sheet.with_place(ask.seat, place)

    await room.step(act)


async def make_offer(room: Room, viewer: Viewer, ask: MakeOffer) -> None:
    async def act() -> None:
        check_own(room, viewer, ask.seat)
        await agreements.offer(room, ask.kind, ask.seat)

    await room.step(act)


async def answer(room: Room, viewer: Viewer, ask: Answer) -> None:
    async def act() -> None:
        check_own(room, viewer, ask.seat)
        await agreements.answer(room, ask.kind, ask.seat, ask.agree)

    await room.step(act)


async def resume(room: Room, viewer: Viewer, ask: Resume) -> None:
    async def act() -> None:
        check_own(room, viewer, ask.seat)
        room.match.resume()

    await room.step(act)


async def replace(room: Room, viewer: Viewer, ask: Replace) -> None:
    """A bot takes over from a player who is long gone."""

    async def act() -> None:
        if not any(room.sheet.places[seat].person for seat in viewer.own):
            raise NotAllowed("Only players can do that.")
        if not room.playing or not 0 <= ask.seat < len(room.sheet.places):
            raise NotAllowed("There is nobody to replace.")
        if ask.level not in LEVELS:
            raise NotAllowed(f"There is no bot {ask.level!r}: choose {', '.join(LEVELS)}.")
        place = room.sheet.places[ask.seat]
        gone = room.hub.store.now() - place.away_since if place.away_since else 0.0
        if not place.person or gone < room.hub.settings.away:
            raise NotAllowed("Only a player who has been away for a minute can be replaced.")
        room.match.leave(ask.seat)
        room.sheet = room.sheet.with_place(
            ask.seat, msgspec.structs.replace(place, bot=ask.level, away_since=None)
        )

    await room.step(act)


async def take_seat(room: Room, viewer: Viewer, ask: TakeBack) -> None:
    async def act() -> None:
        if ask.seat not in viewer.own:
            raise NotAllowed("That seat is not yours.")
        place = room.sheet.places[ask.seat]
        if not place.bot or place.resigned or not room.playing:
            raise NotAllowed("There is no bot on your seat.")
        room.match.take(ask.seat)
        room.sheet = room.sheet.with_place(ask.seat, msgspec.structs.replace(place, bot=""))

    await room.step(act)


async def say(room: Room, viewer: Viewer, ask: Say) -> None:
    if not room.sheet.chat:
        raise NotAllowed("The host has switched the chat off.")
    if not viewer.own and viewer.person != room.charter.host:
        raise NotAllowed("Only players can chat here.")
    text = " ".join(ask.text.split())
    if len(text) > CHAT_LENGTH:
        raise NotAllowed(f"A chat line has at most {CHAT_LENGTH} letters.")
    if ask.emote and ask.emote not in EMOTES:
        raise NotAllowed("There is no such emote.")
    if not text and not ask.emote:
        raise NotAllowed("There is nothing to say.")
    seat, name = _speaker(room, viewer)
    await room.hub.tell(room, Said(seat=seat, name=name, text=text, emote=ask.emote))


async def point(room: Room, viewer: Viewer, ask: Point) -> None:
    if not room.sheet.chat or not viewer.own:
        raise NotAllowed("Only players can point at things, where the chat is on.")
    if len(ask.target) > 80:
        raise NotAllowed("There is no such thing to point at.")
    seat, name = _speaker(room, viewer)
    await room.hub.tell(room, Pointed(seat=seat, name=name, target=ask.target))


def _speaker(room: Room, viewer: Viewer) -> tuple[int, str]:
    if not viewer.own:
        return -1, room.sheet.host_name
    seat = viewer.seat if viewer.seat in viewer.own else viewer.own[0]
    return seat, room.sheet.places[seat].name


async def ping(room: Room, viewer: Viewer, ask: Ping) -> None:
    room.audience.tell(viewer, Pong(sent=ask.sent, server_time=room.hub.store.now()))


# The waiting room


async def sit(room: Room, viewer: Viewer, ask: Sit) -> None:
    async def act() -> None:
        check_waiting_room(room)
        check_own(room, viewer, ask.seat)
        room.sheet = swap(room.sheet, ask.seat, ask.to, host=viewer.person == room.charter.host)

    await room.step(act)


async def ready(room: Room, viewer: Viewer, ask: Ready) -> None:
    async def act() -> None:
        check_waiting_room(room)
        check_own(room, viewer, ask.seat)
        place = msgspec.structs.replace(room.sheet.places[ask.seat], ready=ask.ready)
        room.sheet = room.sheet.with_place(ask.seat, place)
        salt = "".join(letter for letter in ask.salt if letter.isalnum())[:SALT_LENGTH]
        if salt and salt not in room.sheet.salts and len(room.sheet.salts) < 16:
            room.change(salts=(*room.sheet.salts, salt))

    await room.step(act)


async def set_seat(room: Room, viewer: Viewer, ask: SetSeat) -> None:
    async def act() -> None:
        check_waiting_room(room)
        check_host(room, viewer)
        if not 0 <= ask.seat < len(room.sheet.places):
            raise NotAllowed(f"There is no seat {ask.seat + 1} at this table.")
        person = room.charter.host
        mine = room.sheet.seats_of(person)
        colour = room.sheet.places[mine[0]].colour if mine else "leaf"
        name = clean_name(ask.name) or (room.sheet.host_name if ask.kind == "me" else "")
        place = place_of_kind(ask.kind, ask.seat, person, name, colour)
        room.sheet = room.sheet.with_place(ask.seat, place)

    timed = windows.timed(room)
    await room.step(act)
    if windows.timed(room) != timed:  # a second player at one screen: the options say so
        room.audience.greet_all()


async def set_draw(room: Room, viewer: Viewer, ask: SetDraw) -> None:
    async def act() -> None:
        check_waiting_room(room)
        check_host(room, viewer)
        room.change(draw=ask.on)

    await room.step(act)


async def start(room: Room, viewer: Viewer, _: Start) -> None:
    async def act() -> None:
        check_waiting_room(room)
        check_host(room, viewer)
        if not agreements.can_start(room, viewer.person):
            raise NotAllowed("Not yet: every seat must be taken, and everyone ready.")
        room.start()

    await room.step(act)


async def set_chat(room: Room, viewer: Viewer, ask: SetChat) -> None:
    async def act() -> None:
        check_host(room, viewer)
        room.change(chat=ask.on)

    await room.step(act)
    room.audience.greet_all()


Handler = Callable[[Room, Viewer, Any], Awaitable[None]]
HANDLERS: dict[type, Handler] = {
    Move: move, Hold: hold, PassFor: pass_for, Roll: roll, AskPreview: ask_preview,
    Look: look, SetLayout: set_layout, Resign: resign, MakeOffer: make_offer, Answer: answer,
    Resume: resume, Replace: replace,
    TakeBack: take_seat, Say: say, Point: point, Ping: ping, Sit: sit, Ready: ready,
    SetSeat: set_seat, SetDraw: set_draw, Start: start, SetChat: set_chat,
}  # fmt: skip
