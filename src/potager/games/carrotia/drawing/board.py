"""The maze on the table: tiles, carrots, birds, the rabbit, the gates."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from potager.core import zones as z
from potager.core.scene import LEVEL, Layout, Sprite
from potager.core.shapes import Box, box, circle, picture, words
from potager.core.texts import Message, say, verbatim
from potager.games.carrotia import BIRD_NAMES, facts, square_name
from potager.games.carrotia.rules.larder import singles, triples
from potager.games.carrotia.rules.maze import CROSSROADS, STRAIGHT, direction_to, kind_of
from potager.games.carrotia.rules.phases import PERCH, REPAIR, WHICH
from potager.games.carrotia.rules.warren import Warren

from .places import GAP, PLACES

AROUND = ((0, -1), (1, 0), (0, 1), (-1, 0))  # up, right, down, left
FRAMED = (z.Layer("shade", "shade", down=6), z.Layer("edge", "wood-edge", down=4))
GRAIN = Sprite(
    key="frame:grain", kind="path", d="M39 9h209M39 13h130M39 531h261", classes=("grain",)
)
WOOD = z.over(z.Card("frame", "wood", r=22, under=FRAMED), z.Free(540, 540, (GRAIN,)))
SOIL = z.Card("frame:soil", "soil", r=14)


# On a square: its number, carrots, birds to come, birds; whether it is bare, waits, has the rabbit.
Things = tuple[int, int, int, tuple[int, ...], bool, bool, bool]


class Ground(NamedTuple):
    """The squares of a maze, in scene units from the upper left corner of the first one."""

    side: float
    gap: float
    size: int

    def cell(self, square: int) -> Box:
        row, column = divmod(square, 8)
        step = (self.side + self.gap) / self.size
        return Box(column * step, row * step, step - self.gap, step - self.gap)

    def on(self, zones: Mapping[int, z.Zone]) -> z.Zone:
        """Each zone on its square."""
        cells = tuple(map(zones.get, facts.grid(self.size)))
        return z.Grid(cells, columns=self.size, gap=self.gap)

    def free(self, *sprites: Sprite) -> z.Zone:
        """What lies on several squares, or beside them."""
        return z.Free(self.side, self.side, sprites)


def ground_of(view: Warren, layout: Layout) -> Ground:
    return Ground(PLACES[layout]["squares"].w, GAP[layout], view.maze.size)


def board(view: Warren, layout: Layout, *, arrows: bool) -> Iterator[z.Placed]:
    """Everything inside the frame, from the ground up; with arrows where birds will fly."""
    ground, gates = ground_of(view, layout), facts.gates(view)
    yield "frame", WOOD
    yield "soil", SOIL
    maze, tokens = view.maze, facts.carrots(view) if view.quest >= 0 else {}
    meant = dict.fromkeys(tokens, "wanted") if facts.is_planned(view) else {}
    if view.quest >= 0:
        meant |= {view.exit(): "exit", view.entry(): "entry"}
    tiles = tuple([(at, maze.tile(at), meant.get(at, "")) for at in facts.squares(view)])
    yield "squares", z.made(_tiles, ground, tiles, view.phase == REPAIR)  # K4
    needed, way, faults = list[int](), list[int](), tuple[tuple[int, bool], ...]()
    if facts.is_building(view):
        needed = sorted({view.entry(), view.exit(), *tokens})
        needed = [square for square in needed if not maze.tile(square)]
        way, faults = facts.way_out(view), tuple(facts.faults(view))
    shut = [gate for gate in gates if is_shut(maze.tile(gate[1]), gate[2])]
    yield "squares", z.made(_marks, ground, tuple(needed), tuple(way), faults, tuple(shut))
    for which, square, there in facts.flights(view) if arrows else ():
        for to in there:
            yield "squares", z.made(flight, ground, which, square, to, False)
    yield "squares", z.made(_lying, ground, _things(view, tokens), view.phase == WHICH)
    if facts.is_running(view):
        yield from _runs(view, ground)
    yield "squares", z.made(_rim, ground, gates, layout)


def _tiles(ground: Ground, tiles: tuple[tuple[int, int, str], ...], turns: bool) -> z.Zone:
    """All squares: each with its tile, and what the quest means it for."""
    return ground.on({at: z.made(_tile, at, tile, meant, turns) for at, tile, meant in tiles})


def _tile(square: int, tile: int, meant: str, turns: bool) -> z.Zone:
    """A square: the bare plot, or a tile; a straight one that turns has only two ways to lie."""
    kind, name = kind_of(tile), facts.place_name(square)
    symbol, turn, look = "plot", LEVEL, "ground"
    label = say("square.empty", at=name)
    if tile:
        symbol, turn = facts.tile_symbol(tile)
        label = say("square.tile", at=name, tile=facts.tile_words(tile))
        if turns and kind != CROSSROADS:
            look = "turns twofold" if kind == STRAIGHT else "turns"
    label = say(f"square.{meant}", told=label) if meant else label
    target = f"square:{square_name(square)}"
    return z.Thing(f"square:{square}", symbol, look, turn=turn, label=label, target=target)


def is_shut(tile: int, side: int) -> bool:
    return tile > 0 and not tile >> side & 1


def _marks(
    ground: Ground,
    needed: tuple[int, ...],
    way: tuple[int, ...],
    faults: tuple[tuple[int, bool], ...],
    shut: tuple[tuple[str, int, int], ...],
) -> z.Zone:
    """Bare squares that need a tile, the path from entry to exit, and wrong edges; and gaps in
    hedges, through which the rabbit comes in and out."""
    found, cell = list[Sprite](), ground.cell
    for square in needed:
        at = cell(square)
        found.append(box(f"needed:{square}", at.inset(at.w * 0.05), "needed", r=at.w * 0.08))
    if way:
        d = "M" + "L".join(f"{at.cx:.1f} {at.cy:.1f}" for at in map(cell, way))
        found += _line("way:edge", d, "trail-edge"), _line("way", d, "trail")
    for square, right in faults:
        at, half = cell(square), ground.gap / 2
        x, y = (at.x + at.w + half, at.cy) if right else (at.cx, at.y + at.h + half)
        label = say("fault.right" if right else "fault.below", at=facts.place_name(square))
        size = 0.072 * ground.side
        found.append(picture(f"fault:{square}:{right}", "fault", x, y, size, label=label))
    for name, square, side in shut:
        at, (dx, dy) = cell(square), AROUND[side]
        w, h = (0.34 * at.w, 0.3 * at.w) if dx else (0.3 * at.w, 0.34 * at.w)
        x, y = at.cx + 0.33 * at.w * dx, at.cy + 0.33 * at.w * dy
        found.append(box(f"gap:{name}", Box(x - w / 2, y - h / 2, w, h), "gap", r=at.w * 0.09))
    return ground.free(*found)


def _line(key: str, d: str, *classes: str) -> Sprite:
    return Sprite(key=key, kind="path", d=d, classes=classes)


# What lies, sits and flies on the squares


def huddle(things: Sequence[z.Thing | None]) -> z.Zone:
    """Things that share a square; nothing in place of one leaves its room."""
    side = 1 if len(things) == 1 else 2 if len(things) <= 4 else 3
    grow = (1, 1.64, 1.44, 1.44)[len(things) - 1] if side < 3 else 1.5
    cells = [one and replace(one, fill=one.fill * grow) for one in things]
    if len(cells) == 2:
        cells[1:1] = [None, None]
    return z.Grid((*cells, *[None] * (side * side - len(cells))), columns=side)


def _things(view: Warren, tokens: Mapping[int, int]) -> tuple[Things, ...]:
    """What is on the squares: carrots, marks of birds that are to come, and birds."""
    flock, coming, found = _flock(view), facts.birds_to_come(view), list[Things]()
    building, planned = facts.is_building(view), facts.is_planned(view)
    for square in sorted({*tokens, *coming, *(perch for _, perch in flock)}):
        here = tuple([which for which, perch in flock if perch == square])
        bare, count = building and not view.maze.tile(square), coming.count(square)
        waits, sits = bare and not planned, square == view.rabbit
        found.append((square, tokens.get(square, 0), count, here, bare, waits, sits))
    return tuple(found)


def _lying(ground: Ground, things: tuple[Things, ...], tapped: bool) -> z.Zone:
    return ground.on({some[0]: z.made(_shared, some, tapped) for some in things})


def _flock(view: Warren) -> list[tuple[int, int]]:
    """The birds that are laid."""
    return facts.birds(view)[: -1 if view.phase == PERCH else None]


def _runs(view: Warren, ground: Ground) -> Iterator[z.Placed]:
    """The rabbit, beside what else is on its square, and where it came from."""
    here = view.rabbit
    if view.came >= 0:
        yield "squares", z.made(_tracks, ground, view.came, here)
    beside = len(_carrots(view.larder.lying[here]))
    beside += [perch for _, perch in _flock(view)].count(here)
    yield "squares", z.made(_rabbit, ground, here, beside)


def _rabbit(ground: Ground, square: int, beside: int) -> z.Zone:
    label = say("rabbit.at", at=facts.place_name(square))
    return ground.on({square: huddle([*[None] * beside, rabbit("rabbit", label=label)])})


def _shared(there: Things, tapped: bool) -> z.Zone:
    """What shares a square, maybe one that has no tile; the rabbit has the last place there."""
    square, tokens, coming, here, bare, waits, sits = there
    at, dim = facts.place_name(square), "dim" if bare else ""
    things: list[z.Thing | None] = []
    for index, kind in enumerate(_carrots(tokens)):
        key = f"carrot:{square}:{index}"
        label = say(f"carrot.{kind}.{'waits' if waits else 'at'}", at=at)
        fill = 0.44 if kind == "triple" else 0.36
        things.append(z.Thing(key, kind, dim, label=label, fill=fill))
    for index in range(coming):
        key, label = f"coming:{square}:{index}", say("bird.coming", at=at)
        things.append(z.Thing(key, "bird-to-come", dim, label=label, fill=0.4))
    for which in here:
        key, label = f"bird:{BIRD_NAMES[which]}", say("bird.at", bird=facts.bird_name(which), at=at)
        target = key if tapped else ""
        things.append(z.Thing(key, BIRD_NAMES[which], label=label, target=target, fill=0.56))
    return huddle([*things, *[None] * sits])


def _carrots(tokens: int) -> list[str]:
    return ["triple"] * triples(tokens) + ["single"] * singles(tokens)


def rabbit(key: str, look: str = "", label: Message | None = None) -> z.Thing:
    return z.Thing(key, "rabbit", look, 52, 64, label=label, fill=0.64, up=-0.03)


def _tracks(ground: Ground, came: int, rabbit: int) -> z.Zone:
    """K6: footprints from the tile to which the rabbit can't go back."""
    start, end = ground.cell(came), ground.cell(rabbit)
    dx, dy, turn = end.cx - start.cx, end.cy - start.cy, 90 * int(direction_to(came, rabbit))
    label = say("rabbit.came", at=facts.place_name(came))
    paws = []
    for index, (along, aside) in enumerate(((0.08, -0.07), (0.24, 0.07), (0.4, -0.07))):
        x, y = start.cx + along * dx + aside * dy, start.cy + along * dy + aside * dx
        size, told = start.w * 0.13, None if index else label
        paws.append(picture(f"track:{index}", "paw", x, y, size, 0, "track", turn=turn, label=told))
    return ground.free(*paws)


