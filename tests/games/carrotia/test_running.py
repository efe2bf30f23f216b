"""The rulings about the run, K6 to K10 and K13 to K16; each test names the one it is about."""

from __future__ import annotations

import pytest
from games.carrotia.positions import (
    LOOP,
    RING,
    bag,
    building,
    cards,
    choices,
    draw,
    flock,
    game,
    lying,
    new,
    play,
    rabbit,
    running,
    say_ready,
    store,
)

from potager.core.state import CHANCE, CLOCK
from potager.games.carrotia.facts import carrots_to_come
from potager.games.carrotia.rules.larder import TRIPLE, worth
from potager.games.carrotia.rules.phases import MOVE, OVER, READY, ROLL
from potager.games.carrotia.rules.roles import CLOWN, GHOST

OWL = "owl c1 up"  # a bird that stays where it is


# K6, a turn


@pytest.mark.parametrize(("round", "moves"), [(1, 10), (2, 15), (3, 20)])
def test_k6_moves_by_round(round: int, moves: int) -> None:
    state = building(hands=("nesw " * 9,), round=round, hourglass="off")
    last = "abcde"[round + 1] + str(round + 2)
    play(state, "nesw a1", f"nesw {last}", "enough")
    draw(state, *("owl", "hawk", "bat")[:round], "crow")
    play(state, "on a1", "enough")
    assert state.moves == moves


def test_k6_the_dice_of_all_birds_are_rolled_before_the_move() -> None:
    state = running(*LOOP, birds="owl c1 up, crow c2 up")
    play(state, "right")
    assert state.phase == ROLL
    assert len(state.chance()) == 36
    draw(state, "owl down, crow carrot")
    assert state.phase == MOVE
    assert [state.flock.face(place) for place in (0, 1)] == [2, 4]


def test_k6_the_rabbit_goes_along_paths_open_on_both_sides() -> None:
    state = running("es ew sw", "ns ew ns", "ne ew nw", birds=OWL)
    assert choices(state) == {"right", "down", "pass"}
    state = running("es ns sw", "ns ew ns", "ne ew nw", birds=OWL)
    assert choices(state) == {"down", "pass"}  # b1 shows grass


def test_k6_it_does_not_go_back() -> None:
    state = running(*RING, birds=OWL)
    draw(play(state, "right"), "owl up")
    assert choices(state) == {"right", "pass", "clown owl"}


def test_k6_turns_go_round_in_the_direction_of_play() -> None:
    state = running(*RING, birds=OWL, roles=("bandit", "ghost", "mummy"))
    for mover, way in enumerate(("right", "right", "down")):
        assert state.mover == mover
        draw(play(state, way), "owl up")
    assert state.mover == 0
    assert state.moves == 7


# K7, nowhere to go


def test_k7_a_rabbit_with_nowhere_to_go_stays_and_may_then_turn_round() -> None:
    state = running("es w .", "ns . .", "ne ew nw", birds="owl c2 up, crow a3 right")
    draw(play(state, "right"), "owl up, crow up")
    assert "stay" in choices(state)
    assert not choices(state) & {"left", "right", "up", "down"}
    moves = state.moves
    play(state, "stay")
    assert state.moves == moves - 1
    assert flock(state)["crow"] == "b2"  # the birds flew
    draw(state, "owl up, crow up")
    assert "left" in choices(state)


# K8, arriving


def test_k8_it_takes_all_carrots_of_the_tile_and_of_birds_there() -> None:
    state = running(*LOOP, birds="crow b1 up", carrots="b1 3 1 1")
    state.flock.load(0, TRIPLE)
    play(state, "right")
    assert bag(state) == 9  # and one more for the Bandit
    assert lying(state) == {}


def test_k8_a_bird_does_not_act_on_a_rabbit_that_comes_to_it() -> None:
    state = running(*LOOP, birds="hawk b1 up")
    play(state, "right")
    assert rabbit(state) == "b1"  # not sent to the entry; the Hawk stays at the rim


def test_k8_on_the_exit_tile_it_leaves_at_once() -> None:
    state = running(*LOOP, rabbit="b3", birds="hawk c2 down", carrots="c3 1", roles=("clown",))
    state.larder.bag = 2
    play(state, "right")
    assert state.phase == READY
    assert state.round == 2
    assert store(state) == 3  # its carrots were taken first, and no bird flew


# K9, moves used up


def test_k9_when_the_moves_are_used_up_this_rounds_carrots_go_back() -> None:
    state = running(*LOOP, birds=OWL, carrots="b1 3", moves=1)
    state.larder.store = 4
    play(state, "right")
    assert state.phase == READY
    assert store(state) == 4
    assert worth(state.larder.supply) == 50


