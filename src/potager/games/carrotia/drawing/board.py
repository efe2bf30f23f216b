"""The maze as it lies on the table: tiles, carrots, birds, the rabbit, the gates."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from potager.core.once import once
from potager.core.scene import Sprite
from potager.core.shapes import Box, box, picture, words
from potager.core.texts import say, verbatim
from potager.games.carrotia import BIRD_NAMES, facts, square_name
from potager.games.carrotia.rules.larder import singles, triples
from potager.games.carrotia.rules.maze import CROSSROADS, STRAIGHT, kind_of
from potager.games.carrotia.rules.phases import PERCH, REPAIR, WHICH
from potager.games.carrotia.rules.warren import Warren

from .places import AROUND, Plan, cluster, gate_turn
from .sprites import line


def board(view: Warren, where: Plan, *, arrows: bool = True) -> Iterator[Sprite]:
    """Everything inside the frame, from the ground up; with arrows where birds will fly."""
    yield from _frame(where)
    yield from _tiles(view, where)
    if facts.is_building(view):
        for square in sorted({view.entry(), view.exit(), *facts.carrots(view)}):
            if not view.maze.tile(square):
                yield from _needed(where, view.maze.size, square)
        yield from _way(where, view.maze.size, tuple(facts.way_out(view)))
        for square, right in facts.faults(view):
            yield from _fault(where, view.maze.size, square, right)
    gates = facts.gates(view)
    for way, square, side in gates:
        if view.maze.tile(square) and not view.maze.tile(square) >> side & 1:
            yield from _gap(where, view.maze.size, way, square, side)
    if arrows:
        yield from _flights(view, where)
    yield from _things(view, where)
    yield from _coordinates(where, view.maze.size, gates)
    for way, square, side in gates:
        yield from _gate(where, view.maze.size, way, square, side)


@once
def _coordinates(
    where: Plan, size: int, gates: tuple[tuple[str, int, int], ...]
) -> Iterator[Sprite]:
    """What the log calls rows and columns, at the rim; on the other side of it where a gate is."""
    taken = {(side, square // 8 if side % 2 else square % 8) for _, square, side in gates}
    for index in range(size):
        for key, first, other, name in (
            ("column", 0, 2, "abcde"[index]),
            ("row", 3, 1, str(index + 1)),
        ):
            free = [side for side in (first, other) if (side, index) not in taken]
            if free:
                x, y = where.beside(index, size, free[0])
                yield words(f"{key}:{index}", verbatim(name), x, y, 12, "strong")


@once
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
    meant = dict.fromkeys(facts.carrots(view), "wanted") if facts.is_planned(view) else {}
    if view.quest >= 0:
        meant |= {view.exit(): "exit", view.entry(): "entry"}
    maze = view.maze
    for square in facts.squares(view):
        tile = maze.tile(square)
        yield from _tile(where, maze.size, square, tile, meant.get(square, ""), _turns(view, tile))


def _turns(view: Warren, tile: int) -> tuple[str, ...]:
    """K4: a laid tile can be turned in a repair; a straight one has but two ways to lie."""
    kind = kind_of(tile)
    if view.phase != REPAIR or not tile or kind == CROSSROADS:
        return ()
    return ("turns", "twofold") if kind == STRAIGHT else ("turns",)


@once
def _tile(
    where: Plan, size: int, square: int, tile: int, meant: str, turns: tuple[str, ...]
) -> Iterator[Sprite]:
    at, name = where.square(square, size), facts.place_name(square)
    symbol, turn = facts.tile_symbol(tile) if tile else ("plot", 0)
    label = say("square.empty", at=name)
    if tile:
        label = say("square.tile", at=name, tile=facts.tile_words(tile))
    yield picture(
        f"square:{square}", symbol, at.cx, at.cy, at.w, 0, *(turns or ("ground",)), turn=turn,
        label=say(f"square.{meant}", told=label) if meant else label,
        target=f"square:{square_name(square)}",
    )  # fmt: skip


@once
def _needed(where: Plan, size: int, square: int) -> Iterator[Sprite]:
    """A bare square that needs a tile: entry, exit, or one of carrots."""
    at = where.square(square, size)
    yield box(f"needed:{square}", at.inset(at.w * 0.05), "needed", r=at.w * 0.08)


@once
def _way(where: Plan, size: int, squares: tuple[int, ...]) -> Iterator[Sprite]:
    """The path from the entry to the exit lights up when it exists."""
    path = [where.square(square, size) for square in squares]
    if path:
        d = "M" + "L".join(f"{at.cx:.1f} {at.cy:.1f}" for at in path)
        yield line("way:edge", d, "trail-edge")
        yield line("way", d, "trail")


@once
def _fault(where: Plan, size: int, square: int, right: bool) -> Iterator[Sprite]:
    at = where.square(square, size)
    x, y = (at.x + at.w + where.gap / 2, at.cy) if right else (at.cx, at.y + at.h + where.gap / 2)
    label = say("fault.right" if right else "fault.below", at=facts.place_name(square))
    yield picture(f"fault:{square}:{right}", "fault", x, y, 22 if where.phone else 34, label=label)


# What lies, sits and flies on the squares


def _things(view: Warren, where: Plan) -> Iterator[Sprite]:
    """Tokens, birds and the rabbit share a square."""
    size = view.maze.size
    tokens = facts.carrots(view) if view.quest >= 0 else {}
    flock = facts.birds(view)[: -1 if view.phase == PERCH else None]
    coming = facts.birds_to_come(view)
    for square in sorted({*tokens, *coming, *(perch for _, perch in flock)}):
        here = tuple(which for which, perch in flock if perch == square)
        bare = facts.is_building(view) and not view.maze.tile(square)
        waits = bare and not facts.is_planned(view)
        lying, sits = tokens.get(square, 0), square == view.rabbit
        yield from _lying(
            where, size, square, lying, coming.count(square), here, bare, waits, sits,
            view.phase == WHICH,
        )  # fmt: skip
    if facts.is_running(view):
        if view.came >= 0:
            yield from _tracks(where, size, view.came, view.rabbit)
        lying = tokens.get(view.rabbit, 0)
        beside = singles(lying) + triples(lying) + [perch for _, perch in flock].count(view.rabbit)
        yield from _rabbit(where, size, view.rabbit, beside)


@once
def _lying(
    where: Plan,
    size: int,
    square: int,
    tokens: int,
    coming: int,
    here: tuple[int, ...],
    bare: bool,
    waits: bool,
    sits: bool,
    tapped: bool,
) -> Iterator[Sprite]:
    """What is on one square: carrots, marks of birds that are to come, and birds, to be tapped if
    one of them is chosen; the rabbit that sits there too has the last place."""
    at, name = where.square(square, size), facts.place_name(square)
    kinds = ["triple"] * triples(tokens) + ["single"] * singles(tokens)
    spots = iter(cluster(at, len(kinds) + coming + len(here) + sits))
    dim = ("dim",) if bare else ()
    for index, kind in enumerate(kinds):
        spot = next(spots)
        wide = at.w * (0.44 if kind == "triple" else 0.36) * spot.scale
        yield picture(
            f"carrot:{square}:{index}", kind, spot.x, spot.y, wide, 0, *dim,
            label=say(f"carrot.{kind}.{'waits' if waits else 'at'}", at=name),
        )  # fmt: skip
    for index in range(coming):
        spot = next(spots)
        yield picture(
            f"coming:{square}:{index}", "bird-to-come", spot.x, spot.y, at.w * 0.4 * spot.scale,
            0, *dim, label=say("bird.coming", at=name),
        )  # fmt: skip
    for which in here:
        spot = next(spots)
        yield _bird(which, square, spot.x, spot.y, at.w * 0.56 * spot.scale, tapped=tapped)


@once
def _tracks(where: Plan, size: int, came: int, rabbit: int) -> Iterator[Sprite]:
    """K6: footprints from the tile to which the rabbit can't go back."""
    start, end = where.square(came, size), where.square(rabbit, size)
    dx, dy = end.cx - start.cx, end.cy - start.cy
    turn = 90 if dx > 0 else 270 if dx < 0 else 180 if dy > 0 else 0
    label = say("rabbit.came", at=facts.place_name(came))
    for index, (along, aside) in enumerate(((0.08, -0.07), (0.24, 0.07), (0.4, -0.07))):
        x, y = start.cx + along * dx + aside * dy, start.cy + along * dy + aside * dx
        yield picture(
            f"track:{index}", "paw", x, y, start.w * 0.13, 0, "track", turn=turn,
            label=None if index else label,
        )  # fmt: skip


