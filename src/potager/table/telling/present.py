"""What one viewer is told of the present moment: `Now`, and `Welcome` at the beginning."""

from __future__ import annotations

from typing import Literal

import msgspec

from potager.core.scene import Scene
from potager.core.state import State
from potager.core.texts import Message, say
from potager.table.rooms import agreements, clocks, seating
from potager.table.rooms.moment import Moment
from potager.table.rooms.reactions import reaction_of, silence
from potager.table.rooms.room import Room
from potager.table.store.kept import Deadline
from potager.table.telling import option_texts
from potager.table.telling.messages import (
    Branch,
    Clock,
    Decision,
    Ending,
    LongerPass,
    Now,
    Offer,
    Previewed,
    Reaction,
    Seat,
    Welcome,
)
from potager.table.telling.viewer import Viewer
from potager.table.telling.wire import branches


def welcome(room: Room, viewer: Viewer) -> Welcome:
    """What stays the same through the match."""
    moment, person = room.moment, viewer.asker.person
    setup = moment.setup
    player = bool(viewer.own) or person == setup.host
    return Welcome(
        match=setup.watch,
        game=setup.game,
        title=moment.game.title,
        code=setup.code,
        art=f"/art/{setup.game}.svg",
        server_time=room.house.store.now(),
        host=person == setup.host and not viewer.asker.watch,
        chat=moment.sheet.chat,
        options=_options(moment),
        invite=f"/j/{setup.invite}" if player else "",
        watch=f"/w/{setup.watch}",
        promise=setup.dice.promise,
    )


def _options(moment: Moment) -> tuple[tuple[str, str], ...]:
    """What was chosen for this table, for the waiting room."""
    found = option_texts.chosen(moment.game, moment.options)
    if moment.game.reactions(moment.options):
        limit = 0 if moment.sheet.one_screen() else moment.sheet.react
        found.append(("Time to react", f"{limit} seconds" if limit else "no limit"))
    return tuple(found)


def now(room: Room, viewer: Viewer, scene: Scene | None = None, watchers: int = 0) -> Now:
    """The present moment for one viewer. `scene` is the one that was just drawn for it."""
    moment, sheet = room.moment, room.moment.sheet
    over, paused = sheet.phase == "over", moment.match.paused
    roller = moment.person_rolls()
    own = viewer.own
    return Now(
        seq=moment.seq,
        seat=viewer.seat,
        phase="paused" if paused and not over else sheet.phase,
        prompt=_prompt(moment, viewer),
        decisions=_decisions(moment, viewer, scene) if moment.going else (),
        roll=roller is not None and roller in own,
        seats=seats(room, viewer),
        clocks=_clocks(room) if not over else (),
        reaction=_reaction(room, viewer),
        offers=tuple(
            Offer(
                kind=offer.kind,
                seat=offer.seat,
                agreed=offer.agreed,
                needed=agreements.needed(sheet, offer),
            )
            for offer in sheet.offers
        ),
        can_undo=any(agreements.undo_point(moment, seat) is not None for seat in own),
        can_draw=moment.going and agreements.can_draw(sheet),
        can_start=seating.can_start(moment, viewer.asker.person) and not viewer.asker.watch,
        draw=sheet.draw,
        watchers=watchers,
        curtain=viewer.curtain,
        ending=_ending(moment) if over else None,
        marks=sheet.marks,
    )


def _prompt(moment: Moment, viewer: Viewer) -> str:
    sheet = moment.sheet
    if sheet.phase == "waiting-room":
        return _waiting_room(moment)
    if viewer.curtain:
        return f"It is {viewer.curtain}'s turn to look."
    if sheet.phase == "over":
        return sheet.verdict
    if moment.match.paused:
        return "The match is paused."
    text = moment.game.text(_playing(moment, viewer.seat))
    acts = viewer.seat in moment.asked() or viewer.seat == moment.person_rolls()
    if len(viewer.own) > 1 and acts:
        return f"{sheet.places[viewer.seat].name}: {text}"  # several look at this screen
    return text


def _waiting_room(moment: Moment) -> str:
    places = moment.sheet.places
    free = sum(place.free for place in places)
    if free:
        return "One more player can join." if free == 1 else f"{free} more players can join."
    unready = [place.name for place in places if not place.ready]
    if not unready:
        return "Everybody is ready."
    return f"Waiting for {' and '.join(unready)} to get ready."


def _playing(moment: Moment, seat: int) -> Message:
    reaction = reaction_of(moment)
    if reaction is None:
        if seat in moment.match.pending:
            return say("choice.in")
        return moment.game.drawing.prompt(moment.match.view(seat), seat)
    if seat not in reaction.asked:
        return say("reaction.others")
    if seat in reaction.wishes:
        return say("reaction.passing")
    if seat not in reaction.missing:
        return say("reaction.chosen")
    return say("reaction.open" if len(moment.match.legal(seat)) > 1 else "reaction.nothing")


