"""Drawing once what looks the same.

A drawing is made of parts, and from one move to the next most of them stay. A part that is a
function of plain values (numbers, names, a plan of the layout) is made once for equal values: the
next scene has the very same sprites, so nobody has to compare them either.

>>> from collections.abc import Iterator
>>> from potager.core.scene import Sprite
>>> @once
... def row(count: int) -> Iterator[Sprite]:
...     yield from (Sprite(key=f"dot:{index}") for index in range(count))
>>> row(2) is row(2)
True
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import lru_cache, wraps
from typing import Any, ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T", bound=Hashable)
MOST = 1_024  # of each part; those that were used least of late are forgotten
MOST_GATHERED = 512  # of each part that is made of parts: for other eyes, and the next moves
MOST_THINGS = 20_000  # that are known one by one, of all parts together


_known: dict[Any, Any] = {}


def once(make: Callable[P, Iterable[T]], most: int = MOST) -> Callable[P, tuple[T, ...]]:
    """A part of a drawing that is made once for equal arguments, and kept as a tuple.

    What is equal in two such tuples is the very same too.
    """

    @lru_cache(maxsize=most)
    @wraps(make)
    def made(*args: P.args, **kwargs: P.kwargs) -> tuple[T, ...]:
        if len(_known) > MOST_THINGS:
            _known.clear()
        return tuple(_known.setdefault(one, one) for one in make(*args, **kwargs))

    return cast("Callable[P, tuple[T, ...]]", made)


def kept(make: Callable[P, T]) -> Callable[P, T]:
    """A value that is made once for equal arguments: a zone, most often."""
    return cast("Callable[P, T]", lru_cache(maxsize=MOST)(make))


def gathered(make: Callable[P, Iterable[T]]) -> Callable[P, tuple[T, ...]]:
    """A part that is made of parts made once: kept a while, since others look at the same."""

    @lru_cache(maxsize=MOST_GATHERED)
    @wraps(make)
    def made(*args: P.args, **kwargs: P.kwargs) -> tuple[T, ...]:
        return tuple(make(*args, **kwargs))

    return cast("Callable[P, tuple[T, ...]]", made)
