"""A search that goes on from its own tree: from the very position only, and where all is open."""

from __future__ import annotations

import subprocess
import sys

import potager
from potager.bots.levels import SearchBot
from potager.bots.search import Search
from potager.core.match import Match


def test_the_tree_is_found_again_after_both_have_moved() -> None:
    game = potager.game("connect-four")
    state = game.start(game.resolve())
    search = Search(state.clone(), 0, 1)
    search.run(2000)
    own = search.best()
    state.apply(0, own)
    state.apply(1, 3)
    assert search.move_to(state.clone())
    known = {action: tries for action, tries, _ in search.tries()}
    assert search.simulations == sum(known.values()) > 0
    before = int(search.simulations)
    search.run(100)
    assert sum(tries for _, tries, _ in search.tries()) == before + 100


def test_dice_are_followed_too() -> None:
    game = potager.game("snail-invasion")
    match = Match.new(game, game.resolve(mode="solitaire", garden="patio"), seed=3)
    match.roll()
    search = Search(match.view(0), 0, 1)
    search.run(3000)
    match.choose(0, int(search.best()))
    match.roll()
    found = search.move_to(match.view(0))
    assert found == (search.simulations > 0)
    assert found


def test_a_position_that_is_not_below_begins_anew() -> None:
    game = potager.game("connect-four")
    search = Search(game.start(game.resolve()), 0, 1)
    search.run(500)
    other = game.start(game.resolve())
    for number, column in enumerate((0, 1, 2, 0, 1, 2, 0, 1)):
        other.apply(number % 2, column)
    assert not search.move_to(other)
    assert search.simulations == 0
    search.run(10)
    assert sum(tries for _, tries, _ in search.tries()) == 10


def test_choices_made_at_once_are_not_followed() -> None:
    game = potager.game("yes-broccoli")
    match = Match.new(game, game.resolve(players=2), seed=3)
    match.roll()
    search = Search(match.view(0), 0, 1)
    search.run(200)
    match.choose(0, match.legal(0)[0])
    match.choose(1, match.legal(1)[0])
    match.choose(match.waiting()[0], match.legal(match.waiting()[0])[0])
    match.roll()
    assert not search.move_to(match.view(0))


def test_a_bot_that_reuses_plays_the_same_game_for_the_same_seed() -> None:
    game = potager.game("connect-four")
    played = []
    for _ in range(2):
        match = Match.new(game, seed=1)
        match.play([SearchBot(60, seat + 1, reuse=True).choose for seat in range(2)])
        assert match.over
        played.append([event.what for event in match.events])
    assert played[0] == played[1]


def test_a_told_choice_is_made_in_every_simulation() -> None:
    game = potager.game("connect-four")
    search = Search(game.start(game.resolve()), 0, 1, 1.0, 0, None, 2)
    search.force(2)
    search.run(300)
    assert [(action, tries) for action, tries, _ in search.tries()] == [(2, 300)]
    assert search.totals[0] == -search.totals[1]
    assert search.squares[0] <= 300


DEEP = """
from potager.examples.connect_four import GAME
from potager.bots.search import Search

start = GAME.start(GAME.resolve())
for _ in range(40):
    search = Search(start, 0, 1)
    node = search.root
    for edge in range(500):
        node.arms_of(0)
        node = node.grow(edge)
    if _ % 2:
        search.move_to(start)
print("well")
"""


def test_a_deep_tree_is_let_go_of_without_harm() -> None:
    """In a process of its own: it would crash."""
    done = subprocess.run(
        [sys.executable, "-c", DEEP], env={"PYTHONPATH": ":".join(sys.path)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (0, "well\n"), done.stderr
