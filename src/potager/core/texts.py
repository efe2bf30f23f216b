# compiled by mypyc
"""Texts for people, separate from the code: message ids with arguments.

Each language has a catalogue, a TOML file such as `texts.en.toml`. In a text, `{name}` is an
argument, and `{n:piece|pieces}` chooses by number:

>>> render(say("left", n=1), {"left": "{n} {n:piece|pieces} left"})
'1 piece left'
>>> render(say("left", n=3), {"left": "{n} {n:piece|pieces} left"})
'3 pieces left'

An argument can be somebody at the table. Rules and drawings know no names. The code that renders a
message knows the cast, and who of them reads it. `{who}` is a name or "you", `{who:s}` is the
possessive, and `{who:pays|pay}` chooses by person. At the start of a text "you" becomes "You". Use
`{who:small}` to prevent that in texts that continue a line:

>>> catalogue = {"pay": "{who} {who:pays|pay} from {who:s} purse", "red": "Red"}
>>> paid = say("pay", who=someone(0, say("red")))
>>> render(paid, catalogue, Cast(("Ben", "Ines")))
"Ben pays from Ben's purse"
>>> render(paid, catalogue, Cast(("Ben", "Ines"), you=0))
'You pay from your purse'
>>> render(paid, catalogue)
"Red pays from Red's purse"
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from string import Formatter
from typing import TYPE_CHECKING, NamedTuple, NoReturn

if TYPE_CHECKING:
    from pathlib import Path
    from typing import TypeAlias

    Argument: TypeAlias = int | str | "Message" | "Someone"

NOBODY = -1  # nobody of the cast is spoken to
ABSENT = 1_000_000  # a seat at no table


class Cast(NamedTuple):
    """Who sits at a table, and who of them reads a message."""

    names: tuple[str, ...] = ()  # by seat; an empty one is not known
    faces: tuple[str, ...] = ()  # by seat: symbols of the art
    you: int = NOBODY  # a seat

    def calls_like(self, other: Cast) -> bool:
        """Whether both casts have the same names."""
        return self is other or (self.names, self.you) == (other.names, other.you)


class Message:
    """A text by its id, with its arguments. An argument can be a message too.

    It is a value but not a struct, because a scene must be rendered in words before it is sent.

    >>> say("left", n=3, who=say("red"))
    say('left', n=3, who=say('red'))
    """

    __slots__ = ("_hash", "args", "id")
    id: str
    args: Mapping[str, Argument]
    _hash: int

    def __init__(self, id: str, args: Mapping[str, Argument]) -> None:
        object.__setattr__(self, "id", id)
        object.__setattr__(self, "args", args)
        object.__setattr__(self, "_hash", 0)  # not known yet

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a message can't be changed: {name}")

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Message):
            return NotImplemented
        return self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        if not self._hash:  # the first time: drawings keep their messages, and look them up
            object.__setattr__(self, "_hash", hash((self.id, frozenset(self.args.items()))))
        return self._hash

    def __repr__(self) -> str:
        given = (f"{name}={value!r}" for name, value in self.args.items())
        return f"say({', '.join([repr(self.id), *given])})"


class Someone(NamedTuple):
    """A seat in a text, and its name if there is no cast: a role or colour."""

    seat: int
    role: Message
    several: bool = False  # the role is a plural: "the Snails pay"


def say(id: str, /, **args: Argument) -> Message:
    """Create a message."""
    return Message(id, args)


def someone(seat: int, role: Message, *, several: bool = False) -> Someone:
    """A seat, as an argument for a message."""
    return Someone(seat, role, several)


def verbatim(text: str) -> Message:
    """Words that are not translated: a player's name, a number, the text of a custom card."""
    return Message("=", {"text": text})


def listed(items: Sequence[Message]) -> Message:
    """'a, b and c'."""
    if len(items) == 1:
        return items[0]
    joined = say("list.and", first=items[-2], last=items[-1])
    for item in reversed(items[:-2]):
        joined = say("list.more", first=item, rest=joined)
    return joined


