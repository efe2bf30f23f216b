# compiled by mypyc
"""Texts for people, separate from the code: message ids with arguments.

Rules, drawings and rooms make messages. A catalogue in somebody's language turns them into words.
Catalogues are Fluent files such as `texts.en.ftl`; `fluent.py` explains what they can contain.

>>> from potager.core.fluent import catalogue_of
>>> english = catalogue_of('''
... left =
...     { $n ->
...         [one] { $n } piece left
...        *[other] { $n } pieces left
...     }
... ''')
>>> render(say("left", n=1), english), render(say("left", n=3), english)
('1 piece left', '3 pieces left')

An argument can be somebody at the table. Rules and drawings know no names: whoever renders a
message knows the cast, and who of them reads it. A text chooses by `you` and `other`, and asks for
another form of a name with `FORM`. How names and "you" look in each form is in core's texts. Where
a role is a plural such as "the Snails", its text has the attribute `.count = several`.

>>> english = catalogue_of('''
... pay =
...     { $who ->
...         [you] { $who } pay from { FORM($who, case: "genitive") } purse
...        *[other] { $who } pays from { FORM($who, case: "genitive") } purse
...     }
... red = Red
... ''', core=True)
>>> paid = say("pay", who=someone(0, say("red")))
>>> render(paid, english, Cast(("Ben", "Ines")))
"Ben pays from Ben's purse"
>>> render(paid, english, Cast(("Ben", "Ines"), you=0))
'You pay from your purse'
>>> render(paid, english)
"Red pays from Red's purse"

An argument can also be a small picture. Where there is room for pictures, `pieces` gives the text
around them; elsewhere its label is read:

>>> english = catalogue_of("takes = { $who } takes { $what }.")
>>> taken = say("takes", who="Ben", what=Icon("red-2", verbatim("medium red")))
>>> render(taken, english)
'Ben takes medium red.'
>>> pieces(taken, english)
['Ben takes ', Icon(symbol='red-2', label=say('=', text='medium red'), classes=()), '.']
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from typing import TYPE_CHECKING, NamedTuple, NoReturn, Protocol

if TYPE_CHECKING:
    from typing import TypeAlias

    Argument: TypeAlias = int | str | "Message" | "Someone" | "Icon"
    Pattern: TypeAlias = str | tuple["str | Slot | Selection | Insertion", ...]

NOBODY = -1  # nobody of the cast is spoken to
ABSENT = 1_000_000  # a seat at no table
ENGLISH = "en"
READING: ContextVar[str] = ContextVar("reading", default=ENGLISH)  # the language of whoever asks


class Cast(NamedTuple):
    """Who sits at a table, who of them reads a message, and in which language."""

    names: tuple[str, ...] = ()  # by seat; an empty one is not known
    faces: tuple[str, ...] = ()  # by seat: symbols of the art
    you: int = NOBODY  # a seat
    language: str = ""  # none: that of whoever asks

    def calls_like(self, other: Cast) -> bool:
        """Whether both casts have the same names and language."""
        own = self.names, self.you, self.language
        return self is other or own == (other.names, other.you, other.language)


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


class Icon(NamedTuple):
    """A small picture in a line of text (log, players, prompt), and its name."""

    symbol: str
    label: Message
    classes: tuple[str, ...] = ()


class Slot(NamedTuple):
    """A place for an argument in a text."""

    name: str
    forms: tuple[tuple[str, str], ...] = ()  # such as ("case", "genitive")


class Selection(NamedTuple):
    """A place where a text depends on an argument, or on a form such as `case`."""

    name: str
    variants: Mapping[str, Pattern]
    other: str  # the key of the variant that fits everything else
    kind: str = ""  # "ordinal", or the name of an attribute of a message, such as "gender"


class Insertion(NamedTuple):
    """A place in a text for another text."""

    id: str


class Catalogue(Protocol):
    """The texts of a language by their ids, and its grammar."""

    language: str

    def __getitem__(self, id: str, /) -> Pattern:
        """A text. Unknown ids are an error, not a blank."""

    def plural(self, n: int, *, ordinal: bool = False) -> str:
        """The category of a number: one, few, many, other, …"""

    def number(self, n: int) -> str:
        """A number in figures."""

    def trait(self, id: str, name: str) -> str:
        """What grammar needs to know about a text, such as its gender."""


def say(id: str, /, **args: Argument) -> Message:
    """Create a message."""
    return Message(id, args)


def someone(seat: int, role: Message) -> Someone:
    """A seat, as an argument for a message."""
    return Someone(seat, role)


def verbatim(text: str) -> Message:
    """Words that are not translated: a player's name, a number, the text of a custom card."""
    return Message("=", {"text": text})


