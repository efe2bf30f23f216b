"""How the present moment is sent: `Now` to everybody, `You` to one viewer, and `Welcome`."""

from __future__ import annotations

import math
from typing import Literal

import msgspec

from potager.bots.champions import style
from potager.core.bits import bit
from potager.core.manners import Question
from potager.core.plans import Plan
from potager.core.record import Table
from potager.core.scene import Scene
from potager.core.state import SPECTATOR, State
from potager.core.texts import Message, listed, say, someone, verbatim
from potager.table.rooms import absence, agreements, asking, clocks, seating
from potager.table.rooms.casting import faces, personality_of
from potager.table.rooms.counting import why_not
from potager.table.rooms.due import rolls_at
from potager.table.rooms.hints import may_hint
from potager.table.rooms.moment import Moment
from potager.table.rooms.opening import can_be
from potager.table.rooms.plans import planned_now
from potager.table.rooms.reactions import chosen, is_asked, is_quiet, plays, silence
from potager.table.rooms.room import Room
from potager.table.rooms.salting import begin
from potager.table.rooms.waiting_room import without_free
from potager.table.store.kept import Deadline, OpenOffer, Sheet, dice_of
from potager.table.telling import option_texts
from potager.table.telling.messages import (
    Asked,
    Branch,
    Clock,
    Decision,
    Ending,
    Now,
    Offer,
    Planned,
    ReactionStatus,
    SaltList,
    Seat,
    Welcome,
    You,
)
from potager.table.telling.teller import verdict_of
from potager.table.telling.viewer import Page, Viewer
from potager.table.telling.wire import branches
from potager.table.texts import t


def welcome(room: Room, viewer: Viewer) -> Welcome:
    """What stays the same through the match."""
    moment, person = room.moment, viewer.asker.person
    setup = moment.setup
    player = bool(viewer.own) or person == setup.host
    came_along = player and not any(one.seat in viewer.own for one in moment.sheet.former)
    lines = [one for one in room.talk.lines if one.number > 0 or came_along]
    return Welcome(
        match=setup.watch,
        game=setup.game,
        title=moment.game.title,
        code=setup.code,
        art=f"/art/{setup.game}.svg",
        server_time=room.house.store.now(),
        host=person == setup.host and not viewer.asker.watch,
        chat=moment.sheet.chat,
        team=moment.game.team,
        late=moment.sheet.late,
        listed=setup.listed,
        host_name=moment.sheet.host_name,
        options=_options(moment),
        invite=f"/j/{setup.invite}" if player else "",
        watch=f"/w/{setup.watch}",
        promise=setup.dice.promise,
        salts=_salts(moment) if moment.playing else None,
        said=tuple(lines) if moment.sheet.chat else (),
        kit=moment.game.manners.planning,
        plans=tuple(planned(room, seat, plan) for seat, plan in room.plans.shown.items()),
    )


def planned(room: Room, seat: int, plan: Plan) -> Planned:
    """What somebody shows the team."""
    name = room.moment.sheet.places[seat].name
    return Planned(seat=seat, name=name, stretch=room.plans.stretch, plan=plan)


def _options(moment: Moment) -> tuple[tuple[str, str], ...]:
    """What was chosen for this table, for the waiting room."""
    question = _question(moment) if moment.sheet.asks else None
    asked = {question.order: t("room.as-answered")} if question else {}
    found = option_texts.everything(moment.game, moment.options, asked)
    if moment.game.manners.reactions(moment.options):
        limit = moment.sheet.time_to_react()
        found.append((t("form.react"), t("react.seconds", n=limit) if limit else t("react.none")))
    if moment.sheet.timer:
        found.append((t("form.timer"), t("timer.seconds", n=moment.sheet.timer)))
    return tuple(found)


def now(room: Room, watchers: int = 0) -> Now:
    """The present moment, as everybody gets it."""
    moment, sheet = room.moment, room.moment.sheet
    over = sheet.phase == "over"
    return Now(
        seq=moment.seq,
        phase="paused" if moment.match.paused and not over else sheet.phase,
        seats=seats(room),
        active=moment.active,
        chosen=tuple(sorted(moment.match.pending)),
        clocks=_clocks(room) if not over else (),
        reaction=_reaction(room),
        offers=tuple([_offer(sheet, offer) for offer in sheet.offers]),
        can_draw=moment.going and agreements.can_draw(moment),
        salts=_salts(moment) if sheet.phase == "waiting-room" or _salting(moment) else None,
        question=_asked(moment),
        draw=sheet.draw,
        watchers=watchers,
        planning=planned_now(moment),
        ending=_ending(moment, room.house.store.now()) if over else None,
        marks=_marks(moment),
        uncounted=_uncounted(moment),
    )