def flight(ground: Ground, which: int, square: int, to: int, sure: bool) -> z.Zone:
    """An arrow from a bird to where it may fly, or after a move that is thought of surely will."""
    d = _swoop(ground.cell(square), ground.cell(to))
    key = f"{'ghost-flight' if sure else 'flight'}:{BIRD_NAMES[which]}:{to}"
    slim = ("slim",) if ground.side < 400 else ()
    look = "swoop", facts.COLOURS[which], *slim, *(("sure",) if sure else ())
    return ground.free(_line(f"{key}:edge", d, "swoop-edge", *slim), _line(key, d, *look))


def _swoop(start: Box, end: Box) -> str:
    """A curve from one square's centre to the next one's, with a head and a ring at its end."""
    tail, tip = complex(start.cx, start.cy), complex(end.cx, end.cy)
    along, r = (tip - tail) / abs(tip - tail), start.w * 0.27
    tail, tip = tail + r * along, tip - r * along
    bend = (tail + tip) / 2 - 0.2j * start.w * along
    head = (tip - bend) / abs(tip - bend) * start.w * 0.1  # along the end of the curve
    points = (tail, bend, tip, tip - head + 1j * head, tip, tip - head - 1j * head)
    d = "M{}Q{} {}M{}L{}L{}".format(*(f"{at.real:.1f} {at.imag:.1f}" for at in points))
    return d + circle(end.cx, end.cy, r)


