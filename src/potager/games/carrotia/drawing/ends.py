"""The end of a round, from the positions before and after its last event.

It is shown step by step: the rabbit at the exit, its carrots counted into the store, and a card.
After the match, a table shows what each round brought, what was lost, and why.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from potager.core.record import Play
from potager.core.scene import Beat, Notice, ScoreTable, Stage
from potager.core.texts import Message, say
from potager.games.carrotia import GAME, facts
from potager.games.carrotia.rules import phases
from potager.games.carrotia.rules.larder import TRIPLE, worth
from potager.games.carrotia.rules.maze import beyond
from potager.games.carrotia.rules.position import NONE
from potager.games.carrotia.rules.warren import Warren

from .judging import LINE, WAS, bare_ends, ended_by, faults_told, wrong_because

ARRIVED_S = 0.9  # to look at the rabbit in the exit
COUNT_S = 0.15  # at a carrot that is counted
COUNTS = 6  # most steps of counting
ROUND_S = 3.0  # at what the round has brought


class End(NamedTuple):
    """How a round ended: a word for its text, its last position, and the carrots it won."""

    how: str
    last: Warren  # the rabbit at the exit or where it went last: the rules clear it away
    won: int = 0  # carrots for the store

    @property
    def home(self) -> bool:
        return self.how.startswith("home")

    @property
    def told(self) -> Message:
        """Why it ended, as a sentence."""
        if self.how == "shut":
            return say(f"round.shut.{bare_ends(self.last)}")
        return say(f"round.{self.how}", n=self.last.moves)


def has_ended(before: Warren, after: Warren) -> bool:
    """Whether an event has ended the round."""
    return after.round != before.round or after.phase == phases.OVER


def is_won(before: Warren, who: int, what: int) -> bool:
    """Whether the event that ends the round brings the rabbit home, maybe with an empty bag."""
    marked = before.clone()
    marked.larder.bag += TRIPLE  # which goes to the store only if the rabbit gets out
    marked.apply(who, what)
    return worth(marked.larder.store) > worth(before.larder.store)


def end_of(before: Warren, after: Warren, who: int, what: int) -> End:
    """How the round ended with this event."""
    last = arrived(before, what)
    last.moves, last.came = 0, NONE  # no footprints: it goes nowhere any more
    if before.rabbit == NONE:  # K5
        last.maze = after.maze.clone()
        return End("shut", last)
    if not is_won(before, who, what):
        return End("late" if last.larder.bag else "late.empty", last)
    won = worth(after.larder.store) - worth(before.larder.store)
    if before.phase == phases.MOVE:
        last.moves = before.moves - 1
        return End("home.moves" if last.moves else "home.last", last, won)
    last.moves = before.moves
    last.arrive(before.exit())
    return End("home.bat", last, won)


def arrived(before: Warren, what: int) -> Warren:
    """The position once the rabbit is where this move takes it (K8), and nothing after that."""
    there = before.clone()
    goal = goal_of(before, what) if before.phase == phases.MOVE else NONE
    if goal != NONE and there.arrive(goal) and GAME.verbs.read(what)[0] == "step":
        there.plunder(before.mover)
    return there


def goal_of(before: Warren, what: int) -> int:
    """Where a move takes the rabbit, or NONE."""
    match GAME.verbs.read(what):
        case ("step" | "flit", way):
            return beyond(before.rabbit, way, before.maze.squares())
        case ("haunt", square):
            return square
        case ("back",):
            return before.came
    return NONE


# As it comes


def round_ends(before: Warren, after: Warren, told: Beat, who: int, what: int) -> tuple[Beat, ...]:
    """The rabbit is seen at the exit, or where it went last; then what was won or lost, and why."""
    end = end_of(before, after, who, what)
    seen = replace(told, view=end.last, stage=None, sound="step", rest=ARRIVED_S)
    shown, line = _shown(after, end)  # the line says what the card shows, once that is counted
    card = Beat(
        view=after, stage=Stage(notice=shown), parts=(line,), face="rabbit-head", motion="appear",
        sound="win" if end.home else "lose", rest=ROUND_S,
    )  # fmt: skip
    return seen, *_counted(end.last, end.won), card


def _shown(after: Warren, end: End) -> tuple[Notice, Message]:
    """What is won or lost and why, on a card and in a line of the log."""
    stored = say("notice.store", n=worth(after.larder.store), goal=after.needed())
    if end.home:
        title, line = say("notice.home.empty"), say("log.home.empty")
        if end.won:
            title = say("notice.home", n=end.won)
            line = say("log.home", n=end.won, all=worth(after.larder.store))
        left = facts.carrots_left(end.last)
        missed = (say("notice.left", n=left),) if left else ()
        return Notice(title, (end.told, *missed, stored), "rabbit-head"), line
    bag = worth(end.last.larder.bag)
    if end.how == "shut":
        why, line = faults_told(end.last, LINE), say(f"log.shut.{bare_ends(end.last)}")
    else:
        why, line = [say("notice.late")], say(f"log.{end.how}", n=bag)
        why += [say("notice.bag", n=bag)] if bag else []
    return Notice(say("notice.lost"), (*why, stored), "fault", good=False), line


def _counted(home: Warren, gain: int) -> Iterator[Beat]:
    """The carrots go from the rabbit to the store, a few at a time if they are many."""
    stored = worth(home.larder.store)
    steps = min(gain, COUNTS)
    for step in range(steps + 1 if gain else 0):
        view = home.clone()
        counted = gain * step // steps
        view.larder.store = stored + counted
        view.larder.bag = gain - counted
        coming = counted - gain * (step - 1) // steps if step else 0
        yield Beat(
            view=view, stage=Stage(settled=True, counted=coming), rest=COUNT_S,
            motion="glide" if step else "appear", sound="good" if step else "",
        )  # fmt: skip


# Once the match is over


def table(start: Warren, events: Sequence[Play]) -> ScoreTable:
    """A row for each round that was finished."""
    names: list[Message] = []
    points: list[tuple[int, int]] = []
    notes: list[Message] = []
    lost, why_built, built = 0, "sand", say("round.right.sand")  # in this round so far
    state = start.clone()
    for event in events:
        before, what = state.clone(), event.what
        state.apply(event.who, what)
        if before.phase == phases.BUILD:
            why_built = ended_by(before, state, event.who, what)
        if before.phase == phases.BIRD and state.phase != phases.BIRD:
            built = _judged(before, state, why_built)
        if not has_ended(before, state):
            lost += max(0, in_play(before) - in_play(state))
            continue
        end = end_of(before, state, event.who, what)
        if end.how == "shut":  # what was wrong when it was judged may have been repaired
            built = say(f"round.faulty.{why_built}")
        quest = facts.quest_name(before.cards.names[before.quest])
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


def hauls(start: Warren, events: Sequence[Play]) -> Iterator[tuple[str, int]]:
    """The quest of each round that was finished, and the carrots it brought."""
    state = start.clone()
    for event in events:
        before = state.clone()
        state.apply(event.who, event.what)
        if has_ended(before, state):
            end = end_of(before, state, event.who, event.what)
            yield before.cards.names[before.quest], end.won


def _judged(before: Warren, after: Warren, why_built: str) -> Message:
    """K3: the maze is judged once, as building has left it."""
    if after.phase == phases.ROLL:
        return say(f"round.right.{why_built}")
    return say(f"round.wrong.{why_built}", why=wrong_because(before, WAS))


def in_play(view: Warren) -> int:
    """The carrots of this round: on squares, in beaks, in the bag, and still to be laid. Before the
    run starts, where the quest wants them: those of squares without a tile are lost (K5).
    """
    here = facts.carrots_left(view)
    if facts.is_planned(view):
        here = sum(map(worth, facts.carrots(view).values()))
    return int(here + worth(view.larder.bag) + view.spare)
