"""Somebody's own ladder and rating in each game, from the results that are kept."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Literal

import msgspec
from litestar import Response, get, post
from litestar.response import Redirect

from potager.bots.champions import LEVELS, style
from potager.bots.champions import steps as bot_steps
from potager.bots.personalities import personalities
from potager.bots.rating import START, Skill, ratings
from potager.core.game import AnyGame
from potager.core.registry import games as all_games
from potager.core.texts import Message
from potager.table.operating.retention import remove
from potager.table.rooms.counting import QUEST, catch_up
from potager.table.store.answers import PuzzleAnswer, answers_of
from potager.table.store.base import Store
from potager.table.store.db import Db
from potager.table.store.hauls import Haul, hauls_of
from potager.table.store.results import Result, results_of
from potager.table.texts import t
from potager.table.web import security
from potager.table.web.finding import hub_of
from potager.table.web.security import AnyRequest

MATES = "medium"  # the bots with which a team's step begins
WIDTH, HEIGHT, EDGE = 320, 96, 6  # of the curve
MOST_POINTS = 60  # of the curve, the latest
MOST_LINES = 20  # of the same as numbers


class LadderStep(msgspec.Struct, frozen=True, kw_only=True):
    """A step of a ladder; a form with these fields, POSTed to /new/{game}, begins a match."""

    name: str
    face: str  # the symbol of a bot of this step; empty for what a team takes on
    colour: str
    rating: int | None  # of the bots, which never changes
    style: str  # how a champion plays, or who plays on this level
    state: Literal["beaten", "next", "open"]
    beaten_on: str  # a date
    best: str  # a team's best haul
    fields: dict[str, str]


class RatedMatch(msgspec.Struct, frozen=True, kw_only=True):
    """The rating after a match."""

    on: str
    outcome: str
    against: str
    rating: int
    margin: int


class OwnLadder(msgspec.Struct, frozen=True, kw_only=True):
    """How far somebody has come in a game."""

    game: str
    title: str
    team: bool
    steps: tuple[LadderStep, ...]
    skill: Skill | None  # none: no match counts yet, or a team's game
    played: int
    streak: int  # wins in a row, up to now
    longest: int
    points: tuple[RatedMatch, ...]  # the latest of them, in order

    @property
    def beaten(self) -> int:
        return sum(one.state == "beaten" for one in self.steps)

    @property
    def next(self) -> LadderStep | None:
        """What to try next; none where all are beaten."""
        return next((one for one in self.steps if one.state == "next"), None)

    @property
    def latest(self) -> tuple[RatedMatch, ...]:
        """The latest first."""
        return self.points[-MOST_LINES:][::-1]

    @property
    def curve(self) -> RatingCurve:
        return curve_of(self.points)

    @property
    def small_curve(self) -> RatingCurve:
        """Of the ratings alone: where there is little room, the band would make it flat."""
        return curve_of([msgspec.structs.replace(one, margin=0) for one in self.points])


class RatingCurve(msgspec.Struct, frozen=True, kw_only=True):
    """Points of an SVG, and the ratings at its lower and upper edge."""

    line: str
    band: str
    low: int
    high: int


def curve_of(points: Sequence[RatedMatch]) -> RatingCurve:
    """Ratings as a line, and how sure they are as a band around it."""
    low = min(one.rating - one.margin for one in points)
    high = max(one.rating + one.margin for one in points)

    def at(number: int, rating: int) -> str:
        x = EDGE + (WIDTH - 2 * EDGE) * number / max(1, len(points) - 1)
        y = EDGE + (HEIGHT - 2 * EDGE) * (high - rating) / max(1, high - low)
        return f"{x:.1f},{y:.1f}"

    upper = [at(number, one.rating + one.margin) for number, one in enumerate(points)]
    lower = [at(number, one.rating - one.margin) for number, one in enumerate(points)]
    line = " ".join(at(number, one.rating) for number, one in enumerate(points))
    band = " ".join([*upper, *reversed(lower)])
    return RatingCurve(line=line, band=band, low=low, high=high)


async def progress_of(store: Store, person: str) -> list[OwnLadder]:
    """A person's progress in all games."""
    if person:
        await catch_up(store, person)
    results = await results_of(store, person) if person else []
    return [
        progress_in(game, [one for one in results if one.game == game.name])
        for game in all_games()
        if steps_of(game)
    ]


async def rating_of(store: Store, person: str, game: AnyGame) -> str:
    """A person's rating in a game and wins in a row, in words; empty where there is none."""
    found = progress_in(game, await results_of(store, person, game.name))
    if found.skill is None:
        return ""
    said = [t("progress.rating-is", n=found.skill.elo, margin=found.skill.margin)]
    if found.streak > 1:
        said.append(t("progress.streak", n=found.streak))
    return " · ".join(said)


def steps_of(game: AnyGame) -> tuple[str, ...]:
    """The steps of a game's ladder."""
    if game.team:
        return tuple(f"{QUEST}{number}" for number, _ in enumerate(game.manners.ladder, 1))
    return bot_steps(game) if game.players[1] > 1 else ()


def progress_in(game: AnyGame, results: Sequence[Result]) -> OwnLadder:
    """What a person's results in a game say, the earliest first."""
    rows = [0]
    for one in results:
        rows.append(rows[-1] + 1 if one.outcome == "won" else 0)
    return OwnLadder(
        game=game.name,
        title=game.title,
        team=game.team,
        steps=_steps(game, results),
        skill=results[-1].skill if results and not game.team else None,
        played=len(results),
        streak=rows[-1],
        longest=max(rows),
        points=() if game.team else tuple(_point(game, one) for one in results[-MOST_POINTS:]),
    )


