"""The pages of the documentation, block by block."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from markdown_it import MarkdownIt

ROOT = Path(__file__).parents[1]
DOCS = sorted((ROOT / "docs").glob("*.md"))
MARK = re.compile(r"<!-- (not run: \S.*|run by (tests/\S+)|fails|line of \S+) -->")
SAVED = re.compile(r" as `([\w./-]+)`:$")


class Block(NamedTuple):
    """A block of code."""

    page: Path
    line: int
    language: str  # empty: none was given
    text: str
    mark: str = ""  # what the comment before it says
    saved_as: str = ""  # the file in which the text before it asks readers to save it

    @property
    def place(self) -> str:
        return f"{self.page.name}:{self.line}"


def blocks(page: Path) -> Iterator[Block]:
    mark = saved_as = ""
    for token in MarkdownIt("commonmark", {"html": True}).parse(page.read_text("utf-8")):
        if token.type in ("fence", "code_block"):
            line = (token.map or [0])[0] + 1
            yield Block(page, line, token.info.strip(), token.content, mark, saved_as)
            mark = saved_as = ""
        elif token.type == "html_block":
            found = MARK.search(token.content)
            mark = found[1] if found else ""
        elif token.type == "inline":
            found = SAVED.search(token.content)
            mark, saved_as = "", found[1] if found else ""
