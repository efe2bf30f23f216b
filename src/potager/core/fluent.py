"""Catalogues of texts: the part of Fluent that Potager uses, and each language's grammar.

A catalogue is a Fluent file (https://projectfluent.org) for one language and one game, such as
`texts.en.ftl`. Translation tools like Weblate, Pontoon and Poedit read it. Its ids are those of the
messages with `-` for `.`: the text of `say("log.takes")` is `log-takes`.

- `{ $name }` is an argument: a number, a word, another message, somebody, or a small picture.
- `{ $n -> [one] … *[other] … }` chooses by number, with the categories of the language's plural
  rules or exact numbers, or by any word. For ordinals, select by `NUMBER($n, type: "ordinal")`.
- `{ $who -> [you] … *[other] … }` chooses by person: the reader, somebody else, or `several` where
  a role is a plural.
- `{ FORM($who, case: "genitive") }` asks for another form of an argument. Texts inside it can
  choose by `$case`, `$article` or whatever the language needs. `FORM($x, letter: "capital")` and
  `"small"` decide the first letter, which otherwise is a capital for "you" at the start of a text.
- `{ GENDER($what) -> … }` chooses by the attribute `.gender` of the message in an argument.
- `{ other-id }` inserts another text, and `{ "{" }` a literal.

>>> from potager.core.texts import render, say
>>> polish = catalogue_of('''
... # How many pieces are left
... left =
...     { $n ->
...         [one] Został { $n } pionek
...         [few] Zostały { $n } pionki
...        *[many] Zostało { $n } pionków
...     }
... ''', "pl")
>>> [render(say("left", n=n), polish) for n in (1, 3, 5)]
['Został 1 pionek', 'Zostały 3 pionki', 'Zostało 5 pionków']
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .errors import PotagerError
from .plurals import category, grouped
from .pseudo import PSEUDO, disguised
from .texts import ENGLISH, Insertion, Selection, Slot

if TYPE_CHECKING:
    from .texts import Pattern

CORE = Path(__file__).parent

COMMENT = re.compile(r"#[^\n]*")
ENTRY = re.compile(r"(-?[a-zA-Z][\w-]*) *= *")
ATTRIBUTE = re.compile(r"\s*\n +\.([a-zA-Z][\w-]*) *= *")
BLANK = re.compile(r"(?: *\n)*")
WORDS = re.compile(r"[^{}\n]+")
NEXT_LINE = re.compile(r"((?: *\n)+)( +)(?=[^\s*\[.}])")  # of the same text
KEY = re.compile(r"\s*(\*?)\[ *([\w-]+) *\] *")
TOKEN = re.compile(r"\s*(?:\"((?:\\.|[^\"\\])*)\"|(->|[(),:{}])|([$\w-]+))")
ESCAPED = re.compile(r"\\(.)")


class BadText(PotagerError):
    """A catalogue that can't be read."""


def name_of(id: str) -> str:
    """How a message's text is named in the files."""
    return id.replace(".", "-").replace("+", "plus")


class Texts(dict[str, "Pattern"]):
    """The texts in one language by the ids of their messages, and what grammar needs to know.

    What this language does not have yet is taken from `fallback`.
    """

    def __init__(self, language: str, fallback: Texts | None = None) -> None:
        super().__init__()
        self.language = language
        self.fallback = fallback
        self.traits: dict[str, str] = {}  # by "id.attribute"

    def __missing__(self, id: str) -> Pattern:
        found = self.get(name_of(id))
        if found is None and self.fallback is not None:
            return self.fallback[id]
        if found is None:
            raise KeyError(f"no text {id!r} in the catalogue")
        self[id] = found
        return found

    def has(self, id: str) -> bool:
        """Whether there is such a text, here or in the fallback."""
        here = name_of(id) in self
        return here or (self.fallback is not None and self.fallback.has(id))

    def all(self) -> list[str]:
        """The ids in the files, here and in the fallback."""
        own = [id for id in self if "." not in id]
        return own + [id for id in (self.fallback.all() if self.fallback else ()) if id not in self]

    def plural(self, n: int, *, ordinal: bool = False) -> str:
        """The category of a number."""
        return category(self.language, n, ordinal=ordinal)

    def number(self, n: int) -> str:
        """A number in figures."""
        return grouped(self.language, n)

    def trait(self, id: str, name: str) -> str:
        """An attribute of a text; empty if it has none."""
        found = self.traits.get(f"{name_of(id)}.{name}", "")
        return found or (self.fallback.trait(id, name) if self.fallback else "")


