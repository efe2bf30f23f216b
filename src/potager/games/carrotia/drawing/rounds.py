"""The rounds of a match that is over: what each of them brought, what was lost, and why."""

from __future__ import annotations

from potager.core.match import Match
from potager.core.scene import ScoreTable
from potager.core.texts import Message, say, verbatim
from potager.games.carrotia.rules import phases
from potager.games.carrotia.rules.flock import load_of
from potager.games.carrotia.rules.larder import worth
from potager.games.carrotia.rules.warren import Warren

from .ends import arrived, end_of, has_ended
from .judging import WAS, built_by, wrong_because


class Counting:
    """Follows a match, and notes each round as it ends."""

    def __init__(self) -> None:
        self.names: list[Message] = []
        self.points: list[tuple[int, int]] = []
        self.notes: list[Message] = []
        self.lost = 0  # in this round so far
        self.why_built = ""
        self.built: Message | None = None  # how building went, in words

    def saw(self, before: Warren, after: Warren, who: int, what: int) -> None:
        """One event."""
        self.why_built = built_by(before, after, who, what) or self.why_built
        if before.phase == phases.BIRD and after.phase != phases.BIRD:
            self._judged(before, after)
        if has_ended(before, after):
            self._ended(before, after, what)
        else:
            self.lost += max(0, in_play(before) - in_play(after))

    def _judged(self, before: Warren, after: Warren) -> None:
        """K3: the maze is judged once, as building has left it."""
        built = say(f"round.built.{self.why_built}")
        if after.phase == phases.ROLL:
            self.built = say("round.right", built=built)
        else:
            self.built = say("round.wrong", built=built, why=wrong_because(before, WAS))

    def _ended(self, before: Warren, after: Warren, what: int) -> None:
        end = end_of(before, after, what)
        assert self.built is not None
        self.names.append(
            say("round.name", n=before.round, quest=verbatim(before.cards.names[before.quest]))
        )
        lost = self.lost + in_play(arrived(before, what)) - end.won
        self.points.append((end.won, lost))
        self.notes.append(say("round.told", built=self.built, ended=end.told))
        self.lost = 0


def in_play(view: Warren) -> int:
    """The carrots of this round: on squares, in beaks, in the bag, and still to be laid."""
    lying = sum(worth(tokens) for tokens in view.larder.lying)
    carried = sum(worth(load_of(bird)) for bird in view.flock.birds)
    return int(lying + carried + worth(view.larder.bag) + view.spare)


def table(match: Match) -> ScoreTable:
    """A row for each round that was finished."""
    counting = Counting()
    state = match.game.start(match.options)
    for event in match.events:
        before = state.clone()
        state.apply(event.who, event.what)
        counting.saw(before, state, event.who, event.what)
    points = tuple(counting.points)
    return ScoreTable(
        rounds=tuple(counting.names),
        heads=(say("round.won"), say("round.lost")),
        points=points,
        notes=tuple(counting.notes),
        total=(sum(won for won, _ in points), sum(lost for _, lost in points)),
    )
