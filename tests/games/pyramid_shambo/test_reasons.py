"""Why a player or a pyramid can't be chosen."""

from __future__ import annotations

from games.pyramid_shambo.positions import BLUE, RED, YELLOW, challenge, circle

from potager.games.pyramid_shambo import GAME
from potager.games.pyramid_shambo.drawing import why_not
from potager.games.pyramid_shambo.rules.circle import Circle


def told(state: Circle, target: str) -> str | None:
    why = why_not(state, state.chooser(), target, ())
    return None if why is None else GAME.text(why)


def test_who_is_out_or_oneself_is_not_challenged() -> None:
    state = circle("red L", "yellow L", "", "blue L")
    assert told(state, "player:red") == "You can't challenge yourself."
    assert told(state, "player:green") == "Green is out"
    assert told(state, "player:blue") is None


def test_p5_a_piece_with_which_the_sums_do_not_come_out() -> None:
    state = challenge(circle("red S", "yellow S, yellow M, yellow L", "green L"), YELLOW, RED)
    why = "With the large yellow, this payment can't come out even: 1 pip is still due."
    assert told(state, "piece:yellow-large") == why
    assert told(state, "piece:yellow-small") is None


def test_p5_a_piece_of_somebody_who_does_not_pay() -> None:
    state = challenge(circle("red S", "yellow S, yellow M, yellow L", "", "blue L"), YELLOW, RED)
    assert state.held[BLUE]
    assert told(state, "piece:blue-large") == "The next piece has to be Yellow's."
