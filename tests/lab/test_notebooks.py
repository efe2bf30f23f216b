"""The notebooks of the docs run from top to bottom, and what they show is drawn."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

FOLDER = Path(__file__).parents[2] / "docs/notebooks"
NOTEBOOKS = sorted(file.name for file in FOLDER.glob("*.ipynb"))


def test_there_are_three() -> None:
    assert len(NOTEBOOKS) == 3


@pytest.mark.filterwarnings("ignore")  # those of the kernel's own libraries
@pytest.mark.parametrize("name", NOTEBOOKS)
def test_a_notebook_runs(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    book = nbformat.read(FOLDER / name, as_version=4)  # type: ignore[no-untyped-call]
    assert not any(cell.get("outputs") for cell in book.cells), "outputs are not committed"
    NotebookClient(book, timeout=120).execute()
    shown = [
        output["data"]
        for cell in book.cells
        for output in cell.get("outputs", [])
        if "data" in output
    ]
    assert any("<table>" in data.get("text/html", "") for data in shown)
    assert any("<svg" in str(data) for data in shown) or "compare" in name
    if "compare" in name:  # it says that the points differ clearly
        told = [data.get("text/plain", "") for data in shown]
        assert any(text.startswith("['points of seat 0'") for text in told), told