def you(room: Room, page: Page, scene: Scene) -> You:
    """What only one viewer gets. `scene` is what that page shows."""
    moment, own, settings = room.moment, page.own, room.house.settings
    roller, decisions = moment.person_rolls, _decisions(moment, page, scene)
    rolls = roller is not None and roller in own
    gives_up = moment.concession if own else None
    asked = any(offer.kind == "round" for offer in moment.sheet.offers)
    holder = moment.sheet.places[own[0]].holder if own else ""
    return You(
        seat=page.seat,
        own=own,
        prompt=_prompt(moment, page),
        decisions=decisions,
        roll=rolls,
        rolls_at=round(rolls_at(moment, settings) or 0, 1) if rolls else 0,
        reacts=moment.reacting and bool(decisions),
        says=_says(moment, page),
        quiet=_quiet(moment, page.seat),
        can_undo=any(agreements.undo_point(moment, seat) is not None for seat in own),
        round=gives_up.cost if gives_up else None,
        hopeless=bool(gives_up and gives_up.hopeless and not asked),
        can_start=page.host and seating.can_start(moment, moment.setup.host),
        spare=_spare(moment) if page.host else 0,
        curtain=page.curtain,
        hints=bool(own) and may_hint(moment, page.seat),
        absent=absence.to_themselves(moment, holder, settings) if own else "",
        holds_sand=bool(own and moment.sheet.sand) and absence.fate(moment, holder) == "held",
    )


def _quiet(moment: Moment, seat: int) -> bool | None:
    """Whether this seat passes by itself in reactions; None where that is not offered."""
    reacts = moment.game.manners.reactions(moment.options) and moment.sheet.time_to_react()
    if seat < 0 or not reacts or not moment.sheet.places[seat].person:
        return None
    return moment.sheet.places[seat].quiet


def _question(moment: Moment) -> Question | None:
    """What the waiting room can ask, or asks."""
    waits = moment.sheet.phase == "waiting-room"
    return moment.game.manners.question(moment.options) if waits else None


def _asked(moment: Moment) -> Asked | None:
    question = _question(moment)
    return question and Asked(
        text=question.asks,
        on=moment.sheet.asks,
        order=bool(question.order),
        answer=asking.ranked(moment.sheet.places),
    )


def _says(moment: Moment, page: Page) -> Message | None:
    """What was answered, or how to answer."""
    question, places = _question(moment), moment.sheet.places
    if question is None:
        return None
    if asking.is_answered(question, places):
        seats = asking.order(places) if question.order else asking.ranked(places)[:1]
        who = [someone(seat, verbatim(places[seat].name)) for seat in seats]
        if not question.order:
            return say(question.answer, who=who[0])
        return say(question.answer, who=listed([say("choice.name", who=one) for one in who]))
    if not page.host:
        return verbatim(t("room.tapped", host=moment.sheet.host_name))
    return verbatim(t("room.tap-all" if question.order else "room.tap-one"))


def _offer(sheet: Sheet, offer: OpenOffer) -> Offer:
    return Offer(
        kind=offer.kind,
        how=offer.how,
        seat=offer.seat,
        agreed=offer.agreed,
        needed=agreements.needed(sheet, offer),
    )


def _salting(moment: Moment) -> bool:
    """Whether the dice wait for somebody's page."""
    return moment.playing and not moment.sheet.salting.opened


def _salts(moment: Moment) -> SaltList:
    """The players' part of the dice; before the match as it would be if it began now."""
    waits = moment.sheet.phase == "waiting-room"
    sheet = begin(moment.sheet) if waits else moment.sheet
    dice, over = dice_of(moment.setup, sheet), sheet.phase == "over"
    hashes = tuple(msgspec.structs.replace(one, salt="") for one in dice.shares)
    return SaltList(
        match=dice.match,
        promise=dice.promise,
        shares=dice.shares if over else hashes,
        rounds=dice.rounds,
        without=dice.without,
        open=not waits and not over and sheet.salting.closed,
    )


def _marks(moment: Moment) -> tuple[str, ...]:
    hints = moment.match.hints()
    return (*moment.sheet.marks, t("hint.mark", n=hints)) if hints else moment.sheet.marks


def _uncounted(moment: Moment) -> str:
    """Why the match counts for nobody's ladder, if that is so."""
    around = moment.setup, moment.sheet
    return why_not(moment.game, moment.options, *around, helped=moment.match.helped)


