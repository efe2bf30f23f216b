"""Texts for people, kept apart from the code: message ids with arguments.

A catalogue is a TOML file, one for each language (`texts.en.toml`). In a text `{name}` is an
argument, and `{n:piece|pieces}` chooses by number:

>>> render(say("left", n=1), {"left": "{n} {n:piece|pieces} left"})
'1 piece left'
>>> render(say("left", n=3), {"left": "{n} {n:piece|pieces} left"})
'3 pieces left'
"""

from __future__ import annotations

from collections.abc import Mapping
from string import Formatter
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from pathlib import Path


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """A text by its id, with what goes into it. An argument may be a message itself."""

    id: str
    args: dict[str, int | str | Message] = {}


def say(id: str, /, **args: int | str | Message) -> Message:
    """A message, written short."""
    return Message(id, args)


def verbatim(text: str) -> Message:
    """Words that are not ours to translate: a player's name, a number, a custom card's text."""
    return Message("=", {"text": text})


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