# The ways in and out


def _rim(ground: Ground, gates: tuple[tuple[str, int, int], ...], layout: Layout) -> z.Zone:
    """The ways in and out, and what the log calls rows and columns, on another side than those.

    Their names stand on the frame, or on a phone, where that is narrow, beside it.
    """
    found = list[Sprite]()
    taken = {(side, square // 8 if side % 2 else square % 8) for _, square, side in gates}
    by = {"wide": 16, "phone": 24, "low": 24}[layout]
    for index in range(ground.size):
        at, half = ground.cell(9 * index), ground.side / 2
        for key, sides, name in (("column", (0, 2), "abcde"[index]), ("row", (3, 1), index + 1)):
            for dx, dy in [AROUND[side] for side in sides if (side, index) not in taken][:1]:
                x = half + dx * (half + by) if dx else at.cx
                y = half + dy * (half + by) if dy else at.cy
                found.append(words(f"{key}:{index}", verbatim(str(name)), x, y, 12, "strong"))
    for gate in gates:
        found += _gate(ground, *gate)
    return ground.free(*found)


def _gate(ground: Ground, way: str, square: int, side: int) -> Iterator[Sprite]:
    """The arrow in or out, across the frame beside its square."""
    at, (dx, dy), scale = ground.cell(square), AROUND[side], max(0.52, ground.side / 595)
    # An upright one is as wide as its word.
    symbol, w, h = f"gate-{way}", 76 * scale, 38 * scale
    if dy:
        symbol, w, h = f"{symbol}-upright", 58 * scale, 60 * scale
    away = 0.5 * at.w + w * 0.46
    x, y = at.cx + dx * away, at.cy + dy * away
    label = say(f"gate.{way}", at=facts.place_name(square))
    yield picture(f"gate:{way}", symbol, x, y, w, h, turn=gate_turn(way, side), label=label)
    lean = -4 * scale if way == "out" else 4 * scale
    word, letters = say(f"gate.{way}.short"), max(11, 17 * scale)
    yield words(f"gate:{way}:word", word, x + dx * lean, y + dy * lean, letters, "on-button")


def gate_turn(way: str, side: int) -> float:
    """How far the IN or OUT arrow on this side of a square is turned."""
    return 90.0 * ((side + (1 if way == "in" else 3)) % 4)
