"""What a day brings, for the home page: the puzzle, challenges, and how far somebody has got."""

from __future__ import annotations

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


async def _challenge(hub: Hub, game: AnyGame, person: str) -> TodayCard:
    day = today(hub).isoformat()
    listed = ranked(await days.attempts(hub.store, game.name, day))
    own = await days.attempt_of(hub.store, game.name, day, person)
    says, fact = t("today.first"), t("daily.play")
    if listed:
        best = game.text(say("daily.points", n=listed[0][1].sheet.points[0]))
        says = t("today.best", points=best)
    if own:
        place = next((place for place, one in listed if one.setup.id == own.setup.id), 0)
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
