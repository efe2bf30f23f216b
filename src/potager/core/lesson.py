"""A lesson: a scripted match in a game's `lesson.toml`, with explanations and tasks.

A step first plays its events, then shows a text, and may ask for a choice:

- `skip`: events that are not shown, to jump ahead a few turns
- `play`: events that are shown
- `say`: the teacher's text, or the id of a text in the game's catalogue
- `at`: the target that the text is about, or the key of a sprite
- `ask`: the choice that the learner has to make, in the game's notation, or "roll" to tap the dice
- `wrong`: the answer to any other choice, likewise

The learner's choice happens before the next step's events. Events are written in the game's
notation. If a roll or draw is next, the event is its outcome, and otherwise it is the choice of the
seat that has to choose. "time" means that the hourglass runs out, and "2: rock" is the choice of
seat 2. Everything goes through `Match`, so a lesson that breaks the rules is refused with a
sentence that names the step.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, NamedTuple

import msgspec

from potager.core.choices import by_words

from .dice import FastDice
from .errors import PotagerError
from .game import AnyGame, texts_of
from .match import Match
from .options import Options
from .record import Play
from .state import CHANCE
from .texts import say
from .toml import read_toml

FILE = "lesson.toml"
ROLL = "roll"
SAND = "time"
FEWEST, MOST = 2, 14  # steps; a whole lesson has at least eight: two to four minutes
LONGEST = 240  # characters of a sentence: what a phone has room for


class BadLesson(PotagerError):
    """A lesson that is malformed or breaks the rules."""


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One step: what happens, what the teacher says, and what the learner has to do."""

    say: str
    skip: tuple[str, ...] = ()
    play: tuple[str, ...] = ()
    at: str = ""
    ask: str = ""
    wrong: str = ""


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game's lesson, as in its file."""

    minutes: int  # that it takes, about
    seat: int = 0  # the learner's
    names: tuple[str, ...] = ()  # of the others, in the order of their seats
    ends: Literal["won", "lost", "drawn", "going on"]  # for the learner
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    step: tuple[Step, ...]


class Stop(NamedTuple):
    """The match after a step, and which of its rows were shown."""

    step: Step
    match: Match  # a draft of its own, with all steps of the match so far
    hidden: range  # rows that nobody is shown
    asked: int  # the action that is asked for; -1: none, or the dice


def has_lesson(game: AnyGame) -> bool:
    """Whether the game has a lesson."""
    return (game.folder / FILE).exists()


@cache
def load(game: AnyGame) -> Lesson:
    """Load the game's lesson and check its form."""
    try:
        return parse((game.folder / FILE).read_text("utf-8"))
    except FileNotFoundError:
        raise BadLesson(f"{game.title} has no lesson.") from None


def parse(text: str) -> Lesson:
    """Parse a lesson and check its form."""
    try:
        lesson = msgspec.convert(read_toml(text), Lesson)
    except (PotagerError, msgspec.ValidationError) as error:
        raise BadLesson(f"{FILE}: {error}") from None
    if not FEWEST <= len(lesson.step) <= MOST:
        raise BadLesson(
            f"{FILE}: a lesson must have {FEWEST} to {MOST} steps, but this has {len(lesson.step)}."
        )
    before: Step | None = None
    for number, step in enumerate(lesson.step, 1):
        if not 0 < len(step.say) <= LONGEST or len(step.wrong) > LONGEST:
            raise _bad(number, f"a sentence must have 1 to {LONGEST} characters")
        if bool(step.ask) != bool(step.wrong):
            raise _bad(number, "`ask` and `wrong` must be used together")
        if step.skip and before and before.ask:
            raise _bad(number, "`skip` can't follow an `ask`, because the choice would not be seen")
        before = step
    if before and before.ask:
        raise _bad(len(lesson.step), "it is the last step, so it can't ask for anything")
    return lesson


def worded(game: AnyGame, text: str) -> str:
    """A text of a lesson in the language of whoever asks."""
    return game.text(say(text)) if text and texts_of(game).has(text) else text


def options_of(game: AnyGame, lesson: Lesson) -> Options:
    """The options of the match."""
    options: Options = game.resolve(**lesson.options)
    seats = game.seats(options)
    if not 0 <= lesson.seat < seats:
        raise BadLesson(f"{FILE}: there is no seat {lesson.seat} at a table with {seats}.")
    if len(lesson.names) != seats - 1:
        raise BadLesson(
            f"{FILE}: names must have one entry per other seat ({seats - 1}), not "
            f"{len(lesson.names)}."
        )
    return options


def walk(game: AnyGame, lesson: Lesson) -> Iterator[Stop]:
    """Play the lesson step by step, as if the learner chose what each step asks for."""
    match = Match(game, options_of(game, lesson), FastDice(0)).draft()
    asked = -1
    for number, step in enumerate(lesson.step, 1):
        if asked >= 0:
            match.choose(lesson.seat, asked)
        first = len(match.rows)
        for text in step.skip:
            happen(match, text, number)
        hidden = range(first, len(match.rows))
        for text in step.play:
            happen(match, text, number)
        asked = _asked(match, lesson, step, number)
        there = match.draft()
        there.steps = match.steps[:]
        yield Stop(step, there, hidden, asked)
    _check_end(match, lesson)


def happen(match: Match, text: str, number: int) -> None:
    """Play one event of the script."""
    game, state = match.game, match.state
    seat, colon, chosen = text.partition(": ")
    try:
        if match.chance_due():
            outcomes = [what for what, weight in enumerate(state.chance()) if weight]
            named = {game.notation(state, CHANCE, one): one for one in reversed(outcomes)}
            if text not in named:
                raise BadLesson(f"it can't happen now, but {', '.join(sorted(named)[:8])} can")
            match.replay(Play(CHANCE, named[text]))
        elif text == SAND and state.hourglass():
            match.strike()
        elif colon and seat.isdecimal():
            match.choose_text(int(seat), chosen)
        elif match.waiting():
            match.choose_text(match.waiting()[0], text)
        else:
            raise BadLesson("the match is over")
    except PotagerError as error:
        raise _bad(number, f"{text!r}: {error}") from None


def _asked(match: Match, lesson: Lesson, step: Step, number: int) -> int:
    """The action that a step asks for, if it can be chosen."""
    if not step.ask:
        return -1
    if step.ask == ROLL:
        if not match.chance_due() or match.game.manners.roller(match.state) != lesson.seat:
            raise _bad(number, "it asks for a roll, but the learner has no dice to roll")
        return -1
    if match.chance_due() or lesson.seat not in match.able():
        raise _bad(number, f"it asks for {step.ask!r}, but the learner can't choose now")
    try:
        return by_words(match.game, match.state, lesson.seat, step.ask)
    except PotagerError as error:
        raise _bad(number, str(error)) from None


def _check_end(match: Match, lesson: Lesson) -> None:
    ends = {None: "going on", 1: "won", 0: "drawn", -1: "lost"}
    found = ends[match.result[lesson.seat] if match.result else None]
    if found != lesson.ends:
        raise BadLesson(f"{FILE}: `ends` is {lesson.ends}, but the match is {found}.")


def _bad(number: int, why: str) -> BadLesson:
    return BadLesson(f"{FILE}, step {number}: {why.rstrip('.')}.")
