"""The bots: they see a win, they come to an end, and the levels differ."""

from __future__ import annotations

import pytest
from games.carrots_and_broccoli.gardens import START, TEN, TRIANGLE, piece, position, reds
from librt.random import Random

import potager
from potager.bots.levels import bot
from potager.core.match import Match
from potager.core.state import CHANCE
from potager.games.carrots_and_broccoli import GAME
from potager.games.carrots_and_broccoli.bots.planning import concern, left, promise
from potager.games.carrots_and_broccoli.bots.tending import favourite
from potager.games.carrots_and_broccoli.rules.backyard import COMPLETE, PASS, Backyard
from potager.games.carrots_and_broccoli.rules.evaluation import work
from potager.games.carrots_and_broccoli.rules.wall import size

needs_speed = pytest.mark.skipif(
    not potager.COMPILED, reason="many games: only the compiled build is quick enough"
)


def choice(level: str, state: Backyard) -> str:
    chosen = bot(level, GAME, 1).choose(state, state.mover)
    return GAME.notation(state, state.mover, chosen)


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_win_is_taken(level: str) -> None:
    state = position(reds(TEN[:9]), dice="yellow M")
    state.apply(0, bot(level, GAME, 2).choose(state, 0))
    assert (state.ending, list(state.result())) == (COMPLETE, [1, -1])


def test_hard_does_not_move_the_wall_for_the_other_side() -> None:
    """b6 to b7 would give a7, and the game, to the Carrots."""
    column = reds(["a1", "a2", "a3", "a4", "a5", "a6", "a7", "b1", "b2", "b3"])
    state = position(column, wall=("b6", *START[1:]), dice="black S", mover=1)
    assert choice("hard", state) != "b6-b7"


def test_a_garden_begins_at_its_corner() -> None:
    state = position(dice="red S")
    best = favourite(state, 40, False, Random(1))
    assert GAME.notation(state, 0, best) == "red-1 a1"


def test_easy_dreams_through_half_of_its_turns() -> None:
    """Its garden grows with the others only."""
    state = position(reds(TRIANGLE[:3]), dice="wild S/M")
    dreamer, grown = bot("easy", GAME, 1), 0
    for _ in range(100):
        after = state.clone()
        after.apply(0, dreamer.choose(state, 0))
        grown += size(after.board.crop(0)) > size(state.board.crop(0))
    assert 30 < grown < 70


def test_a_win_is_seen_even_in_a_dream() -> None:
    state = position(reds(TEN[:9]), dice="yellow M")
    state.apply(0, favourite(state, 60, True, Random(1)))
    assert state.ending == COMPLETE


@needs_speed
@pytest.mark.parametrize(
    ("level", "players", "length", "most"),
    [
        ("easy", 2, "full", 0.25),
        ("easy", 4, "full", 0.25),
        ("medium", 2, "full", 0.08),
        ("medium", 2, "short", 0.08),
        ("medium", 4, "full", 0.25),
    ],
)
def test_gardeners_rarely_pass_when_they_could_move(
    level: str, players: int, length: str, most: float
) -> None:
    """And their gardens grow meanwhile: one is at least half complete."""
    options = GAME.resolve(players=players, length=length)
    could = passed = 0
    for seed in range(8):
        state = GAME.start(options)
        dice, bots = Random(seed), [bot(level, GAME, 4 * seed + n) for n in range(players)]
        while not state.ending and state.turn < 30 * players:
            if state.waiting():
                chosen = bots[state.mover].choose(state, state.mover)
                could += len(state.legal(state.mover)) > 1
                passed += chosen == PASS and len(state.legal(state.mover)) > 1
                state.apply(state.mover, chosen)
            else:
                state.apply(CHANCE, state.roll(dice))
        crops = [size(state.board.crop(seat)) for seat in range(players)]
        assert 2 * max(crops) >= state.board.needed()
    assert passed < most * could


@needs_speed
@pytest.mark.parametrize(
    ("level", "players", "length", "games"),
    [
        ("medium", 2, "full", 40),
        ("medium", 2, "short", 40),
        ("medium", 4, "full", 40),
        ("medium", 4, "short", 20),
        ("hard", 2, "full", 20),
        ("hard", 2, "short", 20),
        pytest.param("hard", 4, "full", 10, marks=pytest.mark.long),
    ],
)
def test_games_come_to_an_end_by_their_own_rules(
    level: str, players: int, length: str, games: int
) -> None:
    options = GAME.resolve(players=players, length=length, timer=0, turn_limit=300)
    ended = 0
    for seed in range(games):
        match = Match.new(GAME, options, seed=seed)
        match.play([bot(level, GAME, 4 * seed + seat).choose for seat in range(players)])
        assert isinstance(match.state, Backyard)
        ended += match.state.ending == COMPLETE
    assert ended > 0.7 * games


@pytest.mark.parametrize("roll", ["green S", "blue L", "black S/M"])
def test_a_roll_that_grows_nothing_is_for_pottering(roll: str) -> None:
    """It does no harm at home, and helps nobody."""
    state = position(reds(TRIANGLE) | {"h8": "green-1", "h7": "blue-3"}, dice=roll)
    best = favourite(state, 60, False, Random(1))
    assert best != PASS
    after = state.clone()
    after.apply(0, best)
    assert work(after.board, 0) <= work(state.board, 0)
    assert work(after.board, 1) >= work(state.board, 1)


