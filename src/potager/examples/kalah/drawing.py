"""What Kalah looks like, and the messages about it. The viewer's row is near, the other one far.

A position only counts seeds. To show how each seed is sown, the stage remembers the numbers of the
seeds in each place (`names`).
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from potager.core import zones as z
from potager.core.areas import Areas, areas
from potager.core.scene import Beat, Layout, Part, Scene, SeatStatus, Sound, Stage, face_of
from potager.core.texts import Message, Someone, say, someone, verbatim

from . import GAME, SIDES
from .rules import KalahBoard


def _lying(width: float, height: float, plate: float, store: float) -> Areas:
    return areas(width, height, f"""
        12      | .
        {plate} | .  far-plate . far-count  . .          .
        *       | .  far-store . far-pits   . near-store .
        *       | .  far-store . near-pits  . near-store .
        {plate} | .  .         . near-count . near-plate .
        12      | .
                | 20 {store}   8 *          8 {store}    20
    """, gap=8)  # fmt: skip


LAYOUTS = {
    "wide": _lying(950, 430, plate=44, store=112),
    "phone": areas(390, 620, """
        12 | .
        80 | .  far-plate  far-store  far-store  .          .
        *  | .  near-count near-pits  far-pits   far-count  .
        80 | .  .          near-store near-store near-plate .
        12 | .
           | 18 46         *          *          46         18
    """, gap=8),
    "low": _lying(650, 340, plate=34, store=84),
}  # fmt: skip
BOARD = "far-store near-store far-count near-count far-plate near-plate"  # what it is around


def scene(view: KalahBoard, viewer: int, layout: Layout, stage: Stage | None = None) -> Scene:
    """The same for everybody, but each player's own row is near."""
    columns, stage = 1 if layout == "phone" else int(view.pits), stage or Stage()
    return z.scene(LAYOUTS[layout], _zones(view, max(viewer, 0), columns, stage))


def _zones(view: KalahBoard, near: int, columns: int, stage: Stage) -> Iterator[z.Placed]:
    names, far = _names(view, stage), 1 - near
    yield BOARD, z.Card("board", "wood", r=40, under=z.wood(12), label=say("board.board"))
    rows = [  # from left to right, or from the top to the bottom
        ("near", near, range(view.first(near), view.store(near))),
        ("far", far, range(view.first(far), view.store(far))[::-1]),
    ]
    for row, seat, places in rows:
        pits = tuple(_pit(view, seat, at, at == stage.to) for at in places)
        yield f"{row}-pits", z.Grid(pits, columns, pad=0.03)
        yield f"{row}-store", z.Grid((_store(view, seat),), pad=0.07)
    for row, seat, places in rows:
        heaps = tuple(z.Heap(_seeds(names[at]), size=0.3, ratio=1) for at in places)
        yield f"{row}-pits", z.Grid(heaps, columns, pad=0.08)
        yield f"{row}-count", z.Grid(tuple(_count(view, at) for at in places), columns)
        yield f"{row}-store", z.Heap(_seeds(names[view.store(seat)]), size=0.27, room=30)
        face = z.Thing(f"face:{seat}", face_of(seat), fill=0.86)
        yield f"{row}-plate", z.Grid((face, _count(view, view.store(seat))))


def _pit(view: KalahBoard, seat: int, at: int, last: bool) -> z.Zone:
    pit = at - view.first(seat) + 1
    name = f"pit:{SIDES[seat]}:{pit}"
    label = say("board.pit", who=_player(seat), pit=pit, n=view.seeds[at])
    return z.Thing(name, "pit", "last" if last else "", target=name, label=label)


def _store(view: KalahBoard, seat: int) -> z.Zone:
    label = say("board.store", who=_player(seat), n=view.seeds[view.store(seat)])
    edge = (z.Layer("edge", "wood-edge", 4), z.Layer("light", "bed", down=3))
    return z.Card(f"store:{SIDES[seat]}", "soil", r=z.ROUND, under=edge, label=label)


