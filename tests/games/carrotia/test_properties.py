"""What holds in every match, and the maze's quick answers against slow ones."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from potager.core.match import Match
from potager.games.carrotia import GAME
from potager.games.carrotia.rules.building import ALL_TILES, count_of
from potager.games.carrotia.rules.flock import HAWK, SPARROW, load_of, which_of
from potager.games.carrotia.rules.larder import worth
from potager.games.carrotia.rules.maze import SQUARES, Maze, grid, kind_of, nearest, step_towards
from potager.games.carrotia.rules.routes import LOST, Route, gaps
from potager.games.carrotia.rules.warren import Warren

GRID = {
    size: [8 * row + column for row in range(size) for column in range(size)] for size in (3, 5)
}
SIDES = {-8: (1, 4), 1: (2, 8), 8: (4, 1), -1: (8, 2)}


def positions(players: int, seed: int) -> Iterator[Warren]:
    """A random match, position by position."""
    match = Match.new(GAME, GAME.resolve(players=players), seed=seed)
    for _ in match.drive_at_random(Random(seed)):
        assert isinstance(match.state, Warren)
        yield match.state.clone()


@settings(max_examples=12)
@given(st.integers(1, 6), st.integers(0, 10**6))
def test_carrots_are_lost_to_hawk_and_sparrow_only(players: int, seed: int) -> None:
    for before, after in pairwise(positions(players, seed)):
        if carrots(after) != carrots(before):
            assert carrots(after) < carrots(before)
            assert {HAWK, SPARROW} & {int(which_of(bird)) for bird in before.flock.birds}


def carrots(state: Warren) -> int:
    """All that are in the game, wherever they are."""
    tokens = [state.larder.supply, state.larder.store, state.larder.bag, *state.larder.lying]
    tokens += [load_of(bird) for bird in state.flock.birds]
    return sum(int(worth(one)) for one in tokens) + int(state.spare)


@settings(max_examples=12)
@given(st.integers(1, 6), st.integers(0, 10**6))
def test_no_tile_is_there_twice(players: int, seed: int) -> None:
    for state in positions(players, seed):
        for kind in range(5):
            laid = [state.maze.tile(square) for square in GRID[5]]
            found = sum(tile > 0 and kind_of(tile) == kind for tile in [*laid, state.held])
            found += sum(int(count_of(hand, kind)) for hand in [*state.hands, state.stock])
            assert found <= count_of(ALL_TILES, kind)


def away(one: int, other: int) -> int:
    return abs(one // 8 - other // 8) + abs(one % 8 - other % 8)


@given(st.sampled_from(GRID[5]), st.sets(st.sampled_from(GRID[5])))
def test_k11_nearest_is_what_the_ruling_says(square: int, goals: set[int]) -> None:
    least = min((away(square, goal) for goal in goals), default=0)
    found = nearest(square, sum(1 << goal for goal in goals), grid(5))
    expected = {goal for goal in goals if away(square, goal) == least}
    assert {one for one in GRID[5] if found >> one & 1} == expected


@given(st.sampled_from(GRID[5]), st.sampled_from(GRID[5]))
def test_k11_a_step_is_what_the_ruling_says(square: int, goal: int) -> None:
    down, right = goal // 8 - square // 8, goal % 8 - square % 8
    step = int(step_towards(square, goal))
    if square == goal:
        assert step == square
        return
    assert away(step, goal) == away(square, goal) - 1
    assert away(step, square) == 1
    assert (step % 8 == square % 8) == (abs(down) >= abs(right))


mazes = st.lists(st.integers(0, 15), min_size=9, max_size=9)


def laid(tiles: list[int]) -> Maze:
    maze = Maze(size=3)
    for square, tile in zip(GRID[3], tiles, strict=True):
        maze.lay(square, tile)
    return maze


def joined(maze: Maze, square: int) -> set[int]:
    """The squares one step away, slowly."""
    found = set()
    for step, (out, into) in SIDES.items():
        to = square + step
        if to in GRID[3] and maze.tile(square) & out and maze.tile(to) & into:
            found.add(to)
    return found


@given(mazes)
def test_k3_is_wrong_is_what_the_ruling_says(tiles: list[int]) -> None:
    maze = laid(tiles)
    assert [int(maze.tile(square)) for square in GRID[3]] == tiles
    reached = {0} if tiles[0] else set()
    for _ in GRID[3]:
        reached |= {to for square in reached for to in joined(maze, square)}
    clash = any(
        maze.tile(square)
        and maze.tile(to)
        and bool(maze.tile(square) & out) != bool(maze.tile(to) & into)
        for square in GRID[3]
        for step, (out, into) in SIDES.items()
        if (to := square + step) in GRID[3]
    )
    assert maze.is_wrong(0, 18) == (clash or 18 not in reached)


@settings(max_examples=60)
@given(mazes, st.lists(st.integers(0, 2), min_size=9, max_size=9), st.integers(1, 9))
def test_the_best_route_is_the_best_of_all_routes(
    tiles: list[int], carrots: list[int], moves: int
) -> None:
    maze = laid(tiles)
    lying = dict(zip(GRID[3], carrots, strict=True))
    lying[0] = lying[18] = 0

    def best(square: int, came: int, left: int, taken: frozenset[int]) -> int:
        if square == 18:
            return sum(lying[one] for one in taken)
        if left == 0:
            return LOST
        ways = joined(maze, square) - {came}
        if not ways:
            return best(square, -1, left - 1, taken)
        return max(best(to, square, left - 1, taken | {to}) for to in ways)

    spread = vec[i64]([lying.get(square, 0) for square in range(SQUARES)])
    route = Route(maze, spread, 18, 1_000_000)
    if tiles[0] and tiles[8]:
        route.find(0, -1, moves, sum(1 << square for square, n in lying.items() if n))
        assert route.best == best(0, -1, moves, frozenset({0}))


@settings(max_examples=40)
@given(mazes)
def test_gaps_are_the_fewest_squares_that_need_another_tile(tiles: list[int]) -> None:
    """A crossroads stands for any tile: it joins whatever can be joined."""

    def joins(changed: tuple[int, ...]) -> bool:
        maze = laid([15 if at in changed else tile for at, tile in enumerate(tiles)])
        return bool(maze.reached_from(0) >> 18 & 1)

    found = int(gaps(laid(tiles), 0, 18))
    assert any(map(joins, combinations(range(9), found)))
    assert found == 0 or not any(map(joins, combinations(range(9), found - 1)))