def listed(items: Sequence[Argument], *, way: str = "and") -> Message:
    """'a, b and c', or with `way="or"` 'a, b or c'."""
    if len(items) == 1:
        only = items[0]
        return only if isinstance(only, Message) else say("list.one", one=only)
    joined = say(f"list.{way}", first=items[-2], last=items[-1])
    for item in reversed(items[:-2]):
        joined = say("list.more", first=item, rest=joined)
    return joined


def names_someone(message: Message) -> bool:
    """Whether the message reads differently at other tables or for other people."""
    return any(_names_someone(value) for value in message.args.values())


def _names_someone(value: Argument) -> bool:
    if isinstance(value, Icon):
        value = value.label
    return isinstance(value, Someone) or (isinstance(value, Message) and names_someone(value))


def called(message: Message, names: Mapping[int, Message]) -> Message:
    """The message with fixed names for these seats, independent of the current players.

    >>> from potager.core.fluent import catalogue_of
    >>> english = catalogue_of("pay = { $who } pays", core=True)
    >>> paid = say("pay", who=someone(0, say("red")))
    >>> render(called(paid, {0: verbatim("Pip")}), english, Cast(("Ben",)))
    'Pip pays'
    """
    args = dict(message.args)
    for name, value in args.items():
        if isinstance(value, Message):
            args[name] = called(value, names)
        elif isinstance(value, Icon):
            args[name] = value._replace(label=called(value.label, names))
        elif isinstance(value, Someone) and value.seat in names:
            args[name] = Someone(ABSENT, names[value.seat])
    return Message(message.id, args)


def render(message: Message, catalogue: Catalogue, cast: Cast | None = None) -> str:
    """The message in the catalogue's language."""
    writer = _Writer(catalogue, cast, pictures=False)
    writer.message(message, NO_FORMS, at_start=True)
    return "".join([str(one) for one in writer.found])


def pieces(message: Message, catalogue: Catalogue, cast: Cast | None = None) -> list[object]:
    """The message as words, and the small pictures between them with their names in words."""
    writer = _Writer(catalogue, cast, pictures=True)
    writer.message(message, NO_FORMS, at_start=True)
    joined: list[object] = []
    for one in writer.found:
        last = joined[-1] if joined else None
        if isinstance(one, str) and isinstance(last, str):
            joined[-1] = last + one
        elif one != "":
            joined.append(one)
    return joined


def pictured(message: Message) -> bool:
    """Whether there are small pictures in the message."""
    for value in message.args.values():
        if isinstance(value, Icon) or (isinstance(value, Message) and pictured(value)):
            return True
    return False


NO_FORMS: Mapping[str, str] = {}


