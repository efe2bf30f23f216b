"""What Pyramid Shambo looks like: a table, a place for each player, the felt in the middle.

The felt with the challenge is in `felt.py`, the words around the scene in `telling.py`.
"""

from __future__ import annotations

from collections.abc import Iterator

from potager.core import zones as z
from potager.core.pyramids import pyramid as shape
from potager.core.scene import Layout, Scene, Stage
from potager.core.state import SPECTATOR
from potager.core.texts import say, verbatim
from potager.games.pyramid_shambo import COLOURS, GAME
from potager.games.pyramid_shambo.rules.circle import NAMING, OVER, PAYING, Circle
from potager.games.pyramid_shambo.rules.payments import NOBODY
from potager.games.pyramid_shambo.rules.purses import worth

from .felt import felt
from .places import LAYOUTS, plan
from .sprites import pieces_of, pyramid, standing
from .telling import owned, player, who

OUT = -1  # in place of the pieces of a player who is out


def scene(view: Circle, viewer: int, layout: Layout, stage: Stage | None = None) -> Scene:
    """The position, with the viewer's own place nearest; it hides nothing else."""
    return z.scene(plan(layout, len(view.held)), _zones(view, viewer, layout, stage or Stage()))


def ghosts(view: Circle, after: Circle, seat: int, action: int) -> tuple[str, ...]:
    """Of all that a choice moves, the piece that is put in."""
    return GAME.path(view, seat, action)


def _zones(view: Circle, viewer: int, layout: Layout, stage: Stage) -> Iterator[z.Placed]:
    """What is drawn, from the table up."""
    players, phase, given = len(view.held), view.phase, view.given | view.back
    first = 0 if viewer == SPECTATOR else viewer
    seated = [(first + place) % players for place in range(players)]
    active, above = NOBODY if phase == OVER else view.active, list[z.Placed]()
    yield "all", z.made(_table, layout)
    for place, seat in enumerate(seated):
        held = view.held[seat] if view.still_in >> seat & 1 else OUT
        ring = "struck" if seat in stage.struck else "button" if seat == active else ""
        tap = phase == NAMING and held != OUT and seat != active
        mat, plate, pieces = _seat(seat, held, held & given, tap, ring, phase, layout)
        yield f"mat:{place}", mat
        yield f"plate:{place}", plate
        above.append((f"mat:{place}", pieces))
    yield from felt(view, viewer, layout, stage)
    yield from above
    if phase == PAYING:
        for seat, due in ((view.payer, -view.due), (view.winner, view.due)):
            yield f"tag:{seated.index(seat)}", z.made(_tag, COLOURS[seat], due)


def _table(layout: Layout) -> z.Zone:
    return z.Thing("table", f"table-{layout}", w=LAYOUTS[layout].width, h=LAYOUTS[layout].height)


@z.kept
def _seat(
    seat: int, held: int, put_in: int, tap: bool, ring: str, phase: int, layout: Layout
) -> tuple[z.Zone, z.Zone, z.Zone]:
    """A player's mat and plate, and what stands on the mat, above all that is on the felt."""
    pips = OUT if held == OUT else worth(held)
    return (
        z.made(_mat, seat, pips if tap else min(pips, 0), tap, ring),
        z.made(_plate, seat, pips, tap, ring, phase == OVER, layout),
        z.made(_pieces, seat, held, put_in, phase == PAYING, layout),
    )


def _mat(seat: int, pips: int, tap: bool, ring: str) -> z.Zone:
    """What the pieces stand on; somebody who has just been knocked out has a mark around it."""
    colour = COLOURS[seat]
    tone = f"mat {'gone' if pips == OUT else colour}"
    under = (z.Layer("struck", "struck", grow=5), z.SHADE) if ring == "struck" else (z.SHADE,)
    label = say("place.in", who=who(seat), n=pips) if tap else None
    target = f"player:{colour}" if tap else ""
    return z.Card(f"mat:{colour}", tone, r=15, under=under, label=label, target=target)


def _plate(seat: int, pips: int, tap: bool, ring: str, over: bool, layout: Layout) -> z.Zone:
    """Face, name, colour and pips; names on a phone are in the row of players above the scene."""
    colour, out, name = COLOURS[seat], pips == OUT, player(seat) if layout == "wide" else None
    size = {"wide": 0.46, "phone": 0.5, "low": 0.7}[layout]
    mark = z.Thing(f"chip:{colour}", f"chip-{colour}", "muted" if out else "")
    score: z.Zone = z.Caption(f"pips:{colour}", verbatim(str(pips)), "strong", size)
    if out:
        score = z.Caption(f"pips:{colour}", say("place.out"), "muted", 0.74 * size)
    elif over:
        score = z.Thing(f"trophy:{colour}", "icon-trophy", fill=0.8)
    told = "place.is_out" if out else "place.active" if ring else "place.in"
    return z.plate(
        colour, seat, mark, score, name=name, ring=ring, out=out,
        label=say(told, who=who(seat), n=pips), target=f"player:{colour}" if tap else "",
    )  # fmt: skip


def _pieces(seat: int, held: int, put_in: int, paying: bool, layout: Layout) -> z.Zone:
    """The pieces on a mat; those that were put in, and those of who is out, leave their places."""
    largest = 0.92 if layout == "wide" else 0.72
    if held == OUT:
        key, sizes = f"gone:{COLOURS[seat]}", (3, 2, 1)
        gone = [shape(f"{key}:{size}", f"outline-{size}", size, "muted-ink") for size in sizes]
        return standing(gone, 0.7 * largest)
    pieces = []
    for piece in pieces_of(held):
        pieces.append(pyramid(piece, owned(piece, seat), tap=paying, there=not put_in >> piece & 1))
    return standing(pieces, largest)


def _tag(colour: str, due: int) -> z.Zone:
    """What a player is about to gain or to lose."""
    pips = verbatim(f"{'+' if due > 0 else '−'}{abs(due)}")
    name = z.Caption(f"tag:{colour}:pips", pips, "on-button", 0.6)
    return z.over(z.Thing(f"tag:{colour}", "gain" if due > 0 else "loss", w=48, h=28), name)
