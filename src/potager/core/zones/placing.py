"""Placing zones: each goes into an area of a layout, and its drawing is cached."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable
from functools import cache, lru_cache
from itertools import chain
from typing import Generic, ParamSpec, TypeVar, TypeVarTuple, cast

import msgspec

from potager.core.areas import Areas
from potager.core.scene import Scene, Sprite, Walk
from potager.core.shapes import Box
from potager.core.state import State

MOST_DRAWN = 8_192  # zones whose sprites are remembered, of all games together
MOST_KEPT = 1_024  # zones of each kind that are remembered before they are drawn


class Zone(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """Something to show, as a value."""

    def draw(self, at: Box) -> list[Sprite]:
        """The zone's sprites in a box."""
        raise NotImplementedError


P = ParamSpec("P")
S = TypeVar("S", bound=State)
T = TypeVar("T")
Values = TypeVarTuple("Values")
Placed = tuple[str, Zone]  # the area, and what is in it


def scene(areas: Areas, zones: Iterable[Placed], walk: Walk | None = None) -> Scene:
    """A scene with each zone in its area."""
    sprites = chain.from_iterable([drawn(zone, areas[name]) for name, zone in zones])
    return Scene(width=areas.width, height=areas.height, sprites=tuple(sprites), walk=walk)


@lru_cache(maxsize=MOST_DRAWN)
def drawn(zone: Zone, at: Box) -> tuple[Sprite, ...]:
    """The sprites for a zone in a box."""
    return tuple(map(_one, zone.draw(at)))


@lru_cache(maxsize=MOST_DRAWN)
def _one(sprite: Sprite) -> Sprite:
    """Of equal sprites one: what stays in another zone is known as the same without a look."""
    return sprite


def kept(make: Callable[P, T]) -> Callable[P, T]:
    """Cache what a function makes of equal values, for zones inside others that many share.

    A zone with its own area does not need this (see `made`).
    """
    return cast("Callable[P, T]", lru_cache(maxsize=MOST_KEPT)(make))


class ViewValue(Generic[S]):
    """A position as a value, for cached functions.

    Equal values have the same key, and equal shared fields and options, which a key leaves out.
    """

    __slots__ = ("_hash", "_values", "view")

    def __init__(self, view: S, *also: Hashable) -> None:
        self.view = view
        self._values = view.key(), *also
        self._hash = hash(self._values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ViewValue) and self._values == other._values

    def __hash__(self) -> int:
        return self._hash


class Deferred(Zone, frozen=True):
    """A zone that a function creates from plain values, only if it was not drawn before."""

    make: Callable[..., Zone]
    values: tuple[Hashable, ...]

    def draw(self, at: Box) -> list[Sprite]:
        return self.make(*self.values).draw(at)


def made(make: Callable[[*Values], Zone], *values: *Values) -> Deferred:
    """A zone that this function creates from these values."""
    return Deferred(make, values)


@cache
def classes(names: str) -> tuple[str, ...]:
    """Several classes as one string, as in HTML."""
    return tuple(names.split())


def ghosts(before: Scene, after: Scene, keys: Collection[str] | None = None) -> tuple[Sprite, ...]:
    """The pictures that a choice would move, or only those with these keys."""
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
