"""What Carrotia looks like: the maze in its frame, the cards beside it, the strip below.

The words around the scene are in `telling.py`, and previews of choices in `foresight.py`.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from potager.core import zones as z
from potager.core.scene import Layout, Notice, Scene, Stage
from potager.core.texts import say
from potager.games.carrotia.rules.larder import worth
from potager.games.carrotia.rules.phases import CAST, CHOOSE, OVER, PERCH, READY, REPAIR
from potager.games.carrotia.rules.warren import Warren

from .board import board, ground_of, huddle
from .places import PLACES
from .side_cards import coming_in, desk
from .sprites import lines
from .tray import characters_to_choose, strip

MOST_SEEN = 9  # carrots around the rabbit
WHAT_COMES = Notice(  # told before the first round, while nothing lies on the table
    say("notice.first"),
    (say("notice.first.build"), say("notice.first.edges"), say("notice.first.run")),
    "rabbit-head",
)


def scene(view: Warren, viewer: int, layout: Layout, stage: Stage | None = None) -> Scene:
    """The position as sprites: the same for everybody, except for the hand and the buttons."""
    return z.scene(PLACES[layout], _zones(view, viewer, layout, stage or Stage()))


def _zones(view: Warren, viewer: int, layout: Layout, stage: Stage) -> Iterator[z.Placed]:
    if view.phase in (CHOOSE, CAST):
        yield characters_to_choose(view, layout)
        return
    known = stage.dice < 0 and not stage.settled  # what the dice mean
    seen = z.ViewValue(view, view.cards)
    yield from _desk(seen, layout)
    yield from strip(view, viewer, layout, steps=known)
    yield from _board(seen, layout, arrows=known)
    if stage.settled:
        yield "squares", ground_of(view, layout).on({view.rabbit: _won(view)})
        yield coming_in(view, stage.counted)
    notice = WHAT_COMES if view.phase == READY and view.round == 1 else stage.notice
    if notice and not (layout == "low" and view.phase in (PERCH, REPAIR, OVER)):
        # There it would lie on squares that are to be chosen or looked at; the log says the same.
        yield _notice(notice, layout, below=view.phase != READY)


# These look the same to everybody, and in every beat that shows the same position.


@z.kept
def _desk(seen: z.ViewValue[Warren], layout: Layout) -> tuple[z.Placed, ...]:
    return tuple(desk(seen.view, layout))


@z.kept
def _board(seen: z.ViewValue[Warren], layout: Layout, *, arrows: bool) -> tuple[z.Placed, ...]:
    return tuple(board(seen.view, layout, arrows=arrows))


def _won(view: Warren) -> z.Zone:
    """The carrots that are still with the rabbit, before they are counted into the store."""
    waiting, first = min(MOST_SEEN, worth(view.larder.bag)), worth(view.larder.store)
    won = [z.Thing(f"won:{first + index}", "single", fill=0.3) for index in range(waiting)]
    return huddle([*won, *[None] * (2 - waiting)])


def _notice(notice: Notice, layout: Layout, *, below: bool) -> z.Placed:
    """A card in the strip, so that the maze is seen, or in the middle of the maze."""
    letters, small, step = (24, 17, 26) if layout == "wide" else (17, 12.5, 24)
    symbol = z.Thing("notice:symbol", notice.symbol)
    title = z.Caption("notice:title", notice.title, "strong" if notice.good else "minus")
    told = [z.Caption(f"notice:{at}", one, "plain") for at, one in enumerate(notice.lines)]
    written = list(lines(small, step, told))
    if below and layout == "wide":
        text = z.column(0, *written, 0, unit=1)
        inside: z.Zone = z.row(22, (46, symbol), replace(title, largest=letters), text, 22, unit=1)
    else:
        mark = z.row(letters, (2 * letters, symbol), 0, unit=1)
        corner = z.column(letters * 0.6, (2 * letters, mark), 0, unit=1)
        head = letters * 1.1, (letters, title), letters - step / 2
        inside = z.over(corner, z.column(*head, *written, 0, unit=1))
    under = (z.Layer("shade", "shade", down=6), z.Layer("edge", "bed-edge", down=3))
    card = z.Card("notice", "card", inside, r=20, under=under, label=notice.title)
    if below:
        return "above", card
    return "over", z.column(0, (letters * 3 + step * len(told), card), 0, unit=1)
