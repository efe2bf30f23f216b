"""The rulings P1 to P10, each by examples; a test's name says which one it is about."""

from __future__ import annotations

import pytest
from games.pyramid_shambo.positions import (
    BLACK,
    BLUE,
    GREEN,
    PAPER,
    RED,
    ROCK,
    SCISSORS,
    YELLOW,
    challenge,
    circle,
    game,
    hand,
    offered,
    pay,
    players_in,
    throw,
)
from librt.random import Random

from potager.core.bits import bit
from potager.core.match import Match
from potager.core.state import HIDDEN, SPECTATOR
from potager.games.pyramid_shambo import COLOURS, GAME
from potager.games.pyramid_shambo.rules.circle import (
    NAMING,
    OVER,
    PAYING,
    THROW,
    THROWING,
    UNSEEN,
    Circle,
    start,
)
from potager.games.pyramid_shambo.rules.payments import CHANGE, EXACT, NOBODY, PAYEE_SWAP, SWAP


@pytest.mark.parametrize("players", range(2, 11))
def test_setup_gives_everyone_the_own_three(players: int) -> None:
    state = start(players, 3)
    assert [hand(state, seat) for seat in range(players)] == [
        {f"{colour} S", f"{colour} M", f"{colour} L"} for colour in COLOURS[:players]
    ]
    assert state.active == RED


def test_p1_seat_0_begins_and_turns_go_clockwise() -> None:
    state = start(3, 3)
    order = []
    for _ in range(4):
        order.append(int(state.active))
        challenge(state, (state.active + 1) % 3, state.active)
        while state.phase == PAYING:
            state.apply(state.chooser(), state.legal(state.chooser())[0])
    assert order == [RED, YELLOW, GREEN, RED]
    assert state.turns() == 4


def test_p1_any_other_player_still_in_can_be_named() -> None:
    state = circle("red S", "", "green S", "blue S")
    assert list(state.legal(RED)) == [GREEN, BLUE]
    assert list(state.legal(BLUE)) == []


def test_p1_both_throws_are_waited_for_at_once() -> None:
    state = start(3, 3)
    state.apply(RED, GREEN)
    assert state.phase == THROWING
    assert state.waiting() == bit(RED) | bit(GREEN)
    assert list(state.legal(RED)) == list(state.legal(GREEN)) == [THROW + 1, THROW + 2, THROW + 3]
    assert list(state.legal(YELLOW)) == []


@pytest.mark.parametrize("first", [ROCK, PAPER, SCISSORS])
def test_p1_half_of_a_throw_is_seen_by_its_player_alone(first: int) -> None:
    state = start(3, 3)
    state.apply(RED, GREEN)
    assert state.event_seen_by(RED, RED, THROW + first) == THROW + first
    for other in (YELLOW, GREEN, SPECTATOR):
        assert state.event_seen_by(other, RED, THROW + first) == HIDDEN
    state.apply(RED, THROW + first)
    assert state.waiting() == bit(GREEN)
    assert list(state.legal(RED)) == []
    assert state.seen_by(RED).challenger_throw == first
    for other in (YELLOW, GREEN, SPECTATOR):
        seen = state.seen_by(other)
        assert seen.challenger_throw == UNSEEN
        assert {seen.guess(Random(seed)).challenger_throw for seed in range(40)} == {1, 2, 3}
    assert state.event_seen_by(YELLOW, GREEN, THROW + ROCK) == THROW + ROCK


def test_p1_a_throw_can_be_changed_until_the_other_is_in() -> None:
    match = Match.new(game, players=2)
    match.choose_text(0, "challenge yellow")
    before = match.state.key()
    assert match.choose_text(0, "rock") == []
    assert match.choose_text(0, "paper") == []
    assert match.state.key() == before
    assert match.waiting() == [1]
    rows = match.choose_text(1, "rock")
    assert len(rows) == 2
    assert isinstance(match.state, Circle)
    assert match.state.winner == RED