def _decisions(moment: Moment, viewer: Viewer, scene: Scene | None) -> tuple[Decision, ...]:
    seat, match, game = viewer.seat, moment.match, moment.game
    if seat not in match.able() or not moment.sheet.places[seat].person:
        return ()
    view = match.view(seat)
    if scene is None:
        scene = game.drawing.scene(view, seat, viewer.layout)
    chosen: tuple[str, ...] = ()
    if seat in match.pending:
        chosen = game.path(view, seat, match.pending[seat][0])
    reaction = reaction_of(moment)
    passes = game.longer_passes(view)
    return (
        Decision(
            id=str(match.decision),
            seat=seat,
            waited=seat in moment.asked(),
            branches=_branches(moment, seat, view, scene),
            chosen=chosen,
            passes=tuple(LongerPass(until=until, text=text) for until, text in passes.items()),
            passing=reaction is not None and seat in reaction.wishes,
        ),
    )


def _branches(moment: Moment, seat: int, view: State, scene: Scene) -> tuple[Branch, ...]:
    """What a seat can choose; in a reaction the pass comes last."""
    found = branches(moment.game, view, seat, scene)
    if not moment.reacting():
        return found
    silent = silence(moment, seat)
    target = moment.game.path(view, seat, silent)[0]
    chosen = moment.match.pending.get(seat)
    reacts = chosen is not None and chosen[0] != silent
    label = say("reaction.take-back" if reacts else "reaction.pass")
    others = tuple(branch for branch in found if branch.target != target)
    return (*others, Branch(target=target, label=label))


def _reaction(room: Room, viewer: Viewer) -> Reaction | None:
    reaction = reaction_of(room.moment)
    if reaction is None:
        return None
    closes, seat = reaction.closes, viewer.seat
    told = Reaction(
        asked=len(reaction.asked),
        chosen=len(reaction.asked) - len(reaction.missing),
        mine=seat in reaction.asked and room.moment.sheet.places[seat].person,
    )
    if closes is None:
        return told
    ends = clocks.end_of(closes, room.house.outages)
    return msgspec.structs.replace(told, closes_at=ends, length=closes.length)


def seats(room: Room, viewer: Viewer) -> tuple[Seat, ...]:
    """Who sits where, and how far everybody is."""
    moment = room.moment
    sheet, match = moment.sheet, moment.match
    statuses = moment.game.drawing.status(match.view(viewer.seat))
    missing = match.waiting() if moment.playing else []
    roller = moment.person_rolls()
    time = room.house.store.now()
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
                active=seat in missing or seat == roller,
                chosen=seat in match.pending,
                away_s=round(away, 1),
                replaceable=away >= room.house.settings.away and moment.playing,
            )
        )
    return tuple(found)


def _clocks(room: Room) -> tuple[Clock, ...]:
    moment = room.moment
    found = []
    if moment.sheet.sand is not None:
        found.append(_clock(room, moment.sheet.sand))
    if moment.sheet.turn is not None:
        for seat in moment.match.waiting():
            if moment.sheet.places[seat].person:
                found.append(_clock(room, moment.sheet.turn, seat))
    return tuple(found)


def _clock(room: Room, deadline: Deadline, seat: int = -1) -> Clock:
    """The hourglass of the rules, or a seat's turn timer."""
    paused = deadline.left is not None
    if paused:
        ends = room.house.store.now() + (deadline.left or 0)
    else:
        ends = clocks.end_of(deadline, room.house.outages)
    kind: Literal["hourglass", "turn"] = "hourglass" if seat < 0 else "turn"
    return Clock(kind=kind, seat=seat, ends_at=ends, length=deadline.length, paused=paused)


def _ending(moment: Moment) -> Ending:
    result = moment.match.result or ()
    return Ending(
        verdict=moment.sheet.verdict,
        result=result,
        winners=tuple(seat for seat, score in enumerate(result) if score > 0),
        seed=moment.setup.dice.seed,
        rematch=f"/t/{moment.sheet.rematch}" if moment.sheet.rematch else "",
    )


def preview(moment: Moment, viewer: Viewer, seat: int, path: tuple[str, ...]) -> Previewed | None:
    """What a choice would do, from what the seat itself can see."""
    view = moment.match.view(seat)
    action = moment.game.paths(view, seat).get(path)
    if action is None or not moment.game.previews(view, seat, action):
        return None
    found = moment.game.drawing.preview(view, seat, action, viewer.layout)
    return Previewed(path=path, sprites=found.sprites, parts=found.parts)
