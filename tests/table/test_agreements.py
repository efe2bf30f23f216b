"""Around the game: taking back, draws, pauses, resigning, rematches, leaving and coming back."""

from __future__ import annotations

import pytest
from serving import Page, Server, Table, play_on


def two_people(
    server: Server, game: str = "snail-invasion", **ask: object
) -> tuple[Page, Page, Table]:
    table = server.new("me", "friend", game=game, name="Ann", **ask)
    ann, bob = table.open(), table.join(1, "Bob")
    bob.send("ready", seat=1)
    ann.until(lambda page: page.now.get("can_start"))
    ann.send("start")
    for page in (ann, bob):
        page.until(lambda page: page.now["phase"] == "playing")
    return ann, bob, table


def test_the_last_move_is_its_players_until_the_next_roll(own_server: Server) -> None:
    own_server.settings["roll_wait"] = 30
    ann, bob, _ = two_people(own_server.start())
    ann.send("roll")
    ann.until(lambda page: page.decisions)
    first = ann.decisions
    ann.move(first[0])
    ann.until(lambda page: page.seq == 2)
    bob.until(lambda page: page.seq == 2)
    assert ann.now["can_undo"]
    assert "can_undo" not in bob.now
    ann.send("offer", kind="undo", seat=0)
    ann.until(lambda page: page.decisions)
    assert ann.decisions[0]["branches"] == first[0]["branches"]
    assert ann.decisions[0]["id"] != first[0]["id"]
    assert "marks" not in ann.now

    ann.move(ann.decisions[0])
    bob.until(lambda page: page.now.get("roll"))
    bob.send("roll")
    bob.until(lambda page: page.decisions)
    ann.until(lambda page: page.seq == bob.seq)
    assert "can_undo" not in ann.now, "the next roll was drawn"


def test_later_all_people_must_agree(server: Server) -> None:
    """Where neither dice nor a reveal has come since: while characters are chosen in turn."""
    seats = ("me", "friend", "friend")
    table = server.new(*seats, game="carrotia", name="Ann", options={"players": 3})
    ann, bob, cec = table.open(), table.join(1, "Bob"), table.join(2, "Cec")
    bob.send("ready", seat=1)
    cec.send("ready", seat=2)
    ann.until(lambda page: page.now.get("can_start"))
    ann.send("start")
    for page in (ann, bob):
        page.until(lambda page: page.decisions)
        page.move(page.decisions[0])
    events = cec.until(lambda page: page.decisions).seq
    ann.until(lambda page: page.seq == events)
    ann.send("offer", kind="undo", seat=0)
    bob.until(lambda page: page.now.get("offers"))
    assert bob.now["offers"][0] == {"kind": "undo", "seat": 0, "needed": [1, 2]}
    bob.send("answer", kind="undo", seat=1, agree=False)
    ann.until(lambda page: page.messages[-1]["type"] == "declined")
    assert ann.messages[-1] == {"type": "declined", "kind": "undo", "seat": 1, "name": "Bob"}
    assert not ann.now.get("offers")
    assert ann.seq == events
    cec.until(lambda page: page.now.get("offers"))
    for page in (bob, cec):
        page.until(lambda page: not page.now.get("offers"))
    ann.send("offer", kind="undo", seat=0)
    for seat, page in enumerate((bob, cec), 1):
        page.until(lambda page: page.now.get("offers"))
        page.send("answer", kind="undo", seat=seat, agree=True)
    ann.until(lambda page: page.seq > events and page.decisions)
    assert ann.now["marks"] == ["moves were taken back"]


def test_dice_that_people_have_seen_never_fall_anew(server: Server) -> None:
    """F17: not even if all agree."""
    ann, bob, _ = two_people(server)
    play_on(ann, bob, until=lambda page: page.seq >= 3)
    why = ann.refused("offer", kind="undo", seat=0)
    assert why == "Dice were rolled or cards were drawn after that move, so it can't be taken back."