def test_others_plants_are_left_in_the_supply_by_who_is_never_wary() -> None:
    state = position(reds(TRIANGLE), dice="green S")
    assert favourite(state, 0, False, Random(1)) == PASS
    assert favourite(state, 60, False, Random(1)) != PASS


def test_weeds_are_moved_out_of_the_own_yard() -> None:
    state = position(reds(TRIANGLE) | {"g1": "green-1"}, dice="green S")
    best = favourite(state, 0, False, Random(1))
    assert GAME.notation(state, 0, best) == "g1-h1"


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_somebody_who_is_about_to_win_is_hindered(level: str) -> None:
    state = position(reds((*TEN[:9], "a5")), dice="yellow M", mover=1)
    before = work(state.board, 0)
    state.apply(1, bot(level, GAME, 1).choose(state, 1))
    assert work(state.board, 0) > before


@needs_speed
@pytest.mark.parametrize("players", [2, 4])
def test_medium_is_better_than_easy(players: int) -> None:
    """A quick look; docs/bot-strength.md has the long measurement."""
    games, score = 80, 0.0
    for number in range(games):
        seat = number % players
        options = GAME.resolve(players=players, turn_limit=200)
        match = Match.new(GAME, options, seed=number // players)
        levels = ["medium" if other == seat else "easy" for other in range(players)]
        bots = [bot(level, GAME, 9 * number + other) for other, level in enumerate(levels)]
        match.play([one.choose for one in bots])
        assert match.result
        score += match.result[seat] == 1
    assert score > 1.4 * games / players


@needs_speed
@pytest.mark.parametrize(
    ("players", "timer"), [(2, 0), (4, 0), pytest.param(4, 20, marks=pytest.mark.long)]
)
def test_hard_passes_rarely(players: int, timer: int) -> None:
    """Fewer than 15 of a hundred turns, those in which it can do nothing else too."""
    options = GAME.resolve(players=players, timer=timer)
    turns = passed = 0
    for seed in range(6):
        state = GAME.start(options)
        dice, bots = Random(seed), [bot("hard", GAME, 4 * seed + n) for n in range(players)]
        while not state.ending and state.turn < 120:
            if state.waiting():
                chosen = bots[state.mover].choose(state, state.mover)
                turns += 1
                passed += chosen == PASS
                state.apply(state.mover, chosen)
            else:
                state.apply(CHANCE, state.roll(dice))
    assert turns > 300
    assert passed < 0.15 * turns


@needs_speed
@pytest.mark.parametrize("players", [2, 4])
def test_hard_is_better_than_medium(players: int) -> None:
    """A quick look; docs/bot-strength.md has the long measurement."""
    games, won = {2: 12, 4: 6}[players], 0
    for number in range(games):
        seat = number % players
        options = GAME.resolve(players=players, turn_limit=600)
        match = Match.new(GAME, options, seed=number // players)
        bots = [bot("medium", GAME, 4 * number + other) for other in range(players)]
        bots[seat] = bot("hard", GAME, 4 * number + seat)
        match.play([one.choose for one in bots])
        assert match.result
        won += match.result[seat] == 1
    assert won > games / players


def test_hard_plants_for_another_where_it_hurts() -> None:
    """Far from the corner h8, where the Broccoli need it, and not in the way of the Carrots."""
    far = {"a6": "green-3", "a8": "blue-3"}
    state = position({"a1": "red-1", "h8": "green-1", "h7": "green-2", **far}, dice="blue S")
    before = work(state.board, 1), work(state.board, 0)
    state.apply(0, bot("hard", GAME, 1).choose(state, 0))
    assert work(state.board, 1) > before[0]
    assert work(state.board, 0) == before[1]


def test_hard_moves_anothers_plant_out_of_its_group() -> None:
    state = position({"h8": "green-1", "h7": "green-2", "h6": "green-3"}, dice="green L")
    state.supply &= ~(7 << 3 * piece("green-3"))  # none left to plant
    before = work(state.board, 1)
    state.apply(0, bot("hard", GAME, 1).choose(state, 0))
    assert work(state.board, 1) > before


def test_the_longer_a_game_the_fewer_are_hindered() -> None:
    """Else two hard bots could keep each other from winning for ever."""
    state = position()
    concerns = []
    for turn in (0, 100, 200, 300, 1_000):
        state.turn = turn
        concerns.append(concern(state))
    assert concerns == sorted(concerns, reverse=True)
    assert concerns[-1] < concerns[0] // 10


def test_more_plants_in_the_yard_than_a_triangle_needs_are_no_work() -> None:
    """C11: twelve in the yard, but no triangle: their work is counted as nothing, not as less."""
    row = ("a1", "b1", "c1", "a2", "b2", "a4", "b3", "c2", "d1", "e1", "a5", "b4")
    state = position(reds(row), length="short")
    assert work(state.board, 0) < 0
    assert left(state, 0) == 0
    assert promise(state, 1, 2_000.0) < promise(position(length="short"), 1, 2_000.0)
