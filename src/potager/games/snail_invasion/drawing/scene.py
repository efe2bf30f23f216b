"""What Snail Invasion! looks like: the Potting Shed, the dice, the Nest, and the garden bed.

The words around the scene are in `telling.py`, what a choice would do in `foresight.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import itemgetter

from potager.core.once import gathered, once
from potager.core.pyramids import Foot, dice_tray
from potager.core.scene import BUTTON, Layout, Scene, Sprite, Walk
from potager.core.shapes import Box, box, fitted, picture, shadows, words
from potager.core.texts import Message, say, verbatim
from potager.games.snail_invasion import COLOURS, SIZES, piece_name
from potager.games.snail_invasion.rules.garden import GARDENER, PASS, SNAILS, Garden, size_of

from .beats import Shown, named
from .facts import Trees, code, free, name, nest, packed, pieces, sized, trees, with_pips
from .places import Plan, onto, plan, stack, tree_feet, way
from .scenery import bed, last_move, legend, sign, standing


def scene(view: Garden, viewer: int, layout: Layout, stage: Shown | None = None) -> Scene:
    """The position as sprites; it looks the same to everybody."""
    where = plan(layout)
    shown = stage or Shown(named(view, None))
    dice = view.dice if shown.dice < 0 else shown.dice
    won = view.winner in (GARDENER, SNAILS)
    choosing = view.winner < 0 <= view.dice and not shown.walking
    stuck = choosing and list(view.choices(view.mover)) == [PASS]
    sprites = (
        *shadows(*where.lying),
        *_shed(where, trees(view)),
        *_dice(where, dice),
        *_nest(where, *nest(view)),
        *_garden(where, tuple(view.stacks), _without_dice(shown), won),
        *(_pass_button(where) if stuck else legend(where)),
    )
    walk = _walk(where, view, shown) if shown.walking and shown.start >= 0 else None
    return Scene(width=where.width, height=where.height, sprites=sprites, walk=walk)


def _walk(where: Plan, view: Garden, shown: Shown) -> Walk:
    """Who has just come from another square, and where they set foot on their way."""
    to, count = shown.to, len(view.stacks)
    whole = pieces(view.stacks[to])
    first = len(whole) - shown.walking
    foot = _feet(where.squares(count)[to], whole, shown.walking if shown.struck else 0)[first]
    named = zip(whole[first:], shown.names[to][first:], strict=True)
    points = way(where, count, shown.start, to)
    rows = groupby([(round(y - foot.y), round(x - foot.x)) for x, y in points], itemgetter(0))
    return Walk(
        keys=tuple([_key(*one) for one in named]),
        way=tuple([(y, *[x for _, x in row]) for y, row in rows]),
    )


def _without_dice(shown: Shown) -> Shown:
    return shown if shown.dice < 0 else shown._replace(dice=-1)


def _key(piece: int, number: int) -> str:
    """Equal pieces are told apart by the order in which they are met: shed, Nest, squares."""
    return f"{code(piece)}:{number}"


# The Potting Shed and the Nest


@once
def _shed(where: Plan, stock: Trees) -> Iterator[Sprite]:
    met = Counter[int]()
    yield fitted("shed", where.shed_symbol, where.shed, label=say("shed.label"))
    if not where.phone:
        yield from sign("shed", say("shed.name"), where, where.shed)
    feet = where.trees(len(stock))
    for number, ((colour, tree), foot) in enumerate(zip(stock, feet, strict=True), 1):
        if not tree:
            yield _pot(f"pot:{COLOURS[colour]}:{number}", colour, foot)
        yield from _tree("shed", tree, foot, met)


def _tree(
    told: str, tree: Sequence[int], foot: Foot, met: Counter[int], *ground: str
) -> Iterator[Sprite]:
    """A tree, or what is left of it: only its top can come out (S2)."""
    for piece, at in zip(tree, tree_feet(foot, len(tree)), strict=True):
        top = piece == tree[-1]
        met[piece] += 1
        yield standing(
            _key(piece, met[piece]), piece, at, *(ground if piece == tree[0] else ("on-top",)),
            label=say(f"{told}.{'top' if top else 'under'}", piece=sized(piece)),
            target=f"{'out' if top else 'tree'}:{piece_name(piece)}",
        )  # fmt: skip


def _pot(key: str, colour: int, foot: Foot) -> Sprite:
    s = foot.scale * 1.05
    pot = Box(foot.x - 20 * s, foot.y - 31 * s, 40 * s, 33 * s)
    label = say("shed.empty", colour=say(f"colour.{COLOURS[colour]}"))
    return fitted(key, f"pot-{COLOURS[colour]}", pot, label=label)


@once
def _nest(where: Plan, tree: tuple[int, ...], loose: tuple[int, ...]) -> Iterator[Sprite]:
    met = Counter[int]()
    yield fitted("nest", "nest", where.nest, label=say("nest.label"))
    yield from sign("nest", say("nest.short" if where.phone else "nest.name"), where, where.nest)
    groups = [*([tree] if tree else []), *((piece,) for piece in loose)]
    for group, foot in zip(groups, where.nest_spots(groups), strict=True):
        if group is tree:
            yield from _tree("nest", group, foot, met, "flat")
            continue
        (piece,) = group
        met[piece] += 1
        yield standing(
            _key(piece, met[piece]), piece, foot, "wounded",
            label=say("nest.wounded", piece=with_pips(piece)), target=f"out:{piece_name(piece)}",
        )  # fmt: skip


# The dice


@once
def _dice(where: Plan, dice: int) -> Iterator[Sprite]:
    rolled = dice >= 0
    faces = (dice // 6 + 1, dice % 6 + 1) if rolled else (0, 0)
    yield from dice_tray(
        where.tray,
        [f"die-{face}" for face in faces],
        where.dice,
        label=say("dice.rolled", n=sum(faces)) if rolled else say("dice.due"),
        phone=where.phone,
    )
    yield from _total(where, sum(faces))


def _total(where: Plan, total: int) -> Iterator[Sprite]:
    place = where.total
    rolled = total > 0
    yield box("total", place, "card", r=16)
    caption = say("dice.total" if rolled else "dice.next")
    value = verbatim(str(total) if rolled else "?")
    if where.phone:
        yield words("total:name", caption, place.cx, place.y + 21, 13, "muted")
        yield words("total:value", value, place.cx, place.y + 58, 46, "strong")
    elif rolled:
        yield words("total:name", caption, place.x + 31, place.cy, 14, "sign")
        yield words("total:value", value, place.x + place.w - 24, place.cy, 24, "strong")
    else:
        yield words("total:name", caption, place.cx, place.cy, 14, "sign")


# The stacks


@gathered
def _garden(where: Plan, stacks: tuple[int, ...], shown: Shown, won: bool) -> list[Sprite]:
    """The bed, the mark of the last move, and what stands on the squares."""
    count = len(stacks)
    sprites = [*bed(where, count)]
    sprites += last_move(where, count, shown.start, shown.to, won)
    for index, (pile, numbers) in enumerate(zip(stacks, shown.names, strict=True)):
        if pile:
            hit = (shown.walking, shown.struck) if shown.struck and index == shown.to else ()
            sprites += _stack(where, count, index, pile, numbers, *hit)
    return sprites


@once
def _stack(
    where: Plan,
    count: int,
    index: int,
    pile: int,
    numbers: tuple[int, ...],
    came: int = 0,
    struck: tuple[int, ...] = (),
) -> Iterator[Sprite]:
    """The pieces on a square, bottom to top, each with its number among its equals.

    Where so many on top have just come and hit some below, those stand there as they did before:
    what becomes of them is shown next.
    """
    whole = pieces(pile)
    stood = whole[: len(whole) - came]
    feet = _feet(where.squares(count)[index], whole, came)
    blocked = len(stood) - free(packed(stood))
    for height, (piece, foot) in enumerate(zip(whole, feet, strict=True)):
        if height == len(stood):  # no lock changes its place in the list for those who come
            yield from _locks(index, stood, feet, blocked, where)
        classes = (*(("on-top",) if height else ()), *(("hit",) if height in struck else ()))
        known = stood if height < len(stood) else whole
        yield standing(
            _key(piece, numbers[height]), piece, foot, *classes,
            label=_piece_label(index, known, height, height < blocked),
            # The same whoever's turn it is: two free pieces on a square differ in size (S4).
            target=f"square:{index + 1}:{height if height < blocked else SIZES[size_of(piece)]}",
        )  # fmt: skip
    if not came:
        yield from _locks(index, stood, feet, blocked, where)


def _feet(square: Box, whole: Sequence[int], came: int) -> list[Foot]:
    """Where the pieces on a square stand, if so many on top are not part of the stack yet."""
    sizes = [size_of(piece) for piece in whole]
    first = len(sizes) - came
    return [*stack(square, sizes[:first]), *onto(square, sizes[:first], sizes[first:])]


def _piece_label(index: int, whole: Sequence[int], height: int, blocked: bool) -> Message:
    told = say("board.piece", piece=with_pips(whole[height]), n=index + 1)
    if height + 1 < len(whole):
        told = say("board.under", told=told, piece=name(whole[height + 1]))
    return say("board.blocked", told=told) if blocked else told


def _locks(
    index: int, whole: Sequence[int], feet: list[Foot], blocked: int, where: Plan
) -> Iterator[Sprite]:
    """A lock beside each blocked piece; in a close stack only beside the uppermost."""
    size = 22.0 if where.phone else 28.0
    for height in range(blocked):
        close = height + 1 < blocked and feet[height].y - feet[height + 1].y < size
        if not close:
            foot = feet[height]
            x = foot.x + 0.5 * foot.body(size_of(whole[height])).w + size * 0.12
            y = foot.y - 12 * foot.scale
            yield picture(f"lock:{index + 1}:{height}", "lock", x, y, size)


@once
def _pass_button(where: Plan) -> Iterator[Sprite]:
    """A side that can't move says so itself."""
    place = where.pass_button
    yield box("pass:edge", place.below(3), "button-edge", BUTTON, r=14)
    yield box("pass", place, "button", BUTTON, r=14, label=say("pass.label"), target="pass")
    yield words("pass:name", say("pass.name"), place.cx, place.cy, 16, "on-button", BUTTON)
