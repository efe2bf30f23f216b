"""Every example in a docstring, the README or the docs is run, in the build that is tested.

The sources are read for their docstrings, because compiled modules show doctest none.
"""

from __future__ import annotations

import ast
import doctest
from importlib import import_module
from pathlib import Path

import pytest

import potager

ROOT = Path(__file__).parents[1]
INSTALLED = Path(potager.__file__).parents[1]
OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def holds_examples(file: Path) -> bool:
    return ">>> " in file.read_text()


PAGES = [
    page
    for page in [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
    if holds_examples(page)
]
MODULES = [file for file in sorted((INSTALLED / "potager").rglob("*.py")) if holds_examples(file)]


@pytest.mark.parametrize("file", MODULES, ids=lambda file: str(file.relative_to(INSTALLED)))
def test_the_examples_of_a_module(file: Path) -> None:
    name = ".".join(file.relative_to(INSTALLED).with_suffix("").parts).removesuffix(".__init__")
    module = import_module(name)
    runner = doctest.DocTestRunner(optionflags=OPTIONS)
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node) or ""
            line = 0 if isinstance(node, ast.Module) else node.lineno
            # As a reader would type it: without the module's import from __future__.
            names = {key: value for key, value in vars(module).items() if key != "annotations"}
            runner.run(doctest.DocTestParser().get_doctest(text, names, name, str(file), line))
    assert runner.summarize(verbose=False).failed == 0


@pytest.mark.parametrize("document", PAGES, ids=lambda document: document.name)
def test_the_examples_of_a_page(document: Path) -> None:
    done = doctest.testfile(str(document), module_relative=False, optionflags=OPTIONS)
    assert done.failed == 0