def _prompt(moment: Moment, page: Page) -> Message:
    sheet = moment.sheet
    if sheet.phase == "waiting-room":
        return verbatim(_waiting_room(moment, page))
    if page.curtain:
        return verbatim(t("room.curtain", name=page.curtain))
    if sheet.phase == "over":
        return verdict_of(moment)
    if moment.match.paused:
        return _paused(moment)
    text = _playing(moment, page.seat)
    if moment.forced is not None and moment.forced[0] == page.seat:
        text = say("table.forced", text=text)  # else it would come as a surprise
    acts = page.seat in moment.asked or page.seat == moment.person_rolls
    if len(page.own) > 1 and acts:
        # Several look at this screen.
        return say("table.turn", name=sheet.places[page.seat].name, text=text)
    return text


def _paused(moment: Moment) -> Message:
    """Who has paused the match."""
    around = (row for row in reversed(moment.match.rows) if isinstance(row, Table))
    seat = next((row.number for row in around if row.kind == "paused"), -1)
    if seat < 0:
        return say("table.paused")
    name = verbatim(moment.sheet.places[seat].name)
    return say("table.paused-by", who=someone(seat, name))


def _waiting_room(moment: Moment, page: Page) -> str:
    places, host = moment.sheet.places, moment.sheet.host_name
    free = sum(place.free for place in places)
    if free:
        whose = "" if page.host else "-guest"
        return t(f"room.one-more{whose}") if free == 1 else t(f"room.more{whose}", n=free)
    unready = [seat for seat, place in enumerate(places) if not place.ready]
    others = [places[seat].name for seat in unready if seat not in page.own]
    if not unready:
        if page.watch:
            return t("room.all-ready")
        mine = page.host
        if not mine and moment.sheet.host_away:
            return t("room.host-away", host=host)
        if asking.is_open(moment.game, moment.options, moment.sheet):
            return t("room.unanswered-host") if mine else t("room.unanswered", host=host)
        return t("room.all-ready-host") if mine else t("room.all-ready-guest", host=host)
    if not others:
        return t("room.you-first")
    names = others[0]
    if len(others) > 1:
        names = t("room.and", first=", ".join(others[:-1]), last=others[-1])
    told = "room.you-too" if len(others) < len(unready) else "room.waiting"
    return t(told, names=names, n=len(others))


def _playing(moment: Moment, seat: int) -> Message:
    if _salting(moment) and moment.match.chance_due():
        return say("table.salting")
    person = seat < 0 or moment.sheet.places[seat].person  # else a bot plays, for somebody
    if not moment.reacting:
        if seat in moment.match.pending and person:
            return _chosen(moment, seat)
        if moment.match.pending and seat not in moment.match.waiting():
            return say("choice.others", who=_awaited(moment))
        return moment.game.drawing.prompt(moment.match.view(seat), seat)
    if not person:
        return moment.game.drawing.prompt(moment.match.view(SPECTATOR), SPECTATOR)
    if seat in moment.asked:
        waits = chosen(moment, seat) is None
        if not plays(moment, seat):
            if is_quiet(moment, seat):
                return say("reaction.quiet")
            only = waits and is_asked(moment, seat)
            return say("reaction.only" if only else "reaction.nothing")
        if not waits:
            return say("reaction.chosen")
    return moment.game.drawing.prompt(moment.match.view(seat), seat)


def _chosen(moment: Moment, seat: int) -> Message:
    """A choice is in: for whose the table still waits."""
    only = len(moment.match.legal(seat)) == 1  # there is nothing to change
    return say("choice.only" if only else "choice.in", who=_awaited(moment))


def _awaited(moment: Moment) -> Message:
    """The names of those who have not chosen yet."""
    names = [
        say("choice.name", who=someone(one, verbatim(moment.sheet.places[one].name)))
        for one in moment.match.waiting()
    ]
    return listed(names)


def _decisions(moment: Moment, page: Page, scene: Scene) -> tuple[Decision, ...]:
    seat, match, game = page.seat, moment.match, moment.game
    if not moment.going or seat not in moment.able or not moment.sheet.places[seat].person:
        return ()
    view = match.view(seat)
    own = chosen(moment, seat)
    asked = seat in moment.asked and (not moment.reacting or is_asked(moment, seat))
    if not asked and moment.reacting and (moment.sheet.unseen() or is_quiet(moment, seat)):
        return ()
    back = game.manners.back(view, seat)
    return (
        Decision(
            id=str(match.decision),
            seat=seat,
            waited=asked,
            branches=_branches(moment, seat, view, scene),
            chosen=() if own is None else game.path(view, seat, own),
            back=() if back is None else game.path(view, seat, back),
        ),
    )


