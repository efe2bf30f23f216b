"""All that people read comes from catalogues: no template and no script has words of its own."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from potager.core.fluent import name_of, parse
from potager.core.texts import ENGLISH
from potager.table import texts
from potager.table.web import rendering

TEMPLATES = sorted((rendering.HERE / "templates").glob("*.html"))
SCRIPTS = sorted((rendering.STATIC / "js").rglob("*.js"))
PYTHON = sorted(Path(texts.__file__).parents[1].rglob("*.py"))
# What players are told; the rest is for those who run a table.
FOR_PLAYERS = [file for file in PYTHON if file.parent.name in ("web", "rooms", "telling")]
TELLING = ("NotAllowed", "IllegalAction", "NotFoundException", "TooMany", "BadOption", "verbatim",
           "PotagerError", "ClientException", "Refused", "Unreadable")  # fmt: skip
FOR_PROGRAMS = "api.html"  # shows what the code says of itself
# The same in every language: names, keys of a keyboard, a mark that the server sets.
NAMES = {"Potager", "KALE-PLUM-42", "Escape", "Enter", "seats drawn"}
CLASSES = re.compile(
    r"^(icon|face|place|mini|menu-entry|badge|player|stepper|segment)\b"
    r"|\bbutton |px\b|\bdeg|^translate"
)
SHOWN = re.compile(r"\.(?:textContent|placeholder|title|ariaLabel) = ([^;]+);")
SPOKEN = ("aria-label", "title", "alt", "placeholder", "content")
TAG = re.compile(r"<(?:\"[^\"]*\"|'[^']*'|[^<>\"'])*>")
WORD = re.compile(r"[A-Za-zÀ-ÿ]{2,}")
# Strings of a script: with a capital and small letters, or with several words.
STRING = re.compile(r'"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`|\'((?:[^\'\\\n]|\\.)*)\'')
SENTENCE = re.compile(r"^[A-Z][a-z]+$|[a-z,.!?’'] [A-Za-z]|^[A-Z][a-z]+ ")


def words_of(template: str) -> Iterator[str]:
    """The words that a template has itself, between tags and in what is spoken of them."""
    text = re.sub(r"\{#.*?#\}", "", template, flags=re.DOTALL)
    text = re.sub(r"\{% block body_class %\}.*?\{% endblock %\}", "", text)
    text = re.sub(r"\{\{.*?\}\}|\{%.*?%\}", "", text, flags=re.DOTALL)
    text = re.sub(r"<(style|script)\b.*?</\1>", "", text, flags=re.DOTALL)
    for tag in TAG.findall(text):
        for name in SPOKEN:
            for value in re.findall(rf'\s{name}="([^"]*)"', tag):
                if not tag.startswith("<meta"):
                    yield value
    yield from TAG.sub("\n", text).replace("&nbsp;", " ").splitlines()


def sentences_of(script: str) -> Iterator[str]:
    """The strings of a script that look like words for people."""
    code = re.sub(r"/\*.*?\*/", "", script, flags=re.DOTALL)
    code = re.sub(r"(?<![:\"'`])//[^\n]*", "", code)
    code = re.sub(r"new Error\((?:[^()]|\([^()]*\))*\)", "", code)  # for those who mend it
    for shown in SHOWN.findall(code):  # there a single small word is one for people too
        given = re.sub(
            r"\b(?:t|join|replace|querySelector|getAttribute)\([^()]*\)|\$\{[^}]*\}", "", shown
        )
        yield from (one for one in re.findall(r'["`]([^"`]*)["`]', given) if WORD.search(one))
    for match in STRING.finditer(code):
        value = next(group for group in match.groups() if group is not None)
        before = code[max(0, match.start() - 40) : match.start()]
        plain = re.sub(r"\$\{[^}]*\}", "", value)
        if re.search(
            r"(?:class|querySelector(?:All)?|closest|matches|className|media|key)\W{0,4}$", before
        ):
            continue
        if CLASSES.search(value):
            continue
        code_like = re.search(r"[\[\]{}#=<>;:]|^\.|--|\.\w+ \.", plain)
        after_number = re.search(r"\} [a-z]{4,}", value)  # "3 watching"
        if after_number or (SENTENCE.search(plain) and not code_like):
            yield value


@pytest.mark.parametrize("file", TEMPLATES, ids=lambda file: file.name)
def test_templates_have_no_words(file: Path) -> None:
    if file.name == FOR_PROGRAMS:
        return
    found = [line.strip() for line in words_of(file.read_text("utf-8")) if WORD.search(line)]
    assert [line for line in found if line not in NAMES] == []


@pytest.mark.parametrize("file", SCRIPTS, ids=lambda file: file.name)
def test_scripts_have_no_words(file: Path) -> None:
    if file.name == "wire.js":
        return  # types only
    assert [one for one in sentences_of(file.read_text("utf-8")) if one not in NAMES] == []


def test_the_finder_finds() -> None:
    assert "Play it" in set(words_of('<p title="Play it">{{ t("x") }}</p>'))
    assert "Hello there" in {line.strip() for line in words_of("<p>Hello there</p>")}
    assert list(
        sentences_of('note("Copied. Paste it."); el("p", { class: "a b" }, `Away ${n} s`)')
    ) == [
        "Copied. Paste it.",
        "Away ${n} s",
    ]
    assert list(sentences_of('// It is fine\nt("room.free"); send({ type: "start" })')) == []


def told(source: str) -> Iterator[str]:
    """What is refused or shown in words of the source's own."""
    for call in ast.walk(ast.parse(source)):
        if isinstance(call, ast.Call) and call.args:
            name = ast.unparse(call.func).rpartition(".")[2]
            said = call.args[0]
            if name in TELLING and isinstance(said, ast.Constant | ast.JoinedStr):
                yield ast.unparse(said)


