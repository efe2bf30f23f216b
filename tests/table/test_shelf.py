"""The shelf of running matches, and records with what was won and lost."""

from __future__ import annotations

from serving import Page, Server, Table, play_on

from potager.core.dice import FairDice
from potager.table.store.base import Listed
from potager.table.store.kept import Place, Setup, Sheet
from potager.table.web.tallies import Wanted, against, outcome, tallies


def finished(server: Server) -> Table:
    table = server.new("me", "bot:easy", options={"turn_limit": 2})
    play_on(table.open())
    return table


def ended(result: tuple[int, ...], *places: Place, game: str = "snail-invasion") -> Listed:
    setup = Setup(
        id="m", code="c", watch="w", invite="i", game=game, options={}, host="ann",
        dice=FairDice(match="m", seed="5e" * 32, promise="a1" * 32),
    )  # fmt: skip
    sheet = Sheet(phase="over", places=places, result=result)
    return Listed(setup=setup, sheet=sheet, at=0.0)


ANN, BOB = Place(holder="ann", name="Ann"), Place(holder="bob", name="Bob")
EASY, HARD = Place(bot="easy", name="Easy bot"), Place(bot="hard", name="Hard bot")


def test_a_match_is_won_lost_or_drawn_for_somebody() -> None:
    assert outcome(ended((1, -1), ANN, EASY), "ann") == "won"
    assert outcome(ended((1, -1), EASY, ANN), "ann") == "lost"
    assert outcome(ended((0, 0), ANN, BOB), "bob") == "drawn"
    stopped = ended((0, 0), ANN, BOB, game="carrotia")
    assert outcome(stopped, "ann") == "played", "a team that stopped together"
    assert outcome(ended((1, -1), ANN, ANN), "ann") == "played", "both at one screen"
    assert outcome(ended((1, 1), ANN, ANN), "ann") == "won", "a team at one screen"
    assert outcome(ended((1, -1), ANN, BOB), "dot") == ""
    assert outcome(ended((), ANN, BOB), "ann") == "", "an old match, of which that is not kept"


def test_statistics_by_game_level_and_opponent() -> None:
    matches = [
        ended((1, -1), ANN, EASY),
        ended((-1, 1), ANN, EASY),
        ended((1, -1), ANN, HARD, game="pyramid-shambo"),
        ended((0, 0), ANN, BOB),
    ]
    assert [against(one, "ann") for one in matches] == ["easy", "easy", "hard", "people"]
    found = {
        title: [(line.name, line.won, line.drawn, line.lost) for line in lines]
        for title, lines in tallies(matches, "ann")
    }
    assert found == {
        "By game": [("Snail Invasion!", 1, 1, 1), ("Pyramid Shambo", 1, 0, 0)],
        "Against bots": [("Easy", 1, 0, 1), ("Hard", 1, 0, 0)],
        "With people": [("Bob", 0, 1, 0)],
    }
    wanted = Wanted(game="snail-invasion", how="won")
    assert [wanted.fits(one, "ann") for one in matches] == [True, False, False, False]
    assert [Wanted(against="bob").fits(one, "ann") for one in matches] == [False] * 3 + [True]


def test_records_tell_how_it_went_and_can_be_filtered(server: Server) -> None:
    table = finished(server)
    shown = table.browser.get("/records").text
    assert 'class="outcome muted fine bold rigid pill drawn"' in shown
    assert "Against bots" in shown
    assert 'class="outcome' in table.browser.get("/records?game=snail-invasion&how=drawn").text
    none = table.browser.get("/records?game=carrotia").text
    assert 'class="outcome' not in none
    assert "None of your matches fits these filters." in none
    assert "Nothing here yet" in server.browser().get("/records").text


def test_the_shelf_tells_whose_turn_it_is_and_lets_go(server: Server) -> None:
    table = server.new("me", "hot", name="Ann")
    home = table.browser.get("/").text
    assert "Your turn" in home
    assert "Turn 1" in home
    answer = table.browser.post(f"/t/{table.code}/drop")
    assert answer.headers["location"] == "/"
    assert table.code not in table.browser.get("/").text
    page = table.open()  # whoever comes back has it again
    page.send("ping", sent=0.0)  # what is asked for is answered once it is noted who is there
    page.until(lambda page: page.last("pong"))
    assert table.code in table.browser.get("/").text
    assert server.browser().post(f"/t/{table.code}/drop").status_code in (403, 404)


def test_a_dropped_seat_goes_to_a_bot_where_others_play(server: Server) -> None:
    table = server.new("me", "friend", "friend", game="pyramid-shambo", options={"players": 3})
    ann, bob = table.open(), table.join(1, "Bob")
    table.join(2, "Cec").send("ready", seat=2)
    bob.send("ready", seat=1)
    ann.until(lambda page: page.now.get("can_start"))
    ann.send("start")
    bob.until(lambda page: page.now["phase"] == "playing")
    table.browser.post(f"/t/{table.code}/drop")
    bob.until(lambda page: page.now["seats"][0].get("bot"))
    bob.until(lambda page: (page.last("welcome") or {}).get("host"))


def test_whoever_drops_a_waiting_room_stands_up(server: Server) -> None:
    table = server.new("me", "friend", name="Ann")
    bob: Page = table.join(1, "Bob")
    table.browser.post(f"/t/{table.code}/drop")
    bob.until(lambda page: page.now["seats"][0].get("free"))
    bob.until(lambda page: (page.last("welcome") or {}).get("host"))


def test_a_match_that_was_given_up_leaves_the_shelf_while_others_play_on(server: Server) -> None:
    seats = ("me", "friend", "bot:easy")
    table = server.new(*seats, game="pyramid-shambo", options={"players": 3})
    ann, bob = table.open(), table.join(1, "Bob")
    bob.send("ready", seat=1)
    ann.until(lambda page: page.now.get("can_start"))
    ann.send("start")
    bob.until(lambda page: page.now["phase"] == "playing")
    assert table.code in table.browser.get("/").text
    ann.send("resign", seat=0)
    bob.until(lambda page: page.now["seats"][0].get("bot"))
    assert table.code not in table.browser.get("/").text