def catalogue_of(text: str, language: str = ENGLISH, *, core: bool = False) -> Texts:
    """A catalogue from the text of a file, for examples and tests; with core's texts if needed."""
    found = Texts(language, texts_in(CORE, language) if core else None)
    found.update(parse(text, found.traits))
    return found


@cache
def texts_in(folder: Path, language: str = ENGLISH) -> Texts:
    """The texts of the game in this folder in a language, with those that all games share.

    What is missing in the language is in English.
    """
    fallback = None if language == ENGLISH else texts_in(folder)
    folders = [CORE] if folder == CORE else [CORE, folder]
    return load((place / f"texts.{language}.ftl" for place in folders), language, fallback)


def load(files: Iterable[Path], language: str, fallback: Texts | None = None) -> Texts:
    """Several files as one catalogue. Later files win."""
    found = Texts(language, fallback)
    if language in PSEUDO and fallback is not None:
        found.update({id: disguised(fallback[id], language) for id in fallback.all()})
    for file in files:
        if file.exists():
            try:
                found.update(parse(file.read_text("utf-8"), found.traits))
            except BadText as error:
                raise BadText(f"{file.name}: {error}") from None
    return found


def parse(text: str, traits: dict[str, str] | None = None) -> dict[str, Pattern]:
    """The texts in a file by their ids. The attributes of the texts go to `traits`."""
    found: dict[str, Pattern] = {}
    reader = _Reader(text)
    while reader.entry_follows():
        name = reader.expected(ENTRY, "an entry such as `id = text`")[1]
        if name in found:
            raise BadText(f"{name} is defined twice")
        try:
            found[name] = reader.pattern()
            while attribute := reader.take(ATTRIBUTE):
                said = reader.pattern()
                if traits is not None:
                    traits[f"{name}.{attribute[1]}"] = str(said)
        except BadText as error:
            raise BadText(f"{name}: {error}") from None
    return found


