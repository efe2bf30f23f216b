"""A person's own ladders: shown to that person alone, downloaded and deleted by that person."""

from __future__ import annotations

import secrets

from serving import Page, Server, Table, play_on
from table.rooms import WithStore
from table.test_store import setup

from potager.bots.champions import CHAMPIONS
from potager.core.registry import game as find_game
from potager.core.registry import games
from potager.table.rooms.counting import catch_up
from potager.table.store.answers import PuzzleAnswer, answers_of, keep_answer
from potager.table.store.base import Store
from potager.table.store.kept import Place, Sheet
from potager.table.store.results import Result, results_of
from potager.table.web.progress import changed, forget, progress_in

SNAIL, CARROTIA = find_game("snail-invasion"), find_game("carrotia")


def result(step: str, outcome: str = "won", **fields: object) -> Result:
    usual = {"match": step + outcome, "game": "", "at": 0.0, "points": None, "mu": 25, "sigma": 8}
    return Result(step=step, outcome=outcome, **(usual | fields))  # type: ignore[arg-type]


def states(*results: Result) -> str:
    return " ".join(step.state for step in progress_in(SNAIL, results).steps)


def test_the_next_step_is_above_the_highest_that_is_beaten() -> None:
    assert states() == "next open open open open open open open"
    assert states(result("easy", "lost")).startswith("next")
    assert states(result("hard")) == "open open beaten next open open open open"
    top = result("champion-5")
    assert states(top) == "next open open open open open open beaten"
    assert "next" not in states(*map(result, ("easy", "medium", "hard", *CHAMPIONS)))


def test_the_ladder_says_how_each_champion_plays() -> None:
    for game in (one for one in games() if not one.team):
        styles = [step.style for step in progress_in(game, []).steps]
        assert styles[0] == "Pip, Bumble, Clover and others"
        assert len(set(styles)) == 3 + len(CHAMPIONS)
        assert all(styles)


def test_each_step_against_bots_has_a_face_and_a_rating() -> None:
    steps = progress_in(SNAIL, []).steps
    assert len({step.face for step in steps}) == len(steps)
    assert [step.rating for step in steps] == sorted(step.rating or 0 for step in steps)
    assert {(step.face, step.rating) for step in progress_in(CARROTIA, []).steps} == {("", None)}


def test_a_champion_brings_hard_bots_with_names_of_their_own(server: Server) -> None:
    browser = server.browser()
    headers = {"Origin": server.url}
    data = {"quick": "champion-3"}
    answer = browser.post("/new/pyramid-shambo", data=data, headers=headers)
    code = str(answer.headers["location"]).removeprefix("/t/")
    seats = browser.get(f"/api/tables/{code}").json()["now"]["seats"]
    assert sorted(seat.get("bot", "") for seat in seats)[1] == "champion-3"
    assert sum(seat.get("bot") == "hard" for seat in seats) == len(seats) - 2
    assert len({(seat["face"], seat["name"].rstrip(" 2")) for seat in seats}) == len(seats)


def test_streaks_and_what_a_match_has_changed() -> None:
    played = [
        result("easy", mu=26), result("easy", match="again", mu=27), result("easy", "lost", mu=26),
        result("", match="bob", mu=28),
    ]  # fmt: skip
    found = progress_in(SNAIL, played)
    assert (found.played, found.streak, found.longest) == (4, 1, 2)
    assert [point.against for point in found.points] == ["Easy", "Easy", "Easy", "People"]
    first = ("Your rating is 1529 ± 472 now (+29).", "Step 1 of 8 beaten. Next: Medium.")
    assert changed(SNAIL, played, "easywon") == first
    assert changed(SNAIL, played, "easylost") == ("Your rating is 1529 ± 472 now (−30).", "")
    assert changed(SNAIL, played, "unknown") is None


def test_a_team_has_its_best_haul_for_each_step() -> None:
    hauls = [
        result("quest-1", points=21), result("quest-2", "lost", points=14),
        result("quest-3", "lost", points=0),
    ]  # fmt: skip
    found = progress_in(CARROTIA, hauls)
    assert [(step.state, step.best) for step in found.steps] == [
        ("beaten", "best haul: 21 carrots"), ("next", "best haul: 14 carrots"), ("open", ""),
    ]  # fmt: skip
    assert found.steps[2].fields["option.quests"] == "challenge"
    assert (found.skill, found.points) == (None, ())
    assert changed(CARROTIA, hauls, "quest-1won") == ("", "Step 1 of 3 beaten. Next: Fierce birds.")


