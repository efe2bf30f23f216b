"""The quest as a small map on its card: new squares, carrots, birds, and the ways in and out."""

from __future__ import annotations

from collections.abc import Iterator

from potager.core.once import once
from potager.core.scene import Sprite
from potager.core.shapes import picture
from potager.games.carrotia import facts
from potager.games.carrotia.rules.cards import FIRST_BIRD, SIDES
from potager.games.carrotia.rules.larder import triples
from potager.games.carrotia.rules.warren import Warren

from .places import AROUND, Plan, gate_turn


def quest_map(view: Warren, where: Plan) -> Iterator[Sprite]:
    """What the card shows; it stays so through the round."""
    cards, quest = view.cards, view.quest
    carrots = tuple((at, tokens) for at, tokens in enumerate(cards.spread(quest)) if tokens)
    birds = tuple(int(cards.read(quest, FIRST_BIRD + place)) for place in range(view.round))
    sides, gates = int(cards.read(quest, SIDES)), facts.gates(view)
    yield from _drawn(where, view.round, sides, carrots, birds, gates)


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
    old = facts.inherited(round, sides)
    new = [square for square in facts.grid(size) if square not in old]
    for key, squares, look in (("map:old", old, "bed"), ("map:new", new, "pill")):
        cells = [where.on_map(square, size) for square in squares]
        d = "".join(f"M{at.x:.1f} {at.y:.1f}h{at.w:.1f}v{at.h:.1f}h{-at.w:.1f}z" for at in cells)
        if cells:
            yield Sprite(key=key, kind="region", d=d, classes=(look,))
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
        yield picture(f"map:{way}", f"gate-{way}", at.cx + dx * away, at.cy + dy * away, 18, 11,
                      turn=gate_turn(way, side))  # fmt: skip
