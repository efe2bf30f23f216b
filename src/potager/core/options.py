"""A game's options: a typed struct with limits, and its labels in the game's texts.

The form in the lobby, the flags of commands and the documentation all derive from these two:

>>> from typing import Literal
>>> from potager.core.fluent import catalogue_of
>>> class Example(Options, frozen=True, kw_only=True):
...     size: Literal["small", "large"] = "small"
>>> texts = catalogue_of('''
... option-size-help = How big it is.
... option-size-large = Very large
... ''')
>>> for field in describe(Example, texts):
...     field.title, field.help, field.choices, field.word("large"), field.default
('Size', 'How big it is.', ('small', 'large'), 'Very large', 'small')
>>> parse(Example, {"size": "huge"})
Traceback (most recent call last):
    ...
potager.core.errors.BadOption: size can't be 'huge': choose small or large.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeVar, get_args, get_origin

import msgspec
from msgspec import Meta

from .errors import BadOption

if TYPE_CHECKING:
    from pathlib import Path

    from .fluent import Texts


class Options(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True):
    """The base class of every game's options. Every field has a default."""


Kind = Literal["choice", "number", "flag", "numbers", "seats", "order", "gifts", "text", "file"]


class OptionField(msgspec.Struct, frozen=True, kw_only=True):
    """One option, as forms and help pages show it."""

    name: str
    title: str
    help: str
    kind: Kind
    choices: tuple[str, ...] = ()  # of a file: the names of those that come with the game
    least: int | None = None
    most: int | None = None
    optional: bool = False  # may be none
    lab: bool = False  # for simulations more than for people
    quick: bool = False  # one of the few that matter most, for a match with bots
    gifts: dict[str, int] = {}  # words that may follow a seat, and the most of each
    words: dict[
        str, str
    ] = {}  # for choices, gifts and files that are not called as they are written
    default: Any = None

    def word(self, value: str) -> str:
        """The label of a choice, such as Basic for basic unless the texts have another."""
        return self.words.get(value) or value[:1].upper() + value[1:]

    @property
    def few(self) -> bool:
        """Whether a number has so few values that a form can list them."""
        least, most = self.least, self.most
        return least is not None and most is not None and most - least < 12 and not self.optional

    @property
    def files(self) -> tuple[str, ...]:
        """The names of the files that come with the game, the standard one first."""
        return self.choices or (str(self.default),) if self.kind == "file" else ()

    def file_named(self, value: object) -> str:
        """The name of the bundled file that a value is, or empty if it is somebody's own."""
        name = str(value).partition(":")[0]  # a match keeps it with its hash
        return name if name in self.files else ""


QUICK = Meta(extra_json_schema={"x-quick": True})  # marks one of the few that matter most
LAB = Meta(extra_json_schema={"x-lab": True})  # marks an option that people seldom want
SEATS = Meta(extra_json_schema={"x-seats": True})  # marks numbers that are seats, the first is 1
ORDER = Meta(extra_json_schema={"x-order": True})  # marks seats that are put into an order


def file_of(*names: str) -> Meta:
    """Marks an option whose value is the text of a file, or the name of a bundled file."""
    return Meta(extra_json_schema={"x-files": names})


def gifts_of(most: dict[str, int]) -> Meta:
    """Marks an option that gives things to seats: {"nine": 1, "+": 3} for "2 nine +1, 3 +2"."""
    return Meta(extra_json_schema={"x-gifts": most})


MARKS = {"x-gifts": "gifts", "x-files": "choices", "x-lab": "lab", "x-quick": "quick"}  # of a field
MARKED: dict[str, Kind] = {
    "x-files": "file", "x-seats": "seats", "x-order": "order", "x-gifts": "gifts",
}  # fmt: skip
LONGEST_SHOWN = 60  # characters of a wrong value in a sentence

T = TypeVar("T", bound=Options)


def describe(options: type[Options], texts: Texts) -> list[OptionField]:
    """The fields of an options struct, in order, with their labels from the game's texts.

    `option.NAME.title` and `option.NAME.help` are an option's title and description. Everything
    else below `option.NAME` is the label of a choice.
    """
    return [_worded(_describe(field), texts) for field in msgspec.structs.fields(options)]


def _worded(field: OptionField, texts: Texts) -> OptionField:
    from .fluent import name_of  # not needed for playing

    head = name_of(f"option.{field.name}.")
    words = {id.removeprefix(head): str(texts[id]) for id in texts.all() if id.startswith(head)}
    said = {one: words.pop(one) for one in ("title", "help") if one in words}
    values = {name_of(one): one for one in (*field.choices, *field.gifts)}
    words = {values.get(name, name): text for name, text in words.items()}
    return msgspec.structs.replace(field, words=words, **said)


