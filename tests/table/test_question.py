"""The host asks the rulebook's own question instead of drawing lots, and taps players (C2, K1)."""

from __future__ import annotations

from typing import Any

import pytest
from serving import Page, Server, Table

import potager
from potager.core.game import AnyGame

SHOWN = {
    "carrots-and-broccoli": "Who has spent the most time in a garden?",
    "snail-invasion": "Which of you is the harder worker?",
    "carrotia": "Who is the youngest?",
    "yes-broccoli": "Who is the oldest, and who comes next?",
}
NO_QUESTION: tuple[tuple[str, dict[str, Any]], ...] = (
    ("carrots-and-broccoli", {"kids": (1,)}),
    ("snail-invasion", {"mode": "solitaire"}),
    ("carrotia", {"players": 1}),
)


def asked(server: Server, *others: str, game: str = "carrotia", **ask: object) -> Table:
    """Ann's table, at which the question is asked."""
    ask = {"options": {"players": 1 + len(others)}, "ask": True, "draw": None, **ask}
    return server.new("me", *others, game=game, name="Ann", **ask)


def says(page: Page) -> str:
    told = page.now["says"]
    assert isinstance(told, str)
    return told


def names(page: Page) -> list[str]:
    return [seat.get("name", "") for seat in page.now["seats"]]


def answer(page: Page) -> list[int]:
    found: list[int] = page.now["question"].get("answer", [])
    return found


def tap(host: Page, *seats: int, on: bool = True) -> None:
    for seat in seats:
        before = answer(host)
        host.send("answer-question", seat=seat, on=on)
        host.until(lambda page, before=before: answer(page) != before)  # type: ignore[misc]


def begin(host: Page, *others: Page) -> None:
    for page in others:
        page.send("ready", seat=page.now["seat"])
    host.until(lambda page: page.now.get("can_start"))
    host.send("start")
    for page in (host, *others):
        page.until(lambda page: page.now["phase"] == "playing")


@pytest.mark.parametrize("game", potager.games(), ids=lambda game: game.name)
def test_the_waiting_room_offers_the_games_own_question(server: Server, game: AnyGame) -> None:
    ann = server.new("me", "friend", game=game.name, name="Ann").open()
    offered = ann.now.get("question") or {}
    assert offered.get("text") == SHOWN.get(game.name)
    assert "on" not in offered
    if game.name not in SHOWN:
        assert "no question" in ann.refused("set-question", on=True)


def test_nobody_is_asked_where_an_option_goes_by_seat_or_one_plays_alone() -> None:
    for name, options in NO_QUESTION:
        game = potager.game(name)
        assert game.manners.question(game.resolve(**options)) is None


def test_c2_the_host_taps_who_begins_and_all_are_told(server: Server) -> None:
    table = server.new("me", "friend", game="carrots-and-broccoli", name="Ann", draw=True)
    ann, bob = table.open(), table.join(1, "Bob")
    ann.send("set-question", on=True)
    bob.until(lambda page: page.now["question"].get("on"))
    assert "draw" not in bob.now, "one or the other"
    assert says(bob) == "Ann taps the answer."
    bob.send("ready", seat=1)
    ann.until(lambda page: "Answer the question" in page.now["prompt"])
    bob.until(lambda page: "Ann has a question to answer" in page.now["prompt"])
    assert "can_start" not in ann.now
    assert "Who has spent the most time in a garden?" in ann.refused("start")
    tap(ann, 0)
    assert says(ann) == "You have spent the most time in a garden, so you begin."
    tap(ann, 1)
    assert answer(ann) == [1], "one tap is enough to change it"
    assert says(ann) == "Bob has spent the most time in a garden, so Bob begins."
    bob.until(lambda page: says(page).startswith("You have spent"))
    begin(ann, bob)
    assert names(ann) == ["Bob", "Ann"]
    assert "question" not in ann.now


def test_k1_the_others_follow_the_youngest_as_they_sit_and_a_bot_can_be_it(server: Server) -> None:
    table = asked(server, "friend", "bot:easy", "hot", names={3: "Dot"})
    ann, bob = table.open(), table.join(1, "Bob")
    sat = names(ann)
    tap(ann, 2)
    begin(ann, bob)
    assert names(ann) == [sat[2], "Dot", "Ann", "Bob"]


def test_ages_are_an_order_and_nobody_moves(server: Server) -> None:
    table = asked(server, "friend", "bot:easy", "hot", game="yes-broccoli", names={3: "Dot"})
    ann, bob = table.open(), table.join(1, "Bob")
    ann.until(lambda page: "Bob" in names(page))
    bot = names(ann)[2]
    welcome = ann.last("welcome")
    assert welcome
    assert ["Age order", "as answered here"] in welcome["options"]
    tap(ann, 3, 0)
    assert "Tap everyone in that order" in says(ann)
    tap(ann, 3, on=False)
    tap(ann, 1, 3)
    assert answer(ann) == [0, 1, 3]
    order = f"From oldest to youngest: Ann, Bob, Dot and {bot}."
    assert says(ann) == f"{order} Ties go to the youngest."
    assert "Ann, you, Dot and" in says(bob.until(lambda page: "From" in says(page)))
    begin(ann, bob)
    assert names(ann) == ["Ann", "Bob", bot, "Dot"]
    told = ["Age order", "Red, Blue, Green, Purple"]
    ann.until(lambda page: told in (page.last("welcome") or {})["options"])


