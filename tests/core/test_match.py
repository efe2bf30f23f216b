"""A match: what it refuses, collects, takes back and lets jump in."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from core.tug import BACK, TUG
from librt.random import Random

import potager
from potager.core.choosers import random_chooser
from potager.core.errors import IllegalAction
from potager.core.match import Match
from potager.core.record import Play, Table
from potager.core.state import CHANCE, CLOCK, HOLD, State

SNAIL = potager.game("snail-invasion")


def snail_match(**options: object) -> Match:
    """A match of Snail Invasion! whose Gardener is to choose."""
    match = Match.new(SNAIL, SNAIL.resolve(**options), seed=1)  # type: ignore[arg-type]
    match.roll()
    return match


def tug_match(rounds: int = 3, sand: int = 0, glasses: int = 1) -> Match:
    return Match.new(TUG, TUG.resolve(rounds=rounds, sand=sand, glasses=glasses), seed=1)


def always(action: int) -> Callable[[State, int], int]:
    return lambda view, seat: action


# What is refused changes nothing


@pytest.mark.parametrize(
    ("refused", "sentence"),
    [
        (lambda match: match.choose(0, 60), "Action 60 is not legal for seat 0 now."),
        (lambda match: match.choose(0, -1), "Action -1 is not legal for seat 0 now."),
        (lambda match: match.choose(0, 2**70), f"Action {2**70} is not legal for seat 0 now."),
        (lambda match: match.choose(1, 0), "Seat 1 can't act now."),
        (lambda match: match.choose(7, 0), "Seat 7 can't act now."),
        (lambda match: match.choose(CHANCE, 0), "Seat -1 can't act now."),
        (
            lambda match: match.choose_text(0, "red-queen out"),
            "'red-queen out' is not legal now: choose red-pawn out, yellow-pawn out, "
            "green-pawn out, blue-pawn out.",
        ),
        (lambda match: match.draw(), "There is nothing to roll or draw now."),
        (lambda match: match.strike(), "No hourglass is running."),
        (lambda match: match.resume(), "The match is not paused."),
        (lambda match: match.resign(2), "There is no seat 2. This match has 2."),
        (lambda match: match.take(-1), "There is no seat -1. This match has 2."),
        (lambda match: match.leave(9), "There is no seat 9. This match has 2."),
        (lambda match: match.undo(1), "The match can't go back to event 1. Its last event is 1."),
        (lambda match: match.undo(-1), "The match can't go back to event -1. Its last event is 1."),
    ],
)
def test_what_is_refused_is_said_in_a_sentence_and_changes_nothing(
    refused: Callable[[Match], object], sentence: str
) -> None:
    match = snail_match()
    before = match.record().to_json(), match.state.key()
    with pytest.raises(IllegalAction) as error:
        refused(match)
    assert str(error.value) == sentence
    assert (match.record().to_json(), match.state.key()) == before


def test_nobody_chooses_while_the_dice_are_due() -> None:
    match = Match.new(SNAIL, seed=1)
    assert match.chance_due()
    assert match.waiting() == match.able() == match.legal(0) == []
    with pytest.raises(IllegalAction):
        match.choose(0, 0)


def test_nothing_happens_after_the_end() -> None:
    match = snail_match()
    match.resign(0)
    assert match.over
    assert match.result == (-1, 1)
    assert match.waiting() == match.able() == []
    for act in (match.pause, match.agree_draw, match.draw, lambda: match.resign(1)):
        with pytest.raises(IllegalAction, match=r"The match is over\."):
            act()


def test_nothing_happens_in_a_pause() -> None:
    match = snail_match()
    match.pause()
    assert match.waiting() == match.able() == []
    with pytest.raises(IllegalAction, match=r"The match is paused\."):
        match.choose(0, 0)
    match.resume()
    assert match.waiting() == [0]


# Turns


def test_a_choice_adds_its_row_and_says_who_made_it() -> None:
    match = snail_match()
    assert match.choose(0, 0, "timer") == [Play(0, 0, "timer")]
    match.roll()
    assert match.choose_text(1, "black-pawn out") == [Play(1, 12, "person")]


def test_agreed_draws_and_resignations_are_results() -> None:
    match = snail_match()
    match.agree_draw()
    assert match.result == (0, 0)
    alone = snail_match(mode="solitaire")
    alone.resign(0)
    assert alone.result == (-1,)


def test_in_a_game_of_three_a_bot_plays_on_for_who_resigned() -> None:
    match = tug_match()
    match.resign(0)
    assert not match.over
    assert match.waiting() == [0, 1]


# Choices of several seats


def test_choices_are_collected_and_applied_in_seat_order() -> None:
    match = tug_match()
    before = match.state.key()
    assert match.choose(1, 2) == []
    assert match.waiting() == [0]
    assert match.state.key() == before
    assert match.rows == []
    assert match.choose(0, 1) == [Play(0, 1, "person"), Play(1, 2, "person")]
    assert match.pending == {}
    assert match.waiting() == [0, 1]


def test_a_choice_can_be_changed_until_the_last_is_in() -> None:
    match = tug_match()
    match.choose(1, 2)
    match.choose(1, 0, "timer")
    assert match.choose(0, 1) == [Play(0, 1, "person"), Play(1, 0, "timer")]


def test_an_illegal_change_leaves_the_choice() -> None:
    match = tug_match()
    match.choose(1, 2)
    with pytest.raises(IllegalAction):
        match.choose(1, BACK)
    assert match.pending == {1: (2, "person")}


def test_a_pending_choice_is_in_no_record() -> None:
    match = tug_match()
    record = match.record().to_json()
    match.choose(1, 2)
    assert match.record().to_json() == record


def test_who_jumps_in_acts_at_once_and_the_others_choose_anew() -> None:
    match = tug_match()
    match.choose(1, 2)
    assert match.choose(2, BACK) == [Play(2, BACK, "person")]
    assert match.waiting() == [0, 1]
    assert match.able() == [0, 1]


# Taking back


def test_undo_keeps_the_log_and_takes_back_the_position() -> None:
    match = snail_match()
    start = match.state.key()
    match.choose(0, 0)
    match.roll()
    assert match.undo(1) == Table("undone", 1)
    assert match.state.key() == start
    assert len(match.events) == 1
    assert len(match.rows) == 4


def test_a_slip_put_right_at_once_is_no_help() -> None:
    """Else whoever is about to lose could void a rated match alone."""
    match = snail_match()
    match.choose(0, 0)
    match.undo(1)
    assert not match.helped
    match.choose(0, 0)
    match.roll()
    match.undo(1)
    assert match.helped


def test_undone_draws_are_counted_so_that_nobody_rolls_twice() -> None:
    match = snail_match()
    rolls = [match.dice.draw(index, [1] * 36) for index in range(3)]
    assert match.events[0].what == rolls[0]
    match.undo(0)
    match.roll()
    assert match.events[0].what == rolls[1]
    match.undo(0)
    match.roll()
    assert match.events[0].what == rolls[2]


def test_undo_takes_back_the_end_too() -> None:
    match = snail_match()
    match.choose(0, 0)
    match.resign(1)
    match.undo(1)
    assert not match.over
    assert match.waiting() == [0]


def test_undo_drops_choices_that_were_made_on_the_later_position() -> None:
    match = tug_match()
    match.choose(0, 0)
    match.choose(1, 0)
    match.choose(1, 2)
    match.undo(0)
    assert match.pending == {}
    assert match.waiting() == [0, 1]


def test_what_was_chosen_together_is_revealed_and_what_was_chosen_alone_is_not() -> None:
    match = tug_match()
    for seat in (0, 1):
        match.choose(seat, 0)
    assert match.reveals(0)
    assert not match.reveals(len(match.events))
    alone = snail_match()
    alone.choose(0, 0)
    assert not alone.reveals(0)


# Driven on a virtual clock


def test_play_ends_the_match_with_bots_rows() -> None:
    match = Match.new(SNAIL, SNAIL.resolve(mode="solitaire"), seed=3)
    match.play([random_chooser(Random(3))])
    assert match.over
    assert {row.by for row in match.events} == {"", "bot"}


def test_choosers_see_the_same_state_and_hold() -> None:
    match = tug_match(rounds=2)
    match.play([always(2), always(1), always(HOLD)])
    assert match.result == (1, -1, 0)
    assert [(row.who, row.what) for row in match.events] == [(0, 2), (1, 1)] * 2


def test_a_jump_in_comes_before_the_round() -> None:
    match = tug_match(rounds=1)
    match.play([always(0), always(1), always(BACK)])
    assert [row.who for row in match.events] == [2, 0, 1]


@pytest.mark.parametrize("glasses", [1, 3])
def test_the_virtual_hourglass_strikes_as_in_a_playout(glasses: int) -> None:
    match = tug_match(rounds=1_000, sand=10, glasses=glasses)
    match.play([always(0), always(0), always(HOLD)])
    four_rounds = [0, 1] * 4
    assert [row.who for row in match.events] == [*four_rounds, CLOCK] * glasses
    assert match.result == (0, 0, 0)


def test_a_random_chooser_holds_only_where_nobody_waits_for_it() -> None:
    state = tug_match().state
    choose = random_chooser(Random(1))
    assert {choose(state, 2) for _ in range(40)} == {BACK, HOLD}
    assert {choose(state, 0) for _ in range(40)} == {0, 1, 2}


def test_a_match_tells_where_it_is() -> None:
    match = snail_match()
    assert repr(match) == "<Match of snail-invasion: 1 events, waiting for [0]>"
    match.agree_draw()
    assert repr(match) == "<Match of snail-invasion: 1 events, over>"
