"""What happened in some games, counted: it adds up, and it travels between processes.

A tally is small however many games it counts, so that it can be kept for every chunk of a run.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from operator import mul

import msgspec

from potager.core.game import Use

UNFINISHED = "unfinished"  # the ending of a game that was stopped


class Watched(msgspec.Struct):
    """What was seen in games that were followed event by event."""

    games: int = 0
    choices: int = 0  # legal actions, added up over all decisions
    forced: int = 0  # decisions with one legal action
    verbs: Counter[str] = msgspec.field(default_factory=Counter)
    seats: int = 0  # seats of all games, and how many of them won
    winners: int = 0
    won: int = 0  # games that anybody won
    used: Counter[str] = msgspec.field(default_factory=Counter)  # by `key_of`
    used_and_won: Counter[str] = msgspec.field(default_factory=Counter)
    lead_changes: Counter[int] = msgspec.field(default_factory=Counter)
    decided: Counter[int] = msgspec.field(default_factory=Counter)  # in hundredths of a game

    def merge(self, other: Watched) -> None:
        add_up(self, other)


class Tally(msgspec.Struct):
    """What happened in some games."""

    games: int = 0
    wins: Counter[int] = msgspec.field(default_factory=Counter)
    scores: Counter[int] = msgspec.field(default_factory=Counter)
    draws: int = 0
    unfinished: int = 0
    turns: Counter[int] = msgspec.field(default_factory=Counter)
    moves: int = 0
    lengths: Counter[int] = msgspec.field(default_factory=Counter)  # in decisions
    choices: int = 0
    forced: int = 0
    verbs: Counter[str] = msgspec.field(default_factory=Counter)
    endings: Counter[str] = msgspec.field(default_factory=Counter)
    scored: int = 0  # games whose points were counted
    points: Counter[int] = msgspec.field(default_factory=Counter)  # by seat, added up
    squares: Counter[int] = msgspec.field(default_factory=Counter)  # of the points
    watched: Watched = msgspec.field(default_factory=Watched)

    def add(
        self,
        result: Sequence[int],
        turns: int,
        moves: int,
        ending: str = UNFINISHED,
        points: Sequence[int] | None = None,
    ) -> None:
        self.add_all(
            [(tuple(result), ending)], [turns], [moves], [] if points is None else [points]
        )

    def add_all(
        self,
        outcomes: Sequence[tuple[tuple[int, ...], str]],
        turns: Sequence[int],
        moves: Sequence[int],
        points: Sequence[Sequence[int]],
    ) -> None:
        """Add many games at once, which is faster: their results and endings, and so on."""
        self.games += len(outcomes)
        self.moves += sum(moves)
        self.turns.update(turns)
        self.lengths.update(moves)
        for (result, ending), games in Counter(outcomes).items():
            self.endings[ending] += games
            for seat, score in enumerate(result):
                self.wins[seat] += games * (score > 0)
                self.scores[seat] += games * score
            self.unfinished += games * (not result)
            self.draws += games * (max(result, default=0) == 0)
        self.scored += len(points)
        for seat, scores in enumerate(zip(*points, strict=True)):
            self.points[seat] += sum(scores)
            self.squares[seat] += sum(map(mul, scores, scores))

    def merge(self, other: Tally) -> None:
        add_up(self, other)


def add_up(total: msgspec.Struct, other: msgspec.Struct) -> None:
    """Add every count of the one to the other."""
    for name in total.__struct_fields__:
        mine, more = getattr(total, name), getattr(other, name)
        if isinstance(mine, Counter):
            mine.update(more)
        elif isinstance(mine, msgspec.Struct):
            add_up(mine, more)
        else:
            setattr(total, name, mine + more)


def key_of(use: Use) -> str:
    """A use as a key: whether it is everybody's, whether it was drawn, its kind and its name."""
    whose, how = "all" if use.seat < 0 else "one", "drawn" if use.drawn else "chosen"
    return "\t".join((whose, how, use.kind, use.name))


def read_key(key: str) -> tuple[bool, bool, str, str]:
    """Whether it is everybody's, whether it was drawn, its kind, and its name."""
    whose, how, kind, name = key.split("\t")
    return whose == "all", how == "drawn", kind, name


def note_uses(watched: Watched, uses: Iterable[Use], result: Sequence[int]) -> None:
    """Count what was used in one game, each card once a seat, and whether its user won."""
    watched.seats += len(result)
    watched.winners += sum(score > 0 for score in result)
    watched.won += max(result, default=0) > 0
    for use in set(uses):
        key = key_of(use)
        watched.used[key] += 1
        won = max(result, default=0) if use.seat < 0 else result[use.seat]
        watched.used_and_won[key] += won > 0
