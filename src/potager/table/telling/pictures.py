"""What people have on screen, made once for all who see the same.

A picture is a function of values: what somebody can see of a position, for whom and in which layout
it is drawn, and what the last beat has left there. So is the way from one picture to the next. What
was made of such values is remembered by them, for the others who look at the same match now, and
what nobody has asked for lately is forgotten. There is no other cache of drawings but the zones'.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import lru_cache, partial
from typing import Any

import msgspec

from potager.core.game import AnyGame
from potager.core.options import Options
from potager.core.record import Play
from potager.core.scene import Beat, Layout, Scene, SeatStatus, Sprite, fitting
from potager.core.state import State
from potager.core.texts import names_someone
from potager.core.zones import ViewValue
from potager.table.telling.changes import change, progress, sprite_edit
from potager.table.telling.messages import Frame
from potager.table.telling.wire import encoder

Viewpoint = tuple[int, Layout]  # a seat (or a spectator), and how its page is laid out
# Of each kind, in all matches together. Those who see the same event ask for it at once, and pages
# keep their own picture, so more would only be work for the garbage collector.
MOST = 256
MOST_EDITS = 8_000  # of sprites that are remembered in bytes: most are made again and again


class SeenPosition(ViewValue[State]):
    """A position as somebody sees it. Equal ones have the same options and the same key."""

    __slots__ = ("game", "options")

    def __init__(self, game: AnyGame, options: Options, view: State) -> None:
        super().__init__(view, game, options)
        self.game = game
        self.options = options


class Picture(msgspec.Struct, frozen=True, cache_hash=True):
    """What somebody has on screen: the scene, and how far everybody is."""

    scene: Scene
    statuses: tuple[SeatStatus, ...]


def beats(
    before: SeenPosition, after: SeenPosition, play: Play, stage: Hashable
) -> Iterator[tuple[SeenPosition, Beat]]:
    """An event as its viewers see it, and the position that each beat shows."""
    game, options = after.game, after.options
    for beat in game.drawing.tell(before.view, after.view, play.who, play.what, stage):
        yield (after if beat.view is after.view else SeenPosition(game, options, beat.view)), beat


def picture(seen: SeenPosition, viewpoint: Viewpoint, stage: Hashable) -> Picture:
    """What is on screen there, of a position as they may see it."""
    seat, layout = viewpoint
    onlooker = seen.game.manners.onlooker(seen.view, seat)
    return _picture(seen, onlooker, fitting(seen.game.layouts, layout), stage)


@lru_cache(maxsize=MOST)
def _picture(seen: SeenPosition, onlooker: int, layout: Layout, stage: Hashable) -> Picture:
    scene = seen.game.drawing.scene(seen.view, onlooker, layout, stage)
    return Picture(scene, _statuses(seen))


@lru_cache(maxsize=MOST)
def _statuses(seen: SeenPosition) -> tuple[SeatStatus, ...]:
    return tuple(seen.game.drawing.status(seen.view))


def frame(game: AnyGame, before: Picture | None, after: Picture, told: Frame) -> Frame:
    """What is sent to a page with `before` on screen. A page with nothing yet gets all of it."""
    if before is None:
        return msgspec.structs.replace(told, scene=after.scene, statuses=after.statuses)
    if before == after:
        return told
    changed, edits, parts = _change(game, before, after)
    return msgspec.structs.replace(told, change=changed, status_edits=edits, part_edits=parts)


@lru_cache(maxsize=MOST)
def _change(game: AnyGame, before: Picture, after: Picture) -> tuple[Any, Any, Any]:
    """The change of a scene in bytes; what names somebody is left to be written for each cast."""
    edits, parts = progress(before.statuses, after.statuses)
    if before.scene == after.scene:
        return None, edits, parts
    found = change(before.scene, after.scene, partial(_edited, game))
    new = *found.edits.values(), *[one for *_, one in found.put]
    written = found if dict in map(type, new) else msgspec.Raw(encoder(game).encode(found))
    return written, edits, parts


@lru_cache(maxsize=MOST_EDITS)
def _edited(game: AnyGame, old: Sprite | None, new: Sprite) -> Any:
    """What is new about a sprite, in bytes unless it names somebody."""
    found = sprite_edit(old, new)
    texts = [found[name] for name in ("text", "label") if found.get(name)]
    plain = found and not any(map(names_someone, texts))
    return msgspec.Raw(encoder(game).encode(found)) if plain else found
