"""What somebody has achieved with a finished match: firsts, bests and streaks.

It is made from the matches that are stored for the person; those with hints or take-backs, or that
were played on from a replay, don't count. Each kind of achievement is one function in `KINDS`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from litestar import get

from potager.bots.champions import LEVELS
from potager.core.registry import game as find_game
from potager.core.texts import Message
from potager.table.rooms.counting import catch_up
from potager.table.rooms.hub import Hub
from potager.table.rooms.room import Room
from potager.table.store import days
from potager.table.store.base import Listed
from potager.table.store.results import results_of
from potager.table.telling.replies import Achieved
from potager.table.texts import t
from potager.table.web import security
from potager.table.web.daily_pages import ranked
from potager.table.web.finding import hub_of, own_room
from potager.table.web.progress import changed
from potager.table.web.rendering import daily_title
from potager.table.web.security import AnyRequest
from potager.table.web.tallies import against, outcome

MOST = 500  # matches that are looked at
STREAK = 3  # wins in a row that are worth a word


@get("/api/tables/{code:str}/achieved")
async def see_achieved(code: str, request: AnyRequest) -> Achieved:
    """What you have achieved with this match, once it is over."""
    person = security.person(request)
    room = await own_room(request, code)
    if room.moment.sheet.phase != "over" or not room.moment.sheet.seats_of(person):
        return Achieved()
    store = hub_of(request).store
    await catch_up(store, person)
    game = room.moment.game
    change = changed(game, await results_of(store, person, game.name), room.id)
    if change is None:
        return Achieved()  # it does not count
    matches = await store.matches_of(person, ["over"], MOST)
    today = await place_of_day(hub_of(request), room)
    lines = (*today, *achieved(matches, room.id, person), change[1])
    return Achieved(lines=tuple(filter(None, lines)), rating=change[0])


async def place_of_day(hub: Hub, room: Room) -> list[str]:
    """The place of this match among everybody's attempts of its day."""
    setup = room.moment.setup
    if not setup.daily:
        return []
    listed = ranked(await days.attempts(hub.store, setup.game, setup.daily))
    what = daily_title(room.moment.game)
    return [
        t("daily.ranked", what=what, place=place, n=len(listed))
        for place, one in listed
        if one.setup.id == room.id
    ]


def achieved(matches: Sequence[Listed], match: str, person: str) -> Iterator[str]:
    """In words, of all the person's finished matches, the latest first."""
    counted = [one for one in matches if counts(one)]
    at = next((at for at, one in enumerate(counted) if one.setup.id == match), None)
    if at is None:
        return
    this = counted[at]
    before = [one for one in counted[at + 1 :] if one.setup.game == this.setup.game]
    for kind in KINDS:
        yield from kind(this, before, person)


def counts(one: Listed) -> bool:
    """Whether a match counts: nobody had help, and it was played from its beginning."""
    return not one.sheet.helped and not one.setup.origin


def _first_win(this: Listed, before: Sequence[Listed], person: str) -> Iterator[str]:
    won = [one for one in before if outcome(one, person) == "won"]
    if outcome(this, person) != "won":
        return
    level, game = against(this, person), find_game(this.setup.game)
    if level in LEVELS and not game.team:
        if not any(against(one, person) == level for one in won):
            yield t(f"first-win.{level}")
    elif not won:
        yield t("first-win.any")


def _best(this: Listed, before: Sequence[Listed], person: str) -> Iterator[str]:
    """With the same options, so that it can be compared."""
    game, mine = find_game(this.setup.game), _points(this, person)
    earlier = [_points(one, person) for one in before if one.setup.options == this.setup.options]
    best = max((one for one in earlier if one is not None), default=None)
    if mine is not None and best is not None and mine > best:
        yield game.text(Message(game.manners.best, {"n": mine, "before": best}))


def _points(one: Listed, person: str) -> int | None:
    """The points that somebody has made; none: none are known, or several sat at one screen."""
    seats, points = one.sheet.seats_of(person), one.sheet.points
    found = {points[seat] for seat in seats} if points else set()
    return found.pop() if len(found) == 1 else None


def _streak(this: Listed, before: Sequence[Listed], person: str) -> Iterator[str]:
    row = list(takewhile(lambda one: outcome(one, person) == "won", [this, *before]))
    if len(row) >= STREAK:
        yield t("achieved.streak", n=len(row))


KINDS = (_first_win, _best, _streak)
