"""What one viewer is told of the present moment: `Now`, and `Welcome` at the beginning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from potager.core.record import Table
from potager.core.scene import Scene
from potager.core.state import SPECTATOR, State
from potager.core.texts import say
from potager.table.rooms import agreements, clocks, windows
from potager.table.telling.messages import (
    Branch,
    Clock,
    Decision,
    Ending,
    LongerPass,
    Now,
    Offer,
    Previewed,
    Seat,
    Welcome,
    WireWindow,
)  # fmt: skip
from potager.table.telling.wire import branches
from potager.table.web import option_texts

if TYPE_CHECKING:
    from potager.table.rooms.room import Room
    from potager.table.telling.audience import Viewer


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
    missing = windows.missing_besides(room)
    due = [seat for seat in viewer.own if seat in missing]
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
        options=_options(room),
        invite=f"/j/{charter.invite}" if player else "",
        watch=f"/w/{charter.watch}",
        promise=charter.dice.promise,
    )


def _options(room: Room) -> tuple[tuple[str, str], ...]:
    """What was chosen for this table, for the waiting room."""
    found = option_texts.chosen(room.game, room.options)
    if room.game.windows(room.options) and not windows.timed(room):
        found.append(("Timed windows", "off"))
    return tuple(found)


def now(room: Room, viewer: Viewer, scene: Scene | None = None) -> Now:
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
        seats=seats(room, viewer),
        clocks=_clocks(room, viewer) if not over else (),
        window=_window(room, viewer) if playing else None,
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
        if not unready:
            return "All are ready."
        are = "is" if len(unready) == 1 else "are"
        return f"Waiting until {' and '.join(unready)} {are} ready."
    if viewer.curtain:
        return f"It is for {viewer.curtain} to look now."
    if room.sheet.phase == "over":
        return room.sheet.verdict
    if room.match.paused:
        return "The match is paused."
    told = windows.prompt(room, viewer.seat)
    if told is None and viewer.seat in room.match.pending:
        told = say("choice.in")
    if told is None:
        told = room.game.drawing.prompt(room.match.view(viewer.seat), viewer.seat)
    text = room.game.text(told)
    if len(viewer.own) > 1 and (viewer.seat in room.asked() or viewer.seat == room.person_rolls()):
        return f"{room.sheet.places[viewer.seat].name}: {text}"  # several look at this screen
    return text


def _decisions(room: Room, viewer: Viewer, scene: Scene | None) -> tuple[Decision, ...]:
    seat, match = viewer.seat, room.match
    if seat not in match.able() or not room.sheet.places[seat].person:
        return ()
    view = match.view(seat)
    if scene is None:
        scene = room.game.drawing.scene(view, seat, viewer.layout)
    chosen: tuple[str, ...] = ()
    if seat in match.pending:
        chosen = room.game.path(view, seat, match.pending[seat][0])
    passes = room.game.longer_passes(view) if not windows.timed(room) else {}
    return (
        Decision(
            id=str(room.epoch),
            seat=seat,
            waited=seat in room.asked() and not windows.unheld(room),
            branches=_branches(room, seat, view, scene),
            chosen=chosen,
            passes=tuple(LongerPass(until=until, text=text) for until, text in passes.items()),
            passing=seat in windows.passing(room),
        ),
    )


def _branches(room: Room, seat: int, view: State, scene: Scene) -> tuple[Branch, ...]:
    """What a seat can choose. Where its silence is a pass already, passing is not offered."""
    found = branches(room.game, view, seat, scene)
    if not windows.is_open(room):
        return found
    silent = room.game.path(view, seat, windows.silence(room, seat))[0]
    others = tuple(branch for branch in found if branch.target != silent)
    if windows.unheld(room) or seat in windows.passing(room):
        return others
    chosen = room.match.pending.get(seat)
    reacts = chosen is not None and chosen[0] != windows.silence(room, seat)
    label = say("window.take-back" if reacts else "window.pass")
    return (*others, Branch(target=silent, label=label))


def _window(room: Room, viewer: Viewer) -> WireWindow | None:
    window = room.sheet.window
    if window is None:
        return None
    return WireWindow(
        closes_at=clocks.end_of(window.closes, room.hub.outages),
        length=window.closes.length,
        held=window.held,
        mine=viewer.seat in room.asked() and room.sheet.places[viewer.seat].person,
    )


def seats(room: Room, viewer: Viewer) -> tuple[Seat, ...]:
    """Who sits where, and how far everybody is."""
    game, sheet, match = room.game, room.sheet, room.match
    statuses = game.drawing.status(match.view(viewer.seat))
    playing = sheet.phase == "playing" and not windows.unheld(room)
    asked = room.asked() if playing else []
    missing = windows.missing_besides(room) if playing else []
    roller = room.person_rolls()
    time = room.hub.store.now()
    found = []
    for seat, place in enumerate(sheet.places):
        status = statuses[seat]
        away = time - place.away_since if place.away_since and place.person else 0.0
        found.append(
            Seat(
                seat=seat,
                name=place.name,
                colour=place.colour,
                role=status.role,
                symbol=status.symbol,
                classes=status.classes,
                parts=status.parts,
                score=status.score,
                bot=place.bot,
                mine=seat in viewer.own,
                free=place.free,
                ready=place.ready,
                connected=not place.away_since or not place.person,
                active=seat in (missing if seat in viewer.own else asked) or seat == roller,
                chosen=seat in viewer.own and seat in match.pending,
                away_s=round(away, 1),
                replaceable=away >= room.hub.settings.away and sheet.phase == "playing",
            )
        )
    return tuple(found)


def _clocks(room: Room, viewer: Viewer) -> tuple[Clock, ...]:
    # Nobody sees by another's clock that a secret choice is in.
    timed = [seat for seat in room.asked() if room.sheet.places[seat].person]
    timed = [seat for seat in timed if seat not in viewer.own or seat not in room.match.pending]
    found = []
    time = room.hub.store.now()
    for deadline, kind in ((room.sheet.sand, "hourglass"), (room.sheet.turn, "turn")):
        if deadline is None:
            continue
        paused = deadline.left is not None
        ends = time + (deadline.left or 0) if paused else clocks.end_of(deadline, room.hub.outages)
        seats = [-1] if kind == "hourglass" else timed
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
    return Previewed(path=path, sprites=found.sprites, parts=found.parts)
