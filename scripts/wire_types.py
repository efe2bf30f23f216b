"""Write the types of what server and browser say to each other for JavaScript, from the structs.

    python scripts/wire_types.py

The structs of `telling/messages.py`, `telling/replies.py`, `rooms/requests.py` and `core/scene.py`
are the one truth; `web/static/js/wire.js` is written from them and never edited. A test fails when
it is out of date.
"""

from __future__ import annotations

import json
import types
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from potager.core import scene
from potager.core.texts import Icon, Message
from potager.table.rooms import requests
from potager.table.telling import messages, replies
from potager.table.telling.option_texts import CheckedOptions

FILE = Path(__file__).parents[1] / "src/potager/table/web/static/js/wire.js"
# Unions and literals that have a name of their own.
NAMED = {
    scene.Layout: "Layout",
    scene.Motion: "Motion",
    scene.Sound: "Sound",
    messages.ServerMessage: "ServerMessage",
    requests.BrowserMessage: "BrowserMessage",
}
# What is new about something, and a sentence with small pictures in it.
EDIT = """\
/** @typedef {[symbol: string, label: string, classes: string[]]} Icon */
/** @typedef {string | Icon | {line: (string | Icon)[]}} Part */
/**
 * Some fields of something; null: at its default again.
 * @template T
 * @typedef {{[Name in keyof T]?: T[Name] | null}} Edit
 */"""
ROOTS = (
    *NAMED,
    replies.Replayed,
    replies.ReplayLog,
    replies.Analysed,
    replies.Achieved,
    replies.PuzzleShown,
    replies.PuzzleAnswered,
    replies.LessonTold,
    CheckedOptions,
)
PLAIN = {
    str: "string", int: "number", float: "number", bool: "boolean", Message: "string",
    Any: "unknown", scene.Part: "Part", Icon: "Icon",
}  # fmt: skip
HEAD = """\
// @ts-check
// Written by scripts/wire_types.py from the structs of the server, which say what each field means:
// do not edit. For the type checker alone: no page loads this file. A text is sent in words, and a
// field at its default is left out.
"""


def wire_types() -> str:
    """The whole file."""
    blocks = [*_aliases(), *(_struct(one) for one in structs())]
    return HEAD + "\n" + "\n\n".join(blocks) + "\n\nexport {};\n"


def _aliases() -> Iterator[str]:
    for alias, name in NAMED.items():
        yield f"/** @typedef {{{_union(get_args(alias))}}} {name} */"
    yield EDIT


def structs(roots: Iterable[Any] = ROOTS) -> list[type[msgspec.Struct]]:
    """Every struct that a message may hold, each after those that name it."""
    found: dict[type[msgspec.Struct], None] = {}
    open_types: list[Any] = list(roots)
    while open_types:
        one = open_types.pop(0)
        if one in PLAIN:
            continue
        if isinstance(one, type) and issubclass(one, msgspec.Struct):
            if one not in found:
                found[one] = None
                open_types += [field.type for field in msgspec.structs.fields(one)]
        else:
            open_types += get_args(one)
    return list(found)


def _struct(struct: type[msgspec.Struct]) -> str:
    lines = [
        *(struct.__doc__ or "").strip().splitlines()[:1],
        f"@typedef {{object}} {struct.__name__}",
    ]
    if tag := struct.__struct_config__.tag:
        lines.append(f'@property {{"{tag}"}} type')
    for field in msgspec.structs.fields(struct):
        name = field.encode_name if field.required else f"[{field.encode_name}]"
        lines.append(f"@property {{{type_of(field.type)}}} {name}")
    return "\n".join(["/**", *(f" * {line}" for line in lines), " */"])


def type_of(one: Any) -> str:
    """A Python type as TypeScript writes it. What may be none is left out then, never null."""
    if one in NAMED:
        return NAMED[one]
    if one in PLAIN:
        return PLAIN[one]
    if isinstance(one, type) and issubclass(one, msgspec.Struct):
        return one.__name__
    origin, inner = get_origin(one), get_args(one)
    if origin is Annotated:
        return f"Edit<{inner[1].__name__}>" if isinstance(inner[1], type) else type_of(inner[0])
    if origin in (Union, types.UnionType, Literal):
        return _union(inner)
    if origin is list or (origin is tuple and inner[-1:] == (Ellipsis,)):
        item = type_of(inner[0])
        return f"({item})[]" if "|" in item else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(map(type_of, inner))}]"
    if origin is dict:
        return f"Record<{', '.join(map(type_of, inner))}>"
    raise TypeError(f"{one} has no counterpart in JavaScript yet")


def _union(inner: tuple[Any, ...]) -> str:
    kinds = [
        json.dumps(one) if isinstance(one, str | int) else type_of(one)
        for one in inner
        if one is not types.NoneType
    ]
    return " | ".join(kinds)


if __name__ == "__main__":
    FILE.write_text(wire_types(), "utf-8")
    print(f"Written: {FILE.name}")
