"""What Snail Invasion! looks like: the Potting Shed, the dice, the Nest, and the garden bed.

The words around the scene are in `telling.py`, and previews of choices in `foresight.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby
from operator import itemgetter

from msgspec.structs import replace

from potager.core import zones as z
from potager.core.areas import Areas
from potager.core.pyramids import dice, pyramid
from potager.core.scene import BUTTON, FADES, LEVEL, Layout, Scene, Sprite, Stage, Walk
from potager.core.shapes import picture, shadows
from potager.core.texts import Message, say, verbatim
from potager.games.snail_invasion import COLOURS, SIZES, piece_name
from potager.games.snail_invasion.rules.garden import GARDENER, PASS, SNAILS, Garden, size_of

from .beats import named, numbered
from .bed import BedZone
from .facts import Pieces, blocked, code, colour_name, described, name, nest, pieces, symbol, trees
from .places import plan, way

RISE = 29.0  # from piece to piece
SNUG = 21.0  # a rise that still shows the marks
PEAK = 1.5  # how far a piece reaches above the one below: no tip looks out beside it
Came = tuple[int, Pieces]  # how many have just come to a stack, and the heights of what they hit
PASSING = {"wide": ("frame", 3), "phone": ("frame", -14), "low": ("legend", 36)}  # the button
CLOSE = 4  # so many pieces leave room for one lock, beside the uppermost that is blocked
WIDE, TALL = 95, {"wide": 135, "phone": 114, "low": 114}  # a square with pieces of full size


def scene(view: Garden, viewer: int, layout: Layout, stage: Stage | None = None) -> Scene:
    """The position; it looks the same to everybody."""
    where = plan(layout, len(view.stacks))
    shown = replace(stage or Stage(), names=named(view, stage))
    drawn = z.scene(where, _zones(view, layout, where, shown))
    walked = shown.walking and shown.start >= 0
    return replace(drawn, walk=_walk(where, view, shown, drawn.sprites)) if walked else drawn


def _zones(view: Garden, layout: Layout, where: Areas, shown: Stage) -> Iterator[z.Placed]:
    """What is drawn, from the table up."""
    rolled = view.dice if shown.dice < 0 else shown.dice
    yield from _table(layout, len(view.stacks))
    yield "trees", z.made(_trees, view.trees, view.shed)
    yield from _dice(rolled, layout)
    yield "snails", z.made(_snails, view.nest_top, view.loose)
    if shown.start >= 0:
        yield f"square:{shown.start + 1}", z.Card("last-start", f"last-start {FADES}", r=10)
    if shown.to >= 0:
        look = "decided" if view.winner in (GARDENER, SNAILS) else "last-to"
        yield f"square:{shown.to + 1}", z.Card("last-to", f"{look} {FADES}", r=10)
    square = where["square:1"]
    largest = min(square.w / WIDE, square.h / TALL[layout])
    for index, (pile, names) in enumerate(zip(view.stacks, shown.names, strict=True)):
        if pile:
            came: Came = (0, ())
            if index == shown.to:
                came = 0 if shown.settled else shown.walking, shown.struck
            yield f"stack:{index + 1}", z.made(_stack, index + 1, pile, names, largest, came)
    choosing = view.winner < 0 <= view.dice and not shown.walking
    if choosing and list(view.choices(view.mover)) == [PASS]:
        yield PASSING[layout][0], _pass_button(PASSING[layout][1])
    else:
        yield "legend", z.made(_legend, layout)


@cache
def _table(layout: Layout, count: int) -> tuple[z.Placed, ...]:
    """What never changes: the shed, the Nest and the bed, with their shadows and signs."""
    where, wide = plan(layout, count), layout == "wide"
    lying = tuple(shadows(*(where[name] for name in ("shed", "nest", "frame"))))
    sign = ("shed", _sign("shed", say("shed.name"), middle=True))
    named = _sign("nest", say("nest.name" if wide else "nest.short"), middle=wide)
    return (
        ("all", z.Free(where.width, where.height, lying)),
        ("shed", _picture("shed", f"shed-{layout}", where, say("shed.label"))),
        *((sign,) if wide else ()),
        ("nest", _picture("nest", "nest", where, say("nest.label"))),
        ("nest", named),
        ("frame", _picture("frame", f"frame-{layout}", where)),
        ("soil", BedZone(count)),
    )


def _walk(where: Areas, view: Garden, shown: Stage, drawn: Sequence[Sprite]) -> Walk:
    """Who has just come from another square, and where they set foot on their way."""
    there = zip(pieces(view.stacks[shown.to]), shown.names[shown.to], strict=True)
    keys = tuple([_key(*one) for one in there][-shown.walking :])
    lead = next(one for one in reversed(drawn) if one.key == keys[0])
    points = way(where, len(view.stacks), shown.start, shown.to)
    steps = [(round(y - lead.y - lead.h / 2), round(x - lead.x)) for x, y in points]
    rows = groupby(steps, itemgetter(0))
    return Walk(keys=keys, way=tuple([(y, *[x for _, x in row]) for y, row in rows]))


def _key(piece: int, number: int) -> str:
    """Numbers equal pieces in the order in which they are found: shed, Nest, squares."""
    return f"{code(piece)}:{number}"


def _piece(piece: int, number: int, look: str, label: Message, target: str) -> z.Thing:
    return pyramid(_key(piece, number), symbol(piece), size_of(piece), look, label, target)


def _picture(key: str, symbol: str, where: Areas, label: Message | None = None) -> z.Zone:
    """A picture that was drawn for its area."""
    return z.Thing(key, symbol, w=where[key].w, h=where[key].h, label=label)


def _sign(key: str, text: Message, *, middle: bool) -> z.Zone:
    """A name plate, in the middle of the upper edge or in the upper left corner."""
    plate = z.Card(f"{key}:sign", "card", z.Caption(f"{key}:name", text, "sign", 0.58), r=9)
    if middle:
        return z.column(-4, (26, z.row(0, (118, plate), 0, unit=1)), 0, unit=1)
    return z.column(5, (22, z.row(6, (46, plate), 0, unit=1)), 0, unit=1)


# The Potting Shed, the Nest and the dice


def _trees(planted: int, shed: int) -> z.Zone:
    met, found = Counter[int](), list[z.Zone]()
    for number, (colour, tree) in enumerate(trees(planted, shed), 1):
        key, told = COLOURS[colour], say("shed.empty", colour=colour_name(colour))
        pot = z.Thing(f"pot:{key}:{number}", f"pot-{key}", "", 42, 34.7, told, sink=0.06)
        found.append(_tree("shed", tree, met) if tree else _room(pot))
    return z.Grid(tuple(found), gap=6)


def _snails(top: int, wounded: int) -> z.Zone:
    (tree, loose), met = nest(top, wounded), Counter[int]()
    found = [_tree("nest", tree, met, "flat")] if tree else []
    for piece in loose:
        label = say("nest.hit", piece=described(piece, "pips"))
        target = f"out:{piece_name(piece)}"
        found.append(_room(_piece(piece, numbered(met, piece), "wounded", label, target)))
    return z.row(*((0.7, one) for one in found))


def _tree(told: str, tree: Pieces, met: Counter[int], ground: str = "") -> z.Zone:
    """A tree, or what is left of it: only its top can come out (S2)."""
    things = list[z.Thing]()
    for piece in tree:
        at, kind = ("top", "out") if piece == tree[-1] else ("under", "tree")
        label = say(f"{told}.{at}", piece=described(piece, "sized"))
        number, target = numbered(met, piece), f"{kind}:{piece_name(piece)}"
        things.append(_piece(piece, number, "on-top" if things else ground, label, target))
    return _room(*things)


def _room(*things: z.Thing) -> z.Zone:
    """What stands in the place of a whole tree, as large as it would be in the tree."""
    gone = [pyramid("", "", size) for size in (3, 2, 1)[len(things) :]]
    return z.Stack((*things, *gone), RISE, RISE)


@cache
def _dice(rolled: int, layout: Layout) -> tuple[z.Placed, ...]:
    """The dice in their tray, and their total."""
    faces = (rolled // 6 + 1, rolled % 6 + 1) if rolled >= 0 else (0, 0)
    told = say("dice.rolled", n=sum(faces)) if rolled >= 0 else say("dice.due")
    text = say("dice.total" if rolled >= 0 else "dice.next")
    name = z.Caption("total:name", text, "sign", largest=14)
    value = z.Caption("total:value", verbatim(str(sum(faces) or "?")), "strong")
    inside = z.column(0.14, (0.16, name), 0.12, (0.46, value), 0)
    if layout == "wide":
        row = z.row(0.3, name, (1.2, value), 0.3) if rolled >= 0 else name
        inside = z.column(0.12, (0.76, row), 0.12)
    total = z.Card("total", inside=inside, under=(z.SHADE,))
    return ("tray", dice([f"die-{face}" for face in faces], told)), ("total", total)


# The bed


def _stack(square: int, pile: int, names: Pieces, largest: float, hit: Came) -> z.Zone:
    """The pieces on a square, bottom to top. What came to hit some is no part of it yet."""
    whole, (came, struck) = pieces(pile), hit
    stuck = blocked(whole[: len(whole) - came])
    things, locks = list[z.Thing](), list[z.Thing]()
    for height, (piece, number) in enumerate(zip(whole, names, strict=True)):
        label = say("board.piece", piece=described(piece, "pips"), n=square)
        if height + 1 not in (len(whole) - came, len(whole)):
            label = say("board.under", told=label, piece=name(whole[height + 1]))
        which, lock = SIZES[size_of(piece)], ""  # two free ones on a square differ in size (S4)
        if height in stuck:
            label, which = say("board.blocked", told=label), str(height)
            lock = "lock" if height == stuck[-1] or len(whole) < CLOSE else ""
        look = ("on-top " if height else "") + ("hit" if height in struck else "")
        thing = _piece(piece, number, look, label, f"square:{square}:{which}")
        things.append(thing)
        locks.append(Lock(f"lock:{square}:{height}", lock, "", *thing.size, sink=thing.sink))
    stacks = (tuple(things), tuple(locks))
    return z.over(*(z.Stack(some, RISE, SNUG, largest, PEAK, came) for some in stacks))


class Lock(z.Thing, frozen=True):
    """A lock at the right foot of a blocked piece. It has the size of the piece."""

    def put(self, x: float, y: float, scale: float, turn: float = LEVEL) -> list[Sprite]:
        size = max(21, 25 * scale)
        right, low = x + 0.5 * self.w * scale + 0.12 * size, y + (0.5 * self.h - 16) * scale
        return [picture(self.key, self.symbol, right, low, size)] if self.symbol else []


def _legend(layout: Layout) -> z.Zone:
    """The sizes by their names; each piece is as large beside the others as everywhere."""
    parts = []
    for size in (1, 2, 3):
        piece = pyramid(f"legend:{size}:piece", f"snail-{size}", size, "flat")
        text = z.Caption(f"legend:{size}", say(f"legend.{size}"), "sign", 0.54, True, largest=14)
        parts.append(z.row(0.5, (0.8, replace(piece, fill=0.01 * piece.h)), 0.15, text))
    inside = z.column(*parts) if layout == "low" else z.row(*parts)
    pad = 5 if layout == "low" else 0
    return z.Card("legend", "card tells", inside, pad=pad, label=say("legend.label"))


def _pass_button(lower: float) -> z.Zone:
    """A side that can't move says so itself, so far above the lower edge."""
    text = z.Caption("pass:name", say("pass.name"), f"on-button {BUTTON}", largest=16)
    edge = z.Layer("edge", f"button-edge {BUTTON}", down=3)
    look, label = f"button {BUTTON}", say("pass.label")
    card = z.Card("pass", look, text, 14, 0, 2.7, under=(edge,), label=label, target="pass")
    return z.column(0, (46, card), lower, unit=1)
