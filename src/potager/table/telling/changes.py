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

from bisect import bisect_left
from typing import Any

import msgspec

from potager.core.scene import Motion, Scene, Sound, Sprite
from potager.table.telling.messages import Change, Frame, LogLine, Now, Seat


def frame(
    before: Scene | None,
    after: Scene,
    *,
    seq: int,
    motion: Motion = "",
    sound: Sound = "",
    line: LogLine | None = None,
    rest: float = 0,
) -> Frame:
    """A frame for eyes that saw `before`; for those that saw nothing yet, with the whole scene."""
    return Frame(
        seq=seq,
        scene=after if before is None else None,
        change=change(before, after) if before is not None else None,
        motion=motion,
        sound=sound,
        line=line,
        rest=rest,
    )


def change(before: Scene, after: Scene) -> Change:
    """What makes one scene of the other, with as few sprites taken to other places as can be."""
    old = {sprite.key: sprite for sprite in before.sprites}
    places = {key: place for place, key in enumerate(old)}
    both = [index for index, sprite in enumerate(after.sprites) if sprite.key in old]
    rise = _longest_rise([places[after.sprites[index].key] for index in both])
    stays = {both[one] for one in rise}
    edits, put = [], []
    for index, sprite in enumerate(after.sprites):
        known = old.pop(sprite.key, None)
        if index not in stays:
            put.append((index, edit(known or Sprite(key=sprite.key), sprite)))
        elif known is not None and known != sprite:
            edits.append(edit(known, sprite))
    return Change(
        gone=tuple(old),
        edits=tuple(edits),
        put=tuple(put),
        width=after.width if after.width != before.width else None,
        height=after.height if after.height != before.height else None,
    )


def edit(old: msgspec.Struct, new: msgspec.Struct) -> dict[str, Any]:
    """What is new about something that is known by its first field."""
    first, *others = msgspec.structs.fields(new)
    found = {first.name: getattr(new, first.name)}
    for field in others:
        value = getattr(new, field.name)
        if value != getattr(old, field.name):
            found[field.name] = value if value != field.default else None
    return found


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
    defaults = {field.name: field.default for field in msgspec.structs.fields(Sprite)}
    new = {name: defaults[name] if value is None else value for name, value in edit.items()}
    return msgspec.structs.replace(sprite or Sprite(key=edit["key"]), **new)


def news(known: tuple[Seat, ...], now: Now) -> Now:
    """The present moment for a viewer who was told these seats last."""
    if [seat.seat for seat in known] != [seat.seat for seat in now.seats]:
        return now
    edits = [edit(old, new) for old, new in zip(known, now.seats, strict=True) if old != new]
    return msgspec.structs.replace(now, seats=(), seat_edits=tuple(edits))


def _longest_rise(numbers: list[int]) -> list[int]:
    """The positions of a longest rising row among different numbers: those need not move.

    >>> _longest_rise([3, 0, 1, 2]), _longest_rise([1, 2, 0])
    ([1, 2, 3], [0, 1])
    """
    ends: list[int] = []  # the lowest number that a row of each length ends with
    at: list[int] = []  # and its position
    before: list[int] = []  # for each position: the one before it in its row, or -1
    for position, number in enumerate(numbers):
        length = bisect_left(ends, number)
        before.append(at[length - 1] if length else -1)
        ends[length : length + 1] = [number]
        at[length : length + 1] = [position]
    rise = []
    last = at[-1] if at else -1
    while last >= 0:
        rise.append(last)
        last = before[last]
    return rise[::-1]
