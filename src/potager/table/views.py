"""What one viewer is told of the present moment: `Now`, and `Welcome` at the beginning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from potager.core.options import values
from potager.core.record import Table
from potager.core.state import SPECTATOR

from . import agreements, clocks
from .messages import (
    Clock,
    Decision,
    Ending,
    Now,
    Offer,
    Previewed,
    Welcome,
    WireScene,
    WireSeat,
)  # fmt: skip
from .wire import branches, draw, sprites, words

if TYPE_CHECKING:
    from .audience import Viewer
    from .room import Room


def look(room: Room, viewer: Viewer) -> None:
    """Find out whose eyes a viewer has now.

    A browser with several seats is shown the one whose turn it is. Where that seat sees what the
    others in front of the screen may not, a curtain asks for its player first.
    """
    viewer.own = () if viewer.watch else room.sheet.seats_of(viewer.person)
    viewer.curtain = ""
    if len(viewer.own) < 2:
        viewer.seat = viewer.own[0] if viewer.own else SPECTATOR
        return
    due = [seat for seat in viewer.own if seat in room.match.waiting()]
    roller = room.person_rolls()
    if roller in viewer.own and roller is not None:
        due = [roller]
    wanted = due[0] if due else viewer.looking
    if wanted is None:
        wanted = viewer.seat if viewer.seat in viewer.own else viewer.own[0]
    together = len(due) > 1 or any(seat in room.match.pending for seat in viewer.own)
    secret = together or _sees_more(room, wanted)
    if room.playing and secret and viewer.looking != wanted:
        viewer.seat = SPECTATOR
        if due:
            viewer.curtain = room.sheet.places[wanted].name
    else:
        viewer.seat = wanted


def _sees_more(room: Room, seat: int) -> bool:
    return room.match.view(seat).key() != room.match.view(SPECTATOR).key()


def welcome(room: Room, viewer: Viewer) -> Welcome:
    """What stays the same through the match."""
    charter, sheet = room.charter, room.sheet
    player = bool(viewer.own) or viewer.person == charter.host
    return Welcome(
        match=charter.watch,
        game=charter.game,
        title=room.game.title,
        code=charter.code,
        art=f"/art/{charter.game}.svg",
        server_time=room.hub.store.now(),
        host=viewer.person == charter.host and not viewer.watch,
        chat=sheet.chat,
        options=tuple((name, str(value)) for name, value in values(room.options).items()),
        invite=f"/j/{charter.invite}" if player else "",
        watch=f"/w/{charter.watch}",
        promise=charter.dice.promise,
    )


def now(room: Room, viewer: Viewer, scene: WireScene | None = None) -> Now:
    """The present moment for one viewer. `scene` is the one that was just drawn for it."""
    match, sheet = room.match, room.sheet
    over = sheet.phase == "over"
    playing = sheet.phase == "playing" and not match.paused
    roller = room.person_rolls()
    return Now(
        seq=room.seq,
        seat=viewer.seat,
        phase="paused" if match.paused and not over else sheet.phase,
        prompt=_prompt(room, viewer),
        decisions=_decisions(room, viewer, scene) if playing else (),
        roll=roller is not None and roller in viewer.own,
        seats=_seats(room, viewer),
        clocks=_clocks(room) if not over else (),
        offers=tuple(
            Offer(
                kind=offer.kind,
                seat=offer.seat,
                agreed=offer.agreed,
                needed=agreements.needed(sheet, offer),
            )
            for offer in sheet.offers
        ),
        can_undo=any(agreements.undo_point(room, seat) is not None for seat in viewer.own),
        can_draw=playing and agreements.can_draw(sheet),
        can_start=agreements.can_start(room, viewer.person) and not viewer.watch,
        draw=sheet.draw,
        watchers=sum(not other.own for other in room.audience.viewers),
        curtain=viewer.curtain,
        ending=_ending(room) if over else None,
        marks=sheet.marks,
    )


def _prompt(room: Room, viewer: Viewer) -> str:
    if room.sheet.phase == "waiting-room":
        free = sum(place.free for place in room.sheet.places)
        if free:
            return "One more player can join." if free == 1 else f"{free} more players can join."
        unready = [place.name for place in room.sheet.places if not place.ready]
        return f"Waiting until {', '.join(unready)} is ready." if unready else "All are ready."
    if viewer.curtain:
        return f"It is for {viewer.curtain} to look now."
    if room.sheet.phase == "over":
        return room.sheet.verdict
    if room.match.paused:
        return "The match is paused."
    return room.game.text(room.game.drawing.prompt(room.match.view(viewer.seat), viewer.seat))


def _decisions(room: Room, viewer: Viewer, scene: WireScene | None) -> tuple[Decision, ...]:
    seat, match = viewer.seat, room.match
    if seat not in match.able() or not room.sheet.places[seat].person:
        return ()
    view = match.view(seat)
    if scene is None:
        scene = draw(room.game, view, seat, viewer.layout)
    chosen: tuple[str, ...] = ()
    if seat in match.pending:
        chosen = room.game.path(view, seat, match.pending[seat][0])
    return (
        Decision(
            id=str(room.epoch),
            seat=seat,
            waited=bool(match.state.waiting() >> seat & 1),
            branches=branches(room.game, view, seat, scene),
            chosen=chosen,
        ),
    )


def _seats(room: Room, viewer: Viewer) -> tuple[WireSeat, ...]:
    game, sheet, match = room.game, room.sheet, room.match
    statuses = game.drawing.status(match.view(viewer.seat))
    waiting = match.waiting() if sheet.phase == "playing" else []
    roller = room.person_rolls()
    time = room.hub.store.now()
    found = []
    for seat, place in enumerate(sheet.places):
        status = statuses[seat]
        away = time - place.away_since if place.away_since and place.person else 0.0
        found.append(
            WireSeat(
                seat=seat,
                name=place.name,
                colour=place.colour,
                role=game.text(status.role),
                symbol=status.symbol,
                classes=status.classes,
                parts=words(game, status.parts),
                bot=place.bot,
                mine=seat in viewer.own,
                free=place.free,
                ready=place.ready,
                connected=not place.away_since or not place.person,
                active=seat in waiting or seat == roller,
                chosen=seat in viewer.own and seat in match.pending,
                away_s=round(away, 1),
                replaceable=away >= room.hub.settings.away and sheet.phase == "playing",
            )
        )
    return tuple(found)


def _clocks(room: Room) -> tuple[Clock, ...]:
    found = []
    time = room.hub.store.now()
    for deadline, kind in ((room.sheet.sand, "hourglass"), (room.sheet.turn, "turn")):
        if deadline is None:
            continue
        paused = deadline.left is not None
        ends = time + (deadline.left or 0) if paused else clocks.end_of(deadline, room.hub.outages)
        seats = (
            [-1]
            if kind == "hourglass"
            else [seat for seat in room.match.waiting() if room.sheet.places[seat].person]
        )
        for seat in seats:
            if kind == "hourglass":
                found.append(
                    Clock(kind="hourglass", ends_at=ends, length=deadline.length, paused=paused)
                )
            else:
                found.append(
                    Clock(
                        kind="turn", seat=seat, ends_at=ends, length=deadline.length, paused=paused
                    )
                )
    return tuple(found)


def _ending(room: Room) -> Ending:
    result = room.match.result or ()
    return Ending(
        verdict=room.sheet.verdict,
        result=result,
        winners=tuple(seat for seat, score in enumerate(result) if score > 0),
        seed=room.charter.dice.seed,
        rematch=f"/t/{room.sheet.rematch}" if room.sheet.rematch else "",
    )


def verdict(room: Room) -> str:
    """Who won and why."""
    if len(room.match.state.result()):
        return room.game.text(room.game.drawing.verdict(room.match.view(SPECTATOR)))
    last = [row for row in room.match.rows if isinstance(row, Table)]
    for row in reversed(last):
        if row.kind == "resigned":
            return f"{room.sheet.places[row.number].name} resigned."
        if row.kind == "draw":
            return "A draw, by agreement."
    return "The match is over."


def preview(room: Room, viewer: Viewer, seat: int, path: tuple[str, ...]) -> Previewed | None:
    """What a choice would do, from what the seat itself can see."""
    view = room.match.view(seat)
    action = room.game.paths(view, seat).get(path)
    if action is None or not room.game.previews(view, seat, action):
        return None
    found = room.game.drawing.preview(view, seat, action, viewer.layout)
    return Previewed(
        path=path, sprites=sprites(room.game, found.sprites), parts=words(room.game, found.parts)
    )
