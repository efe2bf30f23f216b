"""Texts for people, kept apart from the code: message ids with arguments.

A catalogue is a TOML file, one for each language (`texts.en.toml`). In a text `{name}` is an
argument, and `{n:piece|pieces}` chooses by number:

>>> render(say("left", n=1), {"left": "{n} {n:piece|pieces} left"})
'1 piece left'
>>> render(say("left", n=3), {"left": "{n} {n:piece|pieces} left"})
'3 pieces left'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import Formatter
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from pathlib import Path
    from typing import TypeAlias

    Argument: TypeAlias = int | str | "Message"


class Message:
    """A text by its id, with what goes into it. An argument may be a message itself.

    It is a value, but no struct: whoever sends a scene somewhere has to say in which words.

    >>> say("left", n=3, who=say("red"))
    say('left', n=3, who=say('red'))
    """

    __slots__ = ("args", "id")
    id: str
    args: Mapping[str, Argument]

    def __init__(self, id: str, args: Mapping[str, Argument]) -> None:
        object.__setattr__(self, "id", id)
        object.__setattr__(self, "args", args)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a message can't be changed: {name}")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Message):
            return NotImplemented
        return self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.id, frozenset(self.args.items())))

    def __repr__(self) -> str:
        given = (f"{name}={value!r}" for name, value in self.args.items())
        return f"say({', '.join([repr(self.id), *given])})"


def say(id: str, /, **args: Argument) -> Message:
    """A message, written short."""
    return Message(id, args)


def verbatim(text: str) -> Message:
    """Words that are not ours to translate: a player's name, a number, a custom card's text."""
    return Message("=", {"text": text})


def listed(items: Sequence[Message]) -> Message:
    """'a, b and c'."""
    if len(items) == 1:
        return items[0]
    joined = say("list.and", first=items[-2], last=items[-1])
    for item in reversed(items[:-2]):
        joined = say("list.more", first=item, rest=joined)
    return joined


class _Formatter(Formatter):
    def __init__(self, catalogue: Mapping[str, str]) -> None:
        self.catalogue = catalogue

    def format_field(self, value: object, format_spec: str) -> str:
        if isinstance(value, Message):
            value = render(value, self.catalogue)
        if "|" in format_spec:
            one, many = format_spec.split("|", 1)
            return one if str(value) == "1" else many
        return str(format(value, format_spec))


def render(message: Message, catalogue: Mapping[str, str]) -> str:
    """The message in the catalogue's language. An unknown id is an error, not a blank."""
    if message.id == "=":
        return str(message.args["text"])
    try:
        pattern = catalogue[message.id]
    except KeyError:
        raise KeyError(f"no text {message.id!r} in the catalogue") from None
    return _Formatter(catalogue).vformat(pattern, (), message.args)


def load_catalogue(*files: Path) -> dict[str, str]:
    """The texts of several files as one; later files win."""
    import tomllib

    catalogue: dict[str, str] = {}
    for file in files:
        catalogue.update(_flatten("", tomllib.loads(file.read_text("utf-8"))))
    return catalogue


def _flatten(prefix: str, table: Mapping[str, object]) -> dict[str, str]:
    flat: dict[str, str] = {}
    for name, value in table.items():
        if isinstance(value, Mapping):
            flat.update(_flatten(f"{prefix}{name}.", value))
        else:
            flat[prefix + name] = str(value)
    return flat
