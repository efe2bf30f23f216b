"""Each game names its endings, its points, and what comes into play; each name is met here."""

from __future__ import annotations

from typing import Any

import pytest
from librt.random import Random

import potager
from potager.bots.levels import bot
from potager.core.game import AnyGame, Use
from potager.core.match import Match
from potager.core.playout import playout
from potager.core.state import CHANCE, State

# A finished game for every name: which options, whether medium bots play it, and its seed.
CASES: dict[tuple[str, str], tuple[dict[str, Any], bool, int]] = {
    ("snail-invasion", "plant"): ({}, False, 122),
    ("snail-invasion", "blocked"): ({}, False, 10),
    ("snail-invasion", "spoiled"): ({}, False, 0),
    ("snail-invasion", "limit"): ({"turn_limit": 40}, False, 2),
    ("pyramid-shambo", "attack"): ({"players": 3}, False, 0),
    ("pyramid-shambo", "defence"): ({"players": 3}, False, 1),
    ("pyramid-shambo", "cascade"): ({"players": 5}, False, 122),
    ("carrots-and-broccoli", "group"): ({}, True, 1),
    ("carrots-and-broccoli", "triangle"): ({"length": "short"}, True, 2),
    ("carrots-and-broccoli", "count"): ({"turn_limit": 6}, False, 0),
    ("carrots-and-broccoli", "pips"): ({"turn_limit": 6}, False, 2),
    ("carrots-and-broccoli", "draw"): ({"turn_limit": 6}, False, 5),
    ("yes-broccoli", "points"): ({}, False, 0),
    ("yes-broccoli", "age"): ({}, False, 27),
    ("carrotia", "enough"): ({}, True, 0),
    ("carrotia", "too few"): ({}, True, 1),
    ("carrotia", "nothing"): ({}, False, 2),
}
# The words with which the game itself tells of that ending, where they differ by it.
VERDICTS = {
    "plant": "won.grown",
    "blocked": "won.blocked",
    "spoiled": "won.eaten",
    "limit": "won.nobody",
    "group": "won.group",
    "triangle": "won.triangle",
    "points": "won.most",
    "age": "won.tied",
}


def finished(game: AnyGame, options: dict[str, Any], bots: bool, seed: int) -> State:
    if not bots:
        state: State = game.start(game.resolve(**options))
        playout(state, Random(seed), game.sim_limit)
        return state
    match = Match.new(game, game.resolve(**options), seed=seed)
    match.play([bot("medium", game, 9 * seed + seat).choose for seat, _ in enumerate(match.seats)])
    return match.state


@pytest.mark.parametrize(("name", "ending"), CASES)
def test_a_game_names_this_ending(name: str, ending: str) -> None:
    game = potager.game(name)
    state = finished(game, *CASES[name, ending])
    assert game.ending(state) == ending
    if ending in VERDICTS:
        assert game.drawing.verdict(state).id == VERDICTS[ending]


@pytest.mark.parametrize("game", potager.games(), ids=lambda game: game.name)
def test_every_ending_that_a_game_lists_is_met_above(game: AnyGame) -> None:
    assert set(game.endings) == {ending for name, ending in CASES if name == game.name}


@pytest.mark.parametrize("game", potager.games(), ids=lambda game: game.name)
def test_endings_and_points_fit_the_game_with_all_options(game: AnyGame) -> None:
    for options in game.option_sets():
        for seed in range(2):
            state = finished(game, options, False, seed)
            if not len(state.result()):
                continue
            assert game.ending(state) in game.endings
            points = game.points(state)
            assert points is None or len(points) == len(state.result())


def test_a_game_that_says_nothing_has_won_drawn_and_lost() -> None:
    game = potager.game("connect-four")
    seen = {game.ending(finished(game, {}, False, seed)) for seed in range(600)}
    assert seen == {"won", "drawn"}


def uses_of(name: str, options: dict[str, Any], seed: int) -> list[Use]:
    """All that comes into play in a game of random bots."""
    game = potager.game(name)
    match = Match.new(game, game.resolve(**options), seed=seed)
    match.play(
        [bot("random", game, 9 * seed + seat).choose for seat, _ in enumerate(match.seats)],
        most=500,
    )
    state = game.start(match.options)
    found: list[Use] = []
    for event in match.events:
        found += game.uses(state, event.who, event.what)
        state.apply(event.who, event.what)
    return found


def test_powers_are_used_as_they_are_dealt_and_played_and_foods_as_they_are_taken() -> None:
    found = uses_of("yes-broccoli", {"players": 3, "game": "advanced"}, 1)
    kinds = {kind: [use for use in found if use.kind == kind] for kind in {u.kind for u in found}}
    assert set(kinds) == {"power dealt", "power played", "food taken"}
    assert len(kinds["power dealt"]) == 3 * 3 * 2
    assert {use.kind for use in found if use.drawn} == {"power dealt"}
    assert len(kinds["food taken"]) == 3 * 3 * 8
    dealt = [(use.seat, use.name) for use in kinds["power dealt"]]
    assert all((use.seat, use.name) in dealt for use in kinds["power played"])


def test_quests_are_used_as_they_are_drawn_and_characters_as_they_are_picked() -> None:
    found = uses_of("carrotia", {"players": 3}, 1)
    quests = [use for use in found if use.kind.startswith("quest")]
    assert [use.kind for use in quests] == [f"quest of round {round}" for round in (1, 2, 3)]
    assert len({use.name for use in found if use.kind == "character"}) == 3
    assert {use.seat for use in found} == {CHANCE}


def test_turns_are_used_by_their_seats() -> None:
    turns = uses_of("carrots-and-broccoli", {}, 1)
    assert {use.name for use in turns} == {
        "plants its own", "plants another's", "moves its own", "moves another's",
        "moves the wall", "passes",
    }  # fmt: skip
    assert {use.seat for use in turns} == {0, 1}
