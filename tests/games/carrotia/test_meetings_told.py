"""K11 at the table: which bird flies first, as it is tapped, said, foreseen and advised."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from games.carrotia.positions import LOOP, at_the_rabbit, game, play, running

from potager.bots.coach.hints import hint
from potager.bots.coach.judge import Judge
from potager.bots.levels import bot
from potager.core.bits import bit
from potager.core.choices import by_words
from potager.core.scene import Layout
from potager.games.carrotia.drawing import preview, prompt, scene, tell
from potager.games.carrotia.drawing.reasons import why_not
from potager.games.carrotia.rules.roles import CLOWN
from potager.games.carrotia.rules.warren import Warren


def meeting(*roles: str) -> Warren:
    """The Hawk and the Crow are bound for the carrot on c2."""
    birds = "hawk c1 down, crow c3 up"
    return play(running(*LOOP, birds=birds, carrots="c2 1", roles=roles), "right")


def told(messages: Iterable[Any]) -> str:
    return " ".join(game.text(one) for one in messages)


@pytest.mark.parametrize("layout", ["wide", "phone", "low"])
def test_the_birds_on_the_board_and_their_dice_are_tapped(layout: Layout) -> None:
    state = meeting("bandit", "clown")
    targets = [one.target for one in scene(state, 0, layout).sprites if one.target]
    for action in state.legal(0):
        (target,) = game.path(state, 0, action)
        assert targets.count(target) == 2
    assert not any(target.startswith("die:") for target in targets)


def test_prompts_the_log_and_the_preview_speak_of_it() -> None:
    state = meeting("bandit", "clown")
    assert game.text(prompt(state, 0)) == "Tap the bird that flies to c2 first."
    assert game.text(prompt(state, 1)) == "Bandit is choosing the bird that flies to c2 first."
    crow = by_words(game, state, 0, "crow first")
    after = play(state.clone(), "crow first")
    (beat,) = tell(state, after, 0, crow)
    assert told(beat.parts) == (
        "Bandit lets the Crow fly first. The Crow flies to c2. It carries off 1 carrot."
    )
    assert told(preview(state, 0, crow, "wide").parts) == (
        "The Crow flies to c2 first. It carries off 1 carrot."
    )
    reason = why_not(state, 0, "square:c2", ())
    assert reason
    assert game.text(reason) == "Tap one of the birds that may fly first: the Hawk and Crow."


@pytest.mark.parametrize(
    ("birds", "first", "words"),
    [
        (("hawk", "bat"), "bat", "The Bat flies first and takes the rabbit to OUT."),
        (("hawk", "bat"), "hawk", "The Hawk flies to b1 first. It takes the rabbit back to IN."),
        (
            ("hawk", "owl"),
            "owl",
            "The Owl flies to b1 first. Clown may use the Clown again."
            " Then the Hawk takes the rabbit back to IN!",
        ),
    ],
)
def test_a_preview_says_what_follows(birds: tuple[str, str], first: str, words: str) -> None:
    state = at_the_rabbit(*birds)
    action = by_words(game, state, 0, f"{first} first")
    assert told(preview(state, 0, action, "wide").parts) == words


def test_a_preview_names_the_mummy() -> None:
    state = meeting("clown", "mummy")
    action = by_words(game, state, 0, "crow first")
    assert told(preview(state, 0, action, "wide").parts) == (
        "The Crow flies to c2 first, to carry off a carrot, unless the Mummy stops it."
    )


@pytest.mark.parametrize(
    ("birds", "warns"),
    [("hawk c1 left, owl b2 up", True), ("hawk c1 left, bat b2 up", False)],
)
def test_a_step_warns_of_the_hawk_only_if_no_choice_keeps_it_away(birds: str, warns: bool) -> None:
    state = running(*LOOP, birds=birds, roles=("clown", "ghost"))
    state.used = bit(CLOWN)
    parts = preview(state, 0, by_words(game, state, 0, "right"), "wide").parts
    assert ("Hawk" in told(parts)) == warns


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_bots_let_the_bat_come_before_the_hawk(level: str) -> None:
    state = at_the_rabbit("hawk", "bat")
    state.larder.bag, state.moves = 5, 1
    action = bot(level, game, seed=1).choose(state, 0)
    assert game.notation(state, 0, action) == "bat first"


def test_a_hint_gives_a_reason() -> None:
    state = at_the_rabbit("hawk", "bat")
    found = hint(Judge(game, 2, simulations=50), state, 0)
    assert found.notation in ("hawk first", "bat first")
    assert found.reason
