"""Scenes travel as changes: what is gone, what looks other than before, what was put somewhere.

Whoever holds the scene before takes out what is gone, edits what stays, takes out what is put
elsewhere, and puts that and what is new in, each at its place in the new list, from the first to
the last (`changes.js` does the same). An edit has what is new about a sprite as it was, or about
one with nothing but its key, and none for what is at its default again.

>>> from potager.core.scene import Sprite
>>> a, b, c = (Sprite(key=key, x=1) for key in "abc")
>>> before = Scene(width=9, height=9, sprites=(a, b))
>>> found = change(before, Scene(width=9, height=9, sprites=(c, Sprite(key="b", x=2))))
>>> found.gone, found.edits, found.put
(('a',), ({'key': 'b', 'x': 2},), ((0, {'key': 'c', 'x': 1}),))
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import msgspec

from potager.core.scene import Scene, Sprite
from potager.table.telling.aligning import aligned, differing
from potager.table.telling.messages import Change, Frame, Now, Seat, Status


class Picture(NamedTuple):
    """What a viewer has on screen: the scene, and how far everybody is."""

    scene: Scene
    statuses: tuple[Status, ...]


NOTHING = Change()
Written = Callable[[Sprite | None, Sprite], Any]
Differ = Callable[[Scene, Scene], Any]  # a `Change`, or one that is written already


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[tuple[str, ...], tuple[Any, ...]]:
    """The names of a struct's fields, and their defaults; the first has none."""
    fields = msgspec.structs.fields(kind)
    return tuple(one.name for one in fields), (None, *(one.default for one in fields[1:]))


def edit(old: msgspec.Struct | None, new: msgspec.Struct) -> dict[str, Any]:
    """What is new about something that is known by its first field, or about something new."""
    names, defaults = _fields(type(new))
    is_now = msgspec.structs.astuple(new)
    was = defaults if old is None else msgspec.structs.astuple(old)
    return {names[0]: is_now[0]} | differing(names, defaults, was, is_now)


def change(before: Scene, after: Scene, written: Written = edit) -> Change:
    """What makes one scene of the other, with as few sprites taken to other places as can be.

    `written` says how what is new about a sprite is told; it is given no old one for a new sprite.
    """
    if before is after:
        return NOTHING
    old, new = before.sprites, after.sprites
    gone, stay, put = aligned(old, new)
    return Change(
        gone=tuple([old[place].key for place in gone]),
        edits=tuple([written(old[at], new[to]) for at, to in stay if old[at] != new[to]]),
        put=tuple([(to, written(old[at] if at >= 0 else None, new[to])) for at, to in put]),
        width=after.width if after.width != before.width else None,
        height=after.height if after.height != before.height else None,
    )


def frame(before: Picture | None, after: Picture, told: Frame, differ: Differ = change) -> Frame:
    """What is told, for eyes that saw `before`; for those that saw nothing yet, with all of it."""
    if before is None:
        return msgspec.structs.replace(told, scene=after.scene, statuses=after.statuses)
    changed = None if before.scene is after.scene else differ(before.scene, after.scene)
    edits = _edits(before.statuses, after.statuses)
    return msgspec.structs.replace(told, change=changed, status_edits=edits)


def apply(change: Change, before: Scene) -> Scene:
    """The scene after a change."""
    old = {sprite.key: sprite for sprite in before.sprites}
    for key in change.gone:
        del old[key]
    for one in change.edits:
        old[one["key"]] = _edited(old[one["key"]], one)
    put = [(index, _edited(old.pop(one["key"], None), one)) for index, one in change.put]
    sprites = list(old.values())
    for index, sprite in put:
        sprites.insert(index, sprite)
    return Scene(
        width=before.width if change.width is None else change.width,
        height=before.height if change.height is None else change.height,
        sprites=tuple(sprites),
    )


def _edited(sprite: Sprite | None, edit: dict[str, Any]) -> Sprite:
    defaults = dict(zip(*_fields(Sprite), strict=True))
    new = {name: defaults[name] if value is None else value for name, value in edit.items()}
    return msgspec.structs.replace(sprite or Sprite(key=edit["key"]), **new)


def news(known: tuple[Seat, ...], now: Now) -> Now:
    """The present moment for a viewer who was told these seats last."""
    if len(known) != len(now.seats):  # they are numbered
        return now
    edits = _edits(known, now.seats)
    return msgspec.structs.replace(now, seats=(), seat_edits=edits)


def _edits(
    known: tuple[msgspec.Struct, ...], new: tuple[msgspec.Struct, ...]
) -> tuple[dict[str, Any], ...]:
    if known == new:
        return ()
    pairs = zip(known, new, strict=True)
    return tuple([edit(old, one) for old, one in pairs if old is not one and old != one])
