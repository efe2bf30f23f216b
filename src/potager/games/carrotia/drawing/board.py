"""The maze as it lies on the table: tiles, carrots, birds, the rabbit, the gates."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from potager.core.scene import Sprite
from potager.core.shapes import Box, box, words
from potager.core.texts import Message, say
from potager.games.carrotia import BIRD_NAMES, square_name
from potager.games.carrotia.facts import (
    COLOURS,
    bird_name,
    birds,
    birds_to_come,
    carrots,
    faults,
    flights,
    is_building,
    is_planned,
    is_running,
    place_name,
    squares,
    tile_symbol,
    tile_words,
    way_out,
)
from potager.games.carrotia.rules.cards import ENTRY_SIDE, EXIT_SIDE
from potager.games.carrotia.rules.larder import singles, triples
from potager.games.carrotia.rules.phases import PERCH
from potager.games.carrotia.rules.warren import Warren

from .places import Plan, cluster
from .sprites import line, picture

AROUND = ((0, -1), (1, 0), (0, 1), (-1, 0))  # up, right, down, left


def board(view: Warren, where: Plan) -> Iterator[Sprite]:
    """Everything inside the frame, from the ground up."""
    yield from _frame(where)
    yield from _tiles(view, where)
    if is_building(view):
        yield from _needed(view, where)
        yield from _way(view, where)
        yield from _faults(view, where)
    yield from _flights(view, where)
    yield from _things(view, where)
    if view.quest >= 0:
        yield from _gate(view, where, "in", view.entry(), view.cards.read(view.quest, ENTRY_SIDE))
        yield from _gate(view, where, "out", view.exit(), view.cards.read(view.quest, EXIT_SIDE))


def _frame(where: Plan) -> Iterator[Sprite]:
    frame = where.frame
    yield box("frame:shade", frame.below(6), "shade", r=24)
    yield box("frame:edge", frame.below(4), "wood-edge", r=22)
    yield box("frame", frame, "wood", r=22)
    inner = frame.inset(where.rim * 0.45)
    grain = "".join(
        f"M{inner.x + 30:.0f} {y:.0f}h{inner.w * share:.0f}"
        for y, share in ((inner.y, 0.4), (inner.y + 4, 0.25), (inner.y + inner.h, 0.5))
    )
    yield line("frame:grain", grain, "grain")
    yield box("frame:soil", frame.inset(where.rim), "soil", r=14)


def _tiles(view: Warren, where: Plan) -> Iterator[Sprite]:
    """Each square: its tile, or the bare plot."""
    for square in squares(view):
        at = where.square(square, view.maze.size)
        tile = view.maze.tile(square)
        symbol, turn = tile_symbol(tile) if tile else ("plot", 0)
        yield picture(
            f"square:{square}", symbol, at.cx, at.cy, at.w, turn=turn,
            label=_square_label(view, square, tile), target=f"square:{square_name(square)}",
        )  # fmt: skip


def _square_label(view: Warren, square: int, tile: int) -> Message:
    at = place_name(square)
    told = say("square.tile", at=at, tile=tile_words(tile)) if tile else say("square.empty", at=at)
    if view.quest >= 0 and square == view.entry():
        return say("square.entry", told=told)
    if view.quest >= 0 and square == view.exit():
        return say("square.exit", told=told)
    if is_planned(view) and square in carrots(view):
        return say("square.wanted", told=told)
    return told


def _needed(view: Warren, where: Plan) -> Iterator[Sprite]:
    """Bare squares that need a tile: entry, exit, and those of carrots."""
    for square in sorted({view.entry(), view.exit(), *carrots(view)}):
        if not view.maze.tile(square):
            at = where.square(square, view.maze.size)
            yield box(f"needed:{square}", at.inset(at.w * 0.05), "needed", r=at.w * 0.08)


def _way(view: Warren, where: Plan) -> Iterator[Sprite]:
    """The path from the entry to the exit lights up when it exists."""
    path = [where.square(square, view.maze.size) for square in way_out(view)]
    if path:
        d = "M" + "L".join(f"{at.cx:.1f} {at.cy:.1f}" for at in path)
        yield line("way:edge", d, "trail-edge")
        yield line("way", d, "trail")


def _faults(view: Warren, where: Plan) -> Iterator[Sprite]:
    for square, right in faults(view):
        at = where.square(square, view.maze.size)
        x, y = (
            (at.x + at.w + where.gap / 2, at.cy) if right else (at.cx, at.y + at.h + where.gap / 2)
        )
        size = 22 if where.phone else 34
        label = say("fault.right" if right else "fault.below", at=place_name(square))
        yield picture(f"fault:{square}:{right}", "fault", x, y, size, label=label)


# What lies, sits and flies on the squares


def _things(view: Warren, where: Plan) -> Iterator[Sprite]:
    """Tokens and birds share a square; the rabbit sits in front of them."""
    tokens = carrots(view) if view.quest >= 0 else {}
    flock = birds(view)[: -1 if view.phase == PERCH else None]
    coming = birds_to_come(view)
    for square in squares(view):
        at = where.square(square, view.maze.size)
        lying = tokens.get(square, 0)
        kinds = ["triple"] * triples(lying) + ["single"] * singles(lying)
        here = [which for which, perch in flock if perch == square]
        count = len(kinds) + len(here) + coming.count(square)
        spots = cluster(at, count) if count else []
        bare = ("dim",) if is_building(view) and not view.maze.tile(square) else ()
        lies = "waits" if bare and not is_planned(view) else "at"
        for index, kind in enumerate(kinds):
            spot = spots[index]
            size = at.w * (0.44 if kind == "triple" else 0.36) * spot.scale
            yield picture(
                f"carrot:{square}:{index}", kind, spot.x, spot.y, size, 0, *bare,
                label=say(f"carrot.{kind}.{lies}", at=place_name(square)),
            )  # fmt: skip
        for index in range(coming.count(square)):
            spot = spots[len(kinds) + index]
            yield picture(
                f"coming:{square}:{index}", "bird-to-come", spot.x, spot.y,
                at.w * 0.4 * spot.scale, 0, *bare,
                label=say("bird.coming", at=place_name(square)),
            )  # fmt: skip
        for which, spot in zip(here, spots[count - len(here) :], strict=True):
            yield _bird(which, square, spot.x, spot.y, at.w * 0.56 * spot.scale)
    if is_running(view):
        at = where.square(view.rabbit, view.maze.size)
        yield picture(
            "rabbit", "rabbit", at.cx, at.y + at.h * 0.52, at.w * 0.52, at.w * 0.64,
            label=say("rabbit.at", at=place_name(view.rabbit)),
        )  # fmt: skip


def _bird(which: int, square: int, x: float, y: float, size: float) -> Sprite:
    return picture(
        f"bird:{BIRD_NAMES[which]}", BIRD_NAMES[which], x, y, size,
        label=say("bird.at", bird=bird_name(which), at=place_name(square)),
    )  # fmt: skip


def _flights(view: Warren, where: Plan) -> Iterator[Sprite]:
    """An arrow from each bird to where its die may take it, and a ring there."""
    width = 0.7 if where.phone else 1
    for which, square, there in flights(view):
        start = where.square(square, view.maze.size)
        for to in there:
            end = where.square(to, view.maze.size)
            key = f"flight:{BIRD_NAMES[which]}:{to}"
            d = _swoop(start, end)
            slim = ("slim",) if width < 1 else ()
            yield line(f"{key}:edge", d, "swoop-edge", *slim)
            yield line(key, d, "swoop", COLOURS[which], *slim)


def _swoop(start: Box, end: Box) -> str:
    """A curve from one square's centre to the next one's, with a head and a ring at its end."""
    dx, dy = end.cx - start.cx, end.cy - start.cy
    length = hypot(dx, dy)
    ux, uy = dx / length, dy / length
    r = start.w * 0.27
    sx, sy = start.cx + ux * r, start.cy + uy * r
    ex, ey = end.cx - ux * r, end.cy - uy * r
    bend = start.w * 0.2
    cx, cy = (sx + ex) / 2 + uy * bend, (sy + ey) / 2 - ux * bend
    hx, hy = ex - cx, ey - cy  # the head points along the end of the curve
    far = hypot(hx, hy)
    hx, hy = hx / far * start.w * 0.1, hy / far * start.w * 0.1
    head = (
        f"M{ex - hx - hy:.1f} {ey - hy + hx:.1f}L{ex:.1f} {ey:.1f}"
        f"L{ex - hx + hy:.1f} {ey - hy - hx:.1f}"
    )
    half = f"a{r:.1f} {r:.1f} 0 1 0"
    ring = f"M{end.cx - r:.1f} {end.cy:.1f}{half} {2 * r:.1f} 0{half} {-2 * r:.1f} 0"
    return f"M{sx:.1f} {sy:.1f}Q{cx:.1f} {cy:.1f} {ex:.1f} {ey:.1f}{head}{ring}"


def _gate(view: Warren, where: Plan, way: str, square: int, side: int) -> Iterator[Sprite]:
    """The arrow in or out, across the frame beside its square."""
    at = where.square(square, view.maze.size)
    dx, dy = AROUND[side]
    w, h = 76 * where.gate, 38 * where.gate
    away = at.w / 2 + w * 0.46
    x, y = at.cx + dx * away, at.cy + dy * away
    turn = 90 * ((side + (1 if way == "in" else 3)) % 4)
    yield picture(
        f"gate:{way}", f"gate-{way}", x, y, w, h, turn=turn,
        label=say(f"gate.{way}", at=place_name(square)),
    )  # fmt: skip
    lean = -4 * where.gate if way == "out" else 4 * where.gate
    yield words(
        f"gate:{way}:word", say(f"gate.{way}.short"), x + dx * lean, y + dy * lean,
        11 if where.phone or dy else 14, "on-button",
    )  # fmt: skip