def test_k9_the_last_flight_still_counts() -> None:
    state = running(*LOOP, birds="bat c1 left", carrots="b2 1", moves=1, rabbit="b2")
    state.larder.bag = 5
    play(state, "up")
    assert store(state) == 5  # the Bat brought it to the exit


# K10, passing


def test_k10_a_pass_lays_two_singles_and_uses_no_move() -> None:
    state = running(*LOOP, birds="crow c2 down")
    play(state, "pass", "on b2", "on b2")
    assert lying(state) == {"b2": "1 1"}
    assert state.moves == 10
    assert flock(state) == {"crow": "c3"}  # the birds flew
    assert state.mover == 1


def test_k10_once_a_round_by_one_player() -> None:
    state = running(*LOOP, birds=OWL)
    draw(play(state, "pass", "on b2", "on c3"), "owl up")
    assert "pass" not in choices(state)


def test_k10_only_on_tiles() -> None:
    state = running(*RING, birds=OWL)
    play(state, "pass")
    assert "on b2" not in choices(state)
    assert len(choices(state)) == 8


def test_k10_a_carrot_laid_under_the_rabbit_waits_until_it_arrives_again() -> None:
    state = running(*LOOP, birds=OWL)
    play(state, "pass", "on a1", "on a1")
    assert bag(state) == 0
    draw(state, "owl up")
    play(state, "right")
    assert lying(state) == {"a1": "1 1"}


# The characters


def test_the_bandit_takes_one_more_twice_a_round_and_on_its_owners_steps_only() -> None:
    state = running(*LOOP, birds=OWL, carrots="b1 1, c1 1, c2 3, b2 1", roles=("bandit", "mummy"))
    play(state, "right")
    assert bag(state) == 2
    draw(state, "owl up")
    state.mover = 1
    play(state, "down")
    assert bag(state) == 3  # the Mummy's owner stepped
    draw(state, "owl up")
    state.mover = 0
    play(state, "right")
    assert bag(state) == 7
    state.larder.put(state.came, 1)
    draw(state, "owl up")
    state.mover = 0
    state.came = -1
    play(state, "left")
    assert bag(state) == 8  # twice already


def test_the_bandit_gets_nothing_without_carrots() -> None:
    state = running(*LOOP, birds=OWL)
    assert bag(play(state, "right")) == 0


def test_the_ghost_puts_the_rabbit_on_any_other_tile() -> None:
    state = running(*RING, birds=OWL, roles=("ghost", "clown"), carrots="c2 3")
    ghostly = {one for one in choices(state) if one.startswith("ghost")}
    assert len(ghostly) == 7
    assert "ghost b2" not in ghostly  # no tile
    play(state, "ghost c2")
    assert rabbit(state) == "c2"
    assert bag(state) == 3
    assert state.moves == 9
    draw(state, "owl up")
    assert not any(one.startswith("ghost") for one in choices(state, 0))


def test_the_ghost_may_go_to_the_exit() -> None:
    assert play(running(*RING, birds=OWL, roles=("ghost",)), "ghost c3").round == 2


def test_the_vampire_steps_through_hedges() -> None:
    rows = "es ew sw", "ns nsw ns", "ne ew nw"
    state = running(*rows, birds=OWL, rabbit="b1", roles=("vampire", "clown"))
    assert choices(state, 0) == {
        "left", "right", "pass", "vampire left", "vampire right", "vampire down",
    }  # fmt: skip
    assert rabbit(play(state, "vampire down")) == "b2"


def test_the_old_sailor_steps_back() -> None:
    state = running(*RING, birds=OWL, rabbit="b1", came="a1", roles=("sailor", "clown"))
    play(state, "sailor")
    assert rabbit(state) == "a1"
    assert state.moves == 9


def test_the_clown_rolls_any_of_the_dice_again_together() -> None:
    state = running(*LOOP, birds="owl c1 up, crow c2 up, hawk b3 up", roles=("clown", "bandit"))
    assert len({one for one in choices(state) if one.startswith("clown")}) == 7
    play(state, "clown owl+hawk")
    assert len(state.chance()) == 36
    draw(state, "owl left, hawk rabbit")
    assert [state.flock.face(place) for place in range(3)] == [3, 0, 5]
    assert state.phase == MOVE
    assert state.mover == 0
    assert state.moves == 10
    assert not any(one.startswith("clown") for one in choices(state))


# K13, after a jump


@pytest.mark.parametrize("text", ["ghost b1", "vampire right"])
def test_k13_after_a_jump_the_rabbit_may_go_any_way(text: str) -> None:
    role = text.split()[0]
    state = running(*RING, birds=OWL, came="a2", roles=(role, "bandit"))
    draw(play(state, text), "owl up")
    assert {"left", "right"} <= choices(state)


