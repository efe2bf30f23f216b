"""What a day brings, for the home page: the puzzle, challenges, and how far somebody has got."""

from __future__ import annotations

from collections.abc import Sequence
from weakref import WeakKeyDictionary

import msgspec

from potager.bots.coach.puzzles import Puzzle
from potager.core.errors import UnknownGame
from potager.core.game import AnyGame
from potager.core.registry import game as find_game
from potager.core.registry import games
from potager.core.texts import say
from potager.table.rooms.hub import Hub
from potager.table.rooms.puzzles import puzzle_on, today
from potager.table.store import days
from potager.table.store.answers import MOST_TRIES, PuzzleAnswer, answer_of, streak_of
from potager.table.texts import t
from potager.table.web.daily_pages import ranked
from potager.table.web.rendering import daily_title


class TodayCard(msgspec.Struct, frozen=True, kw_only=True):
    """Something that is new each day."""

    url: str
    game: str
    title: str
    says: str
    facts: tuple[str, ...]


class Leader(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's attempt at a challenge."""

    place: int
    match: str
    points: int


class KnownLeaders(msgspec.Struct, frozen=True, kw_only=True):
    """A long list of them."""

    day: str
    until: float
    leaders: Sequence[Leader]


MANY = 50  # leaders that are worth keeping
KEPT_S = 10.0
_known: WeakKeyDictionary[Hub, dict[str, KnownLeaders]] = WeakKeyDictionary()  # by game


async def today_cards(hub: Hub, person: str) -> list[TodayCard]:
    """All of them, for somebody who may be unknown."""
    puzzle = await _puzzle(hub, person)
    challenges = [await _challenge(hub, game, person) for game in games() if game.manners.daily]
    return [puzzle, *challenges] if puzzle else challenges


async def _puzzle(hub: Hub, person: str) -> TodayCard | None:
    day = today(hub)
    kept = await puzzle_on(hub, day)
    try:
        puzzle = msgspec.json.decode(kept, type=Puzzle)
        title = find_game(puzzle.game).title
    except (msgspec.DecodeError, UnknownGame):
        return None  # there is none, or not for this version
    answer = await answer_of(hub.store, person, day.isoformat())
    streak = await streak_of(hub.store, person, day)
    level = t(f"puzzle.{puzzle.difficulty}") if puzzle.difficulty else ""
    row = t("puzzle.streak", n=streak.days) if streak.days else ""
    return TodayCard(
        url="/puzzle",
        game=puzzle.game,
        title=t("puzzle.heading"),
        says=", ".join(filter(None, (title, level))),
        facts=tuple(filter(None, (_answered(answer), row))),
    )


def _answered(answer: PuzzleAnswer) -> str:
    """How far somebody has got with the puzzle."""
    match answer.ended:
        case "solved":
            return t(f"puzzle.tried-{len(answer.tries)}")
        case "missed":
            return t("puzzle.missed")
    return t("puzzle.begun", n=MOST_TRIES - len(answer.tries))


async def _leaders(hub: Hub, game: AnyGame, day: str) -> Sequence[Leader]:
    """Everybody who is listed for a day.

    A long list is kept for a while, because many people ask for the home page.
    """
    known = _known.setdefault(hub, {}).get(game.name)
    if known and known.day == day and hub.store.now() < known.until:
        return known.leaders
    listed = ranked(await days.attempts(hub.store, game.name, day))
    leaders = [
        Leader(place=place, match=one.setup.id, points=one.sheet.points[0]) for place, one in listed
    ]
    if len(leaders) >= MANY:
        _known[hub][game.name] = KnownLeaders(
            day=day, until=hub.store.now() + KEPT_S, leaders=leaders
        )
    return leaders


async def _challenge(hub: Hub, game: AnyGame, person: str) -> TodayCard:
    day = today(hub).isoformat()
    listed = await _leaders(hub, game, day)
    own = await days.attempt_of(hub.store, game.name, day, person)
    says, fact = t("today.first"), t("daily.play")
    if listed:
        best = game.text(say("daily.points", n=listed[0].points))
        says = t("today.best", points=best)
    if own:
        place = next((one.place for one in listed if one.match == own.setup.id), 0)
        fact = t("today.done")
        if own.sheet.phase != "over":
            fact = t("daily.go-on")
        elif place:
            points = game.text(say("daily.points", n=own.sheet.points[0]))
            fact = t("today.place", points=points, place=place, n=len(listed))
    return TodayCard(
        url=f"/daily/{game.name}",
        game=game.name,
        title=daily_title(game),
        says=says,
        facts=(fact,),
    )
