"""The quest as a small map on its card: new squares, carrots, birds, and the ways in and out."""

from __future__ import annotations

from collections.abc import Iterator

from potager.core.once import once
from potager.core.scene import Sprite
from potager.core.shapes import box
from potager.games.carrotia.facts import grid
from potager.games.carrotia.rules.cards import ENTRY_SIDE, EXIT_SIDE, FIRST_BIRD, SIDES
from potager.games.carrotia.rules.larder import triples
from potager.games.carrotia.rules.maze import NORTH, WEST
from potager.games.carrotia.rules.warren import Warren

from .places import Plan
from .sprites import picture

AROUND = ((0, -1), (1, 0), (0, 1), (-1, 0))  # the sides, clockwise from the upper one


def quest_map(view: Warren, where: Plan) -> Iterator[Sprite]:
    """What the card shows; it stays so through the round."""
    cards, quest = view.cards, view.quest
    gates = (
        ("in", view.entry(), int(cards.read(quest, ENTRY_SIDE))),
        ("out", view.exit(), int(cards.read(quest, EXIT_SIDE))),
    )
    carrots = tuple((at, tokens) for at, tokens in enumerate(cards.spread(quest)) if tokens)
    birds = tuple(int(cards.read(quest, FIRST_BIRD + place)) for place in range(view.round))
    yield from _drawn(where, view.round, int(cards.read(quest, SIDES)), carrots, birds, gates)


@once
def _drawn(
    where: Plan,
    round: int,
    sides: int,
    carrots: tuple[tuple[int, int], ...],
    birds: tuple[int, ...],
    gates: tuple[tuple[str, int, int], ...],
) -> Iterator[Sprite]:
    size = round + 2
    old = _older(round, sides)
    for square in grid(size):
        at = where.on_map(square, size)
        yield box(f"map:{square}", at, "bed" if square in old else "pill", r=4)
    for square, tokens in carrots:
        at = where.on_map(square, size)
        symbol = "triple" if triples(tokens) else "single"
        yield picture(f"map:carrot:{square}", symbol, at.cx, at.cy, at.w * 0.86)
    for place, square in enumerate(birds):
        at = where.on_map(square, size)
        yield picture(f"map:bird:{place}", "bird-to-come", at.cx, at.cy, at.w * 0.86)
    for way, square, side in gates:
        at = where.on_map(square, size)
        dx, dy = AROUND[side]
        away = at.w / 2 + 9
        turn = 90 * ((side + (1 if way == "in" else 3)) % 4)
        yield picture(f"map:{way}", f"gate-{way}", at.cx + dx * away, at.cy + dy * away, 18, 11,
                      turn=turn)  # fmt: skip


def _older(round: int, sides: int) -> frozenset[int]:
    """The squares on which the older maze lies."""
    if round == 1:
        return frozenset()
    by = (8 if sides & NORTH else 0) + (1 if sides & WEST else 0)
    return frozenset(square + by for square in grid(round + 1))
