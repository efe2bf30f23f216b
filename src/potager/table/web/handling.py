"""What a browser asks for over its WebSocket, and who does it.

Most of it is an act of the room: a function on a draft. The rest is about this connection alone,
or is said to everybody and not kept.
"""

from __future__ import annotations

from typing import Any

import msgspec

from potager.core.choices import clicked
from potager.core.errors import IllegalAction
from potager.table.rooms import (
    agreements,
    asking,
    plans,
    playing,
    requests,
    salting,
    seating,
    waiting_room,
)
from potager.table.rooms.hints import check_hint
from potager.table.rooms.moment import Act
from potager.table.rooms.room import Room
from potager.table.rooms.seats import NotAllowed
from potager.table.store.kept import Said
from potager.table.telling import hinting, reasons
from potager.table.telling.audience import Audience
from potager.table.telling.messages import Declined, Explained, Planned, Pointed, Pong
from potager.table.telling.viewer import Viewer
from potager.table.telling.wire import previewed
from potager.table.texts import client_catalogue, t

Passing = Said | Pointed | Planned | Declined  # what is sent to all, and no part of the match
EMOTES = ("👋", "👍", "👏", "😄", "😮", "🤔", "⏳", "🥕")
CHAT_LENGTH = 300
LONGEST_TARGET = 80
PHRASES = tuple(  # what can be said by one tap, by id
    id.removeprefix("phrase-") for id in client_catalogue().all() if id.startswith("phrase-")
)

ACTS: dict[type, Act[...]] = {
    requests.Move: playing.move,
    requests.Roll: playing.roll,
    requests.Resign: playing.resign,
    requests.SetQuiet: playing.be_quiet,
    requests.MakeOffer: agreements.offer,
    requests.Answer: agreements.answer,
    requests.Resume: agreements.resume,
    requests.Replace: seating.replace,
    requests.TakeBack: seating.take_seat,
    requests.Sit: seating.sit,
    requests.Stand: waiting_room.stand,
    requests.Rename: waiting_room.rename,
    requests.SetLate: waiting_room.set_late,
    requests.SetOpen: waiting_room.set_open,
    requests.FillSeats: waiting_room.fill_seats,
    requests.Ready: seating.ready,
    requests.SetSeat: seating.set_seat,
    requests.SetDraw: seating.set_draw,
    requests.SetQuestion: asking.set_question,
    requests.AnswerQuestion: asking.answer,
    requests.SetChat: seating.set_chat,
    requests.Start: seating.start,
    requests.CommitSalt: salting.commit,
    requests.OpenSalt: salting.open_salt,
}


async def handle(
    room: Room, audience: Audience, viewer: Viewer, ask: requests.BrowserMessage
) -> None:
    """Do what was asked for, or refuse with one sentence."""
    act = ACTS.get(type(ask))
    if act is not None:
        await room.do(act, viewer.asker, ask)
        if isinstance(ask, requests.Rename):
            await _remember(room, viewer, ask.seat)
        elif isinstance(ask, requests.Answer) and not ask.agree:
            name = room.moment.sheet.places[ask.seat].name
            declined = Declined(kind=ask.kind, seat=ask.seat, name=name)
            await send_to_everybody(room, audience, declined)
        return
    match ask:
        case requests.AskPreview():
            _preview(room, audience, viewer, ask)
        case requests.AskWhy():
            why = reasons.why_not(room.moment, viewer.seat, ask.target, ask.picked)
            audience.tell(viewer, Explained(target=ask.target[:LONGEST_TARGET], why=why))
        case requests.AskHint():
            check_hint(room.moment, viewer.asker, ask)
            room.house.spawn(hinting.give(room, audience, viewer, ask))
        case requests.Consider():
            _check_own(viewer, ask.seat)
            room.consider(ask.seat, ask.decision)
        case requests.Seen():
            if audience.plays_alone(viewer):
                room.hurry(ask.seq)
        case requests.Look():
            _check_own(viewer, ask.seat)
            viewer.at_screen = ask.seat
            audience.show(viewer)
        case requests.SetLayout():
            viewer.layout = ask.layout
            audience.show(viewer)
        case requests.SetPace():
            viewer.set_pace(ask.pace)
            audience.keep_pace()
        case requests.Say():
            await _say(room, audience, viewer, ask)
        case requests.Point():
            await _point(room, audience, viewer, ask)
        case requests.ShowPlan():
            _check_own(viewer, ask.seat)
            room.show_plan(
                ask.seat, plans.checked(room.moment, ask.plan, audience.everybody_sees())
            )
        case requests.Ping():
            pong = Pong(sent=ask.sent, server_time=room.house.store.now())
            audience.tell(viewer, pong)
        case requests.Hello():
            raise IllegalAction(t("refused.begun-already"))


