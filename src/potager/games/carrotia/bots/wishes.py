"""What team-mates plan, as tiles that a builder can lay, and the builder's own plan."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from librt.vecs import vec
from mypy_extensions import i64

from potager.core.plans import Plan
from potager.games.carrotia import KIND_NAMES, quarter_turns, square_name
from potager.games.carrotia.facts import gates, squares
from potager.games.carrotia.rules.building import one_of, rotations
from potager.games.carrotia.rules.layouts import tiles_in
from potager.games.carrotia.rules.maze import KINDS, STEPS, kind_of, turned, unturned
from potager.games.carrotia.rules.warren import Warren

Tiles = dict[int, int]  # by square
ON, SYMBOL = "square:", "tile-"


def wishes(view: Warren, plans: Sequence[Plan], hands: vec[i64]) -> list[Tiles]:
    """What the plans ask for and the hands allow: all of them, then fewer and fewer, and then only
    what the first of them lays."""
    found: list[Tiles] = []
    for many in range(len(plans), 0, -1):
        tiles = _wanted(view, plans[:many], hands, lines=True)
        if tiles and tiles not in found:
            found.append(tiles)
    laid = _wanted(view, plans[:1], hands, lines=False)
    return [*found, laid] if laid and laid not in found else found


def _wanted(view: Warren, plans: Sequence[Plan], hands: vec[i64], *, lines: bool) -> Tiles:
    """The tiles of plans, of those that nobody needs to have twice; the first plan counts most."""
    names = {ON + square_name(square): square for square in squares(view)}
    held = [sum(hand >> 4 * kind & 15 for hand in hands) for kind in range(KINDS)]
    found: Tiles = {}
    for plan in plans:
        for target, (symbol, quarters) in plan.pieces.items():
            tile = unturned(KIND_NAMES.index(symbol.removeprefix(SYMBOL)))
            for _ in range(quarters):
                tile = turned(tile)
            _want(view, found, held, names[target], [tile])
    for plan in plans if lines else ():
        way = [names[target] for target in plan.line]
        for square, sides in _openings(view, way).items():
            lies = found.get(square) or view.maze.tile(square)
            if not lies or lies & sides != sides:
                _want(view, found, held, square, _open_to(sides))
    return found


def _want(view: Warren, found: Tiles, held: list[int], square: int, tiles: list[int]) -> None:
    """Count on the first of these tiles that somebody has, where nothing is wanted yet."""
    if square in found or view.maze.tile(square) in tiles:
        return
    for tile in tiles:
        if held[kind_of(tile)]:
            held[kind_of(tile)] -= 1
            found[square] = tile
            return


def _openings(view: Warren, way: list[int]) -> Tiles:
    """The sides to which a way leads on each of its squares, at IN and OUT through the gate too."""
    found = dict.fromkeys(way, 0)
    for here, there in pairwise(way):
        if there - here in list(STEPS):
            side = list(STEPS).index(there - here)
            found[here] |= 1 << side
            found[there] |= 1 << (side + 2) % 4
    for _, square, side in gates(view):
        if found.get(square):
            found[square] |= 1 << side
    return {square: sides for square, sides in found.items() if sides.bit_count() > 1}


def _open_to(sides: int) -> list[int]:
    """The tiles that are open to these sides, those with the fewest other ones first."""
    return sorted((tile for tile in range(1, 16) if tile & sides == sides), key=int.bit_count)


def laid_ahead(hands: vec[i64], wanted: Tiles) -> vec[i64]:
    """The hands without these tiles: each is taken from whoever has one and most tiles besides."""
    left = hands[:]
    for tile in wanted.values():
        kind = kind_of(tile)
        owners = [seat for seat, hand in enumerate(left) if hand >> 4 * kind & 15]
        if owners:
            left[max(owners, key=lambda seat: tiles_in(left[seat]))] -= one_of(kind)
    return left


def shown(way: Sequence[int], tiles: Tiles) -> Plan:
    """A way, and the tiles that are still missing, as others see them."""
    pieces = {}
    for square, tile in tiles.items():
        kind = kind_of(tile)
        quarters = quarter_turns(0, tile) % int(rotations(kind))
        pieces[ON + square_name(square)] = SYMBOL + KIND_NAMES[kind], quarters
    return Plan(tuple(ON + square_name(square) for square in way), pieces)
