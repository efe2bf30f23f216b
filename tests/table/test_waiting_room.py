"""A table that is being set: options until the start, standing up, who is the host."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import Page, Server, Table, database


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A table at which the host's role passes on quickly."""
    folder: Path = tmp_path_factory.mktemp("hasty")
    running = Server(database(folder), host_wait=0.2).start()
    yield running
    running.stop()


def friends(server: Server, game: str = "yes-broccoli", players: int = 3) -> Table:
    return server.new(
        "me", *["friend"] * (players - 1), game=game, name="Ann", options={"players": players}
    )


def options_of(page: Page) -> dict[str, str]:
    welcome = page.last("welcome")
    assert welcome
    return dict(welcome["options"])


def change(table: Table, **options: str) -> str:
    """The host sends the form; what was wrong with it."""
    form = {f"option.{name}": value for name, value in options.items()}
    answer = table.browser.post(f"/t/{table.code}/options?bare", data={"chat": "on", **form})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["problem"])


def test_playing_with_friends_leads_to_the_waiting_room(server: Server) -> None:
    visitor = server.browser()
    answer = visitor.post("/new/pyramid-shambo", data={"friends": "on"})
    code = answer.headers["location"].removeprefix("/t/")
    room = visitor.get(f"/api/tables/{code}").json()
    assert room["now"]["phase"] == "waiting-room"
    assert [seat.get("free", False) for seat in room["now"]["seats"]] == [False, True, True, True]


def test_bots_come_with_the_choices_of_the_sheet(server: Server) -> None:
    visitor = server.browser()
    form = {"quick": "hard", "side": "1", "option.garden": "two-colour", "option.mode": "duel"}
    answer = visitor.post("/new/snail-invasion", data=form)
    table = visitor.get(f"/api/tables/{answer.headers['location'].removeprefix('/t/')}").json()
    assert [seat.get("bot", "") for seat in table["now"]["seats"]] == ["hard", ""]
    assert table["you"]["own"] == [1]
    alone = visitor.post("/new/snail-invasion", data={"quick": "easy", "option.mode": "solitaire"})
    table = visitor.get(f"/api/tables/{alone.headers['location'].removeprefix('/t/')}").json()
    assert len(table["now"]["seats"]) == 1


def test_the_host_changes_options_until_the_start(server: Server) -> None:
    table = friends(server)
    ann, bob = table.open(), table.join(1, "Bob")
    bob.send("ready", seat=1)
    ann.until(lambda page: page.now["seats"][1].get("ready"))
    assert change(table, players="4", game="advanced") == ""
    for page in (ann, bob):
        page.until(lambda page: len(page.now["seats"]) == 4)
        page.until(lambda page: options_of(page).get("Game") == "Advanced")
        assert not page.now["seats"][1].get("ready"), "it is another game: say so again"
    assert change(table, players="2") == ""
    ann.until(lambda page: len(page.now["seats"]) == 2)
    assert [seat["name"] for seat in ann.now["seats"]] == ["Ann", "Bob"]
    bob.send("ready", seat=1)
    ann.until(lambda page: page.now.get("can_start"))
    ann.send("start")
    bob.until(lambda page: page.now["phase"] == "playing")
    assert len(bob.now["seats"]) == 2
    assert "has begun" in change(table, players="3")


def test_what_is_impossible_changes_nothing(server: Server) -> None:
    table = friends(server)
    ann = table.open()
    table.join(1, "Bob"), table.join(2, "Cec")
    assert "Somebody has to stand up" in change(table, players="2")
    assert "is for 2 players" in change(table, players="3", one_of_each="on")
    ann.quiet()
    assert len(ann.now["seats"]) == 3
    stranger = server.browser()
    assert stranger.post(f"/t/{table.code}/options", data={}).status_code in (403, 404)


def test_the_form_is_told_what_cannot_be_chosen(server: Server) -> None:
    visitor = server.browser()
    check = "/api/games/{}/check"
    told = visitor.post(check.format("snail-invasion"), data={"mode": "duel"}).json()
    assert set(told["impossible"]["garden"]) == {"patio"}
    assert "solitaire" in told["impossible"]["garden"]["patio"]
    told = visitor.post(check.format("yes-broccoli"), data={"players": "3"}).json()
    assert set(told["impossible"]) == {"one_of_each"}
    # An order of three seats is left over from three players: seats are told all the same.
    told = visitor.post(
        check.format("yes-broccoli"), data={"players": "2", "age_order": "3,1,2"}
    ).json()
    assert (told["seats"], "problem" in told) == (2, True)
    told = visitor.post(check.format("carrots-and-broccoli"), data={"players": "4"}).json()
    assert told["values"]["timer"] == "20", "what is left open is said"


