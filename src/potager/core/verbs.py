"""A game's kinds of action, listed once. Numbers, clicks and text follow from the list.

>>> verbs = Verbs(
...     Verb("out", piece=range(1, 16)),
...     Verb("move", square=16, size=3, path="square:{square}:{size}", notation="{square} {size}"),
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

People click an action's path, and logs show its notation. Both may depend on the position:

>>> state = None
>>> verbs.path(state, 22), verbs.notation(state, 22)
(('square:c1:medium',), 'c1 medium')
>>> verbs.path(state, 0), verbs.notation(state, 0)
(('out:1',), 'out 1')

A game's code can therefore `match` on names instead of ranges of numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from itertools import product
from math import prod
from string import Formatter
from typing import Any, Literal

from .state import HIDDEN

Action = tuple[str, *tuple[int, ...]]  # a verb's name, and its arguments
Template = list[tuple[str, str]]  # texts, each with the name of the words after it
Parts = list[str | Callable[[Any], str]]  # a function gives the words in a position
Words = Sequence[str] | Mapping[int, str] | Callable[..., str]


class Verb:
    """A kind of action: a name, and the values of each argument (a number n means 0 to n - 1).

    `first` is the number of its first action, for rules that have it as a constant.

    `path` lists the targets that a person clicks, separated by spaces, and `notation` is the text
    in logs. Both can use arguments in braces. By default they are the verb and all its arguments.
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
        self.places = {argument: place for place, argument in enumerate(arguments)}
        each = [f"{{{argument}}}" for argument in self.arguments]
        self.path = _parsed(path or ":".join([name, *each]))
        self.notation = _parsed(notation or " ".join([name, *each]))
        self.idle = idle
        self.jumps_in = jumps_in

    def __len__(self) -> int:
        return prod(map(len, self.arguments.values()))

    def __iter__(self) -> Iterator[Action]:
        """All actions of this kind; the last argument changes fastest."""
        for values in product(*self.arguments.values()):
            yield self.name, *values


class Verbs:
    """All kinds of action in a game, in the order of their numbers, and words for their arguments.

    The words for an argument are a table, or a function of its value. Words that depend on more
    are a function of the position and all the verb's arguments.
    """

    def __init__(self, *verbs: Verb, **words: Words) -> None:
        self.verbs = verbs
        self.words: dict[str, Any] = words
        self._paths: dict[int, tuple[str, ...] | Parts] = {}  # whole where they are always the same
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
        """The name and arguments of an action, or ("hidden",) if it can't be seen."""
        return ("hidden",) if what == HIDDEN else self._actions[what]

    def kinds(self) -> Iterator[tuple[str, range]]:
        """The name of each kind, and the numbers of its actions."""
        first = 0
        for verb in self.verbs:
            yield verb.name, range(first, first + len(verb))
            first += len(verb)

    def number(self, name: str, *arguments: int) -> int:
        """The number of an action."""
        return self._numbers[name, *arguments]

    def path(self, state: Any, what: int) -> tuple[str, ...]:
        """The targets that a person clicks, in order, to choose this action."""
        found = self._paths.get(what)
        if found is None:
            parts = self._parts(what, "path")
            fixed = not any(map(callable, parts))
            found = self._paths[what] = tuple(_joined(parts, state).split()) if fixed else parts
        return found if isinstance(found, tuple) else tuple(_joined(found, state).split())

    def notation(self, state: Any, what: int) -> str:
        """The action as text for logs."""
        if what == HIDDEN:
            return "hidden"
        return _joined(self._parts(what, "notation"), state)

    def _parts(self, what: int, of: Literal["path", "notation"]) -> Parts:
        """A verb's template with the words for an action's arguments in place of its braces."""
        name, *values = self._actions[what]
        verb, parts = self._named[name], Parts()
        for text, field in verb.path if of == "path" else verb.notation:
            parts.append(text)
            if field in verb.places:
                words, value = self.words.get(field, str), values[verb.places[field]]
                parts.append(words(value) if callable(words) else words[value])
            elif field:
                parts.append(partial(_in_position, self.words[field], values))
        return parts


def _in_position(words: Callable[..., str], values: Sequence[int], state: Any) -> str:
    return words(state, *values)


def _joined(parts: Parts, state: Any) -> str:
    return "".join([one if isinstance(one, str) else one(state) for one in parts])


def _parsed(template: str) -> Template:
    return [(text, field or "") for text, field, _, _ in Formatter().parse(template)]