def _steps(game: AnyGame, results: Sequence[Result]) -> tuple[LadderStep, ...]:
    """Nothing is locked. Whoever has beaten a step is shown the one above the highest of them."""
    keys, hauls = steps_of(game), dict[str, int]()
    won = {one.step: one.at for one in reversed(results) if one.outcome == "won"}
    for one in results:
        if one.points is not None:
            hauls[one.step] = max(one.points, hauls.get(one.step, 0))
    highest = max((at for at, key in enumerate(keys) if key in won), default=-1)
    order = [*keys[highest + 1 :], *keys]
    next_one = next((key for key in order if key not in won), "")
    steps = []
    for key in keys:
        found = next(iter(personalities(key)), None)
        best = game.text(Message("ladder.best", {"n": hauls[key]})) if hauls.get(key) else ""
        steps.append(
            LadderStep(
                name=name_of(game, key),
                face=found.face if found else "",
                colour=found.colour if found else "",
                rating=ratings(game)[key] if found else None,
                style=style(game, key) or (_level(key) if key in LEVELS else ""),
                state="beaten" if key in won else "next" if key == next_one else "open",
                beaten_on=_date(won[key]) if key in won else "",
                best=best,
                fields=_fields(game, key),
            )
        )
    return tuple(steps)


def _level(level: str) -> str:
    """Who plays on a level."""
    names = [one.name for one in personalities(level)]
    return t("progress.level", first=names[0], second=names[1], third=names[2])


def name_of(game: AnyGame, key: str) -> str:
    """What a step is called: a level, a champion's name, or what a team takes on."""
    if key.startswith(QUEST):
        return game.text(Message(f"ladder.{key.removeprefix(QUEST)}", {}))
    if key.startswith("champion-"):
        return personalities(key)[0].name
    return t(f"Level.{key}") if key else t("progress.people")


def _fields(game: AnyGame, key: str) -> dict[str, str]:
    if not key.startswith(QUEST):
        return {"quick": key}
    options = game.manners.ladder[int(key.removeprefix(QUEST)) - 1]
    return {"quick": MATES} | {f"option.{name}": str(value) for name, value in options.items()}


def _point(game: AnyGame, one: Result) -> RatedMatch:
    return RatedMatch(
        on=_date(one.at),
        outcome=t(f"records.{one.outcome}"),
        against=name_of(game, one.step),
        rating=one.skill.elo,
        margin=one.skill.margin,
    )


def _date(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d")


def changed(game: AnyGame, results: Sequence[Result], match: str) -> tuple[str, str] | None:
    """What a match has changed for somebody, in sentences: the rating, and the step that is beaten;
    none where it does not count.
    """
    at = next((at for at, one in enumerate(results) if one.match == match), None)
    if at is None:
        return None
    now = results[: at + 1]
    this, progress, rating, step = now[-1], progress_in(game, now), "", ""
    if not game.team:
        before = now[-2].skill if at else START
        skill = this.skill
        gain = f"{skill.elo - before.elo:+}".replace("-", "\u2212")
        rating = t("progress.rating-now", n=skill.elo, margin=skill.margin, gain=gain)
    wins = [one for one in now if one.step == this.step and one.outcome == "won"]
    if this.outcome == "won" and this.step in steps_of(game) and len(wins) == 1:
        done = {"n": progress.beaten, "of": len(progress.steps)}
        if progress.next:
            step = t("progress.next-now", next=progress.next.name, **done)
        else:
            step = t("progress.all-beaten", **done)
    return rating, step


# A person's own record as a file, and its end


class OwnRecord(msgspec.Struct, frozen=True, kw_only=True):
    """All that the server keeps of a person beside matches: a file to download."""

    name: str
    colour: str
    progress: list[OwnLadder]
    results: list[Result]
    hauls: Sequence[Haul]  # the best with each card
    puzzles: dict[str, PuzzleAnswer]  # by date


@get("/records.json")
async def download(request: AnyRequest) -> Response[OwnRecord]:
    """Download everything that the server keeps about you."""
    store, person = hub_of(request).store, security.person(request)
    name, colour = await store.person(person)
    headers = {"Content-Disposition": 'attachment; filename="potager.json"'}
    kept = OwnRecord(
        name=name,
        colour=colour,
        progress=await progress_of(store, person),
        results=await results_of(store, person),
        hauls=await hauls_of(store, person),
        puzzles=await answers_of(store, person),
    )
    return Response(kept, headers=headers)


@post("/records/delete")
async def delete_record(request: AnyRequest) -> Redirect:
    """Delete your ladders, ratings, team book, puzzle answers, finished matches and name.

    Matches with other people are kept for them.
    """
    hub, person = hub_of(request), security.person(request)
    if person:
        await catch_up(hub.store, person)  # so that nobody counts one for this person later
        for match in await hub.store.write(lambda db: forget(db, person)):
            hub.drop(match)
    return Redirect("/records", status_code=303)


def forget(db: Db, person: str) -> list[str]:
    """Forget somebody; the matches that nobody else has played, which are deleted."""
    over = (
        "SELECT match_id, (SELECT COUNT(*) FROM players WHERE match_id = matches.id)"
        " FROM players JOIN matches ON id = match_id WHERE person = ? AND phase = 'over'"
    )
    found = db.rows(over, person)
    alone = [match for match, people in found if people == 1]
    for match, _ in found:
        db.run("DELETE FROM players WHERE person = ? AND match_id = ?", person, match)
    remove(db, alone)
    for table in ("results", "hauls", "puzzle_answers", "people"):
        db.run(f"DELETE FROM {table} WHERE person = ?", person)  # noqa: S608 names of ours
    return alone
