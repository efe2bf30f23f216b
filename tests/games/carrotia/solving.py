"""Proof that a quest can be solved, by rules of this file's own: it trusts no search of the game's.

`solve` finds a maze from the 40 tiles and a route by the game's search, and then checks both step
by step.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from potager.games.carrotia.rules.building import ALL_TILES
from potager.games.carrotia.rules.cards import ENTRY, EXIT, Quests
from potager.games.carrotia.rules.layouts import Layout
from potager.games.carrotia.rules.maze import SQUARES, Maze
from potager.games.carrotia.rules.routes import Route

STEPS = {-8: (1, 4), 1: (2, 8), 8: (4, 1), -1: (8, 2)}  # the side left by, and the side entered by
BOX = Counter({"straight": 12, "corner": 12, "junction": 8, "crossroads": 6, "dead end": 2})


def solve(cards: Quests, quest: int) -> None:
    """Raise AssertionError unless this quest has a right maze and a route with all carrots."""
    size = next(size for size in (3, 4, 5) if quest < sum(list(cards.counts)[: size - 2]))
    grid = [8 * row + column for row in range(size) for column in range(size)]
    spread = cards.spread(quest)
    tokens = {square: int(spread[square]) for square in grid}
    worth = {square: token % 256 + 3 * (token // 256) for square, token in tokens.items() if token}
    entry, exit = int(cards.read(quest, ENTRY)), int(cards.read(quest, EXIT))
    moves = {3: 10, 4: 15, 5: 20}[size]
    tiles = _maze(size, tokens, entry, exit, moves, sum(worth.values()))
    _check_maze(tiles, grid)
    _check_route(_route(tiles, size, tokens, entry, exit, moves), tiles, worth, entry, exit, moves)


def _maze(
    size: int, tokens: dict[int, int], entry: int, exit: int, moves: int, wanted: int
) -> dict[int, int]:
    spread = vec[i64]([tokens.get(square, 0) for square in range(SQUARES)])
    layout = Layout(Maze(size=size), spread, entry, exit, moves)
    for seed in range(40):
        layout.fill(vec[i64]([ALL_TILES]), 0, 1, Random(seed), 50)
        if layout.value // 32 == wanted:
            return {square: int(layout.found.tile(square)) for square in tokens}
    raise AssertionError(f"no maze with a route for all {wanted} carrots was found")


def _route(
    tiles: dict[int, int], size: int, tokens: dict[int, int], entry: int, exit: int, moves: int
) -> list[int]:
    """The route that the game's search finds, square by square."""
    maze = Maze(size=size)
    for square, tile in tiles.items():
        maze.lay(square, tile)
    spread = vec[i64]([tokens.get(square, 0) for square in range(SQUARES)])
    strewn = sum(1 << square for square, token in tokens.items() if token)
    path, came = [entry], -1
    while path[-1] != exit:
        route = Route(maze, spread, exit, 1_000_000)
        route.find(path[-1], came, moves - len(path) + 1, strewn)
        came = path[-1] if route.first != path[-1] else -1
        path.append(int(route.first))
        strewn &= ~(1 << path[-1])
    return path


def _check_maze(tiles: dict[int, int], grid: list[int]) -> None:
    """Every square has a tile of the box, and every edge matches."""
    assert all(tiles[square] for square in grid)
    assert not Counter(_kind(tiles[square]) for square in grid) - BOX
    for square in grid:
        for step, (out, into) in STEPS.items():
            if square + step in grid:
                assert bool(tiles[square] & out) == bool(tiles[square + step] & into)


def _kind(tile: int) -> str:
    sides = tile.bit_count()
    if sides == 2:
        return "straight" if tile in (5, 10) else "corner"
    return {1: "dead end", 3: "junction", 4: "crossroads"}[sides]


def _check_route(
    path: list[int], tiles: dict[int, int], worth: dict[int, int], entry: int, exit: int, moves: int
) -> None:
    """It goes along paths, never back but after a stay, and takes everything in time."""
    assert path[0] == entry
    assert path[-1] == exit
    assert exit not in path[:-1]
    assert len(path) - 1 <= moves
    assert worth.keys() <= set(path)
    for square, to in pairwise(path):
        if square != to:
            out, into = STEPS[to - square]
            assert tiles[square] & out
            assert tiles[to] & into
    for before, square, after in zip(path, path[1:], path[2:], strict=False):
        if before == square:
            continue
        turned_back = before == after
        assert not turned_back
