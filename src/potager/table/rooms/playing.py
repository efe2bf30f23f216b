"""What players do in a running match: choose, roll, give up.

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
from potager.table.rooms.requests import Move, Resign, Roll, SetQuiet
from potager.table.rooms.rights import Asker, check_own, check_playing
from potager.table.rooms.seats import NotAllowed, bot_place
from potager.table.texts import t

SAND_OUT = "The hourglass ran out, so this came too late and nothing was changed."


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
    if not draft.reacting:
        draft.sheet = agreements.declined_by_moving(draft.sheet, ask.seat)
    if ask.seat in draft.missing and reactions.is_quiet(draft, ask.seat):
        draft.change_place(ask.seat, secret=(draft.match.decision, action))
    else:
        draft.match.choose(ask.seat, action, "person")


def be_quiet(draft: Draft, asker: Asker, ask: SetQuiet) -> None:
    """A player wishes to pass by themselves in reactions, or no longer does."""
    check_own(draft, asker, ask.seat)
    draft.change_place(ask.seat, quiet=ask.on)


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
