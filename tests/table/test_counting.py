"""Finished matches count for ladders and ratings: each of them once, whatever happens."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from typing import Any

import msgspec
import pytest
from table.rooms import WithStore
from table.test_store import setup

from potager.bots.champions import steps
from potager.bots.rating import START, ratings
from potager.core.game import AnyGame
from potager.core.record import Play, Row, Table
from potager.core.registry import game as find_game
from potager.core.registry import games
from potager.table.operating.retention import delete
from potager.table.rooms.counting import Reason, catch_up, count_matches, judge, why_not
from potager.table.store.base import Listed, Store
from potager.table.store.kept import Former, Place, Setup, Sheet
from potager.table.store.results import Result, results_of, uncounted

ME, BOB = Place(holder="me", name="Me"), Place(holder="bob", name="Bob")
SNAIL, CARROTIA = find_game("snail-invasion"), find_game("carrotia")


def bot(level: str) -> Place:
    return Place(bot=level, name=level)


def over(result: tuple[int, ...], *places: Place, **fields: Any) -> Sheet:
    return Sheet(phase="over", result=result, places=places, **fields)


async def keep(store: Store, sheet: Sheet, *rows: Row, **fields: Any) -> str:
    """Store a match that is over; by which name."""
    made = setup(**fields)
    await store.create(made, sheet, None, rows)
    return made.id


def test_a_match_counts_once_for_each_who_played_it(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        me, bob = secrets.token_hex(8), secrets.token_hex(8)
        mine = msgspec.structs.replace(ME, holder=me)
        first = await keep(store, over((1, -1), mine, bot("hard")))
        playing = await keep(store, Sheet(phase="playing", places=(mine, bot("easy"))))
        await asyncio.gather(*(count_matches(store, [first, playing]) for _ in range(4)))
        (won,) = await results_of(store, me)
        assert (won.match, won.outcome, won.step) == (first, "won", "hard")
        assert won.mu > START.mu
        assert won.sigma < START.sigma
        # Several end together, and nobody has counted them.
        other = msgspec.structs.replace(BOB, holder=bob)
        ended = [await keep(store, over((1, -1), mine, other)) for _ in range(5)]
        assert await uncounted(store, me, 9) == ended
        await asyncio.gather(catch_up(store, me), catch_up(store, bob))
        found = await results_of(store, me)
        assert [one.match for one in found[1:]] == ended
        assert [one.mu for one in found] == sorted(one.mu for one in found), "each counts on"
        assert len(await results_of(store, bob)) == 5
        assert (await results_of(store, bob))[-1].mu < START.mu < found[-1].mu
        # What a match was worth stays when it is deleted, also where nobody had looked.
        last = await keep(store, over((-1, 1), mine, bot("easy")))
        await store.write(partial(delete, matches=[first, last], before=store.now() + 1))
        assert [one.match for one in await results_of(store, me)] == [first, *ended, last]
        assert (await results_of(store, me))[-1].outcome == "lost"

    with_store(work)


def test_hints_and_take_backs_are_found_in_the_log(with_store: WithStore) -> None:
    """So matches from before the ladder are judged as those of today."""

    async def work(store: Store) -> None:
        me = secrets.token_hex(8)
        places = msgspec.structs.replace(ME, holder=me), bot("easy")
        await keep(store, over((1, -1), *places), Play(0, 3, "person"), Table("hint", 0))
        await keep(store, over((1, -1), *places), Play(0, 3, "person"), Table("undone", 0))
        plain = await keep(store, over((1, -1), *places), Play(0, 3, "person"), Table("paused"))
        await catch_up(store, me)
        corrected = msgspec.structs.replace(over((1, -1), *places), helped=False)
        slip = await keep(store, corrected, Play(0, 3, "person"), Table("undone", 0))
        await catch_up(store, me)
        assert [one.match for one in await results_of(store, me)] == [plain, slip]
        assert await uncounted(store, me, 9) == [], "nor are they looked at again"

    with_store(work)


@pytest.mark.parametrize(("why", "game", "options", "sheet", "setting"), [
    ("", SNAIL, {}, over((1, -1), ME, bot("champion-5")), {}),
    ("", SNAIL, {}, over((1, -1), ME, BOB), {}),
    ("helped", SNAIL, {}, over((1, -1), ME, BOB), {"helped": True}),
    ("played-on", SNAIL, {}, over((1, -1), ME, BOB), {"origin": "a replay 12"}),
    ("one-screen", SNAIL, {}, over((1, -1), ME, ME), {}),
    ("", CARROTIA, {}, over((1, 1), ME, ME), {}),
    ("", CARROTIA, {"players": 1}, over((1,), ME), {}),
    ("alone", SNAIL, {"mode": "solitaire"}, over((1,), ME), {}),
    ("own-bot", SNAIL, {}, over((1, -1), ME, bot("package:Own")), {}),
    ("uneven", find_game("carrots-and-broccoli"), {"kids": [1]}, over((1, -1), ME, BOB), {}),
    ("uneven", find_game("yes-broccoli"), {"game": "advanced", "handicap": "1 +1"},
     over((1, -1), ME, BOB), {}),
    ("uneven", find_game("carrots-and-broccoli"), {"timer": 2}, over((1, -1), ME, BOB), {}),
    ("", find_game("carrots-and-broccoli"), {"timer": 20}, over((1, -1), ME, BOB), {}),
    ("", find_game("carrots-and-broccoli"), {}, over((1, -1), ME, BOB), {}),
    ("uneven", SNAIL, {"turn_limit": 3}, over((0, 0), ME, BOB), {}),
    ("changed", SNAIL, {},
     over((1, -1), ME, BOB, former=(Former(seat=1, seq=4, name="Pip", face="bot-pip"),)), {}),
])  # fmt: skip
def test_why_a_match_does_not_count(
    why: Reason, game: Any, options: dict[str, Any], sheet: Sheet, setting: dict[str, Any]
) -> None:
    made: Setup = setup(game=game.name, origin=setting.get("origin", ""))
    helped = setting.get("helped", False)
    assert why_not(game, game.resolve(**options), made, sheet, helped=helped) == why


def judged(sheet: Sheet, game: str = "snail-invasion", **options: Any) -> dict[str, Result]:
    one = Listed(setup=setup(game=game, options=options), sheet=sheet, at=1.0)
    return judge(one, False, lambda person, game: None)


def test_whoever_leaves_has_lost() -> None:
    gone = msgspec.structs.replace(BOB, bot="medium", resigned=True)
    found = judged(over((-1, 1, -1, -1), ME, gone, bot("hard"), bot("easy")), "pyramid-shambo")
    assert {person: one.outcome for person, one in found.items()} == {"me": "lost", "bob": "lost"}
    assert found["bob"].mu < START.mu < found["me"].mu, "though his bot has won"
    assert judged(over((), ME, BOB)) == {}, "nor does a match that has no result"


def test_bots_rate_people_and_people_each_other() -> None:
    easy, strong = (judged(over((1, -1), ME, bot(one)))["me"] for one in ("easy", "champion-5"))
    assert START.mu < easy.mu < strong.mu
    found = judged(over((1, -1), ME, BOB))
    assert found["me"].mu - START.mu == pytest.approx(START.mu - found["bob"].mu)
    assert (found["me"].step, easy.step) == ("", "easy")
    mixed = over((1, -1, -1, -1), ME, bot("hard"), bot("easy"), bot("hard"))
    assert judged(mixed, "pyramid-shambo")["me"].step == "easy", "as strong as the weakest"
    for others, step in (("hard", "champion-3"), ("medium", "medium")):
        with_champion = over((1, -1, -1), ME, bot("champion-3"), bot(others))
        assert judged(with_champion, "pyramid-shambo")["me"].step == step


def test_a_team_has_steps_and_hauls_but_no_rating() -> None:
    won = over((1, 1), ME, bot("medium"), points=(23, 23))
    found = judged(won, "carrotia", birds="gentle")["me"]
    assert (found.outcome, found.step, found.points, found.mu) == ("won", "quest-1", 23, START.mu)
    assert judged(won, "carrotia")["me"].step == "quest-2"
    assert judged(won, "carrotia", quests="challenge")["me"].step == "quest-3"
    assert judged(over((0, 0), ME, bot("medium")), "carrotia") == {}, "stopped together"


@pytest.mark.parametrize(
    "game", [game for game in games() if not game.team], ids=lambda game: game.name
)
def test_stronger_bots_have_higher_ratings(game: AnyGame) -> None:
    found = [ratings(game)[step] for step in steps(game)]
    assert found == sorted(set(found))
    assert ratings(game)["medium"] == 1500
