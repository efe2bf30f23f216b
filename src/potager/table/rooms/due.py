"""What happens by itself in a match, and when: found, and done.

Nothing here reads a clock or changes anything but the draft that it is given. Whichever process
does it first has done it; the others find that it is not due any more.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple

from potager.table.rooms import clocks
from potager.table.rooms.clocks import Outages
from potager.table.rooms.moment import Draft, Moment
from potager.table.rooms.reactions import answers_at, reaction_of, silence
from potager.table.settings import Settings
from potager.table.store.kept import Deadline

Kind = Literal["roll", "pass", "sand", "turn", "reaction", "wish", "bot"]
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
    found = all_due(moment, settings, outages)
    return min((due for due in found if with_bots or due.kind != "bot"), default=None)


def all_due(moment: Moment, settings: Settings, outages: Outages) -> Iterator[Due]:
    """Everything that will happen by itself if nobody does anything."""
    if not moment.going:
        return
    roller = moment.person_rolls()
    if roller is not None:
        yield Due(moment.since + settings.roll_wait, "roll", roller)
    forced = moment.forced_pass()
    if forced is not None:
        yield Due(moment.since + settings.pass_wait, "pass", forced[0])
    sheet = moment.sheet
    deadlines: list[tuple[Kind, Deadline | None]] = [
        ("sand", sheet.sand), ("turn", sheet.turn), ("reaction", sheet.reaction),
    ]  # fmt: skip
    for kind, deadline in deadlines:
        if deadline is not None and clocks.running(deadline):
            yield Due(clocks.end_of(deadline, outages), kind)
    reaction = reaction_of(moment)
    for seat in reaction.quiet if reaction else ():
        yield Due(answers_at(moment, seat), "wish", seat)
    if roller is None:
        for seat in moment.match.waiting():
            if sheet.places[seat].bot:
                yield Due(bot_answers_at(moment, seat, settings), "bot", seat)


def bot_answers_at(moment: Moment, seat: int, settings: Settings) -> float:
    """The soonest time at which a bot answers."""
    if moment.reacting():
        return answers_at(moment, seat)
    waited = moment.match.waiting()
    may_jump_in = any(
        moment.sheet.places[other].person for other in moment.match.able() if other not in waited
    )
    return moment.since + (settings.jump_in_wait if may_jump_in else settings.bot_delay)


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
        case "pass":
            forced = draft.forced_pass()
            assert forced is not None
            draft.choose(*forced, "table")
        case "sand":
            draft.match.strike()
            draft.change(sand=None, sand_mark=len(draft.match.events))
        case "turn":
            for seat in draft.match.waiting():
                if draft.match.decision == decision and seat in choices:
                    draft.choose(seat, choices[seat], "timer")
        case "reaction":
            for seat in draft.match.waiting():
                draft.choose(seat, silence(draft, seat), "timer")
        case "wish":
            draft.choose(due.seat, silence(draft, due.seat), "person")
        case "bot":
            pass  # its own thoughts come, if any process has them
