"""What the server sends over HTTP: replays, analyses, puzzles and lessons.

Their frames, choices and seats are those of a running match, in `messages.py`.
"""

from __future__ import annotations

from typing import Literal

from potager.core.scene import Part
from potager.core.texts import Message
from potager.table.telling.messages import (
    Decision,
    Frame,
    HintedChoice,
    LogLine,
    Previewed,
    Seat,
    Wire,
)


class Replayed(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """A stretch of a match's frames, over HTTP: that of seq 0 is the start, n tells event n."""

    total: int  # events
    over: bool
    frames: tuple[Frame, ...]


class ReplayLog(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """A match's log as its player or a spectator sees it, over HTTP; a line's `seq` is the frame
    that it leads to.
    """

    seat: int = -1  # whose view
    result: tuple[int, ...] = ()  # for each seat 1, 0 or -1, once it is over
    seats: tuple[Seat, ...]
    lines: tuple[LogLine, ...]


class Judged(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """How well a seat played, and where the change of its chances came from."""

    seat: int
    accuracy: float  # the share of what its choices could have lost that they did not
    choices: int  # with an alternative
    best: int  # how many of them were the best, or as good
    luck: float  # dice and cards
    own: float  # what its own choices lost
    others: float  # what the others' mistakes gave
    share: float  # of chance in all changes, up and down


class CurvePoint(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """Every seat's winning chance after so many events of the log."""

    seq: int
    chances: tuple[float, ...]


class Turned(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """A choice that cost most, and a better one."""

    seq: int  # before it
    turn: int
    seat: int
    chosen: tuple[Part, ...]  # in the words of the log
    better: tuple[Part, ...]
    chosen_path: tuple[str, ...] = ()  # where that is in the scene; empty: to hold
    better_path: tuple[str, ...] = ()
    chance: float
    chance_better: float
    reason: str = ""


class Analysed(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """A finished match looked at again, over HTTP; or how far that is, or why it can't be."""

    began: bool = False  # somebody has asked for it
    done: int = 0  # events, of so many
    total: int = 0
    problem: str = ""
    seats: tuple[Judged, ...] = ()  # none until it is there
    curve: tuple[CurvePoint, ...] = ()
    turned: tuple[Turned, ...] = ()
    exact: bool = False


class Achieved(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """What somebody has achieved with a finished match, over HTTP: short sentences."""

    lines: tuple[str, ...] = ()
    rating: str = ""  # what has become of the rating; empty: nothing


class PuzzleShown(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """A puzzle as its seat sees it, over HTTP, and how far whoever asks is with it."""

    frame: Frame
    decision: Decision
    question: Message
    answered: PuzzleAnswered


class PuzzleAnswered(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """How far somebody is with a puzzle. What all choices are worth comes once it is over."""

    tried: tuple[HintedChoice, ...] = ()  # the own choices, in their order
    marks: tuple[Literal["best", "near", "far"], ...] = ()  # how good each of them is
    left: int = 0  # how many more there may be
    best: float = 0.0  # the chance of the best choice, once something was tried
    ended: Literal["", "solved", "missed"] = ""
    gain: Message | None = None  # of the best choice, once it is over
    choices: tuple[HintedChoice, ...] = ()  # likewise, the best first, the own ones among them
    days: int = 0  # in a row, on which the puzzle of that very day was solved
    most_days: int = 0


class LessonAnswer(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """Why these targets of a lesson's scene can't be chosen."""

    picked: int = 0  # after so many clicks of what is asked for
    why: Message
    targets: tuple[str, ...]


class LessonStep(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """What happens in a step of a lesson, what the teacher says then, and what is asked for."""

    frames: tuple[Frame, ...] = ()
    say: str
    at: str = ""  # the target, or the key of the sprite, that this is about
    prompt: Message
    active: tuple[int, ...] = ()  # the seats that the game waits for
    decisions: tuple[Decision, ...] = ()
    roll: bool = False  # the dice are asked for
    path: tuple[str, ...] = ()  # the clicks that are asked for; none: only to be read
    preview: Previewed | None = None  # what they do
    wrong: str = ""  # about any other choice
    answers: tuple[LessonAnswer, ...] = ()


class LessonTold(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """A whole lesson, over HTTP."""

    seat: int  # the learner's
    seats: tuple[Seat, ...]
    steps: tuple[LessonStep, ...]
