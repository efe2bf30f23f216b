"""Who sits where is drawn where a game's rules ask for it, unless the players choose (C2, P1)."""

from __future__ import annotations

from serving import Server, Table

import potager


def two_people(server: Server) -> Table:
    options = {"players": 2}
    return server.new("me", "friend", game="pyramid-shambo", name="Ann", draw=None, options=options)


def seat_of_the_host(server: Server, game: str, **ask: object) -> int:
    page = server.new("me", "bot:easy", game=game, name="Ann", **ask).open()
    seat = page.now["seat"]
    assert page.now["seats"][seat]["name"] == "Ann"
    assert isinstance(seat, int)
    return seat


def test_c2_p1_a_match_with_bots_draws_who_begins(server: Server) -> None:
    for game in ("carrots-and-broccoli", "pyramid-shambo"):
        found: set[int] = set()
        while found != {0, 1}:
            found.add(seat_of_the_host(server, game, draw=None, options={"players": 2}))


def test_whoever_chooses_a_seat_keeps_it(server: Server) -> None:
    game = "carrots-and-broccoli"
    assert all(seat_of_the_host(server, game, draw=False) == 0 for _ in range(5))
    kids = {"players": 2, "kids": "2"}  # names a seat, so somebody has chosen
    assert all(seat_of_the_host(server, game, draw=None, options=kids) == 0 for _ in range(5))


def test_roles_are_not_drawn_where_they_are_chosen() -> None:
    drawn = {game.name for game in potager.games() if game.manners.draws_seats(game.resolve())}
    assert drawn == {"carrots-and-broccoli", "pyramid-shambo"}


def test_the_waiting_room_draws_at_the_start(server: Server) -> None:
    sat: set[tuple[str, ...]] = set()
    while sat != {("Ann", "Bob"), ("Bob", "Ann")}:
        table = two_people(server)
        ann, bob = table.open(), table.join(1, "Bob")
        assert ann.now["draw"]
        assert bob.now["draw"]
        bob.send("ready", seat=1)
        ann.until(lambda page: page.now.get("can_start"))
        assert [seat["name"] for seat in ann.now["seats"]] == ["Ann", "Bob"]
        ann.send("start")
        for page in (ann, bob):
            page.until(lambda page: page.now["phase"] == "playing")
            assert "draw" not in page.now
            assert page.now["marks"] == ["seats drawn"]
        names = tuple(seat["name"] for seat in ann.now["seats"])
        assert names[ann.now["seat"]] == "Ann"
        assert names[bob.now["seat"]] == "Bob"
        sat.add(names)


def test_a_latecomer_is_not_told_of_a_draw_that_was_before(server: Server) -> None:
    options = {"players": 2}
    table = server.new("me", "bot:easy", game="pyramid-shambo", draw=True, options=options)
    ann = table.open()
    assert ann.now["marks"] == ["seats drawn"]
    ann.send("set-late", on=True)
    ann.until(lambda page: (page.last("welcome") or {}).get("late"))
    assert "marks" not in table.join(1 - ann.now["seat"], "Bob").now


def test_the_host_can_leave_everybody_where_they_sit(server: Server) -> None:
    table = two_people(server)
    ann, bob = table.open(), table.join(1, "Bob")
    assert "Only the host" in bob.refused("set-draw", on=False)
    ann.send("set-draw", on=False)
    bob.until(lambda page: not page.now.get("draw"))
    bob.send("ready", seat=1)
    ann.until(lambda page: page.now.get("can_start"))
    ann.send("start")
    ann.until(lambda page: page.now["phase"] == "playing")
    assert [seat["name"] for seat in ann.now["seats"]] == ["Ann", "Bob"]
    assert "has begun" in ann.refused("set-draw", on=True)