async def _remember(room: Room, viewer: Viewer, seat: int) -> None:
    """Whoever has got a name here has it at other tables too; at one screen the first seat's."""
    place = room.moment.sheet.places[seat]
    if viewer.own and seat == viewer.own[0]:
        await room.house.store.remember(viewer.asker.person, place.name, place.colour)


def _check_own(viewer: Viewer, seat: int) -> None:
    if seat not in viewer.own:
        raise NotAllowed(t("refused.not-your-seat"))


def _preview(room: Room, audience: Audience, viewer: Viewer, ask: requests.AskPreview) -> None:
    """What a choice would do, from what the seat itself can see."""
    _check_own(viewer, ask.seat)
    moment, page, found = room.moment, viewer.page, None
    if moment.playing and str(moment.match.decision) == ask.decision and page.seat == ask.seat:
        view = moment.match.view(ask.seat)
        action = clicked(moment.game, view, ask.seat, ask.path)
        if action is not None:
            found = previewed(moment.game, view, ask.seat, action, page.layout, page.eyes)
    if found is None:
        raise IllegalAction(t("refused.nothing-to-show"))
    audience.tell(viewer, found)


async def _say(room: Room, audience: Audience, viewer: Viewer, ask: requests.Say) -> None:
    if not room.moment.sheet.chat:
        raise NotAllowed(t("refused.no-chat"))
    if not viewer.own and viewer.asker.person != room.moment.setup.host:
        raise NotAllowed(t("refused.players-chat"))
    text = " ".join(ask.text.split())
    if len(text) > CHAT_LENGTH:
        raise NotAllowed(t("refused.long-line", n=CHAT_LENGTH))
    if ask.emote and ask.emote not in EMOTES:
        raise NotAllowed(t("refused.no-emote"))
    if ask.phrase and ask.phrase not in PHRASES:
        raise NotAllowed(t("refused.no-phrase"))
    if not text and not ask.emote and not ask.phrase:
        raise NotAllowed(t("refused.empty-line"))
    seat, name = _speaker(room, viewer)
    line = Said(seat=seat, name=name, text=text, emote=ask.emote, phrase=ask.phrase)
    await send_to_everybody(room, audience, await room.talk.say(line))


async def _point(room: Room, audience: Audience, viewer: Viewer, ask: requests.Point) -> None:
    if not room.moment.sheet.chat or not viewer.own:
        raise NotAllowed(t("refused.players-point"))
    if ask.target not in audience.everybody_sees():  # a card of the own hand has a name too
        raise NotAllowed(t("refused.nothing-there"))
    seat, name = _speaker(room, viewer)
    await send_to_everybody(room, audience, Pointed(seat=seat, name=name, target=ask.target))


def _speaker(room: Room, viewer: Viewer) -> tuple[int, str]:
    sheet = room.moment.sheet
    if not viewer.own:
        return -1, sheet.host_name
    seat = viewer.seat if viewer.seat in viewer.own else viewer.own[0]
    return seat, sheet.places[seat].name


async def send_to_everybody(room: Room, audience: Audience, message: Passing) -> None:
    """Send all viewers of a match, here and at other processes, what is no part of it."""
    audience.say(message)
    await room.house.notify_others(room.id, msgspec.json.encode(message).decode())


def pass_on(room: Room, text: str) -> None:
    """Send the viewers here what was said at another process."""
    message: Any = msgspec.json.decode(text, type=Passing)
    if isinstance(message, Said):
        room.talk.add(message)
    elif isinstance(message, Planned):
        if message.stretch != room.plans.stretch:
            return
        room.plans.show(message.seat, message.plan)
    Audience.of(room).say(message)