def test_of_two_one_tap_says_all(server: Server) -> None:
    table = asked(server, "friend", game="yes-broccoli")
    ann = table.open()
    tap(ann, 0)
    assert "Tap everyone" in says(ann), "somebody is still to come"
    table.join(1, "Bob")
    ann.until(lambda page: "From oldest to youngest: you and Bob." in says(page))


def test_only_the_host_answers_and_only_about_players(server: Server) -> None:
    table = asked(server, "friend", "friend")
    ann, bob = table.open(), table.join(1, "Bob")
    assert "Only the host" in bob.refused("answer-question", seat=0)
    assert "Only the host" in bob.refused("set-question", on=False)
    assert "Nobody sits in seat 3" in ann.refused("answer-question", seat=2)
    assert "no seat 8" in ann.refused("answer-question", seat=7)
    ann.send("set-question", on=False)
    ann.until(lambda page: not page.now["question"].get("on"))
    assert "can't ask for" in ann.refused("answer-question", seat=0)


def test_the_answer_follows_the_player_and_leaves_with_the_player(server: Server) -> None:
    table = asked(server, "friend", "friend")
    ann, bob = table.open(), table.join(1, "Bob")
    ann.until(lambda page: "Bob" in names(page))
    tap(ann, 1)
    bob.send("sit", seat=1, to=2)
    ann.until(lambda page: answer(page) == [2])
    bob.send("stand", seat=2)
    ann.until(lambda page: answer(page) == [])
    assert answer(table.join(2, "Cec")) == []


def test_lots_and_the_question_exclude_each_other(server: Server) -> None:
    ann = asked(server, "friend").open()
    assert "draw" not in ann.now
    ann.send("set-draw", on=True)
    ann.until(lambda page: page.now.get("draw"))
    assert "on" not in ann.now["question"]


def test_options_that_leave_no_question_end_it(server: Server) -> None:
    table = asked(server, "friend", game="carrots-and-broccoli")
    ann = table.open()
    form = {"option.players": "2", "option.length": "full", "option.kids": "2", "ask": "on"}
    changed = table.browser.post(f"/t/{table.code}/options?bare", data=form)
    assert changed.json() == {"problem": ""}
    ann.until(lambda page: "question" not in page.now)
    ann.send("set-draw", on=True)
    ann.until(lambda page: page.now.get("draw"))
    assert table.browser.post(f"/t/{table.code}/options?bare", data=form | {"draw": "on"}).json()
    ann.until(lambda page: "draw" not in page.now)  # who is a kid is chosen by seat
    ask = {"game": "carrots-and-broccoli", "ask": True, "options": {"kids": "1"}}
    refused = server.browser().post("/api/tables", json=ask)
    assert "no question to ask with these options" in refused.text


def test_one_screen_has_a_waiting_room_for_the_question_and_bots_at_once_have_none(
    server: Server,
) -> None:
    ann = asked(server, "hot", names={1: "Bob"}).open()
    assert ann.now["phase"] == "waiting-room"
    tap(ann, 1)
    assert says(ann) == "Bob is the youngest, so Bob begins."
    begin(ann)
    assert names(ann) == ["Bob", "Ann"]
    assert server.new("me", "bot:easy", game="carrotia").open().now["phase"] == "playing"


def test_whoever_joins_reads_that_a_question_settles_the_seats(server: Server) -> None:
    page = server.browser().get(asked(server, "friend", "friend").made["invite"]).text
    assert "depend on a question" in page
    assert 'type="radio" name="seat"' not in page
    ages = asked(server, "friend", "friend", game="yes-broccoli")
    assert 'type="radio" name="seat"' in server.browser().get(ages.made["invite"]).text


def test_the_answer_outlives_a_restart(own_server: Server) -> None:
    own_server.start()
    table = asked(own_server, "friend")
    tap(table.open(), 0)
    own_server.kill()
    own_server.start()
    ann = table.open()
    assert ann.now["question"]["on"]
    assert answer(ann) == [0]


def rematch(how: str, *pages: Page) -> str:
    """The first resigns, and all play again; the new table's code."""
    first, *others = pages
    first.send("resign", seat=first.now["seat"])
    for page in pages:
        page.until(lambda page: page.now["phase"] == "over")
    first.send("offer", kind="rematch", seat=first.now["seat"], how=how)
    for page in others:
        page.until(lambda page: page.now.get("offers"))
        page.send("answer", kind="rematch", seat=page.now["seat"], agree=True)
    first.until(lambda page: page.now["ending"].get("rematch"))
    return str(first.now["ending"]["rematch"]).removeprefix("/t/")


@pytest.mark.parametrize(("how", "order"), [("again", ["Bob", "Ann"]), ("swap", ["Ann", "Bob"])])
def test_a_rematch_remembers_the_answer_unless_sides_are_swapped(
    server: Server, how: str, order: list[str]
) -> None:
    table = asked(server, "friend", game="snail-invasion", options={})
    ann, bob = table.open(), table.join(1, "Bob")
    ann.until(lambda page: "Bob" in names(page))
    tap(ann, 1)
    assert says(ann) == "Bob works harder, so Bob is the Gardener and begins."
    begin(ann, bob)
    code = rematch(how, ann, bob)
    again = Page(server, f"/t/{code}/ws", table.cookie)
    assert again.now["phase"] == "playing"
    assert names(again) == order
