"""What a choice would do, before it is made: ghosts where the pieces land, and why it matters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from potager.core.pyramids import HEIGHT, Foot
from potager.core.scene import Layout, Preview, Sprite
from potager.core.shapes import Box, box, circle, rounded, words
from potager.core.texts import Message, listed, say, verbatim
from potager.games.snail_invasion import GAME
from potager.games.snail_invasion.rules.garden import (
    DRAW,
    GARDENER,
    PASS,
    SNAILS,
    Garden,
    owner_of,
    size_of,
)

from .facts import (
    Hit,
    colour_name,
    free,
    grown,
    hits,
    landing,
    moving,
    name,
    nest,
    pieces,
    spoiled,
    trees,
)
from .places import Plan, onto, plan, stack, tree_feet, way
from .scenery import face, plaque, standing

LETTER = 0.52  # the width of a letter, about, in sizes of it


def preview(view: Garden, seat: int, action: int, layout: Layout) -> Preview:
    """What this choice would do."""
    after = view.clone()
    after.apply(seat, action)
    if action == PASS:
        return Preview(parts=(say("foresee.pass"), *_ending(after, seat)))
    where = plan(layout)
    left, moved = moving(view, action)
    to = landing(view, left)
    if left == to:
        told = say("foresee.round", piece=name(moved[0]), n=to + 1)
        return Preview(parts=(told, *_ending(after, seat)))
    told = say("foresee.out" if left is None else "foresee.move", piece=name(moved[0]), n=to + 1)
    there = pieces(view.stacks[to])
    struck = hits([*there, *moved])
    effects = [*_effects(view, after, seat, to, left, struck)]
    square = where.squares(len(view.stacks))[to]
    feet = onto(square, [size_of(piece) for piece in there], [size_of(piece) for piece in moved])
    sprites = [
        *_trail(view, where, left, to, _start(view, left, moved[0], where, feet[0].y), feet[0]),
        *_ground(to, square, where),
        *_standing(square, there, {hit.height for hit in struck}),
        *(
            standing(f"ghost:{height}", piece, foot, "ghost")
            for height, (piece, foot) in enumerate(zip(moved, feet, strict=True))
        ),
    ]
    if effects and not where.phone:
        sprites += _bubble(square, feet[0], where, struck, effects)
    return Preview(sprites=tuple(sprites), parts=(told, *effects))


# Words


def _effects(
    view: Garden, after: Garden, seat: int, to: int, left: int | None, struck: Sequence[Hit]
) -> Iterator[Message]:
    for hit in struck:
        told = "foresee.nest" if owner_of(hit.piece) == SNAILS else "foresee.dies"
        yield say("foresee.hit", sum=_sum(hit), what=say(told, piece=name(hit.piece)))
    for colour in spoiled(after):
        if colour not in spoiled(view):
            yield say("foresee.spoils", colour=colour_name(colour))
    yield from _ending(after, seat)
    if after.winner >= 0:
        return
    stopped = _blocked(view.stacks[to], after.stacks[to], {hit.height for hit in struck})
    if stopped:
        yield say("foresee.blocks", pieces=listed([name(piece) for piece in stopped]))
    freed = [] if left is None else _freed(view.stacks[left], after.stacks[left])
    if freed:
        yield say("foresee.frees", pieces=listed([name(piece) for piece in freed]))


def _ending(after: Garden, seat: int) -> Iterator[Message]:
    if after.winner < 0:
        return
    who = say("foresee.you" if after.winner == seat else "foresee.they")
    plant = grown(after)
    if after.winner == DRAW:
        yield say("foresee.draw")
    elif after.winner == SNAILS:
        yield say("foresee.eaten", who=who)
    elif plant is None:
        yield say("foresee.stuck", who=who)
    else:
        yield say("foresee.grows", colour=colour_name(plant), who=who)


def _blocked(before: int, after: int, struck: set[int]) -> list[int]:
    """Pieces that stood free on the landing square, stay there, and are blocked now."""
    there = pieces(before)
    were_blocked = len(there) - free(before)
    stay = [height for height in range(len(there)) if height not in struck]
    now_blocked = stay[: len(pieces(after)) - free(after)]
    return [there[height] for height in now_blocked if height >= were_blocked]


def _freed(before: int, after: int) -> Sequence[int]:
    """Pieces that were blocked under what leaves, and are free now."""
    whole = pieces(after)
    were_blocked = len(pieces(before)) - free(before)
    return whole[len(whole) - free(after) : were_blocked]


def _sum(hit: Hit) -> str:
    return f"{' + '.join(str(size_of(piece)) for piece in hit.run)} > {size_of(hit.piece)}"


# Sprites


def _start(view: Garden, left: int | None, piece: int, where: Plan, towards: float) -> Foot:
    """Where the trail begins: at the tip of the stack or tree on the way up, else at its foot."""
    whole, feet = _standing_now(view, left, piece, where)
    if towards < feet[0].y:
        return feet[-1].raised(feet[-1].scale * HEIGHT[size_of(whole[-1])] + 8)
    return feet[0].raised(-8)


def _standing_now(
    view: Garden, left: int | None, piece: int, where: Plan
) -> tuple[Sequence[int], list[Foot]]:
    """The stack, tree or wounded Snail that the chosen piece belongs to."""
    if left is not None:
        whole = pieces(view.stacks[left])
        place = where.squares(len(view.stacks))[left]
        return whole, stack(place, [size_of(piece) for piece in whole])
    if view.mover == GARDENER:
        groups = [tree for _, tree in trees(view)]
        spots = where.trees(len(groups))
    else:
        tree, loose = nest(view)
        groups = [*([tree] if tree else []), *((one,) for one in loose)]
        spots = where.nest_spots(groups)
    # Of equal trees the last is used first.
    at = max(at for at, group in enumerate(groups) if group and group[-1] == piece)
    return groups[at], tree_feet(spots[at], len(groups[at]))


def _trail(
    view: Garden, where: Plan, left: int | None, to: int, start: Foot, end: Foot
) -> Iterator[Sprite]:
    """A dotted way from a piece to where it lands: along the loop, or bent a little."""
    if left is None:
        d = _bent(start, end)
    else:
        points = way(where, len(view.stacks), left, to)
        d = "".join(f"L{x:.1f} {y:.1f}" for x, y in [*points, (end.x, end.y)])
        d = f"M{start.x:.1f} {start.y:.1f}{d}"
    yield Sprite(key="trail:edge", kind="path", d=d, classes=("trail-edge",))
    yield Sprite(key="trail", kind="path", d=d, classes=("trail",))


def _bent(start: Foot, end: Foot) -> str:
    dx, dy = end.x - start.x, end.y - start.y
    bend = 0.16 if dx * dy >= 0 else -0.16
    x, y = start.x + dx / 2 + dy * bend, start.y + dy / 2 - dx * bend
    return f"M{start.x:.1f} {start.y:.1f}Q{x:.1f} {y:.1f} {end.x:.1f} {end.y:.1f}"


def _ground(to: int, square: Box, where: Plan) -> Iterator[Sprite]:
    yield box("landing", face(square).inset(2), "landing", r=10)
    x, y = plaque(square, where)
    disc = circle(x, y, where.number * 0.93)
    yield Sprite(key="landing:disc", kind="region", d=disc, classes=("marker",))
    yield words("landing:number", verbatim(str(to + 1)), x, y, where.number, "on-pick")


def _standing(square: Box, there: Sequence[int], struck: set[int]) -> Iterator[Sprite]:
    """What stands on the landing square, drawn once more above the tint; hits stand out."""
    feet = stack(square, [size_of(piece) for piece in there])
    for height, (piece, foot) in enumerate(zip(there, feet, strict=True)):
        classes = (*(("on-top",) if height else ()), *(("hit",) if height in struck else ()))
        yield standing(f"under:{height}", piece, foot, *classes)


def _bubble(
    square: Box, foot: Foot, where: Plan, struck: Sequence[Hit], effects: Sequence[Message]
) -> Iterator[Sprite]:
    """The effects beside the stack, on the side where there is room."""
    lines: list[tuple[Message, float, str]] = []
    for hit in struck:
        told = "foresee.nest" if owner_of(hit.piece) == SNAILS else "foresee.dies"
        lines.append((verbatim(_sum(hit)), 16, "minus"))
        lines.append((say(told, piece=name(hit.piece)), 12.5, "plain"))
    lines += [(effect, 12.5, "plain") for effect in effects[len(struck) :]]
    longest = max(len(GAME.text(text)) * size for text, size, _ in lines)
    w, h = min(340.0, 30 + longest * LETTER), 16 + sum(size + 6 for _, size, _ in lines)
    right = foot.x + 44 + w < where.width - 8
    x = foot.x + 44 if right else foot.x - 44 - w
    y = min(square.y + square.h * 0.3, where.height - h - 10)
    place = Box(x, y, w, h)
    tip = min(max(foot.y - 20, y + 16), y + h - 16)
    side, out = (x + 2, x - 11) if right else (x + w - 2, x + w + 11)
    pointer = f"M{side:.1f} {tip - 9:.1f}L{out:.1f} {tip:.1f}L{side:.1f} {tip + 9:.1f}Z"
    yield box("bubble:shade", Box(x, y + 4, w, h), "shade", r=12)
    yield Sprite(key="bubble", kind="region", d=rounded(place, 12) + pointer, classes=("bubble",))
    line_y = y + 10
    for index, (text, size, look) in enumerate(lines):
        yield words(f"bubble:{index}", text, place.cx, line_y + (size + 4) / 2, size, look)
        line_y += size + 6
