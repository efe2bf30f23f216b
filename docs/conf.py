"""How Sphinx builds the site. `scripts/documentation.py` puts the pages together and runs it."""

import tomllib
from pathlib import Path
from typing import Any

_project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text())["project"]

project = "Potager"
author = _project["authors"][0]["name"]
copyright = author
version = release = _project["version"]
extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 4
default_role = "literal"  # `name` in a docstring is code
autodoc_typehints = "signature"
autodoc_mock_imports = ["gymnasium", "numpy", "pettingzoo", "openskill", "matplotlib"]
html_theme = "furo"
html_logo = html_favicon = "../src/potager/table/web/static/favicon.svg"
html_title = "Potager"
html_static_path = ["site"]
html_css_files = ["site.css"]
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#2f6b33", "color-brand-content": "#2f6b33"},
    "dark_css_variables": {"color-brand-primary": "#8fcf7f", "color-brand-content": "#8fcf7f"},
    "source_repository": _project["urls"]["Source"],
    "source_branch": "main",
    "source_directory": "docs/",
}


def without_aliases(
    _app: Any, _what: str, _name: str, _of: Any, _options: Any, lines: list[str]
) -> None:
    """Python says of each field of a tuple that it is one."""
    if lines and lines[0].startswith("Alias for field number"):
        lines.clear()


def setup(app: Any) -> None:
    app.connect("autodoc-process-docstring", without_aliases)