@pytest.mark.parametrize("file", FOR_PLAYERS, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_the_server_has_no_sentences_of_its_own(file: Path) -> None:
    assert [one for one in told(file.read_text("utf-8")) if SENTENCE.search(one[1:])] == []


def test_a_sentence_of_the_server_would_be_found() -> None:
    assert list(told('raise NotAllowed("That is not yours.")')) == ["'That is not yours.'"]
    assert list(told('raise NotAllowed(t("refused.x"))')) == []


def asked(source: str) -> set[str]:
    """The ids of the texts that a source asks for, where it names them whole."""
    found = re.findall(r"""(?<![\w.])t\(\s*["']([\w.-]+)["']\s*[,)]""", source)
    return {name_of(id) for id in found}


def test_every_text_that_is_asked_for_is_there() -> None:
    server = set(texts.catalogue().all())
    for file in (*TEMPLATES, *PYTHON):
        missing = asked(file.read_text("utf-8")) - server
        assert missing == set(), file.name
    client = set(texts.client_catalogue().all())
    for file in SCRIPTS:
        assert asked(file.read_text("utf-8")) - client == set(), file.name


def test_no_text_is_said_twice_nor_in_vain() -> None:
    seen: set[str] = set()
    for file in sorted((texts.HERE / ENGLISH).glob("*.ftl")):
        if file.name != texts.CLIENT:
            found = parse(file.read_text("utf-8"))
            assert seen.isdisjoint(found), file.name
            seen |= set(found)
    server = "\n".join(file.read_text("utf-8") for file in (*TEMPLATES, *PYTHON))
    scripts = "\n".join(file.read_text("utf-8") for file in SCRIPTS)
    for source, ids in ((server, seen), (scripts, set(texts.client_catalogue().all()))):
        # An id is named whole, or its beginning with the rest put together.
        whole = {name_of(one) for one in re.findall(r"[\w.-]+", source)}
        begun = {name_of(one) for one in re.findall(r"[\w-]+[.-][\w.-]*(?=[{$])", source)}
        begun |= {name_of(one) for one in re.findall(r"[\w-]+\.(?=[\"'])", source)}
        unused = {one for one in ids if one not in whole and not one.startswith(tuple(begun))}
        assert unused == set()