@pytest.mark.parametrize(
    ("challenger", "challenged", "winner"),
    [
        (ROCK, SCISSORS, RED),
        (SCISSORS, PAPER, RED),
        (PAPER, ROCK, RED),
        (SCISSORS, ROCK, YELLOW),
        (PAPER, SCISSORS, YELLOW),
        (ROCK, PAPER, YELLOW),
    ],
)
def test_p1_rock_beats_scissors_beats_paper_beats_rock(
    challenger: int, challenged: int, winner: int
) -> None:
    state = start(2, 3)
    state.apply(RED, YELLOW)
    throw(state, challenger, challenged)
    assert state.winner == winner
    assert state.phase == PAYING


@pytest.mark.parametrize("ties", [0, 1, 2, 4])
def test_p2_the_fee_grows_with_every_tie(ties: int) -> None:
    state = challenge(start(2, 3), YELLOW, RED, ties)
    assert state.due == 1 + ties


def test_p2_a_challenge_may_tie_for_ever() -> None:
    state = start(2, 3)
    state.apply(RED, YELLOW)
    for _ in range(1000):
        throw(state, PAPER, PAPER)
    throw(state, ROCK, SCISSORS)
    assert players_in(state) == [RED]


def test_p2_payments_are_doubled_in_the_showdown() -> None:
    state = circle("red S, red M, red L", "", "green S, green M, green L")
    assert challenge(state, GREEN, RED, ties=1).due == 4


def test_p2_two_players_from_the_start_have_no_showdown() -> None:
    assert challenge(start(2, 3), YELLOW, RED).due == 1


def test_p2_a_bonus_is_doubled_when_the_knock_out_leaves_two() -> None:
    state = challenge(circle("red L, red S", "yellow S", "green L, green S"), YELLOW, RED)
    assert players_in(state) == [RED, GREEN]
    assert (state.payer, state.due) == (GREEN, 2)


def test_p2_the_showdown_is_judged_payment_by_payment() -> None:
    # Green pays a single pip while three are in, and goes out by it; then blue pays two.
    state = circle("red L, red M", "yellow S", "green S", "blue L, blue M")
    challenge(state, YELLOW, RED)
    assert players_in(state) == [RED, BLUE]
    assert (state.payer, state.due) == (BLUE, 2)


def test_p3_the_active_player_chooses_for_the_winner_too() -> None:
    state = challenge(circle("red L", "yellow M, yellow S", "green S"), YELLOW, YELLOW)
    assert state.payer == RED
    assert state.waiting() == bit(RED)
    pay(state, "red L")
    assert state.waiting() == bit(RED)
    assert offered(state) == {"yellow M"}


def test_p4a_who_has_no_more_than_the_fee_gives_all() -> None:
    state = challenge(circle("red L", "yellow S, green S", "green L"), YELLOW, RED, ties=1)
    assert hand(state, RED) == {"red L", "green S"}
    assert state.phase == PAYING  # the bonus of green, who is left
    assert players_in(state) == [RED, GREEN]


def test_p4b_exact_comes_before_change() -> None:
    """A worked example: red S goes over; blue M against green S is not offered."""
    state = circle("red S, blue M", "green S, yellow L", "green L", "blue L")
    challenge(state, YELLOW, YELLOW)
    assert state.way == EXACT
    assert offered(state) == {"red S"}
    pay(state, "red S")
    assert hand(state, YELLOW) == {"red S", "green S", "yellow L"}
    assert state.phase == NAMING


def test_p4c_change_comes_from_what_the_payee_held() -> None:
    """A worked example: red L for blue M, nothing else."""
    state = circle("red L", "green S, blue M", "green L", "blue L")
    challenge(state, YELLOW, YELLOW)
    assert state.way == CHANGE
    assert offered(state) == {"red L"}
    pay(state, "red L")
    assert offered(state) == {"blue M"}
    pay(state, "blue M")
    assert hand(state, RED) == {"blue M"}
    assert hand(state, YELLOW) == {"green S", "red L"}


