"""A game's kinds of action, listed once: their numbers, and reading a number back, follow.

>>> verbs = Verbs(
...     Verb("out", piece=range(1, 16)),
...     Verb("move", square=16, size=range(1, 4)),
...     Verb("pass"),
... )
>>> len(verbs)
64
>>> verbs.number("move", 2, 3)
23
>>> verbs.read(23)
('move', 2, 3)

So a game's words and clicks `match` on names, never on ranges of numbers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import product
from math import prod

from .state import HIDDEN

Action = tuple[str, *tuple[int, ...]]  # a verb's name, and its arguments


class Verb:
    """A kind of action: a name, and the values of each argument (a number: that many from 0).

    `first` is the number with which the rules' constants let it begin, if they need to know.
    """

    def __init__(
        self, name: str, first: int | None = None, /, **arguments: int | Sequence[int]
    ) -> None:
        self.name = name
        self.first = first
        self.arguments = {
            argument: range(values) if isinstance(values, int) else values
            for argument, values in arguments.items()
        }

    def __len__(self) -> int:
        return prod(map(len, self.arguments.values()))

    def __iter__(self) -> Iterator[Action]:
        """All actions of this kind; the last argument changes fastest."""
        for values in product(*self.arguments.values()):
            yield self.name, *values


class Verbs:
    """All kinds of a game, in the order of their numbers."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs
        self._size = 0
        for verb in verbs:
            if verb.first not in (None, self._size):
                raise ValueError(f"{verb.name} begins at {self._size}, not at {verb.first}")
            self._size += len(verb)

    def __len__(self) -> int:
        return self._size

    @cached_property
    def _actions(self) -> list[Action]:
        return [action for verb in self.verbs for action in verb]

    @cached_property
    def _numbers(self) -> dict[Action, int]:
        return {action: number for number, action in enumerate(self._actions)}

    def read(self, what: int) -> Action:
        """The name and the arguments of an action; ("hidden",) for one that can't be seen."""
        return ("hidden",) if what == HIDDEN else self._actions[what]

    def kinds(self) -> Iterator[tuple[str, range]]:
        """Each kind's name, and the numbers of its actions."""
        first = 0
        for verb in self.verbs:
            yield verb.name, range(first, first + len(verb))
            first += len(verb)

    def number(self, name: str, *arguments: int) -> int:
        """The number of an action."""
        return self._numbers[name, *arguments]
