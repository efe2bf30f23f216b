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

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from operator import itemgetter
from typing import Any, NamedTuple

import msgspec

from potager.core.scene import Motion, Part, Scene, Sound, Sprite
from potager.table.telling.messages import Change, Frame, LogLine, Now, Seat, Status


class Picture(NamedTuple):
    """What a viewer has on screen: the scene, and how far everybody is."""

    scene: Scene
    statuses: tuple[Status, ...]


NOTHING = Change()
CHUNK = 16
Written = Callable[[Sprite | None, Sprite], Any]
Differ = Callable[[Scene, Scene], Any]  # a `Change`, or one that is written already


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[tuple[str, Any], ...]:
    """The names of a struct's fields, and their defaults."""
    return tuple((field.name, field.default) for field in msgspec.structs.fields(kind))


def edit(old: msgspec.Struct | None, new: msgspec.Struct) -> dict[str, Any]:
    """What is new about something that is known by its first field, or about something new."""
    fields = _fields(type(new))
    is_now = msgspec.structs.astuple(new)
    was = (None, *(default for _, default in fields[1:]))
    if old is not None:
        was = msgspec.structs.astuple(old)
    found = {fields[0][0]: is_now[0]}
    for (name, default), before, after in zip(fields, was, is_now, strict=True):
        if before is not after and before != after:
            found[name] = after if after != default else None
    return found


def change(before: Scene, after: Scene, written: Written = edit) -> Change:
    """What makes one scene of the other, with as few sprites taken to other places as can be.

    `written` says how what is new about a sprite is told; it is given no old one for a new sprite.
    """
    if before is after:
        return NOTHING
    first = _in_common(before.sprites, after.sprites)
    old, new = before.sprites[first:], after.sprites[first:]
    last = _in_common(old[::-1], new[::-1])
    if last:
        old, new = old[:-last], new[:-last]
    # Drawings reuse what looks the same, so most sprites are the very same and need no look.
    were, are = list(map(id, old)), list(map(id, new))
    at, still = dict(zip(were, range(len(old)), strict=True)), set(are)
    gone = {old[place].key: place for place, one in enumerate(were) if one not in still}
    places = [at.get(one, -1) for one in are]
    other = [index for index, place in enumerate(places) if place < 0]
    for index in other:
        places[index] = gone.pop(new[index].key, -1)
    moved = _moved(places)
    edits, put = [], list[tuple[int, Any]]()
    if moved:
        carried = ((index, place) for index, place in enumerate(places) if place in moved)
        put += [(first + index, written(old[place], new[index])) for index, place in carried]
    for index in other:
        place, sprite = places[index], new[index]
        if place < 0:
            put.append((first + index, written(None, sprite)))
        elif place not in moved and old[place] != sprite:
            edits.append(written(old[place], sprite))
    put.sort(key=itemgetter(0))
    return Change(
        gone=tuple(gone),
        edits=tuple(edits),
        put=tuple(put),
        width=after.width if after.width != before.width else None,
        height=after.height if after.height != before.height else None,
    )


def frame(
    before: Picture | None,
    after: Picture,
    *,
    seq: int,
    beat: int = 0,
    more: bool = False,
    motion: Motion = "",
    sound: Sound = "",
    line: LogLine | None = None,
    caption: tuple[Part, ...] = (),
    rest: float = 0,
    differ: Differ = change,
) -> Frame:
    """A frame for eyes that saw `before`; for those that saw nothing yet, with all of it."""
    scene: Scene | None = after.scene
    changed: Any = None
    edits: tuple[dict[str, Any], ...] = ()
    if before is not None:
        same = before.scene is after.scene
        scene, changed = None, None if same else differ(before.scene, after.scene)
        edits = tuple(_edits(before.statuses, after.statuses))
    return Frame(
        seq=seq,
        beat=beat,
        more=more,
        scene=scene,
        change=changed,
        statuses=after.statuses if before is None else (),
        status_edits=edits,
        motion=motion,
        sound=sound,
        line=line,
        caption=caption,
        rest=rest,
    )


def _in_common(one: tuple[Sprite, ...], other: tuple[Sprite, ...]) -> int:
    """How many sprites at the beginning are the same; most of them are looked at in one go."""
    most, at = min(len(one), len(other)), 0
    while at + CHUNK <= most and one[at : at + CHUNK] == other[at : at + CHUNK]:
        at += CHUNK
    while at < most and one[at] is other[at]:
        at += 1
    return at


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
    defaults = dict(_fields(Sprite))
    new = {name: defaults[name] if value is None else value for name, value in edit.items()}
    return msgspec.structs.replace(sprite or Sprite(key=edit["key"]), **new)


def news(known: tuple[Seat, ...], now: Now) -> Now:
    """The present moment for a viewer who was told these seats last."""
    if [seat.seat for seat in known] != [seat.seat for seat in now.seats]:
        return now
    edits = tuple(_edits(known, now.seats))
    return msgspec.structs.replace(now, seats=(), seat_edits=edits)


def _edits(
    known: Sequence[msgspec.Struct], new: Sequence[msgspec.Struct]
) -> Iterator[dict[str, Any]]:
    return (
        edit(old, one) for old, one in zip(known, new, strict=True) if old is not one and old != one
    )


def _moved(places: list[int]) -> set[int]:
    """Those places that are not in a longest rising row of them; negative ones don't count.

    Places that follow each other in both lists stay together, and most do: such runs are counted
    as one.

    >>> _moved([3, 0, 1, 2]), _moved([0, -1, 1]), _moved([4, 5, 0, 1, 2, 3])
    ({3}, set(), {4, 5})
    """
    known = [place for place in places if place >= 0]
    if known == sorted(known):
        return set()
    runs: list[tuple[int, int]] = []  # first place, and the one after the last
    start = end = -1
    for place in known:
        if place == end:
            end += 1
        else:
            if end >= 0:
                runs.append((start, end))
            start, end = place, place + 1
    runs.append((start, end))
    longest: list[tuple[int, int]] = []  # of the rows that end with each run: length, run before
    for number, (start, end) in enumerate(runs):
        length, before = max(
            ((longest[one][0], one) for one in range(number) if runs[one][1] <= start),
            default=(0, -1),
        )
        longest.append((length + end - start, before))
    last = max(range(len(runs)), key=lambda number: longest[number][0])
    stays = set()
    while last >= 0:
        stays.add(last)
        last = longest[last][1]
    moved = (range(*run) for number, run in enumerate(runs) if number not in stays)
    return {place for run in moved for place in run}