def _branches(moment: Moment, seat: int, view: State, scene: Scene) -> tuple[Branch, ...]:
    """What a seat can choose; in a reaction the pass comes last."""
    people = sum([bit(one) for one in moment.people])
    found = branches(moment.game, view, seat, scene, people)
    if not moment.reacting:
        return found
    silent = silence(moment, seat)
    target = moment.game.path(view, seat, silent)[0]
    own = chosen(moment, seat)
    reacts = own is not None and own != silent
    label = say("reaction.take-back" if reacts else "reaction.pass")
    offered = {moment.game.path(view, seat, one)[0] for one in plays(moment, seat)}
    others = [msgspec.structs.replace(one, firm=True) for one in found if one.target in offered]
    return (*others, Branch(target=target, label=label, blind=True))


def _reaction(room: Room) -> ReactionStatus | None:
    moment, closes = room.moment, room.moment.sheet.reaction
    if not moment.reacting:
        return None
    asked = len(moment.asked)
    told = ReactionStatus(asked=asked, chosen=asked - len(moment.missing))
    if closes is None:
        return told
    ends = clocks.end_of(closes, room.house.outages)
    return msgspec.structs.replace(told, closes_at=ends, length=closes.length)


def seats(room: Room) -> tuple[Seat, ...]:
    """Who sits where."""
    moment, time, settings = room.moment, room.house.store.now(), room.house.settings
    places, game, state = moment.sheet.places, moment.game, moment.match.state
    patience = settings.away if moment.playing else math.inf
    found = []
    for seat, (place, face) in enumerate(zip(places, faces(places), strict=True)):
        who = personality_of(place)
        away = place.away_since if place.awaited else None
        gone = time - away if away else 0.0
        found.append(
            Seat(
                seat=seat,
                name=place.name,
                face="" if place.free else face,
                colour=place.colour,
                bot=place.bot,
                style=style(game, place.bot) or (who.style if who else ""),
                free=place.free,
                ready=place.ready,
                connected=not away,
                away_s=round(gone, 1) if away else 0,
                absent=absence.to_others(moment, seat, settings) if away and moment.playing else "",
                stand_in=place.stand_in,
                resigned=place.resigned,
                out=game.manners.is_out(state, seat),
                replaceable=gone >= patience and place.person,
            )
        )
    return tuple(found)


def _clocks(room: Room) -> tuple[Clock, ...]:
    moment = room.moment
    found = []
    if moment.sheet.sand is not None:
        found.append(_clock(room, moment.sheet.sand))
    if moment.sheet.turn is not None:
        for seat in moment.missing:
            if moment.sheet.places[seat].person:
                found.append(_clock(room, moment.sheet.turn, seat))
    return tuple(found)


def _clock(room: Room, deadline: Deadline, seat: int = -1) -> Clock:
    """The hourglass of the rules, or a seat's turn timer."""
    ends = clocks.end_of(deadline, room.house.outages) if deadline.left is None else 0.0
    kind: Literal["hourglass", "turn"] = "hourglass" if seat < 0 else "turn"
    return Clock(kind=kind, seat=seat, ends_at=ends, left=deadline.left, length=deadline.length)


def _ending(moment: Moment, time: float) -> Ending:
    old = moment.outdated  # then today's rules don't know who won
    result = moment.sheet.result if old else moment.match.result or ()
    finished = not old and len(moment.match.state.result()) > 0
    manners = moment.game.manners
    played = moment.game.start(moment.options), moment.match.events, moment.match.state
    return Ending(
        verdict=verdict_of(moment),
        standing=manners.standing(*played) if finished else (),
        scores=manners.scores(*played) if finished else None,
        result=result,
        winners=tuple(seat for seat, score in enumerate(result) if score > 0),
        seed=moment.setup.dice.seed if moment.shows_seed(time) else "",
        salts=_salts(moment),
        rematch=f"/t/{moment.sheet.rematch}" if moment.sheet.rematch else "",
        next=f"/w/{moment.sheet.rematch_watch}" if moment.sheet.rematch_watch else "",
        sides=len(result) == 2 and moment.game.manners.has_sides(moment.options),
        harder=can_be(moment.game, "harder", moment.sheet),
        easier=can_be(moment.game, "easier", moment.sheet),
        team=moment.game.team,
        hints=moment.match.hints(),
        resigned=is_resigned(moment),
    )


def _spare(moment: Moment) -> int:
    """How many free seats the host can remove at once."""
    places = moment.sheet.places
    if moment.sheet.phase != "waiting-room" or not any(place.free for place in places):
        return 0
    fewer = without_free(moment)
    return 0 if fewer is None else len(places) - moment.game.seats(fewer)


def is_resigned(moment: Moment) -> bool:
    """Whether somebody's resignation ended the match."""
    if moment.outdated or moment.match.state.result():
        return False
    rows = moment.match.rows
    return any(isinstance(row, Table) and row.kind in ("resigned", "forfeit") for row in rows)
