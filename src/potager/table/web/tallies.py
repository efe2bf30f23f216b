"""Won and lost: how a finished match went for somebody, and statistics of many.

All of it is made from the matches of one browser's identity, which the server knows by a hash.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from potager.bots.champions import CHAMPIONS, LEVELS
from potager.bots.personalities import personalities
from potager.core.errors import UnknownGame
from potager.core.registry import games
from potager.table.rooms.seats import class_name
from potager.table.store.base import Listed
from potager.table.store.kept import Setup
from potager.table.texts import t

Outcome = Literal["won", "drawn", "lost", "played", ""]
OUTCOMES: tuple[Outcome, ...] = ("won", "drawn", "lost")
BOTS, PEOPLE, ALONE = "bots", "people", "alone"


def title_of(setup: Setup) -> str:
    """The title of a match's game; of one that is gone, its name."""
    try:
        return setup.find_game().title
    except UnknownGame:
        return setup.game


def outcome(one: Listed, person: str) -> Outcome:
    """How a match went for a person; "played" where that can't be said of one alone."""
    seats, result = one.sheet.seats_of(person), one.sheet.result
    if not seats or len(result) <= max(seats):
        return ""
    if len({result[seat] for seat in seats}) > 1 or (len(seats) > 1 and len(set(result)) > 1):
        return "played"  # several at one screen, on different sides
    score = result[seats[0]]
    if one.sheet.places[seats[0]].resigned:
        return "lost"  # however well a bot has played on
    if score:
        return "won" if score > 0 else "lost"
    stopped = one.setup.game in [game.name for game in games() if game.team]  # by agreement
    return "played" if stopped else "drawn"


def rivals(one: Listed, person: str) -> Iterator[tuple[str, str]]:
    """Who else played: levels of bots, and people by their identity, each with a name."""
    for seat, place in enumerate(one.sheet.places):
        if place.holder and place.holder != person:
            yield place.holder, one.sheet.person_at(seat)
        elif place.bot and not place.holder:
            ours = personalities(place.bot) if place.bot in CHAMPIONS else ()
            yield place.bot, ours[0].name if ours else class_name(place.bot)


def against(one: Listed, person: str) -> str:
    """Whom it was played against, or with: people, bots of one level, champions, or nobody."""
    found = {key for key, _ in rivals(one, person)}
    if not found:
        return ALONE
    if found.difference(LEVELS, CHAMPIONS):
        return PEOPLE
    return "champions" if found.intersection(CHAMPIONS) else max(found, key=LEVELS.index)


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """Which matches somebody wants to see; empty: all."""

    game: str = ""
    against: str = ""  # a level of bots, "champions", "people", "alone", or a person's identity
    how: str = ""

    def fits(self, one: Listed, person: str) -> bool:
        """Whether this match is one of them."""
        names = {against(one, person), *(key for key, _ in rivals(one, person))}
        return (
            self.game in ("", one.setup.game)
            and (not self.against or self.against in names)
            and self.how in ("", outcome(one, person))
        )


class StatisticsLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of statistics."""

    name: str
    key: str  # to filter by
    field: str  # of `Wanted`
    played: int
    won: int
    drawn: int
    lost: int

    @property
    def share(self) -> int:
        """Percent won, of those that were won or lost; a draw is half."""
        decided = self.won + self.drawn + self.lost
        return round(100 * (self.won + self.drawn / 2) / decided) if decided else 0


def tallies(
    matches: Sequence[Listed], person: str
) -> tuple[tuple[str, tuple[StatisticsLine, ...]], ...]:
    """Statistics by game, by level of bots and by opponent; what has no lines is left out."""
    played = {one.setup.game: title_of(one.setup) for one in matches}
    levels = {level: t(f"records.bots-{level}") for level in LEVELS}
    levels["champions"] = t("records.against-champions")
    people: dict[str, str] = {}
    bots = (*LEVELS, *CHAMPIONS)
    for one in reversed(matches):  # whoever changed their name goes by the latest
        people |= {key: name for key, name in rivals(one, person) if key not in bots}
    tables = (
        (t("records.by-game"), _lines("game", played, matches, person)),
        (t("records.by-level"), _lines("against", levels, matches, person)),
        (t("records.by-opponent"), _lines("against", people, matches, person)),
    )
    return tuple((title, lines) for title, lines in tables if lines)


def _lines(
    field: str, names: dict[str, str], matches: Sequence[Listed], person: str
) -> tuple[StatisticsLine, ...]:
    found = []
    for key, name in names.items():
        wanted = Wanted(**{field: key})
        hows = [outcome(one, person) for one in matches if wanted.fits(one, person)]
        if hows:
            counts = {how: hows.count(how) for how in OUTCOMES}
            found.append(
                StatisticsLine(name=name, key=key, field=field, played=len(hows), **counts)
            )
    return tuple(sorted(found, key=lambda line: -line.played) if field == "game" else found)


def choices(matches: Sequence[Listed], person: str) -> dict[str, tuple[tuple[str, str], ...]]:
    """What one can filter by: value and words."""
    played = sorted({(one.setup.game, title_of(one.setup)) for one in matches})
    found = {against(one, person) for one in matches}
    kinds = [
        (key, t(f"records.against-{key}"))
        for key in (*LEVELS, "champions", PEOPLE, ALONE)
        if key in found
    ]
    hows = {outcome(one, person) for one in matches}
    return {
        "game": tuple(played),
        "against": tuple(kinds),
        "how": tuple((how, t(f"records.{how}")) for how in OUTCOMES if how in hows),
    }
