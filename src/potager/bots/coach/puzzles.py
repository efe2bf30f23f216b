"""A puzzle for each day: a position with one clear best choice, the same for everybody.

The date is the seed, and decides which game is next. Bots play a match into its middle, and the
search looks for a choice that is much better than the next best. Many more simulations check this
choice, and if they disagree, the hunt continues. The difficulty depends on how often the game's own
bots find the choice. If all of them find it, the position is not used. Nothing depends on the speed
of the machine. A game with positions for puzzles lists its options for them in `Manners.puzzles`.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Any, Literal

import msgspec

from potager.bots.levels import bot
from potager.core.bits import bit
from potager.core.dice import FastDice, mix
from potager.core.errors import PotagerError
from potager.core.game import AnyGame
from potager.core.match import Match
from potager.core.registry import games
from potager.core.state import State

from .hints import Option, reason
from .judge import Choice, Judge

LOOK = 800  # simulations of the hunt
CHECK = 20_000  # of the check, for each of the best choices
GAP = 0.1  # by so much the best choice is better than the next, in winning chances
ALTERNATIVES = 4  # legal choices that a puzzle has at least: there are three tries
CHECKED = 3  # of them, which more simulations check
HOPES = (0.15, 0.97)  # the chance of the best choice: neither lost nor a matter of course
TRIES = 200  # matches of a game; then the next game takes its turn
LONGEST = 300  # choices of a match that are looked at
FINDERS = 8  # bots of a level that look for the best choice
Difficulty = Literal["", "easy", "medium", "hard"]


class Puzzle(msgspec.Struct, frozen=True):
    """A puzzle. `record` is the match up to the position, and the answer is the seat's choice."""

    date: str
    game: str
    options: dict[str, Any]
    seat: int
    record: dict[str, Any]
    question: str
    choices: tuple[str, ...]  # all, in the game's notation
    solution: Option
    next_best: Option
    worth: tuple[Option, ...]  # all choices, the best first; those after the third less surely
    reason: str
    simulations: int  # that checked each choice
    easy: int = -1  # of FINDERS easy bots, how many find the best choice; -1: nobody has looked
    medium: int = -1  # likewise

    @property
    def difficulty(self) -> Difficulty:
        """The difficulty, measured with bots at two levels, or empty if it was not measured."""
        if self.medium < 0:
            return ""
        if self.easy > FINDERS // 2:
            return "easy"
        return "medium" if self.medium > FINDERS // 2 else "hard"


def puzzle_of(
    day: date, *, check: int = CHECK, tell: Callable[[int], None] = lambda _: None
) -> Puzzle:
    """Find the puzzle of a day. `tell` is called with the number of positions tried."""
    wanted = [game for game in games() if game.manners.puzzles]
    if not wanted:
        raise PotagerError("No installed game has puzzles.")
    for attempt in range(TRIES * len(wanted)):
        game = wanted[(day.toordinal() + attempt // TRIES) % len(wanted)]
        seed = mix(day.toordinal(), attempt)
        found = _attempt(game, day, seed, check)
        tell(attempt + 1)
        if found:
            return found
    raise PotagerError(f"No puzzle was found for {day}.")


def shipped(day: date) -> Puzzle | None:
    """A puzzle that comes with a game, for a day without a new one. The games take turns."""
    files = [game.folder / "puzzles.json" for game in games() if game.manners.puzzles]
    files = [file for file in files if file.exists()]
    if not files:
        return None
    turn, which = divmod(day.toordinal(), len(files))
    known = msgspec.json.decode(files[which].read_bytes(), type=list[Puzzle])
    return msgspec.structs.replace(known[turn % len(known)], date=day.isoformat())


def _attempt(game: AnyGame, day: date, seed: int, check: int) -> Puzzle | None:
    options = game.resolve(**game.manners.puzzles[seed % len(game.manners.puzzles)])
    match = Match(game, options, FastDice(seed))
    choices = _hunt(match, seed, check)
    if not choices:
        return None
    best = choices[0].action
    easy, medium = (_finders(match, level, best, seed) for level in ("easy", "medium"))
    if easy == FINDERS or not medium:  # anybody finds it; or nobody does but the search
        return None
    return _told(match, day, choices, check, easy, medium)


def _finders(match: Match, level: str, best: int, seed: int) -> int:
    """How many bots of that level find the best choice."""
    seat = match.waiting()[0]
    view = match.view(seat)
    bots = [bot(level, match.game, mix(seed, number)) for number in range(200, 200 + FINDERS)]
    return sum(one.choose(view, seat) == best for one in bots)


def _hunt(match: Match, seed: int, check: int) -> list[Choice] | None:
    """Play on until a clear choice comes up, and check it."""
    seats = len(match.seats)
    bots = [bot("medium", match.game, mix(seed, seat + 1)).choose for seat in range(seats)]
    judge = Judge(match.game, seats, seed=mix(seed, 99), simulations=LOOK)
    skip = 4 + seed % 9  # choices: the beginning is no puzzle
    for _ in range(LONGEST):
        match.roll()
        if match.over:
            return None
        skip -= 1
        seat = match.waiting()[0]
        view = match.view(seat)
        alone = view.waiting() == bit(seat)
        if skip < 0 and alone and len(view.legal(seat)) >= ALTERNATIVES:
            choices = judge.choices(view, seat)
            if _clear(choices, seat):
                checked = sorted(
                    (judge.value(view, seat, one.action, check) for one in choices[:CHECKED]),
                    key=lambda one: -one.chances[seat],
                )  # fmt: skip
                checked = judge.exact(view, seat) or _with_others(judge, view, seat, checked)
                if checked[0].action == choices[0].action and _clear(checked, seat):
                    return checked
        for one in match.waiting():
            match.choose(one, bots[one](match.view(one), one), "bot")
    return None


def _with_others(judge: Judge, view: State, seat: int, checked: list[Choice]) -> list[Choice]:
    """The checked choices and all others, which the search thought less of."""
    known = {one.action for one in checked}
    others = [
        judge.value(view, seat, action, LOOK) for action in view.legal(seat) if action not in known
    ]
    return sorted([*checked, *others], key=lambda one: -one.chances[seat])


def _clear(choices: list[Choice], seat: int) -> bool:
    best, other = choices[0].chances[seat], choices[1].chances[seat]
    return best - other >= GAP and HOPES[0] <= best <= HOPES[1]


def _told(
    match: Match, day: date, choices: list[Choice], check: int, easy: int = -1, medium: int = -1
) -> Puzzle:
    game, seat = match.game, match.waiting()[0]
    view = match.view(seat)
    worth = tuple(
        Option(
            one.action,
            game.notation(view, seat, one.action),
            game.path(view, seat, one.action),
            round(one.chances[seat], 4),
        )
        for one in choices
    )
    record = match.record()
    return Puzzle(
        date=day.isoformat(),
        game=game.name,
        options=record.options,
        seat=seat,
        record=msgspec.to_builtins(record),
        question=game.text(game.drawing.prompt(view, seat)),
        choices=tuple(game.notation(view, seat, action) for action in view.legal(seat)),
        solution=worth[0],
        next_best=worth[1],
        worth=worth,
        reason=reason(game, view, seat, choices),
        simulations=check,
        easy=easy,
        medium=medium,
    )