def parse(options: type[T], given: Mapping[str, object]) -> T:
    """Parse options from strings or values. BadOption lists what is valid."""
    fields = {field.name: field for field in msgspec.structs.fields(options)}
    values: dict[str, object] = {}
    for name, value in given.items():
        name = name.replace("-", "_")
        if name not in fields:
            right = f"choose {one_of(fields)}" if fields else "this game has none"
            raise BadOption(f"There is no option {_shown(name)}: {right}.")
        values[name] = _convert(fields[name], value)
    return options(**values)


def values(options: Options) -> dict[str, Any]:
    """The options as plain values, for records and JSON."""
    found = msgspec.to_builtins(options)
    assert isinstance(found, dict)
    return found


def one_of(names: Iterable[str]) -> str:
    """'a, b or c', for use in sentences."""
    names = list(names)
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"


def _convert(field: msgspec.structs.FieldInfo, value: object) -> object:
    if isinstance(value, str):
        value = None if value.lower() in ("none", "") else value
    kind = _kind(_type(field))
    try:
        if kind in ("numbers", "seats", "order") and isinstance(value, str):
            value = [int(part) for part in value.split(",")]
        elif kind == "flag" and value in ("on", "off"):
            value = value == "on"
        return msgspec.convert(value, field.type, strict=False)
    except (msgspec.ValidationError, ValueError):
        wanted = _wanted(_describe(field))
        raise BadOption(f"{field.name} can't be {_shown(value)}: {wanted}.") from None


def _shown(value: object) -> str:
    """A value in a sentence; one that fills pages is named by its beginning."""
    try:
        text = "none" if value is None else repr(value)
    except ValueError:  # a number of thousands of digits
        return "that number"
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


def _wanted(field: OptionField) -> str:
    none = ", or none" if field.optional else ""
    if field.kind == "choice":
        return f"choose {one_of(field.choices)}{none}"
    if field.kind == "flag":
        return "choose on or off" + none
    if field.kind in ("number", "numbers", "seats", "order"):
        what = "a whole number" if field.kind == "number" else "whole numbers, with commas,"
        if field.least is not None and field.most is not None:
            return f"give {what} from {field.least} to {field.most}{none}"
        if field.least is not None:
            return f"give {what} of at least {field.least}{none}"
        return f"give {what}{none}"
    return ("give a file" if field.kind == "file" else "give some text") + none


def _type(field: msgspec.structs.FieldInfo) -> Any:
    from msgspec import inspect

    return inspect.type_info(field.type)


def _kind(info: Any) -> Kind:
    from msgspec import inspect

    match info:
        case inspect.Metadata(type=inner, extra_json_schema=extra):
            marked = [kind for mark, kind in MARKED.items() if mark in (extra or {})]
            return marked[0] if marked else _kind(inner)
        case inspect.UnionType(types=types):
            return next(_kind(one) for one in types if not isinstance(one, inspect.NoneType))
        case inspect.LiteralType():
            return "choice"
        case inspect.BoolType():
            return "flag"
        case inspect.IntType():
            return "number"
        case inspect.CollectionType() | inspect.VarTupleType() | inspect.ListType():
            return "numbers"
    return "text"


def _literals(annotation: Any) -> Iterator[str]:
    """The values of a Literal somewhere in a type, in the order they were written."""
    for part in get_args(annotation):
        if get_origin(annotation) is Literal:
            yield str(part)
        else:
            yield from _literals(part)


def _describe(field: msgspec.structs.FieldInfo) -> OptionField:
    from msgspec import inspect

    found: dict[str, Any] = {"title": field.name.replace("_", " ").capitalize(), "help": ""}
    pending = [_type(field)]
    while pending:
        info: Any = pending.pop()
        match info:
            case inspect.Metadata(type=inner, extra_json_schema=extra):
                said = (extra or {}).items()
                found |= {MARKS[mark]: value for mark, value in said if mark in MARKS}
                pending.append(inner)
            case inspect.UnionType(types=types):
                pending.extend(types)
            case inspect.NoneType():
                found["optional"] = True
            case inspect.LiteralType():
                found["choices"] = tuple(_literals(field.type))
            case inspect.IntType(ge=ge, le=le):
                found |= {"least": ge, "most": le}
            case inspect.VarTupleType(item_type=inner) | inspect.ListType(item_type=inner):
                pending.append(inner)
    default = None if field.default is msgspec.NODEFAULT else field.default
    return OptionField(name=field.name, kind=_kind(_type(field)), default=default, **found)


def holds(file: Path, *names: str) -> bool:
    """Whether a TOML file has any of these tables. Raises BadOption if it can't be read."""
    from .toml import BadToml, read_file  # not needed for playing, and slow to load

    try:
        text = read_file(file)
    except (OSError, UnicodeDecodeError, BadToml) as error:
        raise BadOption(f"{file} can't be read: {error}.") from None
    heads = (line.strip(" []\t").split("=")[0].strip() for line in text.splitlines())
    return not set(names).isdisjoint(heads)