def names_someone(message: Message) -> bool:
    """Whether the message reads differently at other tables or for other people."""
    return any(
        isinstance(value, Someone) or (isinstance(value, Message) and names_someone(value))
        for value in message.args.values()
    )


def called(message: Message, names: Mapping[int, Message]) -> Message:
    """The message with fixed names for these seats, independent of the current players.

    >>> paid = say("pay", who=someone(0, say("red")))
    >>> render(called(paid, {0: verbatim("Pip")}), {"pay": "{who} pays"}, Cast(("Ben",)))
    'Pip pays'
    """
    args = dict(message.args)
    for name, value in args.items():
        if isinstance(value, Message):
            args[name] = called(value, names)
        elif isinstance(value, Someone) and value.seat in names:
            args[name] = Someone(ABSENT, names[value.seat])
    return Message(message.id, args)


def render(
    message: Message,
    catalogue: Mapping[str, str],
    cast: Cast | None = None,
    *,
    within: bool = False,
) -> str:
    """The message in the catalogue's language. An unknown id is an error, not a blank.

    `within` means that it is in the middle of another text.
    """
    if message.id == "=":
        return str(message.args["text"])
    try:
        pattern = catalogue[message.id]
    except KeyError:
        raise KeyError(f"no text {message.id!r} in the catalogue") from None
    if "{" not in pattern:
        return pattern
    told = ""
    for words, name, spec in _PLACES.get(pattern) or _places(pattern):
        told += words
        if name is not None:
            start = not told and not within
            told += _said(message.args[name], spec, catalogue, cast, start)
    return told


_PLACES: dict[str, list[tuple[str, str | None, str]]] = {}  # of texts, read once


def _places(pattern: str) -> list[tuple[str, str | None, str]]:
    """The words of a text, each with the argument that follows them."""
    read = [(words, name, spec or "") for words, name, spec, _ in Formatter().parse(pattern)]
    _PLACES[pattern] = read
    return read


def _said(
    value: Argument, spec: str, catalogue: Mapping[str, str], cast: Cast | None, start: bool
) -> str:
    """An argument as its place in a text wants it."""
    if isinstance(value, Someone):
        return _person(value, spec, catalogue, cast, start)
    if isinstance(value, Message):
        value = render(value, catalogue, cast, within=not start)
    if "|" in spec:
        one, many = spec.split("|", 1)
        return one if str(value) == "1" else many
    return str(format(value, spec))


def _person(
    who: Someone, spec: str, catalogue: Mapping[str, str], cast: Cast | None, start: bool
) -> str:
    you = cast is not None and cast.you == who.seat
    name = cast.names[who.seat] if cast and who.seat < len(cast.names) else ""
    if "|" in spec:
        one, many = spec.split("|", 1)
        return many if you or (who.several and not name) else one
    if spec not in ("", "s", "small"):
        raise ValueError(f"{spec!r} is not a form of a person: use s, small, or one|many")
    if you:
        told = "your" if spec == "s" else "you"
    else:
        told = name or render(who.role, catalogue, cast, within=True)
        if spec == "s":
            told += "'" if told.endswith("s") and not name else "'s"
    own = bool(name) and not you  # a name is written as its owner writes it
    return told if own or not start or spec == "small" else told[:1].upper() + told[1:]


@cache
def texts_of(folder: Path) -> dict[str, str]:
    """The English texts of the game in this folder, and the shared texts."""
    from pathlib import Path  # not needed for playing, and slow to load

    files = [place / "texts.en.toml" for place in (Path(__file__).parent, folder)]
    return load_catalogue(*[file for file in files if file.exists()])


def load_catalogue(*files: Path) -> dict[str, str]:
    """The texts from several files as one catalogue. Later files win."""
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
