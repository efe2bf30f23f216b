"""What people have on screen, made once for all who see the same.

A picture is a function of values: what somebody can see of a position, for whom and in which layout
it is drawn, and what the last beat has left there. So is the way from one picture to the next. What
was made of such values is remembered by them, for the others who look at the same match now, and
forgotten when there is too much of it: then it is made again. There is no other cache of drawings.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar, cast

import msgspec

from potager.core.game import AnyGame
from potager.core.options import Options
from potager.core.scene import Beat, Layout, Scene, SeatStatus, Sprite, fitting
from potager.core.state import State
from potager.core.texts import Message, names_someone
from potager.table.telling.changes import change, edit_sprite, progress
from potager.table.telling.messages import Frame
from potager.table.telling.wire import encoder

T = TypeVar("T")
Eyes = tuple[int, Layout]  # a seat (or a spectator), and how its page is laid out
MOST = 4_000  # values that are remembered, of all matches together
_made: dict[Hashable, object] = {}


def _once(key: Hashable, make: Callable[[], T]) -> T:
    """What is made of these values, made once while it is remembered."""
    found = _made.get(key)
    if found is None:
        if len(_made) >= MOST:
            _made.clear()
        found = _made[key] = make()
    return cast("T", found)


class SeenPosition:
    """A position as somebody sees it, and the values that it stands for."""

    __slots__ = ("game", "key", "view")

    def __init__(self, game: AnyGame, options: Options, view: State) -> None:
        self.game = game
        self.view = view
        self.key: Hashable = (game, options, view.key())

    def statuses(self) -> tuple[SeatStatus, ...]:
        """How far everybody is."""
        return _once(("statuses", self.key), lambda: tuple(self.game.drawing.status(self.view)))


def beats(
    before: SeenPosition, after: SeenPosition, who: int, what: int, stage: Hashable
) -> tuple[Beat, ...]:
    """An event as it is told to those who see it so."""
    tell = before.game.drawing.tell
    return _once(
        ("beats", before.key, after.key, who, what, stage),
        lambda: tuple(tell(before.view, after.view, who, what, stage)),
    )


class Picture:
    """What somebody has on screen: the scene, and how far everybody is."""

    __slots__ = ("key", "scene", "statuses")

    def __init__(self, key: Hashable, scene: Scene, statuses: tuple[SeatStatus, ...]) -> None:
        self.key = key  # the values that it was made from
        self.scene = scene
        self.statuses = statuses

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Picture) and self.key == other.key)

    def __hash__(self) -> int:
        return hash(self.key)


def picture(seen: SeenPosition, eyes: Eyes, stage: Hashable) -> Picture:
    """What these eyes have on screen, of a position as they may see it."""
    game, view, (seat, layout) = seen.game, seen.view, eyes
    key = seen.key, game.manners.onlooker(view, seat), layout, stage

    def draw() -> Picture:
        scene = game.drawing.scene(view, seat, fitting(game.layouts, layout), stage)
        return Picture(key, scene, seen.statuses())

    return _once(("picture", key), draw)


def frame(game: AnyGame, before: Picture | None, after: Picture, told: Frame) -> Frame:
    """What is told, for a page with `before` on screen; for one with nothing yet, all of it."""
    if before is None:
        return msgspec.structs.replace(told, scene=after.scene, statuses=after.statuses)
    if before == after:
        return told

    def compare() -> tuple[Any, Any, Any]:
        edits, parts = progress(before.statuses, after.statuses)
        return _change(game, before.scene, after.scene), edits, parts

    changed, edits, parts = _once(("change", before.key, after.key), compare)
    return msgspec.structs.replace(told, change=changed, status_edits=edits, part_edits=parts)


def _change(game: AnyGame, before: Scene, after: Scene) -> Any:
    """The change of a scene in bytes; what names somebody is left to be written for each cast."""
    if before is after:
        return None
    encode = encoder(game).encode

    def written(old: Sprite | None, new: Sprite) -> Any:
        return _once(("edit", game, old, new), lambda: _edit(game, old, new))

    found = change(before, after, written)
    edits = [*found.edits.values(), *[one for *_, one in found.put]]
    return found if dict in map(type, edits) else msgspec.Raw(encode(found))


def _edit(game: AnyGame, old: Sprite | None, new: Sprite) -> Any:
    found = edit_sprite(old, new)
    texts = [value for value in found.values() if isinstance(value, Message)]
    return found if any(map(names_someone, texts)) else msgspec.Raw(encoder(game).encode(found))
