"""What a choice would do, before it is made: ghosts where the pieces land, and why it matters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from potager.core import zones as z
from potager.core.areas import Areas
from potager.core.scene import Layout, Preview, Scene, Sprite, Stage
from potager.core.shapes import Box, circle
from potager.core.texts import Message, listed, say
from potager.games.snail_invasion import GAME
from potager.games.snail_invasion.rules.garden import DRAW, PASS, SNAILS, Garden, owner_of, size_of

from .beats import tell
from .facts import blocked, colour_name, grown, hits, name, pieces, spoiled, walk
from .places import plan, way
from .scene import scene

NEAR = 1.6  # to a piece, in heights of it: what stands on the same spot
LETTER, LINE = 6.6, 19.0  # how wide a letter is in a bubble, about, and how high a line


def preview(view: Garden, seat: int, action: int, layout: Layout) -> Preview:
    """What this choice would do: what its first beat shows, drawn over the position now."""
    after = view.clone()
    after.apply(seat, action)
    told, *effects = foresee(view, after, seat, action)
    landed = tell(view, after, seat, action)[0]
    stage: Stage = replace(landed.stage, settled=False)
    if stage.to in (-1, stage.start):
        return Preview(parts=(told, *effects))
    now, then = scene(view, seat, layout), scene(landed.view, seat, layout, stage)
    where = plan(layout, len(view.stacks))
    sprites = [*_marks(where, len(view.stacks), stage, now, then)]
    if effects and layout == "wide":
        sprites += _bubble(where[f"square:{stage.to + 1}"], effects, where.width)
    return Preview(sprites=tuple(sprites), parts=(told, *effects))


# Words


def foresee(view: Garden, after: Garden, seat: int, action: int) -> Iterator[Message]:
    """What is done, then what comes of it."""
    if action == PASS:
        yield from (say("foresee.pass"), *_ending(after, seat))
        return
    how, start, to, moved = walk(view, action)
    yield say(f"foresee.{how}", piece=name(moved[0]), n=to + 1)
    there = () if start == to else pieces(view.stacks[to])
    struck = hits([*there, *moved])
    for hit in struck:
        told = "foresee.nest" if owner_of(hit.piece) == SNAILS else "foresee.dies"
        load = f"{' + '.join(str(size_of(piece)) for piece in hit.run)} > {size_of(hit.piece)}"
        yield say(told, piece=name(hit.piece), sum=load)
    for colour in spoiled(after):
        if colour not in spoiled(view):
            yield say("foresee.spoils", colour=colour_name(colour))
    yield from _ending(after, seat)
    if after.winner >= 0 or start == to:
        return
    heights = [hit.height for hit in struck]
    now_blocked = blocked([*there, *moved], heights)
    stopped = [there[at] for at in now_blocked if at < len(there) and at not in blocked(there)]
    if stopped:
        yield say("foresee.blocks", pieces=listed([name(piece) for piece in stopped]))
    if start >= 0:
        left, were_blocked = pieces(after.stacks[start]), blocked(pieces(view.stacks[start]))
        freed = [left[at] for at in were_blocked if at < len(left) and at not in blocked(left)]
        if freed:
            yield say("foresee.frees", pieces=listed([name(piece) for piece in freed]))


def _ending(after: Garden, seat: int) -> Iterator[Message]:
    if after.winner < 0:
        return
    whose = "you" if after.winner == seat else "they"
    if after.winner == DRAW:
        yield say("foresee.draw")
    elif after.winner == SNAILS:
        yield say(f"foresee.eaten.{whose}")
    elif (plant := grown(after)) is None:
        yield say(f"foresee.stuck.{whose}")
    else:
        yield say(f"foresee.grows.{whose}", colour=colour_name(plant))


# Marks


def _marks(where: Areas, count: int, stage: Stage, now: Scene, then: Scene) -> Iterator[Sprite]:
    """A dotted way, the lit square, what stands on it once more, and what would come there."""
    square, known = stage.to + 1, {one.key: one for one in now.sprites}
    here = f"square:{square}:", f"lock:{square}:"
    there = [one for one in then.sprites if (one.target or one.key).startswith(here)]
    moved = [one for one in there if one.target][-stage.walking :]
    lead = known[moved[0].key]
    tower = [one for one in now.sprites if one.x == lead.x and abs(one.y - lead.y) < NEAR * lead.h]
    points = way(where, count, stage.start, stage.to) if stage.start >= 0 else ()
    d = _trail(tower, points, moved[0])
    yield Sprite(key="trail:edge", kind="path", d=d, classes=("trail-edge",))
    yield Sprite(key="trail", kind="path", d=d, classes=("trail",))
    yield from z.Card("landing", "landing", r=10).draw(where[f"square:{square}"])
    number = known[f"number:{square}"]
    disc = circle(number.x, number.y, 0.93 * number.h)
    yield Sprite(key="landing:disc", kind="region", d=disc, classes=("marker",))
    yield replace(number, key="landing:number", classes=("on-pick",))
    for one in there:
        if one not in moved:
            yield replace(one, key=f"under:{one.key}", label=None, target="")
    yield from z.ghosts(now, then, [one.key for one in moved])


def _trail(tower: list[Sprite], points: Iterable[tuple[float, float]], end: Sprite) -> str:
    """From the foot or the tip of a tower to where a piece lands: by these points, or bent."""
    x, to_x, to_y = tower[0].x, end.x, end.y + end.h / 2
    y = max(one.y + one.h / 2 for one in tower) + 4
    if not points and to_y < y:
        y = min(one.y - one.h / 2 for one in tower) - 8
    if points:
        steps = [*points, (to_x, to_y)]
        return f"M{x:.1f} {y:.1f}" + "".join(f"L{x:.1f} {y:.1f}" for x, y in steps)
    dx, dy = to_x - x, to_y - y
    bend = 0.16 if dx * dy >= 0 else -0.16
    over = f"{x + dx / 2 + dy * bend:.1f} {y + dy / 2 - dx * bend:.1f}"
    return f"M{x:.1f} {y:.1f}Q{over} {to_x:.1f} {to_y:.1f}"


def _bubble(square: Box, effects: Sequence[Message], width: float) -> list[Sprite]:
    """The effects beside the stack, on the side where there is room."""
    w, h = 30 + LETTER * max(len(GAME.text(one)) for one in effects), LINE * len(effects) + 8
    x = square.cx + 44 if square.cx + 44 + w < width else square.cx - 44 - w
    texts = enumerate(effects)
    lines = ((1, z.Caption(f"bubble:{place}", text, "plain", 0.66)) for place, text in texts)
    card = z.Card("bubble", "card", z.column(*lines, unit=LINE), 12, under=(z.SHADE,))
    return card.draw(Box(x, square.cy - h / 2, w, h))
