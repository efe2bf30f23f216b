"""How zones are placed: each in its area of a layout, drawn once while it is remembered."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable
from functools import cache, lru_cache
from itertools import chain
from typing import ParamSpec, TypeVar, TypeVarTuple, cast

import msgspec

from potager.core.areas import Areas
from potager.core.scene import Scene, Sprite, Walk
from potager.core.shapes import Box

MOST_DRAWN = 8_192  # zones whose sprites are remembered, of all games together
MOST_KEPT = 1_024  # zones of each kind that are remembered before they are drawn


class Zone(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """Something to show, as a value."""

    def draw(self, at: Box) -> list[Sprite]:
        """Its sprites in a box."""
        raise NotImplementedError


P = ParamSpec("P")
T = TypeVar("T")
Values = TypeVarTuple("Values")
Placed = tuple[str, Zone]  # the area, and what is in it


def scene(areas: Areas, zones: Iterable[Placed], walk: Walk | None = None) -> Scene:
    """A drawing: each zone in its area."""
    sprites = chain.from_iterable([drawn(zone, areas[name]) for name, zone in zones])
    return Scene(width=areas.width, height=areas.height, sprites=tuple(sprites), walk=walk)


@lru_cache(maxsize=MOST_DRAWN)
def drawn(zone: Zone, at: Box) -> tuple[Sprite, ...]:
    """The sprites of a zone in a box."""
    return tuple(zone.draw(at))


def kept(make: Callable[P, T]) -> Callable[P, T]:
    """Remember what a function makes of equal values: zones inside others, which many share.

    A zone that has an area of its own needs no such thing: see `made`.
    """
    return cast("Callable[P, T]", lru_cache(maxsize=MOST_KEPT)(make))


class Deferred(Zone, frozen=True):
    """A zone that a function makes of plain values. It is made only if it was not drawn before."""

    make: Callable[..., Zone]
    values: tuple[Hashable, ...]

    def draw(self, at: Box) -> list[Sprite]:
        return self.make(*self.values).draw(at)


def made(make: Callable[[*Values], Zone], *values: *Values) -> Deferred:
    """What a function makes of these values, as a zone."""
    return Deferred(make, values)


@cache
def classes(names: str) -> tuple[str, ...]:
    """Several classes, written as in HTML."""
    return tuple(names.split())


def ghosts(before: Scene, after: Scene, keys: Collection[str] | None = None) -> tuple[Sprite, ...]:
    """The pictures that would be elsewhere after a choice, or only those with these keys."""
    there = {(one.key, one.symbol, one.x, one.y) for one in before.sprites}
    return tuple(
        msgspec.structs.replace(
            one, key=f"ghost:{one.key}", classes=("ghost",), label=None, target=""
        )
        for one in after.sprites
        if one.kind == "symbol"
        and (keys is None or one.key in keys)
        and (one.key, one.symbol, one.x, one.y) not in there
    )
