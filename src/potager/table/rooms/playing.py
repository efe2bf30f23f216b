"""What players do in a running match: choose, roll, pass for longer, give up.

Every act checks first and changes afterwards.
"""

from __future__ import annotations

import msgspec

from potager.core.choices import clicked
from potager.core.errors import IllegalAction
from potager.core.record import Play
from potager.core.state import CLOCK
from potager.table.rooms import agreements, reactions, seating
from potager.table.rooms.moment import STAND_IN, Draft, Moment
from potager.table.rooms.reactions import Reaction, reaction_of, silence
from potager.table.rooms.requests import Move, PassFor, Resign, Roll
from potager.table.rooms.rights import Asker, check_own, check_playing
from potager.table.rooms.seats import NotAllowed, bot_place
from potager.table.texts import t

SAND_OUT = "The sand ran out: that came too late, and nothing was changed."


def check_decision(draft: Draft, decision: str) -> None:
    """Refuse an answer to what is not asked any more."""
    ended_by = _next_play(draft, decision)
    if draft.passed(draft.sheet.sand) or (ended_by and ended_by.who == CLOCK):
        raise IllegalAction(SAND_OUT)
    check_playing(draft)
    if draft.match.paused:
        raise IllegalAction(t("refused.paused"))
    if draft.passed(draft.sheet.reaction):
        raise IllegalAction(reactions.CLOSED)
    if str(draft.match.decision) != decision:
        late = ended_by is not None and ended_by.by == "timer"
        raise IllegalAction(reactions.CLOSED if late else "That choice was already made.")


def _next_play(moment: Moment, decision: str) -> Play | None:
    """What came in place of an answer to this decision."""
    if not decision.isdecimal() or len(decision) > 9:
        return None
    later = (row for row in moment.match.rows[int(decision) :] if isinstance(row, Play))
    return next(later, None)


def move(draft: Draft, asker: Asker, ask: Move) -> None:
    """A choice, by the path that was clicked."""
    check_own(draft, asker, ask.seat)
    check_decision(draft, ask.decision)
    if ask.seat in draft.match.waiting() and draft.passed(draft.sheet.turn):
        raise IllegalAction(t("refused.too-late"))
    action = clicked(draft.game, draft.match.view(ask.seat), ask.seat, ask.path)
    if action is None or ask.seat not in draft.match.able():
        raise IllegalAction(t("refused.not-lit"))
    if draft.reacting:
        if action != silence(draft, ask.seat):  # who passes once more still wishes to
            _end_wish(draft, ask.seat)
    else:
        draft.sheet = agreements.declined_by_moving(draft.sheet, ask.seat)
    draft.match.choose(ask.seat, action, "person")


def pass_for(draft: Draft, asker: Asker, ask: PassFor) -> None:
    """Pass here and in the reactions after this one, or be asked again (`until` is empty)."""
    check_own(draft, asker, ask.seat)
    check_decision(draft, ask.decision)
    reaction = _asked(draft, ask.seat)
    if ask.until and ask.until not in draft.game.manners.longer_passes(draft.match.state):
        raise IllegalAction(t("refused.not-asked"))
    _end_wish(draft, ask.seat)
    if ask.until:
        draft.change(passing=draft.sheet.passing | {ask.seat: ask.until})
        if ask.seat in reaction.missing:
            draft.match.choose(ask.seat, silence(draft, ask.seat), "person")


def _asked(draft: Draft, seat: int) -> Reaction:
    reaction = reaction_of(draft)
    if reaction is None or seat not in reaction.asked:
        raise IllegalAction(t("refused.no-reaction"))
    return reaction


def _end_wish(draft: Draft, seat: int) -> None:
    if seat in draft.sheet.passing:
        wishes = {one: until for one, until in draft.sheet.passing.items() if one != seat}
        draft.change(passing=wishes)


def roll(draft: Draft, asker: Asker, _: Roll) -> None:
    """Roll one's own dice."""
    seat = draft.person_rolls
    if seat is None:
        raise IllegalAction(t("refused.no-dice"))
    check_own(draft, asker, seat)
    draft.match.draw()


def resign(draft: Draft, asker: Asker, ask: Resign) -> None:
    """Give up. With nobody left who would play on, the match ends; else a bot takes the seat."""
    check_own(draft, asker, ask.seat)
    check_playing(draft)
    if draft.game.manners.is_out(draft.match.state, ask.seat):
        raise NotAllowed(t("refused.out"))
    others = [seat for seat in draft.sheet.held() if seat != ask.seat]
    if others:  # at the same screen, maybe
        draft.match.resign(ask.seat)
    else:
        draft.match.forfeit(ask.seat)
    if not draft.match.over:
        place, taken = draft.sheet.places[ask.seat], [one.name for one in draft.sheet.places]
        kept = {"holder": place.holder, "colour": place.colour, "came": place.came}
        bot = msgspec.structs.replace(bot_place(STAND_IN, taken), resigned=True, **kept)
        seating.give(draft, ask.seat, bot)  # it plays under its own name, and wins for itself
