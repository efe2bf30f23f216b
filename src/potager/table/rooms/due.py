"""What happens by itself in a match, and when: found, and done.

Nothing here reads a clock or changes anything but the draft that it is given. Whichever process
does it first has done it; the others find that it is not due any more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal, NamedTuple

from potager.core.record import By
from potager.table.rooms import clocks
from potager.table.rooms.casting import personality_of
from potager.table.rooms.clocks import Outages
from potager.table.rooms.moment import Draft, Moment
from potager.table.rooms.reactions import answer, answers_at, passing, silence
from potager.table.rooms.salting import leave_out
from potager.table.rooms.waiting_room import heir, pass_host_on
from potager.table.settings import Settings
from potager.table.store.kept import Deadline

Kind = Literal[
    "roll",
    "forced",
    "sand",
    "turn",
    "reaction",
    "pass",
    "bot",
    "host",
    "stand-in",
    "alone",
    "salts",
]
QUICKEST = 0.25  # of its time that a bot takes, however fast somebody wants to see it
Choices = Mapping[int, int]  # by seat


class Due(NamedTuple):
    """Something that is due at a time of the store's clock."""

    at: float
    kind: Kind
    seat: int = -1


def next_due(
    moment: Moment, settings: Settings, outages: Outages, *, with_bots: bool = True
) -> Due | None:
    """What has to happen next without any person's doing, or not even a bot's."""
    return soonest(all_due(moment, settings, outages), with_bots=with_bots)


def soonest(dues: Iterable[Due], *, with_bots: bool) -> Due | None:
    """The one that comes first."""
    return min((due for due in dues if with_bots or due.kind != "bot"), default=None)


def all_due(moment: Moment, settings: Settings, outages: Outages) -> Iterator[Due]:
    """Everything that will happen by itself if nobody does anything."""
    away = moment.sheet.host_away
    if away is not None and moment.sheet.phase != "over" and heir(moment) is not None:
        yield Due(away + settings.host_wait, "host")
    if not moment.going:
        return
    held = moment.held_until(outages)
    if held is not None:
        yield Due(held, "alone")
        return  # bots wait with the sand
    roller = moment.person_rolls
    rolls = rolls_at(moment, settings)
    if roller is not None and rolls is not None:
        yield Due(rolls, "roll", roller)
    forced = moment.forced
    if forced is not None:
        told = settings.telling * moment.told
        yield Due(moment.since + told + settings.pass_wait, "forced", forced[0])
    sheet = moment.sheet
    deadlines: list[tuple[Kind, Deadline | None]] = [
        ("sand", sheet.sand), ("turn", sheet.turn), ("reaction", sheet.reaction),
        ("salts", sheet.salting.until),
    ]  # fmt: skip
    for kind, deadline in deadlines:
        if deadline is not None and clocks.running(deadline):
            yield Due(clocks.end_of(deadline, outages), kind)
    yield from _frozen(moment, settings)
    for seat in passing(moment):
        yield Due(moment.since, "pass", seat)
    if roller is None:
        for seat in moment.missing:
            if sheet.places[seat].bot:
                yield Due(bot_answers_at(moment, seat, settings), "bot", seat)


def rolls_at(moment: Moment, settings: Settings) -> float | None:
    """When a person's dice roll by themselves; none: who plays alone keeps nobody waiting."""
    holders = {moment.sheet.places[seat].holder for seat in moment.people}
    if moment.person_rolls is None or (len(holders) < 2 and not moment.sheet.timer):
        return None
    return moment.since + settings.telling * moment.told + settings.roll_wait


def _frozen(moment: Moment, settings: Settings) -> Iterator[Due]:
    """Sand of the rules does not wait: a bot plays on for somebody who is away."""
    if not clocks.running(moment.sheet.sand):
        return
    for seat in moment.missing:
        place = moment.sheet.places[seat]
        if place.person and place.away_since is not None:
            yield Due(place.away_since + settings.sand_wait, "stand-in", seat)


def bot_answers_at(moment: Moment, seat: int, settings: Settings, pace: float = 1.0) -> float:
    """The soonest time at which a bot answers: once people have seen what has happened.

    They see it at a pace of their own. Where several choose in secret, nothing that only some of
    them see may be waited for.
    """
    if moment.reacting:
        return answers_at(moment, seat)
    told = settings.telling * moment.told * pace if len(moment.asked) < 2 else 0.0
    waited = moment.missing
    if seat not in waited and any(moment.sheet.places[other].person for other in waited):
        return moment.since + told + 2 * settings.jump_in_wait  # it is that person's turn first
    may_jump_in = any(
        moment.sheet.places[other].person for other in moment.able if other not in waited
    )
    if may_jump_in:
        return moment.since + told + settings.jump_in_wait
    who = personality_of(moment.sheet.places[seat])
    delay = settings.bot_delay * (who.tempo if who else 1.0) * max(pace * moment.haste, QUICKEST)
    return moment.since + max(told, delay)


def happen(draft: Draft, due: Due, decision: int, choices: Choices) -> None:
    """Let it happen, if it still is due. `choices` are for those whose time to choose is over."""
    still = draft.match.decision == decision and due in all_due(
        draft, draft.settings, draft.outages
    )
    if not still or due.at > draft.now:
        return
    match due.kind:
        case "roll":
            draft.match.draw()
        case "forced":
            forced = draft.forced
            assert forced is not None
            draft.match.choose(*forced, "table")
        case "sand":
            draft.match.strike()
            draft.change(sand=None, sand_mark=len(draft.match.events))
        case "turn":
            for seat in draft.match.waiting():
                if draft.match.decision == decision and seat in choices:
                    draft.match.choose(seat, choices[seat], "timer")
        case "reaction":
            for seat in draft.match.waiting():
                action = answer(draft, seat)
                by: By = "timer" if action == silence(draft, seat) else "person"
                draft.match.choose(seat, action, by)
        case "pass":
            draft.match.choose(due.seat, silence(draft, due.seat), "table")
        case "stand-in":
            draft.stand_in(due.seat)
        case "salts":
            leave_out(draft)
        case "host":
            pass_host_on(draft)
        case "alone" | "bot":
            pass  # the sand runs on as clocks are set; thoughts come from the bot's process
