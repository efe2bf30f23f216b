"""`potager texts` finds what a translation lacks, and every translation is whole."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from fluent import syntax
from typer.testing import CliRunner

from potager import translating
from potager.core.errors import PotagerError
from potager.core.fluent import load, parse
from potager.core.texts import ENGLISH
from potager.table.texts import languages
from potager.translating import TextFiles, catalogues, examples, faults

ROOT = Path(__file__).parents[1]
TRANSLATIONS = [one for one in languages() if one != ENGLISH]
ENGLISH_TEXTS = """
left =
    { $n ->
        [one] { $n } piece left
       *[other] { $n } pieces left
    }
out =
    { $who ->
        [you] You are out.
       *[other] { $who } is out.
    }
red = red
"""


@pytest.fixture
def catalogue(tmp_path: Path) -> TextFiles:
    (tmp_path / "texts.en.ftl").write_text(ENGLISH_TEXTS, "utf-8")
    return TextFiles("tiny", tmp_path, "texts.{language}.ftl")


def found(catalogue: TextFiles, polish: str) -> list[tuple[str, str]]:
    catalogue.path("pl").write_text(polish, "utf-8")
    return sorted((one.text, one.kind) for one in faults(catalogue, "pl"))


def test_a_whole_translation_has_no_faults(catalogue: TextFiles) -> None:
    polish = """
left = { $n ->
    [one] Został { $n } pionek
    [few] Zostały { $n } pionki
   *[many] Zostało { $n } pionków
 }
out = { $who ->
    [you] Odpadasz.
   *[other] { $who } odpada.
 }
red = { $case ->
    [accusative] czerwony
   *[other] czerwony
 }
"""
    assert found(catalogue, polish) == []


def test_what_is_missing_superfluous_or_wrong_is_found(catalogue: TextFiles) -> None:
    polish = """
left = { $n ->
    [one] Został { $n } pionek
   *[other] Zostało { $n } pionków
 }
out = { $kto } odpada.
blue = niebieski
"""
    assert found(catalogue, polish) == [
        ("blue", "superfluous"),
        ("left", "plural"),
        ("out", "place"),
        ("red", "missing"),
    ]
    assert found(catalogue, "left = { $n") == [("", "unreadable")]


def test_examples_show_numbers_and_people(catalogue: TextFiles) -> None:
    texts = load([catalogue.path(ENGLISH)], ENGLISH)
    assert examples(texts, "left") == ["1 piece left", "3 pieces left", "5 pieces left"]
    assert examples(texts, "red") == ["red"]


def test_the_command_lists_faults_and_has_an_exit_code() -> None:
    done = CliRunner().invoke(translating.app, ["check", "tlh", "--json"])
    assert done.exit_code == 1
    first = json.loads(done.stdout)[0]
    assert first == {
        "catalogue": "core", "text": first["text"], "kind": "missing", "why": "is not translated",
    }  # fmt: skip
    assert CliRunner().invoke(translating.app, ["check", ENGLISH]).exit_code == 0


def test_a_part_that_is_not_there_is_refused() -> None:
    done = CliRunner().invoke(translating.app, ["preview", ENGLISH, "--game", "chess"])
    assert isinstance(done.exception, PotagerError)
    assert "There are no texts 'chess'. Choose one of core, table/admin," in str(done.exception)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_translation_is_whole(language: str) -> None:
    listed = [one for catalogue in catalogues() for one in faults(catalogue, language)]
    assert listed == []


def test_translators_tools_know_every_catalogue() -> None:
    components = json.loads((ROOT / "deploy/weblate.json").read_text("utf-8"))
    assert {one["file_format"] for one in components} == {"fluent"}
    listed = {one["template"] for one in components}
    ours = {file.relative_to(ROOT).as_posix() for file in ROOT.glob("src/**/*.ftl")}
    english = {one for one in ours if "texts.en.ftl" in one or "/texts/en/" in one}
    assert listed == {one for one in english if "/template/" not in one}
    for one in components:
        assert one["filemask"].replace("*", ENGLISH) == one["template"] == one["new_base"]


def test_catalogues_are_read_as_fluent_reads_them() -> None:
    for file in ROOT.glob("src/**/*.ftl"):
        entries = syntax.parse(file.read_text("utf-8")).body
        kinds = [type(one).__name__ for one in entries]
        assert "Junk" not in kinds, file.name
        assert kinds.count("Message") == len(parse(file.read_text("utf-8"))), file.name
