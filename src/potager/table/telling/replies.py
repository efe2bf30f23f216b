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
    """Some frames of a match, over HTTP. Frame 0 is the start, and frame n shows event n."""

    total: int  # events
    over: bool
    frames: tuple[Frame, ...]


class ReplayLog(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """A match's log as its player or a spectator sees it, over HTTP.

    The `seq` of a line is the frame that it leads to.
    """

    seat: int = -1  # whose view
    result: tuple[int, ...] = ()  # for each seat 1, 0 or -1, once it is over
    team: bool = False  # all win or lose together
    resigned: bool = False  # somebody's resignation ended it
    seats: tuple[Seat, ...]
    lines: tuple[LogLine, ...]


class Judged(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """How well a seat played, and where the changes in its chances came from."""

    seat: int
    accuracy: float  # the share of the chances at stake that its choices kept
    choices: int  # with an alternative
    best: int  # how many of them were the best, or as good
    luck: float  # dice and cards
    own: float  # what its own choices lost
    others: float  # what the others' mistakes gave
    share: float  # of chance in all changes, up and down


class CurvePoint(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """Every seat's winning chance after the first `seq` events in the log."""

    seq: int
    chances: tuple[float, ...]


class Turned(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """A choice that cost most, and a better one."""

    seq: int  # before it
    turn: int
    seat: int
    chosen: tuple[Part, ...]  # in the words of the log
    better: tuple[Part, ...]
    chosen_path: tuple[str, ...] = ()  # where that is in the scene; empty if it holds
    better_path: tuple[str, ...] = ()
    chance: float
    chance_better: float
    reason: str = ""


class Analysed(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """The analysis of a finished match, over HTTP, or its progress, or why there is none."""

    began: bool = False  # somebody has asked for it
    done: int = 0  # events analysed, of `total`
    total: int = 0
    problem: str = ""
    seats: tuple[Judged, ...] = ()  # empty until it is done
    curve: tuple[CurvePoint, ...] = ()
    turned: tuple[Turned, ...] = ()
    exact: bool = False
    shared: bool = False  # the chances of all seats add up to 1
    timed: bool = False  # the hourglass ran out, which no estimate foresees


class Achieved(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """What somebody has achieved with a finished match, in short sentences, over HTTP."""

    lines: tuple[str, ...] = ()
    rating: str = ""  # how the rating changed; empty if it did not


class PuzzleShown(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """A puzzle as its seat sees it, over HTTP, with the progress of the person who asks."""

    frame: Frame
    decision: Decision
    question: Message
    answered: PuzzleAnswered


class PuzzleAnswered(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """A person's progress with a puzzle. What all choices are worth is shown once it is over."""

    tried: tuple[HintedChoice, ...] = ()  # this person's choices, in order
    marks: tuple[Literal["best", "near", "far"], ...] = ()  # how good each of them is
    left: int = 0  # tries left
    best: float = 0.0  # the chance of the best choice, after the first try
    ended: Literal["", "solved", "missed"] = ""
    gain: Message | None = None  # of the best choice, once it is over
    choices: tuple[HintedChoice, ...] = ()  # all of them, once it is over, the best first
    days: int = 0  # in a row on which that day's puzzle was solved
    most_days: int = 0


class LessonAnswer(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """Why these targets of a lesson's scene can't be chosen."""

    picked: int = 0  # how many of the clicks asked for were made
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
    path: tuple[str, ...] = ()  # the clicks that are asked for; empty if there are none
    preview: Previewed | None = None  # what they do
    wrong: str = ""  # about any other choice
    answers: tuple[LessonAnswer, ...] = ()


class LessonTold(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """A whole lesson, over HTTP."""

    seat: int  # the learner's
    seats: tuple[Seat, ...]
    steps: tuple[LessonStep, ...]
