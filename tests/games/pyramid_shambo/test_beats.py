"""Each thing is seen before what follows from it, and the story ends where the rules do."""

from __future__ import annotations

import pytest
from games.pyramid_shambo.positions import RED, YELLOW, circle, pieces
from librt.random import Random

from potager.core.scene import Beat, seconds
from potager.core.state import SPECTATOR
from potager.games.pyramid_shambo import GAME
from potager.games.pyramid_shambo.drawing import scene, tell
from potager.games.pyramid_shambo.rules.circle import PAPER, ROCK, SCISSORS, THROW, Circle
from potager.games.pyramid_shambo.rules.purses import worth


def thrown(state: Circle, first: int, second: int) -> tuple[Beat, ...]:
    """The beats of a challenge of yellow by red, as a spectator sees them."""
    if not state.ties:
        state.apply(RED, YELLOW)
    state.apply(RED, THROW + first)
    before = state.seen_by(SPECTATOR)
    state.apply(YELLOW, THROW + second)
    return tell(before, state.seen_by(SPECTATOR), YELLOW, THROW + second)


def said(beats: tuple[Beat, ...]) -> list[str]:
    return [GAME.text(one.stage.said) for one in beats if one.stage and one.stage.said]


def test_a_tie_is_seen_with_open_hands() -> None:
    beats = thrown(circle("red L", "yellow L", "green L"), PAPER, PAPER)
    shakes = [one.stage.counted for one in beats if one.stage and one.stage.counted]
    assert shakes == [1, 2, 3]
    opened = [one for one in beats if one.stage and one.stage.opened]
    assert {one.stage.opened for one in opened} == {(PAPER, PAPER)}
    assert said(beats) == ["A tie!"]
    assert 1.8 <= seconds(opened) <= seconds(beats) <= 3.5


def test_another_throw_after_a_tie_has_one_count() -> None:
    state = circle("red L", "yellow L", "green L")
    thrown(state, PAPER, PAPER)
    beats = thrown(state, ROCK, SCISSORS)
    assert [one.stage.counted for one in beats if one.stage and one.stage.counted] == [3]


def test_a_throw_and_its_fee_take_a_few_seconds_and_every_step_is_seen() -> None:
    """Four players watched bots for 10 to 24 seconds between two choices of their own."""
    beats = thrown(circle("red L", "yellow L", "green L, yellow M"), ROCK, SCISSORS)
    assert seconds(beats) <= 4.5
    steps = [
        one for one in beats if one.parts or (one.stage and (one.stage.opened or one.stage.settled))
    ]
    assert all(seconds([one]) >= 0.7 for one in steps)


def test_the_result_is_seen_before_anything_is_paid() -> None:
    state = circle("red L", "yellow S", "green L, yellow M")
    beats = thrown(state, ROCK, SCISSORS)
    assert said(beats)[0] == "Rock beats scissors"
    result = next(one for one in beats if one.stage and one.stage.said)
    assert worth(result.view.held[YELLOW]) == 1
    assert result.rest >= 1.2


def test_a_payment_that_went_over_is_said_to_be_paid() -> None:
    """The coins were empty again, and "1 pip left to pay" was said."""
    beats = thrown(circle("red L", "yellow S", "green L, yellow M"), ROCK, SCISSORS)
    laid = next(one for one in beats if one.view.given)
    rest = [one.text for one in scene(laid.view, RED, "wide").sprites if one.key == "felt:rest"]
    assert [GAME.text(one) for one in rest if one] == ["paid in full"]
    paid = next(one for one in beats if one.stage and one.stage.settled)
    drawn = {one.key: one for one in scene(paid.view, RED, "phone", paid.stage).sprites}
    told = drawn["felt:rest"].text
    assert told
    assert GAME.text(told) == "paid"
    assert drawn["coin:0"].symbol == "coin"


def test_p6_who_is_out_is_told_before_the_colour_leaves_every_hand() -> None:
    state = circle("red L", "yellow S", "green L, yellow M")
    beats = thrown(state, ROCK, SCISSORS)
    assert said(beats)[1:] == ["Yellow is out!", "Yellow's colour leaves"]
    out = next(one for one in beats if one.stage and one.stage.struck == (YELLOW,))
    assert out.view.held[2] == pieces("green L, yellow M")
    assert beats[-1].view.held[2] == pieces("green L")


@pytest.mark.parametrize("players", [3, 10])
def test_once_a_payment_is_complete_no_piece_is_offered_any_more(players: int) -> None:
    """On a phone those who had chosen saw all pieces as buttons, too many for any size."""
    random = Random(players)
    state = GAME.start(GAME.resolve(players=players))
    for _ in range(120):
        if not state.waiting():
            break
        seat = next(one for one in range(players) if state.waiting() >> one & 1)
        legal = state.legal(seat)
        before, what = state.clone(), legal[random.randrange(len(legal))]
        state.apply(seat, what)
        for beat in tell(before, state, seat, what)[:-1]:
            drawn = scene(beat.view, seat, "phone", beat.stage)
            assert all(one.w >= 0 and one.h >= 0 for one in drawn.sprites)
            if beat.view.given and not beat.view.lacking():
                assert not any(one.key.startswith("offer:") for one in drawn.sprites)


@pytest.mark.parametrize("players", [2, 3, 5, 10])
def test_the_story_ends_where_the_rules_do(players: int) -> None:
    random = Random(players)
    for _ in range(20):
        state = GAME.start(GAME.resolve(players=players))
        while state.waiting():
            seat = next(one for one in range(players) if state.waiting() >> one & 1)
            legal = state.legal(seat)
            before, what = state.clone(), legal[random.randrange(len(legal))]
            state.apply(seat, what)
            told = tell(before, state, seat, what)
            assert told[-1].view == state
            if len(told) > 1 and told[-1].stage is None:
                shown = told[-2].view
                assert list(shown.held) == list(state.held)
                assert shown.still_in == state.still_in
