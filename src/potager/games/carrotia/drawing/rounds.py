"""The rounds of a match that is over: what each of them brought, what was lost, and why."""

from __future__ import annotations

from collections.abc import Sequence

from potager.core.record import Play
from potager.core.scene import ScoreTable
from potager.core.texts import Message, say, verbatim
from potager.games.carrotia.facts import carrots_left
from potager.games.carrotia.rules import phases
from potager.games.carrotia.rules.larder import worth
from potager.games.carrotia.rules.warren import Warren

from .ends import end_of, has_ended
from .judging import WAS, ended_by, wrong_because


def table(start: Warren, events: Sequence[Play]) -> ScoreTable:
    """A row for each round that was finished."""
    names: list[Message] = []
    points: list[tuple[int, int]] = []
    notes: list[Message] = []
    lost, why_built, built = 0, "", say("round.shut")  # of this round so far
    state = start.clone()
    for event in events:
        before, what = state.clone(), event.what
        state.apply(event.who, what)
        why_built = ended_by(before, state, event.who, what) or why_built
        if before.phase == phases.BIRD and state.phase != phases.BIRD:
            built = _judged(before, state, say(f"round.built.{why_built}"))
        if not has_ended(before, state):
            lost += max(0, in_play(before) - in_play(state))
            continue
        end = end_of(before, state, event.who, what)
        quest = verbatim(before.cards.names[before.quest])
        names.append(say("round.name", n=before.round, quest=quest))
        points.append((end.won, lost + in_play(end.last) - end.won))
        notes.append(say("round.told", built=built, ended=end.told))
        lost = 0
    return ScoreTable(
        rounds=tuple(names),
        heads=(say("round.won"), say("round.lost")),
        points=tuple(points),
        notes=tuple(notes),
        total=(sum(won for won, _ in points), sum(lost for _, lost in points)),
    )


def _judged(before: Warren, after: Warren, built: Message) -> Message:
    """K3: the maze is judged once, as building has left it."""
    if after.phase == phases.ROLL:
        return say("round.right", built=built)
    return say("round.wrong", built=built, why=wrong_because(before, WAS))


def in_play(view: Warren) -> int:
    """The carrots of this round: on squares, in beaks, in the bag, and still to be laid."""
    return int(carrots_left(view) + worth(view.larder.bag) + view.spare)