@once
def _rabbit(where: Plan, size: int, square: int, beside: int) -> Iterator[Sprite]:
    """The rabbit, beside so many things."""
    at = where.square(square, size)
    x, y, scale = cluster(at, beside + 1)[-1]
    wide = at.w * 0.52 * scale
    yield picture(
        "rabbit", "rabbit", x, y + at.h * 0.02, wide, wide * 1.23,
        label=say("rabbit.at", at=facts.place_name(square)),
    )  # fmt: skip


def _bird(which: int, square: int, x: float, y: float, size: float, *, tapped: bool) -> Sprite:
    key = f"bird:{BIRD_NAMES[which]}"
    return picture(
        key, BIRD_NAMES[which], x, y, size,
        label=say("bird.at", bird=facts.bird_name(which), at=facts.place_name(square)),
        target=key if tapped else "",
    )  # fmt: skip


def _flights(view: Warren, where: Plan) -> Iterator[Sprite]:
    """An arrow from each bird to where its die may take it, and a ring there."""
    for which, square, there in facts.flights(view):
        for to in there:
            yield from flight(where, view.maze.size, which, square, to)


@once
def flight(
    where: Plan, size: int, which: int, square: int, to: int, *, sure: bool = False
) -> Iterator[Sprite]:
    """An arrow from a bird to where it may fly, or after a move that is thought of surely will."""
    d = _swoop(where.square(square, size), where.square(to, size))
    key = f"{'ghost-flight' if sure else 'flight'}:{BIRD_NAMES[which]}:{to}"
    slim = ("slim",) if where.phone else ()
    yield line(f"{key}:edge", d, "swoop-edge", *slim)
    yield line(key, d, "swoop", facts.COLOURS[which], *slim, *(("sure",) if sure else ()))


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