def test_nothing_is_left_of_a_person_who_is_forgotten(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        me, played = secrets.token_hex(8), ["alone", "together"]
        own = Place(holder=me, name="Me")
        for match, other in zip(played, (Place(bot="easy"), Place(holder="bob")), strict=True):
            made = setup(id=match + me, host=me)
            await store.create(made, Sheet(phase="over", result=(1, -1), places=(own, other)))
        await store.remember(me, "Me", "leaf")
        await keep_answer(store, me, "2026-11-19", PuzzleAnswer(), PuzzleAnswer((3,)))
        await catch_up(store, me)
        assert len(await results_of(store, me)) == 2
        assert await store.write(lambda db: forget(db, me)) == ["alone" + me]
        assert await store.load("alone" + me) is None
        assert await store.load("together" + me), "it belongs to Bob, too"
        assert await results_of(store, me) == []
        assert await answers_of(store, me) == {}
        assert await store.person(me) == ("", "")
        assert await store.matches_of(me, ["over"]) == []

    with_store(work)


def resigned(server: Server, again: Table | None = None) -> tuple[Table, Page, Page]:
    """A match of two people, of whom the other one has just given up; of Ann's, once more."""
    ask = {"game": "snail-invasion", "seats": ["me", "friend"], "name": "Ann", "draw": False}
    browser = again.browser if again else server.browser()
    table = Table(server, browser, browser.post("/api/tables", json=ask).json())
    ann, bob = table.open(), table.join(1, "Bob")
    bob.send("ready", seat=1)
    ann.until(lambda page: page.now.get("can_start"))
    ann.send("start")
    bob.until(lambda page: page.now["phase"] == "playing")
    bob.send("resign", seat=1)
    ann.until(lambda page: page.over)
    return table, ann, bob


def test_a_person_alone_sees_and_deletes_what_is_kept(server: Server) -> None:
    table, _, bob = resigned(server)
    friend = server.browser()
    friend.cookies["potager"] = bob.cookie
    told = table.browser.get(f"/api/tables/{table.code}/achieved").json()
    assert told["rating"] == "Your rating is 1578 ± 476 now (+78)."
    lost = friend.get(f"/api/tables/{table.code}/achieved").json()
    assert lost["rating"] == "Your rating is 1422 ± 476 now (−78)."
    assert ">1578</b>" in table.browser.get("/").text
    assert "1578" in table.browser.get(f"/t/{table.code}").text
    assert "1578" not in friend.get("/records").text + friend.get("/").text
    assert "rating" not in "".join(bob.raw)
    kept = table.browser.get("/records.json")
    assert "attachment" in kept.headers["content-disposition"]
    assert [one["outcome"] for one in kept.json()["results"]] == ["won"]
    answer = table.browser.post("/records/delete")
    assert answer.headers["location"] == "/records"
    assert table.browser.get("/records.json").json()["results"] == []
    assert table.code not in table.browser.get("/records").text
    assert [one["outcome"] for one in friend.get("/records.json").json()["results"]] == ["lost"]
    assert friend.get(f"/t/{table.code}").status_code == 200


def test_home_and_table_show_rating_curve_and_streak(server: Server) -> None:
    table, *_ = resigned(server)
    home = table.browser.get("/").text
    assert "<b>1578</b> ± 476" in home
    assert "<polyline" not in home, "one match is no curve"
    again, *_ = resigned(server, table)
    home = again.browser.get("/").text
    assert "<polyline" in home
    assert "2 wins in a row now" in home
    assert "2 wins in a row now" in again.browser.get(f"/t/{again.code}").text


def test_a_match_against_bots_alone_is_deleted_with_the_person(server: Server) -> None:
    table = server.new("me", "bot:easy", options={"turn_limit": 2})
    play_on(table.open())
    assert table.browser.get("/records.json").json()["results"] == [], "such a match counts nothing"
    watch = table.made["watch"].replace("/w/", "/r/")
    assert server.browser().get(watch).status_code == 200
    table.browser.post("/records/delete")
    assert server.browser().get(watch).status_code == 404


def test_a_killed_server_counts_a_match_once(own_server: Server) -> None:
    own_server.start()
    table, *_ = resigned(own_server)
    own_server.kill()  # perhaps before it was counted
    own_server.start()
    again = own_server.browser()
    again.cookies["potager"] = table.cookie
    for _ in range(2):
        assert len(again.get("/records.json").json()["results"]) == 1