def test_p4c_several_pieces_go_over_for_one() -> None:
    """A worked example: fee 2, a 1 and a 3 go over, a 2 comes back."""
    state = circle("red S, red L", "yellow M, green M, blue M", "green L", "blue L")
    challenge(state, YELLOW, YELLOW, ties=1)
    assert offered(state) == {"red S", "red L"}
    pay(state, "red L")
    assert offered(state) == {"yellow M", "green M", "blue M"}
    pay(state, "green M")
    assert offered(state) == {"red S"}
    pay(state, "red S")
    assert hand(state, RED) == {"green M"}


def test_p4d_an_uninvolved_player_changes_what_the_payee_cannot() -> None:
    state = circle("red L", "yellow L", "green M, green S", "blue M, blue L")
    challenge(state, YELLOW, YELLOW)
    assert state.way == SWAP
    pay(state, "red L")
    assert offered(state) == {"green M", "green S"}  # blue has no small
    pay(state, "green S", "green M")
    assert state.way == EXACT
    assert hand(state, RED) == {"green M", "green S"}
    assert hand(state, GREEN) == {"red L"}
    pay(state, "green S")
    assert hand(state, YELLOW) == {"yellow L", "green S"}


def test_p4d_whose_first_piece_is_chosen_makes_the_change() -> None:
    state = circle("red L", "yellow L", "green M, green S", "blue M, blue S")
    challenge(state, YELLOW, YELLOW)
    pay(state, "red L")
    assert offered(state) == {"green M", "green S", "blue M", "blue S"}
    pay(state, "blue M")
    assert offered(state) == {"blue S"}


def test_p4d_a_swap_for_exact_payment_comes_before_one_for_change() -> None:
    # Two larges for three mediums would let yellow give change; a large for small and medium
    # makes an exact payment possible.
    state = circle("red L, green L", "yellow S", "red S, red M, yellow M, green M")
    challenge(state, YELLOW, YELLOW)
    assert state.way == SWAP
    pay(state, "red L", "red M")
    assert offered(state) == {"red S"}


def test_p4d_a_swap_may_lead_to_change_if_none_leads_to_exact_payment() -> None:
    state = circle("red L, blue L", "yellow S", "green M, red M, blue M", "green L")
    challenge(state, YELLOW, YELLOW)
    assert state.way == SWAP
    pay(state, "red L", "green M", "red M", "blue L", "blue M")
    assert state.way == CHANGE
    pay(state, "red M", "yellow S")
    assert hand(state, RED) == {"green M", "blue M", "yellow S"}
    assert hand(state, YELLOW) == {"red M"}


def four_with_change_for_the_payee() -> Circle:
    """The worked example: red holds L and owes 2; yellow MMMM; green SSL; blue SSLL."""
    state = circle(
        "red L",
        "yellow M, red M, green M, blue M",
        "green S, green L, red S",
        "blue S, blue L, yellow S, yellow L",
    )
    return challenge(state, YELLOW, YELLOW, ties=1)


@pytest.mark.parametrize(
    ("swap", "yellow", "green", "blue"),
    [
        ("yellow M, green S, red S", "green S, red S", "yellow M, green L", ""),
        ("red M, blue S, yellow S", "blue S, yellow S", "", "red M, blue L, yellow L"),
        ("yellow M, green L, red M, red S", "green L, red S", "yellow M, red M, green S", ""),
        ("red M, blue S, blue L, green M", "", "", "red M, green M, yellow S, yellow L"),
    ],
)
def test_p4e_an_uninvolved_player_changes_for_the_payee(
    swap: str, yellow: str, green: str, blue: str
) -> None:
    """Yellow swaps an M for SS, or MM for S and L; then red's L goes over and an S comes back."""
    state = four_with_change_for_the_payee()
    assert (state.payer, state.due, state.way) == (RED, 2, PAYEE_SWAP)
    assert state.waiting() == bit(RED)  # P3
    assert offered(state) == {"yellow M", "red M", "green M", "blue M"}
    pay(state, *swap.split(", "))
    assert hand(state, YELLOW) > set(filter(None, yellow.split(", ")))
    for seat, held in ((GREEN, green), (BLUE, blue)):
        if held:
            assert hand(state, seat) == set(held.split(", "))
    assert state.way == CHANGE
    pay(state, "red L")
    smalls = {name for name in hand(state, YELLOW) if name.endswith("S")}
    assert offered(state) == smalls
    change = min(smalls)
    pay(state, change)
    assert hand(state, RED) == {change}
    assert state.phase == NAMING


