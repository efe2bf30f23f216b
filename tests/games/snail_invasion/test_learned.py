"""The signs of a garden that its value is learned from, and what is learned of the patio."""

from __future__ import annotations

from statistics import correlation

from games.snail_invasion.positions import garden, rolled
from librt.random import Random
from librt.vecs import vec

import potager
from potager.core.playout import playout
from potager.games.snail_invasion.bots import LearnedBot, learned_value, solved_table
from potager.games.snail_invasion.bots.learned import NAMES, SIZE, LearnedGarden
from potager.games.snail_invasion.rules.garden import SNAILS, Garden
from potager.lab.learning.training import train

GAME = potager.game("snail-invasion")


def signs(state: Garden) -> dict[str, float]:
    found = LearnedGarden(vec[float]([0.0] * SIZE)).signs(state)
    return dict(zip(NAMES, found, strict=True))


def test_a_plant_that_one_roll_completes() -> None:
    """The Pawn on 2 needs a 7 to the Drone on its Queen on 9: six rolls of 36."""
    stacks = "9: red-queen red-drone", "2: red-pawn"
    assert signs(garden(*stacks))["gardener: plant"] == 6 / 36
    assert signs(garden(*stacks, mover=SNAILS))["later gardener: plant"] == 6 / 36
    assert signs(garden("9: red-queen red-drone snail-pawn", "2: red-pawn"))[
        "gardener: plant"
    ] == 0  # fmt: skip


def test_a_drone_carries_its_pawn_onto_the_queen() -> None:
    found = signs(garden("12: red-queen", "10: red-drone red-pawn"))
    assert found["gardener: plant"] == 1 / 36
    assert found["pawns on drones"] == 1


def test_a_snail_that_can_spoil_a_colour() -> None:
    """The Snail Queen on 1 hits the Pawn on 8 with a 7; a Queen on 5 is safe from it."""
    stacks = "1: snail-queen", "8: red-pawn", "5: blue-queen"
    assert signs(garden(*stacks, mover=SNAILS))["snails: life"] == 6 / 36
    dead = "yellow-pawn green-pawn blue-pawn"
    last = signs(garden("1: snail-queen", "8: red-pawn", dead=dead, mover=SNAILS))
    assert last["snails: win"] == 6 / 36
    assert last["one life"] == 1


def test_one_run_of_snails_takes_two_lives() -> None:
    found = signs(garden("1: snail-queen", "8: red-drone yellow-pawn", mover=SNAILS))
    assert found["snails: two lives"] == 6 / 36


def test_the_last_snail_is_blocked_by_a_piece_of_its_size() -> None:
    stacks = "1: snail-pawn red-pawn", "2: snail-drone blue-drone", "9: snail-queen"
    found = signs(garden(*stacks, "4: green-queen"))
    assert found["two blocked"] == found["pawn blocked"] == found["drone blocked"] == 1
    assert found["gardener: block"] > 0
    assert signs(garden(*stacks, "4: green-queen", loose="snail-queen"))["gardener: block"] == 0


def test_the_weights_of_the_house_are_read_and_searched_with() -> None:
    """A garden with one colour left is worth less to the Gardener than one with all."""
    value = learned_value()
    dead = "yellow-pawn green-pawn blue-pawn"
    whole, spoiled = garden("8: red-queen"), garden("8: red-queen", dead=dead)
    assert -1 < value.value(spoiled, 0) < value.value(whole, 0) < 1
    assert value.value(whole, 1) == -value.value(whole, 0)
    state = rolled(whole, 7)
    bot = LearnedBot(1)
    bot.simulations = 100
    assert bot.choose(state, 0) in state.legal(0)


def test_of_the_patio_it_learns_something_true() -> None:
    """On solved positions its values go with the exact chances, more than `evaluate` does."""
    options = GAME.resolve(mode="solitaire", garden="patio")
    found = train(GAME, options, games=700, seed=1)
    value = LearnedGarden(vec[float](list(found.weights.values())))
    table = solved_table(GAME.start(options))
    assert table is not None
    random = Random(5)
    learned: list[float] = []
    plain: list[float] = []
    exact: list[float] = []
    while len(exact) < 400:
        state = GAME.start(options)
        playout(state, random, 1 + random.randrange(12))
        chance = None if len(state.result()) else table.chance(state)
        if chance is not None:
            exact.append(chance)
            learned.append(value.value(state, 0))
            plain.append(state.evaluate(0))
    assert correlation(learned, exact) > 0.5
    assert correlation(learned, exact) > correlation(plain, exact)
