"""A puzzle a day: a position with one clear best choice, the same for everybody.

The date is the seed. Bots play a match into its middle, the search looks for a choice that is much
better than the next one, and many more simulations check it; if they disagree the hunt goes on.
Nothing depends on the speed of the machine. A game whose positions make good puzzles says with
which options (`Game.puzzles`).
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Any

import msgspec

from potager.bots.levels import SearchBot
from potager.core.bits import bit
from potager.core.dice import FastDice, mix
from potager.core.errors import PotagerError
from potager.core.match import Match
from potager.core.registry import games
from potager.core.state import State

from .hints import Option, reason
from .judge import Choice, Judge

LOOK = 800  # simulations of the hunt
CHECK = 20_000  # of the check, for each of the best choices
GAP = 0.12  # by so much the best choice is better than the next, in winning chances
ALTERNATIVES = 3  # legal choices that a puzzle has at least
HOPES = (0.15, 0.97)  # the chance of the best choice: neither lost nor a matter of course
TRIES = 400


class Puzzle(msgspec.Struct, frozen=True):
    """A puzzle. `record` is the match up to the position; what the seat chooses is the answer."""

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


def puzzle_of(
    day: date, *, check: int = CHECK, tell: Callable[[int], None] = lambda _: None
) -> Puzzle:
    """The puzzle of a day. `tell` hears of the positions that were tried."""
    kinds = [(game, options) for game in games() for options in game.manners.puzzles]
    if not kinds:
        raise PotagerError("No game here makes puzzles.")
    for attempt in range(TRIES):
        seed = mix(day.toordinal(), attempt)
        game, given = kinds[seed % len(kinds)]
        options = game.resolve(**given)
        match = Match(game, options, FastDice(seed))
        found = _hunt(match, seed, check)
        tell(attempt + 1)
        if found:
            return _told(match, day, found, check)
    raise PotagerError(f"No puzzle was found for {day}.")


def _hunt(match: Match, seed: int, check: int) -> list[Choice] | None:
    """Play on until a clear choice comes up, and check it."""
    seats = len(match.seats)
    bots = [SearchBot(60, mix(seed, seat + 1), depth=4).choose for seat in range(seats)]
    judge = Judge(match.game, seats, seed=mix(seed, 99), simulations=LOOK)
    skip = 4 + seed % 9  # choices: the beginning is no puzzle
    for _ in range(60):
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
                    (judge.value(view, seat, one.action, check) for one in choices[:ALTERNATIVES]),
                    key=lambda one: -one.chances[seat],
                )  # fmt: skip
                checked = judge.exact(view, seat) or _with_others(judge, view, seat, checked)
                same = checked[0].action == choices[0].action
                return checked if same and _clear(checked, seat) else None
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


def _told(match: Match, day: date, choices: list[Choice], check: int) -> Puzzle:
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
    )