def test_k13_after_the_hawk_it_may_go_any_way() -> None:
    state = running(*RING, birds="hawk c1 left", rabbit="a1", roles=("clown", "bandit"))
    play(state, "right")
    assert rabbit(state) == "a1"
    draw(state, "hawk up")
    assert {"right", "down"} <= choices(state)


def test_k13_after_the_old_sailors_step_the_tile_just_left_is_barred() -> None:
    state = running(*RING, birds=OWL, rabbit="b1", came="a1", roles=("sailor", "bandit"))
    draw(play(state, "sailor"), "owl up")
    assert "down" in choices(state)
    assert "right" not in choices(state)


# K14, whose powers when


def test_k14_owners_may_jump_in_on_anybodys_turn() -> None:
    roles = ("bandit", "ghost", "mummy", "sailor", "vampire", "clown")
    state = running(*RING, birds=OWL, rabbit="b1", came="a1", roles=roles)
    assert state.waiting() == 0b000001
    assert state.able() == 0b111011  # not the Mummy
    play(state, "vampire right", seat=4)
    assert rabbit(state) == "c1"
    assert state.mover == 1  # it was seat 0's turn
    assert state.moves == 9


def test_k14_a_power_that_can_do_nothing_is_not_offered() -> None:
    state = running(*RING, birds=OWL, roles=("bandit", "sailor"))
    assert state.able() == 1  # nowhere to step back to
    state = running("n . .", ". . .", ". . ew", birds=OWL, roles=("bandit", "vampire"))
    assert state.able() == 1  # no tile beside


def test_k14_a_used_power_is_gone_until_the_next_round() -> None:
    state = running(*RING, birds=OWL, roles=("bandit", "ghost"))
    play(state, "ghost a2", seat=1)
    draw(state, "owl up")
    assert state.mover == 1
    assert state.used == 1 << GHOST
    state.rabbit = state.exit() - 8
    state.came = -1
    play(state, "down")
    assert state.used == 0


# K15, the next round


def test_k15_the_next_round_keeps_the_maze_and_takes_all_else_back() -> None:
    state = running(*LOOP, rabbit="b3", birds="crow a2 up, owl a3 up", carrots="a1 3 1")
    state.flock.load(0, TRIPLE)
    state.larder.supply -= TRIPLE
    state.used = 1 << CLOWN
    play(state, "right")
    assert state.phase == READY
    assert state.maze.is_full()
    assert lying(state) == {}
    assert flock(state) == {}
    assert state.flock.pile == 63
    assert worth(state.larder.supply) == 50
    assert state.used == 0


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(("way", "by"), [("clockwise", 1), ("anticlockwise", -1)])
def test_k15_it_starts_after_the_last_one_who_decided_in_the_new_quests_direction(
    seat: int, way: str, by: int
) -> None:
    roles = ["bandit", "clown", "mummy"]
    roles[seat] = "ghost"
    state = running(*LOOP, birds=OWL, roles=tuple(roles), quests=cards(size=4, play=way))
    play(state, "ghost c3", seat=seat)
    for other in (2, 0, 1):
        play(state, "ready", seat=other)  # ready does not count
    draw(state, "quest Test 4")
    assert state.mover == (seat + by) % 3


def test_k15_the_mummys_answer_is_a_decision() -> None:
    state = running(*LOOP, birds="bat c1 left", roles=("bandit", "clown", "mummy"))
    play(state, "right", "allow")
    say_ready(state)
    draw(state, "quest Test 4")
    assert state.mover == 0  # after seat 2


def test_k15_enough_counts() -> None:
    """Seat 1 is the last to say it, and without an exit the round is over."""
    state = building("es ew sw", hands=("ns", "ns", "ns"))
    state.mover = 2
    state.apply(CLOCK, 0)
    draw(state, "owl", "crow")
    play(state, "on a1", "enough", "enough", "enough")
    assert state.phase == READY
    say_ready(state)
    draw(state, "quest Test 4")
    assert state.mover == 2


def test_k15_nobody_decided_the_turn_stays() -> None:
    state = building(hands=("ns", "ns", "ns"))
    state.mover = 1
    state.end_round(False)
    say_ready(state)
    draw(state, "quest Test 4")
    assert state.mover == 1


# K16, the end


@pytest.mark.parametrize(
    ("players", "carrots", "won"),
    [(1, 19, -1), (1, 20, 1), (3, 20, 1), (4, 20, -1), (4, 25, 1), (6, 24, -1), (6, 25, 1)],
)
def test_k16_after_the_third_round_the_store_decides_for_all(
    players: int, carrots: int, won: int
) -> None:
    state = new(players)
    state.round = 3
    state.larder.store = carrots
    state.end_round(False)
    assert state.phase == OVER
    assert list(state.result()) == [won] * players
    assert state.waiting() == 0