def test_no_seat_stays_free_in_one_tap(server: Server) -> None:
    table = friends(server, "pyramid-shambo", 4)
    ann = table.open()
    ann.until(lambda page: page.now.get("spare") == 2)  # it is for two at least
    bob = table.join(2, "Bob")
    bob.send("ready", seat=2)
    ann.until(lambda page: page.now["seats"][2].get("ready"))
    assert "host" in bob.refused("fill-seats")
    ann.send("fill-seats")
    ann.until(lambda page: len(page.now["seats"]) == 2)
    ann.until(lambda page: page.now.get("can_start"))  # Bob stays ready
    assert not ann.now.get("spare")
    table = friends(server, "carrots-and-broccoli", 4)
    ann = table.open()
    table.join(1, "Bob")
    table.join(2, "Cleo")
    ann.until(lambda page: "free" not in page.now["seats"][2])
    assert "fewer seats" in ann.refused("fill-seats"), "three can't play"
    ann.send("fill-seats", bots=True)
    ann.until(lambda page: page.now["seats"][3].get("bot") == "medium")


def test_a_host_without_a_name_is_no_guest_who_invites(server: Server) -> None:
    table = server.new("me", "friend", game="snail-invasion", name="")
    joining = server.browser().get(table.made["invite"]).text
    assert "You are invited to Snail Invasion!" in joining
    ann = table.open()
    ann.send("rename", seat=0, name="Ann")
    ann.until(lambda page: page.now["seats"][0]["name"] == "Ann")
    assert "Ann invites you" in server.browser().get(table.made["invite"]).text


def test_somebody_stands_up(server: Server) -> None:
    table = friends(server)
    ann, bob = table.open(), table.join(1, "Bob")
    assert "not yours" in ann.refused("stand", seat=1)
    bob.send("stand", seat=1)
    ann.until(lambda page: page.now["seats"][1].get("free"))
    again = table.join(1, "Dot")
    again.send("rename", seat=1, name="Dorothy", colour="plum")
    ann.until(lambda page: page.now["seats"][1].get("name") == "Dorothy")
    assert ann.now["seats"][1]["colour"] == "plum"


def test_a_name_given_at_a_table_is_kept_for_the_next(server: Server) -> None:
    table = friends(server)
    ann = table.open()
    ann.send("rename", seat=0, name="Antonia")
    ann.until(lambda page: page.now["seats"][0].get("name") == "Antonia")
    ann.send("ping", sent=1)
    ann.until(lambda page: page.last("pong"))  # one thing after another
    assert "Antonia" in table.browser.get("/").text


def test_everybody_is_told_in_the_right_person(server: Server) -> None:
    table = friends(server, players=2)
    ann, bob = table.open(), table.join(1, "Bob")
    bob.until(lambda page: not page.now["seats"][1].get("free"))
    assert bob.now["prompt"] == "Confirm that you are ready, and the match can start."
    ann.until(lambda page: page.now["prompt"] == "Waiting for Bob to be ready.")
    bob.send("ready", seat=1)
    ann.until(lambda page: page.now["prompt"] == "Everybody is ready. You can start.")
    bob.until(lambda page: page.now["prompt"] == "Everybody is ready. Ann starts the match.")


def test_the_host_leaves_and_the_role_passes_on(hasty: Server) -> None:
    table = friends(hasty, players=2)
    ann, bob = table.open(), table.join(1, "Bob")
    assert "host" in bob.refused("start")
    ann.close()
    bob.until(lambda page: (page.last("welcome") or {}).get("host"))
    back = table.open()
    welcome = back.last("welcome")
    assert welcome
    assert not welcome["host"], "whoever comes back is a guest"
    assert welcome["host_name"] == "Bob"
    bob.send("ready", seat=1)
    bob.until(lambda page: page.now.get("can_start"))
    assert "host" in back.refused("start")


def test_the_role_of_the_host_passes_on_while_they_play(hasty: Server) -> None:
    table = hasty.new("me", "friend", "bot:easy", game="pyramid-shambo", name="Ann",
                      options={"players": 3})  # fmt: skip
    ann, bob = table.open(), table.join(1, "Bob")
    bob.send("ready", seat=1)
    ann.until(lambda page: page.now.get("can_start"))
    ann.send("start")
    bob.until(lambda page: page.now["phase"] == "playing")
    assert "host" in bob.refused("set-late", on=True)
    ann.close()
    bob.until(lambda page: (page.last("welcome") or {}).get("host"))
    bob.send("set-late", on=True)
    bob.until(lambda page: (page.last("welcome") or {}).get("late"))


def test_the_host_stands_up_and_is_still_the_host(server: Server) -> None:
    table = friends(server, players=2)
    ann, bob = table.open(), table.join(1, "Bob")
    ann.send("stand", seat=0)
    bob.until(lambda page: page.now["seats"][0].get("free"))
    ann.send("set-seat", seat=0, kind="bot:easy")
    bob.send("ready", seat=1)
    ann.until(lambda page: page.now.get("can_start"))
    ann.send("start")
    bob.until(lambda page: page.now["phase"] == "playing")
    assert ann.now["seat"] == -1


def test_a_reload_of_the_host_passes_nothing_on(server: Server) -> None:
    table = friends(server, players=2)
    ann, bob = table.open(), table.join(1, "Bob")
    ann.close()
    again = table.open()
    bob.quiet()
    welcome = again.last("welcome")
    assert welcome
    assert welcome["host"]


