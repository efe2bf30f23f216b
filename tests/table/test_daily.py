"""The challenge of a day: the same dice for everybody, a seed that stays secret, first attempts."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from serving import Server
from table.rooms import StillStore, WithStore, hub_at
from table.test_store import setup

from potager.bots.levels import bot
from potager.core.dice import FairDice
from potager.core.errors import UnfairDice
from potager.core.match import Match
from potager.core.record import Record
from potager.core.registry import game as find_game
from potager.core.verifying import verify
from potager.table.rooms.counting import catch_up
from potager.table.rooms.hub import Hub
from potager.table.rooms.opening import new_table
from potager.table.rooms.room import Room
from potager.table.rooms.seats import COOKIE, person_of
from potager.table.settings import Settings
from potager.table.store import days
from potager.table.store.base import Listed, Store
from potager.table.store.hauls import Haul, hauls_of, keep_haul
from potager.table.store.kept import Place, Setup, Sheet
from potager.table.telling import present
from potager.table.web.achievements import place_of_day
from potager.table.web.daily_pages import ranked
from potager.table.web.progress import forget
from potager.table.web.team_book import team_book

GAME = find_game("carrotia")
OPTIONS = GAME.resolve(**(GAME.manners.daily or {}))
DAY = "1970-01-12"  # on which the still store's clock stands
A_DAY = 86_400


def at_table(folder: Path, work: Callable[[Hub], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with hub_at(folder / "table.sqlite") as hub:
            await work(hub)

    asyncio.run(whole())


async def tries(hub: Hub, name: str) -> Room:
    sheet = Sheet(places=(Place(holder=name, name=name.title(), ready=True),))
    dice = await days.dice_of_day(hub.store, GAME.name, DAY)
    made = new_table(GAME.name, OPTIONS, sheet, host=name, daily=DAY, dice=dice)
    setup = await hub.create(*made)
    room = await hub.room(setup.id)
    assert room
    await room._take_up()
    return room


async def ends(room: Room) -> Room:
    """Somebody plays badly, but to the end."""

    def play(draft: Any) -> None:
        match: Match = draft.match
        while not match.over:
            if match.chance_due():
                match.draw()
            elif match.state.hourglass():
                match.strike()
            else:
                match.choose(0, match.legal(0)[0])

    await room.do(play)
    return room


def test_everybody_has_the_same_dice_and_nobody_their_seed_before_the_day_ends(
    tmp_path: Path,
) -> None:
    async def work(hub: Hub) -> None:
        ann, bob = [await ends(await tries(hub, name)) for name in ("ann", "bob")]
        assert ann.moment.match.events == bob.moment.match.events
        seed = ann.moment.setup.dice.seed
        known = present.now(ann).ending
        assert known
        assert known.seed == ""
        told = ann.moment.record(hub.store.now()).to_json()
        assert seed not in told
        assert '"without"' in told  # no page has a part in these dice: they are the server's
        with pytest.raises(UnfairDice):
            verify(Record.from_json(told))
        assert isinstance(hub.store, StillStore)
        hub.store.time += A_DAY
        ending = present.now(ann).ending
        assert ending
        assert ending.seed == seed
        verify(ann.moment.record(hub.store.now()))
        shown = await days.dice_of_day(hub.store, GAME.name, DAY)
        assert shown == FairDice(f"carrotia {DAY}", seed, ann.moment.setup.dice.promise)

    at_table(tmp_path, work)


def test_only_the_first_attempt_of_a_person_is_listed(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        first = await tries(hub, "ann")
        await ends(await tries(hub, "ann"))
        assert await days.attempts(hub.store, GAME.name, DAY) == []
        own = await days.attempt_of(hub.store, GAME.name, DAY, "ann")
        assert own
        assert own.setup.id == first.id
        assert await days.attempt_of(hub.store, GAME.name, DAY, "bob") is None
        await ends(first)
        listed = await days.attempts(hub.store, GAME.name, DAY)
        assert [one.setup.id for one in listed] == [first.id]
        assert await place_of_day(hub, first) == ["Daily quest: place 1 of 1 so far."]
        assert isinstance(hub.store, StillStore)
        late = await tries(hub, "bob")
        hub.store.time += A_DAY  # now the seed is known
        await ends(late)
        listed = await days.attempts(hub.store, GAME.name, DAY)
        assert [one.setup.id for one in listed] == [first.id]
        assert await days.days_played(hub.store, GAME.name, 10) == [DAY]
        assert await days.dice_of_day(hub.store, GAME.name, "1970-01-10") is None

    at_table(tmp_path, work)


def test_whoever_is_first_of_several_processes_makes_the_seed(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        found = [days.dice_of_day(hub.store, GAME.name, DAY) for _ in range(8)]
        assert len({one.seed for one in await asyncio.gather(*found) if one}) == 1

    at_table(tmp_path, work)


def listed(name: str, points: int, *, at: float = 0, **sheet: Any) -> Listed:
    setup = Setup(
        id=name, code=name, watch=name, invite=name, game="carrotia", host=name,
        options={"players": 1, **sheet.pop("options", {})}, dice=FairDice(match=name),
    )  # fmt: skip
    places = (Place(holder=name, name=name.title()), *sheet.pop("others", ()))
    kept = Sheet(phase="over", places=places, points=(points,) * len(places), **sheet)
    return Listed(setup=setup, sheet=kept, at=at)


def test_equal_hauls_share_a_place_and_help_does_not_count() -> None:
    found = ranked(
        [
            listed("ann", 7, at=3),
            listed("bob", 12, at=4),
            listed("cec", 12, at=2),
            listed("dot", 20, helped=True),
            msgspec.structs.replace(listed("eva", 0), sheet=Sheet(phase="over", places=())),
        ]
    )
    assert [(rank, one.setup.id) for rank, one in found] == [(1, "cec"), (1, "bob"), (3, "ann")]


def test_the_team_book_has_the_best_with_each_deck_and_with_whom() -> None:
    bob, bot = Place(holder="bob", name="Bob"), Place(name="Pip", bot="hard")
    matches = [
        listed("ann", 9, others=(bob, bot), options={"players": 3}),
        listed("ann", 4),
        listed("ann", 21, helped=True),
        listed("ann", 5, options={"quests": "challenge"}),
    ]
    (book,) = team_book(matches, [], "ann")
    assert (book.game, book.option, book.cards) == ("Carrotia", "Quests", ())
    assert [(one.points, one.company) for one in book.decks] == [
        (5, "alone"),
        (9, "with Bob, a bot (hard)"),
    ]
    assert team_book([], [], "ann") == []


def test_the_team_book_has_the_best_with_each_quest(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        found = dict[str, int]()
        for number in range(2):
            match, sheet, setup = played_by_bots(number)
            await hub.store.create(setup, sheet, None, match.rows)
            for quest, carrots in GAME.manners.hauls(GAME.start(match.options), match.events):
                found[quest] = max(carrots, found.get(quest, 0))
        await catch_up(hub.store, "ann")
        hauls = await hauls_of(hub.store, "ann")
        assert {one.card: one.points for one in hauls} == {
            quest: carrots for quest, carrots in found.items() if carrots
        }
        (book,) = team_book([], hauls, "ann")
        (deck,) = book.cards
        assert deck.title == f"{len(hauls)} of 27 quests brought home (standard)"
        order = [one.name for one in deck.entries]
        cards = GAME.manners.book_cards(GAME.start(OPTIONS))
        assert order == [card for card in cards if card in order]
        assert {one.company for one in deck.entries} == {"with Bob, a bot (easy)"}
        assert all(one.url for one in deck.entries)
        await hub.store.write(lambda db: forget(db, "ann"))
        assert not await hauls_of(hub.store, "ann")
        left = await hauls_of(hub.store, "bob")
        assert [one.points for one in left] == [one.points for one in hauls]

    at_table(tmp_path, work)


def test_a_better_haul_replaces_a_worse_one_and_no_other(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        me = secrets.token_hex(8)
        for match, points in (("first", 4), ("as good", 4), ("better", 6), ("worse", 5)):
            haul = Haul(
                game="carrotia", deck="house", card="Slug night", points=points,
                company=(("easy", "Pip"), ("", "Bob")), match=match, at=1.0,
            )  # fmt: skip
            await store.write(partial(keep_haul, person=me, haul=haul))
            (kept,) = await hauls_of(store, me)
            assert kept.match == ("better" if points > 4 else "first")
        assert kept.company == (("easy", "Pip"), ("", "Bob"))
        assert kept.watch == "", "that match is gone"

    with_store(work)


def played_by_bots(seed: int) -> tuple[Match, Sheet, Setup]:
    """A match of a team, as it is stored."""
    options = GAME.resolve(players=3, birds="gentle")
    match = Match.new(GAME, options, seed=seed)
    match.play([bot("easy", GAME, seat).choose for seat in range(3)])
    places = (
        Place(holder="ann", name="Ann"), Place(holder="bob", name="Bob"),
        Place(name="Pip", bot="easy"),
    )  # fmt: skip
    result, points = match.result, GAME.points(match.state)
    sheet = Sheet(phase="over", result=result or (), points=points or (), places=places)
    record = match.record()
    made = setup(game=GAME.name, options=record.options, rules=GAME.rules_version)
    return match, sheet, made


def test_the_records_list_quests_even_if_the_matches_are_gone(own_server: Server) -> None:
    own_server.start()
    ann = own_server.browser()
    ann.post("/me", data={"name": "Ann", "colour": "leaf"})
    person = person_of(ann.cookies[COOKIE])
    haul = Haul(
        game="carrotia", deck="challenge", card="Slug night", points=7,
        company=(("easy", "Pip"), ("", "Bob")), match="gone", at=1.0,
    )  # fmt: skip

    async def keep() -> None:
        store = Settings(database=own_server.database).store()
        await store.open()
        await store.write(partial(keep_haul, person=person, haul=haul))
        await store.close()

    own_server.stop()
    asyncio.run(keep())
    own_server.start()
    page = ann.get("/records").text
    assert "1 of 27 quests brought home (Challenge)" in page
    assert "Slug night" in page
    assert "with a bot (easy), Bob" in page
    assert ann.get("/records.json").json()["hauls"][0]["points"] == 7


def test_the_page_leads_to_a_match_once_and_back_to_it(server: Server) -> None:
    ann, bob = server.browser(), server.browser()
    assert "Be the first" in ann.get("/daily/carrotia").text
    first = ann.post("/daily/carrotia").headers["location"]
    assert first.startswith("/t/")
    assert ann.post("/daily/carrotia").headers["location"] == first
    assert bob.post("/daily/carrotia").headers["location"] != first
    assert "You have started it" in ann.get("/daily/carrotia").text
    page = ann.get("/daily/carrotia/2020-02-29")
    assert "Nobody finished it that day" in page.text
    for nowhere in ("carrotia/2020-02-30", "carrotia/2999-01-01", "carrotia/20200101", "kalah"):
        assert ann.get(f"/daily/{nowhere}").status_code == 404
    assert ann.get("/daily/snail-invasion").status_code == 404
