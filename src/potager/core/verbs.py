"""A game's kinds of action, listed once: numbers, clicks and words follow from the list.

>>> verbs = Verbs(
...     Verb("out", piece=range(1, 16)),
...     Verb("move", path="square:{square}", notation="{square} {size}", square=16, size=3),
...     Verb("pass"),
...     size=("small", "medium", "large"),
...     square=lambda square: f"{'abcd'[square % 4]}{square // 4 + 1}",
... )
>>> len(verbs)
64
>>> verbs.number("move", 2, 1)
22
>>> verbs.read(22)
('move', 2, 1)
>>> verbs.path(None, 22), verbs.notation(None, 22)
(('square:c1',), 'c1 medium')
>>> verbs.path(None, 0), verbs.notation(None, 0)
(('out:1',), 'out 1')

So a game's words and clicks `match` on names, never on ranges of numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import product
from math import prod
from string import Formatter
from typing import Any

from .state import HIDDEN

Action = tuple[str, *tuple[int, ...]]  # a verb's name, and its arguments
Words = Sequence[str] | Mapping[int, str] | Callable[..., str]


class Verb:
    """A kind of action: a name, and the values of each argument (a number: that many from 0).

    `first` is the number with which the rules' constants let it begin, if they need to know.

    `path` are the targets that a person clicks, with spaces between them, and `notation` is how a
    log writes it. Both name arguments in braces; without them, they are the verb and its arguments.
    """

    def __init__(
        self,
        name: str,
        first: int | None = None,
        /,
        *,
        path: str = "",
        notation: str = "",
        idle: bool = False,  # it only lets a turn go by
        jumps_in: bool = False,  # seats that are not waited for may do it
        **arguments: int | Sequence[int],
    ) -> None:
        self.name = name
        self.first = first
        self.arguments = {
            argument: range(values) if isinstance(values, int) else values
            for argument, values in arguments.items()
        }
        each = [f"{{{argument}}}" for argument in self.arguments]
        self.path = path.split() or [":".join([name, *each])]
        self.notation = notation or " ".join([name, *each])
        self.idle = idle
        self.jumps_in = jumps_in

    def __len__(self) -> int:
        return prod(map(len, self.arguments.values()))

    def __iter__(self) -> Iterator[Action]:
        """All actions of this kind; the last argument changes fastest."""
        for values in product(*self.arguments.values()):
            yield self.name, *values


class Verbs:
    """All kinds of a game, in the order of their numbers, and the words for their arguments.

    An argument's words are a table by its values, or a function of its value. Braces may also name
    what depends on more: that is a function of the position and all of the verb's arguments.
    """

    def __init__(self, *verbs: Verb, **words: Words) -> None:
        self.verbs = verbs
        self.words = words
        self.jumps_in = any(verb.jumps_in for verb in verbs)
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

    @cached_property
    def _named(self) -> dict[str, Verb]:
        return {verb.name: verb for verb in self.verbs}

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

    def path(self, state: Any, what: int) -> tuple[str, ...]:
        """The targets that a person clicks, in order, to choose this action."""
        name, *values = self._actions[what]
        verb = self._named[name]
        return tuple([self._filled(step, state, verb, values) for step in verb.path])

    def notation(self, state: Any, what: int) -> str:
        """The action as a log writes it."""
        name, *values = self.read(what)
        if name not in self._named:
            return name
        verb = self._named[name]
        return self._filled(verb.notation, state, verb, values)

    def _filled(self, template: str, state: Any, verb: Verb, values: list[int]) -> str:
        """A template with words in place of its braces."""
        given = dict(zip(verb.arguments, values, strict=True))
        parts = []
        for text, field, _, _ in Formatter().parse(template):
            parts.append(text)
            if field is None:
                continue
            words: Any = self.words.get(field, str)
            if field not in given:
                parts.append(words(state, *values))
            else:
                parts.append(words(given[field]) if callable(words) else words[given[field]])
        return "".join(parts)