def test_who_comes_second_to_a_seat_gets_the_next_free_one(server: Server) -> None:
    table = server.new("me", "friend", "friend", game="pyramid-shambo", name="Ann",
                       options={"players": 3})  # fmt: skip
    invite = table.made["invite"]
    for name in ("Bea", "Cy"):  # both have opened the page that offers the first
        answer = server.browser().post(invite, data={"seat": "1", "name": name})
        assert answer.status_code in (200, 303)
    seats = table.open().now["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Bea", "Cy"]


def test_a_latecomer_takes_a_bots_seat_if_the_host_allows(server: Server) -> None:
    table = server.new("me", "bot:easy", "bot:easy", game="pyramid-shambo", name="Ann",
                       options={"players": 3})  # fmt: skip
    ann, late = table.open(), server.browser()
    invite = table.made["invite"]
    answer = late.post(invite, data={"seat": "1", "name": "Bob"})
    assert answer.status_code == 400
    assert "already sits there" in answer.text
    assert late.get(f"/t/{table.code}").status_code == 404, "its code is good for nobody"
    ann.send("set-late", on=True)
    ann.until(lambda page: (page.last("welcome") or {}).get("late"))
    shown = late.get(f"/t/{table.code}").text
    assert "You take over from a bot" in shown
    assert late.post(invite, data={"seat": "0", "name": "Bob"}).status_code == 400, "Ann's"
    assert late.post(invite, data={"seat": "1", "name": "Bob"}).status_code == 303
    ann.until(lambda page: page.now["seats"][1].get("name") == "Bob")
    assert not ann.now["seats"][1].get("bot")
    bob = Page(server, table.made["socket"], late.cookies["potager"])
    assert bob.now["seat"] == 1
    assert "host" in bob.refused("set-late", on=False)


def test_the_host_opens_a_table_to_everybody_and_closes_it(server: Server) -> None:
    table = friends(server)
    ann, bob = table.open(), table.join(1, "Bob")
    code, home = f"/t/{table.code}", server.browser()
    assert code not in home.get("/").text
    assert "host" in bob.refused("set-open", on=True)
    ann.send("set-open", on=True)
    ann.until(lambda page: (page.last("welcome") or {}).get("listed"))
    assert code in home.get("/").text
    ann.send("set-open", on=False)
    ann.until(lambda page: not (page.last("welcome") or {}).get("listed"))
    assert code not in home.get("/").text


def test_the_join_page_says_when_seats_are_drawn(server: Server) -> None:
    drawn = server.new("me", "friend", "friend", game="pyramid-shambo", draw=True,
                       options={"players": 3})  # fmt: skip
    page = server.browser().get(drawn.made["invite"]).text
    assert "drawn by lot" in page
    assert 'type="radio" name="seat"' not in page
    chosen = server.new("me", "friend", "friend", game="pyramid-shambo", options={"players": 3})
    assert 'type="radio" name="seat"' in server.browser().get(chosen.made["invite"]).text


def test_the_houses_file_is_a_sample(server: Server) -> None:
    visitor = server.browser()
    deck = visitor.get("/new/yes-broccoli/deck.toml")
    assert deck.status_code == 200
    assert "[[food]]" in deck.text
    checked = visitor.post("/api/games/yes-broccoli/check", data={"deck": deck.text}).json()
    assert "problem" not in checked, "it is a good file of one's own"
    assert "[[quest]]" in visitor.get("/new/carrotia/quests.toml").text
    assert visitor.get("/new/yes-broccoli/players.toml").status_code == 404


def test_every_deck_that_comes_with_a_game_can_be_chosen(server: Server) -> None:
    visitor = server.browser()
    page = visitor.get("/new/carrotia").text
    assert 'data-file="house challenge"' in page
    assert "<span>Challenge</span>" in page
    checked = visitor.post("/api/games/carrotia/check", data={"quests": "challenge"}).json()
    assert checked["values"]["quests"] == "challenge"


def test_who_was_ready_in_the_waiting_room_is_asked_before_carrotias_first_round(
    server: Server,
) -> None:
    """K1: the hourglass starts once everybody has seen what comes."""
    table = server.new("me", "friend", game="carrotia", name="Ann",
                       options={"players": 2, "characters": "random"})  # fmt: skip
    ann, bob = table.open(), table.join(1, "Bob")
    bob.send("ready", seat=1)
    ann.until(lambda page: page.now.get("can_start"))
    ann.send("start")
    for page in (ann, bob):
        page.until(lambda page: page.decisions)
        assert "Ready" in page.now["prompt"]
        assert not page.now.get("clocks")
        page.move(page.decisions[0])
    for page in (ann, bob):
        page.until(lambda page: page.now.get("clocks"))


def test_who_begins_carrotia_at_once_is_asked_too(server: Server) -> None:
    table = server.new("me", game="carrotia", name="Ann",
                       options={"players": 1, "characters": "random"})  # fmt: skip
    ann = table.open()
    ann.until(lambda page: page.now["phase"] == "playing")
    assert "Ready" in ann.now["prompt"]
