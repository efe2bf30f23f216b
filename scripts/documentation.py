"""Builds the documentation site into build/docs/html: the pages of docs/, and reference pages.

Nothing is written twice: reference pages and measurements come from their own definitions and data
(`reference.py`). A warning is an error, and so is a link that leads nowhere.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import reference

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build/docs"
PAGES, HTML = BUILD / "source", BUILD / "html"
SOURCE = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["urls"]["Source"]
LINK = re.compile(r"(\]\()(?!https?:|#|mailto:)([^)#\s]+)(#[^)\s]*)?(\))")
CODE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
PATHS = filter(None, [os.environ.get("PYTHONPATH")])


def main() -> int:
    for folder in (PAGES, HTML):
        shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES, ignore=shutil.ignore_patterns("notebooks", "*.json"))
    for name in ("CHANGELOG.md", "CONTRIBUTING.md"):
        shutil.copy(ROOT / name, PAGES / name.lower())
    for page in PAGES.glob("*.md"):
        home = ROOT if page.stem in ("changelog", "contributing") else ROOT / "docs"
        page.write_text(linked(page.read_text("utf-8"), home), "utf-8")
    for name, written in reference.pages().items():
        file = PAGES / f"{name}.md"
        file.parent.mkdir(exist_ok=True)
        file.write_text("\n".join(written()), "utf-8")
    # The sources, not the compiled files: those have no signatures.
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going"]
    done = subprocess.run(
        [*command, "-c", str(ROOT / "docs"), "-d", str(BUILD / "doctrees"), str(PAGES), str(HTML)],
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), *PATHS])}, check=False,
    )  # fmt: skip
    if not done.returncode:
        print(f"The documentation is in {HTML.relative_to(ROOT)}.")
    return done.returncode


def linked(text: str, home: Path) -> str:
    """A page's text with links to pages of the site, and to sources on the web."""

    def target(match: re.Match[str]) -> str:
        before, path, anchor, after = match[1], match[2], match[3] or "", match[4]
        file = (home / path).resolve()
        if file in made:
            return f"{before}{file.relative_to(ROOT / 'docs').as_posix()}{anchor}{after}"
        if not file.exists():
            raise SystemExit(f"A link leads nowhere: {path}")
        if file.parent == ROOT / "docs" and file.suffix == ".md":
            return f"{before}{file.name}{anchor}{after}"
        if file.is_relative_to(ROOT / "docs/pictures"):
            return match[0]
        if file.name in ("CHANGELOG.md", "CONTRIBUTING.md") and file.parent == ROOT:
            return f"{before}{file.name.lower()}{anchor}{after}"
        kind = "tree" if file.is_dir() else "blob"
        return f"{before}{SOURCE}/{kind}/main/{file.relative_to(ROOT)}{anchor}{after}"

    made = {ROOT / "docs" / f"{name}.md" for name in reference.pages()}
    parts, at = [], 0
    for block in CODE.finditer(text):
        parts += [LINK.sub(target, text[at : block.start()]), block[0]]
        at = block.end()
    return "".join(parts) + LINK.sub(target, text[at:])


if __name__ == "__main__":
    sys.exit(main())
