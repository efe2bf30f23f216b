"""`potager texts`: what a translation lacks, and how it reads.

    potager texts check de
    potager texts preview de --game snail-invasion

docs/translating.md explains how to translate.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import msgspec
import typer
from rich.table import Table

from .core.errors import PotagerError
from .core.fluent import CORE, BadText, Texts, arguments, load, parse
from .core.plurals import category
from .core.registry import games
from .core.texts import ENGLISH, Cast, Message, Selection, Slot, Someone, render, verbatim
from .table.texts import HERE
from .terminal import AsJson, counted, err, out, print_json

if TYPE_CHECKING:
    from .core.texts import Pattern

app = typer.Typer(help="Check and preview translations.", no_args_is_help=True)

COUNTED = 1_000  # no number in a text is larger, so categories for millions may be left out
NUMBERS = (1, 3, 5)  # of a preview
PEOPLE = ("Ann", "Ben")


class TextFiles(NamedTuple):
    """The texts of one part of Potager: their name, and the files by language."""

    name: str
    folder: Path
    file: str  # with {language} in its path

    def path(self, language: str) -> Path:
        return self.folder / self.file.format(language=language)


class TextFault(msgspec.Struct, frozen=True):
    """Something that is wrong with one text of a translation."""

    catalogue: str
    text: str
    kind: str  # missing, superfluous, place, plural, unreadable
    why: str


def catalogues() -> Iterator[TextFiles]:
    """All parts that can be translated, games from other packages included."""
    yield TextFiles("core", CORE, "texts.{language}.ftl")
    for file in sorted((HERE / ENGLISH).glob("*.ftl")):
        yield TextFiles(f"table/{file.stem}", HERE, f"{{language}}/{file.name}")
    for game in games():
        yield TextFiles(game.name, game.folder, "texts.{language}.ftl")


def faults(catalogue: TextFiles, language: str) -> Iterator[TextFault]:
    """What is missing, superfluous or wrong in the translation of a catalogue."""
    english = parse(catalogue.path(ENGLISH).read_text("utf-8"))
    file = catalogue.path(language)
    try:
        found = parse(file.read_text("utf-8")) if file.exists() else {}
    except BadText as error:
        yield TextFault(catalogue.name, "", "unreadable", str(error))
        return
    for id in english.keys() - found.keys():
        yield TextFault(catalogue.name, id, "missing", "is not translated")
    for id in found.keys() - english.keys():
        yield TextFault(catalogue.name, id, "superfluous", "is not in the English texts")
    for id in english.keys() & found.keys():
        known = arguments(english[id])
        for name in sorted(arguments(found[id]) - known - FORMS):
            yield TextFault(catalogue.name, id, "place", f"has no argument ${name}")
        for choice in choices(found[id]):
            needed = plurals(language, ordinal=choice.kind == "ordinal")
            used = choice.variants.keys() & ALL_CATEGORIES
            if used and (lacking := needed - choice.variants.keys() - {choice.other}):
                why = f"lacks {', '.join(sorted(lacking))} for ${choice.name}"
                yield TextFault(catalogue.name, id, "plural", why)


FORMS = {"case", "article", "letter", "gender", "ending", "name", "role"}  # that texts ask for
ALL_CATEGORIES = {"zero", "one", "two", "few", "many"}


def choices(text: Pattern) -> Iterator[Selection]:
    """The choices in a text, those inside others included."""
    for one in text:
        if isinstance(one, Selection):
            yield one
            for variant in one.variants.values():
                yield from choices(variant)


def plurals(language: str, *, ordinal: bool = False) -> set[str]:
    """The plural categories that a language needs for the numbers in our texts."""
    return {category(language, n, ordinal=ordinal) for n in range(COUNTED)}


def examples(texts: Texts, id: str) -> list[str]:
    """A text with examples for its arguments; once if it has none."""
    text = texts[id]
    numbers = {one.name for one in choices(text) if one.variants.keys() & ALL_CATEGORIES}
    people = {one.name for one in choices(text) if "you" in one.variants} | _formed(text)
    rendered = []
    for number, n in enumerate(NUMBERS):
        args: dict[str, int | str | Message | Someone] = {}
        for name in sorted(arguments(text)):
            if name in numbers:
                args[name] = n
            elif name in people:
                args[name] = Someone(0, verbatim(PEOPLE[0]))
            else:
                args[name] = f"⟨{name}⟩"
        cast = Cast(PEOPLE, you=0 if number % 2 else 1, language=texts.language)
        rendered.append(render(Message(id, args), texts, cast))
    return list(dict.fromkeys(rendered))


def _formed(text: Pattern) -> set[str]:
    """The arguments whose grammatical form a text asks for."""
    return {one.name for one in text if isinstance(one, Slot) and one.forms}


LanguageCode = Annotated[str, typer.Argument(help="A language, such as de.")]


@app.command()
def check(language: LanguageCode, as_json: AsJson = False) -> None:
    """List what is missing, superfluous or wrong in a translation. The exit code is 1 if it is."""
    found = [one for catalogue in catalogues() for one in faults(catalogue, language)]
    if as_json:
        print_json(found)
    else:
        for one in found:
            where = ": ".join(part for part in (one.catalogue, one.text) if part)
            out.print(f"{where} {one.why}", highlight=False, markup=False, soft_wrap=True)
        if not found:
            out.print(f"The translation {language} is complete.")
    if found:
        if not as_json:
            err.print(f"{counted(len(found), 'fault')} found.")
        raise typer.Exit(1)


@app.command()
def preview(
    language: LanguageCode,
    game: Annotated[str, typer.Option(help="Only this game's texts, or a part such as core.")] = "",
) -> None:
    """Show all texts with examples, beside the English ones."""
    chosen = [one for one in catalogues() if not game or one.name.startswith(game)]
    if not chosen:
        names = ", ".join(one.name for one in catalogues())
        raise PotagerError(f"There are no texts {game!r}. Choose one of {names}.")
    for catalogue in chosen:
        core = load([CORE / f"texts.{ENGLISH}.ftl"], ENGLISH)
        english = load([catalogue.path(ENGLISH)], ENGLISH, core)
        own = load([CORE / f"texts.{language}.ftl"], language, english)
        texts = load([catalogue.path(language)], language, own)
        shown = Table("Text", ENGLISH, language, title=catalogue.name, title_justify="left")
        for id in parse(catalogue.path(ENGLISH).read_text("utf-8")):
            cells = (examples(english, id), examples(texts, id))
            shown.add_row(id, *("\n".join(cell) for cell in cells))
        out.print(shown, markup=False)