def test_k16_not_before_the_third() -> None:
    state = new(1)
    state.larder.store = 25
    state.end_round(True)
    assert list(state.result()) == []


def test_the_owner_of_the_turn_taps_the_dice() -> None:
    state = running(*LOOP, birds=OWL, roles=("clown", "bandit"))
    assert game.manners.roller(state) == CHANCE
    play(state, "right")
    assert game.manners.roller(state) == 1


@pytest.mark.parametrize(("role", "rolls"), [("bandit", CHANCE), ("ghost", 0)])
def test_dice_fall_by_themselves_where_nobody_can_free_the_rabbit(role: str, rolls: int) -> None:
    """K7: it has nowhere to go until the round ends, so there is nothing to tap dice for."""
    state = running("ns ew sw", "ew . ns", "ne ew nw", birds=OWL, roles=(role,), moves=3)
    play(state, "stay")
    assert state.phase == ROLL
    assert game.manners.roller(state) == rolls


# Giving up the round


@pytest.mark.parametrize(
    ("maze", "moves", "roles", "birds", "hopeless"),
    [
        (LOOP, 4, ("bandit", "clown"), OWL, False),
        (LOOP, 3, ("bandit", "clown"), OWL, True),  # OUT is four steps away
        (("es ew w", ". . .", ". . es"), 9, ("bandit", "clown"), OWL, True),
        (("es ew w", ". . .", ". . es"), 9, ("ghost", "clown"), OWL, False),
        (("es ew w", ". . .", ". . es"), 9, ("bandit", "vampire"), OWL, False),
        (("es ew w", ". . .", ". . es"), 9, ("bandit", "clown"), "bat c1 up", False),
    ],
)
def test_a_round_is_hopeless_when_nothing_takes_the_rabbit_out(
    maze: tuple[str, ...], moves: int, roles: tuple[str, ...], birds: str, hopeless: bool
) -> None:
    state = running(*maze, moves=moves, roles=roles, birds=birds)
    given_up = game.manners.concession(state)
    assert given_up is not None
    assert given_up.hopeless == hopeless
    assert game.text(given_up.cost).startswith("The round is lost") == hopeless


def test_a_walled_in_rabbit_is_offered_to_give_up_though_a_power_may_free_it() -> None:
    state = running("n ew w", ". . .", ". . es", roles=("ghost", "clown"), birds=OWL)
    given_up = game.manners.concession(state)
    assert given_up is not None
    assert given_up.hopeless
    assert game.text(given_up.cost).startswith("The rabbit may still get out")


def test_what_may_still_come_is_what_lies_or_is_carried_and_what_can_be_added() -> None:
    state = running(*LOOP, birds=OWL, carrots="b1 1, c1 3")
    assert carrots_to_come(state) == 1 + 3 + 2 + 2  # a pass, and the Bandit
    state.passed = 1
    assert carrots_to_come(state) == 1 + 3 + 2
    lone = running(*LOOP, birds=OWL, carrots="b1 1, c1 3", roles=("ghost", "clown"))
    assert carrots_to_come(lone) == 1 + 3 + 2
    play(lone, "right")
    assert carrots_to_come(lone) == 3 + 2


def test_a_lost_run_promises_no_more_carrots() -> None:
    state = running("n ew w", ". . .", ". . es", birds=OWL, roles=("bandit", "clown"))
    said = [one.text for one in game.drawing.scene(state, 0, "wide").sprites if one.text]
    assert "no more carrots this round" in [game.text(one) for one in said]


def test_to_give_up_costs_the_bag() -> None:
    state = running(*LOOP, birds=OWL, carrots="b1 1")
    play(state, "right")
    given_up = game.manners.concession(state)
    assert given_up is not None
    assert "with 2 carrots in the bag" in game.text(given_up.cost)
    assert game.manners.concession(building(hands=("nesw",))) is None


@pytest.mark.parametrize("maze", [LOOP, RING, ("es ew w", ". . .", ". . es")])
def test_a_round_that_is_given_up_ends_with_its_moves_or_at_out(maze: tuple[str, ...]) -> None:
    """No power is used, nobody passes, and OUT is gone to with carrots only."""
    birds = "crow b2 carrot, sparrow c1 up"
    state = running(*maze, birds=birds, carrots="a2 1, b1 3", roles=("mummy", "ghost"))
    moves = 0
    while game.manners.concession(state):
        if len(state.chance()):
            state.apply(CHANCE, 0)
            continue
        seat = int(state.waiting()).bit_length() - 1
        action = game.manners.conceding(state, seat)
        assert action in state.legal(seat)
        assert game.manners.spends(action) is None
        moves += state.phase == MOVE
        state.apply(seat, action)
    assert state.round == 2
    assert moves == 10 or bag(state) + store(state) > 0