def test_against_bots_more_can_be_taken_back_and_the_match_is_marked(server: Server) -> None:
    page = server.new("me", "bot:easy").open()
    play_on(page, until=lambda page: page.seq >= 6 and page.decisions)
    before = page.seq
    assert page.now["can_undo"]
    page.send("offer", kind="undo", seat=0)
    page.until(lambda page: page.seq > before and page.decisions)
    assert page.now["marks"] == ["moves were taken back"]
    play_on(page)


def test_a_draw_needs_both(server: Server) -> None:
    ann, bob, _ = two_people(server)
    ann.send("offer", kind="draw", seat=0)
    bob.until(lambda page: page.now.get("offers"))
    assert "already been offered" in ann.refused("offer", kind="draw", seat=0)
    bob.send("answer", kind="draw", seat=1, agree=True)
    ann.until(lambda page: page.over)
    assert ann.now["ending"]["result"] == [0, 0]
    assert ann.now["ending"]["verdict"] == "The players have agreed to a draw."


def test_bots_never_agree_to_a_draw(server: Server) -> None:
    page = server.new("me", "bot:easy").open()
    assert "can_draw" not in page.now
    assert "only when no bot plays" in page.refused("offer", kind="draw", seat=0)


def test_resigning_ends_a_duel(server: Server) -> None:
    ann, bob, _ = two_people(server)
    assert "not yours" in bob.refused("resign", seat=0)
    bob.send("resign", seat=1)
    ann.until(lambda page: page.over)
    assert ann.now["ending"]["winners"] == [0]
    assert ann.now["ending"]["verdict"] == "Bob resigned."
    assert "not being played" in ann.refused("resign", seat=0)


def test_a_pause_stops_everything_until_somebody_goes_on(server: Server) -> None:
    ann, bob, _ = two_people(server)
    ann.send("offer", kind="pause", seat=0)
    bob.until(lambda page: page.now.get("offers"))
    bob.send("answer", kind="pause", seat=1, agree=True)
    ann.until(lambda page: page.now["phase"] == "paused")
    seq = ann.seq
    ann.quiet(0.6)  # longer than dice wait
    assert ann.seq == seq
    assert "no dice to roll" in ann.refused("roll")
    bob.send("resume", seat=1)
    ann.until(lambda page: page.now["phase"] == "playing")
    play_on(ann, bob)


@pytest.mark.parametrize("first", ["left", "asked"])
def test_another_match_waits_for_nobody_who_left(server: Server, first: str) -> None:
    ann, bob, _ = two_people(server)
    bob.send("resign", seat=1)
    ann.until(lambda page: page.over)
    if first == "left":
        bob.close()
        ann.until(lambda page: not page.now["seats"][1].get("connected", True))
        ann.send("offer", kind="rematch", seat=0)
    else:
        ann.send("offer", kind="rematch", seat=0)
        ann.until(lambda page: page.now.get("offers"))
        bob.close()
    ann.until(lambda page: page.now["ending"].get("rematch"))
    room = Page(server, ann.now["ending"]["rematch"] + "/ws", ann.cookie)
    assert room.now["phase"] == "waiting-room"
    assert [bool(seat.get("free")) for seat in room.now["seats"]] == [False, True]


@pytest.mark.parametrize("stays", [True, False])
def test_who_gave_up_is_asked_for_another_match_if_there(server: Server, stays: bool) -> None:
    """A bot has played to the end for them. Gone, they are waited for by nobody."""
    seats, three = ("me", "friend", "friend"), {"players": 3}
    table = server.new(*seats, name="Ann", game="pyramid-shambo", options=three)
    ann, bob, cec = table.open(), table.join(1, "Bob"), table.join(2, "Cec")
    for page, seat in ((bob, 1), (cec, 2)):
        page.send("ready", seat=seat)
    ann.until(lambda page: page.now.get("can_start"))
    ann.send("start")
    cec.until(lambda page: page.now["phase"] == "playing")
    cec.send("resign", seat=2)
    bob.until(lambda page: page.now["seats"][2].get("resigned"))
    bob.send("resign", seat=1)
    ann.send("resign", seat=0)
    ann.until(lambda page: page.over)
    if not stays:
        cec.close()
    ann.send("offer", kind="rematch", seat=0)
    bob.until(lambda page: page.now.get("offers"))
    bob.send("answer", kind="rematch", seat=1, agree=True)
    if stays:
        cec.until(lambda page: [one["needed"] for one in page.now.get("offers", ())] == [[2]])
        cec.send("answer", kind="rematch", seat=2, agree=True)
    ann.until(lambda page: page.now["ending"].get("rematch"))
    again = Page(server, ann.now["ending"]["rematch"] + "/ws", ann.cookie)
    assert again.now["phase"] == "playing"
    names = [seat["name"] for seat in again.now["seats"]]
    assert names[:2] == ["Ann", "Bob"]
    assert (names[2] == "Cec") == stays != bool(again.now["seats"][2].get("bot"))


