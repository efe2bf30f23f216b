"""What a report is about: a game as it is, every option changed by itself, and skill against luck.

Everything is played by the same bots; chunks, seeds and clusters are those of `simulate`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from potager.bots.levels import levels as all_levels
from potager.build import compiled
from potager.core.errors import BadOption
from potager.core.game import AnyGame, options_of
from potager.core.options import OptionField, Options, values
from potager.core.state import SPECTATOR
from potager.lab.jobs.results import Results
from potager.lab.matches.bouts import together
from potager.lab.matches.challenge import Standing, challenge
from potager.lab.matches.comparing import Difference, differences
from potager.lab.matches.figures import Report, report_of
from potager.lab.matches.simulate import fill, tallies
from potager.lab.matches.tally import Tally

VARIED = 4  # a variation plays one game of so many
SKILL = 4  # so does a pair of levels,
HARD_SKILL = 20  # and where one of them thinks long
SLOW = {"hard"}


class Sizes(msgspec.Struct, frozen=True):
    """How many games are played for each part."""

    base: int
    varied: int
    skill: int
    hard: int

    @classmethod
    def of(cls, games: int) -> Sizes:
        return cls(
            games, max(20, games // VARIED), max(20, games // SKILL), max(20, games // HARD_SKILL)
        )


class Variation(msgspec.Struct, frozen=True):
    """The same game with one option changed."""

    name: str  # "players=4"
    together: bool  # whether all win or lose together
    report: Report
    differences: tuple[Difference, ...]


class GameStudy(msgspec.Struct, frozen=True):
    """All that was found out about a game."""

    game: AnyGame
    options: Options
    report: Report
    tally: Tally
    variations: tuple[Variation, ...]
    skill: tuple[Standing, ...]
    against: tuple[Report, Tally, tuple[Difference, ...]] | None
    games: int

    @property
    def together(self) -> bool:
        """Whether all seats win or lose together."""
        return together(self.game, self.options)


class Work(msgspec.Struct):
    """How the games of a study are played, and how far that is."""

    bots: tuple[str, ...]
    seed: int
    workers: int = 1
    ray: str | None = None
    results: Results | None = None
    tell: Callable[[int], None] = lambda _: None
    levels: tuple[str, ...] = ()  # of bots whose skill is measured; none: all of the game
    done: int = 0  # games of the parts that are finished
    played: int = 0  # with those of the part that is played now

    def note(self, games: int) -> None:
        """So many games of the present part are played."""
        self.played = self.done + games
        self.tell(self.played)

    def count(self, game: AnyGame, options: Options, games: int) -> tuple[Report, Tally]:
        """Play, and give the figures and the counts."""
        total = Tally()
        bots = self.bots if len(self.bots) in (1, game.seats(options)) else self.bots[:1]
        for tally in tallies(
            game, options, bots, games, self.seed,
            workers=self.workers, ray=self.ray, results=self.results,
        ):  # fmt: skip
            total.merge(tally)
            self.note(total.games)
        self.done += total.games
        names = fill(game, options, bots)
        return report_of(game, options, names, total, 1.0, compiled()), total

    def pit(self, game: AnyGame, options: Options, one: str, other: str, games: int) -> Standing:
        found = challenge(
            game, options, one, other, games=games, seed=self.seed, workers=self.workers,
            ray=self.ray, results=self.results, tell=self.note,
        )  # fmt: skip
        self.done += found.games
        return found


def study(
    game: AnyGame, options: Options, against: Options | None, sizes: Sizes, work: Work
) -> GameStudy:
    """Find out all about a game with these options."""
    report, total = work.count(game, options, sizes.base)
    beside = None
    if against is not None:
        other, other_total = work.count(game, against, sizes.base)
        beside = (other, other_total, differences(game, total, other_total))
    varied = []
    for name, changed in variations(game, options):
        found, counts = work.count(game, changed, sizes.varied)
        varied.append(
            Variation(name, together(game, changed), found, differences(game, total, counts))
        )
    skill = tuple(
        work.pit(game, options, one, other, sizes.hard if SLOW & {one, other} else sizes.skill)
        for one, other in skill_pairs(game, work.levels)
    )
    return GameStudy(game, options, report, total, tuple(varied), skill, beside, work.done)


def seat_names(game: AnyGame, options: Options) -> list[str]:
    """Each seat by its place, and by its role where it has one."""
    state = game.start(options)
    roles = [game.text(one.role) for one in game.drawing.status(state.seen_by(SPECTATOR))]
    return [
        f"seat {seat + 1}, {roles[seat]}"
        if seat < len(roles) and roles[seat]
        else f"seat {seat + 1}"
        for seat in range(game.seats(options))
    ]


def planned(
    game: AnyGame,
    options: Options,
    against: Options | None,
    sizes: Sizes,
    levels: Sequence[str] = (),
) -> int:
    """How many games a study plays, about."""
    pairs = skill_pairs(game, levels)
    skill = sum(sizes.hard if SLOW & set(pair) else sizes.skill for pair in pairs)
    varied = sum(1 for _ in variations(game, options))
    return sizes.base * (2 if against else 1) + sizes.varied * varied + skill


def skill_pairs(game: AnyGame, levels: Sequence[str] = ()) -> list[tuple[str, str]]:
    """Each level and the one below it."""
    return [(better, worse) for worse, better in pairwise(levels or all_levels(game))]


def variations(game: AnyGame, options: Options) -> Iterator[tuple[str, Options]]:
    """The options with one of them changed, for every value that makes sense."""
    given = values(options)
    seen = [given]
    for field in options_of(game):
        for value in _values(game, field):
            changed = _changed(game, given, field.name, value)
            if changed is not None and values(changed) not in seen:
                seen.append(values(changed))
                yield f"{field.name}={_shown(value)}", changed


def _values(game: AnyGame, field: OptionField) -> list[Any]:
    if field.kind == "file" or field.lab:
        return []
    if field.kind == "choice":
        found: list[Any] = list(field.choices)
    elif field.kind == "flag":
        found = [True, False]
    elif field.kind == "number" and field.few and field.least is not None:
        found = list(range(field.least, (field.most or field.least) + 1))
    else:  # what the game itself says should be covered
        found = [one[field.name] for one in game.option_sets() if field.name in one]
    return found


def _changed(game: AnyGame, given: Mapping[str, Any], name: str, value: Any) -> Options | None:
    """The options with that one changed; none where it contradicts the others."""
    try:
        changed = game.resolve(**{**_free(game, given, name), name: value})
    except BadOption:
        return None
    assert isinstance(changed, Options)
    return changed


def _free(game: AnyGame, given: Mapping[str, Any], name: str) -> dict[str, Any]:
    """The given options without those that are only filled in to fit the one that changes."""
    defaults = {field.name: field.default for field in options_of(game)}
    return {
        one: value
        for one, value in given.items()
        if one != name and (name != "players" or defaults[one] is not None)
    }


def _shown(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, list | tuple):
        return ",".join(map(str, value))
    return "none" if value is None else str(value)