class _Writer:
    """Puts a message into words."""

    def __init__(self, catalogue: Catalogue, cast: Cast | None, *, pictures: bool) -> None:
        self.catalogue = catalogue
        self.cast = cast
        self.pictures = pictures
        self.found: list[object] = []  # words and pictures

    def message(self, message: Message, forms: Mapping[str, str], *, at_start: bool) -> None:
        """Add a message, in the forms that the text around it wants."""
        if message.id == "=":
            self.found.append(str(message.args["text"]))
        else:
            self.pattern(self.catalogue[message.id], message.args, forms, at_start=at_start)

    def pattern(
        self,
        pattern: Pattern,
        args: Mapping[str, Argument],
        forms: Mapping[str, str],
        *,
        at_start: bool,
    ) -> None:
        """Add a text with its places filled."""
        if isinstance(pattern, str):
            self.found.append(pattern)
            return
        for one in pattern:
            if isinstance(one, str):
                self.found.append(one)
            elif isinstance(one, Slot):
                wanted = {**forms, **dict(one.forms)} if one.forms else forms
                self.argument(args[one.name], wanted, at_start=at_start)
            elif isinstance(one, Insertion):
                self.pattern(self.catalogue[one.id], args, forms, at_start=at_start)
            else:
                chosen = one.variants[self.key(one, args, forms)]
                self.pattern(chosen, args, forms, at_start=at_start)
            at_start = False

    def key(self, choice: Selection, args: Mapping[str, Argument], forms: Mapping[str, str]) -> str:
        """Which variant of a text fits."""
        value = args[choice.name] if choice.name in args else forms.get(choice.name, "")
        if isinstance(value, Icon):
            value = value.label
        found = ""
        if isinstance(value, Someone):
            found = self.person(value)
        elif isinstance(value, Message) and choice.kind and value.id != "=":
            found = self.catalogue.trait(value.id, choice.kind)
        elif isinstance(value, Message):
            found = render(value, self.catalogue, self.cast)
        else:
            found = str(value)
        if found not in choice.variants and found.lstrip("-").isdecimal():
            found = self.catalogue.plural(int(found), ordinal=choice.kind == "ordinal")
        return found if found in choice.variants else choice.other

    def argument(self, value: Argument, forms: Mapping[str, str], *, at_start: bool) -> None:
        """Add an argument as its place in a text wants it."""
        start = len(self.found)
        if isinstance(value, Someone):
            self.someone(value, forms, at_start=at_start)
        elif isinstance(value, Message):
            self.message(value, forms, at_start=at_start)
        elif isinstance(value, Icon):
            label = self.words(value.label, forms)
            named = verbatim(label)
            self.found.append(value._replace(label=named) if self.pictures else label)
        elif isinstance(value, int):
            self.found.append(self.catalogue.number(value))
        else:
            self.found.append(value)
        if forms.get("letter") == "capital":
            self.capital(start)

    def words(self, message: Message, forms: Mapping[str, str]) -> str:
        """A message inside another, without pictures."""
        inner = _Writer(self.catalogue, self.cast, pictures=False)
        inner.message(message, forms, at_start=False)
        return "".join([str(one) for one in inner.found])

    def person(self, who: Someone) -> str:
        """In which person a text speaks of somebody: you, other, or several such as the Snails."""
        if self.cast is not None and self.cast.you == who.seat:
            return "you"
        if self.name(who) or who.role.id == "=":
            return "other"
        return self.catalogue.trait(who.role.id, "count") or "other"

    def name(self, who: Someone) -> str:
        """The name of somebody, if it is known."""
        cast = self.cast
        return cast.names[who.seat] if cast and who.seat < len(cast.names) else ""

    def someone(self, who: Someone, forms: Mapping[str, str], *, at_start: bool) -> None:
        """Add a name, a role or "you". A name is written as its owner writes it."""
        start, name = len(self.found), self.name(who)
        if self.person(who) == "you":
            self.pattern(self.catalogue["person.you"], {}, forms, at_start=False)
        elif name:
            given: dict[str, Argument] = {"name": name, "ending": name[-1:].lower()}
            self.pattern(self.catalogue["person.name"], given, forms, at_start=False)
            return
        else:
            role = self.words(who.role, forms)
            given = {"role": role, "ending": role[-1:].lower()}
            self.pattern(self.catalogue["person.role"], given, forms, at_start=False)
        if at_start and forms.get("letter") != "small":
            self.capital(start)

    def capital(self, start: int) -> None:
        """Let what was added since then begin with a capital letter."""
        first = self.found[start] if start < len(self.found) else None
        if isinstance(first, str):
            self.found[start] = first[:1].upper() + first[1:]