@once
def _gap(where: Plan, size: int, way: str, square: int, side: int) -> Iterator[Sprite]:
    """The rabbit comes in and out through any hedge: a gap where the arrow stands."""
    at = where.square(square, size)
    dx, dy = AROUND[side]
    deep, wide = at.w * 0.34, at.w * 0.3
    x, y = at.cx + dx * (at.w - deep) / 2, at.cy + dy * (at.w - deep) / 2
    w, h = (deep, wide) if dx else (wide, deep)
    yield box(f"gap:{way}", Box(x - w / 2, y - h / 2, w, h), "gap", r=wide * 0.3)


@once
def _gate(where: Plan, size: int, way: str, square: int, side: int) -> Iterator[Sprite]:
    """The arrow in or out, across the frame beside its square."""
    at = where.square(square, size)
    dx, dy = AROUND[side]
    # An upright one is as wide as its word.
    symbol, w, h = f"gate-{way}", 76 * where.gate, 38 * where.gate
    if dy:
        symbol, w, h = f"{symbol}-upright", 58 * where.gate, 60 * where.gate
    away = at.w / 2 + w * 0.46
    x, y = at.cx + dx * away, at.cy + dy * away
    yield picture(
        f"gate:{way}", symbol, x, y, w, h, turn=gate_turn(way, side),
        label=say(f"gate.{way}", at=facts.place_name(square)),
    )  # fmt: skip
    lean = -4 * where.gate if way == "out" else 4 * where.gate
    yield words(
        f"gate:{way}:word", say(f"gate.{way}.short"), x + dx * lean, y + dy * lean,
        11 if where.phone else 14, "on-button",
    )  # fmt: skip