def _seeds(names: tuple[int, ...]) -> tuple[z.Thing, ...]:
    """Beans of three kinds, each turned in its own way."""
    return tuple(z.Thing(f"seed:{n}", f"seed-{n % 3}", turn=67.0 * n % 360) for n in names)


def _count(view: KalahBoard, at: int) -> z.Zone:
    return z.Caption(f"count:{at}", verbatim(str(view.seeds[at])), "number", 0.6, largest=26)


def _names(view: KalahBoard, stage: Stage | None) -> tuple[tuple[int, ...], ...]:
    """Which seeds are where; as long as nothing was sown, they are numbered by their places."""
    if stage and stage.names:
        return stage.names
    return tuple(tuple(range(100 * at, 100 * at + n)) for at, n in enumerate(view.seeds))


def prompt(view: KalahBoard, viewer: int) -> Message:
    return say("prompt.sow" if viewer == view.mover else "prompt.wait", who=_player(view.mover))


def status(view: KalahBoard) -> list[SeatStatus]:
    wins = sum(view.seeds) // 2 + 1
    return [
        SeatStatus(role=say(side), symbol=chip, parts=(say("status.stored", n=n),), score=(n, wins))
        for side, chip, n in zip(
            SIDES, ("chip-green", "chip-orange"), GAME.points(view), strict=True
        )
    ]


def tell(
    before: KalahBoard, after: KalahBoard, who: int, what: int, stage: Stage | None = None
) -> tuple[Beat, ...]:
    """Seed by seed; then what the last one captures, and what is swept up at the end."""
    places, beats = [list(names) for names in _names(before, stage)], list[Beat]()

    def move(start: int, to: int, count: int = 99) -> None:
        moving, places[start] = places[start][-count:], places[start][:-count]
        places[to] += moving

    def show(*parts: Part, to: int = -1, sound: Sound = "", rest: float = 0.05) -> None:
        view, shown = before.clone(), Stage(names=tuple(map(tuple, places)), to=to)
        view.seeds = vec[i64]([len(names) for names in places])
        beats.append(Beat(view=view, stage=shown, sound=sound, parts=parts, rest=rest))

    at = start = int(before.first(who)) + what
    show(say("log.sow", who=_player(who), n=len(places[at]), pit=what + 1), to=at, sound="card")
    for _ in range(len(places[start])):
        at = int(before.next(who, at))
        move(start, at, 1)
        show(to=at, sound="step")
    if caught := beats[-1].view.clone().capture(who, at):
        move(at, before.store(who))
        move(2 * before.pits - at, before.store(who))
        show(say("log.capture", who=_player(who), n=caught), to=at, sound="good", rest=0.4)
    if after.over:
        for pit in {*range(len(places))} - {before.store(0), before.store(1)}:
            move(pit, before.store(pit > before.pits))
        show(say("log.over"), sound="win", rest=0.4)
    elif after.mover == who:
        show(say("log.again", who=_player(who)), to=at)
    return *beats[:-1], msgspec.structs.replace(beats[-1], view=after)


def foresee(view: KalahBoard, after: KalahBoard, seat: int, action: int) -> Message:
    """The text of a preview, beside the ghosts of the seeds."""
    gain = after.seeds[view.store(seat)] - view.seeds[view.store(seat)]
    told = "over" if after.over else "again" if after.mover == seat else "sow"
    return say("foresee.capture" if told == "sow" and gain > 1 else f"foresee.{told}", n=gain)


def why_not(view: KalahBoard, seat: int, target: str, picked: tuple[str, ...]) -> Message:
    """A pit that isn't lit is the other player's, or empty."""
    return say("why.empty" if SIDES[seat] in target else "why.theirs")


def verdict(view: KalahBoard) -> Message:
    stored = GAME.points(view)
    if stored[0] == stored[1]:
        return say("over.drawn", n=stored[0])
    winner = stored.index(max(stored))
    return say("over.won", who=_player(winner), n=max(stored), other=min(stored))


def _player(seat: int) -> Someone:
    return someone(seat, say(SIDES[seat]))