class _Reader:
    """Reads the text of a catalogue from start to end."""

    def __init__(self, text: str) -> None:
        self.text = text.replace("\r\n", "\n")
        self.at = 0

    def take(self, expression: re.Pattern[str]) -> re.Match[str] | None:
        """What fits here, and go on after it."""
        found = expression.match(self.text, self.at)
        if found:
            self.at = found.end()
        return found

    def expected(self, expression: re.Pattern[str], what: str) -> re.Match[str]:
        """What has to come here."""
        found = self.take(expression)
        if not found:
            line = self.text[self.at :].lstrip().partition("\n")[0]
            raise BadText(f"{what} was expected, not {line[:40]!r}")
        return found

    def entry_follows(self) -> bool:
        """Skip comments and empty lines; whether anything is left."""
        self.take(BLANK)
        while self.take(COMMENT):
            self.take(BLANK)
        return self.at < len(self.text)

    def pattern(self) -> Pattern:
        """A text up to the end of its entry, attribute or variant."""
        found: list[Any] = []
        indents: list[tuple[int, str, str]] = []  # which elements are new lines
        while True:
            if words := self.take(WORDS):
                found.append(words[0])
            elif self.text.startswith("{", self.at):
                self.at += 1
                found.append(self.placeable())
            elif line := self.take(NEXT_LINE):
                indents.append((len(found), "\n" * line[1].count("\n"), line[2]))
                found.append("")
            else:
                break
        common = min((len(spaces) for _, _, spaces in indents), default=0)
        for number, breaks, spaces in indents:
            found[number] = breaks + spaces[common:]
        return _joined(found)

    def token(self) -> str:
        """The next word or mark inside braces; a literal begins with a quotation mark."""
        found = self.expected(TOKEN, "a word")
        literal, mark, word = found.groups()
        return str(mark or word or '"' + ESCAPED.sub(r"\1", literal))

    def placeable(self) -> str | Slot | Selection | Insertion:
        """What is in braces, after the first."""
        word = self.token()
        place: str | Slot | Insertion
        kind = ""
        after = self.token()
        if word.startswith('"'):
            place = _Literal(word[1:])
        elif word.startswith("$"):
            place = Slot(word[1:])
        elif after == "(":
            place, kind = self.function(word)
            after = self.token()
        else:
            place = Insertion(word)
        if after == "->" and isinstance(place, Slot):
            return self.choice(place.name, kind)
        if after != "}":
            raise BadText(f"there is {after} after {word}")
        return place

    def function(self, name: str) -> tuple[Slot, str]:
        """FORM, NUMBER or a trait such as GENDER, after its parenthesis."""
        argument = self.token().removeprefix("$")
        forms: list[tuple[str, str]] = []
        while (mark := self.token()) == ",":
            option, _, value = self.token(), self.token(), self.token()
            forms.append((option, value.removeprefix('"')))
        if mark != ")":
            raise BadText(f") was expected, not {mark}")
        if name == "FORM":
            return Slot(argument, tuple(forms)), ""
        if name == "NUMBER":
            return Slot(argument), "ordinal" if ("type", "ordinal") in forms else ""
        if name.isupper() and not forms:
            return Slot(argument), name.lower()
        raise BadText(f"there is no function {name}")

    def choice(self, name: str, kind: str) -> Selection:
        """The variants of a text, one of them marked with a star."""
        variants: dict[str, Pattern] = {}
        other = ""
        while key := self.take(KEY):
            variants[key[2]] = self.pattern()
            other = key[2] if key[1] else other
        if self.token() != "}" or not other:
            raise BadText("a choice needs variants such as [one], and one marked with * at its end")
        return Selection(name, variants, other, kind)


class _Literal(str):
    """Words in braces, whose spaces count at either end of a text."""

    __slots__ = ()


def _joined(found: list[Any]) -> Pattern:
    """The pieces of a text as a pattern that is as short as possible."""
    if found and type(found[0]) is str:
        found[0] = found[0].lstrip("\n")
    if found and type(found[-1]) is str:
        found[-1] = found[-1].rstrip(" \n")
    joined: list[Any] = []
    for one in found:
        if joined and isinstance(one, str) and isinstance(joined[-1], str):
            joined[-1] += one
        elif one != "":
            joined.append(str(one) if isinstance(one, str) else one)
    if not joined:
        return ""
    return joined[0] if len(joined) == 1 and isinstance(joined[0], str) else tuple(joined)


def for_browsers(pattern: Pattern) -> Any:
    """A text as the browser reads it: a string, or a list of strings, places and choices."""
    if isinstance(pattern, str):
        return pattern
    return [_for_browsers(one) for one in pattern]


def _for_browsers(one: str | Slot | Selection | Insertion) -> Any:
    if isinstance(one, Selection):
        variants = {key: for_browsers(said) for key, said in one.variants.items()}
        return [one.name, variants, one.other, one.kind]
    return one if isinstance(one, str) else [one[0]]


def arguments(pattern: Pattern) -> set[str]:
    """The names of the arguments that a text uses."""
    if isinstance(pattern, str):
        return set()
    found: set[str] = set()
    for one in pattern:
        if isinstance(one, Slot):
            found.add(one.name)
        elif isinstance(one, Selection):
            found |= {one.name} | set[str]().union(*map(arguments, one.variants.values()))
    return found
