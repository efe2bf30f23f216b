"""Which matches count for people's ladders and ratings, and what each was worth.

It is found out from what is stored of a match once it is over: at once by the process where it
ended, else when somebody looks at their progress, and at the latest before the match is deleted.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import Literal

import msgspec
import structlog

from potager.bots.champions import step_of, steps
from potager.bots.rating import START, Skill, bot_skill, rated
from potager.core.errors import PotagerError
from potager.core.game import AnyGame, options_of
from potager.core.options import Options
from potager.core.record import Play, read_row
from potager.table.store.base import Listed, Store
from potager.table.store.db import Db
from potager.table.store.hauls import Haul, keep_haul
from potager.table.store.kept import Setup, Sheet
from potager.table.store.results import Latest, Result, count, uncounted

log = structlog.get_logger()
# Why a match does not count; empty: it does.
Reason = Literal["", "helped", "played-on", "one-screen", "changed", "alone", "own-bot", "uneven"]
QUEST = "quest-"  # a step of a team's ladder, with its number
TOGETHER = 20  # matches that are counted in one transaction
MOST = 200  # that somebody who looks waits for; the rest is counted at the next look


def why_not(game: AnyGame, options: Options, setup: Setup, sheet: Sheet, *, helped: bool) -> Reason:
    """Why a match counts for nobody, as far as that is known by now."""
    places, holders = sheet.places, [one.holder for one in sheet.places if one.holder]
    if helped:
        return "helped"
    if setup.origin:
        return "played-on"
    if not game.team and len(set(holders)) < len(holders):
        return "one-screen"
    if any(not places[one.seat].resigned for one in sheet.former):
        return "changed"
    if not game.team and len(places) == 1:
        return "alone"
    if any(one.bot and not one.holder and one.bot not in steps(game) for one in places):
        return "own-bot"
    tried = any(one.lab and getattr(options, one.name) != one.default for one in options_of(game))
    return "uneven" if tried or not game.manners.is_even(options) else ""


def judge(one: Listed, helped: bool, latest: Latest) -> dict[str, Result]:
    """What a finished match was worth to each person who played it to its end."""
    setup, sheet = one.setup, one.sheet
    try:
        game, options = setup.find_game(), setup.resolved()
    except PotagerError:
        return {}  # its game or its cards are not there any more
    if len(sheet.result) != len(sheet.places):
        return {}
    if why_not(game, options, setup, sheet, helped=helped):
        return {}
    people = {place.holder: seat for seat, place in enumerate(sheet.places) if place.holder}
    step = quest_of(game, options) if game.team else ""
    known = {person: latest(person, game.name) for person in people}
    before = {person: one.skill if one else START for person, one in known.items()}
    after = before if game.team else _rated(game, sheet, before)
    found = {}
    for person, seat in people.items():
        how = _outcome(game, sheet, seat)
        if how:
            found[person] = Result(
                match=setup.id,
                game=game.name,
                at=one.at,
                outcome=how,
                step=step or _step(game, sheet, person),
                points=sheet.points[seat] if game.team and sheet.points else None,
                mu=after[person].mu,
                sigma=after[person].sigma,
            )
    return found


def _outcome(game: AnyGame, sheet: Sheet, seat: int) -> str:
    """Won, drawn or lost; empty where that can't be said of this person."""
    score, left = sheet.result[seat], bool(sheet.places[seat].bot)
    if game.team:  # whoever left it, or stopped together, has not played it
        return "" if left or not score else "won" if score > 0 else "lost"
    return "lost" if left or score < 0 else "won" if score > 0 else "drawn"


def _step(game: AnyGame, sheet: Sheet, person: str) -> str:
    """The step of the ladder, if it was played against bots alone."""
    if any(place.holder not in ("", person) for place in sheet.places):
        return ""
    bots = [one.bot for one in sheet.places if not one.holder]
    return step_of(game, bots) if bots else ""


def quest_of(game: AnyGame, options: Options) -> str:
    """The hardest step of a team's ladder that these options are."""
    for number, wanted in reversed([*enumerate(game.manners.ladder, 1)]):
        right = game.resolve(**wanted)
        if all(getattr(options, name) == getattr(right, name) for name in wanted):
            return f"{QUEST}{number}"
    return ""


def _rated(game: AnyGame, sheet: Sheet, people: dict[str, Skill]) -> dict[str, Skill]:
    """The ratings of people after a match; whoever left it comes last. Bots stay what they are."""
    skills = [people.get(one.holder) or bot_skill(game, one.bot) for one in sheet.places]
    left = [bool(one.holder and one.bot) for one in sheet.places]
    ranks = [2 if gone else -score for gone, score in zip(left, sheet.result, strict=True)]
    after = rated([one or START for one in skills], ranks)
    held = zip(sheet.places, after, strict=True)
    return {place.holder: skill for place, skill in held if place.holder}


def count_all(db: Db, matches: list[str]) -> None:
    """Count these, if they are over and that was not done before."""
    for match in matches:
        count(db, match, _judged, _keep_hauls)


def _keep_hauls(db: Db, one: Listed, people: Collection[str]) -> None:
    """What a team has brought home with each card, for those of it for whom the match counts."""
    try:
        deck, found = hauls_in(db, one) if people else ("", ())
    except Exception as error:
        log.error("a match's hauls could not be kept", match=one.setup.id, exc_info=error)
        return
    for person in people:
        others = [place for place in one.sheet.places if place.holder != person]
        company = tuple(("" if place.holder else place.bot, place.name) for place in others)
        for card, points in found:
            haul = Haul(
                game=one.setup.game, deck=deck, card=card, points=points, company=company,
                match=one.setup.id, at=one.at,
            )  # fmt: skip
            keep_haul(db, person, haul)


def hauls_in(db: Db, one: Listed) -> tuple[str, Sequence[tuple[str, int]]]:
    """The deck of a match, and what each of its cards has brought; a deck of one's own has none."""
    game, options = one.setup.find_game(), one.setup.resolved()
    field = next((each for each in options_of(game) if each.name == game.manners.book), None)
    deck = field.file_named(getattr(options, field.name)) if field else ""
    if not deck:
        return "", ()
    log_of = "SELECT seq, event FROM log WHERE match_id = ? ORDER BY seq"
    rows = [read_row(at, msgspec.json.decode(row)) for at, row in db.rows(log_of, one.setup.id)]
    events = [
        row for row in rows if isinstance(row, Play)
    ]  # none was taken back, or it would not count
    found = game.manners.hauls(game.start(options), events)
    return deck, [(card, points) for card, points in found if points > 0]


def _judged(one: Listed, helped: bool, latest: Latest) -> dict[str, Result]:
    """A match that can't be judged stops nobody else, and is not tried again."""
    try:
        return judge(one, helped, latest)
    except Exception as error:
        log.error("a match could not be counted", match=one.setup.id, exc_info=error)
        return {}


async def count_matches(store: Store, matches: list[str]) -> None:
    """Count these, some at a time."""
    for first in range(0, len(matches), TOGETHER):
        await store.write(partial(count_all, matches=matches[first : first + TOGETHER]))


async def catch_up(store: Store, person: str) -> None:
    """Count what a person has finished since the last look, as after a crash or an update."""
    await count_matches(store, await uncounted(store, person, MOST))