def test_p4e_comes_after_the_payers_own_swap() -> None:
    """With a medium at green's, red itself can change its large one."""
    state = circle("red L", "yellow M, red M", "green M, green S", "blue S, yellow S")
    challenge(state, YELLOW, YELLOW, ties=1)
    assert state.way == SWAP
    assert offered(state) == {"red L"}


def test_p5_in_the_swap_for_the_payee_whose_piece_is_first_makes_the_change() -> None:
    state = pay(four_with_change_for_the_payee(), "yellow M")
    assert offered(state) == {
        "green S", "green L", "red S", "blue S", "blue L", "yellow S", "yellow L",
    }  # fmt: skip
    pay(state, "yellow S")
    assert offered(state) == {"blue S", "blue L", "yellow L"}  # SS for M, or S and L for MM
    state = pay(four_with_change_for_the_payee(), "yellow M", "blue L")
    assert offered(state) == {"red M", "green M", "blue M"}
    pay(state, "red M")
    assert offered(state) == {"blue S", "yellow S"}


def test_p4f_nobody_can_change_so_the_least_above_goes_over() -> None:
    state = circle("red L, black L", "yellow L", "green L", "blue L")
    challenge(state, YELLOW, YELLOW, ties=1)
    assert state.due == 3
    assert offered(state) == {"red L", "black L"}
    pay(state, "black L")
    assert hand(state, RED) == {"red L"}
    assert hand(state, YELLOW) == {"yellow L", "black L"}


def test_p4f_can_take_the_last_piece() -> None:
    state = circle("red L", "yellow L", "green L", "blue L")
    challenge(state, YELLOW, YELLOW)
    pay(state, "red L")
    assert RED not in players_in(state)


def test_p5_the_side_that_has_put_in_less_is_next_until_the_sums_fit() -> None:
    # 3+3 for 2+2+2 is the longest swap: one, then two of the other side, and so on.
    state = circle("red L, black L", "yellow L", "green M, purple M, blue M", "green L")
    challenge(state, YELLOW, YELLOW, ties=3)
    assert state.way == SWAP
    pay(state, "red L", "green M")
    assert offered(state) == {"purple M", "blue M"}
    pay(state, "purple M")
    assert offered(state) == {"black L"}
    pay(state, "black L", "blue M")
    assert hand(state, RED) == {"green M", "purple M", "blue M"}
    assert state.way == EXACT


def test_p5_a_payment_takes_no_more_choices_than_there_are_pieces() -> None:
    state = circle("red M, green M, black M", "yellow S, yellow M, yellow L", "green L")
    challenge(state, YELLOW, YELLOW, ties=4)
    chosen = 0
    while state.phase == PAYING:
        state.apply(RED, state.legal(RED)[0])
        chosen += 1
    assert chosen <= 6


def test_p6_a_knocked_out_colour_leaves_every_hand() -> None:
    state = circle("red L, yellow S", "yellow M", "green M, yellow L", "blue L")
    challenge(state, YELLOW, RED, ties=1)
    assert players_in(state) == [RED, GREEN, BLUE]
    assert hand(state, RED) == {"red L"}
    assert hand(state, GREEN) == {"green M"}


def test_p6_the_cascade_takes_whoever_has_nothing_left_by_it() -> None:
    # Yellow's colour was all that green had; green's colour was all that blue had.
    state = circle("red L", "yellow S", "yellow L", "green L", "black L, blue L")
    challenge(state, YELLOW, RED)
    assert players_in(state) == [RED, BLACK]
    assert hand(state, BLACK) == {"black L"}