def test_rematch_with_swapped_sides(server: Server) -> None:
    ann, bob, _ = two_people(server)
    assert "when this match is over" in ann.refused("offer", kind="rematch", seat=0)
    ann.send("resign", seat=0)
    bob.until(lambda page: page.over)
    bob.send("offer", kind="rematch", seat=1, how="swap")
    ann.until(lambda page: page.now.get("offers"))
    ann.send("answer", kind="rematch", seat=0, agree=True)
    bob.until(lambda page: page.now["ending"].get("rematch"))
    address = bob.now["ending"]["rematch"] + "/ws"
    again = Page(server, address, bob.cookie)
    assert again.now["phase"] == "playing"
    assert [seat["name"] for seat in again.now["seats"]] == ["Bob", "Ann"]
    assert again.now["seat"] == 0
    follows = Page(server, bob.now["ending"]["next"] + "/ws", "", watch=True)  # who has watched
    assert follows.now["phase"] == "playing"
    assert follows.now["seat"] == -1


def test_a_bot_takes_over_and_gives_the_seat_back(server: Server) -> None:
    ann, bob, table = two_people(server)
    assert "away for a minute" in ann.refused("replace", seat=1)
    bob.close()
    ann.until(lambda page: not page.now["seats"][1].get("connected", True))
    ann.until(lambda page: page.now["seats"][1].get("replaceable"))
    ann.send("replace", seat=1, level="easy")
    ann.until(lambda page: page.now["seats"][1].get("bot") == "easy")
    play_on(ann, until=lambda page: page.seq >= 8)
    back = Page(server, table.made["socket"], bob.cookie)
    assert back.now["seats"][1]["bot"] == "easy"
    assert "Take the seat back first" in back.refused("resign", seat=1)
    back.send("take-seat", seat=1)
    back.until(lambda page: "bot" not in page.now["seats"][1])
    ann.until(lambda page: page.seq >= back.seq)
    back.until(lambda page: page.seq >= ann.seq)
    play_on(ann, back)


def test_the_waiting_room(server: Server) -> None:
    table = server.new("me", "friend", name="Ann")
    ann, bob = table.open(), table.join(1, "Bob")
    ann.until(lambda page: page.now["prompt"] == "Waiting for Bob to be ready.")
    assert "Not yet" in ann.refused("start")
    assert "Only the host" in bob.refused("start")
    assert "Only the host" in bob.refused("set-seat", seat=0, kind="bot:easy")
    assert "Only the host" in bob.refused("sit", seat=1, to=0)
    ann.send("sit", seat=0, to=1)
    ann.until(lambda page: page.now["seats"][0].get("name") == "Bob")
    assert ann.now["seat"] == 1
    ann.send("set-seat", seat=0, kind="bot:hard")
    ann.until(lambda page: page.now["seats"][0].get("bot") == "hard")
    bob.until(lambda page: page.now["seat"] == -1)
    ann.send("ready", seat=1)
    ann.until(lambda page: page.now.get("can_start"))
    ann.send("start")
    ann.until(lambda page: page.now["phase"] == "playing")
    assert "has begun" in ann.refused("sit", seat=1, to=0)


def test_dice_roll_by_themselves_after_a_while(server: Server) -> None:
    ann, _, _ = two_people(server)
    ann.until(lambda page: page.seq > 0)
