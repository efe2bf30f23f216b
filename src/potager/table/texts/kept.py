"""Messages that the store keeps, so that everybody reads them in a language of their own.

>>> from potager.core.texts import say, someone
>>> verdict = say("won", who=someone(0, say("red")), n=3)
>>> kept = packed(verdict, ("Ann", "Ben"))
>>> message, cast = unpacked(kept)
>>> message == verdict, cast.names
(True, ('Ann', 'Ben'))

What earlier versions kept is a sentence in English, and stays one:

>>> unpacked("Ann wins.")[0]
say('=', text='Ann wins.')
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from potager.core.texts import Cast, Icon, Message, Someone, verbatim

if TYPE_CHECKING:
    from potager.core.texts import Argument

START = '{"id":'  # what a packed message begins with


def packed(message: Message, names: tuple[str, ...] = ()) -> str:
    """A message as text, with the names of the players by seat."""
    return msgspec.json.encode({**_plain(message), "names": names}).decode()


def unpacked(text: str) -> tuple[Message, Cast]:
    """The message and who it is about."""
    if not text.startswith(START):
        return verbatim(text), Cast()
    found = msgspec.json.decode(text)
    return _message(found), Cast(tuple(found["names"]))


def _plain(message: Message) -> dict[str, Any]:
    args = {name: _plain_argument(value) for name, value in message.args.items()}
    return {"id": message.id, "args": args}


def _plain_argument(value: Argument) -> Any:
    if isinstance(value, Message):
        return _plain(value)
    if isinstance(value, Someone):
        return {"seat": value.seat, "role": _plain(value.role)}
    return _plain(value.label) if isinstance(value, Icon) else value


def _message(found: dict[str, Any]) -> Message:
    return Message(found["id"], {name: _argument(value) for name, value in found["args"].items()})


def _argument(value: Any) -> Argument:
    if not isinstance(value, dict):
        return int(value) if isinstance(value, int) else str(value)
    return Someone(value["seat"], _message(value["role"])) if "seat" in value else _message(value)