def test_p7_a_knock_out_brings_a_bonus_from_everybody_left_in_order() -> None:
    state = circle("red L, red S", "yellow L, yellow S", "green S", "blue L, blue S", active=YELLOW)
    challenge(state, GREEN, YELLOW)
    assert (state.payer, state.due) == (BLUE, 1)  # the first on yellow's left who is in
    assert state.waiting() == bit(YELLOW)
    pay(state, "blue S")
    assert (state.payer, state.due) == (RED, 1)
    pay(state, "red S")
    assert state.phase == NAMING
    assert hand(state, YELLOW) == {"yellow L", "yellow S", "blue S", "red S"}


def test_p7_going_out_by_a_bonus_or_a_cascade_brings_no_further_bonus() -> None:
    state = circle("red L", "yellow S", "green S", "blue L, blue S", "black L, black S")
    challenge(state, YELLOW, RED)
    assert players_in(state) == [RED, BLUE, BLACK]  # green went out by the bonus
    pay(state, "blue S", "black S")
    assert state.phase == NAMING


def test_p7_a_loser_who_stays_in_owes_nobody_a_bonus() -> None:
    state = challenge(start(3, 3), YELLOW, RED)
    pay(state, "yellow S")
    assert state.phase == NAMING


def test_p7_bonuses_lapse_when_the_winner_goes_out_by_the_knock_out() -> None:
    """A worked example: A holds only yellow, knocks yellow out and is paid in yellow."""
    state = circle("yellow L", "yellow S", "green L, green S", "blue S", "red L, black L")
    challenge(state, YELLOW, RED)
    assert players_in(state) == [GREEN, BLUE, BLACK]
    assert state.phase == NAMING
    assert hand(state, BLACK) == {"black L"}  # red left with its player
    assert state.active == GREEN


def test_p7_bonuses_not_yet_paid_lapse_when_the_winner_goes_out_by_a_bonus() -> None:
    # Green pays its last piece, red's only other pieces are green's: red is out before blue pays.
    state = circle("green L", "yellow S", "green S", "blue L, blue S", "black L")
    challenge(state, YELLOW, RED)
    assert players_in(state) == [BLUE, BLACK]
    assert hand(state, BLUE) == {"blue L", "blue S"}
    assert state.phase == NAMING


def test_p8_the_winner_chooses_when_the_active_player_goes_out() -> None:
    state = circle("red S", "yellow L", "green S, green M, blue S", "blue M")
    challenge(state, YELLOW, YELLOW)
    assert players_in(state) == [YELLOW, GREEN, BLUE]
    assert state.payer == GREEN
    assert state.waiting() == bit(YELLOW)
    assert offered(state) == {"green S", "blue S"}


def test_p8_the_next_turn_goes_to_who_sat_next_after_the_active_player() -> None:
    state = circle("red L, red S", "yellow S", "green L, green S", "blue L, blue S", active=YELLOW)
    challenge(state, BLUE, BLUE)
    assert YELLOW not in players_in(state)
    pay(state, "red S", "green S")
    assert state.active == GREEN
    assert state.phase == NAMING


def test_p9_the_last_player_in_wins() -> None:
    state = challenge(circle("red S", "", "green S"), GREEN, RED)
    assert state.phase == OVER
    assert list(state.result()) == [1, -1, -1]
    assert state.waiting() == 0
    assert state.payer == NOBODY


def test_p9_a_bonus_can_end_the_game() -> None:
    state = challenge(circle("red L", "yellow S", "green M"), YELLOW, RED)
    assert players_in(state) == [RED]
    assert list(state.result()) == [1, -1, -1]


def test_p9_who_is_out_wins_nothing_when_the_last_person_gives_up() -> None:
    state = circle("red S", "", "green S")
    assert GAME.manners.forfeited(state, GREEN, 3) == (1, -1, -1)


def test_p10_the_pieces_of_all_are_open_to_all() -> None:
    state = challenge(start(3, 3), YELLOW, RED)
    for viewer in (RED, YELLOW, GREEN, SPECTATOR):
        assert state.seen_by(viewer).key() == state.key()
